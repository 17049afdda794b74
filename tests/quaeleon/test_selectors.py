"""The ten selectors: whom they find, with players out of the game among them, and when they find nobody."""

import pytest

from tests.quaeleon.mat import asked, damage, do, health, heard, kind, options, play, round_of, seat, state
from tumblehall.games.quaeleon.language.terms import Who
from tumblehall.games.quaeleon.rules.targets import found_by


def found(who: Who, healths: list[int], me: int = 0, other: int = -1) -> list[int]:
    seats = [seat(health=n) for n in healths]
    return found_by(state(play(*seats, phase="prepare")), who, me, other)


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        (Who.SELF, [1]),
        (Who.OPP_CHOICE, [2, 4, 0]),
        (Who.OPP_ALL, [2, 4, 0]),
        (Who.ALL, [1, 2, 4, 0]),
        (Who.OPP_HIGHEST, [2, 0]),
        (Who.OPP_LOWEST, [4]),
        (Who.LEFT, [2]),
        (Who.RIGHT, [0]),
        (Who.ATTACKER, [4]),
        (Who.SUBJECT, [4]),
    ],
)
def test_a_selector_finds_the_living_clockwise(who: Who, seats: list[int]) -> None:
    assert found(who, [30, 60, 30, 0, 10], me=1, other=4) == seats


@pytest.mark.parametrize(("me", "left", "right"), [(0, 1, 4), (2, 4, 1), (4, 0, 2)])
def test_left_and_right_are_the_nearest_alive(me: int, left: int, right: int) -> None:
    healths = [5, 5, 5, 0, 5]
    assert (found(Who.LEFT, healths, me), found(Who.RIGHT, healths, me)) == ([left], [right])


def test_of_two_the_other_is_left_and_right() -> None:
    assert found(Who.LEFT, [5, 5], 1) == found(Who.RIGHT, [5, 5], 1) == [0]


@pytest.mark.parametrize("who", [Who.ATTACKER, Who.SUBJECT])
def test_an_attacker_or_subject_who_is_out_is_not_found(who: Who) -> None:
    assert found(who, [5, 0, 5], other=1) == []
    assert found(who, [5, 5, 5]) == []


def test_the_owner_of_a_card_who_is_out_finds_nobody_in_himself() -> None:
    assert found(Who.SELF, [0, 5, 5]) == []
    assert found(Who.ALL, [0, 5, 5]) == [1, 2]


@pytest.mark.rule("KQ-4.4")
def test_the_owner_breaks_a_tie_for_the_most_health() -> None:
    table = play("Grudge Giant", seat(health=60), seat(health=50), seat(health=60))
    assert (kind(table), asked(table), options(table)) == ("aim", 0, ["seat 1", "seat 3"])
    do(table, "seat 3")
    assert damage(table) == [(3, 16)]


@pytest.mark.rule("KQ-4.4")
def test_without_a_tie_nobody_is_asked() -> None:
    assert damage(round_of("Grudge Giant", seat(health=60), seat(health=50))) == [(1, 16)]
    assert damage(round_of("Executioner of Puddles", seat(health=60), seat(health=50))) == [(2, 15)]


def test_a_single_opponent_is_chosen_without_a_question() -> None:
    table = round_of("Hedge Duellist", "")
    assert damage(table) == [(1, 11)]
    assert not [event for event in table.events(0) if event.forced]


def test_the_target_of_an_effect_is_chosen_when_it_resolves() -> None:
    table = play("Leech Barber", "", "")
    assert (kind(table), options(table)) == ("whom", ["seat 1", "seat 2"])
    do(table, "seat 2")
    assert health(table) == [54, 50, 46]
    assert heard(table, "lost") == [{"seat": 2, "n": 4, "health": 46}]
