"""The words of questions and options."""

from tumblehall.games.angryquest.cards.characters import CARDS, CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import KIND, LOOP, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS
from tumblehall.games.angryquest.edges.names import attribute_name
from tumblehall.games.angryquest.rules import choices, steps
from tumblehall.games.angryquest.rules.choices import WIDTH
from tumblehall.games.angryquest.rules.lair import dice_against_monster, need_of
from tumblehall.games.angryquest.rules.numbers import dice_of, standing_on
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Option

PLAIN = {
    choices.PASS: ("pass", "No"),
    choices.END_TURN: ("end-turn", "End the turn"),
    choices.ROLL: ("roll", "Roll and move"),
    choices.ROLL_AGAIN: ("roll-again", "Roll again after the six"),
    choices.FIGHT: ("fight", "Fight the monster"),
    choices.WAIT: ("wait", "Wait for the lair entrance"),
    choices.REROLL_MOVE: ("reroll", "Roll the movement die again"),
    choices.REROLL_DIE: ("reroll-die", "Re-roll a die that missed"),
    choices.USE_LUCK: ("luck", "Use the luck of this space"),
    choices.REPLACE: ("replace", "Replace the character: draw cards"),
}

RULES = {
    steps.KEEP: "AQ-1.1",
    steps.CORNER: "AQ-1.2",
    steps.OPENING: "AQ-6.2",
    steps.MOVE: "AQ-3.2",
    steps.SHARE: "AQ-3.2",
    steps.CLASH: "AQ-5.2",
    steps.SHOT: "AQ-5.3",
    steps.DEFEND: "AQ-5.1",
    steps.SECOND_TRY: "AQ-2.1",
    steps.SPOILS: "AQ-4.5",
    steps.ADVANCE: "AQ-2.1",
    steps.LUCK: "AQ-3.5",
    steps.RALLY: "AQ-3.5",
    steps.SHOVE: "AQ-3.5",
    steps.PASS_CURSE: "AQ-3.5",
    steps.LOSE_UPGRADE: "AQ-3.5",
    steps.TOWN: "AQ-4.3",
    steps.RECRUIT: "AQ-4.7",
    steps.NEWCOMER: "AQ-4.7",
    steps.ASSAULT: "AQ-6.3",
    steps.AGAIN: "AQ-3.6",
    steps.END: "AQ-3.1",
}


def prompt_of(s: AngryState, f: Frame) -> tuple[str, str]:
    """What a seat is asked, and the rule behind it."""
    step = f[0]
    monster = MONSTERS[s.monster]
    who = CHARACTERS[f[2]].name if len(f) > 2 and 0 <= f[2] < CARDS else ""
    match step:
        case steps.KEEP:
            words = "Which of your four characters goes back into the deck?"
        case steps.CORNER:
            words = "Which corner is your home?"
        case steps.OPENING:
            words = f"Your turn: fight the {monster.name}, or roll?"
        case steps.MOVE:
            words = f"You rolled {f[3]}. Which move?"
        case steps.SHARE:
            words = f"Which character moves {f[2]}?"
        case steps.CLASH:
            words = f"{who} meets an opponent. With which attribute do you attack?"
        case steps.SHOT:
            words = f"{who} may attack from a distance."
        case steps.DEFEND:
            assert s.fight is not None
            foe = CHARACTERS[s.fight[0]].name
            mine = CHARACTERS[s.fight[1]].name
            words = f"{foe} attacks {mine} with {attribute_name(ATTRIBUTES[s.fight[2]])}. How do you defend?"
        case steps.SECOND_TRY:
            words = "Re-roll a die that missed?"
        case steps.SPOILS:
            words = f"{who} may take an upgrade of the loser."
        case steps.ADVANCE:
            words = f"{who} may go on along the loop."
        case steps.LUCK:
            words = f"Luck for {who}: {monster.luck_text}"
        case steps.RALLY:
            words = "Who leaves home?"
        case steps.SHOVE:
            words = "Whom do you send back?"
        case steps.PASS_CURSE:
            words = f"{who} meets a curse. {monster.curse_text} Who suffers it?"
        case steps.LOSE_UPGRADE:
            words = f"Which upgrade does {who} lose?"
        case steps.TOWN:
            words = "In the settlement: upgrade, replace, or nothing?"
        case steps.RECRUIT:
            words = f"Who replaces {who}?"
        case steps.NEWCOMER:
            words = f"Which of the drawn cards replaces {who}?"
        case steps.ASSAULT:
            phase = 1 if s.phase1 == NONE else 2
            words = f"Phase {phase} against the {monster.name}: with which attribute?"
        case steps.AGAIN:
            words = "You rolled a six."
        case _:
            words = "Your turn is done."
    return words, RULES[step]


