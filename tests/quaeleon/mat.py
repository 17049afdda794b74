"""Short positions for the tests: cards by name in their zones, and what can be read off the table.

Cards are written in a row, `Kettle Drake, 2 Spite Jar`. A position stands before the next reveal unless a test says
otherwise. `round_of` plays a round out by the answers given, else by defaults, up to the next round's preparation; a
Quaeleon's Bargain at the end of a stack makes the table wait where fields are still there.
"""

import re
from collections.abc import Iterable
from typing import Any

import tumblehall as th
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.game import GAME
from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.language.words import Primitive
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.effects import deed_of
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAMS
from tumblehall.kernel.content import slug_of
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

Seat = dict[str, Json]
POOL = "Reluctant Shieldbearer, Pitchfork Parade, Hedge Apothecary, Shared Banquet, Crowd of Bystanders"
HOLD = "Quaeleon's Bargain"
"""Asks its owner, so that a table stops there."""
ACTIVE = next(n for n, program in enumerate(PROGRAMS) if program.trigger is Trigger.ACTIVATE)
QUIET = next(n for n, program in enumerate(PROGRAMS) if program.trigger is Trigger.DISCARDED)
"""A list of effects that sets things off, and one that does not."""


def cards(row: str) -> list[Json]:
    """`2 Spite Jar, Kettle Drake` as a list of single cards."""
    found: list[Json] = []
    for item in filter(None, (part.strip() for part in row.replace("Quaeleon, ", "Quaeleon ").split(","))):
        many = re.fullmatch(r"(\d+) (.+)", item)
        found += [slug_of(item)] if many is None else [slug_of(many[2])] * int(many[1])
    return found


def seat(stack: str = "", health: int = 50, hand: str = "", field: str | list[Json] = "", **more: Json) -> Seat:
    lying = cards(field) if isinstance(field, str) else field
    return {"health": health, "hand": cards(hand), "stack": cards(stack), "field": lying, **more}


def mat(
    *seats: Seat | str,
    phase: str = "reveal",
    pool: str = POOL,
    deck: str | None = None,
    discard: str = "",
    turn: dict[str, Json] | None = None,
    **fields: Json,
) -> dict[str, Json]:
    """A position. A seat may be written as its stack alone."""
    everybody = [seat(each) if isinstance(each, str) else each for each in seats]
    now = {"round": 2, "dealer": len(seats) - 1, "phase": phase, **(turn or {})}
    doc = {
        "game": "quaeleon",
        "seats": everybody,
        "pool": cards(pool),
        "discard": cards(discard),
        "turn": now,
        **fields,
    }
    return doc | ({} if deck is None else {"deck": cards(deck)})


def play(*seats: Seat | str, rolls: Iterable[int] | None = None, seed: str = "mat", **more: Any) -> Table:
    """A table at such a position; with `rolls` its chance falls as told: a card of the deck by its place in it."""
    doc = mat(*seats, **more)
    return th.from_position(doc, seed) if rolls is None else rigged_table(doc, rolls)


def do(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the first seat that is asked."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
    return table


def finish_round(table: Table, *answers: str) -> Table:
    """Plays on by these answers, then by defaults, until a new round is prepared or the game is over."""
    do(table, *answers)
    while table.decisions and kind(table) not in ("stack", "trim"):
        do(table, table.decisions[0].default)
    return table


def round_of(*seats: Seat | str, answers: Iterable[str] = (), **more: Any) -> Table:
    return finish_round(play(*seats, **more), *answers)


def kind(table: Table) -> str:
    """What is asked."""
    return table.decisions[0].kind


def asked(table: Table) -> int:
    """Who is asked."""
    return table.decisions[0].seat


def options(table: Table, who: int | None = None) -> list[str]:
    """What may be answered."""
    decision = table.decisions[0] if who is None else next(d for d in table.decisions if d.seat == who)
    return [option.id for option in decision.options]


def health(table: Table) -> list[int]:
    return [each["health"] for each in table.position()["seats"]]


def zone(table: Table, name: str, who: int = 0) -> list[str]:
    """The cards of a player in a zone, as the position writes them; of those on a field no more than the cards."""
    found = table.position()["seats"][who][name]
    return [card["card"] if isinstance(card, dict) else card for card in found]


def pile(table: Table, name: str) -> list[str]:
    """Deck, pool or discard pile."""
    return list(table.position()[name])


def laid(table: Table, who: int, card: str) -> dict[str, Any]:
    """A card on a field as all see it."""
    found: dict[str, Any] = next(c for c in table.view(None)["seats"][who]["field"] if c["card"] == slug_of(card))
    return found


def defence(table: Table, who: int) -> int:
    total: int = table.view(None)["seats"][who]["defence"]
    return total


def heard(table: Table, kind: str, who: int | None = None) -> list[dict[str, Json]]:
    """What somebody was told of one kind; None is an onlooker."""
    return [dict(event.data) for event in table.events(who) if event.kind == kind]


def turns(table: Table) -> list[int]:
    """Who had a turn, in order."""
    return [event["seat"] for event in heard(table, "turn")]


def damage(table: Table) -> list[tuple[int, int]]:
    """Whom attacks hit, and for how much, in order."""
    return [(hit["seat"], hit["n"]) for attack in heard(table, "attack") for hit in attack["hits"]]


def state(table: Table) -> QuaeleonState:
    found = table.state
    assert isinstance(found, QuaeleonState)
    return found


# -- single words, done in the middle of a turn -----------------------------------------------------------------------


def standing(*seats: object, **more: object) -> QuaeleonState:
    """A state in the middle of seat 0's turn, its Quaeleon's Bargain on the field."""
    mine, *others = seats
    return state(play({**seat(HOLD), **mine} if isinstance(mine, dict) else HOLD, *others, **more))  # type: ignore[arg-type]


def done(s: QuaeleonState, word: Primitive, *targets: int, program: int = ACTIVE, this: int = 0) -> bool:
    """Does a primitive of seat 0's card; says whether it was carried out in full."""
    frame = (steps.RUN, program, 0, 0, this, NONE)
    return deed_of(word)(s, word, frame, list(targets), th.FastRng(1))


def mine(**more: object) -> dict[str, object]:
    return {"health": 50, **more, "stack": seat(HOLD)["stack"] + more.pop("stack", [])}


def names(kinds: list[int]) -> list[str]:
    return [CARDS[kind & KIND].slug for kind in kinds]


def option_named(s: QuaeleonState, frame: tuple[int, ...], text: str) -> int:
    asked: list[int] = s.STEPS[frame[0]].ask(s, frame)  # type: ignore[misc]
    return next(option for option in asked if GAME.describe(s, frame, option).id == text)


def work_off(s: QuaeleonState) -> None:
    """Does the work on top, which asks nobody."""
    frame = s.stack.pop()
    s.STEPS[frame[0]].work(s, frame, th.FastRng(1))  # type: ignore[misc]
