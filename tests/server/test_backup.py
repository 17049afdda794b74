"""Backups: out of one database and into another, and what is no backup."""

import asyncio
import gzip
import json
import stat
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Opened, deed, founding, summary
from tumblehall.commands import backup, restore
from tumblehall.commands.parser import new_parser
from tumblehall.kernel.errors import BadInput
from tumblehall.server.backup import FORMAT, End, Restored, read_backup, write_backup
from tumblehall.server.snapshots import chained
from tumblehall.server.store import Kept, Row, Store, StoreError

Doc = dict[str, Any]


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "target.db")
    address: str = request.getfixturevalue("other_postgres")
    return address


async def fill(store: Store) -> None:
    await store.found(founding("a", at=1.5, told=summary(listed=False, card=b'{"name": "caf\xc3\xa9"}', due=3.25)))
    await store.append(deed("a", 1, b'{"deed": "sat"}'))
    await store.append(deed("a", 2, b"\xff\x00 no text"))
    await store.found(founding("b"))
    await store.set_aside("b", "deed 7 is damaged")


async def all_of(store: Store) -> list[tuple[Kept, list[Row]]]:
    """All tables, their logs chained as those of a backup are."""
    async with aclosing(store.everything()) as tables:
        return [(kept, chained(kept.founding, rows)) async for kept, rows in tables]


@pytest.fixture
async def saved(sqlite: str, opened: Opened, tmp_path: Path) -> Path:
    """A backup of two tables with two deeds."""
    store = await opened(sqlite)
    await fill(store)
    file = tmp_path / "tables.backup"
    await write_backup(store, file)
    return file


async def test_backup_goes_from_any_database_into_any(
    database: str, target: str, opened: Opened, tmp_path: Path
) -> None:
    source, other = await opened(database), await opened(target)
    await fill(source)
    assert await write_backup(source, tmp_path / "x.backup") == End(2, 2)
    assert await read_backup(other, tmp_path / "x.backup") == Restored(added=2, there=0)
    assert await all_of(other) == await all_of(source)


async def test_tables_that_are_there_are_left_alone(saved: Path, database: str, opened: Opened) -> None:
    store = await opened(database + ".other" if database.endswith(".db") else database)
    await store.found(founding("a", at=99.0))
    assert await read_backup(store, saved) == Restored(added=1, there=1)
    assert await store.kept("a") == Kept(founding("a", at=99.0), None)
    assert await store.log("a") == []


async def test_backup_is_made_while_others_write(database: str, opened: Opened, tmp_path: Path) -> None:
    """Each table's deeds are a beginning of what is written, without a gap, and so are the tables."""
    writing, saving, other = await opened(database), await opened(database), await opened(str(tmp_path / "other.db"))
    stop = asyncio.Event()

    async def write() -> None:
        for table in range(10_000):
            await writing.found(founding(f"t{table:05}"))
            for number in (1, 2, 3):
                await writing.append(deed(f"t{table:05}", number))
            if stop.is_set():
                return

    writer = asyncio.create_task(write())
    while not await saving.kept("t00005"):
        await asyncio.sleep(0)
    end = await write_backup(saving, tmp_path / "x.backup")
    stop.set()
    await writer
    await read_backup(other, tmp_path / "x.backup")
    tables = await all_of(other)
    assert end.tables == len(tables) >= 6
    assert [kept.founding.table for kept, _ in tables] == [f"t{number:05}" for number in range(len(tables))]
    assert [len(rows) for _, rows in tables[:-1]] == [3] * (len(tables) - 1)


