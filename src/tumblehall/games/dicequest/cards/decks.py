"""Which cards make up which deck, as sets, and the kinds of threat tokens."""

from tumblehall.games.dicequest.cards.printed import HEROES, ITEMS, QUESTS, TOKENS
from tumblehall.games.dicequest.cards.sets import bits_of

APPRENTICES = bits_of([card for card, facts in enumerate(HEROES) if not facts.legend])
LEGENDS = bits_of([card for card, facts in enumerate(HEROES) if facts.legend])
IS_LEGEND = tuple(facts.legend for facts in HEROES)
IS_LEGENDARY = tuple(facts.deck == "legendary" for facts in ITEMS)
ITEM_DECKS = {
    deck: bits_of([card for card, facts in enumerate(ITEMS) if facts.deck == deck])
    for deck in ("basic", "take_that", "legendary")
}
QUEST_DECKS = tuple(
    bits_of([card for card, quest in enumerate(QUESTS) if quest.challenge.act == act]) for act in (1, 2, 3)
)
TOKEN_KINDS = tuple(dict.fromkeys((token.act, token.need) for token in TOKENS))
"""Tokens of one act that ask for the same are one kind."""
TOKEN_ID = tuple(next(t.id for t in TOKENS if (t.act, t.need) == kind) for kind in TOKEN_KINDS)
TOKEN_COUNT = tuple(sum((t.act, t.need) == kind for t in TOKENS) for kind in TOKEN_KINDS)
TOKEN_NEED = tuple(need for _, need in TOKEN_KINDS)
TOKENS_OF_ACT = tuple(tuple(k for k, (act, _) in enumerate(TOKEN_KINDS) if act == wanted) for wanted in (1, 2, 3))
