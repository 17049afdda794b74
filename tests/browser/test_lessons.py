"""First games from the first page to their last caption, by mouse, finger and keys. Each caption points at something
that is on the page at every size, and lies neither on that nor beyond the window."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, ViewportSize, expect

from tests.browser.conftest import DESK, PATIENCE_MS, NewPage, resize
from tests.browser.player import CALL, ENDS, Hand
from tests.browser.reach import violations
from tumblehall.lessons.how_to import screens_of
from tumblehall.lessons.script import LEARNER, lesson_named, lessons_of

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 650},
    {"width": 1440, "height": 900},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
)
CAPTION = "[data-part=caption]"
CHOICES = "[data-about]:popover-open"
SELECTED = f"section.mine [data-part=call] .btn.go, {CHOICES} [data-option]"
"""It waits for the call, or for a choice at the thing."""
MOST = 150
"""Deeds of the longest lesson, with room to spare."""

RED = """
    const caption = document.querySelector("[data-part=caption]");
    const asked = caption?.dataset.asks ?? "";
    const red = caption?.querySelector(".asks") && getComputedStyle(caption.querySelector(".asks")).color;
    const inks = ["color", "borderTopColor", "outlineColor", "boxShadow", "backgroundColor"];
    const inked = (each, part) => inks.some((ink) => getComputedStyle(each, part)[ink].includes(red));
    const isRed = (each) => [each, ...each.querySelectorAll("*")].some(
        (piece) => [null, "::before", "::after"].some((part) => inked(piece, part)))
        || inked(each.closest("section.mine") ?? each);
    const isFree = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return width > 4 && hit !== null && !caption.contains(hit);
    };
    const name = CSS.escape(asked.split(" ").pop());
    const things = `[data-ref$=":${name}"], [data-ref="${CSS.escape(ring?.dataset.at ?? "")}"]`;
    const pressed = [...document.querySelectorAll(`[data-option="${CSS.escape(asked)}"], .offered`)].filter(
        (each) => each.dataset.option || each.closest(things));
    const answers = pressed.length ? pressed : [...document.querySelectorAll("section.mine")];
