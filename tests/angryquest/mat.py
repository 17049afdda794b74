"""Lays a table for the tests: who stands where, how the dice fall, and what can be read off it.

Every question is asked, also one with a single option (`forced=False` lets the engine take those). Where a test names
fewer than two teams, a rival waits at home. The comment of a character gives close, ranged, arcane, armour, movement.
"""

from collections.abc import Iterable, Sequence

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.content.board import LOOP, SPACE_NUMBERS, name_of
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

VESSA = "vessa-quickstep"  # 2 2 1 0 2
TAM = "old-tam-the-ferryman"  # 2 2 2 1 1
BRAKKA = "brakka-longstride"  # 3 1 1 1 1
SILT = "silt-friend-of-moles"  # 2 1 3 1 0
ORDELIA = "captain-ordelia"  # 3 2 0 2 0
WEND = "wend-the-weathercock"  # 1 3 2 0 1
HROTH = "hroth-ironbelly"  # 4 1 0 2 0
MAREN = "maren-twobows"  # 1 4 1 0 1
ASHGAR = "ashgar-the-smouldering"  # 1 1 4 0 1
PELL = "pell-the-fencer"  # 4 1 1 0 1
KARROW = "duchess-karrow"  # 2 4 0 1 0
OLGA = "grit-tooth-olga"  # 4 1 1 1 0
HEX = "tolliver-hex"  # 1 2 3 0 1
ANSELM = "brother-anselm"  # 2 1 3 1 0
HADDA = "stonewife-hadda"  # 3 1 2 2 0
FINCH = "nimble-finch"  # 1 3 1 0 2
DUNMORE = "sir-dunmore-the-late"  # 3 1 2 2 0
SISTER = "the-veiled-sister"  # 1 1 4 0 0
JORY = "jory-cutpurse"  # 2 2 2 0 1
RUNA = "runa-wolf-sister"  # 3 3 1 0 1
PIM = "guildmaster-pim"  # 2 2 3 1 0
YRSA = "yrsa-the-whittler"  # 2 3 1 1 0
ORLO = "magister-orlo"  # 1 1 4 1 0
BREE = "quartermaster-bree"  # 3 2 1 1 0
DOV = "innkeeper-dov"  # 2 2 2 1 0
MIMI = "mimi-many-faces"  # 2 3 2 0 0
OSRIC = "lucky-osric"  # 3 2 1 0 1
ANNIE = "clover-annie"  # 1 3 3 0 0
LUDO = "grim-ludo"  # 3 1 2 1 0
EVRA = "saint-evra"  # 2 1 3 2 0
HAG = "bitterroot-the-hag"  # 1 2 4 0 0
ILSE = "gatewarden-ilse"  # 3 2 1 1 0

ARMOUR, HYDRA, REGENT = "animated-armour", "mire-hydra", "bone-regent"
ROC, LIBRARIAN, COLOSSUS = "storm-roc", "hollow-librarian", "clay-colossus"

RIVAL = MIMI
"""No movement, no armour, and an ability that only shows when she is replaced."""
OTHER_RIVAL = DUNMORE
FURTHER_MOVE, LUCKY_MOVE = "further-move", "lucky-move"
"""Kinds of roll that are not the movement step."""
SPOT = "t26"
"""A plain space of the loop."""

Hero = dict[str, Json]
Seat = dict[str, Json]
Team = Sequence[Hero] | Seat | None


def who(character: str, at: str = "home", *upgrades: str, **more: Json) -> Hero:
    """A character on a space; upgrades are written `close` or `close2 armour`."""
    held = [(word.rstrip("0123456789"), word) for word in " ".join(upgrades).split()]
    levels = [{"attribute": name, "level": int(word[len(name) :] or 1)} for name, word in held]
    return {"character": character, "at": at, "upgrades": levels, **more}


def seat(*team: Hero, **more: Json) -> Seat:
    """A seat that has more to it than its team: colour, hand, failed, carry, out."""
    return {"team": list(team), **more}


def position(
    *teams: Team,
    die: int = 0,
    roll: str = "",
    monster: str = COLOSSUS,
    turn: dict[str, Json] | None = None,
    used: Iterable[str] = (),
    forced: bool = True,
    **fields: Json,
) -> dict[str, Json]:
    """A position; with a die a move is to be chosen, that of the movement step unless another roll is named."""
    seats = [team if isinstance(team, dict) else seat(*team) for team in teams if team is not None]
    if len(seats) < 2:
        mine = [hero["character"] for one in seats for hero in one["team"]]
        seats.append(seat(who(OTHER_RIVAL if RIVAL in mine else RIVAL)))
    now: dict[str, Json] = {"phase": "move", "die": die} if die else {}
    laid: dict[str, Json] = {
        "game": "angryquest",
        "monster": monster,
        "seats": seats,
        "turn": now | {"used": list(used)} | (turn or {}),
        "show_forced": forced,
    }
    if roll:
        laid["pending"] = {"stack": [["end", 0], ["again", 0], ["move", 0, roll, die, "nobody"]]}
    return laid | fields


