"""What axe finds on a page as it stands."""

from functools import cache
from importlib.resources import files

from playwright.sync_api import Page


@cache
def _axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


AXE = """(only) => axe.run({ resultTypes: ["violations"], iframes: false, preload: false, ...only }).then(
    ({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`))"""


def violations(page: Page, *only: str) -> list[str]:
    """What axe has against the page, by all its rules or by these."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(AXE, {"runOnly": only} if only else {})
    return found
