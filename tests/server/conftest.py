"""Databases for tests: each test has one of its own, of both kinds."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.postgres import Cluster
from tumblehall.server.store import Append, Founding, Heard, Row, Store, Summary
from tumblehall.server.stores import store_for

KINDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One for each worker of pytest-xdist; it starts in about a second."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@asynccontextmanager
async def database_in(cluster: Cluster) -> AsyncIterator[str]:
    """The address of a new, empty database."""
    name = f"hall_{uuid4().hex}"
    admin = await asyncpg.connect(cluster.url("postgres"))
    try:
        await admin.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield cluster.url(name)
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await admin.close()


@pytest.fixture
async def postgres(cluster: Cluster) -> AsyncIterator[str]:
    async with database_in(cluster) as url:
        yield url


@pytest.fixture
async def other_postgres(cluster: Cluster) -> AsyncIterator[str]:
    async with database_in(cluster) as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(request.param)
    return address


Opened = Callable[..., Awaitable[Store]]


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    """Opens stores, each as a process of its own would, and closes them after the test."""
    async with AsyncExitStack() as stack:

        async def open_store(database: str, heard: Heard | None = None) -> Store:
            store = store_for(database)
            if heard is not None:
                store.listen(heard)
            await store.open()
            stack.push_async_callback(store.close)
            return store

        yield open_store


@pytest.fixture
async def store(database: str, opened: Opened) -> Store:
    """An empty store."""
    return await opened(database)


def summary(status: str = "open", listed: bool = True, card: bytes = b"{}", due: float | None = None) -> Summary:
    return Summary(status, listed, card, due)  # type: ignore[arg-type]


def founding(table: str, at: float = 1.0, told: Summary | None = None) -> Founding:
    return Founding(table, at, b'{"secret": "%s"}' % table.encode(), told or summary())


def deed(table: str, number: int, body: bytes = b"{}", told: Summary | None = None, at: float = 2.0) -> Append:
    return Append(table, Row(number, at, body), told)
