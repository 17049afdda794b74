"""Names as people type them: without case, and with a guess where nothing is called so."""

from argparse import ArgumentTypeError
from collections.abc import Iterable
from difflib import get_close_matches

from tumblehall.library import list_games


def meant(text: str, names: Iterable[str]) -> str | None:
    """The name that is written so, whatever its case; None when there is none."""
    known = {name.casefold(): name for name in names}
    return known.get(text.casefold())


def guess(text: str, names: Iterable[str]) -> str:
    """A question to put behind a refusal; empty where nothing is near."""
    known = {name.casefold(): name for name in names}
    near = get_close_matches(text.casefold(), known, 1, 0.6)
    return f"; did you mean '{known[near[0]]}'?" if near else ""


def game_name(text: str) -> str:
    """The name of a game, as the type of an argument."""
    games = list_games()
    found = meant(text, games)
    if found is None:
        raise ArgumentTypeError(f'there is no game "{text}"; the games are {", ".join(games)}{guess(text, games)}')
    return found
