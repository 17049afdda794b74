"""What happens is told deed by deed: the page's clock is turned by the test, so that nothing waits in real time."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.laid import Chair, House
from tests.browser.player import end
from tests.browser.test_attention import LOOK_AWAY
from tests.browser.test_story import at_the_end_of_my_turn, end_my_turn
from tumblehall.kernel.values import Json

TICK_MS = 100
LONGEST_MS = 120_000
BEFORE_ME_MS = 3_000
AHEAD_S = 8
BY_HAND = "localStorage['tumblehall.settings'] ??= JSON.stringify({ lone: 'never' })"
"""The only answer does not go by itself."""
LOOK = """() => {
    const told = document.querySelector("[data-telling]");
    return {
        phase: told?.dataset.telling ?? "",
        line: told?.querySelector("h2").textContent.trim() ?? "",
        dice: told?.querySelectorAll("[data-part=thrown] li").length ?? 0,
        faces: told?.querySelector("[data-part=thrown]")?.innerHTML ?? "",
        log: [...document.querySelectorAll(".log ol li")].map((line) => line.textContent.trim()),
        asked: Boolean(document.querySelector("section.mine:not([data-telling])")),
        title: document.title,
        said: document.getElementById("say-polite")?.textContent ?? "",
    };
}"""


@dataclass
class Seen:
    at: int
    phase: str
    line: str
    dice: int
    faces: str
    log: list[str]
    asked: bool
    title: str
    said: str


def stop_the_clock(page: Page) -> None:
    """Some seconds on: a slow machine may take as long to come to it."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + AHEAD_S)


def look(page: Page, at: int = 0) -> Seen:
    return Seen(at, **page.evaluate(LOOK))


def film(page: Page, until: str) -> list[Seen]:
    """What is seen every 100 ms, until a phase begins; `asked` is my question."""
    frames = []
    for at in range(0, LONGEST_MS, TICK_MS):
        page.clock.run_for(TICK_MS)
        frames.append(seen := look(page, at))
        if seen.phase == until or (until == "asked" and seen.asked):
            return frames
    raise AssertionError(f"'{until}' does not come: {frames[-1]}")


def others_turn(page: Page, house: House, manners: Json = None) -> Chair:
    """I have ended my turn, and the other has had theirs; nothing of it has been told yet."""
    mine, other = at_the_end_of_my_turn(house, manners)
    page.add_init_script(BY_HAND)
    page.clock.install()
    end_my_turn(page, mine)
    stop_the_clock(page)
    house.answer(other, until_asked=mine.seats[0])
    return mine


def my_dice(page: Page, house: House) -> Seen:
    """My dice wait: after what the other did, and the last question before my roll."""
    others_turn(page, house)
    film(page, "asked")
    end(page)
    return film(page, "waits")[-1]


@pytest.fixture
def told(new_page: NewPage) -> Page:
    return new_page(still=False, told=True)


def test_others_deeds_are_told_one_after_the_other_before_my_question(told: Page, house: House) -> None:
    others_turn(told, house)
    frames = film(told, "asked")
    lines = list(dict.fromkeys(seen.line for seen in frames if seen.phase == "told"))
    assert len(lines) >= 2
    assert not any(seen.asked for seen in frames[:-1])
    for line in lines:
        shown = [seen.at for seen in frames if seen.line == line]
        assert 400 <= shown[-1] - shown[0] + TICK_MS <= 1900, line


def test_nothing_untold_is_in_log_title_or_announcement(told: Page, house: House) -> None:
    others_turn(told, house)
    before = look(told)
    frames = film(told, "asked")
    known: set[str] = set(before.log)
    for seen in frames:
        fresh = [line for line in seen.log if line not in known]
        known.update(seen.log)
        assert len(fresh) <= 3, f"{fresh} at once, while '{seen.line}' is told"
        if not seen.asked:
            assert not seen.title.startswith("Your move")
    falling = [seen for seen in frames if seen.phase in ("rolls", "still")]
    assert not any("re-rolls" in seen.said for seen in falling[:1])


