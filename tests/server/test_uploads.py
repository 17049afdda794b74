"""Records that strangers send: who waits for whom."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from tests.server.attacks import dialled, forged_record
from tests.server.house import House, bearer, house
from tumblehall.server import app, turns
from tumblehall.server.door import Door
from tumblehall.server.jobs import MOST_ENTRIES
from tumblehall.server.metrics import Metrics
from tumblehall.server.refusal import Refusal
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token
from tumblehall.server.turns import Turns
from tumblehall.server.workers import JobRefused

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("uploads") / "tables.db")) as home:
        yield home


DOOR = Door(Metrics(), 1, 1)


class Visitor:
    """Somebody with a record, who stays until told to go."""

    def __init__(self, all_of_them: Turns, address: str) -> None:
        self.inside = False
        self._go = asyncio.Event()
        self.task = asyncio.create_task(self._visit(all_of_them, address))

    async def _visit(self, all_of_them: Turns, address: str) -> None:
        async with all_of_them.turn(address):
            self.inside = True
            await self._go.wait()

    async def go(self) -> None:
        self._go.set()
        await self.task


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_one_address_has_one_turn_and_others_have_theirs() -> None:
    line = Turns("records", 10, 4, DOOR)
    first, second, other = (Visitor(line, address) for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8"))
    await settled()
    assert (first.inside, second.inside, other.inside) == (True, False, True)
    await first.go()
    await settled()
    assert second.inside
    await asyncio.gather(second.go(), other.go())
    assert line._lines == {}


async def test_so_many_of_one_address_wait_and_no_more() -> None:
    line = Turns("records", 10, 4, DOOR)
    family = [Visitor(line, "2001:db8::1") for _ in range(5)]
    await settled()
    with pytest.raises(Refusal, match="too many records at once"):
        async with line.turn("2001:db8::2"):
            pass
    await asyncio.gather(*(one.go() for one in family))


async def test_few_are_looked_at_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    line = Turns("records", 2, 4, DOOR)
    crowd = [Visitor(line, f"203.0.113.{number}") for number in range(2)]
    await settled()
    with pytest.raises(Refusal, match="many records are looked at now"):
        async with line.turn("203.0.113.9"):
            pass
    await asyncio.gather(*(one.go() for one in crowd))


@pytest.mark.parametrize(
    ("place", "more"), [("verify", {}), ("frames", {"first": 0, "last": 1}), ("fork", {"step": 1})]
)
async def test_forged_record_is_refused_at_every_place(home: House, place: str, more: dict[str, int]) -> None:
    body = {"record": forged_record(MOST_ENTRIES + 2), **more}
    answer = await home.http.post(f"/api/records/{place}", json=body, headers=bearer(new_token()), timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert "at most 20000" in answer.json()["reason"]


async def test_replays_of_one_address_wait_for_each_other_and_others_do_not(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So do hints, odds and forks: a worker is busy with them that others need."""
    inside, go = [0], asyncio.Event()

    async def run(*_args: object, **_more: object) -> object:
        inside[0] += 1
        await go.wait()
        raise JobRefused

    table, (token, _) = await home.two_people("quarriors")
    monkeypatch.setattr(home.server.pools.tables, "run", run)
    place = f"/api/tables/{table}/story?seat=0"
    async with httpx.AsyncClient(
        base_url=f"http://{home.host}", transport=httpx.AsyncHTTPTransport(local_address="127.0.0.3"), timeout=30
    ) as neighbour:
        asked = [asyncio.create_task(home.http.get(place, headers=bearer(token))) for _ in range(3)]
        asked.append(asyncio.create_task(neighbour.get(place, headers=bearer(token))))
        async with asyncio.timeout(20):
            while inside[0] < 2:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert inside == [2]
        go.set()
        assert {(await task).status_code for task in asked} == {503}
    assert inside == [4]


async def test_bot_answers_while_strangers_send_records(home: House) -> None:
    """Jobs of strangers are at work in their own pool the whole time."""
    record = forged_record(MOST_ENTRIES)

    async def send() -> int:
        answer = await home.http.post("/api/records/verify", json={"record": record}, timeout=120)
        return answer.status_code

    sending = [asyncio.create_task(send()) for _ in range(3)]
    token = new_token()
    table = await home.found(token)
    await home.done(table, token, "sit-bot", seat=1, bot="careful")
    await home.done(table, token, "sit", name="Ann", seed="x81hs7Qa")
    async with home.live(table, token) as line:
        for _ in range(10):
            await line.until_asked(0)
            await line.act(0)
    assert home.server.pools.uploads.waiting <= 1
    assert {await task for task in sending} <= {200, 503}


async def test_body_that_does_not_come_ends_in_time(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BODY_SECONDS", 0.1)
    head = f"POST /api/records/verify HTTP/1.1\r\nHost: {home.host}\r\nContent-Type: application/json\r\n"
    async with dialled(home.host) as (reader, writer):
        writer.write(f"{head}Content-Length: 1000\r\nConnection: close\r\n\r\n".encode())
        async with asyncio.timeout(30):
            answer = await reader.read()
    assert b"the body did not come within" in answer


async def test_record_that_is_too_large_is_refused(home: House) -> None:
    body = json.dumps({"record": "x" * 3_000_000})
    with contextlib.suppress(ConnectionError):
        answer = await home.http.post("/api/records/verify", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 413
