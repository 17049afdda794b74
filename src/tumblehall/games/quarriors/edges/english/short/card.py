"""The short text of a card, for its face: about 75 letters. It may leave out what is said at length, and then ends in
an ellipsis, but says nothing that is not so. `*` is a burst."""

import re
from collections.abc import Sequence

from tumblehall.games.quarriors.content import DIE_CLASSES, Face
from tumblehall.games.quarriors.edges.english.card import LOCK, QUARTIFACT, Words, sign_of
from tumblehall.games.quarriors.edges.english.scene import Scene
from tumblehall.games.quarriors.edges.english.short import effects
from tumblehall.games.quarriors.edges.english.short.bursts import Group, by_bursts
from tumblehall.games.quarriors.edges.english.short.clauses import sentences_of
from tumblehall.games.quarriors.edges.english.short.dice import foes
from tumblehall.games.quarriors.edges.english.short.numbers import amount_of
from tumblehall.games.quarriors.edges.english.terms import coin_of
from tumblehall.games.quarriors.edges.names import face_in_full
from tumblehall.games.quarriors.language.clauses import Activate, Use
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.effects import Pay
from tumblehall.games.quarriors.language.terms import Source

LIMIT = 95
LARGE = 180
ABOUT = 75
"""What is longer is said more tightly, as far as that goes."""
TIGHTER = (
    (r"\bfor each (?=\w)", "per "),
    (r"\bdraw and roll 1 die\b", "draw and roll 1"),
    (r"\bdraw and roll (\d|up to \d) dice\b", r"draw and roll \1"),
    (r"\bfreely capture 1 (.+?) die of cost\b", r"freely capture 1 \1 of cost"),
    (r"\b(Reaction) in another's turn:", r"\1, others' turn:"),
    (r"\b([Yy])ou may\b", lambda found: "May" if found[1] == "Y" else "may"),
    (r"\b(this|your) turn, and\b", r"\1 turn;"),
    (r"\b(Basic|Corrupted) Quiddity (die|dice)\b", r"\1 Quiddity"),
    (r"\bin your ready area or pool\b", "ready or in your pool"),
    (r"\binto your pool instead of the used pile\b", "into your pool"),
)
"""Words that are clear without the rest, the mildest change first: one by one, while the text is too long."""
MORE = " …"
BREAKS = ("; ", ", then ")
"""Where a sentence may be left, the best first."""
SIGNS = {"bonus": "?: "}


def short_of(card: CompiledCard) -> str:
    return short_in([(face.face, face.said) for face in card.faces[:6]], card.wilds, card.die.arts)


def fuller_of(card: CompiledCard) -> str:
    """The same for a large card, without the anchored spell: that has its own line there."""
    spoken = tuple(one for one in card.wilds if not isinstance(one.clause, Activate))
    return short_in([(face.face, face.said) for face in card.faces[:6]], spoken, card.die.arts, LARGE)


def short_in(faces: Sequence[tuple[Face, Words]], wilds: Words, arts: Sequence[str], limit: int = LIMIT) -> str:
    """The same of a card that is not compiled."""
    groups = groups_of(faces, wilds, arts) or [(_shown(faces),)]
    return fitted([tuple(_sentence(text) for text in group) for group in groups], limit)


def groups_of(faces: Sequence[tuple[Face, Words]], wilds: Words, arts: Sequence[str]) -> list[Group]:
    """All sentences, in the order of the long text."""
    main = [(face, said) for face, said in faces if face.creature or face.spell]
    locks = [(face, said) for face, said in faces if sign_of(face) == LOCK]
    groups = _by_bursts(main)
    groups += [tuple(f"locked: {text}" for text in group) for group in _by_bursts(locks)]
    others = dict.fromkeys((face, said) for face, said in faces if said and (face, said) not in [*main, *locks])
    for face, said in others:
        groups += [(text,) for text in _on_symbol(face, said, arts)]
    groups += [(text,) for _, text in _sentences(tuple(one for one in wilds if one.source is Source.ABILITY))]
    groups += [(anchored_of(one.clause),) for one in wilds if isinstance(one.clause, Activate)]
    return groups


def _on_symbol(face: Face, said: Words, arts: Sequence[str]) -> list[str]:
    """What can be used is one sentence: only one of it is."""
    told = _sentences(said)
    uses = ", or ".join(text for sort, text in told if sort is Use)
    rest = [text for sort, text in told if sort is not Use]
    return [f"{_label(face, bool(uses), arts)}{text}" for text in ([uses] if uses else []) + rest]


