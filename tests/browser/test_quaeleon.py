"""Quaeleon's table: the stack by drag and by keys, what is open and what is not, and the round told step by step."""

from playwright.sync_api import Locator, Page, expect

import tumblehall as th
from tests.browser.conftest import NewPage
from tests.browser.laid import House, Moment
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
    page.keyboard.press("1")
    expect_stack(page, "kettle-drake", "wet-blanket")
    place(page, 0).locator("[data-key]").focus()
    page.keyboard.press("Shift+ArrowRight")
    expect_stack(page, "wet-blanket", "kettle-drake")
    page.keyboard.press("Delete")
    expect_stack(page, "wet-blanket")


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
    page.keyboard.press("0")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    story = page.get_by_role("list", name="The round, step by step")
    expect(story.get_by_text("Kettle Drake attacks for 8")).to_be_visible()
    story.get_by_role("button", name="Show step 4 on the table").click()
    expect(page.locator("section[data-ref='seat:0'] [data-card=kettle-drake]")).to_be_visible()
    expect(page.get_by_role("heading", name="Step 4 of")).to_be_visible()


def test_the_result_waits_until_the_last_round_is_told(new_page: NewPage, house: House) -> None:
    chair = house.go_on(last_blow())
    page = new_page(still=False)
    page.clock.install()
    chair.open(page)
    page.get_by_role("heading", name="Build your stack").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("0")
    page.get_by_role("button", name="Hold").click()
    assert house.look(chair.table, chair.token)["table"]["status"] == "over"
    page.clock.fast_forward(LONG_MS)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    page.clock.fast_forward(LONG_MS)
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
