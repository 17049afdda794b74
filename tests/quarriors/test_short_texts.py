"""The short texts of cards, generated like the long ones. grammar/short.txt is the golden copy of all, to be read."""

import re
from random import Random

import pytest

from tests.quarriors.grammar import english
from tests.quarriors.grammar.made_up import made_up
from tests.quarriors.grammar.reading import CARDS, GRAMMAR
from tests.quarriors.grammar.texts import short_text_in
from tests.quarriors.test_english import CLUMSY
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.edges.catalogue import catalogue
from tumblehall.games.quarriors.edges.english.scene import Scene
from tumblehall.games.quarriors.edges.english.short.bursts import merge
from tumblehall.games.quarriors.edges.english.short.card import LARGE, LIMIT, fitted, named_once, short_of
from tumblehall.games.quarriors.edges.english.short.clauses import clause_in
from tumblehall.games.quarriors.edges.english.short.dice import names_of
from tumblehall.games.quarriors.edges.english.short.effects import order_of

SHORT = {card.name: short_of(card) for card in COMPILED}
MEAN = 75


def test_every_card_has_a_short_text() -> None:
    assert all(SHORT.values())
    assert {name: card["short"] for name, card in catalogue()["cards"].items()} == SHORT


def test_short_texts_fit_on_a_card() -> None:
    assert max(map(len, SHORT.values())) <= LIMIT == 95
    assert sum(map(len, SHORT.values())) / len(SHORT) <= MEAN
    assert max(len(short_text_in(doc)) for doc in CARDS) <= LIMIT


def test_cards_of_the_base_set_say_all_they_do() -> None:
    base = [card.name for card in COMPILED if card.facts.set == "Base"]
    assert not [name for name in base if "…" in SHORT[name]]


def test_few_cards_of_the_demons_of_quarmageddon_and_of_the_promos_say_less_than_they_do() -> None:
    sets = ("Rise of the Demons", "Quarmageddon", "Quaxos Promo")
    assert {card.name for card in COMPILED if card.facts.set in sets and "…" in SHORT[card.name]} == {
        "Quake Dragon/Corrupted", "Questing Wizard/Corrupted", "Mischievous Imp/Mighty", "Voodoo Doll/Mighty",
        "Warrior of the Quay/Quaxos'",
    }  # fmt: skip


def test_cards_of_one_class_differ() -> None:
    assert len({(name.partition("/")[0], text) for name, text in SHORT.items()}) == len(SHORT)


def test_short_text_of_every_card_is_the_one_that_was_read() -> None:
    kept = english.SHORT.read_text(encoding="utf-8")
    assert english.short_page() == kept, "python -m tests.quarriors.grammar.english"


def test_short_sentences_are_whole() -> None:
    for doc in CARDS:
        text = short_text_in(doc)
        assert re.fullmatch(r"(\*+ (or \*\* )?)?[A-Z?+1-9].*(\.|…)", text), text
        assert not CLUMSY.search(text.replace("* a or", "* an or")), text
        assert "opponent" not in text, text


def test_an_anchored_spell_fits_at_the_foot_of_its_card() -> None:
    gists = {name: card["gist"] for name, card in catalogue()["cards"].items() if "anchored" in card}
    assert gists == {
        "Archangel/Lesser": "+3 defence", "Archangel/Greater": "destroy 1", "Herald/Lesser": "re-roll 2",
        "Herald/Greater": "roll 1 more", "Quartz Golem/Lesser": "turn up", "Quartz Golem/Greater": "turn down",
        "Black Cat/Lesser": "cull 1", "Black Cat/Greater": "-2 / -2", "Boogieman/Lesser": "turn down",
        "Boogieman/Greater": "destroy 1", "Queelzebub/Lesser": "foe loses 1", "Queelzebub/Greater": "destroy 1",
    }  # fmt: skip


def test_a_large_card_says_more_where_its_short_text_is_not_all() -> None:
    cards = catalogue()["cards"].values()
    assert all(("fuller" in card) == card["short"].endswith("…") for card in cards)
    fuller = [card for card in cards if "fuller" in card]
    assert max(len(card["fuller"]) for card in fuller) <= LARGE
    assert sum(not card["fuller"].endswith("…") for card in fuller) > len(fuller) / 3


