"""Whole games from the first page to the result: one person and three bots."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player


def lay(page: Page, title: str, seats: int = 4, **options: str) -> None:
    """Sets a table up on the first page: me, and bots in all other seats; options by the labels of their fields."""
    page.goto("/")
    page.get_by_role("listitem").filter(has_text=title).get_by_role("button", name="Set up").click()
    page.get_by_label("Seats").select_option(str(seats))
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot heuristic")
    for label, value in options.items():
        page.get_by_label(label, exact=True).select_option(value)
    page.get_by_role("button", name="Lay the table").click()


@pytest.mark.parametrize("title", ["Quarriors", "Angry Quest", "Quaeleon's Quest"])
def test_a_whole_game_by_mouse(page: Page, title: str) -> None:
    lay(page, title)
    Player(page).play_to_the_end()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)


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
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)


def test_a_whole_game_on_a_phone(phone: Page) -> None:
    lay(phone, "Quarriors")
    Player(phone, "finger").play_to_the_end()
    expect(phone.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)


def test_a_whole_game_alone_against_the_hordes(page: Page) -> None:
    lay(page, "Dicequest", seats=1, Mode="coop", Difficulty="practice")
    Player(page, words_every=4).play_to_the_end()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)


def test_a_whole_game_for_the_most_points_by_keyboard(page: Page) -> None:
    lay(page, "Dicequest", seats=2, Mode="competitive")
    Player(page, "keys").play_to_the_end()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
