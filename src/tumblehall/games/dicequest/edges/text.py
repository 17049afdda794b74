"""Words: the text of options and questions."""

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.decks import TOKEN_ID, TOKEN_NEED
from tumblehall.games.dicequest.cards.printed import ACTIONS, HEROES, ITEMS
from tumblehall.games.dicequest.cards.sources import HERO_COUNT, SOURCE_NAME, SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import COLOURS, FACE_ID, FACE_NAME, FACES
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.edges.english import sentence, spoken_face
from tumblehall.games.dicequest.edges.sheets import challenge_facts, hero_text, item_text, needs_text, points_text
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules import verbs as choices
from tumblehall.games.dicequest.rules.numbers import price_of
from tumblehall.games.dicequest.rules.pick_dice import dice_effect
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Hero, Phase
from tumblehall.games.dicequest.rules.wounds import KINDS, shields_left
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Option

RULES = {
    steps.TAVERN: "DQ-3.2",
    steps.TARGET: "DQ-3.5",
    steps.QUEST: "DQ-4.1",
    steps.PARTY: "DQ-4.1",
    steps.REMOVE: "DQ-4.3",
    steps.ACT: "DQ-4.4",
    steps.DEPLOY: "DQ-4.4",
    steps.TOKEN_DICE: "DQ-5.2",
    steps.RUNE_DIE: "DQ-5.3",
    steps.PAY_RUNE: "DQ-5.3",
    steps.SUFFER: "DQ-6.3",
    steps.PICK_DICE: "DQ-10.1",
    steps.TURN_FACE: "DQ-10.1",
    steps.PICK_COLOUR: "DQ-10.1",
    steps.PICK_SYMBOL: "DQ-10.5",
    steps.CONVERT: "DQ-10.5",
    steps.REDUCE: "DQ-7.1",
    steps.HEAL: "DQ-10.3",
    steps.LEVEL: "DQ-7.4",
    steps.DISCARD: "DQ-3.6",
    steps.PAY_ITEM: "DQ-3.7",
    steps.GIFT: "DQ-9.7",
    steps.REFRESH: "DQ-9.7",
    steps.BLOCK: "DQ-6.2",
    steps.PLACE: "DQ-6.3",
    steps.PAY_TOKENS: "DQ-9.3",
    steps.END_TURN: "DQ-2.2",
    steps.SAFE_WOUND: "DQ-9.2",
}
PROMPTS = {
    steps.TAVERN: "The tavern: recruit, graduate, equip, or go on to the quest.",
    steps.QUEST: "Which quest do you attempt?",
    steps.PARTY: "Which heroes go?",
    steps.REMOVE: "Which die do you take out of the pool?",
    steps.TOKEN_DICE: "Which dice do you re-roll with the token?",
    steps.RUNE_DIE: "Which die does the rune re-roll?",
    steps.PAY_RUNE: "Which rune do you spend?",
    steps.SUFFER: "Which active hero takes the unblockable wound?",
    steps.TURN_FACE: "To which face do you turn the die?",
    steps.PICK_COLOUR: "Of which colour?",
    steps.PICK_SYMBOL: "Which symbol?",
    steps.CONVERT: "Which symbol do you give up?",
    steps.REDUCE: "Which required symbol falls away?",
    steps.HEAL: "Which light wound is removed?",
    steps.LEVEL: "Which apprentice becomes an expert?",
    steps.DISCARD: "The backpack holds five items. Which one goes?",
    steps.PAY_ITEM: "Which item do you put under its deck?",
    steps.GIFT: "Which item do you give, and to whom?",
    steps.REFRESH: "Which heroes of the market are replaced?",
    steps.PAY_TOKENS: "Which threat do you discard with your excess symbols?",
    steps.END_TURN: "Your turn is done.",
    steps.SAFE_WOUND: "Which unwounded hero takes the light wound?",
}
ACTS = {
    Phase.DEPLOYMENT: "Deployment: use abilities, or roll the dice.",
    Phase.COMBAT: "Combat: use abilities, the token and runes, or go on to the wounds.",
    Phase.WOUND: "Wounds: use abilities, or go on.",
    Phase.REWARD: "Rewards: use abilities, or go on.",
    Phase.OUTCOME: "The outcome is known: use abilities, or go on.",
}
PICKING: dict[type, str] = {
    w.Reroll: "Which die do you re-roll?",
    w.SetFace: "Which die do you turn?",
    w.Recolour: "Which die do you exchange?",
}


