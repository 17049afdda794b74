"""Setting up: DQ-1, and DQ-9.1 for solo and co-op."""

from collections.abc import Mapping
from typing import Final

from tumblehall.games.dicequest.cards.decks import APPRENTICES, ITEM_DECKS, LEGENDS, QUEST_DECKS, TOKEN_COUNT
from tumblehall.games.dicequest.cards.printed import THREATS
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.adventure import reveal
from tumblehall.games.dicequest.rules.drawing import draw, draw_item, fill_market, fill_quests
from tumblehall.games.dicequest.rules.state import Deck, DicequestState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

DIFFICULTIES: Final = ("practice", "normal", "hard", "heroic", "legendary", "godly")
START_ITEMS: Final = 2


def bare_state(seats: int, options: Mapping[str, Json]) -> DicequestState:
    """The state that the options make, with nothing on the table."""
    coop = options["mode"] == "coop"
    if seats == 1 and not coop:
        raise BadInput("option 'mode' must be coop when one plays alone; got competitive (DQ-1.1)")
    s = DicequestState(seats, coop, DIFFICULTIES.index(options["difficulty"]), options["first_game"])
    s.reserve = list(TOKEN_COUNT) if coop else [0] * len(TOKEN_COUNT)
    s.tokens_out = [0] * len(TOKEN_COUNT)
    return s


def basic_items(options: Mapping[str, Json]) -> int:
    """DQ-1.3: with the Take That! items, unless they are left out."""
    plain = options["mode"] == "coop" or options["first_game"] or not options["take_that"]
    return ITEM_DECKS["basic"] | (0 if plain else ITEM_DECKS["take_that"])


def new_state(seats: int, options: Mapping[str, Json], rng: Rng) -> DicequestState:
    s = bare_state(seats, options)
    first = options["first"]
    s.first = rng.below(seats) if first == "random" else first
    s.turn = s.first
    s.quest_decks = [Deck(cards) for cards in QUEST_DECKS]
    fill_quests(s, rng)
    s.next_hero, s.hero_deck = draw(s, Deck(APPRENTICES), rng)
    fill_market(s, rng)
    s.legend_deck = Deck(LEGENDS)
    s.basic = Deck(basic_items(options))
    s.legendary = Deck(ITEM_DECKS["legendary"])
    s.threat_deck = (1 << len(THREATS)) - 1 if s.coop else 0
    for seat in range(seats):
        for _ in range(START_ITEMS):
            draw_item(s, seat, False, rng)
    s.push((steps.ROUND,))
    reveal(s, rng)
    return s
