"""What happened since my last turn, shown again on the table."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.laid import Chair, House, moment
from tests.browser.player import end
from tumblehall.kernel.values import Json


def at_the_end_of_my_turn(house: House, manners: Json = None) -> tuple[Chair, Chair]:
    """My place, and that of the other, whose turn comes then."""
    seen = moment("quarriors", "tidy", seats=2)
    table = house.fork(seen.record, seen.step, token := house.token(), manners)
    mine = house.sit(table, token, "quarriors", seen.seat)
    return mine, house.sit(table, house.token(), "quarriors", 1 - seen.seat)


def end_my_turn(page: Page, mine: Chair) -> None:
    mine.open(page)
    end(page)
    page.locator("section.mine").wait_for(state="detached")


def test_who_comes_back_sees_on_the_table_what_happened(page: Page, house: House) -> None:
    mine, other = at_the_end_of_my_turn(house)
    end_my_turn(page, mine)
    page.goto("/")
    house.answer(other, until_asked=mine.seats[0])
    page.goto(f"/#/t/{mine.table}")
    expect(page.get_by_role("button", name="Show it on the table")).to_be_focused()
    page.keyboard.press("Enter")
    story = page.get_by_role("region", name="Since your last turn")
    expect(story.get_by_text(re.compile("Step 0 of [1-9]"))).to_be_visible()
    steps = int(story.get_by_role("slider").get_attribute("max") or 0)
    expect(page.locator("section.mine")).to_have_count(0)
    # Motion is not wanted: it goes on by hand only.
    expect(story.get_by_role("button", name="Play")).to_have_count(0)
    for _ in range(steps):
        story.get_by_role("button", name="One step on").click()
    expect(story.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.mine")).to_be_visible()


def test_the_story_plays_by_itself_and_is_not_disturbed_by_what_comes_in(new_page: NewPage, house: House) -> None:
    page = new_page(still=False)
    mine, other = at_the_end_of_my_turn(house)
    end_my_turn(page, mine)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Since your last turn").click()
    page.get_by_role("button", name="Show it on the table").click()
    house.answer(other, until_asked=mine.seats[0])
    page.wait_for_function("() => document.title.startsWith('Your move')")
    expect(page.get_by_text(re.compile("Step [1-9]"))).to_be_visible()
    expect(page.locator("section.mine")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("section.mine")).to_be_visible()
