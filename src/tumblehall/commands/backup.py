"""`tumblehall backup`: all tables of a server in one file."""

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from tumblehall.commands.parser import Commands, Parser, add_command
from tumblehall.kernel.errors import BadInput
from tumblehall.server.store import StoreError
from tumblehall.server.stores import default_database, is_postgres, sqlite_file, store_for

if TYPE_CHECKING:
    from tumblehall.server.backup import End

DESCRIPTION = """
Writes all tables of a server into one file, as they are at one moment; the server may run meanwhile. 'tumblehall
restore' puts them back, into the same kind of database or the other. The file holds the secrets of the tables: it is
readable only for you, and should stay so. A file of that name is replaced once the new one is complete.
"""
EXAMPLE = """
  tumblehall backup tables.backup
  tumblehall backup tables.backup --database postgresql://hall@localhost/hall
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "backup", "save all tables of a server", DESCRIPTION, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="where to write")
    add_database(parser)
    parser.set_defaults(run=run)


def add_database(parser: Parser) -> None:
    words = "a SQLite file or postgresql://...; if left out, where a server without flags has it"
    parser.add_argument("--database", metavar="DATABASE", help=words)


def run(args: Namespace) -> int:
    database = args.database or default_database()
    if not is_postgres(database) and not sqlite_file(database).is_file():
        raise BadInput(f"--database: there is no {sqlite_file(database)}")
    try:
        end = asyncio.run(save(database, Path(args.file)))
    except StoreError as fault:
        raise BadInput(f"--database: {fault}") from None
    print(f"{end.tables} tables with {end.deeds} deeds are in {args.file}")
    return 0


async def save(database: str, file: Path) -> "End":
    from tumblehall.server.backup import write_backup  # the other commands work without what it needs

    store = store_for(database)
    await store.open()
    try:
        return await write_backup(store, file)
    finally:
        await store.close()
