"""Opens the table at the terminal."""

from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType

from tumblehall.analysis.puzzle import Puzzle
from tumblehall.terminal.look import CSS, NIGHT
from tumblehall.terminal.pages import LEAST, Small
from tumblehall.terminal.puzzling import PuzzleSitting
from tumblehall.terminal.sitting import Sitting, new_sitting, resumed_sitting
from tumblehall.terminal.start import StartScreen
from tumblehall.terminal.table_screen import TableScreen
from tumblehall.terminal.teacher import LessonSitting


class TumblehallApp(App[int]):
    """A start screen, or a table; then tables and start screens in turn."""

    TITLE = "Tumblehall"
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "Quit", show=False, priority=True)]

    def __init__(self, sitting: Sitting | None = None, pause: float | None = None, lone: str | None = None) -> None:
        """`pause`: seconds before a bot moves; None is the pace that was last chosen. `lone`: what becomes of an end
        that is the only answer; None is what was last chosen."""
        super().__init__()
        self.lone = lone
        self.sitting = sitting
        self.pause = pause

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        if self.sitting is None:
            self.push_screen(StartScreen())
        else:
            self.push_screen(TableScreen(self.sitting, self.pause, self.lone))

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        if small and not isinstance(self.screen, Small):
            self.push_screen(Small())
        elif not small and isinstance(self.screen, Small):
            self.pop_screen()

    def on_start_screen_chosen(self, message: StartScreen.Chosen) -> None:
        self.switch_screen(TableScreen(message.sitting, self.pause, self.lone))

    def on_table_screen_next(self, message: TableScreen.Next) -> None:
        self.switch_screen(TableScreen(message.sitting, self.pause, self.lone))

    def on_table_screen_leave(self, message: TableScreen.Leave) -> None:
        if message.again is not None:
            self.switch_screen(StartScreen(message.again))
        else:
            self.exit(0)


def solve(puzzle: Puzzle) -> int:
    """A puzzle at this terminal; the exit status."""
    return TumblehallApp(PuzzleSitting(puzzle)).run() or 0


def play(
    game: str | None,
    seats: int | None,
    people: list[int] | None,
    bots: str,
    options: dict[str, Any],
    seed: str | None,
    resume: Path | None,
    take_backs: bool = True,
    lamp: bool = True,
    lesson: str | None = None,
) -> int:
    """Plays at this terminal; the exit status. Without a game the start screen asks for it. `people`: the seats of
    people; None is seat 0, or for a saved game those who sat there. BadInput before anything is shown."""
    sitting = None
    if resume is not None:
        sitting = resumed_sitting(resume, people, bots)
    elif lesson:
        sitting = LessonSitting(lesson)
    elif game:
        sitting = new_sitting(game, seats, people, bots, options, seed, take_backs, lamp)
    return TumblehallApp(sitting).run() or 0
