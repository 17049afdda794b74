"""Rules help: opens at the rule that governs the question, and can be searched."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.register import Rule, all_rulings, rules_of
from tumblehall.terminal.how_to_page import HowToPage
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, SEA
from tumblehall.terminal.pages import Page


def rules_for(info: GameInfo) -> list[Rule]:
    """All rules of a game, then the finer rulings."""
    rules = [rule for prefix in info.rule_prefixes for rule in rules_of(prefix)]
    return rules + [ruling for ruling in all_rulings() if ruling.game == info.name]


def found(rules: list[Rule], words: str) -> list[Rule]:
    """The rules that hold all the words, in id, text or title."""
    wanted = words.lower().split()
    return [
        rule for rule in rules
        if all(word in f"{rule.id} {rule.section_title} {rule.text}".lower() for word in wanted)
    ]  # fmt: skip


class RulesPage(Page):
    def __init__(self, info: GameInfo, rule: str | None) -> None:
        super().__init__()
        self.info = info
        self.rule = rule
        self.rules = rules_for(info)

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(self.heading(), classes="title")
            yield Input(placeholder="search: words, or an id such as AQ-5.2")
            yield OptionList(markup=False)
            yield Static(Text("↑ ↓ read on   / search   h how to play   Esc back to the table", INK_3), classes="hint")

    def heading(self) -> Text:
        known = any(rule.id == self.rule for rule in self.rules)
        words = Text.assemble((f"Rules of {self.info.title}", f"bold {INK}"))
        if self.rule is not None and known:
            words.append(f"   this question: {self.rule}", ACCENT)
        elif self.rule is not None:
            words.append(f"   there is no text for {self.rule}", INK_3)
        return words

    def on_mount(self) -> None:
        self.show(self.rules)
        self.query_one(OptionList).focus()
        self.call_after_refresh(self.open_at, self.rule)

    def show(self, rules: list[Rule]) -> None:
        page = self.query_one(OptionList)
        page.clear_options()
        section = ""
        for rule in rules:
            if rule.section_title != section:
                section = rule.section_title
                page.add_option(Option(Text(f"\n{rule.section}  {section}", f"bold {SEA}"), disabled=True))
            words = Text.assemble(
                (f"{rule.id:<8}", f"bold {ACCENT if rule.id == self.rule else INK}"), (rule.text, INK_2)
            )
            page.add_option(Option(words, id=rule.id))
        if not rules:
            page.add_option(Option(Text("No rule has these words.", INK_3), disabled=True))

    def open_at(self, rule: str | None) -> None:
        page = self.query_one(OptionList)
        if rule is not None and any(option.id == rule for option in page.options):
            page.highlighted = page.get_option_index(rule)
            page.scroll_to_highlight(top=True)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show(found(self.rules, event.value))

    def on_input_submitted(self) -> None:
        self.query_one(OptionList).focus()

    def key_h(self) -> None:
        self.app.push_screen(HowToPage(self.info))

    def key_slash(self) -> None:
        self.query_one(Input).focus()
