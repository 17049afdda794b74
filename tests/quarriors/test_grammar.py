"""The closed grammar of cards and the words of the language are one; cards.json and the declarations say the same."""

from dataclasses import MISSING, fields
from typing import Any

import pytest

from tests.quarriors.grammar.reading import CARDS, ENUMS, GRAMMAR, WORDS, argument_of, card_of, doc_of, lines_as_docs
from tumblehall.games.quarriors.cards import COMPILED, DECLARED
from tumblehall.games.quarriors.language.terms import SOURCE_OF

SETS = {card.facts.set for card in COMPILED}
"""Those that are in the game."""
DOCS = {(doc["class"], doc["type"]): doc["clauses"] for doc in CARDS if doc["set"] in SETS}
UNSAID_PHASES = {"SCORE", "TIDY"}
"""Of the phases of a turn those that no card names."""


def test_words_are_those_of_the_grammar() -> None:
    assert set(WORDS) == set(GRAMMAR["words"])


@pytest.mark.parametrize("word", GRAMMAR["words"])
def test_word_has_the_arguments_of_the_grammar(word: str) -> None:
    said = [(param["name"], doc_default(param)) for param in GRAMMAR["words"][word]["params"]]
    assert [(argument_of(field), field_default(field)) for field in fields(WORDS[word])] == said


def doc_default(param: dict[str, Any]) -> Any:
    return param.get("default", "no default")


def field_default(field: Any) -> Any:
    return "no default" if field.default is MISSING else doc_of(field.default)


@pytest.mark.parametrize("name", GRAMMAR["enums"])
def test_closed_list_has_the_names_of_the_grammar(name: str) -> None:
    unsaid = UNSAID_PHASES if name == "Phase" else set()
    assert set(ENUMS[name].__members__) - unsaid == set(GRAMMAR["enums"][name])


def test_source_follows_from_the_guard() -> None:
    assert {guard.name: source.name for guard, source in SOURCE_OF.items()} == GRAMMAR["source_of_guard"]


@pytest.mark.parametrize("doc", CARDS, ids=lambda doc: f"{doc['class']}/{doc['type']}")
def test_card_read_and_written_is_the_same(doc: dict[str, Any]) -> None:
    assert lines_as_docs(card_of(doc).lines) == doc["clauses"]


@pytest.mark.parametrize("name", DOCS, ids="/".join)
def test_every_card_of_the_sets_is_declared_as_in_the_file(name: tuple[str, str]) -> None:
    """Sets of one's own are not in the file."""
    (card,) = (card for card in DECLARED if (card.die_class, card.type) == name)
    assert lines_as_docs(card.lines) == DOCS[name]
