"""Bodies and answers of the HTTP interface that are about lessons."""

from typing import Annotated

from msgspec import Meta, Struct

from tumblehall.server import wire as w


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: of whoever learns; `answers`: so many of the script's are given at once."""

    lesson: Annotated[str, Meta(max_length=40)]
    name: w.Name
    scene: Annotated[int, Meta(ge=0, le=8)] = 0
    answers: Annotated[int, Meta(ge=0, le=200)] = 0


class LessonTitle(Struct, frozen=True):
    """A lesson that there is for a game."""

    name: str
    title: str
    captions: int
    scenes: int


class CaptionOut(Struct, frozen=True):
    """A sentence of the teacher that the table has come to."""

    number: int
    """0: it is none of the script's."""
    say: str
    at: str
    """What it points at: a thing as options refer to it, or `part:` and a part of the table; empty: nothing."""
    rule: str | None
    event: int
    """How many events the learner knew when it was due."""
    asks: bool
    """It stands until the learner has answered; any other until it was read."""


class LessonCourse(Struct, frozen=True):
    """How far a lesson has come. All follows from the answers that stand."""

    name: str
    title: str
    scene: int
    scenes: int
    of: int
    """How many captions the lesson has in all."""
    captions: list[CaptionOut]
    asks: str
    """The answer that the script has the learner give now; empty: none."""
    ended: bool
    """The script of the scene is at its end, or the game has left it."""


class LessonNow(Struct, frozen=True):
    """Null: the table is no lesson, was one, or its script has changed since."""

    step: int
    course: LessonCourse | None