def play(
    *teams: Team,
    rolls: Iterable[int] = (),
    die: int = 0,
    roll: str = "",
    monster: str = COLOSSUS,
    turn: dict[str, Json] | None = None,
    used: Iterable[str] = (),
    forced: bool = True,
    **fields: Json,
) -> Table:
    """A table at such a position, whose dice fall as told."""
    laid = position(*teams, die=die, roll=roll, monster=monster, turn=turn, used=used, forced=forced, **fields)
    return rigged_table(laid, rolls)


def do(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the seat that is asked."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
    return table


# -- what happens often -----------------------------------------------------------------------------------------------


def meet(mine: str, foe: str, *rolls: int, held: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Table:
    """A character of seat 0 has just moved onto the space of one of seat 1, where no luck or curse is."""
    table = play([who(mine, "t12", *held)], [who(foe, "t14", *theirs)], rolls=rolls, die=2)
    return do(table, f"move {mine} t14")


def duel(
    attacker: str | Hero,
    attack: str,
    defender: str | Hero,
    defence: str,
    rolls: Iterable[int],
    *,
    gap: int = 0,
    spot: str = SPOT,
    mine: Iterable[Hero] = (),
    theirs: Iterable[Hero] = (),
    monster: str = COLOSSUS,
) -> Table:
    """The attacker moves to the defender's spot on the loop, or `gap` spaces short of it, and attacks. The attacker's
    dice fall first."""
    first = attacker if isinstance(attacker, dict) else who(attacker)
    second = defender if isinstance(defender, dict) else who(defender)
    end = (SPACE_NUMBERS[spot] - gap) % LOOP
    steps = 2 + CHARACTERS[CHARACTER_NUMBERS[first["character"]]].values[4]
    table = play(
        [first | {"at": name_of((end - steps) % LOOP)}, *mine],
        [second | {"at": spot}, *theirs],
        die=2,
        rolls=rolls,
        monster=monster,
    )
    attacked = f"attack {second['character']} {attack}"
    return do(table, f"move {first['character']} {name_of(end)}", attacked, f"use {defence}")


def arrive(newcomer: Hero, *rest: Hero, theirs: Team = None, rolls: Iterable[int] = (), **more: Json) -> Table:
    """A character walks into the north settlement."""
    table = play([newcomer | {"at": "road-n-1"}, *rest], theirs, die=1, rolls=rolls, **more)
    return do(table, f"move {newcomer['character']} sett-n")


# -- what can be read off ---------------------------------------------------------------------------------------------


def asked(table: Table) -> str:
    """What is asked."""
    return table.decisions[0].kind


def to_act(table: Table) -> int:
    """Who is asked."""
    return table.decisions[0].seat


def options(table: Table) -> list[str]:
    """What may be answered, in its order."""
    return [option.id for option in table.decisions[0].options]


def offers(table: Table) -> set[str]:
    """What may be answered."""
    return set(options(table))


def moves(table: Table, character: str) -> set[str]:
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


def where(table: Table, character: str) -> str:
    return str(card(table, character)["at"])


def upgrades(table: Table, character: str) -> str:
    """The upgrades of a character in a team: `close1 armour2`."""
    return " ".join(f"{each['attribute']}{each['level']}" for each in card(table, character)["upgrades"])


def team(table: Table, seat: int = 0) -> list[str]:
    return [member["character"] for member in table.view(None)["seats"][seat]["team"]]


def used(table: Table) -> list[str]:
    """The characters whose once-a-turn ability is used."""
    return list(table.position()["turn"]["used"])


def heard(table: Table, kind: str) -> list[dict[str, Json]]:
    """What everybody was told of one kind."""
    return [dict(event.data) for event in table.events(None) if event.kind == kind]


def kinds(table: Table) -> list[str]:
    """What happened, in order, as everybody was told."""
    return [event.kind for event in table.events(None)]


def winner(table: Table) -> str:
    """Who won the last combat."""
    return str(heard(table, "combat-won")[-1]["winner"])


def dice(table: Table) -> tuple[int, int]:
    """How many dice attacker and defender rolled in the last combat."""
    rolled = heard(table, "combat-rolls")[-1]
    return len(rolled["attack_dice"]), len(rolled["defence_dice"])
