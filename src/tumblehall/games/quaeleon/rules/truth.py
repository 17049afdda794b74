"""Whether what seats know is so, as the cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblehall.games.quaeleon.rules.knowing import DECK, place_of
from tumblehall.games.quaeleon.rules.pieces import KIND, Fact

if TYPE_CHECKING:
    from tumblehall.games.quaeleon.rules.state import QuaeleonState


def lying(s: QuaeleonState) -> dict[int, list[int]]:
    """What lies in each hidden place. What is picked in secret still counts as held."""
    there = {DECK: s.deck[:]}
    for seat in range(s.players):
        there[1 << seat] = s.hand[seat] + s.picks[seat]
        there |= {place_of(card): [card & KIND] for card in s.stacks[seat]}
    return there


def facts_of(s: QuaeleonState, seat: int) -> list[Fact]:
    """What a seat knows, the most certain first."""
    return sorted((fact for fact in s.facts if fact.knowers >> seat & 1), key=lambda fact: fact.places.bit_count())


def can_all_be(s: QuaeleonState, seat: int, facts: list[Fact]) -> bool:
    """Whether there is a card of its own for each fact of a seat, outside of its hand."""
    there = lying(s)
    del there[1 << seat]
    return _lie_there(facts, there)


def _lie_there(facts: list[Fact], there: dict[int, list[int]]) -> bool:
    if not facts:
        return True
    fact, *rest = facts
    for place, kinds in there.items():
        if place & fact.places and fact.kind in kinds:
            kinds.remove(fact.kind)
            if _lie_there(rest, there):
                return True
            kinds.append(fact.kind)
    return False
