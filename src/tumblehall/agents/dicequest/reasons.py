"""What speaks for an option of Dicequest, from what its seat sees: the chances that the game reckons from the view, and
what a quest pays."""

from collections.abc import Mapping

from tumblehall.games.dicequest.game import GAME
from tumblehall.kernel.values import Decision, Json, Option

RECKONED = ("tavern", "quest", "party", "deploy", "act", "token-dice", "rune-die")
"""The questions for which chances are worth the time."""


def reason(view: Mapping[str, Json], decision: Decision, option: Option) -> str:
    verb, *rest = option.id.split()
    if verb in ("place", "suffer") or decision.kind in ("place", "suffer"):
        return "there it hurts least"
    if decision.kind == "block":
        return "every wound that is blocked leaves a hero for the next quest" if verb == "block" else ""
    if decision.kind == "level":
        return "an expert's die and points are worth most here"
    if decision.kind not in RECKONED or GAME.odds is None:
        return ""
    odds = GAME.odds(view)
    if verb == "go":
        return _going(odds)
    if verb == "attempt":
        return _quest(odds, rest[0])
    if verb == "recruit":
        return _recruit(odds, rest[0])
    if verb == "reroll" and odds["ways"]:
        return f"{_of(odds['ways'][0]['chance'])} to succeed with the token, {_percent(odds['stop'])} as it stands"
    if verb == "use" and rest and rest[0] in odds["uses"]:
        return f"{_of(odds['uses'][rest[0]])} to succeed with it"
    if verb == "next" and decision.kind == "act":
        if odds["stop"] in (0, 1):
            return (
                "all that is asked is there" if odds["stop"] else "the quest is lost: nothing more is worth its price"
            )
        return f"{_percent(odds['stop'])} to succeed as it stands"
    if verb == "roll" and odds["now"] is not None:
        return f"{_of(odds['now'])} to succeed with the dice you have"
    return ""


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _of(chance: Json) -> str:
    return f"{'' if chance['exact'] else 'about '}{_percent(chance['of'])}"


def _quest(odds: Json, quest: str) -> str:
    found = next((each["now"] for each in odds["quests"] if each["quest"] == quest), None)
    return f"your best party succeeds in {_of(found['chance'])}" if found else ""


def _going(odds: Json) -> str:
    found = [each["now"]["chance"] for each in odds["quests"] if each["now"] is not None]
    if not found:
        return ""
    return f"your best party succeeds in {_of(max(found, key=lambda chance: chance['of']))} at the easiest quest"


def _recruit(odds: Json, hero: str) -> str:
    joined = [(each["joined"][hero], each["now"]) for each in odds["quests"] if hero in each["joined"]]
    if not joined:
        return ""
    best, now = max(joined, key=lambda pair: pair[0]["of"])
    if best["of"] <= (now["chance"]["of"] if now is not None else 0):
        return ""
    before = f", {_of(now['chance'])} without" if now is not None else ""
    return f"your best quest succeeds in {_of(best)} with this hero{before}"
