"""The attack that somebody is asked to aim, reckoned out for all to see: fields and health lie open."""

from typing import Literal, TypedDict

from tumblehall.games.quaeleon.language import terms
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.attack import ask_aim, damage
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import changes_around, find, shields, value_of
from tumblehall.games.quaeleon.rules.pieces import Laid, Mod
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import ATTACK
from tumblehall.games.quaeleon.rules.verbs import SEAT

Stat = Literal["attack", "defence", "healing"]
Op = Literal["add", "mul", "set"]
STATS: tuple[Stat, ...] = ("attack", "defence", "healing")
OPS: tuple[Op, ...] = ("add", "mul", "set")
"""By the numbers of the terms."""


class Change(TypedDict):
    """A change of a value."""

    stat: Stat
    op: Op
    n: float


class BlowChange(Change):
    """A change of the attack that is being aimed."""

    owner: int | None
    card: str | None
    """The card on a field that it comes of; none where it sticks to the card that attacks."""


class Shield(TypedDict):
    """A card that keeps something off."""

    card: str
    n: int


class Target(TypedDict):
    """What the attack would do to one of those it can hit."""

    seat: int
    stopped: int
    shields: list[Shield]
    damage: int
    health: int
    left: int


class Blow(TypedDict):
    """The attack that somebody is asked to aim."""

    seat: int
    card: str
    printed: int
    changes: list[BlowChange]
    """In the order in which they count."""
    power: int
    pierce: int
    targets: list[Target]


def change_of(mod: Mod) -> Change:
    return {"stat": STATS[mod.stat], "op": OPS[mod.op], "n": mod.n}


def blow_of(s: QuaeleonState) -> Blow | None:
    """What makes the attack as strong as it is, and what each target would lose."""
    if not s.stack or s.stack[-1][0] != steps.AIM:
        return None
    _, seat, order, *_ = s.stack[-1]
    laid = find(s, seat, order)
    assert laid is not None
    power = value_of(s, seat, laid, terms.Stat.ATTACK)
    return {
        "seat": seat,
        "card": card_name(laid.kind),
        "printed": ATTACK[laid.kind],
        "changes": _changes(s, seat, laid),
        "power": power,
        "pierce": laid.pierce,
        "targets": [_target(s, option - SEAT.first, power, laid) for option in ask_aim(s, s.stack[-1])],
    }


def _changes(s: QuaeleonState, owner: int, laid: Laid) -> list[BlowChange]:
    """In the order in which they count: what sticks to the card, then what lies on the fields."""
    own: list[BlowChange] = [
        {**change_of(mod), "owner": None, "card": None} for mod in laid.mods if mod.stat == terms.Stat.ATTACK
    ]
    around: list[BlowChange] = [
        {
            **change_of(Mod(int(terms.Stat.ATTACK), each.op, each.n)),
            "owner": each.owner,
            "card": card_name(each.kind),
        }
        for each in changes_around(s, owner, terms.Stat.ATTACK)
    ]
    return own + around


def _target(s: QuaeleonState, target: int, power: int, laid: Laid) -> Target:
    lost = damage(s, target, power, laid.pierce)
    health = s.health[target]
    return {
        "seat": target,
        "stopped": power - lost,
        "shields": [{"card": card_name(each.kind), "n": int(each.n)} for each in shields(s, target) if each.n],
        "damage": lost,
        "health": health,
        "left": max(0, health - lost),
    }
