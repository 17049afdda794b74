"""Small screens over the table: a question, the hand-over, the log, and what a screen too small is told."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3
from tumblehall.terminal.panel import Mark

LEAST = (80, 24)
"""Columns and rows below which a table cannot be shown whole."""


class Confirm(ModalScreen[bool]):
    """A question of yes or no; Enter says yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", "Yes"),
        Binding("n,escape,q", "answer(False)", "No"),
    ]

    def __init__(self, question: str, comfort: str) -> None:
        super().__init__()
        self.question = question
        self.comfort = comfort

    def compose(self) -> ComposeResult:
        words = Text.assemble((f"{self.question}\n", f"bold {INK}"), (f"{self.comfort}\n\n", INK_2))
        words.append("y", f"bold {ACCENT}")
        words.append(" yes    ", INK_2)
        words.append("n", f"bold {ACCENT}")
        words.append(" no", INK_2)
        yield Static(words, classes="card")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class HandOver(Screen[bool]):
    """Between two people at one screen: shows nothing of the table until the next one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", "I am here")]

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self.mark = mark

    def compose(self) -> ComposeResult:
        words = Text.assemble(
            ("Hand over to ", INK_2),
            (f"{self.mark.shape} {self.mark.name}", f"bold {self.mark.ink}"),
            ("\n\nOnly this player may look now.\nThe table is hidden until then.\n\n", INK_2),
            ("Enter", f"bold {ACCENT}"),
            (" I am here", INK_2),
        )
        yield Static(words, classes="card")

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        self.dismiss(True)


class Small(Screen[None]):
    """The terminal is too small; the table comes back when it grows."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", "Quit")]

    def compose(self) -> ComposeResult:
        yield Static(classes="card")

    def on_mount(self) -> None:
        self.tell()

    def on_resize(self) -> None:
        self.tell()

    def tell(self) -> None:
        size, (columns, rows) = self.app.size, LEAST
        words = f"Tumblehall needs {columns} columns and {rows} rows.\nHere are {size.width} and {size.height}."
        self.query_one(Static).update(Text(f"{words}\nMake the window larger, or q to quit.", INK))


class Page(Screen[None]):
    """A page that fills the screen until Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Back")]

    def action_close(self) -> None:
        self.dismiss(None)


class LogPage(Page):
    """The whole log, newest at the bottom."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l,q,enter", "close", "Back")]

    def __init__(self, lines: Sequence[Text]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text("What happened so far"), classes="title")
            with VerticalScroll(classes="scroll"):
                yield Static(Text("\n").join(self.lines) if self.lines else Text("Nothing yet."))
            yield Static(Text("↑ ↓ PgUp PgDn scroll   Esc back", INK_3), classes="hint")

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        scroll.scroll_end(animate=False)
