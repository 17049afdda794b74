"""Short positions for the tests of spells and basics: one card under test among plain creatures.

Plain creatures (level, attack/defence by face): Goblin 1, 2/2 on 3 to 6; Devotee 1, 0/3 on 3 and 4, 2, 2/4 on 5, 2/6 on
6; Wizard 1, 2/5 on 4, 2, 3/6 on 5, 3, 4/9 on 6; Dragon 1, 4/4 on 4, 2, 6/7 on 5, 3, 8/9 on 6. A draw counts the dice of
the bag in the order of the Wilds: basics, then `CARDS`, then the others named by the test.
"""

from collections.abc import Iterable, Sequence

from tests.quarriors.cards.turn import plays_on
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
CARDS = (
    "Scavenging Goblin/Base",
    "Devotee of the Holy Query/Base",
    "Questing Wizard/Base",
    "Quake Dragon/Mighty",
    "Witching Hag/Base",
)
GOBLIN, BURST_GOBLIN = "Scavenging Goblin#3", "Scavenging Goblin#5"
DEVOTEE, DEVOTEE_2 = "Devotee of the Holy Query#3", "Devotee of the Holy Query#5"
WIZARD, WIZARD_2, WIZARD_3 = "Questing Wizard#4", "Questing Wizard#5", "Questing Wizard#6"
DRAGON, DRAGON_2, DRAGON_3 = "Quake Dragon#4", "Quake Dragon#5", "Quake Dragon#6"
QUIDDITY, QUIDDITY_2 = "Basic Quiddity#1", "Basic Quiddity#6"

Seat = dict[str, Json]


def seat(*ready: Json, **more: Json) -> Seat:
    """A seat: what is readied, and its other fields by name."""
    return {"ready": list(ready), **more}


def play(
    card: str,
    phase: str,
    *seats: Seat,
    rolls: Iterable[int] = (),
    others: Sequence[str] = (),
    holding: dict[str, int] | None = None,
    options: dict[str, Json] | None = None,
    **turn: Json,
) -> Table:
    """A table at the start of a phase of seat 0's turn, the phase `ready` after its roll; every question
    is asked. Each card holds one die,
    Basic Quiddity none; `holding` says otherwise. `others` come into the Wilds, in the place of plain cards of their
    class."""
    named = [name for name in (card, *others) if name not in BASICS]
    classes = [name.split("/")[0] for name in named]
    wilds = [*BASICS, *(name for name in CARDS if name.split("/")[0] not in classes), *named]
    held = {name: int(name != BASICS[0]) for name in wilds} | (holding or {})
    where: dict[str, Json] = {"phase": phase, "rolled": phase == "ready", "immediate": phase == "ready"}
    position: dict[str, Json] = {
        "game": "quarriors",
        "wilds": [{"card": name, "dice": held[name]} for name in wilds],
        "seats": [*seats, *(seat() for _ in range(2 - len(seats)))],
        "turn": where | turn,
        "options": options or {},
        "show_forced": True,
    }
    table = rigged_table(position, rolls)
    plays_on(table)
    return table


def do(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the seat that is asked; after each the table can be played on. Where
    a destroyed creature goes is not asked when there is no choice."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
        while table.decisions and table.decisions[0].kind == "fate" and len(options(table)) == 1:
            table.act(table.decisions[0].seat, options(table)[0])
        plays_on(table)
    return table


def options(table: Table) -> list[str]:
    """What may be answered; nothing when the game is over."""
    return [option.id for decision in table.decisions for option in decision.options]


def offered(table: Table, verb: str) -> list[str]:
    """The answers on offer that begin with a verb, without it."""
    return [option.removeprefix(f"{verb} ") for option in options(table) if option.startswith(f"{verb} ")]


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    return table.decisions[0].seat, table.decisions[0].kind


def where(table: Table, who: int, zone: str) -> list[str]:
    """The dice of a player in a zone, by name; a creature with what is attached to it."""
    found: Json = table.view(None)["seats"][who][zone]
    if zone == "ready":
        return ["+".join([die["die"], *(spell["die"] for spell in die["attached"])]) for die in found]
    if isinstance(found, dict):
        return [name for name, n in found.items() for _ in range(n)]
    return list(found)


def stats(table: Table, who: int, place: int = 0) -> tuple[int, int]:
    """Attack and defence of a creature by its place in the ready area."""
    die: Json = table.view(None)["seats"][who]["ready"][place]
    return die["attack"], die["defence"]


def number(table: Table, who: int, name: str = "glory") -> int:
    """Glory or quiddity of a player."""
    n: int = table.view(None)["seats"][who][name]
    return n


def totals(table: Table) -> list[int | None]:
    """The totals of the attack under way, by seat."""
    found: list[int | None] = table.view(None)["attack"]["totals"]
    return found


def captures(table: Table) -> int:
    n: int = table.view(None)["captures"]
    return n


def held(table: Table, die: str) -> int:
    """How many dice a card in the Wilds holds."""
    n: int = next(card["dice"] for card in table.view(None)["wilds"] if card["die"] == die)
    return n
