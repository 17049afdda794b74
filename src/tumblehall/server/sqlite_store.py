"""Tables in a SQLite file: nothing to install, one server process. WAL, so that reading never waits for writing, and
every commit is on the disk before it is acknowledged."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path
from typing import TypeVar

from tumblehall.server.schema import (
    ANALYSIS,
    CALLED,
    COLUMNS,
    KEEP,
    KEEP_ANALYSIS,
    KEPT,
    PULSE,
    columns_of,
    kept_in,
    migrate_sqlite,
    values_of,
)
from tumblehall.server.sqlite_reader import SqliteReader, connect
from tumblehall.server.sqlite_writer import SqliteWriter, Work
from tumblehall.server.store import Append, Founding, Heard, Kept, Row, Status, StoreError, Summary

T = TypeVar("T")

BITE = 100
"""Tables read or deleted in one go."""

PUT = f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
PUT_ROW = "INSERT INTO log (table_id, number, at, body, chain) VALUES (?, ?, ?, ?, ?)"
PUT_NEW_ROW = f"{PUT_ROW} ON CONFLICT DO NOTHING"
PUT_SUMMARY = "UPDATE tables SET status = ?, listed = ?, card = ?, due = ? WHERE id = ? AND aside IS NULL"
OLD = """
    SELECT id FROM tables WHERE status = ? AND id > ?
    AND coalesce((SELECT at FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1), at) < ? ORDER BY id LIMIT ?
