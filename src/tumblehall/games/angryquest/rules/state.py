"""All the data of a game of Angry Quest."""

from typing import Final, Self

from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.content.board import HOME
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import NOBODY, State

NONE: Final = -1
ALL_CARDS: Final = (1 << CARDS) - 1


class AngryState(State):
    """Characters, attributes, spaces, colours and monsters are ints into the tables of `content` and `board`.

    An upgrade is attribute * 2 + level - 1. The deck is a set of bits, its order not fixed; `bottom` holds the cards
    put under it, next to be drawn first, each as character * 8 + the seat that knows it.
    """

    __slots__ = (
        "bottom",
        "carry",
        "colour",
        "deck",
        "face",
        "face_up",
        "failed",
        "fight",
        "first",
        "gave",
        "hands",
        "monster",
        "out",
        "owner",
        "phase1",
        "removed",
        "rolls",
        "round",
        "six",
        "sprung",
        "stall",
        "team",
        "turn",
        "upgrades",
        "used",
        "weak",
        "where",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.monster = 0
        self.first = 0
        self.turn = 0
        self.round = 0
        # seats
        self.colour = [NONE] * players
        self.team: list[list[int]] = [[] for _ in range(players)]
        self.hands: list[tuple[int, ...]] = [()] * players
        self.failed = [0] * players
        self.carry = [0] * players
        self.out = [False] * players
        # characters
        self.owner = [NOBODY] * CARDS
        self.where = [HOME] * CARDS
        self.upgrades: list[tuple[int, ...]] = [()] * CARDS
        self.stall = [0] * CARDS
        """1: may not be moved in its player's turn; 2: from that player's next turn on"""
        self.weak = [0] * CARDS
        """dice fewer in the next combat"""
        self.gave = [0] * CARDS
        """the seats that gave this card up, as bits"""
        # cards
        self.deck = ALL_CARDS
        self.bottom: tuple[int, ...] = ()
        self.face_up: tuple[int, ...] = ()
        self.removed = 0
        """the cards out of the game, as bits"""
        # the monster
        self.phase1 = NONE
        """the attribute that won phase 1"""
        # this turn
        self.face = 0
        self.six = False
        self.used = 0
        """the characters whose once-a-turn ability was used, as bits"""
        self.sprung: tuple[int, ...] = ()
        """luck and curse spaces used this turn, as character * 128 + space"""
        self.fight: tuple[int, int, int, int] | None = None
        """attacker, defender, and the attributes they named"""
        self.rolls: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self._copy_flow(new)
        new.monster = self.monster
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.colour = self.colour.copy()
        new.team = [team.copy() for team in self.team]
        new.hands = self.hands.copy()
        new.failed = self.failed.copy()
        new.carry = self.carry.copy()
        new.out = self.out.copy()
        new.owner = self.owner.copy()
        new.where = self.where.copy()
        new.upgrades = self.upgrades.copy()
        new.stall = self.stall.copy()
        new.weak = self.weak.copy()
        new.gave = self.gave.copy()
        new.deck = self.deck
        new.bottom = self.bottom
        new.face_up = self.face_up
        new.removed = self.removed
        new.phase1 = self.phase1
        new.face = self.face
        new.six = self.six
        new.used = self.used
        new.sprung = self.sprung
        new.fight = self.fight
        new.rolls = self.rolls
        return new

    def imagine(self, seat: int, rng: Rng) -> Self:
        """The cards this seat has not seen change places: in the deck, under it, and in other hands."""
        new = self.clone()
        hidden = [c for c in range(CARDS) if new.deck >> c & 1]
        hidden += [card >> 3 for card in new.bottom if card & 7 != seat]
        for other, hand in enumerate(new.hands):
            if other != seat:
                hidden += hand
        hidden.sort()  # what is imagined must not depend on the truth, not even for a known seed
        _shuffle(hidden, rng)

        def fresh(old: int) -> int:
            return hidden.pop()

        for other, hand in enumerate(new.hands):
            if other != seat:
                new.hands[other] = tuple(map(fresh, hand))
                if new.branches is not None and new.team[other]:
                    new.team[other] = list(new.hands[other])
                    del new.team[other][rng.below(len(hand))]
        new.bottom = tuple(card if card & 7 == seat else fresh(card) << 3 | card & 7 for card in new.bottom)
        new.deck = sum(1 << c for c in hidden)
        new.ask_again()  # the number of cards in a hand is open, so every question is still one
        return new


def _shuffle(cards: list[int], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
