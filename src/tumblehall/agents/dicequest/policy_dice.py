"""The policy's answers about the pool, and about the dice that abilities pick."""

from typing import Final

from tumblehall.agents.dicequest.attempts import chance_of_roll
from tumblehall.agents.dicequest.cards import SCORING
from tumblehall.agents.dicequest.policy_combat import answer_die, result_now, wanted
from tumblehall.agents.dicequest.symbols import best_turn, gain_of_die, gain_of_rolling
from tumblehall.games.dicequest.cards.challenges import AT_PLAY, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.sources import ABILITIES, HERO_COUNT, SINGLE_USE
from tumblehall.games.dicequest.content.kinds import Colour
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.causes import effect_of
from tumblehall.games.dicequest.rules.state import DicequestState, Phase
from tumblehall.games.dicequest.rules.verbs import COLOUR, DIE, DONE, USE

LIKELY: Final = 0.7
"""With such a chance of the first roll nothing is used up."""
COMBAT: Final = int(Phase.COMBAT)


def deploy(s: DicequestState, seat: int, options: list[int]) -> int:
    """What heroes and equipment bring costs nothing; potions are for what is hard."""
    for option in options:
        if option >= USE.first and _deploys(s, option - USE.first):
            return option
    return options[0]


def _deploys(s: DicequestState, source: int) -> bool:
    ability = ABILITIES[source]
    assert ability is not None
    if isinstance(ability.effects[0], w.Recolour):
        return False
    if source < HERO_COUNT or not SINGLE_USE >> source - HERO_COUNT & 1:
        return True
    if s.challenge == AT_PLAY or chance_of_roll(tuple(s.pool), wanted(s)) > LIKELY:
        return False
    effect = ability.effects[0]
    if not isinstance(effect, w.AddDie) or effect.colour is Colour.ANY or s.challenge >= FIRST_ADVENTURE:
        return True
    return gain_of_die(0, wanted(s), 0, int(effect.colour)) > 0


def remove(s: DicequestState, seat: int, options: list[int]) -> int:
    """The die without which the chance is best."""

    def without(option: int) -> float:
        pool = list(s.pool)
        pool[option - COLOUR.first] -= 1
        return chance_of_roll(tuple(pool), tuple(s.need))

    return max(options, key=without)


def pick_dice(s: DicequestState, seat: int, options: list[int]) -> int:
    effect = effect_of(s.question_of(seat))
    if isinstance(effect, w.Reroll):
        return answer_die(s, seat, options)
    dice = [option for option in options if option != DONE.first]
    if not isinstance(effect, w.SetFace):
        return _exchanged(s, options, dice)
    result, need, scoring = result_now(s), wanted(s), SCORING[s.challenge]
    best = max(dice, key=lambda option: best_turn(effect, result, need, scoring, option - DIE.first)[0])
    gains = best_turn(effect, result, need, scoring, best - DIE.first)[0] > 0
    return best if gains or options[-1] != DONE.first else DONE.first


def _exchanged(s: DicequestState, options: list[int], dice: list[int]) -> int:
    """The die to exchange: after the roll the one that is best rolled again, before it the colour asked for least."""
    if options[-1] == DONE.first:
        return DONE.first
    if s.phase == COMBAT:
        result, need, scoring = result_now(s), wanted(s), SCORING[s.challenge]
        return max(dice, key=lambda option: gain_of_rolling(result, need, scoring, option - DIE.first))
    return min(dice, key=lambda option: _asked(s, option - COLOUR.first))


def _asked(s: DicequestState, colour: int) -> float:
    """How much of what is asked a die of this colour shows."""
    return gain_of_die(0, wanted(s), 0, colour)


def pick_colour(s: DicequestState, seat: int, options: list[int]) -> int:
    result = result_now(s)
    need, scoring = wanted(s), SCORING[s.challenge]
    return max(options, key=lambda option: gain_of_die(result, need, scoring, option - COLOUR.first))
