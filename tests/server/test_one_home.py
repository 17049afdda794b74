"""Processes that share a database: a table lives at one of them, whoever is asked about it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import tumblehall as th
from tests.server.founded import TOKENS, body, near_end, people
from tests.server.house import House, Line, bearer
from tests.server.neighbours import (
    executed,
    heart_of,
    homes_of,
    homes_with,
    id_of,
    in_memory,
    meet,
    neighbours,
    unheard_of,
)
from tests.server.test_connection import end_of
from tests.server.test_races import until_over
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.overdue import take_up
from tumblehall.server.rebuilding import DEED
from tumblehall.server.tokens import hash_of

Heard = list[tuple[Hall, str]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Which processes were told of deeds at which tables."""
    told: Heard = []
    as_before = Hall.heard

    def listening(hall: Hall, table: str, number: int) -> None:
        told.append((hall, table))
        as_before(hall, table, number)

    monkeypatch.setattr(Hall, "heard", listening)
    monkeypatch.setattr("tumblehall.server.hall.SECOND_LOOK", 3600.0)
    return told


async def acts_in_log(home: House, table: str) -> list[str]:
    """The ids of all answers that people gave; the log has no hole."""
    rows = await home.server.store.log(table)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    deeds = [DEED.decode(row.body) for row in rows]
    return [str(deed.id) for deed in deeds if isinstance(deed, d.Acted)]


async def playing_at(house: House, seats: int = 2, game: str = "quarriors", left: int = 12) -> str:
    start = near_end(game, left, seats)
    return await house.server.hall.found(body(game, seats, start=start), [*people(seats), d.Started()])


async def played_to_the_end(table: str, lines: list[Line]) -> None:
    await asyncio.gather(*(line.play(seat, th.FastRng(seat)) for seat, line in enumerate(lines)))
    await asyncio.gather(*(until_over(line) for line in lines))


def done_by(lines: list[Line]) -> list[str]:
    """The ids of answers that were acknowledged; those of other commands are not sent by these tests."""
    return [frame["id"] for line in lines for frame in line.frames if frame["is"] == "done"]


# -- one home ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "apart"), [(2, True), (2, False), (3, False)])
async def test_seats_spread_over_processes_play_at_one(postgres: str, count: int, apart: bool, heard: Heard) -> None:
    async with neighbours(postgres, count, apart) as houses:
        table = await playing_at(houses[0], seats=3)
        seats = [houses[(seat + 1) % count] for seat in range(3)]
        async with (
            seats[0].live(table, TOKENS[0]) as ann,
            seats[1].live(table, TOKENS[1]) as ben,
            seats[2].live(table, TOKENS[2]) as cid,
        ):
            lines = [ann, ben, cid]
            await played_to_the_end(table, lines)
            assert ann.table == ben.table == cid.table
            assert [in_memory(table, each.server.hall) for each in houses] == [True] + [False] * (count - 1)
            assert [len(homes_of(each).ways) > 0 for each in houses] == [False] + [apart] * (count - 1)
            assert sum(each.server.metrics.handed_over._value.get() for each in houses) == (0 if apart else 2)
        assert sorted(await acts_in_log(houses[0], table)) == sorted(done_by(lines))
        records = {(await each.http.get(f"/api/tables/{table}/record")).text for each in houses}
        assert homes_with(table, houses) == [0]
    assert heard == []
    (record,) = records
    assert all(check.ok for check in verify(record, game_named))


