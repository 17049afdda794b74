"""What a room looks like from outside: its cards, and the game as one seat may know it. Built up, never stripped."""

from functools import lru_cache
from typing import Literal, NamedTuple

from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Event, Outcome
from tumblehall.server import news as n
from tumblehall.server.deeds import Clock
from tumblehall.server.judge import begun, decision_of, is_host
from tumblehall.server.looks import Parts
from tumblehall.server.refusal import Refusal
from tumblehall.server.rights import Thing, may, need
from tumblehall.server.room import Room, Seat
from tumblehall.server.tokens import code_in, code_shown

Freedom = Literal["free", "take", "ask", "no"]


def table_card(room: Room) -> n.TableCard:
    game, founding = room.game, room.founding
    return n.TableCard(
        table=room.id,
        game=founding.game,
        status=room.status,
        seats=[_seat_card(room, i, seat) for i, seat in enumerate(room.seats)],
        options=founding.options if game is None else game.options,
        manners=founding.manners,
        commitment=room.commitment,
        created=room.created,
        mixed="" if room.status == "open" else _mixed(room.seeds),
        to_act=list(room.to_act),
        undo=_undo_question(room),
        end_votes=sorted(room.end_votes),
        result=None if game is None or game.outcome is None else _result(game.outcome),
        take_backs=0 if game is None else game.take_backs,
        ended_early=room.ended_early,
        rematch=room.rematch,
        rematch_of=founding.rematch_of,
        lesson=lesson_card(room),
        puzzle=founding.puzzle,
        code=code_of(room),
    )


@lru_cache(maxsize=10_000)
def _mixed(seeds: tuple[str, ...]) -> str:
    return digest_of(list(seeds))


def code_of(room: Room) -> str | None:
    """What leads to a table that has a seat for whoever comes; None: it has none."""
    code = code_in(room.id)
    wanting = room.status == "open" and any(seat.kind == "open" for seat in room.seats)
    return code_shown(code) if code and wanting else None


def lesson_card(room: Room) -> n.LessonCard | None:
    told = room.founding.lesson
    return None if told is None else n.LessonCard(told.name, told.scene, room.lesson_skipped, told.given)


def _seat_card(room: Room, number: int, seat: Seat) -> n.SeatCard:
    return n.SeatCard(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        away=seat.kind == "person" and bool(seat.bot) and not seat.gone,
        gone=seat.gone,
        kept=seat.kind == "person" and not seat.seed,
        reminded=room.times.reminded[number] is not None,
        left=room.times.left[number] if room.founding.manners.clock.kind == "game" else None,
        until=room.times.until(number),
        lamp=room.lit.get(number, 0),
    )


def _undo_question(room: Room) -> n.UndoQuestion | None:
    if room.undo_asked is None:
        return None
    return n.UndoQuestion(room.undo_asked, sorted(room.undo_yes), room.undo_waits_for())


def _result(outcome: Outcome) -> n.Result:
    scores = None if outcome.scores is None else list(outcome.scores)
    ranking = [list(group) for group in outcome.ranking]
    return n.Result(list(outcome.winners), ranking, scores, outcome.reason, outcome.rule)


def lobby_card(room: Room) -> n.LobbyCard:
    manners = room.founding.manners
    return n.LobbyCard(
        table=room.id,
        game=room.founding.game,
        status=room.status,
        names=[seat.name for seat in room.seats if seat.name],
        bots=sum(seat.kind == "bot" for seat in room.seats),
        free=sum(seat.kind == "open" for seat in room.seats),
        clock=clock_text(manners.clock),
        onlookers=manners.onlookers,
        created=room.created,
    )


def clock_text(clock: Clock) -> str:
    """`none`, `move 60`, `game 600+5`."""
    if clock.kind == "none":
        return "none"
    return f"{clock.kind} {clock.seconds}" + (f"+{clock.bonus}" if clock.bonus else "")


def me(room: Room, holder: str | None, forked_from: tuple[str, int] | None) -> n.Me:
    seats = room.seats_of(holder)
    muted = {str(i): sorted(room.seats[i].muted) for i in seats if room.seats[i].muted}
    return n.Me(seats, is_host(room, holder), muted, forked_from)


def viewers(room: Room, holder: str | None) -> list[int | None]:
    """Through whose eyes a connection sees the game: those of its seats, or an onlooker's where there may be one."""
    return [*room.seats_of(holder)] or [None] if may(room, holder, "view") else []


class Eyes(NamedTuple):
    """Through which a client sees the game, and what no answer changes of it."""

    seat: int | None
    name: str
    """As clients call it: "-" is the onlooker."""
    status: str
    bot: str
    alone: bool
    """Whether nobody else has to agree to a take-back."""


def eyes_of(room: Room, seat: int | None) -> Eyes:
    if seat is None:
        return Eyes(None, "-", room.status, "", True)
    return Eyes(seat, str(seat), room.status, room.seats[seat].bot, not room.undo_needs(seat))


def game_seen(room: Room, holder: str | None, thing: Thing, seat: int | None) -> Table:
    """The game of a room, for whoever may have that of it, and see it through those eyes."""
    need(room, holder, thing)
    game = begun(room)
    if seat not in viewers(room, holder):
        raise Refusal("not-yours", "you do not see this game through those eyes")
    return game


def seat_state(
    room: Room, seat: int | None, first: int, view: Parts | None = None, change: Parts | None = None
) -> n.SeatState:
    """The game as that seat may know it, with the events from the `first` on. Its view is made here, unless it is given
    or a change comes in its place."""
    game = room.game
    assert game is not None
    asked = None
    undo: Freedom = "no"
    if seat is not None and room.status == "playing" and not room.seats[seat].bot:
        asked = decision_of(game, seat)
        undo = undo_state(room, seat)
    first = min(first, game.event_count(seat))
    return n.SeatState(
        seat=seat,
        step=game.step_of(seat),
        view=game.view(seat) if view is None and change is None else view,
        change=change,
        decision=None if asked is None else decision_out(asked),
        undo=undo,
        undo_roll=seat is not None and undo in ("take", "ask") and game.takes_back_roll(seat),
        first=first,
        events=[event_out(event) for event in game.events(seat, first)],
        struck=game.struck(seat),
    )


def undo_state(room: Room, seat: int) -> Freedom:
    game = room.game
    assert game is not None
    if game.can_undo(seat):
        return "free"
    if not room.founding.manners.take_backs or game.why_no_take_back(seat) is not None:
        return "no"
    return "ask" if room.undo_needs(seat) else "take"


def decision_out(decision: Decision) -> n.DecisionOut:
    options = [n.OptionOut(option.id, option.label, option.refs, option.rule) for option in decision.options]
    return n.DecisionOut(decision.kind, decision.prompt, decision.rule, options, decision.default, dict(decision.about))


def event_out(event: Event) -> n.EventOut:
    return n.EventOut(event.kind, event.text, dict(event.data), event.forced, event.rule, private=event.to is not None)


def talk_for(room: Room, holder: str | None, first: int) -> tuple[int, list[n.TalkLine]]:
    """How much was said in all, and the lines from the `first` on that somebody may and wants to hear."""
    if first == len(room.talk) or not may(room, holder, "talk"):
        return len(room.talk), []
    seats = room.seats_of(holder)
    muted = set.intersection(*(room.seats[i].muted for i in seats)) if seats else set()
    lines = [
        n.TalkLine(x.at, x.seat, x.text, x.phrase, x.after, x.about) for x in room.talk[first:] if x.seat not in muted
    ]
    return len(room.talk), lines
