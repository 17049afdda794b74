"""The policy's answers in the tavern, about quests and who goes, and about items."""

from functools import lru_cache
from typing import Final

from tumblehall.agents.dicequest.attempts import BASIC, GOLD, LEGENDARY, best_party, hero_worth
from tumblehall.agents.dicequest.cards import DICE, HERO_POINTS, ITEM_KIND, ITEM_POINTS, LEGEND, PartyKey
from tumblehall.agents.dicequest.cards import LEGENDARY as IS_LEGENDARY
from tumblehall.games.dicequest.cards.challenges import AT_PLAY, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import ACTIONS
from tumblehall.games.dicequest.cards.sources import ABILITIES, HERO_COUNT
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.adventure import ROUNDS
from tumblehall.games.dicequest.rules.numbers import COSTS, points_of, price_of
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState
from tumblehall.games.dicequest.rules.verbs import (
    ACT,
    ATTEMPT,
    DISCARD,
    DONE,
    DROP,
    EQUIP,
    GIVE,
    GO,
    GRADUATE,
    RECRUIT,
    SEATS,
    SEND,
    TARGET,
    USE,
)

THREAT: Final = 3.5
"""A threat that is gone from a quest, in points."""
STAYS: Final = 0.5
"""So much better must a new hero be than one who knows the others."""
ACTION: Final = tuple(action.slug for action in ACTIONS)


def party_of(s: DicequestState, seat: int) -> PartyKey:
    return tuple([None if h is None else (h.card, h.expert, h.wound, h.item) for h in s.party[seat]])


def tavern(s: DicequestState, seat: int, options: list[int]) -> int:
    """The deed that is worth most; to go on is worth nothing."""
    surcharge = price_of(s, s.market[0]) - COSTS[s.market[0]] if s.market else 0
    return best_deed(tuple(options), party_of(s, seat), s.gold[seat], surcharge, ROUNDS - s.round, tuple(s.market))


@lru_cache(1 << 14)
def best_deed(
    options: tuple[int, ...], party: PartyKey, gold: int, surcharge: int, left: int, market: tuple[int, ...]
) -> int:
    best = (0.0, GO.first)
    for option in options:
        if option >= ACT.first:
            worth = _action(ACTION[option - ACT.first], party, gold, left)
        elif option >= DISCARD.first:
            continue
        elif option >= USE.first:
            worth = _use(option - USE.first - HERO_COUNT, party, left, market)
        elif option >= EQUIP.first:
            worth = _equip(party, (option - EQUIP.first) % SLOTS, left)
        elif option >= GRADUATE.first:
            worth = _graduate(party, option - GRADUATE.first, gold - surcharge, left, market)
        elif option >= RECRUIT.first:
            card = option - RECRUIT.first
            price = max(0, COSTS[card] + surcharge)
            keep = 0.2 if party.count(None) > 1 else GOLD
            worth = 0.05 + recruit_worth(card, left) - keep * price * (left > 0)
        else:
            continue
        best = max(best, (worth, option))
    return best[1]


def recruit_worth(card: int, left: int) -> float:
    """A hero of the market."""
    points = HERO_POINTS[card] if LEGEND[card] else 0.5 * HERO_POINTS[card] * (left > 1)
    return points + len(DICE[card]) * min(3, left + 1) * 0.5


def _equip(party: PartyKey, slot: int, left: int) -> float:
    """On the hero who is likely to go and to stay."""
    hero = party[slot]
    assert hero is not None
    return 5.0 + 0.1 * hero_worth(hero, left)


def _graduate(party: PartyKey, slot: int, gold: int, left: int, market: tuple[int, ...]) -> float:
    """Makes room for a hero that can be paid. An expert keeps its points, an apprentice leaves with nothing."""
    hero = party[slot]
    if hero is None or None in party:
        return -1.0
    news = [recruit_worth(card, left) - GOLD * COSTS[card] * (left > 0) for card in market if COSTS[card] <= gold]
    if not news:
        return -1.0
    lost = 0.5 * len(DICE[hero[0]]) * min(3, left + 1) - (0.5 if hero[2] else 0.0)
    if not hero[1]:
        lost += 0.5 * HERO_POINTS[hero[0]]
    if hero[3] != NONE:
        lost += 0.5 * min(3, left + 1)
    return max(news) - lost - STAYS


def _action(name: str, party: PartyKey, gold: int, left: int) -> float:
    if name == "training-yard":
        best = max((HERO_POINTS[hero[0]] for hero in party if hero is not None and not hero[1]), default=0)
        return best + 0.3 - GOLD * 3 * (left > 0)
    if name == "healer":
        return 0.4 if gold >= 6 and left > 0 else -1.0
    if name == "peddler":
        return 0.3 if gold >= 7 and left > 1 else -1.0
    return -1.0


def _use(item: int, party: PartyKey, left: int, market: tuple[int, ...]) -> float:
    ability = ABILITIES[HERO_COUNT + item]
    assert ability is not None
    match ability.effects[0]:
        case w.DiscountRecruit():
            return 6.0 if None in party and market else -1.0
        case w.GainGold():
            return -1.0
        case w.LevelUp(_, n):
            ready = sum(hero is not None and not hero[1] for hero in party)
            return 6.0 if ready >= min(n, 2) or (ready and left < 2) else -1.0
        case _:
            return 6.0


def attempt(s: DicequestState, seat: int, options: list[int]) -> int:
    if len(options) == 2 and options[0] >= ATTEMPT.first + FIRST_ADVENTURE:
        return options[0]
    party, token, left = party_of(s, seat), s.reroll[seat], ROUNDS - s.round
    best = (GOLD, ATTEMPT.first + AT_PLAY)
    for laid in s.quests:
        option = ATTEMPT.first + laid.card
        if option in options:
            more = GOLD * laid.gold + (0.0 if laid.token == NONE else THREAT)
            best = max(best, (best_party(party, laid.card, token, left, more)[0], option))
    return best[1]


def send(s: DicequestState, seat: int, options: list[int]) -> int:
    """Against threats everybody; else those whose try is worth most."""
    if s.challenge >= FIRST_ADVENTURE and s.adventure_tokens:
        return options[0]
    _, slots = best_party(party_of(s, seat), s.challenge, s.reroll[seat], ROUNDS - s.round, 0.0)
    for option in options:
        if option != DONE.first and slots >> option - SEND.first & 1:
            return option
    return options[-1]


def item_worth(item: int) -> float:
    kind = {"equipment": 1.0, "single_use": 0.7, "treasure": 0.0}[ITEM_KIND[item]]
    return ITEM_POINTS[item] + kind * (LEGENDARY - BASIC if IS_LEGENDARY[item] else 1.0)


def drop(s: DicequestState, seat: int, options: list[int]) -> int:
    return min(options, key=lambda option: item_worth(option - DROP.first))


def target(s: DicequestState, seat: int, options: list[int]) -> int:
    """The strongest of the others."""
    return max(options, key=lambda option: points_of(s, option - TARGET.first))


def gift(s: DicequestState, seat: int, options: list[int]) -> int:
    """Most points to who has fewest."""

    def worth(option: int) -> float:
        item, other = divmod(option - GIVE.first, SEATS)
        return ITEM_POINTS[item] - 0.1 * points_of(s, other)

    return max(options, key=worth)


def refresh(s: DicequestState, seat: int, options: list[int]) -> int:
    """One, and then no more."""
    return options[0] if options[-1] != DONE.first else DONE.first


def pay_tokens(s: DicequestState, seat: int, options: list[int]) -> int:
    """Whatever can be paid."""
    return options[0]
