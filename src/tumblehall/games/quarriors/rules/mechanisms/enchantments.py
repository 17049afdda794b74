"""Enchantments: spells that are readied and never cast, and work from the ready area. Of several dice of one card only
a player's first one works (Q58, Q277)."""

from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready


def is_working(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether a die in a ready area is an enchantment that works."""
    if not s.tables.faces[die.code].enchants:
        return False
    return next(other.tag for other in s.ready[seat] if other.code >> 3 == die.code >> 3) == die.tag


def has_enchantment(s: QuarriorsState, seat: int) -> bool:
    return s.tables.has_enchantments and any(s.tables.faces[die.code].enchants for die in s.ready[seat])
