"""The text of a card: what works on all faces of a kind first, then what the bursts add, then other faces."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.edges.english.clauses import anchored_of, sentences_of
from tumblehall.games.quarriors.edges.english.scene import Scene, joined
from tumblehall.games.quarriors.language.clauses import Activate, Use
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import Source

Words: TypeAlias = tuple[Said, ...]
BURSTS = ("no burst", "one burst", "two bursts", "three bursts")
LOCK = "lock"
"""The sign of a lock face in the content file."""
IN_THE_WILDS = "Card in the Wilds"
SYMBOLS = {
    "": "Face with bursts only",
    "bonus": "Question mark of the quest die",
}
"""Faces that show nothing but the sign of their ability."""
QUARTIFACT = "art"
"""The sign of a quartifact in the content file; its number follows."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of the text and the faces on which it works. No label: all creature faces, or all spell faces."""

    label: str
    text: str
    source: Source


def text_of(card: CompiledCard) -> tuple[Passage, ...]:
    return passages_of([(face.face, face.said) for face in card.faces[:6]], card.wilds, card.die.arts)


def passages_of(faces: Sequence[tuple[Face, Words]], wilds: Words, arts: Sequence[str]) -> tuple[Passage, ...]:
    """The same of a card that is not compiled: the faces with what is said on each, what works in the Wilds, and what
    its quartifacts are called."""
    main = [(face, said) for face, said in faces if face.creature or face.spell]
    locks = [(face, said) for face, said in faces if sign_of(face) == LOCK]
    passages = [*_by_bursts(main, ""), *_by_bursts(locks, "While locked")]
    others = dict.fromkeys((face, said) for face, said in faces if said and (face, said) not in [*main, *locks])
    passages += [_passage(symbol_label(face, said, arts), said) for face, said in others]
    for source, label in ((Source.ABILITY, IN_THE_WILDS), (Source.ANCHORED, "Anchored spell")):
        if said := tuple(one for one in wilds if one.source is source):
            passages.append(_passage(label, said))
    return tuple(passages)


def _by_bursts(faces: Sequence[tuple[Face, Words]], label: str) -> list[Passage]:
    if not faces:
        return []
    passages = []
    common = tuple(one for one in faces[0][1] if all(one in said for _, said in faces))
    if common:
        passages.append(_passage(label, common))
    special: dict[Words, list[int]] = {}
    for bursts, said in {face.bursts: said for face, said in faces}.items():
        if extra := tuple(one for one in said if one not in common):
            special.setdefault(extra, []).append(bursts)
    for extra, counts in special.items():
        words = burst_label(counts)
        passages.append(_passage(f"{label}, {words}" if label else words.capitalize(), extra))
    return passages


def burst_label(counts: Sequence[int]) -> str:
    """`one burst`, `one or two bursts`."""
    *first, last = (BURSTS[n] for n in counts)
    return joined([*(words.removesuffix(" burst") for words in first), last], "or")


def sign_of(face: Face) -> str:
    return face.code.rstrip("*")


def symbol_label(face: Face, said: Words, arts: Sequence[str]) -> str:
    if (sign := sign_of(face)).startswith(QUARTIFACT):
        return f"{arts[int(sign.removeprefix(QUARTIFACT)) - 1]}, while attached"
    if sign in SYMBOLS:
        return SYMBOLS[sign]
    if face.question:
        return "Question mark"
    if face.quiddity:
        used = any(isinstance(one.clause, Use) for one in said)
        return f"Quiddity face with {BURSTS[face.bursts]}" + ", instead of its quiddity" * used
    return "Re-roll face"


SCENES = {
    Source.ABILITY: Scene(ready=True),
    Source.SPELL: Scene(),
    Source.LOCK: Scene(placed="locked"),
    Source.ANCHORED: Scene(),
    Source.QUARTIFACT: Scene(host="the carrier", placed="attached", attached=True),
}


def _passage(label: str, said: Words) -> Passage:
    source = said[0].source
    scene = Scene() if label == IN_THE_WILDS else SCENES[source]
    if source is Source.ANCHORED:
        sentences = [anchored_of(one.clause, scene) for one in said if isinstance(one.clause, Activate)]
    else:
        sentences = sentences_of([one.clause for one in said], scene)
    return Passage(label, " ".join(f"{told[0].upper()}{told[1:]}." for told in sentences), source)
