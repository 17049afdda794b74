"""One request of the HTTP interface, read and checked."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from tumblehall.server.analyses import Analyses
from tumblehall.server.hall import Hall
from tumblehall.server.refusal import Refusal
from tumblehall.server.workers import Pools


@dataclass(frozen=True, slots=True)
class Call:
    hall: Hall
    pools: Pools
    analyses: Analyses
    holder: str | None
    """The hash of the token that came with it."""
    path: dict[str, str] = field(default_factory=dict)
    body: Any = None
    """Of the type that the endpoint declares; for GET it is made of the query."""
    may_found: Callable[[], bool] = lambda: True
    """Whether this address may have one more table; it counts."""
    address: str = ""
    """From where it came."""
    turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
    """To be held while a worker is busy for this address that others at the tables need too."""
    network: str | None = None
    """Where others in the house find the server, when it was asked by its own machine."""

    def need_holder(self) -> str:
        if self.holder is None:
            raise Refusal("no-token", "this needs a token: Authorization: Bearer TOKEN")
        return self.holder
