"""Golden playthroughs of all games: each plays out as it was read. `tests/<game>/golden.py` writes them anew."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.fixtures.golden import log_text, recorded
from tumblehall.games import GAMES as ALL_GAMES

KEPT = [import_module(name) for game in ALL_GAMES if find_spec(name := f"tests.{game}.golden") is not None]
GAMES: dict[Path, list[str]] = {golden.FOLDER: [each.name for each in golden.GAMES] for golden in KEPT}
FOLDERS = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)


@pytest.mark.parametrize(("folder", "name"), [(folder, name) for folder, names in GAMES.items() for name in names])
def test_a_recorded_game_plays_out_as_it_was_read(folder: Path, name: str) -> None:
    assert log_text(recorded(folder, name)) == (folder / f"{name}.txt").read_text("utf-8")


@FOLDERS
def test_golden_files_stay_short_enough_to_be_read(folder: Path) -> None:
    assert max(file.stat().st_size for file in folder.iterdir()) < 60_000


@FOLDERS
def test_nothing_else_lies_among_the_golden_games(folder: Path) -> None:
    assert {file.stem for file in folder.iterdir()} == set(GAMES[folder])
