"""The printed facts as a client gets them."""

from tumblehall.games.quaeleon.edges.catalogue import catalogue

CARDS = catalogue()["cards"]


def test_every_card_of_the_deck_is_in_the_catalogue() -> None:
    assert sum(card["copies"] for card in CARDS.values()) == 100


def test_a_value_that_a_card_does_not_have_is_none() -> None:
    assert (CARDS["kettle-drake"]["attack"], CARDS["kettle-drake"]["defence"]) == (8, None)


def test_the_catalogue_says_when_a_card_works() -> None:
    works = {
        "kettle-drake": "once",
        "rust-sprite": "once",
        "whetstone-imp": "next",
        "fog-of-bureaucracy": "stays",
        "candle-ghost": "again",
        "spite-jar": "sprung",
        "boomerang-knight": "sprung",
    }
    assert {card: CARDS[card]["works"] for card in works} == works


def test_a_card_that_lasts_has_a_few_words_for_what_it_does_there() -> None:
    briefs = {
        "kettle-drake": "",
        "whetstone-imp": "",
        "fog-of-bureaucracy": "All attacks -2",
        "bulwark-oath": "{your} defences +1",
        "mirror-moat": "Who attacks {you} loses 2",
        "spite-jar": "If discarded: opponents lose 3",
        "mourning-bell": "If {your} other cards are discarded: +4 health, 1 card",
    }
    assert {card: CARDS[card]["brief"] for card in briefs} == briefs


def test_few_words_fit_on_a_line() -> None:
    assert max(len(card["brief"]) for card in CARDS.values()) <= 56
