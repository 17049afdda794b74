"""Every page for builders is a real example: what it says is done, and works."""

import doctest
from pathlib import Path

from tests.docs.pages import ROOT, blocks
from tests.docs.walk import Copy


def test_code_for_a_bot_runs() -> None:
    code = blocks((ROOT / "docs" / "write-a-bot.md").read_text("utf-8"), "python")
    assert len(code) > 3
    room: dict[str, object] = {"__name__": "write_a_bot"}
    for block in code:
        exec(compile(block, "write-a-bot.md", "exec"), room)


def test_code_for_an_analysis_gives_what_the_page_shows() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "analysis.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_game_of_the_page_can_be_added(tmp_path: Path) -> None:
    """Its files are written and its commands run in a copy: its own tests, the house's, those of all games, and 30
    games by chance. What the checks of a file can say is said too."""
    copy = Copy(tmp_path)
    copy.follow("add-a-game.md")
    own = "src/tumblehall/games/snatch src/tumblehall/agents/snatch tests/snatch"
    copy.run(f".venv/bin/ruff check {own}")
    copy.run(f".venv/bin/ruff format --check {own}")
    copy.run(f".venv/bin/mypy {own}")
    assert "snatch" in copy.run(".venv/bin/tumblehall games")


def test_card_of_the_page_can_be_added(tmp_path: Path) -> None:
    """The same for a card with a new word: all tests of its game, and 30 games by chance."""
    copy = Copy(tmp_path)
    copy.follow("add-a-card.md")
    copy.run(".venv/bin/ruff check src tests/quarriors")
    copy.run(".venv/bin/mypy src/tumblehall/games/quarriors tests/quarriors/cards/test_grand_goblin.py")
    assert "Grand Scavenging Goblin" in copy.run(".venv/bin/tumblehall cards quarriors grand")
