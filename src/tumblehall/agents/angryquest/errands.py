"""What can be had in a settlement, in turns won: upgrades, and somebody else in place of a character."""

from functools import lru_cache
from typing import Final

from tumblehall.agents.angryquest.plans import Member, cost_of, groups_of
from tumblehall.agents.angryquest.way import BEHIND, FASTEST, TURNS
from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.numbers import MOST_UPGRADES, MOVEMENT_BONUS, PRINTED, most_alike
from tumblehall.games.angryquest.rules.state import NONE

MOVEMENT: Final = Attribute.MOVEMENT


@lru_cache(100_000)
def upgrade_odds(c: int, levels: int, attribute: int) -> tuple[float, float]:
    """The chances of an upgrade of level 1 and of level 2."""
    more, easier = has.UPGRADE_DICE[c], has.UPGRADE_ON[c]
    dice = PRINTED[c][attribute] + levels + 1 + (0 if more is None else more.n)
    target = 4 if easier is None else easier.target
    none, no_six = ((target - 1) / 6) ** dice, (5 / 6) ** dice
    return no_six - none, 1 - no_six


def levels_on(upgrades: tuple[int, ...], attribute: int) -> int:
    return sum((u & 1) + 1 for u in upgrades if u >> 1 == attribute)


@lru_cache(100_000)
def upgrade_gains(
    monster: int, phase1: int, carry: int, failed: int, team: tuple[Member, ...], place: int, step: int
) -> tuple[float, ...]:
    """By attribute the turns that a try to upgrade it wins, when all of the team fight; 0 where there is none."""
    c, upgrades, hope = team[place]
    gains = [0.0] * 5
    if len(upgrades) >= MOST_UPGRADES:
        return tuple(gains)
    before = groups_of(monster, phase1, carry, failed, team)
    for attribute in range(5):
        if sum(u >> 1 == attribute for u in upgrades) >= most_alike(c):
            continue
        odds = upgrade_odds(c, levels_on(upgrades, attribute), attribute)
        for level, chance in enumerate(odds):
            if attribute < Attribute.ARMOUR:
                better = (*team[:place], (c, (*upgrades, attribute * 2 + level), hope), *team[place + 1 :])
                after = groups_of(monster, phase1, carry, failed, better)
                gains[attribute] += (
                    chance
                    * max(
                        0.5 * (old.cost - new.cost)
                        for old, new in zip(before, after, strict=True)
                        if place in old.members and len(old.members) > 1
                    )
                    if len(team) > 1
                    else chance * (before[-1].cost - after[-1].cost)
                )
            elif attribute == MOVEMENT:
                gains[attribute] += chance * faster(c, upgrades, step, level)
            else:
                gains[attribute] += chance * ARMOUR_WORTH * (level + 1)
    return tuple(gains)


ARMOUR_WORTH: Final = 0.2


def movement_of(c: int, upgrades: tuple[int, ...]) -> int:
    """The movement of a character."""
    return min(FASTEST, PRINTED[c][MOVEMENT] + sum(MOVEMENT_BONUS[u & 1] for u in upgrades if u >> 1 == MOVEMENT))


def faster(c: int, upgrades: tuple[int, ...], step: int, level: int) -> float:
    """The turns that a movement upgrade of that level wins for who stands there."""
    now = movement_of(c, upgrades)
    return TURNS[now][step + BEHIND] - TURNS[min(FASTEST, now + MOVEMENT_BONUS[level])][step + BEHIND]


@lru_cache(2_000)
def rating(monster: int, phase1: int, c: int) -> float:
    """How good a bare character is in a team against this monster, in turns; the more the better."""
    dice = [(PRINTED[c][a] + 0.7) * 3 for a in range(3)]
    fight = cost_of(monster, phase1, 0, 0, (dice[0], dice[1], dice[2]))[0]
    return -0.33 * fight - TURNS[PRINTED[c][MOVEMENT]][BEHIND] + 0.2 * PRINTED[c][Attribute.ARMOUR]


@lru_cache(100)
def usual_newcomer(monster: int, phase1: int) -> float:
    """The rating of the better of two cards that are drawn, on average."""
    ratings = sorted(rating(monster, phase1, c) for c in range(CARDS))
    return sum((2 * i + 1) * worth for i, worth in enumerate(ratings)) / CARDS**2


def team_rating(monster: int, team: tuple[int, ...]) -> float:
    """How good bare characters are together, in turns; the more the better."""
    fight = groups_of(monster, NONE, 0, 0, tuple((c, (), 0.7) for c in team))[-1].cost
    return -fight - sum(TURNS[PRINTED[c][MOVEMENT]][BEHIND] for c in team)
