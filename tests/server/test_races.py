"""Two processes on one database: one of them wins, the other knows, nothing is lost or doubled."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import tumblehall as th
from tests.server.conftest import Opened
from tests.server.founded import ANN, TOKENS, all_of, body, near_end, people
from tests.server.house import Line, house
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.heartbeat import Heartbeat
from tumblehall.server.metrics import Metrics
from tumblehall.server.rebuilding import DEED
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room
from tumblehall.server.stores import store_for

RACES = int(os.environ.get("TUMBLEHALL_RACES", "60"))
"""More of them for a soak run."""


@asynccontextmanager
async def process(database: str, opened: Opened) -> AsyncIterator[Hall]:
    """As it is in a server process, but that nothing happens by itself."""
    halls: list[Hall] = []
    store = await opened(database, lambda table, number: halls[0].heard(table, number))
    halls.append(hall := Hall(store, Metrics()))
    assert store.sharing is not None
    heart = Heartbeat(store.sharing, hall.homes, hall, ())
    await heart.start("127.0.0.1:1")
    yield hall
    await heart.stop()


@pytest.fixture
async def halls(postgres: str, opened: Opened) -> AsyncIterator[list[Hall]]:
    async with process(postgres, opened) as one, process(postgres, opened) as another:
        yield [one, another]


async def room_in(hall: Hall, table: str) -> Room:
    live = hall.live(table)
    async with live.lock:
        return await hall.room(live)


async def result(hall: Hall, table: str, command: w.Command) -> str:
    try:
        return "again" if (await hall.do(table, command, ANN)).again else "done"
    except Refusal as refusal:
        return refusal.code


async def by_ann_alone(hall: Hall) -> str:
    """A game in which all seats are Ann's."""
    sat = [d.Sat(seat=i, name="Ann", holder=ANN, seed="seed-seed") for i in (0, 1)]
    return await hall.found(body(), [*sat, d.Started()])


@pytest.mark.parametrize(("same_id", "loser"), [(False, "stale"), (True, "again")])
async def test_one_of_two_answers_to_the_same_step_wins(halls: list[Hall], same_id: bool, loser: str) -> None:
    rng = th.FastRng(7)
    tables = {await by_ann_alone(halls[0]): 0}
    for number in range(RACES // 2):
        table = list(tables)[-1]
        room = await room_in(halls[number % 2], table)
        assert room.game is not None
        asked = room.game.decisions[rng.below(len(room.game.decisions))]
        ids = [f"m{number}", f"m{number}" if same_id else f"n{number}"]
        commands = [
            w.Act(
                id=id,
                seat=asked.seat,
                option=asked.options[rng.below(len(asked.options))].id,
                step=room.game.step_of(asked.seat),
            )
            for id in ids
        ]
        results = await asyncio.gather(*(result(*each) for each in zip(halls, [table] * 2, commands, strict=True)))
        ended = (await room_in(halls[0], table)).status == "over"
        late = "over" if ended and not same_id else loser
        assert sorted(results) == sorted(["done", late])
        tables[table] += 1
        if ended:
            tables[await by_ann_alone(halls[0])] = 0
    for table, won in tables.items():
        log = await halls[0].store.log(table)
        assert [row.number for row in log] == list(range(1, won + 4))
        assert len({deed.id for row in log if isinstance(deed := DEED.decode(row.body), d.Acted)}) == won
        assert all_of(await room_in(halls[0], table)) == all_of(await room_in(halls[1], table))
    assert sum(tables.values()) == RACES // 2


async def test_all_commands_of_a_crowd_are_done_once(halls: list[Hall]) -> None:
    table = await halls[0].found(body(), [*people(2), d.Started()])
    whom = [w.Mute(id=f"m{number}", seat=0, whom=1, muted=number % 2 == 0) for number in range(16)]
    results = await asyncio.gather(*(result(hall, table, command) for hall in halls for command in whom))
    assert sorted(results) == ["again"] * 16 + ["done"] * 16
    async with asyncio.timeout(30):
        while (await room_in(halls[0], table)).number != (await room_in(halls[1], table)).number:
            await asyncio.sleep(0.005)
    assert all_of(await room_in(halls[0], table)) == all_of(await room_in(halls[1], table))


async def test_people_at_different_servers_play_one_game(postgres: str) -> None:
    async with house(store_for(postgres)) as here, house(store_for(postgres)) as there:
        start = near_end("quarriors", 12)
        table = await here.server.hall.found(body("quarriors", start=start), [*people(2), d.Started()])
        async with here.live(table, TOKENS[0]) as ann, there.live(table, TOKENS[1]) as ben:
            await asyncio.gather(ann.play(0, th.FastRng(1)), ben.play(1, th.FastRng(2)))
            await asyncio.gather(until_over(ann), until_over(ben))
            assert ann.table == ben.table
        record = (await there.http.get(f"/api/tables/{table}/record")).text
        assert record == (await here.http.get(f"/api/tables/{table}/record")).text
    assert all(check.ok for check in verify(record, game_named))


async def until_over(line: Line) -> None:
    while line.table["status"] != "over":
        await line.receive()


async def test_undo_asked_for_here_is_agreed_to_there(postgres: str) -> None:
    async with house(store_for(postgres)) as here, house(store_for(postgres)) as there:
        table = await here.server.hall.found(body(first=0), [*people(2), d.Started()])
        async with here.live(table, TOKENS[0]) as ann, there.live(table, TOKENS[1]) as ben:
            for line, seat in ((ann, 0), (ben, 1)):
                await line.until_asked(seat)
                await line.act(seat)
            await ann.until_asked(0)
            await ann.act(0)
            await ben.until_asked(1)
            answer = await ben.act(1)
            assert answer["is"] == "done", answer
            while ben.seats[1]["undo"] != "ask":
                await ben.receive()
            asked = await ben.do("undo", seat=1, step=ben.seats[1]["step"], ask=True)
            assert asked["is"] == "done", asked
            while ann.table.get("undo") is None:
                await ann.receive()
            await ann.do("answer-undo", seat=0, yes=True)
            assert (await ben.until_asked(1))["decision"]["kind"] == "corner"
