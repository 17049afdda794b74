"""What README.md promises: its code runs, and its commands exist and answer."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import tumblehall as th
from tests.docs.pages import README, ROOT, blocks
from tumblehall.cli import main

SHELL = "\n".join(blocks(README.read_text("utf-8"), "sh"))
COMMANDS = re.findall(r"^tumblehall (.+?)(?: +#.*)?$", SHELL, re.MULTILINE)
PROSE = README.read_text("utf-8") + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
TARGETS = set(re.findall(r"(?:^|`)make (\w+)", PROSE, re.MULTILINE))


def test_code_gives_what_the_page_shows() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_targets_of_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert {"play", "setup", "test"} <= TARGETS
    assert {target for target in TARGETS if f"\n{target}:" not in makefile} == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the files that the page takes for granted. `play` and `serve` go on until somebody stops them, and are only
    asked what they do; `fuzz`, `arena` and `sim` play less, and `analyse` gets the beginning of a game."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text(finished_game().to_json())
    (tmp_path / "position.json").write_text(a_position())
    name, *args = shlex.split(command)
    if name in ("play", "serve"):
        with pytest.raises(SystemExit, match="0"):
            main([name, *args, "--help"])
        return
    if name in ("fuzz", "arena"):
        args = [re.sub(r"^\d+$", "2", arg) for arg in args]
    if name == "analyse":
        (tmp_path / "game.json").write_text(finished_game(12).to_json())
        args += ["--playouts", "2"]
    if name == "sim":
        args += ["--games", "2", "--workers", "1"]
    assert main([name, *args]) == 0


def finished_game(most: int = 100_000) -> th.Record:
    table, rng = th.new_table("quarriors", seats=2, seed="readme"), th.FastRng("readme")
    while table.decisions and table.step < most:
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    return table.record


def a_position() -> str:
    page = (ROOT / "docs" / "reference" / "quarriors-position.md").read_text("utf-8")
    return blocks(page, "json")[0]
