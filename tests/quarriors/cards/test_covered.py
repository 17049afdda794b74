"""Every card has tests of its own: a new one without them is noticed here."""

import ast
from pathlib import Path

import pytest

from tests.quarriors.cards.covered import BASICS, CREATURES, SPELLS
from tumblehall.games.quarriors.compile import COMPILED
from tumblehall.games.quarriors.setup import card_name

COVERED = {"basic": BASICS, "spell": SPELLS, "creature": CREATURES}
CARDS = [card for table in COVERED.values() for card in table]


def sources() -> dict[str, str]:
    """The tests of this folder by name, with their source."""
    found = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        source = file.read_text("utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = ast.get_source_segment(source, node) or ""
    return found


TESTS = sources()


@pytest.mark.parametrize("kind", COVERED)
def test_every_card_has_its_tests(kind: str) -> None:
    assert sorted(COVERED[kind]) == sorted(card_name(card) for card in COMPILED if card.facts.kind == kind)


@pytest.mark.parametrize("card", CARDS)
def test_tests_of_a_card_exist_and_differ(card: str) -> None:
    works, does_not = (BASICS | SPELLS | CREATURES)[card]
    assert works != does_not
    assert [name for name in (works, does_not) if f"test_{name}" not in TESTS] == []


@pytest.mark.parametrize("card", BASICS | SPELLS)
def test_tests_of_a_card_play_with_it(card: str) -> None:
    for name in (BASICS | SPELLS)[card]:
        assert f'play("{card}"' in TESTS[f"test_{name}"]


@pytest.mark.parametrize("card", CREATURES)
def test_tests_of_a_creature_stand_in_the_file_of_its_class(card: str) -> None:
    name = card.split("/")[0].lower().replace(" ", "_")
    files = Path(__file__).parent.glob(f"test_{name}*.py")
    text = "".join(file.read_text("utf-8") for file in files)
    assert [test for test in CREATURES[card] if f"def test_{test}(" not in text] == []
