"""The answers of the game. A card is its kind, a place on a field is seat * SLOTS + slot."""

from tumblehall.games.quaeleon.content.facts import KINDS
from tumblehall.games.quaeleon.rules.limits import SEATS, SLOTS, STACK_LIMIT
from tumblehall.kernel.verbs import Verbs

LISTS = 4
"""More than a card lets its owner choose from."""
PLACES = ("1st", "2nd", "3rd", "4th", "5th")

VERBS = Verbs()
STACK = VERBS.add(
    "stack",
    "Stack {it} as {place}",
    of="held",
    size=KINDS,
    facts={"place": lambda s, f, kind: PLACES[len(s.picks[f[1]])]},
)
UNSTACK = VERBS.add(
    "unstack",
    "Take {it} ({place}) back into your hand",
    of="picked",
    size=STACK_LIMIT,
    facts={"place": lambda s, f, place: PLACES[place]},
)
SET_ASIDE = VERBS.add("set-aside", "Set {it} aside", of="held", size=KINDS)
DISCARD = VERBS.add("discard", "Discard {it}", of="held", size=KINDS)
RECRUIT = VERBS.add("recruit", "Recruit {it}", of="pooled", size=KINDS)
SALVAGE = VERBS.add("salvage", "Take {it} from the discard pile", of="buried", size=KINDS)
PUSH = VERBS.add("push", "Put {it} on top of your stack", of="held", size=KINDS)
ANNIHILATE = VERBS.add("annihilate", "Annihilate {it}", of="laid", size=SEATS * SLOTS)
ANNIHILATE_UP = VERBS.add("annihilate", "Annihilate {it}", of="revealed", size=SEATS)
RETURN = VERBS.add("return", "Return {it}", of="laid", size=SEATS * SLOTS)
RETURN_UP = VERBS.add("return", "Return {it}", of="revealed", size=SEATS)
SEAT = VERBS.add(
    "seat", "Seat {it} ({health} health)", of="target", size=SEATS, facts={"health": lambda s, f, seat: s.health[seat]}
)
CHOOSE = VERBS.add("choose", "{it}", of="list", size=LISTS)
YES = VERBS.add("yes", "Yes")
NO = VERBS.add("no", "No")
PASS = VERBS.add("pass", "Recruit no more")
CONFIRM = VERBS.add("confirm", "Confirm", facts={"n": lambda s, f, _: len(s.picks[f[1]])})
"""What was picked stands,"""
PICK_NONE = VERBS.add("confirm", "Confirm")
"""or nothing was: the same answer, told otherwise."""
END_TURN = VERBS.add("end-turn", "End your turn")
