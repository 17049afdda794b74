"""The words round the board: top line, question, options, tabs, log."""

from collections.abc import Container, Mapping, Sequence
from pathlib import Path

from rich.text import Text

from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Event, Json, Outcome
from tumblehall.terminal.inks import ACCENT, DARK, INK, INK_2, INK_3, OCHRE, PAPER_LO, SEA
from tumblehall.terminal.panel import Mark, Panel, Scene


def _key_line() -> Text:
    line = Text(no_wrap=True)
    for key, deed in (
        ("u", "undo"), ("w", "why"), ("h", "hint"), ("r", "rules"), ("l", "log"), ("s", "save"), ("n", "new"),
        ("q", "quit"), ("Tab", "page"), ("PgDn", "on"),
    ):  # fmt: skip
        line.append(key, f"bold {INK}")
        line.append(f" {deed}  ", INK_3)
    return line


KEY_LINE = _key_line()
TAKE_BACK = (
    "All that came after it goes too. The same answers bring the same dice.\n"
    'The game, its record and its result are marked "with take-backs".'
)


def top_line(infos: Mapping[str, GameInfo], table: Table, panel: Panel, scene: Scene) -> Text:
    info = infos.get(table.game)
    line = Text.assemble((info.title if info is not None else table.game, f"bold {INK}"), no_wrap=True)
    line.append(f"  {panel.headline(scene.view)}  ", INK_3)
    for seat in range(table.seats):
        mark = panel.mark(scene.view, seat)
        here = seat in scene.view["to_act"]
        style = f"bold {DARK} on {mark.ink}" if here else mark.ink
        line.append(f"{'▶' if here else ' '}{mark.shape} {mark.name} ", style)
    bots = dict.fromkeys(level.rpartition(":")[2] for level in scene.bots if level)
    line.append(f" against {', '.join(bots)}" if bots else "", INK_2)
    line.append(" with take-backs" if table.take_backs else "", f"italic {INK_2}")
    return line


def prompt(panel: Panel, scene: Scene, acting: int | None, chairs: Sequence[str], table: Table, file: Path) -> Text:
    """Whose move it is, the question and its rule."""
    if table.outcome is not None:
        return _ending(panel, scene, table.outcome, file, marked=table.take_backs > 0)
    text = Text()
    if acting is None:
        return text
    mark = panel.mark(scene.view, acting)
    if scene.decision is None:
        text.append(f"{mark.shape} {mark.name}", f"bold {mark.ink}")
        text.append(f" moves ({bot_name(chairs[acting])}).  ", INK_2)
        text.append("Space", f"bold {INK}")
        text.append(" skips the wait", INK_3)
        return text
    several = sum(not chair for chair in chairs) > 1
    text.append(f"▶ {mark.shape} {mark.name}", f"bold {mark.ink}")
    text.append(", your move" if not several else " to move", f"bold {INK}")
    text.append(f"   {scene.decision.rule}" if scene.decision.rule else "", SEA)
    text.append(f"\n{scene.decision.prompt}", f"bold {INK}")
    return text


def bot_name(level: str) -> str:
    """One of somebody's own goes by its class, not by its file."""
    return f"{level.rpartition(':')[2]} bot"


def thinking(mark: Mark, level: str) -> Text:
    """Who looks ahead, and what can be done meanwhile."""
    text = Text.assemble((f"{mark.shape} {mark.name}", f"bold {mark.ink}"), (f" thinks ({bot_name(level)}).  ", INK_2))
    text.append("u", f"bold {INK}")
    text.append(" takes your last answer back", INK_3)
    return text


