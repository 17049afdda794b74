"""`tumblehall cards`."""

from tests.cli.conftest import Tell
from tumblehall.games import GAMES
from tumblehall.games.quarriors.content import CARDS


def test_all_cards_are_listed_with_how_to_read_them(tell: Tell) -> None:
    told = tell("cards", "quarriors")
    assert told.status == 0
    assert told.out.startswith("A face names what it gives;")
    heads = [f"({card.die_class}/{card.type}): {card.kind}, cost {card.cost}" for card in CARDS]
    assert [told.out.count(head) for head in heads] == [1] * 101


def test_words_narrow_the_list(tell: Tell) -> None:
    out = tell("cards", "quarriors", "ATTACH", "glory").out
    assert "Victory/Cantrip" in out
    assert "Death/Charm" not in out


def test_card_is_found_by_its_slug(tell: Tell) -> None:
    out = tell("cards", "quarriors", "quake-dragon").out
    assert out.startswith("Quake Dragon, 5 dice: 1 quiddity | 2 quiddity | 3 quiddity or re-roll | ")
    assert out.count("(Quake Dragon/") == 5


def test_game_without_a_list_is_refused(tell: Tell) -> None:
    known = f"there is one for {', '.join(name for name, game in GAMES.items() if game.cards is not None)}"
    assert tell("cards", "angryquest").refusal() == f"there is no list of cards for 'angryquest'; {known}"


def test_words_that_no_card_has_are_refused(tell: Tell) -> None:
    assert tell("cards", "quarriors", "zeppelin").refusal() == "no card of quarriors has the words 'zeppelin'"
