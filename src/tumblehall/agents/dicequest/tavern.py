"""What deeds of the tavern are worth to the heuristic agent of Dicequest."""

from tumblehall.agents.dicequest.dice import ability_of
from tumblehall.agents.dicequest.together import gift_worth, help_worth
from tumblehall.agents.dicequest.worth import GOLD, HERO, ITEM, hero_worth, recruit_worth, rounds_left
from tumblehall.games.dicequest.edges.view import Hero, Seat, Seen
from tumblehall.games.dicequest.language import words as w

FULL = 3


def mine(view: Seen) -> Seat:
    assert view["seat"] is not None
    return view["seats"][view["seat"]]


def party_of(view: Seen) -> list[Hero]:
    return [hero for hero in mine(view)["party"] if hero is not None]


def tavern_worth(view: Seen, id: str) -> float:
    """What a deed of the tavern is worth; to go on is worth nothing."""
    verb, _, name = id.partition(" ")
    seat, party = mine(view), party_of(view)
    match verb:
        case "go":
            return 0.0
        case "recruit":
            price = next(int(card["price"]) for card in view["market"] if card["hero"] == name)
            keep = 0.2 if len(party) < 2 else GOLD
            joint = help_worth(view, party, name) if view["mode"] == "coop" else 0.0
            return 0.05 + recruit_worth(view, name) + joint - keep * price * (rounds_left(view) > 0)
        case "equip":
            bearer = next(hero for hero in party if hero["hero"] == name.partition(" ")[2])
            return 5.0 + 0.1 * hero_worth(view, bearer)
        case "use":
            return _use_in_tavern(view, name)
        case "graduate":
            return _graduate(view, name)
        case "training-yard":
            best = max((HERO[hero["hero"]].points for hero in party if not hero["expert"]), default=0)
            return best - GOLD * 3 * (rounds_left(view) > 0) + 0.3
        case "healer":
            return 0.4 if seat["gold"] >= 6 and rounds_left(view) > 0 else -1.0
        case "peddler":
            return 0.3 if seat["gold"] >= 7 and rounds_left(view) > 1 else -1.0
        case "gift":
            return max((gift_worth(view, item, seat) for item, seat in _gifts(view)), default=-1.0)
        case _:
            return -1.0


def _gifts(view: Seen) -> list[tuple[str, int]]:
    """What I could give to whom."""
    others = [seat for seat in range(len(view["seats"])) if seat != view["seat"]]
    return [(item, seat) for item in mine(view)["backpack"] for seat in others]


def gift_by_id(view: Seen, id: str) -> float:
    """`give dragon-scale 1`"""
    words = id.split(" ")
    return gift_worth(view, words[1], int(words[-1]))


def _use_in_tavern(view: Seen, name: str) -> float:
    if ITEM[name].points and rounds_left(view) > 0:
        return -1.0
    ability = ability_of(name)
    effect = ability.effects[0] if ability is not None else None
    match effect:
        case w.DiscountRecruit():
            return 6.0 if len(party_of(view)) < FULL and view["market"] else -1.0
        case w.GainGold() if ITEM[name].points:
            return -1.0
        case _:
            return 6.0


def _graduate(view: Seen, name: str) -> float:
    """An expert keeps its points; it makes room for a hero that can be paid."""
    party = party_of(view)
    hero = next(hero for hero in party if hero["hero"] == name)
    if len(party) < FULL or not hero["expert"] or hero["item"] is not None:
        return -1.0
    gold = mine(view)["gold"]
    news = [recruit_worth(view, card["hero"]) for card in view["market"] if card["price"] <= gold]
    lost = 0.3 * len(hero["dice"]) * min(3, rounds_left(view) + 1)
    if not news or (view["adventure_round"] and rounds_left(view) > 0 and not hero["wound"]):
        return -1.0
    return 0.4 * max(news) - lost + (0.5 if hero["wound"] else 0.0)
