"""Whom damage by an effect can reach: the creatures of parties, and the players who have some (Q152)."""

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import Players
from tumblehall.games.quarriors.language.terms import Source
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.mechanisms.immunity import is_immune
from tumblehall.games.quarriors.rules.numbers import seats_of
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready, Scope


def players_for(s: QuarriorsState, program: int, at: int, players: Players, scope: Scope) -> list[int]:
    """The players that may be chosen for an effect: of damage those in whose party somebody can be named (Q152)."""
    page = s.tables.program(program)
    seats = seats_of(s, players, scope)
    if not isinstance(page.effects[at], e.Damage):
        return seats
    return [seat for seat in seats if takers_of(s, seat, scope.me, page.source)]


def takers_of(s: QuarriorsState, seat: int, me: int, source: Source) -> list[Ready]:
    """The creatures of a party that damage by an effect reaches."""
    reached = [die for die in party_of(s, seat) if not die.safe and not die.fate]
    return [die for die in reached if not (s.tables.has_immunity and is_immune(s, seat, die, me, source))]
