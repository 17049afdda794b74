"""The lamp in the browser: it points at a thing on the table, does what it says, and everybody sees that it was lit."""

from playwright.sync_api import Page, expect

from tests.browser.laid import House, moment


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
