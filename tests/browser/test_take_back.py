"""Taking back more than is free, against bots: the button says it, asks once, and marks what is marked."""

import re

from playwright.sync_api import Page, expect

from tests.browser.laid import Chair, House, last_choice
from tests.browser.player import end

ASKED = "section.mine h2"
TAKE_BACK = re.compile("^Take back the roll$")


def after_the_bots_turn(page: Page, house: House) -> tuple[Chair, str]:
    """I ended my turn, the end went by itself at once, and the bot has rolled. With the question that I answered."""
    page.add_init_script("""localStorage["tumblehall.settings"] = '{"lone": "at-once"}'""")
    mine = house.go_on(last_choice("quarriors", "end-turn"))
    mine.open(page)
    question = page.locator(ASKED).inner_text()
    end(page)
    page.get_by_role("button", name=TAKE_BACK).wait_for()
    return mine, question


def test_it_says_what_it_does_asks_once_and_marks_the_table(page: Page, house: House) -> None:
    _, question = after_the_bots_turn(page, house)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    page.get_by_role("button", name=TAKE_BACK).click()
    asks = page.get_by_role("dialog", name="Take back the roll?")
    expect(asks).to_contain_text("The same answers bring the same dice")
    asks.get_by_role("button", name="Leave it").click()
    expect(page.get_by_text("with take-backs")).to_have_count(0)
    page.get_by_role("button", name=TAKE_BACK).click()
    asks.get_by_role("button", name="Take it back").click()
    expect(page.locator(ASKED)).to_have_text(question)
    expect(page.get_by_text("with take-backs").first).to_be_visible()


def test_what_was_taken_back_is_struck_out_and_gone_from_the_recap(page: Page, house: House) -> None:
    _, question = after_the_bots_turn(page, house)
    page.get_by_role("button", name=TAKE_BACK).click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(ASKED)).to_have_text(question)
    expect(page.locator("ol li del").first).to_be_attached()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.get_by_role("dialog").locator("ol li")).to_have_text(["You take back a roll, and what came after it."])


def test_result_and_dice_check_say_it(page: Page, house: House) -> None:
    mine, question = after_the_bots_turn(page, house)
    page.get_by_role("button", name=TAKE_BACK).click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(ASKED)).to_have_text(question)
    house.do(mine.table, mine.token, "vote-end", seat=mine.seats[0], yes=True)
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("With take-backs: once a choice was taken back.")
    result.get_by_role("button", name="Check").click()
    expect(result).to_contain_text("All true: the dice were fair, with take-backs.")


def test_table_without_take_backs_has_no_such_button(page: Page, house: House) -> None:
    mine = house.go_on(last_choice("quarriors", "end-turn"), manners={"take_backs": False})
    mine.open(page)
    end(page)
    page.locator("ol li", has_text="rolls").first.wait_for()
    expect(page.get_by_role("button", name=re.compile("Take back"))).to_have_count(0)
