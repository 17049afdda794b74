"""The script of a lesson, read from its file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from tumblehall.kernel.dice import ToldDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import Doc, parse_json, quoted
from tumblehall.kernel.record import Entry
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.library import game_named

LEARNER = 0
"""The seat of whoever learns."""
MOST_WORDS = 30
Path = tuple[Any, ...]
"""The way to a value of the view: names, numbers of members, and objects that a member must agree with."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence of the teacher."""

    number: int
    """Counted from 1 through all scenes of a lesson."""
    after: int
    """How many answers of the scene come before it."""
    say: str
    """At most 30 words; `{name}` stands for a fact."""
    at: str
    """What it points at."""
    facts: Mapping[str, Path]
    """Where the numbers that it names stand in the learner's view."""
    rule: str | None
    on: tuple[str, int] | None
    """The kind of an event, and which of that kind, counted from 1: it is said when that is told. None: when all is."""
    fits: str
    """The question at which it can be said too when the learner has gone another way; empty: at none."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of the script, and the faces that it throws, in any order; none where it throws nothing."""

    entry: Entry
    gives: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A table of a lesson: it starts by the rules with these options, or from a position."""

    options: Mapping[str, Json]
    position: Mapping[str, Json] | None
    opening: tuple[str, ...]
    """The faces that lie there before the first answer."""
    dice: tuple[str, ...]
    """For each use of chance the seed that gives what the script says."""
    captions: tuple[Caption, ...]
    answers: tuple[Answer, ...]

    @property
    def script(self) -> tuple[Entry, ...]:
        return tuple(answer.entry for answer in self.answers)


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    game: str
    title: str
    seats: int
    scenes: tuple[Scene, ...]
    captions: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "captions", sum(len(scene.captions) for scene in self.scenes))

    def told(self, scene: int, answers: int) -> list[tuple[int, str]]:
        """The first answers of a scene, seat and option of each; BadInput: there is no such scene, or it has fewer."""
        if scene >= len(self.scenes):
            raise BadInput(f"the scenes of {self.name} are 0 to {len(self.scenes) - 1}; got {scene}")
        script = self.scenes[scene].script
        if answers > len(script):
            raise BadInput(f"scene {scene} of {self.name} has {len(script)} answers; got {answers}")
        return [(entry.seat, entry.act or "") for entry in script[:answers]]

    def table(self, scene: int, seed: str) -> Table:
        """A new table at the beginning of a scene. `seed`: of the dice after those of the script."""
        chosen = self.scenes[scene]
        dice = ToldDice(seed, chosen.dice)
        options = {} if chosen.position is not None else dict(chosen.options)
        return Table(game_named(self.game), self.seats, options, dice, False, chosen.position)


def lesson_names() -> list[str]:
    """All lessons there are; those of a game begin with its name."""
    return sorted(file.name.removesuffix(".json") for file in _folder().iterdir() if file.name.endswith(".json"))


def lessons_of(game: str) -> list[str]:
    """The lessons of a game, its first game before all others."""
    return [name for name in lesson_names() if lesson_named(name).game == game]


@lru_cache(32)
def lesson_named(name: str) -> Lesson:
    """BadInput lists the names there are."""
    if name not in lesson_names():
        raise BadInput(f"there is no lesson {quoted(name)}; the lessons are {', '.join(lesson_names())}")
    return read_lesson(name, (_folder() / f"{name}.json").read_text("utf-8"))


def _folder() -> Any:
    return files(__package__) / "scripts"


def read_lesson(name: str, text: str) -> Lesson:
    """BadInput names the place where a script is wrong."""
    doc = Doc(parse_json(text, f"the lesson {name}"), name).fields(("game", "title", "seats", "scenes"))
    numbers = iter(range(1, 1000))
    return Lesson(
        name=name,
        game=doc.need("game").text(),
        title=doc.need("title").text(),
        seats=doc.need("seats").int(1, 9),
        scenes=tuple(_scene(item, numbers) for item in doc.need("scenes").items(1, 9)),
    )


def _scene(doc: Doc, numbers: Iterator[int]) -> Scene:
    doc.fields(("options", "position", "opening", "dice", "steps"))
    captions: list[Caption] = []
    answers: list[Answer] = []
    for step in doc.need("steps").items(1, 200):
        if isinstance(step.value, dict) and "say" in step.value:
            captions.append(_caption(step, next(numbers), len(answers)))
        else:
            answers.append(_answer(step))
    return Scene(
        options=doc.get("options", {}).value,
        position=doc.get("position").value,
        opening=_texts(doc.get("opening", [])),
        dice=_texts(doc.get("dice", [])),
        captions=tuple(captions),
        answers=tuple(answers),
    )


def _caption(doc: Doc, number: int, after: int) -> Caption:
    doc.fields(("say", "at", "facts", "rule", "on", "fits"))
    say = doc.need("say")
    if len(say.text().split()) > MOST_WORDS:
        raise say.refuse(f"a caption has at most {MOST_WORDS} words; has {len(say.text().split())}")
    facts: dict[str, Path] = {}
    for name, way in doc.get("facts", {}).value.items():
        facts[name] = tuple(way)
    rule = doc.get("rule").value
    on = tuple(doc.get("on").value) if doc.has("on") else None
    return Caption(number, after, say.text(), doc.need("at").text(), facts, rule, on, doc.get("fits", "").text())


def _answer(doc: Doc) -> Answer:
    doc.fields(("seat", "act", "gives"))
    entry = Entry(doc.need("seat").int(0, 9), doc.need("act").text())
    return Answer(entry, _texts(doc.get("gives", [])))


def _texts(doc: Doc) -> tuple[str, ...]:
    return tuple(item.text() for item in doc.items(0, 200))
