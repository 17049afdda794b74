"""The HTTP interface: every endpoint with what it takes and gives. The OpenAPI document is made from this list, so that
it cannot say anything else than what the server does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

import msgspec

import tumblehall
from tumblehall.agents.roster import agents_for
from tumblehall.card_lists import CARD_LISTS
from tumblehall.catalogues import CATALOGUES
from tumblehall.kernel import options as kinds
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.register import all_rulings, rules_of
from tumblehall.kernel.values import Json
from tumblehall.library import game_named, games
from tumblehall.server import news as n
from tumblehall.server import requests as r
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.jobs import frames, story, verify
from tumblehall.server.refusal import Code, Refusal
from tumblehall.server.showing import me, seat_state, table_card, talk_for, viewers
from tumblehall.server.tables import fork, fork_record, found, rematch
from tumblehall.server.tokens import new_token
from tumblehall.server.workers import Workers

JOB_SECONDS = 20.0
LOBBY_MOST = 200


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and checked."""

    hall: Hall
    workers: Workers
    holder: str | None
    """The hash of the token that came with it."""
    path: dict[str, str] = field(default_factory=dict)
    body: Any = None
    """Of the type that the endpoint declares; for GET it is made of the query."""

    def need_holder(self) -> str:
        if self.holder is None:
            raise Refusal("no-token", "this needs a token: Authorization: Bearer TOKEN")
        return self.holder


Cost = Literal["cheap", "costly", "founding"]


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: Literal["GET", "POST"]
    path: str
    summary: str
    handle: Callable[[Call], Awaitable[Any]]
    answer: Any
    """A type; `dict` stands for a record."""
    takes: Any = None
    token: Literal["no", "may", "must"] = "no"
    refusals: tuple[Code, ...] = ()
    cost: Cost = "cheap"


# -- what there is -----------------------------------------------------------------------------------------------------


async def get_games(call: Call) -> r.Games:
    return r.Games(tumblehall.__version__, [_game_card(info) for info in games().values()])


def _game_card(info: GameInfo) -> r.GameCard:
    return r.GameCard(
        name=info.name,
        title=info.title,
        summary=info.summary,
        seats=info.seats,
        minutes=info.minutes,
        options=[_option_card(name, option) for name, option in info.options.items()],
        bots=list(agents_for(info.name)),
        hidden=info.hidden,
        rule_prefixes=info.rule_prefixes,
    )


def _option_card(name: str, option: kinds.GameOption) -> r.OptionCard:
    kind: Literal["choice", "flag", "number", "several", "listed", "first"]
    choices: tuple[str, ...] = ()
    presets: tuple[str, ...] = ()
    least = most = None
    match option:
        case kinds.Choice():
            kind, choices = "choice", option.choices
        case kinds.Flag():
            kind = "flag"
        case kinds.Number():
            kind, least, most = "number", option.least, option.most
        case kinds.Several():
            kind, choices, least = "several", option.choices, option.least
        case kinds.Listed():
            kind, choices, presets = "listed", option.choices, option.presets
        case kinds.FirstSeat():
            kind, presets = "first", ("random",)
    return r.OptionCard(name, kind, option.help, option.default, list(choices), list(presets), least, most)


def _info(call: Call) -> GameInfo:
    try:
        return game_named(call.path["game"]).info
    except BadInput as fault:
        raise Refusal("no-game", str(fault)) from None


async def get_rules(call: Call) -> r.Rules:
    info = _info(call)
    found_rules = [rule for prefix in info.rule_prefixes for rule in rules_of(prefix)]
    found_rules += [ruling for ruling in all_rulings() if ruling.game == info.name]
    return r.Rules([r.RuleOut(x.id, x.text, x.section, x.section_title, x.ruling) for x in found_rules])


async def get_cards(call: Call) -> r.Cards:
    name = _info(call).name
    if name not in CARD_LISTS:
        return r.Cards("", [])
    sheets, legend = CARD_LISTS[name]
    cards = [r.CardOut(s.group, s.name, s.id, s.facts, s.pieces, s.text, s.notes) for s in sheets()]
    return r.Cards(legend, cards)


async def get_catalogue(call: Call) -> r.Catalogue:
    name = _info(call).name
    if name not in CATALOGUES:
        raise Refusal("no-game", f"there is no catalogue of {name}")
    return r.Catalogue(name, CATALOGUES[name]())


async def get_lobby(call: Call) -> r.Lobby:
    cards = await call.hall.store.lobby(LOBBY_MOST)
    return r.Lobby([msgspec.json.decode(card, type=n.LobbyCard) for card in cards])


# -- tables ------------------------------------------------------------------------------------------------------------


async def post_token(call: Call) -> r.NewToken:
    return r.NewToken(new_token())


async def post_table(call: Call) -> r.NewTableMade:
    body: r.NewTable = call.body
    table = await found(call.hall, body.game, body.seats, body.options, body.manners, call.need_holder())
    return await _made(call, table)


async def _made(call: Call, table: str) -> r.NewTableMade:
    live = call.hall.live(table)
    async with live.lock:
        return r.NewTableMade(table, (await call.hall.room(live)).commitment)


async def get_table(call: Call) -> r.TableNow:
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        mine = me(room, call.holder)
        eyes = viewers(room, call.holder)
        talk = talk_for(room, mine.seats, 0)[1] if eyes else []
        return r.TableNow(table_card(room), mine, [seat_state(room, seat, 0) for seat in eyes], talk)


async def post_command(call: Call) -> n.Done:
    command: w.Command = call.body
    if isinstance(command, w.Rematch):
        return await rematch(call.hall, call.path["table"], command, call.holder)
    return await call.hall.do(call.path["table"], command, call.holder)


