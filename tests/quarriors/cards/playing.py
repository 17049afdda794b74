"""What the tests of cards do at a table, and what they read off it."""

from tests.quarriors.cards.turn import plays_on
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def do(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the seat that is asked. Where a destroyed creature goes is not asked
    when there is no choice; after each answer the table can be played on to the end of the turn."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
        bury(table)
        plays_on(table)
    return table


def bury(table: Table) -> None:
    while table.decisions and table.decisions[0].kind == "fate" and len(options(table)) == 1:
        table.act(table.decisions[0].seat, options(table)[0])


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


def creature(table: Table, who: int, place: int = 0) -> dict[str, Json]:
    """All about a creature by its place in the ready area."""
    die: dict[str, Json] = table.view(None)["seats"][who]["ready"][place]
    return die


def stats(table: Table, who: int, place: int = 0) -> tuple[int, int]:
    """Attack and defence of a creature by its place in the ready area."""
    die = creature(table, who, place)
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
