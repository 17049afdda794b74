"""The short text of a card, for its face: about 75 letters. It may leave out what is said at length, and then ends in an
ellipsis, but says nothing that is not so. `*` is a burst."""

from collections.abc import Sequence

from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.edges.english.card import LOCK, Words, sign_of
from tumblehall.games.quarriors.edges.english.scene import Scene
from tumblehall.games.quarriors.edges.english.short.bursts import by_bursts
from tumblehall.games.quarriors.edges.english.short.clauses import sentences_of
from tumblehall.games.quarriors.edges.names import face_in_full
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Source

LIMIT = 95
MORE = " …"
BREAKS = ("; ", ", then ", ", ")
"""Where a sentence may be left, the best first."""
SIGNS = {"bonus": "?", "": "Bursts", "art1": "First", "art2": "Second", "art3": "Third"}


def short_of(card: CompiledCard) -> str:
    return short_in([(face.face, face.said) for face in card.faces[:6]], card.wilds)


def short_in(faces: Sequence[tuple[Face, Words]], wilds: Words) -> str:
    """The same of a card that is not compiled."""
    return fitted([_sentence(text) for text in texts_of(faces, wilds) or [_shown(faces)]])


def texts_of(faces: Sequence[tuple[Face, Words]], wilds: Words) -> list[str]:
    main = [(face, said) for face, said in faces if face.creature or face.spell]
    locks = [(face, said) for face, said in faces if sign_of(face) == LOCK]
    texts = _by_bursts(main)
    texts += [f"locked: {text}" for text in _by_bursts(locks)]
    others = dict.fromkeys((face, said) for face, said in faces if said and (face, said) not in [*main, *locks])
    for face, said in others:
        texts += [f"{_label(face)}{text}" for text in _told(said)]
    for source, label in ((Source.ABILITY, ""), (Source.ANCHORED, "anchored: ")):
        texts += [f"{label}{text}" for text in _told(tuple(one for one in wilds if one.source is source))]
    return texts


def _shown(faces: Sequence[tuple[Face, Words]]) -> str:
    """Of a die that has no more than its faces."""
    return f"its faces: {', '.join(dict.fromkeys(face_in_full(face) for face, _ in faces))}"


def _by_bursts(faces: Sequence[tuple[Face, Words]]) -> list[str]:
    return by_bursts({face.bursts: _sentences(said) for face, said in faces})


def _told(said: Words) -> list[str]:
    return [text for _, text in _sentences(said)]


def _sentences(said: Words) -> list[tuple[object, str]]:
    if not said:
        return []
    carried = said[0].source is Source.QUARTIFACT
    scene = Scene(host="its carrier" if carried else "it", attached=carried)
    return sentences_of([one.clause for one in said], scene)


def _label(face: Face) -> str:
    if sign_of(face) in SIGNS:
        return f"{SIGNS[sign_of(face)]}: "
    if face.question:
        return "?: "
    return f"quiddity {'*' * face.bursts} or " if face.quiddity else "re-roll face: "


# -- to the length of a card's face -------------------------------------------------------------------------------


def _sentence(text: str) -> str:
    signs = len(text) - len(text.lstrip("* "))
    return f"{text[:signs]}{text[signs].upper()}{text[signs + 1 :]}."


def fitted(sentences: Sequence[str], limit: int = LIMIT) -> str:
    """As many of the sentences as there is room for, in their order."""
    whole = " ".join(sentences)
    if len(whole) <= limit:
        return whole
    room = limit - len(MORE)
    kept = ""
    for sentence in sentences:
        if len(kept) + len(sentence) + 1 <= room:
            kept = f"{kept} {sentence}".strip()
    return (kept or broken(sentences[0], room)) + MORE


def broken(sentence: str, room: int) -> str:
    """Its first part."""
    for sign in BREAKS:
        cut = sentence.rfind(sign, 0, room)
        if cut > room // 3:
            return sentence[:cut]
    return sentence[:room].rsplit(" ", 1)[0]
