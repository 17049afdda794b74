"""One game of a net, or of a level, against itself, and what it teaches."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tumblehall.agents.agent import answer_at
from tumblehall.agents.encoding import encoding_for
from tumblehall.agents.nets.net import load_net
from tumblehall.agents.nets.player import NetPlayer, won_by
from tumblehall.agents.roster import agent_named
from tumblehall.agents.sight import Sight
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Json
from tumblehall.lab.arena.setups import options_of_round
from tumblehall.lab.training.samples import Lesson, Samples, samples_of
from tumblehall.library import new_table

STRAY = 10
"""One choice in so many is drawn by the shares of the net, so that it comes to other positions too."""
LONGEST = 1000
"""Answers after which a game teaches nothing: nets that know little yet go round in circles."""


@dataclass(frozen=True)
class Play:
    """Who plays: a level, or a net that looks ahead into some worlds."""

    game: str
    seats: int
    options: dict[str, Json] = field(hash=False)
    level: str
    net: str
    """The file of a net; empty: the level plays."""
    worlds: int


def play(how: Play, seed: str, number: int) -> list[Lesson]:
    """What the game of a seed and a number teaches; nothing where it does not come to an end."""
    name = f"{seed}/{number}"
    table = new_table(how.game, how.seats, name, options_of_round(how.game, how.options, name))
    encoding = encoding_for(how.game)
    seen: list[tuple[int, Lesson]] = []
    while table.outcome is None:
        if table.answers == LONGEST:
            return []
        decision = table.decisions[0]
        seat = decision.seat
        answer = _answer(how, table, decision)
        if len(decision.options) > 1:
            state = table.state
            rows = [encoding.option(state, seat, option) for option in state.options_of(seat)]
            chosen = [option.id for option in decision.options].index(answer)
            seen.append((seat, Lesson(encoding.state(state, seat), rows, chosen, 0.0)))
        table.act(seat, answer)
    end = table.state
    return [lesson._replace(won=won_by(end, seat)) for seat, lesson in seen]


def _answer(how: Play, table: Table, decision: Decision) -> str:
    rng = FastRng(table.bot_seed(decision.seat))
    if not how.net:
        return answer_at(agent_named(how.game, how.level), table, decision, rng)
    player = _player(how.game, how.net, how.worlds)
    sight = Sight.of(table, decision.seat, rng)
    if rng.below(STRAY):
        return player.rank(sight, rng)[0].option
    return decision.options[_drawn(player.shares(sight.state, sight.seat), rng)].id


@cache
def _player(game: str, net: str, worlds: int) -> NetPlayer:
    return NetPlayer(game, load_net(Path(net), encoding_for(game)), worlds)


def _drawn(shares: list[float], rng: FastRng) -> int:
    left = rng.below(1 << 20) / (1 << 20)
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return len(shares) - 1


def taught(games: Iterable[list[Lesson]]) -> Samples:
    """What the games of a portion teach."""
    return samples_of([lesson for game in games for lesson in game])
