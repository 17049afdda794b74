"""The view of a seat, made of the state: the same for everybody, since nothing is hidden."""

from collections.abc import Callable
from typing import cast, get_args

from tumblehall.games.dicequest.cards.challenges import CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.decks import TOKEN_ID, TOKEN_NEED
from tumblehall.games.dicequest.cards.printed import ACTIONS, ADVENTURES, HEROES, QUESTS, THREATS
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.cards.sources import SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import FACE_NAME, PACKED, unpack
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.edges import view
from tumblehall.games.dicequest.edges.english import effects_text
from tumblehall.games.dicequest.edges.sheets import rewards_text, threat_text
from tumblehall.games.dicequest.rules.adventure import ROUNDS, is_adventure_round
from tumblehall.games.dicequest.rules.ending import GOALS
from tumblehall.games.dicequest.rules.matching import missing
from tumblehall.games.dicequest.rules.names import challenge_name, counts_of, hero_name, item_name
from tumblehall.games.dicequest.rules.numbers import fills_of, points_from, points_of, price_of, result_of
from tumblehall.games.dicequest.rules.quest import pool_of
from tumblehall.games.dicequest.rules.setup import DIFFICULTIES
from tumblehall.games.dicequest.rules.state import NONE, Deck, DicequestState, Hero, Laid, Phase, Wound
from tumblehall.games.dicequest.rules.tavern import open_actions
from tumblehall.games.dicequest.rules.wounds import shields_left

WOUNDS: dict[Wound, view.HeroWound | None] = {Wound.NO: None, Wound.LIGHT: "light", Wound.UNBLOCKABLE: "unblockable"}
PHASES: tuple[view.Phase, ...] = get_args(view.Phase)
"""As `state.Phase` counts them."""


def view_of(s: DicequestState, seat: int | None) -> view.View:
    return {
        "mode": "coop" if s.coop else "competitive",
        "difficulty": DIFFICULTIES[s.difficulty] if s.coop else None,
        "goal": GOALS[s.difficulty] if s.coop else None,
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "rounds": ROUNDS,
        "act": s.act,
        "phase": PHASES[s.phase],
        "adventure_round": is_adventure_round(s),
        "adventure": _adventure(s),
        "threat": _threat(s),
        "threats_left": s.threat_deck.bit_count(),
        "ahead": [_token(kind) for kind in s.ahead],
        "market": [_market(s, hero) for hero in s.market],
        "next_hero": None if s.next_hero == NONE else hero_name(s.next_hero),
        "quests": [_quest(laid) for laid in s.quests],
        "decks": {
            "heroes": _deck(s.hero_deck, hero_name),
            "legends": _deck(s.legend_deck, hero_name),
            "basic": _deck(s.basic, item_name),
            "legendary": _deck(s.legendary, item_name),
            "quests": [_deck(deck, challenge_name) for deck in s.quest_decks],
        },
        "actions": [ACTIONS[number].slug for number in open_actions(s)],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "challenge": None if s.challenge == NONE else _challenge(s),
    }


def _deck(deck: Deck, name: Callable[[int], str]) -> view.Deck:
    """How many cards it has, and which were put under it."""
    return {"cards": deck.cards.bit_count() + len(deck.under), "under": [name(card) for card in deck.under]}


def _token(kind: int) -> view.Token:
    return {"token": TOKEN_ID[kind], "need": counts_of(TOKEN_NEED[kind])}


def _wounds(light: int, deadly: int, unblockable: int) -> view.Wounds:
    return {"light": light, "deadly": deadly, "unblockable": unblockable}


def _asks(challenge: int) -> view.Asks:
    """What is printed on a quest or an adventure."""
    facts = CHALLENGES[challenge]
    return {
        "ref": f"quest:{facts.slug}",
        "quest": facts.slug,
        "name": facts.name,
        "act": facts.act,
        "party": list(facts.party),
        "need": counts_of(facts.need),
        "wounds": _wounds(facts.light, facts.deadly, facts.unblockable),
    }


def _adventure(s: DicequestState) -> view.Adventure | None:
    if s.adventure == NONE:
        return None
    facts = ADVENTURES[s.adventure]
    return {
        **_asks(FIRST_ADVENTURE + s.adventure),
        "tokens": [_token(kind) for kind in s.adventure_tokens],
        "unlimited": [WANTED[symbol] for symbol in facts.score],
        "ranks": [] if s.coop else [effects_text(rank) for rank in facts.ranks],
        "reward": effects_text(facts.reward) if s.coop else None,
    }


