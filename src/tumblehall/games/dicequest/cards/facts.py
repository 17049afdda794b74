"""What is printed on cards of each kind. Abilities are in the words of `language/`."""

from dataclasses import dataclass

from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w


@dataclass(frozen=True, slots=True)
class HeroFacts:
    """An apprentice with the expert on its back, or a legend, who has that side only."""

    id: str
    name: str
    slug: str
    hero_class: str
    """Legends have none."""
    legend: bool
    dice: tuple[k.Colour, ...]
    cost: int
    points: int
    """As an expert or a legend; apprentices give none."""
    ability: c.Ability | None
    reference: str
    """The ability as the content file says it: for review only, never shown."""


@dataclass(frozen=True, slots=True)
class ItemFacts:
    id: str
    name: str
    slug: str
    deck: str
    """basic, take_that or legendary"""
    kind: str
    """single_use, equipment or treasure"""
    points: int
    ability: c.Ability | None
    on_opponent: bool
    lasting: bool
    """Whether it waits for the opponent's next quest."""
    reference: str
    ours: bool
    """Whether its numbers are ours, as the content says of its origin."""


@dataclass(frozen=True, slots=True)
class Rewards:
    gold: int = 0
    level_up: int = 0
    basic_item: int = 0
    legendary_item: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a quest or an adventure asks for."""

    id: str
    name: str
    slug: str
    act: int
    party: tuple[int, int]
    need: tuple[int, ...]
    """How many of each slot of WANTED."""
    light: int
    deadly: int
    unblockable: int
    ability: c.Ability | None
    flavour: str
    reference: str
    ours: bool = False
    """Whether its numbers are ours, as the content says of its origin."""


@dataclass(frozen=True, slots=True)
class QuestFacts:
    challenge: Challenge
    guaranteed: Rewards
    success: Rewards
    points: int


@dataclass(frozen=True, slots=True)
class AdventureFacts:
    challenge: Challenge
    coop: bool
    first_game: bool
    score: k.Kinds
    """The unlimited symbols; none in co-op."""
    ranks: tuple[tuple[w.Effect, ...], ...]
    reward: tuple[w.Effect, ...]


@dataclass(frozen=True, slots=True)
class ThreatFacts:
    id: str
    name: str
    slug: str
    ability: c.Ability
    reference: str


@dataclass(frozen=True, slots=True)
class TokenFacts:
    id: str
    act: int
    need: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardAction:
    """An action printed on the board. `act`: in which act it is there; 0 in co-op only."""

    id: str
    name: str
    slug: str
    cost: c.Cost
    effects: tuple[w.Effect, ...]
    act: int
    reference: str


@dataclass(frozen=True, slots=True)
class Income:
    """What a turn brings. `condition` None: always."""

    condition: c.Condition | None
    effects: tuple[w.Effect, ...]
