"""How many players of Quaeleon's Quest fall in the first round, by the health they start with. Played by skilled
agents: what is measured is how deadly the cards are, not how good a player is."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt

from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.kernel.dice import FastRng
from tumblehall.library import new_table

Play = Callable[[int, int, str], int]
MOST_OUT = 0.10
"""The share of players that may fall in the first round of a game that is recommended."""


@dataclass(frozen=True, slots=True)
class Measured:
    seats: int
    health: int
    games: int
    out: int
    """Players who fell in the first round, over all games."""

    @property
    def share(self) -> float:
        return self.out / (self.games * self.seats)

    @property
    def error(self) -> float:
        """One standard error, as if players fell one by one."""
        return sqrt(self.share * (1 - self.share) / (self.games * self.seats))


def out_in_round_1(seats: int, health: int, seed: str) -> int:
    """How many are out when the second round begins, or the game is over."""
    table = new_table("quaeleon", seats, seed, {"health": health})
    agent, rng = SkilledAgent(), FastRng(seed)
    while table.decisions:
        decision = table.decisions[0]
        view = table.view(decision.seat)
        if view["round"] > 1:
            break
        table.act(decision.seat, agent.choose(view, decision, rng))
    return sum(seat["out"] for seat in table.view(None)["seats"])


def measure(seats: int, health: int, games: int, play: Play = out_in_round_1) -> Measured:
    return Measured(seats, health, games, sum(play(seats, health, f"health {game}") for game in range(games)))


def until_safe(seats: int, healths: Iterable[int], games: int, play: Play = out_in_round_1) -> Iterator[Measured]:
    """One amount of health after the other, up to the first at which few enough fall."""
    for health in healths:
        found = measure(seats, health, games, play)
        yield found
        if found.share <= MOST_OUT:
            return
