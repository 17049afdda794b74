"""Tables fit: measured from the rendered boxes, for all moments of the mock-ups, sizes and numbers of seats."""

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.layout.rendered import DESKS, PHONES, Box, Desk, Layout, desk

Size = tuple[int, int]
Laid = tuple[str, tuple[str, ...]]
"""A moment, and how it is changed."""
Lays = Callable[[Layout], list[Laid]]
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


def all_faults(
    page: Desk, wanted: Layout, sizes: Iterable[Size], laid: Iterable[Laid], *, phone: bool = False
) -> list[str]:
    """What must be in view and is not, what is cut or overlaps; and what moved since a moment with as many seats. To
    lay a moment costs more than to look at it in one more window, but what was pressed for would close."""
    faults: list[str] = []
    lain: dict[Size, Lain] = {size: {} for size in sizes}
    for moment, changes in laid:
        pressed = wanted.pressed.get(moment, ())
        parts = {**(wanted.phone if phone else wanted.desk), **wanted.only.get(moment, {})}
        parts |= wanted.pocket.get(moment, {}) if phone else {}
        whole = () if "long" in changes else wanted.whole
        for nth, size in enumerate(size for size in sizes if not changes or size in TIGHT):
            page.resize(*size)
            if pressed or not nth:
                page.lay(wanted.game, moment, *changes, pressed=pressed)
            found: list[str] = []
            if moment not in wanted.asked:
                found = page.faults(parts, scrolls=phone, small=wanted.small, whole=whole, lists=wanted.lists)
            found += moved(page, wanted, lain[size], moment) if not changes else []
            faults += [f"{'/'.join((moment, *changes))} at {size[0]}x{size[1]}: {fault}" for fault in found]
    return faults


def as_they_are(wanted: Layout) -> list[Laid]:
    return [(moment, ()) for moment in (*wanted.moments, *wanted.asked)]


def changed(wanted: Layout) -> list[Laid]:
    """What was pressed for shows its own log, so that only the names change."""
    return [
        (moment, changes)
        for moment in wanted.moments
        for changes in ((("long",),) if moment in wanted.pressed else CHANGES)
    ]


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


@pytest.mark.parametrize("laid", [as_they_are, changed])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_desk_all_that_must_be_is_in_view_and_nothing_moves(chromium: Browser, game: str, laid: Lays) -> None:
    with desk(chromium) as page:
        assert all_faults(page, layout_of(game), DESKS, laid(layout_of(game))) == []


@pytest.mark.parametrize("laid", [as_they_are, changed])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_all_that_must_be_is_in_view_and_nothing_moves(chromium: Browser, game: str, laid: Lays) -> None:
    with desk(chromium, touch=True) as page:
        assert all_faults(page, layout_of(game), PHONES, laid(layout_of(game)), phone=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_night_lies_as_the_day_does(chromium: Browser, game: str) -> None:
    with desk(chromium, night=True) as page:
        assert all_faults(page, layout_of(game), DESKS[2:3], as_they_are(layout_of(game))) == []


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
