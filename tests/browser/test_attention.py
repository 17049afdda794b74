"""How the page calls a player: by its title, with a message of the browser, with a sound."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.laid import House, moment
from tests.browser.test_story import at_the_end_of_my_turn, end_my_turn

LISTEN = """
    window.messages = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() {
            return (this.permission = "granted");
        }
        constructor(title) {
            messages.push(title);
        }
    };
    window.sounds = 0;
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) {
            sounds += 1;
            return start.apply(this, when);
        };
    }
"""
LOOK_AWAY = """() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def prefer(page: Page, **settings: bool) -> None:
    page.add_init_script(f"localStorage['tumblehall.settings'] = {json.dumps(json.dumps(settings))}")


def test_who_looks_elsewhere_is_called_to_their_move(new_page: NewPage, house: House) -> None:
    page = new_page()
    page.add_init_script(LISTEN)
    mine, other = at_the_end_of_my_turn(house)
    end_my_turn(page, mine)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Call me").click()
    expect(page.get_by_role("switch", name="Call me")).to_be_checked()
    assert "Basil to move" in page.title()
    page.evaluate(LOOK_AWAY)
    house.answer(other, until_asked=mine.seats[0])
    page.wait_for_function("() => messages.length")
    assert page.evaluate("messages") == [page.title()] == ["Your move · Quarriors"]


@pytest.mark.parametrize("on", [True, False])
def test_a_press_sounds_only_where_sound_is_wanted(on: bool, page: Page, house: House) -> None:
    page.add_init_script(LISTEN)
    prefer(page, sound=on)
    house.go_on(moment("quarriors", "act")).open(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    if on:
        page.wait_for_function("() => sounds > 0")
    else:
        assert page.evaluate("sounds") == 0
