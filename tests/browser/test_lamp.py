"""The lamp in the browser: it points at a thing on the table, does what it says, and everybody sees that it was lit."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPage
from tests.browser.laid import House, moment

POINTS = """(ref) => {
    const box = (found) => found.getBoundingClientRect();
    const [ring, card] = ["ring", "lamp"].map((part) => box(document.querySelector(`[data-part=${part}]`)));
    const thing = [...document.querySelectorAll(`[data-ref="${ref}"] button`)].map(box).find(({ width }) => width > 0);
    const begins = (a, b) => a.left <= b.left + 2 && a.top <= b.top + 2;
    const holds = (a, b) => begins(a, b) && a.right >= b.right - 2 && a.bottom >= b.bottom - 2;
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return { round: holds(ring, thing), covers: meets(card, ring), inside: holds(page, card) && holds(page, ring) };
}"""


def test_the_lamp_is_lit_by_a_key_points_at_a_thing_and_does_it(page: Page, house: House) -> None:
    chair = house.go_on(moment("quarriors", "act", seats=2))
    chair.open(page)
    page.locator("section.mine").wait_for()
    page.keyboard.press("?")
    lamp = page.locator("[data-part=lamp]")
    expect(lamp).to_be_visible(timeout=20_000)
    expect(lamp).to_be_focused()
    page.keyboard.press("Escape")
    expect(lamp).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(lamp).to_contain_text("The lamp: what, and why")
    told = house.look(chair.table, chair.token)
    assert told["table"]["seats"][chair.seats[0]]["lamp"] == 1
    step = told["seats"][0]["step"]
    lamp.get_by_role("button", name="Do it").click()
    expect(lamp).to_have_count(0)
    while house.look(chair.table, chair.token)["seats"][0]["step"] == step:
        page.wait_for_timeout(50)


def test_a_table_without_the_lamp_has_no_button_for_it(page: Page, house: House) -> None:
    house.go_on(moment("quarriors", "act", seats=2), manners={"lamp": False}).open(page)
    page.locator("section.mine").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, {"width": 390, "height": 844}])
def test_the_ring_lies_round_the_hinted_thing_and_the_card_beside_it(
    new_page: NewPage, house: House, size: ViewportSize
) -> None:
    page, chair = new_page(size), house.go_on(moment("quarriors", "act", seats=2, nth=12))
    chair.open(page)
    page.locator("section.mine").wait_for()
    with page.expect_response("**/hint") as told:
        page.keyboard.press("?")
    best = told.value.json()["ideas"][0]["option"]
    page.locator("[data-part=ring]").wait_for(state="attached")
    asked = house.look(chair.table, chair.token)["seats"][0]["decision"]["options"]
    (ref, *_) = next(option["refs"] for option in asked if option["id"] == best)
    page.wait_for_timeout(300)  # it looks where things lie several times a second
    assert page.evaluate(POINTS, ref) == {"round": True, "covers": False, "inside": True}
