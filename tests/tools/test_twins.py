"""The first games of every game and set go as they went when their hashes were kept, with either engine. A change of
rules that is meant renews them: tools/twins.py --keep."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tools.twins import KEPT_GAMES, boxes, differences, digest, kept, play, state_of
from tumblehall.kernel.dice import FastRng

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("box", boxes())
def test_games_go_as_they_were_kept(box: str) -> None:
    assert digest([play(box, number) for number in range(KEPT_GAMES)]) == kept()[box]


def test_the_first_game_that_differs_is_told() -> None:
    same, other = ["a", "b", "c"], ["a", "x", "y"]
    before = {"chess": [same, same, same], "go": [same]}
    assert list(differences(before, before)) == []
    now = {"chess": [same, other, other], "go": [same]}
    assert list(differences(before, now)) == ["chess: game 1 differs in events, final"]


PICKLE = """
import pickle, sys
from tumblehall.kernel.dice import FastRng
import tools.twins
rng = FastRng("pickled")
game, state = tools.twins.state_of(sys.argv[1], 0, rng)
state.run(rng)
for _ in range(40):
    seat = state.seats[0]
    options = state.options_of(seat)
    state.apply_for(seat, options[rng.below(len(options))], rng)
print(pickle.dumps(state).hex(), rng.state)
"""


@pytest.mark.parametrize("box", ["quarriors quartifacts", "angryquest", "quaeleon", "dicequest"])
def test_a_state_that_was_pickled_plain_is_read_by_this_engine(box: str) -> None:
    env = os.environ | {"TUMBLEHALL_ENGINE": "plain"}
    done = subprocess.run([sys.executable, "-c", PICKLE, box], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pickled, left = done.stdout.split()
    read = pickle.loads(bytes.fromhex(pickled))
    rng = FastRng("pickled")
    game, state = state_of(box, 0, rng)
    state.run(rng)
    for _ in range(40):
        seat = state.seats[0]
        options = state.options_of(seat)
        state.apply_for(seat, options[rng.below(len(options))], rng)
    assert game.dump(read) == game.dump(state)
    assert (read.seats, read.options, str(rng.state)) == (state.seats, state.options, left)
    read.apply_for(read.seats[0], read.options_of(read.seats[0])[0], rng)


RANK = """
import sys
from tumblehall.agents.effort import Effort
from tumblehall.agents.roster import agent_named
from tumblehall.agents.sight import Sight
from tumblehall.games import GAMES
from tumblehall.kernel.dice import FastRng
from tumblehall.library import new_table
Effort.rounds = lambda self, each: iter(range(3))  # seconds could end it elsewhere
for game in GAMES:
    table, bot, rng, asked = new_table(game, 2, "alike"), agent_named(game, "expert"), FastRng("alike"), 0
    while asked < 4:
        seat = table.decisions[0].seat
        ranking = bot.rank(Sight.of(table, seat, rng), rng)
        table.act(seat, ranking[0].option)
        asked += len(ranking) > 1
        print(game, ranking)
"""


def test_who_looks_ahead_ranks_alike_by_the_plain_engine_and_by_this_one_in_any_process() -> None:
    def ranked(engine: dict[str, str]) -> str:
        env = os.environ | engine
        done = subprocess.run([sys.executable, "-c", RANK], cwd=ROOT, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    plain = ranked({"TUMBLEHALL_ENGINE": "plain", "PYTHONHASHSEED": "1"})
    assert plain == ranked({"PYTHONHASHSEED": "2"})
    assert plain.count("Ranked") > 40
