"""The server does what its OpenAPI document says, whatever is sent: found out by schemathesis, always the same way."""

import asyncio
import subprocess
import sys
from pathlib import Path

import tumblehall as th
from tests.server.house import House, house
from tests.server.test_serve_command import serving
from tumblehall.server.endpoints import ENDPOINTS
from tumblehall.server.limits import Buckets
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token

LEFT_OUT = ["positive_data_acceptance", "object_level_authorization"]
"""What fits the schema may still be against the rules of a game; and who may see what is tested by name elsewhere."""


def run(host: str, token: str, folder: Path, phase: str, *more: str) -> None:
    command = [
        sys.executable, "-m", "schemathesis.cli", *more, "run", f"http://{host}/api/openapi.json",
        "--header", f"Authorization: Bearer {token}", "--checks", "all", "--exclude-checks", ",".join(LEFT_OUT),
        "--phases", phase, "--generation-deterministic", "--max-examples", "12", "--continue-on-failure",
        "--no-color", "--warnings", "off",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Tested: {len(ENDPOINTS)}\n" in done.stdout


async def test_server_does_what_its_document_says_at_all_boundaries(sqlite: str, tmp_path: Path) -> None:
    async with serving(sqlite) as running:
        await asyncio.to_thread(run, running.host, new_token(), tmp_path, "coverage")


async def test_server_does_what_its_document_says_with_a_table_that_there_is(tmp_path: Path) -> None:
    async with house(SqliteStore(tmp_path / "tables.db"), messages_per_second=10_000, burst=100_000) as home:
        home.server._costly = Buckets(10_000, 10_000)
        table, token = await over_table(home)
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.game" = "quarriors"\n')
        await asyncio.to_thread(run, home.host, token, tmp_path, "fuzzing", "--config-file", str(settings))


async def over_table(home: House) -> tuple[str, str]:
    """A game that is over, so that its frames can be asked for."""
    table, tokens = await home.two_people()
    for seat, token in enumerate(tokens):
        async with home.live(table, token) as line:
            await line.play(seat, th.FastRng(1), most=1)
    for seat, token in enumerate(tokens):
        await home.done(table, token, "vote-end", seat=seat, yes=True)
    return table, tokens[0]
