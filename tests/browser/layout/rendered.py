"""Lays saved views into one page of the built client, without a server, and measures the boxes."""

import mimetypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, ViewportSize

SITE = Path(__file__).parents[3] / "src/tumblehall/server/site"
ADDRESS = "http://saved.example/"
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")

DESKS = ((1280, 720), (1366, 650), (1440, 900), (1920, 1080))
PHONES = ((390, 844), (360, 740))
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Layout:
    """What is asked of the table of a game."""

    game: str
    moments: tuple[str, ...]
    """Of its `samples.json`."""
    desk: Mapping[str, int]
    """By selector, how many at least must be in view, whole, on every desk."""
    phone: Mapping[str, int]
    still: tuple[str, ...] = ()
    """Parts that lie in the same place whatever is asked, as long as the number of seats stays."""
    corner: tuple[str, ...] = ()
    """Parts whose lower left corner does: the call to act may be wider, and what stands over it higher."""
    asked: tuple[str, ...] = ()
    """Moments that are only looked at for what moves."""
    apart: Mapping[str, str] = field(default_factory=dict)
    """Moments of tables that have more parts, by the kind of table: those of one kind are compared with one another."""
    only: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """More that must be in view at one moment."""
    pocket: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """The same on a phone alone."""
    small: tuple[str, ...] = ()
    """Where type of 11 px will do."""
    whole: tuple[str, ...] = ()
    """Words that may not even end in dots, with names of common length."""
    lists: tuple[str, ...] = ()
    """What scrolls, and may show no half line."""
    pressed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is pressed once a moment is laid, in this order. A word after a moment, as in `tell-four/attack`, tells it
    from the same one as it was."""


def _answer(route: Route) -> None:
    path = SITE / (route.request.url.removeprefix(ADDRESS).split("?")[0].split("#")[0] or "index.html")
    if not path.is_file():
        route.fulfill(status=404)
        return
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    route.fulfill(body=path.read_bytes(), content_type=kind)


class Desk:
    """One page on which moments are laid, one after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.route(f"{ADDRESS}**", _answer)

    def lay(self, game: str, moment: str, *changes: str, pressed: tuple[str, ...] = ()) -> None:
        place = "#/" + "/".join(("sample", game, moment, *changes))
        if self.page.url == ADDRESS + place:
            self.page.reload()
        elif self.page.url.startswith(ADDRESS):
            self.page.evaluate("(place) => { location.hash = place }", place)
        else:
            self.page.goto(ADDRESS + place)
        self.page.wait_for_selector(f"[data-sample='{'/'.join((game, moment, *changes))}'] main")
        for selector in pressed:
            self.page.locator(selector).first.click()
        self.settle()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size(ViewportSize(width=width, height=height))
        self.settle()

    def settle(self) -> None:
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def faults(
        self,
        parts: Mapping[str, int],
        *,
        scrolls: bool = False,
        small: tuple[str, ...] = (),
        whole: tuple[str, ...] = (),
        lists: tuple[str, ...] = (),
    ) -> list[str]:
        words = {"small": list(small), "whole": list(whole), "lists": list(lists)}
        wanted = {"parts": dict(parts), "scrolls": scrolls, **words}
        found: list[str] = self.page.evaluate(MEASURE, wanted)
        return found

    def boxes(self, selectors: tuple[str, ...]) -> dict[str, Box | None]:
        found: dict[str, Any] = self.page.evaluate(
            """(selectors) => Object.fromEntries(selectors.map((selector) => {
                const box = document.querySelector(selector)?.getBoundingClientRect();
                return [selector, box ? [box.left, box.top, box.width, box.height].map(Math.round) : null];
            }))""",
            list(selectors),
        )
        return {selector: None if box is None else tuple(box) for selector, box in found.items()}

    def players(self) -> int:
        return int(self.page.locator("[data-sample]").get_attribute("data-players") or 0)


@contextmanager
def desk(browser: Browser, *, touch: bool = False, night: bool = False) -> Iterator[Desk]:
    context = browser.new_context(
        has_touch=touch, color_scheme="dark" if night else "light", reduced_motion="reduce", is_mobile=False
    )
    try:
        yield Desk(context.new_page())
    finally:
        context.close()
