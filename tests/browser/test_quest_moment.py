"""A quest that is tried has its moment: dice, symbols that fly to their needs, the outcome, and then what comes next.
The page's clock is turned by the test."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.laid import Chair, House, moment
from tests.browser.test_telling import BY_HAND, LONGEST_MS, TICK_MS, stop_the_clock
from tests.browser.tried import TRIES, about_to_fail, about_to_throw, about_to_win, seated

LOOK = """() => {
    const told = document.querySelector("[data-telling]");
    const moment = document.querySelector("[data-part=moment]");
    const count = (what) => moment?.querySelectorAll(what).length ?? 0;
    const figure = (seat, of) => document.querySelector(`[data-seat="${seat}"] [data-to=${of}] b`)?.textContent ?? "";
    return {
        phase: told?.dataset.telling ?? "",
        moment: moment?.dataset.phase ?? "",
        met: count(".needs .tick"),
        missed: count(".needs .miss"),
        flying: count(".fly"),
        banner: moment?.querySelector(".banner")?.textContent ?? "",
        points: figure(0, "points"),
        gold: figure(0, "gold"),
        log: [...document.querySelectorAll("[data-part=log] li")].map((line) => line.textContent).join("|"),
        said: document.getElementById("say-polite")?.textContent ?? "",
        line: told?.querySelector("h2").textContent.trim() ?? "",
        title: document.title,
        asked: Boolean(document.querySelector("section.mine:not([data-telling])")),
    };
}"""
COUNT_FLIGHTS = """() => {
    window.seen = 0;
    const isFlight = (added) => added.dataset?.part === "level-up";
    const count = (changes) => changes.forEach(({ addedNodes }) => (seen += [...addedNodes].filter(isFlight).length));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
OUTCOME = ("succeed", "fail")
"""In the words of the outcome, and in none before."""


@dataclass
class Seen:
    at: int
    phase: str
    moment: str
    met: int
    missed: int
    flying: int
    banner: str
    points: str
    gold: str
    log: str
    said: str
    line: str
    title: str
    asked: bool

    @property
    def knows(self) -> bool:
        """The outcome is written or said somewhere."""
        return any(word in text for word in OUTCOME for text in (self.log, self.said, self.line, self.title))


def look(page: Page, at: int = 0) -> Seen:
    return Seen(at, **page.evaluate(LOOK))


def film(page: Page) -> list[Seen]:
    """What is seen every 100 ms, from the first that is told until nothing is any more."""
    frames: list[Seen] = []
    for at in range(0, LONGEST_MS, TICK_MS):
        page.clock.run_for(TICK_MS)
        seen = look(page, at)
        if seen.phase:
            frames.append(seen)
        elif frames:
            return [*frames, seen]
    raise AssertionError(f"it is not told to the end: {frames[-1:]}")


def phases(frames: list[Seen]) -> list[str]:
    return list(dict.fromkeys(seen.phase for seen in frames))


def open_still(page: Page, mine: Chair) -> None:
    page.add_init_script(BY_HAND)
    page.clock.install()
    mine.open(page)
    page.locator("[data-part=question]").wait_for()
    stop_the_clock(page)


def answer(house: House, chair: Chair, option: str) -> None:
    step = next(seat["step"] for seat in house.look(chair.table, chair.token)["seats"] if seat["seat"] == TRIES)
    house.do(chair.table, chair.token, "act", seat=TRIES, option=option, step=step)


def i_stop_here(page: Page) -> None:
    end = page.locator("section.mine .end").first
    for _ in range(LONGEST_MS // TICK_MS):  # the clock may have been stopped before the question was drawn
        if end.is_visible():
            break
        page.clock.run_for(TICK_MS)
    end.click()
    page.clock.run_for(TICK_MS)
    if (doubt := page.locator("section.mine [role=alert] + .btn")).count():
        doubt.click()


@pytest.fixture
def told(new_page: NewPage) -> Page:
    return new_page(still=False, told=True)


def test_symbols_fly_before_the_outcome_is_known_anywhere(told: Page, house: House) -> None:
    mine, _ = seated(house, about_to_win(), TRIES)
    open_still(told, mine)
    i_stop_here(told)
    frames = film(told)
    flying = [seen for seen in frames if seen.moment == "plays"]
    assert any(seen.flying for seen in flying)
    assert {seen.met for seen in flying} >= {0, 1, 2}
    for seen in flying:
        assert not seen.knows, f"known at {seen.at}: {seen}"
        assert (seen.points, seen.gold, seen.banner) == ("8", "2", "")


def test_a_won_quest_is_counted_to_my_board_number_by_number(told: Page, house: House) -> None:
    mine, _ = seated(house, about_to_win(), TRIES)
    open_still(told, mine)
    i_stop_here(told)
    frames = film(told)
    out = [seen for seen in frames if seen.moment == "told"]
    assert {seen.banner for seen in out} == {"Griffon Rescue: won"}
    points = list(dict.fromkeys(int(seen.points) for seen in out))
    assert points[0] == 8
    assert points[-1] == 13
    assert points == sorted(points)
    assert len(points) > 3
    assert all(seen.knows and "succeed" in seen.log for seen in out[1:])
    assert (frames[-1].points, frames[-1].gold) == ("13", "3")
    assert len(frames) * TICK_MS <= 2400, "with the throw it takes 3.2 s in all"


def test_a_failed_quest_shows_what_is_missing_one_by_one(told: Page, house: House) -> None:
    mine, _ = seated(house, about_to_fail(), TRIES)
    open_still(told, mine)
    i_stop_here(told)
    frames = film(told)
    missed = [seen.missed for seen in frames if seen.moment == "plays"]
    assert missed == sorted(missed)
    assert {0, 1} <= set(missed)
    assert frames[-2].missed == 2
    assert frames[-2].banner == "Griffon Rescue: failed"
    assert not any("succeed" in seen.log + seen.said for seen in frames)


def test_dice_come_first_then_the_moment_then_the_outcome(told: Page, house: House) -> None:
    mine, _ = seated(house, about_to_throw(), TRIES)
    open_still(told, mine)
    told.locator("section.mine .btn.go").click()
    frames = film(told)
    assert phases(frames[:-1]) == ["rolls", "still", "plays", "told"]
    for seen in frames:
        if seen.phase in ("rolls", "still"):
            assert not seen.moment
            assert "roll" not in seen.log
        assert seen.knows == (seen.phase in ("told", "")), f"at {seen.at}: {seen}"


def test_what_comes_next_waits_for_the_moment(told: Page, house: House) -> None:
    mine, _ = seated(house, about_to_fail(), TRIES)
    open_still(told, mine)
    i_stop_here(told)
    frames = film(told)
    assert not any(seen.asked or seen.title.startswith("Your move") for seen in frames[:-1])
    told.clock.run_for(TICK_MS)
    assert look(told).asked


@pytest.mark.parametrize("way", ["Space", "click"])
def test_a_press_shows_the_outcome_and_another_one_goes_on(told: Page, house: House, way: str) -> None:
    mine, _ = seated(house, about_to_fail(), TRIES)
    open_still(told, mine)
    i_stop_here(told)

    def press() -> None:
        if way == "Space":
            told.keyboard.press("Space")
        else:
            told.locator("[data-part=moment]").click()

    wait_for_moment(told)
    press()
    told.clock.run_for(TICK_MS)
    assert look(told).moment == "told"
    press()
    told.clock.run_for(TICK_MS)
    assert look(told).asked


def test_escape_goes_to_the_end_and_nothing_is_left_uncounted(told: Page, house: House) -> None:
    mine, _ = seated(house, about_to_win(), TRIES)
    open_still(told, mine)
    i_stop_here(told)
    wait_for_moment(told)
    told.keyboard.press("Escape")
    told.clock.run_for(TICK_MS)
    seen = look(told)
    assert (seen.moment, seen.points, seen.gold) == ("", "13", "3")


def test_the_quest_of_another_has_its_moment_on_their_plate(told: Page, house: House) -> None:
    mine, other = seated(house, about_to_win(), 1)
    open_still(told, mine)
    answer(house, other, "next")
    frames = film(told)
    flying = [seen for seen in frames if seen.moment == "plays"]
    assert any(seen.flying for seen in flying)
    assert not any(seen.knows for seen in flying)
    assert {seen.points for seen in flying} == {"8"}
    out = [int(seen.points) for seen in frames if seen.moment == "told"]
    assert out[0] == 8
    assert out[-1] == 13
    assert 1400 <= len(frames[:-1]) * TICK_MS <= 1800


def test_without_motion_the_outcome_stands_until_it_is_put_away(new_page: NewPage, house: House) -> None:
    page = new_page(still=True, told=True)
    mine, other = seated(house, about_to_fail(), 1)
    open_still(page, mine)
    answer(house, other, "next")
    wait_for_moment(page)
    page.clock.run_for(30_000)
    seen = look(page)
    assert (seen.moment, seen.banner, seen.missed, seen.flying) == ("told", "Griffon Rescue: failed", 2, 0)
    assert seen.points == "10"
    page.get_by_role("button", name="Go on").click()
    page.clock.run_for(TICK_MS)
    assert look(page).moment == ""


ASKED = "[...document.querySelectorAll('.option')].map((each) => each.textContent).join()"


@pytest.mark.parametrize("still", [False, True])
def test_a_level_up_that_i_choose_flies_to_its_hero(new_page: NewPage, house: House, still: bool) -> None:
    page = new_page(still=still, told=True)
    chair = house.go_on(moment("dicequest", "level", seats=2))
    open_still(page, chair)
    page.evaluate(COUNT_FLIGHTS)
    page.clock.run_for(TICK_MS)
    step = page.evaluate(ASKED)
    page.locator(".option:not(.refused)").first.click()
    if (call := page.locator("section.mine [data-part=call] .btn.go")).count():
        call.click()
    for _ in range(100):  # until the answer has come, which takes the time that it takes
        page.clock.run_for(TICK_MS)
        if page.evaluate(ASKED) != step:
            break
    for _ in range(10):
        page.clock.run_for(TICK_MS)
    assert page.evaluate("seen") == (0 if still else 1)


def wait_for_moment(page: Page) -> None:
    for _ in range(LONGEST_MS // TICK_MS):
        page.clock.run_for(TICK_MS)
        if look(page).moment:
            return
    raise AssertionError("there is no moment")
