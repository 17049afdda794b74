"""The text of a card: what works on all faces of a kind first, then what the bursts add, then other faces."""

from dataclasses import dataclass

from tumblehall.games.quarriors.compile import CompiledCard
from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.english.phrases import joined
from tumblehall.games.quarriors.english.sentences import sentences_of
from tumblehall.games.quarriors.words import Clause

BURSTS = ("no burst", "one burst", "two bursts")


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of the text and the faces on which it works. No label: all creature faces, or all spell faces."""

    label: str
    text: str


def text_of(card: CompiledCard) -> tuple[Passage, ...]:
    passages: list[Passage] = []
    faces = [(f.bursts, c) for f, c in zip(card.die.faces, card.faces, strict=True) if f.creature or f.spell]
    common = tuple(clause for clause in faces[0][1] if all(clause in clauses for _, clauses in faces)) if faces else ()
    if common:
        passages.append(_passage("", common))
    special: dict[tuple[Clause, ...], list[str]] = {}
    for bursts, clauses in dict(faces).items():
        if extra := tuple(clause for clause in clauses if clause not in common):
            special.setdefault(extra, []).append(BURSTS[bursts])
    passages += [_passage(joined(labels, "or").capitalize(), extra) for extra, labels in special.items()]
    for face, clauses in zip(card.die.faces, card.faces, strict=True):
        if clauses and not (face.creature or face.spell):
            passages.append(_passage(symbol_label(face), clauses))
    if card.wilds:
        passages.append(_passage("Card in the Wilds", card.wilds))
    return tuple(passages)


def symbol_label(face: Face) -> str:
    if face.quiddity:
        return f"Quiddity face with {BURSTS[face.bursts]}, instead of its quiddity"
    return "Re-roll face"


def _passage(label: str, clauses: tuple[Clause, ...]) -> Passage:
    return Passage(label, " ".join(f"{told[0].upper()}{told[1:]}." for told in sentences_of(clauses)))
