"""The set-up of a game follows what is chosen in it: sets, what is usual with them, and what speaks against it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import laying


def sets(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("checkbox", name=name, exact=True).click()


def test_what_is_usual_follows_the_sets_that_are_chosen(page: Page) -> None:
    laying.to_set_up(page, "Quarriors")
    large, culls = (page.get_by_role("checkbox", name=name, exact=True) for name in ("Large dice", "Culls"))
    before = large.is_checked(), culls.is_checked()
    sets(page, "Light vs. Dark")
    assert (before, (large.is_checked(), culls.is_checked())) == ((False, True), (True, False))


def test_demons_with_large_dice_call_for_caution(page: Page) -> None:
    laying.to_set_up(page, "Quarriors")
    sets(page, "Light vs. Dark")
    expect(page.get_by_text("Mind:")).to_have_count(0)
    sets(page, "Rise of the Demons")
    expect(page.get_by_text("Mind:")).to_have_count(1)


@pytest.mark.parametrize(
    ("preset", "players"),
    [
        ("First game", 2),
        ("All sets together", 2),
        ("All sets together", 3),
        ("All sets together", 4),
        ("All sets, large dice", 3),
    ],
)
def test_a_preset_is_taken_at_one_press_names_its_cards_and_is_played(page: Page, preset: str, players: int) -> None:
    laying.to_set_up(page, "Quarriors")
    laying.seat(page, *[laying.BOT] * (players - 1))
    page.get_by_role("radiogroup", name="Ready to play").get_by_role("radio", name=preset, exact=True).click()
    expect(page.get_by_text(f"The cards for {players} players:")).to_have_count(1)
    laying.lay(page)
    expect(page.locator(".wilds")).to_be_visible()


def choosing(page: Page, *names: str) -> None:
    laying.to_set_up(page, "Quarriors")
    sets(page, *names)
    page.get_by_role("radio", name="Choose", exact=True).click()


def test_an_assistant_of_the_set_is_chosen_and_another_takes_its_place(page: Page) -> None:
    choosing(page, "Light vs. Dark")
    one, other = (page.get_by_role("checkbox", name=f"Assistant of {what}") for what in ("Economics", "Logistics"))
    one.click()
    other.click()
    assert (one.is_checked(), other.is_checked()) == (False, True)


def test_a_quest_that_is_not_in_play_says_why_and_is_not_chosen(page: Page) -> None:
    choosing(page, "Quartifacts")
    exqualibur = page.get_by_role("checkbox", name="Exqualibur", exact=True)
    exqualibur.click(force=True)
    assert not exqualibur.is_checked()
    expect(page.locator("[data-part=card] .bar")).to_contain_text("Not in play with three players.")


def test_an_expedition_is_looked_at_but_not_taken_without_its_sets(page: Page) -> None:
    choosing(page, "Quartifacts")
    page.get_by_role("checkbox", name="The Holy Quail", exact=True).click()
    panel = page.locator("[data-part=card]")
    for _ in range(2):
        panel.get_by_role("button", name="Next version").click()
    expect(panel.locator("h2")).to_have_text("The Expedition For the Holy Quail")
    expect(panel.locator(".bar")).to_contain_text("Expeditions need")
    expect(page.locator(".tile", has_text="The Holy Quail")).to_contain_text("The Search For")


def test_a_card_shows_its_price_its_text_and_its_six_faces(page: Page) -> None:
    choosing(page)
    card = page.locator(".tile", has_text="Scavenging Goblin")
    expect(card.get_by_role("img", name="cost 2")).to_have_count(1)
    expect(card).to_contain_text("Summoned: gain 1 quiddity.")
    page.get_by_role("checkbox", name="Scavenging Goblin", exact=True).click()
    expect(page.locator("[data-part=card] .faces li")).to_have_count(6)
