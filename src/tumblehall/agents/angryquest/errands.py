"""What can be had in a settlement, in turns won: upgrades, and somebody else in place of a character."""

from functools import lru_cache
from typing import Final

from tumblehall.agents.angryquest.plans import Member, cost_of, groups_of
from tumblehall.agents.angryquest.way import BEHIND, FASTEST, TURNS
from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.numbers import MOVEMENT_BONUS, PRINTED, can_upgrade
from tumblehall.games.angryquest.rules.odds import upgrade_odds
from tumblehall.games.angryquest.rules.state import NONE, AngryState

ARMOUR: Final = Attribute.ARMOUR
MOVEMENT: Final = Attribute.MOVEMENT
ARMOUR_WORTH: Final = 0.2
"""Turns that a point of armour is worth."""
FAITH: Final = 0.5
"""How far the group that an upgrade helps most is trusted to be the one that fights."""
HOPED: Final = 0.7
"""Dice for each attribute that a bare character is thought to win on its way."""


@lru_cache(100_000)
def upgrade_gains(
    monster: int, phase1: int, carry: int, failed: int, team: tuple[Member, ...], place: int, step: int
) -> tuple[float, ...]:
    """By attribute the turns that a try to upgrade it wins for the character in that place of a team."""
    c, upgrades, hope = team[place]
    s = AngryState(1)
    s.upgrades[c] = upgrades
    groups = groups_of(monster, phase1, carry, failed, team)
    gains = [0.0] * 5
    for attribute in range(5):
        if not can_upgrade(s, c, attribute):
            continue
        for level, chance in enumerate(upgrade_odds(s, c, attribute)):
            if attribute == MOVEMENT:
                gain = _faster(c, upgrades, step, level)
            elif attribute == ARMOUR:
                gain = ARMOUR_WORTH * (level + 1)
            else:
                better = (*team[:place], (c, (*upgrades, attribute * 2 + level), hope), *team[place + 1 :])
                gain = FAITH * max(
                    before.cost - after.cost
                    for before, after in zip(groups, groups_of(monster, phase1, carry, failed, better), strict=True)
                    if len(before.members) >= min(2, len(team))
                )
            gains[attribute] += chance * gain
    return tuple(gains)


@lru_cache(10_000)
def movement_of(c: int, upgrades: tuple[int, ...]) -> int:
    """The movement of a character, as far as TURNS knows it."""
    return min(FASTEST, PRINTED[c][MOVEMENT] + sum(MOVEMENT_BONUS[u & 1] for u in upgrades if u >> 1 == MOVEMENT))


def _faster(c: int, upgrades: tuple[int, ...], step: int, level: int) -> float:
    """The turns that a movement upgrade of that level wins for who stands there."""
    now = movement_of(c, upgrades)
    return TURNS[now][step + BEHIND] - TURNS[min(FASTEST, now + MOVEMENT_BONUS[level])][step + BEHIND]


@lru_cache(2_000)
def rating(monster: int, phase1: int, c: int) -> float:
    """How good a bare character is in a team against this monster, in turns; the more the better."""
    close, ranged, arcane = (3 * (PRINTED[c][a] + HOPED) for a in range(3))
    fight = cost_of(monster, phase1, 0, 0, (close, ranged, arcane))[0]
    return ARMOUR_WORTH * PRINTED[c][ARMOUR] - fight / 3 - TURNS[PRINTED[c][MOVEMENT]][BEHIND]


@lru_cache(100)
def usual_newcomer(monster: int, phase1: int) -> float:
    """The rating of the better of two cards that are drawn, on average."""
    ratings = sorted(rating(monster, phase1, c) for c in range(CARDS))
    return sum((2 * i + 1) * worth for i, worth in enumerate(ratings)) / CARDS**2


def team_rating(monster: int, team: tuple[int, ...]) -> float:
    """How good bare characters are together, in turns; the more the better."""
    fight = groups_of(monster, NONE, 0, 0, tuple((c, (), HOPED) for c in team))[-1].cost
    return -fight - sum(TURNS[PRINTED[c][MOVEMENT]][BEHIND] for c in team)
