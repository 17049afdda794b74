"""Lists of effects and clauses of one card, numbered and named: what pending work and positions refer to."""

from dataclasses import dataclass
from functools import cached_property

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.faces import NO_PROGRAM, Said
from tumblehall.games.quarriors.language.terms import Source


@dataclass(frozen=True)
class Program:
    """A list of effects that runs one by one."""

    effects: tuple[e.Effect, ...]
    source: Source
    name: str
    """Named by its clause; one inside it with `/k` behind, the k-th such list in reading order."""
    inner: tuple[tuple[int, ...], ...]
    """For each effect the numbers of the lists inside it, or of the clause that it lays on a player."""

    @cached_property
    def always(self) -> bool:
        """Whether its first effect can be done whatever lies on the table."""
        return isinstance(self.effects[0], ALWAYS)


ALWAYS = (e.GainQuiddity, e.DrawRoll, e.MoreCaptures, e.Watch, e.Score)


class Pages:
    """Collects the clauses and lists of effects of one card; equal ones are one."""

    def __init__(self) -> None:
        self.clauses: list[Said] = []
        self.programs: list[Program] = []
        self._known: dict[tuple[c.Clause, Source], Said] = {}
        self._lists: dict[tuple[tuple[e.Effect, ...], Source], int] = {}
        self._laid = self._nested = 0

    def clause(self, clause: c.Clause, source: Source, name: str) -> Said:
        """A clause of the card itself."""
        self._laid = self._nested = 0
        return self._clause(clause, source, name, name)

    def _clause(self, clause: c.Clause, source: Source, name: str, root: str) -> Said:
        known = self._known.get((clause, source))
        if known is not None:
            return known
        program = NO_PROGRAM
        if isinstance(clause, c.When | c.Use | c.AtReady | c.Cast | c.React | c.Activate | c.Instead):
            program = self._program(clause.do, source, name, root)
        said = Said(clause, source, name, program, len(self.clauses))
        self._known[clause, source] = said
        self.clauses.append(said)
        return said

    def _program(self, effects: tuple[e.Effect, ...], source: Source, name: str, root: str) -> int:
        known = self._lists.get((effects, source))
        if known is not None:
            return known
        inner = tuple(self._inside(effect, source, root) for effect in effects)
        self._lists[effects, source] = len(self.programs)
        self.programs.append(Program(effects, source, name, inner))
        return len(self.programs) - 1

    def _inside(self, effect: e.Effect, source: Source, root: str) -> tuple[int, ...]:
        match effect:
            case e.Watch(_, clause):
                self._laid += 1
                return (self._clause(clause, source, f"{root}.{self._laid}", root).number,)
            case e.Later(moment, do):
                self._laid += 1
                return (self._clause(c.When(moment, do), source, f"{root}.{self._laid}", root).number,)
            case e.Then(do) | e.Repeat(_, do) | e.ForEach(_, do) | e.May(do):
                return (self._list(do, source, root),)
            case e.If(_, do, otherwise):
                return tuple(self._list(part, source, root) for part in (do, otherwise) if part)
            case e.OneOf(options):
                return tuple(self._list(part, source, root) for part in options)
            case e.GainDie(otherwise=otherwise) if otherwise:
                return (self._list(otherwise, source, root),)
            case e.RerollQuestDie(bonus=bonus) if bonus:
                return (self._list(bonus, source, root),)
            case _:
                return ()

    def _list(self, effects: tuple[e.Effect, ...], source: Source, root: str) -> int:
        self._nested += 1
        return self._program(effects, source, f"{root}/{self._nested}", root)
