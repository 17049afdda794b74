"""Locks: what players do with them. One die of the own pool is locked in a turn, by will or by duty as phase 2 is left;
anybody's is unlocked for quiddity in phases 2 to 4 (QL-3, QL-4, QL-9, QL-12)."""

from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Moment
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import of_code
from tumblehall.games.quarriors.rules.figures import buyout_price
from tumblehall.games.quarriors.rules.mechanisms.energy import LIGHT
from tumblehall.games.quarriors.rules.mechanisms.locked import lock_is_open, locked_die
from tumblehall.games.quarriors.rules.mechanisms.locking import PAID, lock, unlock
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.numbers import seats_of
from tumblehall.games.quarriors.rules.pay import pay, wealth
from tumblehall.games.quarriors.rules.reactions import follow_up
from tumblehall.games.quarriors.rules.state import BEYOND, CLOCKWISE, NONE, QuarriorsState, Scope
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

BOUGHT_OUT: Final = Moment.BOUGHT_OUT
LOCK: Final = verbs.LOCK.first
LOCK_INTO: Final = verbs.LOCK_INTO.first
UNLOCK: Final = verbs.UNLOCK.first


# -- locking -----------------------------------------------------------------------------------------------------------


def lock_options(s: QuarriorsState, seat: int, code: int) -> list[int]:
    """Into whose locked areas a die of the pool may be put now: the own one once a turn, another's where its face says
    so, any number of times."""
    options = []
    for holder in _holders(s, seat, code):
        if holder != seat:
            options.append(LOCK_INTO + holder * verbs.CODES + code)
        elif lock_is_open(s, seat):
            options.append(LOCK + code)
    return options


def _holders(s: QuarriorsState, seat: int, code: int) -> list[int]:
    for said in s.tables.faces[code].says.get(m.LockInto, ()):
        assert isinstance(said.clause, m.LockInto)
        return sorted(seats_of(s, said.clause.who, Scope(seat, BEYOND + code)))
    return [seat]


def lock_from_pool(s: QuarriorsState, seat: int, option: int) -> None:
    """Locking closes the immediate window as readying does (Q235)."""
    own = option < LOCK_INTO
    holder, code = (seat, option - LOCK) if own else divmod(option - LOCK_INTO, verbs.CODES)
    s.window = False
    s.active[seat].remove(code)
    s.locked |= own
    lock(s, seat, holder, code)


# -- the duty (QL-4) ---------------------------------------------------------------------------------------------------


def must_lock(s: QuarriorsState, seat: int) -> bool:
    """Whether a player leaves phase 2 with a lock symbol in the pool, and no lock made this turn satisfies that."""
    faces = s.tables.faces
    return lock_is_open(s, seat) and any(faces[code].lock and lock_options(s, seat, code) for code in s.active[seat])


def call_for_lock(s: QuarriorsState, f: Frame) -> None:
    """Phase 2 is left again once a die is locked."""
    seat = f[1]
    s.stack += (f, (steps.LOCK_DUTY, seat))
    if s.log is not None:
        shown = [die_name(s, code) for code in s.active[seat] if s.tables.faces[code].lock]
        s.log.say("must-lock", {"player": seat_name(seat), "dice": shown}, "QL-4")


def ask_duty(s: QuarriorsState, f: Frame) -> list[int]:
    seat = f[1]
    t = s.tables
    codes = {t.same[code]: code for code in reversed(s.active[seat]) if t.faces[code].lock}
    return [option for code in sorted(codes.values()) for option in lock_options(s, seat, code)]


def answer_duty(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if s.tables.has_follow_ups:
        follow_up(s)
    lock_from_pool(s, f[1], option)


# -- unlocking for a price (QL-9) --------------------------------------------------------------------------------------


def unlock_options(s: QuarriorsState, seat: int) -> list[int]:
    """The locked dice, anybody's, that a player can pay for now."""
    options = []
    rich = NONE
    for holder in CLOCKWISE[s.players][seat]:
        if not s.ready[holder]:
            continue
        die = locked_die(s, holder)
        if die is None:
            continue
        price = buyout_price(s, seat, holder, die)
        if price is None:
            continue
        rich = wealth(s, seat) if rich == NONE else rich
        if price <= rich:
            options.append(UNLOCK + die.tag)
    return options


def buy_out(s: QuarriorsState, seat: int, tag: int, first: int = LIGHT) -> None:
    """Paid, it leaves; then it answers, though it is locked no more. `first`: the energy that pays before the other."""
    found = find(s, tag)
    assert found is not None
    holder, die = found
    price = buyout_price(s, seat, holder, die)
    assert price is not None
    paid = pay(s, seat, price, first)
    unlock(
        s,
        holder,
        die,
        PAID,
        {"payer": seat_name(seat), "price": price, "paid": [die_name(s, code) for code in paid]},
    )
    push_triggers(s, of_code(s, BOUGHT_OUT, holder, die.code, BEYOND + die.code))


STEPS = (
    question(
        steps.LOCK_DUTY,
        "lock-duty",
        ask=ask_duty,
        answer=answer_duty,
        prompt="You leave phase 2 with a lock symbol in your pool. Which die do you lock?",
        rule="QL-4",
        verbs=(verbs.LOCK, verbs.LOCK_INTO),
        about=lambda s, f: {"effect": "lock", "duty": True},
    ),
)
