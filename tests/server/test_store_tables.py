"""Tables in the store: found, shown, claimed, set aside, forgotten, saved."""

import asyncio
from contextlib import aclosing
from dataclasses import replace

import pytest

from tests.server.conftest import Opened, deed, founding, summary
from tumblehall.server.store import Kept, Row, Store, StoreError


async def test_table_is_found_again(store: Store) -> None:
    table = founding("t", at=12.5, told=summary("playing", listed=False, card=b"\x00\xff", due=99.125))
    await store.found(table)
    assert await store.kept("t") == Kept(table, None)


async def test_unknown_table_is_none(store: Store) -> None:
    assert await store.kept("t") is None
    assert await store.log("t") == []


async def test_name_is_given_once(store: Store) -> None:
    await store.found(founding("t", at=1.0))
    with pytest.raises(StoreError, match="there is a table t already"):
        await store.found(founding("t", at=2.0))
    assert await store.kept("t") == Kept(founding("t", at=1.0), None)


async def test_latest_position_is_kept(store: Store) -> None:
    await store.found(founding("t"))
    for position in (Row(20, 2.5, b"early"), Row(40, 4.5, b"\x00late"), Row(30, 3.5, b"slow")):
        await store.keep("t", position)
    assert await store.kept("t") == Kept(founding("t"), None, Row(40, 4.5, b"\x00late"))


