"""Immunity: what opponents' clauses do not reach (QM-1, Q40 to Q44, Q200 to Q204). It is asked wherever a clause would
choose, change, move, turn, roll or destroy a creature; damage and the rules themselves pass."""

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Source
from tumblehall.games.quarriors.rules import fits, voices
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready


def is_immune(s: QuarriorsState, seat: int, die: Ready, by: int, source: Source | None) -> bool:
    """Whether clauses of a player do not reach a creature in a ready area. `source` None: of a source that no card
    tells apart."""
    if not s.tables.has_immunity or by in (seat, NONE):
        return False
    shields = _shields(s, seat, die)
    return any(not to or source in to for to in shields) and not _pierces(s, by, shields)


def sources_of(s: QuarriorsState, seat: int, die: Ready) -> list[Source]:
    """The sources of opponents' clauses that do not reach a creature."""
    found = _shields(s, seat, die) if s.tables.has_immunity else []
    return [source for source in Source if any(not to or source in to for to in found)]


def _shields(s: QuarriorsState, seat: int, die: Ready) -> list[tuple[Source, ...]]:
    found = []
    for voice in voices.voices(s, m.Immune):
        clause = voice.said.clause
        assert isinstance(clause, m.Immune)
        if fits.covers(s, clause.of, voice, seat, die):
            found.append(clause.to)
    return found


def _pierces(s: QuarriorsState, by: int, shields: list[tuple[Source, ...]]) -> bool:
    """Q114: for the clauses of some players nobody else's creatures are immune, but for those that what opens it does
    not reach itself (Q209)."""
    piercing = [voice.said.source for voice in voices.voices(s, m.PierceImmunity) if voice.scope.me == by]
    return any(not any(source in to for to in shields) for source in piercing)
