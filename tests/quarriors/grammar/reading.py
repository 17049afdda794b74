"""Between cards.json and the words of the language, both ways. The closed grammar says which name belongs where."""

import json
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from tumblehall.games.quarriors.language import clauses, effects, modifiers, selectors, terms
from tumblehall.games.quarriors.language.declare import By, Card, Line

HERE = Path(__file__).parent
GRAMMAR: dict[str, Any] = json.loads((HERE / "grammar.json").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = json.loads((HERE / "cards.json").read_text(encoding="utf-8"))

WORDS: dict[str, Any] = {
    name: value
    for module in (clauses, modifiers, effects, selectors)
    for name, value in vars(module).items()
    if is_dataclass(value) and isinstance(value, type)
}
"""The constructors of the language by name."""
ENUMS: dict[str, type[Enum]] = {
    name: value for name, value in vars(terms).items() if isinstance(value, type) and issubclass(value, Enum)
}
KEYWORDS = {"if": "if_", "from": "from_"}
"""Fields whose name Python keeps for itself."""


def field_of(name: str) -> str:
    """The field that an argument of the grammar is."""
    return KEYWORDS.get(name, name)


def argument_of(field: "Field[Any]") -> str:
    return field.name.rstrip("_")


# -- JSON to words ------------------------------------------------------------------------------------------------


def card_of(doc: dict[str, Any]) -> Card:
    return Card(doc["class"], doc["type"], tuple(line_of(line) for line in doc["clauses"]))


def line_of(doc: dict[str, Any]) -> Line:
    return Line(terms.Guard[doc["guard"]], (value_of(doc["clause"], "Clause"),))


def value_of(doc: Any, kind: str) -> Any:
    """What stands in a slot of that type."""
    if isinstance(doc, dict) and set(doc) == {"by"}:
        zero, one, two = (None if part is None else value_of(part, kind) for part in doc["by"])
        return By((zero, one, two))
    if isinstance(doc, dict):
        ((word, arguments),) = doc.items()
        return word_of(word, arguments)
    if isinstance(doc, list):
        kinds = kind[1:-1].split(",") if kind.startswith("[") else [kind[:-1]] * len(doc)
        return tuple(value_of(part, one) for part, one in zip(doc, kinds, strict=True))
    if isinstance(doc, str):
        return name_of(doc, kind)
    return doc


def word_of(word: str, arguments: dict[str, Any]) -> Any:
    kinds = {param["name"]: param["type"] for param in GRAMMAR["words"][word]["params"]}
    return WORDS[word](**{field_of(name): value_of(doc, kinds[name]) for name, doc in arguments.items()})


def name_of(doc: str, kind: str) -> Any:
    """A name of a closed list; names of classes and card types stay text."""
    for part in (kind, *GRAMMAR["unions"].get(kind, ())):
        if part in ENUMS and doc in ENUMS[part].__members__:
            return ENUMS[part][doc]
    assert kind in ("class", "type"), f"{doc} is no {kind}"
    return doc


# -- words to JSON ------------------------------------------------------------------------------------------------


def lines_as_docs(lines: tuple[Line, ...]) -> list[dict[str, Any]]:
    """Clause by clause, as cards.json writes them."""
    return [{"guard": line.guard.name, "clause": doc_of(clause)} for line in lines for clause in line.clauses]


def doc_of(value: Any) -> Any:
    """A word with its arguments, but for those that are what they are when nothing is said."""
    if isinstance(value, By):
        return {"by": [doc_of(part) for part in value.values]}
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return [doc_of(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        said = {argument_of(field): getattr(value, field.name) for field in fields(value) if not _unsaid(value, field)}
        return {type(value).__name__: {name: doc_of(part) for name, part in said.items()}}
    return value


def _unsaid(value: Any, field: "Field[Any]") -> bool:
    return field.default is not MISSING and bool(getattr(value, field.name) == field.default)
