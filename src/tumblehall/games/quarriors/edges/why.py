"""Why an answer is not on offer, told from what the seat sees alone: what is missing, and the rule."""

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges import why_quests
from tumblehall.games.quarriors.edges.english.conditions import PHASES
from tumblehall.games.quarriors.edges.names import face_named, spoken
from tumblehall.games.quarriors.edges.sight import Sight, others_in
from tumblehall.games.quarriors.edges.view import ReadyDie, WildsCard
from tumblehall.games.quarriors.edges.why_energy import misplaced_energy, no_anchor, no_discount
from tumblehall.games.quarriors.edges.why_locks import misplaced_lock, no_ability, no_lock, no_unlock
from tumblehall.games.quarriors.language.clauses import Cast
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.selectors import AtLeast, Count, Dice, InPhase
from tumblehall.games.quarriors.language.terms import Action, Side, Zone
from tumblehall.kernel.lacking import lacking
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Decision, Reason

WITH_DICE = " with all your dice"


def why(view: Sight, decision: Decision, text: str) -> Reason | None:
    verb, _, name = text.partition(" ")
    stand_in = _stand_in(view, decision, verb, name)
    if stand_in is not None:
        return stand_in
    match verb:
        case "use" | "spend" | "ready" | "summon":
            return _not_from_pool(view, verb, name)
        case "capture":
            return no_discount(view, name) or _no_capture(view, name)
        case "lock":
            return no_lock(view, name)
        case "unlock":
            return no_unlock(view, name)
        case "activate":
            return no_ability(view, name)
        case "anchor":
            return no_anchor(view, name)
        case "pay":
            return misplaced_energy(verb)
        case _ if verb in why_quests.VERBS:
            return why_quests.no_quest(view, decision, verb, name)
        case "cast" | "attach":
            return why_quests.no_attachment(view, name) or _no_spell(view, decision, verb, name)
        case "copy-anew":
            return _no_copy(view, name)
        case "score-cull" if not view["expert"]:
            return Reason("a creature culls itself as it scores only with expert culling", "QV-2")
        case "score" | "score-cull":
            return Reason(f"{_named(name)} is no creature of yours in the ready area", "QC-6.1")
        case "defend":
            return _no_defence(view, name)
        case "pass" if decision.kind == "name":
            return Reason("while the attack is above 0 and a creature is left, another must be named", "QC-8.7")
        case "drop":
            return _no_drop(view, name)
        case "cull":
            return Reason(f"{_named(name)} is not in your used pile", "QC-6.6")
        case "pick":
            return _no_pick(view, decision, name)
        case _:
            return None


def misplaced(view: Sight, verb: str) -> Reason | None:
    """A verb of another question: what has its own rule."""
    if verb in ("cast", "attach") and view["phase"] == "score" and view["turn"] == _me(view):
        return Reason("spells are cast and attached in phases 2 to 4, not while creatures score", "QC-6.2")
    if verb in ("lock", "unlock"):
        return misplaced_lock(verb)
    if verb in ("anchor", "pay"):
        return misplaced_energy(verb)
    if verb in why_quests.VERBS:
        return why_quests.misplaced_quest(verb)
    return None


def _me(view: Sight) -> int:
    assert view["seat"] is not None
    return view["seat"]


def _named(name: str) -> str:
    """A die as people say it, where there is one of that name."""
    try:
        return spoken(name)
    except (KeyError, IndexError, ValueError):
        return quoted(name)


def _stand_in(view: Sight, decision: Decision, verb: str, name: str) -> Reason | None:
    """Dice that look the same are one option: another one may be on offer for the one that was named."""
    looks = _looks(view, decision, verb)
    for option in decision.options:
        offered, _, other = option.id.partition(" ")
        if offered == verb and name in looks and looks.get(other) == looks[name]:
            return Reason(f"{name} is the same as {other}, which is on offer", option.rule)
    return None


def _looks(view: Sight, decision: Decision, verb: str) -> dict[str, object]:
    """The dice that a verb can name, and what each looks like."""
    me = _me(view)
    mine = view["seats"][me]
    pool: dict[str, object] = {name: _look(view, name) for name in mine["active"]}
    areas = [(seat, die) for seat, one in enumerate(view["seats"]) for die in one["ready"]]
    party = mine.get("quest")
    ours = [*mine["ready"], *(party["party"] if party is not None else ())]
    match verb:
        case "use" | "spend" | "ready" | "summon":
            return pool
        case "goes":
            return {f"ready by {die['name']}": die["alike"] for die in mine["ready"]}
        case "pick" if decision.kind in ("copy", "may-copy"):
            models = [(seat, die) for seat, die in areas if seat != me and die["creature"]]
            return {f"{die['name']}@{seat}": _look(view, die["as"] or die["die"]) for seat, die in models}
        case "pick":
            for seat, die in areas:
                place = f"{die['name']}@{seat}"
                pool[place] = die["alike"]
                for spell in die["attached"]:
                    owner = spell["owner"]
                    pool[f"{spell['die']}@{owner} on {place}"] = (_look(view, spell["die"]), owner, place)
            for seat, one in enumerate(view["seats"]):
                there = one.get("quest")
                for die in there["party"] if there is not None else ():
                    pool[f"{die['name']}@{seat} in quest"] = die["alike"]
            return pool
        case _:
            return {die["name"]: die["alike"] for die in ours}


