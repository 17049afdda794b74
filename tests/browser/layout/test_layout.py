"""Tables fit: measured from the rendered boxes, for all moments of the mock-ups, sizes and numbers of seats."""

from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.layout.rendered import DESKS, PHONES, Box, Desk, Layout, desk

HERE = Path(__file__).parent
GAMES = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in ("__init__", "rendered", "test_layout"))
CHANGES = ("long", "told-12"), ("silent",)
"""The longest names and twelve lines in the log; no line at all."""
TIGHT = {(1280, 720), (1366, 650), (360, 740)}
"""Where there is least room: what fits here in any of these cases fits in larger windows."""
OUT_OF_REACH = """() => [...document.querySelectorAll("main button, [data-part=question] button")]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
        button.scrollIntoView({ block: "center" });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return right < 1 || left > innerWidth - 1 || bottom < 1 || top > innerHeight - 1;
    })
    .map((button) => button.textContent.trim())"""


def layout_of(game: str) -> Layout:
    found = import_module(f"tests.browser.layout.{game}").LAYOUT
    assert isinstance(found, Layout)
    return found


def all_faults(page: Desk, wanted: Layout, width: int, height: int, *, phone: bool) -> list[str]:
    page.resize(width, height)
    faults: list[str] = []
    cases = ((), *CHANGES) if (width, height) in TIGHT else ((),)
    for moment, changes in product(wanted.moments, cases):
        page.lay(wanted.game, moment, *changes)
        parts = {**(wanted.phone if phone else wanted.desk), **wanted.only.get(moment, {})}
        found = page.faults(parts, scrolls=phone, small=wanted.small)
        faults += [f"{'/'.join((moment, *changes))} at {width}x{height}: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize("size", DESKS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_must_be_in_view_is_in_view_on_a_desk(
    chromium: Browser, game: str, size: tuple[int, int]
) -> None:
    with desk(chromium) as page:
        assert all_faults(page, layout_of(game), *size, phone=False) == []


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_must_be_in_view_is_in_view_on_a_phone(
    chromium: Browser, game: str, size: tuple[int, int]
) -> None:
    with desk(chromium, touch=True) as page:
        assert all_faults(page, layout_of(game), *size, phone=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_night_lies_as_the_day_does(chromium: Browser, game: str) -> None:
    with desk(chromium, night=True) as page:
        assert all_faults(page, layout_of(game), *DESKS[2], phone=False) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_the_question_changes(chromium: Browser, game: str) -> None:
    wanted = layout_of(game)
    moved: list[str] = []
    for touch, sizes in ((False, DESKS), (True, PHONES)):
        with desk(chromium, touch=touch) as page:
            for size in sizes:
                page.resize(*size)
                moved += [f"{size[0]}x{size[1]}: {each}" for each in moved_at(page, wanted)]
    assert moved == []


def moved_at(page: Desk, wanted: Layout) -> list[str]:
    """Parts that lie elsewhere than at an earlier moment with as many seats."""
    lain: dict[tuple[int, str], tuple[str, Box]] = {}
    moved: list[str] = []
    for moment in (*wanted.moments, *wanted.asked):
        page.lay(wanted.game, moment)
        whole = page.boxes(wanted.still)
        corners = {part: box and (box[0], box[1] + box[3], 0, 0) for part, box in page.boxes(wanted.corner).items()}
        for part, box in (*whole.items(), *corners.items()):
            if box is None:
                continue
            before, place = lain.setdefault((page.players(), part), (moment, box))
            if place != box:
                moved.append(f"{part} at {before} {place}, at {moment} {box}")
    return moved


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_reached_at_twice_the_size(chromium: Browser, game: str) -> None:
    """A window of 1280x720 at 200 % is one of 640x360."""
    wanted = layout_of(game)
    with desk(chromium) as page:
        page.resize(640, 360)
        for moment in wanted.moments:
            page.lay(wanted.game, moment)
            lost = page.page.evaluate(OUT_OF_REACH)
            assert lost == [], moment
