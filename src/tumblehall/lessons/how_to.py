"""How to play: a screen for each phase of a game, made from a real position, with notes and the rules behind them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from tumblehall.kernel.reading import Doc, parse_json
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Event, Json
from tumblehall.lessons.course import facts_at
from tumblehall.lessons.script import LEARNER, Path
from tumblehall.library import from_position, game_named

SEED = "how to play"
"""Of what chance does on the way to a screen."""


@dataclass(frozen=True, slots=True)
class Note:
    """What is said of one thing on a screen."""

    say: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Try:
    """Where the first game of a game comes to a phase."""

    lesson: str
    scene: int
    answers: int
    """How many answers of the scene are given then."""
    read: int
    """How many of its captions were said before."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A phase as somebody at a table sees it who is in the middle of it."""

    name: str
    title: str
    lead: str
    """What the phase is, in a line."""
    notes: tuple[Note, ...]
    view: Mapping[str, Json]
    decision: Decision | None
    events: tuple[Event, ...]
    odds: Mapping[str, Any] | None
    """Where the screen shows chances."""
    tried: Try | None
    """None: no lesson comes to it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A screen as it is written down: the numbers of its notes are not filled in."""

    name: str
    title: str
    lead: str
    notes: tuple[tuple[str, Mapping[str, Path], tuple[str, ...]], ...]
    """Each a sentence in which `{name}` stands for a fact, the ways to the facts, and rules."""
    position: Mapping[str, Json]
    deeds: tuple[str, ...]
    tried: Try | None

    def table(self) -> Table:
        table = from_position(dict(self.position), seed=SEED)
        for deed in self.deeds:
            table.act(table.decisions[0].seat, deed)
        return table


@lru_cache(16)
def screens_of(game: str) -> tuple[Screen, ...]:
    """The screens of a game in their order; BadInput where there is no such game."""
    return tuple(_screen(draft) for draft in drafts_of(game))


@lru_cache(16)
def drafts_of(game: str) -> tuple[Draft, ...]:
    """None for a game that nobody has written one for."""
    file = files(__package__) / "screens" / f"{game_named(game).info.name}.json"
    return read_drafts(game, file.read_text("utf-8")) if file.is_file() else ()


def read_drafts(game: str, text: str) -> tuple[Draft, ...]:
    """BadInput names the place where a page is wrong."""
    doc = Doc(parse_json(text, f"how to play {game}"), game).fields(("common", "screens"))
    common = doc.get("common", {}).value
    return tuple(_draft(item, {"game": game, **common}) for item in doc.need("screens").items(1, 9))


def _draft(doc: Doc, common: Mapping[str, Json]) -> Draft:
    doc.fields(("name", "title", "lead", "position", "deeds", "notes", "try"))
    return Draft(
        name=doc.need("name").text(),
        title=doc.need("title").text(),
        lead=doc.need("lead").text(),
        notes=tuple(_note(item) for item in doc.need("notes").items(1, 4)),
        position={**common, **doc.need("position").value},
        deeds=tuple(item.text() for item in doc.get("deeds", []).items(0, 50)),
        tried=_try(doc.need("try"), str(common["game"])) if doc.has("try") else None,
    )


def _try(doc: Doc, lesson: str) -> Try:
    doc.fields(("scene", "answers", "read"))
    return Try(lesson, doc.need("scene").int(0, 8), doc.need("answers").int(0, 200), doc.need("read").int(0, 200))


def _note(doc: Doc) -> tuple[str, Mapping[str, Path], tuple[str, ...]]:
    doc.fields(("say", "facts", "rules"))
    facts = {name: tuple(way) for name, way in doc.get("facts", {}).value.items()}
    return doc.need("say").text(), facts, tuple(item.text() for item in doc.need("rules").items(1, 4))


def _screen(draft: Draft) -> Screen:
    table = draft.table()
    events, view, game = table.events(LEARNER), table.view(LEARNER), game_named(table.game)
    asked = next((decision for decision in table.decisions if decision.seat == LEARNER), None)
    return Screen(
        name=draft.name,
        title=draft.title,
        lead=draft.lead,
        notes=tuple(Note(say.format_map(facts_at(facts, table, events)), rules) for say, facts, rules in draft.notes),
        view=view,
        decision=asked,
        events=tuple(events),
        odds=None if game.odds is None or asked is None else game.odds(view),
        tried=draft.tried,
    )
