"""Which store a name means."""

import os
from argparse import Namespace
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.server.config import SETTINGS, Settings, read_settings
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.store import Store


def database_of(settings: Settings) -> str:
    return settings.database or str(settings.data / "tables.db")


def default_database() -> str:
    """Where a server without flags keeps its tables: by the environment, the file of settings, or the data folder."""
    no_flags = Namespace(config=None, **{setting.name: None for setting in SETTINGS})
    try:
        return database_of(read_settings(no_flags, os.environ))
    except RuntimeError:
        raise BadInput("there is no home folder; name the database with --database") from None


def is_postgres(name: str) -> bool:
    return name.startswith(("postgresql://", "postgres://"))


def sqlite_file(name: str) -> Path:
    """The file that a name means which is not PostgreSQL's."""
    file = name.removeprefix("sqlite:")
    if not file or "://" in name:
        kind = name.partition("://")[0] if "://" in name else name  # what follows may be a password
        raise BadInput(f"the database must be a file, sqlite:FILE or postgresql://...; got '{kind}'")
    return Path(file)


def store_for(name: str) -> Store:
    """A store that is not open yet: `postgresql://...`, or a file of SQLite, with or without `sqlite:` before it."""
    if is_postgres(name):
        from tumblehall.server.postgres_store import PostgresStore  # slow to import, and seldom needed

        return PostgresStore(name)
    return SqliteStore(sqlite_file(name))
