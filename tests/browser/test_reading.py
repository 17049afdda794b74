"""Pages to read in: the settings fit a phone, and what a gallery is narrowed by stays in view and in order."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import NewPage
from tests.browser.laid import House
from tests.browser.screens import SCREENS, Guest

POCKETS: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
TOPS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"


@pytest.mark.parametrize("size", POCKETS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_all_settings_are_in_view_on_a_phone(new_page: NewPage, house: House, size: ViewportSize) -> None:
    page = new_page(size, touch=True)
    SCREENS["settings"](Guest(page, house))
    body = page.locator("dialog[open] .body")
    assert body.evaluate("(body) => body.scrollHeight - body.clientHeight") <= 1
    assert page.locator("dialog[open] .setting").count() >= 9


def test_the_finder_of_a_gallery_stays_under_the_head(page: Page) -> None:
    page.goto("/#/cards/dicequest")
    page.locator("main article").nth(99).wait_for()
    page.evaluate("scrollTo(0, 2000)")
    head, finder = page.get_by_role("banner").bounding_box(), page.locator(".finder").bounding_box()
    assert head is not None
    assert finder is not None
    assert finder["y"] == pytest.approx(head["y"] + head["height"], abs=4)


@pytest.mark.parametrize("size", POCKETS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_games_kinds_and_lists_of_a_gallery_stand_in_one_row_on_a_phone(new_page: NewPage, size: ViewportSize) -> None:
    page = new_page(size, touch=True)
    page.goto("/#/cards/quarriors")
    page.locator(".finder select").nth(2).wait_for()
    for things in ("nav a", ".kinds button", ".finder select"):
        assert len(set(page.locator(things).evaluate_all(TOPS))) == 1, things
