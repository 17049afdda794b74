"""Why an answer is not on offer, told from what the seat sees alone."""

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.printed import ACTIONS, HEROES, ITEMS
from tumblehall.games.dicequest.edges.view import Hero, Seat, Seen
from tumblehall.games.dicequest.language.clauses import Cost
from tumblehall.kernel.lacking import lacking
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Decision, Reason

HERO_BY_SLUG = {hero.slug: hero for hero in HEROES}
ITEM_BY_SLUG = {item.slug: item for item in ITEMS}
QUEST_BY_SLUG = {challenge.slug: challenge for challenge in CHALLENGES}


def why(view: Seen, decision: Decision, text: str) -> Reason | None:
    verb, _, name = text.partition(" ")
    mine = view["seats"][decision.seat]
    match verb:
        case "recruit":
            return _no_recruit(view, mine, name)
        case "graduate":
            return Reason(f"{quoted(name)} is no hero of your party", "DQ-3.4")
        case "equip":
            return _no_equip(mine, name)
        case "discard":
            return Reason(f"{quoted(name)} is no item of yours", "DQ-3.6")
        case "use":
            return _no_use(view, mine, name)
        case "attempt":
            return _no_attempt(view, mine, name)
        case "send":
            return Reason(f"{quoted(name)} is no hero of yours who could still go", "DQ-4.1")
        case "reroll":
            return _no_token(view, mine)
        case "rune":
            return _no_rune(view, name)
        case "die":
            return Reason(f"{quoted(name)} is no unlocked die that could be taken here", "DQ-10.1")
        case "place":
            return Reason("wounds that are left go on active heroes, as: place light hero", "DQ-6.3")
        case "block":
            return _no_block(view, name)
        case _ if verb in {action.slug for action in ACTIONS}:
            return _no_action(view, mine, verb)
        case _:
            return None


def _heroes(mine: Seat) -> dict[str, Hero]:
    return {hero["hero"]: hero for hero in mine["party"] if hero is not None}


def _no_recruit(view: Seen, mine: Seat, name: str) -> Reason:
    card = next((card for card in view["market"] if card["hero"] == name), None)
    if card is None:
        return Reason(f"{quoted(name)} is not in the market", "DQ-3.3")
    if None not in mine["party"]:
        return Reason("your party has three heroes, and no more fit; one must graduate first", "DQ-3.3")
    return lacking(card["name"], card["price"], mine["gold"], "gold", "DQ-3.3")


def _no_equip(mine: Seat, name: str) -> Reason:
    slug, _, hero = name.partition(" ")
    if slug not in mine["backpack"]:
        return Reason(f"{quoted(slug)} is not in your backpack", "DQ-3.5")
    if ITEM_BY_SLUG[slug].kind != "equipment":
        return Reason(f"{ITEM_BY_SLUG[slug].name} is no equipment", "DQ-3.5")
    if hero not in _heroes(mine):
        return Reason(f"{quoted(hero)} is no hero of your party; write: equip {slug} hero", "DQ-3.5")
    return Reason(f"{HERO_BY_SLUG[hero].name} bears an item already", "DQ-3.5")


def _no_use(view: Seen, mine: Seat, name: str) -> Reason:
    card = HERO_BY_SLUG.get(name) or ITEM_BY_SLUG.get(name)
    heroes = _heroes(mine)
    worn = {hero["item"]: hero for hero in heroes.values()}
    if card is None or (name not in heroes and name not in worn and name not in mine["backpack"]):
        return Reason(f"{quoted(name)} is no card of yours", "DQ-4.4")
    if card.ability is None:
        return Reason(f"{card.name} has no ability", "DQ-4.4")
    if name in heroes and not heroes[name]["expert"]:
        return Reason(f"{card.name} is an apprentice: no ability yet", "DQ-4.4")
    hero = heroes.get(name) or worn.get(name)
    active = view["challenge"]["heroes"] if view["challenge"] else []
    if hero is not None and hero["slot"] not in active:
        return Reason(f"{card.name} is not on this quest", "DQ-4.4")
    if name in mine["backpack"] and ITEM_BY_SLUG[name].kind == "equipment":
        return Reason(f"{card.name} must be equipped to a hero", "DQ-3.5")
    step = card.ability.when.value
    if step != ("reward" if view["phase"] == "outcome" else view["phase"]):
        return Reason(f"{card.name} is used in the step {step}", "DQ-4.4")
    return _too_dear(view, mine, card.name, card.ability.cost) or Reason(
        f"{card.name} was used this turn, its condition is not met, or it would do nothing", "DQ-4.4"
    )


