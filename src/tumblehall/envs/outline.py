"""A position in words, for people who look at what a program does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.values import Json
from tumblehall.kernel.viewing import view_of


def outline(game: Game[Any], state: State, seat: int | None) -> str:
    """What a seat sees (None: what everybody does), who is asked what, and the options with their numbers."""
    lines = [game.info.title, *_told(view_of(game, state, seat, 0), 1)]
    if state.outcome is not None:
        winners = ", ".join(f"seat {winner}" for winner in state.outcome.winners) or "nobody"
        lines.append(f"Over: {winners}. {state.outcome.reason}")
    for asked in state.seats:
        if seat in (None, asked):
            decision = decision_of(game, state, asked)
            lines.append(f"Seat {asked}: {decision.prompt}")
            numbered = zip(state.options_of(asked), decision.options, strict=True)
            lines += [f"  {number:5} {option.label} [{option.id}]" for number, option in numbered]
    return "\n".join(lines)


def _told(value: Json, depth: int) -> Iterator[str]:
    """A value line by line; what fits into one line stands in one."""
    pairs = value.items() if isinstance(value, Mapping) else ((f"{at}", each) for at, each in enumerate(value))
    for name, each in pairs:
        if _is_plain(each):
            yield f"{'  ' * depth}{name}: {_plain(each)}"
        else:
            yield f"{'  ' * depth}{name}:"
            yield from _told(each, depth + 1)


def _is_plain(value: Json) -> bool:
    if isinstance(value, Mapping):
        return not value
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(not isinstance(each, (Mapping, list, tuple)) for each in value)
    return True


def _plain(value: Json) -> str:
    if isinstance(value, (list, tuple, Mapping)):
        return ", ".join(map(str, value)) or "-"
    return str(value)
