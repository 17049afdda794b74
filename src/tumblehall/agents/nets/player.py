"""Plays by a net."""

from pathlib import Path

from tumblehall.agents.agent import Ranked
from tumblehall.agents.encoding import Encoding, encoding_for
from tumblehall.agents.nets.net import Net, load_net
from tumblehall.agents.sight import Sight
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State

WORLDS = 4
"""Imagined positions in which each option is tried."""
GATE = 0.25
"""Options that the net prefers less than so much of the best are not tried: it does not know what comes of them."""


class NetPlayer:
    """A thinker. It tries the options that the net prefers at a glance in some imagined positions, and takes the one
    after which the net likes its chances best; with no worlds, the one that it prefers at a glance."""

    def __init__(self, game: str, net: Net, worlds: int = WORLDS) -> None:
        self._encoding: Encoding = encoding_for(game)
        self._net = net
        self._worlds = worlds

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        worths = self.shares(sight.state, sight.seat)
        if self._worlds:
            worths = self._ahead(sight, worths, rng)
        names = [option.id for option in sight.decision.options]
        order = sorted(range(len(names)), key=lambda place: -worths[place])
        return [Ranked(names[place], worths[place]) for place in order]

    def shares(self, state: State, seat: int) -> list[float]:
        """By option how much the net prefers it, at a glance."""
        options = state.options_of(seat)
        rows = [self._encoding.option(state, seat, option) for option in options]
        return self._net.judge(self._encoding.state(state, seat), rows)[1]

    def _ahead(self, sight: Sight, shares: list[float], rng: Rng) -> list[float]:
        """The same worlds for all that are tried; the others come after them, in their order."""
        least = GATE * max(shares)
        tried = {place: 0.0 for place, share in enumerate(shares) if share >= least}
        worlds = self._worlds if len(tried) > 1 else 1
        for _ in range(worlds):
            world = sight.imagine(rng)
            for place in tried:
                state = world.clone()
                state.apply_for(sight.seat, state.options_of(sight.seat)[place], rng)
                tried[place] += self._worth(state, sight.seat) / worlds
        worst = min(tried.values())
        return [tried.get(place, worst * share) for place, share in enumerate(shares)]

    def _worth(self, state: State, seat: int) -> float:
        if state.outcome is None:
            return self._net.value(self._encoding.state(state, seat))
        return won_by(state, seat)


def won_by(state: State, seat: int) -> float:
    """What a seat has won in a game that is over: 1, a part where others share it, or nothing. Those who win together
    all win."""
    assert state.outcome is not None
    winners = state.outcome.winners
    if seat not in winners:
        return 0.0
    return 1.0 if len(winners) == state.players else 1 / len(winners)


def net_player(game: str, file: str, worlds: int = WORLDS) -> NetPlayer:
    """BadInput where the file is no net for that game, or numpy is missing."""
    return NetPlayer(game, load_net(Path(file).expanduser(), encoding_for(game)), worlds)
