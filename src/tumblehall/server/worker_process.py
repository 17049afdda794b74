"""One worker process, seen from the server. The event loop reads and writes its socket; nothing here blocks it."""

import asyncio
import contextlib
import socket
import subprocess
import sys
from asyncio import IncompleteReadError, StreamReader, StreamWriter

import msgspec

from tumblehall.server.worker import SIZE, Reply

STARTING_SECONDS = 60.0
BACK = 10
"""How far a process stands back whose jobs are in no hurry."""
FAR_BACK = 19
"""And one behind which all those go first."""
MOST_BYTES = 64 * 2**20
"""Of one reply."""


class WorkerDied(Exception):
    """The process is gone, did not come up, or says what nobody understands."""


class WorkerProcess:
    """It can be started again after its death. `house`: the module with the jobs. `megabytes`: what it may hold.
    `back`: how far it stands back behind other processes."""

    def __init__(self, house: str, megabytes: int, back: int) -> None:
        self._words = (house, str(megabytes), str(back))
        self._process: subprocess.Popen[bytes] | None = None
        self._streams: tuple[StreamReader, StreamWriter] | None = None
        self._ready = False

    @property
    def pid(self) -> int | None:
        """The number of the process while it is up."""
        return self._process.pid if self._process is not None and self.is_up() else None

    def is_up(self) -> bool:
        return self._ready and self._process is not None and self._process.poll() is None

    async def start(self) -> None:
        """Returns when the process is ready, or will never be: ask `is_up`."""
        await self.kill()
        with contextlib.suppress(OSError, WorkerDied):
            self._streams = await asyncio.open_unix_connection(sock=self._spawn())
            async with asyncio.timeout(STARTING_SECONDS):
                self._ready = (await self._read()).kind == "ready"

    async def ask(self, request: bytes) -> Reply:
        """The reply to a request. WorkerDied, or a cancellation, leave the process to be killed."""
        if not self.is_up() or self._streams is None:
            raise WorkerDied("no worker process came up")
        try:
            self._streams[1].write(request)
            await self._streams[1].drain()
        except OSError:
            raise WorkerDied("the worker process died") from None
        return await self._read()

    async def kill(self) -> None:
        self._ready = False
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.wait)
            self._process = None

    def _spawn(self) -> socket.socket:
        """Starts the process; our end of its socket."""
        # -P: what lies in the current folder is not imported. A session of its own: Ctrl-C at a terminal is not for it.
        command = [sys.executable, "-P", "-m", "tumblehall.server.worker", *self._words]
        ours, theirs = socket.socketpair()
        try:
            self._process = subprocess.Popen(
                command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL, start_new_session=True
            )
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        return ours

    async def _read(self) -> Reply:
        assert self._streams is not None
        try:
            (size,) = SIZE.unpack(await self._streams[0].readexactly(SIZE.size))
            if size > MOST_BYTES:
                raise WorkerDied(f"the reply is too long: {size} bytes")
            return msgspec.msgpack.decode(await self._streams[0].readexactly(size), type=Reply)
        except (IncompleteReadError, OSError):
            raise WorkerDied("the worker process died") from None
        except msgspec.MsgspecError as fault:
            raise WorkerDied(f"the reply makes no sense: {fault}") from None
