"""The chance to get what is missing for success, by the best use of the re-roll token and of runes.

Abilities and wounds are left aside. The chance is exact where counting it takes no more than some 50 ms; for larger
pools it is an estimate, and the answer says so.
"""

from dataclasses import dataclass
from functools import lru_cache

from tumblehall.games.dicequest.rules.reckoning import Counts, Reckoner, TooLarge
from tumblehall.games.dicequest.rules.sampling import sampled_chance


@dataclass(frozen=True, slots=True)
class Chance:
    """Of success, from 0 to 1."""

    of: float
    exact: bool


@lru_cache(maxsize=4096)
def chance_with(
    unlocked: Counts, unrolled: Counts, free: Counts, need: Counts, fills: Counts, token: bool, runes: bool
) -> Chance:
    """`unrolled`: dice by colour that are still to be thrown. `free`: symbols that no unlocked die shows."""
    reckoner = Reckoner(need, fills, runes)
    try:
        return Chance(reckoner.best(unlocked, unrolled, free, token), True)
    except TooLarge:
        return Chance(sampled_chance(Reckoner(need, fills, runes), unlocked, unrolled, free, token), False)
