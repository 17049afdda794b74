"""The first page: to a game with one press, to a table as one wants it, back to one's games."""

from playwright.sync_api import Page, expect

from tests.browser.laid import House, moment


def test_page_comes_up_under_the_policy(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()


def test_one_press_begins_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("group", name="Angry Quest").get_by_role("button").click()
    expect(page.locator("section.mine h2")).to_contain_text("Which of your four characters")


def test_options_of_the_set_up_hold_at_the_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("listitem").filter(has_text="Quarriors").get_by_role("button", name="Set up").click()
    page.get_by_label("Captures").select_option("2")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_text("captures: 2", exact=False).first).to_be_visible()


def test_a_clock_of_days_and_what_becomes_of_the_absent_hold_at_the_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("listitem").filter(has_text="Quarriors").get_by_role("button", name="Set up").click()
    page.get_by_text("Clock, onlookers and the rest").click()
    page.get_by_label("Clock", exact=True).select_option("Days for each move")
    days = page.get_by_label("Days for each move")
    days.clear()
    days.press_sequentially("3")
    page.get_by_label("Somebody does not come back").select_option("The table waits")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("link", name="To the table").click()
    how = page.get_by_role("region", name="How we play")
    expect(how.get_by_text("3 days for each answer")).to_be_visible()
    expect(how.get_by_text("The table waits for everybody")).to_be_visible()


def test_a_table_that_waits_for_me_stands_among_my_games(page: Page, house: House) -> None:
    chair = house.go_on(moment("quarriors", "act"))
    chair.give_to(page.context)
    page.goto("/")
    page.get_by_role("region", name="My games").get_by_role("link", name="Your turn").click()
    page.locator("section.mine").wait_for()
    assert page.url.endswith(f"#/t/{chair.table}")


def test_night_comes_with_one_press_and_stays(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Night theme").click()
    page.reload()
    expect(page.get_by_role("button", name="Day theme")).to_be_visible()
