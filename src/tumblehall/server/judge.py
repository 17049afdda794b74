"""Whether a command may be done now, by whom, and which deed it is then. Changes nothing."""

from dataclasses import dataclass
from typing import assert_never

from tumblehall.agents.roster import agents_for, every_agent
from tumblehall.kernel.going_back import undos_to_choice
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.past import started
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room, Seat
from tumblehall.server.tokens import hash_of, same

TALK_WINDOW = 10.0
TALK_MOST = 5
"""So many messages of one seat within so many seconds."""


@dataclass(frozen=True, slots=True)
class Already:
    """The command was done before, or would change nothing; nothing is to be done."""

    seat: int | None


def judge(room: Room, command: w.Command, holder: str | None, now: float) -> d.Deed | Already:
    """The deed of a command, by the hash of who sent it. Refusal says why not. `Rematch` is the hall's to do."""
    verdict = _judged(room, command, holder, now)
    if not isinstance(verdict, Already) and room.has_spent_all(verdict):
        raise Refusal("not-now", "enough was done here that is no answer of the game; from now on you can only play")
    return verdict


def _judged(room: Room, command: w.Command, holder: str | None, now: float) -> d.Deed | Already:
    seat = getattr(command, "seat", None)
    if isinstance(command, w.Sit):
        return _sit(room, command, holder)
    if isinstance(command, w.Rekey):
        return _rekey(room, command, holder)
    before = room.done_before(seat, command.id)
    held = None
    if seat is not None and not isinstance(command, w.Rise | w.SitBot):
        held = _own(room, seat, holder)
    if before is not None:
        return Already(seat)
    if held is not None and held.gone:
        raise Refusal("not-yours", f"you have resigned; a bot plays on in seat {seat}")
    match command:
        case w.SitBot():
            return _sit_bot(room, command, holder)
        case w.Rise():
            return _rise(room, command, holder)
        case w.Start():
            return _start(room, command, holder)
        case w.Act():
            return _act(room, command)
        case w.Undo():
            return _undo(room, command)
        case w.AnswerUndo():
            return _answer_undo(room, command)
        case w.SkipLesson():
            return _skip_lesson(room, command)
        case w.Resign():
            _playing(room)
            return d.Resigned(seat=command.seat, id=command.id)
        case w.VoteEnd():
            _playing(room)
            if (command.seat in room.end_votes) == command.yes:
                return Already(seat)
            return d.EndVoted(seat=command.seat, yes=command.yes, id=command.id)
        case w.Remind():
            return _remind(room, command)
        case w.Return():
            return _return(room, command)
        case w.Say():
            return _say(room, command, now)
        case w.Mute():
            _seat(room, command.whom)
            if (command.whom in room.seats[command.seat].muted) == command.muted:
                return Already(seat)
            return d.Muted(seat=command.seat, whom=command.whom, muted=command.muted, id=command.id)
        case w.Rematch():
            raise Refusal("not-now", "a rematch is a table of its own")
        case _:
            assert_never(command)


# -- who ---------------------------------------------------------------------------------------------------------------


def _seat(room: Room, seat: int) -> Seat:
    if seat >= len(room.seats):
        raise Refusal("illegal", f"there is no seat {seat}; the seats are 0 to {len(room.seats) - 1}")
    return room.seats[seat]


def _own(room: Room, seat: int, holder: str | None) -> Seat:
    held = _seat(room, seat)
    if holder is None or held.kind != "person" or not same(held.holder, holder):
        raise Refusal("not-yours", f"seat {seat} is not yours")
    return held


def is_host(room: Room, holder: str | None) -> bool:
    return holder is not None and same(room.host, holder)


def _only_host(room: Room, holder: str | None, what: str) -> None:
    if not is_host(room, holder):
        raise Refusal("not-yours", f"only who founded the table may {what}")


# -- before the start --------------------------------------------------------------------------------------------------


def _open(room: Room) -> None:
    if room.status != "open":
        raise Refusal("not-open", "the game has begun already")