def _look(view: Sight, name: str) -> str:
    """The first face of the die that looks as this one does: `growth#6` -> `growth#4`."""
    slug, _, face = name.partition("#")
    card = _card_of(view, slug)
    return f"{slug}#{card['alike'][int(face) - 1]}" if face and card is not None else slug


def _card_of(view: Sight, slug: str) -> WildsCard | None:
    """The card of a class in the Wilds."""
    return next((card for card in view["wilds"] if card["die"] == slug), None)


# -- the active pool ---------------------------------------------------------------------------------------------------


def _not_from_pool(view: Sight, verb: str, name: str) -> Reason:
    mine = view["seats"][_me(view)]
    if name not in mine["active"]:
        return Reason(f"{_named(name)} is not in your active pool", "QC-2.10")
    others = others_in(view)
    face, said = face_named(name, others), spoken(name, others)
    if face is None:
        return Reason(f"{said} waits for a roll", "QC-2.15")
    match verb:
        case "use" if not view["immediate"]:
            return Reason("immediate effects are used right after a roll, before readying and summoning", "QC-7.3")
        case "use" if face.bare:
            return Reason(f"{said} has worked as it was rolled; that is no choice", "QD-3")
        case "use":
            return Reason(f"{said} shows no immediate effect", "QC-7.3")
        case "spend" if face.nought:
            return Reason(f"{said} gives nothing", "QD-4")
        case "spend" if not face.quiddity:
            return Reason(f"{said} shows no quiddity", "QC-3.1")
        case "spend" if not face.coin:
            return Reason(f"{said} gives both of its symbols or neither: use it", "QC-3.7")
        case "spend":
            return Reason("there is nothing to pay for in phase 3", "QC-4.1")
        case "ready" if not face.spell:
            return Reason(f"{said} shows no spell", "QC-7.4")
        case "summon" if not face.creature:
            return Reason(f"{said} shows no creature", "QC-7.5")
    if view["phase"] != "ready":
        return Reason("spells are readied and creatures are summoned in phase 2", "QC-7.10")
    return _no_summon(view, name)


def _no_summon(view: Sight, name: str) -> Reason:
    slug = name.partition("#")[0]
    card = _card_of(view, slug)
    lone = card is not None and Action.SECOND_SUMMON in CARD_BY_NAME[card["card"]].forbids
    if lone and slug in view["summoned"]:
        return Reason(f"the card of {spoken(slug)} allows one summon in a turn; you have had it", "Q77")
    price = next((summon["price"] for summon in view["summons"] if summon["die"] == name), 0)
    have = view["seats"][_me(view)]["wealth"]
    return lacking(spoken(name), price, have, "quiddity", "QC-7.5", how=WITH_DICE)


# -- the Wilds ---------------------------------------------------------------------------------------------------------


def _no_capture(view: Sight, name: str) -> Reason:
    card = _card_of(view, name.partition(" with ")[0])
    if card is None:
        return Reason(f"{_named(name)} is not in the Wilds", "QC-9.1")
    name = card["die"]
    if Action.CAPTURE in CARD_BY_NAME[card["card"]].forbids:
        return Reason(f"{spoken(name)} is never captured; effects make players gain it", "QD-2")
    if view["phase"] != "capture":
        return Reason("dice are captured in phase 4", "QC-5.1")
    if not card["dice"]:
        return Reason(f"the card {CARD_BY_NAME[card['card']].facts.name} holds no die", "QC-9.1")
    if view["captures"] <= 0:
        return Reason("no capture is left this turn", "QC-9.1")
    mine = view["seats"][_me(view)]
    have = mine["wealth"]
    if card.get("discounted") is not None:  # Q168: in full it is paid without the energy of the card
        have -= mine["light_wealth"] if card.get("energy") == "light" else mine["dark_wealth"]
    return lacking(spoken(name), card["price"], have, "quiddity", "QC-9.1", how=WITH_DICE)