async def test_position_of_no_table_is_not_kept(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.keep("t", Row(1, 1.0, b""))


async def test_position_is_forgotten_with_its_table(store: Store) -> None:
    await store.found(founding("t", told=summary("over")))
    await store.keep("t", Row(1, 1.0, b"position"))
    assert await store.forget("over", 99.0) == 1
    await store.found(founding("t"))
    assert await store.kept("t") == Kept(founding("t"), None)


async def test_position_is_saved_and_put_back(store: Store) -> None:
    kept = Kept(founding("t"), None, Row(7, 7.5, b"position"))
    assert await store.put_back(kept, [])
    async with aclosing(store.everything()) as tables:
        assert [table async for table in tables] == [(kept, [])]


async def test_the_last_analysis_is_kept_and_goes_with_its_table(store: Store) -> None:
    await store.found(founding("t", told=summary("over")))
    assert await store.analysis("t") is None
    for body in (b"early", b"\x00late"):
        await store.keep_analysis("t", body)
    assert await store.analysis("t") == b"\x00late"
    assert await store.forget("over", 99.0) == 1
    assert await store.analysis("t") is None
    with pytest.raises(StoreError):
        await store.keep_analysis("t", b"nobody's")


async def test_lobby_shows_open_tables_first_and_newest_first(store: Store) -> None:
    for name, at, status in (("a", 1, "playing"), ("b", 2, "open"), ("c", 3, "open"), ("d", 4, "playing")):
        await store.found(founding(name, at, summary(status, card=name.encode())))
    assert await store.lobby(9) == [b"c", b"b", b"d", b"a"]
    assert await store.lobby(3) == [b"c", b"b", b"d"]


async def test_lobby_hides_what_is_unlisted_or_over(store: Store) -> None:
    await store.found(founding("a", told=summary("over")))
    await store.found(founding("b", told=summary("open", listed=False)))
    await store.found(founding("c", told=summary("aside")))
    assert await store.lobby(9) == []


async def test_a_code_leads_to_the_open_table_whose_name_begins_with_it(store: Store) -> None:
    for name, at, status in (("kabo172A", 1, "over"), ("kabo172B", 2, "open"), ("kabo173C", 3, "open")):
        await store.found(founding(name, at, summary(status)))
    assert await store.called("kabo172") == "kabo172B"
    assert await store.called("kabo174") is None
    assert await store.called("kabo") is None


async def test_claim_takes_the_longest_due_and_moves_them(store: Store) -> None:
    for name, due in (("late", 5.0), ("latest", 4.0), ("now", 10.0), ("soon", 11.0), ("never", None)):
        await store.found(founding(name, told=summary(due=due)))
    assert sorted(await store.claim(10.0, 40.0, 2)) == ["late", "latest"]
    assert await store.claim(10.0, 40.0, 2) == ["now"]
    assert await store.claim(10.0, 40.0, 2) == []
    assert sorted(await store.claim(40.0, 80.0, 9)) == ["late", "latest", "now", "soon"]


async def test_table_is_claimed_by_one_process_only(database: str, opened: Opened) -> None:
    stores = (await opened(database), await opened(database))
    tables = [f"t{number}" for number in range(60)]
    await asyncio.gather(*(stores[0].found(founding(table, told=summary(due=1.0))) for table in tables))
    claims = await asyncio.gather(*(store.claim(2.0, 99.0, 7) for _ in range(9) for store in stores))
    rest = await stores[0].claim(2.0, 99.0, 99)  # what one process had locked, the other has passed over
    assert sorted([table for claim in (*claims, rest) for table in claim]) == sorted(tables)


async def test_claimed_table_is_rescheduled(store: Store) -> None:
    await store.found(founding("t", told=summary(due=1.0)))
    await store.claim(2.0, 40.0, 1)
    await store.reschedule("t", 3.0, claimed=40.0)
    assert await store.claim(3.0, 50.0, 1) == ["t"]


async def test_rescheduling_gives_way_to_what_another_has_set(store: Store) -> None:
    await store.found(founding("t", told=summary(due=1.0)))
    await store.claim(2.0, 40.0, 1)
    await store.append(deed("t", 1, told=summary(due=5.0)))
    await store.reschedule("t", None, claimed=40.0)
    assert await store.claim(5.0, 50.0, 1) == ["t"]


async def test_table_set_aside_has_a_reason_and_is_due_no_more(store: Store) -> None:
    await store.found(founding("t", told=summary("playing", due=1.0)))
    await store.set_aside("t", "deed 3 is damaged")
    assert await store.kept("t") == Kept(founding("t", told=summary("aside")), "deed 3 is damaged")


async def test_table_set_aside_stays_so(store: Store) -> None:
    await store.found(founding("t"))
    await store.set_aside("t", "damaged")
    assert await store.append(deed("t", 1, told=summary("playing", due=1.0)))
    await store.reschedule("t", 1.0)
    kept = await store.kept("t")
    assert kept is not None
    assert kept.founding.summary == summary("aside")


async def test_old_tables_of_a_status_are_forgotten_with_their_logs(store: Store) -> None:
    for name, status, last in (("old", "over", 5), ("new", "over", 10), ("other", "playing", 5)):
        await store.found(founding(name, told=summary(status)))
        await store.append(deed(name, 1, at=20))
        await store.append(deed(name, 2, at=last))
    await store.found(founding("silent", at=3, told=summary("over")))
    assert await store.forget("over", before=10) == 2
    left = {name: await store.kept(name) is not None for name in ("old", "new", "other", "silent")}
    assert left == {"old": False, "new": True, "other": True, "silent": False}
    assert await store.log("old") == []
    assert len(await store.log("new")) == 2


async def test_many_old_tables_are_forgotten(store: Store) -> None:
    names = [f"t{number}" for number in range(250)]
    await asyncio.gather(*(store.found(founding(name, told=summary("over"))) for name in names))
    assert await store.forget("over", before=10) == 250
    assert await store.count() == {}


async def test_tables_are_counted_by_status(store: Store) -> None:
    for name, status in (("a", "open"), ("b", "over"), ("c", "over")):
        await store.found(founding(name, told=summary(status)))
    assert await store.count() == {"open": 1, "over": 2}


async def test_everything_is_as_it_was_at_one_moment(database: str, opened: Opened) -> None:
    """More tables than are read at once; each gets one deed, then the next, while they are read."""
    reading, writing = await opened(database), await opened(database)
    names = [f"t{number:03}" for number in range(250)]
    await asyncio.gather(*(writing.found(founding(name)) for name in names))
    await asyncio.gather(*(writing.append(deed(name, 1)) for name in names))
    seen = {}
    async with aclosing(reading.everything()) as tables:
        async for kept, rows in tables:
            seen[kept.founding.table] = [row.number for row in rows]
            if len(seen) == 1:
                await asyncio.gather(*(writing.append(deed(name, 2, told=summary("over"))) for name in names))
                await writing.found(founding("t999"))
                assert await writing.forget("over", before=99) == 250
            assert kept.founding.summary.status == "open"
    assert seen == {name: [1] for name in names}


async def test_reading_everything_can_be_left_early(store: Store) -> None:
    await store.found(founding("a"))
    await store.found(founding("b"))
    async with aclosing(store.everything()) as tables:
        assert (await anext(tables))[0].founding.table == "a"
    assert await store.append(deed("a", 1))


async def test_table_is_put_back_whole(store: Store) -> None:
    kept = Kept(replace(founding("t"), summary=summary("aside", due=5.0)), "damaged")
    rows = [Row(1, 2.0, b"one"), Row(2, 3.0, b"\xff\x00")]
    assert await store.put_back(kept, rows)
    assert (await store.kept("t"), await store.log("t")) == (kept, rows)


async def test_table_that_is_there_is_not_put_back(store: Store) -> None:
    await store.found(founding("t"))
    assert not await store.put_back(Kept(founding("t", at=9.0), "x"), [Row(1, 2.0, b"one")])
    assert (await store.kept("t"), await store.log("t")) == (Kept(founding("t"), None), [])


async def test_table_with_a_damaged_log_is_not_put_back_at_all(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.put_back(Kept(founding("t"), None), [Row(1, 2.0, b"one"), Row(1, 2.0, b"again")])
    assert await store.kept("t") is None
