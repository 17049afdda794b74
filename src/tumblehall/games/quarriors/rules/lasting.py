"""Marks and clauses on players that last for a time, and what is counted for a turn: when each of them ends."""

from tumblehall.games.quarriors.rules.state import BATTLE, TURN, QuarriorsState


def end_at_start(s: QuarriorsState, seat: int) -> None:
    """What ends as a player's turn begins (Q52), and counters that begin anew."""
    t = s.tables
    if s.watches:
        s.watches = tuple(watch for watch in s.watches if watch.until != seat)
    s.pickers = ()
    if t.counts_draws:
        s.draws = (*s.draws[:seat], 0, *s.draws[seat + 1 :])
    if t.marks_summons:
        s.summons = (*s.summons[:seat], 0, *s.summons[seat + 1 :])
    if not t.has_turn_marks:
        return
    for owner, area in enumerate(s.ready):
        for place, die in enumerate(area):
            if die.copied or die.uses or die.marks or die.summoned:
                marks = tuple(mark for mark in die.marks if mark.until != seat)
                kept = die.summoned and owner != seat
                area[place] = die.but(copied=False, uses=(), marks=marks, summoned=kept)


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
    for area in s.ready if s.tables.has_marks else ():
        for place, die in enumerate(area):
            if die.marks:
                area[place] = die.but(marks=tuple(mark for mark in die.marks if mark.until not in over))
