"""A sheet of character cells to draw on."""

from itertools import groupby

from rich.text import Text


class Canvas:
    """What is put down last covers what was there; what falls off the sheet is lost."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", f"on {ground}")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        if not 0 <= y < self.height:
            return
        for i, sign in enumerate(text):
            if 0 <= x + i < self.width:
                self._cells[y][x + i] = (sign, style)

    def text(self, rows: int | None = None) -> Text:
        """All of it, or so many rows from the top."""
        lines = []
        for row in self._cells[:rows]:
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(sign for sign, _ in run), style)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)
