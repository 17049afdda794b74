"""A replay fits the screen: its bar, the table under it and the question's place, for all games and sizes."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Faults, NewPage, resize
from tests.browser.laid import played
from tests.browser.layout.rendered import MEASURE

SIZES = ((1280, 720), (1366, 650), (1440, 900), (390, 844))
SEATS = {"quarriors": 4, "angryquest": 2, "quaeleon": 4, "dicequest": 4}
SHARES = (0.0, 0.37, 1.0)
"""How far into the game it is looked at."""
WANTED = {"section.bar": 1, "section.bar button": 4, "section.bar input[type=range]": 1, "main": 1, "header": 1}
TO_STEP = """(share) => {
    const slider = document.querySelector("section.bar input[type=range]");
    slider.value = Math.round(share * slider.max);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""
LOADED = (
    "() => Number(document.querySelector('section.bar input[type=range]')?.max) > 20 && document.querySelector('main')"
)


FACTS = "[data-part=quest] .facts, [data-part=challenge] .card"
"""What a quest asks and gives."""
SCROLLED = (
    "(things) => things.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"
)


def unfit(page: Page) -> list[str]:
    wanted = {"parts": WANTED, "scrolls": False, "small": [".tile .short"], "whole": [], "lists": []}
    found: list[str] = page.evaluate(MEASURE, wanted)
    scrolled: list[str] = page.locator(FACTS).evaluate_all(SCROLLED) if page.evaluate("innerWidth") >= 700 else []
    return found + [f"one has to scroll: {each}" for each in scrolled]


@pytest.mark.parametrize("game", SEATS)
def test_a_replay_fits_the_screen(new_page: NewPage, faults: Faults, game: str) -> None:
    page = new_page()
    faults.may_hurry = True
    record = played(game, SEATS[game], "1").record.to_json()
    page.goto("/#/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    page.wait_for_function(LOADED)
    found = []
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        for share in SHARES:
            page.evaluate(TO_STEP, share)
            page.locator(".screening header").first.wait_for()
            resize(page, {"width": width, "height": height})
            found += [f"{share:.0%} at {width}x{height}: {fault}" for fault in unfit(page)]
    assert found == []
