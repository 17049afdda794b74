"""The set-up page: from the first page to a table as one wants it."""

from playwright.sync_api import Page

BOT = "bot skilled"


def to_set_up(page: Page, title: str) -> None:
    page.goto("/")
    page.get_by_role("listitem").filter(has_text=title).get_by_role("link", name="Set up").click()
    page.get_by_role("heading", name="Who sits").wait_for()


def seat(page: Page, *others: str) -> None:
    """Me in the first chair, these in the next ones, nobody in the rest."""
    for at, who in enumerate(others, 2):
        page.get_by_label(f"Seat {at}", exact=True).select_option(who)
    chairs = page.get_by_role("main").locator("select[aria-label^='Seat ']").count()
    for at in range(chairs, len(others) + 1, -1):
        chair = page.get_by_label(f"Seat {at}", exact=True)
        if chair.input_value() != "nobody":
            chair.select_option("nobody")


def lay(page: Page) -> None:
    page.get_by_role("button", name="Set the table").click()
