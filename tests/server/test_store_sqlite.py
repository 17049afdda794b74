"""What only SQLite can do, and what can befall it."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import Opened, deed, founding
from tumblehall.server import sqlite_reader
from tumblehall.server.sqlite_reader import connect
from tumblehall.server.store import StoreError


def trigger(file: str, how: str) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute(
            f"CREATE TRIGGER no_bad AFTER INSERT ON log WHEN NEW.body = CAST('bad' AS blob)"
            f" BEGIN SELECT RAISE({how}, 'bad deed'); END"
        )


# ROLLBACK ends the whole transaction, as a full disk does.
@pytest.mark.parametrize("how", ["ABORT", "FAIL", "ROLLBACK"])
async def test_append_that_fails_leaves_the_others(how: str, sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    await store.found(founding("t"))
    trigger(sqlite, how)
    asked = [deed("t", number, b"bad" if number == 3 else b"good") for number in range(1, 6)]
    results = await asyncio.gather(*(store.append(one) for one in asked), return_exceptions=True)
    assert [type(result) for result in results] == [bool, bool, StoreError, bool, bool]
    assert [row.number for row in await store.log("t")] == [1, 2, 4, 5]


async def test_append_after_a_failed_one_succeeds(sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    await store.found(founding("t"))
    trigger(sqlite, "ROLLBACK")
    with pytest.raises(StoreError, match="bad deed"):
        await store.append(deed("t", 1, b"bad"))
    assert await store.append(deed("t", 1, b"good"))


async def test_locked_database_is_an_error_until_it_is_free(
    sqlite: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_reader, "LOCKED", 0.01)
    store = await opened(sqlite)
    await store.found(founding("t"))
    with closing(connect(Path(sqlite))) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append(deed("t", 1))
    assert await store.append(deed("t", 1))


async def test_full_database_is_an_error_until_there_is_room(sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    await store.found(founding("t"))
    writing = store._writer._database  # type: ignore[attr-defined]
    writing.execute("PRAGMA max_page_count = 20")
    asked = [deed("t", 1, bytes(100_000)), deed("t", 2, b"small")]
    results = await asyncio.gather(*(store.append(one) for one in asked), return_exceptions=True)
    assert [type(result) for result in results] == [StoreError, bool]
    writing.execute("PRAGMA max_page_count = 1000")
    assert await store.append(asked[0])
    assert [row.body for row in await store.log("t")] == [bytes(100_000), b"small"]


async def test_reading_does_not_wait_for_writing(sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    await store.found(founding("t"))
    with closing(connect(Path(sqlite))) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(deed("t", 1)))
        assert await store.log("t") == []
        assert not waiting.done()
        other.execute("ROLLBACK")
        assert await waiting


async def test_every_commit_is_forced_to_the_disk(sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    writing = store._writer._database  # type: ignore[attr-defined]
    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writing.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_waiting_appends_share_a_commit(sqlite: str, opened: Opened) -> None:
    store = await opened(sqlite)
    await store.found(founding("t"))
    commits: list[str] = []
    store._writer._database.set_trace_callback(commits.append)  # type: ignore[attr-defined]
    await asyncio.gather(*(store.append(deed("t", number)) for number in range(1, 201)))
    assert commits.count("COMMIT") < 50


async def test_processes_that_open_a_new_file_at_once_do_not_clash(tmp_path: Path, opened: Opened) -> None:
    for number in range(10):
        stores = await asyncio.gather(*(opened(str(tmp_path / f"{number}.db")) for _ in range(4)))
        await stores[0].found(founding("t"))
        assert await stores[3].kept("t") is not None


async def test_new_database_can_be_read_by_its_owner_only(tmp_path: Path, opened: Opened) -> None:
    file = tmp_path / "data" / "tables.db"
    await opened(str(file))
    assert {stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()} == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


async def test_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, opened: Opened) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    with pytest.raises(StoreError, match=r"letter\.txt: file is not a database"):
        await opened(str(file))
    assert file.read_text() == "Dear Ada, " * 100


async def test_folder_is_refused(tmp_path: Path, opened: Opened) -> None:
    with pytest.raises(StoreError, match="Is a directory"):
        await opened(str(tmp_path))
