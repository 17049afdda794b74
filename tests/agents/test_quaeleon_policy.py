"""The policy on the state of Quaeleon's Quest, and the worlds that its neighbours' stacks are imagined in."""

from collections.abc import Iterator

import pytest

import tumblehall as th
from tests.quaeleon.mat import Seat, play, seat, state
from tumblehall.agents.quaeleon.imagining import imagined
from tumblehall.agents.quaeleon.policy import choose
from tumblehall.agents.quaeleon.stacking import loose_plan, plan, worths
from tumblehall.agents.sight import Sight
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.games.quaeleon.game import GAME
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.table import Table


def positions(seats: int, games: int) -> Iterator[tuple[Table, int]]:
    """Tables with a seat that is asked, from games that the policy plays with something of chance in it."""
    for number in range(games):
        table, rng = th.new_table("quaeleon", seats, f"positions {number}"), SimRng(number)
        while table.outcome is None:
            decision = table.decisions[rng.below(len(table.decisions))]
            options = table.state.options_of(decision.seat)
            if rng.below(4) == 0:
                yield table, decision.seat
            at = rng.below(len(options)) if rng.below(3) == 0 else options.index(answer(table, decision.seat))
            table.act(decision.seat, decision.options[at].id)


def answer(table: Table, who: int, chance: int = 1) -> int:
    return choose(state(table), who, SimRng(chance))


def chosen(table: Table) -> str:
    decision = table.decisions[0]
    options = table.state.options_of(decision.seat)
    return decision.options[options.index(answer(table, decision.seat))].id


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(seats: int) -> None:
    checked = 0
    for table, who in positions(seats, 3):
        other = state(table).imagine(who, SimRng(checked))
        assert choose(state(table), who, SimRng(7)) == choose(other, who, SimRng(7))
        checked += 1
    assert checked > 30


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_world_does_not_hang_on_the_truth(seats: int) -> None:
    checked = 0
    for table, who in positions(seats, 3):
        other = state(table).imagine(who, SimRng(checked))
        one, two = (imagined(Sight("quaeleon", who, each), SimRng(7)) for each in (state(table), other))
        assert GAME.dump(one) == GAME.dump(two)
        checked += 1
    assert checked > 30


@pytest.mark.parametrize("seats", [2, 4])
def test_an_imagined_world_agrees_with_all_that_is_seen(seats: int) -> None:
    for table, who in positions(seats, 3):
        if table.state.branches is None:
            world = imagined(Sight("quaeleon", who, state(table)), SimRng(3))
            assert GAME.view(world, who) == GAME.view(state(table), who)
            assert GAME.pieces(world) == GAME.pieces(state(table))


def test_neighbours_are_imagined_to_stack_their_better_cards() -> None:
    table = th.new_table("quaeleon", 2, "better", {"opening_swap": False})
    hold = worths(1).hold
    stacked, kept = [], []
    for number in range(60):
        world = imagined(Sight("quaeleon", 0, state(table)), SimRng(number))
        assert world.seats == (0,)
        stacked += [hold[kind] for kind in world.picks[1]]
        kept += [hold[kind] for kind in world.hand[1]]
    assert sum(stacked) / len(stacked) > sum(kept) / len(kept) + 1


def test_stacks_that_are_laid_are_imagined_so_too_and_what_was_seen_stays() -> None:
    fact = {"card": "spite-jar", "places": ["stack:1:1"], "to": [0]}
    other = seat("Spite Jar, Needle Rain", hand="Phoenix Egg, Grudge Giant")
    table = play(seat(revealed={"card": "tavern-recruiter"}), other, known=[fact], phase="turns")
    tops = {imagined(Sight("quaeleon", 0, state(table)), SimRng(i)).stacks[1][-1] & KIND for i in range(30)}
    assert tops == {CARD_NUMBERS["spite-jar"]}


def test_plans_have_nothing_that_throws_their_player_out() -> None:
    table = play(seat(hand="Pocket Volcano, Hedge Apothecary", health=3), seat(hand="Rust Sprite"), phase="prepare")
    apothecary = [CARD_NUMBERS["hedge-apothecary"]]
    assert plan(state(table), 0) == apothecary
    assert loose_plan(state(table), 0, 9.0, SimRng(1)) == apothecary


@pytest.mark.parametrize(
    ("mine", "others", "answer"),
    [
        (seat("Hedge Duellist"), [seat(health=30), seat(health=9)], "seat 2"),
        (seat("Leech Barber"), [seat(health=4, field="Turnip Palisade"), seat(health=30)], "seat 1"),
        (seat("Leech Barber"), [seat(health=20), seat(health=30)], "seat 2"),
        (seat("Rust Sprite"), [seat(field="Kettle Drake, Turnip Palisade")], "annihilate turnip-palisade@1:2"),
        (seat("Quaeleon's Bargain", health=9), [seat(health=5)], "choose 1"),
        (seat("Quaeleon's Bargain", health=5), [seat(health=5)], "choose 2"),
        (seat("Absent-Minded Sage", hand="Spite Jar, Kettle Drake"), [seat()], "discard spite-jar"),
    ],
)
def test_what_it_answers(mine: Seat, others: list[Seat], answer: str) -> None:
    assert chosen(play(mine, *others)) == answer


def test_every_card_has_a_worth() -> None:
    for opponents in range(1, 6):
        assert len(worths(opponents).hold) == len(worths(opponents).late) == len(CARDS)
