"""Drives real servers with real WebSocket clients on this machine and reports what they bear: `python -m bench.load`.

For each database, number of server processes and number of live two-seat tables: acknowledged (durable) answers per
second, the time from sending to acknowledgement, processor time of the servers for each answer, and memory for each
table. Paced: one answer every two seconds at each table. Saturation: the next answer as soon as the last is
acknowledged and the limits allow it. The settings are those that are shipped; each table's people have an address of
their own."""

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.postgres import Cluster

ROOT = Path(__file__).parents[1]
CLIENTS = 2
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class ServerProcess:
    process: subprocess.Popen[str]
    address: str
    samples: Path | None

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def cpu(self) -> dict[str, float]:
        """Processor seconds: of the event loop, and of the other threads."""
        spent = {"loop": 0.0, "threads": 0.0}
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                fields = (task / "stat").read_text().rpartition(")")[2].split()
                mine = task.name == str(self.process.pid)
                spent["loop" if mine else "threads"] += (int(fields[11]) + int(fields[12])) / TICK
        return spent

    def sampled(self) -> dict[str, Any]:
        """What the event loop did since the last look."""
        if self.samples is None:
            return {"rooms": {}}
        self.samples.unlink(missing_ok=True)
        for tries in range(1000):
            if self.samples.exists():
                break
            if tries % 100 == 0:  # a signal can get lost among many others
                self.process.send_signal(signal.SIGUSR1)
            time.sleep(0.01)
        told: dict[str, Any] = json.loads(self.samples.read_text())
        return told


@contextlib.contextmanager
def servers(database: str, count: int, folder: Path, look: bool, *more: str) -> Iterator[list[ServerProcess]]:
    """`look`: with notes of what their event loops do, which cost some time themselves. `more`: settings."""
    running: list[ServerProcess] = []
    try:
        for number in range(count):
            samples = folder / f"samples-{number}"
            program = "bench.load_server" if look else "tumblehall"
            command = [sys.executable, "-m", program, "serve", "--port", "0", "--database", database]
            process = subprocess.Popen(
                [*command, "--data", str(folder), *more],
                stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "LOAD_SAMPLES": str(samples)},
            )  # fmt: skip
            assert process.stdout is not None
            line = process.stdout.readline()
            address = line.split("http://")[1].split("/")[0]
            running.append(ServerProcess(process, address, samples if look else None))
        yield running
    finally:
        for server in running:
            server.process.terminate()
        for server in running:
            server.process.wait()


