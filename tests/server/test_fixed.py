"""What is the same for everybody, and takes long to make: the first who asks keeps nobody else waiting."""

import asyncio
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from tests.server.house import house
from tumblehall.library import game_named
from tumblehall.server import on_show
from tumblehall.server.sqlite_store import SqliteStore

LONG = 20
"""Seconds: as long as it may take until somebody else was answered."""


async def test_it_is_made_once_while_others_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered, made = Event(), []

    def catalogue() -> dict[str, bool]:
        made.append(answered.wait(LONG))
        return {"whole": True}

    game = SimpleNamespace(info=game_named("quarriors").info, catalogue=catalogue)
    monkeypatch.setattr(on_show, "game_named", lambda name: game)
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        path = "/api/games/quarriors/catalogue"
        asking = [asyncio.create_task(home.http.get(path)) for _ in range(8)]
        while not home.server._fixing.locked():
            await asyncio.sleep(0.01)
        assert (await home.http.get("/healthz")).status_code == 200
        answered.set()
        found = [(await task).json()["catalogue"] for task in asking]
    assert made == [True]
    assert found == [{"whole": True}] * 8
