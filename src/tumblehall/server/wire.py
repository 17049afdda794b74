"""What clients may say: commands, and a few questions. What they are told is in `news.py`. The OpenAPI document and the
browser's types are made from both."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

VERSION = 2
"""Of the messages. A client that speaks another one is told so and reloads."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Step = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seed = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=46, pattern="^th_[A-Za-z0-9_-]{43}$")]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]

PHRASES = ("hello", "good-game", "well-played", "thanks", "oops", "one-moment", "your-turn", "lucky", "ouch", "again")
"""Ready-made things to say, by name; each client has its own words for them."""
SIGNS = ("well-played", "lucky", "ouch", "thanks")
"""Those that answer a deed as a sign on it."""


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id
    """Drawn by the client. A command that comes again with the same id is not done twice."""


class Sit(_Command, frozen=True, tag="sit"):
    """Takes a free seat, the first one when none is named. `seed` goes into the dice."""

    name: Name
    seed: Seed
    seat: Seat | None = None


class SitBot(_Command, frozen=True, tag="sit-bot"):
    """The founder puts a bot into a free seat, or another one into a bot's seat."""

    seat: Seat
    bot: Name


class Rise(_Command, frozen=True, tag="rise"):
    """Leaves a seat before the start; the founder may also free the seats of others."""

    seat: Seat


class Start(_Command, frozen=True, tag="start"):
    """The founder begins the game."""


class Act(_Command, frozen=True, tag="act"):
    """The answer of a seat, given at its current step."""

    seat: Seat
    option: OptionId
    step: Step


class Undo(_Command, frozen=True, tag="undo"):
    """Takes back the last answer. `ask`: when more has to be taken back than is free, do so and mark the table; where
    there are other people they are asked first."""

    seat: Seat
    step: Step
    ask: bool = False


class AnswerUndo(_Command, frozen=True, tag="answer-undo"):
    """Whether another seat may take back; from the seat that asked, no withdraws the question."""

    seat: Seat
    yes: bool


class SkipLesson(_Command, frozen=True, tag="skip-lesson"):
    """Goes on without the teacher, in an ordinary game."""

    seat: Seat


class Resign(_Command, frozen=True, tag="resign"):
    seat: Seat


class VoteEnd(_Command, frozen=True, tag="vote-end"):
    """For ending the game without a result, or no more; it ends when all are for it."""

    seat: Seat
    yes: bool


class Remind(_Command, frozen=True, tag="remind"):
    """Tells another seat that the table waits for it."""

    seat: Seat
    whom: Seat


class Return(_Command, frozen=True, tag="return"):
    """Back at the table: after a reminder, or in place of the bot that took over."""

    seat: Seat


class Say(_Command, frozen=True, tag="say"):
    """Words, or the name of a phrase. `about`: it is a sign on a deed, by the number of its event among those that
    everybody was told; one for each seat and deed."""

    seat: Seat
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""
    about: Step | None = None


class Mute(_Command, frozen=True, tag="mute"):
    seat: Seat
    whom: Seat
    muted: bool


class Rekey(_Command, frozen=True, tag="rekey"):
    """From now on another token; the present one opens nothing any more."""

    token: Token


class Rematch(_Command, frozen=True, tag="rematch"):
    """A new table with the same people, bots and options, once this one is over. `bot`: all bots are this one now."""

    bot: Name | None = None


Command = (
    Sit | SitBot | Rise | Start | Act | Undo | AnswerUndo | SkipLesson | Resign | VoteEnd | Remind | Return | Say
    | Mute | Rekey | Rematch
)  # fmt: skip


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. `seen`: how many events of each seat (or of the onlooker, under "-") and how
    many lines of talk the client has already. `whole`: views always come whole, for clients that keep none."""

    version: int
    token: Token | None = None
    seen: Annotated[dict[str, Step], Meta(max_length=17)] = {}
    talk: Step = 0
    whole: bool = False


class AskWhy(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why something is not on offer to a seat; changes nothing."""

    id: Id
    seat: Seat
    text: OptionId


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    id: Id


ClientMessage = Hello | AskWhy | Ping | Command


class _OnlyId(Struct):
    id: str = ""


def id_of(text: str) -> str:
    """The id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""
