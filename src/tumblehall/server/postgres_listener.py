"""Hears what others write at tables that this server serves, on a connection of its own that comes back by itself."""

import asyncio
import contextlib
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tumblehall.server.postgres_writer import CHANNEL, FAULTS, channel_of
from tumblehall.server.store import Heard

PULSE = 15.0
"""Seconds after which a silent connection is asked whether it is still there."""
PATIENCE = 10.0
"""Seconds in which it has to answer, or to be made."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0


class PostgresListener:
    def __init__(self, url: str, process: str, heard: Heard) -> None:
        self._url = url
        self._process = process
        self._heard = heard
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """What is written from now on is heard."""
        await self._connect()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, server_settings={"application_name": CHANNEL})
        self._connection, self._lost = connection, (lost := asyncio.Event())
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(channel_of(self._process), self._hear)

    async def _stay(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._until_lost()
            pause = FIRST_PAUSE
            while not await self._connected_again():
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            loop.call_soon(self._heard, "", 0)  # after LISTEN: what was missed is older than this

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), PULSE)
                return
            try:
                await self._connection.execute("SELECT 1", timeout=PATIENCE)
            except FAULTS:
                return

    async def _connected_again(self) -> bool:
        self._connection.terminate()
        try:
            await self._connect()
        except FAULTS:
            return False
        return True

    def _hear(self, _connection: Any, _server: int, _channel: str, payload: str) -> None:
        table, _, number = payload.rpartition(" ")
        if number.isdecimal():  # anybody may notify
            self._heard(table, int(number))
