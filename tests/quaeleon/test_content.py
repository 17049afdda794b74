"""The printed facts, the declarations that belong to them, and the English made of those."""

import ast
import json
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from tumblehall.cli import main
from tumblehall.games import quaeleon
from tumblehall.games.quaeleon.cards.deck import DECK
from tumblehall.games.quaeleon.content.facts import CARDS, FAMILIES
from tumblehall.games.quaeleon.edges.listing import TEXTS, sheets
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.compile import compiled
from tumblehall.games.quaeleon.language.declare import card, on
from tumblehall.games.quaeleon.language.plain import plain
from tumblehall.games.quaeleon.language.terms import Trigger, Who
from tumblehall.games.quaeleon.rules.tables import PROGRAMS


def test_every_card_is_declared_and_every_declaration_has_a_card() -> None:
    assert [(each.id, each.name) for each in DECK] == [(each.id, each.name) for each in CARDS]


@pytest.mark.parametrize("number", range(len(CARDS)), ids=lambda n: CARDS[n].slug)
def test_a_declaration_says_what_the_content_file_says(number: int) -> None:
    declared = [
        {"when": clause.trigger.name.lower(), **plain(effect)}
        for clause in DECK[number].clauses
        for effect in clause.effects
    ]
    assert declared == json.loads(CARDS[number].effects)


def test_a_declaration_without_its_card_is_refused() -> None:
    with pytest.raises(ValueError, match="card Q99 Nobody is declared where"):
        compiled((*DECK[:-1], card("Q99", "Nobody")))
    with pytest.raises(ValueError, match="67 cards are declared"):
        compiled(DECK[:-1])


def test_a_trigger_is_answered_once() -> None:
    odd = card(DECK[0].id, DECK[0].name, *[on(Trigger.HURT, w.Lose(Who.SELF, 1))] * 2)
    with pytest.raises(ValueError, match="card Q01 answers HURT twice"):
        compiled((odd, *DECK[1:]))


def test_lists_of_effects_are_named_by_card_trigger_and_place() -> None:
    named = [program.name for program in PROGRAMS]
    assert len(set(named)) == len(named)
    bargain = [name for name in named if name.startswith("quaeleons-bargain")]
    assert bargain == [f"quaeleons-bargain:activate{inside}" for inside in ("/1", "/2", "")]


def test_what_is_an_event_cannot_be_ongoing() -> None:
    odd = card(DECK[0].id, DECK[0].name, on(Trigger.ONGOING, w.Lose(Who.SELF, 1)))
    with pytest.raises(ValueError, match="cannot be ongoing"):
        compiled((odd, *DECK[1:]))


@pytest.mark.rule("KQ-1.1")
def test_68_cards_make_a_deck_of_100() -> None:
    assert len(CARDS) == 68
    assert Counter(each.copies for each in CARDS) == {2: 32, 1: 36}
    assert sum(each.copies for each in CARDS) == 100
    assert {each.family for each in CARDS} == set(FAMILIES)


def test_ids_names_and_slugs_are_unique() -> None:
    for names in ([e.id for e in CARDS], [e.name for e in CARDS], [e.slug for e in CARDS]):
        assert len(set(names)) == 68
    assert CARDS[63].slug == "grave-robbers-cousin"


def test_an_attack_has_a_count_and_a_target_and_nothing_else_has() -> None:
    for each in CARDS:
        assert (each.attack is None) == (each.attack_count == 0) == (each.attack_target == "")


def test_the_vocabulary_has_27_primitives_10_triggers_and_10_selectors() -> None:
    assert (len(get_args(w.Primitive)), len(Trigger), len(Who)) == (27, 10, 10)


def test_every_word_is_used_by_a_card() -> None:
    done = {type(effect.do) for program in PROGRAMS for effect in program.effects}
    lasting = {type(e.do) for c in DECK for clause in c.clauses for e in clause.effects}
    assert done | lasting == set(get_args(w.Primitive))
    assert {clause.trigger for c in DECK for clause in c.clauses} == set(Trigger)


def test_programs_know_whether_they_set_things_off() -> None:
    assert {program.trigger for program in PROGRAMS if not program.quiet} == {Trigger.ACTIVATE, Trigger.RECURRING}


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("kettle-drake", ""),
        ("needle-rain", "Attack three times."),
        ("lantern-wyrm", "Discard 2 cards from your hand."),
        ("mirror-moat", "Whenever an opponent attacks you, that opponent loses 2 health."),
        ("choir-of-bees", "This card gets +2 healing for each living opponent."),
        ("last-breath-saint", "If you have 20 or less health, this card gets +6 healing."),
        ("half-measures-clerk", "The next card has its attack halved. The next card has its healing halved."),
        ("bargain-hunter", "Discard 1 card from your hand; only if you did, pick up 2 cards."),
        ("absent-minded-sage", "Discard 1 card from your hand. Pick up 2 cards."),
        ("foresight-frog", "Look at the top card of the stack of each opponent. "
                           "You may move the top card of your stack to its bottom."),
        ("sneeze-of-fate", "Discard the top card of the stack of one opponent of your choice."),
        ("press-gang", "Recruit 1 card. Attack one opponent of your choice."),
        ("sudden-curtain", "The round ends once this card has finished activating."),
        ("quaeleons-bargain", "Choose one: every player, yourself included, loses 5 health; "
                              "or gain 5 health and recruit 1 card."),
        ("quaeleon-borrower-of-skins", "The attack and defence of this card become the highest "
                                       "among the other cards on the field, or 0 without one."),
    ],
)  # fmt: skip
def test_english_is_made_of_the_words(slug: str, text: str) -> None:
    assert TEXTS[next(each.number for each in CARDS if each.slug == slug)] == text


def test_cards_that_say_the_same_are_alike_and_others_are_not() -> None:
    """Two cards have one text only if they are declared alike."""
    for text in set(TEXTS) - {""}:
        alike = [number for number, other in enumerate(TEXTS) if other == text]
        assert len({DECK[number].clauses for number in alike}) == 1


def test_the_list_has_every_card_once_with_its_values() -> None:
    assert sorted(sheet.id for sheet in sheets()) == sorted(each.slug for each in CARDS)
    rain = next(sheet for sheet in sheets() if sheet.id == "needle-rain")
    assert rain.facts == "initiative 27, attack 3 ×3, two copies"
    assert rain.notes == CARDS[8].flavour


def test_the_command_lists_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "quaeleon"]) == 0
    told = capsys.readouterr().out
    assert [told.count(f"({each.slug}): initiative {each.initiative}") for each in CARDS] == [1] * 68


def strings_in(module: Path) -> set[str]:
    """The texts of a module but for its docstrings, which may give examples."""
    tree = ast.parse(module.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return {str(node.value) for node in texts if isinstance(node.value, str)}


def test_no_rule_file_names_a_card() -> None:
    folder = Path(quaeleon.__file__).parent
    named = {each.name for each in CARDS} | {each.slug for each in CARDS} | {each.id for each in CARDS}
    found = {file.relative_to(folder).as_posix(): strings_in(file) & named for file in folder.rglob("*.py")}
    assert [name for name, texts in found.items() if texts] == ["cards/deck.py"]
    assert {each.id for each in CARDS} <= found["cards/deck.py"]
