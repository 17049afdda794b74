"""All the data of a game of Quaeleon's Quest."""

from typing import Final, Self

from tumblehall.games.quaeleon.language.terms import Figure
from tumblehall.games.quaeleon.rules.imagining import exchange
from tumblehall.games.quaeleon.rules.pieces import NONE, Coming, Fact, Laid
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State

TRIES: Final = 1000
START_HEALTH: Final = 50
"""KQ-1.2, unless the option `health` says otherwise."""


class QuaeleonState(State):
    """Cards are kinds: ints into the tables of `compile`; equal cards are alike. Hands and the deck are sorted: they
    have no order. The last card of a stack is its top."""

    __slots__ = (
        "auras", "coming", "count", "dealer", "deck", "discard", "ending", "entering", "facts", "fallen", "field",
        "flipped", "fresh", "fresh_places", "hand", "health", "hushed", "idle", "last", "living", "next_init",
        "no_gain", "picks", "pool", "round", "stacks", "swift", "tags", "turn", "turn_init", "up", "up_init", "waiting",
    )  # fmt: skip

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.dealer = 0
        self.round = 0
        self.idle = 0
        """rounds running in which nobody activated a card (R34)"""
        # seats
        self.health = [START_HEALTH] * players
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.picks: list[list[int]] = [[] for _ in range(players)]
        """what a seat has picked out of its hand in secret: to swap, for its stack from the top, to discard"""
        self.stacks: list[list[int]] = [[] for _ in range(players)]
        self.field: list[list[Laid]] = [[] for _ in range(players)]
        """in order of activation"""
        self.up = [NONE] * players
        """the revealed card that is not activated yet"""
        self.up_init = [0] * players
        """by how much its initiative was changed"""
        self.next_init = [0] * players
        """by how much that of the next card revealed will be"""
        self.hushed = 0
        """the seats whose revealed card has no effects, as bits"""
        self.fallen: tuple[int, ...] = ()
        """the seats that fell together, as bits, the first to fall first"""
        # cards
        self.deck: list[int] = []
        self.pool: list[int] = []
        self.discard: list[int] = []
        # what seats know
        self.facts: list[Fact] = []
        self.fresh: list[list[int]] | None = None
        """of the cards that everybody saw go into the deck, those that each seat knows to be there still or drawn by
        others since"""
        self.fresh_places = [0] * players
        """where those can be by now, as each seat sees it"""
        self.tags = 0
        """the next tag of a card in a stack"""
        # the round
        self.coming: tuple[Coming, ...] = ()
        self.count = 0
        """cards activated in this round"""
        self.last = NONE
        """who activated the last one"""
        self.waiting = 0
        """the seats that have not had their turn since the last cards were revealed, as bits"""
        self.turn = NONE
        self.turn_init = 0
        """the initiative at which that turn is taken; 0 without a turn"""
        self.entering = NONE
        """the order of a card that has not reached its Defence step (R9)"""
        self.ending = False
        """whether the round ends after this turn"""
        self.flipped = 0
        # found anew from the above whenever it changes
        self.living = tuple(range(players))
        self.auras: tuple[tuple[int, int, int, Figure], ...] = ()
        """changes of all cards on the field: stat, whose (NONE: anybody's), op, n; oldest first"""
        self.no_gain = 0
        """the seats that cannot gain health, as bits"""
        self.swift: tuple[int, ...] = (0,) * players
        """by how much ongoing effects change the initiative of each seat's cards"""

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self._copy_flow(new)
        new.dealer = self.dealer
        new.round = self.round
        new.idle = self.idle
        new.health = self.health.copy()
        new.hand = [cards.copy() for cards in self.hand]
        new.picks = [cards.copy() for cards in self.picks]
        new.stacks = [cards.copy() for cards in self.stacks]
        new.field = [cards.copy() for cards in self.field]
        new.up = self.up.copy()
        new.up_init = self.up_init.copy()
        new.next_init = self.next_init.copy()
        new.hushed = self.hushed
        new.fallen = self.fallen
        new.deck = self.deck.copy()
        new.pool = self.pool.copy()
        new.discard = self.discard.copy()
        new.facts = self.facts.copy()
        new.fresh = None if self.fresh is None else [cards.copy() for cards in self.fresh]
        new.fresh_places = self.fresh_places.copy()
        new.tags = self.tags
        new.coming = self.coming
        new.count = self.count
        new.last = self.last
        new.waiting = self.waiting
        new.turn = self.turn
        new.turn_init = self.turn_init
        new.entering = self.entering
        new.ending = self.ending
        new.flipped = self.flipped
        new.living = self.living
        new.auras = self.auras
        new.no_gain = self.no_gain
        new.swift = self.swift
        return new

    def imagine(self, seat: int, rng: Rng) -> Self:
        for _ in range(TRIES):
            new = self.clone()
            if exchange(new, seat, rng) and new.ask_again():
                return new
        raise AssertionError(f"nothing agrees with what seat {seat} knows")
