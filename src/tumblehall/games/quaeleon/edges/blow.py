"""The attack that somebody is asked to aim, reckoned out for all to see: fields and health lie open."""

from typing import Literal, TypedDict

from tumblehall.games.quaeleon.language import terms
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.attack import ask_aim, damage
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import find, value_of
from tumblehall.games.quaeleon.rules.pieces import Laid, Mod
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import ATTACK, NONE
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

    field: bool
    """It comes of a card that lies on a field."""


class Target(TypedDict):
    """What the attack would do to one of those it can hit."""

    seat: int
    stopped: int
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
        "changes": [{**change_of(mod), "field": lies} for mod, lies in _changes(s, seat, laid)],
        "power": power,
        "pierce": laid.pierce,
        "targets": [_target(s, option - SEAT.first, power, laid) for option in ask_aim(s, s.stack[-1])],
    }


def _changes(s: QuaeleonState, owner: int, laid: Laid) -> list[tuple[Mod, bool]]:
    """In the order in which they count; True for those that come of cards on the field."""
    own = [(mod, False) for mod in laid.mods if mod.stat == terms.Stat.ATTACK]
    around = [(Mod(stat, op, n), True) for stat, whose, op, n in s.auras if whose in (owner, NONE)]
    return own + [each for each in around if each[0].stat == terms.Stat.ATTACK]


def _target(s: QuaeleonState, target: int, power: int, laid: Laid) -> Target:
    lost = damage(s, target, power, laid.pierce)
    health = s.health[target]
    return {"seat": target, "stopped": power - lost, "damage": lost, "health": health, "left": max(0, health - lost)}