def test_bursts_are_signs() -> None:
    assert not [text for text in SHORT.values() if "burst" in text.replace("No burst", "")]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Defender of the Pale/Strong", "Scores: draw * 1 or ** 2 dice into your pool."),
        ("Quake Dragon/Mighty", "* +1 or ** +2 defence. ** Scores 2 more glory."),
        ("Life/Spell", "Reaction in another's turn: your creatures have +4 defence this turn."),
        ("Portal/Basic", "Its faces: 1 quiddity, draw 1, draw 2."),
        (
            "Witching Hag/Corrupted",
            "Scores: each foe with used Corrupted Quiddity loses 1 glory, then each other gains 1 Corrupted.",
        ),
        (
            "Defender of the Pale/Corrupted",
            "* The first or ** each summon of a foe in their turn: that foe gains 1 Corrupted Quiddity.",
        ),
        (
            "Demonic Overlord/Strong",
            "Summoned: turn your foes' creatures to a lower level. * First destroy those at their lowest.",
        ),
        (
            "Mischievous Imp/Strong",
            "* or ** Scores: may give 1 used Assistant, Basic or Corrupted Quiddity to 1 foe. ** Twice.",
        ),
        (
            "Quake Dragon/Quaxos'",
            "Unhurt by foes with Quaxos' creatures in battle. +1 defence per other Quaxos' creature.",
        ),
        (
            "Troll Behemoth/Mighty",
            "As it attacks, each foe's first defender has -2 defence. * +2 defence. Quiddity *: gives 3.",
        ),
    ],
)
def test_short_text_says_what_the_card_does(name: str, text: str) -> None:
    assert SHORT[name] == text


def test_faces_that_differ_little_share_a_sentence() -> None:
    assert merge([("", "draw 1 die now"), ("*", "draw 2 dice now")]) == "draw 1 or * 2 dice now"
    assert merge([("*", "draw 1 die"), ("**", "gain 2 glory")]) is None


def test_a_basic_die_is_named_in_full_once_where_room_is_short() -> None:
    text = "Gain 1 Corrupted Quiddity. Gain 2 Corrupted Quiddity."
    assert named_once(text) == "Gain 1 Corrupted Quiddity. Gain 2 Corrupted."
    assert named_once(text, mentions=0) == "Gain 1 Corrupted. Gain 2 Corrupted."
    assert fitted([("Gain 1 Corrupted Quiddity.", "Gain 2 Corrupted Quiddity.")]) == text


def test_what_is_too_long_for_a_card_is_said_more_tightly() -> None:
    long = "Destroyed by the damage of an attack: you may gain 1 glory for each creature of yours."
    assert fitted([(long,)]) == "Destroyed by the damage of an attack: may gain 1 glory per creature of yours."
    assert fitted([("You may gain 1 glory for each creature.",)]) == "You may gain 1 glory for each creature."


def test_classes_that_share_a_word_say_it_once() -> None:
    assert names_of(("Basic Quiddity", "Assistant", "Corrupted Quiddity")) == "Assistant, Basic or Corrupted Quiddity"
    assert names_of(("Portal", "Assistant")) == "Portal or Assistant"


def test_what_has_no_room_is_left_to_the_long_text() -> None:
    assert fitted([("One.", "Two and more.", "Six."), ("Ten.",)], limit=12) == "One. Ten. …"
    assert fitted([("Draw a die; if so, draw another.",)], limit=16) == "Draw a die …"


@pytest.mark.parametrize("word", [*GRAMMAR["unions"]["Clause"], *GRAMMAR["unions"]["Effect"]])
def test_every_word_has_a_short_form(word: str) -> None:
    """Whatever stands in its places, not only what cards say."""
    told = clause_in if word in GRAMMAR["unions"]["Clause"] else order_of
    for seed in range(40):
        value = made_up(Random(f"{word} {seed}"), word)
        text = told(value, Scene())
        assert text, value
        assert not re.search(r"  |None|[<{}]", text), (value, text)
