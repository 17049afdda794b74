"""The tables on which `reach.py` tries a card of Quarriors: three players, with a battle and without, in the own turn
and in another's, with creatures and without, and a die of a later mechanism laid into each place where it can be."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from tumblehall import from_position
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.attack import fix_totals
from tumblehall.games.quarriors.rules.numbers import DAMAGE
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    LOCKED,
    LOCKED_NOW,
    NONE,
    Blame,
    QuarriorsState,
    Ready,
    Scope,
)
from tumblehall.games.quarriors.rules.zones import free_tag, put_ready
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.values import Json

ME, FOE = 0, 1
PLAYERS = 3
BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
PLAIN, SPELL = "Troll Behemoth/Base", "Death/Charm"
"""A creature for everybody, and a spell to lie beside one."""
INSTEAD = {PLAIN: "Witching Hag/Base", SPELL: "Life/Cantrip"}
"""What takes their places where the card tried is of their class."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a die of a later mechanism can lie."""

    name: str
    lay: Callable[[QuarriorsState, int], Ready]
    """Lays a die of that code there."""
    seat: int


def _locked(seat: int, how: int) -> Callable[[QuarriorsState, int], Ready]:
    def lay(s: QuarriorsState, code: int) -> Ready:
        die = Ready(free_tag(s), code)
        die.locked = how
        s.ready[seat].append(die)
        return die

    return lay


LOCKED_PLACES = (
    Place("own", _locked(ME, LOCKED), ME),
    Place("own, locked this turn", _locked(ME, LOCKED_NOW), ME),
    Place("of another", _locked(FOE, LOCKED), FOE),
)


@dataclass(frozen=True, slots=True, eq=False)
class Mechanism:
    """A mechanism whose dice come into the reach of cards that do not know it."""

    name: str
    die: str
    """What such a die is called."""
    places: tuple[Place, ...]
    dice: Callable[[], list[tuple[str, int]]]
    """Such dice: card and face, from 0."""
    by_outcome: Mapping[str, tuple[str, ...]]
    by_words: Mapping[tuple[str, str], tuple[str, ...]]
    by_card: Mapping[str, tuple[str, ...]]
    """Rules and rulings that decide: by what is found, by a word of the clause with it, by card."""
    pairs: Mapping[str, tuple[str, ...]]
    """For each other mechanism the ids that decide where the two meet."""
    elsewhere: Mapping[str, str]
    """Those among them that decide for no card here, and why."""


@dataclass(frozen=True, slots=True)
class Try:
    """A card on a table without the die, and for whom it speaks."""

    state: QuarriorsState
    scope: Scope


def kind_named(s: QuarriorsState, name: str) -> int:
    return next(kind for kind, card in enumerate(s.tables.cards) if card.name == name)


def beside(card: str, name: str) -> str:
    """A plain card, or the one that takes its place."""
    return INSTEAD[name] if card.split("/")[0] == name.split("/")[0] else name


def tries(
    card: CompiledCard,
    said: Said,
    *visitors: str,
    basics: tuple[str, ...] = BASICS,
    options: dict[str, Json] | None = None,
    quests: tuple[str, ...] = (),
) -> Iterator[Try]:
    """Every table for one clause of a card. `visitors`: the cards whose dice will be laid there; `quests`: those in
    play."""
    plain, spell = beside(card.name, PLAIN), beside(card.name, SPELL)
    names = dict.fromkeys((*basics, "Corrupted Quiddity/Basic", plain, spell, *visitors, card.name))
    wilds = [{"card": name, "dice": 1} for name in names]
    position: dict[str, Json] = {"game": "quarriors", "wilds": wilds, "seats": [{}] * PLAYERS}
    position |= {"options": options or {}, "turn": {"phase": "ready"}}
    position |= {"quests": [{"card": name, "dice": 2} for name in quests]} if quests else {}
    empty = from_position(position).state
    assert isinstance(empty, QuarriorsState)
    empty.log = None
    for turn in (ME, FOE):
        for crowd in (0, 1):
            for fights in (False, True):
                yield _table(empty.clone(), card, said, plain, (turn, crowd, fights))


def _table(s: QuarriorsState, card: CompiledCard, said: Said, plain: str, how: tuple[int, int, bool]) -> Try:
    turn, crowd, fights = how
    s.turn = turn
    s.blame = Blame(FOE, DAMAGE, NONE)
    own, creature = kind_named(s, card.name) << 3, kind_named(s, plain) << 3 | 4
    faces = [face for face in range(6) if said in card.faces[face].said]
    this = BEYOND + own + (faces[0] if faces else 7)
    if faces and card.faces[faces[0]].creature:
        this = put_ready(s, ME, own + faces[0])
    for seat in range(PLAYERS):
        for _ in range(crowd):
            put_ready(s, seat, creature)
    if fights:
        fix_totals(s, (steps.FIX_TOTALS, turn), FastRng("reach"))
    return Try(s, Scope(ME, this, NONE, FOE))


def lock_faces() -> list[tuple[str, int]]:
    """A card of each class that can be locked, and each of its lock faces."""
    found: dict[str, tuple[str, list[int]]] = {}
    for card in COMPILED:
        faces = [place for place, face in enumerate(card.die.faces) if face.lock]
        if faces:
            found.setdefault(card.die.name, (card.name, faces))
    return [(name, face) for name, faces in found.values() for face in faces]
