"""Homes of tables in PostgreSQL. These tables are not logged: after a crash of the database they are empty, and made
anew with the next beats."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any

from tumblehall.server.sharing import Process

ALIVE_SECONDS = 4
"""Who has not been heard of for so long is gone; the clock is that of the database."""
FORGOTTEN_SECONDS = 60
ALIVE = f"p.seen > clock_timestamp() - interval '{ALIVE_SECONDS} seconds'"

BEAT = f"""
WITH me AS (
    INSERT INTO processes (id, address, secret, seen) VALUES ($1, $2, $3, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS new
), gone AS (
    DELETE FROM processes WHERE seen < clock_timestamp() - interval '{FORGOTTEN_SECONDS} seconds' AND id <> $1
    RETURNING id
), no_homes AS (
    DELETE FROM homes USING gone WHERE process = gone.id
), no_strays AS (
    DELETE FROM strays USING gone WHERE process = gone.id
)
SELECT me.new, p.id, p.address, p.secret FROM me LEFT JOIN processes p ON p.id <> $1 AND {ALIVE}
"""
LEAVE = """
WITH me AS (DELETE FROM processes WHERE id = $1), no_homes AS (DELETE FROM homes WHERE process = $1)
DELETE FROM strays WHERE process = $1
"""
HOME = f"""
SELECT h.process, p.address, p.secret FROM homes h LEFT JOIN processes p ON p.id = h.process
WHERE h.table_id = $1 AND (h.process = $2 OR {ALIVE})
"""
CLAIM = f"""
INSERT INTO homes AS h (table_id, process) SELECT id, $2 FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
WHERE h.process = $2 OR NOT EXISTS (SELECT FROM processes p WHERE p.id = h.process AND {ALIVE})
RETURNING process
"""
KEEP = "INSERT INTO homes (table_id, process) SELECT name, $1 FROM unnest($2::text[]) AS name ON CONFLICT DO NOTHING"
LOST = """
SELECT name FROM unnest($2::text[]) AS name
WHERE NOT EXISTS (SELECT FROM homes WHERE table_id = name AND process = $1)
"""
STRAY = "INSERT INTO strays (table_id, process) SELECT id, $2 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING"
RELEASE = """
WITH no_strays AS (DELETE FROM strays WHERE process = $1 AND table_id = ANY($2::text[]))
DELETE FROM homes WHERE process = $1 AND table_id = ANY($2::text[])
"""


class PostgresSharing:
    def __init__(self, me: str, fetch: Callable[..., Awaitable[list[Any]]]) -> None:
        self.me = me
        self._fetch = fetch

    async def beat(self, address: str, secret: str) -> tuple[bool, list[Process]]:
        rows = await self._fetch(BEAT, self.me, address, secret)
        return rows[0][0], [Process(*row[1:]) for row in rows if row[1] is not None]

    async def leave(self) -> None:
        await self._fetch(LEAVE, self.me)

    async def home(self, table: str) -> Process | None:
        for statement in (HOME, CLAIM, HOME):  # once more: another may have been quicker
            if rows := await self._fetch(statement, table, self.me):
                process, address, secret = (*rows[0], "", "")[:3]
                return Process(process, address or "", secret or "")
        return None

    async def keep(self, tables: Collection[str]) -> list[str]:
        await self._fetch(KEEP, self.me, list(tables))
        return [name for (name,) in await self._fetch(LOST, self.me, list(tables))]

    async def stray(self, table: str) -> None:
        await self._fetch(STRAY, table, self.me)

    async def release(self, tables: Collection[str]) -> None:
        await self._fetch(RELEASE, self.me, list(tables))
