"""Tables in PostgreSQL: any number of server processes share them."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tumblehall.server.postgres_listener import PostgresListener
from tumblehall.server.postgres_sharing import PostgresSharing
from tumblehall.server.postgres_writer import CHANNEL, FAULTS, PostgresWriter
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
    migrate_postgres,
    values_of,
)
from tumblehall.server.store import Append, Founding, Heard, Kept, Row, Status, StoreError, Summary

WRITERS = 3
"""Statements with appends at the same time."""
CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds for a connection or a statement, before we say that the database is not there."""
BITE = 100
"""Tables read or deleted in one go."""

PUT = f"INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id"
PUT_POSITION = KEEP.format("$1, $2, $3, $4, $5")
LOG = "SELECT number, at, body, chain FROM log WHERE table_id = $1 AND number > $2 ORDER BY number"
CLAIM = """
WITH ready AS MATERIALIZED (
    SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE tables SET due = $2 FROM ready WHERE tables.id = ready.id RETURNING tables.id
"""
AGE = "coalesce((SELECT at FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1), at)"
# A table that is being written to is locked, so it is not old.
OLD = f"""
SELECT id FROM tables WHERE status = $1 AND id > $2 AND {AGE} < $3 ORDER BY id LIMIT {BITE} FOR UPDATE SKIP LOCKED
"""
# Asked once more: a deed may have come between the look and the lock.
DELETE = f"DELETE FROM tables WHERE id = ANY($1) AND status = $2 AND {AGE} < $3 RETURNING id"


