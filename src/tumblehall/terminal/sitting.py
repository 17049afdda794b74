"""A table with people and bots round it, whose record is kept on disk after every answer."""

from collections.abc import Mapping
from pathlib import Path

from tumblehall.agents.agent import Bot, answer_at, is_thinker
from tumblehall.agents.from_file import any_agent
from tumblehall.agents.roster import default_agent, default_level
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput, UndoRefused
from tumblehall.kernel.going_back import undos_to_choice
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Event, Json
from tumblehall.library import new_table, replay
from tumblehall.terminal import saves

OWN_FIELDS = ("seat", "step")
"""Fields of a view that differ from seat to seat and tell nothing."""


class Sitting:
    """`chairs`: for each seat the level of its bot, empty for a person. `take_backs`: whether more can be taken back
    than is free. `lamp`: whether a bot can be asked what to do. `trouble`: why the last save failed."""

    def __init__(
        self,
        table: Table,
        chairs: tuple[str, ...],
        file: Path | None = None,
        take_backs: bool = True,
        lamp: bool = True,
    ) -> None:
        if len(chairs) != table.seats:
            raise BadInput(f"{table.game} is set up for {table.seats} seats; got {len(chairs)} players")
        self.table = table
        self.chairs = chairs
        self.take_backs = take_backs
        self.lamp = lamp
        self.file = file or saves.new_file(table.game)
        self.trouble = ""
        self._agents = {seat: any_agent(table.game, level) for seat, level in enumerate(chairs) if level}

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, level in enumerate(self.chairs) if not level)

    def next_decision(self, shown: int | None) -> Decision | None:
        """What is asked now, of the person at the keyboard first, then of other people, then of bots."""
        decisions = self.table.decisions
        order = sorted(decisions, key=lambda d: (d.seat != shown, bool(self.chairs[d.seat])))
        return order[0] if order else None

    def hides(self, shown: int | None, seat: int) -> bool:
        """Whether one of two seats may know something that the other may not."""
        return _known(self.table.view(shown)) != _known(self.table.view(seat))

    def act(self, seat: int, option: str) -> list[Event]:
        events = self.table.act(seat, option)
        self.save()
        return events

    def thinks_of(self, decision: Decision) -> bool:
        """Whether a bot looks ahead for its answer, which takes long: who has no choice need not."""
        return len(decision.options) > 1 and is_thinker(self._agents[decision.seat])

    def bot_acts(self, decision: Decision) -> list[Event]:
        """The answer of a bot that does not think; the safe one if it gives none that is on offer."""
        return self._acts(self._agents[decision.seat], decision)

    def usual_acts(self, decision: Decision) -> list[Event]:
        """The answer of the usual bot, for one that gives none."""
        return self._acts(default_agent(self.table.game), decision)

    def _acts(self, bot: Bot, decision: Decision) -> list[Event]:
        offered = [option.id for option in decision.options]
        if len(offered) == 1:
            return self.act(decision.seat, offered[0])
        option = answer_at(bot, self.table, decision, FastRng(self.table.bot_seed(decision.seat)))
        return self.act(decision.seat, option if option in offered else decision.default)

    def undo(self, seat: int) -> None:
        """What is free, up to a question with a choice. UndoRefused says why not."""
        for _ in range(undos_to_choice(self.table, seat)):
            self.table.undo(seat)
        self.save()

    def why_no_take_back(self, seat: int) -> str | None:
        return self.table.why_no_take_back(seat) if self.take_backs else "there are no take-backs at this table"

    def take_back(self, seat: int) -> None:
        """More than is free. UndoRefused says why not."""
        refusal = self.why_no_take_back(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        self.table.take_back(seat)
        self.save()

    def told(self, seat: int) -> None:
        """A seat was told what a bot would do: the record says so."""
        self.table.note_hint(seat)
        self.save()

    def struck(self) -> set[int]:
        """The numbers of the events of the log that were taken back."""
        return {number for first, after in self.table.struck(self._eyes) for number in range(first, after)}

    def log(self) -> list[Event]:
        """What the one person here may know; only what all may know where several share the screen."""
        return self.table.events(self._eyes)

    @property
    def _eyes(self) -> int | None:
        people = self.people
        return people[0] if len(people) == 1 else None

    def save(self) -> bool:
        """Keeps the record; a disk that refuses must not stop the game."""
        try:
            saves.write(self.file, self.table.record, self.chairs, self.take_backs, self.lamp)
        except OSError as fault:
            self.trouble = f"cannot save to {self.file}: {fault.strerror}"
            return False
        self.trouble = ""
        return True


def _known(view: Mapping[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in view.items() if name not in OWN_FIELDS}


def chairs_for(game: str, seats: int, people: list[int], bots: str) -> tuple[str, ...]:
    """People where they said, bots of that level elsewhere; the usual one for an empty level."""
    for seat in people:
        if not 0 <= seat < seats:
            raise BadInput(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    level = bots or default_level(game)
    return tuple("" if seat in people else level for seat in range(seats))


def new_sitting(
    game: str,
    seats: int | None,
    people: list[int] | None,
    bots: str,
    options: Mapping[str, Json],
    seed: str | None,
    take_backs: bool = True,
    lamp: bool = True,
) -> Sitting:
    table = new_table(game, seats, seed, options)
    chairs = chairs_for(game, table.seats, [0] if people is None else people, bots)
    return Sitting(table, chairs, take_backs=take_backs, lamp=lamp)


def resumed_sitting(file: Path, people: list[int] | None = None, bots: str = "") -> Sitting:
    """Goes on with a saved game, in its file. Who sits where is remembered unless `people` says otherwise."""
    record = saves.read(file)
    try:
        table = replay(record)
    except BadInput as fault:
        raise BadInput(f"{file}: {fault}") from None
    chairs = saves.chairs_of(file, table.seats) if people is None else None
    chairs = chairs or chairs_for(table.game, table.seats, [0] if people is None else people, bots)
    return Sitting(table, chairs, file, saves.has_take_backs(file), saves.has_lamp(file))
