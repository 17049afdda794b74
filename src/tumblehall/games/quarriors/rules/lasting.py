"""Marks and clauses on players that last for a time, and what is counted for a turn: when each of them ends."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.compile import words_in
from tumblehall.games.quarriors.language.terms import Chooser, Duration, Side, Special, Who, Zone
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.areas import areas_of
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.numbers import that_of, things
from tumblehall.games.quarriors.rules.state import (
    BATTLE,
    LOCKED,
    NONE,
    TURN,
    UNHURT,
    Aside,
    Debt,
    Mark,
    QuarriorsState,
    Scope,
    Watch,
)
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.flow import Frame

HOST: Final = Special.HOST
IT: Final = Special.IT
THIS: Final = Special.THIS
ASIDE: Final = Zone.ASIDE
SPOKEN_THAT: frozenset[object] = frozenset((Who.THAT, Side.THAT, Chooser.THAT))

# -- it begins -------------------------------------------------------------------------------------------------------


def until_of(duration: Duration, me: int, owner: int) -> int:
    """How long something lasts, as marks and watches keep it."""
    match duration:
        case Duration.TURN:
            return TURN
        case Duration.ATTACK:
            return BATTLE
        case Duration.MY_NEXT_TURN:
            return me
        case Duration.OWNERS_NEXT_TURN:
            return owner
        case _:
            assert_never(duration)


def lay_mark(s: QuarriorsState, f: Frame, tags: list[int], mark: Mark, until: Duration) -> None:
    """A mark on creatures, told player by player."""
    me = f[3]
    if s.tables.tells_marks:
        mark = mark._replace(by=me, source=s.tables.program(f[1]).source)
    names: dict[int, list[str]] = {}
    for tag in tags:
        found = find(s, tag)
        assert found is not None
        seat, die = found
        lasting = mark._replace(until=until_of(until, me, seat))
        change(s, die, die.but(marks=(*die.marks, lasting)))
        names.setdefault(seat, []).append(die_name(s, die.code))
        if mark.still:
            _still_share(s, tag)
    if s.log is not None:
        for seat, dice in names.items():
            data = {"player": seat_name(seat), "dice": dice, "attack": mark.attack, "defence": mark.defence}
            ends = until_of(until, me, seat)
            if ends >= 0:
                data["until"] = seat_name(ends)
            elif ends == BATTLE:
                data["lasts"] = "attack"
            s.log.say("stilled" if mark.still else "boosted", data, "QC-12.2")


def _still_share(s: QuarriorsState, tag: int) -> None:
    """Q53: before the first defender is named, a stilled attacker counts for nobody."""
    battle = s.battle
    if battle is not None and not battle.totals:
        battle.shares = tuple((t, (0,) * s.players if t == tag else amounts) for t, amounts in battle.shares)


def lay(s: QuarriorsState, effect: e.Watch, laid: int, f: Frame) -> None:
    """Lies on ME from now on, with the dice and the player that it speaks of."""
    _, _, _, me, this, other = f
    scope = Scope(me, this, other)
    clause = s.tables.clause(laid).clause
    spoken = frozenset(words_in(clause))
    s.done = 1
    that = that_of(scope) if SPOKEN_THAT & spoken else NONE
    it = NONE
    for special in (IT, HOST):
        if special in spoken and it == NONE:
            for thing in things(s, special, scope)[:1]:
                it = steps.REF + (thing.seat << 9) + thing.ref
    by = this if isinstance(clause, c.Instead) or THIS in spoken or HOST in spoken else NONE
    uses = NONE if effect.uses is None else effect.uses
    s.watches = (*s.watches, Watch(me, laid, until_of(effect.until, me, me), uses, by, that, it))
    if s.log is not None:
        s.log.say("watch", {"player": seat_name(me), "words": s.tables.clause(laid).name}, "QC-12.2")


def wait_for(s: QuarriorsState, laid: int, f: Frame, seats: list[int]) -> None:
    """Waits for a moment; a die that is set aside keeps what it waits for with it (Q34)."""
    _, program, at, me, this, _ = f
    before = s.tables.program(program).effects[at - 1] if at else None
    if isinstance(before, e.Move) and before.to is ASIDE and before.dice is THIS and s.aside:
        *rest, aside = s.aside
        if aside.clause == NONE:
            s.aside = (*rest, Aside(aside.seat, aside.code, laid))
            return
    s.debts = (*s.debts, *(Debt(me, seat, laid, this) for seat in seats))


# -- it ends ---------------------------------------------------------------------------------------------------------


def end_at_start(s: QuarriorsState, seat: int) -> None:
    """What ends as a player's turn begins (Q52), and counters that begin anew."""
    t = s.tables
    if s.watches:
        s.watches = tuple(watch for watch in s.watches if watch.until != seat)
    if t.counts_draws and s.draws[seat]:
        s.draws = (*s.draws[:seat], 0, *s.draws[seat + 1 :])
    if t.marks_summons and s.summons[seat]:
        s.summons = (*s.summons[:seat], 0, *s.summons[seat + 1 :])
    if t.has_locks:
        for area in s.ready:
            if area and area[-1].locked > LOCKED:  # QL-6
                area[-1] = area[-1].but(locked=LOCKED)
    if not t.has_turn_marks:
        return
    for owner, area in areas_of(s):
        for place, die in enumerate(area):
            kept = die.summoned and owner != seat
            if die.copied or die.uses or die.marks or die.summoned != kept or die.sent or die.safe:
                marks = tuple([mark for mark in die.marks if mark.until != seat])
                area[place] = die.but(copied=False, uses=(), marks=marks, summoned=kept, sent=False, safe=UNHURT)


def end_battle(s: QuarriorsState) -> None:
    """What lasts for a battle."""
    _end(s, BATTLE)


def end_turn(s: QuarriorsState) -> None:
    """What lasts for a turn; a battle that never came is over too (Q153)."""
    if s.watches or s.tables.has_marks:
        _end(s, TURN, BATTLE)
    s.pickers = ()


def _end(s: QuarriorsState, *over: int) -> None:
    if s.watches:
        s.watches = tuple(watch for watch in s.watches if watch.until not in over)
    if not s.tables.has_marks:
        return
    for _, area in areas_of(s):
        for place, die in enumerate(area):
            if die.marks:
                area[place] = die.but(marks=tuple(mark for mark in die.marks if mark.until not in over))
