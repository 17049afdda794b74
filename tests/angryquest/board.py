"""Short positions for the tests: who stands where, how the dice fall, and what can be read off the table.

Every question is asked, also one with a single option (`forced=False` lets the engine take those). Where a test names
fewer than two teams, a rival waits at home. The characters here have abilities that stay out of most situations; the
comment gives close, ranged, arcane, armour, movement.
"""

from collections.abc import Iterable, Sequence

from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

MIMI = "mimi-many-faces"  # 2 3 2 0 0
PIM = "guildmaster-pim"  # 2 2 3 1 0
YRSA = "yrsa-the-whittler"  # 2 3 1 1 0
DOV = "innkeeper-dov"  # 2 2 2 1 0
BREE = "quartermaster-bree"  # 3 2 1 1 0
LUDO = "grim-ludo"  # 3 1 2 1 0
ORLO = "magister-orlo"  # 1 1 4 1 0
ANNIE = "clover-annie"  # 1 3 3 0 0
HAG = "bitterroot-the-hag"  # 1 2 4 0 0
HADDA = "stonewife-hadda"  # 3 1 2 2 0
JORY = "jory-cutpurse"  # 2 2 2 0 1
FINCH = "nimble-finch"  # 1 3 1 0 2
HROTH = "hroth-ironbelly"  # 4 1 0 2 0
KARROW = "duchess-karrow"  # 2 4 0 1 0
EVRA = "saint-evra"  # 2 1 3 2 0
OLGA = "grit-tooth-olga"  # 4 1 1 1 0
SISTER = "the-veiled-sister"  # 1 1 4 0 0
RIVALS = ("sir-dunmore-the-late", "captain-ordelia")

Seat = dict[str, Json]


def who(character: str, at: str = "home", *upgrades: str, **more: Json) -> dict[str, Json]:
    """A character on a space; an upgrade is `close` or `close 2`."""
    held = [upgrade.split() for upgrade in upgrades]
    levels = [{"attribute": parts[0], "level": int(parts[1]) if len(parts) > 1 else 1} for parts in held]
    return {"character": character, "at": at, "upgrades": levels, **more}


def seat(*team: dict[str, Json], **more: Json) -> Seat:
    """A seat that has more to it than its team: colour, hand, failed, carry, out."""
    return {"team": list(team), **more}


def position(
    *teams: Sequence[dict[str, Json]] | Seat,
    die: int = 0,
    monster: str = "clay-colossus",
    turn: dict[str, Json] | None = None,
    forced: bool = True,
    **fields: Json,
) -> dict[str, Json]:
    """A position; with a die, a move is to be chosen."""
    seats = [team if isinstance(team, dict) else seat(*team) for team in teams]
    if len(seats) < 2:
        seats.append(seat(who(RIVALS[0])))
    now: dict[str, Json] = {"phase": "move", "die": die} if die else {}
    return {
        "game": "angryquest",
        "monster": monster,
        "seats": seats,
        "turn": now | (turn or {}),
        "show_forced": forced,
        **fields,
    }


def play(
    *teams: Sequence[dict[str, Json]] | Seat,
    rolls: Iterable[int] = (),
    die: int = 0,
    monster: str = "clay-colossus",
    turn: dict[str, Json] | None = None,
    forced: bool = True,
    **fields: Json,
) -> Table:
    """A table at such a position, whose dice fall as told."""
    return rigged_table(position(*teams, die=die, monster=monster, turn=turn, forced=forced, **fields), rolls)


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


def ends(table: Table, character: str) -> set[str]:
    """The spaces to which a character may be moved now."""
    words = [option.split() for option in options(table)]
    return {word[2] for word in words if word[:2] == ["move", character]}


def card(table: Table, character: str) -> dict[str, Json]:
    """A character in a team, as an onlooker sees it."""
    for one in table.view(None)["seats"]:
        for member in one["team"]:
            if member["character"] == character:
                found: dict[str, Json] = member
                return found
    raise AssertionError(f"{character} is in no team")


def at(table: Table, character: str) -> str:
    space: str = card(table, character)["at"]
    return space


def upgrades(table: Table, character: str) -> list[str]:
    """The upgrades of a character in a team: `close 2`."""
    return [f"{each['attribute']} {each['level']}" for each in card(table, character)["upgrades"]]


def heard(table: Table, kind: str) -> list[dict[str, Json]]:
    """What everybody was told of one kind."""
    return [dict(event.data) for event in table.events(None) if event.kind == kind]


def kinds(table: Table) -> list[str]:
    """What happened, in order, as everybody was told."""
    return [event.kind for event in table.events(None)]


def meet(mine: str, foe: str, *rolls: int, held: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Table:
    """A character of seat 0 has just moved onto the space of one of seat 1, where no luck or curse is."""
    table = play([who(mine, "t12", *held)], [who(foe, "t14", *theirs)], rolls=rolls, die=2)
    return do(table, f"move {mine} t14")
