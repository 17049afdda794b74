"""The cards of the sets to come: each can be declared now, or is refused with a mechanism that its set brings."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.quarriors.grammar.reading import CARDS, card_of
from tests.quarriors.grammar.texts import FACES, OF_CLASS
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.content import CARDS as FACTS
from tumblehall.games.quarriors.content import DIE_CLASSES, CardFacts, DieClass, face_of
from tumblehall.games.quarriors.edges.position import count_of
from tumblehall.games.quarriors.language.compile import CompiledCard, compile_with
from tumblehall.games.quarriors.language.meaning import MECHANISMS, TO_COME
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.content import slug_of
from tumblehall.kernel.dice import FastRng

DECLARABLE = Path(__file__).with_name("declarable.txt")
NEW = [doc for doc in CARDS if f"{doc['class']}/{doc['type']}" not in CARD_BY_NAME]
ROW = ("Scavenging Goblin/Mighty", "Ghostly Spirit/Base", "Witching Hag/Base", "Deathdealer/Strong")
BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
TURNS = 30


def name_of(doc: dict[str, Any]) -> str:
    return f"{doc['class']}/{doc['type']}"


def compiled(doc: dict[str, Any]) -> CompiledCard:
    """A card of cards.json on its die; ValueError says why it cannot be declared."""
    known = {die.name: die for die in DIE_CLASSES}
    codes = FACES.get((doc["set"], doc["class"])) or OF_CLASS[doc["class"]]
    try:
        faces = tuple(map(face_of, codes))
    except ValueError as fault:
        raise ValueError(f"{name_of(doc)}: {fault}") from fault
    like = known.get(doc["class"], DIE_CLASSES[-1])
    kind = "spell" if any(face.spell for face in faces) else "creature"
    die: DieClass = replace(like, name=doc["class"], slug=slug_of(doc["class"]), faces=faces, kind=kind, count=5)
    facts: CardFacts = replace(FACTS[-1], die_class=doc["class"], type=doc["type"], kind=kind, cost=4, glory=2)
    return compile_with(card_of(doc), facts, die)


def can_be_declared(doc: dict[str, Any]) -> bool:
    try:
        compiled(doc)
    except ValueError:
        return False
    return True


NOW = [doc for doc in NEW if can_be_declared(doc)]


def test_the_list_of_cards_that_can_be_declared_now() -> None:
    assert [f"{doc['set']}: {name_of(doc)}" for doc in NOW] == DECLARABLE.read_text("utf-8").splitlines()


@pytest.mark.parametrize("doc", [doc for doc in NEW if doc not in NOW], ids=name_of)
def test_the_others_are_refused_with_the_card_and_what_is_missing(doc: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=re.escape(name_of(doc))) as refused:
        compiled(doc)
    words = str(refused.value)
    missing = any(f"'{mechanism}'" in words for mechanism in {*TO_COME.values()} - MECHANISMS)
    assert missing or "there is no" in words or "must" in words or "can" in words


@pytest.mark.parametrize("doc", NOW, ids=name_of)
def test_a_card_that_can_be_declared_is_played(doc: dict[str, Any]) -> None:
    """Thirty turns by chance with its dice in every bag: nothing breaks, and no die is lost."""
    card = compiled(doc)
    row = [CARD_BY_NAME[name] for name in (*BASICS, *ROW) if CARD_BY_NAME[name].die.name != card.die.name]
    s = QuarriorsState(3, Tables([*row, card]))
    s.limit = 1
    kind = len(row)
    s.wilds = [5] * (kind + 1)
    for bag in s.bag:
        bag[0], bag[1], bag[kind] = 4, 2, 4
    dice = [total(s, each) for each in range(kind + 1)]
    s.push((steps.START_TURN, 0))
    rng = FastRng(name_of(doc))
    s.skip_lone_ends = True
    s.run(rng)
    while s.seats and s.round < TURNS // 3:
        s.glory = [0] * 3  # so that it goes on
        options = s.options
        s.apply(options[rng.below(len(options))], rng)
    assert [total(s, each) for each in range(kind + 1)] == dice


def total(s: QuarriorsState, kind: int) -> int:
    """All dice of a kind on the table."""
    return sum(count_of(s, kind))
