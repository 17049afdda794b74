"""`tumblehall tables`: the tables of a server, for those who look after it."""

import asyncio
import json
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, get_args

from tumblehall.commands.backup import add_database
from tumblehall.commands.parser import Commands, add_command
from tumblehall.kernel.errors import BadInput
from tumblehall.server.store import Kept, Status, Store, StoreError
from tumblehall.server.stores import default_database, is_postgres, sqlite_file, store_for

if TYPE_CHECKING:
    from tumblehall.server.hall import Hall

DESCRIPTION = """
Lists the tables of a server, shows one of them, ends a game without a result, or removes a table with all that is kept
of it. The server may run meanwhile; people at a table see with the next thing that happens there that it was ended. A
table is set aside when a program cannot play it; one that can opens it again, as soon as somebody comes to it or it is
shown.
"""
EXAMPLE = """
  tumblehall tables
  tumblehall tables --status aside
  tumblehall tables show mX3kQ0aYc9w7LtVbRz1f
  tumblehall tables end mX3kQ0aYc9w7LtVbRz1f
  tumblehall tables remove mX3kQ0aYc9w7LtVbRz1f --database postgresql://hall@localhost/hall
"""
WHAT = ("list", "show", "end", "remove")
BITE = 200


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "tables", "list, show, end or remove the tables of a server", DESCRIPTION, EXAMPLE)
    parser.add_argument("what", metavar="WHAT", nargs="?", choices=WHAT, default="list", help=", ".join(WHAT))
    parser.add_argument("table", metavar="TABLE", nargs="?", help="the name of a table, for all but the list")
    parser.add_argument("--status", choices=get_args(Status), help="list only tables of that status")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    database = args.database or default_database()
    if not is_postgres(database) and not sqlite_file(database).is_file():
        raise BadInput(f"--database: there is no {sqlite_file(database)}")
    if (args.table is None) != (args.what == "list"):
        raise BadInput(f"tables {args.what}: " + ("name a table" if args.table is None else "takes no table"))
    try:
        asyncio.run(_run(args, database))
    except StoreError as fault:
        raise BadInput(f"--database: {fault}") from None
    return 0


async def _run(args: Namespace, database: str) -> None:
    store = store_for(database)
    async with _hall(store) as hall:
        if args.what == "list":
            return await _list(store, args.status)
        kept = await store.kept(args.table)
        if kept is None:
            raise BadInput(f"there is no table '{args.table}'")
        if args.what == "show":
            await _show(store, hall, kept)
        elif args.what == "end":
            await _end(hall, args.table)
        else:
            await store.remove(args.table)
            print(f"{args.table} is removed")


@asynccontextmanager
async def _hall(store: Store) -> AsyncIterator["Hall"]:
    from tumblehall.server.hall import Hall  # the other commands work without what it needs
    from tumblehall.server.metrics import Metrics

    hall = Hall(store, Metrics())
    await store.open()
    try:
        yield hall
    finally:
        await hall.stop()
        await store.close()


async def _list(store: Store, status: Status | None) -> None:
    last = ""
    while found := await store.find(status, last, BITE):
        for kept in found:
            print(_line(kept))
        last = found[-1].founding.table


def _line(kept: Kept) -> str:
    founding = kept.founding
    card = json.loads(founding.summary.card)
    names = ", ".join(card.get("names", ()))
    reason = f"  {kept.aside}" if kept.aside is not None else ""
    what = f"{founding.summary.status:8} {card.get('game', '?'):12}"
    return f"{founding.table:28} {what} {_day(founding.at)}  {names}{reason}".rstrip()


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


async def _show(store: Store, hall: "Hall", kept: Kept) -> None:
    from tumblehall.server.refusal import Refusal

    table = kept.founding.table
    rows = await store.log(table)
    print(_line(kept))
    print(f"{len(rows)} deeds, the last at {_day(rows[-1].at if rows else kept.founding.at)} UTC")
    live = hall.live(table)
    try:
        async with live.lock:
            room = await hall.room(live)
    except Refusal as refusal:
        print(f"this program cannot play it: {refusal.reason}")
        return
    print(f"this program can play it; its status is {room.status}")


async def _end(hall: "Hall", table: str) -> None:
    from tumblehall.server.deeds import Ended
    from tumblehall.server.refusal import Refusal

    try:
        ended = await hall.do_by_itself(hall.live(table), lambda room: Ended() if room.status == "playing" else None)
    except Refusal as refusal:
        raise BadInput(f"{table} cannot be ended: {refusal.reason}; 'tables remove' removes it") from None
    if not ended:
        raise BadInput(f"{table} is not in play; 'tables remove' removes it")
    print(f"{table} is over, without a result")
