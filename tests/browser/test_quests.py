"""A running game with quests: a party is sent, joined, challenged, and what came of it is told."""

from playwright.sync_api import Page, expect

from tests.browser.laid import House, written

CALL = "[data-part=call] .btn"
READY = "[data-part=ready-dice] button.offered"


def open_at(house: House, page: Page, moment: str) -> None:
    house.go_on(written("quarriors", moment)).open(page)
    page.locator("[data-part=question]").wait_for()


def lane(page: Page, quest: str) -> None:
    page.locator(f'[data-ref="quest:{quest}"] .lane button').first.click()
    page.locator(CALL).click()


def test_a_party_is_sent_with_its_levels_and_the_attack_that_stays(house: House, page: Page) -> None:
    open_at(house, page, "quest-choose-4")
    lane(page, "exqualibur")
    page.locator(READY).first.click()
    expect(page.locator("[data-part=sending]")).to_contain_text("Knight goes, level 2 of 2")
    expect(page.locator("[data-part=sending]")).to_contain_text("Minotaur and Squire stay and attack with 6")
    page.get_by_role("button", name="Send Knight to Exqualibur").click()
    expect(page.locator("[data-part=lane]").nth(1)).to_contain_text("2 / 2")


def test_a_challenge_is_told_side_by_side_to_its_end(house: House, page: Page) -> None:
    open_at(house, page, "quest-choose-4")
    lane(page, "the-holy-quail")
    for goes in ("Knight goes", "Knight and Minotaur go"):
        page.locator(READY).first.click()
        expect(page.locator("[data-part=sending]")).to_contain_text(goes)
    page.get_by_role("button", name="Send Knight and Minotaur to The Holy Quail").click()
    page.get_by_role("button", name="Start The Holy Quail with the survivors").click()
    teller = page.locator("[data-part=teller]")
    expect(teller).to_contain_text("Your challenge for The Holy Quail")
    expect(teller).to_contain_text("You have The Holy Quail now.")


def test_a_finger_on_a_party_means_its_lane(house: House, phone: Page) -> None:
    open_at(house, phone, "quest-choose-4")
    phone.locator('[data-ref="quest:the-holy-quail"] .lane').first.tap()
    expect(phone.locator(CALL)).to_contain_text("Challenge for The Holy Quail")


def test_a_quartifact_is_laid_beside_its_carrier(house: House, page: Page) -> None:
    open_at(house, page, "carry-4")
    page.locator(READY).first.click()
    page.locator(CALL).click()
    expect(page.locator("[data-part=ready-dice]")).to_contain_text("holds Quested Quarterstaff")
