"""Somebody who has just learnt Dicequest."""

from collections.abc import Mapping
from typing import cast

from tumblehall.agents.dicequest.dice import is_met
from tumblehall.agents.dicequest.heuristic import answer_to
from tumblehall.agents.dicequest.worth import CHALLENGE, HERO, ITEM, QUEST, challenge_of, chance
from tumblehall.games.dicequest.edges.view import Seen
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json

HOPE = 0.2
"""A chance that is not looked at any closer."""


class NoviceAgent:
    """Plays as the rules were told, and overlooks what one sees only after some games:

    - the dearest hero must be the best one, and nobody is ever let go to make room;
    - items that are used once are saved for a better day that never comes;
    - a quest is chosen for its points, whatever wounds it deals, and as many go as may;
    - only blanks are rolled again, and runes are for abilities alone;
    - an adventure that is met is good enough: what ranks higher is left lying;
    - who stands first is trained and healed first, whatever the others would be worth.
    """

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        ids = [option.id for option in decision.options]
        kept = [id for id in ids if not _is_used_up(id)]
        answer = _answer(cast(Seen, view), decision, kept)
        return answer if answer in ids else decision.default


def _is_used_up(id: str) -> bool:
    verb, _, name = id.partition(" ")
    return verb == "use" and name in ITEM and ITEM[name].kind == "single_use"


def _answer(view: Seen, decision: Decision, ids: list[str]) -> str | None:
    match decision.kind:
        case "tavern":
            return _tavern(view, ids)
        case "quest":
            return max(ids, key=lambda id: _promise(view, id.partition(" ")[2]))
        case "party" | "heal" | "level":
            return ids[0]
        case "act" if view["phase"] == "combat":
            return _combat(view, ids)
        case "token-dice" | "rune-die":
            return _blank(view, ids)
        case _:
            return answer_to(view, decision, ids)


def _tavern(view: Seen, ids: list[str]) -> str:
    """The dearest hero, then what can be worn, then training."""
    prices = {f"recruit {card['hero']}": card["price"] for card in view["market"]}
    there = [id for id in ids if id in prices]
    if there:
        return max(there, key=lambda id: prices[id])
    return next((id for id in ids if id.startswith(("equip", "training-yard"))), "go")


def _promise(view: Seen, slug: str) -> float:
    """The points of what looks likely, with those who stand first; Playtime where nothing does."""
    if slug not in QUEST:
        return 0.1
    assert view["seat"] is not None
    party = [hero for hero in view["seats"][view["seat"]]["party"] if hero is not None]
    likely = chance(party[: CHALLENGE[slug].party[1]], slug, token=False)
    return likely * (QUEST[slug].points + 1) if likely > HOPE else 0.0


def _combat(view: Seen, ids: list[str]) -> str:
    """Whatever heroes can do, then the token for blanks, until it is met."""
    if is_met(view):
        return "next"
    uses = [id for id in ids if id.startswith("use") and id.partition(" ")[2] in HERO]
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
