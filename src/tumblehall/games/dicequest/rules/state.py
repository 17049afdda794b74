"""All the data of a game of Dicequest. Nothing is hidden but the order of the decks, and that is not in the state."""

from enum import IntEnum
from typing import Final, Self

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State

NONE: Final = -1
SLOTS: Final = 3
"""Heroes in a party."""


class Phase(IntEnum):
    """Where a turn is. A challenge is on from the deployment to the outcome."""

    TAVERN = 0
    DEPLOYMENT = 1
    COMBAT = 2
    WOUND = 3
    REWARD = 4
    OUTCOME = 5
    OVER = 6


class Wound(IntEnum):
    """The one wound a hero can bear. An unblockable one is ordinary once the quest is over."""

    NO = 0
    LIGHT = 1
    UNBLOCKABLE = 2


UNHURT: Final = int(Wound.NO)


class Hero:
    """A hero of a party. Legends stand on their expert side. Never changed in place."""

    __slots__ = ("card", "expert", "item", "wound")

    def __init__(self, card: int, expert: bool, wound: int = UNHURT, item: int = NONE) -> None:
        self.card = card
        self.expert = expert
        self.wound = wound
        self.item = item

    def __reduce__(self) -> tuple[object, ...]:
        return Hero, (self.card, self.expert, self.wound, self.item)

    def as_expert(self) -> "Hero":
        return Hero(self.card, True, self.wound, self.item)

    def with_wound(self, wound: int) -> "Hero":
        return Hero(self.card, self.expert, wound, self.item)

    def with_item(self, item: int) -> "Hero":
        return Hero(self.card, self.expert, self.wound, item)


class Laid:
    """A quest in the quest area. Never changed in place."""

    __slots__ = ("card", "gold", "token")

    def __init__(self, card: int, gold: int = 0, token: int = NONE) -> None:
        self.card = card
        self.gold = gold
        self.token = token
        """the kind of the threat token on it"""

    def __reduce__(self) -> tuple[object, ...]:
        return Laid, (self.card, self.gold, self.token)

    def with_gold(self, gold: int) -> "Laid":
        return Laid(self.card, gold, self.token)

    def with_token(self, token: int) -> "Laid":
        return Laid(self.card, self.gold, token)


