"""A replay fits the screen: its bar, the table under it and the question's place, for all games and sizes."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import tumblehall as th
from tests.browser.conftest import Faults, NewPage, resize
from tests.browser.laid import House, near_end, played
from tests.browser.layout.rendered import MEASURE

SIZES = ((1280, 720), (1366, 650), (1440, 900), (390, 844))
PHONE: ViewportSize = {"width": 390, "height": 844}
SEATS = {"quarriors": 4, "angryquest": 2, "quaeleon": 4, "dicequest": 4}
SHARES = (0.0, 0.37, 1.0)
"""How far into the game it is looked at."""
WANTED = {"section.bar": 1, "section.bar button": 4, "section.bar input[type=range]": 1, "header": 1}
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
CRUSHED = "() => document.querySelector('.screening > .stage').offsetHeight < innerHeight"
SCROLLED = (
    "(things) => things.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"
)


def unfit(page: Page) -> list[str]:
    phone = page.evaluate("innerWidth") < 700
    parts = WANTED if phone else {**WANTED, "main": 1}
    wanted = {"parts": parts, "scrolls": phone, "small": [".tile .short"], "whole": [], "lists": []}
    found: list[str] = page.evaluate(MEASURE, wanted)
    if phone:  # there the table is as high as it is played, and goes under the bar
        return found + ["the table is crushed"] * bool(page.evaluate(CRUSHED))
    scrolled: list[str] = page.locator(FACTS).evaluate_all(SCROLLED)
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


BESIDE = """() => {
    const side = document.querySelector(".screening > .side").getBoundingClientRect();
    const column = document.querySelector(".screening > .stage aside").getBoundingClientRect();
    const marks = [...document.querySelectorAll("[data-part=chances] button, [data-part=chances] .hand")];
    const words = document.querySelector(".what").getBoundingClientRect();
    return {
        column: side.left - column.left,
        over: Math.max(0, ...marks.map((mark) => words.bottom - mark.getBoundingClientRect().top)),
    };
}"""
"""How much of the table's column is seen beside the moments, and how far a mark stands in the words over the graph."""
UNDER_BAR = """() => {
    const [bar, chart] = ["section.bar", ".chart"].map((each) => document.querySelector(each).getBoundingClientRect());
    return chart.top >= bar.bottom && chart.bottom <= innerHeight;
}"""

LINES = """(name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return words.getClientRects().length;
}"""


def over(house: House, page: Page, game: str) -> str:
    """The table of a finished game, whose end was played by people."""
    chair = house.go_on(near_end(game, SEATS[game]), mine=tuple(range(SEATS[game])))
    house.answer(chair, times=1000, rng=th.FastRng("1"))
    chair.give_to(page.context)
    return chair.table


@pytest.mark.parametrize("game", ["angryquest", "quaeleon"])
def test_an_analysis_is_within_reach(page: Page, house: House, faults: Faults, game: str) -> None:
    faults.may_hurry = True
    resize(page, PHONE)
    page.goto(f"/#/replay/{over(house, page, game)}")
    page.get_by_role("button", name="Analyse this game").click()
    page.locator("[data-part=chances]").wait_for(timeout=120_000)
    page.wait_for_function(UNDER_BAR)  # on a phone one is taken there, below the table
    page.get_by_role("button", name="Chances").click()
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Chances").click()
    page.wait_for_function(UNDER_BAR)
    moments = page.get_by_role("button", name="Marked moments", exact=True)
    for width, height in SIZES[:-1]:
        resize(page, {"width": width, "height": height})
        for down in (3, 16, 10):
            moments.click(position={"x": 3, "y": down})
        found = page.evaluate(BESIDE)
        moments.click()
        assert abs(found["column"]) < 1, f"{width}x{height}: {found}"
        assert found["over"] <= 0, f"{width}x{height}: {found}"


def test_a_name_of_common_length_stands_in_one_line(page: Page, house: House, faults: Faults) -> None:
    faults.may_hurry = True
    page.goto(f"/#/replay/{over(house, page, 'quarriors')}/0/0")
    name = page.locator("[data-part=mat] [data-part=who] .name")
    expect(name).to_have_text("Juniper")
    for width, height in SIZES[:-1]:
        resize(page, {"width": width, "height": height})
        assert name.evaluate(LINES) == 1, f"{width}x{height}"
