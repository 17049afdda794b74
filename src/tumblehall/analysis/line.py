"""The best line: the best answer, played on in words to the end of the turn.

It is imagined: the world agrees with what the seat knew, the dice are new ones, and the policy answers for everybody.
Of several such lines the middle one is told, by what the value says at its end: neither luck nor bad luck."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tumblehall.analysis.evaluation import SEEDS
from tumblehall.analysis.outlook import Plan, answer, outlook_of
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.flow import State
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.values import Event, Json
from tumblehall.library import game_named

LINES = 9
"""So many are imagined."""
LONGEST = 40
"""Answers of a line, those of all seats: a turn has fewer."""
TURN, ROUND = "turn", "round"
"""The events by which games tell that one begins."""
Move = dict[str, Json]


@dataclass(slots=True)
class _End:
    """Where a line ends: with the turn in which the answer is given, or as the first turn begins; where the outlook
    says so, what is chosen while others choose too is told to the end of the own turn. None goes beyond its round."""

    seat: int
    turn_to_come: bool

    def before(self, events: list[Event]) -> tuple[list[Event], bool]:
        """Of these events those of the line, and whether it ends with them."""
        for number, event in enumerate(events):
            if event.kind == ROUND or (event.kind == TURN and not self.turn_to_come):
                return events[:number], True
            if event.kind == TURN and event.data.get("seat") == self.seat:
                self.turn_to_come = False
        return events, False


def best_line(at: Situation, plan: Plan, label: str, seed: str) -> list[Move]:
    """The moves from a plan of the seat that was asked on; the first of them is the plan, in words `label`. Each has
    its `seat`, its `label`, empty where it is another seat's, and what all were `told` of what came of it."""
    if outlook_of(at.game).choose is None:
        return []
    rng = SimRng(f"line {seed} {at.step}")
    found = [_imagined(at, plan, label, rng) for _ in range(LINES)]
    return sorted(found, key=lambda line: line[0])[LINES // 2][1]


def _imagined(at: Situation, plan: Plan, label: str, rng: SimRng) -> tuple[float, list[Move]]:
    """A line, and how likely the seat wins at its end."""
    assert at.decision is not None
    outlook, seat = outlook_of(at.game), at.decision.seat
    world = outlook.whole(at.state, seat, rng)
    end = _End(seat, outlook.to_own_turn and world.branches is not None)
    moves: list[Move] = []
    played = _played(at.game, world, seat, plan, label, SimRng(rng.below(SEEDS)))
    for by, words, events in islice(played, LONGEST):
        own, ended = end.before(events)
        told = [event.text for event in own if event.text and not event.forced and event.to is None]
        if told or words:
            moves.append({"seat": by, "label": words, "told": told})
        if ended:
            break
    return outlook.chances(world)[seat], moves


def _played(
    game_name: str, world: State, seat: int, plan: Plan, label: str, dice: SimRng
) -> Iterator[tuple[int, str, list[Event]]]:
    """The answers from a plan on, without end but that of the game: by whom, in which words, and what came of it."""
    game, choose = game_named(game_name), outlook_of(game_name).choose
    assert choose is not None
    log = Sink(game.tell, game.describe)
    log.attend(world, game.teller(world))
    answer(world, seat, plan, dice)
    yield seat, label, log.events
    while world.outcome is None:
        by, log.events = world.seat, []
        option = choose(world, by, dice)
        words = game.describe(world, world.question_of(by), option).label if by == seat else ""
        world.apply_for(by, option, dice)
        yield by, words, log.events
