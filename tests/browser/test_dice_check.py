"""The dice are checked in the page itself: a true game passes, and a server that lies is found out."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import tumblehall as th
from tests.browser.conftest import Faults
from tests.browser.laid import House, last_choice
from tests.browser.player import end

TRUE = "All true: the dice were fair."
WRONG = "Something does not fit."


def result_of(page: Page, house: House) -> Locator:
    """Some dice of a bot were rolled before my eyes, and all agreed to end the game."""
    page.add_init_script("""localStorage["tumblehall.settings"] = '{"lone": "at-once"}'""")
    mine = house.go_on(last_choice("quarriors", "end-turn"))
    mine.open(page)
    end(page)
    page.get_by_role("button", name="Take back the roll").wait_for()
    house.do(mine.table, mine.token, "vote-end", seat=mine.seats[0], yes=True)
    return page.get_by_role("dialog")


def check(result: Locator) -> Locator:
    result.get_by_role("button", name="Check the dice").click()
    verdict = result.locator("section[aria-labelledby=fair]")
    expect(verdict.locator(".verdict")).to_be_visible()
    return verdict


def test_the_page_reckons_every_number_and_names_what_it_cannot_check(page: Page, house: House) -> None:
    verdict = check(result_of(page, house))
    expect(verdict).to_contain_text(TRUE)
    expect(verdict).to_contain_text(re.compile(r"All \d+ numbers of \d+ uses of chance come from the secret"))
    expect(verdict).to_contain_text(re.compile(r"All [1-9]\d* dice that this page showed are such numbers"))
    expect(verdict).to_contain_text("cannot check that the rules asked for these numbers")
    expect(verdict).to_contain_text("tumblehall verify")


@pytest.mark.parametrize("game", ["angryquest", "dicequest", "quaeleon", "quarriors"])
def test_every_die_of_a_game_is_found_among_the_numbers(page: Page, house: House, game: str) -> None:
    mine = house.begin(game, 2, mine=(0, 1))
    house.answer(mine, times=60, rng=th.FastRng(game))
    house.do(mine.table, mine.token, "vote-end", seat=0, yes=True)  # I am in both seats
    mine.open(page)
    verdict = check(page.get_by_role("dialog"))
    expect(verdict).to_contain_text(TRUE)
    if game != "quaeleon":  # which has cards alone
        expect(verdict).to_contain_text(re.compile(r"All [1-9]\d* dice that this page showed are such numbers"))


@pytest.mark.parametrize("lie", ["number", "face", "secret", "a roll left out"])
def test_a_server_that_lies_is_found_out(page: Page, house: House, lie: str) -> None:
    def lies(route: Route) -> None:
        answer = route.fetch()
        said = json.loads(answer.text())
        if lie == "secret":
            said["dice"]["secret"] = "00" * 32
        elif lie == "a roll left out":
            said["uses"][-1]["rolls"].pop()
        elif lie == "number":
            of, number = said["uses"][-1]["drawn"][-1]
            said["uses"][-1]["drawn"][-1] = [of, (number + 1) % of]
        else:
            said["uses"][-1]["rolls"][-1]["faces"][-1]["face"] = "assistant#1"
            said["uses"][-1]["rolls"][-1]["faces"][-1]["at"] = 0
        route.fulfill(response=answer, body=json.dumps(said))

    # What the server says of itself is that all is well.
    page.route("**/api/records/verify", lambda route: route.fulfill(json={"ok": True, "checks": []}))
    page.route("**/record" if lie == "secret" else "**/draws?*", lies)
    expect(check(result_of(page, house))).to_contain_text(WRONG)


def test_a_server_that_does_not_answer_takes_nothing_from_what_the_page_found(
    page: Page, house: House, faults: Faults
) -> None:
    faults.line_may_break = True
    page.route("**/api/records/verify", lambda route: route.abort())
    verdict = check(result_of(page, house))
    expect(verdict).to_contain_text(TRUE)
    expect(verdict).to_contain_text("It could not be checked")
