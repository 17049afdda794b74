"""A server process under attack, and what others notice of it: its memory, how soon it says that it is well, and how
soon a bot answers somebody at a table."""

import asyncio
import contextlib
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import tumblehall as th
from tests.server.house import SEED, House
from tests.server.test_serve_command import ROOT, serving, visit

WARM = 5
"""Answers of the bot before the attack: its process has to come up first."""


def memory_of(pid: int) -> float:
    """The megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1]) / 1024


def at_work(pid: int) -> float:
    """Processor seconds of a server's event loop, finely."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text("ascii").split()[0]) / 1e9


@dataclass
class Siege:
    """What was noticed. Times in milliseconds; `work`: what the event loop did of the processor until it had said that
    it is well, which is what others would wait where nobody else uses the machine."""

    before: float = 0.0
    most: float = 0.0
    after: float = 0.0
    well: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """What the server logged meanwhile."""

    @property
    def grown(self) -> float:
        return self.most - self.before

    def row(self) -> str:
        well, work, bot = self.well, self.work, self.bot
        return (
            f"{self.before:4.0f} MB {self.grown:+6.1f} {self.after - self.before:+6.1f}   "
            f"healthz p50 {share(well, 0.5):3.0f} p99 {share(well, 0.99):4.0f} ms, work {share(work, 0.99):3.0f} ms  "
            f" bot {len(bot):4} answers, p50 {share(bot, 0.5):4.0f} p99 {share(bot, 0.99):5.0f} ms   "
            f"{len(self.lines)} lines"
        )


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else float("inf")


async def besieged(database: str, attack: str, seconds: float) -> Siege:
    """A server of its own, with somebody who plays against a bot, attacked from another process for some seconds."""
    siege = Siege()
    async with serving(database, log=siege.lines, free=False) as running, visit(running) as home:
        table, token = await _table_with_bot(home)
        playing = asyncio.create_task(_play(home, table, token, siege.bot))
        asking = asyncio.create_task(_ask(home, running.process.pid, siege))
        while len(siege.bot) < WARM:
            await asyncio.sleep(0.1)
        siege.lines.clear()
        siege.well.clear()
        siege.work.clear()
        siege.bot.clear()
        siege.before = memory_of(running.process.pid)
        watching = asyncio.create_task(_watch(running.process.pid, siege))
        words = (sys.executable, "-m", "tests.server.attacks", attack, running.host, table, str(seconds))
        attacker = await asyncio.create_subprocess_exec(*words, cwd=ROOT)
        assert await attacker.wait() == 0
        siege.after = memory_of(running.process.pid)
        for task in (watching, asking, playing):
            task.cancel()
        await asyncio.gather(watching, asking, playing, return_exceptions=True)
    return siege


async def _watch(pid: int, siege: Siege) -> None:
    while True:
        siege.most = max(siege.most, memory_of(pid))
        await asyncio.sleep(0.05)


async def _ask(home: House, pid: int, siege: Siege) -> None:
    while True:
        began, before = time.perf_counter(), at_work(pid)
        with contextlib.suppress(Exception):
            await home.http.get("/healthz", headers={"connection": "close"})
        siege.well.append((time.perf_counter() - began) * 1000)
        siege.work.append((at_work(pid) - before) * 1000)
        await asyncio.sleep(0.1)


async def _table_with_bot(home: House) -> tuple[str, str]:
    token = await home.token()
    table = await home.found(token, "angryquest")
    await home.done(table, token, "sit-bot", seat=1, bot="heuristic")
    await home.done(table, token, "sit", name="Ann", seed=SEED)
    return table, token


async def _play(home: House, table: str, token: str, times: list[float]) -> None:
    """Answers at random, one game after the other; how long it takes from an answer until one is asked again."""
    rng = th.FastRng(1)
    while True:
        async with home.live(table, token) as line:
            while (state := await line.until_asked(0)) is not None:
                options = state["decision"]["options"]
                began = time.perf_counter()
                await line.act(0, options[rng.below(len(options))]["id"])
                await line.until_asked(0)
                times.append((time.perf_counter() - began) * 1000)
                await asyncio.sleep(0.1)
        table, token = await _table_with_bot(home)
