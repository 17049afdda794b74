"""`tumblehall restore`: the tables of a backup into a server's database."""

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from tumblehall.commands.backup import add_database
from tumblehall.commands.parser import Commands, add_command
from tumblehall.kernel.errors import BadInput
from tumblehall.server.store import StoreError
from tumblehall.server.stores import default_database, store_for

if TYPE_CHECKING:
    from tumblehall.server.backup import Restored

DESCRIPTION = """
Puts the tables of a backup into the database of a server, which may run meanwhile. Tables that the database has already
are left alone, so it does no harm to restore twice. The file is checked from beginning to end before anything is
changed.
"""
EXAMPLE = """
  tumblehall restore tables.backup
  tumblehall restore tables.backup --database postgresql://hall@localhost/hall
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "restore", "put back the tables of a backup", DESCRIPTION, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a file written by 'tumblehall backup'")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        restored = asyncio.run(put_back(args.database or default_database(), Path(args.file)))
    except StoreError as fault:
        raise BadInput(f"--database: {fault}") from None
    print(f"{restored.added} tables were put back; {restored.there} were there already")
    return 0


async def put_back(database: str, file: Path) -> "Restored":
    from tumblehall.server.backup import read_backup  # the other commands work without what it needs

    store = store_for(database)
    await store.open()
    try:
        return await read_backup(store, file)
    finally:
        await store.close()
