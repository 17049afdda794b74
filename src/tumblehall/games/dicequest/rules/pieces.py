"""How many cards and tokens there are, wherever they lie: DQ-1.8. None is made or lost."""

from tumblehall.games.dicequest.cards.decks import APPRENTICES, ITEM_DECKS, LEGENDS, QUEST_DECKS
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.rules.state import NONE, Deck, DicequestState


def pieces_of(s: DicequestState) -> dict[str, int]:
    party = [hero for slots in s.party for hero in slots if hero is not None]
    heroes = [*s.market, *(hero.card for hero in party), s.next_hero, *_sets(s.graduates)]
    heroes += _decks(s.hero_deck, s.legend_deck)
    items = [*(hero.item for hero in party), *_sets(s.backpack), *_sets(s.curses), *_decks(s.basic, s.legendary)]
    quests = [*(laid.card for laid in s.quests), *_sets(s.trophies), *members(s.box), *_decks(*s.quest_decks)]
    on_quests = sum(laid.token != NONE for laid in s.quests)
    tokens = len(s.adventure_tokens) + len(s.ahead) + on_quests + sum(s.reserve) + sum(s.tokens_out)
    return {
        "apprentices": _count(heroes, APPRENTICES),
        "legends": _count(heroes, LEGENDS),
        "basic items": _count(items, ITEM_DECKS["basic"] | ITEM_DECKS["take_that"]),
        "legendary items": _count(items, ITEM_DECKS["legendary"]),
        **{f"quests of act {act}": _count(quests, deck) for act, deck in enumerate(QUEST_DECKS, 1)},
        "threat tokens": tokens,
    }


def _sets(sets: list[int]) -> list[int]:
    return [card for cards in sets for card in members(cards)]


def _decks(*decks: Deck) -> list[int]:
    return [card for deck in decks for card in (*members(deck.cards), *deck.under)]


def _count(cards: list[int], kind: int) -> int:
    """Cards of a kind, each counted as often as it is there; NONE is no card."""
    return sum(card != NONE and kind >> card & 1 for card in cards)
