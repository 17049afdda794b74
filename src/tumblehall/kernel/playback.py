"""Playing a record again, entry by entry."""

from dataclasses import replace
from typing import Any

from tumblehall.kernel.course import Course, Sample, turning_points
from tumblehall.kernel.game import Game
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import enter, replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def opening(game: Game[Any], record: Record) -> Table:
    """The table of a record before its first entry."""
    # One entry more, which is never reached: replay compares the end only when it comes to it.
    return replay_table(game, replace(record, entries=(*record.entries, Entry(0, None))), upto=0)


def is_secret(table: Table, seat: int) -> bool:
    """Whether what the seat does now is hidden from the others: they learn from the events what they may know of it."""
    state = table.state
    return state.branches is not None or (seat in state.seats and state.STEPS[state.question_of(seat)[0]].secret)


def course_of(game: Game[Any], course: Course[Any], record: Record) -> dict[str, Json]:
    """The course of a record, as plain values. What was taken back is no part of it."""
    table = played_out(game, record)
    samples, luck = _walk(game, course, record, table.standing)
    state = table.state
    return {
        "of": course.of,
        "goal": course.goal(state),
        "samples": [[step, round_, list(standing)] for step, round_, standing in samples],
        "given": course.given,
        "luck": [[round(got, 1), round(usual, 1)] for got, usual in luck] if course.given else [],
        "turns": [list(turn) for turn in turning_points(samples, _leader(table))],
    }


def played_out(game: Game[Any], record: Record) -> Table:
    """The table of a record after its last entry."""
    table = opening(game, record)
    for entry in record.entries:
        enter(table, entry)
    return table


def _walk(
    game: Game[Any], course: Course[Any], record: Record, standing: frozenset[int]
) -> tuple[list[Sample], list[list[float]]]:
    """Where everybody stood after the answers that stand, and by seat what the dice gave and give on average."""
    table = opening(game, record)
    luck = [[0.0, 0.0] for _ in range(record.seats)]
    samples: list[Sample] = []

    def look(known: int) -> None:
        state = table.state
        at = (course.round(state), course.standing(state))
        if not samples or samples[-1][1:] != at:
            samples.append((table.step, *at))
        for event in table.events(None, known):
            for seat, got, usual in course.throws(state, event):
                luck[seat][0] += got
                luck[seat][1] += usual

    look(0)
    for number, entry in enumerate(record.entries):
        known = table.event_count(None)
        enter(table, entry)
        if number in standing:
            look(known)
    samples.append((table.step, *samples[-1][1:]))
    return samples, luck


def _leader(table: Table) -> int | None:
    """Whose lead is told: that of the only winner."""
    outcome = table.outcome
    return outcome.winners[0] if outcome is not None and len(outcome.winners) == 1 < table.seats else None
