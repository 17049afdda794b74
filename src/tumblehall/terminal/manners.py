"""How games are answered, by verbs, the first word of an option's id: the same as the browser's `manners.json` of each
game, which a test compares. And what becomes of a question with only one answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tumblehall.kernel.values import Decision, Option


@dataclass(frozen=True, slots=True)
class Manners:
    throws: tuple[str, ...] = ()
    """My throw of dice: a lone one is pressed."""
    ends: tuple[str, ...] = ()
    """Ends, passes or goes on: the key 0."""
    quiet: tuple[str, ...] = ()
    """Seldom wanted: it comes last."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """Gives something away, and what that is: it has a capital letter, and asks once."""

    def ends_with(self, option: Option) -> bool:
        return verb_of(option) in self.ends

    def given_away(self, option: Option) -> str:
        return self.letters.get(verb_of(option), "")


MANNERS: Final[Mapping[str, Manners]] = {
    "quarriors": Manners(
        ends=("next", "end-turn", "pass", "pass-turn", "depart-after"),
        quiet=("spend",),
        letters={"drop": "The spell leaves your ready area."},
    ),
    "angryquest": Manners(
        throws=("roll", "roll-again"),
        ends=("end-turn", "pass", "wait"),
        letters={"replace": "The character leaves your team, with its upgrades."},
    ),
    "dicequest": Manners(
        throws=("roll",),
        ends=("go", "next", "done", "end-turn"),
        letters={
            "graduate": "The hero leaves your party, with what it carries.",
            "discard": "The item goes back under its deck.",
        },
    ),
    "quaeleon": Manners(ends=("confirm", "end-turn", "pass", "no"), quiet=("unstack",)),
}
PLAIN = Manners()


def manners_of(game: str) -> Manners:
    return MANNERS.get(game, PLAIN)


def verb_of(option: Option) -> str:
    return option.id.split(" ", 1)[0]


# -- the only answer ----------------------------------------------------------------------------------------------

WAIT, AT_ONCE, NEVER = "wait", "at-once", "never"
LONE: Final[Mapping[str, str]] = {
    WAIT: "goes by itself after a short wait",
    AT_ONCE: "goes by itself at once",
    NEVER: "waits for its key",
}
"""What can become of an end that is the only answer, by the names of the browser's setting."""


def lone_end(decision: Decision | None, manners: Manners) -> Option | None:
    """The only answer, if it ends or goes on."""
    if decision is None or len(decision.options) != 1 or not manners.ends_with(decision.options[0]):
        return None
    return decision.options[0]
