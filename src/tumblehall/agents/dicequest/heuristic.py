"""The heuristic agent of Dicequest, for both modes: a party early, quests by their promise, dice by what is missing."""

from collections.abc import Mapping
from typing import cast

from tumblehall.agents.dicequest.dice import (
    ability_of,
    best_face,
    dice_to_roll,
    gain_of_symbol,
    is_met,
    scoring,
    target,
    use_worth,
    wants_more,
    wants_rank,
)
from tumblehall.agents.dicequest.together import gift_worth, help_worth, joint_worth
from tumblehall.agents.dicequest.worth import (
    GOLD,
    HERO,
    ITEM,
    attempt_worth,
    best_party,
    challenge_of,
    hero_worth,
    item_worth,
    recruit_worth,
    rounds_left,
)
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.kinds import WANTED, Sign
from tumblehall.games.dicequest.edges.view import Hero, Seat, Seen
from tumblehall.games.dicequest.language import words as w
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json

FULL = 3


class HeuristicAgent:
    """Knows what is printed on the cards and sees what everybody sees."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        ids = [option.id for option in decision.options]
        answer = answer_to(cast(Seen, view), decision, ids)
        return answer if answer in ids else decision.default


def answer_to(view: Seen, decision: Decision, ids: list[str]) -> str | None:
    match decision.kind:
        case "tavern":
            return max(ids, key=lambda id: _tavern(view, id))
        case "quest":
            return max(ids, key=lambda id: _attempt(view, id.partition(" ")[2]))
        case "party":
            return _send(view, ids)
        case "deploy":
            return next((id for id in ids if id != "roll" and _deploys(view, id)), "roll")
        case "act":
            return _act(view, ids)
        case "token-dice" | "pick-dice" | "rune-die":
            return _die(view, ids)
        case "turn-face":
            return _face(view, decision.about["die"], ids)
        case "pick-symbol" | "reduce":
            return max(ids, key=lambda id: _symbol(view, id.partition(" ")[2]))
        case "pick-colour":
            return max(ids, key=lambda id: _colour(view, id.partition(" ")[2]))
        case "pay-rune":
            return max(ids, key=lambda id: id == "rune free")
        case "convert":
            return max(ids, key=lambda id: id.endswith("free"))
        case "block":
            return _block(view, ids)
        case "place":
            return min(ids, key=lambda id: _loss(view, id))
        case "suffer" | "safe-wound":
            return min(ids, key=lambda id: _loss(view, f"place light {id.partition(' ')[2]}"))
        case "heal":
            return max(ids, key=lambda id: _healed(view, id))
        case "level":
            return max(ids, key=lambda id: HERO[id.partition(" ")[2]].points)
        case "discard" | "pay-item":
            return min(ids, key=lambda id: item_worth(id.partition(" ")[2]))
        case "gift":
            return max(ids, key=lambda id: _gift(view, id))
        case "pay-tokens":
            return ids[0]
        case "target":
            return max(ids, key=lambda id: view["seats"][int(id.partition(" ")[2])]["points"])
        case _:
            return None


# -- the tavern ------------------------------------------------------------------------------------------------------


def _mine(view: Seen) -> Seat:
    assert view["seat"] is not None
    return view["seats"][view["seat"]]


def _party(view: Seen) -> list[Hero]:
    return [hero for hero in _mine(view)["party"] if hero is not None]


def _tavern(view: Seen, id: str) -> float:
    """What a deed of the tavern is worth; to go on is worth nothing."""
    verb, _, name = id.partition(" ")
    mine, party = _mine(view), _party(view)
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
            return 0.4 if mine["gold"] >= 6 and rounds_left(view) > 0 else -1.0
        case "peddler":
            return 0.3 if mine["gold"] >= 7 and rounds_left(view) > 1 else -1.0
        case "gift":
            return max((gift_worth(view, item, seat) for item, seat in _gifts(view)), default=-1.0)
        case _:
            return -1.0


def _gifts(view: Seen) -> list[tuple[str, int]]:
    """What I could give to whom."""
    others = [seat for seat in range(len(view["seats"])) if seat != view["seat"]]
    return [(item, seat) for item in _mine(view)["backpack"] for seat in others]


def _gift(view: Seen, id: str) -> float:
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
            return 6.0 if len(_party(view)) < FULL and view["market"] else -1.0
        case w.GainGold() if ITEM[name].points:
            return -1.0
        case _:
            return 6.0


def _graduate(view: Seen, name: str) -> float:
    """An expert keeps its points; it makes room for a hero that can be paid."""
    party = _party(view)
    hero = next(hero for hero in party if hero["hero"] == name)
    if len(party) < FULL or not hero["expert"] or hero["item"] is not None:
        return -1.0
    gold = _mine(view)["gold"]
    news = [recruit_worth(view, card["hero"]) for card in view["market"] if card["price"] <= gold]
    lost = 0.3 * len(hero["dice"]) * min(3, rounds_left(view) + 1)
    if not news or (view["adventure_round"] and rounds_left(view) > 0 and not hero["wound"]):
        return -1.0
    return 0.4 * max(news) - lost + (0.5 if hero["wound"] else 0.0)


# -- the quest -------------------------------------------------------------------------------------------------------


def _attempt(view: Seen, slug: str) -> float:
    if slug == "playtime":
        return GOLD
    return _best_party(view, slug)[0]


def _best_party(view: Seen, slug: str) -> tuple[float, tuple[Hero, ...]]:
    worth_of = joint_worth if view["mode"] == "coop" else attempt_worth
    return best_party(view, _party(view), slug, _mine(view)["reroll"], worth_of)


def _send(view: Seen, ids: list[str]) -> str:
    slug = challenge_of(view)["quest"]
    sent = challenge_of(view)["heroes"]
    _, heroes = _best_party(view, slug)
    for hero in heroes:
        if hero["slot"] not in sent and f"send {hero['hero']}" in ids:
            return f"send {hero['hero']}"
    return "done" if "done" in ids else ids[0]


def _deploys(view: Seen, id: str) -> bool:
    """What heroes and equipment bring costs nothing; potions are for what is hard."""
    name = id.partition(" ")[2]
    if name in HERO or ITEM[name].kind == "equipment":
        return not isinstance(_first(name), w.Recolour)
    if isinstance(_first(name), w.Recolour):
        return False
    return wants_more(view)


def _first(name: str) -> w.Effect | None:
    ability = ability_of(name)
    return ability.effects[0] if ability is not None else None


def _act(view: Seen, ids: list[str]) -> str:
    phase = view["phase"]
    if phase == "combat":
        return _combat(view, ids)
    uses = [id for id in ids if id.startswith("use")]
    if phase == "wound":
        worthy = [id for id in uses if _saves(view, id.partition(" ")[2])]
        return worthy[0] if worthy else "next"
    return uses[0] if uses else "next"


def _saves(view: Seen, name: str) -> bool:
    """Free abilities always; items when somebody would fall."""
    if name in HERO or ITEM[name].kind == "equipment":
        return True
    wounds, heroes = challenge_of(view)["wounds"], len(challenge_of(view)["heroes"])
    coming = wounds["light"] + wounds["unblockable"] - challenge_of(view)["shields"]
    return bool(wounds["deadly"]) or coming > heroes


def _combat(view: Seen, ids: list[str]) -> str:
    uses = [(use_worth(view, id.partition(" ")[2]), id) for id in ids if id.startswith("use")]
    best = max(uses, default=(0.0, ""))
    if best[0] > 0:
        return best[1]
    challenge = challenge_of(view)
    if not dice_to_roll(view):
        return "next"
    if "reroll" in ids and (not is_met(view) or wants_rank(view)):
        return "reroll"
    spare = challenge["result"].get("rune", 0) > target(view)[k.Symbol.RUNE] and k.Symbol.RUNE not in scoring(view)
    runes = [id for id in ids if id.startswith("rune")]
    return runes[-1] if runes and spare else "next"


def _block(view: Seen, ids: list[str]) -> str | None:
    """All that can be blocked; in co-op shields that threats ask for are kept."""
    kept = target(view)[k.Symbol.SHIELD] - challenge_of(view)["need"].get("shield", 0)
    if challenge_of(view)["blocks"] or challenge_of(view)["shields"] > kept:
        return next((id for id in ("block deadly", "downgrade", "block light") if id in ids), None)
    return "downgrade" if "downgrade" in ids else "next"


def _die(view: Seen, ids: list[str]) -> str | None:
    challenge = challenge_of(view)
    again = dice_to_roll(view)
    for die in challenge["picks"]:
        if die in again:
            again.remove(die)
    for die in again:
        if f"die {die}" in ids:
            return f"die {die}"
    if "done" in ids:
        return "done"
    dice = [id for id in ids if id.startswith("die")]
    return max(dice, key=lambda id: id.endswith("blank")) if dice else ids[0]


def _face(view: Seen, die: str, ids: list[str]) -> str:
    return f"face {best_face(view, die, [id.partition(' ')[2] for id in ids])[1]}"


def _symbol(view: Seen, name: str) -> float:
    missing = challenge_of(view)["missing"]
    if name == "any":
        return float(missing.get("any", 0))
    symbol = WANTED.index(name)
    return 5.0 * missing.get(WANTED[symbol], 0) + gain_of_symbol(view, symbol, 1)


def _colour(view: Seen, name: str) -> float:
    missing = challenge_of(view)["missing"] or challenge_of(view)["need"]
    symbols: dict[str, Sign] = {"red": "sword", "blue": "arrow", "yellow": "wand", "green": "shield"}
    return 2.0 * missing.get(symbols[name], 0) + {"red": 1.0, "blue": 1.1, "green": 0.9, "yellow": 0.5}[name]


def _healed(view: Seen, id: str) -> float:
    """Who is worth most; a wound that is still to come where nobody is hurt."""
    name = id.partition(" ")[2]
    return max((hero_worth(view, hero) for hero in _party(view) if hero["hero"] == name), default=-1.0)


def _loss(view: Seen, id: str) -> float:
    """What a wound on a hero costs: least on one that stays, or that is worth least."""
    _, kind, name = id.split(" ")
    hero = next(hero for hero in _party(view) if hero["hero"] == name)
    falls = kind == "deadly" or hero["wound"] is not None
    if not falls:
        return 0.3 + 0.01 * hero_worth(view, hero)
    return 1.0 + hero_worth(view, hero) - (0.5 if kind == "deadly" else 0.0)
