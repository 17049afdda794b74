"""`make mutants` breaks rules and cards in a copy, and says which breakage nobody noticed."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.breakage import breakages
from tools.hot_swaps import function_around
from tools.kept_fates import PASSED_NEAR, Kept, mark_of
from tools.mutants import ROOT, mutants_of, sample_of, within
from tools.near_tests import Near
from tools.written_by import in_lines_of
from tumblehall.games import GAMES


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
        "class Side(Enum):\n    MINE = 1",
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
WORDS = """
from enum import Enum


class Side(Enum):
    MINE = 1
    THEIRS = 2


def card(name, *clauses):
    if not clauses:
        raise ValueError(f"{name} does nothing")
    return (name, *clauses)
"""
CARDS = """
from tumblehall.games.pig.language.words import Side, card

CARDS = (card("Boar", (Side.MINE, 2)),)
"""
TESTS = """
from tumblehall.games.pig.cards.sty import CARDS
from tumblehall.games.pig.rules.combat import wins


def test_tie_is_no_win() -> None:
    assert wins(2, 1)
    assert not wins(1, 1)
    assert not wins(1, 2)


def test_boar_has_two() -> None:
    assert CARDS[0][1][1] == 2
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "src/tumblehall/__init__.py": "",
        "src/tumblehall/games/pig/__init__.py": "x = 1",
        "src/tumblehall/games/pig/rules/combat.py": RULES,
        "src/tumblehall/games/pig/language/words.py": WORDS,
        "src/tumblehall/games/pig/cards/sty.py": CARDS,
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
    done = hunt(tree, "--kind", "rules")
    assert done.returncode == 0, done.stderr
    assert "pig rules: 5 of 9 mutants noticed, 56 %" in done.stdout
    assert "not noticed: src/tumblehall/games/pig/rules/combat.py:7: hits - 1  ->  (hits + 1)" in done.stdout
    assert "combat.py:3" not in done.stdout
    assert (tree / "src/tumblehall/games/pig/rules/combat.py").read_text() == RULES


def test_cards_are_broken_apart_from_rules(tree: Path) -> None:
    done = hunt(tree, "--kind", "declarations")
    assert done.returncode == 0, done.stderr
    cards = "src/tumblehall/games/pig/cards/sty.py:4"
    assert done.stdout.splitlines() == [
        "pig declarations: 3 of 4 mutants noticed, 75 % (of 4, seed 1)",
        f"  not noticed: {cards}: Side.MINE  ->  Side.THEIRS",
    ]


def test_what_a_game_refuses_is_told(tree: Path) -> None:
    (tree / "src/tumblehall/games/pig/__init__.py").write_text("from tumblehall.games.pig.cards import sty")
    (tree / "src/tumblehall/games/pig/cards/sty.py").write_text(
        CARDS.replace("(Side.MINE, 2)", "tuple((Side.MINE, 2))")
    )
    done = hunt(tree, "--kind", "declarations")
    assert "mutants noticed, 80 %, 1 of them refused as they were read" in done.stdout


def test_tests_that_share_rare_words_or_noticed_others_come_first(tree: Path) -> None:
    for n in range(8):
        (tree / f"tests/pig/test_{n}.py").write_text("def test_more() -> None: ...\n")
    near = Near(tree, "pig", ["*/test_7.py"])
    mutant = mutants_of(tree, "pig", "rules")[0]
    assert near.to(mutant)[0] == "tests/pig/test_pig.py"
    assert "tests/pig/test_6.py" not in near.to(mutant)
    near.noticed(mutant, "F\nFAILED tests/pig/test_6.py::test_more - AssertionError\n")
    near.noticed(mutant, "ERROR tests/pig/test_7.py - ImportError\n")
    assert near.to(mutant)[-1] == "tests/pig/test_6.py"
    assert "tests/pig/test_7.py" not in near.to(mutant)


def test_tests_that_name_the_card_come_first_and_those_near_to_all_last(tree: Path) -> None:
    for n in range(8):
        (tree / f"tests/pig/test_{n}.py").write_text(
            f"def test_side(side, mine, card) -> None: ...\n{'# Boar' * (n == 5)}"
        )
    near = Near(tree, "pig", [], ["tests/pig/test_2.py"])
    found = near.to(mutants_of(tree, "pig", "declarations")[0])
    assert found == ["tests/pig/test_5.py", "tests/pig/test_2.py"]


