"""The players of Quaeleon's Quest that look ahead, with little effort: it is the same thinking."""

from dataclasses import replace

import pytest

import tumblehall as th
from tests.quaeleon.mat import play, seat
from tumblehall.agents.agent import Bot, answer_at, is_thinker
from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.levels import LEVELS
from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.agents.quaeleon.thinker import Thinker
from tumblehall.agents.sight import Sight
from tumblehall.kernel.table import Table

LITTLE = Effort(48, 600.0)
SOME = Effort(200, 600.0)
GAMES = 8


def level(name: str) -> Bot:
    bot = LEVELS[name]()
    return replace(bot, effort=LITTLE) if isinstance(bot, Thinker) else bot


def played(seats: int, seed: str, bots: list[Bot], **options: object) -> Table:
    table, rng = th.new_table("quaeleon", seats, seed, options), th.FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(bots[decision.seat], table, decision, rng))
    return table


def ranked(table: Table, effort: Effort = SOME) -> list[tuple[str, float]]:
    decision = table.decisions[0]
    sight = Sight.of(table, decision.seat, th.FastRng(1))
    return [(each.option, each.worth) for each in Thinker(effort).rank(sight, th.FastRng(2))]


def test_there_are_four_levels() -> None:
    assert list(LEVELS) == ["novice", "skilled", "expert", "champion"]
    assert [is_thinker(make()) for make in LEVELS.values()] == [False, False, True, True]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_level_plays_whole_games(seats: int) -> None:
    bots = [level(name) for name in ("champion", "expert", "skilled", "novice", "novice", "skilled")]
    assert played(seats, f"whole {seats}", bots, health=30, opening_swap=seats % 2 == 0).outcome


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (played(2, "same", [level("expert"), level("skilled")], health=30) for _ in range(2))
    assert one.record == two.record


@pytest.mark.parametrize(
    "table",
    [
        th.new_table("quaeleon", 2, "swap"),
        th.new_table("quaeleon", 3, "stack", {"opening_swap": False}),
        play("Tavern Recruiter", "Kettle Drake"),
        play(seat("Hedge Duellist"), "Kettle Drake", "Rust Sprite"),
    ],
    ids=["swap", "stack", "recruit", "aim"],
)
def test_all_options_are_ranked_the_best_first(table: Table) -> None:
    found = ranked(table)
    assert sorted(option for option, _ in found) == sorted(option.id for option in table.decisions[0].options)
    worths = [worth for _, worth in found]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= worth <= 1 for worth in worths)


def test_what_is_placed_is_gone_on_with_and_confirmed() -> None:
    table = th.new_table("quaeleon", 2, "placed", {"opening_swap": False})
    for _ in range(6):
        best = ranked(table)[0][0]
        assert not best.startswith("unstack")
        table.act(0, best)
        if best == "confirm":
            return
    raise AssertionError("six answers, and the stack is not set")


def test_it_stacks_a_card_when_it_must() -> None:
    table = play(seat(hand="Sudden Curtain"), seat(hand="Rust Sprite"), phase="prepare", turn={"idle": 2})
    assert ranked(table)[0][0] == "stack sudden-curtain"


def test_it_does_not_burn_itself() -> None:
    mine = seat(hand="Pocket Volcano, Turnip Palisade", health=3)
    table = play(mine, seat(hand="Rust Sprite, Wet Blanket", health=20), phase="prepare")
    while (best := ranked(table)[0][0]) != "confirm":
        assert best != "stack pocket-volcano"
        table.act(0, best)


def test_it_throws_out_whom_it_can() -> None:
    best, worth = ranked(play(seat("Quaeleon's Bargain", health=9), seat(health=5)))[0]
    assert best == "choose 1"
    assert worth > 0.9
    table = play(seat("Hedge Duellist", health=9), seat("Kettle Drake", health=30), seat("Kettle Drake", health=9))
    assert ranked(table)[0][0] == "seat 2"


@pytest.mark.parametrize(
    "table",
    [
        th.new_table("quaeleon", 2, "swap"),
        th.new_table("quaeleon", 3, "stack", {"opening_swap": False}),
        play("Tavern Recruiter", "Kettle Drake, Needle Rain, Rust Sprite"),
    ],
    ids=["swap", "stack", "recruit"],
)
def test_worlds_that_the_seat_cannot_tell_apart_give_the_same_ranking(table: Table) -> None:
    sights = [Sight("quaeleon", 0, table.state.imagine(0, th.FastRng(world))) for world in range(3)]
    one, two, three = (Thinker(LITTLE).rank(sight, th.FastRng(5)) for sight in sights)
    assert one == two == three


def test_it_beats_the_skilled_one() -> None:
    """What the levels reach with all their effort is in docs/opponents/quaeleon.md."""
    won = 0
    for number in range(GAMES):
        me = number % 2
        bots: list[Bot] = [SkilledAgent(), SkilledAgent()]
        bots[me] = Thinker(SOME)
        outcome = played(2, f"thinker {number // 2}", bots).outcome
        won += outcome is not None and outcome.winners == (me,)
    assert won > GAMES / 2
