"""Positions with energy or large dice that no game can come to: refused with the place and the rule."""

from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.mechanisms.large_dice import EACH
from tumblehall.games.quarriors.rules.state import NO_FACE, NONE, QuarriorsState
from tumblehall.kernel.reading import Doc

NAMES = ("light", "dark")


def refuse_energies(doc: Doc, s: QuarriorsState, energies: list[tuple[int, int]]) -> None:
    """BadInput where a position, already read, cannot be."""
    for seat, item in enumerate(doc.get("seats").items()):
        for name, n in zip(NAMES, energies[seat], strict=True):
            if n and seat != s.turn:
                raise item.get(name).refuse("only the player whose turn it is has quiddity (QC-4.2)")
            if n and not s.tables.has_energy:
                raise item.get(name).refuse("no card or die of this position gives energy (QX-2)")
        _refuse_large(item, s, seat)
    if s.anchored and (s.phase < Phase.READY or not s.tables.anchors):
        why = "an anchored spell is used from phase 2 on, where a card has one (QX-8)"
        raise doc.get("turn").get("anchored").refuse(why)


def _refuse_large(item: Doc, s: QuarriorsState, seat: int) -> None:
    large = s.tables.large
    if large == NONE:
        if item.get("large", 0).int(0, EACH):
            raise item.get("large").refuse("there are no large dice without the option large_dice (QX-4)")
        return
    for name, pile in (("bag", s.bag), ("used", s.used)):
        if pile[seat][large]:
            raise item.get(name).refuse("large dice are never in a bag or a used pile (QX-4)")
    in_use = 0
    for name, codes in (("active", s.active[seat]), ("spent", s.spent[seat])):
        mine = [code for code in codes if code >> 3 == large]
        in_use += len(mine)
        if mine and (seat != s.turn or s.phase == Phase.SCORE or any(code & 7 == NO_FACE for code in mine)):
            raise item.get(name).refuse("large dice are rolled as phase 2 begins and set aside at the end (QX-5)")
    if in_use > EACH or item.get("large", EACH - in_use).int(0, EACH) != EACH - in_use:
        raise item.get("large").refuse(f"every player has {EACH} large dice, those in use among them (QX-4)")
