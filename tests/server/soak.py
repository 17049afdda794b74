"""The long runs behind the short tests, with figures: `python -m tests.server.soak`. It stops at the first fault.

Attacks of strangers, a table flooded by its own people, races of two servers for the same tables, everybody back after
a restart, servers killed in the middle of play, disks that fill up, and many games to their end. The defaults take a
quarter of an hour or so."""

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
from tests.server.attacks import ATTACKS
from tests.server.conftest import database_in
from tests.server.postgres import Cluster
from tests.server.siege import besieged
from tests.server.test_serve_command import ROOT, Sitting, check_log, killed_in_the_middle, serving, visit

GAMES = ("angryquest", "quarriors")
MOST_GROWN = 20.0
"""Megabytes by which a server may grow under attack."""
MOST_LINES = 3
"""Lines in the log that an attack may take: one for each kind of thing it does."""


@asynccontextmanager
async def place(kind: str, cluster: Cluster) -> AsyncIterator[str]:
    """The address of a new database."""
    if kind == "postgres":
        async with database_in(cluster) as url:
            yield url
        return
    with tempfile.TemporaryDirectory(prefix="tumblehall-soak-") as folder:
        yield str(Path(folder) / "tables.db")


async def kills(kind: str, cluster: Cluster, rounds: int) -> None:
    started, acknowledged, tables = time.monotonic(), 0, 0
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
    spent = time.monotonic() - started
    print(f"{kind}: killed {rounds} times in {spent:.0f} s; {acknowledged} acknowledged answers at {tables} tables")
    print("  every one is in the log, and every table went on", flush=True)


async def long_play(kind: str, cluster: Cluster, seconds: float) -> None:
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
            record = th.Record.from_json((await home.http.get(f"/api/tables/{name}/record")).text)
            played = await asyncio.to_thread(th.replay, record)
            assert played.outcome is not None
            games += 1
            answers += sum(counts)

    async with place(kind, cluster) as database, serving(database) as running, visit(running) as home:
        until = time.monotonic() + seconds
        await asyncio.gather(*(table(number) for number in range(8)))
    print(f"{kind}: {games} games with {answers} answers over the wire, all records replay", flush=True)


def tests(name: str, file: str, variable: str, count: int) -> None:
    """Those of a file, so many times."""
    started = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", f"tests/server/{file}"]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, variable: str(count)}, check=False)
    if run.returncode:
        raise SystemExit(f"{name} failed with status {run.returncode}")
    print(f"{name}: {count}, in {time.monotonic() - started:.0f} s", flush=True)


def storms(tables: int, databases: list[str]) -> None:
    """Everybody comes back after a restart (`bench/storm.py`)."""
    if tables:
        command = [sys.executable, "-m", "bench.storm", "--tables", str(tables), "--databases", *databases]
        subprocess.run(command, cwd=ROOT, check=True)


async def attacks(cluster: Cluster, seconds: float) -> None:
    """Each against a server of its own, as somebody plays with a bot; times are of this machine, and only shown."""
    print(f"attacks, {seconds:g} s each: memory before, most and left; how soon it is well; how soon a bot answers")
    for attack in ATTACKS:
        async with place("sqlite", cluster) as database:
            siege = await besieged(database, attack, seconds)
        print(f"  {siege.row(attack)}", flush=True)
        assert siege.grown <= MOST_GROWN, f"{attack}: the server grew by {siege.grown:.0f} MB"
        assert siege.bot, f"{attack}: nobody could play"
        assert len(siege.lines) <= MOST_LINES, f"{attack}: {len(siege.lines)} lines in the log"


async def full_disks(cluster: Cluster, rounds: int) -> None:
    """Nothing can be saved from some moment of play on, and then again: nothing that was acknowledged is lost."""
    acknowledged = 0
    for _ in range(rounds):
        async with place("sqlite", cluster) as database:
            acknowledged += await played_on_a_full_disk(database)
    print(f"sqlite: {rounds} full disks; {acknowledged} acknowledged answers, every one is in the log", flush=True)


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


async def main(args: argparse.Namespace) -> None:
    async with asyncio.timeout(args.limit):
        cluster = await asyncio.to_thread(Cluster, True)
        try:
            await asyncio.to_thread(cluster.start)
            if args.attacks:
                await attacks(cluster, args.attacks)
            await full_disks(cluster, args.disks)
            for kind in args.databases:
                await kills(kind, cluster, args.kills)
            for kind in args.databases:
                await long_play(kind, cluster, args.seconds)
        finally:
            cluster.remove()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", type=float, default=12, help="seconds of each attack (default 12)")
    parser.add_argument("--disks", type=int, default=3, help="disks that fill up (default 3)")
    parser.add_argument("--races", type=int, default=200, help="races of two servers (default 200)")
    parser.add_argument("--hostile", type=int, default=200_000, help="messages to one table (default 200000)")
    parser.add_argument("--storm", type=int, default=300, help="tables of a restart (default 300)")
    parser.add_argument("--kills", type=int, default=15, help="kills on each database (default 15)")
    parser.add_argument("--seconds", type=float, default=45, help="of long play on each database (default 45)")
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--limit", type=float, default=1800, help="give up after so many seconds (default 1800)")
    chosen = parser.parse_args()
    if chosen.races:
        tests("races", "test_races.py", "TUMBLEHALL_RACES", chosen.races)
    if chosen.hostile:
        tests("hostile messages", "test_bounds.py", "TUMBLEHALL_HOSTILE", chosen.hostile)
    storms(chosen.storm, chosen.databases)
    asyncio.run(main(chosen))
