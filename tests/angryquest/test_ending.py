"""AQ-6.8, AQ-6.9, A36, A37: failing, dropping out, and the end of the game."""

import pytest

import tumblehall as th
from tests.angryquest.mat import (
    ANNIE,
    HROTH,
    LUDO,
    MIMI,
    OLGA,
    PIM,
    YRSA,
    asked,
    do,
    heard,
    options,
    play,
    seat,
    to_act,
    where,
    who,
)
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.table import Table

HIT, MISS = 4, 3
TEAM = [who(HROTH, "cmb-red-1", "close2"), who(OLGA, "cmb-red-2"), who(LUDO, "t30", weak=1, stall=2)]
"""Ten dice in close; the third character is elsewhere."""


def assault(successes: int, *others: list[dict[str, object]] | dict[str, object], failed: int = 0) -> Table:
    """Phase 2 with close against the Clay Colossus, which asks for five successes."""
    rolls = [HIT] * successes + [MISS] * (10 - successes) + [1] * 3
    table = play(seat(*TEAM, failed=failed), *others, phase1="ranged", rolls=rolls)
    return do(table, "fight", "use close")


@pytest.mark.rule("AQ-6.9")
def test_who_wins_phase_2_wins_the_game() -> None:
    table = assault(5, [who(MIMI)])
    assert table.outcome == th.Outcome((0,), ((0,), (1,)), None, "Seat 0 defeated the monster", "AQ-6.9")
    assert table.decisions == ()


@pytest.mark.rule("AQ-6.9")
def test_one_success_too_few_wins_nothing() -> None:
    table = assault(4, [who(MIMI)])
    assert (table.outcome, asked(table)) == (None, "end")


@pytest.mark.rule("AQ-6.9")
def test_those_who_are_out_rank_behind_those_who_are_not() -> None:
    table = assault(5, [who(MIMI)], seat(out=True), [who(PIM)])
    assert table.outcome is not None
    assert table.outcome.ranking == ((0,), (1, 3), (2,))


@pytest.mark.rule("AQ-6.9")
def test_nothing_can_be_done_after_the_end() -> None:
    table = assault(5, [who(MIMI)])
    with pytest.raises(th.IllegalAction, match="the game is over"):
        table.act(0, "end-turn")
    with pytest.raises(th.UndoRefused, match="the game is over"):
        table.undo(0)


@pytest.mark.rule("AQ-6.8", "A36")
@pytest.mark.parametrize("failed", [0, 1])
def test_a_first_and_second_failure_at_phase_2_are_counted_a36(failed: int) -> None:
    table = assault(0, [who(MIMI)], failed=failed)
    assert (table.view(None)["seats"][0]["failed"], table.view(None)["seats"][0]["out"]) == (failed + 1, False)
    assert where(table, HROTH) == "cmb-red-1"


@pytest.mark.rule("AQ-6.8", "A36")
def test_the_roll_right_after_phase_1_is_an_attempt_too_a36() -> None:
    table = play(TEAM, [who(MIMI)], rolls=[HIT] * 10 + [MISS] * 2)
    do(table, "fight", "use close", "use ranged")
    assert table.view(None)["seats"][0]["failed"] == 1
    assert asked(table) == "end"


@pytest.mark.rule("AQ-6.8", "A36")
def test_failures_are_counted_for_each_player_a36() -> None:
    table = play(TEAM, seat(who(MIMI, "cmb-green-1"), failed=2), phase1="ranged", rolls=[MISS] * 10)
    do(table, "fight", "use close")
    assert [one["failed"] for one in table.view(None)["seats"]] == [1, 2]


@pytest.mark.rule("AQ-6.8")
def test_a_third_failure_puts_the_player_out_of_the_game() -> None:
    table = assault(0, [who(MIMI)], [who(PIM)], failed=2)
    out = table.view(None)["seats"][0]
    assert (out["out"], out["team"], out["failed"]) == (True, [], 3)
    assert (table.outcome, asked(table)) == (None, "end")


@pytest.mark.rule("AQ-6.8", "A37")
def test_all_characters_of_who_is_out_leave_the_game_with_their_upgrades_a37() -> None:
    table = assault(0, [who(MIMI)], [who(PIM)], failed=2)
    position, state = table.position(), table.state
    assert position["removed"] == [HROTH, OLGA, LUDO]
    assert not {HROTH, OLGA, LUDO} & {*position["deck"], *(card["character"] for card in position["face_up"])}
    assert isinstance(state, AngryState)
    gone = [CHARACTER_NUMBERS[name] for name in (HROTH, OLGA, LUDO)]
    marks = [(state.owner[c], state.where[c], state.upgrades[c], state.stall[c], state.weak[c]) for c in gone]
    assert marks == [(-1, -1, (), 0, 0)] * 3


@pytest.mark.rule("AQ-6.8", "A37")
def test_a_space_left_by_who_is_out_is_free_a37() -> None:
    table = assault(0, [who(MIMI, "t29")], [who(PIM)], failed=2)
    do(table, "end-turn", "roll", f"move {MIMI} t30")
    assert asked(table) == "end"


@pytest.mark.rule("AQ-6.8", "A37")
def test_the_others_play_on_without_who_is_out_a37() -> None:
    table = assault(0, [who(MIMI, "t12")], [who(PIM, "t21")], failed=2)
    do(table, "end-turn", "roll", f"move {MIMI} t13", "end-turn", "roll", f"move {PIM} t22", "end-turn")
    assert [turn["seat"] for turn in heard(table, "turn")] == [0, 1, 2, 1]
    assert (to_act(table), options(table)) == (1, ["roll"])


@pytest.mark.rule("AQ-6.9", "A37")
def test_the_last_player_left_wins_a37() -> None:
    table = assault(0, [who(MIMI)], failed=2)
    assert table.outcome == th.Outcome((1,), ((1,), (0,)), None, "Seat 1 is the last one left", "AQ-6.9")


@pytest.mark.rule("AQ-6.9", "A37")
def test_the_last_of_several_wins_and_the_others_tie_a37() -> None:
    table = assault(0, seat(out=True), [who(ANNIE)], seat(out=True), failed=2)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranking) == ((2,), ((2,), (0, 1, 3)))


@pytest.mark.rule("AQ-6.9")
def test_the_end_is_told() -> None:
    assert heard(assault(5, [who(YRSA)]), "over") == [{"winner": "red", "reason": "Seat 0 defeated the monster"}]
