"""The ways to break a card: in a module that declares it, and in a content file that spells it."""

import ast
from pathlib import Path

import pytest

from tools.broken_cards import broken_declarations
from tools.broken_rows import broken_rows, words_in
from tools.mutants import ROOT, mutants_of
from tumblehall.games import GAMES

WORDS = """
from enum import Enum, IntEnum


class Side(Enum):
    \"\"\"Whose.\"\"\"

    MINE = "mine"
    THEIRS = "theirs"
    ANY = "any"


class Zone(IntEnum):
    BAG = 0
    USED = 1


BAG = Zone.BAG
"""
HEAD = "from tumblehall.words import BAG, Dice, Side, card, on\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tumblehall").mkdir()
    (tmp_path / "tumblehall" / "words.py").write_text(WORDS)
    return tmp_path


def changes(folder: Path, text: str) -> set[tuple[str, str]]:
    module = folder / "tumblehall" / f"cards{len(text)}.py"
    module.write_text(HEAD + text)
    found = broken_declarations(module, folder)
    for each in found:
        ast.parse(each.apply(module.read_bytes()))
    return {(each.before, each.after) for each in found}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('X = card("Goblin", 2)', {("2", "3"), ("2", "1")}),
        ('X = card("Goblin", True)', {("True", "False")}),
        ('X = card("Goblin", Side.MINE)', {("Side.MINE", "Side.THEIRS"), ("Side.MINE", "Side.ANY")}),
        ('X = card("Goblin", BAG)', {("BAG", "type(BAG).USED")}),
        ('X = card("Goblin", on(), may=True)', {("on()", "*()"), ("True", "False")}),
        ('X = card("Goblin", by=())', {("by=()", "**{}")}),
        ('X = card("Goblin", (Draw(), Roll()))', {("Draw()", "*()"), ("Roll()", "*()")}),
        ('X = card("Goblin", "3 dice")', set()),
        ('X = (card("Goblin"), card("Hag"))', set()),
        ("N = 3\nS = Side.MINE\ndef f(n=3): ...", set()),
    ],
)
def test_ways_to_break_a_declaration(folder: Path, text: str, expected: set[tuple[str, str]]) -> None:
    assert changes(folder, text) == expected


def test_values_of_one_kind_stand_for_each_other(folder: Path) -> None:
    found = changes(folder, 'MY, YOUR = Dice("a"), Dice("b")\nX = card("Goblin", Cull(MY))')
    assert ("MY", "YOUR") in found


def rows(tmp_path: Path, *lines: str, read: str = "ability when condition effect mandatory n on attr") -> set[str]:
    file = tmp_path / "cards.csv"
    file.write_bytes("\n".join(lines).encode())
    whole = file.read_bytes()
    changed = {change.apply(whole).decode() for _, change in broken_rows([file], set(read.split()))}
    assert all(text.count("\n") == len(lines) - 1 for text in changed)
    return {line for text in changed for line, before in zip(text.split("\n"), lines, strict=True) if line != before}


def test_numbers_and_words_of_an_effect_change(tmp_path: Path) -> None:
    head, first, second = "name,effect", "Imp,add red 1; gain 2", "Hag,add blue 1"
    assert rows(tmp_path, head, first, second) == {
        "Imp,add blue 1; gain 2",
        "Imp,add red 2; gain 2",
        "Imp,add red 0; gain 2",
        "Imp,gain 2",
        "Imp,add red 1; gain 3",
        "Imp,add red 1; gain 1",
        "Imp,add red 1",
        "Hag,add red 1",
        "Hag,add blue 2",
        "Hag,add blue 0",
        "Hag,",
    }


def test_moments_flags_and_lists_change(tmp_path: Path) -> None:
    assert rows(tmp_path, "name,when,mandatory", "Imp,combat,0", "Hag,wound,1") == {
        "Imp,wound,0",
        "Imp,combat,1",
        "Hag,combat,1",
        "Hag,wound,0",
    }
    assert rows(tmp_path, "name,effect", "Imp,turn a|b") == {"Imp,turn a", "Imp,turn b", "Imp,"}


def test_fields_of_an_object_change(tmp_path: Path) -> None:
    cell = '"{""do"":""HIT"",""attr"":""close"",""on"":[1],""note"":2}"'
    found = {line.removeprefix("Imp,").replace('""', '"')[1:-1] for line in rows(tmp_path, "id,ability", f"Imp,{cell}")}
    assert found == {
        '{"do":"HIT","on":[1],"note":2}',
        '{"do":"HIT","attr":"ranged","on":[1],"note":2}',
        '{"do":"HIT","attr":"close","note":2}',
        '{"do":"HIT","attr":"close","on":[],"note":2}',
        '{"do":"HIT","attr":"close","on":[2],"note":2}',
        '{"do":"HIT","attr":"close","on":[0],"note":2}',
    }


def test_names_texts_and_what_nobody_reads_are_left_alone(tmp_path: Path) -> None:
    assert rows(tmp_path, "name,text,timing,effect", "Imp 2,Draws 3.,turn 4,") == set()


def test_words_of_docstrings_are_not_read() -> None:
    assert words_in([b'"""The scope."""\nx = row["n"], row[f"{prefix}when"]']) == {"n", "when"}


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_module_is_still_python(game: str) -> None:
    for mutant in mutants_of(ROOT, game, "declarations")[::9]:
        if mutant.file.suffix == ".py":
            ast.parse(mutant.change.apply((ROOT / mutant.file).read_bytes()))
