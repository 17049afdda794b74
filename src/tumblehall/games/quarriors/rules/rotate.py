"""Turning creatures to another face; the player chooses where several fit (Q14)."""

from typing import Final

from tumblehall.games.quarriors.language.terms import Phase, Way
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.carry_out import WAYS
from tumblehall.games.quarriors.rules.mechanisms.locked import set_free
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.turning import turned
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

SCORE: Final = int(Phase.SCORE)
FACE: Final = verbs.FACE.first


def ask_turn(s: QuarriorsState, f: Frame) -> list[int]:
    """The faces to which it may be turned, equal ones once."""
    _, _, tag, way = f
    found = find(s, tag)
    return [] if found is None else [FACE + face for face in turned(s, found[1], Way[WAYS[way]])]


def answer_turn(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    found = find(s, f[2])
    assert found is not None
    seat, die = found
    code = die.code & ~7 | option - FACE
    change(s, die, set_free(s, seat, die, code, s.phase == SCORE) if die.locked else die.but(code=code))
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, die.code), "to": die_name(s, code)}
        s.log.say("turned", data, "QC-2.12")


STEPS = (
    question(
        steps.TURN_FACE,
        "turn-face",
        takes=("tag", "way"),
        ask=ask_turn,
        answer=answer_turn,
        prompt="To which face do you turn {tag}?",
        rule="QC-2.12",
        verbs=(verbs.FACE,),
        about=lambda s, f: {"effect": "rotate"},
    ),
)
