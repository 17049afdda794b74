"""The generated text of cards. The page docs/reference/quarriors-cards.md is the golden copy of all of it."""

import re

import pytest

from tumblehall.games.quarriors.compile import COMPILED
from tumblehall.games.quarriors.content import DIE_CLASSES, face_of
from tumblehall.games.quarriors.english import phrases
from tumblehall.games.quarriors.english.card import Passage, text_of

TEXTS = {card.facts.name: text_of(card) for card in COMPILED}
SILENT = {"Basic Quiddity", "Portal"}


def test_every_card_with_an_ability_has_a_text() -> None:
    assert {name for name, text in TEXTS.items() if not text} == SILENT


def test_sentences_are_whole() -> None:
    for passage in (passage for text in TEXTS.values() for passage in text):
        assert re.fullmatch(r"[A-Z].*[^.]\.", passage.text), passage
        assert not re.search(r"  | [,.;:]|\.\.|None|<|\bit it\b", passage.text), passage


def test_cards_of_one_class_differ() -> None:
    spoken = [text for name, text in TEXTS.items() if name not in SILENT]
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "Death Charm",
            (
                Passage("One burst", "Attach to 1 creature in any ready area: it has +3 attack and +3 defence."),
                Passage("Two bursts", "Attach to 1 creature in any ready area: it has +5 attack and +5 defence."),
            ),
        ),
        (
            "Death Spell",
            (
                Passage(
                    "", "Cast in your turn: destroy 1 creature with defence 6 or less in each opponent's ready area."
                ),
            ),
        ),
        ("Strong Ghostly Spirit", (Passage("", "When this is destroyed, put it into your active pool instead."),)),
        ("Scavenging Goblin", (Passage("One burst", "When you summon this, gain 1 quiddity."),)),
    ],
)
def test_text_says_what_the_card_does(name: str, text: tuple[Passage, ...]) -> None:
    assert TEXTS[name] == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("q3|rr", "3 quiddity or re-roll"),
        ("rr&d1", "draw 1 and re-roll"),
        ("q1&d1", "1 quiddity and draw 1"),
        ("q2*", "2 quiddity *"),
        ("rr+1", "re-roll with another"),
        ("c2/?/?", "level 2, ?/?"),
        ("c3/8/7**", "level 3, 8/7 **"),
        ("s*", "spell *"),
    ],
)
def test_face_is_told(code: str, text: str) -> None:
    assert phrases.face_of(face_of(code)) == text


def test_different_faces_are_told_apart() -> None:
    faces = {face.code: phrases.face_of(face) for die in DIE_CLASSES for face in die.faces}
    assert len(set(faces.values())) == len(faces)
