"""What no game can come to: such positions are refused."""

from collections import Counter

from tumblehall.games.quaeleon.content.facts import CARDS, COPIES
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import SLOTS
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.truth import can_all_be, facts_of, lying
from tumblehall.kernel.reading import Doc

BETWEEN_ROUNDS = (steps.ROUND, steps.SET, steps.SWAPPED, steps.TRIMMED)


def all_cards(s: QuaeleonState) -> list[int]:
    """Every card there is, wherever it lies."""
    cards = [*s.deck, *s.pool, *s.discard, *(kind for kind in s.up if kind != NONE)]
    for seat in range(s.players):
        cards += s.hand[seat] + s.picks[seat]
        cards += [card & KIND for card in s.stacks[seat]]
        cards += [laid.kind for laid in s.field[seat]]
    return cards


def refuse_impossible(doc: Doc, s: QuaeleonState) -> None:
    _too_many(doc, s)
    dead = [seat for seat in range(s.players) if s.health[seat] == 0]
    if sorted(seat for bits in s.fallen for seat in range(s.players) if bits >> seat & 1) != dead:
        raise doc.get("fallen").refuse(f"must name each seat without health once: {dead}")
    for seat in dead:
        if s.hand[seat] or s.picks[seat] or s.stacks[seat] or s.field[seat] or s.up[seat] != NONE:
            raise doc.get("seats").refuse(f"seat {seat} is out and has no cards (KQ-5.1)")
        if s.waiting >> seat & 1:
            raise doc.get("turn").refuse(f"seat {seat} is out and waits for no turn (KQ-5.1)")
    if len(s.living) < 2 and not doc.has("outcome"):
        raise doc.get("seats").refuse("fewer than two have health left: the game is over (KQ-5.2)")
    for seat in s.living:
        if len(s.field[seat]) + len(s.stacks[seat]) + (s.up[seat] != NONE) >= SLOTS:
            raise doc.get("seats").refuse(f"seat {seat} has more cards to play than a field can hold (KQ-2.2)")
    _untrue(doc, s)


def refuse_misplaced(doc: Doc, s: QuaeleonState) -> None:
    """Cards that lie where the round has none by now would be lost."""
    base = s.stack[0][0]
    if base in BETWEEN_ROUNDS and (any(s.stacks) or any(s.field) or max(s.up) != NONE):
        raise doc.refuse("between rounds nothing lies in stacks or on fields (KQ-2.9)")
    for seat in s.living:
        waits = base == steps.NEXT and (s.waiting >> seat & 1 or (steps.ACTIVATE, seat) in s.stack)
        if s.up[seat] != NONE and base in (steps.REVEAL, steps.NEXT) and not waits:
            raise doc.refuse(f"seat {seat} waits for no turn: its revealed card cannot still lie there (KQ-2.6)")


def _too_many(doc: Doc, s: QuaeleonState) -> None:
    for kind, n in Counter(all_cards(s)).items():
        if n > COPIES[kind]:
            raise doc.refuse(f"there are {n} of {CARDS[kind].name}; the deck has {COPIES[kind]} (KQ-1.1)")


def _untrue(doc: Doc, s: QuaeleonState) -> None:
    """Nobody knows what is not so."""
    for seat in range(s.players):
        if not can_all_be(s, seat, facts_of(s, seat)):
            raise doc.get("known").refuse(f"seat {seat} cannot know all this: not all of it is so")
        if s.fresh is not None:
            there = Counter(kind for place, kinds in lying(s).items() if place & s.fresh_places[seat] for kind in kinds)
            if Counter(s.fresh[seat]) - there:
                raise doc.get("fresh").refuse(f"seat {seat} knows of cards that are not in those places")
