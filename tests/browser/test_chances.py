"""The analysis of a game in its replay: asked for by a press, and every marked moment leads to its step."""

import re

from playwright.sync_api import Page, expect

import tumblehall as th
from tests.browser.laid import House, near_end


def test_a_finished_game_is_analysed_and_its_marks_lead_to_their_steps(page: Page, house: House) -> None:
    chair = house.go_on(near_end("dicequest", left=40), mine=(0, 1))
    house.answer(chair, times=14, rng=th.FastRng("1"))
    house.do(chair.table, chair.token, "vote-end", seat=0, yes=True)
    chair.give_to(page.context)
    page.goto(f"/#/replay/{chair.table}")
    page.get_by_role("button", name="Analyse this game").click()
    graph = page.locator("[data-part=chances]")
    expect(graph).to_be_visible(timeout=120_000)
    slider, marks = page.get_by_role("slider"), graph.get_by_role("button")
    assert marks.count() > 0
    marks.last.press("Enter")
    expect(slider).to_have_value(str(marks.last.get_attribute("data-step")))
    expect(graph.get_by_text(re.compile(r"^round \d$")).first).to_be_visible()
    moments = page.get_by_role("complementary", name="Marked moments")
    expect(moments.get_by_role("table")).to_contain_text("Basil")
    moments.locator("li button").first.click()
    first = str(marks.first.get_attribute("aria-label"))
    expect(slider).to_have_value(str(marks.first.get_attribute("data-step")))
    expect(moments.get_by_role("button", name=first)).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Chances").click()
    expect(graph).to_have_count(0)
    page.reload()  # it was kept
    expect(graph).to_be_visible()
