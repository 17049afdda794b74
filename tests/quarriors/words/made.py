"""Cards made up for a test: any class, any words, and tables on which they lie.

`made("Witching Hag", on(ALL, ..))` declares a card of an existing die class and gives its name for the Wilds of a
position. Without a class it is a `creature(..)` of the Hag (level 1, 3/3 on 4 and 5; level 2, 4/5 on 6) or a
`spell(..)` of Growth (spell faces 4 to 6). Tables are laid with tests/quarriors/mat.py."""

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any, cast

from tests.quarriors.grammar.reading import doc_of
from tests.quarriors.mat import mat, seat
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.content import CARD_NUMBERS, CARDS, CLASS_NUMBERS, DIE_CLASSES, CardFacts, face_of
from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, Clause
from tumblehall.games.quarriors.language.compile import CompiledCard, compile_with
from tumblehall.games.quarriors.language.declare import Card, Line, card, on
from tumblehall.games.quarriors.language.effects import Effect
from tumblehall.games.quarriors.language.selectors import Dice, One
from tumblehall.games.quarriors.language.terms import Guard, Side
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Scope
from tumblehall.kernel.table import Table
from tumblehall.testing import rigged_table

NUMBERS = count(1)
PLAIN = ("Scavenging Goblin/Base", "Devotee of the Holy Query/Base", "Questing Wizard/Base", "Quake Dragon/Mighty")
TYPES = {"creature": "Base", "spell": "Charm", "basic": "Basic"}
HAG, HAG_2 = "Witching Hag#4", "Witching Hag#6"
GROWTH = "Growth#4"
ANY = Dice(Side.ANY)
MINE, OTHERS, THEIRS, THAT = Dice(Side.MINE), Dice(Side.OTHERS), Dice(Side.THEIRS), Dice(Side.THAT)


def compiled(declared: Card, faces: tuple[str, ...] = (), **facts: Any) -> CompiledCard:
    """A declaration for an existing die class, with other faces or facts where the test says so."""
    die = DIE_CLASSES[CLASS_NUMBERS[declared.die_class]]
    if faces:
        die = replace(die, faces=tuple(map(face_of, faces)))
    like: CardFacts = CARDS[CARD_NUMBERS[declared.die_class, TYPES[die.kind]]]
    return compile_with(declared, replace(like, type=declared.type, **facts), die)


def made(die_class: str, *lines: Line, faces: tuple[str, ...] = (), **facts: Any) -> str:
    """The name of a new card that says these lines; positions can name it from now on."""
    new = compiled(card(die_class, f"Made-up-{next(NUMBERS)}", *lines), faces, **facts)
    cast(dict[str, CompiledCard], CARD_BY_NAME)[new.name] = new
    return new.name


def creature(*clauses: Clause, guard: Guard = Guard.ALL, **more: Any) -> str:
    return made("Witching Hag", on(guard, *clauses), **more)


def spell(*clauses: Clause) -> str:
    return made("Growth", on(Guard.S, *clauses))


def casting(*do: Effect) -> str:
    return spell(Cast(do))


def readying(*do: Effect) -> str:
    return spell(AtReady(do))


def attaching(*clauses: Clause, to: Dice = ANY) -> str:
    return spell(Attach(One(to), clauses))


def table(
    *seats: dict[str, Any], wilds: Iterable[str] = (), phase: str = "ready", rolls: Iterable[int] = (), **more: Any
) -> Table:
    """A table in the turn of seat 0 with those cards, the plain ones of mat.py beside them. A card holds as many dice
    as its name says: `Growth/Made-up-3 2`; of the plain ones each holds one in phase 4, else none."""
    classes = [name.split("/")[0] for name in wilds]
    held = " 1" if phase == "capture" else ""
    row = ", ".join([*wilds, *(name + held for name in PLAIN if name.split("/")[0] not in classes)])
    return rigged_table(mat(*seats, wilds=row, phase=phase, **more), rolls)


def state(found: Table) -> QuarriorsState:
    assert isinstance(found.state, QuarriorsState)
    return found.state


def cast_by(name: str, *seats: dict[str, Any], wilds: tuple[str, ...] = (), **more: Any) -> Table:
    """A table on which seat 0 has just cast a spell of that card, in phase 2."""
    first, *rest = seats or (seat(),)
    found = table({**first, "ready": [*first["ready"], GROWTH]}, *rest, wilds=(name, *wilds), **more)
    found.act(0, "cast growth#4")
    return found


def scope(me: int = 0, this: int = NONE, other: int = NONE, that: int = NONE) -> Scope:
    return Scope(me, this, other, that)


def said(value: Any) -> str:
    """Words as the name of a case."""
    if isinstance(value, Scope):
        value = [value.me, value.this, value.other, value.that, value.it]
    return json.dumps(doc_of(value)).replace('"', "").replace(" ", "")


def attack(
    *clauses: Clause, mine: list[str], theirs: list[str], more: tuple[str, ...] = (), others: tuple[list[str], ...] = ()
) -> Table:
    """Seat 0 attacks; the Hag says the clauses, whoever has it."""
    seats = [seat(ready=mine), seat(ready=theirs), *(seat(ready=ready) for ready in others)]
    return table(*seats, wilds=[creature(*clauses), *more], phase="attack")
