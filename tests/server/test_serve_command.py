"""`tumblehall serve` as a process of its own: started, stopped, killed, saved and put back."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import tumblehall as th
from tests.server.house import House, Line
from tumblehall.server.app import Server
from tumblehall.server.stores import store_for

ROOT = Path(__file__).parents[2]
ROUNDS = int(os.environ.get("KILL_ROUNDS", "2"))
TABLES = 4
ENOUGH = 60
"""Acknowledged answers, before the server is killed."""
PATIENCE = 120.0
"""Seconds to start and to end, on a machine that has much else to do."""
FREE = ["--workers", "1", "--messages-per-second", "10000", "--burst", "100000", "--tables-per-hour", "100000"]


def tumblehall(*words: str, module: str = "tumblehall") -> list[str]:
    return [sys.executable, "-m", module, *words]


class Serving:
    """A server process, up and ready."""

    def __init__(self, process: asyncio.subprocess.Process, host: str) -> None:
        self.process = process
        self.host = host

    async def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def serving(
    database: str, *flags: str, log: list[str] | None = None, module: str = "tumblehall", free: bool = True
) -> AsyncIterator[Serving]:
    """`log`: where its lines go. `module`: another program that serves. `free`: it has hardly any limits."""
    manner = FREE if free else []
    command = tumblehall("serve", "--port", "0", "--database", database, *manner, *flags, module=module)
    pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=pipe, stderr=nowhere if log is None else pipe
    )
    listening = None if log is None else asyncio.create_task(_listen(process, log))
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        assert line.startswith("Tumblehall is at http://127.0.0.1:"), line
        yield Serving(process, line.split("/")[2])
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if listening is not None:
            await listening
        await process.communicate()


async def _listen(process: asyncio.subprocess.Process, log: list[str]) -> None:
    assert process.stderr is not None
    while line := (await process.stderr.readline()).decode():
        log.append(line)


@asynccontextmanager
async def visit(running: Serving) -> AsyncIterator[House]:
    async with httpx.AsyncClient(base_url=f"http://{running.host}", timeout=30) as http:
        yield House(cast(Server, None), running.host, http)


def told(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(tumblehall(*words), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


# -- start and stop ----------------------------------------------------------------------------------------------------


async def test_port_that_is_taken_is_one_clear_line(sqlite: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        run = await asyncio.to_thread(told, "serve", "--port", port, "--database", sqlite)
    assert run.returncode == 2
    assert run.stderr == (
        f"tumblehall: cannot listen at 127.0.0.1 port {port}: Address already in use; --port takes another one\n"
    )


@pytest.mark.parametrize("database", ["postgresql://nobody@127.0.0.1:1/none", "{folder}"])
async def test_database_that_cannot_be_had_is_one_clear_line(tmp_path: Path, database: str) -> None:
    name = database.format(folder=tmp_path)
    run = await asyncio.to_thread(told, "serve", "--port", "0", "--database", name)
    assert (run.returncode, run.stderr.count("\n"), run.stdout) == (2, 1, "")
    assert run.stderr.startswith("tumblehall: the setting 'database': ")


async def test_server_that_is_told_to_stop_says_goodbye_and_goes_on_where_it_was(sqlite: str) -> None:
    async with serving(sqlite) as running, visit(running) as home:
        table, tokens = await home.two_people()
        async with home.live(table, tokens[0]) as ann:
            await ann.until_asked(0)
            await ann.act(0)
            before = await home.now(table, tokens[0])
            ending = asyncio.create_task(running.end(signal.SIGTERM))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await ann.receive()
            assert await ending == 0
    assert (ann.frames[-1]["code"], ann.frames[-1]["again"], ann.socket.close_code) == ("restart", True, 1012)
    async with serving(sqlite) as running, visit(running) as home:
        assert await home.now(table, tokens[0]) == before


# -- killed ------------------------------------------------------------------------------------------------------------


class Sitting:
    """A table with two people who answer until the server is gone, and remember what was acknowledged."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table = table
        self.tokens = tokens
        self.acknowledged: list[str] = []
        self.refused = 0

    async def play(self, home: House, count: list[int], other: House | None = None) -> None:
        """`other`: where the second of them comes in."""
        ben_at = other or home
        with contextlib.suppress(ConnectionClosed, OSError):
            async with home.live(self.table, self.tokens[0]) as ann, ben_at.live(self.table, self.tokens[1]) as ben:
                await asyncio.gather(self._answer(ann, 0, count), self._answer(ben, 1, count))

    async def _answer(self, line: Line, seat: int, count: list[int]) -> None:
        rng = th.FastRng(len(self.acknowledged) + seat)
        while (state := await line.until_asked(seat)) is not None:
            options = state["decision"]["options"]
            id = f"s{seat}-{state['step']}-{len(self.acknowledged)}"
            option = options[rng.below(len(options))]["id"]
            answer = await line.do("act", id=id, seat=seat, option=option, step=state["step"])
            self.refused += answer["is"] == "refused"
            if answer["is"] == "done":
                self.acknowledged.append(id)
                count[0] += 1
                if line.seats[seat] is state:
                    state["decision"] = None  # the next question comes with the news

    async def goes_on(self, home: House) -> bool:
        """Whether somebody can answer, or the game is over."""
        now = await home.now(self.table)
        if now["table"]["status"] == "over":
            return True
        seat = now["table"]["to_act"][0]
        async with home.live(self.table, self.tokens[seat]) as line:
            await line.until_asked(seat)
            return bool((await line.act(seat))["is"] == "done")


