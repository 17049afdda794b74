"""What processes that share a database tell each other by it. A table has a *home*: the process in whose memory it
lives, first come, first served, until it leaves memory or the process is gone. A process that serves a table of another
home all the same has a *stray*. This is for speed and for news alone: the log with its numbers decides what has
happened, also where two processes take themselves for the home."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Process:
    """Of those that share the database. `address`: where it listens for the others, who show that they belong to it by
    knowing its `secret`."""

    id: str
    address: str
    secret: str


class Sharing(Protocol):
    """All of it raises StoreError when the database does not answer."""

    me: str
    """The id of this process."""

    async def beat(self, address: str, secret: str) -> tuple[bool, list[Process]]:
        """This process is alive. Whether it was not known before, and the others that are alive."""

    async def leave(self) -> None:
        """This process is no more, and nothing has its home here."""

    async def home(self, table: str) -> Process | None:
        """The home of a table: this process, where there was none that is alive. None: there is no such table."""

    async def keep(self, tables: Collection[str]) -> list[str]:
        """All these have their homes here. Those that have it elsewhere."""

    async def stray(self, table: str) -> None:
        """This process serves a table of another home, and wants to hear of its deeds."""

    async def release(self, tables: Collection[str]) -> None:
        """Nothing more is done here at these tables."""