def anchored_of(spell: Activate) -> str:
    scene = Scene()
    told = spell_of(spell)
    match spell.price:
        case Pay(n, coin):
            return f"anchored, {amount_of(n, coin_of(coin).removesuffix(' quiddity'), scene)}: {told}"
        case _:
            return f"anchored: {told}"


def spell_of(spell: Activate) -> str:
    """What an anchored spell does, without its price."""
    return effects.told(spell.do, Scene())


def kept_of(said: Words) -> str:
    """What a face does as long as it lies there, the gain first, without what ends it: `+1 attack: your creatures`."""
    whole = _sentences(said)[0][1].removeprefix("while ready: ").partition("; ")[0]
    whose, have, gain = whole.partition(" have ")
    return f"{gain}: {whose}" if have else whole


def _shown(faces: Sequence[tuple[Face, Words]]) -> str:
    """Of a die that has no more than its faces."""
    return f"its faces: {', '.join(dict.fromkeys(face_in_full(face) for face, _ in faces))}"


def _by_bursts(faces: Sequence[tuple[Face, Words]]) -> list[Group]:
    return by_bursts({face.bursts: _sentences(said) for face, said in faces})


def _sentences(said: Words) -> list[tuple[object, str]]:
    if not said:
        return []
    carried = said[0].source is Source.QUARTIFACT
    placed = "locked" if said[0].source is Source.LOCK else "attached"
    scene = Scene(host="its carrier" if carried else "it", attached=carried, placed=placed)
    return sentences_of([one.clause for one in said], scene)


def _label(face: Face, used: bool, arts: Sequence[str]) -> str:
    if (sign := sign_of(face)).startswith(QUARTIFACT):
        return f"{arts[int(sign.removeprefix(QUARTIFACT)) - 1].split()[-1]}: "
    if sign in SIGNS:
        return SIGNS[sign]
    if not sign:
        return f"{'*' * face.bursts} "
    if face.question:
        return "?: "
    if face.quiddity:
        return f"quiddity {'*' * face.bursts}{' or' if used else ':'} "
    return "re-roll face: "


# -- to the length of a card's face -------------------------------------------------------------------------------


def _sentence(text: str) -> str:
    signs = len(text) - len(text.removeprefix("* or ").lstrip("* "))
    return foes(f"{text[:signs]}{text[signs].upper()}{text[signs + 1 :]}.")


def fitted(groups: Sequence[Group], limit: int = LIMIT) -> str:
    """As many of the sentences as there is room for, in their order."""
    groups = [tuple(tight) for tight in tightened(groups)]
    whole = " ".join(sentence for group in groups for sentence in group)
    for text in (whole, named_once(whole), named_once(whole, mentions=0)):
        if len(text) <= limit:
            return text
    room = limit - len(MORE)
    kept = ""
    for group in groups:
        for sentence in group:
            if len(kept) + len(sentence) + 1 > room:
                break
            kept = f"{kept} {sentence}".strip()
    first = groups[0][0]
    return (kept if len(kept) > room // 2 or kept.startswith(first) else broken(first, room)) + MORE


def tightened(groups: Sequence[Group]) -> list[Group]:
    """The same, in fewer letters where it is longer than about a card's face."""
    told = list(groups)
    for words, fewer in TIGHTER:
        if sum(len(sentence) + 1 for group in told for sentence in group) - 1 <= ABOUT:
            break
        told = [tuple(re.sub(words, fewer, sentence) for sentence in group) for group in told]
    return told


def named_once(text: str, mentions: int = 1) -> str:
    """A basic die of two words is told by the first of them after so many mentions, as it is on its strip."""
    for die in DIE_CLASSES:
        name, _, rest = die.name.partition(" ")
        if die.kind == "basic" and rest:
            *first, behind = text.split(die.name, mentions)
            text = die.name.join([*first, behind.replace(die.name, name)])
    return text


def broken(sentence: str, room: int) -> str:
    """Its first part."""
    for sign in BREAKS:
        cut = sentence.rfind(sign, 0, room)
        if cut > room // 2:
            return sentence[:cut]
    return sentence[:room].rsplit(" ", 1)[0]