def test_my_dice_wait_for_space_and_count_only_when_they_lie(told: Page, house: House) -> None:
    waiting = my_dice(told, house)
    told.clock.run_for(30_000)
    assert look(told).phase == "waits"
    assert look(told).title.startswith("Your move")
    told.keyboard.press("Space")
    frames = film(told, "asked")
    falling = [seen for seen in frames if seen.phase == "rolls"]
    assert len({seen.faces for seen in falling}) > 3, "they tumble through other faces"
    still = [seen for seen in frames if seen.phase == "still"]
    assert still
    for seen in [*falling, *still]:
        assert seen.dice == waiting.dice == 6
        assert [line for line in seen.log if "You roll" in line] == [line for line in waiting.log if "You roll" in line]
    told.clock.run_for(TICK_MS)
    assert "You roll" in look(told).log[0]
    assert 0.9 <= (frames[-1].at + TICK_MS) / 1000 <= 1.3


def test_the_dice_can_be_thrown_by_a_tap_on_them(told: Page, house: House) -> None:
    my_dice(told, house)
    told.locator("[data-part=thrown]").click()
    told.clock.run_for(TICK_MS)
    assert look(told).phase == "rolls"


def test_without_motion_the_same_is_told_and_dice_appear(new_page: NewPage, house: House) -> None:
    page = new_page(still=True, told=True)
    waiting = my_dice(page, house)
    page.keyboard.press("Space")
    frames = film(page, "asked")
    assert waiting.faces not in {seen.faces for seen in frames}
    assert len({seen.faces for seen in frames if seen.phase == "still"}) == 1


def test_space_goes_on_and_escape_goes_to_my_question(told: Page, house: House) -> None:
    others_turn(told, house)
    told.clock.run_for(2 * TICK_MS)
    first = look(told)
    told.keyboard.press("Space")
    told.clock.run_for(TICK_MS)
    assert (look(told).line, look(told).phase) != (first.line, first.phase)
    told.keyboard.press("Escape")
    told.clock.run_for(TICK_MS)
    assert look(told).asked


def test_escape_does_not_throw_my_dice(told: Page, house: House) -> None:
    waiting = my_dice(told, house)
    told.keyboard.press("Escape")
    told.clock.run_for(10 * TICK_MS)
    assert (look(told).phase, look(told).faces) == ("waits", waiting.faces)


MY_CLOCK = """() => {
    const clock = document.querySelector(".me ~ [role=timer]");
    const { top, bottom, left, right } = clock.getBoundingClientRect();
    const inView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && clock.checkVisibility();
    return [inView, clock.textContent];
}"""


def test_where_my_clock_runs_my_question_comes_in_3_seconds_and_the_clock_is_in_view(told: Page, house: House) -> None:
    others_turn(told, house, {"clock": {"kind": "move", "seconds": 90}})
    told.clock.run_for(TICK_MS)
    shown = [told.evaluate(MY_CLOCK)]
    frames = [look(told)]
    assert frames[0].phase, "something is told before"
    while not frames[-1].asked and len(frames) * TICK_MS < LONGEST_MS:
        told.clock.run_for(TICK_MS)
        frames.append(look(told))
        shown.append(told.evaluate(MY_CLOCK))
    assert len(frames) * TICK_MS <= BEFORE_ME_MS + 2 * TICK_MS
    assert all(in_view for in_view, _ in shown)
    assert len({time for _, time in shown}) > 1, "it runs meanwhile"


def test_who_looked_away_gets_it_in_short(told: Page, house: House) -> None:
    mine, other = at_the_end_of_my_turn(house)
    end_my_turn(told, mine)
    told.evaluate(LOOK_AWAY)
    house.answer(other, until_asked=mine.seats[0])
    expect(told.get_by_role("button", name="Show it on the table")).to_be_visible()
    assert look(told).phase == ""


def test_an_onlooker_is_told_too(told: Page, house: House) -> None:
    mine, other = at_the_end_of_my_turn(house)
    told.clock.install()
    told.goto(f"/#/t/{mine.table}")
    told.locator("[data-part=question]").wait_for()
    stop_the_clock(told)
    house.answer(mine, until_asked=other.seats[0])
    frames = film(told, "rolls")
    assert frames[-1].dice
    assert "throws" in frames[-1].line
