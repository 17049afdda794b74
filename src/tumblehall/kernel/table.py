"""A table: one game in play, with its record, its events and what each seat may know of them."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tumblehall.kernel import notices
from tumblehall.kernel.advised import Advised
from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.chronicle import Chronicle
from tumblehall.kernel.decision import decision_of, option_called
from tumblehall.kernel.dice import Dice, FairDice, SeedDice
from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.options import chosen_options
from tumblehall.kernel.position import dump_position, load_position
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.record import Entry, HiddenDice, Part, Record, count_take_backs, entries_of
from tumblehall.kernel.refusing import refusal_of
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.standing import OTHERS, Answer, Standing
from tumblehall.kernel.values import Decision, Event, Json, Outcome, Reason
from tumblehall.kernel.viewing import view_of


class Table(Advised):
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
        super().__init__()
        self._game = game
        self._dice = dice
        self._decisions: tuple[Decision, ...] | None = None
        self._entries = entries_of()
        self._take_backs = count_take_backs(before, ())
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
            self._told.add([notices.went_on(before[-1])])
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
    def take_backs(self) -> int:
        """How often more was taken back than is free: such a game is marked."""
        return self._take_backs

    def bot_seed(self, seat: int) -> str:
        """Of the chance of a bot that answers here now. Keyed by how many answers of the seat stand: after a take-back
        it does the same again, and nobody brings it to another mind by what draws nothing."""
        return self._dice.aside(f"bot {len(self._before)} {seat} {self._standing.answers_of(seat)}")

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

    def all_events(self, since: int = 0) -> list[Event]:
        """All that happened, whoever may know of it: never for a player."""
        return self._told.events[since:]

    def event_count(self, seat: int | None) -> int:
        """How many `events` there are for the seat, without a look at them."""
        if seat is not None:
            self._checked_seat(seat)
        return self._told.count(seat)

    def struck(self, seat: int | None, everything: bool = False) -> list[tuple[int, int]]:
        """Of `events` those that were taken back: of each stretch the number of the first and of the one after it.
        `everything`: of the events of all seats."""
        if seat is not None:
            self._checked_seat(seat)
        return self._told.struck(seat, everything)

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return len(self._standing)

    @property
    def standing(self) -> frozenset[int]:
        """The entries of the record, by number, whose answers stand."""
        return self._standing.entries()

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat may know, as plain JSON values; None is an onlooker."""
        return view_of(self._game, self._state, seat, self.step_of(seat))

    def own_view(self, seat: int | None) -> dict[str, Json]:
        """Of the view of a seat what may be otherwise than in an onlooker's; all else is the same."""
        own = self._game.own or self._game.view
        return {"seat": seat, "step": self.step_of(seat), **({} if seat is None else own(self._state, seat))}

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
        final, entries = digest_of(self.position()), tuple(self._entries)
        return Part(RELEASE, self.rules, self.uses, final, start=deepcopy(self._start), entries=entries)

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
        self._keep(seat, chosen, before, rng.state != mark, len(new))
        self._entries.append(Entry(seat, option))
        self._told.add(new)
        return [event for event in new if event.seen_by(seat)]

    def undo(self, seat: int, agreed: bool = False) -> list[Event]:
        """Takes back the seat's own last answer and the forced moves after it. UndoRefused when chance was used,
        something hidden was shown, or somebody acted since. Simultaneous answers of others stay.

        `agreed`, as records of before have it: the seat's last standing answer is taken back whatever came of it, with
        all that anybody did after it, hidden answers included; and everybody is told. `take_back` came in its place."""
        refusal = self.why_no_undo(seat, agreed)
        if refusal is not None:
            raise UndoRefused(refusal)
        if agreed:
            state, first = self._standing.before_last_of(seat)
            event = notices.undone_by_agreement(seat)
            return self._go_back(state, first.told[0], Entry(seat, None, agreed=True), event)
        state, answer = self._standing.without_last_of(seat)
        event = notices.undone(seat, (seat,) if answer.at_once else None)
        return self._go_back(state, answer.told[0], Entry(seat, None), event, answer.told[1])

    def take_back(self, seat: int) -> list[Event]:
        """Takes back the seat's last choice, an answer that had others beside it, with all that anybody did after it,
        hidden answers included. The same chance comes again; the game is marked, and everybody is told. UndoRefused
        when something hidden was shown since. Whether others have to agree is not asked here."""
        refusal = self.why_no_take_back(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        event = notices.taken_back(seat, self.takes_back_roll(seat))
        state, first = self._standing.before_last_of(seat, choice=True)
        return self._go_back(state, first.told[0], Entry(seat, None, take_back=True), event)

    def why_no_take_back(self, seat: int) -> str | None:
        """None when the seat's last choice could be taken back now, with all that came after it; else the reason."""
        self._checked_seat(seat)
        return "the game is over" if self._state.outcome is not None else self._standing.why_for_good(seat)

    def takes_back_roll(self, seat: int) -> bool:
        """Whether a take-back of the seat would be one of chance that it used."""
        return self._standing.rolled_since(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat could take back its last answer now by itself."""
        self._checked_seat(seat)
        return self._state.outcome is None and self._standing.why_firm(seat) is None

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
        last = next((entry for entry in reversed(self._entries) if entry.goes_back or entry.seat == seat), None)
        if last is None:
            return "the rules have changed since then" if self._before else "you have not done anything yet"
        if reason == OTHERS:
            return reason
        if last.goes_back:
            return "what was done before a take-back is taken back in the same way only"
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
        other._start, other._before = self._start, self._before
        other._options = dict(self._options)
        other._entries = self._entries.clone()
        other._take_backs = self._take_backs
        other._hints, other._adviser = dict(self._hints), self._adviser
        other._told = self._told.clone()
        other._set_state(self._state.clone())
        other._steps, other._onlooker_step = self._steps[:], self._onlooker_step
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
        number = option_called(self._game, self._state, seat, option, self._decisions)
        if number is not None:
            return number
        reason = self.why(seat, option)
        assert reason is not None
        raise IllegalAction(reason.text, reason.rule)

    def _keep(self, seat: int, option: int, before: State, drew: bool, told: int) -> None:
        """Notes an answer for undo, with the number of its events, and counts the step for those who may know of it."""
        state = self._state
        forked = before.branches is not None
        joined = state.joins != before.joins
        undoable = bool(state.undoable >> seat & 1)
        at_once = forked and not joined
        showed = state.shown != before.shown or (forked and joined)
        choice = len(before.options_of(seat)) > 1
        first = len(self._told.events)
        entry = len(self._entries)
        answer = Answer(seat, option, undoable, at_once, drew, showed, choice, (first, first + told), entry)
        self._standing.add(answer)
        if forked:
            self._count(seat)
        if not at_once:
            self._count(None)
            if joined or not undoable:
                self._standing.settle(state)

    def _go_back(self, state: State, first: int, entry: Entry, event: Event, after: int | None = None) -> list[Event]:
        """An answer is taken back, with its events from the `first` on, up to `after` or all."""
        self._set_state(state)
        self._entries.append(entry)
        self._take_backs += entry.goes_back
        self._count(None if event.to is None else entry.seat)
        self._told.strike(first, len(self._told.events) if after is None else after)
        self._told.add([event])
        return [event]

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
            hints=self.hints,
        )

    def _checked_seat(self, seat: int, error: type[ValueError] = BadInput) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.players:
            raise error(f"there is no seat {quoted(seat)}; the seats are 0 to {self.seats - 1}")