def _ending(panel: Panel, scene: Scene, outcome: Outcome, file: Path, marked: bool) -> Text:
    marks: list[Mark] = [panel.mark(scene.view, seat) for seat in outcome.winners]
    text = Text.assemble((f"The game is over{', with take-backs' if marked else ''}. ", f"bold {INK}"))
    if scene.view["seat"] in outcome.winners:
        text.append("You win!", f"bold {OCHRE}")
    text.append(f"\n{outcome.reason[0].upper()}{outcome.reason[1:]}.", INK_2)
    text.append(f"  {outcome.rule}\n", SEA)
    for mark in marks:
        text.append(f"{mark.shape} {mark.name} wins.\n", f"bold {mark.ink}")
    if not marks:
        text.append("Nobody wins.\n", INK_2)
    text.append("n", f"bold {ACCENT}")
    text.append(" new game   ", INK_2)
    text.append("q", f"bold {ACCENT}")
    text.append(" quit\n", INK_2)
    text.append(f"Record: {file}", INK_3)
    return text


def option_row(key: str, label: str, rule: str | None, room: int) -> Text:
    """The rule only where it takes no second line."""
    row = Text()
    row.append(f" {key} ", f"bold {ACCENT}")
    row.append(label, INK)
    row.append(f"  {rule}" if rule and len(label) + len(rule) + 2 <= room else "", INK_3)
    return row


WAIT_STEPS = 9
STOPS = (("u", "undo"), ("Esc", "stop"), ("a", "at once, never"))
"""How to stop the wait; the last only where there is room."""
ROOM_FOR_ALL = 60


def waiting(part: float, room: int) -> Text:
    """The bar that fills while the only answer waits, and how to stop it."""
    full = round(part * WAIT_STEPS)
    bar = Text.assemble((f" {'▰' * full}{'▱' * (WAIT_STEPS - full)} ", ACCENT), ("by itself", INK_2), no_wrap=True)
    for key, deed in STOPS if room >= ROOM_FOR_ALL else STOPS[:-1]:
        bar.append(f"  {key}", f"bold {INK}")
        bar.append(f" {deed}", INK_3)
    return bar


def tabs(titles: Sequence[str], open_page: int) -> Text:
    line = Text(no_wrap=True)
    for number, title in enumerate(titles):
        line.append(f" {title} ", f"bold {PAPER_LO} on {INK_2}" if number == open_page else INK_3)
        line.append(" ")
    return line


def tab_at(titles: Sequence[str], x: int) -> int:
    """The page whose title stands at a column of that line; the last one past its end."""
    for number, title in enumerate(titles):
        x -= len(title) + 3
        if x < 0:
            return number
    return len(titles) - 1


def stacked(sections: Sequence[tuple[str, Text]]) -> Text:
    """All sections below each other, for a screen with room."""
    text = Text()
    for title, body in sections:
        text.append(f" {title} \n", f"bold {PAPER_LO} on {INK_2}")
        text.append_text(body)
        text.rstrip()
        text.append("\n\n")
    return text


def log_lines(
    panel: Panel, view: Mapping[str, Json], events: Sequence[Event], struck: Container[int] = ()
) -> list[Text]:
    """Each event with the shape and ink of the one who did it; what was taken back, by number, is struck out."""
    lines = []
    for number, event in enumerate(events):
        if event.forced:
            continue  # what it led to is told by the events after it
        seat = panel.seat_of(view, event)
        line = Text()
        if seat is None:
            line.append("  ")
            line.append(panel.told(event), INK_2)
        else:
            mark = panel.mark(view, seat)
            line.append(f"{mark.shape} ", mark.ink)
            line.append(panel.told(event), mark.ink)
        if number in struck:
            line.stylize(f"strike {INK_3}")
        lines.append(line)
    return lines


def since(lines: Text) -> Text:
    """What happened before the question that stands, under its heading."""
    return Text("Since your last turn\n", f"bold {INK_2}").append_text(lines)


def recent(panel: Panel, events: Sequence[Event], width: int, rows: int) -> list[Event]:
    """As many of the last events as fit into so many rows; the last one always."""
    kept: list[Event] = []
    for event in reversed(events):
        rows -= 1 + (len(panel.told(event)) + 2) // width
        if kept and rows < 0:
            break
        kept.insert(0, event)
    return kept


def log_text(panel: Panel, view: Mapping[str, Json], events: Sequence[Event], struck: Container[int] = ()) -> Text:
    return Text("\n").join(log_lines(panel, view, events, struck))
