"""Tables of lessons: one person learns, and the others answer by the script as long as it is followed."""

import secrets

import msgspec

from tumblehall.agents.roster import agents_for
from tumblehall.kernel.errors import BadInput
from tumblehall.lessons.course import partner_answer
from tumblehall.lessons.script import LEARNER, lesson_named, lesson_names
from tumblehall.server import deeds as d
from tumblehall.server.hall import Hall
from tumblehall.server.judge import decision_of
from tumblehall.server.past import started
from tumblehall.server.room import Room

MANNERS = d.Manners(onlookers=False, talk=False, absent="wait")
"""A lesson is for one person, who may stay away as long as they like."""
SEED = "lesson"
"""What the seat gives to dice that were chosen already."""


async def found_lesson(hall: Hall, name: str, scene: int, answers: int, learner: str, holder: str) -> str:
    """A table in play: whoever learns sits at it, with novices, so that nobody else ever can. The first answers of the
    script are given at once. BadInput: there is no such lesson, no such scene, or it has fewer answers."""
    lesson = lesson_named(name)
    told = lesson.told(scene, answers)
    shown = shown_name(learner)
    chosen = lesson.scenes[scene]
    position = chosen.position
    founding = d.FoundingBody(
        game=lesson.game,
        seats=lesson.seats,
        options=dict(chosen.options if position is None else position.get("options", {})),
        manners=MANNERS,
        host=holder,
        secret=secrets.token_hex(32),
        start=position,
        lesson=d.LessonAt(name, scene, chosen.dice, answers),
    )
    novice = next(iter(agents_for(lesson.game)))
    others = [d.SatBot(seat=seat, bot=novice) for seat in range(lesson.seats) if seat != LEARNER]
    learns = d.Sat(seat=LEARNER, name=shown, holder=holder, seed=SEED)
    given = [d.Acted(seat=seat, act=act, by="person" if seat == LEARNER else "bot") for seat, act in told]
    return await hall.found(founding, [learns, *others, started(founding), *given])


def shown_name(name: str) -> str:
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise BadInput("a name has letters that can be seen")
    return shown


def followed(room: Room) -> d.LessonAt | None:
    """The lesson that a room is about, as long as nobody has skipped it and there is such a lesson."""
    told = room.founding.lesson
    if told is None or room.lesson_skipped or told.name not in lesson_names():
        return None
    scenes = lesson_named(told.name).scenes
    return told if told.scene < len(scenes) and scenes[told.scene].dice == told.told else None


def told_answer(room: Room, seat: int) -> str | None:
    """What the script has a partner answer now; None: the bot answers as it likes."""
    told, game = followed(room), room.game
    if told is None or game is None:
        return None
    act = partner_answer(lesson_named(told.name).scenes[told.scene], game, seat)
    asked = decision_of(game, seat)
    return act if asked is not None and any(option.id == act for option in asked.options) else None


def ordinary(founding: d.FoundingBody) -> d.FoundingBody:
    """What a rematch takes over: after a lesson or a puzzle it is a whole game of the usual sort."""
    if founding.lesson is None and founding.puzzle is None:
        return founding
    return msgspec.structs.replace(founding, options={}, start=None, manners=d.Manners(), lesson=None, puzzle=None)
