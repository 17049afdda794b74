"""What cards on fields and cards that are discarded set off."""

from collections.abc import Iterable
from typing import NamedTuple

from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import DISCARDED, ENTRY, NONE


class Answer(NamedTuple):
    """A list of effects that something set off; of several the card activated first comes first (KQ-3.2)."""

    order: int
    program: int
    owner: int
    this: int
    other: int


def answers(s: QuaeleonState, trigger: Trigger, seats: Iterable[int], other: int = NONE) -> list[Answer]:
    """The cards on the fields of these seats that answer a trigger."""
    table = ENTRY[trigger]
    return [
        Answer(laid.order, table[laid.kind], seat, laid.order, other)
        for seat in seats
        for laid in s.field[seat]
        if table[laid.kind] != NONE and not laid.silent
    ]


def answer_of_discarded(s: QuaeleonState, kind: int, owner: int, order: int = NONE) -> list[Answer]:
    """What a card does as it is discarded by an effect or a tie."""
    program = DISCARDED[kind]
    if program == NONE:
        return []
    return [Answer(s.count if order == NONE else order, program, owner, NONE, NONE)]


def fire(s: QuaeleonState, found: list[Answer]) -> None:
    """They resolve next, in the order of their cards; those of equal order as they come."""
    if len(found) > 1:
        found.sort(key=lambda answer: answer.order)
    for answer in reversed(found):
        s.stack.append((steps.RUN, answer.program, 0, answer.owner, answer.this, answer.other))