async def get_record(call: Call) -> r.OwnView | msgspec.Raw:
    """The record as text once the game is over; until then what the own seats know."""
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        if room.game is None:
            raise Refusal("not-playing", "the game has not begun yet")
        eyes = viewers(room, call.holder)
        if room.status == "over" and eyes:
            return msgspec.Raw(room.record().to_json().encode())
        return r.OwnView(1, table_card(room), [seat_state(room, seat, 0) for seat in eyes])


async def get_frames(call: Call) -> r.Frames:
    want: r.FrameRange = call.body
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        if room.status != "over":
            raise Refusal("not-now", "a replay is for games that are over")
        if not viewers(room, call.holder):
            raise Refusal("not-yours", "this table has no onlookers")
        record = room.record()
    return await _frames(call, record.to_json(), want.first, want.last, want.viewer)


async def get_story(call: Call) -> r.Story:
    want: r.StorySince = call.body
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        if room.game is None:
            raise Refusal("not-playing", "the game has not begun yet")
        if want.seat not in viewers(room, call.holder):
            raise Refusal("not-yours", "you do not see this game through those eyes")
        # The secret of the dice goes to the worker, and no further: what comes back is what the seat was shown.
        record = room.game.revealed_record()
    moments = await call.workers.run(story, record.to_json(), want.seat, want.after, seconds=JOB_SECONDS)
    return msgspec.convert({"moments": moments}, r.Story)


async def post_fork(call: Call) -> r.NewTableMade:
    body: r.Fork = call.body
    holder = call.need_holder()
    return await _made(call, await fork(call.hall, call.workers, call.path["table"], body.step, body.manners, holder))


# -- records that somebody has as a file -------------------------------------------------------------------------------


async def post_frames(call: Call) -> r.Frames:
    want: r.WantFrames = call.body
    return await _frames(call, want.record, want.first, want.last, want.viewer)


async def _frames(call: Call, record: str, first: int, last: int, viewer: str) -> r.Frames:
    seat = viewer if viewer == "open" else None if viewer == "onlooker" else int(viewer)
    shown = await call.workers.run(frames, record, seat, first, last, seconds=JOB_SECONDS)  # type: ignore[arg-type]
    return r.Frames(shown["game"], shown["steps"], shown["seats"], shown["frames"])


async def post_verify(call: Call) -> r.Checked:
    report = await call.workers.run(verify, call.body.record, seconds=JOB_SECONDS)
    return msgspec.convert(report, r.Checked)


async def post_fork_record(call: Call) -> r.NewTableMade:
    body: r.ForkRecord = call.body
    holder = call.need_holder()
    return await _made(call, await fork_record(call.hall, call.workers, body.record, body.step, body.manners, holder))


TABLE: tuple[Code, ...] = ("no-table", "aside", "not-saved")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", "The games, their options and bots", get_games, r.Games),
    Endpoint(
        "GET", "/api/games/{game}/rules", "The rules and rulings of a game", get_rules, r.Rules, refusals=("no-game",)
    ),
    Endpoint("GET", "/api/games/{game}/cards", "The cards of a game", get_cards, r.Cards, refusals=("no-game",)),
    Endpoint(
        "GET",
        "/api/games/{game}/catalogue",
        "What is printed in the box",
        get_catalogue,
        r.Catalogue,
        refusals=("no-game",),
    ),
    Endpoint("GET", "/api/lobby", "Tables that are open to all", get_lobby, r.Lobby, refusals=("not-saved",)),
    Endpoint("POST", "/api/tokens", "A new token", post_token, r.NewToken),
    Endpoint(
        "POST",
        "/api/tables",
        "Founds a table",
        post_table,
        r.NewTableMade,
        takes=r.NewTable,
        token="must",
        refusals=("not-saved",),
        cost="founding",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table as you may see it",
        get_table,
        r.TableNow,
        token="may",
        refusals=TABLE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/do",
        "Does something at a table",
        post_command,
        n.Done,
        takes=w.Command,
        token="may",
        refusals=get_args(Code),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record, or your view of a running game",
        get_record,
        dict[str, Json],
        token="may",
        refusals=(*TABLE, "not-playing"),
        cost="costly",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/frames",
        "Steps of a game that is over",
        get_frames,
        r.Frames,
        takes=r.FrameRange,
        token="may",
        refusals=(*TABLE, "not-now", "not-yours"),
        cost="costly",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/story",
        "What a seat of yours was shown, moment by moment",
        get_story,
        r.Story,
        takes=r.StorySince,
        token="may",
        refusals=(*TABLE, "not-playing", "not-yours"),
        cost="costly",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fork",
        "A new table from a step of this one",
        post_fork,
        r.NewTableMade,
        takes=r.Fork,
        token="must",
        refusals=(*TABLE, "not-now", "not-playing"),
        cost="founding",
    ),
    Endpoint(
        "POST",
        "/api/records/frames",
        "Steps of a record",
        post_frames,
        r.Frames,
        takes=r.WantFrames,
        refusals=("illegal",),
        cost="costly",
    ),
    Endpoint(
        "POST",
        "/api/records/verify",
        "Whether a record is true",
        post_verify,
        r.Checked,
        takes=r.CheckRecord,
        refusals=("illegal",),
        cost="costly",
    ),
    Endpoint(
        "POST",
        "/api/records/fork",
        "A new table from a step of a record",
        post_fork_record,
        r.NewTableMade,
        takes=r.ForkRecord,
        token="must",
        refusals=("not-saved", "illegal"),
        cost="founding",
    ),
)
