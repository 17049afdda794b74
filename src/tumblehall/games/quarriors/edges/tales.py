"""The words of events, from their data alone."""

from collections.abc import Callable
from functools import cache, partial

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.english.clauses import clause_of
from tumblehall.games.quarriors.edges.names import Others, others_of, several, spoken
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.values import Json

DICE = ("dice", "attackers", "paid")
DIE = ("die", "spell", "host", "given", "taken", "as")
UNLOCKED = {
    "paid": "{payer} pays {price}{paid} to unlock {die} of {player}: it goes to {to}.",
    "replaced": "{die} of {player} gives way to {by} and goes to {to}.",
    "struck": "{die} of {player} is struck{by}: not destroyed, it is unlocked and goes to {to}.",
    "freed": "{die} of {player} is unlocked without price and goes to {to}.",
}
"""By why a die is unlocked."""
CAUSES = {"damage": " by damage", "effect": "", "state": " by its own condition", "score": ""}
PLACES = {
    "used": "the used pile", "active": "the active pool", "ready": "the ready area",
    "bag": "the bag", "wilds": "its card", "spent": "the spent pile",
}  # fmt: skip

LEFT = {"aside": "is set aside", "removed": "is removed from the game"}

RESULTS = {
    (True, False): "holds", (False, True): "falls",
    (True, True): "takes no damage", (False, False): "falls whatever its defence",
}  # fmt: skip
"""What becomes of a defender, by whether it holds and whether the attack is as much as its defence."""


@cache
def laid(name: str) -> str:
    """The words of a clause that is laid on a player, by its name."""
    clauses = CARD_BY_NAME[name.partition(":")[0]].clauses
    return next(clause_of(said.clause) for said in clauses if said.name == name)


def tell_at(s: QuarriorsState) -> Callable[[str, dict[str, Json]], str]:
    """How events of a table are told: dice of a name that two sets have are those of the table (Q124)."""
    others = others_of(s)
    return partial(tell, others=others) if others else tell


def tell(kind: str, data: dict[str, Json], others: Others = ()) -> str:
    """The text. What the rules say of a clause is its name: its words come into the data here."""
    say = partial(spoken, others=others) if others else spoken
    if kind == "watch":
        data["words"] = laid(data["words"])
    words = dict(data)
    for key, value in data.items():
        if key in DICE:
            words[key] = several(value, say)
        elif key in DIE or (kind == "turned" and key == "to"):
            words[key] = say(value)
        elif key == "to":
            words[key] = PLACES.get(value, value)
            words["goes"] = LEFT.get(value, f"goes to {words[key]}")
        elif isinstance(value, list):
            words[key] = ", ".join(map(str, value))
    if "player" in words:
        words["player"] = str(words["player"]).capitalize()
    if "quest" in data:
        words["quest"] = say(data["quest"])
    if kind == "challenge-totals":
        words["totals"] = ", ".join(f"{total} on {seat}" for seat, total in data["totals"].items())
        words["first"] = ", some of it before all else" if data["first"] else ""
    if kind == "attack":
        words["totals"] = ", ".join(f"{total} on {seat}" for seat, total in data["totals"].items())
    if kind == "defends":
        enough = data["total"] >= data["defence"]
        words["result"] = RESULTS[data["holds"], enough]
    if kind in ("boosted", "stilled"):
        lasts = f"this {data.get('lasts', 'turn')}"
        words["time"] = f"until the turn of {data['until']}" if "until" in data else lasts
        words["Time"] = f"Until the turn of {data['until']}:" if "until" in data else lasts.capitalize()
    if kind == "boosted":
        words["bonus"] = " and ".join(f"{data[name]:+} {name}" for name in ("attack", "defence") if data[name])
    if kind == "captured":
        words["place"] = " into the bag" if data["to"] == "bag" else ""
    if kind == "summoned":
        words["paid"] = f" with {words['paid']}" if data["paid"] else ""
    if kind == "spent":
        words["sort"] = f"{data['energy']} quiddity" if "energy" in data else "quiddity"
    if kind == "locked":
        other = data["into"] != data["player"]
        words["area"] = f" in the area of {data['into']}, who owns it now" if other else ""
    if kind == "unlocked":
        words["by"] = say(data["by"]) if "by" in data else ""
        if data["why"] == "struck" and words["by"]:
            words["by"] = f" by {words['by']}"
        words["payer"] = str(data.get("payer", "")).capitalize()
        words["paid"] = f" with {words['paid']}" if data.get("paid") else ""
        words["player"] = data["player"] if data["why"] == "paid" else words["player"]
        return UNLOCKED[data["why"]].format(**words)
    if kind == "destroyed":
        words["by"] = f" by {say(data['by'])}" if "by" in data else CAUSES[data["cause"]]
    return EVENTS[kind].format(**words)


