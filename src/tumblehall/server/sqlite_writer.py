"""The one thread that writes to a SQLite database. All that waits when it looks shares one transaction."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from tumblehall.server.store import StoreError

MOST = 500
"""Jobs in one transaction: some milliseconds."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""Reads and writes inside a transaction that is begun and ended around it; may be called again after a rollback."""


class Job(NamedTuple):
    work: Work[Any]
    done: asyncio.Future[Any]


class SqliteWriter:
    """Belongs to the event loop in which it is made; the connection to its thread."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Durable when it returns."""
        if self._closing:
            raise StoreError("the database is closed")
        job = Job(work, self._loop.create_future())
        self._jobs.put(job)
        result: T = await job.done
        return result

    async def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with contextlib.closing(self._database):
            while jobs := self._waiting():
                self._write(jobs)

    def _waiting(self) -> list[Job]:
        """All that waits, as soon as there is any; nothing when that was all."""
        jobs: list[Job] = []
        while (job := self._jobs.get()) is not None:
            jobs.append(job)
            if len(jobs) == MOST or self._jobs.empty():
                return jobs
        self._jobs.put(None)  # for the next look
        return jobs

    def _write(self, jobs: Sequence[Job]) -> None:
        try:
            self._database.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as fault:
            self._roll_back()
            self._answer(jobs, [StoreError(f"the database cannot be written: {fault}") for _ in jobs])
            return
        try:
            results = [job.work(self._database) for job in jobs]
            self._database.execute("COMMIT")
        except Exception as fault:  # whatever a job does, the others are written and the thread goes on
            self._roll_back()
            if len(jobs) == 1:
                self._answer(jobs, [StoreError(f"not written: {fault}")])
                return
            for job in jobs:
                self._write([job])
        else:
            self._answer(jobs, results)

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # then the next BEGIN fails, and we try again
            if self._database.in_transaction:  # a full disk has ended it already
                self._database.execute("ROLLBACK")

    def _answer(self, jobs: Sequence[Job], results: Sequence[Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(settle, [job.done for job in jobs], results)


def settle(waiting: Sequence[asyncio.Future[Any]], results: Sequence[Any]) -> None:
    """Gives each its result, or its StoreError."""
    for future, result in zip(waiting, results, strict=True):
        if future.done():
            continue  # cancelled by the one who waited
        if isinstance(result, StoreError):
            future.set_exception(result)
        else:
            future.set_result(result)
