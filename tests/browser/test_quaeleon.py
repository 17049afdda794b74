"""Quaeleon's table: the stack by drag and by keys, what is open and what is not, and the round told step by step."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import tumblehall as th
from tests.browser.conftest import NewPage
from tests.browser.laid import Chair, House, Moment
from tests.browser.layout.rendered import DESKS, PHONES, Desk, desk
from tests.browser.player import standing
from tests.browser.test_telling import stop_the_clock
from tumblehall.kernel.values import Json

LONG_MS = 60_000


def laid(*seats: Json, **more: Json) -> Moment:
    return Moment(th.from_position({"game": "quaeleon", "seats": list(seats), **more}, seed="laid").record, 0, 0)


def building() -> Moment:
    return laid({"hand": ["kettle-drake", "spite-jar", "wet-blanket"]}, {"hand": ["lead-boots"]})


def last_blow() -> Moment:
    """My Kettle Drake is one stack away from winning."""
    return laid({"hand": ["kettle-drake"]}, {"health": 3, "hand": ["grudge-giant"]})


def in_play() -> Moment:
    """I recruit; the other has three cards in the stack, and lost health to my Tithe."""
    mine = {"stack": ["tavern-recruiter"], "field": ["ember-tithe"]}
    other = {"health": 20, "stack": ["grudge-giant", "lead-boots", "spite-jar", "wet-blanket"]}
    return laid(
        mine, other, pool=["turnip-palisade"], discard=["iron-clause", "hedge-duellist"], turn={"phase": "reveal"}
    )


def expect_stack(page: Page, *cards: str) -> None:
    expect(page.locator("li[data-place] [data-key]")).to_have_count(len(cards))
    for place, card in enumerate(cards):
        expect(page.locator(f"li[data-place='{place}'] [data-key]")).to_have_attribute("data-key", f"{card}#0")


def held(page: Page, card: str) -> Locator:
    return page.locator(f"[data-place=hand] [data-card={card}] button")


def drag(page: Page, thing: Locator, to: Locator) -> None:
    """As a hand does: on its way it passes over what lies between."""
    for where in (thing, to):
        where.scroll_into_view_if_needed()
        box = where.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30, steps=8)
        page.mouse.down() if where is thing else page.mouse.up()


def place(page: Page, nth: int) -> Locator:
    return page.locator(f"li[data-place='{nth}']")


def test_a_stack_is_built_and_changed_by_dragging(page: Page, house: House) -> None:
    house.go_on(building()).open(page)
    drag(page, held(page, "spite-jar"), place(page, 0))
    expect_stack(page, "spite-jar")
    drag(page, held(page, "kettle-drake"), place(page, 1))
    expect_stack(page, "spite-jar", "kettle-drake")
    drag(page, place(page, 1).locator(".card").first, place(page, 0))
    expect_stack(page, "kettle-drake", "spite-jar")
    drag(page, place(page, 0).locator(".card").first, page.locator("[data-place=hand]"))
    expect_stack(page, "spite-jar")


def test_a_stack_is_built_and_changed_by_keys(page: Page, house: House) -> None:
    house.go_on(building()).open(page)
    held(page, "kettle-drake").wait_for()
    page.keyboard.press("1")
    expect_stack(page)
    page.keyboard.press("Enter")
    expect_stack(page, "kettle-drake")
    page.keyboard.press("2")
    page.keyboard.press("2")
    expect_stack(page, "kettle-drake", "wet-blanket")
    place(page, 0).locator("[data-key]").focus()
    page.keyboard.press("Shift+ArrowRight")
    expect_stack(page, "wet-blanket", "kettle-drake")
    page.keyboard.press("Delete")
    expect_stack(page, "wet-blanket")


def test_a_card_is_picked_first_and_placed_by_the_red_call(page: Page, house: House) -> None:
    house.go_on(building()).open(page)
    held(page, "spite-jar").click()
    expect(page.locator("[data-part=picked]")).to_contain_text("each opponent loses 3 health")
    expect_stack(page)
    page.get_by_role("button", name="Place as 1st").click()
    expect_stack(page, "spite-jar")
    expect(page.locator("[data-part=sleeve]")).to_contain_text("Spite is 1st")
    expect(page.locator(".btn.go")).to_have_count(0)
    expect(page.locator("[data-part=call]")).to_contain_text("Choose a card for the 2nd place")


def test_an_empty_stack_asks_once(page: Page, house: House) -> None:
    chair = house.go_on(building())
    chair.open(page)
    page.get_by_role("button", name="Close without cards").click()
    expect(page.locator("[data-part=question] [role=alert]")).to_contain_text("no card this round")
    page.get_by_role("button", name="Close without cards").click()
    expect(page.get_by_role("heading", name="Build your stack")).to_have_count(0)


def test_a_stack_of_another_is_a_count_and_the_discard_pile_is_open(page: Page, house: House) -> None:
    house.go_on(in_play()).open(page)
    other = page.locator("section[data-ref='seat:1']")
    expect(other.locator(".stack")).to_contain_text("3")
    expect(other.locator("[data-card]")).to_have_count(0)
    page.get_by_role("button", name="discard").click()
    pile = page.get_by_role("dialog")
    expect(pile.locator("[data-card]")).to_have_count(2)
    pile.get_by_role("textbox").or_(pile.get_by_role("searchbox")).fill("duel")
    expect(pile.locator("[data-card]")).to_have_count(1)


def test_a_round_can_be_read_and_seen_again_with_what_it_cost(page: Page, house: House) -> None:
    house.go_on(last_blow()).open(page)
    page.get_by_role("heading", name="Build your stack").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.keyboard.press("0")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    story = page.get_by_role("list", name="The round, step by step")
    expect(story.get_by_text("Kettle Drake attacks for 8")).to_be_visible()
    story.get_by_role("button", name="Show step 4 on the table").click()
    expect(page.locator("section[data-ref='seat:0'] [data-card=kettle-drake]")).to_be_visible()
    expect(page.locator("[data-part=telling]").get_by_role("heading", name="Kettle Drake attacks")).to_be_visible()
    expect(page.locator("[data-part=arrow]")).to_be_attached()


def about_to_win(new_page: NewPage, house: House) -> tuple[Page, Chair]:
    """My last blow lies in my stack, which is still open."""
    chair = house.go_on(last_blow())
    page = new_page(still=False, told=True)
    page.clock.install()
    chair.open(page)
    page.get_by_role("heading", name="Build your stack").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.get_by_text("Choose a card for the 2nd place").wait_for()
    return page, chair


def test_the_result_waits_until_the_last_round_is_told(new_page: NewPage, house: House) -> None:
    page, chair = about_to_win(new_page, house)
    page.keyboard.press("0")
    page.get_by_role("button", name="Hold").click()
    assert house.look(chair.table, chair.token)["table"]["status"] == "over"
    page.clock.fast_forward(LONG_MS)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    page.clock.fast_forward(LONG_MS)
    expect(standing(page)).to_have_count(2)


PAGE = """() => ({
    told: Boolean(document.querySelector("[data-part=telling]")),
    lanes: document.querySelectorAll("[data-part=lane]").length,
    story: document.querySelectorAll(".story li").length,
    asked: Boolean(document.querySelector("section.mine")),
    health: [...document.querySelectorAll("[data-part=lane] .who button b")].map((each) => Number(each.textContent)),
})"""


def test_a_round_is_told_step_by_step_without_a_look_back(new_page: NewPage, house: House) -> None:
    """From the first reveal on the lanes stay on the table, and health only changes with a step that is told."""
    page, _ = about_to_win(new_page, house)
    stop_the_clock(page)
    page.keyboard.press("0")
    seen = []
    for _ in range(LONG_MS // 100):
        page.clock.run_for(100)
        seen.append(page.evaluate(PAGE))
        if seen[-1]["lanes"] == 1 and not seen[-1]["told"]:
            break
    at = [i for i, now in enumerate(seen) if now["told"]]
    told = seen[at[0] : at[-1] + 1]
    assert [now for now in told if not now["told"] or not now["lanes"] or now["asked"]] == []
    assert [b for a, b in pairwise(told) if a["health"] != b["health"] and a["story"] == b["story"]] == []
    assert (told[0]["health"], told[-1]["health"]) == ([3, 50], [50])


TOLD = ("tell-two", "tell-three", "tell-four", "tell-five", "tell-six")
SHOW_ATTACK = """() => [...document.querySelectorAll("li")]
    .filter((step) => step.querySelector(".beat")?.textContent.includes("Needle Rain attacks"))[1]
    .querySelector(".row > button").click()"""
PARTS = {
    "[data-part=telling]": 1,
    "[data-part=sum]": 1,
    "[data-part=queue]": 1,
    "[data-part=force]": 1,
    "[data-part=yours]": 1,
}


def tell(page: Desk, moment: str) -> None:
    """The second attack of Needle Rain, as the table shows it."""
    page.lay("quaeleon", moment)
    if not page.page.locator(".beat").count():  # on a phone the log is a dialog
        page.page.get_by_role("button", name="Log").first.click()
    page.page.evaluate(SHOW_ATTACK)
    page.page.locator("[data-part=telling]").wait_for()
    page.settle()


@pytest.mark.parametrize("touch", [False, True], ids=["desks", "phones"])
def test_a_round_is_told_without_scrolling_for_all_numbers_of_seats(chromium: Browser, *, touch: bool) -> None:
    faults: list[str] = []
    with desk(chromium, touch=touch) as page:
        for seats, moment in enumerate(TOLD, 2):
            page.resize(*(PHONES if touch else DESKS)[0])
            tell(page, moment)
            for size in PHONES if touch else DESKS:
                page.resize(*size)
                found = page.faults({**PARTS, "[data-part=lane]": seats, "[data-part=hit]": 1}, scrolls=touch)
                faults += [f"{moment} at {size[0]}x{size[1]}: {fault}" for fault in found]
    assert faults == []


def test_the_way_of_an_attack_crosses_no_card(chromium: Browser) -> None:
    with desk(chromium) as page:
        for size in DESKS:
            page.resize(*size)
            tell(page, "tell-four")
            crossed = page.page.evaluate("""() => {
                const line = document.querySelector("[data-part=arrow] .line");
                const cards = [...document.querySelectorAll("[data-part=lane] .card:not(.acts)")]
                    .map((card) => card.getBoundingClientRect());
                const { left, top } = document.querySelector("[data-part=arrow]").getBoundingClientRect();
                const long = line.getTotalLength();
                const at = (n) => line.getPointAtLength((long * n) / 400);
                const lies = ({ x, y }) => cards.some((box) =>
                    x + left > box.left && x + left < box.right && y + top > box.top && y + top < box.bottom);
                return Array.from({ length: 401 }, (_, n) => at(n)).filter(lies).length;
            }""")
            assert crossed == 0, size
