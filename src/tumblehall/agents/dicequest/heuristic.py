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
from tumblehall.agents.dicequest.tavern import gift_by_id, mine, party_of, tavern_worth
from tumblehall.agents.dicequest.together import joint_worth
from tumblehall.agents.dicequest.worth import (
    GOLD,
    HERO,
    ITEM,
    attempt_worth,
    best_party,
    challenge_of,
    hero_worth,
    item_worth,
)
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.kinds import WANTED, Sign
from tumblehall.games.dicequest.edges.view import Hero, Seen
from tumblehall.games.dicequest.language import words as w
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json


class HeuristicAgent:
    """Knows what is printed on the cards and sees what everybody sees."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        ids = [option.id for option in decision.options]
        answer = answer_to(cast(Seen, view), decision, ids)
        return answer if answer in ids else decision.default


def answer_to(view: Seen, decision: Decision, ids: list[str]) -> str | None:
    match decision.kind:
        case "tavern":
            return max(ids, key=lambda id: tavern_worth(view, id))
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
            return max(ids, key=lambda id: gift_by_id(view, id))
        case "pay-tokens":
            return ids[0]
        case "target":
            return max(ids, key=lambda id: view["seats"][int(id.partition(" ")[2])]["points"])
        case _:
            return None


# -- the quest -------------------------------------------------------------------------------------------------------


def _attempt(view: Seen, slug: str) -> float:
    if slug == "playtime":
        return GOLD
    return _best_party(view, slug)[0]


def _best_party(view: Seen, slug: str) -> tuple[float, tuple[Hero, ...]]:
    worth_of = joint_worth if view["mode"] == "coop" else attempt_worth
    return best_party(view, party_of(view), slug, mine(view)["reroll"], worth_of)


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
    return max((hero_worth(view, hero) for hero in party_of(view) if hero["hero"] == name), default=-1.0)


def _loss(view: Seen, id: str) -> float:
    """What a wound on a hero costs: least on one that stays, or that is worth least."""
    _, kind, name = id.split(" ")
    hero = next(hero for hero in party_of(view) if hero["hero"] == name)
    falls = kind == "deadly" or hero["wound"] is not None
    if not falls:
        return 0.3 + 0.01 * hero_worth(view, hero)
    return 1.0 + hero_worth(view, hero) - (0.5 if kind == "deadly" else 0.0)
