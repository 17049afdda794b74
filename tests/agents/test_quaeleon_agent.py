"""The skilled player of Quaeleon's Quest: small positions, one deed, one claim."""

import pytest

import tumblehall as th
from tests.quaeleon.mat import Seat, play, seat
from tumblehall.agents.chance import RandomAgent
from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.agents.quaeleon.worth import best_stack, card_worth
from tumblehall.kernel.table import Table

GAMES = 60
WON = 0.9


def chosen(table: Table, chance: int = 1) -> str:
    decision = table.decisions[0]
    return SkilledAgent().choose(table.view(decision.seat), decision, th.FastRng(chance))


def stacked(hand: str, health: int = 50) -> list[str]:
    """The stack that the agent builds out of a hand."""
    table = play(seat(hand=hand, health=health), seat(hand="Rust Sprite"), phase="prepare")
    while (answer := chosen(table)) != "confirm":
        table.act(0, answer)
    return list(table.view(0)["seats"][0]["picks"])


def test_it_stacks_five_cards() -> None:
    hand = "Kettle Drake, Needle Rain, Turnip Palisade, Candle Ghost, Grudge Giant, Wet Blanket, Hedge Duellist"
    assert len(stacked(hand)) == 5


def test_it_puts_what_strengthens_before_what_strikes() -> None:
    stack = stacked("Needle Rain, Whetstone Imp")
    assert stack == ["whetstone-imp", "needle-rain"]


def test_it_puts_what_lasts_before_what_strikes_once() -> None:
    stack = stacked("Kettle Drake, Candle Ghost, Turnip Palisade")
    assert stack.index("kettle-drake") == 2


def test_it_mends_a_stack_that_somebody_else_began() -> None:
    table = play(seat(hand="Needle Rain, Whetstone Imp"), seat(hand="Rust Sprite"), phase="prepare")
    table.act(0, "stack needle-rain")
    assert chosen(table) == "unstack 1"


def test_it_stacks_a_card_when_it_must() -> None:
    table = play(seat(hand="Sudden Curtain"), seat(hand="Rust Sprite"), phase="prepare", turn={"idle": 2})
    assert chosen(table) == "stack sudden-curtain"


@pytest.mark.parametrize(
    ("mine", "others", "answer"),
    [
        (seat("Hedge Duellist"), [seat(health=30), seat(health=9)], "seat 2"),
        (seat("Rust Sprite"), [seat(field="Kettle Drake, Turnip Palisade")], "annihilate turnip-palisade@1:2"),
        (seat("Tavern Recruiter"), [seat()], "recruit hedge-apothecary"),
        (seat("Quaeleon's Bargain", health=9), [seat(health=5)], "choose 1"),
        (seat("Quaeleon's Bargain", health=9), [seat(health=50)], "choose 2"),
        (seat("Second Helping", hand="Kettle Drake"), [seat()], "yes"),
        (seat("Martyr's Trapdoor", field="Kettle Drake"), [seat()], "yes"),
        (seat("Martyr's Trapdoor", field="Turnip Palisade"), [seat()], "no"),
    ],
)
def test_what_it_answers(mine: Seat, others: list[Seat], answer: str) -> None:
    assert chosen(play(mine, *others)) == answer


@pytest.mark.parametrize("card", ["Pocket Volcano", "Backwards Catapult", "Ember Tithe"])
def test_it_plays_nothing_that_would_throw_itself_out(card: str) -> None:
    assert len(stacked(f"{card}, Hedge Apothecary", health=50)) == 2
    assert stacked(f"{card}, Hedge Apothecary", health=3) == ["hedge-apothecary"]


def test_defence_saves_nobody_from_what_goes_past_it() -> None:
    """Leech Barber takes health whatever the defence; an attack meets it."""
    others = [seat(health=20, field="Turnip Palisade"), seat(health=22)]
    assert chosen(play(seat("Leech Barber"), *others)) == "seat 1"
    assert chosen(play(seat("Hedge Duellist"), *others)) == "seat 2"


def test_what_ignores_defence_counts_it_less() -> None:
    others = [seat(health=20, field="Reluctant Shieldbearer"), seat(health=22)]
    assert chosen(play(seat("Rooftop Crossbow"), *others)) == "seat 1"


def test_among_equals_it_picks_any() -> None:
    table = play(seat("Hedge Duellist"), seat(health=30), seat(health=30), seat(health=30))
    assert {chosen(table, chance) for chance in range(40)} == {"seat 1", "seat 2", "seat 3"}


def test_worth_grows_with_opponents_for_what_hits_them_all() -> None:
    assert card_worth("kettle-drake", 3) > card_worth("kettle-drake", 1)
    assert card_worth("hedge-duellist", 1) > card_worth("kettle-drake", 1)


def test_no_card_worth_nothing_is_stacked() -> None:
    assert best_stack([], 1) == []
    assert best_stack(["switcheroo-imp"], 1) == ["switcheroo-imp"]


def test_it_beats_chance() -> None:
    """It was measured with 400 games: 397 won."""
    won = 0
    agents = (SkilledAgent(), RandomAgent())
    for number in range(GAMES):
        table, rng = th.new_table("quaeleon", 2, f"arena {number}"), th.FastRng(number)
        while table.outcome is None:
            decision = table.decisions[0]
            agent = agents[(decision.seat + number) % 2]
            table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
        won += table.outcome.winners == (number % 2,)
    assert won >= WON * GAMES


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_games_among_such_agents_come_to_an_end(seats: int) -> None:
    table, agent, rng = th.new_table("quaeleon", seats, f"among {seats}"), SkilledAgent(), th.FastRng(seats)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    assert table.step < 1500
