"""The names that events carry. They are names, not English: the edges make words of them."""

from tumblehall.games.angryquest.content.facts import COLOURS
from tumblehall.games.angryquest.rules.state import NONE, AngryState


def player_name(s: AngryState, seat: int) -> str:
    """A player is called by colour once there is one."""
    return f"seat {seat}" if s.colour[seat] == NONE else COLOURS[s.colour[seat]]
