"""People at a table who do all sorts of things through two server processes, held against a game in the kernel that is
driven by the accepted answers alone."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tumblehall as th
from tests.server.founded import ANN, BEN, EVE, NAMES, SECRET, SEED, all_of, body, near_end, with_bluff
from tests.server.memory_store import no_trouble
from tests.server.watch import Watch, settle, texts
from tumblehall.kernel.dice import FairDice
from tumblehall.kernel.going_back import undos_to_choice
from tumblehall.kernel.verifying import verify
from tumblehall.library import from_position, game_named, new_table
from tumblehall.server import hall as halls
from tumblehall.server import wire as w
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room
from tumblehall.server.store import Append, StoreError

T = TypeVar("T")
PEOPLE = (ANN, BEN)
seats = st.integers(0, 1)
places = st.integers(0, 1)
numbers = st.integers(0, 99)


class People(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        with_bluff(self.patch)
        # The dice depend on the name of the table: the same deeds have to lead to the same game.
        self.patch.setattr(halls, "new_table_id", lambda: "the-table-of-all-the-games")
        self.loop = asyncio.new_event_loop()
        here = Watch()
        self.halls = [here, here.beside()]
        self.table = ""
        self.sent: list[tuple[w.Command, str]] = []
        self.said: list[str] = []
        self.model: th.Table | None = None
        self.undo_asked: int | None = None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    async def result(self, place: int, command: w.Command, holder: str | None) -> str:
        self.halls[place].time.now += 3.0
        try:
            return "again" if (await self.halls[place].hall.do(self.table, command, holder)).again else "done"
        except Refusal as refusal:
            return refusal.code

    def do(self, place: int, command: w.Command, holder: str | None) -> str:
        result = self.run(self.result(place, command, holder))
        if result == "done":
            assert holder is not None
            self.sent.append((command, holder))
        return result

    def id(self) -> str:
        return f"m{len(self.sent)}"

    def room(self, place: int) -> Room:
        self.run(settle())
        return self.run(self.halls[place].room(self.table))

    def answer(self, seat: int, number: int) -> w.Act | None:
        """One of the answers that are on offer to a seat."""
        assert self.model is not None
        asked = next((each for each in self.model.decisions if each.seat == seat), None)
        if asked is None:
            return None
        option = asked.options[number % len(asked.options)].id
        return w.Act(id=self.id(), seat=seat, option=option, step=self.model.step_of(seat))

    def note(self, act: w.Act) -> None:
        assert self.model is not None
        self.model.act(act.seat, act.option, act.step)
        if self.undo_asked == act.seat or self.model.outcome is not None:
            self.undo_asked = None
        self.lapse()

    def lapse(self) -> None:
        """The question is over once its answer cannot be taken back any more."""
        if self.undo_asked is not None and self.model is not None:
            self.undo_asked = None if self.model.why_no_take_back(self.undo_asked) else self.undo_asked

    @property
    def playing(self) -> bool:
        return self.model is not None and self.model.outcome is None

    # -- what people do -----------------------------------------------------------------------------------------

    @initialize(game=st.sampled_from(["bluff", "angryquest"]), place=places, begun=st.integers(0, 3))
    def found(self, game: str, place: int, begun: int) -> None:
        self.founding = body(game, start=near_end(left=3) if game == "angryquest" else None)
        self.table = self.run(self.halls[place].hall.found(self.founding))
        if begun:
            self.sit(0, place)
            self.sit(1, place)
            self.start(place)

    @precondition(lambda self: self.model is None)
    @rule(seat=seats, place=places)
    def sit(self, seat: int, place: int) -> None:
        free = self.room(place).seats[seat].kind == "open"
        command = w.Sit(id=self.id(), name=NAMES[seat], seed=SEED, seat=seat)
        assert self.do(place, command, PEOPLE[seat]) == ("done" if free else "taken")

    @precondition(lambda self: self.model is None)
    @rule(place=places)
    def start(self, place: int) -> None:
        full = self.room(place).full
        assert self.do(place, w.Start(id=self.id()), ANN) == ("done" if full else "not-now")
        if full:
            fair = FairDice(bytes.fromhex(SECRET), self.table, (SEED, SEED))
            start = self.founding.start
            self.model = new_table("bluff", 2, fair=fair) if start is None else from_position(start, fair=fair)

    @precondition(lambda self: self.playing)
    @rule(place=places, answers=st.lists(numbers, min_size=1, max_size=6))
    def act(self, place: int, answers: list[int]) -> None:
        """One answer after the other, by whoever is asked."""
        assert self.model is not None
        for number in answers:
            if self.playing:
                seat = self.model.to_act[number % len(self.model.to_act)]
                act = self.answer(seat, number)
                assert act is not None
                assert self.do(place, act, PEOPLE[seat]) == "done"
                self.note(act)

    @precondition(lambda self: self.playing)
    @rule(seat=seats, first=numbers, second=numbers)
    def race(self, seat: int, first: int, second: int) -> None:
        """The same question is answered twice at once, in two windows of the same person."""
        acts = [self.answer(seat, first), self.answer(seat, second)]
        if acts[0] is None or acts[1] is None:
            return
        acts[1] = w.Act(id="r" + acts[1].id, seat=seat, option=acts[1].option, step=acts[1].step)

        async def both() -> list[str]:
            return await asyncio.gather(*(self.result(i, act, PEOPLE[seat]) for i, act in enumerate(acts) if act))

        results = self.run(both())
        assert sorted(results) in (["done", "stale"], ["done", "over"])
        winner = acts[results.index("done")]
        assert winner is not None
        self.sent.append((winner, PEOPLE[seat]))
        self.note(winner)

    @precondition(lambda self: self.playing)
    @rule(seat=seats, place=places)
    def undo(self, seat: int, place: int) -> None:
        assert self.model is not None
        command = w.Undo(id=self.id(), seat=seat, step=self.model.step_of(seat), ask=True)
        result = self.do(place, command, PEOPLE[seat])
        if self.model.why_no_undo(seat) is None:
            assert result == "done"
            for _ in range(undos_to_choice(self.model, seat)):
                self.model.undo(seat)
            if self.undo_asked == seat:
                self.undo_asked = None
            self.lapse()
        elif self.model.why_no_take_back(seat) is not None:
            assert result == "no-undo"
        elif self.undo_asked is not None:
            assert result == "not-now"
        else:
            assert result == "done"
            self.undo_asked = seat

    @precondition(lambda self: self.playing)
    @rule(seat=seats, place=places, yes=st.booleans())
    def answer_undo(self, seat: int, place: int, yes: bool) -> None:
        assert self.model is not None
        result = self.do(place, w.AnswerUndo(id=self.id(), seat=seat, yes=yes), PEOPLE[seat])
        if self.undo_asked is None or (self.undo_asked == seat and yes):
            assert result == "not-now"
            return
        assert result == "done"
        if yes:
            self.model.take_back(self.undo_asked)
        self.undo_asked = None

    @precondition(lambda self: self.playing)
    @rule(seat=seats, place=places)
    def ask_and_agree(self, seat: int, place: int) -> None:
        self.undo(seat, place)
        if self.undo_asked is not None:
            self.answer_undo(1 - self.undo_asked, 1 - place, True)

    @precondition(lambda self: self.table and self.sent)
    @rule(seat=seats, place=places)
    def talk(self, seat: int, place: int) -> None:
        sits = PEOPLE[seat] == self.room(place).seats[seat].holder
        text = f"hello {len(self.said)}"
        result = self.do(place, w.Say(id=self.id(), seat=seat, text=text), PEOPLE[seat])
        assert result == ("done" if sits else "not-yours")
        self.said += [text] if sits else []

    # -- what goes wrong ----------------------------------------------------------------------------------------

    @precondition(lambda self: self.sent)
    @rule(place=places, number=numbers)
    def say_it_again(self, place: int, number: int) -> None:
        assert self.do(place, *self.sent[number % len(self.sent)]) == "again"

    @precondition(lambda self: self.playing)
    @rule(seat=seats, place=places, number=numbers, who=st.sampled_from([EVE, None, "other"]))
    def lie(self, seat: int, place: int, number: int, who: str | None) -> None:
        act = self.answer(seat, number) or w.Act(id=self.id(), seat=seat, option="fly", step=0)
        assert self.do(place, act, PEOPLE[1 - seat] if who == "other" else who) == "not-yours"

    @precondition(lambda self: self.playing)
    @rule(seat=seats, place=places, late=st.booleans())
    def err(self, seat: int, place: int, late: bool) -> None:
        assert self.model is not None
        step = self.model.step_of(seat) + (1 if late else 0)
        act = w.Act(id=self.id(), seat=seat, option="fly", step=step)
        assert self.do(place, act, PEOPLE[seat]) == ("stale" if late else "illegal")

    @precondition(lambda self: self.playing)
    @rule(seat=seats, place=places, number=numbers, written=st.booleans())
    def fail(self, seat: int, place: int, number: int, written: bool) -> None:
        """The store fails, before it has written or after; the client tries once more."""
        act = self.answer(seat, number)
        if act is None:
            return
        store = self.halls[place].store

        async def trouble(append: Append) -> None:
            raise StoreError("the disk is full")

        store.before, store.after = (no_trouble, trouble) if written else (trouble, no_trouble)
        assert self.do(place, act, PEOPLE[seat]) == "not-saved"
        store.before = store.after = no_trouble
        assert self.do(place, act, PEOPLE[seat]) == ("again" if written else "done")
        if written:
            self.sent.append((act, PEOPLE[seat]))
        self.note(act)

    @rule(place=places)
    def forget(self, place: int) -> None:
        """Everybody drops out, the room leaves memory, and they come back."""

        async def leave_memory() -> None:
            self.halls[place].forget_all()

        self.run(leave_memory())

    # -- what must hold -----------------------------------------------------------------------------------------

    @invariant()
    def room_is_as_the_model(self) -> None:
        if not self.table:
            return
        for place in (0, 1):
            room = self.room(place)
            assert texts(room) == self.said
            assert room.undo_asked == self.undo_asked
            if self.model is None or room.game is None:
                assert room.game is self.model is None
                continue
            assert room.game.revealed_record() == self.model.revealed_record()
            for eyes in (None, 0, 1):
                assert room.game.step_of(eyes) == self.model.step_of(eyes)
                assert room.game.events(eyes) == self.model.events(eyes)

    def teardown(self) -> None:
        if self.model is not None:
            for seat in (0, 1) if self.playing else ():
                assert self.do(seat, w.VoteEnd(id=self.id(), seat=seat, yes=True), PEOPLE[seat]) == "done"
            assert all_of(self.room(0)) == all_of(self.room(1))
            record = self.room(0).record()
            assert record.entries == self.model.revealed_record().entries
            assert all(check.ok for check in verify(record.to_json(), game_named))
        self.loop.close()
        self.patch.undo()


TestPeople = People.TestCase
TestPeople.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, database=None)
