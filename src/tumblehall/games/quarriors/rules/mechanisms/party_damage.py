"""Damage that an effect deals to a party: its owner names takers as in an attack, but it is an effect and no battle
(Q152)."""

from typing import Final

from tumblehall.games.quarriors.rules import defence, destroy, steps, verbs
from tumblehall.games.quarriors.rules.figures import defence_of
from tumblehall.games.quarriors.rules.mechanisms.party_takers import takers_of
from tumblehall.games.quarriors.rules.names import ready_name, seat_name, unlike
from tumblehall.games.quarriors.rules.numbers import EFFECT
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

DEFEND: Final = verbs.DEFEND.first


def strike_parties(s: QuarriorsState, f: Frame, seats: list[int], n: int) -> None:
    s.done = len(seats) if n > 0 else 0
    for seat in reversed(seats) if n > 0 else ():
        s.stack.append((steps.HIT, seat, *f[1:], n))


def ask_hit(s: QuarriorsState, f: Frame) -> list[int]:
    """The creatures of the party that may be named next."""
    _, seat, program, _, me, *_ = f
    reached = takers_of(s, seat, me, s.tables.program(program).source)
    return [DEFEND + die.tag for die in unlike(s, defence.in_order(s, seat, reached))]


def answer_hit(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """Below its defence nothing happens and it is over; else it is destroyed and the rest goes on."""
    *rest, total = f
    seat, me, this = f[1], f[4], f[5]
    found = find(s, option - DEFEND)
    assert found is not None
    wall = defence_of(s, *found)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": ready_name(s, found[1]), "defence": wall, "total": total}
        s.log.say("defends", data | {"holds": total < wall}, "QC-8.6")
    if total < wall:
        return
    if total > wall:
        s.stack.append((*rest, total - wall))
    destroy.destroy(s, [found[1].tag], me, EFFECT, this)


STEPS = (
    question(
        steps.HIT,
        "hit",
        takes=(*steps.EFFECT, "left"),
        ask=ask_hit,
        answer=answer_hit,
        prompt="The damage is {left}. Which creature of your party takes it?",
        rule="QC-8.6",
        verbs=(verbs.DEFEND,),
        about=lambda s, f: {"effect": "defend", "total": f[7]},
    ),
)
