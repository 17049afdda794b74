"""What only PostgreSQL can do, and what can befall it."""

import asyncio
import os
import signal
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.conftest import Opened, deed, founding, summary
from tests.server.postgres import Cluster
from tumblehall.server import postgres_listener
from tumblehall.server.store import Store, StoreError

News = asyncio.Queue[tuple[str, int]]
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
def news() -> News:
    return asyncio.Queue()


def into(news: News, table: str, number: int) -> None:
    news.put_nowait((table, number))


async def heard(news: News) -> tuple[str, int]:
    async with asyncio.timeout(30):
        return await news.get()


async def at_home(store: Store, table: str) -> None:
    """A new table, of whose deeds this process wants to hear."""
    await store.found(founding(table))
    assert store.sharing is not None
    await store.sharing.home(table)


async def end_connections(database: str, which: str = "true") -> int:
    """Ends those of other people; how many."""
    admin = await asyncpg.connect(database)
    try:
        return len(await admin.fetch(f"SELECT pg_terminate_backend(pid) {OTHERS} AND {which}"))
    finally:
        await admin.close()


async def test_deeds_of_another_process_are_heard_and_own_ones_not(postgres: str, opened: Opened, news: News) -> None:
    mine = await opened(postgres, lambda *deed: into(news, *deed))
    other = await opened(postgres)
    await at_home(mine, "a table")
    await mine.append(deed("a table", 1))
    await other.append(deed("a table", 2))
    await mine.append(deed("a table", 3))
    await other.append(deed("a table", 4))
    assert [await heard(news), await heard(news)] == [("a table", 2), ("a table", 4)]


async def test_deed_that_lost_is_not_heard(postgres: str, opened: Opened, news: News) -> None:
    mine = await opened(postgres, lambda *deed: into(news, *deed))
    other = await opened(postgres)
    await at_home(mine, "t")
    await mine.append(deed("t", 1))
    assert not await other.append(deed("t", 1))
    await other.append(deed("t", 2))
    assert await heard(news) == ("t", 2)


async def test_foreign_notification_is_passed_over(postgres: str, opened: Opened, news: News) -> None:
    store = await opened(postgres, lambda *deed: into(news, *deed))
    stranger = await asyncpg.connect(postgres)
    assert store.sharing is not None
    for payload in ("", "hello", "t one", "t 7"):
        await stranger.execute("SELECT pg_notify($1, $2)", f"tumblehall_{store.sharing.me}", payload)
    await stranger.close()
    assert await heard(news) == ("t", 7)


async def test_listener_that_was_cut_off_comes_back_and_says_so(postgres: str, opened: Opened, news: News) -> None:
    mine = await opened(postgres, lambda *deed: into(news, *deed))
    other = await opened(postgres)
    await at_home(mine, "t")
    for number in (1, 2):
        assert await end_connections(postgres, "query LIKE 'LISTEN%'") == 1
        assert await heard(news) == ("", 0)
        await other.append(deed("t", number))
        assert await heard(news) == ("t", number)


async def test_listener_whose_connection_is_silent_makes_another(
    postgres: str, opened: Opened, news: News, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_listener, "PULSE", 0.05)
    monkeypatch.setattr(postgres_listener, "PATIENCE", 0.5)
    await opened(postgres, lambda *deed: into(news, *deed))
    admin = await asyncpg.connect(postgres)
    silent = await admin.fetchval(f"SELECT pid {OTHERS} AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')")
    await admin.close()
    os.kill(silent, signal.SIGSTOP)
    try:
        assert await heard(news) == ("", 0)
    finally:
        os.kill(silent, signal.SIGCONT)


