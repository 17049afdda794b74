"""The first screen."""

from playwright.sync_api import Page, expect


def test_page_comes_up_under_the_policy(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
