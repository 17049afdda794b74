"""One process of people who play at many tables over WebSockets, for `load.py`. It reads one line of JSON with what to
do after another from standard input, and answers each with one line. Framing is done by hand: a client that shares the
processors with the server must cost little."""

import asyncio
import json
import os
import random
import secrets
import sys
import time
from dataclasses import asdict, dataclass
from typing import cast

import msgspec
import uvloop

PACE = 2.0
"""Seconds between two answers at one table, in paced play."""
SLOWLY = 0.2
"""Seconds after which somebody who was too quick tries again."""
SEED = "a-seed-of-load"


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    options: list[Option]


class State(msgspec.Struct):
    seat: int | None
    step: int
    decision: Decision | None


class Card(msgspec.Struct):
    status: str


class CardChange(msgspec.Struct):
    """A status that has changed is an array with the new one."""

    status: tuple[str, ...] = ()


class Frame(msgspec.Struct, rename={"kind": "is"}):
    """What the client needs to know of a message; all else is skipped."""

    kind: str
    id: str = ""
    code: str = ""
    table: Card | str | None = None
    change: CardChange | None = None
    seats: list[State] = []


FRAME = msgspec.json.Decoder(Frame)


class Person(asyncio.Protocol):
    """A connection that sits in one seat."""

    def __init__(self, table: "LiveTable", seat: int, host: str) -> None:
        self.table, self.seat = table, seat
        self.token = "th_" + secrets.token_urlsafe(32)
        self.asked: State | None = None
        self._asked_last: State | None = None
        self.sent_at = 0.0
        self.count = 0
        self._host = host
        self._data = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        path = f"/api/tables/{self.table.name}/live"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        upgrade = f"Host: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
        self.transport.write(f"GET {path} HTTP/1.1\r\n{upgrade}\r\n\r\n".encode())

    def say(self, message: dict[str, object]) -> None:
        body = json.dumps(message).encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + body)  # a mask of zeros leaves it as it is

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise RuntimeError(f"the server refuses to connect: {head!r}")
            self._open = True
            self.say({"do": "hello", "version": 2, "token": self.token})
            self.say({"do": "sit", "id": "sit", "name": f"P{self.seat}", "seed": SEED, "seat": self.seat})
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        self._data = data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == 9:
            self.transport.write(b"\x8a" + bytes([0x80 | len(body)]) + b"\0\0\0\0" + body)
        if kind != 1:
            return
        frame = FRAME.decode(body)
        if frame.kind == "news":
            status = frame.table.status if isinstance(frame.table, Card) else ""
            if frame.change is not None:
                status = "".join(frame.change.status)
            if status in ("playing", "over"):
                self.table.begun(over=status == "over")
            for state in frame.seats:
                if state.seat == self.seat:
                    self.asked = state if state.decision is not None else None
                    self.table.asked(self)
        elif frame.kind == "done" and frame.id != "sit":
            self.table.load.acknowledged(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            self.table.asked(self)
        elif frame.kind == "refused":
            self.table.load.refused[frame.code] = self.table.load.refused.get(frame.code, 0) + 1
            self.sent_at = 0.0
            if frame.code == "slow-down":
                asyncio.get_running_loop().call_later(SLOWLY, self._again)
        elif frame.kind == "bye":
            raise RuntimeError(f"the server says goodbye: {body!r}")

    def _again(self) -> None:
        """What was refused is asked still, unless the game has ended meanwhile."""
        if self.transport.is_closing():
            return
        self.asked = self.asked or self._asked_last
        self.table.asked(self)

    def act(self) -> bool:
        state = self.asked
        if state is None or self.sent_at or state.decision is None:
            return False
        option = random.choice(state.decision.options).id
        self.count += 1
        self.asked, self._asked_last = None, state
        self.sent_at = time.perf_counter()
        self.say({"do": "act", "id": f"a{self.count}", "seat": self.seat, "option": option, "step": state.step})
        return True


class LiveTable:
    def __init__(self, load: "Load", address: list[str], game: str) -> None:
        self.load, self.game = load, game
        self._address = address
        """Of the servers, the seats by turns."""
        self.name = ""
        self.people: list[Person] = []
        self.home = (new_home(), 0)
        """Where its people come from."""
        self._ready = asyncio.Event()
        self._over = False

    async def open(self) -> None:
        self._ready.clear()
        self._over = False
        self.people = [Person(self, seat, self._address[seat % len(self._address)]) for seat in (0, 1)]
        self.name = await found(self._address[0], self.game, self.people[0].token, self.home)
        for person, address in zip(self.people, self._address * 2, strict=False):
            await connect(person, address)
        await self._ready.wait()

    def begun(self, over: bool) -> None:
        self._ready.set()
        if over and not self._over:
            self._over = True
            self.load.games += 1
            for person in self.people:
                person.asked = None
                person.transport.close()
            self.load.spawn(self.open())

    def asked(self, person: Person) -> None:
        if self.load.mode == "saturation":
            person.act()

    def tick(self) -> None:
        """One answer, if anybody is asked."""
        if self.load.mode != "paced":
            return
        asyncio.get_running_loop().call_later(PACE, self.tick)
        if not any(person.act() for person in self.people):
            self.load.idle_ticks += 1


@dataclass
class Figures:
    seconds: float
    acts: int
    games: int
    refused: dict[str, int]
    idle_ticks: int
    latencies: list[float]
    cpu: float


class Load:
    def __init__(self) -> None:
        self.mode = "idle"
        self.tables: list[LiveTable] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.reset()

    def reset(self) -> None:
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.games = self.idle_ticks = 0

    def acknowledged(self, seconds: float) -> None:
        self.latencies.append(seconds)

    def spawn(self, work: "asyncio.coroutines.Coroutine[None, None, None]") -> None:  # type: ignore[name-defined]
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def open(self, addresses: list[str], games: list[str], count: int) -> None:
        new = []
        for number in range(count):
            turn = number % len(addresses)
            new.append(LiveTable(self, addresses[turn:] + addresses[:turn], games[number % len(games)]))
        self.tables += new
        for start in range(0, count, 20):
            await asyncio.gather(*(table.open() for table in new[start : start + 20]))

    async def play(self, mode: str, seconds: float) -> Figures:
        self.reset()
        self.mode = mode
        loop, cpu, started = asyncio.get_running_loop(), time.process_time(), time.perf_counter()
        for table in self.tables:
            if mode == "paced":
                loop.call_later(random.uniform(0, PACE), table.tick)
            else:
                for person in table.people:
                    person.act()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - started
        latencies, self.mode = self.latencies, "idle"
        figures = Figures(
            spent, len(latencies), self.games, self.refused, self.idle_ticks, latencies, time.process_time() - cpu
        )
        await asyncio.sleep(1.0)  # what is under way comes to its end
        return figures


def new_home() -> str:
    """An address of this machine that nobody else has: limits are by address."""
    one, two, three = secrets.token_bytes(3)
    return f"127.{1 + one % 254}.{two}.{1 + three % 254}"


async def found(address: str, game: str, token: str, home: tuple[str, int]) -> str:
    host, _, port = address.partition(":")
    body = json.dumps({"game": game, "seats": 2}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n"
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=home)
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    head_, _, text = answer.partition(b"\r\n\r\n")
    if b" 200 " not in head_.split(b"\r\n")[0]:
        raise RuntimeError(f"no table was founded: {answer!r}")
    name: str = json.loads(text)["table"]
    return name


async def connect(person: Person, address: str) -> None:
    host, _, port = address.partition(":")
    await asyncio.get_running_loop().create_connection(lambda: person, host, int(port), local_addr=person.table.home)


async def main() -> None:
    load = Load()
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        order = json.loads(line)
        if order["do"] == "open":
            await load.open(order["addresses"], order["games"], order["count"])
            answer: dict[str, object] = {}
        else:
            answer = asdict(await load.play(order["mode"], order["seconds"]))
        os.write(1, json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    uvloop.run(main())
