"""The question a seat is asked, in words and as data."""

from collections.abc import Sequence
from typing import Any

from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game, asking_of
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


def option_called(game: Game[Any], state: State, seat: int, id: str, made: Sequence[Decision] | None) -> int | None:
    """The option of a seat that has this id; None: none on offer has. Where nobody has looked at the decisions, as in a
    replay, nothing is put into words for it."""
    options = state.options_of(seat)
    if not options:
        return None
    if made is not None:
        asked = next((decision for decision in made if decision.seat == seat), None)
        ids = () if asked is None else tuple([option.id for option in asked.options])
    else:
        frame = state.question_of(seat)
        asking = asking_of(state, frame)
        ids = tuple([game.id_of(state, frame, asking, option) for option in options])
    return options[ids.index(id)] if id in ids else None
