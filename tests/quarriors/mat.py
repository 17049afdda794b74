"""Short positions for the tests: dice by name in their zones, how the dice fall, and what can be read off the mat.

Dice are written in a row, `3 Basic Quiddity, Portal#4, Deathdealer#6+Death#4@0`, cards likewise: `Deathdealer/Strong 4`
holds four dice. The basic cards are always there, without dice where a test does not name them. Every question is
asked, also one with a single option, so that a turn never ends unseen; `forced=False` lets the engine take those.
"""

import re
from collections.abc import Iterable
from typing import Any

from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
Seat = dict[str, Json]


def dice(row: str) -> list[Json]:
    """`2 Portal, Assistant#5` as a list of single dice."""
    found: list[Json] = []
    for item in filter(None, (part.strip() for part in row.split(","))):
        many = re.fullmatch(r"(\d+) (.+)", item)
        found += [item] if many is None else [many[2]] * int(many[1])
    return found


def seat(
    bag: str = "",
    active: str = "",
    ready: str | list[Json] = "",
    spent: str = "",
    used: str = "",
    glory: int = 0,
    quiddity: int = 0,
) -> Seat:
    return {
        "glory": glory,
        "quiddity": quiddity,
        "bag": dice(bag),
        "active": dice(active),
        "ready": dice(ready) if isinstance(ready, str) else ready,
        "spent": dice(spent),
        "used": dice(used),
    }


def cards(row: str) -> list[Json]:
    """The Wilds: the basic cards, then those of the row in its order."""
    held = dict.fromkeys(BASICS, 0)
    for item in filter(None, (part.strip() for part in row.split(","))):
        found = re.fullmatch(r"(.+?)(?: (\d+))?", item)
        assert found is not None
        held[found[1]] = int(found[2] or 0)
    return [{"card": name, "dice": n} for name, n in held.items()]


def mat(
    *seats: Seat,
    wilds: str = "",
    phase: str = "ready",
    turn: dict[str, Json] | None = None,
    forced: bool = True,
    **fields: Json,
) -> dict[str, Json]:
    """A position in the turn of seat 0. The phase `ready` stands after its roll, `draw` before it. Where a test names
    one seat, a second one has nothing."""
    everybody = [*seats, seat()] if len(seats) == 1 else list(seats)
    now: dict[str, Json] = {"phase": "ready" if phase == "draw" else phase, "rolled": phase == "ready"}
    doc = {"game": "quarriors", "wilds": cards(wilds), "seats": everybody, "turn": now | (turn or {}), **fields}
    return doc | ({"show_forced": True} if forced else {})


def play(*seats: Seat, rolls: Iterable[int] = (), **more: Any) -> Table:
    """A table at such a position, whose dice fall as told: first each draw from a bag, then each face."""
    return rigged_table(mat(*seats, **more), rolls)


def do(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the seat that is asked."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
    return table


def kind(table: Table) -> str:
    """What is asked."""
    return table.decisions[0].kind


def asked(table: Table) -> int:
    """Who is asked."""
    return table.decisions[0].seat


def options(table: Table) -> list[str]:
    """What may be answered."""
    return [option.id for option in table.decisions[0].options]


def lying(table: Table, zone: str, who: int = 0) -> list[str]:
    """The dice of a player in a zone, as the position writes them; of those in a ready area no more than the dice."""
    found = table.position()["seats"][who][zone]
    return [die["die"] if isinstance(die, dict) else die for die in found]


def glory(table: Table) -> list[int]:
    return [each["glory"] for each in table.position()["seats"]]


def quiddity(table: Table, who: int = 0) -> int:
    floating: int = table.position()["seats"][who]["quiddity"]
    return floating


def left(table: Table, die_class: str) -> int:
    """How many dice of a class are still on its card in the Wilds."""
    held: dict[str, int] = {card["card"].split("/")[0]: card["dice"] for card in table.position()["wilds"]}
    return held[die_class]


def heard(table: Table, kind: str) -> list[dict[str, Json]]:
    """What everybody was told of one kind."""
    return [dict(event.data) for event in table.events(None) if event.kind == kind]


def kinds(table: Table) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in table.events(None)]


def totals(table: Table) -> dict[int, int]:
    """What is left of the attack under way against each defender."""
    attack = table.view(None)["attack"]
    return {} if attack is None else {who: n for who, n in enumerate(attack["totals"]) if n is not None}


def questions(table: Table, *answers: str) -> list[str]:
    """Plays on by the first option that fits one of the answers, else by the default, until a turn is to be ended:
    who was asked what, `1 name`."""
    found = []
    while kind(table) != "tidy":
        found.append(f"{asked(table)} {kind(table)}")
        fitting = [option for option in options(table) if option in answers]
        do(table, fitting[0] if fitting else table.decisions[0].default)
    return found


def fall(table: Table, *answers: str) -> Table:
    """Gives answers; what is destroyed and cannot be saved goes to the used pile unasked."""
    for answer in answers:
        do(table, answer)
        while kind(table) == "fate" and options(table) == ["goes used"]:
            do(table, "goes used")
    return table