async def test_requests_are_answered_where_the_table_lives(postgres: str) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table, tokens = await here.two_people()
        assert await there.now(table, tokens[0]) == await here.now(table, tokens[0])
        await there.done(table, tokens[0], "say", seat=0, text="hello")
        assert (await here.now(table, tokens[1]))["talk"][-1]["text"] == "hello"
        asked = [
            await each.http.get(f"/api/tables/{table}/odds?seat=0", headers=bearer(tokens[1])) for each in (here, there)
        ]
        assert (asked[1].status_code, asked[1].content) == (403, asked[0].content)
        assert asked[1].headers["content-security-policy"] == asked[0].headers["content-security-policy"]
        assert (await there.do(table, "th_" + "x" * 43, "resign", seat=0)).status_code == 403
        broken = await there.http.post(
            f"/api/tables/{table}/do", content=b"[", headers={"content-type": "application/json"}
        )
        assert broken.status_code == 400
        assert (await there.http.get("/api/tables/nothing-like-that")).status_code == 404
        assert not in_memory(table, there.server.hall)


async def test_table_that_left_memory_lives_where_it_is_asked_for_next(postgres: str) -> None:
    async with neighbours(postgres, 2) as houses:
        table = await playing_at(houses[0])
        assert homes_with(table, houses) == [0]
        houses[0].server.hall.tidy(0.0, 0)
        await meet(houses)
        assert homes_with(table, houses) == []
        async with houses[1].live(table, TOKENS[0]) as ann, houses[0].live(table, TOKENS[1]) as ben:
            await played_to_the_end(table, [ann, ben])
        assert homes_with(table, houses) == [1]


async def test_process_that_stops_leaves_its_tables_to_the_others(postgres: str) -> None:
    async with neighbours(postgres, 2) as houses:
        table = await playing_at(houses[0])
        async with houses[0].live(table, TOKENS[0]) as ann:
            await ann.calm()
            await houses[0].server.leave()
            houses[0].server.say_goodbye()
            code, bye = await end_of(ann)
            assert (code, bye["code"], bye["again"]) == (1012, "restart", True)
        async with houses[1].live(table, TOKENS[0]) as ann, houses[1].live(table, TOKENS[1]) as ben:
            await played_to_the_end(table, [ann, ben])
        assert homes_of(houses[1]).is_here(table)


async def test_overdue_table_is_left_to_the_process_where_it_lives(postgres: str) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        await take_up(there.server.hall, table, there.server.hall.now())
        assert not in_memory(table, there.server.hall)
        here.server.hall.tidy(0.0, 0)
        await meet([here, there])
        await take_up(there.server.hall, table, there.server.hall.now())
        assert in_memory(table, there.server.hall)


# -- more than one home, by mistake ------------------------------------------------------------------------------------


async def test_home_that_does_not_answer_is_done_without_and_nothing_is_lost(postgres: str, heard: Heard) -> None:
    """Both processes serve the table, and each hears of what the other writes; a third that does not hears nothing."""
    async with neighbours(postgres, 3) as houses:
        table = await playing_at(houses[0])
        (home,) = [each for each in homes_of(houses[1]).neighbours if each.id == id_of(houses[0])]
        homes_of(houses[1]).shun(home)
        async with houses[0].live(table, TOKENS[0]) as ann, houses[1].live(table, TOKENS[1]) as ben:
            lines = [ann, ben]
            await played_to_the_end(table, lines)
        assert [in_memory(table, each.server.hall) for each in houses] == [True, True, False]
        assert sorted(await acts_in_log(houses[0], table)) == sorted(done_by(lines))
    told = [hall for hall, _ in heard]
    assert set(told) == {houses[0].server.hall, houses[1].server.hall}
    mine, bens = (sum(frame["is"] == "done" for frame in line.frames) for line in lines)
    assert [told.count(each.server.hall) for each in houses] == [bens, mine, 0]


async def test_two_that_believe_to_be_the_home_lose_nothing_and_agree_again(postgres: str) -> None:
    async with neighbours(postgres, 2) as houses:
        table = await playing_at(houses[0], left=40)
        homes_of(houses[1])._here.add(table)
        assert homes_with(table, houses) == [0, 1]
        async with houses[0].live(table, TOKENS[0]) as ann:
            ben = asyncio.create_task(_play_on(houses[1], table, 1))
            await ann.play(0, th.FastRng(0))
            await until_over(ann)
            done = await ben
        assert homes_with(table, houses) == [0]
        logged, acknowledged = await acts_in_log(houses[0], table), done_by([ann]) + done
        assert len(set(logged)) == len(logged)
        # Who is sent elsewhere may not have heard of the last answer, and would send it again with the same id.
        assert set(acknowledged) <= set(logged)


