"""Saved games: what lies in their folder may be anything."""

from pathlib import Path

import pytest

import tumblehall as th
from tumblehall.terminal import saves
from tumblehall.terminal.sitting import resumed_sitting


def test_the_list_of_saved_games_leaves_out_what_is_none(saves_folder: Path) -> None:
    table = th.new_table("angryquest", seats=2, seed="1")
    table.act(0, table.decisions[0].default)
    saves.write(saves_folder / "good.json", table.record, ("", "random"))
    (saves_folder / "gone.json").symlink_to(saves_folder / "nowhere")
    (saves_folder / "folder.json").mkdir()
    (saves_folder / "bytes.json").write_bytes(b"\xff")
    assert [file.name for file, _ in saves.unfinished()] == ["good.json"]


def test_seats_that_cannot_be_read_are_not_known(saves_folder: Path) -> None:
    saves_folder.mkdir()
    for text in ("[" * 100_000, "no JSON", '["", 3]', '[""]'):
        (saves_folder / "game.seats").write_text(text, "utf-8")
        assert saves.chairs_of(saves_folder / "game.json", 2) is None


@pytest.mark.parametrize("level", ["heuristic", "careful", "random"])
def test_a_game_that_was_saved_with_a_bot_of_before_goes_on(saves_folder: Path, level: str) -> None:
    table = th.new_table("angryquest", seats=2, seed="1")
    saves.write(saves_folder / "before.json", table.record, ("", level))
    sitting = resumed_sitting(saves_folder / "before.json")
    assert sitting.chairs == ("", level)
    asked = next(decision for decision in table.decisions if decision.seat == 1)
    assert sitting.bot_acts(asked)
