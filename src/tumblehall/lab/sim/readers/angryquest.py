"""Angry Quest: a character is taken by keeping it at the beginning or at a settlement, and played by moving it."""

from collections.abc import Iterable

from tumblehall.lab.sim.reader import Deed, Reader, View


class AngryReader(Reader):
    asks = frozenset(("keep", "newcomer", "town"))

    def __init__(self, view: View) -> None:
        self._seat = {seat["colour"]: number for number, seat in enumerate(view["seats"])}

    def takes(self, option: str) -> str | None:
        verb, _, card = option.partition(" ")
        return card if verb in ("keep", "take") else None

    def leaves(self, option: str) -> str | None:
        verb, _, card = option.partition(" ")
        return card if verb == "return" else None

    def deeds(self, kind: str, data: View) -> Iterable[Deed]:
        if kind == "corner":
            self._seat[data["colour"]] = data["seat"]
        elif kind == "moved":
            yield Deed("played", self._seat[data["player"]], data["character"])


READER = AngryReader