class PostgresStore:
    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._process = secrets.token_hex(8)
        self.sharing = PostgresSharing(self._process, self._fetch)
        self._heard: Heard | None = None
        self._pool: Any = None
        self._writers: list[PostgresWriter] = []
        self._listener: PostgresListener | None = None

    async def open(self) -> None:
        try:
            async with errors():
                await self._migrate()
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    reset=nothing_to_reset,
                    server_settings={"application_name": CHANNEL},
                )
                if self._heard is not None:
                    self._listener = PostgresListener(self._url, self._process, self._heard)
                    await self._listener.open()
        except BaseException:
            await self.close()
            raise
        self._writers = [PostgresWriter(self._pool, self._process) for _ in range(WRITERS)]

    async def _migrate(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE)
        try:
            await migrate_postgres(connection)
        finally:
            await connection.close()

    async def close(self) -> None:
        pool, writers, listener = self._pool, self._writers, self._listener
        self._pool, self._writers, self._listener = None, [], None
        await asyncio.gather(*(writer.close() for writer in writers))
        if listener is not None:
            await listener.close()
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except FAULTS:
                pool.terminate()

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    async def found(self, founding: Founding) -> None:
        if await self._fetch(PUT, *columns_of(Kept(founding, None))) == []:
            raise StoreError(f"there is a table {founding.table} already")

    async def append(self, append: Append) -> bool:
        if not self._writers:
            raise StoreError("the database is not open")
        return await self._writers[hash(append.table) % WRITERS].append(append)

    async def keep(self, table: str, position: Row, snapshot: bytes = b"") -> None:
        await self._fetch(PUT_POSITION, table, position.number, position.at, position.body, snapshot)

    async def kept(self, table: str) -> Kept | None:
        rows = await self._fetch(f"{KEPT} WHERE t.id = $1", table)
        return kept_in(rows[0]) if rows else None

    async def keep_analysis(self, table: str, body: bytes) -> None:
        await self._fetch(KEEP_ANALYSIS.format("$1, $2"), table, body)

    async def analysis(self, table: str) -> bytes | None:
        rows = await self._fetch(ANALYSIS.format("$1"), table)
        return bytes(rows[0][0]) if rows else None

    async def log(self, table: str, after: int = 0) -> list[Row]:
        return [Row(*columns) for columns in await self._fetch(LOG, table, after)]

    async def lobby(self, limit: int) -> list[bytes]:
        query = """
            SELECT card FROM tables WHERE listed AND status IN ('open', 'playing') ORDER BY status, at DESC LIMIT $1
        """
        return [card for (card,) in await self._fetch(query, limit)]

    async def called(self, code: str) -> str | None:
        rows = await self._fetch(CALLED.format("$1"), code)
        return str(rows[0][0]) if rows else None

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        return [name for (name,) in await self._fetch(CLAIM, now, until, limit)]

    async def reschedule(self, table: str, due: float | None, claimed: float | None = None) -> None:
        await self._fetch("UPDATE tables SET due = $1 WHERE id = $2 AND due = coalesce($3, due)", due, table, claimed)

    async def set_aside(self, table: str, reason: str) -> None:
        await self._fetch("UPDATE tables SET status = 'aside', due = NULL, aside = $1 WHERE id = $2", reason, table)

    async def reopen(self, table: str, summary: Summary) -> None:
        change = "UPDATE tables SET aside = NULL, status = $1, listed = $2, card = $3, due = $4 WHERE id = $5"
        await self._fetch(change, summary.status, summary.listed, summary.card, summary.due, table)

    async def remove(self, table: str) -> bool:
        return bool(await self._fetch("DELETE FROM tables WHERE id = $1 RETURNING id", table))

    async def find(self, status: Status | None, after: str, limit: int) -> list[Kept]:
        query = f"{KEPT} WHERE t.status = coalesce($1, t.status) AND t.id > $2 ORDER BY t.id LIMIT $3"
        return [kept_in(row) for row in await self._fetch(query, status, after, limit)]

    async def pulse(self) -> None:
        await self._fetch(PULSE.format("$1"), str(time.time()))

    async def forget(self, status: Status, before: float) -> int:
        forgotten, last = 0, ""
        while True:
            async with self._transaction() as connection:
                old = [name for (name,) in await connection.fetch(OLD, status, last, before)]
                if not old:
                    return forgotten
                forgotten += len(await connection.fetch(DELETE, old, status, before))
                last = old[-1]

    async def count(self) -> dict[str, int]:
        rows = await self._fetch("SELECT status, count(*) FROM tables GROUP BY status")
        return dict(rows)

    async def everything(self) -> AsyncGenerator[tuple[Kept, list[Row]], None]:
        bite = f"{KEPT} WHERE t.id > $1 ORDER BY t.id LIMIT {BITE}"
        last = ""
        async with self._transaction(isolation="repeatable_read", readonly=True) as connection:
            while tables := [kept_in(row) for row in await connection.fetch(bite, last)]:
                for kept in tables:
                    last = kept.founding.table
                    yield kept, [Row(*columns) for columns in await connection.fetch(LOG, last, 0)]

    async def put_back(self, kept: Kept, rows: list[Row]) -> bool:
        table = kept.founding.table
        async with self._transaction() as connection:
            if not await connection.fetch(PUT, *columns_of(kept)):
                return False
            records = [(table, *values_of(row)) for row in rows]
            columns = ("table_id", "number", "at", "body", "chain")
            await connection.copy_records_to_table("log", records=records, columns=columns)
            if kept.position is not None:
                position = kept.position
                await connection.execute(PUT_POSITION, table, position.number, position.at, position.body, b"")
            return True

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with errors():
            rows: list[Any] = await self._open_pool().fetch(query, *values)
            return rows

    @contextlib.asynccontextmanager
    async def _transaction(self, **kind: Any) -> AsyncIterator[Any]:
        async with errors(), self._open_pool().acquire() as connection, connection.transaction(**kind):
            yield connection

    def _open_pool(self) -> Any:
        if self._pool is None:
            raise StoreError("the database is not open")
        return self._pool


@contextlib.asynccontextmanager
async def errors() -> AsyncIterator[None]:
    """What is wrong with the database is a StoreError."""
    try:
        yield
    except FAULTS as fault:
        raise StoreError(f"the database does not answer as it should: {str(fault) or type(fault).__name__}") from fault


async def nothing_to_reset(_connection: Any) -> None:
    """Our statements leave nothing behind in a connection; the usual reset would cost a round trip each time."""
