"""What several processes on one PostgreSQL bear when a plain proxy spreads the seats of every table over them:
`python -m bench.spread`, some minutes.

One, two and four processes are measured in turns, several rounds, medians. Two people at each table give the next
answer as soon as the last is acknowledged (durable: fsync is on) and the shipped limits allow it. Said by the clock,
which tells the truth where servers, database, proxy and clients have cores enough; and as answers for each processor
second of each part. What servers and database spend at rest, with the same tables open, is told apart and not
counted: a machine in full use does not notice it. *Cost* is the processor time of all servers for an answer, against
that of one process. *Could* is what so many processes could do of what one does, if each had a core: their number over
the cost."""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.load import CLIENTS, ROOT, Clients
from tests.server.postgres import Cluster

TICK = os.sysconf("SC_CLK_TCK")
REST = 4.0
"""Seconds in which nobody plays."""
MEETING = 3.0
"""Until each server knows of the others: before, some tables would move."""
PARTS = ("servers", "database", "proxy", "clients")


def started(*command: str) -> tuple[subprocess.Popen[str], str]:
    """A process, and the first line it says."""
    process = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


@contextlib.contextmanager
def running(database: str, count: int, folder: Path) -> Iterator[tuple[list[int], int, str]]:
    """Servers and a proxy before them: their processes, and the address of the proxy."""
    serve = ("tumblehall", "serve", "--port", "0", "--workers", "1", "--log-level", "error", "--data", str(folder))
    processes = []
    try:
        addresses = []
        for _ in range(count):
            process, line = started(*serve, "--database", database)
            processes.append(process)
            addresses.append(line.split("/")[2])
        time.sleep(MEETING)
        proxy, address = started("bench.plain_proxy", *addresses)
        processes.append(proxy)
        yield [process.pid for process in processes[:-1]], proxy.pid, address
    finally:
        for process in reversed(processes):
            process.terminate()
        for process in processes:
            process.wait()


def spent(process: int, children: bool = False) -> float:
    """Processor seconds of a process; with those of its children, also of those that are gone."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = sum(map(int, fields[11:15] if children else fields[11:13]))
    if not children:
        return ticks / TICK
    alive = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return ticks / TICK + sum(spent(int(child)) for child in alive)


def measured(count: int, args: argparse.Namespace) -> dict[str, float]:
    cluster = Cluster(durable=True)
    with tempfile.TemporaryDirectory(prefix="tumblehall-spread-") as folder, contextlib.ExitStack() as stack:
        stack.callback(cluster.remove)
        cluster.start()
        postmaster = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
        place = running(cluster.url("postgres"), count, Path(folder))
        servers, proxy, address = stack.enter_context(place)
        clients = stack.enter_context(contextlib.closing(Clients(args.clients)))
        opened = {"do": "open", "addresses": [address], "games": args.games, "count": args.tables // args.clients}
        clients.tell([opened] * args.clients)

        def now() -> dict[str, float]:
            return {
                "servers": sum(map(spent, servers)),
                "database": spent(postmaster, children=True),
                "proxy": spent(proxy),
            }

        clients.tell([{"do": "play", "mode": "saturation", "seconds": 2}] * args.clients)  # caches fill
        first = now()
        time.sleep(REST)
        before = now()
        answers = clients.tell([{"do": "play", "mode": "saturation", "seconds": args.seconds}] * args.clients)
        after = now()
    rest = {part: (before[part] - first[part]) / REST for part in after}
    acts = sum(answer["acts"] for answer in answers)
    latencies = sorted(each for answer in answers for each in answer["latencies"])
    return {
        "acts": acts / max(answer["seconds"] for answer in answers),
        "p99": 1000 * latencies[len(latencies) * 99 // 100],
        "rest": 1000 * rest["servers"],
        **{part: acts / max(after[part] - before[part] - rest[part] * args.seconds, 0.01) for part in after},
        "clients": acts / sum(answer["cpu"] for answer in answers),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures processes among which a plain proxy spreads the seats.")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=100, help="live tables with two people each (100)")
    parser.add_argument("--clients", type=int, default=CLIENTS, help=f"processes of people ({CLIENTS})")
    parser.add_argument("--games", nargs="+", default=["angryquest", "quarriors"])
    parser.add_argument("--seconds", type=float, default=8.0, help="of play in a round (8)")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found: dict[int, list[dict[str, float]]] = {count: [] for count in args.processes}
    for number in range(args.rounds):
        for count, rounds in found.items():
            rounds.append(measured(count, args))
            figures = " ".join(f"{name} {figure:.0f}" for name, figure in rounds[-1].items())
            print(f"bench: round {number + 1} of {args.rounds}, {count} processes: {figures}", file=sys.stderr)
    print(f"{args.tables} tables, {os.cpu_count()} cores; answers for each processor second of each part")
    print("processes  answers/s  p99 ms  rest ms/s  " + "  ".join(f"{part:>8}" for part in PARTS) + "  cost  could")
    one = median(each["servers"] for each in found[args.processes[0]])
    for count, rounds in found.items():
        told = {name: median(each[name] for each in rounds) for name in rounds[0]}
        parts = "  ".join(f"{told[part]:8.0f}" for part in PARTS)
        cost = one / told["servers"]
        by_clock = f"{told['acts']:9.0f}  {told['p99']:6.0f}  {told['rest']:9.0f}"
        print(f"{count:9}  {by_clock}  {parts}  {cost:4.2f}  {count / cost:5.2f}")


if __name__ == "__main__":
    main()
