"""Golden playthroughs of all games: each plays out as it was read. `tests/<game>/golden.py` writes them anew."""

from pathlib import Path

import pytest

from tests.angryquest import golden as angryquest
from tests.dicequest import golden as dicequest
from tests.fixtures.golden import log_text, recorded
from tests.quaeleon import golden as quaeleon
from tests.quarriors import golden as quarriors

GAMES = {golden.FOLDER: [each.name for each in golden.GAMES] for golden in (angryquest, dicequest, quaeleon, quarriors)}
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
