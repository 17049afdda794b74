"""What a seat sees, as types: everything, for backpacks lie open and decks have no order. `view_of.py` fills them."""

from typing import Literal, TypedDict

from tumblehall.games.dicequest.content.kinds import ColourName as Colour
from tumblehall.games.dicequest.content.kinds import Sign
from tumblehall.kernel.view import SharedView

Mode = Literal["competitive", "coop"]
Phase = Literal["tavern", "deployment", "combat", "wound", "reward", "outcome", "over"]
WoundKind = Literal["light", "deadly", "unblockable"]
HeroWound = Literal["light", "unblockable"]
Aside = Literal["abilities", "some-abilities", "items", "wounds"]


class Wounds(TypedDict):
    """How many of each kind."""

    light: int
    deadly: int
    unblockable: int


class Token(TypedDict):
    """A threat token: the id of its kind, and the symbols that discard it."""

    token: str
    need: dict[Sign, int]


class Asks(TypedDict):
    """What is printed on a quest or an adventure."""

    ref: str
    quest: str
    name: str
    act: int
    party: list[int]
    """The fewest and the most heroes."""
    need: dict[Sign, int]
    wounds: Wounds


class Quest(Asks):
    """A quest in the quest area."""

    gold: int
    token: Token | None
    always: str
    success: str
    points: int


class Adventure(Asks):
    """The adventure that is revealed."""

    tokens: list[Token]
    unlimited: list[Sign]
    """Symbols that score beyond what is asked."""
    ranks: list[str]
    reward: str | None


class Threat(TypedDict):
    """The threat card of the round."""

    ref: str
    threat: str
    name: str
    text: str


AnyHero = TypedDict(
    "AnyHero",
    {
        "ref": str,
        "hero": str,
        "name": str,
        "class": str,
        "legend": bool,
        "dice": list[Colour],
        "points": int,
    },
)


class MarketHero(AnyHero):
    """A hero for hire; `price` is what it costs now."""

    cost: int
    price: int


class Hero(AnyHero):
    """A hero of a party."""

    slot: int
    expert: bool
    wound: HeroWound | None
    item: str | None


class PointsFrom(TypedDict):
    """Where victory points come from."""

    party: int
    backpack: int
    graduates: int
    quests: int
    tokens: int


class Seat(TypedDict):
    """A player."""

    gold: int
    points: int
    points_from: PointsFrom
    reroll: bool
    """Whether the re-roll token is on its active side."""
    party: list[Hero | None]
    backpack: list[str]
    graduates: list[str]
    quests: list[str]
    curses: list[str]
    """Items of opponents that wait for the next quest."""
    score: int | None
    """At this round's adventure."""


class UnlockedDie(TypedDict):
    """A die that can be rolled again, and the symbols it gives."""

    die: str
    gives: dict[Sign, int]


class LockedDie(UnlockedDie):
    """A die that stays; `spent` are the symbols it no longer gives."""

    spent: dict[Sign, int]


class Chance(TypedDict):
    """Of success, from 0 to 1, with what is left aside."""

    of: float
    exact: bool
    aside: list[Aside]


class Challenge(TypedDict):
    """The challenge under way, the result explained die by die."""

    quest: str
    heroes: list[int]
    """The slots of the active heroes."""
    pool: dict[Colour, int]
    banned: list[Colour]
    rolled: bool
    unlocked: list[UnlockedDie]
    locked: list[LockedDie]
    added: dict[Sign, int]
    lost: dict[Sign, int]
    result: dict[Sign, int]
    need: dict[Sign, int]
    missing: dict[Sign, int]
    wounds: Wounds
    shields: int
    blocks: int
    downgrades: int
    saves: int
    succeeded: bool | None
    picks: list[str]
    """Faces chosen so far for a re-roll."""
    used: list[str]
    """Cards whose ability was used."""


class Deck(TypedDict):
    """How many cards it has, and which were put under it."""

    cards: int
    under: list[str]


class Decks(TypedDict):
    """All decks; those of quests by act."""

    heroes: Deck
    legends: Deck
    basic: Deck
    legendary: Deck
    quests: list[Deck]


class View(TypedDict):
    """A game of Dicequest."""

    mode: Mode
    difficulty: str | None
    goal: int | None
    first: int
    turn: int
    round: int
    rounds: int
    act: int
    phase: Phase
    adventure_round: bool
    adventure: Adventure | None
    threat: Threat | None
    threats_left: int
    ahead: list[Token]
    """Threat tokens that wait for the last adventure."""
    market: list[MarketHero]
    next_hero: str | None
    quests: list[Quest]
    decks: Decks
    actions: list[str]
    """The board's actions that are open."""
    seats: list[Seat]
    challenge: Challenge | None


class Seen(SharedView, View):
    """What a seat is given: the head of all views, and the game."""
