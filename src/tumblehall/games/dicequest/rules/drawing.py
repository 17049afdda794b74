"""Cards come from decks and go back under them."""

from typing import Final

from tumblehall.games.dicequest.cards.decks import IS_LEGEND, IS_LEGENDARY, TOKENS_OF_ACT
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.names import challenge_name, hero_name, item_name, seat_name
from tumblehall.games.dicequest.rules.numbers import BACKPACK
from tumblehall.games.dicequest.rules.state import NONE, Deck, DicequestState, Laid, Phase
from tumblehall.kernel.dice import Rng

MARKET: Final = 5
QUEST_AREA: Final = 5


def any_of(cards: int, rng: Rng) -> int:
    """A card of a set, by chance."""
    for _ in range(rng.below(cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def draw(s: DicequestState, deck: Deck, rng: Rng) -> tuple[int, Deck]:
    """The top card and what is left; NONE from an empty deck (DQ-1.9). The last card of all was no secret any more."""
    if deck.cards:
        card = deck.cards.bit_length() - 1
        if deck.cards & (deck.cards - 1):
            card = any_of(deck.cards, rng)
            s.reveal()
        return card, Deck(deck.cards ^ 1 << card, deck.under)
    if deck.under:
        return deck.under[0], Deck(0, deck.under[1:])
    return NONE, deck


def under(deck: Deck, card: int) -> Deck:
    return Deck(deck.cards, (*deck.under, card))


# -- heroes ----------------------------------------------------------------------------------------------------------


def fill_market(s: DicequestState, rng: Rng) -> None:
    """To five heroes, from the deck of the act; the next apprentice is always seen."""
    while len(s.market) < MARKET:
        if s.act == 3:
            card, s.legend_deck = draw(s, s.legend_deck, rng)
        else:
            card = s.next_hero
            s.next_hero, s.hero_deck = draw(s, s.hero_deck, rng)
        if card == NONE:
            return
        s.market.append(card)
        if s.log is not None:
            s.log.say("hero-came", {"hero": hero_name(card)}, "DQ-3.3")


def return_hero(s: DicequestState, card: int) -> None:
    """To the bottom of its deck."""
    if IS_LEGEND[card]:
        s.legend_deck = under(s.legend_deck, card)
    elif s.next_hero == NONE and s.act < 3:
        s.next_hero = card
    else:
        s.hero_deck = under(s.hero_deck, card)


# -- items -----------------------------------------------------------------------------------------------------------


def return_item(s: DicequestState, item: int) -> None:
    """To the bottom of its deck; Take That! items belong to the basic deck."""
    if IS_LEGENDARY[item]:
        s.legendary = under(s.legendary, item)
    else:
        s.basic = under(s.basic, item)


def draw_item(s: DicequestState, seat: int, legendary: bool, rng: Rng) -> None:
    """The top card into the backpack. `make_room` is up to the caller."""
    if legendary:
        item, s.legendary = draw(s, s.legendary, rng)
    else:
        item, s.basic = draw(s, s.basic, rng)
    if item == NONE:
        return
    s.backpack[seat] |= 1 << item
    if s.log is not None:
        rule = "DQ-3.7" if s.phase == Phase.TAVERN else "DQ-7.4"
        s.log.say("drew", {"player": seat_name(seat), "item": item_name(item)}, rule)


def make_room(s: DicequestState, seat: int) -> None:
    """DQ-3.6: a sixth item forces a discard at once."""
    if s.backpack[seat].bit_count() > BACKPACK:
        s.stack.append((steps.DISCARD, seat))


# -- quests and threats ----------------------------------------------------------------------------------------------


def fill_quests(s: DicequestState, rng: Rng) -> None:
    """To five quests of the act."""
    while len(s.quests) < QUEST_AREA:
        card, s.quest_decks[s.act - 1] = draw(s, s.quest_decks[s.act - 1], rng)
        if card == NONE:
            return
        s.quests.append(Laid(card))
        if s.log is not None:
            s.log.say("quest-came", {"quest": challenge_name(card)}, "DQ-7.3")


def draw_token(s: DicequestState, rng: Rng) -> int:
    """A random threat token of the act; those discarded serve again when none is left."""
    kinds = TOKENS_OF_ACT[s.act - 1]
    if not any(s.reserve[kind] for kind in kinds):
        for kind in kinds:
            s.reserve[kind], s.tokens_out[kind] = s.tokens_out[kind], 0
    place = sum(s.reserve[kind] for kind in kinds)
    if not place:
        return NONE
    place = rng.below(place)
    s.reveal()
    for kind in kinds:
        place -= s.reserve[kind]
        if place < 0:
            s.reserve[kind] -= 1
            return kind
    raise AssertionError("a place beyond the tokens")


def discard_token(s: DicequestState, kind: int) -> None:
    if kind != NONE:
        s.tokens_out[kind] += 1
