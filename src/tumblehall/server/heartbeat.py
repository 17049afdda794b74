"""Tells the processes that share a database that this one is alive, and sees to it that each table lives at one of
them: tables of a process that is gone get their homes here, people at tables of another home are sent there."""

import asyncio
import contextlib
import secrets
import sys
import time
from collections.abc import Collection

from tumblehall.server.connection import Connection
from tumblehall.server.hall import Hall
from tumblehall.server.homes import Homes
from tumblehall.server.logs import say
from tumblehall.server.sharing import Sharing
from tumblehall.server.store import StoreError

BEAT_SECONDS = 1.0
LATE_SECONDS = 3.0
"""After so long others may have thought that we are gone."""
LOOK_EVERY = 5
"""Beats after which homes and strays are looked through in any case."""
MOVES_A_SECOND = 500
"""People who are sent to another process: a few at a time, since each comes back at once."""


class Heartbeat:
    def __init__(self, sharing: Sharing, homes: Homes, hall: Hall, connections: Collection[Connection]) -> None:
        self._sharing = sharing
        self._homes = homes
        self._hall = hall
        self._connections = connections
        self._address = ""
        self.secret = secrets.token_hex(32)
        """Who knows it has read it in the database, and belongs to us."""
        self._beats = 0
        self._last = time.monotonic()
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self, address: str) -> None:
        """`address`: where this process listens for the others."""
        self._address = address
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """The others need not wait until they find out."""
        if self._task is None:
            return
        self._stopping.set()  # not cancelled: a statement that is broken off leaves its connection in disorder
        await asyncio.wait([self._task])
        self._task = None
        with contextlib.suppress(StoreError):
            await self._sharing.leave()

    async def _run(self) -> None:
        while not await self._told_to_stop():
            try:
                await self.beat()
            except StoreError as fault:
                say("store failed", level="error", reason=str(fault))
            except Exception as fault:  # whatever it is: a heart goes on
                say("heartbeat failed", level="error", fault=fault)

    async def _told_to_stop(self) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), BEAT_SECONDS)
        return self._stopping.is_set()

    async def beat(self) -> None:
        new, neighbours = await self._sharing.beat(self._address, self.secret)
        late = time.monotonic() - self._last > LATE_SECONDS
        self._last = time.monotonic()
        self._beats += 1
        changed = self._homes.meet(neighbours)
        if changed:
            say("neighbours", count=len(neighbours))
        await self._homes.release(self._hall.held())
        in_turn = self._beats % LOOK_EVERY == 0
        if new or late or in_turn:
            await self._keep_homes()
        if changed or new or late or in_turn:
            await self._look_at_strays()

    async def _keep_homes(self) -> None:
        for table in await self._homes.keep():
            say("table lives elsewhere now", table=table)
            await self._homes.hold(table)
            self._hall.heard(table, sys.maxsize)

    async def _look_at_strays(self) -> None:
        moved = set()
        for table in self._homes.strays:
            if await self._homes.elsewhere(table) is not None:
                moved.add(table)
            elif self._homes.is_here(table):
                self._hall.schedule(self._hall.live(table))
            else:  # its home does not answer us
                await self._sharing.stray(table)
        people = [connection for connection in self._connections if connection.table in moved]
        for number, connection in enumerate(people):
            asyncio.get_running_loop().call_later(number / MOVES_A_SECOND, connection.move)
