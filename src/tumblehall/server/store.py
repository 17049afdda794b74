"""What the server asks of a database. A table is a founding that never changes and a log of deeds, numbered from 1; all
else is derived from them. Two stores keep this promise: `sqlite_store` and `postgres_store`."""

from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from tumblehall.server.sharing import Sharing

Status = Literal["open", "playing", "over", "aside"]


@dataclass(frozen=True, slots=True)
class Summary:
    """What is kept beside the log, to find tables without reading their logs."""

    status: Status
    listed: bool
    """Whether the lobby shows it."""
    card: bytes
    """What the lobby shows, as JSON."""
    due: float | None
    """When the server has to see to the table by itself (a bot's move, a clock): seconds since 1970. None: never."""


@dataclass(frozen=True, slots=True)
class Founding:
    table: str
    at: float
    body: bytes
    """JSON; the secret of the dice is in it."""
    summary: Summary
    """The first one; in a table found in the store, the latest."""


@dataclass(frozen=True, slots=True)
class Row:
    """A deed of a table as it is kept."""

    number: int
    at: float
    body: bytes
    chain: bytes = b""
    """Tells all deeds up to this one; empty where it was written by an older program."""


@dataclass(frozen=True, slots=True)
class Append:
    """A deed that wants to be the next of its table. A `summary` is written with it, or not at all."""

    table: str
    row: Row
    summary: Summary | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it was found in the store. `aside`: why it cannot be played on. `position`: the latest that was kept
    of its game, with the number and the time of the deed that led to it. `snapshot`: the room after that deed."""

    founding: Founding
    aside: str | None
    position: Row | None = None
    snapshot: bytes = b""


class StoreError(Exception):
    """The database did not take it, or cannot be reached: nothing was changed, or it is not known whether it was."""


Heard = Callable[[str, int], None]
"""Called in the event loop with a table and the number of a deed that another process has written. `("", 0)`: the
connection was lost for a while, so that anything may have changed."""


class Store(Protocol):
    shared: bool
    """Whether other processes may see to the same tables."""

    @property
    def sharing(self) -> Sharing | None:
        """What these tell each other; None: nothing."""

    async def open(self) -> None:
        """Connects, and brings an older schema up to date. StoreError when the schema is newer than this program."""

    async def close(self) -> None:
        """What was asked before is still written; what is asked later is a StoreError."""

    def listen(self, heard: Heard) -> None:
        """Whom to tell of the deeds of other processes; before `open`. SQLite has nothing to tell."""

    async def found(self, founding: Founding) -> None:
        """Durable when it returns. StoreError when there is a table of that name already."""

    async def append(self, append: Append) -> bool:
        """Durable when it returns True. False: another deed has this number; nothing was written, the summary neither.
        StoreError also when there is no such table (any more). The log of a table that was set aside still grows, but
        its summary stays.

        Deeds of many tables that come at the same time share one commit; those of one table are tried in the order in
        which they came, each for itself. So wait for the answer before appending the next to the same table: the next
        may win although this one lost. An append that is cancelled may still be written."""

    async def keep(self, table: str, position: Row, snapshot: bytes = b"") -> None:
        """The position of a game after a deed and a snapshot of the room, in place of those before; older ones change
        nothing. StoreError when there is no such table (any more)."""

    async def kept(self, table: str) -> Kept | None: ...

    async def keep_analysis(self, table: str, body: bytes) -> None:
        """The analysis of its game, in place of one before; it goes with the table, and is in no backup. StoreError
        when there is no such table (any more)."""

    async def analysis(self, table: str) -> bytes | None:
        """The analysis that was kept."""

    async def log(self, table: str, after: int = 0) -> list[Row]:
        """The deeds with a higher number, in order."""

    async def lobby(self, limit: int) -> list[bytes]:
        """The cards of listed tables that are open or in play; open ones first, newest first."""

    async def called(self, code: str) -> str | None:
        """The open table whose name begins with these seven letters."""

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        """Tables that are due at `now`, the longest due ones if there are more than `limit`, in any order. Their `due`
        becomes `until`, so that no other process claims them before."""

    async def reschedule(self, table: str, due: float | None, claimed: float | None = None) -> None:
        """Sets `due` anew, after a claim that found nothing to do yet. `claimed` is the `until` of that claim: if `due`
        is something else by now, another process has set it since, knows better, and nothing changes. A table that is
        due no more stays so."""

    async def set_aside(self, table: str, reason: str) -> None:
        """The table cannot be rebuilt: it has the status 'aside' and is due no more."""

    async def reopen(self, table: str, summary: Summary) -> None:
        """The table that was set aside can be played on."""

    async def remove(self, table: str) -> bool:
        """Deletes a table with all that is kept of it; False: there is none."""

    async def find(self, status: Status | None, after: str, limit: int) -> list[Kept]:
        """Tables of that status, or of any, whose names come after `after`, in the order of their names."""

    async def pulse(self) -> None:
        """Writes something small. StoreError: nothing can be saved."""

    async def forget(self, status: Status, before: float) -> int:
        """Deletes tables of that status whose last deed (or founding) is older; how many. Not all in one commit."""

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status."""

    def everything(self) -> AsyncGenerator[tuple[Kept, list[Row]], None]:
        """All tables with their logs as they were at one moment, for a backup, while others go on writing. It holds a
        connection: close it (`contextlib.aclosing`) if you leave before the end."""

    async def put_back(self, kept: Kept, rows: list[Row]) -> bool:
        """A table of a backup. False, and nothing changed, when the store has a table of that name already."""
