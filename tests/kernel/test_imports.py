"""What people type first: the games are packages, and the function that lists them does not stand in their way."""

import subprocess
import sys

import tumblehall as th


def test_package_of_a_game_is_imported_by_its_name() -> None:
    import tumblehall.games.quarriors as q

    assert vars(q)["GAME"].info is th.list_games()["quarriors"]


def test_package_of_a_game_is_imported_before_anything_else() -> None:
    lines = "import tumblehall.games.quarriors as q\nimport tumblehall.games.dicequest as d\nprint(q.GAME.info.name)"
    told = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert told.stdout == "quarriors\n"
