"""Quaeleon's Quest: a card is taken by putting it into the stack, and played when it is activated."""

from collections.abc import Iterable, Sequence

from tumblehall.kernel.values import Decision, Option
from tumblehall.lab.sim.reader import Deed, How, Reader, View

LAST = 4
"""So many cards lie in a stack that has place for one more."""


class QuaeleonReader(Reader):
    asks = frozenset(("stack",))

    def takes(self, option: str) -> str | None:
        verb, _, card = option.partition(" ")
        return card if verb == "stack" else None

    def deeds(self, kind: str, data: View) -> Iterable[Deed]:
        if kind == "activated":
            yield Deed("played", data["seat"], data["card"])

    def allowed(self, decision: Decision, view: View, card: str, how: How) -> Sequence[Option]:
        """Whoever must take it builds a stack as ever, and lays it as the last card at least."""
        if how == "never" or decision.kind not in self.asks:
            return super().allowed(decision, view, card, how)
        placed = view["seats"][decision.seat]["picks"] or []
        taking = [option for option in decision.options if self.takes(option.id) == card]
        if taking and len(placed) >= LAST:
            return taking
        if not taking and card not in placed:
            return decision.options
        others = [option for option in decision.options if self.takes(option.id) is not None]
        ending = [option for option in decision.options if option.id == "confirm"]
        return (others if taking else [*others, *ending]) or decision.options

    def without(self, view: View, seat: int, card: str) -> View:
        seats = list(view["seats"])
        seats[seat] = {**seats[seat], "hand": [held for held in seats[seat]["hand"] or () if held != card]}
        return {**view, "seats": seats}


READER = QuaeleonReader
