"""How to play: every screen fits its window, all its notes point at something, and no table is lost by reading."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPage, resize
from tests.browser.laid import House
from tests.browser.layout.rendered import MEASURE
from tests.browser.screens import SCREENS, Guest
from tumblehall.lessons.how_to import screens_of
from tumblehall.lessons.script import lesson_named, lessons_of

SIZES = ((1280, 720), (1366, 650), (1440, 900), (390, 844))
GAMES = ("quarriors", "dicequest", "quaeleon", "angryquest")
SMALL = ["[data-part='wilds-card'] .short"]
WHOLE = [f"[data-part=picture] {name}" for name in ("small", "figcaption", "h3", "dt > span", ".words b", ".name")]
"""Words that may not end in dots."""


def faults_of(page: Page, notes: int, *, phone: bool) -> list[str]:
    parts = {
        "[data-mark]": notes,
        "[data-part=picture] figure": notes,
        "[data-part=notes] li": notes,
        "footer button": 1,
    }
    wanted = {"parts": parts, "scrolls": phone, "small": SMALL, "whole": WHOLE, "lists": []}
    found: list[str] = page.evaluate(MEASURE, wanted)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_fits_and_every_note_has_its_mark(new_page: NewPage, game: str) -> None:
    page = new_page()
    faults: list[str] = []
    for number, screen in enumerate(screens_of(game), 1):
        page.goto(f"/#/how-to/{game}/{number}")
        page.get_by_role("heading", name=screen.title).wait_for()
        for width, height in SIZES:
            resize(page, ViewportSize(width=width, height=height))
            found = faults_of(page, len(screen.notes), phone=width < 700)
            faults += [f"{screen.name} at {width}x{height}: {fault}" for fault in found]
        marks = {mark.text_content() for mark in page.locator("[data-mark]").all()}
        assert marks == {str(n) for n in range(1, len(screen.notes) + 1)}, screen.name
    assert faults == []


def test_arrow_keys_turn_the_screens(page: Page) -> None:
    titles = [screen.title for screen in screens_of("quarriors")]
    page.goto("/#/how-to/quarriors")
    heading = page.locator("[data-part=notes] h2")
    heading.wait_for()
    for key, title in (("ArrowRight", titles[1]), ("End", titles[-1]), ("ArrowLeft", titles[-2]), ("Home", titles[0])):
        page.keyboard.press(key)
        expect(heading).to_have_text(title)
    page.get_by_role("link", name="QC-6.6").click()
    expect(page.locator("[data-rule='QC-6.6'][aria-current]")).to_be_visible()


def test_reading_at_a_table_leaves_the_table_as_it_is(page: Page, house: House) -> None:
    SCREENS["menu"](Guest(page, house))
    address = page.url
    page.get_by_role("button", name="How to play").click()
    page.get_by_role("button", name="Next").click()
    page.keyboard.press("End")
    page.locator("[data-book] footer").get_by_role("button", name="Close").click()
    expect(page.locator("[data-book]")).to_have_count(0)
    assert page.url == address


def test_the_last_screen_leads_to_the_first_games(page: Page) -> None:
    page.goto(f"/#/how-to/quarriors/{len(screens_of('quarriors'))}")
    page.get_by_role("button", name="Play the first game").click()
    offered = page.locator("[data-part=lessons] button")
    expect(offered).to_have_count(len(lessons_of("quarriors")))
    offered.first.click()
    expect(page.get_by_role("region", name="The teacher")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_is_tried_in_the_first_game(page: Page, game: str) -> None:
    for number, screen in enumerate(screens_of(game), 1):
        page.goto(f"/#/how-to/{game}/{number}")
        page.get_by_role("heading", name=screen.title).wait_for()
        page.get_by_role("button", name="Try it").click()
        lesson = lesson_named(game)
        assert screen.tried is not None
        said = sum(len(scene.captions) for scene in lesson.scenes[: screen.tried.scene]) + screen.tried.read + 1
        expect(page.locator("[data-part=caption]")).to_contain_text(f"{said} of {lesson.captions}")


@pytest.mark.parametrize(("game", "screen"), [("quarriors", 4), ("quaeleon", 4), ("dicequest", 5)])
def test_what_is_tried_begins_there_however_much_came_before(new_page: NewPage, game: str, screen: int) -> None:
    """Also where dice are thrown by press and all is told at its pace."""
    page = new_page(told=True, still=False)
    page.goto(f"/#/how-to/{game}/{screen}")
    page.get_by_role("button", name="Try it").click()
    tried = screens_of(game)[screen - 1].tried
    assert tried is not None
    caption = page.locator("[data-part=caption]")
    expect(caption).to_contain_text(f"{tried.read + 1} of {lesson_named(game).captions}", timeout=5000)
    expect(caption).not_to_contain_text("Throw the dice")


def test_a_later_scene_has_its_own_numbers(new_page: NewPage) -> None:
    page = new_page(told=True, still=False)
    for screen, said in ((4, "11 of 14"), (2, "8 of 14")):
        page.goto(f"/#/how-to/angryquest/{screen}")
        page.get_by_role("button", name="Try it").click()
        caption = page.locator("[data-part=caption]")
        caption.wait_for()
        expect(caption).not_to_contain_text(re.compile(r"\b0 of 14"))
        call = page.locator("[data-part=call]")
        if "Throw the dice" in caption.inner_text():
            call.click()
        expect(caption).to_contain_text(said, timeout=15_000)


def test_what_was_tried_goes_on_and_leaves_the_lesson_where_it_was(page: Page) -> None:
    page.goto("/#/how-to/quarriors/1")
    page.get_by_role("button", name="Try it").click()
    caption = page.locator("[data-part=caption]")
    expect(caption).to_contain_text("10 of 14")
    page.reload()
    expect(caption).to_contain_text("10 of 14")
    page.goto("/#/")
    expect(page.get_by_role("button", name="Go on with your first game")).to_have_count(0)
