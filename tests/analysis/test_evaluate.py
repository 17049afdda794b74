"""`states` and `evaluate`: every position of a record, and how likely each seat wins there."""

import json
from dataclasses import replace

import pytest

import tumblehall as th
from tests.analysis.conftest import Played
from tumblehall.analysis.calibration import calibrated, table
from tumblehall.analysis.outlook import BY_CHANCE, outlook_of
from tumblehall.kernel.sim_rng import SimRng

GAMES = ("angryquest", "dicequest", "quaeleon", "quarriors")


@pytest.mark.parametrize("game", GAMES)
def test_states_are_all_positions_with_what_was_asked_and_chosen(game: str, played: Played) -> None:
    record = played(game, 2, ("skilled", "novice"))
    found = list(th.states(record))
    assert [(at.step, at.chosen) for at in found[:-1]] == [(n, entry.act) for n, entry in enumerate(record.entries)]
    for at, entry in zip(found, record.entries, strict=False):
        assert at.decision is not None
        assert at.decision.seat == entry.seat
        assert entry.act in [option.id for option in at.decision.options]
    last = found[-1]
    assert (last.decision, last.chosen, last.step) == (None, None, len(record.entries))
    assert last.state.outcome == record.outcome


def test_what_was_taken_back_is_no_state() -> None:
    table = th.new_table("angryquest", seats=2, seed="back")
    first = table.decisions[0]
    table.act(first.seat, first.options[0].id)
    table.undo(first.seat)
    table.act(first.seat, first.options[1].id)
    at, last = th.states(table.record)
    assert (at.step, at.chosen) == (2, first.options[1].id)
    assert last.decision is not None
    assert (last.step, last.chosen) == (3, None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_all_seats_have_one_together_and_the_same_seed_says_the_same(game: str, seats: int, played: Played) -> None:
    found = list(th.states(played(game, seats, ("skilled",), 40)))
    for at in (found[len(found) // 2], found[-1]):
        chances = th.evaluate(at, 12)
        assert sum(chances.win) == pytest.approx(1.0, abs=0.1 if game == "quaeleon" else 1e-9)  # all may fall at once
        assert all(0.0 <= win <= 1.0 for win in chances.win)
        assert th.evaluate(at, 12) == chances
    assert any(th.evaluate(at, 12, seed="2") != th.evaluate(at, 12) for at in found[10:13])


def test_together_all_have_the_same_chance(played: Played) -> None:
    (*_, at) = th.states(played("dicequest", 3, ("skilled",), 60, "coop"))
    chances = th.evaluate(at, 20)
    assert len(set(chances.win)) == 1
    assert 0.0 < chances.win[0] < 1.0


def test_game_that_is_over_is_certain(played: Played) -> None:
    record = played("quaeleon", 2, ("skilled", "novice"))
    (*_, last) = th.states(record)
    assert record.outcome is not None
    assert th.evaluate(last, 5) == th.Chances(tuple(float(seat in record.outcome.winners) for seat in (0, 1)), (0, 0))


@pytest.mark.parametrize("game", ["angryquest", "quaeleon"])
def test_what_a_seat_does_not_know_changes_nothing(game: str, played: Played) -> None:
    """The truth is exchanged for another world that the seat cannot tell from it."""
    found = [at for at in th.states(played(game, 3, ("skilled",), 40)) if at.decision is not None]
    changed = 0
    for at in found[2::9]:
        assert at.decision is not None
        other = at.state.imagine(at.decision.seat, SimRng("other"))
        changed += other.pack() != at.state.pack()
        assert th.evaluate(replace(at, state=other), 6) == th.evaluate(at, 6)
    assert changed


@pytest.mark.parametrize("budget", [0, -1, True, "many"])
def test_budget_is_a_number_of_playouts(budget: int) -> None:
    with pytest.raises(th.BadInput, match="number of playouts"):
        th.evaluate(th.new_table("quarriors", seed="x"), budget)


def test_seat_that_is_not_there_cannot_judge() -> None:
    with pytest.raises(th.BadInput, match="the seats are 0 to 1"):
        th.evaluate(th.new_table("quarriors", seed="x"), 5, eyes=2)


def test_more_glory_is_a_better_chance() -> None:
    table = th.new_table("quarriors", seats=2, seed="glory")
    position = table.position()
    position["seats"][1]["glory"] = 12
    ahead = th.evaluate(th.from_position(json.loads(json.dumps(position)), "glory"), 30)
    even = th.evaluate(table, 30)
    assert ahead.win[1] - even.win[1] > 2 * (ahead.error[1] + even.error[1])


def test_game_without_an_outlook_is_played_by_chance() -> None:
    assert outlook_of("snatch") is BY_CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_values_are_fitted_for_every_number_of_seats(game: str) -> None:
    """And what was fitted tells games that it was not fitted to better than a guess."""
    least, most = th.list_games()[game].seats
    rows = table()[game]
    assert set(rows) >= {str(seats) for seats in range(max(2, least), most + 1)}
    for row in rows.values():
        assert row["fitted"] < row["guess"]
        assert row["fitted"] < row["as_it_is"] + 0.02


def test_what_is_certain_stays_so() -> None:
    assert calibrated("quaeleon", [0.0, 1.0], False) == [0.0, 1.0]
    assert calibrated("quaeleon", [0.0, 0.0], False) == [0.0, 0.0]
    assert calibrated("dicequest", [1.0, 1.0], True) == [1.0, 1.0]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_judged_through_all_eyes(game: str, played: Played) -> None:
    """Who judges need not be asked there: in Quaeleon's Quest what others hold is dealt anew then."""
    for at in list(th.states(played(game, 2, ("skilled",))))[:: 1 if game == "quaeleon" else 8]:
        for eyes in (0, 1):
            assert len(th.evaluate(at, 20, eyes=eyes).win) == 2
