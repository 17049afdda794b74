"""What stands on the table: board, question and what can be done now, cards, log."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from tumblehall.kernel.values import Decision, Option
from tumblehall.library import list_games
from tumblehall.terminal import words
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.manners import manners_of
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.puzzling import PuzzleSitting
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.teacher import said

WIDE = 150
"""Columns from which cards and log each have a column of their own."""
NEWS = 6
"""Rows for what happened since the last answer, if there is room for them."""
LOG = 200
"""So many of the last events the log beside the board has."""
OTHER_ROWS = 15
"""Rows of the right column that neither options nor news may have."""


ROW_EDGES = 6
"""Columns beside an option that its words cannot have: key, border, scroll bar."""


class TableView(Vertical):
    """Draws what one seat may know; `me` None is an onlooker. It decides nothing."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.panel = panel_for(sitting.table.game)
        self.manners = manners_of(sitting.table.game)
        self.me: int | None = None
        self.decision: Decision | None = None
        self.rows: tuple[Option, ...] = ()
        """The options that have a row."""
        self.keys: dict[str, str] = {}
        self.heard = 0
        """Events that the person at the keyboard has seen before their last answer."""
        self.page = 0
        self.titles: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="body"):
            with VerticalScroll(id="left", can_focus=False):
                yield Static(id="board")
                yield Static(id="caption")
            with VerticalScroll(id="middle", can_focus=False):
                yield Static(id="all")
            with Vertical(id="right"):
                yield Static(id="teacher")
                yield Static(id="prompt")
                yield Static(id="note")
                yield OptionList(id="options", markup=False)
                yield Static(id="wait")
                yield Static(id="news")
                yield Static(id="tabs")
                with VerticalScroll(id="pane", can_focus=False):
                    yield Static(id="section")
        yield Static(words.KEY_LINE, id="keys")

    def on_resize(self) -> None:
        self.set_class(self.app.size.width >= WIDE, "wide")
        self.call_after_refresh(self.draw_focus)

    def put(self, part: str, text: Text, shown: bool = True) -> None:
        static = self.query_one(f"#{part}", Static)
        static.update(text)
        static.display = shown

    def show(self, me: int | None, decision: Decision | None) -> None:
        """Everything anew for a seat and what it is asked."""
        self.me = me
        self.decision = decision
        rows = () if decision is None else self.panel.shown(self.sitting.table.view(me), decision)
        self.rows = tuple(sorted(rows, key=lambda option: bool(self.manners.given_away(option))))
        self.keys = keys_of(self.rows, self.manners)
        self.put("wait", Text(), False)
        self.draw_options()
        scene, sitting = self.scene(), self.sitting
        current = sitting.next_decision(me)
        acting = None if current is None else current.seat
        teacher = sitting.said() if isinstance(sitting, PuzzleSitting) else said(sitting, decision)
        self.put("teacher", teacher, bool(teacher))
        self.put("top", words.top_line(list_games(), sitting.table, self.panel, scene))
        self.put("prompt", words.prompt(self.panel, scene, acting, sitting.chairs, sitting.table, sitting.file))
        self.draw_focus()

    def show_thinking(self, seat: int) -> None:
        """Who thinks, while nobody can choose."""
        mark = self.panel.mark(self.scene().view, seat)
        self.put("prompt", words.thinking(mark, self.sitting.chairs[seat]))

    def show_wait(self, part: float | None) -> None:
        """How much of the wait is over, after which the only answer goes by itself; None: it is not waited for."""
        size = self.app.size
        room = size.width - self.panel.board_width(size.width, size.height)
        self.put("wait", Text() if part is None else words.waiting(part, room), part is not None)

    def scene(self) -> Scene:
        options = self.query_one(OptionList)
        focus = None
        if self.decision is not None and options.highlighted is not None:
            focus = self.rows[min(options.highlighted, len(self.rows) - 1)]
        return Scene(self.sitting.table.view(self.me), self.decision, focus, self.keys, self.sitting.chairs)

    def draw_options(self) -> None:
        scene, rows, size = self.scene(), self.query_one(OptionList), self.app.size
        room = size.width - self.panel.board_width(size.width, size.height) - ROW_EDGES
        rows.clear_options()
        rows.display = self.decision is not None
        if self.decision is None:
            return
        for option in self.rows:
            rule = option.rule if option.rule != self.decision.rule else None
            label = words.option_row(self.keys.get(option.id, " "), self.panel.label(scene, option), rule, room)
            rows.add_option(Row(label, id=option.id))
        rows.highlighted = 0
        rows.focus()  # it was lost while there was nothing to choose

    def draw_focus(self) -> None:
        """What changes with the option looked at or with the size: board, cards, note, news."""
        scene, size = self.scene(), self.app.size
        columns = self.panel.board_width(size.width, size.height)
        self.query_one("#left").styles.width = columns
        board = self.panel.board(scene, columns, size.height - 2)
        self.put("board", board)
        self.query_one("#board").styles.text_wrap = "nowrap" if board.no_wrap else "wrap"
        self.put("caption", self.panel.caption(scene, columns, size.height - 2 - len(board.split("\n"))))
        beside = max(20, size.width - columns - 4)
        note = self.panel.note(scene, beside)
        self.put("note", note, bool(note))
        wide = self.has_class("wide")
        sections = list(self.panel.sections(scene, beside))
        self.put("all", words.stacked(sections))
        told, struck = self.sitting.log(), self.sitting.struck()
        first = max(0, len(told) - LOG)
        log = ("Log", words.log_text(self.panel, scene.view, told[first:], {number - first for number in struck}))
        self.draw_page([log] if wide and sections else [*sections, log])
        news = [e for number, e in enumerate(told) if number >= self.heard and number not in struck and not e.forced]
        recent = words.recent(self.panel, news, beside, min(NEWS, size.height - len(self.rows) - OTHER_ROWS))
        lines = words.log_text(self.panel, scene.view, recent)
        self.put(
            "news",
            words.since(lines) if self.decision is not None else lines,
            self.titles[self.page] != "Log" and bool(news),
        )

    def draw_page(self, pages: list[tuple[str, Text]]) -> None:
        self.page %= len(pages)
        self.titles = [title for title, _ in pages]
        self.put("tabs", words.tabs(self.titles, self.page))
        self.put("section", pages[self.page][1])
        if self.titles[self.page] == "Log":
            self.query_one("#pane", VerticalScroll).scroll_end(animate=False)

    def open_page(self, page: int) -> None:
        self.page = page
        self.query_one("#pane", VerticalScroll).scroll_home(animate=False)
        self.draw_focus()

    def scroll_page(self, step: int) -> None:
        """The page beside the board, and whatever else is too long for its place."""
        for part in ("#left", "#middle", "#pane"):
            scroll = self.query_one(part, VerticalScroll)
            scroll.scroll_relative(y=step * max(1, scroll.size.height - 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is not None and event.widget.id == "tabs":
            self.open_page(words.tab_at(self.titles, event.x))

    def on_option_list_option_highlighted(self) -> None:
        self.draw_focus()
