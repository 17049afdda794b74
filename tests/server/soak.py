"""The long runs behind the short tests, with figures: `python -m tests.server.soak`. It stops at the first fault, and
prints all that was found as one table.

Attacks of strangers, a table flooded by its own people, races of two servers for the same tables, everybody back after
a restart, servers killed in the middle of play, clocks that are set, disks that fill up, and many games to their end.
The defaults take a quarter of an hour at most."""

import argparse
import asyncio
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import tumblehall as th
from bench import storm
from tests.server.attacks import ATTACKS
from tests.server.conftest import database_in
from tests.server.house import House
from tests.server.postgres import Cluster
from tests.server.siege import besieged
from tests.server.test_serve_command import ROOT, Sitting, check_log, killed_in_the_middle, serving, visit

GAMES = ("angryquest", "quarriors")
MOST_GROWN = 20.0
"""Megabytes by which a server may grow under attack."""
KINDS = ["stopped", "killed"]
"""Of storms. After a change of the program all deeds are done again: that takes more time than there is here."""
MOST_LINES = 1
"""Lines in the log that an attack may take."""


class Table:
    """What was found, as one table."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, str, str]] = []
        self._began = time.monotonic()

    def add(self, what: str, found: str) -> None:
        """One row; it is shown at once too, for those who wait."""
        now = time.monotonic()
        self._rows.append((what, f"{now - self._began:.0f} s", found))
        self._began = now
        print(*self._rows[-1], sep="  ", flush=True)

    def show(self) -> None:
        rows = [("what", "took", "found"), *self._rows]
        widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
        print()
        for what, took, found in rows:
            print(f"{what:{widths[0]}}  {took:>{widths[1]}}  {found}")


@asynccontextmanager
async def place(kind: str, cluster: Cluster) -> AsyncIterator[str]:
    """The address of a new database."""
    if kind == "postgres":
        async with database_in(cluster) as url:
            yield url
        return
    with tempfile.TemporaryDirectory(prefix="tumblehall-soak-") as folder:
        yield str(Path(folder) / "tables.db")


async def kills(kind: str, cluster: Cluster, rounds: int) -> str:
    acknowledged = tables = 0
    async with place(kind, cluster) as database:
        sittings: list[Sitting] = []
        for number in range(rounds):
            if number % 5 == 0:  # new tables from time to time: games end
                acknowledged += sum(len(sitting.acknowledged) for sitting in sittings)
                tables += len(sittings)
                sittings = []
            await killed_in_the_middle(database, sittings)
    acknowledged += sum(len(sitting.acknowledged) for sitting in sittings)
    tables += len(sittings)
    return f"{rounds} kills; {acknowledged} acknowledged answers at {tables} tables, all in the log; all went on"


async def record_of(home: House, table: str) -> th.Record:
    """On a quick machine games end more often than one address may ask for records."""
    while (answer := await home.http.get(f"/api/tables/{table}/record")).status_code == 429:
        await asyncio.sleep(1)
    assert answer.status_code == 200, answer.text
    return th.Record.from_json(answer.text)


async def long_play(kind: str, cluster: Cluster, seconds: float) -> str:
    """Whole games by chance, one after the other, at several tables at once; each record is replayed at the end."""
    games = answers = 0

    async def table(number: int) -> None:
        nonlocal games, answers
        while time.monotonic() < until:
            name, tokens = await home.two_people(GAMES[number % 2])
            async with home.live(name, tokens[0]) as ann, home.live(name, tokens[1]) as ben:
                counts = await asyncio.gather(
                    ann.play(0, th.FastRng(games * 2 + number)), ben.play(1, th.FastRng(games * 2 + number + 1))
                )
            record = await record_of(home, name)
            played = await asyncio.to_thread(th.replay, record)
            assert played.outcome is not None
            games += 1
            answers += sum(counts)

    async with place(kind, cluster) as database, serving(database) as running, visit(running) as home:
        until = time.monotonic() + seconds
        await asyncio.gather(*(table(number) for number in range(8)))
    return f"{games} games with {answers} answers over the wire, all records replay"


def tests(name: str, file: str, variable: str, count: int) -> str:
    """Those of a file, so many times."""
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", f"tests/server/{file}"]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, variable: str(count)}, check=False)
    if run.returncode:
        raise SystemExit(f"{name} failed with status {run.returncode}")
    return f"{count}, no fault"


async def attacks(table: Table, cluster: Cluster, seconds: float) -> None:
    """Each against a server of its own, as somebody plays with a bot: memory before, most and left; how soon it is
    well; how soon the bot answers. Times are of this machine, and only shown."""
    for attack in ATTACKS:
        async with place("sqlite", cluster) as database:
            siege = await besieged(database, attack, seconds)
        table.add(f"attack: {attack}", siege.row())
        assert siege.grown <= MOST_GROWN, f"{attack}: the server grew by {siege.grown:.0f} MB"
        assert siege.bot, f"{attack}: nobody could play"
        assert len(siege.lines) <= MOST_LINES, f"{attack} took {len(siege.lines)} lines of the log: {siege.lines}"


async def full_disks(cluster: Cluster, rounds: int) -> str:
    """Nothing can be saved from some moment of play on, and then again: nothing that was acknowledged is lost."""
    acknowledged = 0
    for _ in range(rounds):
        async with place("sqlite", cluster) as database:
            acknowledged += await played_on_a_full_disk(database)
    return f"{rounds} full disks; {acknowledged} acknowledged answers, all in the log"


async def played_on_a_full_disk(database: str) -> int:
    async with serving(database) as running, visit(running) as home:
        sitting = Sitting(*await home.two_people())
        count = [0]
        playing = asyncio.create_task(sitting.play(home, count))
        while count[0] < 20:
            await asyncio.sleep(0.01)
        pid, kind = running.process.pid, resource.RLIMIT_FSIZE
        limit = resource.prlimit(pid, kind)
        resource.prlimit(pid, kind, (0, limit[1]))
        await asyncio.sleep(2)
        assert (await home.http.get("/healthz")).status_code == 503
        resource.prlimit(pid, kind, limit)
        full = count[0]
        while count[0] < full + 20 and not playing.done():
            await asyncio.sleep(0.01)
        await running.end(signal.SIGKILL)
        await playing
    await check_log(database, [sitting])
    return len(sitting.acknowledged)


async def clock_steps(cluster: Cluster, steps: int) -> str:
    """Somebody sets the clock of the machine an hour forth and back as people play against the clock: nobody is refused
    or replaced, and the server goes by the same time as before."""
    manners = {"clock": {"kind": "move", "seconds": 60, "bonus": 0}, "absent": "bot"}
    async with (
        place("sqlite", cluster) as database,
        serving(database, module="tests.server.stepped") as running,
        visit(running) as home,
    ):
        sittings = [Sitting(*await home.two_people(game, manners=manners)) for game in GAMES]
        count = [0]
        playing = asyncio.gather(*(sitting.play(home, count) for sitting in sittings))
        for number in range(steps):
            before = count[0]
            running.process.send_signal(signal.SIGUSR2 if number % 4 in (1, 2) else signal.SIGUSR1)
            async with asyncio.timeout(60):
                while count[0] < before + 5 and not playing.done():
                    await asyncio.sleep(0.01)
        for sitting in sittings:
            seats = (await home.now(sitting.table))["table"]["seats"]
            assert not any(seat.get("away") or seat.get("bot") for seat in seats), seats
        await running.end(signal.SIGKILL)
        await playing
    refused = sum(sitting.refused for sitting in sittings)
    assert not refused, f"{refused} answers were refused"
    return f"{steps} steps of an hour, back and forth; {count[0]} answers, none refused; nobody replaced"


async def main(args: argparse.Namespace, table: Table) -> None:
    async with asyncio.timeout(args.limit):
        cluster = await asyncio.to_thread(Cluster, True)
        try:
            await asyncio.to_thread(cluster.start)
            if args.attacks:
                await attacks(table, cluster, args.attacks)
            table.add("clocks", await clock_steps(cluster, args.steps))
            table.add("full disks", await full_disks(cluster, args.disks))
            for kind in args.databases:
                table.add(f"kills: {kind}", await kills(kind, cluster, args.kills))
            for kind in args.databases:
                table.add(f"long play: {kind}", await long_play(kind, cluster, args.seconds))
        finally:
            cluster.remove()


def whole(args: argparse.Namespace, table: Table) -> None:
    if args.races:
        table.add("races", tests("races", "test_races.py", "TUMBLEHALL_RACES", args.races))
    if args.hostile:
        table.add("hostile messages", tests("hostile messages", "test_bounds.py", "TUMBLEHALL_HOSTILE", args.hostile))
    if args.storm:
        words = ["--tables", str(args.storm), "--databases", args.databases[0], "--kinds", *KINDS]
        for name, found in storm.storms(storm.arguments().parse_args(words)):
            table.add(f"storm: {name}", found)
    asyncio.run(main(args, table))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", type=float, default=8, help="seconds of each attack (default 8)")
    parser.add_argument("--disks", type=int, default=2, help="disks that fill up (default 2)")
    parser.add_argument("--races", type=int, default=100, help="races of two servers (default 100)")
    parser.add_argument("--hostile", type=int, default=200_000, help="messages to one table (default 200000)")
    parser.add_argument("--storm", type=int, default=1000, help="tables of a restart (default 1000)")
    parser.add_argument("--steps", type=int, default=12, help="times that the clock is set (default 12)")
    parser.add_argument("--kills", type=int, default=8, help="kills on each database (default 8)")
    parser.add_argument("--seconds", type=float, default=20, help="of long play on each database (default 20)")
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--limit", type=float, default=900, help="give up after so many seconds (default 900)")
    chosen = parser.parse_args()
    all_of_it = Table()
    try:
        whole(chosen, all_of_it)
    finally:
        all_of_it.show()
