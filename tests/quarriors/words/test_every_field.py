"""A word does what it says: every field of every word is read by a rule, every name of a closed list is handled, or the
word is refused as a card is declared."""

import ast
from dataclasses import fields
from pathlib import Path

import pytest

import tumblehall.games.quarriors.rules as rules
from tests.quarriors.grammar.reading import ENUMS, WORDS
from tumblehall.games.quarriors.language import compile as compiling
from tumblehall.games.quarriors.language.meaning import TO_COME

RULES = Path(rules.__file__).parent
LANGUAGE = Path(compiling.__file__).parent
READERS = (*RULES.glob("*.py"), *(LANGUAGE / f"{name}.py" for name in ("compile", "faces", "programs", "tables")))
WORKING = {name: word for name, word in WORDS.items() if word not in TO_COME}
WITH_THEIR_SET = {("Dice", "energy"), ("Dice", "locked"), ("Forbid", "energy")}
"""Fields of words that work, whose every value but the default is refused until its mechanism is in."""


def reads(tree: ast.AST) -> set[tuple[str, str]]:
    """(word, field) that a module reads in a pattern, and ("", field) for each attribute."""
    found: set[tuple[str, str]] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=field):
                found.add(("", field))
            case ast.MatchClass(cls=cls, patterns=patterns, kwd_attrs=named):
                name = cls.attr if isinstance(cls, ast.Attribute) else getattr(cls, "id", "")
                word = WORDS.get(name)
                if word is None:
                    continue
                for field, pattern in zip(word.__match_args__, patterns, strict=False):
                    if not (isinstance(pattern, ast.MatchAs) and pattern.name is None and pattern.pattern is None):
                        found.add((name, field))
                found |= {(name, field) for field in named}
            case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value=str(field)), *_]):
                found.add(("", field))
            case _:
                pass
    return found


READ = {pair for file in READERS for pair in reads(ast.parse(file.read_text("utf-8")))}
NODES = [node for file in READERS for node in ast.walk(ast.parse(file.read_text("utf-8")))]
SAID = {node.attr for node in NODES if isinstance(node, ast.Attribute)}
SAID |= {node.id for node in NODES if isinstance(node, ast.Name)}
ELSE = {"KEEP", "PLAIN", "QUEST"}
"""Names of the plain case, which needs no look: a die that stays, quiddity of no kind, an area that is empty."""


@pytest.mark.parametrize("name", WORKING)
def test_every_field_of_a_word_is_read_by_a_rule(name: str) -> None:
    word = WORKING[name]
    unread = [
        field.name
        for field in fields(word)
        if (name, field.name) not in READ and ("", field.name) not in READ and (name, field.name) not in WITH_THEIR_SET
    ]
    assert unread == []


@pytest.mark.parametrize(
    "name", ["Moment", "Window", "Happening", "Action", "Zone", "Who", "Side", "What", "Special", "Chooser", "Cause",
             "Duration", "Way", "Handling", "Counting", "Coin", "Purse", "DrawKind", "Which", "Shows"]
)  # fmt: skip
def test_every_name_of_a_closed_list_is_handled_or_refused(name: str) -> None:
    silent = [member.name for member in ENUMS[name] if member not in TO_COME and member.name not in SAID | ELSE]
    assert silent == []


def test_a_field_that_nobody_reads_is_found() -> None:
    tree = ast.parse(
        "match x:\n    case e.Move(_, to):\n        pass\n    case e.Boost(attack=a):\n        y.defence\n"
    )
    assert reads(tree) == {("Move", "to"), ("Boost", "attack"), ("", "Move"), ("", "Boost"), ("", "defence")}
