"""The answers of the game. A card is its kind, a place on a field is seat * SLOTS + slot."""

from typing import Final

from tumblehall.games.quaeleon.content.facts import KINDS
from tumblehall.games.quaeleon.rules.limits import SEATS, SLOTS, STACK_LIMIT
from tumblehall.kernel.verbs import Verbs

LISTS: Final = 4
"""More than a card lets its owner choose from."""
PLACES: Final = ("1st", "2nd", "3rd", "4th", "5th")

VERBS: Final = Verbs()
STACK: Final = VERBS.add(
    "stack",
    "Stack {it} as {place}",
    of="held",
    size=KINDS,
    facts={"place": lambda s, f, kind: PLACES[len(s.picks[f[1]])]},
)
UNSTACK: Final = VERBS.add(
    "unstack",
    "Take {it} ({place}) back into your hand",
    of="picked",
    size=STACK_LIMIT,
    facts={"place": lambda s, f, place: PLACES[place]},
)
SET_ASIDE: Final = VERBS.add("set-aside", "Set {it} aside", of="held", size=KINDS)
DISCARD: Final = VERBS.add("discard", "Discard {it}", of="held", size=KINDS)
RECRUIT: Final = VERBS.add("recruit", "Recruit {it}", of="pooled", size=KINDS)
SALVAGE: Final = VERBS.add("salvage", "Take {it} from the discard pile", of="buried", size=KINDS)
PUSH: Final = VERBS.add("push", "Put {it} on top of your stack", of="held", size=KINDS)
ANNIHILATE: Final = VERBS.add("annihilate", "Annihilate {it}", of="laid", size=SEATS * SLOTS)
ANNIHILATE_UP: Final = VERBS.add("annihilate", "Annihilate {it}", of="revealed", size=SEATS)
RETURN: Final = VERBS.add("return", "Return {it}", of="laid", size=SEATS * SLOTS)
RETURN_UP: Final = VERBS.add("return", "Return {it}", of="revealed", size=SEATS)
SEAT: Final = VERBS.add(
    "seat", "Seat {it} ({health} health)", of="target", size=SEATS, facts={"health": lambda s, f, seat: s.health[seat]}
)
CHOOSE: Final = VERBS.add("choose", "{it}", of="list", size=LISTS)
YES: Final = VERBS.add("yes", "Yes")
NO: Final = VERBS.add("no", "No")
PASS: Final = VERBS.add("pass", "Recruit no more")
CONFIRM: Final = VERBS.add("confirm", "Confirm", facts={"n": lambda s, f, _: len(s.picks[f[1]])})
"""What was picked stands,"""
PICK_NONE: Final = VERBS.add("confirm", "Confirm")
"""or nothing was: the same answer, told otherwise."""
END_TURN: Final = VERBS.add("end-turn", "End your turn")