"""


class SqliteStore:
    shared = False
    sharing = None

    def __init__(self, file: Path) -> None:
        self._file = file.absolute()
        self._writer: SqliteWriter | None = None
        self._reader: SqliteReader | None = None

    async def open(self) -> None:
        self._writer = SqliteWriter(await asyncio.to_thread(prepare, self._file))
        try:
            self._reader = SqliteReader(await asyncio.to_thread(connect, self._file))
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        writer, reader, self._writer, self._reader = self._writer, self._reader, None, None
        if writer is not None:
            await writer.close()
        if reader is not None:
            await reader.close()

    def listen(self, heard: Heard) -> None:
        """Nobody else is expected to write to this file."""

    async def found(self, founding: Founding) -> None:
        if not await self._write(lambda database: put(database, Kept(founding, None), [])):
            raise StoreError(f"there is a table {founding.table} already")

    async def append(self, append: Append) -> bool:
        return await self._write(lambda database: put_deed(database, append))

    async def keep(self, table: str, position: Row, snapshot: bytes = b"") -> None:
        await self._write(lambda database: put_position(database, table, position, snapshot))

    async def kept(self, table: str) -> Kept | None:
        query = f"{KEPT} WHERE t.id = ?"
        row = await self._read(lambda database: database.execute(query, (table,)).fetchone())
        return kept_in(row) if row else None

    async def keep_analysis(self, table: str, body: bytes) -> None:
        change = KEEP_ANALYSIS.format("?, ?")
        await self._write(lambda database: database.execute(change, (table, body)).rowcount)

    async def analysis(self, table: str) -> bytes | None:
        row = await self._read(lambda database: database.execute(ANALYSIS.format("?"), (table,)).fetchone())
        return row[0] if row else None

    async def log(self, table: str, after: int = 0) -> list[Row]:
        return await self._read(lambda database: rows_of(database, table, after))

    async def lobby(self, limit: int) -> list[bytes]:
        query = """
            SELECT card FROM tables WHERE listed AND status IN ('open', 'playing') ORDER BY status, at DESC LIMIT ?
        """
        return [card for (card,) in await self._read(lambda database: database.execute(query, (limit,)).fetchall())]

    async def called(self, code: str) -> str | None:
        row = await self._read(lambda database: database.execute(CALLED.format("?"), (code,)).fetchone())
        return row[0] if row else None

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        return await self._write(lambda database: claim_due(database, now, until, limit))

    async def reschedule(self, table: str, due: float | None, claimed: float | None = None) -> None:
        change = "UPDATE tables SET due = ? WHERE id = ? AND due = coalesce(?, due)"
        await self._write(lambda database: database.execute(change, (due, table, claimed)).rowcount)

    async def set_aside(self, table: str, reason: str) -> None:
        change = "UPDATE tables SET status = 'aside', due = NULL, aside = ? WHERE id = ?"
        await self._write(lambda database: database.execute(change, (reason, table)).rowcount)

    async def reopen(self, table: str, summary: Summary) -> None:
        change = "UPDATE tables SET aside = NULL, status = ?, listed = ?, card = ?, due = ? WHERE id = ?"
        values = (summary.status, summary.listed, summary.card, summary.due, table)
        await self._write(lambda database: database.execute(change, values).rowcount)

    async def remove(self, table: str) -> bool:
        change = "DELETE FROM tables WHERE id = ?"
        return bool(await self._write(lambda database: database.execute(change, (table,)).rowcount))

    async def find(self, status: Status | None, after: str, limit: int) -> list[Kept]:
        query = f"{KEPT} WHERE t.status = coalesce(?, t.status) AND t.id > ? ORDER BY t.id LIMIT ?"
        rows = await self._read(lambda database: database.execute(query, (status, after, limit)).fetchall())
        return [kept_in(row) for row in rows]

    async def pulse(self) -> None:
        value = str(time.time())
        await self._write(lambda database: database.execute(PULSE.format("?"), (value,)).rowcount)

    async def forget(self, status: Status, before: float) -> int:
        forgotten, last = 0, ""
        while names := await self._write(partial(delete_old, status=status, before=before, after=last)):
            forgotten, last = forgotten + len(names), names[-1]
        return forgotten

    async def count(self) -> dict[str, int]:
        query = "SELECT status, count(*) FROM tables GROUP BY status"
        return dict(await self._read(lambda database: database.execute(query).fetchall()))

    async def everything(self) -> AsyncGenerator[tuple[Kept, list[Row]], None]:
        reader = SqliteReader(await asyncio.to_thread(connect, self._file))
        try:
            await reader.read(lambda database: database.execute("BEGIN"))
            last = ""
            while tables := await reader.read(partial(bite, after=last)):
                for kept, rows in tables:
                    yield kept, rows
                last = tables[-1][0].founding.table
        finally:
            await reader.close()

    async def put_back(self, kept: Kept, rows: list[Row]) -> bool:
        return await self._write(lambda database: put(database, kept, rows))

    async def _write(self, work: Work[T]) -> T:
        if self._writer is None:
            raise StoreError("the database is not open")
        return await self._writer.write(work)

    async def _read(self, query: Work[T]) -> T:
        if self._reader is None:
            raise StoreError("the database is not open")
        return await self._reader.read(query)


def prepare(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there and up to date."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets
    except OSError as fault:
        raise StoreError(f"cannot use the database {file}: {fault.strerror}") from fault
    database = connect(file)
    try:
        migrate_sqlite(database)
    except (sqlite3.Error, StoreError) as fault:
        database.close()
        raise StoreError(f"{file}: {fault}") from fault
    return database


def put(database: sqlite3.Connection, kept: Kept, rows: list[Row]) -> bool:
    if not database.execute(PUT, columns_of(kept)).rowcount:
        return False
    table = kept.founding.table
    database.executemany(PUT_ROW, [(table, *values_of(row)) for row in rows])
    if kept.position is not None:
        put_position(database, table, kept.position)
    return True


def put_position(database: sqlite3.Connection, table: str, position: Row, snapshot: bytes = b"") -> None:
    values = (table, position.number, position.at, position.body, snapshot)
    database.execute(KEEP.format("?, ?, ?, ?, ?"), values)


def put_deed(database: sqlite3.Connection, append: Append) -> bool:
    row, summary = append.row, append.summary
    if not database.execute(PUT_NEW_ROW, (append.table, *values_of(row))).rowcount:
        return False
    if summary is not None:
        database.execute(PUT_SUMMARY, (summary.status, summary.listed, summary.card, summary.due, append.table))
    return True


def rows_of(database: sqlite3.Connection, table: str, after: int = 0) -> list[Row]:
    query = "SELECT number, at, body, chain FROM log WHERE table_id = ? AND number > ? ORDER BY number"
    return [Row(*columns) for columns in database.execute(query, (table, after))]


def claim_due(database: sqlite3.Connection, now: float, until: float, limit: int) -> list[str]:
    query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
    names = [name for (name,) in database.execute(query, (now, limit))]
    database.executemany("UPDATE tables SET due = ? WHERE id = ?", [(until, name) for name in names])
    return names


def delete_old(database: sqlite3.Connection, status: Status, before: float, after: str) -> list[str]:
    """A bite of the tables whose names come after `after`; the deeds go with them."""
    names = [name for (name,) in database.execute(OLD, (status, after, before, BITE))]
    database.executemany("DELETE FROM tables WHERE id = ?", [(name,) for name in names])
    return names


def bite(database: sqlite3.Connection, after: str) -> list[tuple[Kept, list[Row]]]:
    query = f"{KEPT} WHERE t.id > ? ORDER BY t.id LIMIT ?"
    tables = [kept_in(row) for row in database.execute(query, (after, BITE)).fetchall()]
    return [(kept, rows_of(database, kept.founding.table)) for kept in tables]
