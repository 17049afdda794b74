"""`tumblehall cards`."""

import json
from dataclasses import replace

import pytest

from tests.cli.conftest import Tell
from tumblehall.games import GAMES
from tumblehall.games.quarriors.content import CARDS, CardFacts


def test_all_cards_are_listed_with_how_to_read_them(tell: Tell) -> None:
    told = tell("cards", "quarriors")
    assert told.status == 0
    assert told.out.startswith("A face names what it gives;")
    heads = [f"({card.die_class}/{card.type}): {card.kind}, {_first_fact(card)}" for card in CARDS]
    assert [told.out.count(head) for head in heads] == [1] * len(CARDS)


def _first_fact(card: CardFacts) -> str:
    return f"level {card.level}" if card.kind == "quest" else f"cost {card.cost}"


def test_words_narrow_the_list(tell: Tell) -> None:
    out = tell("cards", "quarriors", "ATTACH", "glory").out
    assert "Victory/Cantrip" in out
    assert "Death/Charm" not in out


def test_card_is_found_by_its_slug(tell: Tell) -> None:
    out = tell("cards", "quarriors", "quake-dragon").out
    assert out.startswith("Quake Dragon, 5 dice: 1 quiddity | 2 quiddity | 3 quiddity or re-roll | ")
    assert out.count("(Quake Dragon/") == 5


def test_game_without_a_list_is_refused(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "angryquest", replace(GAMES["angryquest"], cards=None))
    known = "there is one for quarriors, quaeleon, dicequest"
    assert tell("cards", "angryquest").refusal() == f"there is no list of cards for 'angryquest'; {known}"


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_game_has_a_name_facts_and_text_once(game: str) -> None:
    cards = GAMES[game].cards
    assert cards is not None
    sheets = cards()
    assert len({sheet.id for sheet in sheets}) == len(sheets)
    assert all(sheet.name and sheet.group and any(sheet.text) for sheet in sheets)


@pytest.mark.parametrize("game", GAMES)
def test_no_heading_ends_in_a_comma(tell: Tell, game: str) -> None:
    sheets = GAMES[game].cards
    assert sheets is not None
    bare = {sheet.group for sheet in sheets() if not sheet.pieces}
    lines = tell("cards", game).out.splitlines()
    assert bare <= set(lines)


def test_characters_and_monsters_of_angry_quest_are_listed(tell: Tell) -> None:
    out = tell("cards", "angryquest", "storm roc").out
    assert "Monsters, 6 cards" in out
    assert "phase 1: no close, ranged 3 of 5 or more" in out
    assert "Every two dice of 6 add one extra success." in out


def test_words_that_no_card_has_are_refused(tell: Tell) -> None:
    assert tell("cards", "quarriors", "zeppelin").refusal() == "no card of quarriors has the words 'zeppelin'"


@pytest.mark.parametrize(
    ("only", "n"),
    [
        (("kind=quest",), 12),
        (("set=light-dark", "energy=dark", "kind=spell"), 5),
        (("set=quartifacts", "kind=creature"), 15),
    ],
)
def test_only_cards_of_which_it_holds_are_listed(tell: Tell, only: tuple[str, ...], n: int) -> None:
    chosen = [word for each in only for word in ("--only", each)]
    assert len(json.loads(tell("cards", "quarriors", *chosen, "--json").out)) == n


def test_words_and_marks_are_sought_together(tell: Tell) -> None:
    out = tell("cards", "quarriors", "expedition", "--only", "kind=quest").out
    assert out.count("The Expedition For ") == 3


@pytest.mark.parametrize(
    ("only", "said"),
    [
        ("colour=red", "--only: no card has 'colour'; known are set, kind, energy, cost"),
        ("kind=hero", "--only: no card has the kind 'hero'; known are basic, creature, quest, spell"),
    ],
)
def test_what_no_card_has_is_refused_with_what_there_is(tell: Tell, only: str, said: str) -> None:
    assert tell("cards", "quarriors", "--only", only).refusal() == said
