"""Friends come by a code that is said, by a link that is sent, or by a square that a camera reads."""

import base64
import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Faults, NewPage
from tests.browser.laid import House

READER = Path(__file__).parents[2] / "client/node_modules/jsqr/dist/jsQR.js"
READ = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return jsQR(canvas.getImageData(0, 0, picture.width, picture.height).data, picture.width, picture.height)?.data;
}"""


def waiting(page: Page, house: House, network: str | None = None) -> str:
    """A table of mine with a free seat, and where the server says that others find it; the name of the table."""
    page.route("**/api/address", lambda route: route.fulfill(body=json.dumps({"network": network})))
    token = house.token()
    table = house.found("angryquest", 2, token)
    house.sit(table, token, "angryquest", 0).open(page)
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    return table


def seen_by_camera(square: Locator, new_page: NewPage) -> str:
    """What another program reads from the picture on the screen."""
    png = base64.b64encode(square.screenshot()).decode()
    camera = new_page()
    camera.evaluate(READER.read_text("utf-8"))
    return str(camera.evaluate(READ, f"data:image/png;base64,{png}"))


def test_a_friend_joins_by_the_code_that_was_said(new_page: NewPage, house: House) -> None:
    host, friend = new_page(), new_page()
    waiting(host, house)
    said = host.locator("[data-part=code]").inner_text()
    friend.goto("/")
    friend.get_by_label("Link or code of a table").fill(said.lower().replace("-", " "))
    friend.get_by_role("button", name="Join").first.click()
    expect(friend.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_code_of_no_table_is_told_and_nothing_else_happens(page: Page, faults: Faults) -> None:
    page.goto("/")
    page.get_by_label("Link or code of a table").fill("ZUZU-999")
    page.get_by_role("button", name="Join").first.click()
    expect(page.get_by_text("no table with an open seat has the code ZUZU-999")).to_be_visible()
    assert page.url.endswith("/")
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()  # the browser notes what was not found


def test_a_camera_reads_the_link_of_the_house(new_page: NewPage, house: House) -> None:
    host = new_page()
    table = waiting(host, house, network="http://192.168.1.23:8080")
    square = host.get_by_role("img", name="The link for a camera")
    assert seen_by_camera(square, new_page) == f"http://192.168.1.23:8080/#/t/{table}"
    expect(host.get_by_text("Only in this house.")).to_be_visible()
    expect(host.get_by_label("Anyone with this link can sit down or watch.")).to_have_value(re.compile("192.168.1.23"))


def test_an_address_of_this_machine_alone_says_so_and_what_to_do(page: Page, house: House) -> None:
    waiting(page, house)
    expect(page.get_by_text("Only on this machine.")).to_be_visible()
    expect(page.get_by_text("tumblehall serve --host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("img", name="The link for a camera")).to_have_count(0)


def test_they_talk_before_the_game_begins(new_page: NewPage, house: House) -> None:
    host, friend = new_page(), new_page()
    token = house.token()
    table = house.found("angryquest", 3, token)
    house.sit(table, token, "angryquest", 0).open(host)
    house.sit(table, house.token(), "angryquest", 1).open(friend)
    host.get_by_placeholder("Say something").fill("Tea first")
    host.get_by_role("button", name="Send").click()
    expect(friend.get_by_text("Tea first")).to_be_visible()


def test_when_nobody_else_comes_bots_take_the_free_seats_and_it_begins(page: Page, house: House) -> None:
    table = waiting(page, house)
    page.get_by_role("button", name="Put a bot there and begin").click()
    expect(page.locator("section.mine")).to_be_visible()
    assert [seat["kind"] for seat in house.look(table, house.token())["table"]["seats"]] == ["person", "bot"]
