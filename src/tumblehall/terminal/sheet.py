"""A sheet that grows downwards: rows of words, dice that flow from left to right, cards side by side."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rich.text import Text

from tumblehall.terminal.canvas import Canvas
from tumblehall.terminal.inks import PAPER_LO

Row = list[tuple[str, str]]
"""Words and their style, side by side."""
TILE = 11
"""Columns of a die in three rows."""
MOST_ROWS = 120
WIDE = 62
"""Columns from which there is room for more than lines."""

Room = TypeVar("Room")


class Sheet:
    def __init__(self, width: int) -> None:
        self.width = width
        self.y = 0
        self._canvas = Canvas(width, MOST_ROWS, PAPER_LO)

    def put(self, x: int, y: int, row: Row, ground: str = PAPER_LO) -> int:
        """Words from a column on; the column after them."""
        for words, style in row:
            self._canvas.put(x, y, words, style if " on " in style else f"{style} on {ground}")
            x += len(words)
        return x

    def line(self, row: Row, x: int = 0, ground: str | None = None) -> None:
        """A row of its own, over the whole width where it has a ground."""
        if ground is not None:
            self._canvas.put(0, self.y, " " * self.width, f"on {ground}")
        self.put(x, self.y, row, ground or PAPER_LO)
        self.y += 1

    def flow(self, rows: Iterable[Row], x: int) -> None:
        """Chips side by side from a column on, into as many rows as they take."""
        at = x
        for row in rows:
            length = sum(len(words) for words, _ in row)
            if at > x and at + length > self.width:
                self.y += 1
                at = x
            at = self.put(at, self.y, row) + 1
        self.y += 1

    def tiles(self, blocks: Sequence[Sequence[Row]], x: int, width: int = TILE) -> None:
        """Blocks of several rows side by side."""
        height = max((len(block) for block in blocks), default=0)
        each = max(1, (self.width - x + 1) // (width + 1))
        for start in range(0, len(blocks), each):
            for place, block in enumerate(blocks[start : start + each]):
                for down, row in enumerate(block):
                    self.put(x + place * (width + 1), self.y + down, row)
            self.y += height

    def text(self) -> Text:
        return self._canvas.text(self.y)


def fitting(draw: Callable[[Room], Sheet], rooms: Sequence[Room], height: int) -> Text:
    """Drawn in the first of the ways that fits, the roomiest first; in the last where none does."""
    *others, last = rooms
    for room in others:
        sheet = draw(room)
        if sheet.y <= height:
            return sheet.text()
    return draw(last).text()
