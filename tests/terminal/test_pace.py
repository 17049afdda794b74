"""How quickly the turns of bots are told at the terminal, and what stands over them."""

import pytest

from tests.terminal.seen import about_to_move, screen_text, sitting_at
from tests.terminal.test_manners import AGAINST_A_BOT, SMALL, moved
from tumblehall.terminal import settings
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.manners import NEVER
from tumblehall.terminal.pace import DEED_SECONDS, PACES
from tumblehall.terminal.table_screen import TableScreen


@pytest.mark.parametrize(("pace", "share"), PACES.items())
async def test_a_bot_moves_at_the_pace_that_was_chosen(pace: str, share: float) -> None:
    settings.keep_pace(pace)
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL):
        assert isinstance(app.screen, TableScreen)
        assert app.screen.pause == DEED_SECONDS * share


async def test_the_pace_turns_by_a_key_and_is_kept() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT), pause=60)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await pilot.press("p")
        await pilot.pause()
        assert "Others' turns are told fast." in screen_text(app)
    assert settings.pace() == "fast"


async def test_one_setting_leaves_the_other_as_it_is() -> None:
    settings.keep_lone(NEVER)
    settings.keep_pace("slow")
    assert (settings.lone(), settings.pace()) == (NEVER, "slow")


async def test_what_others_did_stands_under_its_heading_when_i_am_asked() -> None:
    sitting = moved()
    app = TumblehallApp(sitting, pause=0, lone=NEVER)
    async with app.run_test(size=(100, 40)) as pilot:
        assert "Since your last turn" in screen_text(app)
        await pilot.press("0")
        await pilot.pause(0.4)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.me == 0
        assert "Since your last turn" in screen_text(app)
