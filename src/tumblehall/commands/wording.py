"""How decisions, events and outcomes are written in plain lines."""

import shutil
import textwrap
from collections.abc import Iterable, Iterator

from tumblehall.kernel.replay import outcome_line
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Event


def wrapped(text: str, indent: str = "", hang: str = "") -> str:
    """A paragraph for the width of the terminal, at most 100 wide; its later lines hang further in."""
    width = min(100, max(40, shutil.get_terminal_size((100, 24)).columns))
    return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent + hang, break_on_hyphens=False)


def cited(text: str, rule: str | None) -> str:
    return f"{text} ({rule})" if rule else text


def event_lines(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        yield cited(f"  {event.text}" + (" [forced]" if event.forced else ""), event.rule)


def decision_lines(decision: Decision) -> Iterator[str]:
    yield cited(f"Seat {decision.seat}: {decision.prompt}", decision.rule)
    width = max(len(option.id) for option in decision.options)
    for option in decision.options:
        mark = "*" if option.id == decision.default else " "
        yield cited(f"  {mark} {option.id:{width}}  {option.label}", option.rule)


def situation_lines(table: Table) -> Iterator[str]:
    """What is asked now, or how it ended."""
    if table.outcome is not None:
        yield outcome_line(table.outcome)
    for decision in table.decisions:
        yield from decision_lines(decision)
