"""Printed facts that never change, as plain values: what a client needs to draw dice, heroes, items and quests."""

from tumblehall.games.dicequest.cards import facts, printed
from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_NAME, FACES, SHOWN, SIDES, SIDES_OF
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.edges.english import ability_text, effects_text, sentence
from tumblehall.games.dicequest.edges.sheets import hero_text, item_text, rewards_text, threat_text
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.names import counts_of
from tumblehall.kernel.values import Json


def catalogue() -> dict[str, Json]:
    return {
        "faces": {FACE_NAME[face]: _face(face) for face in range(FACES)},
        "classes": {COLOURS[side.colour]: side.hero_class for side in SIDES},
        "heroes": {hero.slug: _hero(hero) for hero in printed.HEROES},
        "items": {item.slug: _item(item) for item in printed.ITEMS},
        "challenges": {challenge.slug: _challenge(challenge) for challenge in CHALLENGES},
        "quests": {quest.challenge.slug: _quest(quest) for quest in printed.QUESTS},
        "playtime": effects_text(printed.PLAYTIME),
        "adventures": {adventure.challenge.slug: _adventure(adventure) for adventure in printed.ADVENTURES},
        "threats": {threat.slug: {"name": threat.name, "text": threat_text(threat)} for threat in printed.THREATS},
        "actions": {action.slug: _action(action) for action in printed.ACTIONS},
    }


def _face(face: int) -> dict[str, Json]:
    return {"colour": COLOURS[COLOUR_OF[face]], "shows": counts_of(SHOWN[face]), "sides": SIDES_OF[face]}


def _hero(hero: facts.HeroFacts) -> dict[str, Json]:
    return {
        "name": hero.name,
        "class": hero.hero_class,
        "legend": hero.legend,
        "dice": [COLOURS[colour] for colour in hero.dice],
        "cost": hero.cost,
        "points": hero.points,
        "text": hero_text(hero),
    }


def _item(item: facts.ItemFacts) -> dict[str, Json]:
    return {"name": item.name, "deck": item.deck, "kind": item.kind, "points": item.points, "text": item_text(item)}


def _challenge(asks: facts.Challenge) -> dict[str, Json]:
    return {
        "name": asks.name,
        "act": asks.act,
        "party": list(asks.party),
        "need": counts_of(asks.need),
        "wounds": {"light": asks.light, "deadly": asks.deadly, "unblockable": asks.unblockable},
        "text": None if asks.ability is None else ability_text(asks.ability),
        "flavour": asks.flavour,
    }


def _quest(quest: facts.QuestFacts) -> dict[str, Json]:
    always, success = rewards_text(quest.guaranteed), rewards_text(quest.success)
    return {"always": always, "success": success, "points": quest.points}


def _adventure(adventure: facts.AdventureFacts) -> dict[str, Json]:
    return {
        "coop": adventure.coop,
        "unlimited": [WANTED[symbol] for symbol in adventure.score],
        "ranks": [] if adventure.coop else [effects_text(rank) for rank in adventure.ranks],
        "reward": effects_text(adventure.reward) if adventure.coop else None,
    }


def _action(action: facts.BoardAction) -> dict[str, Json]:
    """`act`: from which act on it is open; 0 in co-op. `price` and `gain` are gold."""
    return {
        "name": action.name,
        "act": action.act,
        "text": sentence("", action.cost, action.effects),
        "price": action.cost.gold,
        "gain": sum(effect.n for effect in action.effects if isinstance(effect, w.GainGold)),
    }
