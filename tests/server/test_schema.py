"""Databases of older programs are brought up to date with all they hold; newer ones are refused."""

import asyncio
import sqlite3
from contextlib import aclosing, closing

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.conftest import Opened, founding, summary
from tumblehall.server.schema import POSTGRES, SQLITE, STEPS, Step, migrate_postgres, migrate_sqlite, statements
from tumblehall.server.store import Kept, Row, StoreError

NEWEST = len(STEPS)
OLD_DATA = (
    "INSERT INTO tables (id, at, body, status, listed, card, aside)"
    " VALUES ('t', 1.5, CAST('body' AS {bytes}), 'playing', true, CAST('card' AS {bytes}), NULL)",
    "INSERT INTO log (table_id, number, at, body) VALUES ('t', 1, 2.5, CAST('one' AS {bytes}))",
)


async def lay(database: str, *steps: Step) -> None:
    """Brings a database to the version of these steps."""
    if not database.startswith("postgresql:"):
        with closing(sqlite3.connect(database, isolation_level=None)) as file:
            migrate_sqlite(file, steps)
        return
    connection = await asyncpg.connect(database)
    try:
        await migrate_postgres(connection, steps)
    finally:
        await connection.close()


async def test_version_1_is_brought_up_to_date_with_its_data(database: str, opened: Opened) -> None:
    await lay(database, STEPS[0] + OLD_DATA)
    store = await opened(database)
    old = founding("t", at=1.5, told=summary("playing", card=b"card"))
    kept = await store.kept("t")
    assert kept is not None
    assert (kept.founding.at, kept.founding.body, kept.founding.summary) == (1.5, b"body", old.summary)
    assert await store.log("t") == [Row(1, 2.5, b"one")]


async def test_updated_database_takes_what_is_new(database: str, opened: Opened) -> None:
    await lay(database, STEPS[0] + OLD_DATA)
    store = await opened(database)
    await store.found(founding("new", told=summary(due=4.0)))
    assert await store.claim(5.0, 9.0, 9) == ["new"]
    assert await store.lobby(9) == [b"{}", b"card"]


async def test_processes_that_open_an_old_database_at_once_do_not_clash(database: str, opened: Opened) -> None:
    await lay(database, STEPS[0] + OLD_DATA)
    stores = await asyncio.gather(*(opened(database) for _ in range(6)))
    assert [await store.count() for store in stores] == [{"playing": 1}] * 6


async def test_newer_schema_is_refused_with_both_versions(database: str, opened: Opened) -> None:
    await lay(database, *STEPS, ("CREATE TABLE fashion (x text)",))
    words = f"has version {NEWEST + 1} of the schema, and this program knows no newer one than {NEWEST}"
    with pytest.raises(StoreError, match=words):
        await opened(database)


async def test_step_that_fails_changes_nothing(database: str, opened: Opened) -> None:
    await lay(database, *STEPS)
    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        await lay(database, *STEPS, ("DROP TABLE log", "DROP TABLE nonsense"))
    store = await opened(database)
    await store.found(founding("t"))
    assert await store.log("t") == []


async def test_opening_again_changes_nothing(database: str, opened: Opened) -> None:
    await (await opened(database)).found(founding("t"))
    again = await opened(database)
    async with aclosing(again.everything()) as tables:
        assert [table async for table in tables] == [(Kept(founding("t"), None), [])]


@pytest.mark.parametrize("dialect", [SQLITE, POSTGRES])
def test_database_that_is_up_to_date_needs_no_statement(dialect: dict[str, str]) -> None:
    assert statements(NEWEST, STEPS, dialect) == []
