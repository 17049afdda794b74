"""Plays through the page as a person would: with the mouse, a finger or the keyboard, never past the page."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE_MS = 1000
"""Until the page shows what was done, or that it was nothing."""
REACH_MS = 8000
"""Longer than a roll lies on the board."""
Hand = Literal["mouse", "finger", "keys"]

CHOICE = "[data-about]:popover-open ul button"
"""Several answers at one thing."""
FOLD = "main section.print-in:not(:has(.offered)) footer button"
"""A roll that is shown over the board."""
THINGS = "main button.offered:visible, section[aria-label] button.offered:visible"
OPTIONS = ".option:not(.refused):visible"
CALL = "section.mine [data-part=call] .btn.go:visible"
"""The one red thing: it does what is selected."""
ENDS = "section.mine .end:visible"
DOUBT = "section.mine [role=alert] + .btn:visible"
"""What is lost was said: do it all the same."""

LOOK = """() => {
    const asked = document.querySelector("section.mine");
    const shown = [...document.querySelectorAll("section.mine, main")].map((part) => part.textContent).join("|");
    const lit = [...document.querySelectorAll("[aria-pressed=true], .chosen, .lit, [data-about]:popover-open")].length;
    const over = Boolean(document.querySelector("dialog[open] .reason"));
    return { asked: Boolean(asked), over, shown: `${shown} ${lit} ${over}` };
}"""
PLACES = """(thing) => new Promise((tell) => {
    const seen = [];
    const look = () => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        seen.push([x, y, width, height].map(Math.round).join(" "));
        if (seen.length < 6) requestAnimationFrame(look);
        else tell([...seen, ...document.getAnimations().map((move) => move.id || move.animationName)].join(", "));
    };
    look();
})"""
"""Where a thing is, frame by frame, and what moves: said of one that does not hold still."""
CHANGED = f"(before) => ({LOOK})().shown !== before"
ASKED = f"() => {{ const now = ({LOOK})(); return now.asked || now.over; }}"


def standing(page: Page) -> Locator:
    """The players in the result, a line each."""
    return page.get_by_role("dialog").get_by_role("list", name="Where everybody stands").get_by_role("listitem")


def end(page: Page) -> None:
    """Gives the quiet answer that ends or goes on, whatever is lost."""
    page.locator(ENDS).first.click()
    if page.locator(DOUBT).count():
        page.locator(DOUBT).click()


def place(page: Page) -> None:
    """A card of the hand becomes the next of the stack: selected, and placed by the call."""
    page.locator("[data-place=hand] button.offered").first.click()
    page.locator(CALL).click()


class Player:
    """Takes what is on offer on the table, and answers in words every so many deeds: by turns, unless told."""

    def __init__(self, page: Page, hand: Hand = "mouse", words_every: int = 2) -> None:
        self.page = page
        self.hand = hand
        self.words_every = words_every
        self.deeds = 0

    def play_to_the_end(self, most: int = 600) -> None:
        while self.deeds < most:
            self.page.wait_for_function(ASKED)
            before = self.page.evaluate(LOOK)
            if before["over"]:
                return
            for way in self._ways():
                if way():
                    self.deeds += 1
                    if self._changed(before["shown"]):
                        break
        raise AssertionError(
            f"the game does not end: {most} deeds, and it asks {self.page.locator('section.mine').inner_text()}"
        )

    def _ways(self) -> list[Callable[[], bool]]:
        if self.hand == "keys":
            keys = (
                ("Enter", "0") if self.page.locator(f"{CALL}, {DOUBT}").count() else (str(self.deeds % 3 + 1), "1", "0")
            )
            return [*(partial(self._key, key) for key in keys), self._tab_on]
        # What is selected is done; else things and words by turns.
        wanted = [THINGS, OPTIONS] if self.deeds % self.words_every else [OPTIONS, THINGS]
        return [partial(self._touch, each) for each in (CHOICE, DOUBT, FOLD, CALL, *wanted, ENDS)]

    def _touch(self, what: str) -> bool:
        found = self.page.locator(what)
        if not (n := found.count()):
            return False
        # Another one each time, so that no pair of deeds goes round for ever.
        thing = found.nth(self.deeds % n)
        try:
            thing.tap(timeout=REACH_MS) if self.hand == "finger" else thing.click(timeout=REACH_MS)
        except TimeoutError:
            # The table may have gone on, or shown a roll; otherwise what is there must be in reach.
            if thing.count() and not self.page.locator(FOLD).count():
                raise AssertionError(f"{what} is out of reach: {thing.evaluate(PLACES)}") from None
            return False
        return True

    def _key(self, key: str) -> bool:
        self.page.keyboard.press(key)
        return True

    def _tab_on(self) -> bool:
        """To the first answer, as Tab goes, and press it."""
        self.page.evaluate("document.querySelector('section.mine h2')?.focus()")
        for _ in range(12):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.matches('.option:not(.refused), .foot button')"):
                self.page.keyboard.press("Enter")
                return True
        return False

    def _changed(self, before: str) -> bool:
        try:
            self.page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE_MS)
        except TimeoutError:
            return False
        return True