def prompt_of(s: DicequestState, f: Frame) -> tuple[str, str]:
    """What a seat is asked, and the rule behind it."""
    step = f[0]
    match step:
        case steps.ACT | steps.DEPLOY:
            words = ACTS[Phase(s.phase)]
        case steps.TARGET:
            words = f"On whom do you use {ITEMS[f[2]].name}?"
        case steps.PICK_DICE:
            words = PICKING[type(dice_effect(f[2], f[3]))]
        case steps.BLOCK:
            shields = max(0, shields_left(s)) + s.blocks
            words = f"{_wounds(s)} to come; you can block {shields}."
        case steps.PLACE:
            words = f"{_wounds(s)} to place. Which one goes where?"
        case _:
            words = PROMPTS[step]
    return words, RULES[step]


def _wounds(s: DicequestState) -> str:
    """`2 light, 1 deadly wound`: the noun goes with the last number."""
    counts = [(n, kind) for n, kind in zip((s.light, s.deadly, s.unblockable), KINDS, strict=True) if n]
    return ", ".join(f"{n} {kind}" for n, kind in counts) + (" wound" if counts[-1][0] == 1 else " wounds")


def _next(s: DicequestState, f: Frame) -> tuple[str, str]:
    match f[0]:
        case steps.TAVERN:
            return "go", "Go on to the quest"
        case steps.BLOCK:
            return "next", "Block no more"
        case _ if s.phase == Phase.DEPLOYMENT:
            return "roll", "Roll the dice"
        case _ if s.phase == Phase.COMBAT:
            return "next", "Go on to the wounds"
        case _:
            return "next", "Go on"


def _hero(s: DicequestState, seat: int, slot: int) -> tuple[str, str]:
    hero = s.party[seat][slot]
    if hero is None:
        return f"slot-{slot}", f"slot {slot}"
    return HEROES[hero.card].slug, HEROES[hero.card].name


def _rune(f: Frame, face: int) -> tuple[str, str]:
    where = "a free rune" if face == choices.FREE else f"the rune of {spoken_face(face)}, which locks it"
    deed = "spend" if f[0] == steps.PAY_RUNE else "re-roll a die: spend"
    return f"rune {'free' if face == choices.FREE else FACE_NAME[face]}", f"{deed[0].upper()}{deed[1:]} {where}"


def _source(source: int) -> str:
    return item_text(ITEMS[source - HERO_COUNT]) if source >= HERO_COUNT else hero_text(HEROES[source])


WOUNDS = ("A light wound", "A deadly wound", "An unblockable wound")
PLAIN = {
    choices.DONE: ("done", "No more"),
    choices.END_TURN: ("end-turn", "End the turn"),
    choices.REROLL: ("reroll", "Use the re-roll token"),
    choices.CANCEL: ("cancel", "Cancel a light wound that is to come"),
    choices.DOWNGRADE: ("downgrade", "Make a deadly wound light"),
    choices.BLOCK_LIGHT: ("block light", "Block a light wound"),
    choices.BLOCK_DEADLY: ("block deadly", "Block a deadly wound"),
}


def describe(s: DicequestState, f: Frame, option: int) -> Option:
    """The text form of an option."""
    if option == choices.NEXT:
        name, label = _next(s, f)
        return Option(name, label, (), RULES[f[0]])
    if option in PLAIN:
        name, label = PLAIN[option]
        return Option(name, label, (), RULES[f[0]])
    name, label, refs, rule = _operand(s, f, option)
    return Option(name, label, refs, rule or RULES[f[0]])


