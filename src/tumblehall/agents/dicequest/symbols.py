"""What a result is worth, and what another roll of a die may bring: counted in symbols, remembered for the next time.

A result is packed as in the rules, eight bits for each symbol. `need` holds what is asked of each slot, `scoring` the
symbols that count beyond it, as bits."""

from functools import lru_cache
from typing import Final

from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_ID, OF_COLOUR, PACKED, SIDES_OF, UNIT
from tumblehall.games.dicequest.content.kinds import Colour
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.usable import can_turn

Need = tuple[int, ...]
SPARE: Final = 0.3
"""A symbol beyond the requirement of an adventure, as long as the requirement is not met."""
SCORED: Final = 0.6
"""And when it is."""
LEAST: Final = 0.01
"""A gain that is worth a roll."""
REMEMBERED: Final = 1 << 15


@lru_cache(REMEMBERED)
def lacking(result: int, need: Need) -> int:
    """How many symbols are missing."""
    spare = lack = 0
    for symbol in range(4):
        more = (result >> 8 * symbol & 255) - need[symbol]
        if more < 0:
            lack -= more
        else:
            spare += more
    runes = (result >> 32) - need[4]
    return lack + max(0, need[5] - spare) + max(0, -runes)


@lru_cache(REMEMBERED)
def worth(result: int, need: Need, scoring: int) -> float:
    """What a result is worth: one for each symbol that is not missing, and the score of an adventure."""
    lack = lacking(result, need)
    if not scoring:
        return float(-lack)
    more = sum(max(0, (result >> 8 * symbol & 255) - need[symbol]) for symbol in range(5) if scoring >> symbol & 1)
    if scoring & 1:
        more = max(0, more - need[5])
    return (SPARE if lack else SCORED) * more - lack


@lru_cache(REMEMBERED)
def gain_of_rolling(result: int, need: Need, scoring: int, face: int) -> float:
    """What is to be expected of another roll of a die that shows this face."""
    rest = result - PACKED[face]
    rolled = sum(SIDES_OF[other] * worth(rest + PACKED[other], need, scoring) for other in OF_COLOUR[COLOUR_OF[face]])
    return rolled / 6 - worth(result, need, scoring)


@lru_cache(REMEMBERED)
def dice_to_roll(result: int, need: Need, scoring: int, unlocked: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that are likely to gain by another roll, those that gain most first."""
    gains = sorted([(gain_of_rolling(result, need, scoring, face), face) for face in unlocked], reverse=True)
    return tuple([face for gain, face in gains if gain > LEAST])


def gain_of_turning(result: int, need: Need, scoring: int, face: int, to: int) -> float:
    return worth(result - PACKED[face] + PACKED[to], need, scoring) - worth(result, need, scoring)


def gain_of_adding(result: int, need: Need, scoring: int, symbol: int, n: int) -> float:
    return worth(result + n * UNIT[symbol], need, scoring) - worth(result, need, scoring)


def gain_of_die(result: int, need: Need, scoring: int, colour: int) -> float:
    """What is to be expected of one more die."""
    rolled = sum(SIDES_OF[face] * worth(result + PACKED[face], need, scoring) for face in OF_COLOUR[colour])
    return rolled / 6 - worth(result, need, scoring)


@lru_cache(REMEMBERED)
def gain_of(effect: w.Effect, result: int, need: Need, scoring: int, unlocked: tuple[int, ...]) -> float:
    """What an effect is likely to add to a result."""
    match effect:
        case w.AddSymbol(symbols, n):
            return max(gain_of_adding(result, need, scoring, symbol, n) for symbol in symbols)
        case w.Convert(start, to, n):
            before = [result - UNIT[symbol] for symbol in start if result >> 8 * symbol & 255]
            now = worth(result, need, scoring)
            return max((worth(rest + n * UNIT[new], need, scoring) - now for rest in before for new in to), default=0.0)
        case w.Reroll(colour, n):
            fit = tuple(face for face in unlocked if colour in (Colour.ANY, COLOUR_OF[face]))
            again = dice_to_roll(result, need, scoring, fit)[:n]
            return sum(gain_of_rolling(result, need, scoring, face) for face in again)
        case w.SetFace():
            turns = [best_turn(effect, result, need, scoring, face)[0] for face in unlocked if can_turn(effect, face)]
            return max(turns, default=0.0)
        case w.AddDie(colour, n):
            colours = range(4) if colour is Colour.ANY else (int(colour),)
            return n * max(gain_of_die(result, need, scoring, one) for one in colours)
        case w.ReduceNeed(n):
            return float(min(n, lacking(result, need)))
        case _:
            return 0.0


@lru_cache(REMEMBERED)
def best_turn(effect: w.SetFace, result: int, need: Need, scoring: int, face: int) -> tuple[float, int]:
    """The best face that the effect turns a die to, and what that gains."""
    others = [to for to in OF_COLOUR[COLOUR_OF[face]] if to != face and effect.to in (None, FACE_ID[to])]
    return max((gain_of_turning(result, need, scoring, face, to), to) for to in others)
