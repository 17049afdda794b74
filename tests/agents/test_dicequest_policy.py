"""The policy of Dicequest on the state: it answers every question, and what it reads is open to all."""

from typing import Any

import pytest

from tumblehall.agents.dicequest.policy import ANSWERS, choose
from tumblehall.games.dicequest import GAME
from tumblehall.games.dicequest.rules.engine import STEPS
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.position import dump_position

TABLES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, {"mode": "coop", "difficulty": "hard"}) for seats in (1, 2, 3, 4)),
    *((1, {"mode": "coop", "difficulty": difficulty}) for difficulty in ("practice", "heroic", "legendary", "godly")),
]


def begun(seats: int, seed: str, options: dict[str, Any]) -> tuple[DicequestState, FastRng]:
    rng = FastRng(seed)
    state = GAME.new_state(seats, GAME.read_options(options, seats), rng)
    state.run(rng)
    return state, rng


def test_there_is_an_answer_to_every_question() -> None:
    assert set(ANSWERS) == {number for number, step in enumerate(STEPS) if step.ask is not None and number}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_are_answered_with_options_on_offer(seats: int, options: dict[str, Any]) -> None:
    for number in range(3):
        state, rng = begun(seats, f"whole {number}", options)
        while state.outcome is None:
            state.apply(choose(state, state.seat, rng), rng)


def test_nothing_is_hidden_so_an_imagined_position_is_the_true_one() -> None:
    looked = 0
    for number in range(12):
        state, rng = begun(2, f"open {number}", {})
        options = GAME.read_options({}, 2)
        while state.outcome is None:
            aside = FastRng("aside")
            other = state.imagine(state.seat, aside)
            if looked % 7 == 0:
                assert dump_position(GAME, other, options) == dump_position(GAME, state, options)
            assert choose(other, state.seat, rng) == choose(state, state.seat, rng)
            assert aside.state == FastRng("aside").state
            state.apply(choose(state, state.seat, rng), rng)
            looked += 1
    assert looked > 1000
