"""Every card has tests of its own, one where it works and one where it does not: a new one without them is noticed."""

import ast
from pathlib import Path

import pytest

from tumblehall.games.quaeleon.content.facts import CARDS, CardFacts

NEGATIVE = ("_not_", "_no_", "_nothing_", "_nobody_", "_never_", "_without_", "_only_", "_cannot_")


def sources() -> dict[str, str]:
    found = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        source = file.read_text("utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = ast.get_source_segment(source, node) or ""
    return found


TESTS = sources()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_has_a_case_where_it_works_and_one_where_it_does_not(card: CardFacts) -> None:
    name = f"test_{card.slug.replace('-', '_')}_"
    own = [test for test in TESTS if test.startswith(name)]
    negative = [test for test in own if any(word in f"{test}_" for word in NEGATIVE)]
    assert negative
    assert len(own) > len(negative)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_the_tests_of_a_card_play_with_it(card: CardFacts) -> None:
    name = f"test_{card.slug.replace('-', '_')}_"
    for test, source in TESTS.items():
        if test.startswith(name):
            assert card.name in source or card.slug in source
