"""Taking back more than is free at the terminal: it asks once, the game is marked, what is gone is struck out."""

from pathlib import Path

import pytest

import tumblehall as th
from tests.terminal.seen import about_to_move, screen_text, sitting_at
from tumblehall.kernel.errors import UndoRefused
from tumblehall.terminal import saves, words
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.form import Form
from tumblehall.terminal.manners import AT_ONCE
from tumblehall.terminal.pages import Confirm
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.sitting import Sitting, new_sitting, resumed_sitting

AGAINST_A_BOT = ("", "random")
SIZE = (120, 40)


def moved(sitting: Sitting) -> None:
    """I have moved, and the end of my turn went by itself: the bot has rolled."""
    table = sitting.table
    for _ in range(2):
        sitting.act(0, table.decisions[0].options[0].id)
    assert table.to_act == (1,)


async def test_it_asks_once_and_gives_my_choice_back_and_marks_the_game() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60, lone=AT_ONCE)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert sitting.table.to_act == (1,)
        await pilot.press("u")
        assert isinstance(app.screen, Confirm)
        assert "Take back the roll?" in screen_text(app)
        await pilot.press("n")
        assert sitting.table.take_backs == 0
        await pilot.press("u", "y")
        await pilot.pause()
        assert "You rolled 3. Which move?" in screen_text(app)
        assert "with take-backs" in screen_text(app)
    assert th.Record.from_json(sitting.file.read_text("utf-8")).take_backs == 1


async def test_bots_go_on_when_it_is_left() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60, lone=AT_ONCE)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1")
        await pilot.pause()
        step = sitting.table.step
        await pilot.press("u", "n", "space")
        assert sitting.table.step > step


def test_free_undo_comes_first_and_marks_nothing() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    sitting.act(0, sitting.table.decisions[0].options[0].id)
    sitting.undo(0)
    assert sitting.table.take_backs == 0
    with pytest.raises(UndoRefused):
        sitting.undo(0)


@pytest.mark.parametrize("seed", ["one", "two", "three", "four", "five"])
def test_bot_does_the_same_again_also_after_the_game_was_put_away(seed: str) -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT, seed)
    moved(sitting)
    assert len(sitting.table.decisions[0].options) > 1
    sitting.bot_acts(sitting.table.decisions[0])
    once = sitting.table.record.entries[-1]
    sitting.take_back(0)
    again = resumed_sitting(sitting.file)
    moved(again)
    again.bot_acts(again.table.decisions[0])
    assert again.table.record.entries[-1] == once


def test_what_was_taken_back_is_struck_out_in_the_log() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    moved(sitting)
    sitting.take_back(0)
    panel, view = panel_for("angryquest"), sitting.table.view(0)
    lines = words.log_lines(panel, view, sitting.log(), sitting.struck())
    struck = [line.plain for line in lines if any("strike" in str(span.style) for span in line.spans)]
    assert struck
    assert struck == [line.plain for line in lines[: len(struck)]]
    assert "takes back a roll" in lines[-1].plain


def test_table_without_take_backs_says_so_and_stays_so_when_it_goes_on(saves_folder: Path) -> None:
    sitting = new_sitting("angryquest", 2, [0], "random", {"first": 0}, "strict", take_backs=False)
    assert sitting.why_no_take_back(0) == "there are no take-backs at this table"
    sitting.save()
    assert not resumed_sitting(sitting.file).take_backs
    assert saves.has_take_backs(saves_folder / "another.json")


def test_set_up_offers_it() -> None:
    form = Form("angryquest")
    form.change("take-backs", 1)
    assert next(row.value for row in form.rows() if row.name == "take-backs") == "no"
    assert not form.sitting().take_backs