def _sit(room: Room, command: w.Sit, holder: str | None) -> d.Deed | Already:
    if holder is None:
        raise Refusal("not-yours", "a seat needs a token; get one first")
    if command.seat is not None:
        _seat(room, command.seat)
    for seat in room.seats_of(holder):
        if room.done_before(seat, command.id) is not None:
            return Already(seat)
    _open(room)
    kept = [i for i in room.seats_of(holder) if not room.seats[i].seed]
    free = [i for i, seat in enumerate(room.seats) if seat.kind == "open"]
    wanted = [command.seat] if command.seat is not None else [*kept, *free][:1]
    if not wanted:
        raise Refusal("taken", "no seat is free")
    if wanted[0] not in [*kept, *free]:
        raise Refusal("taken", f"seat {wanted[0]} is taken")
    name = " ".join(command.name.split())
    if not name or not name.isprintable():
        raise Refusal("illegal", "a name has letters that can be seen")
    if any(seat.name == name and seat.holder != holder for seat in room.seats):
        raise Refusal("taken", f"somebody here is called {name} already")
    return d.Sat(seat=wanted[0], name=name, holder=holder, seed=command.seed, id=command.id)


def _sit_bot(room: Room, command: w.SitBot, holder: str | None) -> d.Deed | Already:
    _only_host(room, holder, "seat a bot")
    _open(room)
    if _seat(room, command.seat).kind == "person":
        raise Refusal("taken", f"seat {command.seat} is taken")
    check_bot(room.founding.game, command.bot)
    if room.seats[command.seat].bot == command.bot:
        return Already(command.seat)
    return d.SatBot(seat=command.seat, bot=command.bot, id=command.id)


def check_bot(game: str, bot: str) -> None:
    if bot not in every_agent(game):
        levels = ", ".join(agents_for(game))
        raise Refusal("illegal", f"there is no bot '{bot}' for this game; the bots are {levels}")


def _rise(room: Room, command: w.Rise, holder: str | None) -> d.Deed:
    held = _seat(room, command.seat)
    if not (holder is not None and held.kind == "person" and same(held.holder, holder)):
        _only_host(room, holder, "free the seat of another")
    _open(room)
    if held.kind == "open":
        raise Refusal("not-now", f"seat {command.seat} is free")
    return d.Rose(seat=command.seat, id=command.id)


def _start(room: Room, command: w.Start, holder: str | None) -> d.Deed:
    _only_host(room, holder, "begin the game")
    _open(room)
    if not room.full:
        raise Refusal("not-now", "not all seats are taken yet")
    return started(room.founding, command.id)


def _rekey(room: Room, command: w.Rekey, holder: str | None) -> d.Deed | Already:
    new = hash_of(command.token)
    if room.done_before(None, command.id) is not None and (room.seats_of(new) or is_host(room, new)):
        return Already(None)
    if holder is None or not (room.seats_of(holder) or is_host(room, holder)):
        raise Refusal("not-yours", "this token opens nothing here")
    if room.seats_of(new) or is_host(room, new):
        raise Refusal("illegal", "the new token is in use already")
    return d.Rekeyed(old=holder, new=new, id=command.id)


# -- in play -----------------------------------------------------------------------------------------------------------


def begun(room: Room) -> Table:
    """The game of a room, over or not."""
    if room.game is None:
        raise Refusal("not-playing", "the game has not begun yet")
    return room.game


def _playing(room: Room) -> Table:
    game = begun(room)
    if room.status == "over":
        raise Refusal("over", "the game is over")
    return game


def _present(room: Room, seat: int) -> None:
    if room.seats[seat].bot:
        raise Refusal("away", "a bot plays for you; say first that you are back")


def decision_of(game: Table, seat: int) -> Decision | None:
    return next((decision for decision in game.decisions if decision.seat == seat), None)


def _fresh(game: Table, seat: int, step: int) -> None:
    current = game.step_of(seat)
    if step != current:
        raise Refusal("stale", f"things have changed: step {step} was answered, seat {seat} is at step {current}")


def _act(room: Room, command: w.Act) -> d.Deed:
    game = _playing(room)
    _present(room, command.seat)
    _fresh(game, command.seat, command.step)
    decision = decision_of(game, command.seat)
    if decision is None or all(option.id != command.option for option in decision.options):
        reason = game.why(command.seat, command.option)
        assert reason is not None
        raise Refusal("illegal", reason.text, reason.rule)
    return d.Acted(seat=command.seat, act=command.option, id=command.id)


