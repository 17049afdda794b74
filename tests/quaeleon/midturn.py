"""A state in the middle of a turn, for tests of single words."""

import tumblehall as th
from tests.quaeleon.mat import HOLD, play, seat, state
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges.text import describe
from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.language.words import Primitive
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.effects import deed_of
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAMS

ACTIVE = next(n for n, program in enumerate(PROGRAMS) if program.trigger is Trigger.ACTIVATE)
QUIET = next(n for n, program in enumerate(PROGRAMS) if program.trigger is Trigger.DISCARDED)


def standing(*seats: object, **more: object) -> QuaeleonState:
    """A state in the middle of seat 0's turn, its Quaeleon's Bargain on the field."""
    mine, *others = seats
    return state(play({**seat(HOLD), **mine} if isinstance(mine, dict) else HOLD, *others, **more))  # type: ignore[arg-type]


def done(s: QuaeleonState, word: Primitive, *targets: int, program: int = ACTIVE, this: int = 0) -> bool:
    """Does a primitive of seat 0's card; says whether it was carried out in full."""
    frame = (steps.RUN, program, 0, 0, this, NONE)
    return deed_of(word)(s, word, frame, list(targets), th.FastRng(1))


def mine(**more: object) -> dict[str, object]:
    return {"health": 50, **more, "stack": seat(HOLD)["stack"] + more.pop("stack", [])}


def names(kinds: list[int]) -> list[str]:
    return [CARDS[kind & KIND].slug for kind in kinds]


def option_named(s: QuaeleonState, frame: tuple[int, ...], text: str) -> int:
    asked: list[int] = s.STEPS[frame[0]].ask(s, frame)  # type: ignore[misc]
    return next(option for option in asked if describe(s, frame, option).id == text)
