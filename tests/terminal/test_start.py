"""The start screen: one key starts a game, its rows set what is played, and what is odd is said at once."""

import pytest

from tests.terminal.seen import LARGE, SMALL, screen_text
from tumblehall.agents.roster import agents_for
from tumblehall.games import GAMES
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.pages import HandOver
from tumblehall.terminal.start import StartScreen
from tumblehall.terminal.table_screen import TableScreen


@pytest.fixture
def only_angry_quest(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in GAMES if name != "angryquest"]:
        monkeypatch.delitem(GAMES, name)


@pytest.mark.usefixtures("only_angry_quest")
async def test_one_key_starts_a_game() -> None:
    app = TumblehallApp()
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, StartScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert "Which of your four characters goes back into" in screen_text(app)


@pytest.mark.usefixtures("only_angry_quest")
async def test_the_start_screen_sets_seats_bots_and_options() -> None:
    app = TumblehallApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "down", "right")  # three players
        levels = ["", *agents_for("angryquest")]
        usual = levels.index("skilled")
        await pilot.press("down", "down", "right", "down", *["left"] * usual)  # who sits on seats 1 and 2
        await pilot.press("down", "right")  # the first monster
        assert "The monster in the centre" in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)  # two people, each with a hand
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        sitting = app.screen.sitting
        assert sitting.chairs == ("", levels[(usual + 1) % len(levels)], "")
        assert sitting.table.options["monster"] == "animated-armour"


async def test_what_is_odd_is_warned_of_as_it_is_chosen() -> None:
    app = TumblehallApp(None)
    async with app.run_test(size=LARGE) as pilot:
        screen = app.screen
        assert isinstance(screen, StartScreen)
        screen.form.choose_game("quarriors")
        screen.form.change("option sets light-dark", 1)
        screen.fill(0)
        await pilot.pause()
        assert "Beware" not in screen_text(app)
        screen.form.change("option sets demons", 1)
        screen.fill(0)
        await pilot.pause()
        assert "Beware: Large dice: Corrupted Quiddity weighs heavily" in screen_text(app)


async def test_sets_that_cannot_be_played_alone_are_refused_as_they_are_chosen() -> None:
    app = TumblehallApp(None)
    async with app.run_test(size=LARGE) as pilot:
        screen = app.screen
        assert isinstance(screen, StartScreen)
        screen.form.choose_game("quarriors")
        screen.form.change("option sets promos", 1)
        screen.form.change("option sets base", 1)
        screen.fill(0)
        await pilot.pause()
        assert "Not like this: option 'sets': these sets have 3 creature and 0 spell classes" in screen_text(app)
