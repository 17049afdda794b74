"""Who may have what of a table, and when: the one place that says so. What a seat may do in its game is for `judge.py`.

A role is what a token opens at a table. Somebody is `alone` whose seats are the only ones that people hold; a `host`
has founded the table and has no seat; an `onlooker` has the link of a table that allows onlookers, a `stranger` that of
one that does not."""

from typing import Literal, get_args

from tumblehall.server.judge import is_host
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room

Role = Literal["alone", "player", "host", "onlooker", "stranger"]
Stage = Literal["open", "playing", "over"]
Thing = Literal[
    "card", "talk", "view", "record", "story", "odds", "hint", "lesson", "puzzle", "replay", "fork", "rematch"
]
"""`view`: the game through one's own eyes. `record`: while the game runs, what the own eyes have seen. `hint`: what a
bot would do in an own seat. `replay`: the steps and the course of a game, whole."""

EVERYBODY: tuple[Role, ...] = get_args(Role)
SEEING: tuple[Role, ...] = ("alone", "player", "host", "onlooker")

RIGHTS: dict[Thing, dict[Stage, tuple[Role, ...]]] = {
    "card": {"open": EVERYBODY, "playing": EVERYBODY, "over": EVERYBODY},
    "talk": {"open": SEEING, "playing": SEEING, "over": SEEING},
    "view": {"open": (), "playing": SEEING, "over": SEEING},
    "record": {"open": (), "playing": SEEING, "over": SEEING},
    "story": {"open": (), "playing": SEEING, "over": SEEING},
    "odds": {"open": (), "playing": SEEING, "over": SEEING},
    "hint": {"open": (), "playing": ("alone", "player"), "over": ()},
    "lesson": {"open": (), "playing": ("alone", "player"), "over": ("alone", "player")},
    "puzzle": {"open": (), "playing": ("alone", "player"), "over": ("alone", "player")},
    "replay": {"open": (), "playing": (), "over": SEEING},
    "fork": {"open": (), "playing": ("alone",), "over": SEEING},
    "rematch": {"open": (), "playing": (), "over": ("alone", "player")},
}


def role_of(room: Room, holder: str | None) -> Role:
    if room.seats_of(holder):
        return "alone" if room.one_person() else "player"
    if is_host(room, holder):
        return "host"
    return "onlooker" if room.founding.manners.onlookers else "stranger"


def stage_of(room: Room) -> Stage:
    return "open" if room.game is None else "over" if room.status == "over" else "playing"


def may(room: Room, holder: str | None, thing: Thing) -> bool:
    return role_of(room, holder) in RIGHTS[thing][stage_of(room)]


def need(room: Room, holder: str | None, thing: Thing) -> None:
    """Refusal: not these people, or not yet."""
    if may(room, holder, thing):
        return
    role = role_of(room, holder)
    if not any(role in roles for roles in RIGHTS[thing].values()):
        raise Refusal("not-yours", f"this table shows its {thing} to others only")
    if stage_of(room) == "open":
        raise Refusal("not-playing", "the game has not begun yet")
    raise Refusal("not-now", "the game is not over yet")


def in_words(thing: Thing) -> str:
    """Who may have it, for people."""
    stages = [f"{stage}: {', '.join(roles)}" for stage, roles in RIGHTS[thing].items() if roles]
    return f"By stage of the table, for whom: {'; '.join(stages)}."
