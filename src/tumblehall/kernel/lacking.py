"""The reason for whatever has a price or asks for a number: what it takes, what there is, and what is missing."""

from tumblehall.kernel.values import Reason


def lacking(what: str, needs: int, have: int, things: str, rule: str, verb: str = "costs", how: str = "") -> Reason:
    """`the Peddler costs 3 gold; you have 2: 1 short`. `how` follows what there is: ` with all your dice`."""
    missing = f": {needs - have} short" if needs > have else ""
    return Reason(f"{what} {verb} {needs} {things}; you have {have}{how}{missing}", rule)
