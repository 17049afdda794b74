"""How far a table has come in its lesson. All of it follows from the answers that stand, so it survives whatever the table
survives, and what is taken back is taken back here too."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tumblehall.kernel.record import Entry
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.lessons.script import LEARNER, Caption, Lesson, Path, Scene

ANOTHER_WAY = "You chose another way: good. The dice are free from here on, and so are you."


@dataclass(frozen=True, slots=True)
class Shown:
    """A caption that the table has come to."""

    number: int
    """0: it is none of the script's."""
    say: str
    at: str
    rule: str | None
    event: int
    """How many events the learner knew when it was due."""
    asks: str
    """The id of the answer that it asks for; empty: it only tells."""


def answers_of(table: Table) -> tuple[Entry, ...]:
    """The answers that stand, in their order."""
    entries, standing = table.record.entries, table.standing
    return tuple(entries[number] for number in sorted(standing))


def partner_answer(scene: Scene, table: Table, seat: int) -> str | None:
    """What the script has a partner answer now; None: the script says nothing, or the game has left it."""
    answers, script = answers_of(table), scene.script
    if answers != script[: len(answers)] or len(answers) == len(script):
        return None
    asked = script[len(answers)]
    return asked.act if asked.seat == seat else None


def captions_at(lesson: Lesson, number: int, table: Table) -> list[Shown]:
    """All captions that a table of a scene has come to, in their order."""
    return list(_captions(lesson, lesson.scenes[number], number, answers_of(table)))


def _captions(lesson: Lesson, scene: Scene, number: int, answers: tuple[Entry, ...]) -> Iterator[Shown]:
    table = lesson.table(number, "")
    left = list(scene.captions)
    for at in range(len(answers) + 1):
        if answers[:at] == scene.script[:at]:
            due = [caption for caption in left if caption.after == at]
            left = left[len(due) :]
            yield from _due(scene, due, table)
        else:
            if answers[: at - 1] == scene.script[: at - 1]:
                yield Shown(0, ANOTHER_WAY, "", None, table.event_count(LEARNER), "")
            fitting = _fitting(left, table)
            if fitting is not None:
                left = left[left.index(fitting) + 1 :]
                yield _shown(fitting, table, "")
        if at < len(answers):
            asked = answers[at]
            assert asked.act is not None
            table.act(asked.seat, asked.act)


def _due(scene: Scene, due: list[Caption], table: Table) -> Iterator[Shown]:
    """The last of those that are due asks for what the script does next, where the learner does it."""
    for caption in due:
        asked = scene.script[caption.after] if caption.after < len(scene.script) else None
        asks = asked.act if caption is due[-1] and asked is not None and asked.seat == LEARNER else None
        yield _shown(caption, table, asks or "")


def _fitting(left: list[Caption], table: Table) -> Caption | None:
    kinds = [decision.kind for decision in table.decisions if decision.seat == LEARNER]
    for caption in left:
        if caption.fits and caption.fits in kinds and _known(caption, table):
            return caption
    return None


def _known(caption: Caption, table: Table) -> bool:
    return all(value is not None for value in facts_of(caption, table).values())


def _shown(caption: Caption, table: Table, asks: str) -> Shown:
    say = caption.say.format_map(facts_of(caption, table))
    return Shown(caption.number, say, caption.at, caption.rule, table.event_count(LEARNER), asks)


def facts_of(caption: Caption, table: Table) -> dict[str, Json]:
    """What a caption names, as it stands on the table now, for the learner's eyes."""
    told = {event.kind: event.data for event in table.events(LEARNER)}
    seen = {**table.view(LEARNER), "event": told}
    return {name: fact(seen, path) for name, path in caption.facts.items()}


def fact(value: Json, path: Path) -> Json:
    """What stands at the end of a way through a view and the last events of each kind; None where the way ends before.
    A last step `["count", x]` counts the members that are x, `["sum"]` adds them up, `["length"]` counts them all."""
    for step in path:
        value = _step(value, step)
        if value is None:
            return None
    return value


def _step(value: Any, step: Any) -> Json:
    match step:
        case ["count", wanted]:
            return sum(item == wanted for item in value)
        case ["sum"]:
            return sum(value)
        case ["length"]:
            return len(value)
        case str():
            return value.get(step) if isinstance(value, Mapping) else None
        case int():
            return value[step] if isinstance(value, list) and step < len(value) else None
        case dict():
            return next((item for item in value if all(item.get(k) == v for k, v in step.items())), None)
        case _:
            return None
