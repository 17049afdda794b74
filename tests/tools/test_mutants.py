"""`make mutants` breaks rules in a copy, and says which breakage nobody noticed."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.breakage import breakages
from tools.mutants import ROOT, mutants_of


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("x = a == b", {"(a != b)"}),
        ("x = a < b", {"(a <= b)", "(a >= b)"}),
        ("x = a in b", {"(a not in b)"}),
        ("x = 3", {"2", "4"}),
        ("x = 0", {"1"}),
        ("x = True", {"False"}),
        ("x = a and b", {"(a or b)"}),
        ("x = not a", {"(a)"}),
        ("x = a + b", {"(a - b)"}),
        ("f(a, b)", {"(f(b, a))", "pass"}),
        ("f(s, a, b)", {"(f(s, b, a))", "pass"}),
        ("x = f(s, a)", set()),
        ("x = max(a, b)", set()),
        ("if a:\n    x = y", {"(not a)"}),
        ("a.b = c", {"pass"}),
        ("a += b", {"pass"}),
        ("def f():\n    return a", {"pass"}),
        ("x = [a for a in b if c(a)]", {"(not c(a))"}),
    ],
)
def test_ways_to_break_a_line(source: str, after: set[str]) -> None:
    assert {breakage.after for breakage in breakages(source.encode())} == after


@pytest.mark.parametrize(
    "source",
    [
        '"""Words, 3 of them."""',
        "x: Literal[3]",
        "@keep(3)\ndef f(x: int) -> None: ...",
        'x = f"{a + 1}"',
        "assert a == 3",
        "if state.log is not None:\n    state.log.say(3)",
        "raise Bad(3)",
        '__slots__ = ("a",)',
    ],
)
def test_what_holds_no_rule_is_left_alone(source: str) -> None:
    assert breakages(source.encode()) == []


def test_change_is_made_in_its_place_only() -> None:
    source = "x = '×'\ny = 1 if a < b else 2\n".encode()
    changed = {breakage.apply(source).decode().splitlines()[1] for breakage in breakages(source)}
    assert "y = 1 if (a <= b) else 2" in changed
    assert "y = 1 if a < b else 3" in changed


def test_every_mutant_is_still_python() -> None:
    source = (ROOT / "src/tumblehall/kernel/dice.py").read_bytes()
    for breakage in breakages(source):
        ast.parse(breakage.apply(source))


RULES = """
def wins(hits: int, other: int) -> bool:
    return hits > other


def armour(hits: int) -> int:
    return hits - 1
"""
TESTS = """
from tumblehall.games.pig.rules import wins


def test_tie_is_no_win() -> None:
    assert wins(2, 1)
    assert not wins(1, 1)
    assert not wins(1, 2)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "src/tumblehall/__init__.py": "",
        "src/tumblehall/games/pig/__init__.py": "x = 1",
        "src/tumblehall/games/pig/rules.py": RULES,
        "tests/pig/test_pig.py": TESTS,
        "pyproject.toml": "[tool.pytest.ini_options]\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def hunt(tree: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/mutants.py"), "--root", str(tree), "--game", "pig", *more]
    return subprocess.run(command, capture_output=True, text=True, cwd=tree)


def test_survivors_are_listed_and_the_tree_is_untouched(tree: Path) -> None:
    done = hunt(tree)
    assert done.returncode == 0, done.stderr
    assert "pig: 3 of 7 mutants noticed, 43 %" in done.stdout
    assert "not noticed: src/tumblehall/games/pig/rules.py:7: hits - 1  ->  (hits + 1)" in done.stdout
    assert "rules.py:3" not in done.stdout
    assert (tree / "src/tumblehall/games/pig/rules.py").read_text() == RULES


def test_sample_is_drawn_by_its_seed(tree: Path) -> None:
    first, again = (hunt(tree, "--sample", "2", "--seed", "7") for _ in range(2))
    assert first.stdout == again.stdout
    assert "of 2 mutants" in first.stdout


def test_time_is_bounded(tree: Path) -> None:
    assert "0 of 0 mutants noticed" in hunt(tree, "--seconds", "0").stdout


def test_failing_tests_are_refused(tree: Path) -> None:
    (tree / "tests/pig/test_pig.py").write_text("def test_no() -> None:\n    raise ValueError\n")
    done = hunt(tree)
    assert done.returncode == 1
    assert "the tests fail, or are none, before anything is broken" in done.stderr


def test_unknown_game_is_refused(tree: Path) -> None:
    done = hunt(tree, "--game", "chess")
    assert done.returncode == 1
    assert "there are no rules of a game 'chess'" in done.stderr


def test_rules_of_our_game_can_be_broken() -> None:
    found = mutants_of(ROOT, Path("src/tumblehall/games/angryquest"))
    assert len(found) > 300
    assert {mutant.file.name for mutant in found}.isdisjoint({"text.py", "view.py", "position.py"})
