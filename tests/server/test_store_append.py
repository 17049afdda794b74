"""Appends: one winner for each number, whole or not at all, in order."""

import asyncio

import pytest

from tests.server.conftest import Opened, deed, founding, summary
from tumblehall.server.store import Row, Store, StoreError

RACES = 1000
AT_ONCE = 100


async def test_deed_is_read_as_it_was_written(store: Store) -> None:
    await store.found(founding("t"))
    assert await store.append(deed("t", 1, b'{"deed": "sat"}', at=7.25))
    assert await store.log("t") == [Row(1, 7.25, b'{"deed": "sat"}')]


async def test_only_one_of_two_processes_gets_a_number(database: str, opened: Opened) -> None:
    stores = (await opened(database), await opened(database))
    for start in range(0, RACES, AT_ONCE):
        tables = [f"t{number}" for number in range(start, start + AT_ONCE)]
        await asyncio.gather(*(stores[0].found(founding(table)) for table in tables))
        asked = [(table, body) for table in tables for body in (0, 1)]
        won = await asyncio.gather(*(stores[body].append(deed(table, 1, b"%d" % body)) for table, body in asked))
        winners = [(table, [Row(1, 2.0, b"%d" % body)]) for (table, body), one in zip(asked, won, strict=True) if one]
        assert [table for table, _ in winners] == tables
        assert [(table, await stores[0].log(table)) for table in tables] == winners


async def test_appends_around_a_conflict_are_written(database: str, opened: Opened) -> None:
    mine, other = await opened(database), await opened(database)
    await mine.found(founding("t"))
    await other.append(deed("t", 50, b"other"))
    won = await asyncio.gather(*(mine.append(deed("t", number, b"mine")) for number in range(1, 101)))
    assert [number for number, one in enumerate(won, 1) if not one] == [50]
    assert [row.body for row in await mine.log("t")] == [b"mine"] * 49 + [b"other"] + [b"mine"] * 50


async def test_same_number_asked_for_twice_at_once_goes_to_the_first(store: Store) -> None:
    await store.found(founding("t"))
    assert await asyncio.gather(*(store.append(deed("t", 1, body)) for body in (b"a", b"b", b"c"))) == [
        True,
        False,
        False,
    ]
    assert [row.body for row in await store.log("t")] == [b"a"]


async def test_summary_is_written_with_its_deed(store: Store) -> None:
    await store.found(founding("t"))
    told = summary("playing", listed=False, card=b"new", due=9.5)
    await store.append(deed("t", 1, told=told))
    kept = await store.kept("t")
    assert kept is not None
    assert kept.founding == founding("t", told=told)


async def test_summary_of_a_deed_that_lost_is_not_written(store: Store) -> None:
    await store.found(founding("t"))
    await store.append(deed("t", 1, told=summary(card=b"winner")))
    assert not await store.append(deed("t", 1, told=summary(card=b"loser")))
    assert await store.lobby(9) == [b"winner"]


async def test_deed_without_a_summary_leaves_it(store: Store) -> None:
    await store.found(founding("t", told=summary(card=b"first")))
    await store.append(deed("t", 1))
    assert await store.lobby(9) == [b"first"]


async def test_last_summary_of_a_table_stays(store: Store) -> None:
    await store.found(founding("t"))
    await asyncio.gather(*(store.append(deed("t", n, told=summary(card=b"%d" % n))) for n in range(1, 40)))
    assert await store.lobby(9) == [b"39"]


async def test_appends_of_a_table_stay_in_order(store: Store) -> None:
    """Each is written before the next: who came first has won, at whatever moment one looks."""
    tables = [f"t{number}" for number in range(8)]
    await asyncio.gather(*(store.found(founding(table)) for table in tables))
    finished: dict[str, list[int]] = {table: [] for table in tables}

    async def append(table: str, number: int) -> None:
        await store.append(deed(table, number))
        finished[table].append(number)

    await asyncio.gather(*(append(table, number) for number in range(1, 101) for table in tables))
    assert finished == {table: list(range(1, 101)) for table in tables}


async def test_log_is_read_in_order_and_from_a_number_on(store: Store) -> None:
    await store.found(founding("t"))
    for number in (3, 1, 11, 2):
        await store.append(deed("t", number))
    assert [row.number for row in await store.log("t", after=1)] == [2, 3, 11]


async def test_append_to_a_table_that_is_not_there_fails_alone(store: Store) -> None:
    await store.found(founding("t"))
    asked = [deed("t", 1), deed("nowhere", 1), deed("t", 2)]
    results = await asyncio.gather(*(store.append(one) for one in asked), return_exceptions=True)
    assert [type(result) for result in results] == [bool, StoreError, bool]
    assert (results[0], results[2]) == (True, True)
    assert await store.log("nowhere") == []


@pytest.mark.parametrize("bad", [deed("\ud800", 1), deed("t", 2**70), deed("t", 1, at=float("inf"), body=None)])  # type: ignore[arg-type]
async def test_deed_that_no_database_takes_fails_alone(bad: object, store: Store) -> None:
    await store.found(founding("t"))
    results = await asyncio.gather(store.append(bad), store.append(deed("t", 5)), return_exceptions=True)  # type: ignore[arg-type]
    assert [type(result) for result in results] == [StoreError, bool]
    assert [row.number for row in await store.log("t")] == [5]


async def test_cancelled_append_harms_no_other(store: Store) -> None:
    await store.found(founding("t"))
    cancelled = asyncio.create_task(store.append(deed("t", 1)))
    await asyncio.sleep(0)
    cancelled.cancel()
    assert await store.append(deed("t", 2))


async def test_closing_waits_for_what_was_asked(database: str, opened: Opened) -> None:
    closing = await opened(database)
    await closing.found(founding("t"))
    asked = [asyncio.create_task(closing.append(deed("t", number))) for number in range(1, 51)]
    await asyncio.sleep(0)
    await closing.close()
    assert all([await task for task in asked])
    assert len(await (await opened(database)).log("t")) == 50


async def test_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError, match="not open"):
        await store.append(deed("t", 1))
    with pytest.raises(StoreError, match="not open"):
        await store.log("t")
