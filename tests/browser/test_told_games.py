"""Whole games at each pace. The page's clock is turned by the test, so that none waits in real time, and every 100 ms
what the page shows is noted. The server's chance is fixed: the same games are played each time."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESK, Faults, watch
from tests.browser.laid import Chair, House, near_end
from tests.browser.served import serving
from tests.browser.test_telling import stop_the_clock
from tumblehall.kernel.values import Json

TICK_MS = 100
STRIDE_MS = 700
MOST_STEPS = 6000
FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.6}
DICE = ("rolls", "still")
LONG = ("angryquest", "quarriors")
SHORT: dict[str, dict[str, Json]] = {"quarriors": {"captures": 2}, "quaeleon": {"health": 30, "opening_swap": False}}
LATE = 100
"""So many answers before the end of a game that was played by chance."""

ROLLED = re.compile(r"(?<!re-)\brolls?\b|\bre-rolls\b")
"""A line that says what dice brought."""
SEATED = re.compile(r"\b(Red|Green|Blue|Yellow|[Ss]eat \d) [a-z]")
"""A player by colour or number."""

NOTE = """() => {
    const text = (found) => found?.textContent.trim() ?? "";
    const look = () => {
        const told = document.querySelector("[data-telling], [data-part=telling]");
        const log = [...document.querySelectorAll("aside[aria-label='Talk and log'] ol li")];
        return {
            phase: told ? (told.dataset.telling ?? "told") : "",
            left: told?.dataset.left ?? "",
            line: [...(told?.querySelectorAll("h2, .words") ?? [])].map(text).join(" "),
            log: log.length + " " + text(log[0]),
            said: text(document.getElementById("say-polite")),
            title: document.title,
            asked: Boolean(document.querySelector("section.mine:not([data-telling])")),
            over: Boolean(document.querySelector("dialog[open] .reason")),
        };
    };
    document.activeElement.blur(); // on a button Space would press that
    window.noted = [];
    window.look = look;
    setInterval(() => noted.push({ ...look(), at: Date.now() }), 100);
}"""
STEP = """(nth) => {
    const now = look();
    const frames = noted.splice(0);
    if (now.over || !now.asked) return { ...now, frames };
    const ways = [
        "[data-about]:popover-open ul button",
        "section.mine [role=alert] + .btn",
        "section.mine [data-part=call] .btn.go",
        ".option:not(.refused)",
        "main button.offered",
        "section.mine .end",
    ];
    const seen = (each) => each.checkVisibility() && !each.disabled;
    for (const way of nth % 5 === 4 ? [...ways.slice(0, 2), ways[5], ...ways.slice(2, 5)] : ways) {
        const found = [...document.querySelectorAll(way)].filter(seen);
        if (!found.length) continue;
        found[nth % found.length].click();
        break;
    }
    return { ...now, frames };
}"""


@dataclass(frozen=True)
class Frame:
    phase: str
    left: str
    """Deeds still to come: of two in a row that read alike it tells which one this is."""
    line: str
    log: str
    said: str
    title: str
    asked: bool
    over: bool
    at: float


class Theatre:
    """A page at a table of a server whose chance is fixed."""

    def __init__(self, page: Page, house: House) -> None:
        self.page, self.house = page, house

    def play(self, game: str, pace: str) -> list[Frame]:
        """A whole game against a bot, as it was seen."""
        settings = json.dumps({"pace": pace, "lone": "at-once"})
        self.page.add_init_script(f"localStorage['tumblehall.settings'] ??= {json.dumps(settings)}")
        self.page.clock.install()
        self._lay(game, pace).open(self.page)
        self.page.locator("section.mine").wait_for()
        self.page.get_by_role("button", name="Talk").first.click()
        self.page.get_by_role("button", name="Log", exact=True).last.click()
        self.page.evaluate(NOTE)
        stop_the_clock(self.page)
        frames: list[Frame] = []
        for nth in range(MOST_STEPS):
            now = self.page.evaluate(STEP, nth)
            frames += [Frame(**each) for each in now["frames"]]
            if now["over"]:
                return frames
            if now["phase"] == "waits":
                self.page.keyboard.press("Space")
            self.page.clock.run_for(STRIDE_MS if now["phase"] else TICK_MS)
        raise AssertionError(f"the game does not end: {frames[-1]}")

    def _lay(self, game: str, pace: str) -> Chair:
        """The long games begin late."""
        if game in LONG and pace != "at-once":
            return self.house.go_on(near_end(game, left=LATE))
        return self.house.begin(game, 2, bot="random", **SHORT.get(game, {}))


@pytest.fixture
def theatre(chromium: Browser, tmp_path: Path, faults: Faults) -> Iterator[Theatre]:
    with serving(tmp_path, "told") as served, House(served.address) as house:
        context = chromium.new_context(base_url=served.address, viewport=DESK, reduced_motion="no-preference")
        page = context.new_page()
        watch(page, served, faults)
        yield Theatre(page, house)
        context.close()
    assert faults.left() == []


def beats(frames: list[Frame]) -> list[list[Frame]]:
    """Frames in which the same is told in the same phase."""
    return [list(found) for _, found in groupby(frames, key=lambda frame: (frame.phase, frame.left, frame.line))]


def faults_in(frames: list[Frame]) -> list[str]:
    """What the page knew, asked or said too early."""
    found = []
    for beat in beats(frames):
        first = beat[0]
        if not first.phase:
            continue
        found += [f"asked while '{each.line}' is told" for each in beat if each.asked]
        found += [f"the log grows while '{first.line}' is told" for a, b in pairwise(beat) if a.log != b.log]
        words = first.line.split(" Skip")[0]  # a frame or two later they are said, once what was there before is gone
        said = [b.said for a, b in pairwise(beat[1:]) if a.said != b.said and b.said and words not in b.said]
        found += [f"'{each}' while '{first.line}' is told" for each in said]
        if first.phase != "waits":
            found += [f"'{each.title}' while '{first.line}' is told" for each in beat if "Your move" in each.title]
    for before, after in pairwise(beats(frames)):
        if after[0].phase in ("waits", *DICE) and ROLLED.search(after[-1].log) and before[-1].log != after[-1].log:
            found.append(f"'{after[-1].log}' before the dice lie")
        if before[0].phase == "rolls" and after[0].phase not in ("rolls", "still", "told", ""):
            found.append(f"after dice that fall comes '{after[0].phase}'")
        if before[0].phase in DICE and after[0].phase == "still" and before[-1].log != after[0].log:
            found.append(f"'{after[0].log}' while the dice lie still")
    return found


@pytest.mark.parametrize(
    ("game", "pace"), [("quarriors", "slow"), ("quaeleon", "fast"), ("dicequest", "normal"), ("angryquest", "normal")]
)
def test_a_whole_game_is_told_in_its_order_and_pace(theatre: Theatre, game: str, pace: str) -> None:
    frames = theatre.play(game, pace)
    assert faults_in(frames) == []
    told = [beat for beat in beats(frames) if beat[0].phase == "told"]
    assert len(told) > 8
    stays = median(beat[-1].at - beat[0].at + TICK_MS for beat in told)
    assert 500 * FACTORS[pace] <= stays <= 1400 * FACTORS[pace]
    if game != "quaeleon":
        assert set(DICE) <= {frame.phase for frame in frames}
    said = {text for frame in frames for text in (frame.line, frame.log, frame.said)}
    assert [text for text in said if SEATED.search(text)] == [], "people go by their names"


def test_a_whole_game_at_once_waits_only_for_my_dice(theatre: Theatre) -> None:
    frames = theatre.play("quarriors", "at-once")
    assert {frame.phase for frame in frames} == {"", "waits"}