def describe(s: AngryState, f: Frame, option: int) -> Option:
    """The text form of an option."""
    rule = RULES[f[0]]
    if option in PLAIN:
        ident, label = PLAIN[option]
        if option == choices.PASS and f[0] == steps.TOWN:
            label = "Nothing"
        return Option(ident, label, (), {choices.WAIT: "AQ-6.11", choices.ROLL: "AQ-3.2"}.get(option, rule))
    if option >= choices.MOVE:
        return _move_option(s, option, rule)
    if option >= choices.ATTACK:
        foe, attribute = divmod(option - choices.ATTACK, 3)
        a, rule = ATTRIBUTES[attribute], ("AQ-5.2", "AQ-5.3", "AQ-5.4")[attribute]
        label = f"Attack {CHARACTERS[foe].name} with {attribute_name(a)} ({dice_of(s, f[2], attribute, True)} dice)"
        return Option(f"attack {CHARACTERS[foe].slug} {a}", label, (CHARACTERS[foe].slug,), rule)
    if option >= choices.RETURN:
        verb, words = _card_verb(option, f[0])
        c = CHARACTERS[(option - choices.RETURN) % CARDS]
        return Option(f"{verb} {c.slug}", f"{words} {c.name}", (c.slug,), rule)
    if option >= choices.LOSE:
        taken = option >= choices.SPOIL
        upgrade = (option - choices.LOSE) % 10
        a, level = ATTRIBUTES[upgrade >> 1], (upgrade & 1) + 1
        verb, words = ("spoil", "Take") if taken else ("lose", "Lose")
        return Option(f"{verb} {a} {level}", f"{words} the {attribute_name(a)} upgrade of level {level}", (a,), rule)
    if option >= choices.UPGRADE:
        a = ATTRIBUTES[option - choices.UPGRADE]
        return Option(f"upgrade {a}", f"Try to upgrade {attribute_name(a)}", (a,), "AQ-4.4")
    if option >= choices.ATTRIBUTE:
        return _attribute_option(s, f, option - choices.ATTRIBUTE, rule)
    if option >= choices.CORNER:
        colour = COLOURS[option - choices.CORNER]
        return Option(f"corner {colour}", f"The {colour} corner", (colour,), rule)
    if option >= choices.SPLIT:
        k = option - choices.SPLIT
        return Option(f"split {k}", f"Split the roll: {k} for the first, {f[3] - k} for the second", (), rule)
    k = option - choices.ADVANCE
    return Option(f"advance {k}", f"Go on {k}", (name_of((s.where[f[2]] + k) % LOOP),), rule)


def _card_verb(option: int, step: int) -> tuple[str, str]:
    if option < choices.KEEP:
        return "return", "Return"
    if option < choices.TAKE:
        return "keep", "Keep"
    if option < choices.PICK:
        return "take", "Take"
    return "pick", {steps.RALLY: "Send out", steps.SHOVE: "Send back"}.get(step, "Pass it to")


def _move_option(s: AngryState, option: int, rule: str) -> Option:
    c, end = divmod(option - choices.MOVE, WIDTH)
    character = CHARACTERS[c]
    kind = KIND[end]
    foe = standing_on(s, end, but=c)
    note = f"{kind}, meets {CHARACTERS[foe].name}" if foe != NONE and kind != "settlement" else kind
    label = f"Move {character.name} from {name_of(s.where[c])} to {name_of(end)} ({note})"
    rule = {"settlement": "AQ-4.1", "lair": "AQ-6.12"}.get(kind, rule)
    return Option(f"move {character.slug} {name_of(end)}", label, (character.slug, name_of(end)), rule)


def _attribute_option(s: AngryState, f: Frame, attribute: int, rule: str) -> Option:
    slug = ATTRIBUTES[attribute]
    words = attribute_name(slug)
    if f[0] == steps.ASSAULT:
        need = need_of(s, f[1], attribute)
        assert need is not None
        dice = dice_against_monster(s, f[1], attribute)
        label = f"Use {words}: {dice} dice, {need[0]} must show {need[1]} or more"
        return Option(f"use {slug}", label, (slug,), rule)
    assert s.fight is not None
    return Option(
        f"use {slug}", f"Defend with {words} ({dice_of(s, s.fight[1], attribute, False)} dice)", (slug,), rule
    )
