"""The schema of the database: the steps from each version to the next, in the two dialects, and the row of a table."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from tumblehall.server.store import Founding, Kept, Row, StoreError, Summary

Dialect = Mapping[str, str]
"""The words in braces in which the dialects differ."""
SQLITE: Dialect = {"bytes": "blob", "none": "x''", "by_key": " WITHOUT ROWID"}
POSTGRES: Dialect = {"bytes": "bytea", "none": "''", "by_key": ""}

Step = tuple[str, ...]
STEPS: tuple[Step, ...] = (
    (
        "CREATE TABLE tables (id text PRIMARY KEY NOT NULL, at double precision NOT NULL, body {bytes} NOT NULL,"
        " status text NOT NULL, listed boolean NOT NULL, card {bytes} NOT NULL, aside text)",
        "CREATE TABLE log (table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number integer NOT NULL,"
        " at double precision NOT NULL, body {bytes} NOT NULL, PRIMARY KEY (table_id, number)){by_key}",
    ),
    (
        "ALTER TABLE tables ADD COLUMN due double precision",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_lobby ON tables (status, at DESC) WHERE listed",
    ),
    (
        "CREATE TABLE positions (table_id text PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
        " number integer NOT NULL, at double precision NOT NULL, body {bytes} NOT NULL)",
    ),
    ("CREATE INDEX tables_code ON tables (substr(id, 1, 7)) WHERE status = 'open'",),
    (
        "ALTER TABLE log ADD COLUMN chain {bytes} NOT NULL DEFAULT {none}",
        "ALTER TABLE positions ADD COLUMN snapshot {bytes} NOT NULL DEFAULT {none}",
    ),
    (
        "CREATE UNLOGGED TABLE processes (id text PRIMARY KEY, address text NOT NULL, secret text NOT NULL,"
        " seen timestamptz NOT NULL)",
        "CREATE UNLOGGED TABLE homes (table_id text PRIMARY KEY, process text NOT NULL)",
        "CREATE UNLOGGED TABLE strays (table_id text, process text, PRIMARY KEY (table_id, process))",
    ),
    (
        "CREATE TABLE analyses (table_id text PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
        " body {bytes} NOT NULL)",
    ),
)
"""Step n leads to version n. A step that has been released never changes."""
SHARED_ONLY = "CREATE UNLOGGED TABLE"
"""What processes tell each other; SQLite has one."""

MIGRATING = 7_285_001
"""The advisory lock of PostgreSQL that is held while the schema changes."""

VERSION = "SELECT value FROM meta WHERE name = 'schema'"
COLUMNS = "id, at, body, status, listed, card, due, aside"
KEPT = """
    SELECT t.id, t.at, t.body, t.status, t.listed, t.card, t.due, t.aside, p.number, p.at, p.body,
        p.snapshot
    FROM tables t LEFT JOIN positions p ON p.table_id = t.id
"""
CALLED = """
    SELECT id FROM tables WHERE status = 'open' AND substr(id, 1, 7) = {} ORDER BY at DESC LIMIT 1
"""
PULSE = """
    INSERT INTO meta (name, value) VALUES ('pulse', {}) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
KEEP = """
    INSERT INTO positions (table_id, number, at, body, snapshot) VALUES ({}) ON CONFLICT (table_id)
    DO UPDATE SET number = excluded.number, at = excluded.at, body = excluded.body, snapshot = excluded.snapshot
    WHERE excluded.number >= positions.number
"""
KEEP_ANALYSIS = """
    INSERT INTO analyses (table_id, body) VALUES ({}) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
"""
ANALYSIS = "SELECT body FROM analyses WHERE table_id = {}"


def kept_in(row: Sequence[Any]) -> Kept:
    """The table in a row of `KEPT`."""
    name, at, body, status, listed, card, due, aside, number, reached, position, snapshot = row
    kept = None if number is None else Row(number, reached, position)
    return Kept(Founding(name, at, body, Summary(status, bool(listed), card, due)), aside, kept, snapshot or b"")


def columns_of(kept: Kept) -> tuple[Any, ...]:
    """The row of a table, as `COLUMNS`."""
    founding, summary = kept.founding, kept.founding.summary
    at = (founding.table, founding.at, founding.body)
    return (*at, summary.status, summary.listed, summary.card, summary.due, kept.aside)


def values_of(row: Row) -> tuple[int, float, bytes, bytes]:
    """A deed, as the columns of the log."""
    return row.number, row.at, row.body, row.chain


def statements(version: int, steps: Sequence[Step], dialect: Dialect) -> list[str]:
    """What leads from a version to the newest one; version 0 is an empty database."""
    newest = len(steps)
    if version > newest:
        raise StoreError(
            f"the database has version {version} of the schema, and this program knows no newer one than {newest}:"
            " update tumblehall"
        )
    if version == newest:
        return []
    meta = [] if version else ["CREATE TABLE meta (name text PRIMARY KEY NOT NULL, value text NOT NULL)"]
    changes = [statement.format_map(dialect) for step in steps[version:] for statement in step]
    if dialect is SQLITE:
        changes = [statement for statement in changes if not statement.startswith(SHARED_ONLY)]
    mark = ["DELETE FROM meta WHERE name = 'schema'", f"INSERT INTO meta (name, value) VALUES ('schema', '{newest}')"]
    return meta + changes + mark


def migrate_sqlite(database: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    if not statements(sqlite_version(database), steps, SQLITE):
        return  # without a lock, which a busy server may hold
    database.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(sqlite_version(database), steps, SQLITE):
            database.execute(statement)
        database.execute("COMMIT")
    finally:
        if database.in_transaction:
            database.execute("ROLLBACK")


def sqlite_version(database: sqlite3.Connection) -> int:
    if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone() is None:
        return 0
    return int(database.execute(VERSION).fetchone()[0])


async def migrate_postgres(database: Any, steps: Sequence[Step] = STEPS) -> None:
    """`database`: a connection of asyncpg."""
    async with database.transaction(isolation="read_committed"):  # to see what another did while we waited
        await database.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        known = await database.fetchval("SELECT to_regclass('meta') IS NOT NULL")
        version = int(await database.fetchval(VERSION)) if known else 0
        for statement in statements(version, steps, POSTGRES):
            await database.execute(statement)
