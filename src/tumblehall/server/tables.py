"""Ways to a new table: founded by somebody, a rematch, a fork of a game that may be seen whole."""

import contextlib
import secrets
from collections.abc import Callable

from tumblehall.agents.roster import agent_named
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.library import new_table
from tumblehall.server import deeds as d
from tumblehall.server import news as n
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.jobs import position_at
from tumblehall.server.judge import begun, check_bot
from tumblehall.server.refusal import Refusal
from tumblehall.server.rights import may, need
from tumblehall.server.store import StoreError
from tumblehall.server.workers import Workers

LONGEST_CLOCK = 90 * 86400
FORK_SECONDS = 10.0


async def found(hall: Hall, game: str, seats: int, options: dict[str, Json], manners: d.Manners, host: str) -> str:
    """A new table. BadInput names what is wrong with the game, its options or the manners."""
    new_table(game, seats, seed="", options=options)
    check_manners(game, manners)
    return await hall.found(_body(game, seats, options, manners, host))


def check_manners(game: str, manners: d.Manners) -> None:
    clock = manners.clock
    if clock.kind == "none" and (clock.seconds or clock.bonus):
        raise BadInput("manners.clock: a table without a clock has no seconds")
    if clock.kind != "none" and not 10 <= clock.seconds <= LONGEST_CLOCK:
        raise BadInput(f"manners.clock.seconds: must be 10 to {LONGEST_CLOCK}; got {clock.seconds}")
    if not 0 <= clock.bonus <= 3600 or (clock.bonus and clock.kind != "game"):
        raise BadInput("manners.clock.bonus: must be 0 to 3600, and only with a clock for the whole game")
    if not 10 <= manners.patience <= LONGEST_CLOCK:
        raise BadInput(f"manners.patience: must be 10 to {LONGEST_CLOCK} seconds; got {manners.patience}")
    agent_named(game, manners.bot)


async def rematch(
    hall: Hall, table: str, command: w.Rematch, holder: str | None, may_found: Callable[[], bool]
) -> n.Done:
    """A new table with the same people, options and manners; their seats are kept for them."""
    try:
        return await _rematch(hall, table, command, holder, may_found)
    except StoreError as fault:
        raise hall.not_saved(table, fault) from None


async def _rematch(
    hall: Hall, table: str, command: w.Rematch, holder: str | None, may_found: Callable[[], bool]
) -> n.Done:
    live = hall.live(table)
    async with live.lock:
        room = await hall.room(live)
        if room.rematch is not None:
            return n.Done(command.id, again=True, table=room.rematch)
        need(room, holder, "rematch")
        if command.bot is not None:
            check_bot(room.founding.game, command.bot)
        assert holder is not None
        if not may_found():
            raise Refusal("slow-down", "too many new tables from this address; wait a while")
        old, seats = room.founding, list(room.seats)
    body = _body(old.game, old.seats, old.options, old.manners, holder, start=old.start, rematch_of=table)
    kept: list[d.Deed] = []
    for number, seat in enumerate(seats):
        if seat.kind == "person":
            kept.append(d.Sat(seat=number, name=seat.name, holder=seat.holder))
        else:
            kept.append(d.SatBot(seat=number, bot=command.bot or seat.bot))
    new = await hall.found(body, kept)
    await hall.do_by_itself(live, lambda room: None if room.rematch else d.Rematched(table=new, id=command.id))
    async with live.lock:  # somebody else may have been quicker: everybody goes to the same table
        return n.Done(command.id, table=(await hall.room(live)).rematch)


async def origin_for(hall: Hall, table: str, holder: str | None) -> tuple[str, int] | None:
    """From where a table goes on, for who may see the game there."""
    live = hall.live(table)
    async with live.lock:
        origin = (await hall.room(live)).founding.forked_from
    if origin is None or not origin[0]:
        return origin
    live = hall.live(origin[0])
    with contextlib.suppress(Refusal):  # it is there no more
        async with live.lock:
            if may(await hall.room(live), holder, "view"):
                return origin
    return None


async def fork(hall: Hall, workers: Workers, table: str, step: int, manners: d.Manners, holder: str) -> str:
    """A new table that goes on from a step of a game that is over, or that had only one person."""
    live = hall.live(table)
    async with live.lock:
        room = await hall.room(live)
        need(room, holder, "fork")
        record = begun(room).revealed_record()
    position = await workers.run(position_at, record.to_json(), step, seconds=FORK_SECONDS)
    return await fork_position(hall, position, manners, holder, (table, step))


async def fork_position(
    hall: Hall, position: dict[str, Json], manners: d.Manners, holder: str, origin: tuple[str, int]
) -> str:
    """A new table that goes on from a position; the table of its origin is empty for a record that came as a file."""
    game, options, seats = position["game"], position["options"], len(position["seats"])
    check_manners(game, manners)
    body = _body(game, seats, options, manners, holder, start=position, forked_from=origin)
    return await hall.found(body)


def _body(
    game: str,
    seats: int,
    options: dict[str, Json],
    manners: d.Manners,
    host: str,
    start: Json = None,
    forked_from: tuple[str, int] | None = None,
    rematch_of: str | None = None,
) -> d.FoundingBody:
    return d.FoundingBody(
        game=game,
        seats=seats,
        options=options,
        manners=manners,
        host=host,
        secret=secrets.token_hex(32),
        start=start,
        forked_from=forked_from,
        rematch_of=rematch_of,
    )