def _too_dear(view: Seen, mine: Seat, name: str, cost: Cost) -> Reason | None:
    """What an ability costs and is not there."""
    runes = view["challenge"]["result"].get("rune", 0) if view["challenge"] else 0
    if cost.gold > mine["gold"]:
        return lacking(name, cost.gold, mine["gold"], "gold", "DQ-4.4")
    if cost.runes > runes:
        return lacking(name, cost.runes, runes, "runes", "DQ-4.4")
    if cost.items > len(mine["backpack"]):
        return lacking(name, cost.items, len(mine["backpack"]), "items of the backpack", "DQ-4.4")
    return None


def _no_attempt(view: Seen, mine: Seat, name: str) -> Reason:
    if name not in QUEST_BY_SLUG:
        return Reason(f"{quoted(name)} is no quest", "DQ-4.1")
    facts = QUEST_BY_SLUG[name]
    adventure = view["adventure"]
    assert adventure is not None, "one is revealed before anybody is asked"
    heroes = len(_heroes(mine))
    if view["adventure_round"] and heroes >= adventure["party"][0]:
        return Reason(f"this is a round of the adventure: whoever can must attempt {adventure['name']}", "DQ-8.1")
    if name == adventure["quest"] and not view["adventure_round"]:
        return Reason("the adventure is attempted in rounds 3, 6 and 9", "DQ-8.1")
    if name not in [quest["quest"] for quest in view["quests"]]:
        return Reason(f"{facts.name} does not lie in the quest area", "DQ-4.1")
    return lacking(facts.name, facts.party[0], heroes, "heroes", "DQ-4.1", verb="needs")


def _no_token(view: Seen, mine: Seat) -> Reason:
    if view["phase"] != "combat":
        return Reason("the re-roll token is used in combat", "DQ-5.1")
    if not mine["reroll"]:
        return Reason("your re-roll token is on its inactive side; a failed quest turns it", "DQ-5.2")
    return Reason("there is no unlocked die", "DQ-5.2")


def _no_rune(view: Seen, name: str) -> Reason:
    challenge = view["challenge"]
    if view["phase"] != "combat" or challenge is None:
        return Reason("runes are spent in combat", "DQ-5.1")
    if not challenge["result"].get("rune"):
        return Reason("there is no unspent rune in your result", "DQ-5.3")
    threat = view["threat"]
    if threat is not None and challenge["unlocked"]:
        return Reason(f"{quoted(name)} offers no rune, or the threat {threat['name']} forbids it", "DQ-9.2")
    return Reason(f"{quoted(name)} offers no rune, or no other unlocked die is left to re-roll", "DQ-5.3")


def _no_block(view: Seen, name: str) -> Reason:
    """A shield, or what blocks like one, for each wound."""
    challenge = view["challenge"]
    wounds = challenge["wounds"] if challenge else {"light": 0, "deadly": 0, "unblockable": 0}
    there = {"light": wounds["light"], "deadly": wounds["deadly"]}.get(name, 0)
    if challenge is None or not there:
        return Reason("a wound to block is a light or a deadly one that is to come; there are 0 such", "DQ-6.2")
    have = challenge["shields"] + challenge["blocks"]
    return lacking(f"to block a {name} wound", 1, have, "shield", "DQ-6.2", verb="takes")


def _no_action(view: Seen, mine: Seat, verb: str) -> Reason:
    action = next(action for action in ACTIONS if action.slug == verb)
    rule = "DQ-3.7" if action.act else "DQ-9.7"
    if verb not in view["actions"]:
        when = f"opens in act {action.act}" if action.act else "is there in solo and co-op only"
        return Reason(f"the {action.name} {when}", rule)
    if mine["gold"] < action.cost.gold:
        return lacking(f"the {action.name}", action.cost.gold, mine["gold"], "gold", rule)
    if len(mine["backpack"]) < action.cost.items:
        have = len(mine["backpack"])
        return lacking(f"the {action.name}", action.cost.items, have, "item of the backpack", rule)
    return Reason(f"the {action.name} would do nothing for you now", rule)
