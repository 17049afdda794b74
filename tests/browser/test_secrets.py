"""Two browsers at one table: neither is told what is hidden from it, on the page or on the line."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.laid import Chair, House
from tests.browser.player import end, place
from tumblehall.kernel.values import Json


class Line:
    """All that the server says to a page over the line."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))

    def text(self) -> str:
        return "\n".join(self.frames)


def view_of(house: House, chair: Chair) -> Any:
    return house.look(chair.table, chair.token)["seats"][0]["view"]


def cards_in(view: Json, known: set[str]) -> set[str]:
    """All cards that a view names, wherever."""
    return {card for card in known if f'"{card}"' in json.dumps(view)}


def test_the_hand_of_one_is_not_told_to_the_other(new_page: NewPage, house: House) -> None:
    table = house.found("quaeleon", 2, token := house.token(), opening_swap=False)
    chairs = house.pair(table, token, "quaeleon")
    pages = [new_page(), new_page()]
    lines = [Line(page) for page in pages]
    for page, chair in zip(pages, chairs, strict=True):
        chair.open(page)
        page.locator("section.mine").wait_for()
    views = [view_of(house, chair) for chair in chairs]
    hands = [set(view["seats"][seat]["hand"]) for seat, view in enumerate(views)]
    facts = house.catalogue("quaeleon")["cards"]
    # Both build at the same time, card by card.
    for _ in range(2):
        for page in pages:
            place(page)
    for page in pages:
        expect(page.locator("[data-place=hand] button.sleeve")).to_have_count(2)
    for seat, other in ((0, 1), (1, 0)):
        secret = hands[other] - hands[seat] - cards_in(views[seat], set(facts))
        assert secret, "both hands are alike: the test shows nothing"
        seen = pages[seat].locator("body").inner_text()
        assert [card for card in secret if f'"{card}"' in lines[seat].text() or facts[card]["name"] in seen] == []
    for page in pages:
        end(page)
    for page in pages:
        expect(page.locator("[data-place=hand] button.sleeve")).to_have_count(0)


def test_the_cards_one_chooses_from_are_not_told_to_the_other(new_page: NewPage, house: House) -> None:
    table = house.found("angryquest", 2, token := house.token())
    ann, ben = house.pair(table, token, "angryquest")
    page = new_page()
    line = Line(page)
    ben.open(page)
    page.locator("main").first.wait_for()
    hidden = set(view_of(house, ann)["hand"]) - set(view_of(house, ben)["hand"])
    facts = house.catalogue("angryquest")["characters"]
    assert hidden, "nothing is dealt: the test shows nothing"
    page.get_by_role("heading", name="The others are choosing").or_(page.locator("section.mine h2")).first.wait_for()
    seen = page.locator("body").inner_text()
    assert [who for who in hidden if f'"{who}"' in line.text() or facts[who]["name"] in seen] == []


def test_an_onlooker_is_told_no_hand(new_page: NewPage, house: House) -> None:
    chair = house.begin("quaeleon", 2)
    page = new_page()
    line = Line(page)
    page.goto(f"/#/t/{chair.table}")
    page.get_by_text("You are watching").wait_for()
    seats = [seat for frame in line.frames for seat in json.loads(frame).get("seats", [])]
    assert seats
    assert all(each["hand"] is None for seat in seats for each in seat["view"]["seats"])
