"""A room: one table with the people around it, made from its founding and its deeds, and nothing else. It does no I/O
and knows no time but that of its deeds, so that every process makes the same room of the same log."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Literal, assert_never

from tumblehall.agents.roster import default_level
from tumblehall.kernel.dice import FairDice, ToldDice, commitment_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import enter
from tumblehall.kernel.scroll import Scroll
from tumblehall.kernel.table import Table
from tumblehall.library import game_named
from tumblehall.server import deeds as d
from tumblehall.server.clock import Times
from tumblehall.server.past import KeptGame, Past, versions_of

SPARE = 3000
"""Deeds of all seats of a table that do not bring its game on: talk, votes, answers that are taken back."""
BESIDE = (d.Sat, d.SatBot, d.Rekeyed, d.Undone, d.UndoAsked, d.EndVoted, d.Reminded, d.Said, d.Lit, d.Muted)
"""Those that anybody can do again and again."""
ANSWERS = (d.Acted, d.Undone)
ASKED = (d.UndoAsked, d.UndoAnswered)
REMEMBERED = 1000
"""Messages of which a table knows that they came before; nobody sends older ones again."""


@dataclass(slots=True)
class Seat:
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    holder: str = ""
    seed: str = ""
    bot: str = ""
    """The bot that plays here now; empty when a person does."""
    gone: bool = False
    muted: set[int] = field(default_factory=set)

    @property
    def ready(self) -> bool:
        return self.kind == "bot" or bool(self.seed)


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said."""

    at: float
    seat: int
    text: str
    phrase: str
    after: int = 0
    """So many events everybody had been told."""
    about: int | None = None
    """The number of such an event, on which it is a sign."""


def _talk(lines: Iterable[Line] = ()) -> Scroll[Line]:
    return Scroll(attrgetter("at", "seat", "text", "phrase", "after", "about"), lambda values: Line(*values), lines)


