"""A page that is loaded anew or loses its line in the middle of a question loses nothing."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import Faults, NewPage
from tests.browser.laid import House, moment
from tests.browser.player import end, place
from tests.browser.served import Served


def question(page: Page) -> str:
    return page.locator("section.mine h2").first.inner_text()


def stack(page: Page) -> list[str]:
    return page.locator("[data-place=hand] button.sleeve").all_inner_texts()


def test_a_reload_in_a_question_finds_it_as_it_was(page: Page, house: House) -> None:
    house.go_on(moment("quarriors", "act")).open(page)
    before = question(page)
    page.reload()
    assert question(page) == before


def test_a_half_built_stack_is_there_after_a_reload(page: Page, house: House) -> None:
    house.begin("quaeleon", 2, opening_swap=False).open(page)
    hand = page.locator("[data-place=hand]")
    for n in (1, 2):
        place(page)
        expect(hand.locator("button.sleeve")).to_have_count(n)
    # On the table, not only on the page.
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.house .bar')")
    before = stack(page)
    page.reload()
    expect(hand.locator("button.sleeve")).to_have_count(2)
    assert stack(page) == before


def test_an_answer_given_offline_is_sent_when_the_line_is_back(page: Page, house: House, faults: Faults) -> None:
    faults.line_may_break = True
    chair = house.go_on(moment("quarriors", "act"))
    chair.open(page)
    page.locator("section.mine").wait_for()
    step = house.look(chair.table, chair.token)["seats"][0]["step"]
    page.context.set_offline(True)
    end(page)
    expect(page.locator(".house .bar")).to_be_visible()
    assert house.look(chair.table, chair.token)["seats"][0]["step"] == step
    page.context.set_offline(False)
    expect(page.locator(".house .bar")).to_have_count(0)
    assert house.look(chair.table, chair.token)["seats"][0]["step"] > step


def test_a_restart_of_the_server_loses_nothing(page: Page, house: House, served: Served, faults: Faults) -> None:
    faults.line_may_break = True
    house.go_on(moment("angryquest", "move", nth=20)).open(page)
    before = question(page)
    served.stop()
    try:
        expect(page.locator(".house .bar")).to_be_visible()
        assert question(page) == before
    finally:
        served.start()
    with suppress(TimeoutError):  # it may have come back by itself in this very moment
        page.get_by_role("button", name="Try now").click(timeout=2000)
    expect(page.locator(".house .bar")).to_have_count(0, timeout=20_000)
    assert question(page) == before
    page.locator(".option:not(.refused)").first.dblclick()
    expect(page.locator("section.mine h2").first).not_to_have_text(before)


def test_a_seat_is_taken_over_on_another_device(new_page: NewPage, house: House) -> None:
    here, there = new_page(), new_page()
    house.go_on(moment("quarriors", "act")).open(here)
    here.get_by_role("button", name="Menu").click()
    here.get_by_role("button", name="Continue on another device").click()
    there.goto(here.get_by_role("dialog").get_by_role("textbox").input_value())
    there.locator("section.mine").wait_for()
    assert "/key/" not in there.url
    expect(here.locator(".house").get_by_text("Your seat is played from another device now.")).to_be_visible()
    expect(here.locator("section.mine")).to_have_count(0)


def test_an_answer_from_a_page_that_is_behind_is_refused_and_told(
    new_page: NewPage, house: House, faults: Faults
) -> None:
    """Meanwhile the seat has answered from elsewhere."""
    faults.line_may_break = True
    chair = house.go_on(moment("angryquest", "move", nth=20))
    page = new_page()
    chair.open(page)
    page.locator("section.mine").wait_for()
    page.context.set_offline(True)
    page.locator(".option:not(.refused)").first.dblclick()
    now = house.look(chair.table, chair.token)["seats"][0]
    house.do(chair.table, chair.token, "act", seat=now["seat"], option=now["decision"]["default"], step=now["step"])
    page.context.set_offline(False)
    expect(page.locator(".house").get_by_text("Things have changed meanwhile.")).to_be_visible()


@pytest.mark.parametrize("elsewhere", ["#/", "#/rules/quaeleon"])
def test_who_leaves_a_table_opens_no_other_line(elsewhere: str, page: Page, house: House) -> None:
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    chair = house.go_on(moment("quarriors", "act"))
    chair.open(page)
    page.locator("section.mine").wait_for()
    page.evaluate("(there) => { location.hash = there; }", elsewhere)
    page.locator("section.mine").wait_for(state="detached")
    page.get_by_role("heading", level=1).first.wait_for()
    assert [line.rpartition("/api")[2] for line in lines] == [f"/tables/{chair.table}/live"]
