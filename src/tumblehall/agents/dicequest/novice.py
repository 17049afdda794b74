"""Somebody who has just learnt Dicequest."""

from collections.abc import Mapping
from typing import cast

from tumblehall.agents.dicequest.dice import is_met
from tumblehall.agents.dicequest.worth import CHALLENGE, HERO, QUEST, chance, challenge_of, item_worth
from tumblehall.games.dicequest.edges.view import Hero, Seen
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json

HOPE = 0.4
"""A chance that looks good enough."""


class NoviceAgent:
    """Plays as the rules were told, and overlooks what one sees only after some games:

    - the dearest hero must be the best one, and nobody is ever let go to make room;
    - what lies in the backpack is forgotten: nothing is equipped, no potion is drunk;
    - a quest is chosen for its points, whatever wounds it deals, and everybody goes along;
    - only blanks are rolled again, and runes are for abilities alone;
    - an adventure that is met is good enough: what ranks higher is left lying;
    - wounds go to whoever stands first, hurt already or not.
    """

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        ids = [option.id for option in decision.options]
        answer = _answer(cast(Seen, view), decision.kind, ids)
        return answer if answer in ids else decision.default


def _answer(view: Seen, kind: str, ids: list[str]) -> str | None:
    match kind:
        case "tavern":
            return _tavern(view, ids)
        case "quest":
            return max(ids, key=lambda id: _promise(view, id.partition(" ")[2]))
        case "party" | "pay-tokens" | "place" | "suffer" | "safe-wound" | "heal" | "level" | "target":
            return ids[0]
        case "deploy":
            return next((id for id in ids if id.partition(" ")[2] in HERO), "roll")
        case "act":
            return _act(view, ids)
        case "token-dice" | "pick-dice" | "rune-die":
            return _blank(view, ids)
        case "pick-symbol" | "reduce" | "turn-face" | "pick-colour" | "convert" | "pay-rune":
            return max(ids, key=lambda id: _lacking(view, id))
        case "block":
            return next((id for id in ("block deadly", "block light", "downgrade") if id in ids), None)
        case "discard" | "pay-item":
            return min(ids, key=lambda id: item_worth(id.partition(" ")[2]))
        case _:
            return None


def _tavern(view: Seen, ids: list[str]) -> str:
    """The dearest hero; an apprentice is trained where that is on offer."""
    prices = {f"recruit {card['hero']}": int(card["price"]) for card in view["market"]}
    there = [id for id in ids if id in prices]
    if there:
        return max(there, key=lambda id: prices[id])
    return "training-yard" if "training-yard" in ids else "go"


def _party(view: Seen) -> list[Hero]:
    assert view["seat"] is not None
    return [hero for hero in view["seats"][view["seat"]]["party"] if hero is not None]


def _promise(view: Seen, slug: str) -> float:
    """The points of what looks likely; Playtime where nothing does."""
    if slug == "playtime":
        return 0.1
    party = _party(view)[: CHALLENGE[slug].party[1]]
    likely = chance(party, slug, token=False)
    return likely * (QUEST[slug].points + 0.5) if slug in QUEST and likely > HOPE else 0.05


def _act(view: Seen, ids: list[str]) -> str:
    if view["phase"] == "combat" and is_met(view):
        return "next"
    uses = [id for id in ids if id.partition(" ")[2] in HERO and id.startswith("use")]
    if uses:
        return uses[0]
    return "reroll" if "reroll" in ids and _blanks(view) else "next"


def _blanks(view: Seen) -> list[str]:
    return [die["die"] for die in challenge_of(view)["unlocked"] if die["die"].endswith("blank")]


def _blank(view: Seen, ids: list[str]) -> str:
    """Blanks, as long as there are any that are not picked yet."""
    picked = challenge_of(view)["picks"]
    left = [f"die {die}" for die in _blanks(view) if _blanks(view).count(die) > picked.count(die)]
    return next((id for id in left if id in ids), "done" if "done" in ids else ids[0])


def _lacking(view: Seen, id: str) -> int:
    """How much of what an option names is missing."""
    missing = challenge_of(view)["missing"]
    return sum(n for sign, n in missing.items() if sign in id)