def _undo(room: Room, command: w.Undo) -> d.Deed:
    game = _playing(room)
    _present(room, command.seat)
    _fresh(game, command.seat, command.step)
    reason = game.why_no_undo(command.seat)
    if reason is None:
        return d.Undone(seat=command.seat, times=undos_to_choice(game, command.seat), id=command.id)
    if not room.founding.manners.take_backs:
        raise Refusal("no-undo", f"{reason}; there are no take-backs at this table")
    for_good = game.why_no_take_back(command.seat)
    if for_good is not None:
        raise Refusal("no-undo", for_good)
    if room.undo_asked is not None:
        raise Refusal("not-now", "an undo is being asked for already")
    if not command.ask:
        how = "if the others agree" if room.undo_needs(command.seat) else "all the same"
        raise Refusal("take-back", f"{reason}; it can be taken back {how}, and the game is marked then")
    return d.UndoAsked(seat=command.seat, take_back=True, id=command.id)


def _answer_undo(room: Room, command: w.AnswerUndo) -> d.Deed:
    _playing(room)
    if room.undo_asked is None:
        raise Refusal("not-now", "nobody asks for an undo")
    asks = room.seats[command.seat].holder == room.seats[room.undo_asked].holder
    if asks and command.yes:
        raise Refusal("not-now", "the others have to agree; you can withdraw the question")
    if not asks and command.seat in room.undo_yes:
        raise Refusal("not-now", "you have agreed already")
    return d.UndoAnswered(seat=command.seat, yes=command.yes, id=command.id)


def _skip_lesson(room: Room, command: w.SkipLesson) -> d.Deed | Already:
    _playing(room)
    if room.founding.lesson is None:
        raise Refusal("not-now", "this table is no lesson")
    if room.lesson_skipped:
        return Already(command.seat)
    return d.LessonSkipped(seat=command.seat, id=command.id)


def _remind(room: Room, command: w.Remind) -> d.Deed:
    _playing(room)
    other = _seat(room, command.whom)
    if command.whom not in room.to_act or other.bot or other.holder == room.seats[command.seat].holder:
        raise Refusal("not-now", f"the table does not wait for seat {command.whom}")
    if room.times.reminded[command.whom] is not None:
        raise Refusal("not-now", f"seat {command.whom} has been reminded already")
    return d.Reminded(seat=command.whom, by=command.seat, id=command.id)


def _return(room: Room, command: w.Return) -> d.Deed:
    _playing(room)
    if not room.seats[command.seat].bot and room.times.reminded[command.seat] is None:
        raise Refusal("not-now", "nobody has missed you")
    return d.Returned(seat=command.seat, id=command.id)


def _say(room: Room, command: w.Say, now: float) -> d.Deed:
    if not room.founding.manners.talk:
        raise Refusal("silent", "talk is switched off at this table")
    text = " ".join(command.text.split())
    if command.phrase and command.phrase not in w.PHRASES:
        raise Refusal("illegal", f"there is no phrase '{command.phrase}'; the phrases are {', '.join(w.PHRASES)}")
    if bool(text) == bool(command.phrase):
        raise Refusal("illegal", "a message is words or a phrase")
    if not text.isprintable():
        raise Refusal("illegal", "a message has letters that can be seen")
    if command.about is not None:
        _check_sign(room, command.seat, command.about, command.phrase)
    recent = sum(line.seat == command.seat and now - TALK_WINDOW < line.at <= now for line in room.talk[-50:])
    if recent >= TALK_MOST:
        raise Refusal("slow-down", "not so many messages at once")
    return d.Said(seat=command.seat, text=text, phrase=command.phrase, about=command.about, id=command.id)


def _check_sign(room: Room, seat: int, about: int, phrase: str) -> None:
    if phrase not in w.SIGNS:
        raise Refusal("illegal", f"a deed is answered by one of {', '.join(w.SIGNS)}")
    if about >= begun(room).event_count(None):
        raise Refusal("illegal", "there is no such deed")
    if any(line.seat == seat and line.about == about for line in room.talk):
        raise Refusal("not-now", "you have answered this deed already")
