"""Positions of Dicequest, written: the schema is documented in docs/reference/dicequest-position.md."""

from collections.abc import Callable

from tumblehall.games.dicequest.cards.challenges import FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.decks import TOKEN_ID
from tumblehall.games.dicequest.cards.printed import THREATS
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.cards.sources import SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import FACE_NAME, unpack
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.rules.names import challenge_name, counts_of, hero_in, hero_name, item_name
from tumblehall.games.dicequest.rules.state import NONE, Deck, DicequestState, Hero, Laid, Phase, Wound
from tumblehall.kernel.values import Json

FIELDS = ("board", "decks", "turn", "challenge")
WOUNDS = {Wound.NO: "none", Wound.LIGHT: "light", Wound.UNBLOCKABLE: "unblockable"}


def dump(s: DicequestState) -> dict[str, Json]:
    doc: dict[str, Json] = {
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "board": {
            "market": [hero_name(hero) for hero in s.market],
            "next_hero": None if s.next_hero == NONE else hero_name(s.next_hero),
            "quests": [_laid(laid) for laid in s.quests],
            "box": [challenge_name(quest) for quest in members(s.box)],
            "adventure": None if s.adventure == NONE else challenge_name(FIRST_ADVENTURE + s.adventure),
            "tokens": [TOKEN_ID[kind] for kind in s.adventure_tokens],
            "ahead": [TOKEN_ID[kind] for kind in s.ahead],
            "threat": None if s.threat == NONE else THREATS[s.threat].slug,
        },
        "decks": {
            "heroes": _deck(s.hero_deck, hero_name),
            "legends": _deck(s.legend_deck, hero_name),
            "basic": _deck(s.basic, item_name),
            "legendary": _deck(s.legendary, item_name),
            "quests": [_deck(deck, challenge_name) for deck in s.quest_decks],
            "threats": [THREATS[threat].slug for threat in members(s.threat_deck)],
            "tokens": {TOKEN_ID[kind]: n for kind, n in enumerate(s.reserve) if n},
            "tokens_out": {TOKEN_ID[kind]: n for kind, n in enumerate(s.tokens_out) if n},
        },
        "turn": {
            "seat": s.turn,
            "first": s.first,
            "round": s.round,
            "phase": Phase(s.phase).name.lower(),
            "discount": s.discount,
            "used": [SOURCE_SLUG[source] for source in members(s.used)],
            "picks": picks_of(s),
        },
    }
    if s.challenge != NONE:
        doc["challenge"] = _challenge(s)
    return doc


def picks_of(s: DicequestState) -> list[str]:
    """What was picked so far: heroes of the market where no challenge is on, else dice."""
    names = FACE_NAME if s.challenge != NONE else SOURCE_SLUG
    return [names[pick] for pick in s.picks]


def _seat(s: DicequestState, seat: int) -> dict[str, Json]:
    return {
        "gold": s.gold[seat],
        "points": s.points[seat],
        "reroll": s.reroll[seat],
        "party": [_hero(hero) for hero in s.party[seat]],
        "backpack": [item_name(item) for item in members(s.backpack[seat])],
        "graduates": [hero_name(hero) for hero in members(s.graduates[seat])],
        "quests": [challenge_name(quest) for quest in members(s.trophies[seat])],
        "curses": [item_name(item) for item in members(s.curses[seat])],
        "score": None if s.scores[seat] == NONE else s.scores[seat],
    }


def _hero(hero: Hero | None) -> Json:
    if hero is None:
        return None
    return {
        "hero": hero_name(hero.card),
        "expert": hero.expert,
        "wound": WOUNDS[Wound(hero.wound)],
        "item": None if hero.item == NONE else item_name(hero.item),
    }


def _laid(laid: Laid) -> dict[str, Json]:
    token = None if laid.token == NONE else TOKEN_ID[laid.token]
    return {"quest": challenge_name(laid.card), "gold": laid.gold, "token": token}


def _deck(deck: Deck, name: Callable[[int], str]) -> dict[str, Json]:
    return {"cards": [name(card) for card in members(deck.cards)], "under": [name(card) for card in deck.under]}


def _challenge(s: DicequestState) -> dict[str, Json]:
    return {
        "quest": challenge_name(s.challenge),
        "heroes": [hero_in(s, s.turn, slot) for slot in range(3) if s.active >> slot & 1],
        "sources": [SOURCE_SLUG[source] for source in members(s.sources)],
        "pool": {COLOURS[colour]: n for colour, n in enumerate(s.pool) if n},
        "banned": [COLOURS[colour] for colour in range(4) if s.banned >> colour & 1],
        "unlocked": [FACE_NAME[face] for face in s.unlocked],
        "locked": [{"die": FACE_NAME[face], "left": counts_of(unpack(left))} for face, left in s.locked],
        "added": counts_of(unpack(s.added)),
        "lost": counts_of(unpack(s.lost)),
        "need": {WANTED[slot]: n for slot, n in enumerate(s.need) if n},
        "wounds": {"light": s.light, "deadly": s.deadly, "unblockable": s.unblockable},
        "blocks": s.blocks,
        "downgrades": s.downgrades,
        "saves": s.saves,
        "shields": s.shields,
        "paid": {WANTED[slot]: n for slot, n in enumerate(s.paid) if n},
        "succeeded": s.succeeded,
    }
