"""Dice and faces as people say them; dice come by the names that options, events and views write."""

from collections.abc import Callable
from functools import cache

from tumblehall.games.quarriors.content import DIE_CLASSES, DieClass, Face
from tumblehall.games.quarriors.rules.state import QuarriorsState

CLASS_BY_SLUG = {die.slug: die for die in reversed(DIE_CLASSES)}
"""Of two classes of one name, which are never in one game (Q124), the first."""


SECONDS = tuple(die for die in DIE_CLASSES if CLASS_BY_SLUG[die.slug] is not die)
"""The others of such names."""

Others = tuple[DieClass, ...]
"""Classes of a table that have their name from another set: they stand for those."""


def others_of(s: QuarriorsState) -> Others:
    """Those of a table."""
    cards, kind_of = s.tables.cards, s.tables.kind_of
    return tuple([die for die in SECONDS if die.name in kind_of and cards[kind_of[die.name]].die is die])


def class_of(slug: str, others: Others = ()) -> DieClass:
    return next((die for die in others if die.slug == slug), None) or CLASS_BY_SLUG[slug]


def face_named(name: str, others: Others = ()) -> Face | None:
    """The face of a die `witching-hag#4`; None for one that is not rolled."""
    slug, _, face = name.partition("#")
    return class_of(slug, others).faces[int(face) - 1] if face else None


@cache
def spoken(name: str, others: Others = ()) -> str:
    """`witching-hag#4` -> `Witching Hag 3/3`, `portal#4` -> `Portal (draw 2)`, `death#6` -> `Death (spell **)`;
    what is attached follows: `Deathdealer 4/4 with Death (spell *)`."""
    die, *attached = name.split("+")
    face = face_named(die, others)
    kind = class_of(die.partition("#")[0])
    words = kind.name + ("" if face is None else f" {face_words(face)}")
    if face is not None and face.reward == "art":
        words = kind.arts[face.amount - 1]
    return " with ".join([words, *(spoken(each, others) for each in attached)])


def spoken_at(s: QuarriorsState, name: str) -> str:
    """The same on a table."""
    return spoken(name, others_of(s))


def face_words(face: Face) -> str:
    bursts = "*" * face.bursts
    if face.creature:
        attack, defence = ("?" if n is None else str(n) for n in (face.attack, face.defence))
        return f"{attack}/{defence}{bursts}"
    parts = [
        f"{face.quiddity} {face.energy}".rstrip() if face.quiddity or face.nought else "",
        f"draw {face.draw}" if face.draw else "",
        "re-roll" if face.reroll else "",
        "spell" if face.spell else "",
        "question mark" if face.question else "",
        "lock" if face.lock else "",
        reward_words(face),
    ]
    words = (" or " if face.choice else ", ").join(part for part in parts if part)
    return f"({' '.join(part for part in (words, bursts) if part)})"


def reward_words(face: Face) -> str:
    """What a face of a quest die brings."""
    match face.reward:
        case "quid":
            return f"{face.amount} quiddity at once"
        case "dice":
            return f"draw {face.amount} at once"
        case "bonus":
            return "bonus"
        case "art":
            return f"quartifact {face.amount}"
        case _:
            return ""


def face_in_full(face: Face) -> str:
    """All that a face shows, for a list of cards: `1 quiddity and draw 1`, `level 2, 6/6 *`."""
    parts: list[str] = []
    if face.creature:
        attack, defence = ("?" if n is None else str(n) for n in (face.attack, face.defence))
        parts.append(f"level {face.level}, {attack}/{defence}")
    if face.spell:
        parts.append("spell")
    if face.question:
        parts.append("question mark")
    if face.lock:
        parts.append("lock")
    if face.quiddity or face.nought:
        parts.append(f"{face.quiddity} {face.energy} quiddity" if face.energy else f"{face.quiddity} quiddity")
    if face.reward:
        parts.append(reward_words(face))
    if face.draw:
        parts.append(f"draw {face.draw}")
    if face.reroll:
        parts.append("re-roll" if face.reroll == 1 else "re-roll with another")
    words = f" {'or' if face.choice else 'and'} ".join(parts)
    return " ".join(part for part in (words, "*" * face.bursts) if part)


def several(names: list[str], say: Callable[[str], str] = spoken) -> str:
    """`2 Basic Quiddity (1), Assistant 1/2`: equal dice together; `nothing` when there are none."""
    counts: dict[str, int] = {}
    for name in names:
        counts[say(name)] = counts.get(say(name), 0) + 1
    return ", ".join(f"{n} {words}" if n > 1 else words for words, n in counts.items()) or "nothing"
