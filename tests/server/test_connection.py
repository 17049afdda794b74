"""One WebSocket at a table: who says what, in which order, and how it ends."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import tumblehall as th
from tests.server.house import SEED, House, Line, house
from tumblehall.server import connection as c
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.store import Append
from tumblehall.server.tokens import new_token


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        yield home


def of_kind(kind: str) -> Any:
    return lambda frame: frame["is"] == kind


async def until_so(line: Line, ready: Callable[[], Any]) -> None:
    """News may come before or after the answer to a command: whichever it was, it is so then."""
    while not ready():
        await line.receive()


async def end_of(line: Line) -> tuple[int, Any]:
    """The close code, and the last frame before it."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.receive()
    code = line.socket.close_code
    assert code is not None
    return code, line.frames[-1] if line.frames else None


@contextlib.asynccontextmanager
async def mute_line(home: House, table: str) -> AsyncIterator[Line]:
    """A connection that has not said hello."""
    async with connect(f"ws://{home.host}/api/tables/{table}/live") as socket:
        yield Line(socket)


# -- hello -------------------------------------------------------------------------------------------------------------


async def test_first_message_has_to_be_a_hello(home: House) -> None:
    table, _ = await home.two_people()
    async with mute_line(home, table) as line:
        await line.send({"do": "ping", "id": "p"})
        code, bye = await end_of(line)
    assert (code, bye["is"], bye["code"], bye["again"]) == (1008, "bye", "bad-message", False)


async def test_client_that_says_no_hello_is_let_go(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c, "HELLO_SECONDS", 0.05)
    table, _ = await home.two_people()
    async with mute_line(home, table) as line:
        code, bye = await end_of(line)
    assert (code, bye["code"]) == (1008, "bad-message")


async def test_client_of_another_version_is_told_to_load_anew(home: House) -> None:
    table, _ = await home.two_people()
    async with home.live(table, version=1) as line:
        code, bye = await end_of(line)
    assert (code, bye["code"], bye["again"]) == (4426, "version", False)


