"""What can stand behind a step or a verb: one kind of small number, with its names."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tumblehall.kernel.reading import Doc
from tumblehall.kernel.steps import Frame
from tumblehall.kernel.values import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Operand:
    """All functions take the state; those that name a number for people also the frame of its question."""

    bounds: tuple[int, int] | Callable[[Any], tuple[int, int]] = (0, 0)
    """The least and the most that it can be in pending work."""
    name: Callable[[Any, Frame, int], str] | None = None
    """As ids of options and `Decision.about` write it; the number where there is none. An empty name adds nothing to
    the verb."""
    words: Callable[[Any, Frame, int], str] | None = None
    """As people say it; its name where there is none."""
    refs: Callable[[Any, Frame, int], tuple[str, ...]] | None = None
    """The things on the table, by the names the view uses."""
    write: Callable[[Any, int], Json] | None = None
    """As positions write it; the number where there is none. A number that shifts when a card is added needs a name."""
    read: Callable[[Any, Doc], int] | None = None
    """The number that `write` wrote; BadInput names the place."""

    def named(self, state: Any, frame: Frame, n: int) -> str:
        return str(n) if self.name is None else self.name(state, frame, n)

    def told(self, state: Any, frame: Frame, n: int) -> str:
        return self.named(state, frame, n) if self.words is None else self.words(state, frame, n)

    def referring(self, state: Any, frame: Frame, n: int) -> tuple[str, ...]:
        return () if self.refs is None else self.refs(state, frame, n)

    def written(self, state: Any, n: int) -> Json:
        return n if self.write is None else self.write(state, n)

    def parse(self, state: Any, doc: Doc) -> int:
        if self.read is not None:
            return self.read(state, doc)
        return doc.int(*(self.bounds(state) if callable(self.bounds) else self.bounds))


PLAIN = Operand()
"""A number that is nothing but a number."""