EVENTS = {
    "turn": "Round {round}: {player}'s turn.",
    "scored": "{player} scores {die}: {glory} glory.",
    "glory": "{player} gains {n} glory and has {total}.",
    "rolled": "{player} rolls {dice}.",
    "drawn": "{player} draws {dice}.",
    "rerolled": "{player} re-rolls: {dice}.",
    "rolled-out": "{player} rolls {die}: it {goes}.",
    "used": "{player} uses {die}.",
    "spent": "{player} spends {die} and has {quiddity} {sort}.",
    "readied": "{player} readies {die}.",
    "summoned": "{player} summons {die} for {price}{paid}.",
    "paid": "{player} pays for {die} with {paid}.",
    "captured": "{player} captures {die}{place}.",
    "culled": "{player} culls {die}.",
    "cast": "{player} casts {spell}.",
    "reacted": "{player} reacts with {spell}.",
    "attached": "{player} lays {spell} beside {host}.",
    "discarded": "{die} of {player} is discarded.",
    "moved": "{die} of {player} {goes}.",
    "swapped": "{player} gives {given} and takes {taken} of {from}.",
    "copied": "{die} of {player} copies {as}.",
    "turned": "{die} of {player} is turned to {to}.",
    "attack": "{player} attacks with {attackers}: {totals}.",
    "defends": "{player} defends with {die} (defence {defence}) against {total}: it {result}.",
    "destroyed": "{die} of {player} is destroyed{by} and {goes}.",
    "quiddity": "{player} gains {n} quiddity and has {quiddity}.",
    "energy": "{player} gains {n} {energy} quiddity and has {quiddity}.",
    "anchored": "{player} uses the anchored spell of {die}.",
    "more-captures": "{player} may capture {n} more this turn.",
    "total": "The attack on {player} is now {total}.",
    "watch": "{player}, this turn: {words}.",
    "boosted": "{Time} {bonus} for {dice} of {player}.",
    "stilled": "No attack {time} for {dice} of {player}.",
    "dropped": "{player} puts {spell} into the spent pile.",
    "glory-lost": "{player} loses {n} glory and has {total}.",
    "glory-paid": "{player} pays {n} glory and has {total}.",
    "paid-with": "{player} pays with {dice}.",
    "summon-quiddity": "{player} gains {n} quiddity for summons and has {quiddity}.",
    "deflected": "{player} turns {n} of the attack on {from}.",
    "die-gained": "{player} gains {n} {die}.",
    "given": "{player} gives {die} to {to}.",
    "locked": "{player} locks {die}{area}.",
    "must-lock": "{player} leaves phase 2 with {dice} in the pool and must lock one.",
    "draw-size": "{player} draws {n} instead of {from}, by {dice}.",
    "activated": "{player} uses the ability of {die}.",
    "party-sent": "{player} sends {dice} to {quest}.",
    "party-waits": "{player} will send {dice} to {quest} after the attack.",
    "quest-started": "{player} starts {quest}.",
    "quest-completed": "{player} completes {quest} with {dice}: {levels} levels for {level}.",
    "quest-failed": "{player} leaves {quest} with {dice}: {levels} levels are too few for {level}.",
    "quest-die": "{player} rolls the quest die: {die}.",
    "quest-die-set": "{player} sets the quest die: {die}.",
    "quest-die-seized": "{player} takes the die of {die} from {from}.",
    "quartifact": "{player} has {die} now.",
    "quartifact-home": "The die of {die} of {player} goes back to its card.",
    "challenge": "{player} challenges {quest} of {rival}.",
    "challenge-side": "{player} has {dice} there.",
    "challenge-totals": "The challenge deals {totals}{first}.",
    "quest-held": "{player} holds {quest}.",
    "challenger-home": "{die} of {player} {goes}.",
    "spilled": "{n} of the attack go on to the party of {player}.",
    "over": "The game is over: {reason}. Won by {winners}.",
}
