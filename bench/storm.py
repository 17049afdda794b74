"""Restarts a server with many tables in play and lets everybody come back at once: `python -m bench.storm`.

Each table has two people and so many answers in its log. The server has the settings that are shipped; each table's
people come from an address of their own, all within some seconds and with what they know already, as pages do. Told are
the seconds until everybody has seen their seat again, the slowest answer of `/healthz` meanwhile, the longest stop of
the event loop for garbage, and the memory of a table: after a stop as it should be, after a kill (the last deeds are in
no snapshot), and after a change of the program (there is none)."""

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

import tumblehall as th
from bench.load import ROOT, TICK, place
from tests.server.siege import at_work
from tumblehall.server import deeds as d
from tumblehall.server.hall import KEEP_EVERY
from tumblehall.server.loading import kept_of
from tumblehall.server.looks import ENCODER
from tumblehall.server.past import started
from tumblehall.server.rebuilding import row_of
from tumblehall.server.room import Room
from tumblehall.server.snapshots import first_link
from tumblehall.server.store import Founding, Kept, Row, Store, Summary
from tumblehall.server.stores import store_for
from tumblehall.server.tokens import hash_of, new_table_id
from tumblehall.server.wire import VERSION

KINDS = ("stopped", "killed", "changed")
LIMIT = 120.0


@dataclass
class Played:
    """A table as the server before has left it."""

    name: str
    tokens: tuple[str, str]
    kept: Kept
    rows: list[Row]
    seen: tuple[int, int]
    """How many events each of the two was told."""


def play(game: str, acts: int, kind: str, rng: th.FastRng) -> Played:
    tokens = tuple("th_" + secrets.token_urlsafe(32) for _ in (0, 1))
    name, at = new_table_id(), time.time() - 3600
    body = d.FoundingBody(
        game=game, seats=2, options={}, manners=d.Manners(), host=hash_of(tokens[0]), secret=secrets.token_hex(32)
    )
    founding = Founding(name, at, ENCODER.encode(body), Summary("playing", False, b"{}", None))
    room = Room(name, at, body)
    room.chain = first_link(founding)
    kept = Kept(founding, None)
    sat = [d.Sat(seat=seat, name=f"P{seat}", holder=hash_of(tokens[seat]), seed="a-seed-of-mine") for seat in (0, 1)]
    rows = [tell(room, deed) for deed in sat] + [tell(room, started(body))]
    assert room.game is not None
    while room.game.answers < acts and len(room.game.decisions) > 0:
        asked = room.game.decisions[0]
        rows.append(tell(room, d.Acted(seat=asked.seat, act=asked.options[rng.below(len(asked.options))].id)))
        if room.number % KEEP_EVERY == 0 and kind == "killed":
            kept = with_snapshot(kept, room)
    if kind == "stopped":
        kept = with_snapshot(kept, room)
    seen = (room.game.event_count(0), room.game.event_count(1))
    return Played(name, (tokens[0], tokens[1]), kept, rows, seen)


def tell(room: Room, deed: d.Deed) -> Row:
    room.fold(deed, room.last_at + 1)
    return row_of(room, deed)


def with_snapshot(kept: Kept, room: Room) -> Kept:
    made = kept_of(room)
    assert made is not None
    return replace(kept, position=made[0], snapshot=made[1])


async def fill(store: Store, tables: list[Played]) -> None:
    await store.open()
    for table in tables:
        await store.put_back(table.kept, table.rows)
        if table.kept.position is not None:
            await store.keep(table.name, table.kept.position, table.kept.snapshot)
    await store.close()


