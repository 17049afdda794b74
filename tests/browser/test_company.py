"""People at one table: joining, talking, taking back, one screen for several."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import laying
from tests.browser.conftest import NewPage
from tests.browser.laid import House, last_choice, moment
from tests.browser.player import end, place


def lay_with_friend(page: Page, title: str = "Angry Quest", listed: bool = False) -> str:
    """Me and a friend; the link that the page gives out for them."""
    laying.to_set_up(page, title)
    page.get_by_label("Your name").fill("Juniper")
    laying.seat(page, "friend")
    page.get_by_role("button", name="Change").click()
    if listed:
        page.get_by_role("switch", name="Open to all").click()
    page.get_by_label("Clock", exact=True).select_option("game")
    page.keyboard.press("Escape")
    laying.lay(page)
    return page.get_by_label("Anyone with this link can sit down or watch.").input_value()


def test_a_friend_joins_by_link_and_the_game_begins(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    link = lay_with_friend(host)
    expect(host.get_by_text("for the whole game")).to_be_visible()
    friend.goto("/")
    friend.get_by_label("Link or code of a table").fill(link)
    friend.get_by_role("button", name="Join").first.click()
    sit = friend.get_by_role("button", name="Sit here")
    sit.wait_for()
    friend.get_by_label("Your name").fill("Basil")
    sit.click()
    for page in (host, friend):
        expect(page.locator("section.mine h2")).to_contain_text("Which of your four characters")


def test_an_open_table_is_found_in_the_lobby(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = lay_with_friend(host, listed=True)
    guest.goto("/")
    table = link.rpartition("/")[2]
    guest.locator(f'a[href="#/t/{table}"]').click()
    expect(guest.get_by_role("button", name="Sit here")).to_be_visible()


def test_what_one_says_the_other_hears(new_page: NewPage, house: House) -> None:
    pages = [new_page(), new_page()]
    table = house.found("quarriors", 2, token := house.token())
    for page, chair in zip(pages, house.pair(table, token, "quarriors"), strict=True):
        chair.open(page)
    pages[0].get_by_role("button", name="Talk").click()
    pages[0].get_by_placeholder("Say something").fill("Mind the ooze")
    pages[0].get_by_role("button", name="Send").click()
    pages[1].get_by_role("button", name="Talk, 1 new line").click()
    expect(pages[1].get_by_role("complementary", name="Talk and log").get_by_text("Mind the ooze")).to_be_visible()


def test_a_deed_stands_among_the_talk_and_is_answered_with_a_sign(new_page: NewPage, house: House) -> None:
    pages = [new_page(), new_page()]
    table = house.found("quarriors", 2, token := house.token())
    chairs = house.pair(table, token, "quarriors")
    for page, chair in zip(pages, chairs, strict=True):
        chair.open(page)
        page.get_by_role("button", name="Talk").click()
    first = house.look(table, token)["seats"][0]["view"]["first"]
    doer, other = pages[first], pages[1 - first]
    roll = other.get_by_role("complementary", name="Talk and log").get_by_role("listitem").filter(has_text="rolls")
    roll.get_by_role("button", name="Answer with a sign").click()
    roll.get_by_role("button", name="What luck!").click()
    expect(roll.get_by_role("button")).to_have_count(0)
    mine = doer.get_by_role("complementary", name="Talk and log").get_by_role("listitem").filter(has_text="You roll")
    expect(mine).to_contain_text(f"What luck!: {chairs[1 - first].name}")
    expect(mine.get_by_role("button")).to_have_count(0)


def test_one_plays_on_while_the_drawer_of_talk_and_log_is_open(page: Page, house: House) -> None:
    chair = house.go_on(moment("quarriors", "act"))
    chair.open(page)
    page.get_by_role("button", name="Talk").click()
    drawer = page.get_by_role("complementary", name="Talk and log")
    drawer.get_by_role("button", name="Log").click()
    before = house.look(chair.table, chair.token)["seats"][0]["step"]
    end(page)
    page.wait_for_function("document.querySelector('aside ol li')")
    expect(drawer).to_be_visible()
    assert house.look(chair.table, chair.token)["seats"][0]["step"] > before
    drawer.press("Escape")
    expect(drawer).to_have_count(0)


def test_who_comes_back_is_not_told_of_lines_they_said_or_read(new_page: NewPage, house: House) -> None:
    page = new_page()
    table = house.found("quarriors", 2, token := house.token())
    mine, other = house.pair(table, token, "quarriors")
    house.do(table, mine.token, "say", seat=0, phrase="hello")
    house.do(table, other.token, "say", seat=1, phrase="hello")
    mine.open(page)
    page.get_by_role("button", name="Talk, 1 new line").click()
    page.reload()
    expect(page.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    house.do(table, other.token, "say", seat=1, phrase="ouch")
    expect(page.get_by_role("button", name="Talk, 1 new line")).to_be_visible()


def test_an_answer_is_taken_back_at_once_while_nothing_was_learnt(page: Page, house: House) -> None:
    house.begin("quaeleon", 2, opening_swap=False).open(page)
    placed = page.locator("[data-place=hand] button.sleeve")
    place(page)
    expect(placed).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(placed).to_have_count(0)


@pytest.mark.parametrize("agreed", [True, False])
def test_taking_back_what_others_have_seen_needs_their_consent(agreed: bool, new_page: NewPage, house: House) -> None:
    seen = last_choice("quarriors", "end-turn")
    table = house.fork(seen.record, seen.step, token := house.token())
    chairs = [
        house.sit(table, token, "quarriors", seen.seat),
        house.sit(table, house.token(), "quarriors", 1 - seen.seat),
    ]
    asker, other = new_page(), new_page()
    for page, chair in zip((asker, other), chairs, strict=True):
        chair.open(page)
    question = asker.locator("section.mine h2")
    before = question.inner_text()
    end(asker)
    other.locator("section.mine").wait_for()
    asker.get_by_role("button", name=re.compile("^Take back")).click()
    asker.get_by_role("button", name="Ask the others").click()
    if agreed:
        other.get_by_role("button", name="Agree").click()
        expect(question).to_have_text(before)
    else:
        other.get_by_role("button", name="No", exact=True).click()
        expect(asker.locator(".house").get_by_text("would rather not take that back.")).to_be_visible()


def test_a_shared_screen_hides_the_hand_until_the_next_person_is_there(page: Page, house: House) -> None:
    chair = house.begin("quaeleon", 2, mine=(0, 1), opening_swap=False)
    chair.open(page)
    facts = house.catalogue("quaeleon")["cards"]
    hands = [seat["view"]["seats"][seat["seat"]]["hand"] for seat in house.look(chair.table, chair.token)["seats"]]

    def names_shown() -> set[str]:
        text = page.locator("body").inner_text()
        return {card for hand in hands for card in hand if facts[card]["name"] in text}

    page.get_by_role("heading", name="Juniper, your turn").wait_for()
    assert names_shown() == set()
    page.get_by_role("button", name="I am Juniper").click()
    place(page)
    assert names_shown() >= set(hands[0])
    end(page)
    page.get_by_role("heading", name="Basil, your turn").wait_for()
    assert names_shown() == set()


def test_one_screen_for_an_open_game_calls_whose_turn_it_is(page: Page, house: House) -> None:
    house.begin("quarriors", 2, mine=(0, 1)).open(page)
    expect(page.locator("[data-part=turn]")).to_contain_text(", your turn")
    expect(page.locator("[data-part=turn]")).to_have_count(0)


def test_who_resigns_leaves_the_seat_to_a_bot(page: Page, house: House) -> None:
    seen = moment("quarriors", "act", seats=2)
    table = house.fork(seen.record, seen.step, token := house.token())
    mine = house.sit(table, token, "quarriors", seen.seat)
    house.sit(table, house.token(), "quarriors", 1 - seen.seat)
    mine.open(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign now").click()
    expect(page.get_by_role("list", name="Players").get_by_text("resigned, a bot plays")).to_be_visible()
    expect(page.locator("section.mine")).to_have_count(0)


@pytest.mark.parametrize("game", ["quarriors", "quaeleon", "angryquest", "dicequest"])
def test_a_game_against_bots_is_ended_on_the_second_asking_and_is_over(game: str, page: Page, house: House) -> None:
    chair = house.begin(game, 2)
    chair.open(page)
    page.locator("section.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    assert house.look(chair.table, chair.token)["table"]["status"] == "playing"
    page.get_by_role("button", name="End it now").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Waiting for")).to_have_count(0)
    expect(page.get_by_text(re.compile("^round .*, your turn"))).to_have_count(0)


def test_the_link_is_handed_on_where_the_device_can(page: Page, house: House) -> None:
    page.add_init_script("navigator.share = (what) => Promise.resolve(void (window.shared = what.url))")
    chair = house.go_on(moment("quarriors", "act"))
    chair.open(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("shared").endswith(f"#/t/{chair.table}")
