"""Bots that look ahead do so in another process: the table answers keys meanwhile, and can stop them."""

import asyncio
import json
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process


class NoThought(Exception):
    """The bot failed, or its process did."""


class Thinking:
    """One process, which comes up with the first question."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def answer(self, game: str, bot: str, parcel: bytes) -> str:
        """The option that a bot takes. Who is cancelled while it waits ends the thinking."""
        return await self._told("answer", game, bot, parcel)

    async def hint(self, game: str, bot: str, parcel: bytes) -> str:
        """What a bot would do, in words."""
        return await self._told("hint", game, bot, parcel)

    async def _told(self, *question: str | bytes) -> str:
        try:
            reply = await self._ask(pickle.dumps(question))
        except (OSError, ValueError) as fault:
            await self.stop()
            raise NoThought(f"its process ended: {fault}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if "fault" in reply:
            raise NoThought(reply["fault"])
        return reply["answer"]

    async def _ask(self, question: bytes) -> dict[str, str]:
        if self._process is None:
            command = (sys.executable, "-P", "-m", "tumblehall.terminal.thinker")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(question)
        await self._process.stdin.drain()
        reply: dict[str, str] = json.loads(await self._process.stdout.readline())
        return reply

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.communicate()
