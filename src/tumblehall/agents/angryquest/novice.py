"""Somebody who has read the rules and plays for the first time. Nothing is left to chance; what is overlooked:

- the monster: characters are kept, and attributes upgraded, by how big their numbers are, whatever it asks for;
- danger: neither who is behind nor a curse space is looked at;
- odds: whoever can be reached is attacked, with the most dice;
- the others: the character that is furthest runs on alone, and settlements are passed by;
- time: the monster is faced when all are there, not before.
"""

# ruff: noqa: ARG001 (all that answer questions share one signature)

from collections.abc import Mapping

from tumblehall.agents.angryquest.heuristic import Score, again, best_scored, pick, subject, who, word
from tumblehall.agents.angryquest.worth import progress
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.content.board import KIND, SPACE_NUMBERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES
from tumblehall.games.angryquest.rules.lair import fighters_of
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option


class NoviceAgent:
    """Plays from the view and the decision alone."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        return best_scored(SCORES, view, decision)


def keep(_: AngryState, __: Decision, option: Option) -> float:
    return -sum(CHARACTERS[who(option)].values)


def newcomer(_: AngryState, __: Decision, option: Option) -> float:
    return sum(CHARACTERS[who(option)].values)


def opening(s: AngryState, asked: Decision, option: Option) -> float:
    gathered = len(fighters_of(s, asked.seat)) == len(s.team[asked.seat])
    return float((option.id == "fight") == gathered)


def move(s: AngryState, asked: Decision, option: Option) -> float:
    """Into the lair; else the leader as far as it gets, but not past its gate."""
    if not option.id.startswith("move"):
        return -1.0 if option.id == "wait" else -100.0
    c, end = CHARACTER_NUMBERS[word(option, 1)], SPACE_NUMBERS[word(option, 2)]
    if KIND[end] == "lair":
        return 1000.0
    if KIND[end] in ("settlement", "road"):
        return 0.0
    here, there = progress(s, c, s.where[c]), progress(s, c, end)
    return there if there > here else -50.0


def attack(s: AngryState, asked: Decision, option: Option) -> float:
    """Always, with the most dice."""
    return -1.0 if option.id == "pass" else value_of(s, subject(asked), ATTRIBUTES.index(word(option, 2)))


def use(s: AngryState, asked: Decision, option: Option) -> float:
    """The most dice, to defend and against the monster."""
    attribute = ATTRIBUTES.index(word(option, 1))
    fighters = fighters_of(s, asked.seat) if s.fight is None else [s.fight[1]]
    return sum(value_of(s, c, attribute) for c in fighters)


def town(s: AngryState, asked: Decision, option: Option) -> float:
    """What is big already."""
    if not option.id.startswith("upgrade"):
        return 0.0
    return 1.0 + value_of(s, subject(asked), ATTRIBUTES.index(word(option, 1)))


def yes(_: AngryState, __: Decision, option: Option) -> float:
    return float(option.id != "pass")


SCORES: dict[str, Score] = {
    "keep": keep, "opening": opening, "move": move, "share": move, "clash": attack, "shot": attack, "defend": use,
    "second-try": again, "spoils": yes, "advance": yes, "luck": yes, "rally": pick, "shove": pick,
    "pass-curse": pick, "town": town, "newcomer": newcomer, "assault": use,
}  # fmt: skip
"""How the options of each kind of question are scored; other questions get the safe answer."""
