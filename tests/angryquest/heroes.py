"""Small positions for tests of abilities and monsters. Every decision is asked, those with one option too."""

from collections.abc import Iterable

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.content.board import SPACE_NUMBERS, name_of
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

FURTHER_ROLL, LUCKY_ROLL = 1, 2
"""Kinds of roll that are not the movement step."""

BYSTANDER = "mimi-many-faces"
"""No movement, no armour, and an ability that only shows when she is replaced."""


def hero(slug: str, at: str = "home", upgrades: str = "", **more: Json) -> Json:
    """A character of a team. Upgrades are written `close1 armour2`."""
    held = [{"attribute": word[:-1], "level": int(word[-1])} for word in upgrades.split()]
    return {"character": slug, "at": at, "upgrades": held, **more}


def table(
    mine: list[Json],
    theirs: list[Json] | None = None,
    *,
    die: int = 0,
    kind: int = 0,
    rolls: Iterable[int] = (),
    monster: str = "clay-colossus",
    used: Iterable[str] = (),
    others: Iterable[list[Json]] = (),
    **more: Json,
) -> Table:
    """Red is in turn and has rolled `die`; without one the turn begins. `others` are the third and fourth team."""
    if theirs is None:
        theirs = [hero(BYSTANDER)]
    position: dict[str, Json] = {
        "game": "angryquest",
        "monster": monster,
        "show_forced": True,
        "seats": [{"team": team} for team in (mine, theirs, *others)],
        "turn": {"die": die, "used": list(used), "phase": "move" if die else "start"},
    }
    if kind:
        position["pending"] = {"stack": [["end", 0], ["again", 0], ["move", 0, kind, die, -1]]}
    return rigged_table(position | more, rolls)


def play(at: Table, *answers: str) -> Table:
    """Gives the answers, each by the seat that is asked."""
    for answer in answers:
        at.act(at.decisions[0].seat, answer)
    return at


def offers(at: Table) -> set[str]:
    """The answers on offer."""
    return {option.id for option in at.decisions[0].options}


def asked(at: Table) -> str:
    """The kind of the pending question."""
    return at.decisions[0].kind


def moves(at: Table, slug: str) -> set[str]:
    """The spaces that a character may move to."""
    return {answer.split()[2] for answer in offers(at) if answer.startswith(f"move {slug} ")}


def card(at: Table, slug: str) -> Json:
    """What a position says about a character in a team."""
    return next(c for seat in at.position()["seats"] for c in seat["team"] if c["character"] == slug)


def where(at: Table, slug: str) -> str:
    return str(card(at, slug)["at"])


def upgrades(at: Table, slug: str) -> str:
    """The upgrades of a character, as `hero` takes them."""
    return " ".join(f"{each['attribute']}{each['level']}" for each in card(at, slug)["upgrades"])


def team(at: Table, seat: int = 0) -> list[str]:
    return [c["character"] for c in at.position()["seats"][seat]["team"]]


def used(at: Table) -> list[str]:
    """The characters whose once-a-turn ability is used."""
    return list(at.position()["turn"]["used"])


def told(at: Table, kind: str) -> list[Json]:
    """The data of all events of a kind."""
    return [dict(event.data) for event in at.events(0) if event.kind == kind]


SPOT = "t26"


def duel(
    attacker: str | Json,
    attack: str,
    defender: str | Json,
    defence: str,
    rolls: Iterable[int],
    *,
    gap: int = 0,
    spot: str = SPOT,
    mine: Iterable[Json] = (),
    theirs: Iterable[Json] = (),
    monster: str = "clay-colossus",
) -> Table:
    """The attacker moves to the defender's spot on the loop, or `gap` spaces short of it, and attacks. The attacker's
    dice fall first."""
    first = attacker if isinstance(attacker, dict) else hero(attacker)
    second = defender if isinstance(defender, dict) else hero(defender)
    number = SPACE_NUMBERS[spot]
    end = (number - gap) % 48
    steps = 2 + CHARACTERS[CHARACTER_NUMBERS[first["character"]]].values[4]
    at = table(
        [first | {"at": name_of((end - steps) % 48)}, *mine],
        [second | {"at": spot}, *theirs],
        die=2,
        rolls=rolls,
        monster=monster,
    )
    attacked = f"attack {second['character']} {attack}"
    return play(at, f"move {first['character']} {name_of(end)}", attacked, f"use {defence}")


def winner(at: Table) -> str:
    """Who won the last combat."""
    return str(told(at, "combat-won")[-1]["winner"])


def dice(at: Table) -> tuple[int, int]:
    """How many dice attacker and defender rolled in the last combat."""
    rolled = told(at, "combat-rolls")[-1]
    return len(rolled["attack_dice"]), len(rolled["defence_dice"])


def arrive(newcomer: Json, *rest: Json, rolls: Iterable[int] = (), **more: Json) -> Table:
    """A character walks into the north settlement."""
    at = table([newcomer | {"at": "road-n-1"}, *rest], die=1, rolls=rolls, **more)
    return play(at, f"move {newcomer['character']} sett-n")
