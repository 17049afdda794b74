"""`tumblehall completion`: the words that a shell may offer, and the scripts that ask for them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tumblehall as th
from tests.cli.conftest import Tell


def words(tell: Tell, line: str) -> list[str]:
    return tell("completion", "words", line).out.split()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("tumblehall ver", ["verify"]),
        ("tumblehall cards q", ["quaeleon", "quarriors"]),
        ("tumblehall play quarriors --option sets=b", ["sets=base"]),
        ("tumblehall play Quarriors --bots s", ["skilled"]),
        ("tumblehall play dicequest --se", ["--seats", "--seed"]),
        ("tumblehall completion f", ["fish"]),
        ("tumblehall dance ", []),
        ("tumblehall play quarriors --seats ", []),
    ],
)
def test_words_of_a_line(tell: Tell, line: str, found: list[str]) -> None:
    assert words(tell, line) == found


def test_all_commands_and_games_are_offered(tell: Tell) -> None:
    assert {"play", "rules", "completion"} <= set(words(tell, "tumblehall "))
    assert set(th.list_games()) <= set(words(tell, "tumblehall play "))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_a_script_that_asks_for_words(tell: Tell, shell: str) -> None:
    assert "tumblehall completion words" in tell("completion", shell).out


def test_bash_completes_a_line(tell: Tell, tmp_path: Path) -> None:
    command = tmp_path / "tumblehall"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tumblehall "$@"\n', "utf-8")
    command.chmod(0o755)
    line = "tumblehall rul"
    asked = f'COMP_LINE="{line}"; COMP_POINT={len(line)}; _tumblehall; echo "${{COMPREPLY[@]}}"'
    told = subprocess.run(
        ["bash", "-c", f"{tell('completion', 'bash').out}\n{asked}"],
        env=os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert told.stdout.strip() == "rules", told.stderr
