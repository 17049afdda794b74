"""The text of cards of all sets, those to come too: no more is needed than which clauses stand on which face."""

import csv
import re
from pathlib import Path
from typing import Any

from tests.quarriors.grammar.reading import card_of
from tumblehall.games.quarriors.content import DIE_CLASSES, Face, face_of
from tumblehall.games.quarriors.edges.english.card import Passage, passages_of
from tumblehall.games.quarriors.edges.english.short.card import short_in
from tumblehall.games.quarriors.language.clauses import Clause
from tumblehall.games.quarriors.language.compile import resolved
from tumblehall.games.quarriors.language.declare import Card
from tumblehall.games.quarriors.language.faces import NO_PROGRAM, Said
from tumblehall.games.quarriors.language.guards import works_on
from tumblehall.games.quarriors.language.terms import SOURCE_OF, Guard

HERE = Path(__file__).parent
FACES: dict[tuple[str, str], tuple[str, ...]] = {}
"""The six faces of a die by set and class, as the content files write them."""
with (HERE / "faces.csv").open(encoding="utf-8", newline="") as file:
    for row in csv.DictReader(file):
        FACES[row["set"], row["class"]] = tuple(row[f"face{i}"] for i in range(1, 7))
OF_CLASS = {die_class: faces for (_, die_class), faces in reversed(FACES.items())}
"""For cards of a set that has no die of its own for them: those of the first set."""

ARTS = {die.name: die.arts for die in DIE_CLASSES}
"""What the quartifacts of a quest die are called."""

BY_CODE = {
    Guard.X3: r"\*\*\*", Guard.BONUS: r"bonus", Guard.ART1: r"art1", Guard.ART2: r"art2", Guard.ART3: r"art3",
}  # fmt: skip
"""Guards, and the codes of the faces they mean."""
WILDS = (Guard.CARD, Guard.ANCHOR)


def text_in(doc: dict[str, Any]) -> tuple[Passage, ...]:
    """The text of a card of cards.json."""
    return passages_of(*said_by(doc), ARTS.get(doc["class"], ()))


def short_text_in(doc: dict[str, Any]) -> str:
    return short_in(*said_by(doc), ARTS.get(doc["class"], ()))


def said_by(doc: dict[str, Any]) -> tuple[list[tuple[Face, tuple[Said, ...]]], tuple[Said, ...]]:
    """What stands on each face, and what works in the Wilds."""
    card = card_of(doc)
    codes = FACES.get((doc["set"], doc["class"])) or OF_CLASS[doc["class"]]
    faces = [_face(code) for code in codes]
    wilds = tuple(_said(line.clauses[0], line.guard) for line in card.lines if line.guard in WILDS)
    return [(face, _on(card, face)) for face in faces], wilds


def _on(card: Card, face: Face) -> tuple[Said, ...]:
    lines = [line for line in card.lines if _works(line.guard, face)]
    return tuple(_said(resolved(clause, face.bursts), line.guard) for line in lines for clause in line.clauses)


def _face(code: str) -> Face:
    """Faces that the content cannot read yet show their code alone."""
    if re.fullmatch(r"q[ld]\d\**|\*+|bonus|art\d|quid\d|dice\d", code):
        return Face(code, bursts=code.count("*"))
    return face_of(code)


def _works(guard: Guard, face: Face) -> bool:
    return bool(re.fullmatch(BY_CODE[guard], face.code)) if guard in BY_CODE else works_on(guard, face)


def _said(clause: Clause, guard: Guard) -> Said:
    return Said(clause, SOURCE_OF[guard], "", NO_PROGRAM, 0)
