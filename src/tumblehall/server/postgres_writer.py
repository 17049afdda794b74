"""Writes the appends of some tables to PostgreSQL, in the order in which they came: all that wait share a statement."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from tumblehall.server.store import Append, StoreError

CHANNEL = "tumblehall"
MOST = 500
"""Appends in one statement."""

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What asyncpg raises when the database refuses, is gone, or takes too long."""

# Two servers take their locks in the same order, so that they cannot wait for each other. Only rows that won change
# the summary of their table, the last of them if there are several, and are told to other servers that serve the table:
# where it lives, and where it strays. Mostly that is none but the writer, and nobody is told.
APPEND = f"""
WITH asked AS (
    SELECT * FROM unnest($2::text[], $3::int[], $4::float8[], $5::bytea[], $6::text[], $7::bool[], $8::bytea[],
        $9::float8[], $10::bytea[]) AS asked (table_id, number, at, body, status, listed, card, due, chain)
), won AS (
    INSERT INTO log (table_id, number, at, body, chain)
    SELECT table_id, number, at, body, chain FROM asked ORDER BY table_id, number
    ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number
), latest AS (
    SELECT DISTINCT ON (table_id) * FROM asked JOIN won USING (table_id, number)
    WHERE status IS NOT NULL ORDER BY table_id, number DESC
), told AS (
    UPDATE tables SET status = latest.status, listed = latest.listed, card = latest.card, due = latest.due
    FROM latest WHERE tables.id = latest.table_id AND tables.aside IS NULL
)
SELECT table_id, number, (
    SELECT count(pg_notify('{CHANNEL}_' || process, concat_ws(' ', won.table_id, won.number))::text) FROM (
        SELECT process FROM homes WHERE table_id = won.table_id
        UNION SELECT process FROM strays WHERE table_id = won.table_id
    ) AS servers WHERE process <> $1
) FROM won
"""


def channel_of(process: str) -> str:
    return f"{CHANNEL}_{process}"


class Waiting(NamedTuple):
    append: Append
    done: asyncio.Future[bool]

    @property
    def key(self) -> tuple[str, int]:
        return self.append.table, self.append.row.number


class PostgresWriter:
    def __init__(self, pool: Any, process: str) -> None:
        self._pool = pool
        self._process = process
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> bool:
        waiting = Waiting(append, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.done

    async def close(self) -> None:
        """After what waits already."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while batch := await self._waiting():
            await self._write(batch)

    async def _waiting(self) -> list[Waiting]:
        """All that waits, as soon as there is any; nothing when that was all."""
        batch: list[Waiting] = []
        while (waiting := await self._queue.get()) is not None:
            batch.append(waiting)
            if len(batch) == MOST or self._queue.empty():
                return batch
        self._queue.put_nowait(None)  # for the next look
        return batch

    async def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            results = await self._commit(batch)
        except Exception as fault:  # whatever it is, the others are written and the task goes on
            undone = is_undone(fault)
            if undone and len(batch) > 1:
                for waiting in batch:
                    await self._write([waiting])
                return
            what = "not written" if undone else "it is not known whether it was written"
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(StoreError(f"{what}: {str(fault) or type(fault).__name__}"))
            return
        for waiting, result in zip(batch, results, strict=True):
            if not waiting.done.done():  # it may be cancelled by the one who waited
                waiting.done.set_result(result)

    async def _commit(self, batch: Sequence[Waiting]) -> list[bool]:
        first: dict[tuple[str, int], Waiting] = {}
        for waiting in batch:
            first.setdefault(waiting.key, waiting)
        rows = [arguments(waiting.append) for waiting in first.values()]
        records = await self._pool.fetch(APPEND, self._process, *map(list, zip(*rows, strict=True)))
        won = {(table, number) for table, number, _ in records}
        return [waiting.key in won and first[waiting.key] is waiting for waiting in batch]


def arguments(append: Append) -> tuple[Any, ...]:
    row, summary = append.row, append.summary
    told = (None,) * 4 if summary is None else (summary.status, summary.listed, summary.card, summary.due)
    return (append.table, row.number, row.at, row.body, *told, row.chain)


def is_undone(fault: Exception) -> bool:
    """Whether the database is there and has refused: then nothing at all was written. A lost connection (class 08) and
    an intervention (class 57) leave it open."""
    if isinstance(fault, asyncpg.PostgresError):
        return str(fault.sqlstate)[:2] not in ("08", "57")
    return isinstance(fault, ValueError)
