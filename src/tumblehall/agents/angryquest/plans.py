"""Who should fight the monster: each group of a team with what it can hope for, once it is gathered."""

from functools import lru_cache
from itertools import combinations, permutations
from math import log
from typing import Final, NamedTuple

from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules.lair import ALLOWED, ATTEMPTS
from tumblehall.games.angryquest.rules.numbers import PRINTED
from tumblehall.games.angryquest.rules.odds import monster_odds
from tumblehall.games.angryquest.rules.state import NONE

HASTE: Final = 13.0
"""So many turns make a chance e times as good: how groups that are quick and groups that are strong compare."""
HOPELESS: Final = 0.001
CARRIED: Final = 1
"""Sixes that a won phase 1 usually brings where they are carried over."""

Member = tuple[int, tuple[int, ...], float]
"""A character, its upgrades, and the dice for each attribute that it may still win on the way."""


class Group(NamedTuple):
    """Some of a team against the monster."""

    members: tuple[int, ...]
    """their places in the team"""
    cost: float
    """turns of fighting, and what the danger to fail for good is worth in turns"""
    time: float
    """turns of fighting"""
    success: float
    """the chance not to fail for good"""
    attribute: int
    """what it uses first"""


def dice_of_member(member: Member, attribute: int) -> float:
    c, upgrades, hope = member
    return PRINTED[c][attribute] + hope + sum((u & 1) + 1 for u in upgrades if u >> 1 == attribute)


@lru_cache(100_000)
def groups_of(monster: int, phase1: int, carry: int, failed: int, team: tuple[Member, ...]) -> tuple[Group, ...]:
    """All groups of a team that may win."""
    groups = []
    for size in range(1, len(team) + 1):
        for places in combinations(range(len(team)), size):
            dice = [sum(dice_of_member(team[i], a) for i in places) for a in range(3)]
            fight = cost_of(monster, phase1, carry, failed, (dice[0], dice[1], dice[2]))
            groups.append(Group(places, *fight))
    return tuple(groups)


@lru_cache(100_000)
def cost_of(
    monster: int, phase1: int, carry: int, failed: int, dice: tuple[float, float, float]
) -> tuple[float, float, float, int]:
    """What a fight with so many dice costs, in turns, its time and success, and the attribute to begin with."""
    if phase1 != NONE:
        return min((*_last_phase(monster, a, carry, failed, dice), a) for a in ALLOWED[monster][phase1])
    ways = []
    easier = CARRIED if isinstance(MONSTERS[monster].sixes, mw.CarriedSixes) else 0
    for first, second in permutations(range(3), 2):
        if first in ALLOWED[monster][NONE] and second in ALLOWED[monster][first]:
            need = MONSTERS[monster].needs[0][first]
            odds = max(HOPELESS, odds_with(monster, dice[first], *need)) if need is not None else HOPELESS
            cost, time, success = _last_phase(monster, second, easier, failed, dice)
            ways.append((cost + 1 / odds - 1, time + 1 / odds - 1, success, first))
    return min(ways)


def _last_phase(
    monster: int, a: int, carry: int, failed: int, dice: tuple[float, float, float]
) -> tuple[float, float, float]:
    need = MONSTERS[monster].needs[1][a]
    assert need is not None
    odds = max(HOPELESS, odds_with(monster, dice[a], max(1, need[0] - carry), need[1]))
    left = ATTEMPTS - failed
    success = 1 - (1 - odds) ** left
    tries = sum((n + 1) * (1 - odds) ** n * odds for n in range(left)) / success
    return tries - HASTE * log(success), tries, success


def odds_with(monster: int, dice: float, least: int, target: int) -> float:
    """The odds where the dice are only hoped for: between those of the whole numbers on either side."""
    whole = int(dice)
    low = monster_odds(monster, whole, least, target)
    if dice == whole:
        return low
    return low + (dice - whole) * (monster_odds(monster, whole + 1, least, target) - low)
