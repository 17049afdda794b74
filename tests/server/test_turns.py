"""Many come at once, as after a restart: what is quick gets its turn between two of them."""

import asyncio
import json
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from tests.server.watch import Watch
from tumblehall.server import connection
from tumblehall.server.limits import Bucket
from tumblehall.server.room import Room
from tumblehall.server.wire import VERSION


class Onlooker:
    """Says hello and hears what it is told."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"extensions": {}}
        self.told: list[str] = []
        self._said = [json.dumps({"do": "hello", "version": VERSION})]

    async def receive(self) -> dict[str, Any]:
        while not self._said:
            await asyncio.sleep(3600)
        return {"type": "websocket.receive", "text": self._said.pop()}

    async def send(self, message: dict[str, Any]) -> None:
        self.told.append(json.loads(message["text"])["is"])


async def test_who_comes_is_told_the_whole_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    tables = [await watch.found() for _ in range(12)]
    at: list[int] = []
    turn = 0
    tell = connection.Connection._news_of

    def noted(one: connection.Connection, room: Room) -> bytes | None:
        news = tell(one, room)
        at.extend([turn] if news is not None else [])
        return news

    monkeypatch.setattr(connection.Connection, "_news_of", noted)
    people = [Onlooker() for _ in tables]
    tasks = [
        asyncio.create_task(
            connection.Connection(cast(WebSocket, one), watch.hall, table, Bucket(9, 9), lambda: False).serve()
        )
        for one, table in zip(people, tables, strict=True)
    ]
    while any("news" not in one.told for one in people):
        await asyncio.sleep(0)
        turn += 1
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(at) == len(set(at)) == len(tables)
