"""The last round of a game is told on the table step by step: the result waits for it."""

from playwright.sync_api import expect

import tumblehall as th
from tests.browser.conftest import NewPage
from tests.browser.laid import House, Moment

LONG_MS = 60_000


def last_blow() -> Moment:
    """My Kettle Drake is one stack away from winning."""
    seats = [{"hand": ["kettle-drake"]}, {"health": 3, "hand": ["grudge-giant"]}]
    table = th.from_position({"game": "quaeleon", "seats": seats}, seed="blow")
    return Moment(table.record, 0, 0)


def test_the_result_waits_until_the_last_round_is_told(new_page: NewPage, house: House) -> None:
    chair = house.go_on(last_blow())
    page = new_page(still=False)
    page.clock.install()
    chair.open(page)
    page.get_by_role("heading", name="Build your stack").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("0")
    page.get_by_role("button", name="Hold").click()
    assert house.look(chair.table, chair.token)["table"]["status"] == "over"
    page.clock.fast_forward(LONG_MS)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    page.clock.fast_forward(LONG_MS)
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
