"""Quarriors: a card is taken by capturing one of its dice, and played when a die is summoned or readied."""

from collections.abc import Iterable

from tumblehall.lab.sim.reader import Deed, Reader, View, seat_of

PLAYED = frozenset(("summoned", "readied"))


class QuarriorsReader(Reader):
    asks = frozenset(("act",))

    def __init__(self, view: View) -> None:
        self._card = {pile["die"]: pile["card"] for pile in view["wilds"]}

    def laid_out(self) -> Iterable[str]:
        return self._card.values()

    def takes(self, option: str) -> str | None:
        verb, _, die = option.partition(" ")
        return self._card.get(die) if verb == "capture" else None

    def deeds(self, kind: str, data: View) -> Iterable[Deed]:
        if kind in PLAYED and (card := self._card.get(data["die"].partition("#")[0])):
            yield Deed("played", seat_of(data["player"]), card)


READER = QuarriorsReader
