"""The generated text of cards. docs/reference/quarriors-cards.md is the golden copy of those in the game,
grammar/english.txt of all 207."""

import re
from random import Random

import pytest

from tests.quarriors.grammar import english
from tests.quarriors.grammar.made_up import made_up
from tests.quarriors.grammar.reading import CARDS, GRAMMAR
from tests.quarriors.grammar.texts import text_in
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import DIE_CLASSES, face_of
from tumblehall.games.quarriors.edges.english.card import text_of
from tumblehall.games.quarriors.edges.english.clauses import clause_of
from tumblehall.games.quarriors.edges.english.effects import effect_of, effects_of
from tumblehall.games.quarriors.edges.names import face_in_full, spoken
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.selectors import One
from tumblehall.games.quarriors.language.terms import THIS, Moment, Zone

TEXTS = {card.facts.name: text_of(card) for card in COMPILED}
SILENT = {"Basic Quiddity", "Portal"}
CLUMSY = re.compile(r"  | [,.;:]|\.\.|,,|;;|None|[<{}]|\bit it\b|\ba [aeio]|\ban [^aeioAEIOu]|\b(Dice|Zone|Who|Side)\b")
"""What no sentence has: signs and words that a template left behind."""


def test_every_card_with_an_ability_has_a_text() -> None:
    assert {name for name, text in TEXTS.items() if not text} == SILENT


def test_sentences_are_whole() -> None:
    for passage in (passage for doc in CARDS for passage in text_in(doc)):
        assert re.fullmatch(r"[A-Z].*[^.]\.", passage.text), passage
        assert not CLUMSY.search(passage.text), passage


def test_quest_card_calls_its_quartifacts_by_name() -> None:
    labels = [passage.label for passage in TEXTS["The Hunt For Exqualibur"]]
    names = ["Exqualibur", "Quested Quarterstaff", "Unending Quiver"]
    assert labels[1:] == [f"{name}, while attached" for name in names]


def test_cards_of_one_class_differ() -> None:
    spoken = [(card.facts.die_class, text_of(card)) for card in COMPILED if card.facts.name not in SILENT]
    assert len(set(spoken)) == len(spoken)


def test_text_of_every_card_is_the_one_that_was_read() -> None:
    assert english.page() == english.GOLDEN.read_text(encoding="utf-8"), "python -m tests.quarriors.grammar.english"


def test_cards_in_the_game_read_as_those_of_the_file() -> None:
    of_the_file = {f"{doc['class']}/{doc['type']}": text_in(doc) for doc in CARDS}
    told = {card.name: text_of(card) for card in COMPILED if card.name in of_the_file}
    assert told == {name: of_the_file[name] for name in told}
    assert len(told) >= 101


@pytest.mark.parametrize("word", GRAMMAR["unions"]["Clause"])
def test_every_clause_has_english(word: str) -> None:
    """Whatever stands in its places, not only what cards say."""
    for seed in range(60):
        clause = made_up(Random(f"{word} {seed}"), word)
        told = clause_of(clause)
        assert told, clause
        assert not CLUMSY.search(told), (clause, told)


