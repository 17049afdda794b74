"""What worker processes do: all that may take long. Arguments and results are plain values."""

import json
from collections.abc import Callable, Container, Mapping
from dataclasses import asdict
from typing import Any, Literal, cast

from tumblehall.agents.agent import Agent
from tumblehall.agents.effort import on_time
from tumblehall.agents.lamp import hint_of
from tumblehall.agents.parcel import answer_to, opened
from tumblehall.agents.roster import agent_named
from tumblehall.kernel import verifying
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.draws import draws_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.playback import course_of, is_secret, opening, played_out
from tumblehall.kernel.record import Record
from tumblehall.kernel.replay import enter
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Event, Json
from tumblehall.lessons.course import course_of as course_of_lesson
from tumblehall.lessons.script import lesson_named
from tumblehall.library import game_named, replay

MOST_FRAMES = 64
MOST_ENTRIES = 20_000
"""Of a record that somebody sends: the longest games have some thousands."""

HINT_SECONDS = 0.7
"""After that a bot thinks no further, however busy the machine is; what puts it into words comes on top."""

Viewer = int | Literal["open"] | None
"""A seat; None is an onlooker; "open" sees what all seats see, and is for games that are over."""


def choose(game: str, bot: str, view: Mapping[str, Json], decision: Decision, seed: int | str) -> str:
    """The option that a bot takes."""
    answer = cast(Agent, agent_named(game, bot)).choose(view, decision, FastRng(seed))
    if all(option.id != answer for option in decision.options):
        raise ValueError(f"the bot '{bot}' of {game} answers {answer!r}, which is not on offer")
    return answer


def think(game: str, bot: str, parcel: bytes) -> str:
    """The option that a bot takes which looks ahead."""
    return answer_to(agent_named(game, bot), parcel)


def advise(level: str, parcel: bytes) -> dict[str, Json]:
    """What a bot of a level would do in the seat whose sight it gets, and why. Somebody waits for it."""
    with on_time(HINT_SECONDS):
        return asdict(hint_of(level, *opened(parcel)))


def odds(game: str, view: Mapping[str, Json]) -> Mapping[str, Json] | None:
    """The chances of what a seat may choose, from its view; None: the game tells none."""
    reckon = game_named(game).odds
    return None if reckon is None else reckon(view)


def lesson(name: str, scene: int, record_json: str) -> dict[str, Json] | None:
    """How far a table has come in its lesson; None: its script has changed since."""
    reached = course_of_lesson(lesson_named(name), scene, Record.from_json(record_json))
    return None if reached is None else asdict(reached)


def frames(record_json: str, seat: Viewer, first: int, last: int) -> dict[str, Json]:
    """The steps of a record from `first` to `last`, or to its end, as a viewer sees them; step 0 is the set-up. What
    others did in secret is marked `hidden`. A frame of "open" has the `views` of all seats in place of one `view`. From
    the step on where something was taken back, `struck` says which of all events so far."""
    record = Record.from_json(record_json)
    steps = len(record.entries)
    if not 0 <= first <= min(last, steps):
        raise BadInput(f"the steps are 0 to {steps}; got {first} to {last}")
    if last - first >= MOST_FRAMES:
        raise BadInput(f"at most {MOST_FRAMES} steps at once; got {last - first + 1}")
    entries: list[Json] = json.loads(record_json)["entries"]
    table = opening(game_named(record.game), record)
    watcher = Watcher(table, seat)
    shown = [watcher.frame(None)] if first == 0 else []
    for number, entry in enumerate(record.entries[:last]):
        if number == first - 1:
            watcher.catch_up()
        own = seat == "open" or seat == entry.seat or entry.goes_back
        hidden = not own and is_secret(table, entry.seat)
        try:
            enter(table, entry)
        except ValueError as fault:
            raise BadInput(f"record.entries[{number}]: {fault}") from None
        if table.step >= first:
            shown.append(watcher.frame({"seat": entry.seat, "hidden": True} if hidden else entries[number]))
    return {"game": record.game, "steps": steps, "seats": record.seats, "frames": shown}


def story(record_json: str, seat: int | None, after: int) -> list[dict[str, Json]]:
    """What one seat was shown, moment by moment, from the first after which it knew `after` events: that one is how
    things stood, and has no news. There is a moment only where the seat learnt something: nobody can tell from it how
    others answered in secret, or how often. What was taken back has none; its events come `struck` with the next one.
    At most MOST_FRAMES come with news; who has them asks again from there."""
    record = Record.from_json(record_json)
    end = played_out(game_named(record.game), record)
    gone = {number for first, past in end.struck(seat) for number in range(first, past)}
    table = opening(game_named(record.game), record)
    moments = [_moment(table, seat, after, gone)]
    known = table.event_count(seat)
    for number, entry in enumerate(record.entries):
        enter(table, entry)
        count = table.event_count(seat)
        taken_back = entry.act is not None and number not in end.standing
        if count == known or taken_back:
            continue
        if count <= after:
            moments.clear()
        moments.append(_moment(table, seat, max(known, after), gone))
        known = count
        if len(moments) > MOST_FRAMES:
            break
    return moments


