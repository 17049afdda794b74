"""A small policy learns a game by playing itself, on one core in some minutes, and is measured against chance.

    pip install 'tumblehall[envs,train]'
    python examples/self_play.py --game quaeleon --games 3000

Each option has a row of numbers, so the policy scores options, whatever cards there are, and draws one. What led to
a win becomes more likely, what led to a loss less (REINFORCE, with the guessed result of the position as a baseline).
"""

import argparse
import time
from typing import Any

import numpy as np
import torch

from tumblehall.envs.pettingzoo import raw_env

BATCH = 32
"""Games between two steps of learning."""
TOLD = 320
"""Games after which it is said how far it is."""


class Policy(torch.nn.Module):
    """Scores the options of a position, and guesses how the game ends for whoever is asked."""

    def __init__(self, state: int, option: int, width: int = 128) -> None:
        super().__init__()
        self.position = torch.nn.Sequential(torch.nn.Linear(state, width), torch.nn.ReLU())
        self.option = torch.nn.Linear(option, width)
        self.score = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Linear(width, 1))
        self.result = torch.nn.Linear(width, 1)

    def forward(self, state: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.position(state)
        return self.score(hidden + self.option(rows)).squeeze(-1), torch.tanh(self.result(hidden)).squeeze(-1)


def seen(env: raw_env) -> tuple[torch.Tensor, torch.Tensor, list[int]]:
    """What the seat that is asked sees, and its options with their rows."""
    play = env.play
    seat, options = play.state.seat, list(play.state.options)
    return torch.from_numpy(play.observed(seat)), torch.from_numpy(play.rows(seat, options)), options


def play(env: raw_env, policy: Policy, learners: set[int], seed: int) -> tuple[list[Any], list[float]]:
    """One game, in which the other seats choose by chance: what the learners saw and did, and the rewards."""
    env.reset(seed=seed)
    chance, taken = np.random.default_rng(seed), []
    while env.play.state.outcome is None:
        seat = env.play.state.seat
        if len(env.play.state.options) == 1 or seat not in learners:
            option = int(chance.choice(env.play.state.options))
        else:
            state, rows, options = seen(env)
            with torch.no_grad():
                scores, _ = policy(state, rows)
            place = int(chance.choice(len(options), p=torch.softmax(scores.double(), 0).numpy()))
            taken.append((seat, state, rows, place))
            option = options[place]
        env.step(option)
    return taken, env.play.rewards()


def learn(policy: Policy, adam: torch.optim.Optimizer, lessons: list[tuple[Any, float]]) -> None:
    """One step, of what was done and what came of it."""
    losses = []
    for (_, state, rows, place), reward in lessons:
        scores, guess = policy(state, rows)
        shares = torch.log_softmax(scores, 0)
        better = reward - guess.detach()
        doubt = -(shares.exp() * shares).sum()
        losses.append(-better * shares[place] + (guess - reward) ** 2 - 0.01 * doubt)
    adam.zero_grad()
    torch.stack(losses).mean().backward()
    torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    adam.step()


def won_against_chance(env: raw_env, policy: Policy, games: int) -> float:
    """The share of games won, from both seats in turns; a shared win is half of one."""
    points = 0.0
    for number in range(games):
        _, rewards = play(env, policy, {number % 2}, 1_000_000 + number // 2)
        points += (rewards[number % 2] + 1) / 2
    return points / games


def main(argv: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="quaeleon")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--measure", type=int, default=200, help="games against chance, before and after")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    env = raw_env(asked.game, seats=2)
    policy = Policy(env.play.encoding.state_size, env.play.encoding.option_size)
    adam = torch.optim.Adam(policy.parameters(), lr=1e-3)
    print(f"before: {won_against_chance(env, policy, asked.measure):.0%} against chance", flush=True)
    begun = time.process_time()
    for start in range(0, asked.games, BATCH):
        lessons = []
        for number in range(start, min(start + BATCH, asked.games)):
            taken, rewards = play(env, policy, {0, 1}, asked.seed * 10_000_000 + number)
            lessons += [(each, rewards[each[0]]) for each in taken]
        learn(policy, adam, lessons)
        done = min(start + BATCH, asked.games)
        if done % TOLD == 0:
            print(f"{done} of {asked.games} games, {time.process_time() - begun:.0f} s of the processor", flush=True)
    spent = time.process_time() - begun
    share = won_against_chance(env, policy, asked.measure)
    print(f"after {asked.games} games and {spent:.0f} s of the processor: {share:.0%} against chance")
    return share


if __name__ == "__main__":
    main()
