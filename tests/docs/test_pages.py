"""Every page for builders is a real example: what it says is done, and works."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, apply_diff, blocks
from tests.docs.walk import Copy

QUARRIORS = Path("src/tumblehall/games/quarriors")


def test_code_for_a_bot_runs() -> None:
    code = blocks((ROOT / "docs" / "write-a-bot.md").read_text("utf-8"), "python")
    assert len(code) > 3
    room: dict[str, object] = {"__name__": "write_a_bot"}
    for block in code:
        exec(compile(block, "write-a-bot.md", "exec"), room)


def test_game_of_the_page_can_be_added(tmp_path: Path) -> None:
    """Its files are written and its commands run in a copy: its own tests, the house's, those of all games, and 30
    games by chance. What the checks of a file can say is said too."""
    copy = Copy(tmp_path)
    copy.follow("add-a-game.md")
    own = "src/tumblehall/games/snatch src/tumblehall/agents/snatch.py tests/snatch"
    copy.run(f".venv/bin/ruff check {own}")
    copy.run(f".venv/bin/ruff format --check {own}")
    copy.run(f".venv/bin/mypy {own}")
    assert "snatch" in copy.run(".venv/bin/tumblehall games")


def test_card_of_the_page_can_be_added(tmp_path: Path) -> None:
    """The changes are made in a copy of the package, where the tests of the page then run."""
    page = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    skip = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "tumblehall", tmp_path / "src" / "tumblehall", ignore=skip)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    (tmp_path / "tests" / "quarriors").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "quarriors" / "mat.py", tmp_path / "tests" / "quarriors")
    for diff in blocks(page, "diff"):
        apply_diff(diff, tmp_path / QUARRIORS)
    (tmp_path / "tests" / "test_page.py").write_text("\n".join(blocks(page, "python")), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "tests"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