async def _play_on(house: House, table: str, seat: int) -> list[str]:
    """Comes back as often as it is told to; what was done."""
    lines: list[Line] = []
    while not lines or lines[-1].table is None or lines[-1].table["status"] != "over":
        async with house.live(table, TOKENS[seat]) as line:
            lines.append(line)
            playing = asyncio.create_task(_play_and_stay(line, seat))
            await asyncio.wait([playing, asyncio.create_task(line.socket.wait_closed())], return_when="FIRST_COMPLETED")
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    return done_by(lines)


async def _play_and_stay(line: Line, seat: int) -> None:
    await line.play(seat, th.FastRng(seat))
    await until_over(line)


async def test_people_who_stray_are_sent_home(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        homes = homes_of(there)
        (home,) = homes.neighbours
        homes.shun(home)
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
            assert homes.is_stray(table)
            homes._shunned.clear()
            monkeypatch.setattr("tumblehall.server.heartbeat.LOOK_EVERY", 1)
            await heart_of(there).beat()
            code, bye = await end_of(ann)
            assert (code, bye["code"], bye["again"]) == (1012, "moved", True)
        there.server.hall.tidy(60.0, 100)
        await heart_of(there).beat()
        assert not in_memory(table, there.server.hall)
        assert not homes.is_stray(table)
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
        assert homes_with(table, [here, there]) == [0]


async def test_homes_that_a_crash_of_the_database_has_emptied_are_made_anew(postgres: str) -> None:
    async with neighbours(postgres, 2) as houses:
        table = await playing_at(houses[0])
        for name in ("processes", "homes", "strays"):
            await executed(houses[0], f"DELETE FROM {name}")
        await meet(houses)
        assert await homes_of(houses[1]).elsewhere(table) in homes_of(houses[1]).neighbours


async def test_process_that_was_thought_dead_hears_of_it(postgres: str) -> None:
    """Its tables were taken over; the people at them are told what happened, and sent there."""
    async with neighbours(postgres, 2) as houses:
        table = await playing_at(houses[0])
        async with houses[0].live(table, TOKENS[0]) as ann:
            await ann.calm()
            await unheard_of(houses[0])
            await homes_of(houses[1]).hold(table)
            assert homes_with(table, houses) == [0, 1]
            heart_of(houses[0])._last -= 9
            await heart_of(houses[0]).beat()
            _, bye = await end_of(ann)
            assert bye["code"] == "moved"


async def test_people_come_back_from_a_process_that_has_fallen_silent(postgres: str) -> None:
    """Its connections are still open, as those of a machine without power would be."""
    async with neighbours(postgres, 2, apart=True) as (here, there):
        table = await playing_at(here)
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
            task = heart_of(here)._task
            assert task is not None
            task.cancel()
            await unheard_of(here)
            await heart_of(there).beat()
            await ann.socket.wait_closed()
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
        assert homes_of(there).is_here(table)
        assert homes_of(there).ways == {}


# -- the newest log ----------------------------------------------------------------------------------------------------


async def test_refusal_is_judged_on_the_newest_log(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells this process what another has written: by what it knows, it is not this seat's turn."""
    monkeypatch.setattr(Hall, "heard", lambda *_: None)
    async with neighbours(postgres, 2) as (here, there):
        table, tokens = await here.two_people()
        old = there.server.hall
        live = old.live(table)
        live.listeners.add(lambda: None)
        async with live.lock:
            known = (await old.room(live)).number
        first = (await here.now(table))["table"]["to_act"][0]
        while (now := await here.now(table, tokens[first]))["table"]["to_act"] == [first]:
            state = now["seats"][0]
            option = state["decision"]["options"][0]["id"]
            await here.done(table, tokens[first], "act", seat=first, option=option, step=state["step"])
        assert live.room is not None
        assert live.room.number == known
        state = (await here.now(table, tokens[1 - first]))["seats"][0]
        act = w.Act(id="a", seat=1 - first, option=state["decision"]["options"][0]["id"], step=state["step"])
        assert not (await old.do(table, act, hash_of(tokens[1 - first]))).again


# -- who comes from where ----------------------------------------------------------------------------------------------


async def answered(host: str, *words: bytes) -> bytes:
    """All that comes back for these bytes."""
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(b"".join(words))
    try:
        async with asyncio.timeout(30):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


REQUEST = b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


async def test_only_those_who_know_the_secret_come_in_inside(postgres: str) -> None:
    async with neighbours(postgres, 1) as (home,):
        heart = heart_of(home)
        inside, secret = heart._address, heart.secret.encode()
        for line in (b"", b"tumblehall\n", b"tumblehall %s 203.0.113.9 5\n" % (b"0" * 64), b"x" * 300):
            assert await answered(inside, line, REQUEST) == b""
        greeted = await answered(inside, b"tumblehall %s 203.0.113.9 5\n" % secret, REQUEST)
        assert greeted.startswith(b"HTTP/1.1 200 ")
        turned = home.server.metrics.turned_away.labels("no neighbour")._value.get()
        assert turned == 4
        # At the front door the same line is no request, whoever sends it.
        forged = await answered(home.host, b"tumblehall %s 203.0.113.9 5\n" % secret, REQUEST)
        assert forged.startswith(b"HTTP/1.1 400 ")


async def test_secrets_of_processes_are_not_logged_or_told(postgres: str) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        told = [(await there.http.get(place)).text for place in (f"/api/tables/{table}", "/healthz", "/api/address")]
        told.append((await there.numbers()).text)
        assert not any(heart_of(each).secret in text for each in (here, there) for text in told)


@pytest.mark.parametrize("apart", [True, False])
async def test_clients_are_counted_by_their_own_address_where_the_table_lives(postgres: str, apart: bool) -> None:
    behind = {"connections_per_address": 1, "trusted_proxies": ("127.0.0.1",)}
    async with neighbours(postgres, 2, apart, **behind) as (here, there):
        table = await playing_at(here)
        async with from_home(there, table, "203.0.113.7"), from_home(there, table, "203.0.113.8"):
            assert set(here.server._by_address) == {"203.0.113.7", "203.0.113.8"}
            with pytest.raises(InvalidStatus, match="429"):
                async with from_home(there, table, "203.0.113.7"):
                    pass
        direct = await there.http.get(f"/api/tables/{table}", headers={"x-forwarded-for": "203.0.113.9"})
        assert direct.status_code == 200
        assert "203.0.113.9" in here.server._requests._buckets


@asynccontextmanager
async def from_home(house: House, table: str, address: str) -> AsyncIterator[None]:
    """A connection as the proxy makes it."""
    place, said = f"ws://{house.host}/api/tables/{table}/live", {"x-forwarded-for": address}
    async with connect(place, additional_headers=said) as socket:
        await Line(socket).send({"do": "hello", "version": 2, "token": TOKENS[0]})
        await socket.recv()
        yield


async def test_connection_that_is_not_read_is_not_read_from_on_its_way(postgres: str) -> None:
    async with neighbours(postgres, 2, apart=True) as (here, there):
        table = await playing_at(here)
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
            ann.socket.transport.pause_reading()
            sizes = []
            for number in range(400):
                await ann.send({"do": "act", "id": f"x{number}", "seat": 0, "option": "none", "step": 10**6})
                if number % 50 == 0:
                    await asyncio.sleep(0.05)
                    sizes.append(
                        max(guest.transport.get_write_buffer_size() for guest in there.server.door._guests.values())
                    )
            assert max(sizes) < 2**20
            ann.socket.transport.abort()
