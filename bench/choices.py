"""How long those take who answer at once: `python -m bench.choices`.

The policies by which thinkers play imagined games, in microseconds for a choice in playouts from positions of games;
and the skilled level, in milliseconds for a choice at a table, what it is shown included. All seats are played by it,
in games with few and with many seats; Quarriors draws its sets anew for each. Only real choices count. Time is the
processor's; the engine is the one that is used here, plain or compiled."""

import argparse
from collections.abc import Iterator, Sequence
from itertools import count
from statistics import mean, median
from time import thread_time_ns

import tumblehall
from tumblehall.agents.agent import answer_at
from tumblehall.agents.roster import USUAL, agent_named
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.flow import State
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.arena.setups import options_of_round
from tumblehall.lab.sim.players import Policy, policy_of
from tumblehall.library import list_games, new_state, new_table

POLICY, SKILLED = 25.0, 5.0
"""The bars: microseconds on average, milliseconds at the 99th percentile."""
WARMING = 0.2
"""This part of the choices comes first and does not count: it fills caches."""
PLAYOUTS, LENGTH, APART = 100, 40, 50
"""From each position so many playouts, of so many choices at most; about so many choices lie between two positions."""


def policy_times(game: str, seats: int) -> Iterator[int]:
    """Nanoseconds of each choice in playouts, without end."""
    choose = policy_of(game)
    for state, rng in _positions(game, seats, choose):
        for _ in range(PLAYOUTS):
            playout = state.clone()
            for _ in range(LENGTH):
                if playout.outcome is not None:
                    break
                seat = playout.seat
                real = len(playout.options_of(seat)) > 1
                begin = thread_time_ns()
                option = choose(playout, seat, rng)
                if real:
                    yield thread_time_ns() - begin
                playout.apply_for(seat, option, rng)


def _positions(game: str, seats: int, choose: Policy) -> Iterator[tuple[State, SimRng]]:
    """Now and then one of a game."""
    for number in count():
        rng = SimRng(number)
        state = new_state(game, rng, seats, options_of_round(game, {}, f"choices {number}"))
        while state.outcome is None:
            if rng.below(APART) == 0:
                yield state, rng
            state.apply_for(state.seat, choose(state, state.seat, rng), rng)


def skilled_times(game: str, seats: int) -> Iterator[int]:
    bot = agent_named(game, USUAL)
    for number in count():
        table = new_table(game, seats, f"choices {number}", options_of_round(game, {}, f"choices {number}"))
        while table.outcome is None:
            decision = table.decisions[0]
            rng = FastRng(table.bot_seed(decision.seat))
            begin = thread_time_ns()
            option = answer_at(bot, table, decision, rng)
            if len(decision.options) > 1:
                yield thread_time_ns() - begin
            table.act(decision.seat, option)


def taken(times: Iterator[int], many: int) -> list[int]:
    """So many of them, in order of their length, without what the clock takes itself."""
    for _ in range(int(WARMING * many)):
        next(times)
    clock = min(-(thread_time_ns() - thread_time_ns()) for _ in range(1000))
    return sorted(max(0, next(times) - clock) for _ in range(many))


def told(what: str, times: Sequence[int], unit: int, name: str, value: float, bar: float) -> None:
    middle, average, late = median(times) / unit, mean(times) / unit, times[int(0.99 * len(times))] / unit
    reached = "reached" if value <= bar else "missed"
    print(f"  {what:8} median {middle:.3g}, mean {average:.3g}, p99 {late:.3g} {name}: {reached} ({bar:g} {name})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if left out")
    parser.add_argument(
        "--choices",
        type=int,
        default=4000,
        metavar="N",
        help="of each level, ten times as many of each policy (default 4000)",
    )
    given = parser.parse_args()
    print(f"{tumblehall.ENGINE} engine, {10 * given.choices} choices of each policy, {given.choices} of each level")
    for game in given.games or list_games():
        least, most = list_games()[game].seats
        for seats in (max(2, least), most):
            print(f"{game}, {seats} seats")
            quick = taken(policy_times(game, seats), 10 * given.choices)
            told("policy", quick, 1000, "µs", mean(quick) / 1000, POLICY)
            slow = taken(skilled_times(game, seats), given.choices)
            told(USUAL, slow, 10**6, "ms", slow[int(0.99 * len(slow))] / 10**6, SKILLED)


if __name__ == "__main__":
    main()