async def test_appends_on_a_lost_connection_fail_and_the_next_succeed(postgres: str, opened: Opened) -> None:
    store = await opened(postgres)
    await store.found(founding("t"))
    blocking = await asyncpg.connect(postgres)
    transaction = blocking.transaction()
    await transaction.start()
    await blocking.execute("LOCK TABLE log IN EXCLUSIVE MODE")
    asked = [asyncio.create_task(store.append(deed("t", number))) for number in (1, 2)]
    while not await blocking.fetchval(f"SELECT count(*) {OTHERS} AND wait_event_type = 'Lock'"):
        await asyncio.sleep(0.005)
    await blocking.fetch(f"SELECT pg_terminate_backend(pid) {OTHERS}")
    results = await asyncio.gather(*asked, return_exceptions=True)
    await transaction.rollback()
    await blocking.close()
    assert [type(result) for result in results] == [StoreError, StoreError]
    assert await store.append(deed("t", 1))


async def test_idle_connections_that_were_lost_are_made_again(postgres: str, opened: Opened) -> None:
    store = await opened(postgres)
    await store.found(founding("t"))
    assert await end_connections(postgres) >= 1
    async with asyncio.timeout(20):
        while True:
            try:
                await store.append(deed("t", 1))
                break
            except StoreError:  # its end was not noticed before
                await asyncio.sleep(0)
    assert [row.number for row in await store.log("t")] == [1]


async def test_appends_of_two_processes_do_not_block_each_other(postgres: str, opened: Opened) -> None:
    """Both ask for the same deeds, in opposite orders, with summaries: the locks must be taken in one order."""
    stores = (await opened(postgres), await opened(postgres))
    tables = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(stores[0].found(founding(table)) for table in tables))
    for number in range(1, 21):
        asked = [deed(table, number, told=summary("playing")) for table in tables]
        results = await asyncio.gather(
            *(stores[0].append(one) for one in asked), *(stores[1].append(one) for one in reversed(asked))
        )
        assert sum(results) == len(tables)
    assert await deadlocks(postgres, *stores) == 0


async def deadlocks(database: str, *stores: Store) -> int:
    """How many there have been. A connection counts them at its end."""
    for store in stores:
        await store.close()
    admin = await asyncpg.connect(database)
    try:
        while await admin.fetchval(f"SELECT count(*) {OTHERS}"):
            await asyncio.sleep(0.005)
        number: int = await admin.fetchval("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        return number
    finally:
        await admin.close()


async def test_append_that_is_refused_leaves_the_others(postgres: str, opened: Opened) -> None:
    store = await opened(postgres)
    await store.found(founding("t"))
    admin = await asyncpg.connect(postgres)
    await admin.execute("ALTER TABLE log ADD CONSTRAINT no_bad CHECK (body <> 'bad')")
    await admin.close()
    asked = [deed("t", number, b"bad" if number == 3 else b"good") for number in range(1, 6)]
    results = await asyncio.gather(*(store.append(one) for one in asked), return_exceptions=True)
    assert [type(result) for result in results] == [bool, bool, StoreError, bool, bool]
    assert [row.number for row in await store.log("t")] == [1, 2, 4, 5]


async def test_processes_that_open_an_empty_database_at_once_do_not_clash(postgres: str, opened: Opened) -> None:
    stores = await asyncio.gather(*(opened(postgres) for _ in range(6)))
    await stores[0].found(founding("t"))
    assert await stores[5].kept("t") is not None


async def test_database_that_is_not_there_is_named(cluster: Cluster, opened: Opened) -> None:
    with pytest.raises(StoreError, match="nowhere"):
        await opened(cluster.url("nowhere"))


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    own = Cluster(durable=True)
    try:
        own.start()
        yield own
    finally:
        own.remove()


async def test_store_outlives_a_crash_of_the_database(own_cluster: Cluster, opened: Opened, news: News) -> None:
    store = await opened(own_cluster.url("postgres"), lambda *deed: into(news, *deed))
    await store.found(founding("t"))
    assert await store.append(deed("t", 1))
    own_cluster.stop(signal.SIGQUIT)
    with pytest.raises(StoreError):
        await store.append(deed("t", 2))
    await asyncio.to_thread(own_cluster.start)
    assert await heard(news) == ("", 0)
    assert await store.append(deed("t", 2))
    assert [row.number for row in await store.log("t")] == [1, 2]
