"""Finds the dice of a lesson: for each use of chance a seed that gives the faces which the script names, and writes
them into it. `python tools/lesson_dice.py NAME` does one, without a name all; those that fit already are kept."""

import json
import re
import sys
from collections import Counter
from dataclasses import replace
from itertools import count
from pathlib import Path

from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Event
from tumblehall.lessons.script import Answer, Lesson, lesson_names, read_lesson
from tumblehall.library import game_named

FOLDER = Path(__file__).parents[1] / "src/tumblehall/lessons/scripts"
MOST_TRIES = 300_000
DICE = r'^   "dice": (.*),$'


def faces(game: Game[State], events: list[Event]) -> list[str]:
    """What the dice of these events show."""
    before = [None, *events]
    return [face for event, last in zip(events, before, strict=False) for face, _ in game.faces(event, last)]


def fits(found: list[str], wanted: tuple[str, ...]) -> bool:
    """Whether dice show what a script names: in any order, but group by group where it has a "|" between them."""
    groups = [group.split() for group in " ".join(wanted).split("|")]
    if len(found) != sum(map(len, groups)):
        return False
    rest = iter(found)
    return all(Counter(next(rest) for _ in group) == Counter(group) for group in groups)


def seeds_of(lesson: Lesson, scene: int) -> list[str]:
    """The dice of a scene; those that it has are tried first."""
    chosen = lesson.scenes[scene]
    told = [_opening_seed(lesson, scene)]
    for number, answer in enumerate(chosen.answers):
        table = _table(lesson, scene, told)
        for entry in chosen.script[:number]:
            assert entry.act is not None
            table.act(entry.seat, entry.act)
        seed = _seed(table, answer, chosen.dice[len(told) : len(told) + 1])
        told += [] if seed is None else [seed]
    return told


def _table(lesson: Lesson, scene: int, told: list[str]) -> Table:
    changed = [*lesson.scenes]
    changed[scene] = replace(changed[scene], dice=tuple(told))
    return Lesson(lesson.name, lesson.game, lesson.title, lesson.seats, tuple(changed)).table(scene, "")


def _opening_seed(lesson: Lesson, scene: int) -> str:
    chosen = lesson.scenes[scene]
    wanted, game = chosen.opening, game_named(lesson.game)
    for seed in [*chosen.dice[:1], *map(str, range(MOST_TRIES))]:
        if not wanted or fits(faces(game, _table(lesson, scene, [seed]).events(None)), wanted):
            return seed
    raise SystemExit(f"{lesson.name}: no dice give the opening {chosen.opening}")


def _seed(table: Table, answer: Answer, kept: tuple[str, ...]) -> str | None:
    """A seed after which the answer gives what it should; None: it uses no chance."""
    entry, game = answer.entry, game_named(table.game)
    decision = next((d for d in table.decisions if d.seat == entry.seat), None)
    ids = [] if decision is None else [option.id for option in decision.options]
    if entry.act not in ids:
        raise SystemExit(f"{entry} is not on offer; there is {decision and decision.kind}: {', '.join(ids)}")
    start, wanted = table.state, answer.gives
    option = start.options_of(entry.seat)[ids.index(entry.act)]
    for tries, seed in zip(count(), [*kept, *map(str, range(MOST_TRIES))], strict=False):
        state, rng, log = start.clone(), FastRng(seed), Sink(game.tell, game.describe)
        log.attend(state, game.teller(state))
        mark = rng.state
        state.apply_for(entry.seat, option, rng)
        found = faces(game, log.events)
        if rng.state == mark and not wanted:
            return None
        if not wanted or fits(found, wanted):
            return seed
        if tries < 1:
            print(f"{entry}: {len(found)} dice are thrown", file=sys.stderr)
    raise SystemExit(f"{entry}: no dice give {answer.gives}")


def renew(name: str) -> None:
    file = FOLDER / f"{name}.json"
    text = file.read_text("utf-8")
    lesson = read_lesson(name, text)
    if len(re.findall(DICE, text, re.MULTILINE)) != len(lesson.scenes):
        raise SystemExit(f'{name}: each scene needs a line of its own for its dice, at first    "dice": [],')
    for scene in range(len(lesson.scenes)):
        seeds = json.dumps(seeds_of(lesson, scene))
        at = [*re.finditer(DICE, text, re.MULTILINE)][scene]
        text = text[: at.start(1)] + seeds + text[at.end(1) :]
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    for lesson_name in sys.argv[1:] or lesson_names():
        renew(lesson_name)