async def test_news_after_the_first_say_what_has_changed(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann, home.live(table, tokens[0], whole=True) as all_of_it:
        await ann.until_asked(0)
        await all_of_it.until_asked(0)
        await ann.act(0)
        await ann.calm()
        await all_of_it.calm()
    later = [text for text in ann.texts if '"seats":[{' in text and '"number":1,' not in text]
    assert later
    assert all('"view":null' in text for text in later)
    assert not any('"view":null' in text for text in all_of_it.texts)
    assert ann.seats[0]["view"] == all_of_it.seats[0]["view"]
    assert ann.table == all_of_it.table


async def test_token_that_is_none_closes_the_connection(home: House) -> None:
    table, _ = await home.two_people()
    async with home.live(table, "th_short") as line:
        code, bye = await end_of(line)
    assert (code, bye["code"]) == (1008, "bad-message")


async def test_token_of_nobody_looks_on(home: House) -> None:
    table, _ = await home.two_people()
    async with home.live(table, new_token()) as line:
        await line.until(of_kind("news"))
    assert line.me == {"seats": [], "host": False, "muted": {}}
    assert list(line.seats) == [None]


async def test_hello_twice_is_refused(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as line:
        await line.send({"do": "hello", "version": 2})
        refused = await line.until(of_kind("refused"))
    assert refused["code"] == "bad-message"


async def test_unknown_table_closes_with_its_code(home: House) -> None:
    async with home.live("no-such-table") as line:
        code, bye = await end_of(line)
    assert (code, bye["code"], bye["again"]) == (4404, "no-table", False)


async def test_table_set_aside_closes_with_its_code(home: House) -> None:
    table, tokens = await home.two_people()
    hall = home.server.hall
    async with home.live(table, tokens[0]) as line:
        await line.until(of_kind("news"))
        live = hall.live(table)
        async with live.lock:
            await hall.set_aside(live, "broken for this test")
        code, bye = await end_of(line)
    assert (code, bye["code"]) == (4410, "aside")


# -- news --------------------------------------------------------------------------------------------------------------


async def test_welcome_comes_first_and_then_how_things_stand(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        welcome, news = await ann.receive(), await ann.receive()
    assert (welcome["is"], welcome["version"], welcome["program"]) == ("welcome", 2, th.__version__)
    assert (news["table"]["table"], news["me"]["seats"], news["seats"][0]["seat"]) == (table, [0], 0)
    assert news["seats"][0]["first"] == 0


async def test_client_that_comes_back_gets_only_the_rest(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        first = await ann.until_asked(0)
        known = len(first["events"])
        await ann.act(0)
        await until_so(ann, lambda: ann.seats[0]["step"] > first["step"])
    told = ann.seats[0]["events"]
    async with home.live(table, tokens[0], seen={"0": known}) as ann:
        news = await ann.until(of_kind("news"))
    assert (news["seats"][0]["first"], news["seats"][0]["events"]) == (known, told)


async def test_client_that_claims_to_have_seen_too_much_gets_no_events(home: House) -> None:
    table, tokens = await home.two_people(game="quarriors")
    async with home.live(table, tokens[0], seen={"0": 10**9}, talk=10**9) as ann:
        await until_so(ann, lambda: 0 in ann.seats)
    assert (ann.seats[0]["events"], ann.talk) == ([], [])
    assert ann.seats[0]["first"] > 0


async def test_all_tabs_of_a_seat_are_told(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as one, home.live(table, tokens[0]) as other:
        state = await one.until_asked(0)
        await one.act(0)
        await until_so(other, lambda: 0 in other.seats and other.seats[0]["step"] == state["step"] + 1)


async def test_one_person_in_both_seats_sees_both(home: House) -> None:
    token = await home.token()
    table = await home.found(token)
    for name in ("Ann", "Ben"):
        await home.done(table, token, "sit", name=name, seed=SEED)
    async with home.live(table, token) as line:
        await until_so(line, lambda: len(line.seats) == 2)
    assert sorted(str(seat) for seat in line.seats) == ["0", "1"]


async def test_onlooker_sees_a_table_that_lets_them(home: House) -> None:
    table, _ = await home.two_people()
    async with home.live(table) as line:
        await until_so(line, lambda: None in line.seats)
    assert line.seats[None]["decision"] is None


async def test_onlooker_sees_no_game_and_no_talk_where_there_are_none(home: House) -> None:
    table, tokens = await home.two_people(manners={"onlookers": False})
    await home.done(table, tokens[0], "say", seat=0, text="between us")
    async with home.live(table) as line:
        news = await line.until(of_kind("news"))
    assert (news["seats"], news["talk"]) == ([], [])


# -- commands ----------------------------------------------------------------------------------------------------------


async def test_stale_act_is_refused_and_the_newest_state_follows(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        state = await ann.until_asked(0)
        option = state["decision"]["options"][0]["id"]
        ann.seats.clear()
        refused = await ann.do("act", seat=0, option=option, step=state["step"] + 7)
        await until_so(ann, lambda: 0 in ann.seats)
    assert refused["code"] == "stale"
    assert (ann.seats[0]["step"], ann.seats[0]["decision"]) == (state["step"], state["decision"])


async def test_message_that_comes_twice_is_done_once(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        state = await ann.until_asked(0)
        act = {"seat": 0, "option": state["decision"]["options"][0]["id"], "step": state["step"], "id": "once"}
        first, second = await ann.do("act", **act), await ann.do("act", **act)
        after = await home.now(table, tokens[0])
    assert (first["is"], first["again"], second["is"], second["again"]) == ("done", False, "done", True)
    assert after["seats"][0]["step"] == state["step"] + 1


async def test_what_is_acknowledged_is_in_the_log(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        await ann.until_asked(0)
        await ann.act(0)
        rows = await home.server.store.log(table)
    assert b'"acted"' in rows[-1].body


async def test_command_of_a_client_that_leaves_meanwhile_reaches_the_others(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await home.two_people()
    store = home.server.store
    append, on_disk, gate = store.append, asyncio.Event(), asyncio.Event()

    async def slow(deed: Append) -> bool:
        won = await append(deed)
        on_disk.set()
        await gate.wait()
        return won

    async with home.live(table, tokens[1]) as ben:
        await ben.until_asked(1)
        (bens,) = home.server.connections
        async with home.live(table, tokens[0]) as ann:
            state = await ann.until_asked(0)
            monkeypatch.setattr(store, "append", slow)
            option = state["decision"]["options"][0]["id"]
            await ann.send({"do": "act", "id": "last", "seat": 0, "option": option, "step": state["step"]})
            await on_disk.wait()
            anns = next(each for each in home.server.connections if each is not bens)
            anns.close_for_restart()
            await asyncio.sleep(0.01)  # the connection has all chances to give up what is under way
            gate.set()
        await until_so(ben, lambda: ben.table["to_act"] == [1])


async def test_why_names_the_reason_or_none_at_all(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        state = await ann.until_asked(0)
        offered = await ann.do("why", seat=0, text=state["decision"]["options"][0]["id"])
        other = await ann.do("why", seat=0, text="fly to the moon")
        foreign = await ann.do("why", seat=1, text="pass")
    assert (offered["is"], offered["reason"]) == ("because", None)
    assert other["reason"]
    assert (foreign["is"], foreign["code"]) == ("refused", "not-yours")


async def test_ping_is_answered(home: House) -> None:
    table, _ = await home.two_people()
    async with home.live(table) as line:
        pong = await line.do("ping")
    assert pong["is"] == "pong"


async def test_talk_reaches_the_table_but_not_those_who_muted_it(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann, home.live(table, tokens[1]) as ben:
        await ben.do("mute", seat=1, whom=0, muted=True)
        await ann.do("say", seat=0, text="hello there")
        await until_so(ann, lambda: ann.talk)
        await ben.do("say", seat=1, phrase="thanks")
        await until_so(ben, lambda: ben.talk)
    assert [line["text"] for line in ann.talk] == ["hello there"]
    assert [(line["seat"], line["phrase"]) for line in ben.talk] == [(1, "thanks")]


async def test_a_sign_on_a_deed_comes_as_talk_does(home: House) -> None:
    table, tokens = await home.two_people("quarriors")
    async with home.live(table, tokens[0]) as ann, home.live(table, tokens[1]) as ben:
        await ben.do("mute", seat=1, whom=0, muted=True)
        await ann.do("say", seat=0, phrase="lucky", about=0)
        await until_so(ann, lambda: ann.talk)
        await ben.do("say", seat=1, phrase="ouch", about=0)
        await until_so(ben, lambda: ben.talk)
    assert [(line["seat"], line["phrase"], line.get("about")) for line in ann.talk] == [(0, "lucky", 0)]
    assert [(line["seat"], line["phrase"], line.get("about")) for line in ben.talk] == [(1, "ouch", 0)]


async def test_rekey_takes_the_seat_from_the_other_tab(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as one, home.live(table, tokens[0]) as other:
        await other.until_asked(0)
        await one.until_asked(0)
        await one.do("rekey", token=new_token())
        await until_so(other, lambda: other.me["seats"] == [])
        mine = await one.act(0)
        theirs = await other.do("say", seat=0, text="still here?")
    assert (mine["is"], theirs["is"], theirs["code"]) == ("done", "refused", "not-yours")


async def test_seat_that_was_lost_and_came_back_is_shown_from_the_beginning(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as line:
        await until_so(line, lambda: 0 in line.seats)
        (connection,) = home.server.connections
        holder, connection._holder = connection._holder, None
        connection._hear()
        await until_so(line, lambda: line.me["seats"] == [])
        line.seats.clear()
        connection._holder = holder
        connection._hear()
        await until_so(line, lambda: 0 in line.seats)
    assert line.seats[0]["first"] == 0
