"""Attacks (KQ-4): each is separate, hits all its targets at the same moment and meets their defence anew."""

from typing import Final

from tumblehall.games.quaeleon.language.terms import Op, Stat, Trigger
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.health import fall
from tumblehall.games.quaeleon.rules.names import card_name, laid_ref
from tumblehall.games.quaeleon.rules.numbers import changes_around, defence_of, find, shields, value_of
from tumblehall.games.quaeleon.rules.pieces import Laid
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import AIMS
from tumblehall.games.quaeleon.rules.targets import OWNER_CHOOSES, found_by
from tumblehall.games.quaeleon.rules.triggers import answers, fire
from tumblehall.games.quaeleon.rules.verbs import SEAT
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json


def attack(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """One attack of a card that still lies there; the others of its attack step follow."""
    _, seat, order, left, quiet = f
    laid = find(s, seat, order)
    if laid is None:
        return
    power = value_of(s, seat, laid, Stat.ATTACK)
    who = AIMS[laid.kind]
    if power <= 0 or who is None:
        if power == 0 and s.log is not None:
            s.log.say("no-attack", blow_data(s, seat, laid, power, []), "KQ-4.5")
        return
    targets = found_by(s, who, seat)
    if len(targets) > 1 and who in OWNER_CHOOSES:
        s.stack.append((steps.AIM, seat, order, left, quiet))
    elif targets:
        strike(s, seat, laid, power, targets, left, quiet, rng)


def ask_aim(s: QuaeleonState, f: Frame) -> list[int]:
    _, seat, order, _, _ = f
    laid = find(s, seat, order)
    who = None if laid is None else AIMS[laid.kind]
    return [] if who is None else [SEAT.first + target for target in found_by(s, who, seat)]


def answer_aim(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, order, left, quiet = f
    laid = find(s, seat, order)
    assert laid is not None
    strike(s, seat, laid, value_of(s, seat, laid, Stat.ATTACK), [option - SEAT.first], left, quiet, rng)


def damage(s: QuaeleonState, target: int, power: int, pierce: int) -> int:
    """What an attack of that power takes from a target."""
    return max(0, power - max(0, defence_of(s, target) - pierce))


def strike(
    s: QuaeleonState, seat: int, laid: Laid, power: int, targets: list[int], left: int, quiet: int, rng: Rng
) -> None:
    """R13: damage to all at once, then who is out, then what it sets off."""
    if left > 1:
        s.stack.append((steps.ATTACK, seat, laid.order, left - 1, quiet))
    amounts = [damage(s, target, power, laid.pierce) for target in targets]
    told = None if s.log is None else blow_data(s, seat, laid, power, targets)
    for target, n in zip(targets, amounts, strict=True):
        s.health[target] = max(0, s.health[target] - n)
    if s.log is not None and told is not None:
        for hit in told["hits"]:
            hit["health"] = s.health[hit["seat"]]
        s.log.say("attack", told, "KQ-4.4")
    fall(s, rng)
    if quiet or s.outcome is not None:
        return
    hit = [target for target in targets if target != seat]  # R16
    found = answers(s, Trigger.HURT, [t for t, n in zip(targets, amounts, strict=True) if n > 0 and t != seat], seat)
    fire(s, found)
    fire(s, answers(s, Trigger.ATTACKED, hit, seat))


def blow_data(s: QuaeleonState, seat: int, laid: Laid, power: int, targets: list[int]) -> dict[str, Json]:
    """What is told of an attack: what cards on the fields make of it, and what keeps off how much."""
    hits = [
        {
            "seat": target,
            "stopped": power - damage(s, target, power, laid.pierce),
            "shields": [{"card": card_name(each.kind), "n": each.n} for each in shields(s, target) if each.n],
            "n": damage(s, target, power, laid.pierce),
        }
        for target in targets
    ]
    field = [
        {"seat": each.owner, "card": card_name(each.kind), "op": Op(each.op).name.lower(), "n": each.n}
        for each in changes_around(s, seat, Stat.ATTACK)
    ]
    card = card_name(laid.kind)
    return {"seat": seat, "card": card, "power": power, "pierce": laid.pierce, "field": field, "hits": hits}


def blow_at(s: QuaeleonState, f: Frame, target: int) -> int:
    """What the attack that is being aimed would take from a target."""
    laid = find(s, f[1], f[2])
    assert laid is not None
    return damage(s, target, value_of(s, f[1], laid, Stat.ATTACK), laid.pierce)


def aim_data(s: QuaeleonState, f: Frame) -> dict[str, Json]:
    laid = find(s, f[1], f[2])
    assert laid is not None
    return {
        "card": card_name(laid.kind),
        "this": laid_ref(f[1], laid.slot),
        "power": value_of(s, f[1], laid, Stat.ATTACK),
        "pierce": laid.pierce,
    }


BLOW: Final = ("order", "left", "quiet")
STEPS = (
    work(steps.ATTACK, "attack", ("seat", *BLOW), attack),
    question(
        steps.AIM,
        "aim",
        takes=BLOW,
        ask=ask_aim,
        answer=answer_aim,
        prompt="Whom does {order} attack?",
        rule="KQ-4.4",
        verbs=(
            SEAT.said("Attack seat {it}: {health} health, {damage} damage", facts={**SEAT.facts, "damage": blow_at}),
        ),
        about=aim_data,
    ),
)
