"""The server does what its OpenAPI document says, whatever is sent: found out by schemathesis, with a fixed seed."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import tumblehall as th
from tests.server.house import House, house
from tumblehall.server.endpoints import ENDPOINTS
from tumblehall.server.limits import Buckets
from tumblehall.server.sqlite_store import SqliteStore

LEFT_OUT = ["positive_data_acceptance", "object_level_authorization"]
"""What fits the schema may still be against the rules of a game; and who may see what is tested by name elsewhere."""


@pytest.mark.parametrize(("phases", "examples", "named"), [("coverage", 1, False), ("fuzzing", 12, True)])
async def test_server_does_what_its_document_says(tmp_path: Path, phases: str, examples: int, named: bool) -> None:
    """`named`: with a table and a game that there are. Otherwise most of the largest records meet the limit for costly
    requests, which keeps the time short."""
    async with house(SqliteStore(tmp_path / "tables.db"), messages_per_second=10_000, burst=100_000) as home:
        if named:
            home.server._costly = Buckets(10_000, 10_000)
        table, token = await over_table(home)
        settings = tmp_path / "schemathesis.toml"
        places = f'[parameters]\n"path.table" = "{table}"\n"path.game" = "quarriors"\n' if named else ""
        settings.write_text(places)
        command = [
            sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run",
            f"http://{home.host}/api/openapi.json", "--header", f"Authorization: Bearer {token}",
            "--checks", "all", "--exclude-checks", ",".join(LEFT_OUT), "--phases", phases, "--seed", "1",
            "--generation-deterministic", "--max-examples", str(examples),
            "--continue-on-failure", "--no-color", "--warnings", "off",
        ]  # fmt: skip
        run = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False
        )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"Tested: {len(ENDPOINTS)}\n" in run.stdout


async def over_table(home: House) -> tuple[str, str]:
    """A game that is over, so that its frames can be asked for."""
    table, tokens = await home.two_people()
    for seat, token in enumerate(tokens):
        async with home.live(table, token) as line:
            await line.play(seat, th.FastRng(1), most=1)
    for seat, token in enumerate(tokens):
        await home.done(table, token, "vote-end", seat=seat, yes=True)
    return table, tokens[0]
