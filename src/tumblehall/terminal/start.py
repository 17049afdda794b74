"""The first screen: Enter starts a game; above and below it, what can be chosen before, and saved games."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tumblehall.kernel.errors import BadInput
from tumblehall.lessons.how_to import Try
from tumblehall.lessons.script import lesson_named, lessons_of
from tumblehall.library import list_games
from tumblehall.terminal import saves
from tumblehall.terminal.form import Form, Row
from tumblehall.terminal.how_to_page import HowToPage
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, SEA
from tumblehall.terminal.sitting import Sitting, resumed_sitting
from tumblehall.terminal.teacher import LessonSitting

START = "start"


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game as a row of the list."""

    file: Path
    words: str


class StartScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus", "change(1)", "Next value", priority=True),
        Binding("left,minus", "change(-1)", "Value before", priority=True),
        Binding("s", "start", "Start"),
        Binding("h", "how_to", "How to play"),
        Binding("q,escape", "app.quit", "Quit"),
    ]

    class Chosen(Message):
        def __init__(self, sitting: Sitting) -> None:
            super().__init__()
            self.sitting = sitting

    def __init__(self, last: Sitting | None = None) -> None:
        """`last`: the game that was played just now, which is offered again."""
        super().__init__()
        self.form = Form(next(iter(list_games())))
        if last is not None:
            self.form.take_up(last)
        self.saved = [
            Saved(file, f"{record.game}, {record.seats} seats, {len(record.entries)} answers given ({file.stem})")
            for file, record in saves.unfinished()
        ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text.assemble(("\n▚ Tumblehall", f"bold {ACCENT}"), ("  games at one table\n", INK_3)))
            yield OptionList(id="form", markup=False)
            yield Static(id="help", classes="answer")
            yield Static(
                Text("Enter start   ↑ ↓ another line   ← → change it   h how to play   q quit", INK_3), classes="hint"
            )  # fmt: skip

    def on_mount(self) -> None:
        self.fill(0)
        self.query_one(OptionList).focus()

    def rows(self) -> list[Row]:
        return self.form.rows()

    def fill(self, highlighted: int) -> None:
        page = self.query_one(OptionList)
        page.clear_options()
        title = list_games()[self.form.game].title
        page.add_option(Option(Text.assemble(("▶ Start ", f"bold {ACCENT}"), (title, f"bold {INK}")), id=START))
        first, *others = lessons_of(self.form.game) or [""]
        if first:
            page.add_option(Option(Text("◆ Learn it: your first game", SEA), id=f"lesson {first}"))
        for number, row in enumerate(self.rows()):
            value = Text.assemble((f"  {row.title:<23}", INK_3), ("‹ ", ACCENT), (row.value, INK), (" ›", ACCENT))
            page.add_option(Option(value, id=f"row {number}"))
        for name in others:
            page.add_option(Option(Text(f"◆ {lesson_named(name).title}", SEA), id=f"lesson {name}"))
        if self.saved:
            page.add_option(Option(Text("\nGo on with", f"bold {SEA}"), disabled=True))
        for number, saved in enumerate(self.saved):
            page.add_option(Option(Text(f"  {saved.words}", INK_2), id=f"saved {number}"))
        page.highlighted = highlighted

    def current(self) -> str:
        page = self.query_one(OptionList)
        return (page.highlighted_option.id if page.highlighted_option is not None else None) or START

    def on_option_list_option_highlighted(self) -> None:
        match self.current().split():
            case ["row", number]:
                words = self.rows()[int(number)].help
            case ["lesson", _]:
                words = "A table with chosen dice, and a teacher who points at what matters. Skip it any time."
            case ["saved", _]:
                words = "Enter goes on with this game where it was left."
            case _:
                words = list_games()[self.form.game].summary
        refusal = self.form.refusal(self.form.settled())
        fault = (f"\nNot like this: {refusal}.", ACCENT) if refusal else ""
        beware = [(f"\nBeware: {words}", ACCENT) for words in self.form.cautions()]
        self.query_one("#help", Static).update(Text.assemble((words, INK_2), fault, *beware))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        match (event.option.id or "").split():
            case ["start"]:
                self.action_start()
            case ["lesson", name]:
                self.post_message(self.Chosen(LessonSitting(name)))
            case ["saved", number]:
                self.sit_down(self.saved[int(number)].file)
            case _:
                self.action_change(1)

    def action_change(self, step: int) -> None:
        match self.current().split():
            case ["row", number]:
                self.form.change(self.rows()[int(number)].name, step)
                self.fill(self.query_one(OptionList).highlighted or 0)
            case _:
                pass

    def action_how_to(self) -> None:
        self.app.push_screen(HowToPage(list_games()[self.form.game], self.try_out))

    def try_out(self, tried: Try) -> None:
        self.post_message(self.Chosen(LessonSitting(tried.lesson, tried.scene, tried.answers, tried.read)))

    def action_start(self) -> None:
        self.sit_down(None)

    def sit_down(self, file: Path | None) -> None:
        try:
            sitting = self.form.sitting() if file is None else resumed_sitting(file)
        except BadInput as fault:
            self.notify(str(fault), title="Not like this", severity="error")
            return
        self.post_message(self.Chosen(sitting))
