"""Several people at one screen: nobody sees what is not theirs."""

import pytest

import tumblehall as th
from tests.terminal.seen import about_to_move, screen_text, sitting_at
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.pages import HandOver
from tumblehall.terminal.panels.angryquest_names import short
from tumblehall.terminal.sitting import Sitting, chairs_for
from tumblehall.terminal.table_screen import TableScreen


def names_in_hand(sitting: Sitting, seat: int) -> list[str]:
    hand = sitting.table.view(seat)["hand"]
    return [CHARACTERS[CHARACTER_NUMBERS[slug]].name for slug in hand] + [short(slug) for slug in hand]


async def test_the_hand_is_hidden_until_its_player_is_there() -> None:
    sitting = Sitting(th.new_table("angryquest", 2, "secret"), ("", ""))
    mine, theirs = names_in_hand(sitting, 0), names_in_hand(sitting, 1)
    app = TumblehallApp(sitting)
    async with app.run_test(size=(160, 50)) as pilot:
        assert isinstance(app.screen, HandOver)
        assert not any(name in screen_text(app) for name in mine + theirs)
        await pilot.press("enter")
        await pilot.pause()
        assert all(name in screen_text(app) for name in mine[:3])
        assert not any(name in screen_text(app) for name in theirs)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert "Hand over to ○ Seat 1" in screen_text(app)
        assert not any(name in screen_text(app) for name in mine + theirs)
        await pilot.press("enter")
        await pilot.pause()
        assert all(name in screen_text(app) for name in theirs[:3])
        assert not any(name in screen_text(app) for name in mine)


async def test_nothing_is_covered_when_nothing_is_hidden() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), ("", "")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "0")  # move, end of turn
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "■ Blue to move" in screen_text(app)


async def test_undo_reaches_the_one_who_acted_last() -> None:
    position = about_to_move()
    position["seats"][1]["team"][0]["at"] = "t10"
    app = TumblehallApp(sitting_at(position, ("", "")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")  # onto Finch, with close
        await pilot.pause()
        assert "■ Blue to move" in screen_text(app)
        assert "How do you defend?" in screen_text(app)
        await pilot.press("u")
        assert "You rolled 3. Which move?" in screen_text(app)


async def test_the_log_of_a_shared_screen_holds_what_all_may_know() -> None:
    sitting = Sitting(th.new_table("angryquest", 2, "secret"), ("", ""))
    sitting.act(0, sitting.table.decisions[0].options[0].id)
    assert not any(event.kind == "returned" for event in sitting.log())
    alone = Sitting(th.new_table("angryquest", 2, "secret"), ("", "random"))
    alone.act(0, alone.table.decisions[0].options[0].id)
    assert any(event.kind == "returned" for event in alone.log())


async def test_bots_alone_are_watched_by_an_onlooker() -> None:
    sitting = Sitting(th.new_table("angryquest", 2, "show"), ("random", "random"))
    app = TumblehallApp(sitting, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        assert sitting.table.step > 2
        assert isinstance(app.screen, TableScreen)
        assert app.screen.me is None


@pytest.mark.parametrize("people", [[2], [-1]])
def test_people_need_a_seat(people: list[int]) -> None:
    with pytest.raises(th.BadInput, match="there is no seat"):
        chairs_for("angryquest", 2, people, "")
