"""Combat between two characters, reckoned once for each pair and their upgrades."""

from functools import lru_cache
from typing import Final

from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.odds import combat_odds
from tumblehall.games.angryquest.rules.state import AngryState

SAME_SPACE: Final = (Attribute.CLOSE, Attribute.ARCANE)
Fighter = tuple[int, tuple[int, ...], int]
"""A character, its upgrades, and the dice it lacks."""


def fighter(s: AngryState, c: int) -> Fighter:
    return c, s.upgrades[c], s.weak[c]


@lru_cache(100_000)
def answers(attacker: Fighter, defender: Fighter, attack: int) -> tuple[tuple[float, int], ...]:
    """The attacker's chance for each attribute to defend with, the defender's best first. Friends nearby that lend
    dice are left out."""
    s = AngryState(2)
    for seat, (c, upgrades, weak) in enumerate((attacker, defender)):
        s.team[seat] = [c]
        s.owner[c] = seat
        s.upgrades[c] = upgrades
        s.weak[c] = weak
    c, foe = attacker[0], defender[0]
    if not value_of(s, c, attack):
        return ((0.0, 0),)
    return tuple(sorted((combat_odds(s, c, foe, attack, a), a) for a in range(3) if value_of(s, foe, a)))


@lru_cache(100_000)
def meeting(attacker: Fighter, defender: Fighter) -> tuple[float, int]:
    """The best chance of who comes onto the other's space, and the attribute that gives it."""
    return max((answers(attacker, defender, a)[0][0], int(a)) for a in SAME_SPACE)
