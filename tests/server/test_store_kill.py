"""A writing process is killed: what it has acknowledged is in the database. `KILL_ROUNDS=50` makes it a long run.

Run as a program, this is the process that writes: it prints each append after it has returned."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Opened, deed, founding
from tumblehall.server.stores import store_for

ROOT = Path(__file__).parents[2]
ROUNDS = int(os.environ.get("KILL_ROUNDS", "3"))
TABLES = 16
ENOUGH = 200
"""Acknowledged appends, before the process is killed."""


def body(table: str, number: int) -> bytes:
    return f"{table}-{number}".encode() * 20


async def write_for_ever(database: str, start: str) -> None:
    store = store_for(database)
    await store.open()

    async def play(table: str) -> None:
        await store.found(founding(table))
        number = 1
        while await store.append(deed(table, number, body(table, number))):
            os.write(1, f"{table} {number}\n".encode())
            number += 1

    await asyncio.gather(*(play(f"{start}-{number}") for number in range(TABLES)))


def killed_writer(database: str, start: str) -> list[tuple[str, int]]:
    """What a process acknowledged before it was killed."""
    command = [sys.executable, "-m", "tests.server.test_store_kill", database, start]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(ENOUGH)]
        writer.kill()
        lines += writer.stdout.readlines()
    words = [line.split() for line in lines if line.endswith(b"\n")]
    return [(table.decode(), int(number)) for table, number in words]


@pytest.mark.parametrize("round_", range(ROUNDS))
async def test_what_a_killed_process_acknowledged_is_kept(round_: int, database: str, opened: Opened) -> None:
    acknowledged = await asyncio.to_thread(killed_writer, database, f"r{round_}")
    assert len(acknowledged) >= ENOUGH
    store = await opened(database)
    logs = {table: await store.log(table) for table in {table for table, _ in acknowledged}}
    for table, number in acknowledged:
        assert logs[table][number - 1].body == body(table, number)
    for table, rows in logs.items():
        assert [row.number for row in rows] == list(range(1, len(rows) + 1)), table


if __name__ == "__main__":
    asyncio.run(write_for_ever(*sys.argv[1:]))
