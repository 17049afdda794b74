"""Why not? Pick or type any answer and read the reason and the rule."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.register import rule as rule_named
from tumblehall.kernel.table import Table
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, MOSS
from tumblehall.terminal.pages import Page

MOST = 200


class WhyPage(Page):
    def __init__(self, table: Table, seat: int, ideas: list[str]) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.ideas = ideas

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text("Why not? Type an answer, or pick one below.", f"bold {INK}"), classes="title")
            yield Input(placeholder=f"for example: {self.ideas[0]}" if self.ideas else "")
            yield Static(classes="answer")
            yield OptionList(markup=False)
            yield Static(Text("Enter tells the reason   ↓ to the list   Esc back", INK_3), classes="hint")

    def on_mount(self) -> None:
        self.show("")
        self.query_one(Input).focus()

    def show(self, words: str) -> None:
        page = self.query_one(OptionList)
        page.clear_options()
        page.add_options([Option(Text(idea, INK_2), id=idea) for idea in self.fitting(words)[:MOST]])

    def fitting(self, words: str) -> list[str]:
        return [idea for idea in self.ideas if all(word in idea for word in words.lower().split())]

    def tell(self, text: str) -> None:
        """The reason, and the rule in full."""
        reason = self.table.why(self.seat, text)
        words = Text.assemble((f"{text}: ", f"bold {INK}"))
        if reason is None:
            words.append("this is on offer now.", MOSS)
        else:
            words.append(f"{reason.text.rstrip('.')}.", ACCENT)
            if reason.rule is not None:
                words.append(f"\n{reason.rule} ", f"bold {INK}")
                words.append(_rule_text(reason.rule), INK_2)
        self.query_one(".answer", Static).update(words)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = " ".join(event.value.split())
        fitting = self.fitting(text)
        if text:
            self.tell(fitting[0] if len(fitting) == 1 else text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.tell(event.option.id)

    def key_down(self) -> None:
        if self.query_one(Input).has_focus:
            self.query_one(OptionList).focus()


def _rule_text(rule: str) -> str:
    try:
        return rule_named(rule).text
    except BadInput:
        return ""
