"""How a game looks: a panel turns what a seat may know into text. This one draws any view as a readable tree."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field

from rich.text import Text

from tumblehall.kernel.values import Decision, Event, Json, Option
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, SEA, SEATS

SHARED = ("game", "seat", "players", "step", "to_act", "outcome")
"""Fields of every view; the table shows them elsewhere."""

LEAST, BESIDE, WIDE = 46, 43, 150
"""Columns of the smallest mat; those that the question needs on a large screen; those from which the cards stand beside
the question."""


def mat_width(width: int, most: int, two_beside: int) -> int:
    """How many columns a play mat takes, `most` of them at most; question and cards need `two_beside` together."""
    if width >= WIDE:
        return min(most, width - two_beside)
    return max(LEAST, min(most, width - BESIDE if width >= 110 else width * 58 // 100))


@dataclass(frozen=True, slots=True)
class Scene:
    """All there is to draw: what one seat may know, what it is asked, and the option it looks at."""

    view: Mapping[str, Json]
    decision: Decision | None = None
    focus: Option | None = None
    keys: Mapping[str, str] = field(default_factory=dict)
    """The key of each option, by its id."""
    bots: tuple[str, ...] = ()
    """For each seat the level of its bot; empty for a person."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How a player is told apart: by name, shape and ink."""

    name: str
    shape: str
    ink: str


class Panel:
    """The panel of a game without one. A game's own overrides what it can do better."""

    def headline(self, view: Mapping[str, Json]) -> str:
        """Where the game stands, in a few words."""
        return f"round {view['round']}" if isinstance(view.get("round"), int) else f"step {view['step']}"

    def mark(self, view: Mapping[str, Json], seat: int) -> Mark:
        shape, ink = SEATS[seat % len(SEATS)]
        return Mark(f"Seat {seat}", shape, ink)

    def board_width(self, width: int, height: int) -> int:
        """How many columns the board takes on a screen of that size."""
        return width * 2 // 5

    def board(self, scene: Scene, width: int, height: int) -> Text:
        refs = set(scene.focus.refs) if scene.focus else set()
        tree = Text()
        for name, value in scene.view.items():
            if name not in SHARED:
                _branch(tree, _words(name), value, 0, refs)
        return tree

    def caption(self, scene: Scene, width: int, height: int) -> Text:
        """A few words below the board, where so many rows are left."""
        return Text()

    def sections(self, scene: Scene, width: int) -> tuple[tuple[str, Text], ...]:
        """Pages beside the board: title and text. The log comes after them by itself."""
        return ()

    def note(self, scene: Scene, width: int) -> Text:
        """What deserves a place beside the question: a fight under way, a roll. Empty if nothing does."""
        return Text()

    def shown(self, view: Mapping[str, Json], decision: Decision) -> tuple[Option, ...]:
        """The options that get a row: of several that come to the same one is enough."""
        return decision.options

    def waste(self, scene: Scene, option: Option) -> str:
        """What an answer would throw away, as a sentence: then it asks once. Empty if nothing is lost."""
        return ""

    def label(self, scene: Scene, option: Option) -> str:
        """An option in few words."""
        return option.label

    def seat_of(self, view: Mapping[str, Json], event: Event) -> int | None:
        """Whose deed an event was."""
        seat = event.data.get("seat")
        return seat if isinstance(seat, int) else None

    def told(self, event: Event) -> str:
        """The words of an event, as the log writes them."""
        return event.text

    def ideas(self, scene: Scene) -> list[str]:
        """Answers that somebody may wonder about; why they are not on offer can be asked of any."""
        return []


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _plain(value: Json) -> str:
    match value:
        case None:
            return "–"
        case True:
            return "yes"
        case False:
            return "no"
        case _:
            return str(value)


def _branch(tree: Text, name: str, value: Json, depth: int, refs: set[str]) -> None:
    """One line for a plain value or a list of them; a heading and lines below it for the rest."""
    if isinstance(value, Mapping) and value and not any(isinstance(item, Mapping | list) for item in value.values()):
        facts = ", ".join(f"{str(key).replace('_', ' ')} {_plain(item)}" for key, item in value.items())
        _line(tree, name, facts, depth, refs, {str(item) for item in value.values()})
    elif isinstance(value, Mapping) and value:
        _line(tree, name, "", depth, refs)
        for key, inner in value.items():
            _branch(tree, _words(str(key)), inner, depth + 1, refs)
    elif isinstance(value, list) and any(isinstance(item, Mapping | list) for item in value):
        _line(tree, name, "", depth, refs)
        for i, item in enumerate(value):
            title = item.get("name") if isinstance(item, Mapping) else None
            _branch(tree, _words(str(title)) if title else f"{i}", item, depth + 1, refs)
    elif isinstance(value, list | Mapping):
        _line(tree, name, ", ".join(map(_plain, value)) or "–", depth, refs)
    else:
        _line(tree, name, _plain(value), depth, refs)


def _line(tree: Text, name: str, words: str, depth: int, refs: set[str], things: Set[str] = frozenset()) -> None:
    """A line of the tree, marked if the option looked at refers to it or to one of its things."""
    named = bool(refs & {name.lower(), *words.split(", "), *things})
    tree.append("  " * depth + ("» " if named else ""), ACCENT)
    tree.append(name, f"bold {INK}" if not words else INK_3)
    tree.append(f"  {words}\n" if words else "\n", f"bold {ACCENT}" if named else (SEA if words == "–" else INK_2))
