"""What axe finds on a page as it stands."""

from functools import cache
from importlib.resources import files

from playwright.sync_api import Page

from tumblehall.kernel.values import Json


@cache
def _axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


AXE = """(options) => axe.run({ resultTypes: ["violations"], iframes: false, preload: false, ...options }).then(
    ({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`))"""

COLOURS = {"runOnly": ["color-contrast"]}
ALL_BUT_COLOURS = {"rules": {"color-contrast": {"enabled": False}}}


def violations(page: Page, options: Json = None) -> list[str]:
    """What axe has against the page."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(AXE, options or {})
    return found