class Person(asyncio.Protocol):
    """Says hello and waits for its seat; comes again when the connection is lost. As a page does that was open, it has
    what it was told before; a new one asks for all of it."""

    def __init__(self, address: tuple[str, int], number: int, table: Played, seat: int, is_new: bool) -> None:
        self._address = address
        self._hello = {"do": "hello", "version": VERSION, "token": table.tokens[seat]}
        if not is_new:
            self._hello["seen"] = {str(seat): table.seen[seat]}
        self._place = f"/api/tables/{table.name}/live"
        self._home = f"127.{1 + number // 250 // 250}.{number // 250 % 250}.{1 + number % 250}"
        self._data, self._open = b"", False
        self.back: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def come(self, after: float) -> None:
        await asyncio.sleep(after)
        self._data, self._open = b"", False
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: self, *self._address, local_addr=(self._home, 0))
        except OSError:  # a full queue at the door
            self.connection_lost(None)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.back.done():
            self._again = asyncio.get_running_loop().create_task(self.come(0.5))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        upgrade = f"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
        transport.write(f"GET {self._place} HTTP/1.1\r\n{upgrade}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open and b"\r\n\r\n" in self._data:
            if b" 101 " not in self._data.split(b"\r\n")[0]:
                self.back.set_exception(RuntimeError(f"the server refuses to connect: {self._data!r}"))
                return
            self._open = True
            hello = json.dumps(self._hello).encode()
            size = bytes([0x80 | len(hello)]) if len(hello) < 126 else b"\xfe" + len(hello).to_bytes(2, "big")
            self._transport.write(b"\x81" + size + b"\0\0\0\0" + hello)
        if not self.back.done() and b'"view"' in self._data:
            self.back.set_result(time.perf_counter())
        if self.back.done():
            self._data = b""


async def come_back(address: tuple[str, int], tables: list[Played], args: argparse.Namespace) -> float:
    """When the last person has seen their seat."""
    people = [Person(address, number, table, seat, args.new) for number, table in enumerate(tables) for seat in (0, 1)]
    coming = [asyncio.create_task(person.come(random.uniform(0, args.within))) for person in people]
    _, away = await asyncio.wait([person.back for person in people], timeout=LIMIT)
    await asyncio.gather(*coming)
    if away:
        raise SystemExit(f"{len(away)} of {len(people)} people were not back after {LIMIT:.0f} seconds")
    return max(person.back.result() for person in people)


def watch_health(address: tuple[str, int], server: int, told: Connection) -> None:
    """Asks again and again until it is told to stop; tells the slowest answer, and how much the server worked at most
    before one: that is what it would be where nobody else is at work."""
    slowest, most, signs = 0.0, 0.0, 0
    told.send("ready")
    while not told.poll():
        began, before = time.perf_counter(), at_work(server)
        connection = http.client.HTTPConnection(*address, timeout=LIMIT)
        connection.request("GET", "/healthz")
        well = connection.getresponse().status == 200
        connection.close()
        slowest, signs = max(slowest, time.perf_counter() - began if well else LIMIT), signs + 1
        most = max(most, at_work(server) - before)
        time.sleep(0.02)
    told.send((slowest, most, signs))


@contextlib.contextmanager
def serving(database: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], tuple[str, int]]]:
    command = [sys.executable, "-m", "bench.storm_server", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "STORM_STOPS": str(folder / "stops")}
    process = subprocess.Popen(
        [*command, "--data", str(folder)], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    )
    try:
        assert process.stdout is not None
        host, _, port = process.stdout.readline().split("http://")[1].split("/")[0].partition(":")
        yield process, (host, int(port))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def spent(process: subprocess.Popen[str]) -> float:
    """Processor seconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(process: subprocess.Popen[str]) -> int:
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def storm(database: str, folder: Path, kind: str, args: argparse.Namespace) -> str:
    """What was found, in words."""
    rng = th.FastRng(kind)
    tables = [play(args.games[n % len(args.games)], args.acts, kind, rng) for n in range(args.tables)]
    asyncio.run(fill(store_for(database), tables))
    with serving(database, folder) as (process, address):
        empty, before = memory(process), spent(process)
        ours, theirs = multiprocessing.Pipe()
        health = multiprocessing.Process(target=watch_health, args=(address, process.pid, theirs))
        health.start()
        ours.recv()
        began = time.perf_counter()
        last = asyncio.run(come_back(address, tables, args))
        ours.send("stop")
        slowest, most, signs = ours.recv()
        health.join()
        grown, busy = memory(process) - empty, spent(process) - before
    stops = (folder / "stops").read_text()
    deeds = sum(len(table.rows) for table in tables) / args.tables
    return (
        f"{args.tables} tables, {deeds:.0f} deeds each: everybody back after {last - began:.1f} s ({busy:.1f} s of the "
        f"processor); healthz at most {1000 * slowest:.0f} ms, {1000 * most:.0f} ms of the server's processor, of "
        f"{signs}; {stops}; {grown / args.tables / 1000:.0f} kB a table"
    )


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--acts", type=int, default=150, help="answers in each log (default 150)")
    parser.add_argument("--within", type=float, default=5.0, help="seconds in which people come (default 5)")
    parser.add_argument("--new", action="store_true", help="people load the page anew, and are told the whole game")
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgres"], default=["sqlite"])
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--games", nargs="+", default=["angryquest", "quarriors", "quaeleon"])
    return parser


def storms(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """The name of each, and what was found."""
    for database in args.databases:
        for kind in args.kinds:
            with place(database) as (address, folder):
                yield f"{database}, {kind}", storm(address, folder, kind, args)


def main() -> None:
    for name, found in storms(arguments().parse_args()):
        print(f"{name}: {found}", flush=True)


if __name__ == "__main__":
    main()