def _threat(s: DicequestState) -> view.Threat | None:
    if s.threat == NONE:
        return None
    facts = THREATS[s.threat]
    return {"ref": f"threat:{facts.slug}", "threat": facts.slug, "name": facts.name, "text": threat_text(facts)}


def _market(s: DicequestState, hero: int) -> view.MarketHero:
    facts = HEROES[hero]
    return {
        "ref": f"market:{facts.slug}",
        "hero": facts.slug,
        "name": facts.name,
        "class": facts.hero_class,
        "legend": facts.legend,
        "dice": [COLOURS[colour] for colour in facts.dice],
        "cost": facts.cost,
        "price": price_of(s, hero),
        "points": facts.points,
    }


def _quest(laid: Laid) -> view.Quest:
    facts = QUESTS[laid.card]
    return {
        **_asks(laid.card),
        "gold": laid.gold,
        "token": None if laid.token == NONE else _token(laid.token),
        "always": rewards_text(facts.guaranteed),
        "success": rewards_text(facts.success),
        "points": facts.points,
    }


def _hero(hero: Hero | None, slot: int) -> view.Hero | None:
    if hero is None:
        return None
    facts = HEROES[hero.card]
    return {
        "ref": f"hero:{facts.slug}",
        "slot": slot,
        "hero": facts.slug,
        "name": facts.name,
        "class": facts.hero_class,
        "legend": facts.legend,
        "expert": hero.expert,
        "dice": [COLOURS[colour] for colour in facts.dice],
        "points": facts.points if hero.expert else 0,
        "wound": WOUNDS[Wound(hero.wound)],
        "item": None if hero.item == NONE else item_name(hero.item),
    }


def _seat(s: DicequestState, seat: int) -> view.Seat:
    return {
        "gold": s.gold[seat],
        "points": points_of(s, seat),
        "points_from": cast(view.PointsFrom, points_from(s, seat)),
        "reroll": s.reroll[seat],
        "party": [_hero(hero, slot) for slot, hero in enumerate(s.party[seat])],
        "backpack": [item_name(item) for item in members(s.backpack[seat])],
        "graduates": [hero_name(hero) for hero in members(s.graduates[seat])],
        "quests": [challenge_name(quest) for quest in members(s.trophies[seat])],
        "curses": [item_name(item) for item in members(s.curses[seat])],
        "score": None if s.scores[seat] == NONE else s.scores[seat],
    }


def _challenge(s: DicequestState) -> view.Challenge:
    """The challenge under way, the result explained die by die."""
    rolled = s.phase >= Phase.COMBAT
    result = result_of(s)
    need, wounds = s.need, (s.light, s.deadly, s.unblockable)
    if s.phase == Phase.TAVERN:  # the heroes are still being chosen: what is printed counts
        facts = CHALLENGES[s.challenge]
        need, wounds = list(facts.need), (facts.light, facts.deadly, facts.unblockable)
    return {
        "quest": challenge_name(s.challenge),
        "heroes": [slot for slot in range(3) if s.active >> slot & 1],
        "pool": pool_of(s),
        "banned": [COLOURS[colour] for colour in range(4) if s.banned >> colour & 1],
        "rolled": rolled,
        "unlocked": [{"die": FACE_NAME[face], "gives": counts_of(unpack(PACKED[face]))} for face in s.unlocked],
        "locked": [
            {"die": FACE_NAME[face], "gives": counts_of(unpack(left)), "spent": counts_of(unpack(PACKED[face] - left))}
            for face, left in s.locked
        ],
        "added": counts_of(unpack(s.added)),
        "lost": counts_of(unpack(s.lost)),
        "result": counts_of(result),
        "need": counts_of(need),
        "missing": counts_of(missing(result, need, fills_of(s))),
        "wounds": _wounds(*wounds),
        "shields": max(0, shields_left(s)),
        "blocks": s.blocks,
        "downgrades": s.downgrades,
        "saves": s.saves,
        "succeeded": s.succeeded if s.phase >= Phase.OUTCOME else None,
        "picks": [FACE_NAME[face] for face in s.picks],
        "used": [SOURCE_SLUG[source] for source in members(s.used)],
    }
