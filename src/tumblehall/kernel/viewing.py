"""A view as a seat is given it: the head that all have, and the game's own part."""

from typing import Any

from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.position import dump_outcome
from tumblehall.kernel.values import Json
from tumblehall.kernel.view import SharedView


def view_of(game: Game[Any], state: State, seat: int | None, step: int) -> dict[str, Json]:
    """All that a seat may know, as plain JSON values; None is an onlooker."""
    outcome = state.outcome
    shared: SharedView = {
        "game": game.info.name,
        "seat": seat,
        "players": state.players,
        "step": step,
        "to_act": list(state.seats),
        "outcome": None if outcome is None else dump_outcome(outcome),
    }
    return {**shared, **game.view(state, seat)}
