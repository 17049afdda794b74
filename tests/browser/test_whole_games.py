"""Whole games from the first page to the result: one person and three bots."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import laying
from tests.browser.laid import House
from tests.browser.player import Player, standing


def lay(page: Page, title: str, seats: int = 4, *pictures: str) -> None:
    """Sets a table up: me, and bots in all other seats; options by the names of their pictures."""
    laying.to_set_up(page, title)
    laying.seat(page, *[laying.BOT] * (seats - 1))
    for name in pictures:
        page.get_by_role("radio", name=name, exact=True).click()
    laying.lay(page)


@pytest.mark.parametrize("title", ["Quarriors", "Angry Quest", "Quaeleon's Quest"])
def test_a_whole_game_by_mouse(page: Page, title: str) -> None:
    lay(page, title)
    Player(page).play_to_the_end()
    expect(standing(page)).to_have_count(4)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("group", name="Quarriors").get_by_role("button").wait_for()
    while not page.evaluate("document.activeElement.matches('.play button')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    Player(page, "keys").play_to_the_end()
    expect(page.get_by_role("button", name="Another game")).to_be_visible()


def test_a_whole_game_of_hidden_stacks_by_keyboard(page: Page) -> None:
    lay(page, "Quaeleon's Quest", seats=2)
    Player(page, "keys").play_to_the_end()
    expect(standing(page)).to_have_count(2)


def test_a_whole_game_on_a_phone(phone: Page) -> None:
    lay(phone, "Quarriors")
    Player(phone, "finger").play_to_the_end()
    expect(standing(phone)).to_have_count(4)


def test_a_whole_game_alone_against_the_hordes(page: Page) -> None:
    lay(page, "Dicequest", 1, "Practice")
    Player(page, words_every=4).play_to_the_end()
    expect(standing(page)).to_have_count(1)


def test_a_whole_game_for_the_most_points_by_keyboard(page: Page) -> None:
    lay(page, "Dicequest", 2, "Against each other")
    Player(page, "keys").play_to_the_end()
    expect(standing(page)).to_have_count(2)


@pytest.mark.parametrize("sets", [("base", "light-dark"), ("base", "quartifacts")], ids="+".join)
def test_a_whole_game_with_a_further_set_by_keyboard(house: House, page: Page, sets: tuple[str, str]) -> None:
    """Two captures a turn and four at the table: the shortest game there is."""
    page.add_init_script("""localStorage['tumblehall.settings'] ??= '{"lone":"at-once"}'""")
    house.begin("quarriors", 4, sets=list(sets), captures=2).open(page)
    Player(page, "keys").play_to_the_end()
    expect(standing(page)).to_have_count(4)
