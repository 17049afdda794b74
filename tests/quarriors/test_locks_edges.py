"""Locks as others meet them: the view, positions, reasons, options and their words."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import do, now, options, play, seat
from tumblehall.kernel.table import Table

HOWLER, EYE_2, FROG = "Frost Howler#3", "Quaxos' Eye#4", "Poison Dart Frog#3"
WILDS = "Frost Howler/Strong, Quaxos' Eye/Mighty, Poison Dart Frog/Mighty"


def reason(table: Table, answer: str) -> tuple[str, str]:
    with pytest.raises(th.IllegalAction) as refused:
        table.act(table.decisions[0].seat, answer)
    return str(refused.value).rpartition(" (")[0], str(refused.value).rpartition(" (")[2].rstrip(")")


def labels(table: Table, verb: str) -> list[str]:
    return [option.label for option in table.decisions[0].options if option.id.startswith(verb)]


# -- the view ----------------------------------------------------------------------------------------------------------


def test_a_base_table_has_no_locks_in_its_view() -> None:
    view: Any = play(seat(active="Portal#4", bag="Portal")).view(None)
    assert [key for key in ("locked", "draws", "summons") if key in view["seats"][0]] == []
    assert "locked" not in view


def test_view_shows_the_locked_die_with_its_price_for_each_seat() -> None:
    table = play(seat(locked=now(HOWLER), quiddity=5), seat(locked=FROG, ready="Quaxos' Eye#5"), wilds=WILDS)
    mine, theirs = (one["locked"] for one in table.view(None)["seats"])
    assert {key: mine[key] for key in ("ref", "name", "die", "now", "unlock", "level")} == {
        "ref": "locked:0", "name": "frost-howler#3", "die": "frost-howler#3", "now": True,
        "unlock": [None, 2], "level": 0,
    }  # fmt: skip
    assert (theirs["now"], theirs["unlock"]) == (False, [2, 2])  # 2 - 1 + 1 for the opponent (Q92)


def test_what_cannot_be_bought_has_no_price() -> None:
    table = play(seat(active="Portal#4", bag="Portal"), seat(locked=EYE_2), wilds=WILDS)
    assert table.view(None)["seats"][1]["locked"]["unlock"] == [None, None]


def test_an_empty_area_and_the_lock_of_the_turn_are_seen() -> None:
    table = play(seat(active=f"{HOWLER}, Basic Quiddity#1"), wilds=WILDS)
    view: Any = table.view(None)
    assert (view["locked"], view["seats"][1]["locked"]) == (False, None)
    do(table, "lock frost-howler#3")
    assert table.view(None)["locked"] is True


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [HOWLER, now(HOWLER), {"die": "Frost Howler#3+Death#4@1", "marks": [[0, 2, False, 1]]}])
def test_position_with_a_locked_die_is_read_and_written(die: Any) -> None:
    table = play(
        seat(locked=die, active="Portal#4", bag="Portal"), wilds=f"{WILDS}, Death/Charm", turn={"locked": True}
    )
    position = table.position()
    assert (position["seats"][0]["locked"], position["turn"]["locked"]) == (die, True)
    assert th.from_position(position).position() == position


def test_the_question_of_the_duty_is_read_and_written() -> None:
    table = do(play(seat(active=f"{HOWLER}, {FROG}"), wilds=WILDS), "next")
    again = th.from_position(table.position())
    assert [option.id for option in again.decisions[0].options] == options(table)


def test_a_duty_without_a_lock_symbol_is_refused() -> None:
    position = do(play(seat(active=f"{HOWLER}, {FROG}"), wilds=WILDS), "next").position()
    position["seats"][0]["active"] = []
    with pytest.raises(th.BadInput, match="lock-duty"):
        th.from_position(position)


# -- options and reasons -----------------------------------------------------------------------------------------------


def test_options_say_where_a_die_goes_and_what_it_costs() -> None:
    table = play(seat(active="Quaxos' Eye#4", quiddity=2), seat(locked=HOWLER), wilds=WILDS)
    assert labels(table, "lock") == ["Lock Quaxos' Eye (lock **)", "Lock Quaxos' Eye (lock **) in seat 1's area"]
    assert labels(table, "unlock") == ["Unlock Frost Howler (lock) of seat 1 for 2"]


@pytest.mark.rule("QL-3", "QL-6", "QL-9", "QL-12", "QL-13")
@pytest.mark.parametrize(
    ("answer", "words", "rule"),
    [
        ("lock frost-howler#4", "shows no lock", "QL-3"),
        ("lock frost-howler#5", "is not in your active pool", "QC-2.10"),
        ("lock frost-howler#3", "you have locked a die this turn", "QL-3"),
        ("lock frost-howler#3@1", "does not let it into the area of seat 1", "QL-12"),
        ("unlock frost-howler#3@0", "you have locked Frost Howler (lock) this turn", "QL-6"),
        ("unlock quaxos-eye#4@1", "cannot be unlocked for quiddity", "QL-13"),
        ("unlock frost-howler#3@1", "is not locked there", "QL-9"),
        ("unlock poison-dart-frog#3@2", "costs 1", "QL-9"),
        ("activate frost-howler#3@0", "its price is not there, or it has no target", "QL-17"),
    ],
)
def test_refusals_say_why_with_the_rule(answer: str, words: str, rule: str) -> None:
    mine = seat(active=f"Frost Howler#4, {HOWLER}, Portal#4", locked=now(HOWLER), bag="Portal")
    others = seat(locked=EYE_2), seat(locked=FROG)
    table = play(mine, *others, wilds=WILDS, turn={"locked": True})
    said, cited = reason(table, answer)
    assert words in said
    assert cited == rule


@pytest.mark.rule("QL-3", "QL-9")
@pytest.mark.parametrize(("answer", "rule"), [("lock frost-howler#3", "QL-3"), ("unlock frost-howler#3@1", "QL-9")])
def test_in_other_questions_the_phase_is_the_reason(answer: str, rule: str) -> None:
    table = play(seat(ready="Assistant#5"), seat(locked=HOWLER), wilds=WILDS, phase="score")
    assert reason(table, answer)[1] == rule
