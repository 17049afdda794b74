"""The policy's answers about dice that lie on the table."""

from functools import lru_cache
from typing import Final

from tumblehall.agents.dicequest.cards import SCORING
from tumblehall.agents.dicequest.symbols import (
    LEAST,
    Need,
    best_turn,
    dice_to_roll,
    gain_of,
    gain_of_adding,
    gain_of_rolling,
    lacking,
    worth,
)
from tumblehall.games.dicequest.cards.challenges import FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.decks import TOKEN_NEED
from tumblehall.games.dicequest.cards.sources import ABILITIES, HERO_COUNT, SINGLE_USE
from tumblehall.games.dicequest.content.dice import FACES, PACKED, UNIT
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.causes import effect_of
from tumblehall.games.dicequest.rules.state import DicequestState, Phase
from tumblehall.games.dicequest.rules.verbs import (
    CONVERT,
    DIE,
    DISCARD,
    DONE,
    FACE,
    FREE,
    NEXT,
    REROLL,
    RUNE,
    SYMBOL,
    USE,
)

RUNE_UNIT: Final = UNIT[Symbol.RUNE]
GOLD, WOUND, USED_UP, TOKEN = 0.25, 0.6, 0.3, 0.5
"""What gold, a wound, an item and the re-roll token cost, in symbols."""
COMBAT: Final = int(Phase.COMBAT)
WOUNDS: Final = int(Phase.WOUND)


def result_now(s: DicequestState) -> int:
    """The result, packed; what a threat takes away counts as long as it is there."""
    total = s.added
    for face in s.unlocked:
        total += PACKED[face]
    for _, left in s.locked:
        total += left
    if s.lost:
        total -= sum(min(s.lost >> shift & 255, total >> shift & 255) << shift for shift in range(0, 40, 8))
    return total


def wanted(s: DicequestState) -> Need:
    """What the dice are for: the requirement, and in co-op the threats on the adventure too."""
    if s.coop and s.challenge >= FIRST_ADVENTURE and s.adventure_tokens:
        tokens = [TOKEN_NEED[kind] for kind in s.adventure_tokens]
        return tuple([sum(counts) for counts in zip(s.need, *tokens, strict=True)])
    return tuple(s.need)


def act(s: DicequestState, seat: int, options: list[int]) -> int:
    """Abilities, the token and runes, as long as they help."""
    if s.phase == COMBAT:
        position = (result_now(s), wanted(s), SCORING[s.challenge], tuple(s.unlocked))
        return combat(tuple(options), *position, s.light + s.deadly)
    if s.phase == WOUNDS:
        return next((option for option in options if option >= USE.first and _saves(s, option - USE.first)), options[0])
    return options[-1] if options[-1] >= USE.first else options[0]


def _saves(s: DicequestState, source: int) -> bool:
    """Free abilities always; items when somebody would fall."""
    if source < HERO_COUNT or not SINGLE_USE >> source - HERO_COUNT & 1:
        return True
    shields = (result_now(s) >> 8 * Symbol.SHIELD & 255) + s.blocks - s.shields
    return s.deadly > shields or s.light + s.unblockable + s.deadly - shields > s.active.bit_count()


@lru_cache(1 << 15)
def combat(
    options: tuple[int, ...], result: int, need: Need, scoring: int, unlocked: tuple[int, ...], wounds: int
) -> int:
    best = (LEAST, NEXT.first)
    lack = lacking(result, need)
    if not lack and not scoring and not wounds:
        return NEXT.first
    for option in options:
        if USE.first <= option < DISCARD.first:
            gain = use_gain(option - USE.first, result, need, scoring, unlocked, wounds)
        elif RUNE.first <= option <= RUNE.first + FREE:
            gain = _rune_gain(option - RUNE.first, result, need, scoring, unlocked)
        elif option == REROLL.first:
            again = dice_to_roll(result, need, scoring, unlocked)
            gain = 0.8 * sum(gain_of_rolling(result, need, scoring, face) for face in again)
            gain -= 0.0 if lack else TOKEN
        else:
            continue
        best = max(best, (gain, option))
    return best[1]


