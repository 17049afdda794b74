"""Help where it is needed: the governing rule, why not, more about a thing, and what happened."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.laid import House, moment, near_end, played
from tests.browser.screens import Guest, replay

COUNT_GLIDES = """() => {
    window.glides = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.glides += 1;
        return animate.apply(this, how);
    };
}"""


def test_the_rule_beside_a_question_opens_the_rules_there(page: Page, house: House) -> None:
    house.go_on(moment("quarriors", "act")).open(page)
    link = page.locator("section.mine h2 a")
    rule = link.inner_text()
    link.click()
    expect(page.get_by_role("dialog").locator("[aria-current=true]")).to_have_attribute("data-rule", rule)
    expect(page.get_by_role("dialog").locator(f"[data-rule='{rule}']")).to_be_in_viewport()


def test_what_is_not_on_offer_says_why_with_its_rule(page: Page, house: House) -> None:
    house.go_on(moment("angryquest", "assault")).open(page)
    page.get_by_role("button", name="Why not?").first.click(force=True)
    expect(page.locator("section.mine .reason a")).to_have_text(re.compile(r"AQ-\d"))


def test_a_card_tells_about_itself_under_the_keyboard_and_escape_closes_it(page: Page, house: House) -> None:
    house.go_on(moment("quarriors", "act")).open(page)
    page.locator(".wilds button").first.focus()
    page.keyboard.press("ArrowRight")
    about = page.locator("[data-about]:popover-open")
    expect(about).to_have_count(1)
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)


def test_a_long_press_tells_and_does_not_act(phone: Page, house: House) -> None:
    chair = house.go_on(moment("quarriors", "act"))
    chair.open(phone)
    thing = phone.locator(".wilds button").first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    step = house.look(chair.table, chair.token)["seats"][0]["step"]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(phone.locator("[data-about]:popover-open")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert house.look(chair.table, chair.token)["seats"][0]["step"] == step


def test_a_replay_goes_to_any_step_and_turn(page: Page, house: House) -> None:
    replay(Guest(page, house))
    slider = page.get_by_role("slider", name="Step of the game")
    steps = len(played("quarriors", 3, "1").record.entries)
    expect(page.get_by_text(f"Step 60 of {steps}")).to_be_visible()
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Step 61 of {steps}")).to_be_visible()
    page.get_by_role("button", name="One turn back").click()
    expect(page.get_by_text(f"Step 61 of {steps}")).to_have_count(0)


def test_a_replay_names_its_beginning_among_the_turns(page: Page, house: House) -> None:
    chair = house.go_on(near_end("quarriors", left=6))
    house.answer(chair)
    page.goto(f"/#/replay/{chair.table}")
    turns = page.get_by_label("Jump to a turn")
    expect(turns.locator("option:checked")).not_to_be_empty()
    page.get_by_role("button", name="One turn on").click()
    expect(turns).not_to_have_value("0")


def test_a_link_leads_to_the_step_of_a_replay(new_page: NewPage, house: House) -> None:
    chair = house.go_on(near_end("quarriors", left=6))
    house.answer(chair)
    here, there = new_page(), new_page()
    here.goto(f"/#/replay/{chair.table}")
    step = here.locator(".scrubber .line p")
    here.get_by_role("button", name="One step on").click()
    here.get_by_role("button", name="One step on").click()
    expect(step).to_contain_text("Step 2 of")
    here.get_by_role("button", name="Link to this step").click()
    here.get_by_role("button", name="Copied").wait_for()
    there.goto(here.evaluate("navigator.clipboard.readText()"))
    expect(there.locator(".scrubber .line p")).to_have_text(step.inner_text(), use_inner_text=True)


def test_a_game_goes_on_from_a_step_of_its_replay(page: Page, house: House) -> None:
    replay(Guest(page, house))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    page.locator("section.mine").wait_for()
    assert "#/t/" in page.url


def test_the_rules_find_what_is_sought(page: Page) -> None:
    page.goto("/#/rules/quarriors")
    page.get_by_placeholder("Search the rules").fill("cull")
    expect(page.get_by_role("status").filter(has_text="rules found")).to_be_visible()
    expect(page.locator("mark").first).to_have_text("cull", ignore_case=True)


@pytest.mark.parametrize("still", [False, True])
def test_dice_glide_only_where_motion_is_wanted(still: bool, new_page: NewPage, house: House) -> None:
    page = new_page(still=still)
    house.go_on(moment("quarriors", "act")).open(page)
    page.locator("section.mine").wait_for()
    page.evaluate(COUNT_GLIDES)
    before = page.locator("section.mine").inner_text()
    page.get_by_role("button", name="Summon Assistant").click()
    expect(page.locator("section.mine")).not_to_have_text(before, use_inner_text=True)
    assert (page.evaluate("glides") == 0) is still
