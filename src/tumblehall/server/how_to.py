"""How to play, as the house sends it: each screen with what a seat would be sent at that moment."""

from msgspec import Struct

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lessons.how_to import Screen, Try, screens_of
from tumblehall.lessons.script import lesson_named
from tumblehall.server import news as n
from tumblehall.server.call import Call
from tumblehall.server.refusal import Refusal
from tumblehall.server.showing import decision_out, event_out


class NoteOut(Struct, frozen=True):
    say: str
    rules: tuple[str, ...]


class TryOut(Struct, frozen=True):
    """Where a lesson comes to a phase: so many answers of its scene are given then, and so many captions were said, of
    all scenes `said`."""

    lesson: str
    scene: int
    answers: int
    read: int
    said: int


class ScreenOut(Struct, frozen=True):
    """A phase of a game: what is said of it, and what somebody at a table sees who is in the middle of it."""

    name: str
    title: str
    lead: str
    notes: list[NoteOut]
    view: dict[str, Json]
    decision: n.DecisionOut | None
    events: list[n.EventOut]
    odds: dict[str, Json] | None
    tried: TryOut | None


class HowTo(Struct, frozen=True):
    """How a game is played, screen by screen; none where nobody has written them."""

    screens: list[ScreenOut]


async def get_how_to(call: Call) -> HowTo:
    try:
        return HowTo([_screen_out(screen) for screen in screens_of(call.path["game"])])
    except BadInput as fault:
        raise Refusal("no-game", str(fault)) from None


def _screen_out(screen: Screen) -> ScreenOut:
    return ScreenOut(
        name=screen.name,
        title=screen.title,
        lead=screen.lead,
        notes=[NoteOut(note.say, note.rules) for note in screen.notes],
        view=dict(screen.view),
        decision=None if screen.decision is None else decision_out(screen.decision),
        events=[event_out(event) for event in screen.events],
        odds=None if screen.odds is None else dict(screen.odds),
        tried=None if screen.tried is None else _try_out(screen.tried),
    )


def _try_out(tried: Try) -> TryOut:
    before = sum(len(scene.captions) for scene in lesson_named(tried.lesson).scenes[: tried.scene])
    return TryOut(tried.lesson, tried.scene, tried.answers, tried.read, before + tried.read)
