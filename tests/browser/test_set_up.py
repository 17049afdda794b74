"""The set-up of a game follows what is chosen in it: sets, what is usual with them, and what speaks against it."""

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
