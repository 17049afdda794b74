"""Two agents of Quarriors against each other in pairs of games: same seed and set-up, seats swapped."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

from tumblehall.agents import Agent
from tumblehall.games.quarriors.game import INFO
from tumblehall.games.quarriors.rules.mixing import MIXES, SET_TITLES, check_options
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import read_options
from tumblehall.kernel.values import Json
from tumblehall.library import new_table

Options = dict[str, Json]
IN_95 = 1.96
"""So many standard errors to each side hold 95 %."""


@dataclass(frozen=True, slots=True)
class Score:
    """What came of some pairs. A draw is half a win."""

    pairs: tuple[float, ...]
    """For each pair what the first agent won, 0 to 2."""

    @property
    def games(self) -> int:
        return 2 * len(self.pairs)

    @property
    def wins(self) -> float:
        return sum(self.pairs)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def error(self) -> float:
        """Half the 95 % interval of the share: the pairs are alike, the two games of a pair are not independent."""
        mean = self.wins / len(self.pairs)
        spread = sum((pair - mean) ** 2 for pair in self.pairs) / max(1, len(self.pairs) - 1)
        return IN_95 * sqrt(spread / len(self.pairs)) / 2

    def __add__(self, other: "Score") -> "Score":
        return Score(self.pairs + other.pairs)


def mixes_of(new: frozenset[str], beside: frozenset[str] = frozenset()) -> list[Options]:
    """Every choice of sets and mix that holds one of those sets and none that is neither base nor among them nor
    beside them."""
    known = [name for name in SET_TITLES if name == "base" or name in new | beside]
    found: list[Options] = []
    for bits in range(1 << len(known)):
        sets = [name for place, name in enumerate(known) if bits >> place & 1]
        if not new.isdisjoint(sets):
            found += [{"sets": sets, "mix": mix} for mix in MIXES if _goes_together(sets, mix)]
    return found


def _goes_together(sets: list[str], mix: str) -> bool:
    try:
        check_options(read_options(INFO.options, {"sets": sets, "mix": mix}, 2), 2)
    except BadInput:
        return False
    return True


def play_pairs(
    first: Agent, second: Agent, mixes: list[Options], seed: str, pairs: range, play: "Play | None" = None
) -> Iterator[Score]:
    """One pair after the other; each depends on the seed and its number alone."""
    for pair in pairs:
        name = f"{seed}/{pair}"
        options = mixes[FastRng(name).below(len(mixes))]
        game = play or play_game
        yield Score((sum(game((first, second), seat, options, name) for seat in (0, 1)),))


Play = Callable[[tuple[Agent, Agent], int, Options, str], float]


def play_game(agents: tuple[Agent, Agent], seat: int, options: Options, seed: str) -> float:
    """Whether the first agent, on that seat, wins."""
    table = new_table("quarriors", 2, seed, options)
    rng = FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        agent = agents[decision.seat != seat]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    winners = table.outcome.winners
    return (seat in winners) / len(winners)
