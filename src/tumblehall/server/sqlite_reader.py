"""Connections to a SQLite file, and a thread that reads."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from tumblehall.server.store import StoreError

T = TypeVar("T")

LOCKED = 10.0
"""Seconds to wait for another process that writes."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection for any thread, but one at a time. No transaction begins by itself."""
    try:
        database = sqlite3.connect(file, timeout=LOCKED, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as fault:
        raise StoreError(f"cannot use the database {file}: {fault}") from fault
    try:
        use_wal(database)
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as fault:
        database.close()
        raise StoreError(f"cannot use the database {file}: {fault}") from fault
    return database


def use_wal(database: sqlite3.Connection) -> None:
    """SQLite does not wait by itself when two processes make this change to a new file."""
    giving_up = time.monotonic() + LOCKED
    while True:
        try:
            database.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > giving_up:
                raise
            time.sleep(0.01)


class SqliteReader:
    """A connection with a thread of its own, so that what it reads waits for nobody else."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "sqlite-reader")

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, query, self._database)
        except (sqlite3.Error, UnicodeError, OverflowError, RuntimeError) as fault:
            raise StoreError(f"the database cannot be read: {fault}") from fault

    async def close(self) -> None:
        """Closes after what is being read: even if we are cancelled here, for it is promised before we wait."""
        closed = self._thread.submit(self._database.close)
        self._thread.shutdown(wait=False)
        await asyncio.wrap_future(closed)
