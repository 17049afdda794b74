"""The question a seat is asked, in words and as data."""

from typing import Any

from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.values import Decision


def decision_of(game: Game[Any], state: State, seat: int) -> Decision:
    """What a pending seat is asked, with its options in the order of `state.options_of(seat)`."""
    frame = state.question_of(seat)
    options = state.options_of(seat)
    described = game.describe_all(state, frame, options)
    kind = state.STEPS[frame[0]].name
    safe = game.safe_answer(state, frame, options)
    assert safe in options, f"the safe answer {safe} of the question {kind} is not on offer"
    return Decision(
        seat=seat,
        kind=kind,
        prompt=game.prompt(state, frame),
        rule=game.rule(state, frame),
        options=described,
        default=described[options.index(safe)].id,
        about=game.about(state, frame),
    )