class Deck:
    """A shuffled deck: cards without an order, as bits, on top of those put under it, in their order. Never changed in
    place."""

    __slots__ = ("cards", "under")

    def __init__(self, cards: int, under: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.under = under

    def __reduce__(self) -> tuple[object, ...]:
        return Deck, (self.cards, self.under)


class DicequestState(State):
    """Cards are numbers: places in the tables of `content`. Sets of cards are bits. What belongs to the challenge under
    way is made anew by `start_challenge`."""

    __slots__ = (
        "act",
        "active",
        "added",
        "adventure",
        "adventure_tokens",
        "ahead",
        "backpack",
        "banned",
        "basic",
        "blocks",
        "box",
        "challenge",
        "coop",
        "curses",
        "deadly",
        "difficulty",
        "discount",
        "downgrades",
        "first",
        "gold",
        "graduates",
        "hero_deck",
        "legend_deck",
        "legendary",
        "light",
        "locked",
        "lost",
        "market",
        "need",
        "next_hero",
        "paid",
        "party",
        "phase",
        "picks",
        "points",
        "pool",
        "quest_decks",
        "quests",
        "reroll",
        "reserve",
        "round",
        "saves",
        "scores",
        "shields",
        "sources",
        "starred",
        "succeeded",
        "threat",
        "threat_deck",
        "tokens_out",
        "trophies",
        "turn",
        "unblockable",
        "unlocked",
        "used",
    )

    def __init__(self, players: int, coop: bool, difficulty: int, starred: bool) -> None:
        super().__init__(players)
        self.coop = coop
        self.difficulty = difficulty
        self.starred = starred
        """whether co-op takes the adventures for a first game"""
        self.first = 0
        self.turn = 0
        self.round = 0
        self.act = 1
        self.phase = int(Phase.OVER)
        # the board
        self.hero_deck = Deck(0)
        self.legend_deck = Deck(0)
        self.next_hero = NONE
        """the apprentice on top of the deck, which everybody sees (DQ-1.4)"""
        self.market: list[int] = []
        self.basic = Deck(0)
        self.legendary = Deck(0)
        self.quest_decks = [Deck(0), Deck(0), Deck(0)]
        self.quests: list[Laid] = []
        """those that have lain longest come first"""
        self.box = 0
        """quests of acts that are over"""
        self.adventure = NONE
        """the one that is revealed; those face down are drawn when their act comes"""
        self.scores = [NONE] * players
        """the score of each seat that succeeded at this round's adventure"""
        # solo and co-op
        self.threat_deck = 0
        self.threat = NONE
        self.adventure_tokens: tuple[int, ...] = ()
        self.ahead: tuple[int, ...] = ()
        """tokens that wait for the adventure of act III"""
        self.reserve: list[int] = []
        """threat tokens left of each kind"""
        self.tokens_out: list[int] = []
        """and those discarded"""
        # seats
        self.gold = [0] * players
        self.points = [0] * players
        """victory point tokens"""
        self.reroll = [True] * players
        self.party: list[list[Hero | None]] = [[None] * SLOTS for _ in range(players)]
        self.backpack = [0] * players
        self.graduates = [0] * players
        self.trophies = [0] * players
        """quests in the achievements"""
        self.curses = [0] * players
        """items of others that wait for the next quest"""
        # this turn
        self.discount = 0
        self.used = 0
        """the sources whose ability was used"""
        self.picks: tuple[int, ...] = ()
        """what was picked so far for the question under way"""
        self.start_challenge(NONE)

    def start_challenge(self, challenge: int) -> None:
        """Nothing is known yet of a new challenge; NONE clears the old one away."""
        self.challenge = challenge
        self.active = 0
        """the slots of the active heroes, as bits; the defeated leave it"""
        self.sources = 0
        """the abilities that active heroes and their items brought, as bits; the defeated leave theirs (DQ-6.3)"""
        self.pool = [0, 0, 0, 0]
        """dice of each colour"""
        self.banned = 0
        self.unlocked: list[int] = []
        """faces, sorted"""
        self.locked: list[tuple[int, int]] = []
        """a face and what is left of its symbols, packed"""
        self.added = 0
        """symbols from cards that are not spent, packed"""
        self.lost = 0
        """symbols lost for this quest, packed"""
        self.need = [0, 0, 0, 0, 0, 0]
        self.light = 0
        self.deadly = 0
        self.unblockable = 0
        self.blocks = 0
        self.downgrades = 0
        self.saves = 0
        self.shields = 0
        """shields used to block"""
        self.paid = [0, 0, 0, 0, 0, 0]
        """what the threat tokens discarded by this result took"""
        self.succeeded = False

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self._copy_flow(new)
        new.coop = self.coop
        new.difficulty = self.difficulty
        new.starred = self.starred
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.act = self.act
        new.phase = self.phase
        new.hero_deck = self.hero_deck
        new.legend_deck = self.legend_deck
        new.next_hero = self.next_hero
        new.market = self.market.copy()
        new.basic = self.basic
        new.legendary = self.legendary
        new.quest_decks = self.quest_decks.copy()
        new.quests = self.quests.copy()
        new.box = self.box
        new.adventure = self.adventure
        new.scores = self.scores.copy()
        new.threat_deck = self.threat_deck
        new.threat = self.threat
        new.adventure_tokens = self.adventure_tokens
        new.ahead = self.ahead
        new.reserve = self.reserve.copy()
        new.tokens_out = self.tokens_out.copy()
        new.gold = self.gold.copy()
        new.points = self.points.copy()
        new.reroll = self.reroll.copy()
        new.party = [slots.copy() for slots in self.party]
        new.backpack = self.backpack.copy()
        new.graduates = self.graduates.copy()
        new.trophies = self.trophies.copy()
        new.curses = self.curses.copy()
        new.discount = self.discount
        new.used = self.used
        new.picks = self.picks
        new.challenge = self.challenge
        new.active = self.active
        new.sources = self.sources
        new.pool = self.pool.copy()
        new.banned = self.banned
        new.unlocked = self.unlocked.copy()
        new.locked = self.locked.copy()
        new.added = self.added
        new.lost = self.lost
        new.need = self.need.copy()
        new.light = self.light
        new.deadly = self.deadly
        new.unblockable = self.unblockable
        new.blocks = self.blocks
        new.downgrades = self.downgrades
        new.saves = self.saves
        new.shields = self.shields
        new.paid = self.paid.copy()
        new.succeeded = self.succeeded
        return new

    def imagine(self, seat: int, rng: Rng) -> Self:
        """Nothing is hidden: decks are sets without an order, and backpacks lie open."""
        return self.clone()
