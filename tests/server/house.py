"""A server on loopback in the test's own event loop, and people who sit at its tables."""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import tumblehall as th
from tumblehall.server.app import Server
from tumblehall.server.config import Settings
from tumblehall.server.differences import changed
from tumblehall.server.inside import open_inside
from tumblehall.server.serving import _listen, configuration, manner
from tumblehall.server.store import Store

Json = Any
SEED = "a-seed-of-mine"


@dataclass
class House:
    server: Server
    host: str
    http: httpx.AsyncClient
    _ids: "itertools.count[int]" = field(default_factory=itertools.count)

    async def token(self) -> str:
        answer = await self.http.post("/api/tokens")
        token: str = answer.json()["token"]
        return token

    async def found(self, token: str, game: str = "angryquest", seats: int = 2, **more: Json) -> str:
        body = {"game": game, "seats": seats, **more}
        answer = await self.http.post("/api/tables", json=body, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        return table

    async def do(self, table: str, token: str | None, do: str, **more: Json) -> httpx.Response:
        command = {"do": do, "id": f"h{next(self._ids)}-{secrets.token_hex(4)}", **more}
        return await self.http.post(f"/api/tables/{table}/do", json=command, headers=bearer(token))

    async def done(self, table: str, token: str | None, do: str, **more: Json) -> Json:
        answer = await self.do(table, token, do, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def now(self, table: str, token: str | None = None) -> Json:
        answer = await self.http.get(f"/api/tables/{table}", headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def numbers(self) -> httpx.Response:
        """What those who look after the server are told."""
        inside = httpx.ASGITransport(self.server.numbers(), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=inside, base_url="http://inside") as http:
            return await http.get("/metrics")

    async def two_people(self, game: str = "angryquest", **more: Json) -> tuple[str, list[str]]:
        """A table with Ann in seat 0 and Ben in seat 1, in play."""
        tokens = [await self.token(), await self.token()]
        table = await self.found(tokens[0], game, **more)
        for name, token in zip(("Ann", "Ben"), tokens, strict=True):
            await self.done(table, token, "sit", name=name, seed=SEED)
        await self.until(table, lambda now: now["table"]["status"] != "open")
        return table, tokens

    async def until(self, table: str, ready: Any, token: str | None = None) -> Json:
        """The table as soon as it is as wanted."""
        async with asyncio.timeout(30):
            while not ready(now := await self.now(table, token)):
                await asyncio.sleep(0.005)
        return now

    @asynccontextmanager
    async def live(self, table: str, token: str | None = None, **hello: Json) -> AsyncIterator["Line"]:
        async with connect(f"ws://{self.host}/api/tables/{table}/live", max_size=None) as socket:
            line = Line(socket)
            await line.send({"do": "hello", "version": 2, **({} if token is None else {"token": token}), **hello})
            yield line


class Line:
    """A connection that remembers how things stand, as a browser would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        """The frames as they came."""
        self.frames: list[Json] = []
        self.news = 0
        self.table: Json = None
        self.me: Json = None
        self.seats: dict[int | None, Json] = {}
        self.talk: list[Json] = []
        self._ids = itertools.count()

    async def send(self, message: Json) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self) -> Json:
        async with asyncio.timeout(30):
            self.texts.append(str(await self.socket.recv()))
        frame = json.loads(self.texts[-1])
        self.frames.append(frame)
        if frame["is"] == "news":
            self.news = frame["number"]
            change = frame.get("change")
            self.table = changed(self.table, change) if change is not None else frame.get("table") or self.table
            self.me = frame.get("me") or self.me
            self.talk += frame.get("talk") or []
            for state in frame.get("seats") or []:
                if state["view"] is None:
                    view = self.seats[state["seat"]]["view"]
                    state |= {"view": changed(view, state["change"]), "change": None}
                self.seats[state["seat"]] = state
        return frame

    async def until(self, ready: Any) -> Json:
        """The first frame that is as wanted."""
        while not ready(frame := await self.receive()):
            pass
        return frame

    async def calm(self) -> None:
        """All that there is to tell has been told: the first news, for which the table may have to be read, and others
        before the second answer at the latest."""
        while self.table is None:
            await self.receive()
        for _ in range(2):
            await self.do("ping")

    async def until_asked(self, seat: int) -> Json:
        """The question to a seat; None when the game is over."""
        while True:
            if self.table is not None and self.table["status"] == "over":
                return None
            state = self.seats.get(seat)
            if state is not None and state["decision"] is not None and seat in self.table["to_act"]:
                return state
            await self.receive()

    async def do(self, do: str, **more: Json) -> Json:
        """The answer to a command."""
        id = more.pop("id", None) or f"l{next(self._ids)}-{secrets.token_hex(4)}"
        await self.send({"do": do, "id": id, **more})
        return await self.until(lambda frame: frame.get("id") == id)

    async def act(self, seat: int, option: str | None = None) -> Json:
        """Answers the question to a seat, with its first option unless told otherwise."""
        state = self.seats[seat]
        option = option or state["decision"]["options"][0]["id"]
        answer = await self.do("act", seat=seat, option=option, step=state["step"])
        if answer["is"] == "done" and self.seats[seat] is state:
            state["decision"] = None  # the next question comes with the news
        return answer

    async def play(self, seat: int, rng: th.FastRng, most: int = 10_000) -> int:
        """Answers at random to the end of the game, or so many questions; how many."""
        for count in range(most):
            state = await self.until_asked(seat)
            if state is None:
                return count
            options = state["decision"]["options"]
            answer = await self.act(seat, options[rng.below(len(options))]["id"])
            assert answer["is"] == "done", answer
        return most


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


@asynccontextmanager
async def house(store: Store, **settings: Any) -> AsyncIterator[House]:
    """Up when it is entered, down and its store closed when it is left."""
    chosen = Settings(
        **({"workers": 1, "messages_per_second": 10_000, "burst": 10_000, "tables_per_hour": 100_000} | settings)
    )
    server = Server(chosen, store)
    running = uvicorn.Server(configuration(server))
    listening = _listen("127.0.0.1", 0)
    host = f"127.0.0.1:{listening.getsockname()[1]}"
    await server.start()
    inside = None
    if server.heartbeat is not None:
        inside = await open_inside(server, _listen("127.0.0.1", 0), **manner(chosen))
    task = asyncio.create_task(running.serve(sockets=[listening]))
    try:
        while not running.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.005)
        async with httpx.AsyncClient(base_url=f"http://{host}") as http:
            yield House(server, host, http)
    finally:
        await server.leave()
        server.say_goodbye()
        running.should_exit = True
        await task
        if inside is not None:
            await inside.shutdown([])
        await server.stop()
        listening.close()