def _moment(table: Table, seat: int | None, since: int, gone: Container[int]) -> dict[str, Json]:
    news = [
        told(event) | {"private": event.to is not None, "struck": number in gone}
        for number, event in enumerate(table.events(seat, since), since)
    ]
    return {"view": table.view(seat), "events": news}


def course(record_json: str) -> dict[str, Json] | None:
    """How a game that is over went; None: the game does not tell it."""
    record = Record.from_json(record_json)
    game = game_named(record.game)
    return None if game.course is None else course_of(game, game.course, record)


def draws(record_json: str, seat: int | None) -> list[dict[str, Json]]:
    """What chance gave in a game that is over, use by use. Events are numbered as the seat was told them."""
    record = Record.from_json(record_json)
    return [
        {
            "step": use.step,
            "use": use.use,
            "drawn": use.drawn,
            "rolls": [{"event": roll.event, "faces": [die._asdict() for die in roll.faces]} for roll in use.rolls],
        }
        for use in draws_of(game_named(record.game), record, seat)
    ]


def position_at(record_json: str, step: int) -> dict[str, Json]:
    """The whole situation after a step of a record, to play on from there: never for a player of that game."""
    record = Record.from_json(record_json)
    if not 0 <= step <= len(record.entries):
        raise BadInput(f"the steps are 0 to {len(record.entries)}; got {step}")
    return replay(record, upto=step).position()


def verify(record_json: str) -> dict[str, Json]:
    """Whether a record is what it claims to be, check by check."""
    checks = list(verifying.verify(record_json, game_named))
    return {"ok": all(check.ok for check in checks), "checks": [asdict(check) for check in checks]}


# -- records that somebody sends ---------------------------------------------------------------------------------------


def in_bounds(record_json: str) -> str:
    """A record can be short and take long: by answers that are given and taken back."""
    try:
        count = len(json.loads(record_json)["entries"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return record_json  # whoever reads it says what is wrong
    if count > MOST_ENTRIES:
        raise BadInput(f"the record has {count} entries; at most {MOST_ENTRIES} are looked at here")
    return record_json


def sent_frames(record_json: str, seat: Viewer, first: int, last: int) -> dict[str, Json]:
    return frames(in_bounds(record_json), seat, first, last)


def sent_verify(record_json: str) -> dict[str, Json]:
    return verify(in_bounds(record_json))


def sent_position(record_json: str, step: int) -> dict[str, Json]:
    return position_at(in_bounds(record_json), step)


class Watcher:
    """A viewer, and how much they know already."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self._table = table
        self._viewer = viewer
        self._known = 0

    def catch_up(self) -> None:
        """What happened so far is no news."""
        self._known = self._table.event_count(self._viewer) if self._viewer != "open" else len(self._table.all_events())

    def frame(self, entry: Json) -> dict[str, Json]:
        table, viewer = self._table, self._viewer
        asked = [decision for decision in table.decisions if viewer in ("open", decision.seat)]
        frame: dict[str, Json] = {
            "step": table.step,
            "entry": entry,
            "events": [told(event) for event in self._news()],
            "asked": [{"seat": d.seat, "kind": d.kind, "prompt": d.prompt, "rule": d.rule} for d in asked],
        }
        if struck := table.struck(None if viewer == "open" else viewer, everything=viewer == "open"):
            frame["struck"] = [list(stretch) for stretch in struck]
        if viewer == "open":
            return frame | {"views": {str(seat): table.view(seat) for seat in range(table.seats)}}
        return frame | {"view": table.view(viewer)}

    def _news(self) -> list[Event]:
        """What the viewer has not been told yet."""
        table, viewer, known = self._table, self._viewer, self._known
        news = table.all_events(known) if viewer == "open" else table.events(viewer, known)
        self._known += len(news)
        return news


def told(event: Event) -> dict[str, Json]:
    """An event for a viewer: not who else may know it."""
    return {"kind": event.kind, "data": event.data, "forced": event.forced, "rule": event.rule, "text": event.text}


JOBS: Mapping[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (
        choose,
        think,
        advise,
        odds,
        lesson,
        frames,
        story,
        course,
        draws,
        position_at,
        sent_frames,
        sent_verify,
        sent_position,
    )
}
