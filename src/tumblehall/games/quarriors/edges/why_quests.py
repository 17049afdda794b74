"""Why a quest is not started, challenged or completed, a creature not sent, a quartifact not attached, told from what
the seat sees alone."""

from tumblehall.games.quarriors.edges.names import CLASS_BY_SLUG, spoken
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import QuestView, ReadyDie
from tumblehall.games.quarriors.edges.view_quests import QuestCard
from tumblehall.games.quarriors.rules.mechanisms.visits import STAYS
from tumblehall.kernel.lacking import lacking
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Decision, Reason

VERBS = ("complete", "fail", "quest", "challenge", "send", "depart", "depart-after", "start")
IN_QUEST = " in quest"
RULES = {
    "complete": ("a party completes its quest in phase 1 of its player's turn", "QQ-14"),
    "fail": ("a party leaves its quest in phase 1 of its player's turn", "QQ-14"),
    "quest": ("creatures are sent to quests in phase 3 of your own turn", "QQ-6"),
    "challenge": ("creatures are sent to quests in phase 3 of your own turn", "QQ-6"),
    "send": ("first say to which quest creatures go", "QQ-7"),
    "depart": ("first say to which quest creatures go", "QQ-7"),
    "depart-after": ("first say to which quest creatures go", "QQ-7"),
    "start": ("a challenger starts the quest once no rival is left on it", "QQ-13"),
}
"""What is said where another question is asked."""


def misplaced_quest(verb: str) -> Reason:
    return Reason(*RULES[verb])


def _me(view: Sight) -> int:
    assert view["seat"] is not None
    return view["seat"]


def quest_of(view: Sight, name: str) -> QuestCard | None:
    """A quest of the table by the name of its die."""
    return next((quest for quest in view.get("quests", []) if quest["die"] == name), None)


def _party(view: Sight, seat: int) -> QuestView | None:
    return view["seats"][seat].get("quest")


def no_quest(view: Sight, decision: Decision, verb: str, name: str) -> Reason | None:
    match verb:
        case "complete" | "fail":
            return _no_end(view, verb, name)
        case "quest" | "challenge":
            return _no_visit(view, decision, verb, name)
        case "send":
            return _no_send(view, decision, name)
        case "depart" | "depart-after":
            return _no_departure(view, decision, verb)
        case _:
            return misplaced_quest(verb)


def _no_end(view: Sight, verb: str, name: str) -> Reason:
    quest, mine = quest_of(view, name), _party(view, _me(view))
    if quest is None:
        return Reason(f"{quoted(name)} is no quest of this table", "QQ-3")
    if mine is None or mine["card"] != quest["card"]:
        return Reason(f"you have no party on {spoken(name)}", "QQ-14")
    if view["phase"] != "score":
        return misplaced_quest(verb)
    if verb == "fail":
        return Reason(f"your party has levels enough for {spoken(name)}: it completes it", "QQ-14")
    return lacking(spoken(name), quest["level"], mine["levels"], "levels", "QQ-14", verb="needs")


def _no_visit(view: Sight, decision: Decision, verb: str, name: str) -> Reason:
    quest = quest_of(view, name)
    if quest is None:
        return Reason(f"{quoted(name)} is no quest of this table", "QQ-3")
    if view["phase"] != "attack" or view["turn"] != _me(view) or decision.kind != "act":
        return misplaced_quest(verb)
    if view.get("visited"):
        return Reason("the visit of this turn is used", "QQ-6")
    held = any(party is not None and party["card"] == quest["card"] for party in _rivals(view))
    if held != (verb == "challenge"):
        words = "a rival's party is on it: challenge it" if held else "nobody is on it: start it"
        return Reason(f"{spoken(name)}: {words}", "QQ-7")
    return Reason(f"you have no party that may go to {spoken(name)}", "Q360")


def _rivals(view: Sight) -> list[QuestView | None]:
    return [_party(view, seat) for seat in range(len(view["seats"])) if seat != _me(view)]


def _no_send(view: Sight, decision: Decision, name: str) -> Reason:
    if decision.kind != "split":
        return misplaced_quest("send")
    die = next((die for die in view["seats"][_me(view)]["ready"] if die["name"] == name), None)
    if die is None or not die["creature"]:
        bare = name.partition("#")[0]
        said = spoken(name.partition(":")[0]) if bare in CLASS_BY_SLUG else quoted(name)
        return Reason(f"{said} is no creature of yours in the ready area", "QQ-6")
    if die.get("sent"):
        return Reason(f"{spoken(die['die'])} is sent already", "QQ-6")
    as_ = die.get("as") or die["die"]
    if CLASS_BY_SLUG[as_.partition("#")[0]].name == STAYS:
        return Reason("Assistants stay at home", "QQ-6")
    return Reason(f"{spoken(die['die'])} may not start a quest", "Q107")


def _no_departure(view: Sight, decision: Decision, verb: str) -> Reason:
    if decision.kind != "split":
        return misplaced_quest(verb)
    sent = [die for die in view["seats"][_me(view)]["ready"] if die.get("sent")]
    if not sent:
        return Reason("send a creature first", "QQ-6")
    if verb == "depart-after" and any(option.id == "depart" for option in decision.options):
        return Reason("nobody is left to attack: go now", "QQ-6")
    return Reason("this quest is challenged with two creatures at least", "Q360")


def no_attachment(view: Sight, name: str) -> Reason | None:
    """Of a quartifact; None: it is none."""
    if quest_of(view, name.partition("#")[0]) is None:
        return None
    mine = view["seats"][_me(view)]["ready"]
    if all(die["die"] != name for die in mine):
        return Reason(f"{spoken(name)} does not lie unattached in your ready area", "QQ-18")
    if view["phase"] != "ready" or view["turn"] != _me(view):
        return Reason("quartifacts are attached in your own phase 2", "QQ-18")
    return Reason("only a creature that you summoned this turn can be given a quartifact", "Q109")


def questing(view: Sight, name: str) -> tuple[int, ReadyDie] | None:
    """A creature in the quest area by the name that options give it: with its seat, or one's own."""
    bare, _, seat = name.removesuffix(IN_QUEST).rpartition("@")
    for owner, one in enumerate(view["seats"]):
        party = one.get("quest")
        for die in party["party"] if party is not None else ():
            picked = name.endswith(IN_QUEST) and bare == die["name"] and seat == str(owner)
            if picked or (name == die["name"] and owner == _me(view)):
                return owner, die
    return None