async def test_backup_can_be_read_by_its_owner_only(saved: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


class Breaking:
    """A store that fails in the middle of a backup."""

    async def everything(self) -> Any:
        yield Kept(founding("a"), None), []
        raise StoreError("the disk is gone")


async def test_backup_that_fails_leaves_the_old_one_and_nothing_else(saved: Path) -> None:
    before = saved.read_bytes()
    others = set(saved.parent.iterdir())
    with pytest.raises(StoreError):
        await write_backup(Breaking(), saved)  # type: ignore[arg-type]
    assert saved.read_bytes() == before
    assert set(saved.parent.iterdir()) == others


async def test_backup_into_a_missing_folder_is_refused(saved: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot write .*nowhere/x\.backup: No such file or directory"):
        await write_backup(Breaking(), saved.parent / "nowhere" / "x.backup")  # type: ignore[arg-type]


def lines_of(file: Path) -> list[Doc]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def rewrite(file: Path, *docs: Doc) -> None:
    file.write_bytes(gzip.compress(b"".join(json.dumps(doc).encode() + b"\n" for doc in docs)))


async def refusal(opened: Opened, file: Path) -> str:
    """What is said of the file; nothing of it may be in the database then."""
    store = await opened(str(file.parent / "refusing.db"))
    with pytest.raises(BadInput) as refused:
        await read_backup(store, file)
    assert await store.count() == {}
    return str(refused.value)


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("data", [b"", b"Dear Ada\n", b"[1]\n", b'{"backup": "mine", "format": 1, "at": 1}\n'])
async def test_other_file_is_no_backup(data: bytes, packed: bool, opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(gzip.compress(data) if packed else data)
    assert "letter: is no backup" in await refusal(opened, file)


async def test_missing_file_is_named(opened: Opened, tmp_path: Path) -> None:
    assert "none.backup: No such file" in await refusal(opened, tmp_path / "none.backup")


async def test_newer_backup_is_refused_with_both_versions(saved: Path, opened: Opened) -> None:
    head, *rest = lines_of(saved)
    rewrite(saved, head | {"format": FORMAT + 1}, *rest)
    assert f"has format {FORMAT + 1}, and this program reads none newer than {FORMAT}" in await refusal(opened, saved)


@pytest.mark.parametrize("left", [0.3, 0.6, 0.99])
async def test_backup_that_was_cut_off_is_refused(left: float, saved: Path, opened: Opened) -> None:
    data = saved.read_bytes()
    saved.write_bytes(data[: int(len(data) * left)])
    assert "cut off" in await refusal(opened, saved)


async def test_backup_without_its_last_line_is_refused(saved: Path, opened: Opened) -> None:
    rewrite(saved, *lines_of(saved)[:-1])
    assert "cut off" in await refusal(opened, saved)


async def test_backup_without_a_table_is_refused(saved: Path, opened: Opened) -> None:
    head, first, _, end = lines_of(saved)
    rewrite(saved, head, first, end)
    assert "it should have 2 tables with 2 deeds, and has 1 with 2" in await refusal(opened, saved)


async def test_backup_that_goes_on_is_refused(saved: Path, opened: Opened) -> None:
    docs = lines_of(saved)
    rewrite(saved, *docs, docs[1])
    assert "goes on after its end" in await refusal(opened, saved)


async def test_table_of_another_shape_is_named(saved: Path, opened: Opened) -> None:
    head, first, *rest = lines_of(saved)
    rewrite(saved, head, first | {"status": "asleep"}, *rest)
    assert "tables.backup, line 2: the backup is damaged: Invalid enum value 'asleep'" in await refusal(opened, saved)


async def test_damaged_byte_is_noticed(saved: Path, opened: Opened) -> None:
    data = bytearray(saved.read_bytes())
    data[-6] ^= 1  # in the checksum
    saved.write_bytes(data)
    assert "damaged" in await refusal(opened, saved)


def command(*argv: str) -> int:
    parser = new_parser("tumblehall", "", "")
    commands = parser.add_subparsers()
    backup.add_to(commands)
    restore.add_to(commands)
    args = parser.parse_args(argv)
    status: int = args.run(args)
    return status


def test_commands_save_and_put_back(
    saved: Path, sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = str(tmp_path / "x.backup"), str(tmp_path / "other.db")
    assert command("backup", file, "--database", sqlite) == 0
    assert capsys.readouterr().out == f"2 tables with 2 deeds are in {file}\n"
    assert command("restore", file, "--database", other) == 0
    assert capsys.readouterr().out == "2 tables were put back; 0 were there already\n"
    assert command("restore", file, "--database", other) == 0
    assert capsys.readouterr().out == "0 tables were put back; 2 were there already\n"


def test_commands_use_the_data_folder(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    command("restore", str(saved))
    command("backup", str(tmp_path / "x.backup"))
    assert capsys.readouterr().out.splitlines()[1] == f"2 tables with 2 deeds are in {tmp_path / 'x.backup'}"
    assert (tmp_path / "data/tumblehall/tables.db").is_file()


def test_commands_go_by_the_settings_of_the_server(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUMBLEHALL_DATABASE", str(tmp_path / "served.db"))
    assert command("restore", str(saved)) == 0
    assert (tmp_path / "served.db").is_file()


def test_backup_of_a_database_that_is_not_there_makes_none(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"--database: there is no .*none\.db"):
        command("backup", str(tmp_path / "x.backup"), "--database", str(tmp_path / "none.db"))
    assert list(tmp_path.iterdir()) == []


def test_database_that_cannot_be_used_is_named(saved: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="--database: cannot use the database"):
        command("restore", str(saved), "--database", str(tmp_path))
