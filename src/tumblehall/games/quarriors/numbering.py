"""Numbers for everything that can become pending: clauses and lists of effects. Given once, for all cards, in the order
of the cards, so that a position means the same in every game."""

from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.compile import COMPILED

CLAUSES: list[w.Clause] = []
PROGRAMS: list[tuple[w.Effect, ...]] = []
CLAUSE_NUMBERS: dict[w.Clause, int] = {}
PROGRAM_NUMBERS: dict[tuple[w.Effect, ...], int] = {}
WAITING: dict[int, int] = {}
"""For each list of effects that may wait for its moment the number of the clause that it then is."""
WATCHED: set[int] = set()
"""The numbers of the clauses that an effect lays on a player."""


def _number_clauses(clauses: tuple[w.Clause, ...]) -> None:
    for clause in clauses:
        effects: tuple[w.Effect, ...] = ()
        match clause:
            case w.When() | w.Use() | w.AtReady() | w.Cast() | w.React() | w.Instead():
                effects = clause.do
            case w.Attach():
                _number_clauses(clause.clauses)
            case _:
                pass
        if clause not in CLAUSE_NUMBERS:
            CLAUSE_NUMBERS[clause] = len(CLAUSES)
            CLAUSES.append(clause)
            if effects:
                _number_effects(effects)


def _number_effects(effects: tuple[w.Effect, ...]) -> int:
    for effect in effects:
        match effect:
            case w.Then():
                _number_effects(effect.do)
            case w.Later():
                later = w.When(effect.moment, effect.do)
                _number_clauses((later,))
                WAITING[PROGRAM_NUMBERS[effect.do]] = CLAUSE_NUMBERS[later]
            case w.Watch():
                _number_clauses((effect.clause,))
                WATCHED.add(CLAUSE_NUMBERS[effect.clause])
            case _:
                pass
    if effects not in PROGRAM_NUMBERS:
        PROGRAM_NUMBERS[effects] = len(PROGRAMS)
        PROGRAMS.append(effects)
    return PROGRAM_NUMBERS[effects]


for _card in COMPILED:
    for _clauses in (*_card.faces, _card.wilds):
        _number_clauses(_clauses)
