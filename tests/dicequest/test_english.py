"""The English of cards comes from their words."""

import pytest

from tumblehall.games.dicequest.cards.facts import Rewards
from tumblehall.games.dicequest.cards.printed import ACTIONS, HEROES, ITEMS, THREATS
from tumblehall.games.dicequest.edges.sheets import (
    action_sheet,
    hero_text,
    item_text,
    rewards_text,
    sheets,
    threat_text,
)

TEXTS = {
    **{hero.slug: hero_text(hero) for hero in HEROES},
    **{item.slug: item_text(item) for item in ITEMS},
    **{threat.slug: threat_text(threat) for threat in THREATS},
    **{action.slug: action_sheet(action).text[0] for action in ACTIONS},
}


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("blademaster", "Deployment, while this hero is wounded: add one red die to the pool."),
        ("corporal", "Combat: spend a rune: turn one unlocked red die to the face of your choice."),
        ("duelist", "Wounds, if a die shows two swords: add a shield."),
        ("gladiator", "Combat: place one unblockable light wound on an active hero: add two swords."),
        ("pistolier", "Combat: spend a rune: add one blue die to the pool and roll it."),
        ("field-medic", "Rewards: remove one ordinary light wound of an active hero."),
        (
            "shaman",
            "Combat: spend a rune: remove one ordinary light wound of an active hero, or cancel one that is to come.",
        ),
        (
            "charm-of-liathan",
            "Combat: spend a rune: remove one ordinary light wound of an active hero, or cancel one that is to come.",
        ),
        ("bandage-roll", "Tavern: remove one light wound of your heroes."),
        ("akimo", "Combat: turn one unlocked red die showing a blank or a sword to two swords."),
        ("doomies", "Wounds, if a blue die shows a blank: take one unblockable light wound. This cannot be declined."),
        ("kess-of-many-faces", "Always: wands may count as swords or arrows."),
        ("sister-vael", "Wounds: make one deadly wound light and stop one blockable wound."),
        ("chalk-of-correction", "Combat: turn a rune into a sword, an arrow or a wand."),
        ("dented-kite-shield", "Wounds, while its bearer is wounded: stop one blockable wound."),
        ("forged-map", "Tavern, on an opponent's next quest: the quest needs one more generic success."),
        ("scroll-of-the-perfect-plan", "Combat: turn up to two unlocked dice to the face of your choice."),
        ("crown-of-olan-taa", "It is worth its points, and no more."),
        ("dark-omens", "This round: every quest and adventure deals one more light wound."),
        (
            "closed-roads",
            "At once: the two quests that have lain longest go under their deck, and others come; the gold and the "
            "threats on them are lost.",
        ),
        ("war-levy", "Each player, at once: lose 1 gold."),
        ("pawnshop", "Put one item of yours under its deck: gain 1 gold."),
    ],
)
def test_a_card_says_what_it_does(card: str, text: str) -> None:
    assert TEXTS[card] == text


SHEETS = {sheet.id: sheet for sheet in sheets()}


def test_a_threat_comes_to_each_of_two_quests() -> None:
    text = "When revealed, with three or more players: put one threat on each of two random quests without one."
    assert SHEETS["traitor-at-table"].text[0] == text


def test_what_is_good_for_a_first_game_is_the_card_and_not_its_wounds() -> None:
    assert SHEETS["night-of-nine-towers"].facts.endswith("wounds: 3 light; good for a first game")


def test_several_rewards_of_a_kind_are_in_the_plural() -> None:
    assert rewards_text(Rewards(gold=2, level_up=2, basic_item=2)) == "2 gold, 2 level ups, 2 basic items"
    assert rewards_text(Rewards(level_up=1, legendary_item=1)) == "1 level up, 1 legendary item"
    assert rewards_text(Rewards()) == "nothing"


def test_different_abilities_have_different_texts() -> None:
    by_text: dict[str, list[object]] = {}
    for item in ITEMS:
        if item.ability is not None:
            by_text.setdefault(item_text(item), []).append(item.ability)
    assert all(all(ability == same[0] for ability in same) for same in by_text.values())


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    texts = [text for sheet in sheets() for text in sheet.text]
    assert [text for text in texts if not (text[0].isupper() and text.endswith("."))] == []
