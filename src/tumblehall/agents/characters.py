"""Whom one plays against: by level a name, how it plays, and how strong it was when it was measured. Every form of the
product tells the same."""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypedDict

from tumblehall.agents.roster import USUAL, agents_for

FIGURES = "strengths.json"
"""Beside this file: what came of matches of two, written by `tools/strengths.py`."""


@dataclass(frozen=True, slots=True)
class Character:
    name: str
    plays: str
    suits: str
    """For whom it is a match."""


CHARACTERS: Final = {
    "novice": Character(
        "Rosa Goblin",
        "Plays what looks good at first sight, and overlooks what beginners overlook.",
        "A first game, or children.",
    ),
    "skilled": Character(
        "Aunt Nettle", "Plays soundly by rules of thumb, and answers at once.", "You have played it before."
    ),
    "expert": Character(
        "Old Bramble", "Tries its plans on imagined turns before it answers, in a blink.", "You know the game."
    ),
    "champion": Character(
        "Vermilion",
        "Tries far more than the expert before it answers, and gives nothing away.",
        "Bring your best dice.",
    ),
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
    stopped: bool
    """Whether the match ended as soon as it was decided, by the arena's sequential test."""


def told_of(game: str, level: str) -> str:
    """All that is to be said of a level, in a few sentences."""
    character = CHARACTERS.get(level)
    return f"{character.name}. {character.plays} {strength_of(game, level)}" if character else strength_of(game, level)


def strength_of(game: str, level: str) -> str:
    """How strong a level is: against the usual one, and against the one below it. Nothing that was not measured."""
    own = {figure["against"]: figure for figure in figures() if (figure["game"], figure["level"]) == (game, level)}
    levels = list(agents_for(game))
    below = levels[: levels.index(level)][-1:] if level in levels else []
    told = [own[other] for other in dict.fromkeys((USUAL, *below)) if other in own]
    if not told:
        return "How strong it is here was not measured yet."
    rough = any(figure["stopped"] for figure in told)
    ended = " Games that ended once it was decided give rough shares." if rough else ""
    return f"Games of two: won {' and '.join(map(_share, told))}.{ended}"


def _share(figure: Figure) -> str:
    low, high = figure["interval"]
    likely = f"likely {100 * low:.0f} to {100 * high:.0f} %"
    return f"{100 * figure['share']:.0f} % of {figure['games']} against {figure['against']} ({likely})"


def wins_of(game: str, level: str) -> float | None:
    """The share of games of two that a level wins against the usual one; None: not measured. The usual one is the
    measure: against itself it wins half of them."""
    if level == USUAL:
        return 0.5
    met = (f for f in figures() if (f["game"], f["level"], f["against"]) == (game, level, USUAL))
    return next((figure["share"] for figure in met), None)


@lru_cache(1)
def figures() -> list[Figure]:
    read: list[Figure] = json.loads((files("tumblehall.agents") / FIGURES).read_text("utf-8"))
    return read
