"""Derived numbers: values of cards, initiative, amounts and conditions. Computed when asked for, never stored."""

from math import ceil
from typing import Final, Literal, NamedTuple, assert_never

from tumblehall.games.quaeleon.language.terms import (
    Act,
    Amount,
    AtMost,
    Condition,
    Figure,
    Op,
    Quantity,
    Scope,
    Stat,
    Times,
    Who,
)
from tumblehall.games.quaeleon.language.words import Forbid, Init, ModField
from tumblehall.games.quaeleon.rules.limits import IDLE_ROUNDS
from tumblehall.games.quaeleon.rules.pieces import Laid
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import DEFENCE, INITIATIVE, NONE, ONGOING, PRINTED

WITH_A_CARD: Final = 1 << 32
"""Above any health: initiative comes first, and a card of initiative 0 before none (R6)."""
ADD: Final = int(Op.ADD)
MUL: Final = int(Op.MUL)


def changed(value: Figure, op: int, n: Figure) -> Figure:
    if op == ADD:
        return value + n
    return value * n if op == MUL else n


def value_of(s: QuaeleonState, owner: int, laid: Laid, stat: int) -> int:
    """A value of a card on the field now: printed, changed by what sticks to it, then by the field, then rounded up and
    raised to 0. NONE when the card has no such value (R22)."""
    printed = PRINTED[stat][laid.kind]
    if printed == NONE or not (laid.mods or s.auras):
        return printed
    value: Figure = printed
    for mod in laid.mods:
        if mod.stat == stat:
            value = changed(value, mod.op, mod.n)
    for what, whose, op, n in s.auras:
        if what == stat and whose in (owner, NONE):
            value = changed(value, op, n)
    rounded: int = ceil(value)
    return max(0, rounded)


def defence_of(s: QuaeleonState, seat: int) -> int:
    """KQ-4.1: the sum over the field, but for a card that has not reached its Defence step (R9)."""
    total = 0
    for laid in s.field[seat]:
        if DEFENCE[laid.kind] != NONE and laid.order != s.entering:
            total += value_of(s, seat, laid, Stat.DEFENCE)
    return total


def defences(s: QuaeleonState) -> list[int]:
    """By seat, for what is told."""
    return [defence_of(s, seat) for seat in range(s.players)]


class Part(NamedTuple):
    """What a card adds to a sum: a shield to a defence, or a change of a value by a card that lies on a field."""

    owner: int
    kind: int
    op: int
    n: Figure


def shields(s: QuaeleonState, seat: int) -> list[Part]:
    """The cards that make up the defence of a seat."""
    lying = [laid for laid in s.field[seat] if DEFENCE[laid.kind] != NONE and laid.order != s.entering]
    return [Part(seat, laid.kind, ADD, value_of(s, seat, laid, Stat.DEFENCE)) for laid in lying]


def changes_around(s: QuaeleonState, owner: int, stat: Stat) -> list[Part]:
    """The changes that cards on the fields make to a value of a card of the owner, in the order in which they count."""
    lying = sorted((laid, seat) for seat in range(s.players) for laid in s.field[seat] if not laid.silent)
    return [
        Part(seat, laid.kind, int(word.op), word.n)
        for laid, seat in lying
        for word in ONGOING[laid.kind]
        if isinstance(word, ModField) and word.stat is stat and (word.scope is Scope.THE or seat == owner)
    ]


def initiative_of(s: QuaeleonState, seat: int) -> int:
    """That of the revealed card now; 0 without one."""
    if s.up[seat] == NONE:
        return 0
    return max(0, INITIATIVE[s.up[seat]] + s.up_init[seat] + s.swift[seat])


def precedence(s: QuaeleonState, seat: int) -> int:
    """Who has most of it takes the next turn: initiative counts first, then health."""
    if s.up[seat] == NONE:
        return s.health[seat]
    return WITH_A_CARD * (1 + initiative_of(s, seat)) + s.health[seat]


def turn_order(s: QuaeleonState) -> list[int]:
    """The seats that wait for their turn, next first, as initiative and health are now (R3)."""
    waiting = [seat for seat in clockwise(s, s.dealer) if s.waiting >> seat & 1]
    return sorted(waiting, key=lambda seat: -precedence(s, seat))


class Waiting(NamedTuple):
    """A seat that has yet to take its turn."""

    seat: int
    initiative: int
    tie: Literal["health", "gone"] | None
    """Where the card before it has the same initiative: `health` when that one has more, `gone` when both would
    annihilate each other (R4)."""


