"""What is still missing for success, and the chance to get it by the best use of the re-roll token and of runes.

Abilities and wounds are left aside. The chance is exact where counting it takes no more than some 50 ms; for larger
pools it is an estimate, and the answer says so.
"""

from dataclasses import dataclass
from functools import lru_cache

from tumblehall.games.dicequest.cards.programs import NO_RUNE_REROLL
from tumblehall.games.dicequest.content.dice import SHOWN, unpack
from tumblehall.games.dicequest.rules.matching import missing
from tumblehall.games.dicequest.rules.numbers import fills_of, result_of
from tumblehall.games.dicequest.rules.reckoning import Counts, Reckoner, TooLarge
from tumblehall.games.dicequest.rules.sampling import sampled_chance
from tumblehall.games.dicequest.rules.state import DicequestState, Phase


@dataclass(frozen=True, slots=True)
class Chance:
    """Of success, from 0 to 1."""

    of: float
    exact: bool
    missing: Counts
    """What is missing now, by slot."""


def chance_now(s: DicequestState, seat: int) -> Chance:
    """For the challenge under way, before the roll or after it."""
    fills = fills_of(s)
    need = tuple(s.need)
    if s.phase < Phase.COMBAT:
        free: Counts = tuple(unpack(s.added))
        lacking = missing(free, need, fills)
        return _chance(
            (), tuple(s.pool), free, need, fills, s.reroll[seat], not NO_RUNE_REROLL[s.threat], tuple(lacking)
        )
    result = result_of(s)
    shown = [sum(SHOWN[face][symbol] for face in s.unlocked) for symbol in range(5)]
    free = tuple(n - there for n, there in zip(result, shown, strict=True))  # negative where a threat took symbols
    lacking = missing(result, need, fills)
    token = s.reroll[seat] and s.phase == Phase.COMBAT
    runes = s.phase == Phase.COMBAT and not NO_RUNE_REROLL[s.threat]
    return _chance(tuple(s.unlocked), (0, 0, 0, 0), free, need, fills, token, runes, tuple(lacking))


@lru_cache(maxsize=4096)
def _chance(
    unlocked: Counts,
    unrolled: Counts,
    free: Counts,
    need: Counts,
    fills: Counts,
    token: bool,
    runes: bool,
    lacking: Counts,
) -> Chance:
    reckoner = Reckoner(need, fills, runes)
    try:
        return Chance(reckoner.best(unlocked, unrolled, free, token), True, lacking)
    except TooLarge:
        return Chance(sampled_chance(Reckoner(need, fills, runes), unlocked, unrolled, free, token), False, lacking)
