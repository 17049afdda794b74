"""A real server with the built client, and a real browser. A page that logs an error, breaks the policy or asks another
host for anything fails its test."""

import re
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.browser.laid import House
from tests.browser.served import Served, serving

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE_MS = 20_000
"""For whatever comes in the end, on a machine that has much else to do."""
LOST_LINE = re.compile(r"net::ERR_|WebSocket connection to")
TOO_QUICK = re.compile(r"status of 429")


AT_ONCE = "localStorage['tumblehall.settings'] ??= JSON.stringify({ pace: 'at-once', throws: 'itself' })"
"""Where telling is not what is tested, nothing waits for it."""


class Faults(list[str]):
    line_may_break = False
    """Set by a test that cuts the line itself: the browser logs that."""
    may_hurry = False
    """Set by a test that loads many replays: the server asks the page to wait, which it does; the browser logs that."""

    def left(self) -> list[str]:
        usual = [(self.line_may_break, LOST_LINE), (self.may_hurry, TOO_QUICK)]
        return [fault for fault in self if not any(set_ and words.search(fault) for set_, words in usual)]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="session")
def house(served: Served) -> Iterator[House]:
    with House(served.address) as open_house:
        yield open_house


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium-headless-shell")
    assert program is not None, "the browser tests need chromium-headless-shell; 'make machine' installs it"
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--mute-audio"])
        yield browser
        browser.close()


NewPage = Callable[..., Page]


@pytest.fixture
def faults() -> Faults:
    return Faults()


@pytest.fixture
def new_page(chromium: Browser, served: Served, faults: Faults) -> Iterator[NewPage]:
    """Makes pages of different people: each has its own storage. Faults are looked at when the test is over."""
    contexts: list[BrowserContext] = []

    def make(size: ViewportSize = DESK, touch: bool = False, still: bool = True, told: bool = False) -> Page:
        context = chromium.new_context(
            base_url=served.address,
            viewport=size,
            has_touch=touch,
            color_scheme="light",
            reduced_motion="reduce" if still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        if not told:
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        watch(page, served, faults)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults.left() == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(PHONE, touch=True)


def watch(page: Page, served: Served, faults: list[str]) -> None:
    """Notes what must not happen."""
    page.set_default_timeout(PATIENCE_MS)
    page.on("pageerror", lambda error: faults.append(f"script: {error}"))
    page.on("console", lambda line: faults.append(f"console: {line.text}") if line.type == "error" else None)
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((served.address, served.address.replace("http", "ws"), "data:", "blob:"))
            else faults.append(f"request to {request.url}")
        ),
    )


def resize(page: Page, size: ViewportSize) -> None:
    """Another window, and the page as it then settles."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")
