"""To look at a die tells what would pay for it and moves nothing: one that left the pointer would flicker."""

import json

import pytest
from playwright.sync_api import ViewportSize

import tumblehall as th
from tests.browser.conftest import NewPage
from tests.browser.laid import GAMES, House, Moment

PLACES = """() => [...document.querySelectorAll("main [data-key]")].map((die) => {
    const { x, y, width, height } = die.getBoundingClientRect();
    return [die.dataset.key, x, y, width, height].join(" ");
})"""
SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 800}, {"width": 1366, "height": 650})


def rich(dice: int) -> Moment:
    """I have so many dice of quiddity, and two creatures to summon with them."""
    told = json.loads((GAMES / "quarriors" / "moments.json").read_text("utf-8"))
    position = told["moments"]["ready"]["position"]
    position["seats"][0]["active"] = [*["Basic Quiddity#2"] * dice, "Warrior of the Quay#5", "Quake Dragon#4"]
    table = th.from_position({"game": "quarriors", "wilds": told["wilds"], **position}, seed="laid")
    return Moment(table.record, 0, 0)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("dice", [3, 8])
def test_looking_at_a_die_moves_nothing(house: House, new_page: NewPage, size: ViewportSize, dice: int) -> None:
    page = new_page(size)
    house.go_on(rich(dice)).open(page)
    page.locator("[data-part=pool] button.offered").first.wait_for()
    before = page.evaluate(PLACES)
    page.locator("[data-part=pool] button.offered").last.hover()
    page.locator("[data-part=pool] .pays").first.wait_for()
    assert page.evaluate(PLACES) == before
