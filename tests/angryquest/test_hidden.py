"""What is hidden: cards dealt, drawn and put under the deck; what a seat may imagine of them; and that none is lost."""

import pytest

import tumblehall as th
from tests.angryquest.mat import ANNIE, HAG, HROTH, LUDO, MIMI, OLGA, ORLO, YRSA, do, play, seat, who
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.table import Table
from tumblehall.library import game_named
from tumblehall.testing import Rolls

GAME = game_named("angryquest")
IDENTITY = [3, 2]
"""How a shuffle of three cards must fall to leave them as they are."""


def dealt(seats: int = 3) -> Table:
    return th.new_table("angryquest", seats, "deal")


def imagined(table: Table, seat: int, rng: Rng) -> AngryState:
    state = table.state.imagine(seat, rng)
    assert isinstance(state, AngryState)
    return state


def drawing() -> Table:
    """Seat 0 has drawn two of three cards; one is left, and one lies under the deck that seat 1 knows."""
    under = [{"character": ANNIE, "known_to": 1}]
    table = play([who(LUDO, "t08")], die=2, deck=[YRSA, ORLO, HAG], under=under, rolls=[1, 1])
    return do(table, f"move {LUDO} sett-n", "replace")


def ready_seat() -> Table:
    """Of three seats the second has chosen in secret."""
    table = dealt()
    table.act(1, table.decisions[1].default)
    return table


@pytest.mark.rule("AQ-1.1", "A1")
@pytest.mark.parametrize("make", [dealt, ready_seat, drawing])
@pytest.mark.parametrize("number", range(4))
def test_what_a_seat_imagines_agrees_with_what_it_sees(make: object, number: int) -> None:
    assert callable(make)
    table: Table = make()
    for one in range(table.seats):
        state = imagined(table, one, th.FastRng(str(number)))
        assert GAME.view(state, one) == GAME.view(table.state, one)
        assert state.options_of(one) == table.state.options_of(one)
        assert GAME.pieces(state) == GAME.pieces(table.state)


@pytest.mark.rule("AQ-1.1", "A1")
def test_others_are_imagined_with_other_cards_but_never_with_mine() -> None:
    table = dealt()
    mine = table.view(0)["hand"]
    hands = [GAME.view(imagined(table, 0, th.FastRng(str(i))), 1)["hand"] for i in range(20)]
    assert len({tuple(hand) for hand in hands}) > 15
    assert not any(card in hand for hand in hands for card in mine)


@pytest.mark.rule("AQ-1.1", "A1")
@pytest.mark.parametrize("make", [dealt, drawing])
def test_an_imagined_question_is_about_the_imagined_cards(make: object) -> None:
    assert callable(make)
    table: Table = make()
    asked, other = (1, 0) if make is dealt else (0, 1)
    state = imagined(table, other, th.FastRng("x"))
    numbers = [option % 32 for option in state.options_of(asked)]
    assert [(n - numbers[0]) % 32 for n in numbers] == [(c - state.hands[asked][0]) % 32 for c in state.hands[asked]]


@pytest.mark.rule("AQ-1.1", "A1")
def test_a_secret_choice_is_imagined_as_any_of_the_four() -> None:
    table = ready_seat()
    kept = set()
    for i in range(40):
        state = imagined(table, 0, th.FastRng(str(i)))
        kept.add(tuple(state.hands[1].index(c) for c in state.team[1]))
    assert kept == {(1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2)}


@pytest.mark.rule("AQ-4.7", "A30")
def test_a_card_under_the_deck_stays_for_who_knows_it_and_may_be_any_for_others() -> None:
    table = play([who(MIMI)], deck=[YRSA, ORLO], under=[{"character": ANNIE, "known_to": 1}])
    assert {GAME.view(imagined(table, 1, th.FastRng(str(i))), 1)["under"][0] for i in range(20)} == {ANNIE}
    found = {GAME.view(imagined(table, 0, th.FastRng(str(i))), 1)["under"][0] for i in range(40)}
    assert found == {ANNIE, YRSA, ORLO}


@pytest.mark.rule("AQ-4.7", "A30")
@pytest.mark.parametrize(("rolls", "under"), [(IDENTITY, ANNIE), ([1, 2], YRSA), ([3, 1], ANNIE), ([2, 2], ORLO)])
def test_hidden_cards_are_shuffled_fairly(rolls: list[int], under: str) -> None:
    dice = Rolls(rolls)
    table = play([who(MIMI)], deck=[YRSA, ORLO], under=[{"character": ANNIE, "known_to": 1}])
    assert GAME.view(imagined(table, 0, dice), 1)["under"] == [under]
    assert dice.left == []


@pytest.mark.rule("AQ-1.1", "A1")
@pytest.mark.parametrize("secret", [0, 1])
def test_two_truths_that_look_alike_are_imagined_alike(secret: int) -> None:
    """The dealt hands of the others and the deck, and whether the second seat has chosen, in two orders."""
    table = ready_seat() if secret else dealt()
    other = imagined(table, 0, th.FastRng("another truth"))
    assert other.hands[1:] != table.state.hands[1:]  # type: ignore[attr-defined]
    for number in range(5):
        once = imagined(table, 0, th.FastRng(str(number)))
        twice = other.imagine(0, th.FastRng(str(number)))
        assert GAME.dump(once) == GAME.dump(twice)
        assert [once.options_of(seat) for seat in range(3)] == [twice.options_of(seat) for seat in range(3)]


@pytest.mark.rule("AQ-4.7", "A30")
def test_what_lies_under_the_deck_is_imagined_alike_whatever_it_is() -> None:
    truths = [(ANNIE, [YRSA, ORLO]), (YRSA, [ORLO, ANNIE]), (ORLO, [YRSA, ANNIE])]
    tables = [play([who(MIMI)], deck=deck, under=[{"character": c, "known_to": 1}]) for c, deck in truths]
    for number in range(5):
        first, *rest = (GAME.dump(imagined(table, 0, th.FastRng(str(number)))) for table in tables)
        assert rest == [first, first]


def everywhere() -> Table:
    """Cards in teams, in a hand, face up, in and under the deck, and out of the game."""
    face_up = [{"character": OLGA, "given_by": [1]}]
    under = [{"character": ANNIE, "known_to": 1}]
    deck = [c.slug for c in CHARACTERS if c.slug not in (OLGA, ANNIE, LUDO, MIMI, HROTH)]
    table = play([who(LUDO, "t08")], [who(MIMI)], seat(out=True), die=2, face_up=face_up, under=under, deck=deck,
                 removed=[HROTH], rolls=[1, 1])  # fmt: skip
    return do(table, f"move {LUDO} sett-n", "replace")


@pytest.mark.rule("AQ-4.7")
@pytest.mark.parametrize("make", [dealt, ready_seat, everywhere])
def test_every_card_is_in_exactly_one_place(make: object) -> None:
    assert callable(make)
    assert GAME.pieces(make().state) == {"cards": 32, "different cards": 32, "box": 32}
