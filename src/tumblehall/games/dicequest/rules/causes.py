"""Where a question comes from, as plain data for programs: the card, and the effect or the price."""

from typing import Final

from tumblehall.games.dicequest.cards.programs import PROGRAM_CARD, PROGRAMS
from tumblehall.games.dicequest.content.dice import FACE_NAME
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.language.plain import plain_effect
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Json

EFFECT: Final = ("program", "at")
"""The operands of a question that an effect asks."""


def effect_of(f: Frame) -> w.Effect | None:
    """The effect that asks; None where the program is shorter: a position may say anything."""
    effects = PROGRAMS[f[2]]
    return effects[f[3]] if f[3] < len(effects) else None


def cause(s: DicequestState, f: Frame) -> dict[str, Json]:
    """Of a question that an effect asks."""
    effect = effect_of(f)
    assert effect is not None
    return {"card": PROGRAM_CARD[f[2]], "effect": plain_effect(effect)}


def price(s: DicequestState, f: Frame) -> dict[str, Json]:
    """Of a question about what an ability or an action costs: all that it is paid for."""
    return card_of(f[2])


def card_of(program: int) -> dict[str, Json]:
    return {"card": PROGRAM_CARD[program], "effects": [plain_effect(effect) for effect in PROGRAMS[program]]}


def picked_dice(s: DicequestState) -> list[str]:
    """The dice named so far for a roll of several at once."""
    return [FACE_NAME[face] for face in s.picks]
