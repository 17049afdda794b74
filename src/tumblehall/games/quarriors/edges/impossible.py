"""Positions that are well written but that no game can come to: refused with the place and the rule."""

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Phase, Special, Zone
from tumblehall.games.quarriors.rules.areas import dice_of
from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.state import LOCKED_NOW, NO_FACE, NONE, QuarriorsState, Ready
from tumblehall.kernel.reading import Doc

MOST_CAPTURES = 20
"""More than all dice that give one could give in a turn."""


def refuse_impossible(doc: Doc, s: QuarriorsState) -> None:
    """BadInput where a position, already read, cannot be."""
    for seat, item in enumerate(doc.get("seats").items()):
        if s.glory[seat] >= goal_of(s) and not doc.has("outcome"):
            raise item.get("glory").refuse(f"{goal_of(s)} glory ends the game (QC-11.4)")
        if s.quiddity[seat] and seat != s.turn:
            raise item.get("quiddity").refuse("only the player whose turn it is has quiddity (QC-4.2)")
        if any(code & 7 == NO_FACE for code in s.spent[seat]):
            raise item.get("spent").refuse("dice in the spent pile show a face (QC-2.5)")
        if seat != s.turn and any(code & 7 != NO_FACE for code in s.active[seat]):
            raise item.get("active").refuse("dice in another's active pool wait for a roll (QC-2.13)")
        for place, die in enumerate(dice_of(s, seat)):
            party = place - len(s.ready[seat])
            where = "locked" if die.locked else f"quest.party[{party}]" if die.questing else f"ready[{place}]"
            _refuse_ready(Doc(None, f"{item.place}.{where}"), doc, s, die)
            if die.locked == LOCKED_NOW and (seat != s.turn or s.phase < Phase.READY):
                raise item.get("locked").refuse("a die is locked now in its owner's turn, from phase 2 on (QL-6)")
    if s.locked and s.phase < Phase.READY:
        raise doc.get("turn").get("locked").refuse("the lock of a turn is used in phase 2 (QL-3)")
    if s.battle is not None and s.phase != Phase.ATTACK:
        raise doc.get("attack").refuse("there is an attack in phase 3 only (QC-5.1)")
    _refuse_captures(doc, s)
    for place, aside in enumerate(s.aside):
        if not sets_aside(s, aside.code):
            name = s.tables.cards[aside.code >> 3].die.name
            raise Doc(None, f"{doc.place}.aside[{place}]").refuse(f"nothing sets a {name} aside (QC-12.3)")


def _refuse_captures(doc: Doc, s: QuarriorsState) -> None:
    """More captures than the rules allow come from words that give them."""
    gives = e.MoreCaptures in s.tables.said
    most = MOST_CAPTURES if gives else s.limit
    if s.captures > most:
        raise doc.get("turn").get("captures").refuse(f"there are at most {most} captures in this turn (QC-9.2)")


def sets_aside(s: QuarriorsState, code: int) -> bool:
    """Whether a card on the table could have set a die aside: its own, or one that reaches others."""
    for kind, card in enumerate(s.tables.cards):
        for program in card.programs:
            for effect in program.effects:
                if isinstance(effect, e.Move | e.RollOut) and _goes_aside(effect):
                    reaches = effect.dice is not Special.THIS
                    if reaches or kind == code >> 3 or m.Copy in s.tables.said:
                        return True
    return False


def _goes_aside(effect: e.Move | e.RollOut) -> bool:
    if isinstance(effect, e.Move):
        return effect.to is Zone.ASIDE
    return Zone.ASIDE in (effect.creature, effect.other)


def _refuse_ready(item: Doc, doc: Doc, s: QuarriorsState, die: Ready) -> None:
    faces = s.tables.faces
    if die.copy != NONE and (m.Copy not in faces[die.code].says or not faces[die.copy].creature):
        raise item.refuse("only a die that copies has a copy, and that is a creature face (QC-12.2)")
    if die.fate and not doc.has("pending"):
        raise item.refuse("a die is marked as destroyed only while that is pending (QC-12.4)")
    if die.safe and (s.phase != Phase.ATTACK if s.quests is None else s.phase < Phase.ATTACK):
        raise item.refuse("a creature is safe in the attack in which it was saved only (QC-8.8)")
    if die.kept and s.phase != Phase.SCORE:
        raise item.refuse("a creature is kept from scoring in phase 1 only (QC-6.1)")
