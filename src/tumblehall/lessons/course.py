"""How far a table has come in its lesson. All of it follows from the answers that stand, so it survives whatever the
table survives, and what is taken back is taken back here too."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tumblehall.kernel.dice import ToldDice
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Event, Json
from tumblehall.lessons.script import LEARNER, Caption, Lesson, Path, Scene
from tumblehall.library import game_named, replay

ANOTHER_WAY = "You chose another way: good. The dice are free from here on, and so are you."
SCENE_OVER = "That was scene {} of {}."


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
    asks: bool
    """It asks for the answer that the script has the learner give then; else it only tells."""


@dataclass(frozen=True, slots=True)
class Course:
    """How far a table has come in its lesson."""

    name: str
    title: str
    scene: int
    scenes: int
    of: int
    """How many captions the lesson has in all."""
    captions: list[Shown]
    asks: str
    """The id of the answer that the script has the learner give now; empty: none."""
    ended: bool
    """The script of the scene is at its end, or the game has left it."""


def course_of(lesson: Lesson, number: int, record: Record) -> Course | None:
    """None: the record is none of this scene, as its script is now."""
    scene, dice = lesson.scenes[number], record.dice
    if not isinstance(dice, ToldDice) or dice.told != scene.dice or record.start != scene.position:
        return None
    table = replay(record)
    if table.options != lesson.table(number, dice.seed).options:
        return None
    answers = answers_of(table)
    on_script = follows(scene, answers)
    return Course(
        name=lesson.name,
        title=lesson.title,
        scene=number,
        scenes=len(lesson.scenes),
        of=lesson.captions,
        captions=captions_at(lesson, number, table),
        asks=_asked(scene, table) if on_script else "",
        ended=not on_script or len(answers) >= len(scene.script),
    )


def answers_of(table: Table) -> tuple[Entry, ...]:
    """The answers that stand, in their order."""
    entries, standing = table.record.entries, table.standing
    return tuple(entries[number] for number in sorted(standing))


def partner_answer(scene: Scene, table: Table, seat: int) -> str | None:
    """What the script has a partner answer now; None: the script says nothing, or the game has left it."""
    answers = answers_of(table)
    if not follows(scene, answers):
        return None
    rest = _of(scene.script, seat)[len(_of(answers, seat)) :]
    return rest[0].act if rest else None


def follows(scene: Scene, answers: Sequence[Entry]) -> bool:
    """Whether everybody has answered as the script says so far. Where several choose at once their order is free."""
    seats = {entry.seat for entry in answers}
    return all(_of(scene.script, seat)[: len(own)] == own for seat in seats for own in [_of(answers, seat)])


def _of(entries: Sequence[Entry], seat: int) -> list[Entry]:
    return [entry for entry in entries if entry.seat == seat]


def _is_due(caption: Caption, scene: Scene, answers: Sequence[Entry]) -> bool:
    """Whether all answers that come before it are given."""
    return not Counter(entry.seat for entry in scene.script[: caption.after]) - Counter(e.seat for e in answers)


def captions_at(lesson: Lesson, number: int, table: Table) -> list[Shown]:
    """All captions that a table of a scene has come to, in their order."""
    dice = table.record.dice
    assert isinstance(dice, ToldDice)
    over = SCENE_OVER.format(number + 1, len(lesson.scenes)) if number + 1 < len(lesson.scenes) else ""
    return list(_captions(lesson.scenes[number], lesson.table(number, dice.seed), answers_of(table), over))


def _captions(scene: Scene, table: Table, answers: tuple[Entry, ...], over: str) -> Iterator[Shown]:
    """`table`: at the beginning of the scene; `over`: what is said at its end, if anything."""
    left = list(scene.captions)
    on_script = True
    for at in range(len(answers) + 1):
        if on_script and not follows(scene, answers[:at]):
            on_script = False
            yield Shown(0, ANOTHER_WAY, "", None, table.event_count(LEARNER), False)
        if on_script:
            due = [caption for caption in left if _is_due(caption, scene, answers[:at])]
            left = left[len(due) :]
            yield from _due(scene, due, table)
            if at == len(scene.script):
                if over:
                    yield Shown(0, over, "", None, table.event_count(LEARNER), False)
                return
        elif (fitting := _fitting(left, table)) is not None:
            left = left[left.index(fitting) + 1 :]
            yield _shown(fitting, table, False)
        if at < len(answers):
            asked = answers[at]
            assert asked.act is not None
            table.act(asked.seat, asked.act)


def _due(scene: Scene, due: list[Caption], table: Table) -> Iterator[Shown]:
    """The last of those that are due asks for what the script has the learner do now."""
    for caption in due:
        yield _shown(caption, table, caption is due[-1] and bool(_asked(scene, table)))


def _asked(scene: Scene, table: Table) -> str:
    """The learner's next answer of the script, where it is on offer."""
    given = len(_of(answers_of(table), LEARNER))
    coming = [entry.act for entry in _of(scene.script, LEARNER)[given : given + 1]]
    offered = {option.id for decision in table.decisions if decision.seat == LEARNER for option in decision.options}
    return next((act for act in coming if act in offered), "") or ""


def _fitting(left: list[Caption], table: Table) -> Caption | None:
    kinds = [decision.kind for decision in table.decisions if decision.seat == LEARNER]
    for caption in left:
        if caption.fits and caption.fits in kinds and _known(caption, table):
            return caption
    return None


def _known(caption: Caption, table: Table) -> bool:
    return all(value is not None for value in facts_of(caption, table).values())


def _shown(caption: Caption, table: Table, asks: bool) -> Shown:
    say = caption.say.format_map(facts_of(caption, table))
    return Shown(caption.number, say, caption.at, caption.rule, len(_told(caption, table)), asks)


def facts_of(caption: Caption, table: Table) -> dict[str, Json]:
    """What a caption names, as it stands on the table now, for the learner's eyes."""
    return facts_at(caption.facts, table, _told(caption, table))


def facts_at(facts: Mapping[str, Path], table: Table, events: Sequence[Event]) -> dict[str, Json]:
    """What stands at the ends of these ways, once the learner has been told these events."""
    game, view = game_named(table.game), table.view(LEARNER)
    seen = {**view, "event": {event.kind: event.data for event in events}}
    roots = {path[0] for path in facts.values()}
    if "print" in roots:
        seen["print"] = game.catalogue()
    if "odds" in roots and game.odds is not None:
        seen["odds"] = game.odds(view)
    return {name: fact(seen, path) for name, path in facts.items()}


def _told(caption: Caption, table: Table) -> list[Event]:
    """What the learner was told before the caption is said."""
    events = table.events(LEARNER)
    if caption.on is None:
        return events
    kind, nth = caption.on
    places = [number for number, event in enumerate(events, 1) if event.kind == kind]
    return events[: places[nth - 1]]


def fact(value: Json, path: Path) -> Json:
    """What stands at the end of a way through a view, the last `event` of each kind, what is in `print`, or the `odds`;
    None where the way ends before.
    A last step `["count", x]` counts the members that are x, `["sum"]` adds them up, `["length"]` counts them all,
    `["percent"]` makes a percentage of a chance."""
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
        case ["percent"]:
            return round(100 * value)
        case str():
            return value.get(step) if isinstance(value, Mapping) else None
        case int():
            return value[step] if isinstance(value, list | tuple) and step < len(value) else None
        case dict():
            return next((item for item in value if all(item.get(k) == v for k, v in step.items())), None)
        case _:
            return None
