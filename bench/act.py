"""What one answer costs a server, in its own code: `python -m bench.act`. Tables with people and onlookers in one
process, by their connections' own code, with a store that forgets: no network, no disk, no framing. Prints
microseconds of the processor for an answer: the rules, what everybody is told, and all that is between."""

import argparse
import asyncio
import json
import time
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

import uvloop

import tumblehall as th
from tests.server.memory_store import MemoryStore
from tumblehall.server import deeds as d
from tumblehall.server.connection import Connection
from tumblehall.server.garbage import Garbage
from tumblehall.server.hall import Hall
from tumblehall.server.limits import Bucket
from tumblehall.server.line import EXTENSION
from tumblehall.server.metrics import Metrics
from tumblehall.server.past import started
from tumblehall.server.store import Append
from tumblehall.server.tokens import hash_of, new_token

LIMIT = 1e9


class Line:
    """A client that takes everything and says what it is told to."""

    def __init__(self) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard = self.bytes = 0
        self.answered = asyncio.Event()
        self.scope = {"extensions": {EXTENSION: {"line": self}}}
        self.is_free = True

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send(self, message: dict[str, Any]) -> None:
        self.write(message["text"].encode())

    def write(self, *texts: bytes) -> None:
        for text in texts:
            self.heard += 1
            self.bytes += len(text)
            if text.startswith(b'{"is":"done"'):
                self.answered.set()
            elif text.startswith((b'{"is":"refused"', b'{"is":"bye"')):
                raise AssertionError(text)

    async def drained(self) -> None: ...

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed with {code}: {reason}")


class Forgetful(MemoryStore):
    """Takes everything and keeps no log: what a log costs is the database's to tell."""

    async def append(self, append: Append) -> bool:
        await asyncio.sleep(0)  # a store never answers at once
        return True


class Played:
    """One table, with everybody at it."""

    def __init__(self, hall: Hall, rng: th.FastRng) -> None:
        self._hall = hall
        self._rng = rng
        self.lines: list[Line] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.count = 0
        self.table = ""

    async def open(self, game: str, seats: int, onlookers: int) -> None:
        tokens = [new_token() for _ in range(seats)]
        body = d.FoundingBody(
            game=game, seats=seats, options={}, manners=d.Manners(), host=hash_of(tokens[0]), secret="00" * 32
        )
        sat = [
            d.Sat(seat=seat, name=f"P{seat}", holder=hash_of(token), seed="a-seed-of-mine")
            for seat, token in enumerate(tokens)
        ]
        self.table = await self._hall.found(body, [*sat, started(body)])
        for token in [*tokens, *[None] * onlookers]:
            line = Line()
            connection = Connection(line, self._hall, self.table, Bucket(LIMIT, LIMIT), lambda: False)  # type: ignore[arg-type]
            self.lines.append(line)
            self._tasks.append(asyncio.create_task(connection.serve()))
            line.say(do="hello", version=2, token=token)
        while any(line.heard < 2 for line in self.lines):  # welcome, and how things stand
            await asyncio.sleep(0)

    async def act(self) -> bool:
        """One answer by chance; False: the game is over."""
        room = self._hall.live(self.table).room
        assert room is not None
        assert room.game is not None
        if not room.game.decisions:
            return False
        asked = room.game.decisions[0]
        line = self.lines[asked.seat]
        line.answered.clear()
        self.count += 1
        option = asked.options[self._rng.below(len(asked.options))].id
        line.say(do="act", id=f"a{self.count}", seat=asked.seat, option=option, step=room.game.step_of(asked.seat))
        await line.answered.wait()
        return True

    @property
    def told(self) -> int:
        return sum(line.bytes for line in self.lines)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Cost:
    """Of one answer: how many were given before it in its game, microseconds of the processor, and bytes told."""

    place: int
    micros: float
    told: int


async def measured(game: str, acts: int, seats: int = 2, onlookers: int = 0, tables: int = 1) -> list[Cost]:
    """So many answers, given at all tables in turns; a game that is over makes room for the next."""
    hall, rng, found = Hall(Forgetful(), Metrics(), pace=(LIMIT, LIMIT)), th.FastRng(game), []
    playing: list[Played] = []
    while len(playing) < tables:
        playing.append(await opened(hall, rng, game, seats, onlookers))
    for turn in range(acts):
        at = turn % tables
        played = playing[at]
        told, began = played.told, time.process_time()
        going = await played.act()
        await asyncio.sleep(0)
        spent = time.process_time() - began
        if going:
            found.append(Cost(played.count - 1, 1e6 * spent, played.told - told))
        else:
            await played.close()
            playing[at] = await opened(hall, rng, game, seats, onlookers)
    for played in playing:
        await played.close()
    return found


async def opened(hall: Hall, rng: th.FastRng, game: str, seats: int, onlookers: int) -> Played:
    played = Played(hall, rng)
    await played.open(game, seats, onlookers)
    return played


def as_served() -> None:
    """What a server does with the collector of garbage as it starts."""
    Garbage(time.monotonic).begin()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["angryquest", "quarriors", "quaeleon", "dicequest"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--onlookers", type=int, default=0)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--acts", type=int, default=3000)
    args = parser.parse_args()
    as_served()
    for game in args.games:
        found = uvloop.run(measured(game, args.acts, args.seats, args.onlookers, args.tables))
        micros, told = (mean(getattr(cost, what) for cost in found) for what in ("micros", "told"))
        middle = median(cost.micros for cost in found)
        print(f"{game:10} {micros:6.0f} µs an answer (median {middle:.0f}); {told:.0f} bytes told")


if __name__ == "__main__":
    main()