class Room:
    def __init__(self, table: str, at: float, founding: d.FoundingBody, goes_on_at: int = 0) -> None:
        """`goes_on_at`: the number of the last deed by which the game went on by other rules. What was answered before
        it is remembered, not played."""
        self.id = table
        self._goes_on_at = goes_on_at
        self._past: Past | None = None
        self.created = at
        self.last_at = at
        self.founding = founding
        self.commitment = commitment_of(bytes.fromhex(founding.secret))
        self.number = 0
        self.chain = b""
        """Tells all deeds up to here (`snapshots.py`)."""
        self.changes = 0
        """Grows whenever the public card may have changed."""
        self.beside = 0
        """Grows with every deed but answers, given and taken back."""
        self.host = founding.host
        self.seats = [Seat() for _ in range(founding.seats)]
        self.game: Table | None = None
        self.times = Times(founding.manners.clock, founding.seats)
        self.undo_asked: int | None = None
        self.undo_as_before = False
        """Whether the question is one of the logs of before."""
        self.undo_yes: set[int] = set()
        self.end_votes: set[int] = set()
        self.ended_early = False
        self.lesson_skipped = False
        self.talk = _talk()
        self.lit: dict[int, int] = {}
        """By seat how often it asked a bot what to do; who did not is not there."""
        self.rematch: str | None = None
        self.spent: dict[int, int] = {}
        """By seat, how many deeds it did that do not bring the game on, and how many answers it took back; -1 is for
        what concerns no seat."""
        self._done: dict[tuple[int, str], int] = {}
        """The deeds that came of messages, by seat and id, the latest of them."""

    # -- what is ------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        game = self.game
        if game is None and self._past is None:
            return "open"
        return "over" if self.ended_early or (game is not None and game.outcome is not None) else "playing"

    @property
    def seeds(self) -> tuple[str, ...]:
        """What the seats give to the dice."""
        return tuple(seat.seed or f"bot {i}" for i, seat in enumerate(self.seats))

    @property
    def full(self) -> bool:
        return all(seat.ready for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        game = self.game
        return () if game is None or self.ended_early or game.outcome is not None else game.to_act

    @property
    def substitute(self) -> str:
        """The bot that takes a seat whose person is absent or gone."""
        return self.founding.manners.bot or default_level(self.founding.game)

    def seats_of(self, holder: str | None) -> list[int]:
        """The seats of a person."""
        if holder is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.holder == holder]

    def people(self) -> dict[str, int]:
        """Those who play themselves now: the first seat of each."""
        found: dict[str, int] = {}
        for i, seat in enumerate(self.seats):
            if seat.kind == "person" and not seat.bot:
                found.setdefault(seat.holder, i)
        return found

    def undo_waits_for(self) -> list[int]:
        """Seats, one a person, that have not agreed yet to the undo that is asked for."""
        if self.undo_asked is None:
            return []
        agreed = {self.seats[i].holder for i in self.undo_yes}
        if self.undo_as_before:
            asker = self.seats[self.undo_asked].holder
            return [i for holder, i in self.people().items() if holder not in {*agreed, asker}]
        return [i for i in self.undo_needs(self.undo_asked) if self.seats[i].holder not in agreed]

    def undo_needs(self, seat: int) -> list[int]:
        """Who has to agree to a take-back: the seats, one a person, of the others. A bot that sits in for somebody does
        not agree for them."""
        found = {self.seats[seat].holder: seat}
        for i, other in enumerate(self.seats):
            if other.kind == "person" and not other.gone:
                found.setdefault(other.holder, i)
        return list(found.values())[1:]

    def done_before(self, seat: int | None, id: str) -> int | None:
        """The number of the deed that came of this message of a seat, if it came before."""
        return self._done.get((-1 if seat is None else seat, id))

    def has_spent_all(self, deed: d.Deed) -> bool:
        """Whether the seat that wants to do this has had its share of what does not bring the game on."""
        return isinstance(deed, BESIDE) and self.spent.get(_sender(deed), 0) >= SPARE // len(self.seats)

    def one_person(self) -> bool:
        """Whether all that is hidden here belongs to one person at most: a hot-seat game, or one against bots."""
        return len({seat.holder for seat in self.seats if seat.kind == "person"}) <= 1 and self.game is not None

    def record(self) -> Record:
        """The whole record, secret included: only when the table is over."""
        assert self.game is not None
        assert self.status == "over"
        return replace(self.game.revealed_record(), hints=dict(self.lit))

    def kept_game(self) -> KeptGame | None:
        """How the game stands, for the day on which its rules change."""
        if self.game is None:
            return None
        game = self.game
        return KeptGame(game.rules, game.uses, self.times.left_at(self.last_at), game.position())

    # -- what happens -------------------------------------------------------------------------------------------

    def fold(self, deed: d.Deed, at: float) -> None:
        """The next deed of the log. BadInput or IllegalAction: the log does not fit the rules."""
        before = self.to_act
        shown = self._shown()
        asked = self.undo_asked
        answers = self._answers()
        match deed:
            case d.Acted():  # first, since it comes most
                self._enter(Entry(deed.seat, deed.act))
                if self.undo_asked == deed.seat:
                    self._forget_undo()
            case d.Sat():
                self.seats[deed.seat] = Seat("person", deed.name, deed.holder, deed.seed)
            case d.SatBot():
                self.seats[deed.seat] = Seat("bot", bot=deed.bot)
            case d.Rose():
                self.seats[deed.seat] = Seat()
            case d.Rekeyed():
                self._rekey(deed.old, deed.new)
            case d.Started():
                self._start(deed)
            case d.WentOn():
                self._go_on(deed)
            case d.Undone():
                for _ in range(deed.times):
                    self._enter(Entry(deed.seat, None))
                if self.undo_asked == deed.seat:
                    self._forget_undo()
            case d.UndoAsked():
                self.undo_asked = deed.seat
                self.undo_as_before = not deed.take_back
                self.undo_yes = set()
            case d.UndoAnswered():
                if deed.yes:
                    self.undo_yes.add(deed.seat)
                else:
                    self._forget_undo()
            case d.LessonSkipped():
                self.lesson_skipped = True
            case d.Resigned():
                was_asked = deed.seat in self.undo_waits_for() and not self.undo_as_before
                self.seats[deed.seat].bot = self.substitute
                self.seats[deed.seat].gone = True
                if self.undo_asked == deed.seat or was_asked:
                    self._forget_undo()
            case d.EndVoted():
                (self.end_votes.add if deed.yes else self.end_votes.discard)(deed.seat)
            case d.Ended():
                self.ended_early = True
            case d.Reminded():
                self.times.remind(deed.seat, at)
            case d.Replaced():
                self.seats[deed.seat].bot = self.substitute
            case d.Returned():
                self.times.come_back(deed.seat, at, was_away=bool(self.seats[deed.seat].bot))
                self.seats[deed.seat].bot = ""
            case d.Said():
                after = 0 if self.game is None else self.game.event_count(None)
                self.talk.append(Line(at, deed.seat, deed.text, deed.phrase, after, deed.about))
            case d.Lit():
                self.lit[deed.seat] = self.lit.get(deed.seat, 0) + 1
            case d.Muted():
                muted = self.seats[deed.seat].muted
                (muted.add if deed.muted else muted.discard)(deed.whom)
            case d.Rematched():
                self.rematch = deed.table
            case _:
                assert_never(deed)
        if not isinstance(deed, ANSWERS):
            self.beside += 1
            if not isinstance(deed, (d.Said, d.Muted)):
                self.changes += 1
        self._settle(deed)
        if asked != self.undo_asked:
            self.changes += 1
        self._set_clocks(before, shown, deed, at)
        self._spend(deed, asked, answers)
        self.number += 1
        self.last_at = at
        if deed.id is not None:
            self._done[(_sender(deed), deed.id)] = self.number
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]

    def _answers(self) -> int:
        return 0 if self.game is None else self.game.answers

    def _spend(self, deed: d.Deed, asked: int | None, answers: int) -> None:
        """`answers` stood before; those that stand no more are on whoever took them back."""
        if isinstance(deed, BESIDE) and not (isinstance(deed, d.Reminded) and deed.by is None):
            self.spent[_sender(deed)] = self.spent.get(_sender(deed), 0) + 1
        if isinstance(deed, (d.Undone, *ASKED)):
            seat = deed.seat if asked is None or isinstance(deed, d.Undone) else asked
            self.spent[seat] = self.spent.get(seat, 0) + max(0, answers - self._answers())

    def _shown(self) -> int:
        return -1 if self.game is None else self.game.step_of(None)

    def _set_clocks(self, before: tuple[int, ...], shown: int, deed: d.Deed, at: float) -> None:
        """Goes by what everybody could see: a hidden answer moves no clock."""
        if before == self.to_act and shown == self._shown():
            return
        reminded = self.times.reminded[:]
        self.times.turn(before, self.to_act, deed.seat if isinstance(deed, d.Acted) else None, at)
        if isinstance(deed, d.Undone):
            self.times.take_back(deed.seat)
        if before != self.to_act or self.times.clock.kind != "none" or reminded != self.times.reminded:
            self.changes += 1

    def _start(self, deed: d.Started) -> None:
        body = self.founding
        if self.number + 1 < self._goes_on_at:
            self._past = Past(deed.rules or {}, deed.release, body.start)
            return
        self._check_rules(deed.rules)
        # Not by `new_table`: what is barred today may have been founded before.
        self.game = Table(game_named(body.game), body.seats, body.options, self.dice(), False, body.start)

    def _go_on(self, deed: d.WentOn) -> None:
        if self._past is None:
            raise BadInput("the game goes on by other rules, and was played by those of now")
        self._past.go_on(deed)
        if self.number + 1 < self._goes_on_at:
            return
        self._check_rules(deed.rules)
        before, self._past = self._past.parts, None
        self.game = Table(game_named(self.founding.game), 0, {}, self.dice(), False, deed.position, before)
        self.times.left = list(deed.left)
        self._forget_undo()
        # What was told before is told no more.
        self.talk = _talk(replace(line, after=0, about=None) for line in self.talk)

    def dice(self) -> FairDice | ToldDice:
        """Those of a lesson were chosen, and are promised to nobody."""
        if self.founding.lesson is not None:
            return ToldDice(self.founding.secret, self.founding.lesson.told)
        return FairDice(bytes.fromhex(self.founding.secret), self.id, self.seeds)

    def _check_rules(self, rules: dict[str, int] | None) -> None:
        versions = versions_of(self.founding)
        if rules is not None and rules != versions:
            raise BadInput(
                f"the game is played by versions {rules} of the sets of {self.founding.game}; "
                f"these are {versions}, which play differently"
            )

    def _enter(self, entry: Entry) -> None:
        if self._past is not None:
            self._past.entries.append((self.number + 1, entry))
            return
        assert self.game is not None
        enter(self.game, entry)

    def _rekey(self, old: str, new: str) -> None:
        if self.host == old:
            self.host = new
        for seat in self.seats:
            if seat.holder == old:
                seat.holder = new

    def _forget_undo(self) -> None:
        self.undo_asked = None
        self.undo_yes = set()

    def _settle(self, deed: d.Deed) -> None:
        """What follows by itself once all have agreed. People come and go, so it is looked at after every deed."""
        if self.status != "playing":
            self._forget_undo()
            return
        self._settle_undo(isinstance(deed, ASKED))
        if not self.end_votes:
            return
        voted = {self.seats[i].holder for i in self.end_votes}
        people = self.people()
        if voted and people and all(holder in voted for holder in people):
            self.ended_early = True

    def _settle_undo(self, answered: bool) -> None:
        """A take-back is done with the answer that was judged, and with nothing else: so it is in the log that it could
        be done. The question is over when something hidden is shown."""
        if self.undo_asked is None:
            return
        seat = self.undo_asked
        if not self.undo_waits_for() and (answered or self.undo_as_before):
            self._enter(Entry(seat, None, agreed=self.undo_as_before, take_back=not self.undo_as_before))
            self._forget_undo()
        elif not self.undo_as_before and self.game is not None and self.game.why_no_take_back(seat) is not None:
            self._forget_undo()


def _sender(deed: d.Deed) -> int:
    """The seat that did it; -1 for what concerns no seat."""
    if isinstance(deed, d.Reminded):
        return -1 if deed.by is None else deed.by
    return getattr(deed, "seat", -1)
