"""Tables fit: measured from the rendered boxes, for all moments of the mock-ups, sizes and numbers of seats."""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.layout.rendered import DESKS, PHONES, Box, Desk, Layout, desk

Lain = dict[tuple[int, str, str], tuple[str, Box]]
"""By the number of seats, the kind of table, and the part: when it was seen first, and where."""
HERE = Path(__file__).parent
GAMES = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in ("__init__", "rendered", "test_layout"))
CHANGES = ("long", "told-12"), ("silent",)
"""The longest names and twelve lines in the log; no line at all."""
TIGHT = ((1280, 720), (1366, 650), (1440, 900), (360, 740))
"""Where these are laid too. The others have the same layout, and more room."""
OUT_OF_REACH = """() => [...document.querySelectorAll("header button, main button, [data-part=question] button")]
    .filter((button) => button.checkVisibility({ opacityProperty: true }))
    .filter((button) => {
        button.scrollIntoView({ block: "center", inline: "center" });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const part = button.closest("[data-part]");
        return !hit || !(button.contains(hit) || part?.contains(hit) || hit.closest("[data-part=cards]"));
    })
    .map((button) => button.textContent.trim())"""
"""What cannot be scrolled to, or lies under another part there, but for cards that can be folded."""


def layout_of(game: str) -> Layout:
    found = import_module(f"tests.browser.layout.{game}").LAYOUT
    assert isinstance(found, Layout)
    return found


def all_faults(page: Desk, wanted: Layout, width: int, height: int, *, phone: bool, day: bool = True) -> list[str]:
    """What must be in view and is not, what is cut or overlaps; and what moved since a moment with as many seats."""
    page.resize(width, height)
    faults: list[str] = []
    lain: Lain = {}
    tight = day and (width, height) in TIGHT
    for moment, changes in laid(wanted) if tight else product(wanted.moments, ((),)):
        page.lay(wanted.game, moment, *changes, pressed=wanted.pressed.get(moment, ()))
        parts = {**(wanted.phone if phone else wanted.desk), **wanted.only.get(moment, {})}
        parts |= wanted.pocket.get(moment, {}) if phone else {}
        whole = () if "long" in changes else wanted.whole
        found = page.faults(parts, scrolls=phone, small=wanted.small, whole=whole, lists=wanted.lists)
        found += moved(page, wanted, lain, moment) if not changes else []
        faults += [f"{'/'.join((moment, *changes))} at {width}x{height}: {fault}" for fault in found]
    for moment in wanted.asked if day else ():
        page.lay(wanted.game, moment)
        faults += [f"{moment} at {width}x{height}: {fault}" for fault in moved(page, wanted, lain, moment)]
    return faults


def laid(wanted: Layout) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The moments as they are and changed. What was pressed for shows its own log, so that only the names change."""
    for moment in wanted.moments:
        yield from product((moment,), ((), *((("long",),) if moment in wanted.pressed else CHANGES)))


def moved(page: Desk, wanted: Layout, lain: Lain, moment: str) -> list[str]:
    found: list[str] = []
    whole = page.boxes(wanted.still)
    corners = {part: box and (box[0], box[1] + box[3], 0, 0) for part, box in page.boxes(wanted.corner).items()}
    for part, box in (*whole.items(), *corners.items()):
        if box is None:
            continue
        before, place = lain.setdefault((page.players(), wanted.apart.get(moment, ""), part), (moment, box))
        if place != box:
            found.append(f"{part} lay at {place} in {before}, lies at {box}")
    return found


@pytest.mark.parametrize("size", DESKS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_on_a_desk_all_that_must_be_is_in_view_and_nothing_moves(
    chromium: Browser, game: str, size: tuple[int, int]
) -> None:
    with desk(chromium) as page:
        assert all_faults(page, layout_of(game), *size, phone=False) == []


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_all_that_must_be_is_in_view_and_nothing_moves(
    chromium: Browser, game: str, size: tuple[int, int]
) -> None:
    with desk(chromium, touch=True) as page:
        assert all_faults(page, layout_of(game), *size, phone=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_night_lies_as_the_day_does(chromium: Browser, game: str) -> None:
    with desk(chromium, night=True) as page:
        assert all_faults(page, layout_of(game), *DESKS[2], phone=False, day=False) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_reached_at_twice_the_size(chromium: Browser, game: str) -> None:
    """A window of 1280x720 at 200 % is one of 640x360."""
    wanted = layout_of(game)
    with desk(chromium) as page:
        page.resize(640, 360)
        for moment in wanted.moments:
            page.lay(wanted.game, moment, pressed=wanted.pressed.get(moment, ()))
            lost = page.page.evaluate(OUT_OF_REACH)
            assert lost == [], moment
