"""The built wheel, alone in an empty environment, plays and replays a game."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tumblehall"

PLAY = """
import tumblehall as th

table = th.new_table("angryquest", seats=3, seed="wheel")
for i in range(100_000):
    if table.outcome is not None:
        break
    decision = table.decisions[0]
    table.act(decision.seat, decision.options[i * 7 % len(decision.options)].id)
assert table.outcome is not None, "the game did not end"
assert table.decisions == ()

again = th.replay(th.Record.from_json(table.record.to_json()))
assert again.position() == table.position()
assert again.outcome == table.outcome
print(th.__file__)
"""


def run(*command: str | Path, cwd: Path) -> str:
    env = {name: value for name, value in os.environ.items() if name != "TUMBLEHALL_ENGINE"}  # the wheel has its own
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds the wheel and nothing else, not even what the wheel depends on."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, symlinks=True)
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin" / "python")
    run(*pip, "install", "-q", "--no-deps", "--no-index", wheel, cwd=folder)
    return folder / "bin"


def test_wheel_carries_types_content_and_rules(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    content = {f"tumblehall/{file.relative_to(PACKAGE).as_posix()}" for file in PACKAGE.glob("games/*/content/*.csv")}
    rules = {f"tumblehall/rules/{file.name}" for file in (ROOT / "docs" / "rules").glob("*.md")}
    assert "tumblehall/games/angryquest/content/board.csv" in content
    assert "tumblehall/rules/angryquest.md" in rules
    assert content | rules | {"tumblehall/py.typed"} <= inside
    assert not [name for name in inside if not name.startswith(("tumblehall/", "tumblehall-"))]


def test_installed_wheel_plays_and_replays_a_game(bin_folder: Path, tmp_path: Path) -> None:
    used = run(bin_folder / "python", "-I", "-c", PLAY, cwd=tmp_path).strip()
    assert Path(used).is_relative_to(bin_folder.parent)


def test_installed_command_answers_without_textual(bin_folder: Path, tmp_path: Path) -> None:
    assert "AQ-5.2" in run(bin_folder / "tumblehall", "rules", "AQ-5.2", cwd=tmp_path)
    assert "angryquest" in run(bin_folder / "tumblehall", "games", cwd=tmp_path)
