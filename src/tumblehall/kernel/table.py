"""A table: one game in play, with its record, its events and what each seat may know of them."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.chronicle import Chronicle
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import Dice, FairDice, SeedDice
from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.options import chosen_options
from tumblehall.kernel.position import dump_outcome, dump_position, load_position
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.record import Entry, HiddenDice, Part, Record
from tumblehall.kernel.refusing import refusal_of
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.standing import OTHERS, Answer, Standing
from tumblehall.kernel.values import Decision, Event, Json, Outcome, Reason
from tumblehall.kernel.view import SharedView


class Table:
    """Made by `new_table`, `from_position` and `replay`; see there."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Json],
        dice: Dice,
        show_forced: bool,
        start: Json = None,
        before: tuple[Part, ...] = (),
    ) -> None:
        """`before`: what was played by other rules; it led to the position `start`."""
        self._game = game
        self._dice = dice
        self._decisions: tuple[Decision, ...] | None = None
        self._entries: list[Entry] = []
        self._told = Chronicle()
        self._before = before
        uses = before[-1].chance if before else 0
        rng = dice.stream(uses + 1 if before else 0)
        mark = rng.state
        log = self._sink()
        if start is None:
            self._options = game.read_options(options, seats)
            state: State = game.new_state(seats, self._options, rng)
            state.show_forced = show_forced
            log.attend(state, game.teller(state))
            state.run(rng)
        else:
            state, self._options = load_position(game, start, rng, log)
        self._start = deepcopy(start)
        if before:
            self._told.add([_went_on(before[-1])])
        self._told.add(log.events)
        self._set_state(state)
        self._standing = Standing(state, dice, uses + (rng.state != mark) if before else 0)
        # More than any seat ever counted, so that an answer meant for an earlier part is stale here.
        counted = sum(2 * len(part.entries) + 1 for part in before)
        self._steps = [counted] * state.players
        self._onlooker_step = counted

    # -- what is ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._game.info.name

    @property
    def seats(self) -> int:
        return self._state.players

    @property
    def options(self) -> dict[str, Json]:
        """The options of the game, those left out by their defaults."""
        return deepcopy(self._options)

    @property
    def rules(self) -> dict[str, int]:
        """By set in use the version of its rules."""
        return self._game.versions(self._options)

    @property
    def uses(self) -> int:
        """How many uses of chance stand."""
        return self._standing.uses

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """One for each seat that may act now; none when the game is over."""
        if self._decisions is None:
            self._decisions = tuple(decision_of(self._game, self._state, seat) for seat in self._state.seats)
        return self._decisions

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a decision."""
        return self._state.seats

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    @property
    def step(self) -> int:
        """Grows with every entry of the record."""
        return len(self._entries)

    def step_of(self, seat: int | None) -> int:
        """Counts what that seat may know: a hidden answer of another does not change it until all are in."""
        if seat is None:
            return self._onlooker_step
        self._checked_seat(seat)
        return self._steps[seat]

    @property
    def state(self) -> State:
        """The fast path: a copy of the state, to play on without a record. It sees everything."""
        return self._state.clone()

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat may know of all that happened; `since` leaves out that many of them."""
        if seat is not None:
            self._checked_seat(seat)
        return self._told.known_to(seat, since)

    def event_count(self, seat: int | None) -> int:
        """How many `events` there are for the seat, without a look at them."""
        if seat is not None:
            self._checked_seat(seat)
        return self._told.count(seat)

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat may know, as plain JSON values; None is an onlooker."""
        step = self.step_of(seat)
        outcome = self._state.outcome
        shared: SharedView = {
            "game": self.game,
            "seat": seat,
            "players": self.seats,
            "step": step,
            "to_act": list(self._state.seats),
            "outcome": None if outcome is None else dump_outcome(outcome),
        }
        return {**shared, **self._game.view(self._state, seat)}

    def position(self) -> dict[str, Json]:
        """The whole situation, hidden parts included: never for a player."""
        return dump_position(self._game, self._state, self._options)

    @property
    def record(self) -> Record:
        """The record so far. The secret of fair dice is in it once the game is over."""
        if isinstance(self._dice, FairDice) and self._state.outcome is None:
            return self._record_with(HiddenDice(self._dice.commitment, self._dice.table, self._dice.seeds))
        return self.revealed_record()

    def revealed_record(self) -> Record:
        """The record with the secret of fair dice, also without an outcome: for a game that is ended early.
        Whoever has read it knows every roll to come, so nobody may play on."""
        assert isinstance(self._dice, SeedDice | FairDice)
        return self._record_with(self._dice)

    def part(self) -> Part:
        """All that was played by these rules: what the record keeps of it when the game goes on by others."""
        return Part(
            release=RELEASE,
            rules=self.rules,
            chance=self.uses,
            final=digest_of(self.position()),
            start=deepcopy(self._start),
            entries=tuple(self._entries),
        )

    # -- what can be done ---------------------------------------------------------------------------------------

    def act(self, seat: int, option: str, step: int | None = None) -> list[Event]:
        """The answer of a seat, by the id of an option. Returns what that seat may know of what happened then.
        IllegalAction, and no change, when it is not on offer, or when `step` is not the seat's current one."""
        chosen = self._chosen(seat, option, step)
        before = self._state
        state = before.clone()
        log = self._sink()
        log.attend(state, self._game.teller(state))
        rng = self._standing.chance()
        mark = rng.state
        state.apply_for(seat, chosen, rng)
        new = log.events
        self._set_state(state)
        self._entries.append(Entry(seat, option))
        self._told.add(new)
        self._keep(seat, chosen, before, drew=rng.state != mark)
        return [event for event in new if event.seen_by(seat)]

    def undo(self, seat: int, agreed: bool = False) -> list[Event]:
        """Takes back the seat's own last answer and the forced moves after it. UndoRefused when chance was used,
        something hidden was shown, or somebody acted since. Simultaneous answers of others stay.

        `agreed` by the others, whom the table does not ask: the seat's last standing answer is taken back whatever came
        of it, with all that anybody did after it, hidden answers included; and everybody is told."""
        refusal = self.why_no_undo(seat, agreed)
        if refusal is not None:
            raise UndoRefused(refusal)
        if agreed:
            state, hidden = self._standing.before_last_of(seat), False
            data, text = {"seat": seat, "agreed": True}, f"Seat {seat} takes back an answer, as agreed."
        else:
            state, hidden = self._standing.without_last_of(seat)
            data, text = {"seat": seat}, f"Seat {seat} takes back the last answer."
        self._set_state(state)
        self._entries.append(Entry(seat, None, agreed))
        self._count(seat if hidden else None)
        event = Event("undo", data, text=text, to=(seat,) if hidden else None)
        self._told.add([event])
        return [event]

    def why_no_undo(self, seat: int, agreed: bool = False) -> str | None:
        """None when the seat could take back its last answer now, by itself or `agreed`; else the reason why not."""
        self._checked_seat(seat)
        if self._state.outcome is not None:
            # The secret of fair dice is shown by now: nothing may be played on.
            return "the game is over"
        if agreed:
            return None if self._standing.has(seat) else "no answer of yours stands"
        reason = self._standing.why_firm(seat)
        if reason is None:
            return None
        last = next((entry for entry in reversed(self._entries) if entry.agreed or entry.seat == seat), None)
        if last is None:
            return "the rules have changed since then" if self._before else "you have not done anything yet"
        if reason == OTHERS:
            return reason
        if last.agreed:
            return "what was done before an undo by agreement is taken back by agreement only"
        return "you have taken back all that can be taken back" if last.act is None else reason

    def why(self, seat: int, text: str) -> Reason | None:
        """None if the text is on offer to the seat; else the reason, told from that seat's view alone."""
        self._checked_seat(seat)
        if self._state.outcome is not None:
            return Reason("the game is over", self._state.outcome.rule)
        decision = next((d for d in self.decisions if d.seat == seat), None)
        if decision is not None and any(option.id == text for option in decision.options):
            return None
        if not isinstance(text, str):
            return Reason(f"an answer is a text; got {quoted(text)}")
        return refusal_of(self._game, self.view(seat), decision, text)

    def clone(self) -> "Table":
        """A table of its own that goes on from here."""
        other = object.__new__(Table)
        other._game = self._game
        other._dice = self._dice
        other._start = self._start
        other._before = self._before
        other._options = dict(self._options)
        other._entries = self._entries[:]
        other._told = self._told.clone()
        other._set_state(self._state.clone())
        other._steps = self._steps[:]
        other._onlooker_step = self._onlooker_step
        other._standing = self._standing.clone()
        return other

    # -- inside -------------------------------------------------------------------------------------------------

    def _set_state(self, state: State) -> None:
        """The state is never changed in place once it is here: acting works on a clone."""
        state.log = None
        self._state = state
        self._decisions = None

    def _sink(self) -> Sink:
        return Sink(self._game.tell, self._game.describe)

    def _chosen(self, seat: int, option: str, step: int | None) -> int:
        """The int of an option that is on offer; IllegalAction otherwise."""
        self._checked_seat(seat, IllegalAction)
        outcome = self._state.outcome
        if outcome is not None:
            raise IllegalAction("the game is over; nothing can be done any more", outcome.rule)
        if step is not None and (isinstance(step, bool) or step != self.step_of(seat)):
            raise IllegalAction(f"step {quoted(step)} is stale; seat {seat} is at step {self.step_of(seat)}")
        decision = next((d for d in self.decisions if d.seat == seat), None)
        if decision is not None:
            for described, number in zip(decision.options, self._state.options_of(seat), strict=True):
                if described.id == option:
                    return number
        reason = self.why(seat, option)
        assert reason is not None
        raise IllegalAction(reason.text, reason.rule)

    def _keep(self, seat: int, option: int, before: State, drew: bool) -> None:
        """Notes an answer for undo, and counts the step for those who may know of it."""
        state = self._state
        forked = before.branches is not None
        joined = state.joins != before.joins
        undoable = bool(state.undoable >> seat & 1)
        at_once = forked and not joined
        self._standing.add(Answer(seat, option, undoable, at_once, drew))
        if forked:
            self._count(seat)
        if not at_once:
            self._count(None)
            if joined or not undoable:
                self._standing.settle(state)

    def _count(self, seat: int | None) -> None:
        """One step more for a seat, or for everybody."""
        if seat is not None:
            self._steps[seat] += 1
            return
        self._steps = [n + 1 for n in self._steps]
        self._onlooker_step += 1

    def _record_with(self, dice: SeedDice | FairDice | HiddenDice) -> Record:
        return Record(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            options=chosen_options(self._game.info.options, self._options, self.seats),
            dice=dice,
            final=digest_of(self.position()),
            show_forced=self._state.show_forced,
            before=self._before,
            start=deepcopy(self._start),
            entries=tuple(self._entries),
            outcome=self._state.outcome,
        )

    def _checked_seat(self, seat: int, error: type[ValueError] = BadInput) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise error(f"there is no seat {quoted(seat)}; the seats are 0 to {self.seats - 1}")


def _went_on(part: Part) -> Event:
    """What everybody is told first in a game that goes on by other rules."""
    text = (
        "The rules have changed since this game began. It goes on by the new ones from here; "
        f"what came before was played by release {part.release}."
    )
    return Event("went-on", {"release": part.release, "entries": len(part.entries)}, text=text)
