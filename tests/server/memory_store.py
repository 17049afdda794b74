"""A store in memory. Several share one set of tables, as processes share a database; each tells the others what it has
written. Tests put trouble in front of an append or after it."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass, field, replace

from tumblehall.server.store import Append, Founding, Heard, Kept, Row, Status, StoreError, Summary

Trouble = Callable[[Append], Awaitable[None]]


async def no_trouble(append: Append) -> None:
    await asyncio.sleep(0)  # a store never answers at once


@dataclass
class Tables:
    """What is kept."""

    kept: dict[str, Kept] = field(default_factory=dict)
    logs: dict[str, list[Row]] = field(default_factory=dict)
    analyses: dict[str, bytes] = field(default_factory=dict)
    stores: list["MemoryStore"] = field(default_factory=list)


class MemoryStore:
    shared = True
    sharing = None

    def __init__(self, tables: Tables | None = None) -> None:
        self.tables = tables or Tables()
        self.tables.stores.append(self)
        self.before: Trouble = no_trouble
        self.after: Trouble = no_trouble
        self._heard: Heard | None = None

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    async def found(self, founding: Founding) -> None:
        if founding.table in self.tables.kept:
            raise StoreError(f"there is a table {founding.table} already")
        self.tables.kept[founding.table] = Kept(founding, None)
        self.tables.logs[founding.table] = []

    async def append(self, append: Append) -> bool:
        await self.before(append)
        if append.table not in self.tables.kept:
            raise StoreError(f"there is no table {append.table}")
        log = self.tables.logs[append.table]
        if any(row.number == append.row.number for row in log):
            return False
        log.append(append.row)
        kept = self.tables.kept[append.table]
        if append.summary is not None and kept.aside is None:
            self.tables.kept[append.table] = replace(kept, founding=replace(kept.founding, summary=append.summary))
        for store in self.tables.stores:
            if store is not self and store._heard is not None:
                store._heard(append.table, append.row.number)
        await self.after(append)
        return True

    async def keep(self, table: str, position: Row, snapshot: bytes = b"") -> None:
        kept = self.tables.kept.get(table)
        if kept is None:
            raise StoreError(f"there is no table {table}")
        if kept.position is None or kept.position.number <= position.number:
            self.tables.kept[table] = replace(kept, position=position, snapshot=snapshot)

    async def kept(self, table: str) -> Kept | None:
        return self.tables.kept.get(table)

    async def keep_analysis(self, table: str, body: bytes) -> None:
        if table not in self.tables.kept:
            raise StoreError(f"there is no table {table}")
        self.tables.analyses[table] = body

    async def analysis(self, table: str) -> bytes | None:
        return self.tables.analyses.get(table)

    async def log(self, table: str, after: int = 0) -> list[Row]:
        return [row for row in self.tables.logs.get(table, []) if row.number > after]

    async def lobby(self, limit: int) -> list[bytes]:
        summaries = [kept.founding.summary for kept in self.tables.kept.values()]
        return [each.card for each in summaries if each.listed and each.status in ("open", "playing")][:limit]

    async def called(self, code: str) -> str | None:
        opened = [name for name, kept in self.tables.kept.items() if kept.founding.summary.status == "open"]
        return next((name for name in reversed(opened) if name.startswith(code)), None)

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        due = [name for name in self.tables.kept if (self.due(name) or now + 1) <= now][:limit]
        for name in due:
            self._set_due(name, until)
        return due

    async def reschedule(self, table: str, due: float | None, claimed: float | None = None) -> None:
        if self.due(table) is not None and claimed in (None, self.due(table)):
            self._set_due(table, due)

    async def set_aside(self, table: str, reason: str) -> None:
        kept = self.tables.kept[table]
        summary = replace(kept.founding.summary, status="aside", due=None)
        self.tables.kept[table] = replace(kept, founding=replace(kept.founding, summary=summary), aside=reason)

    async def reopen(self, table: str, summary: Summary) -> None:
        kept = self.tables.kept[table]
        self.tables.kept[table] = replace(kept, founding=replace(kept.founding, summary=summary), aside=None)

    async def remove(self, table: str) -> bool:
        self.tables.logs.pop(table, None)
        self.tables.analyses.pop(table, None)
        return self.tables.kept.pop(table, None) is not None

    async def find(self, status: Status | None, after: str, limit: int) -> list[Kept]:
        found = [kept for name, kept in sorted(self.tables.kept.items()) if name > after]
        return [kept for kept in found if status in (None, kept.founding.summary.status)][:limit]

    async def pulse(self) -> None: ...

    async def forget(self, status: Status, before: float) -> int:
        old = [
            name
            for name, kept in self.tables.kept.items()
            if kept.founding.summary.status == status
            and [kept.founding.at, *(row.at for row in self.tables.logs[name])][-1] < before
        ]
        for name in old:
            del self.tables.kept[name], self.tables.logs[name]
            self.tables.analyses.pop(name, None)
        return len(old)

    async def count(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for kept in self.tables.kept.values():
            status = kept.founding.summary.status
            counts[status] = counts.get(status, 0) + 1
        return counts

    async def everything(self) -> AsyncGenerator[tuple[Kept, list[Row]], None]:
        for name, kept in list(self.tables.kept.items()):
            yield kept, list(self.tables.logs[name])

    async def put_back(self, kept: Kept, rows: list[Row]) -> bool:
        if kept.founding.table in self.tables.kept:
            return False
        self.tables.kept[kept.founding.table] = kept
        self.tables.logs[kept.founding.table] = list(rows)
        return True

    def due(self, table: str) -> float | None:
        return self.tables.kept[table].founding.summary.due

    def _set_due(self, table: str, due: float | None) -> None:
        kept = self.tables.kept[table]
        summary = replace(kept.founding.summary, due=due)
        self.tables.kept[table] = replace(kept, founding=replace(kept.founding, summary=summary))
