"""A running game with light and dark: what a payment takes is told before it is made, and is what it takes."""

from playwright.sync_api import Page, expect

from tests.browser.laid import House, written

GOLEM = '[data-ref="wilds:quartz-golem"] button'
CALL = "[data-part=call] .btn"


def open_at(house: House, page: Page, moment: str) -> None:
    house.go_on(written("quarriors", moment)).open(page)
    page.locator("[data-part=question]").wait_for()


def test_a_payment_takes_what_was_told(house: House, page: Page) -> None:
    open_at(house, page, "energy-4")
    page.locator(GOLEM).first.click()
    expect(page.locator("[data-part=payment]")).to_contain_text("takes 4 plain, 1 light")
    page.locator(CALL).click()
    expect(page.locator("[data-part=question]")).to_contain_text("2 in all: 1 light, 1 dark")


def test_on_a_phone_the_sheet_tells_it_too(house: House, phone: Page) -> None:
    open_at(house, phone, "energy-4")
    phone.locator(GOLEM).first.tap()
    expect(phone.locator("[data-part=payment]")).to_contain_text("then 1 light floats")


def test_an_anchored_spell_that_is_not_to_be_had_says_why(house: House, page: Page) -> None:
    open_at(house, page, "energy-4")
    page.locator(GOLEM).first.click()
    about = page.locator("[data-part=about]")
    about.get_by_role("button", name="Why not?", exact=True).click()
    expect(about).to_contain_text("has no target")


def test_the_energy_that_goes_first_is_chosen_with_what_each_takes(house: House, page: Page) -> None:
    open_at(house, page, "pay-4")
    page.locator(".option", has_text="Dark first").click()
    page.locator(CALL).click()
    expect(page.locator("[data-part=question]")).to_contain_text("3 in all: 3 light")
