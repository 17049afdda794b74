"""Every argument of every word is read by a rule, and every name of a closed list is known to one: what is declared
works, or is refused when it is declared.

The rules are read as trees. A field is read where a pattern binds it, or where a function that names its word, or one
near to it, reads an attribute of that name."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tumblehall.games.quarriors.language as language
import tumblehall.games.quarriors.rules as rules
from tests.quarriors.grammar.reading import ENUMS, WORDS
from tumblehall.games.quarriors.language.terms import Energy, Guard, Phase, Source

READERS = [
    *sorted(Path(next(iter(rules.__path__))).rglob("*.py")),
    *(
        Path(next(iter(language.__path__))) / f"{name}.py"
        for name in ("compile", "faces", "guards", "programs", "tables")
    ),
]
"""The rules, and what settles before a game begins which clause stands where."""
OF_A_FACE = {"cast": "Cast", "attach": "Attach", "react": "React", "at_ready": "AtReady"}
"""What a face has of a word by itself."""


@dataclass
class Unread:
    """A word with an argument of which nobody knows."""

    n: int
    nobody_asks: int = 0


# -- reading the rules -----------------------------------------------------------------------------------------------


@cache
def trees() -> tuple[ast.AST, ...]:
    """The functions and classes of all files, and what stands between them."""
    return tuple(node for path in READERS for node in ast.parse(path.read_text(encoding="utf-8")).body)


class Function(NamedTuple):
    """What a function says: the words it names, the attributes it reads, what it calls."""

    spoken: set[str]
    attributes: set[str]
    calls: set[str]


def function_of(tree: ast.AST, words: dict[str, type]) -> Function:
    found = Function(set(), set(), set())
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.attributes.add(node.attr)
            found.spoken.update({node.attr, OF_A_FACE.get(node.attr, "")} & set(words))
        elif isinstance(node, ast.Name):
            found.spoken.update({node.id} & set(words))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.attributes.add(node.value)  # getattr(effect, "dice")
        elif isinstance(node, ast.Call):
            found.calls.add(name_of(node.func))
    return found


def bound_in(tree: ast.AST, words: dict[str, type]) -> set[tuple[str, str]]:
    """The fields that patterns bind."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.MatchClass) and name_of(node.cls) in words:
            word = name_of(node.cls)
            arguments = [each.name for each in fields(words[word])]
            bound = [*zip(arguments, node.patterns, strict=False), *zip(node.kwd_attrs, node.kwd_patterns, strict=True)]
            found |= {(word, field) for field, pattern in bound if not is_blank(pattern)}
    return found


def reads_in(read_in: Iterable[ast.AST], words: dict[str, type]) -> set[tuple[str, str]]:
    """The fields that are read: by patterns, or as attributes by a function that names the word, or that calls one or
    is called by one that does."""
    found: set[tuple[str, str]] = set()
    functions: dict[str, list[Function]] = {}
    for tree in read_in:
        found |= bound_in(tree, words)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                functions.setdefault(node.name, []).append(function_of(node, words))
    for said in [each for same in functions.values() for each in same]:
        near = [each for name in said.calls for each in functions.get(name, ())]
        further = [each for one in near for name in one.calls for each in functions.get(name, ())]
        spoken = said.spoken.union(*(each.spoken for each in near))
        attributes = said.attributes.union(*(each.attributes for each in (*near, *further)))
        found |= {(word, field) for word in said.spoken for field in attributes}
        found |= {(word, field) for word in spoken for field in said.attributes}
    return found


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_blank(pattern: ast.pattern) -> bool:
    """`_` in a pattern."""
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None


def unread(words: dict[str, type], read_in: Iterable[ast.AST]) -> set[tuple[str, str]]:
    asked = {(name, each.name) for name, word in words.items() for each in fields(word)}
    return asked - reads_in(read_in, words)


# -- fields --------------------------------------------------------------------------------------------------------


def test_every_field_of_every_word_is_read() -> None:
    assert unread(WORDS, trees()) == set()


def test_field_that_nobody_reads_is_found() -> None:
    source = "def rule(s, word):\n    match word:\n        case Unread(n):\n            return n"
    assert unread({"Unread": Unread}, ast.parse(source).body) == {("Unread", "nobody_asks")}
    assert unread({"Unread": Unread}, ast.parse(source.replace("(n)", "(_, m)")).body) == {("Unread", "n")}
    assert unread({"Unread": Unread}, ast.parse("def rule(word: Unread):\n    return word.n").body) == {
        ("Unread", "nobody_asks")
    }


# -- names of closed lists -------------------------------------------------------------------------------------------

BY_VALUE = (Energy, Phase, Source)
"""Lists whose names are compared as they are, or only told."""
ELSEWHERE = {"Guard", "Name"}


@cache
def named_in_rules() -> set[str]:
    """`Zone.USED` and the like, wherever a rule says it."""
    return {
        f"{node.value.id}.{node.attr}"
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }


@pytest.mark.parametrize("name", sorted(set(ENUMS) - ELSEWHERE - {each.__name__ for each in BY_VALUE}))
def test_every_name_is_known(name: str) -> None:
    """At most one name of a list is what is left when all others are told apart. Dice by name are known as THIS."""
    known = named_in_rules()
    members: list[Enum] = list(ENUMS[name])
    text = "\n".join(path.read_text(encoding="utf-8") for path in READERS)
    unknown = [
        member.name
        for member in members
        if f"{name}.{member.name}" not in known and not (name == "Special" and member.name in text)
    ]
    assert len(unknown) <= 1, unknown


def test_lists_with_one_name_left_over() -> None:
    """Those are the rest: the other branch of a rule."""
    known = named_in_rules()
    rest = {
        f"{name}.{member.name}"
        for name, members in ENUMS.items()
        if name not in ELSEWHERE and members not in BY_VALUE and name != "Special"
        for member in members
        if f"{name}.{member.name}" not in known
    }
    assert rest <= {
        "Chooser.ME",
        "Coin.PLAIN",
        "Purse.PLAIN",
        "Shows.LOCK",
        "Handling.KEEP",
        "Which.ALL",
        "QuestFace.ART1",
        "Zone.QUEST",
    }


@pytest.mark.parametrize("guard", list(Guard))
def test_every_guard_is_known(guard: Guard) -> None:
    assert f"Guard.{guard.name}" in named_in_rules()
