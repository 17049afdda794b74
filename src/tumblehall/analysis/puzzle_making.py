"""Finding puzzles in games between bots.

A position is looked at when it has three answers or more, none of them in secret, and the levels that answer at once do
not all say what was played: what everybody sees is no puzzle. A few playouts name the best answer and the second, some
more must show a lead, and then a larger number, in worlds and with dice of their own, must confirm it against all that
came near. What is told are the numbers of that last check."""

from collections.abc import Iterator
from dataclasses import dataclass

from tumblehall.agents.agent import answer_at, is_thinker
from tumblehall.agents.lamp import _reasons_of as reasons_of
from tumblehall.agents.roster import agent_named, agents_for
from tumblehall.analysis.choosing import Found, Trial
from tumblehall.analysis.consequence import consequence
from tumblehall.analysis.outlook import Plan
from tumblehall.analysis.puzzle import Puzzle
from tumblehall.analysis.situations import Situation, states
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.position import dump_position
from tumblehall.kernel.record import Record
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Decision, Json, Option
from tumblehall.kernel.viewing import view_of
from tumblehall.library import from_position, game_named, list_games, new_table, replay

OPTIONS = 3
"""A puzzle has so many at least."""
LOOKS = 16
"""Playouts of each answer at first."""
FIRST, LEAD = 60, 0.03
"""Worlds in which the best must show a lead over the second, and how large it must be."""
SURE = 2.5
"""Standard errors that a lead must have."""
CHECKED = 400
"""Worlds of the last check, where nobody says how many."""
CLEAR, LEAST = 0.025, 0.01
"""What the best must gain over each other one in it, and the least that it may be in 95 of 100 cases."""
PORTION = 50
"""Worlds of the last check after which it may be given up."""
NEAR = 2
"""So many others are checked: the next best ones."""
TRIED = 8
"""Positions of one game that are looked at."""
INTERVAL = 1.96
MOST_SEATS = 4
ALIKE_AT_MOST = 4
"""Puzzles with the same answer."""
NOTHING_SHORT = "of all it came out best in the turns that I imagined"
"""Where neither the question nor the table afterwards says why."""
OF_A_KIND = 0.5
"""The part of all puzzles that may be answered by the same deed in the same kind of question."""