async def killed_in_the_middle(database: str, sittings: list[Sitting], enough: int = ENOUGH) -> None:
    """A server is killed while all play; what it had acknowledged is checked, and that every table goes on."""
    async with serving(database) as running, visit(running) as home:
        while len(sittings) < TABLES:
            sittings.append(Sitting(*await home.two_people(("angryquest", "quarriors")[len(sittings) % 2])))
        count = [0]
        playing = asyncio.gather(*(sitting.play(home, count) for sitting in sittings))
        async with asyncio.timeout(60):
            while count[0] < enough and not playing.done():
                await asyncio.sleep(0.005)
        await running.end(signal.SIGKILL)
        await playing
    await check_log(database, sittings)
    async with serving(database) as running, visit(running) as home:
        assert all([await sitting.goes_on(home) for sitting in sittings])
        await running.end(signal.SIGTERM)


async def check_log(database: str, sittings: list[Sitting]) -> None:
    store = store_for(database)
    await store.open()
    try:
        for sitting in sittings:
            deeds = [cast(dict[str, Any], msgspec.json.decode(row.body)) for row in await store.log(sitting.table)]
            kept = [deed["id"] for deed in deeds if deed["deed"] == "acted" and deed.get("id")]
            assert len(set(kept)) == len(kept)
            assert set(sitting.acknowledged) <= set(kept)
    finally:
        await store.close()


async def test_what_a_killed_server_acknowledged_is_there_and_every_table_goes_on(database: str) -> None:
    sittings: list[Sitting] = []
    for _ in range(ROUNDS):
        await killed_in_the_middle(database, sittings)
    assert sum(len(sitting.acknowledged) for sitting in sittings) >= ENOUGH


# -- saved -------------------------------------------------------------------------------------------------------------


async def test_backup_of_a_running_server_is_restored_elsewhere(database: str, tmp_path: Path) -> None:
    file, elsewhere = str(tmp_path / "tables.backup"), str(tmp_path / "elsewhere.db")
    async with serving(database) as running, visit(running) as home:
        table, tokens = await home.two_people()
        async with home.live(table, tokens[0]) as ann:
            await ann.until_asked(0)
            await ann.act(0)
            saved = await asyncio.to_thread(told, "backup", file, "--database", database)
            assert saved.returncode == 0, saved.stderr
        before = await home.now(table, tokens[0])
    put_back = await asyncio.to_thread(told, "restore", file, "--database", elsewhere)
    assert put_back.stdout == "1 tables were put back; 0 were there already\n"
    async with serving(elsewhere) as running, visit(running) as home:
        assert await home.now(table, tokens[0]) == before
