"""What has an ability that a player may use. A source is a hero (its number) or an item (HERO_COUNT + its number)."""

from tumblehall.games.dicequest.cards.facts import HeroFacts, ItemFacts
from tumblehall.games.dicequest.cards.printed import HEROES, ITEMS
from tumblehall.games.dicequest.cards.sets import bits_of
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import words as w

HERO_COUNT = len(HEROES)
ITEM_COUNT = len(ITEMS)
SOURCES = HERO_COUNT + ITEM_COUNT
_CARDS: tuple[HeroFacts | ItemFacts, ...] = (*HEROES, *ITEMS)
ABILITIES = tuple(card.ability for card in _CARDS)
SOURCE_NAME = tuple(card.name for card in _CARDS)
SOURCE_SLUG = tuple(card.slug for card in _CARDS)

SINGLE_USE = bits_of([card for card, facts in enumerate(ITEMS) if facts.kind == "single_use"])
EQUIPMENT = bits_of([card for card, facts in enumerate(ITEMS) if facts.kind == "equipment"])
ON_OPPONENT = bits_of([card for card, facts in enumerate(ITEMS) if facts.on_opponent])

MANDATORY = bits_of([source for source, ability in enumerate(ABILITIES) if ability is not None and ability.mandatory])
ONGOING = bits_of(
    [source for source, ability in enumerate(ABILITIES) if ability is not None and ability.when is k.When.ONGOING]
)

ABOUT_THE_QUEST = (
    w.AddDie, w.Reroll, w.SetFace, w.Recolour, w.AddSymbol, w.Convert, w.Substitute, w.ReduceNeed, w.Block,
    w.DowngradeDeadly, w.SaveHero, w.RemoveWound,
)  # fmt: skip
GOOD_AT_PLAY = bits_of(
    [
        source
        for source, ability in enumerate(ABILITIES)
        if ability is not None
        and ability.when is not k.When.TAVERN
        and not all(isinstance(effect, ABOUT_THE_QUEST) for effect in ability.effects)
    ]
)
"""Sources that can do something at Playtime, where nothing is required and nobody is wounded."""