@pytest.mark.parametrize("word", GRAMMAR["unions"]["Effect"])
def test_every_effect_has_english(word: str) -> None:
    for seed in range(60):
        effect = made_up(Random(f"{word} {seed}"), word)
        told = effect_of(effect)
        assert told, effect
        assert not CLUMSY.search(told), (effect, told)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "Death Charm",
            (
                ("One burst", "Attach to 1 creature in any ready area: it has +3 attack and +3 defence."),
                ("Two bursts", "Attach to 1 creature in any ready area: it has +5 attack and +5 defence."),
            ),
        ),
        (
            "Death Spell",
            (("", "Cast in your turn: destroy 1 creature with defence 5 or less in each opponent's ready area."),),
        ),
        (
            "Strong Ghostly Spirit",
            (
                (
                    "",
                    "When this is destroyed, put it into your active pool instead, to be rolled in your next ready "
                    "phase unless you have rolled this turn.",
                ),
            ),
        ),
        ("Scavenging Goblin", (("One burst", "When you summon this, gain 1 quiddity."),)),
    ],
)
def test_text_says_what_the_card_does(name: str, text: tuple[tuple[str, str], ...]) -> None:
    assert tuple((passage.label, passage.text) for passage in TEXTS[name]) == text


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Mighty Deathdealer", "add this creature's attack to your attack total"),
        ("Strong Deathdealer", "your attack total is not reduced"),
        ("Ghostly Spirit", "to return this to your ready area"),
        ("Strong Defender of the Pale", "to be rolled in this turn's ready phase"),
        ("Mighty Defender of the Pale", "each time they summon a creature"),
        ("Mighty Scavenging Goblin", "to be rolled in your next ready phase unless you have rolled this turn"),
        ("Warrior of the Quay", "in the ready area when attack totals are fixed"),
        ("Strong Primordial Ooze", "in yours after the score phase, in another's as the attack phase starts"),
        ("Strong Questing Wizard", "you may cull any number of your spell dice"),
        ("Growth Cantrip", "you may capture 1 more die this turn"),
        ("Voodoo Doll", "every defender of the other side that takes at least 1 damage is destroyed"),
        ("Mighty Voodoo Doll", "from your spent pile and used pile"),
        ("Strong Gnome Barbarian", "destroy 1 creature of its destroyer in the battle, chosen by its owner"),
        ("Corrupted Witching Hag", "loses 1 glory, then each other opponent gains 1 Corrupted Quiddity die"),
        ("Corrupted Quake Dragon", "this turn's attack would go to the used pile, remove it from the game instead"),
    ],
)
def test_text_leaves_no_doubt(name: str, words: str) -> None:
    assert words in " ".join(passage.text for passage in TEXTS[name])


def test_notes_of_the_base_set_speak_of_the_base_set() -> None:
    notes = " ".join(card.facts.rulings for card in COMPILED if card.facts.set == "Base")
    assert not re.search(r"\b(un)?lock|challenge|immun|quartifact", notes, re.IGNORECASE)


def test_notes_speak_of_the_game_and_not_of_where_they_come_from() -> None:
    notes = " ".join(card.facts.rulings for card in COMPILED)
    assert not re.search(r"csv|review|source|FAQ|design|\bours\b|\.com|\.de\b|rulebook", notes, re.IGNORECASE)
    assert not re.search(r"[a-z] (Creature|Glory)|Used Pile|Active Pool|Ready Area|[Dd]efense", notes)


def test_effects_stand_in_one_sentence() -> None:
    do = (e.DrawRoll(1), e.Reroll(THIS))
    assert effects_of(do) == "draw and roll 1 die, then re-roll this die"
    assert effects_of(do, "it") == "draw and roll 1 die, then re-roll it"


def test_clause_stands_alone() -> None:
    assert clause_of(When(Moment.SCORES, (e.Move(One(THIS), Zone.BAG),))) == ("when this scores, put it into your bag")


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
        ("imm", "question mark"),
        ("q0", "0 quiddity"),
        ("***", "***"),
    ],
)
def test_face_is_told(code: str, text: str) -> None:
    assert face_in_full(face_of(code)) == text


@pytest.mark.rule("QD-3", "QD-4")
@pytest.mark.parametrize(("face", "text"), [(1, "(1)"), (4, "(0)"), (6, "(***)")])
def test_face_of_corrupted_quiddity_is_told_with_its_die(face: int, text: str) -> None:
    assert spoken(f"corrupted-quiddity#{face}") == f"Corrupted Quiddity {text}"


def test_different_faces_are_told_apart() -> None:
    faces = {face.code: face_in_full(face) for die in DIE_CLASSES for face in die.faces}
    assert len(set(faces.values())) == len(faces)
