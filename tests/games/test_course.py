"""How a game went: where everybody stood, what the dice gave, and when the lead changed most."""

from types import SimpleNamespace
from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents.agent import answer_at
from tumblehall.agents.roster import agent_named
from tumblehall.games.angryquest.edges import course as angryquest
from tumblehall.games.dicequest.edges import course as dicequest
from tumblehall.games.quarriors.edges import course as quarriors
from tumblehall.kernel.course import Throw, turning_points
from tumblehall.kernel.values import Event
from tumblehall.server.jobs import course


def played(game: str, seats: int = 2, most: int = 10**6, **options: Any) -> th.Table:
    table = th.new_table(game, seats, options=options, seed="course")
    bot, rng = agent_named(game, "random"), th.FastRng(1)
    while table.decisions and table.step < most:
        asked = table.decisions[0]
        table.act(asked.seat, answer_at(bot, table, asked, rng))
    return table


@pytest.mark.parametrize("game", ["quarriors", "dicequest", "angryquest", "quaeleon"])
def test_the_last_standing_is_how_the_game_ended(game: str) -> None:
    table = played(game)
    told: Any = course(table.record.to_json())
    steps = [step for step, _, _ in told["samples"]]
    assert steps == sorted(steps)
    assert steps[-1] == table.step
    assert table.outcome is not None
    if table.outcome.scores is not None:
        assert told["samples"][-1][2] == list(table.outcome.scores)


def test_what_was_taken_back_is_no_part_of_the_course() -> None:
    table = played("dicequest", most=40)
    before: Any = course(table.record.to_json())
    asked = table.decisions[0]
    table.act(asked.seat, asked.options[0].id)
    table.take_back(asked.seat)
    after: Any = course(table.record.to_json())
    assert after["luck"] == before["luck"]
    assert [at for *_, at in after["samples"]] == [at for *_, at in before["samples"]]


def test_dice_of_quarriors_give_their_quiddity_against_the_mean_of_their_faces() -> None:
    state: Any = th.new_table("quarriors", 2, seed="1").state
    event = Event("rolled", {"player": "seat 1", "dice": ["basic-quiddity#1", "assistant#4"]})
    # A die of basic quiddity has five faces of 1 and one of 2; an assistant gives 1 on three of six.
    assert list(quarriors.throws(state, event)) == [(1, 1, 7 / 6), (1, 0, 0.5)]


def test_dice_of_dicequest_give_the_symbols_they_show() -> None:
    event = Event("rolled", {"player": "seat 0", "dice": ["blue:arrow+rune", "blue:blank"]})
    (seat, got, usual), (_, nothing, same) = dicequest.throws(Any, event)  # type: ignore[arg-type]
    assert (seat, got, nothing) == (0, 2, 0)
    assert usual == same > 0


@pytest.mark.parametrize(
    ("tie", "hits", "attacker"), [("attacker", (1, 1), 0), ("defender", (1, 1), 1), (None, (2, 1), 0)]
)
def test_both_sides_of_a_combat_have_their_hits_against_the_mean(
    tie: str | None, hits: tuple[int, int], attacker: int
) -> None:
    """The winner is the same throughout, attacking or not."""
    owner = [0] * len(angryquest.NUMBER)
    owner[angryquest.NUMBER["grit-tooth-olga"]] = 1
    state: Any = SimpleNamespace(owner=owner)
    strong, weak = (
        {"dice": 3, "worth": [0, 0, 0, 1, 1, 1], "hits": [1, 1, 0]},
        {"dice": 1, "worth": [0] * 6, "hits": [0]},
    )
    data = {"winner": "grit-tooth-olga", "loser": "stonewife-hadda", "sides": [strong, weak], "tie": tie}
    event = Event("combat-won", data | {"attacker_hits": hits[0], "defender_hits": hits[1]})
    throws: list[Throw] = list(angryquest.throws(state, event))
    assert throws == [(1 - attacker, 2, 1.5), (attacker, 0, 0.0)]


def test_turning_points_are_the_rounds_that_changed_the_winners_lead_most_in_order() -> None:
    standings = [(0, 0), (1, 0), (1, 6), (5, 6), (5, 7), (15, 7)]
    samples = [(10 * n, n, at) for n, at in enumerate(standings)]
    assert turning_points(samples, 0) == [(20, 2, 1, -5), (30, 3, -5, -1), (50, 5, -2, 8)]


def test_a_round_is_one_turning_point_that_leads_to_its_largest_change() -> None:
    samples = [(0, 1, (0, 0)), (3, 1, (2, 0)), (5, 1, (2, 7)), (9, 1, (3, 7)), (11, 2, (3, 7))]
    assert turning_points(samples, 0) == [(5, 1, 0, -4)]


def test_without_a_single_winner_there_are_no_turning_points() -> None:
    assert turning_points([(0, 0, (0, 0)), (1, 1, (3, 0))], None) == []
