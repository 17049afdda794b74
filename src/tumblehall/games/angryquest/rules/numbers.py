"""Derived numbers: computed from card, upgrades and board, never stored."""

from typing import Final

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import LOOP, loop_distance
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.language.words import Role
from tumblehall.games.angryquest.rules.state import NONE, AngryState

MOST_UPGRADES: Final = 3
MOVEMENT_BONUS: Final = (3, 5)
"""AQ-4.6: what a movement upgrade of level 1 or 2 is worth."""


PRINTED: Final = tuple(character.values for character in CHARACTERS)


def levels_of(s: AngryState, c: int, attribute: int) -> int:
    """The upgrade levels a character has on an attribute."""
    return sum((upgrade & 1) + 1 for upgrade in s.upgrades[c] if upgrade >> 1 == attribute)


def value_of(s: AngryState, c: int, attribute: int) -> int:
    """An attribute with its upgrades."""
    value = PRINTED[c][attribute]
    for upgrade in s.upgrades[c]:
        if upgrade >> 1 == attribute:
            value += MOVEMENT_BONUS[upgrade & 1] if attribute == Attribute.MOVEMENT else (upgrade & 1) + 1
    return value


def works(role: Role, attacking: bool) -> bool:
    """Whether an ability of that role works for the attacker, or for the defender."""
    return role == Role.BOTH or (role == Role.ATTACK) == attacking


def dice_of(s: AngryState, c: int, attribute: int, attacking: bool) -> int:
    """How many dice a character rolls in combat against another."""
    dice = value_of(s, c, attribute)
    for helper in s.team[s.owner[c]]:
        more = has.MORE_DICE[helper]
        if more is not None and works(more.role, attacking) and _helps(s, helper, c, more.range):
            dice += more.n
    return max(1, dice - s.weak[c])


def _helps(s: AngryState, helper: int, c: int, reach: int) -> bool:
    if helper == c:
        return True
    a, b = s.where[helper], s.where[c]
    return 0 <= a < LOOP and 0 <= b < LOOP and loop_distance(a, b) <= reach


def hits_of(c: int, foe: int, attribute: int, faces: tuple[int, ...], attacking: bool) -> int:
    """The hits of a roll, before armour: AQ-5.2 to AQ-5.4."""
    target = 5 if attribute == Attribute.ARCANE else 4
    easier = has.HIT_ON[c]
    if easier is not None and easier.attribute == attribute and works(easier.role, attacking):
        target = easier.target
    six = 2 if attribute == Attribute.CLOSE else 1
    critical = has.CRITICAL[c]
    if critical is not None and critical.attribute == attribute and works(critical.role, attacking):
        six = critical.value
    evil_eye = has.NO_CRITICAL[foe]
    if evil_eye is not None and works(evil_eye.role, not attacking):
        six = 1
    return sum(six if face == 6 else 1 for face in faces if face >= target)


def armour_against(s: AngryState, c: int, foe: int, attribute: int, attacking: bool) -> int:
    """The hits of a foe that the armour of `c` cancels: AQ-5.5."""
    if attribute == Attribute.ARCANE and has.ARMOUR_VS_ARCANE[c] is None:
        return 0
    armour = value_of(s, c, Attribute.ARMOUR)
    pierce = has.PIERCE[foe]
    if pierce is not None and works(pierce.role, not attacking):
        armour -= pierce.n
    return max(0, armour)


def can_upgrade(s: AngryState, c: int, attribute: int) -> bool:
    """AQ-4.5: three upgrades at most, each for another attribute except where an ability says so."""
    held = s.upgrades[c]
    return len(held) < MOST_UPGRADES and sum(upgrade >> 1 == attribute for upgrade in held) < most_alike(c)


def most_alike(c: int) -> int:
    """How many upgrades of one attribute a character may hold."""
    stack = has.UPGRADE_STACK[c]
    return 1 if stack is None else stack.most


def standing_on(s: AngryState, space: int, but: int = NONE) -> int:
    """The character on a space of loop or road, or NONE; `but` is left out."""
    for team in s.team:
        for c in team:
            if s.where[c] == space and c != but:
                return c
    return NONE


def rivals_on_loop(s: AngryState, seat: int) -> list[int]:
    """The characters of the other players that effects can reach on the loop (A25)."""
    return [c for other, team in enumerate(s.team) if other != seat for c in team if 0 <= s.where[c] < LOOP]
