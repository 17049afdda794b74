"""Reads a table in the tests of the game: who is asked what, where dice lie, and what is known of them."""

from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def kind(table: Table) -> str:
    """What is asked."""
    return table.decisions[0].kind


def asked(table: Table) -> int:
    """Who is asked."""
    return table.decisions[0].seat


def asks(table: Table) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    return asked(table), kind(table)


def options(table: Table) -> list[str]:
    """What may be answered; nothing when the game is over."""
    return [option.id for decision in table.decisions for option in decision.options]


def offered(table: Table, verb: str) -> list[str]:
    """The answers on offer that begin with a verb, without it."""
    return [option.removeprefix(f"{verb} ") for option in options(table) if option.startswith(f"{verb} ")]


def lying(table: Table, zone: str, who: int = 0) -> list[str]:
    """The dice of a player in a zone, as the position writes them; of those in a ready area no more than the dice."""
    found = table.position()["seats"][who][zone]
    return [die["die"] if isinstance(die, dict) else die for die in found]


def party(table: Table, who: int = 0) -> list[str]:
    """The dice of a player's party, as the position writes them."""
    found: Json = table.position()["seats"][who].get("quest", {"party": []})["party"]
    return [die["die"] if isinstance(die, dict) else die for die in found]


def quest_dice(table: Table, quest: str) -> int:
    """How many quest dice lie on a quest card."""
    held: dict[str, int] = {card["card"].split("/")[0]: card["dice"] for card in table.position()["quests"]}
    return held[quest]


def questing(table: Table, who: int, place: int = 0) -> dict[str, Json]:
    """All about a creature by its place in a party."""
    die: dict[str, Json] = table.view(None)["seats"][who]["quest"]["party"][place]
    return die


def locked(table: Table, who: int = 0) -> str | None:
    """The die in a player's locked area, as the position writes it; None: the area is empty."""
    found: Json = table.position()["seats"][who].get("locked")
    die: str | None = found["die"] if isinstance(found, dict) else found
    return die


def glory(table: Table) -> list[int]:
    return [each["glory"] for each in table.position()["seats"]]


def energy(table: Table) -> tuple[int, int]:
    """The light and the dark quiddity that floats for the player whose turn it is."""
    assert isinstance(table.state, QuarriorsState)
    return table.state.energy


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


def against(table: Table) -> list[int | None]:
    """The totals of the attack under way, by seat."""
    found: list[int | None] = table.view(None)["attack"]["totals"]
    return found


def where(table: Table, who: int, zone: str) -> list[str]:
    """The dice of a player in a zone, as options name them; a creature with what is attached to it."""
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


def captures(table: Table) -> int:
    n: int = table.view(None)["captures"]
    return n


def held(table: Table, die: str) -> int:
    """How many dice a card in the Wilds holds, by the name of the die in options."""
    n: int = next(card["dice"] for card in table.view(None)["wilds"] if card["die"] == die)
    return n
