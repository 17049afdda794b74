"""Whole games over the wire."""

import asyncio
from pathlib import Path

import pytest

import tumblehall as th
from tests.server.house import SEED, house
from tumblehall.server.sqlite_store import SqliteStore


@pytest.mark.parametrize("game", ["angryquest", "quarriors"])
async def test_two_people_play_a_game_to_its_end_and_its_record_is_true(tmp_path: Path, game: str) -> None:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        table, tokens = await home.two_people(game)
        async with home.live(table, tokens[0]) as ann, home.live(table, tokens[1]) as ben:
            await asyncio.gather(ann.play(0, th.FastRng(1)), ben.play(1, th.FastRng(2)))
        record = await home.http.get(f"/api/tables/{table}/record", headers={})
        played = th.replay(th.Record.from_json(record.text))
        assert played.outcome is not None


async def test_a_person_plays_a_bot(tmp_path: Path) -> None:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        token = await home.token()
        table = await home.found(token)
        await home.done(table, token, "sit-bot", seat=1, bot="heuristic")
        await home.done(table, token, "sit", name="Ann", seed=SEED)
        async with home.live(table, token) as ann:
            await ann.play(0, th.FastRng(1), most=30)
        now = await home.now(table)
        assert now["table"]["seats"][1]["bot"] == "heuristic"
