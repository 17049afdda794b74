"""The attack that somebody is asked to aim, reckoned out for all to see: fields and health lie open."""

from tumblehall.games.quaeleon.language.terms import Stat
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.attack import ask_aim, damage
from tumblehall.games.quaeleon.rules.choices import SEAT
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import find, value_of
from tumblehall.games.quaeleon.rules.pieces import Laid, Mod
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import ATTACK, NONE
from tumblehall.games.quaeleon.rules.values import mod_data
from tumblehall.kernel.values import Json


def blow_of(s: QuaeleonState) -> dict[str, Json] | None:
    """What makes the attack as strong as it is, and what each target would lose."""
    if not s.stack or s.stack[-1][0] != steps.AIM:
        return None
    _, seat, order, *_ = s.stack[-1]
    laid = find(s, seat, order)
    assert laid is not None
    power = value_of(s, seat, laid, Stat.ATTACK)
    return {
        "seat": seat,
        "card": card_name(laid.kind),
        "printed": ATTACK[laid.kind],
        "changes": [{**mod_data(mod), "field": lies} for mod, lies in _changes(s, seat, laid)],
        "power": power,
        "pierce": laid.pierce,
        "targets": [_target(s, option - SEAT, power, laid) for option in ask_aim(s, s.stack[-1])],
    }


def _changes(s: QuaeleonState, owner: int, laid: Laid) -> list[tuple[Mod, bool]]:
    """In the order in which they count; True for those that come of cards on the field."""
    own = [(mod, False) for mod in laid.mods if mod.stat == Stat.ATTACK]
    around = [(Mod(stat, op, n), True) for stat, whose, op, n in s.auras if whose in (owner, NONE)]
    return own + [each for each in around if each[0].stat == Stat.ATTACK]


def _target(s: QuaeleonState, target: int, power: int, laid: Laid) -> dict[str, Json]:
    lost = damage(s, target, power, laid.pierce)
    health = s.health[target]
    return {"seat": target, "stopped": power - lost, "damage": lost, "health": health, "left": max(0, health - lost)}
