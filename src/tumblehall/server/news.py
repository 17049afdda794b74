"""What the server tells its clients: how a table and its game stand, answers to commands, news. Each is built for one
pair of eyes."""

from typing import Literal

from msgspec import Struct

from tumblehall.kernel.values import Json
from tumblehall.server.deeds import Manners
from tumblehall.server.wire import PHRASES


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    """The bot that plays here: in its own seat, for somebody absent, or for somebody gone."""
    away: bool = False
    """A bot plays until the person is back."""
    gone: bool = False
    """The person has resigned."""
    kept: bool = False
    """Kept for somebody of the last game who has not come yet."""
    reminded: bool = False
    left: float | None = None
    """Seconds left when the turn began, on a table with a clock."""
    until: float | None = None
    """When the running time of this seat ends, in seconds since 1970."""
    lamp: int = 0
    """How often it asked a bot what to do."""


class UndoQuestion(Struct, frozen=True):
    seat: int
    yes: list[int]
    waiting: list[int]
    """Seats whose answer is still open."""


class Result(Struct, frozen=True):
    winners: list[int]
    ranking: list[list[int]]
    scores: list[int] | None
    reason: str
    rule: str


class LessonCard(Struct, frozen=True, omit_defaults=True):
    """Which scene of which lesson a table plays, and how many answers of its script were given at once."""

    name: str
    scene: int
    skipped: bool = False
    given: int = 0


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it who has its link."""

    table: str
    game: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatCard]
    options: dict[str, Json]
    manners: Manners
    commitment: str
    """The SHA-256 of the secret of the dice, shown before anybody sits down."""
    created: float
    mixed: str = ""
    """From the beginning of the game on: the SHA-256 of what all seats gave to the dice, as a JSON array."""
    to_act: list[int] = []
    undo: UndoQuestion | None = None
    end_votes: list[int] = []
    result: Result | None = None
    take_backs: int = 0
    """How often more was taken back than is free: the game is then one with take-backs."""
    ended_early: bool = False
    """The game was ended without a result: all agreed to it, or those who look after the server did it."""
    rematch: str | None = None
    rematch_of: str | None = None
    lesson: LessonCard | None = None
    """Its dice were chosen: it is no game that counts."""
    puzzle: str | None = None
    """It began with a puzzle, which this names."""
    code: str | None = None
    """To be said aloud: it leads here as long as a seat is open."""


class LobbyCard(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    status: str
    names: list[str]
    """Of the people at it."""
    free: int
    clock: str
    onlookers: bool
    created: float
    bots: int = 0


class OptionOut(Struct, frozen=True, omit_defaults=True):
    id: str
    label: str
    refs: tuple[str, ...] = ()
    rule: str | None = None


class DecisionOut(Struct, frozen=True):
    kind: str
    prompt: str
    rule: str | None
    options: list[OptionOut]
    default: str
    about: dict[str, Json] = {}
    """For programs: the effect, the die or card it comes from, what is still to be picked."""


class EventOut(Struct, frozen=True, omit_defaults=True):
    kind: str
    text: str
    data: dict[str, Json] = {}
    forced: bool = False
    rule: str | None = None
    struck: bool = False
    """It was taken back since; only in a story, where what came later is known."""
    private: bool = False
    """Told to some alone."""


class SeatState(Struct, frozen=True):
    """The game as one seat may know it; seat None is an onlooker."""

    seat: int | None
    step: int
    view: dict[str, Json] | None
    """Null where `change` comes in its place."""
    decision: DecisionOut | None
    undo: Literal["free", "take", "ask", "no"]
    """Whether the last answer can be taken back: freely; by a take-back, which marks the table, at once or with the
    consent of the others; or not."""
    first: int
    """How many events came before these."""
    events: list[EventOut]
    undo_roll: bool = False
    """Whether it is a roll that a take-back would take back."""
    struck: list[tuple[int, int]] = []
    """Of all events those that were taken back: of each stretch the number of the first and of the one after it."""
    change: Json = None
    """What has changed in the view since the last news of this connection; see `differences.py`."""


class TalkLine(Struct, frozen=True, omit_defaults=True):
    at: float
    seat: int
    text: str = ""
    phrase: str = ""
    after: int = 0
    """How many events everybody had been told when it was said."""
    about: int | None = None
    """A sign on a deed: the number of its event among those that everybody was told."""


class Me(Struct, frozen=True, omit_defaults=True):
    """What the token opens here."""

    seats: list[int]
    host: bool
    muted: dict[str, list[int]]
    forked_from: tuple[str, int] | None = None
    """The table and the step that this one goes on from, for those who may see it; no table: a record from a file."""


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    version: int
    program: str
    """The version of the program: another one than before means that the page should be loaded anew."""
    now: float
    phrases: tuple[str, ...] = PHRASES


class News(Struct, frozen=True, tag_field="is", tag="news"):
    """How things stand. Parts that have not changed since the last news are left out. Where a client has missed one,
    by their numbers, changes mean nothing to it: it says hello anew."""

    now: float
    number: int
    """The first of a connection is 1."""
    table: TableCard | None = None
    change: Json = None
    """What has changed in `table`, where that is not here as a whole."""
    me: Me | None = None
    seats: list[SeatState] = []
    talk: list[TalkLine] = []


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """The command is done and on disk. `again`: it had been done before."""

    id: str
    again: bool = False
    table: str | None = None
    """The new table, after a rematch."""
    seat: int | None = None
    """The seat that was taken."""


class Refused(Struct, frozen=True, tag_field="is", tag="refused", omit_defaults=True):
    """Nothing was changed. `id` is that of the command, or empty where none could be read."""

    id: str
    code: str
    reason: str
    rule: str | None = None


class Because(Struct, frozen=True, tag_field="is", tag="because"):
    """The answer to `why`; no reason: it is on offer."""

    id: str
    reason: str | None
    rule: str | None


class Pong(Struct, frozen=True, tag_field="is", tag="pong"):
    id: str
    now: float


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The server closes the connection; `again`: come back, here or at another server."""

    code: str
    reason: str
    again: bool


ServerMessage = Welcome | News | Done | Refused | Because | Pong | Bye
