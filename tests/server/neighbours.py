"""Several servers on one PostgreSQL, in the test's own event loop, that know each other."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.server.house import House, house
from tumblehall.server import postgres_sharing
from tumblehall.server.hall import Hall
from tumblehall.server.heartbeat import Heartbeat
from tumblehall.server.homes import Homes
from tumblehall.server.postgres_store import PostgresStore
from tumblehall.server.stores import store_for

PATIENT = 30
"""Seconds after which a process that is not heard of is gone, here: with little of the processor, a beat comes late."""
ALIVE = postgres_sharing.ALIVE.replace(f"{postgres_sharing.ALIVE_SECONDS} s", f"{PATIENT} s")


@asynccontextmanager
async def neighbours(database: str, count: int, apart: bool = False, **settings: Any) -> AsyncIterator[list[House]]:
    """`apart`: as if each had a machine of its own."""
    async with AsyncExitStack() as stack:
        patient = stack.enter_context(pytest.MonkeyPatch.context())
        if apart:
            patient.setattr("tumblehall.server.handing.place_of", lambda process: f"\0nobody-{process}")
            patient.setattr("tumblehall.server.inside.POSSIBLE", False)
        for statement in ("BEAT", "HOME", "CLAIM"):
            told = getattr(postgres_sharing, statement)
            longer = told.replace(postgres_sharing.ALIVE, ALIVE)
            assert longer != told
            patient.setattr(postgres_sharing, statement, longer)
        found = [await stack.enter_async_context(house(store_for(database), **settings)) for _ in range(count)]
        await meet(found)
        yield found


async def meet(houses: list[House]) -> None:
    """A beat of each."""
    for each in houses:
        await heart_of(each).beat()


def heart_of(house: House) -> Heartbeat:
    assert house.server.heartbeat is not None
    return house.server.heartbeat


def homes_of(house: House) -> Homes:
    return house.server.hall.homes


def homes_with(table: str, houses: list[House]) -> list[int]:
    """Which of them take the table to be at home there."""
    return [place for place, each in enumerate(houses) if homes_of(each).is_here(table)]


def in_memory(table: str, hall: Hall) -> bool:
    return table in hall._loaded


def id_of(house: House) -> str:
    assert house.server.store.sharing is not None
    return house.server.store.sharing.me


async def executed(house: House, statement: str, *values: str) -> None:
    assert isinstance(house.server.store, PostgresStore)
    await house.server.store._fetch(statement, *values)


async def unheard_of(house: House) -> None:
    """The others think that it is gone."""
    await executed(house, f"UPDATE processes SET seen = seen - interval '{PATIENT + 5} s' WHERE id = $1", id_of(house))