class Clients:
    def __init__(self, count: int = CLIENTS) -> None:
        command = [sys.executable, "-m", "bench.load_client"]
        self._processes = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
            for _ in range(count)
        ]

    def tell(self, orders: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """An order for each process; their answers."""
        pairs = list(zip(self._processes, orders, strict=False))
        for process, order in pairs:
            assert process.stdin is not None
            process.stdin.write(json.dumps(order) + "\n")
            process.stdin.flush()
        answers = []
        for process, _ in pairs:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise RuntimeError("a client has died; see above")
            answers.append(json.loads(line))
        return answers

    def close(self) -> None:
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.close()
            process.wait()


def played(clients: Clients, running: list[ServerProcess], mode: str, seconds: float, used: int) -> dict[str, Any]:
    before = [server.cpu() for server in running]
    for server in running:
        server.sampled()
    answers = clients.tell([{"do": "play", "mode": mode, "seconds": seconds}] * used)
    after = [server.cpu() for server in running]
    rooms: dict[str, int] = {}
    hot: list[dict[str, Any]] = []
    for server in running:
        told = server.sampled()
        hot.append(told)
        for room, count in told["rooms"].items():
            rooms[room] = rooms.get(room, 0) + count
    loop = sum(b["loop"] - a["loop"] for a, b in zip(before, after, strict=True))
    threads = sum(b["threads"] - a["threads"] for a, b in zip(before, after, strict=True))
    latencies = sorted(x for answer in answers for x in answer["latencies"])
    refused: dict[str, int] = {}
    for answer in answers:
        for code, count in answer["refused"].items():
            refused[code] = refused.get(code, 0) + count
    total = sum(rooms.values()) or 1
    acts = len(latencies)
    return {
        "mode": mode,
        "acts_per_s": acts / max(answer["seconds"] for answer in answers),
        "ms_an_act": 1000 * (loop + threads) / max(acts, 1),
        **{f"p{q}_ms": 1000 * latencies[min(acts - 1, acts * q // 100)] if acts else None for q in (50, 95, 99)},
        "refused": refused,
        "loop_cpu_s": loop,
        "threads_cpu_s": threads,
        "client_cpu_s": sum(answer["cpu"] for answer in answers),
        "shares": {room: round(count / total, 3) for room, count in sorted(rooms.items())},
        "hot": hot,
    }


def scenario(database: str, name: str, processes: int, tables: int, args: argparse.Namespace, folder: Path) -> None:
    with servers(database, processes, folder, args.hot) as running, contextlib.closing(Clients()) as clients:
        addresses = [server.address for server in running]
        warm = {"do": "open", "addresses": addresses, "games": args.games, "count": len(args.games)}
        clients.tell([warm])  # first use fills caches and is no table's memory
        empty = sum(server.memory() for server in running)
        used = min(CLIENTS, tables)
        shares = [tables // used + (number < tables % used) for number in range(used)]
        clients.tell([{**warm, "count": count} for count in shares])

        def memory() -> str:
            """For each table, with the connections of its two people."""
            return f"{(sum(server.memory() for server in running) - empty) / tables / 1000:.0f} kB a table"

        print(f"{name}, {processes} process(es), {tables} tables: {memory()} before play", flush=True)
        for mode in args.modes:
            told = played(clients, running, mode, args.seconds, used)
            hot = told.pop("hot")
            show(told)
            if args.hot:
                show_hot(hot[0])
        print(f"  {memory()} after play", flush=True)


def show(told: dict[str, Any]) -> None:
    times = "/".join("-" if told[p] is None else f"{told[p]:.1f}" for p in ("p50_ms", "p95_ms", "p99_ms"))
    cpu = {name: told[f"{name}_cpu_s"] for name in ("loop", "threads", "client")}
    shares = " ".join(f"{room} {share:.0%}" for room, share in told["shares"].items())
    print(
        f"  {told['mode']:10} {told['acts_per_s']:6.0f} acts/s, {told['ms_an_act']:.3f} ms of the processor each;"
        f" p50/p95/p99 {times} ms; cpu s: " + " ".join(f"{name} {spent:.1f}" for name, spent in cpu.items()),
        (f"\n             loop: {shares}" if shares else "")
        + (f"; refused {told['refused']}" if told["refused"] else ""),
        flush=True,
    )


def show_hot(told: dict[str, Any]) -> None:
    total = sum(told["rooms"].values()) or 1
    for title in ("self", "in"):
        print(f"    {title}:")
        for name, count in told[title]:
            print(f"    {count / total:6.1%} {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 1000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measurement (default 6)")
    parser.add_argument("--modes", nargs="+", choices=["paced", "saturation"], default=["paced", "saturation"])
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2], help="servers (SQLite has always one)")
    parser.add_argument("--games", nargs="+", default=["angryquest", "quarriors"])
    parser.add_argument("--hot", action="store_true", help="note and show where the time goes, which takes some")
    parser.add_argument("--limit", type=int, default=600, help="give up after so many seconds in all (default 600)")
    args = parser.parse_args()
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(args.limit)
    for database in args.databases:
        for processes in args.processes if database == "postgres" else [1]:
            for tables in args.tables:
                with place(database) as (address, folder):
                    scenario(address, database, processes, tables, args, folder)


def out_of_time(_signal: int, _frame: object) -> None:
    raise TimeoutError("the load test takes too long; see --limit")


@contextlib.contextmanager
def place(database: str) -> Iterator[tuple[str, Path]]:
    """An empty database, and a folder for the rest."""
    with tempfile.TemporaryDirectory(prefix="tumblehall-load-") as name:
        folder = Path(name)
        if database == "sqlite":
            yield str(folder / "tables.db"), folder
            return
        cluster = Cluster(durable=True)
        try:
            cluster.start()
            yield cluster.url("postgres"), folder
        finally:
            cluster.remove()


if __name__ == "__main__":
    main()
