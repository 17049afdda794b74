"""The arithmetic of a combat, side by side, for those who look on."""

from typing import TypedDict

from tumblehall.games.angryquest.rules.numbers import armour_against, dice_of, hits_of
from tumblehall.games.angryquest.rules.state import NONE, AngryState


class Side(TypedDict):
    """One side of a combat."""

    dice: int
    worth: list[int]
    """What the faces 1 to 6 count."""
    hits: list[int]
    """What the dice that fell count."""
    armour: int
    """What the foe stops of them."""
    total: int


def sides_of(s: AngryState) -> list[Side | None]:
    """Attacker and defender of the combat that goes on; the defender is null until an attribute is named."""
    assert s.fight is not None
    c, foe, attack, defence = s.fight
    answer = None if defence == NONE else _side(s, foe, c, defence, s.rolls[1], False)
    return [_side(s, c, foe, attack, s.rolls[0], True), answer]


def _side(s: AngryState, c: int, foe: int, attribute: int, faces: tuple[int, ...], attacking: bool) -> Side:
    worth = [hits_of(c, foe, attribute, (face,), attacking) for face in range(1, 7)]
    hits = [worth[face - 1] for face in faces]
    armour = armour_against(s, foe, c, attribute, not attacking)
    return {
        "dice": len(faces) or dice_of(s, c, attribute, attacking),
        "worth": worth,
        "hits": hits,
        "armour": armour,
        "total": max(0, sum(hits) - armour),
    }
