"""What tells about a thing opens when the pointer moves over it, and lies on nothing that is compared with it."""

from itertools import chain

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.layout.rendered import desk

MOMENTS = {
    "quarriors": ("capture-4", "attack-4"),
    "dicequest": ("tavern-4", "combat-4"),
    "quaeleon": ("build", "aim"),
    "angryquest": ("move-4", "move-3"),
}
OPEN = "[data-about]:popover-open"
LONG_ENOUGH_MS = 500
"""A sheet opens after 350."""
ENDS = """() => [...document.querySelectorAll("[data-zone]")].flatMap((zone) => {
    const things = [...zone.querySelectorAll("button")].filter((button) => button.checkVisibility());
    return things.length < 2 ? [] : [things[0], things.at(-1)].map((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    });
})"""
COVERED = """(sheet) => {
    const { left, top, right, bottom } = sheet.getBoundingClientRect();
    return [...(sheet.closest("[data-zone]")?.querySelectorAll("button") ?? [])].filter((thing) => {
        const box = thing.getBoundingClientRect();
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        return Math.min(wide, high) > 2 && thing.checkVisibility() && !sheet.contains(thing);
    }).map((thing) => thing.textContent.trim());
}"""


def tells(page: Page, x: float, y: float) -> bool:
    """The pointer comes to a place."""
    page.mouse.move(x - 3, y)
    page.mouse.move(x, y)
    page.wait_for_timeout(LONG_ENOUGH_MS)
    return page.locator(OPEN).count() > 0


@pytest.mark.parametrize("game", MOMENTS)
def test_a_sheet_about_a_thing_covers_none_of_its_zone(chromium: Browser, game: str) -> None:
    told = 0
    with desk(chromium) as table:
        page = table.page
        table.resize(1280, 720)
        for moment in MOMENTS[game]:
            table.lay(game, moment)
            for x, y in page.evaluate(ENDS):
                told += tells(page, x, y)
                covered = page.locator(OPEN).evaluate_all(f"(sheets) => sheets.map({COVERED})")
                assert list(chain(*covered)) == [], (moment, x, y)
                page.keyboard.press("Escape")
                page.mouse.move(1, 1)
    assert told >= 2, "nothing was told about"


@pytest.mark.parametrize("game", MOMENTS)
def test_a_thing_that_comes_under_a_pointer_at_rest_tells_nothing(chromium: Browser, game: str) -> None:
    first, then = MOMENTS[game]
    with desk(chromium) as table:
        page = table.page
        table.resize(1280, 720)
        table.lay(game, first)
        assert any(tells(page, x, y) for x, y in page.evaluate(ENDS))
        page.keyboard.press("Escape")
        for moment in (then, first):
            table.lay(game, moment)
            page.wait_for_timeout(LONG_ENOUGH_MS)
            assert page.locator(OPEN).count() == 0, moment
