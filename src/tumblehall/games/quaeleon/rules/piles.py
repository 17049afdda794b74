"""Deck, discard pile and pool."""

from bisect import insort
from collections.abc import Iterable

from tumblehall.games.quaeleon.rules.knowing import DECK, drawn, seen_to_leave, shuffled_in
from tumblehall.games.quaeleon.rules.limits import POOL
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.dice import Rng


def top_card(s: QuaeleonState, rng: Rng) -> int:
    """Takes the top card of the deck, any of those in it; an empty deck is made anew of the discard pile (KQ-5.3).
    NONE when both are empty."""
    deck = s.deck
    if not deck:
        if not s.discard:
            return NONE
        deck += s.discard
        deck.sort()
        s.discard.clear()
        shuffled_in(s, deck)
        if s.log is not None:
            s.log.say("reshuffled", {"cards": len(deck)}, "KQ-5.3")
    return deck.pop(rng.below(len(deck)))


def draw(s: QuaeleonState, seat: int, n: int, rng: Rng) -> list[int]:
    """Up to n cards of the deck into a hand, one at a time."""
    cards = []
    for _ in range(n):
        kind = top_card(s, rng)
        if kind == NONE:
            break
        insort(s.hand[seat], kind)
        drawn(s, seat, kind)
        cards.append(kind)
    if cards:
        s.reveal()
        tell_drawn(s, seat, cards)
    return cards


def tell_drawn(s: QuaeleonState, seat: int, cards: list[int]) -> None:
    if s.log is not None:
        s.log.say("drawn", {"seat": seat, "n": len(cards)}, "KQ-5.3")
        s.log.say("drew", {"seat": seat, "cards": [card_name(kind) for kind in cards]}, "KQ-5.3", to=(seat,))


def bury(s: QuaeleonState, kinds: Iterable[int], rng: Rng) -> None:
    """Cards go to the discard pile; a pool that waits for cards is topped up at once (R28)."""
    s.discard += kinds
    if len(s.pool) < POOL:
        fill_pool(s, rng)


def fill_pool(s: QuaeleonState, rng: Rng) -> None:
    """Cards of the deck are laid open until there are five."""
    dealt = []
    while len(s.pool) < POOL:
        kind = top_card(s, rng)
        if kind == NONE:
            break
        seen_to_leave(s, DECK, (kind,))
        s.pool.append(kind)
        dealt.append(kind)
    if dealt:
        s.reveal()
        if s.log is not None:
            s.log.say("pool", {"cards": [card_name(kind) for kind in dealt]}, "KQ-3.3")