def test_what_the_nearest_tests_let_pass_meets_the_others(tree: Path) -> None:
    (tree / "tests/pig/test_pig.py").rename(tree / "tests/pig/test_far.py")
    (tree / "tests/pig/test_far.py").write_text("from tests.pig.others import *\n")
    (tree / "tests/pig/others.py").write_text(TESTS)
    for n in range(4):
        (tree / f"tests/pig/test_{n}.py").write_text("def test_hits(hits: int = 1) -> None: ...\n")
    (tree / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    assert "tests/pig/test_far.py" not in Near(tree, "pig", []).to(mutants_of(tree, "pig", "rules")[0])
    assert "pig rules: 5 of 9 mutants noticed" in hunt(tree, "--kind", "rules").stdout


def test_sample_is_drawn_by_its_seed(tree: Path) -> None:
    every = mutants_of(tree, "pig", "rules")
    assert sample_of(every, 4, "7") == sample_of(every, 4, "7") != sample_of(every, 4, "8")
    assert set(sample_of(every, 1000, "7")) == set(every)
    assert hunt(tree, "--sample", "1").stdout.count("of 1 mutants") == 2


def test_only_files_like_a_pattern_are_broken(tree: Path) -> None:
    (tree / "src/tumblehall/games/pig/rules/mud.py").write_text("def deep(n: int) -> bool:\n    return n > 3\n")
    every = mutants_of(tree, "pig", "rules")
    assert {mutant.file.name for mutant in within(every, ["rules/mud.py"])} == {"mud.py"}
    assert {mutant.file.name for mutant in within(every, ["mud.py", "combat.py"])} == {"combat.py", "mud.py"}
    assert within(every, []) == every
    done = hunt(tree, "--files", "rules/hay.py")
    assert (done.returncode, "to break in files like rules/hay.py" in done.stderr) == (1, True)


def test_only_lines_of_some_commits_are_broken(tree: Path) -> None:
    def commit(message: str) -> None:
        who = ("-c", "user.name=Pig", "-c", "user.email=pig@sty")
        for command in (("add", "."), (*who, "commit", "-q", "-m", message)):
            subprocess.run(["git", *command], cwd=tree, check=True)

    subprocess.run(["git", "init", "-q"], cwd=tree, check=True)
    commit("rules")
    rules = tree / "src/tumblehall/games/pig/rules/combat.py"
    rules.write_text(RULES.replace("hits - 1", "hits - 3"))
    commit("a set")
    rules.write_text(RULES.replace("hits - 1", "hits - 3") + "\n\nMOST = 9\n")
    every = within(mutants_of(tree, "pig", "rules"), ["combat.py"])
    assert {mutant.change.line for mutant in in_lines_of(every, tree, "HEAD~1..HEAD")} == {7}
    assert {mutant.change.line for mutant in in_lines_of(every, tree, "HEAD~1")} == {3}
    done = hunt(tree, "--commits", "HEAD..HEAD")
    assert (done.returncode, "to break in lines of HEAD..HEAD" in done.stderr) == (1, True)
    assert "git rev-list mud..HEAD" in hunt(tree, "--commits", "mud..HEAD").stderr


def test_time_is_bounded(tree: Path) -> None:
    assert "0 of 0 mutants noticed" in hunt(tree, "--seconds", "0").stdout


def test_run_goes_on_where_the_last_one_stopped(tree: Path) -> None:
    state = tree / "state.jsonl"
    whole = hunt(tree, "--kind", "rules", "--state", str(state))
    lines = state.read_text().splitlines()
    state.write_text("\n".join(lines[:4]) + "\n")
    assert " of 3 mutants noticed" in hunt(tree, "--state", str(state), "--seconds", "0").stdout
    assert hunt(tree, "--kind", "rules", "--state", str(state)).stdout == whole.stdout
    assert sorted(state.read_text().splitlines()) == sorted(lines)


def test_what_nobody_noticed_is_tried_again_once_the_tests_have_changed(tree: Path) -> None:
    state = tree / "state.jsonl"
    assert "5 of 9 mutants noticed" in hunt(tree, "--kind", "rules", "--state", str(state)).stdout
    (tree / "tests/pig/test_more.py").write_text(
        "from tumblehall.games.pig.rules.combat import armour\n\n\n"
        "def test_armour() -> None:\n    assert armour(3) == 2\n"
    )
    assert "9 of 9 mutants noticed" in hunt(tree, "--kind", "rules", "--state", str(state)).stdout


def test_what_only_the_tests_near_it_let_pass_waits_for_the_others(tree: Path) -> None:
    kept = Kept(tree / "state.jsonl", mark_of(tree, ("src", "tests", "docs")))
    kept.passed(1.0)
    mutant = mutants_of(tree, "pig", "declarations")[0]
    kept.add(mutant, PASSED_NEAR, None)
    done = hunt(tree, "--kind", "declarations", "--state", "state.jsonl", "--seconds", "0").stdout
    assert done.splitlines()[:2] == [
        "pig declarations: 0 of 0 mutants noticed, no share (of 4, seed 1)",
        f"  not noticed by the tests near it: {mutant}",
    ]
    assert "3 of 4 mutants noticed" in hunt(tree, "--kind", "declarations", "--state", "state.jsonl").stdout


def test_tests_can_be_left_out(tree: Path) -> None:
    (tree / "tests/pig/test_more.py").write_text("def test_more() -> None:\n    assert True\n")
    done = hunt(tree, "--kind", "declarations", "--ignore", "*/test_pig.py")
    assert "pig declarations: 0 of 4 mutants noticed" in done.stdout


def test_failing_tests_are_refused(tree: Path) -> None:
    (tree / "tests/pig/test_pig.py").write_text("def test_no() -> None:\n    raise ValueError\n")
    done = hunt(tree)
    assert done.returncode == 1
    assert "the tests fail, or are none, before anything is broken" in done.stderr


def test_unknown_game_is_refused(tree: Path) -> None:
    done = hunt(tree, "--game", "chess")
    assert done.returncode == 1
    assert "there is nothing of a game 'chess' to break" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_can_be_broken(game: str) -> None:
    rules = mutants_of(ROOT, game, "rules")
    assert rules
    assert {mutant.file.name for mutant in rules}.isdisjoint({"text.py", "view.py", "position.py"})
    assert GAMES[game].cards is None or len(mutants_of(ROOT, game, "declarations")) > 100


def test_function_around_a_change_is_the_outermost_and_only_its_body_counts() -> None:
    source = b"x = 1\nclass A:\n    def f(self, n=2):\n        def g():\n            return 3\n        return 4\n"
    found = {chr(source[at]): function_around(source, at, at + 1) for at in map(source.index, (b"1", b"2", b"3", b"4"))}
    assert found == {"1": None, "2": None, "3": "A.f", "4": "A.f"}


def test_kept_answers_hide_no_test_from_a_change(tree: Path) -> None:
    (tree / "src/tumblehall/games/pig/rules/combat.py").write_text(
        "from functools import cache\n\n\n@cache\ndef least(hits: int) -> int:\n    return armour(hits)\n\n\n"
        "def armour(hits: int) -> int:\n    return hits - 1\n"
    )
    (tree / "tests/pig/test_pig.py").write_text(
        "from tumblehall.games.pig.rules.combat import least\n\n\ndef test_asked() -> None:\n    least(3)\n\n\n"
        "def test_least() -> None:\n    assert least(3) == 2\n"
    )
    assert "pig rules: 5 of 5 mutants noticed" in hunt(tree, "--kind", "rules", "--files", "combat.py").stdout


def test_kept_properties_hide_no_test_from_a_change(tree: Path) -> None:
    (tree / "src/tumblehall/games/pig/rules/combat.py").write_text(
        "from functools import cached_property\n\n\nclass Boar:\n    @cached_property\n    def hits(self) -> int:\n"
        "        return 2\n\n\nBOAR = Boar()\n"
    )
    (tree / "tests/pig/test_pig.py").write_text(
        "from tumblehall.games.pig.rules.combat import BOAR\n\n\ndef test_asked() -> None:\n    assert BOAR.hits\n\n\n"
        "def test_hits() -> None:\n    assert BOAR.hits == 2\n"
    )
    assert "pig rules: 3 of 3 mutants noticed" in hunt(tree, "--kind", "rules", "--files", "combat.py").stdout


def test_what_was_called_before_the_tests_began_is_tried_in_a_tree_of_its_own(tree: Path) -> None:
    """The value from before would hide the change."""
    (tree / "tests/pig/test_pig.py").write_text(
        "from tumblehall.games.pig.rules.combat import armour, wins\n\nHITS = armour(3)\n\n\n"
        "def test_hits() -> None:\n    assert HITS == 2\n    assert wins(2, 1)\n"
    )
    done = hunt(tree, "--kind", "rules")
    assert "pig rules: 6 of 9 mutants noticed" in done.stdout
    assert "combat.py:7" not in done.stdout