@dataclass(frozen=True, slots=True)
class Making:
    """How puzzles of a game are made. It travels to other processes."""

    game: str
    level: str
    checked: int = CHECKED

    def find(self, seed: str, number: int) -> Puzzle | None:
        """The first puzzle of a game, looked for in any order; None: there is none."""
        record = self.played(f"{seed}/{number}")
        places = list(self.places(record))
        rng = SimRng(f"puzzle {self.game} {seed} {number}")
        for _ in range(min(TRIED, len(places))):
            at = places.pop(rng.below(len(places)))
            found = self.puzzle_at(at, record, f"{self.game}-{seed}-{number}")
            if found is not None:
                return found
        return None

    def played(self, seed: str) -> Record:
        """A game between bots of the level; seats in turns."""
        rng = FastRng(f"puzzles {seed}")
        least, most = list_games()[self.game].seats
        seats = max(2, least) + rng.below(min(MOST_SEATS, most) - max(2, least) + 1)
        table = new_table(self.game, seats, seed)
        bot = agent_named(self.game, self.level)
        while table.outcome is None:
            decision = table.decisions[0]
            lone = len(decision.options) == 1
            table.act(decision.seat, decision.options[0].id if lone else answer_at(bot, table, decision, rng))
        return table.record

    def places(self, record: Record) -> Iterator[Situation]:
        """Where not everybody would have done what was done."""
        game = game_named(self.game)
        quick = {name: make() for name, make in agents_for(self.game).items() if not is_thinker(make())}
        for at in states(record):
            decision = at.decision
            if (
                decision is None
                or at.chosen is None
                or at.state.branches is not None
                or len(decision.options) < OPTIONS
            ):
                continue
            view = view_of(game, at.state, decision.seat, 0)
            said = {bot.choose(view, decision, FastRng("puzzle")) for bot in quick.values()}  # type: ignore[union-attr]
            if said != {at.chosen}:
                yield at

    def puzzle_at(self, at: Situation, record: Record, name: str) -> Puzzle | None:
        decision = at.decision
        assert decision is not None
        plans: list[Plan] = [(option,) for option in at.state.options_of(decision.seat)]
        rng, glance = SimRng(f"look {name} {at.step}"), Trial(at, decision.seat, at_a_glance=True)
        order = glance.best_of(plans, LOOKS * len(plans), rng)[: 1 + NEAR]
        lead, error = glance.lead(glance.run(order[:2], FIRST, rng), order[0], order[1])
        if lead < max(LEAD, SURE * error):
            return None
        checked = self.check(at, order, SimRng(f"check {name} {at.step}"))
        if checked is None:
            return None
        best, (gain, error, second) = order[0][0], checked
        low = gain - INTERVAL * error
        labels = dict(zip(at.state.options_of(decision.seat), decision.options, strict=True))
        position = self.position(at, record, name)
        if position is None:
            return None
        return Puzzle(
            id=name,
            seat=decision.seat,
            kind=decision.kind,
            answer=labels[best].id,
            label=labels[best].label,
            second=labels[second].id,
            second_label=labels[second].label,
            gain=round(gain, 3),
            interval=(round(low, 3), round(gain + INTERVAL * error, 3)),
            why=self.why(at, decision, labels[best], best, second, name),
            missed_by=tuple(self.missing(at, decision, labels[best].id)),
            position=position,
        )

    def why(self, at: Situation, decision: Decision, answer: Option, best: int, second: int, name: str) -> str:
        """What speaks for the best answer, and what it brings that the second does not."""
        view = view_of(game_named(self.game), at.state, decision.seat, 0)
        said = reasons_of(self.game)(view, decision, answer)
        brings = consequence(at, best, second, self.checked, SimRng(f"tell {name}"))
        return f"{said}. {brings[0].upper()}{brings[1:]}" if said and brings else said or brings or NOTHING_SHORT

    def check(self, at: Situation, order: list[Plan], rng: SimRng) -> tuple[float, float, int] | None:
        """What the first gains over the best of the others, its error, and which that is; None: it is not clearly best.
        That is given up as soon as nobody can believe in it any more."""
        assert at.decision is not None
        trial = Trial(at, at.decision.seat)
        found: Found = {plan: [] for plan in order}
        while True:
            for plan, came in trial.run(order, PORTION, rng).items():
                found[plan] += came
            gain, error, second = min((*trial.lead(found, order[0], other), other[0]) for other in order[1:])
            if gain + SURE * error < CLEAR:
                return None
            if len(found[order[0]]) >= self.checked:
                return (gain, error, second) if gain >= CLEAR and gain - INTERVAL * error >= LEAST else None

    def missing(self, at: Situation, decision: Decision, answer: str) -> Iterator[str]:
        """The levels that answer at once, and otherwise."""
        view = view_of(game_named(self.game), at.state, decision.seat, 0)
        for name, make in agents_for(self.game).items():
            bot = make()
            if not is_thinker(bot) and bot.choose(view, decision, FastRng("puzzle")) != answer:  # type: ignore[union-attr]
                yield name

    def position(self, at: Situation, record: Record, name: str) -> dict[str, Json] | None:
        """As its seat imagines it; None where it would not be asked the same there."""
        assert at.decision is not None
        seat, game = at.decision.seat, game_named(self.game)
        options = replay(record, upto=0).options
        found = dump_position(game, at.state.imagine(seat, SimRng(f"imagine {name}")), options)
        state = from_position(found, "puzzle").state
        same = state.seats == at.state.seats and decision_of(game, state, seat) == at.decision
        return found if same and view_of(game, state, seat, 0) == view_of(game, at.state, seat, 0) else None


def fits(found: Puzzle, kept: list[Puzzle], wanted: int) -> bool:
    """Whether it brings something else than those before it: answers, and what is done."""
    alike = sum(one.answer == found.answer for one in kept)
    of_a_kind = sum(deed_of(one) == deed_of(found) for one in kept)
    return alike < ALIKE_AT_MOST and of_a_kind < max(2, OF_A_KIND * wanted)


def deed_of(puzzle: Puzzle) -> tuple[str, str]:
    """The kind of question, and the verb of its answer."""
    return puzzle.kind, puzzle.answer.split()[0]
