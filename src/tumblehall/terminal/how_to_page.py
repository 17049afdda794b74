"""How to play, a screen for each phase, in the same words as in the browser."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from tumblehall.kernel.game import GameInfo
from tumblehall.lessons.how_to import Screen, Try, screens_of
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, SEA
from tumblehall.terminal.pages import Page


class HowToPage(Page):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "turn(1)", "Next screen"),
        Binding("left,backspace", "turn(-1)", "Screen before"),
        Binding("t", "try", "Try it"),
        Binding("q", "close", "Back"),
    ]

    def __init__(self, info: GameInfo, on_try: Callable[[Try], None] | None = None) -> None:
        """`on_try`: begins the first game where it comes to a screen; None: nothing can be begun here."""
        super().__init__()
        self.info = info
        self.on_try = on_try
        self.screens = screens_of(info.name)
        self.at = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(id="heading", classes="title")
            with VerticalScroll(classes="scroll"):
                yield Static(id="notes")
            tried = "t try it in the first game   " if self.tried() else ""
            yield Static(Text(f"← → turn the page   {tried}↑ ↓ scroll   Esc back", INK_3), classes="hint")

    def on_mount(self) -> None:
        self.show()
        self.query_one(VerticalScroll).focus()

    def show(self) -> None:
        place = f"   {self.at + 1} of {len(self.screens)}" if self.screens else ""
        heading = Text.assemble((f"How to play {self.info.title}", f"bold {INK}"), (place, INK_3))
        self.query_one("#heading", Static).update(heading)
        words = told(self.screens[self.at]) if self.screens else Text("How this game is played stands in its rules.")
        self.query_one("#notes", Static).update(words)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def tried(self) -> Try | None:
        """Where the screen can be tried."""
        return self.screens[self.at].tried if self.on_try and self.screens else None

    def action_try(self) -> None:
        tried = self.tried()
        if tried is not None and self.on_try is not None:
            self.dismiss(None)
            self.on_try(tried)

    def action_turn(self, step: int) -> None:
        self.at = min(max(0, self.at + step), max(0, len(self.screens) - 1))
        self.show()


def told(screen: Screen) -> Text:
    """A screen in words."""
    text = Text.assemble((f"{screen.title}\n", f"bold {SEA}"), (f"{screen.lead}\n", INK_2))
    for number, note in enumerate(screen.notes, 1):
        text.append(f"\n{number}  ", f"bold {ACCENT}")
        text.append(note.say, INK)
        text.append(f"  {' '.join(note.rules)}\n", INK_3)
    return text
