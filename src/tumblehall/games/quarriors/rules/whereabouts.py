"""Where a die in play is, what it bears, and whether it fights: what selectors ask of it beside what it is."""

from typing import Final

from tumblehall.games.quarriors.language.terms import HOST, THIS, Side, What, Zone
from tumblehall.games.quarriors.rules import numbers
from tumblehall.games.quarriors.rules.state import BEYOND, CLOCKWISE, NONE, QuarriorsState, Ready, Scope

ATTACKERS: Final = Side.ATTACKERS
DEFENDERS: Final = Side.DEFENDERS
QUARTIFACT: Final = What.QUARTIFACT
QUEST: Final = Zone.QUEST
HERE: Final = Zone.HERE
CHALLENGE: Final = Zone.CHALLENGE
BATTLE: Final = Zone.BATTLE
SUMMONED: Final = Zone.SUMMONED
NAMED: Final = Zone.NAMED
BORNE: Final = (What.SPELL, What.SPELL_DIE, What.DIE)
"""What can lie beside a creature."""


def fighters(s: QuarriorsState, side: Side, me: int) -> tuple[int, ...]:
    """In a challenge both sides attack; those of the side that is not ME's may be named (QQ-22)."""
    battle = s.battle
    if battle is None:
        return ()
    if battle.quest == NONE:
        return (s.turn,) if side is ATTACKERS else CLOCKWISE[s.players][s.turn][1:]
    if side is ATTACKERS:
        return s.turn, battle.against
    return tuple(seat for seat in (battle.against, s.turn) if seat != me and me in (battle.against, s.turn))


def is_what(s: QuarriorsState, what: What, code: int) -> bool:
    """Whether a die beside a creature is of that sort: a quartifact is neither spell nor any other die (Q361)."""
    return (s.quests is not None and code >> 3 in s.tables.quests) == (what is QUARTIFACT)


def bears(s: QuarriorsState, sorts: tuple[What, ...], die: Ready) -> bool:
    """Whether one of the dice beside a creature is of one of those sorts."""
    quests = s.tables.quests
    return any(
        what is QUARTIFACT if code >> 3 in quests else what in BORNE for code, _ in die.attached for what in sorts
    )


def stands_in(s: QuarriorsState, zone: Zone, seat: int, die: Ready, scope: Scope) -> bool:
    if zone is SUMMONED:
        return die.summoned
    if zone is NAMED:
        return die.named
    if zone is BATTLE:
        return fights(s, ATTACKERS, seat, die) or fights(s, DEFENDERS, seat, die)
    if zone is QUEST:
        return die.questing
    if zone is HERE:
        return accompanies(s, die, scope)
    if zone is CHALLENGE:
        return s.battle is not None and s.battle.quest != NONE and fights(s, ATTACKERS, seat, die)
    return True


def fights(s: QuarriorsState, side: Side, seat: int, die: Ready) -> bool:
    """Whether a creature attacks, or may be named, in the battle under way."""
    if s.battle is None:
        return False
    if s.battle.quest != NONE:  # QQ-22: all of both parties attack and defend
        return die.questing and any(tag == die.tag for tag, _ in s.battle.shares)
    if side is ATTACKERS:
        return seat == s.turn and any(tag == die.tag for tag, _ in s.battle.shares)
    there = not die.questing or s.battle.spilled >> seat & 1 == 1
    return there and seat != s.turn and not die.safe and s.tables.faces[die.code].creature


def accompanies(s: QuarriorsState, die: Ready, scope: Scope) -> bool:
    """Whether a creature is in the area where THIS is, or the creature beside which THIS lies (QQ-22)."""
    this = numbers.things(s, HOST if scope.this >= BEYOND else THIS, scope)
    found = numbers.standing(s, this[0]) if this else None
    return found is not None and found[1].questing == die.questing