# -- spells and creatures ----------------------------------------------------------------------------------------------


def _no_spell(view: Sight, decision: Decision, verb: str, name: str) -> Reason:
    mine = view["seats"][_me(view)]
    other = "attach" if verb == "cast" else "cast"
    for option in decision.options:
        if option.id == f"{other} {name}":
            return Reason(f"this spell is not to {verb} but to {other}; on offer: {option.id}", option.rule)
    if name in mine["active"]:
        return Reason(f"{spoken(name)} must be readied before", "QC-7.4")
    if all(die["die"] != name or die["creature"] for die in mine["ready"]):
        return Reason(f"{_named(name)} is no readied spell of yours", "QC-2.10")
    card = _card_of(view, name.partition("#")[0])
    assert card is not None
    compiled = CARD_BY_NAME[card["card"]]
    if compiled.enchants:
        return Reason(f"{spoken(name)} is an enchantment: it is never cast, it works from your ready area", "Q58")
    if ("reaction" in compiled.facts.timing) == (view["turn"] == _me(view)):
        return Reason("reaction spells are cast in the turns of others, all other spells in your own", "QC-13.4")
    if compiled.facts.die_class == "Victory":
        return _no_victory(view, compiled, name)
    return Reason(f"{spoken(name)} has no target, or its condition does not hold", "QC-13.10")


def _no_victory(view: Sight, compiled: CompiledCard, name: str) -> Reason:
    """What its condition asks for, and what there is."""
    for said in (one for face in compiled.faces for one in face.said):
        match said.clause:
            case Cast(if_=AtLeast(Count(Dice(Side.MINE, zones=(Zone.SCORED,))), int(least))):
                have = view["scored"][_me(view)]
                return lacking(spoken(name), least, have, "creatures that scored this turn", "Q66", verb="needs")
            case Cast(if_=InPhase(phase)):
                return Reason(f"{spoken(name)} is cast in your {PHASES[phase]}; this is another", "Q66")
            case _:
                pass
    return Reason(f"the condition of {spoken(name)} does not hold now", "Q66")


def _standing(view: Sight, name: str) -> tuple[int, ReadyDie] | None:
    """A die in a ready area by the name that options give it, with or without its seat."""
    bare, _, seat = name.rpartition("@")
    for owner, one in enumerate(view["seats"]):
        locked = one.get("locked")
        if locked is not None and bare == f"{locked['name']} locked" and seat == str(owner):
            return owner, locked
        for die in one["ready"]:
            if (seat and bare == die["name"] and seat == str(owner)) or (name == die["name"] and owner == _me(view)):
                return owner, die
    return why_quests.questing(view, name)


def _no_copy(view: Sight, name: str) -> Reason:
    found = _standing(view, name)
    if found is None:
        return Reason(f"{_named(name)} is no creature of yours in the ready area", "QC-12.2")
    if found[1].get("as") is None:
        return Reason(f"{spoken(found[1]['die'])} copies nothing", "QC-12.2")
    return Reason(f"{spoken(found[1]['die'])} has changed what it copies this turn, or there is nothing else", "Q120")


def _no_defence(view: Sight, name: str) -> Reason:
    found = _standing(view, name)
    if found is None or not found[1]["creature"]:
        return Reason(f"{_named(name)} is no creature of yours in the ready area", "QC-8.6")
    if found[1].get("safe"):
        return Reason(f"{spoken(found[1]['die'])} was saved and takes no more damage this turn", "QC-8.8")
    return Reason(f"{spoken(found[1]['die'])} may not be named now: another comes before it", "Q104")


def _no_drop(view: Sight, name: str) -> Reason:
    found = _standing(view, name)
    if found is None:
        return Reason(f"{_named(name)} is not in your ready area", "QC-10.2")
    return Reason(f"{spoken(found[1]['die'])} is a creature; only spells are put into the spent pile", "QC-10.2")


def _no_pick(view: Sight, decision: Decision, name: str) -> Reason:
    """What is wrong with a die that was picked: it is not there, or the effect does not reach it."""
    found = _standing(view, name)
    if found is not None and found[0] != _me(view) and found[1].get("immune"):
        return Reason(f"{spoken(found[1]['die'])} is immune: opponents' effects do not reach it", "QM-1")
    if found is not None:
        bare = name.rpartition("@")[0].removesuffix(" locked")
        return Reason(f"{_named(bare or name)} is not of those that can be chosen here", decision.rule)
    pool = [die for one in view["seats"] for die in one["active"]]
    if name in pool:
        return Reason(f"{_named(name)} is not of the dice that can be chosen here", decision.rule)
    return Reason(f"{quoted(name)} is not there to be chosen", decision.rule)
