"""What a sensible player answers, at once: a policy on the state, for playouts. It reads ints and no texts, and what
it works out is remembered by what it hangs on, because playouts of one position ask the same again and again."""

from collections.abc import Callable
from typing import Final

from tumblehall.agents.dicequest.policy_combat import act, answer_die, answer_symbol, convert, pay_rune, turn_face
from tumblehall.agents.dicequest.policy_dice import deploy, pick_colour, pick_dice, remove
from tumblehall.agents.dicequest.policy_heroes import block, heal, level, place, suffer
from tumblehall.agents.dicequest.policy_tavern import attempt, drop, gift, pay_tokens, refresh, send, target, tavern
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import Rng

Answer = Callable[[DicequestState, int, list[int]], int]


def _last(s: DicequestState, seat: int, options: list[int]) -> int:
    return options[-1]


ANSWERS: Final[dict[int, Answer]] = {
    steps.TAVERN: tavern,
    steps.TARGET: target,
    steps.QUEST: attempt,
    steps.PARTY: send,
    steps.REMOVE: remove,
    steps.DEPLOY: deploy,
    steps.ACT: act,
    steps.TOKEN_DICE: answer_die,
    steps.RUNE_DIE: answer_die,
    steps.PAY_RUNE: pay_rune,
    steps.SUFFER: suffer,
    steps.PICK_DICE: pick_dice,
    steps.TURN_FACE: turn_face,
    steps.PICK_COLOUR: pick_colour,
    steps.PICK_SYMBOL: answer_symbol,
    steps.CONVERT: convert,
    steps.REDUCE: answer_symbol,
    steps.HEAL: heal,
    steps.LEVEL: level,
    steps.DISCARD: drop,
    steps.PAY_ITEM: drop,
    steps.GIFT: gift,
    steps.REFRESH: refresh,
    steps.BLOCK: block,
    steps.PLACE: place,
    steps.PAY_TOKENS: pay_tokens,
    steps.END_TURN: _last,
    steps.SAFE_WOUND: suffer,
}
"""By question. All that there is lies open in this game, so there is nothing that a policy must not read."""


def choose(s: DicequestState, seat: int, rng: Rng) -> int:
    """One of `s.options_of(seat)`."""
    options = s.options_of(seat)
    if len(options) == 1:
        return options[0]
    return ANSWERS[s.question_of(seat)[0]](s, seat, options)
