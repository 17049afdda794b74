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
