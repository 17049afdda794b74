"""The first page: to a game with one press, to a table as one wants it, back to one's games."""

from playwright.sync_api import Page, expect

from tests.browser import laying
from tests.browser.laid import House, moment


def test_page_comes_up_under_the_policy(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()


def test_one_press_begins_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("group", name="Angry Quest").get_by_role("button").click()
    expect(page.locator("section.mine h2")).to_contain_text("Which of your four characters")


def test_options_of_the_set_up_hold_at_the_table(page: Page) -> None:
    laying.to_set_up(page, "Quarriors")
    page.get_by_role("radio", name="Two captures").click()
    laying.lay(page)
    expect(page.get_by_text("Captures in a turn: Two captures")).to_be_visible()


def test_what_cannot_be_combined_cannot_be_chosen_and_says_why(page: Page) -> None:
    laying.to_set_up(page, "Dicequest")
    against = page.get_by_role("radio", name="Against each other")
    expect(against).to_be_checked()
    laying.seat(page)
    expect(page.get_by_role("radio", name="Together")).to_be_checked()
    expect(against).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("Only for 2 to 4 players.")).to_be_visible()
    against.click(force=True)
    expect(page.get_by_role("radio", name="Together")).to_be_checked()
    page.get_by_label("Seat 2", exact=True).select_option(laying.BOT)
    expect(against).to_be_checked()


def test_cards_of_the_wilds_are_chosen_as_pictures_with_price_and_text(page: Page) -> None:
    laying.to_set_up(page, "Quarriors")
    laying.seat(page, "friend")
    page.get_by_role("radio", name="Choose").click()
    page.get_by_role("checkbox", name="Ghostly Spirit").click()
    card = page.locator("[data-part=card]")
    expect(card).to_contain_text("cost 3")
    name = card.get_by_role("heading").inner_text()
    card.get_by_role("button", name="Next version").click()
    expect(card.get_by_role("heading")).not_to_have_text(name)
    expect(page.get_by_role("button", name="Set the table")).to_have_count(0)
    page.get_by_role("button", name="Draw the rest").click()
    laying.lay(page)
    expect(page.get_by_role("region", name="How we play")).to_contain_text("Ghostly Spirit/Strong")


def test_a_set_up_is_kept_for_next_time(page: Page) -> None:
    laying.to_set_up(page, "Quarriors")
    laying.seat(page, "friend")
    page.get_by_role("radio", name="First game").last.click()
    laying.lay(page)
    page.get_by_role("region", name="How we play").wait_for()
    laying.to_set_up(page, "Quarriors")
    expect(page.get_by_role("radio", name="First game").last).to_be_checked()
    expect(page.get_by_label("Seat 3", exact=True)).to_have_value("nobody")


def test_a_clock_of_days_and_what_becomes_of_the_absent_hold_at_the_table(page: Page) -> None:
    laying.to_set_up(page, "Quarriors")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Clock", exact=True).select_option("Days for each move")
    days = page.get_by_label("Days for each move")
    days.clear()
    days.press_sequentially("3")
    page.get_by_label("Somebody does not come back").select_option("The table waits")
    page.keyboard.press("Escape")
    laying.lay(page)
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
