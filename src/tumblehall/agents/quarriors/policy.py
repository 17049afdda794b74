"""Quick play of Quarriors on the state itself, for playouts: the rules of thumb of the skilled player without its care.
All lies open in this game, so there is nothing that it must not read."""

from collections.abc import Callable

from tumblehall.agents.quarriors.quick_answers import (
    best_in_play,
    choose_list,
    cull,
    may_do,
    name,
    no,
    pick,
    player,
    react,
    score,
    turn_face,
    yes,
)
from tumblehall.agents.quarriors.quick_quests import keep_quest, split
from tumblehall.agents.quarriors.quick_turn import act
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame

Answer = Callable[[QuarriorsState, Frame, list[int], int], int]
ANSWERS: dict[int, Answer] = {
    steps.ACT: act, steps.SCORE: score, steps.EXPERT: score, steps.CULL: cull, steps.QUEST_CULL: cull,
    steps.NAME: name, steps.PICK: pick, steps.SEAT: player, steps.SEIZE: player, steps.MAY: yes,
    steps.MAY_DO: may_do, steps.CHOOSE: choose_list, steps.ATTACH: best_in_play, steps.COPY: best_in_play,
    steps.MAY_COPY: no, steps.TURN_FACE: turn_face, steps.SPLIT: split, steps.KEEP_QUEST: keep_quest,
    steps.REACT: react, steps.SENT: no, steps.TAKE: yes, steps.RETURN: yes, steps.ALTERNATIVE: no,
}  # fmt: skip
"""How each question is answered; the rest get the first option."""


def choose(s: QuarriorsState, seat: int, rng: Rng) -> int:
    """One of the options of a pending seat."""
    options = s.options_of(seat)
    if len(options) == 1:
        return options[0]
    frame = s.question_of(seat)
    answer = ANSWERS.get(frame[0])
    return options[0] if answer is None else answer(s, frame, options, seat)