"""
"""What is asked: its row, in the red frame of the question, the thing of its name or the one in the ring; where it has
none, the question itself."""
SLOW_MS = 3000
"""What is pressed shows at once, or later where the machine is busy: pressed again, the next question is answered."""
LOOK_AGAIN = """() => {
    dispatchEvent(new Event("resize"));
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}"""
"""The caption looks where things lie several times a second, and at once when the window changes."""
LOOK = (
    """() => {
    const box = (part) => {
        const found = document.querySelector(`[data-part=${part}]`);
        if (!found) return null;
        const { left, top, right, bottom } = found.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const ring = document.querySelector("[data-part=ring]");
    const meets = (a, b) => a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const inside = (a) => a && a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
    """
    + RED
    + """
    return {
        red: !asked || answers.some((each) => isFree(each) && isRed(each)),
        whole: !caption || (caption.scrollHeight <= caption.clientHeight && !isFree(caption)),
        ringed: ring !== null, thing: ring?.dataset.thing === "true", at: ring?.dataset.at ?? "",
        inside: inside(box("caption")) && (ring === null || inside(box("ring"))),
        covers: Boolean(meets(box("caption"), box("ring"))),
    };
}"""
)


READ = """(caption) => [
    caption.innerText, caption.querySelector(".next")?.innerText ?? null, caption.dataset.asks ?? "",
]"""
"""At one moment: a caption that asks may give way to the next one at any time."""


class Learner:
    """Reads, and does what is asked."""

    def __init__(self, page: Page, game: str, hand: Hand) -> None:
        self.page, self.game, self.hand = page, game, hand
        self.sent = 0
        """So many answers went to the server: who has sent one waits, however slow the page is."""
        page.on("websocket", lambda line: line.on("framesent", self._note))
        self.said: list[str] = []
        self.asked = ""
        """What was asked last."""
        scenes = lesson_named(game).scenes
        self.acts = [entry.act or "" for scene in scenes for entry in scene.script if entry.seat == LEARNER]

    def begin(self, title: str) -> None:
        self.page.goto("/")
        offer = self.page.locator("li", has=self.page.get_by_role("heading", name=title, exact=True))
        self._do(offer.locator("[data-part=lesson-offer] .start"))

    def _note(self, frame: str | bytes) -> None:
        self.sent += json.loads(frame)["do"] == "act"

    def learn(self, sizes: tuple[ViewportSize, ...] = ()) -> None:
        """To the last caption."""
        for _ in range(MOST):
            caption = self.page.locator(CAPTION)
            caption.wait_for()
            words, following, asked = caption.evaluate(READ)
            if words not in self.said:
                self.said.append(words)
                self._look_at(words, sizes)
            if following is None:
                self._answer(asked)
                continue
            last = "Play on" in following
            self._do(caption.locator(".next"))
            if last:
                expect(caption).to_have_count(0)
                return
            assert self._went_on(words, PATIENCE_MS), f"nothing follows: {words}"
        raise AssertionError(f"the lesson does not end: {self.said[-1]}")

    def _look_at(self, words: str, sizes: tuple[ViewportSize, ...]) -> None:
        start = self.page.viewport_size
        for size in sizes:
            resize(self.page, size)
            self.page.evaluate(LOOK_AGAIN)
            seen: dict[str, Any] = self.page.evaluate(LOOK)
            says_something = bool(self.page.locator(f"{CAPTION} .say").count()) and "another way" not in words
            assert seen["inside"], (words, size, seen)
            assert seen["whole"], (words, size, seen)
            assert seen["red"], (words, size, seen)
            assert not seen["covers"], (words, size, seen)
            assert seen["ringed"] or not says_something or "That was scene" in words, (words, size, seen)
        if sizes and start is not None:
            resize(self.page, start)

    def _answer(self, option: str) -> None:
        """What is asked, wherever it is on offer: in the list, on the table, as the call or as the end."""
        step = self.page.locator(CAPTION).inner_text()
        for found in (
            self._rows(option),
            *self._things(option),
            self._on_offer(option, self._ringed()),
            self._on_offer(option, CALL),
            self._on_offer(option, ENDS),
        ):
            if not found.count():
                continue
            goes_at_once = self.page.locator(CALL).count() > 0
            sent = self.sent
            done = self._do_yet(found.first)
            if done and self._went_on(step, SLOW_MS, "" if goes_at_once else SELECTED) and not self._still(step):
                return
            for rest in (f'{CHOICES} [data-option="{option}"]', CALL):
                if self.sent == sent:
                    self._do_yet(self._on_offer(option, rest))
            if self._went_on(step, SLOW_MS) or self.sent > sent:
                return
        if self._on_offer(option, CAPTION).count():
            raise AssertionError(f"{option} cannot be done: {self.page.locator('section.mine').inner_text()}")

    def _on_offer(self, option: str, what: str) -> Locator:
        """Only as long as it is asked: an earlier press may take effect late, and must not be followed by another one
        that answers the next question."""
        asks = f'[data-asks="{option}"]' if option else ":not([data-asks])"
        return self.page.locator(f"body:has({CAPTION}{asks})").locator(what)

    def _do_yet(self, what: Locator) -> bool:
        """Whether it was still there to be done."""
        try:
            if what.count():
                self._do(what)
                return True
        except TimeoutError:
            pass
        return False

    def _rows(self, option: str) -> Locator:
        """Its own row, or the only one that begins with it: the page does what follows at once."""
        begun = self._on_offer(option, f'[data-option^="{option} > "]:visible')
        return begun if begun.count() == 1 else self._on_offer(option, f'[data-option="{option}"]:visible')

    def _things(self, option: str) -> list[Locator]:
        """On the table. Where the script only goes on, what it goes on to: the page does both at once."""
        is_asked_again = option == self.asked and self.acts[:1] != [option]
        if option in self.acts and not is_asked_again:
            del self.acts[: self.acts.index(option) + 1]
        self.asked = option
        name = (self.acts[0] if option == "go" and self.acts else option).rpartition(" ")[2]
        if option == "go":
            self._do_yet(self._on_offer(option, "[data-opens=quest]:visible"))
        ends = (
            f'[data-ref$=":{name}"] button:visible, [data-space="{name}"]:visible, [data-value="{name}"] button:visible'
        )
        return [self._on_offer(option, ends)]

    def _ringed(self) -> str:
        at = self.page.evaluate("document.querySelector('[data-part=ring]')?.dataset.at ?? ''")
        return f'[data-ref="{at}"] button.offered:visible'

    def _still(self, before: str) -> bool:
        stands = f"(before) => document.querySelector('{CAPTION}')?.innerText === before"
        return bool(self.page.evaluate(stands, before))

    def _went_on(self, before: str, within: float, or_shows: str = "") -> bool:
        shows = f"|| document.querySelector('{or_shows}')" if or_shows else ""
        changed = f"(before) => document.querySelector('{CAPTION}')?.innerText !== before {shows}"
        try:
            self.page.wait_for_function(changed, arg=before, timeout=within)
        except TimeoutError:
            return False
        return True

    def _do(self, what: Locator) -> None:
        if self.hand == "keys":
            what.focus()
            self.page.keyboard.press("Enter")
        elif self.hand == "finger":
            what.tap()
        else:
            what.click()


@pytest.mark.parametrize(
    ("game", "title", "hand", "size"),
    [
        ("quarriors", "Quarriors", "mouse", DESK),
        ("dicequest", "Dicequest", "finger", SIZES[3]),
        ("quaeleon", "Quaeleon's Quest", "keys", DESK),
        ("angryquest", "Angry Quest", "mouse", DESK),
    ],
)
def test_a_whole_lesson(new_page: NewPage, game: str, title: str, hand: Hand, size: ViewportSize) -> None:
    page = new_page(size, touch=hand == "finger")
    learner = Learner(page, game, hand)
    learner.begin(title)
    learner.learn(SIZES)
    of = lesson_named(game).captions
    assert any(f"{of} of {of}" in words for words in learner.said)
    page.goto("/")
    page.locator("[data-part=lesson-offer]").first.wait_for()
    offer = page.locator("li", has=page.get_by_role("heading", name=title, exact=True))
    expect(offer.locator("[data-part=lesson-offer]")).to_have_count(0)


@pytest.mark.parametrize("name", [name for name in lessons_of("quarriors") if name != "quarriors"])
def test_a_lesson_of_a_further_set(page: Page, name: str) -> None:
    lesson = lesson_named(name)
    learner = Learner(page, name, "mouse")
    page.goto(f"/#/how-to/quarriors/{len(screens_of('quarriors'))}")
    page.get_by_role("button", name="Play the first game").click()
    page.get_by_role("button", name=lesson.title).click()
    learner.learn(SIZES[:4])
    numbers = {int(found[1]) for words in learner.said if (found := re.search(rf"(\d+) of {lesson.captions}\n", words))}
    assert numbers == set(range(1, lesson.captions + 1))
    assert not any("another way" in words for words in learner.said)


def test_a_caption_is_spoken_and_its_words_are_in_reach_of_the_keyboard(page: Page) -> None:
    Learner(page, "quarriors", "mouse").begin("Quarriors")
    page.locator(CAPTION).wait_for()
    expect(page.locator("#say-polite")).to_contain_text("First game, 1 of 14")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.next')")
    page.keyboard.press("Enter")
    expect(page.locator("#say-polite")).to_contain_text("First game, 2 of 14. Be the first with 20 glory.")
    assert violations(page) == []


def test_the_keyboard_stays_at_the_caption_and_leaves_it_for_what_is_asked(page: Page) -> None:
    Learner(page, "quarriors", "mouse").begin("Quarriors")
    caption = page.locator(CAPTION)
    inside = f"document.querySelector('{CAPTION}').contains(document.activeElement)"
    caption.wait_for()
    page.wait_for_function(inside)
    reached = []
    for _ in range(2):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.textContent"))
    assert reached == ["Next›", "Skip the lesson"]
    page.keyboard.press("Escape")
    expect(caption).to_contain_text("1 of 14")
    for number in (2, 3, 4):
        caption.locator(".next").focus()
        page.keyboard.press("Enter")
        expect(caption).to_contain_text(f"{number} of 14")
        page.wait_for_function(inside)
    caption.get_by_role("button", name="Why?").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .rule.open")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(caption).to_contain_text("4 of 14")


def test_a_learner_throws_the_dice_by_hand(new_page: NewPage) -> None:
    page = new_page(told=True, still=False)
    Learner(page, "quarriors", "mouse").begin("Quarriors")
    caption = page.locator(CAPTION)
    for _ in range(2):
        caption.locator(".next").click()
    expect(caption).to_contain_text("Throw the dice")
    page.locator(CALL).click()
    expect(caption).to_contain_text("4 of 14")


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page) -> None:
    Learner(page, "quarriors", "mouse").begin("Quarriors")
    for _ in range(2):
        page.locator(f"{CAPTION} .next").click()
    expect(page.locator(CAPTION)).to_contain_text("3 of 14")
    page.goto("/#/")
    page.get_by_role("button", name="Go on with your first game, 3 of 14").click()
    expect(page.locator(CAPTION)).to_contain_text("3 of 14")


def test_a_lesson_is_skipped_and_its_offer_put_away(page: Page) -> None:
    Learner(page, "dicequest", "mouse").begin("Dicequest")
    page.locator(f"{CAPTION} .skip").click()
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator("section.mine")).to_be_visible()
    page.goto("/#/")
    page.get_by_role("button", name="Put away: your first game of Quarriors").click()
    expect(page.locator("[data-part=lesson-offer]")).to_have_count(2)


def test_another_choice_is_good(page: Page) -> None:
    Learner(page, "dicequest", "mouse").begin("Dicequest")
    page.locator(CAPTION).wait_for()
    page.locator('[data-ref="market:defender"] button').first.click()
    page.locator(CALL).click()
    expect(page.locator(CAPTION)).to_contain_text("You chose another way: good")
