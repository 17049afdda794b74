"""The other end of a WebSocket as long as it reads: what is written then is on its way at once, without a task that
waits for it. An extension of ASGI that our own protocol has (`protocols.py`); where it is missing, nothing is lost."""

from collections.abc import Mapping
from typing import Any, Protocol

EXTENSION = "tumblehall.line"


class Line(Protocol):
    @property
    def is_free(self) -> bool:
        """Whether what is written now goes out at once, as far as is known here."""

    def write(self, *texts: bytes) -> None:
        """All of them in one go."""

    async def drained(self) -> None:
        """Until it is free again, or lost."""


def line_of(scope: Mapping[str, Any]) -> Line | None:
    line: Line | None = scope.get("extensions", {}).get(EXTENSION, {}).get("line")
    return line
