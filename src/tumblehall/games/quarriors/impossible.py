"""Positions that are well written but that no game can come to: refused with the place and the rule."""

from tumblehall.games.quarriors.numbers import goal_of
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import NO_FACE, NONE, QuarriorsState, Ready
from tumblehall.kernel.reading import Doc


def refuse_impossible(doc: Doc, s: QuarriorsState) -> None:
    """BadInput where a position, already read, cannot be."""
    for seat, item in enumerate(doc.get("seats").items()):
        if s.glory[seat] >= goal_of(s.players) and not doc.has("outcome"):
            raise item.get("glory").refuse(f"{goal_of(s.players)} glory ends the game (QC-11.4)")
        if s.quiddity[seat] and seat != s.turn:
            raise item.get("quiddity").refuse("only the player whose turn it is has quiddity (QC-4.2)")
        if any(code & 7 == NO_FACE for code in s.spent[seat]):
            raise item.get("spent").refuse("dice in the spent pile show a face (QC-2.5)")
        for place, die in enumerate(s.ready[seat]):
            _refuse_ready(Doc(None, f"{item.place}.ready[{place}]"), doc, s, die)
    if s.shares and s.phase != Phase.ATTACK:
        raise doc.get("attack").refuse("there is an attack in phase 3 only (QC-5.1)")


def _refuse_ready(item: Doc, doc: Doc, s: QuarriorsState, die: Ready) -> None:
    if die.copy != NONE and (s.tables.copy[die.code] is None or not s.tables.creature[die.copy]):
        raise item.refuse("only a die that copies has a copy, and that is a creature face (QC-12.2)")
    if die.fate != NONE and not doc.has("pending"):
        raise item.refuse("a die is marked as destroyed only while that is pending (QC-12.4)")
