"""One object for each face of a die: what it shows and what its card says on it. Made once for each card."""

from dataclasses import dataclass
from typing import Final

from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Moment, Source

NO_PROGRAM: Final = -1
PURSES: Final = {"": 0, "light": 1, "dark": 2}
"""Kinds of quiddity by the energy on a face."""
FIGURES: Final = {m.Attack, m.Defence, m.Stats, m.Copy}


@dataclass(frozen=True, slots=True)
class Said:
    """A clause as it stands on a card."""

    clause: c.Clause
    source: Source
    name: str
    """How positions write it: `Life/Charm:S:1`, `Life/Charm:S:1.1` for one that it lays on a player."""
    program: int
    """The number of its list of effects among those of the card; NO_PROGRAM."""
    number: int
    """Its own number among the clauses of the card."""


class CardFace:
    """See above. Words that no card says on it cost nothing: they are in no table."""

    __slots__ = (
        "alike", "at_ready", "attach", "cast", "changes_figures", "changes_glory", "coin", "copies", "creature",
        "doomed", "enchants", "face", "host_says", "host_when", "idle", "immediate", "level", "lock", "purse",
        "quiddity", "react", "said", "says", "speaks", "spell", "uses", "when", "worth",
    )  # fmt: skip

    def __init__(
        self,
        face: Face,
        said: tuple[Said, ...],
        attached: tuple[Said, ...],
        alike: int,
        enchanting: tuple[Said, ...] = (),
    ) -> None:
        self.face = face
        self.said = said
        """All its clauses."""
        self.alike = alike
        """The first face of the die that looks the same and says the same."""
        self.creature = face.creature
        self.spell = face.spell
        self.lock = face.lock
        self.speaks = face.creature or face.lock
        """Whether its clauses work while the die stands in a ready area, locked or not."""
        self.level = face.level
        self.enchants = bool(enchanting)
        """Whether it is an enchantment: a spell whose clauses work from the ready area (Q58)."""
        own = () if face.carried else said
        self.says = by_word((*own, *enchanting))
        """Its clauses by their word, triggers apart."""
        self.host_says = by_word(attached)
        """Those that work beside a host."""
        self.when = by_moment((*own, *enchanting))
        """Triggers of the die by moment."""
        self.host_when = by_moment(attached)
        self.uses = self.says.get(c.Use, ())
        self.immediate = face.immediate or bool(self.uses)
        self.quiddity = face.quiddity
        for one in self.says.get(m.FaceQuiddity, ()):
            assert isinstance(one.clause, m.FaceQuiddity)
            self.quiddity = one.clause.n
        self.purse = PURSES[face.energy]
        self.worth = self.quiddity if face.coin or not face.quiddity else 0
        """The quiddity for which the die can be spent."""
        self.coin = self.worth and self.worth << 1 | self.immediate
        """What matters when it pays: twice its quiddity, one more if it shows an immediate effect too; else 0."""
        self.idle = not (self.immediate or self.spell or self.speaks)
        """Whether it shows quiddity or nothing."""
        self.at_ready = self._only(c.AtReady)
        self.cast = self._only(c.Cast)
        self.attach = self._only(c.Attach)
        self.react = self._only(c.React)
        self.copies = self._copies()
        self.changes_figures = bool(FIGURES & self.says.keys())
        """Whether it says anything of attack or defence."""
        self.changes_glory = m.ScoreGlory in self.says
        self.doomed = m.Doomed in self.says

    def _copies(self) -> m.Copy | None:
        """What it says about copying."""
        for one in self.says.get(m.Copy, ()):
            assert isinstance(one.clause, m.Copy)
            return one.clause
        return None

    def _only(self, word: type) -> Said | None:
        found = self.says.get(word)
        return found[0] if found else None


def by_word(said: tuple[Said, ...]) -> dict[type, tuple[Said, ...]]:
    table: dict[type, tuple[Said, ...]] = {}
    for one in said:
        if not isinstance(one.clause, c.When):
            word = type(one.clause)
            table[word] = (*table.get(word, ()), one)
    return table


def by_moment(said: tuple[Said, ...]) -> dict[Moment, tuple[Said, ...]]:
    table: dict[Moment, tuple[Said, ...]] = {}
    for one in said:
        if isinstance(one.clause, c.When):
            table[one.clause.moment] = (*table.get(one.clause.moment, ()), one)
    return table
