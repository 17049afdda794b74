"""A game is kept by itself, and goes on where it was."""

import json
from pathlib import Path

from tests.terminal.seen import AGAINST_A_BOT, SMALL, about_to_move, screen_text, sitting_at
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.pages import Confirm
from tumblehall.terminal.sitting import resumed_sitting
from tumblehall.terminal.table_screen import TableScreen


async def test_quitting_saves_and_the_game_goes_on_where_it_was(saves_folder: Path) -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "q")
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("q", "y")
        await pilot.pause()
    assert app.return_value == 0
    assert sitting.file.parent == saves_folder
    again = resumed_sitting(sitting.file)
    assert again.chairs == AGAINST_A_BOT
    assert again.table.position() == sitting.table.position()


async def test_a_saved_game_is_on_the_start_screen() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    sitting.act(0, "move hroth-ironbelly t10")
    app = TumblehallApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "angryquest, 2 seats, 1 answers given" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Your turn is done." in screen_text(app)


async def test_a_disk_that_refuses_does_not_stop_the_game(tmp_path: Path) -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    (tmp_path / "wall").write_text("no folder")
    sitting.file = tmp_path / "wall" / "game.json"
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "cannot save to" in screen_text(app)
        assert sitting.table.step == 1


def test_the_record_names_no_more_than_a_record_does() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    sitting.save()
    assert json.loads(sitting.file.read_text("utf-8"))["entries"] == []
    assert json.loads(sitting.file.with_suffix(".seats").read_text("utf-8")) == list(AGAINST_A_BOT)
