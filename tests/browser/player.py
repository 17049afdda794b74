"""Plays through the page as a person would: with the mouse, a finger or the keyboard, never past the page."""

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page

Hand = Literal["mouse", "finger", "keys"]

THINGS = "main button.offered:visible, section[aria-label] button.offered:visible"
OPTIONS = ".option:not(.refused):visible"
CALL = ".call .btn.go:visible"
RESULT = "dialog[open]:has(ol .place), dialog[open]:has(.reason)"

LOOK = """() => {
    const asked = document.querySelector("section.mine");
    const shown = [...document.querySelectorAll("section.mine, main")].map((part) => part.textContent).join("|");
    const lit = [...document.querySelectorAll("[aria-pressed=true], .chosen, .lit, [data-about]:popover-open")].length;
    const over = Boolean(document.querySelector("dialog[open] ol .place"));
    return { asked: Boolean(asked), over, shown: `${shown} ${lit} ${over}` };
}"""
CHANGED = f"(before) => {{ const now = ({LOOK})(); return now.shown !== before && (now.asked || now.over); }}"
ASKED = f"() => {{ const now = ({LOOK})(); return now.asked || now.over; }}"


class Player:
    """Takes what lies on the table where something is on offer there, and answers in words otherwise."""

    def __init__(self, page: Page, hand: Hand = "mouse") -> None:
        self.page = page
        self.hand = hand
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
        raise AssertionError(f"the game does not end: {most} deeds, and it asks {self.page.locator('section.mine').inner_text()}")

    def _ways(self) -> list[Callable[[], bool]]:
        if self.hand == "keys":
            return [lambda: self._key("1"), lambda: self._key("1"), lambda: self._key("0"), self._tab_on]
        return [
            lambda: self._touch(self.page.locator(THINGS)),
            lambda: self._touch(self.page.locator("[data-about]:popover-open button")),
            lambda: self._touch(self.page.locator(CALL)),
            lambda: self._touch(self.page.locator(OPTIONS)),
        ]

    def _touch(self, found: Locator) -> bool:
        if not found.count():
            return False
        # Another one each time, so that no pair of deeds goes round for ever.
        thing = found.nth(self.deeds % found.count())
        if self.hand == "finger":
            thing.tap()
        else:
            thing.click()
        return True

    def _key(self, key: str) -> bool:
        self.page.keyboard.press(key)
        return True

    def _tab_on(self) -> bool:
        """To the first answer, as Tab goes, and press it."""
        self.page.evaluate("document.querySelector('section.mine h2')?.focus()")
        for _ in range(12):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.matches('.option:not(.refused), .call .btn')"):
                self.page.keyboard.press("Enter")
                return True
        return False

    def _changed(self, before: str) -> bool:
        try:
            self.page.wait_for_function(CHANGED, arg=before, timeout=1500)
        except Exception as fault:  # a deed may only have shown something
            if "Timeout" not in str(fault):
                raise
            return False
        return True