def those_waiting(s: QuaeleonState) -> list[Waiting]:
    """The order of turns as it would be if nothing changed, next first."""
    order = turn_order(s)
    return [
        Waiting(seat, initiative_of(s, seat), _tie(s, before, seat))
        for before, seat in zip([NONE, *order], order, strict=False)
    ]


def _tie(s: QuaeleonState, before: int, seat: int) -> Literal["health", "gone"] | None:
    if NONE in (before, s.up[seat]) or initiative_of(s, before) != initiative_of(s, seat):
        return None
    return "gone" if s.health[before] == s.health[seat] else "health"


def find(s: QuaeleonState, seat: int, order: int) -> Laid | None:
    """A card on the field of a seat by its order; None when it lies there no more."""
    for laid in s.field[seat]:
        if laid.order == order:
            return laid
    return None


def clockwise(s: QuaeleonState, after: int) -> list[int]:
    """The living, from the left of a seat round to itself."""
    players = s.players
    return [seat for i in range(1, players + 1) if s.health[seat := (after + i) % players] > 0]


def quantity(s: QuaeleonState, of: Quantity, me: int, this: int) -> int:
    match of:
        case Quantity.OPPONENTS:
            return len(s.living) - 1
        case Quantity.FLIPPED:
            return s.flipped
        case Quantity.MAX_FIELD_ATTACK:
            return _highest(s, Stat.ATTACK, this)
        case Quantity.MAX_FIELD_DEFENCE:
            return _highest(s, Stat.DEFENCE, this)
        case Quantity.OWN_HEALTH:
            return s.health[me]
        case Quantity.OWN_HAND:
            return len(s.hand[me])
        case Quantity.OWN_FIELD:
            return len(s.field[me])
        case Quantity.OWN_STACK:
            return len(s.stacks[me])
        case _:
            assert_never(of)


def _highest(s: QuaeleonState, stat: Stat, this: int) -> int:
    found = [value_of(s, seat, laid, stat) for seat in s.living for laid in s.field[seat] if laid.order != this]
    return max([0, *found])


def exact(s: QuaeleonState, n: Amount, me: int, this: int) -> Figure:
    """An amount with its fraction, as the sum of a value takes it."""
    return n.x * quantity(s, n.of, me, this) + n.plus if isinstance(n, Times) else n


def whole(s: QuaeleonState, n: Amount, me: int, this: int) -> int:
    """An amount rounded up, once, at the end (R23), and never below 0."""
    rounded: int = ceil(exact(s, n, me, this))
    return max(0, rounded)


def holds(s: QuaeleonState, condition: Condition, me: int, this: int) -> bool:
    found = quantity(s, condition.of, me, this)
    return bool(found <= condition.v if isinstance(condition, AtMost) else found >= condition.v)


def covers(who: Who, owner: int, seat: int) -> bool:
    """Whether an ongoing effect of the owner's card is about a seat."""
    return who is Who.ALL or (seat == owner) == (who is Who.SELF)


def refresh_ongoing(s: QuaeleonState) -> None:
    """What ongoing effects come to, after one of their cards came to the field or left it."""
    lying = sorted((laid, seat) for seat in range(s.players) for laid in s.field[seat] if ONGOING[laid.kind])
    auras = []
    s.no_gain = 0
    swift = [0] * s.players
    for laid, owner in lying:
        if laid.silent:
            continue
        for word in ONGOING[laid.kind]:
            match word:
                case ModField(scope, stat, op, n):
                    auras.append((int(stat), owner if scope is Scope.YOUR else NONE, int(op), n))
                case Init(_, n, _):
                    swift[owner] += n
                case Forbid(who, Act.GAIN):
                    for seat in range(s.players):
                        s.no_gain |= covers(who, owner, seat) << seat
                case Forbid():
                    pass  # looked up when something is annihilated
    s.auras = tuple(auras)
    s.swift = tuple(swift)


def is_shielded(s: QuaeleonState, seat: int, laid: Laid) -> bool:
    """Whether effects cannot annihilate a card: another one on the field forbids it."""
    for owner in s.living:
        for guard in s.field[owner]:
            if guard.order != laid.order and not guard.silent:
                for word in ONGOING[guard.kind]:
                    if isinstance(word, Forbid) and word.act is Act.ANNIHILATE and covers(word.who, owner, seat):
                        return True
    return False


def must_stack(s: QuaeleonState) -> bool:
    """R34: after two rounds running without an activated card nobody who holds one may stack none."""
    return s.idle >= IDLE_ROUNDS
