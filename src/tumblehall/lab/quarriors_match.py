"""Two agents of Quarriors against each other in pairs of games: same seed and set-up, seats swapped. For agents that
have no name; `tumblehall arena` is for the others."""

from collections.abc import Callable, Iterator

from tumblehall.agents import Agent
from tumblehall.kernel.dice import FastRng
from tumblehall.lab.quarriors_mixes import Options
from tumblehall.library import new_table


def play_pairs(
    first: Agent, second: Agent, mixes: list[Options], seed: str, pairs: range, play: "Play | None" = None
) -> Iterator[float]:
    """One pair after the other; each depends on the seed and its number alone. The part that the first agent won."""
    for pair in pairs:
        name = f"{seed}/{pair}"
        options = mixes[FastRng(name).below(len(mixes))]
        game = play or play_game
        yield sum(game((first, second), seat, options, name) for seat in (0, 1)) / 2


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
