"""The HTTP interface: every endpoint with what it takes and gives. The OpenAPI document is made from this list, so that
it cannot say anything else than what the server does."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal, get_args

from tumblehall.kernel.values import Json
from tumblehall.server import analysing, at_tables, how_to, lamp, on_show, puzzling
from tumblehall.server import lesson_requests as lr
from tumblehall.server import news as n
from tumblehall.server import puzzle_requests as pr
from tumblehall.server import requests as r
from tumblehall.server import wire as w
from tumblehall.server.analysis_requests import AnalysisNow
from tumblehall.server.call import Call
from tumblehall.server.hints import HintNow, WantHint
from tumblehall.server.refusal import Code
from tumblehall.server.rights import Thing

Cost = Literal["cheap", "costly", "founding", "guess"]


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: Literal["GET", "POST"]
    path: str
    summary: str
    handle: Callable[[Call], Coroutine[Any, Any, Any]]
    answer: Any
    """A type; `dict` stands for a record."""
    takes: Any = None
    token: Literal["no", "may", "must"] = "no"
    refusals: tuple[Code, ...] = ()
    cost: Cost = "cheap"
    thing: Thing | None = None
    """What of a table it gives: `rights.py` says to whom."""
    is_replay: bool = False
    """It keeps a worker busy that others at the tables need too: one at a time from an address."""
    fixed: bool = False
    """The answer is the same for everybody, as long as the program runs."""

    @property
    def is_upload(self) -> bool:
        """Whether it takes a record."""
        return "record" in getattr(self.takes, "__struct_fields__", ())


TABLE: tuple[Code, ...] = ("no-table", "aside", "not-saved")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", "The games, their options and bots", on_show.get_games, r.Games, fixed=True),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "The rules and rulings of a game",
        on_show.get_rules,
        r.Rules,
        refusals=("no-game",),
        fixed=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/cards",
        "The cards of a game",
        on_show.get_cards,
        r.Cards,
        refusals=("no-game",),
        fixed=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/catalogue",
        "What is printed in the box",
        on_show.get_catalogue,
        r.Catalogue,
        refusals=("no-game",),
        fixed=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/how-to",
        "How a game is played, screen by screen",
        how_to.get_how_to,
        how_to.HowTo,
        refusals=("no-game",),
        fixed=True,
    ),
    Endpoint("GET", "/api/lobby", "Tables that are open to all", on_show.get_lobby, r.Lobby, refusals=("not-saved",)),
    Endpoint(
        "GET",
        "/api/codes/{code}",
        "The table that a code leads to",
        at_tables.get_called,
        r.TableCalled,
        refusals=TABLE,
        cost="guess",
    ),
    Endpoint("GET", "/api/address", "Where others in the house find this server", on_show.get_address, r.Address),
    Endpoint("POST", "/api/tokens", "A new token", at_tables.post_token, r.NewToken),
    Endpoint(
        "POST",
        "/api/tables",
        "Founds a table",
        at_tables.post_table,
        r.NewTableMade,
        takes=r.NewTable,
        token="must",
        refusals=("not-saved",),
        cost="founding",
    ),
    Endpoint(
        "POST",
        "/api/lessons",
        "Founds the table of a lesson, with you at it",
        at_tables.post_lesson,
        r.NewTableMade,
        takes=lr.NewLesson,
        token="must",
        refusals=("not-saved",),
        cost="founding",
    ),
    Endpoint(
        "GET",
        "/api/puzzles",
        "The puzzles of a day, its own first and then one of each other game",
        puzzling.get_puzzles,
        pr.Puzzles,
        takes=pr.WantPuzzles,
    ),
    Endpoint(
        "POST",
        "/api/puzzles",
        "Founds the table of a puzzle, with you at it",
        puzzling.post_puzzle,
        r.NewTableMade,
        takes=pr.NewPuzzle,
        token="must",
        refusals=("not-saved",),
        cost="founding",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table as you may see it",
        at_tables.get_table,
        r.TableNow,
        token="may",
        refusals=TABLE,
        thing="card",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/do",
        "Does something at a table",
        at_tables.post_command,
        n.Done,
        takes=w.Command,
        token="may",
        refusals=get_args(Code),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record, or your view of a running game",
        at_tables.get_record,
        dict[str, Json],
        token="may",
        refusals=(*TABLE, "not-playing", "not-yours"),
        cost="costly",
        thing="record",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/frames",
        "Steps of a game that is over",
        at_tables.get_frames,
        r.Frames,
        takes=r.FrameRange,
        token="may",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours"),
        cost="costly",
        thing="replay",
        is_replay=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/course",
        "How a game that is over went",
        at_tables.get_course,
        r.CourseNow,
        token="may",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours"),
        cost="costly",
        thing="replay",
        is_replay=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/draws",
        "What chance gave in a game that is over",
        at_tables.get_draws,
        r.Draws,
        takes=r.WantDraws,
        token="may",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours"),
        cost="costly",
        thing="replay",
        is_replay=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/analysis",
        "Who was how likely to win a game that is over, or how far that is",
        analysing.get_analysis,
        AnalysisNow,
        token="may",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours"),
        cost="costly",
        thing="replay",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/analysis",
        "Asks for the analysis of a game that is over; one at a time from an address",
        analysing.post_analysis,
        AnalysisNow,
        token="may",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours"),
        cost="costly",
        thing="replay",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/story",
        "What a seat of yours was shown, moment by moment",
        at_tables.get_story,
        r.Story,
        takes=r.StorySince,
        token="may",
        refusals=(*TABLE, "not-playing", "not-yours"),
        cost="costly",
        thing="story",
        is_replay=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/odds",
        "The chances of what a seat of yours may choose now",
        at_tables.get_odds,
        r.OddsNow,
        takes=r.WantOdds,
        token="may",
        refusals=(*TABLE, "not-playing", "not-yours"),
        thing="odds",
        is_replay=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/lesson",
        "What the teacher has said so far",
        at_tables.get_lesson,
        lr.LessonNow,
        token="may",
        refusals=(*TABLE, "not-playing", "not-yours"),
        thing="lesson",
        is_replay=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/puzzle",
        "What is to be said of your answer to a puzzle, once you have given it",
        puzzling.get_puzzle,
        pr.PuzzleNow,
        token="may",
        refusals=(*TABLE, "not-playing", "not-yours"),
        thing="puzzle",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        "What a bot would do in a seat of yours, and why; everybody is told that you asked",
        lamp.post_hint,
        HintNow,
        takes=WantHint,
        token="must",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours", "away", "stale"),
        cost="costly",
        thing="hint",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fork",
        "A new table from a step of this one",
        at_tables.post_fork,
        r.NewTableMade,
        takes=r.Fork,
        token="must",
        refusals=(*TABLE, "not-playing", "not-now", "not-yours"),
        cost="founding",
        thing="fork",
        is_replay=True,
    ),
    Endpoint(
        "POST",
        "/api/records/frames",
        "Steps of a record",
        at_tables.post_frames,
        r.Frames,
        takes=r.WantFrames,
        refusals=("illegal",),
        cost="costly",
    ),
    Endpoint(
        "POST",
        "/api/records/verify",
        "Whether a record is true",
        at_tables.post_verify,
        r.Checked,
        takes=r.CheckRecord,
        refusals=("illegal",),
        cost="costly",
    ),
    Endpoint(
        "POST",
        "/api/records/fork",
        "A new table from a step of a record",
        at_tables.post_fork_record,
        r.NewTableMade,
        takes=r.ForkRecord,
        token="must",
        refusals=("not-saved", "illegal"),
        cost="founding",
    ),
)
