"""All tables in one file: JSON lines in gzip, out of any store and into any store, while servers run.

The first line says what the file is, the last one how much came between, so that a file that was cut off is noticed."""

import gzip
import json
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import aclosing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from tumblehall.kernel.errors import BadInput
from tumblehall.server.snapshots import chained
from tumblehall.server.store import Founding, Kept, Row, Status, Store, Summary

FORMAT = 1
T = TypeVar("T")


class Head(msgspec.Struct):
    backup: str
    format: int
    at: float


class Table(msgspec.Struct):
    table: str
    at: float
    body: str
    status: Status
    listed: bool
    card: str
    due: float | None
    aside: str | None
    log: list[tuple[int, float, str]]
    position: tuple[int, float, str] | None = None


class End(msgspec.Struct):
    tables: int
    deeds: int


@dataclass(frozen=True, slots=True)
class Restored:
    added: int
    there: int
    """Tables that the store had already; they were left alone."""


async def write_backup(store: Store, file: Path) -> End:
    """How much was written. A file of that name is replaced once the new one is complete."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # mode 0600: there are secrets in it
        try:
            with open(handle, "wb") as raw:
                with gzip.open(raw, "wb", compresslevel=6) as out:
                    end = await _write_lines(store, out)
                raw.flush()
                os.fsync(raw.fileno())
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
        _sync_folder(file.parent)
    except OSError as fault:
        raise BadInput(f"cannot write {file}: {fault.strerror or fault}") from fault
    return end


def _sync_folder(folder: Path) -> None:
    """Only then is a new name on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def _write_lines(store: Store, out: gzip.GzipFile) -> End:
    end = End(0, 0)
    out.write(_line(Head("tumblehall", FORMAT, time.time())))
    async with aclosing(store.everything()) as tables:
        async for kept, rows in tables:
            out.write(_line(_packed(kept, rows)))
            end.tables += 1
            end.deeds += len(rows)
    out.write(_line(end))
    return end


async def read_backup(store: Store, file: Path) -> Restored:
    """Puts back what the store does not have. BadInput, before anything is changed, when the file is not whole."""
    for _ in read_tables(file):
        pass
    added = there = 0
    for kept, rows in read_tables(file):
        if await store.put_back(kept, rows):
            added += 1
        else:
            there += 1
    return Restored(added, there)


def read_tables(file: Path) -> Iterator[tuple[Kept, list[Row]]]:
    """The tables in a backup. BadInput at the place where it stops being one, the end included."""
    try:
        with gzip.open(file, "rb") as lines:
            yield from _tables_in(lines, file)
    except gzip.BadGzipFile as fault:
        raise BadInput(f"{file}: is no backup, or a damaged one: {fault}") from None
    except EOFError:
        raise BadInput(f"{file}: the backup is cut off") from None
    except zlib.error as fault:
        raise BadInput(f"{file}: the backup is damaged: {fault}") from None
    except OSError as fault:
        raise BadInput(f"cannot read {file}: {fault.strerror or fault}") from None


def _tables_in(lines: gzip.GzipFile, file: Path) -> Iterator[tuple[Kept, list[Row]]]:
    _check_head(lines.readline(), file)
    deeds = 0
    for tables, line in enumerate(lines):
        place = f"{file}, line {tables + 2}"
        doc = _parsed(line, place)
        if isinstance(doc, dict) and "tables" in doc:
            _check_end(_converted(doc, End, place), End(tables, deeds), file)
            if lines.read(1):
                raise BadInput(f"{file}: the backup is damaged: it goes on after its end")
            return
        kept, rows = _unpacked(_converted(doc, Table, place))
        yield kept, rows
        deeds += len(rows)
    raise BadInput(f"{file}: the backup is cut off")


def _check_head(line: bytes, file: Path) -> None:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise BadInput(f"{file}: is no backup of tumblehall") from None
    if head.backup != "tumblehall":
        raise BadInput(f"{file}: is no backup of tumblehall")
    if head.format > FORMAT:
        raise BadInput(
            f"{file}: has format {head.format}, and this program reads none newer than {FORMAT}: update tumblehall"
        )


def _check_end(said: End, found: End, file: Path) -> None:
    if said != found:
        raise BadInput(
            f"{file}: the backup is damaged: it should have {said.tables} tables with {said.deeds} deeds, and has"
            f" {found.tables} with {found.deeds}"
        )


def _line(value: msgspec.Struct) -> bytes:
    return json.dumps(msgspec.structs.asdict(value)).encode() + b"\n"


def _parsed(line: bytes, place: str) -> object:
    try:
        return json.loads(line)
    except ValueError as fault:
        raise BadInput(f"{place}: the backup is damaged: {fault}") from None


def _converted(doc: object, kind: type[T], place: str) -> T:
    try:
        return msgspec.convert(doc, kind)
    except msgspec.ValidationError as fault:
        raise BadInput(f"{place}: the backup is damaged: {fault}") from None


def _packed(kept: Kept, rows: list[Row]) -> Table:
    founding, summary, position = kept.founding, kept.founding.summary, kept.position
    return Table(
        founding.table,
        founding.at,
        _text(founding.body),
        summary.status,
        summary.listed,
        _text(summary.card),
        summary.due,
        kept.aside,
        [(row.number, row.at, _text(row.body)) for row in rows],
        None if position is None else (position.number, position.at, _text(position.body)),
    )


def _unpacked(table: Table) -> tuple[Kept, list[Row]]:
    summary = Summary(table.status, table.listed, _bytes(table.card), table.due)
    position = None
    if table.position is not None:
        number, at, body = table.position
        position = Row(number, at, _bytes(body))
    founding = Founding(table.table, table.at, _bytes(table.body), summary)
    rows = [Row(number, at, _bytes(body)) for number, at, body in table.log]
    return Kept(founding, table.aside, position), chained(founding, rows)


def _text(data: bytes) -> str:
    """Any bytes: what is no UTF-8 in a table that is set aside has to come back as it was."""
    return data.decode("utf-8", "surrogateescape")


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
