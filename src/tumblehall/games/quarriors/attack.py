"""Phase 3, attack: QC-8. The order inside is that of QC-8.14."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.destroy import DAMAGE, destroy
from tumblehall.games.quarriors.moments import Moment
from tumblehall.games.quarriors.numbers import creatures_of, defence_of, share_of
from tumblehall.games.quarriors.reactions import follow_up
from tumblehall.games.quarriors.state import NONE, QuarriorsState
from tumblehall.games.quarriors.triggers import on_table, push_triggers
from tumblehall.games.quarriors.wording import ready_name, seat_name, unlike
from tumblehall.games.quarriors.zones import find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

BEFORE_DEFENDERS = Moment.BEFORE_DEFENDERS


def fix_totals(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What each attacker deals to each opponent is fixed; then BEFORE_DEFENDERS, then protection, then defences."""
    seat = f[1]
    attackers = creatures_of(s, seat)
    if not attackers:
        attack_over(s, f, rng)
        return
    seats = range(s.players)
    s.shares = tuple(
        [(die.tag, tuple([0 if d == seat else share_of(s, seat, die, d) for d in seats])) for die in attackers]
    )
    if s.log is not None:
        data = {"player": seat_name(seat), "attackers": [ready_name(s, die) for die in attackers]}
        totals = {seat_name(d): total_against(s, d) for d in range(s.players) if d != seat}
        s.log.say("attack", data | {"totals": totals}, "QC-8.1")
    s.push((steps.DEFENCES, seat), (steps.ATTACK_OVER, seat))
    follow_up(s)
    push_triggers(s, on_table(s, BEFORE_DEFENDERS, seat, NONE))


def total_against(s: QuarriorsState, seat: int) -> int:
    """The total against a player now."""
    return s.totals[seat] if s.totals else sum([amounts[seat] for _, amounts in s.shares])


def defences(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The totals stand (QC-8.9); the others defend, clockwise from the attacker's left (QC-8.10)."""
    seat = f[1]
    s.totals = [total_against(s, d) for d in range(s.players)]
    for i in range(s.players - 1, 0, -1):
        s.stack.append((steps.DEFENCE, (seat + i) % s.players))


def defence(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """QC-8.7: while the total is above zero and undamaged creatures are left, another must be named."""
    seat = f[1]
    if s.totals and s.totals[seat] > 0:
        s.stack.append((steps.NAME, seat))


def ask_name(s: QuarriorsState, f: Frame) -> list[int]:
    return [choices.DEFEND + die.tag for die in unlike(s, creatures_of(s, f[1])) if not die.safe]


def answer_name(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """QC-8.6: below its defence nothing happens and the defence ends; else it is destroyed and absorbs its defence."""
    seat = f[1]
    found = find(s, option - choices.DEFEND)
    assert found is not None
    die = found[1]
    wall = defence_of(s, seat, die)
    total = s.totals[seat]
    if s.log is not None:
        data = {"player": seat_name(seat), "die": ready_name(s, die), "defence": wall, "total": total}
        s.log.say("defends", data | {"holds": total < wall}, "QC-8.6")
    if total < wall:
        s.totals[seat] = 0
        return
    s.totals[seat] -= wall
    s.stack.append((steps.DEFENCE, seat))
    follow_up(s)
    destroy(s, [die.tag], s.turn, DAMAGE)


def attack_over(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What was saved is within reach again, of its own condition too (Q122)."""
    s.shares = ()
    s.totals = []
    for area in s.ready:
        for place, die in enumerate(area):
            if die.safe:
                area[place] = die._replace(safe=False)
    if s.tables.has_doomed:
        s.stack.append((steps.CHECK,))
