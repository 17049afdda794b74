"""A game may begin with a roll: who throws it presses, and the others are told of it."""

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.laid import Chair, House
from tests.browser.test_telling import LONGEST_MS, TICK_MS, film, look
from tumblehall.kernel.values import Json

POOL = "[data-part=pool] > *"
FRAME_MS = 16


def first_of(house: House, chair: Chair) -> Json:
    return house.look(chair.table, chair.token)["seats"][0]["view"]["first"]


def come(page: Page, chair: Chair) -> None:
    """The page as it is once the table is there; its clock has stood since before it came, so nothing has moved on."""
    page.clock.install(time=0)
    page.clock.pause_at(1)
    chair.open(page)
    for _ in range(0, LONGEST_MS, FRAME_MS):
        if page.locator("[data-part=question]").count():
            return
        page.clock.run_for(FRAME_MS)
    raise AssertionError("the table does not come")


def test_the_first_roll_of_a_game_is_mine_to_throw(new_page: NewPage, house: House) -> None:
    pair = house.pair(house.found("quarriors", 2, token := house.token()), token, "quarriors")
    page = new_page(still=False, told=True)
    come(page, pair[first_of(house, pair[0])])
    page.clock.run_for(10_000)
    waiting = look(page)
    assert (waiting.phase, waiting.dice, waiting.asked) == ("waits", 6, False)
    assert not any("roll" in line for line in waiting.log)
    assert page.locator(POOL).count() == 0
    page.keyboard.press("Space")
    frames = film(page, "asked")
    assert len({seen.faces for seen in frames if seen.phase == "rolls"}) > 3
    page.clock.run_for(TICK_MS)
    assert any("You roll" in line for line in look(page).log)
    assert page.locator(POOL).count() > 0


def test_the_other_is_told_of_the_first_roll(new_page: NewPage, house: House) -> None:
    pair = house.pair(house.found("quarriors", 2, token := house.token()), token, "quarriors")
    page = new_page(still=False, told=True)
    page.clock.install()
    pair[1 - first_of(house, pair[0])].open(page)
    page.locator("[data-telling=rolls]").wait_for()
    page.locator("[data-telling=told]").filter(has_text="rolls").wait_for()


def test_what_bots_do_before_my_first_turn_is_told_from_the_first_roll_on(new_page: NewPage, house: House) -> None:
    chair = house.begin("quarriors", 2, bot="heuristic")
    while first_of(house, chair) == 0:
        chair = house.begin("quarriors", 2, bot="heuristic")
    while house.look(chair.table, chair.token)["table"]["to_act"] != [0]:
        pass
    page = new_page(still=False, told=True)
    come(page, chair)
    frames = film(page, "waits")
    lines = list(dict.fromkeys(seen.line for seen in frames if seen.line))
    assert "throws" in lines[0]
    assert "rolls" in lines[1]
    assert len(lines) > 3