def _rune_gain(spent: int, result: int, need: Need, scoring: int, unlocked: tuple[int, ...]) -> float:
    """What a rune is likely to bring that rolls a die again; a rune of a die locks it."""
    rest = list(unlocked)
    if spent != FREE:
        rest.remove(spent)
    left = result - RUNE_UNIT
    lost = worth(result, need, scoring) - worth(left, need, scoring)
    return max((gain_of_rolling(left, need, scoring, face) for face in rest), default=0.0) - lost


@lru_cache(1 << 15)
def use_gain(source: int, result: int, need: Need, scoring: int, unlocked: tuple[int, ...], wounds: int) -> float:
    """What an ability is likely to bring, less its price."""
    ability = ABILITIES[source]
    assert ability is not None
    cost = ability.cost
    left = result - cost.runes * RUNE_UNIT
    price = worth(result, need, scoring) - worth(left, need, scoring) if cost.runes else 0.0
    price += GOLD * cost.gold + WOUND * cost.wounds
    if source >= HERO_COUNT and SINGLE_USE >> source - HERO_COUNT & 1:
        price += USED_UP
    return max([_gain(effect, left, need, scoring, unlocked, wounds) for effect in ability.effects]) - price


def _gain(effect: w.Effect, result: int, need: Need, scoring: int, unlocked: tuple[int, ...], wounds: int) -> float:
    lack = lacking(result, need)
    shields = result >> 8 * Symbol.SHIELD & 255
    match effect:
        case w.RemoveWound():
            return 0.6
        case w.DrawBasic():
            return 0.3 if lack else 0.8
        case w.ReadyReroll():
            return 0.8 if lack > 0 else 0.0
        case w.AddSymbol(symbols) | w.Convert(_, symbols) if Symbol.SHIELD in symbols and wounds > shields:
            return gain_of(effect, result, need, scoring, unlocked) + 0.5
        case _:
            return gain_of(effect, result, need, scoring, unlocked)


def answer_die(s: DicequestState, seat: int, options: list[int]) -> int:
    """Dice for the token, or for a rune: those that gain, and then no more."""
    return roll_again(tuple(options), result_now(s), wanted(s), SCORING[s.challenge])


@lru_cache(1 << 15)
def roll_again(options: tuple[int, ...], result: int, need: Need, scoring: int) -> int:
    best = (LEAST, DONE.first) if DONE.first in options else (-99.0, options[0])
    for option in options:
        if option != DONE.first:
            best = max(best, (gain_of_rolling(result, need, scoring, option - DIE.first), option))
    return best[1]


def turn_face(s: DicequestState, seat: int, options: list[int]) -> int:
    frame = s.question_of(seat)
    effect = effect_of(frame)
    assert isinstance(effect, w.SetFace)
    return FACE.first + best_turn(effect, result_now(s), wanted(s), SCORING[s.challenge], frame[4])[1]


def answer_symbol(s: DicequestState, seat: int, options: list[int]) -> int:
    """A symbol to add, or one of the requirement that falls away."""
    effect = effect_of(s.question_of(seat))
    result, need, scoring = result_now(s), wanted(s), SCORING[s.challenge]
    if not isinstance(effect, w.AddSymbol | w.Convert):
        return max(options, key=lambda option: -lacking(result, _less(need, option - SYMBOL.first)))
    return max(options, key=lambda option: gain_of_adding(result, need, scoring, option - SYMBOL.first, effect.n))


def _less(need: Need, slot: int) -> Need:
    return (*need[:slot], need[slot] - 1, *need[slot + 1 :])


def pay_rune(s: DicequestState, seat: int, options: list[int]) -> int:
    """A free one; else that of the die that is least likely to gain by another roll."""
    if options[-1] == RUNE.first + FREE:
        return options[-1]
    result, need, scoring = result_now(s), wanted(s), SCORING[s.challenge]
    return min(options, key=lambda option: gain_of_rolling(result, need, scoring, option - RUNE.first))


def convert(s: DicequestState, seat: int, options: list[int]) -> int:
    """The symbol that is missed least: a free one, or of a die that is best kept as it is."""
    result, need, scoring = result_now(s), wanted(s), SCORING[s.challenge]

    def loss(option: int) -> float:
        symbol, face = divmod(option - CONVERT.first, FACES + 1)
        rest = worth(result, need, scoring) - worth(result - UNIT[symbol], need, scoring)
        return rest + (0.0 if face == FREE else max(0.0, gain_of_rolling(result, need, scoring, face)))

    return min(options, key=loss)
