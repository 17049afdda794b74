"""Every card has tests of its own: a new one without them is noticed here."""

import inspect
from collections.abc import Callable

import pytest

from tests.angryquest import (
    test_abilities_combat,
    test_abilities_combat_end,
    test_abilities_luck_curse,
    test_abilities_movement,
    test_abilities_settlement,
    test_abilities_split,
    test_monster_curses,
    test_monster_sixes,
    test_monsters,
)
from tests.angryquest.shown_by import ABILITIES, MONSTER_WORDS
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.facts import rows_of, slug_of

MODULES = (
    test_abilities_combat,
    test_abilities_combat_end,
    test_abilities_luck_curse,
    test_abilities_movement,
    test_abilities_settlement,
    test_abilities_split,
    test_monster_curses,
    test_monster_sixes,
    test_monsters,
)
TESTS: dict[str, Callable[..., None]] = {
    name: value for module in MODULES for name, value in vars(module).items() if name.startswith("test_")
}
SHOWN_BY = ABILITIES | MONSTER_WORDS


def test_every_character_has_its_tests() -> None:
    assert sorted(ABILITIES) == sorted(character.slug for character in CHARACTERS)


def test_every_word_of_every_monster_has_its_tests() -> None:
    words = [f"{monster.slug} {word}" for monster in MONSTERS for word in ("luck", "curse", "sixes")]
    assert sorted(MONSTER_WORDS) == sorted(words)


@pytest.mark.parametrize("card", SHOWN_BY)
def test_tests_of_a_card_exist(card: str) -> None:
    missing = [name for name in SHOWN_BY[card] if f"test_{name}" not in TESTS]
    assert missing == []
    assert len(set(SHOWN_BY[card])) == 2


@pytest.mark.parametrize("slug", ABILITIES)
def test_positive_test_is_about_the_character(slug: str) -> None:
    test = TESTS[f"test_{ABILITIES[slug][0]}"]
    names = [name for name, value in inspect.unwrap(test).__globals__.items() if value == slug]
    assert any(name in inspect.getsource(test) for name in names)


def test_every_ability_of_combat_is_tried_against_the_monster() -> None:
    fighters = [slug_of(row["name"]) for row in rows_of("characters.csv") if row["aspect"] == "combat"]
    assert sorted(test_monster_sixes.FIGHTERS) == sorted(fighters)
