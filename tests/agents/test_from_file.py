"""Bots of one's own, from a file."""

from pathlib import Path

import pytest

import tumblehall as th
from tumblehall.agents.agent import answer_at
from tumblehall.agents.chance import RandomAgent
from tumblehall.agents.from_file import any_agent
from tumblehall.kernel.errors import BadInput

LAST = """
from dataclasses import dataclass

@dataclass
class Last:
    n: int = 1

    def choose(self, view, decision, rng):
        return decision.options[-self.n].id

class Mute: ...

class Needs:
    def __init__(self, level): ...
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "last_bot.py"
    path.write_text(LAST, "utf-8")
    return path


def test_a_bot_of_a_file_plays(file: Path) -> None:
    agent = any_agent("quarriors", f"{file}:Last")
    table = th.new_table("quarriors", seed="x")
    decision = table.decisions[0]
    assert answer_at(agent, table, decision, th.FastRng(1)) == decision.options[-1].id


def test_a_level_is_a_level() -> None:
    assert isinstance(any_agent("quarriors", "random"), RandomAgent)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("{file}:First", "has no class 'First'"),
        ("{file}:Mute", "has no method 'choose"),
        ("{file}:Needs", "cannot be run: TypeError"),
        ("{folder}/nobody.py:Last", "there is no file"),
        ("{file}", "name the class too, .*last_bot.py:Class"),
    ],
)
def test_what_is_no_bot_is_refused(file: Path, name: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        any_agent("quarriors", name.format(file=file, folder=file.parent))


@pytest.mark.parametrize(("code", "words"), [("1 / 0", "ZeroDivisionError"), ("raise SystemExit(3)", "SystemExit: 3")])
def test_a_file_that_breaks_is_refused_with_the_reason(tmp_path: Path, code: str, words: str) -> None:
    (tmp_path / "broken.py").write_text(code, "utf-8")
    with pytest.raises(BadInput, match=f"cannot be run: {words}"):
        any_agent("quarriors", f"{tmp_path}/broken.py:Bot")
