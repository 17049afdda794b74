"""Whom one plays against: by level a name, how it plays, and how strong it was when it was measured. Every form of the
product tells the same."""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypedDict

from tumblehall.agents.roster import USUAL

FIGURES = "strengths.json"
"""Beside this file: what came of matches of two, written by `tools/strengths.py`."""


@dataclass(frozen=True, slots=True)
class Character:
    name: str
    plays: str


CHARACTERS: Final = {
    "novice": Character("Pip", "Plays what looks good at first sight, and overlooks what beginners overlook."),
    "skilled": Character("Marten", "Plays soundly by rules of thumb, and answers at once."),
    "expert": Character("Isolde", "Tries its plans on imagined turns before it answers, for a blink of an eye."),
    "champion": Character("Corvin", "Tries far more than the expert before it answers, and gives nothing away."),
}
"""The levels that games have."""


class Figure(TypedDict):
    """What a level won against another, in games of two."""

    game: str
    level: str
    against: str
    share: float
    interval: list[float]
    """The share is in it in 95 of 100 such matches."""
    games: int


def told_of(game: str, level: str) -> str:
    """All that is to be said of a level, in a few sentences."""
    character = CHARACTERS.get(level)
    return f"{character.name}. {character.plays} {strength_of(game, level)}" if character else strength_of(game, level)


def strength_of(game: str, level: str) -> str:
    """How strong a level is, in a sentence: against the usual one, or what else it has met. Nothing that was not
    measured."""
    own = [figure for figure in figures() if figure["game"] == game and figure["level"] == level]
    if not own:
        return "How strong it is here was not measured yet."
    figure = next((figure for figure in own if figure["against"] == USUAL), own[0])
    low, high = figure["interval"]
    return (
        f"Won {100 * figure['share']:.0f} % of {figure['games']} games of two against {figure['against']}; "
        f"its true share is likely {100 * low:.0f} to {100 * high:.0f} %."
    )


@lru_cache(1)
def figures() -> list[Figure]:
    read: list[Figure] = json.loads((files("tumblehall.agents") / FIGURES).read_text("utf-8"))
    return read
