"""A puzzle at the terminal: a real table at the position, where the first answer is judged and the game may go on."""

from rich.text import Text

from tumblehall.agents.roster import default_level
from tumblehall.analysis.puzzle import Puzzle
from tumblehall.kernel.values import Event
from tumblehall.terminal.inks import ACCENT, INK, INK_3, SEA
from tumblehall.terminal.sitting import Sitting

ASKED = "One answer is clearly best here. Which one?"
GO_ON = "  play on against bots, u takes it back, q leaves"


class PuzzleSitting(Sitting):
    """`answer`: the first that was given; empty: none was. There is no lamp, which would solve it."""

    def __init__(self, puzzle: Puzzle) -> None:
        table = puzzle.table()
        level = default_level(table.game)
        super().__init__(table, tuple("" if seat == puzzle.seat else level for seat in range(table.seats)), lamp=False)
        self.puzzle = puzzle
        self.answer = ""

    def act(self, seat: int, option: str) -> list[Event]:
        if seat == self.puzzle.seat and not self.answer:
            self.answer = option
        return super().act(seat, option)

    def said(self) -> Text:
        """What stands above the question."""
        head = ("◆ Puzzle", f"bold {SEA}")
        if not self.answer:
            return Text.assemble(head, (f"\n{ASKED}", INK))
        ink = SEA if self.answer == self.puzzle.answer else ACCENT
        return Text.assemble(head, (f"\n{self.puzzle.verdict(self.answer)}", ink), (f"\n{GO_ON}", INK_3))
