"""The printed facts of Quarriors, and the declarations that belong to them."""

from collections import Counter

import pytest

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import CARDS, DIE_CLASSES, KINDS
from tumblehall.games.quarriors.language.compile import compile_card
from tumblehall.games.quarriors.language.declare import card


def test_every_card_is_declared_and_every_declaration_has_a_card() -> None:
    assert [each.facts for each in COMPILED] == list(CARDS)


def test_declaration_without_a_card_is_refused() -> None:
    with pytest.raises(ValueError, match="no card Death/Rattle"):
        compile_card(card("Death", "Rattle"))


def test_base_set_has_53_cards_and_18_classes() -> None:
    assert Counter(each.kind for each in CARDS if each.set == "Base") == {"basic": 3, "spell": 20, "creature": 30}
    assert Counter(each.kind for each in DIE_CLASSES if each.set == "Base") == {"basic": 3, "spell": 5, "creature": 10}


def test_cards_and_classes_are_joined_both_ways() -> None:
    kinds = {die.name: die.kind for die in DIE_CLASSES}
    assert {each.die_class for each in CARDS} == set(kinds) - {"Large Quiddity"}  # QX-17: they have no card
    assert [each for each in CARDS if each.kind != kinds[each.die_class]] == []
    assert set(kinds.values()) == set(KINDS)


def test_names_are_unique() -> None:
    classes = [e.slug for e in DIE_CLASSES]
    classes.remove("assistant")  # Q124: two sets have a class of that name, which are never in one game
    for names in ([e.slug for e in CARDS], [e.name for e in CARDS], classes):
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("slug", "name", "cost", "glory"),
    [
        ("basic-quiddity-basic", "Basic Quiddity", 0, 0),
        ("assistant-basic", "Assistant", 1, 1),
        ("death-charm", "Death Charm", 5, 0),
        ("victory-incantation", "Victory Incantation", 9, 0),
        ("quake-dragon-base", "Quake Dragon", 8, 4),
        ("devotee-of-the-holy-query-mighty", "Mighty Devotee of the Holy Query", 4, 2),
    ],
)
def test_facts_are_read(slug: str, name: str, cost: int, glory: int) -> None:
    (facts,) = (each for each in CARDS if each.slug == slug)
    assert (facts.name, facts.cost, facts.glory) == (name, cost, glory)


def test_the_box_has_dice_for_four_players() -> None:
    counts = {die.name: die.count for die in reversed(DIE_CLASSES)}
    assert counts["Basic Quiddity"] == 4 * 8
    assert counts["Assistant"] == 4 * 4 + 2
    assert counts["Corrupted Quiddity"] == 10
    quests = {die.name for die in DIE_CLASSES if die.kind == "quest"}
    others = {name: n for name, n in counts.items() if "Quiddity" not in name and name != "Assistant"}
    assert {n for name, n in others.items() if name not in quests} == {5}
    assert {others[name] for name in quests} == {2}


def test_only_quests_and_cards_of_creature_dice_give_glory() -> None:
    creature_dice = {die.name for die in DIE_CLASSES if die.has_creature_face or die.kind == "quest"}
    assert [each.slug for each in CARDS if (each.glory > 0) != (each.die_class in creature_dice)] == []