def _operand(s: DicequestState, f: Frame, option: int) -> tuple[str, str, tuple[str, ...], str | None]:
    """The id, the label, what it concerns, and the rule if it is not the one of the question."""
    seat = f[1]
    if option >= choices.TOKEN:
        kind = option - choices.TOKEN
        return f"threat {TOKEN_ID[kind]}", f"Discard the threat of {needs_text(TOKEN_NEED[kind])}", (), None
    if option >= choices.MARKET:
        facts = HEROES[option - choices.MARKET]
        return f"replace {facts.slug}", f"Replace {facts.name}", (f"market:{facts.slug}",), None
    if option >= choices.GIFT:
        item, other = divmod(option - choices.GIFT, choices.SEATS)
        return f"give {ITEMS[item].slug} {other}", f"Give {ITEMS[item].name} to seat {other}", _item(item), None
    if option >= choices.ITEM:
        item = option - choices.ITEM
        return f"drop {ITEMS[item].slug}", f"Put {ITEMS[item].name} under its deck", _item(item), None
    if option >= choices.PLACE:
        kind, slot = divmod(option - choices.PLACE, choices.SLOTS)
        slug, name = _hero(s, seat, slot)
        return f"place {KINDS[kind]} {slug}", f"{WOUNDS[kind]} on {name}", (f"hero:{slug}",), None
    if option >= choices.HERO:
        slug, name = _hero(s, seat, option - choices.HERO)
        return f"hero {slug}", name, (f"hero:{slug}",), None
    if option >= choices.CONVERT:
        symbol, face = divmod(option - choices.CONVERT, FACES + 1)
        where, spoken = ("free", "a free one") if face == choices.FREE else (FACE_NAME[face], spoken_face(face))
        return f"convert {WANTED[symbol]} {where}", f"A {WANTED[symbol]}: {spoken}", (f"die:{where}",), None
    if option >= choices.SYMBOL:
        slot_name = WANTED[option - choices.SYMBOL]
        return f"symbol {slot_name}", "generic success" if slot_name == "any" else slot_name, (), None
    if option >= choices.COLOUR:
        colour = COLOURS[option - choices.COLOUR]
        return f"colour {colour}", f"A {colour} die", (f"colour:{colour}",), None
    if option >= choices.FACE:
        face = option - choices.FACE
        return f"face {FACE_ID[face]}", spoken_face(face), (f"die:{FACE_NAME[face]}",), None
    if option >= choices.DIE:
        face = option - choices.DIE
        return f"die {FACE_NAME[face]}", spoken_face(face), (f"die:{FACE_NAME[face]}",), None
    if option >= choices.RUNE:
        face = option - choices.RUNE
        refs = () if face == choices.FREE else (f"die:{FACE_NAME[face]}",)
        return *_rune(f, face), refs, "DQ-5.3"
    if option >= choices.SEND:
        slug, name = _hero(s, seat, option - choices.SEND)
        return f"send {slug}", f"Send {name}", (f"hero:{slug}",), None
    return _tavern(s, seat, option)


def _item(item: int) -> tuple[str, ...]:
    return (f"item:{ITEMS[item].slug}",)


def _leaving(hero: Hero | None) -> str:
    """What becomes of a hero who graduates, and of the item."""
    if hero is None:
        return "nobody is there"
    facts = HEROES[hero.card]
    where = f"keeps {points_text(facts.points)} for you" if hero.expert else "goes back under the deck, no points"
    return where if hero.item == NONE else f"{where}; {ITEMS[hero.item].name} goes under its deck"


def _tavern(s: DicequestState, seat: int, option: int) -> tuple[str, str, tuple[str, ...], str | None]:
    """Options of the tavern and of the choice of a quest."""
    if option >= choices.ATTEMPT:
        facts = CHALLENGES[option - choices.ATTEMPT]
        label = f"{facts.name}: {challenge_facts(facts)}" if facts.act else facts.name
        rule = None if facts.act else "DQ-4.2"
        return f"attempt {facts.slug}", label, (f"quest:{facts.slug}",), rule
    if option >= choices.TARGET:
        other = option - choices.TARGET
        return f"target {other}", f"On seat {other}", (f"seat:{other}",), None
    if option >= choices.ACTION:
        action = ACTIONS[option - choices.ACTION]
        text = sentence("", action.cost, action.effects)
        rule = "DQ-3.7" if action.act else "DQ-9.7"
        return action.slug, f"{action.name}: {text}", (f"action:{action.slug}",), rule
    if option >= choices.DISCARD:
        item = option - choices.DISCARD
        return f"discard {ITEMS[item].slug}", f"Discard {ITEMS[item].name}", _item(item), "DQ-3.6"
    if option >= choices.USE:
        source = option - choices.USE
        ref = "item" if source >= HERO_COUNT else "hero"
        label = f"{SOURCE_NAME[source]}: {_source(source)}"
        return f"use {SOURCE_SLUG[source]}", label, (f"{ref}:{SOURCE_SLUG[source]}",), "DQ-4.4"
    if option >= choices.EQUIP:
        item, slot = divmod(option - choices.EQUIP, choices.SLOTS)
        slug, name = _hero(s, seat, slot)
        label = f"Equip {name} with {ITEMS[item].name}"
        return f"equip {ITEMS[item].slug} {slug}", label, (*_item(item), f"hero:{slug}"), "DQ-3.5"
    if option >= choices.GRADUATE:
        slot = option - choices.GRADUATE
        slug, name = _hero(s, seat, slot)
        return f"graduate {slug}", f"Graduate {name}: {_leaving(s.party[seat][slot])}", (f"hero:{slug}",), "DQ-3.4"
    hero = option - choices.RECRUIT
    hero_facts = HEROES[hero]
    label = f"Recruit {hero_facts.name} for {price_of(s, hero)} gold"
    return f"recruit {hero_facts.slug}", label, (f"market:{hero_facts.slug}",), "DQ-3.3"
