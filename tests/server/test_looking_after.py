"""What those who look after a server see and do: whether it can save, one server a file, tables and their ends."""

import asyncio
import resource
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Opened, founding, summary
from tests.server.house import House, bearer, house
from tests.server.memory_store import MemoryStore
from tests.server.test_serve_command import serving, told, visit
from tests.server.watch import Watch, say
from tumblehall.server.health import FRESH, Health
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.store import Store, StoreError
from tumblehall.server.tokens import new_token
from tumblehall.server.upkeep import open_again

# -- is it well? -------------------------------------------------------------------------------------------------------


async def until_well(http: httpx.AsyncClient, status: int) -> Any:
    async with asyncio.timeout(60):
        while (answer := await http.get("/healthz")).status_code != status:
            await asyncio.sleep(0.2)
    return answer.json()


async def test_server_on_a_full_disk_says_that_nothing_can_be_saved(sqlite: str) -> None:
    """No file of the server may grow any more."""
    log: list[str] = []
    async with serving(sqlite, log=log) as running, visit(running) as home:
        table, tokens = await home.two_people()
        limit = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
        ill = await until_well(home.http, 503)
        assert (ill["ok"], ill["database"], ill["saves"]) == (False, True, False)
        assert (await home.do(table, tokens[0], "say", seat=0, text="hello")).json()["code"] == "not-saved"
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, limit)
        assert (await until_well(home.http, 200))["saves"] is True
        await home.done(table, tokens[0], "say", seat=0, text="hello")
    assert sum("nothing can be saved" in line for line in log) == 1


async def test_store_is_not_tried_for_everybody_who_asks() -> None:
    class Counting(MemoryStore):
        tries = 0

        async def pulse(self) -> None:
            self.tries += 1
            raise StoreError("full")

    store, at = Counting(), [0.0]
    health = Health(store, lambda: at[0])
    assert [await health.saves() for _ in range(5)] == [False] * 5
    assert store.tries == 1
    at[0] += FRESH
    await asyncio.gather(*(health.saves() for _ in range(5)))
    assert store.tries == 2


async def test_store_takes_a_pulse_and_a_closed_one_does_not(database: str, opened: Opened) -> None:
    store = await opened(database)
    await store.pulse()
    await store.pulse()
    await store.close()
    with pytest.raises(StoreError):
        await store.pulse()


# -- one server for one file -------------------------------------------------------------------------------------------


async def test_second_server_on_the_same_file_is_refused(sqlite: str, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.symlink_to(sqlite)
    async with serving(sqlite):
        for name in (sqlite, str(other)):
            run = await asyncio.to_thread(told, "serve", "--port", "0", "--database", name)
            assert (run.returncode, run.stdout) == (2, "")
            assert run.stderr == (
                f"tumblehall: the setting 'database': another server uses {name} already; stop it, or name another"
                " database\n"
            )
    async with serving(sqlite):  # the one before was killed, and holds nothing
        pass


# -- tables set aside --------------------------------------------------------------------------------------------------


async def test_table_set_aside_is_opened_by_a_program_that_can_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    table = await watch.found()
    watch.forget_all()

    def fails(*_: Any) -> Any:
        raise ValueError("no such card any more")

    async def resumes_nothing(*_: Any) -> None: ...

    with monkeypatch.context() as older:
        older.setattr("tumblehall.server.loading.resumed", resumes_nothing)
        older.setattr("tumblehall.server.loading.rebuilt", fails)
        assert await watch.refused(table, say()) == "aside"
    assert watch.store.tables.kept[table].founding.summary.status == "aside"
    assert await watch.refused(table, say()) == "aside"  # the same process does not try again
    await open_again(watch.beside().hall)  # as a server does when it starts
    kept = watch.store.tables.kept[table]
    assert (kept.aside, kept.founding.summary.status) == (None, "playing")


async def test_stores_find_reopen_and_remove(store: Store) -> None:
    for name in "abc":
        await store.found(founding(name))
    await store.set_aside("b", "broken")
    assert [kept.founding.table for kept in await store.find(None, "", 2)] == ["a", "b"]
    assert [kept.founding.table for kept in await store.find(None, "b", 2)] == ["c"]
    assert [kept.aside for kept in await store.find("aside", "", 9)] == ["broken"]
    await store.reopen("b", summary("playing", due=7.0))
    kept = await store.kept("b")
    assert kept is not None
    assert (kept.aside, kept.founding.summary) == (None, summary("playing", due=7.0))
    assert [await store.remove("b"), await store.remove("b"), await store.kept("b")] == [True, False, None]


# -- tumblehall tables -------------------------------------------------------------------------------------------------


def tables(database: str, *words: str) -> str:
    run = told("tables", *words, "--database", database)
    return run.stdout if run.returncode == 0 else run.stderr


async def test_tables_are_listed_shown_ended_and_removed(sqlite: str) -> None:
    async with house(SqliteStore(Path(sqlite))) as home:
        table, tokens = await home.two_people()
        waiting = await home.found(new_token())
        await asyncio.to_thread(play_with, sqlite, table, waiting)
        await home_is_told(home, table, tokens)


def play_with(sqlite: str, table: str, waiting: str) -> None:
    """Beside the server that has the table in memory."""
    lines = tables(sqlite).splitlines()
    assert sorted(line.split()[:3] for line in lines) == sorted(
        [[table, "playing", "angryquest"], [waiting, "open", "angryquest"]]
    )
    assert "Ann, Ben" in tables(sqlite, "--status", "playing")
    assert "this program can play it; its status is playing" in tables(sqlite, "show", table)
    assert tables(sqlite, "end", table) == f"{table} is over, without a result\n"
    assert "is not in play" in tables(sqlite, "end", table)
    assert tables(sqlite, "remove", waiting) == f"{waiting} is removed\n"
    assert tables(sqlite, "show", waiting) == f"tumblehall: there is no table '{waiting}'\n"
    assert "name a table" in tables(sqlite, "end")


async def home_is_told(home: House, table: str, tokens: list[str]) -> None:
    """The next deed finds that the table has ended meanwhile, and there is a record."""
    late = await home.do(table, tokens[0], "vote-end", seat=0, yes=True)
    assert late.json()["code"] == "over"
    now = await home.now(table, tokens[0])
    assert (now["table"]["status"], now["table"]["ended_early"], now["table"].get("result")) == ("over", True, None)
    record = await home.http.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))
    assert record.json()["game"] == "angryquest"


async def test_table_that_was_set_aside_is_listed_with_the_reason(sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    await store.found(founding("broken"))
    await store.set_aside("broken", "deed 7 is damaged")
    listed = await asyncio.to_thread(tables, sqlite, "--status", "aside")
    assert listed.rstrip().endswith("deed 7 is damaged")
    shown = await asyncio.to_thread(tables, sqlite, "show", "broken")
    assert "this program cannot play it: this table was set aside" in shown
