"""Using abilities: DQ-4.4. The question of every step of a quest, and the prices of abilities."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import AT_PLAY
from tumblehall.games.dicequest.cards.programs import NO_RUNE_REROLL, SOURCE_PROGRAM
from tumblehall.games.dicequest.cards.sources import ABILITIES, GOOD_AT_PLAY, HERO_COUNT, SINGLE_USE, SOURCE_SLUG
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.causes import price
from tumblehall.games.dicequest.rules.combat import answer_combat, rune_sources, spend_rune
from tumblehall.games.dicequest.rules.drawing import return_item
from tumblehall.games.dicequest.rules.moments import BY_OUTCOME, BY_PHASE
from tumblehall.games.dicequest.rules.names import challenge_name, seat_name
from tumblehall.games.dicequest.rules.numbers import free_runes
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState, Phase, Wound
from tumblehall.games.dicequest.rules.usable import usable
from tumblehall.games.dicequest.rules.verbs import DISCARD, FREE, HERO, NEXT, REROLL, ROLL_DICE, RUNE, USE
from tumblehall.games.dicequest.rules.wounds import wound_hero
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question
from tumblehall.kernel.values import Json

DEPLOYMENT: Final = int(Phase.DEPLOYMENT)
COMBAT: Final = int(Phase.COMBAT)
OUTCOME: Final = int(Phase.OUTCOME)
USED_ONCE: Final = SINGLE_USE
ITEM_SOURCE: Final = HERO_COUNT
"""The sources: heroes, and from here on items."""


def ask_deploy(s: DicequestState, f: Frame) -> list[int]:
    """Before the dice fall it is asked whether that was all, as long as the last answer can be taken back."""
    return ask_act(s, f) or ([ROLL_DICE.first] if any(s.pool) else [])


def ask_act(s: DicequestState, f: Frame) -> list[int]:
    """Abilities of the step; in combat also the re-roll token and runes. Nothing to choose: the step is over."""
    seat = f[1]
    phase = s.phase
    options = [ROLL_DICE.first if phase == DEPLOYMENT else NEXT.first]
    if phase == COMBAT and s.unlocked:
        if s.reroll[seat]:
            options.append(REROLL.first)
        if not NO_RUNE_REROLL[s.threat]:
            if len(s.unlocked) > 1:
                options += [RUNE.first + face for face in rune_sources(s)]
            if free_runes(s):
                options.append(RUNE.first + FREE)
    mask = BY_OUTCOME[s.succeeded] if phase == OUTCOME else BY_PHASE[phase]
    mask &= (s.sources | (s.backpack[seat] & USED_ONCE) << ITEM_SOURCE) & ~s.used
    if not mask:
        return options if len(options) > 1 else []
    if s.challenge == AT_PLAY:
        mask &= GOOD_AT_PLAY
    while mask:
        low = mask & -mask
        mask ^= low
        source = low.bit_length() - 1
        if usable(s, seat, source):
            options.append(USE.first + source)
    return options if len(options) > 1 else []


def answer_act(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    if option == NEXT.first or option == ROLL_DICE.first:
        return
    s.stack.append(f)
    if USE.first <= option < DISCARD.first:
        use(s, f[1], option - USE.first)
    else:
        answer_combat(s, f[1], option)


def use(s: DicequestState, seat: int, source: int) -> None:
    """Pays for an ability, then carries it out. A single-use item goes under its deck."""
    ability = ABILITIES[source]
    assert ability is not None
    s.used |= 1 << source
    if s.log is not None:
        s.log.say("used", {"player": seat_name(seat), "card": SOURCE_SLUG[source]}, "DQ-4.4")
    item = source - HERO_COUNT
    if item >= 0 and SINGLE_USE >> item & 1:
        s.backpack[seat] ^= 1 << item
        return_item(s, item)
    cost = ability.cost
    s.gold[seat] -= cost.gold
    program = SOURCE_PROGRAM[source]
    s.stack.append((steps.RUN, program, 0, seat, NONE))
    if cost.wounds:
        s.stack.append((steps.SUFFER, seat, program, cost.wounds))
    if cost.runes:
        s.stack.append((steps.PAY_RUNE, seat, program, cost.runes))


def ask_pay_rune(s: DicequestState, f: Frame) -> list[int]:
    """DQ-5.3, DQ-5.5: of an unlocked die, or one that is free."""
    options = [RUNE.first + face for face in rune_sources(s)]
    if free_runes(s):
        options.append(RUNE.first + FREE)
    return options


def answer_pay_rune(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, left = f
    spend_rune(s, seat, option - RUNE.first)
    if left > 1:
        s.stack.append((steps.PAY_RUNE, seat, program, left - 1))


def ask_suffer(s: DicequestState, f: Frame) -> list[int]:
    return [HERO.first + slot for slot in range(SLOTS) if s.active >> slot & 1]


def answer_suffer(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, left = f
    wound_hero(s, seat, option - HERO.first, Wound.UNBLOCKABLE, deadly=False)
    if left > 1:
        s.stack.append((steps.SUFFER, seat, program, left - 1))


NOW: Final = {
    Phase.COMBAT: "Combat: use abilities, the token and runes, or go on to the wounds.",
    Phase.WOUND: "Wounds: use abilities, or go on.",
    Phase.REWARD: "Rewards: use abilities, or go on.",
    Phase.OUTCOME: "The outcome is known: use abilities, or go on.",
}


def _about_step(s: DicequestState, f: Frame) -> dict[str, Json]:
    return {"phase": Phase(s.phase).name.lower(), "quest": challenge_name(s.challenge)}


STEPS = (
    question(
        steps.DEPLOY,
        "deploy",
        ask=ask_deploy,
        answer=answer_act,
        prompt="Deployment: use abilities, or roll the dice.",
        rule="DQ-4.4",
        verbs=(ROLL_DICE, USE),
        safe=(ROLL_DICE,),
        about=_about_step,
        closing=True,
    ),
    question(
        steps.ACT,
        "act",
        ask=ask_act,
        answer=answer_act,
        prompt="{now}",
        facts={"now": lambda s, f: NOW[s.phase]},
        rule="DQ-4.4",
        verbs=(
            NEXT.said("Go on{where}", facts={"where": lambda s, f, n: " to the wounds" * (s.phase == Phase.COMBAT)}),
            REROLL,
            RUNE,
            USE,
        ),
        safe=(NEXT,),
        about=_about_step,
    ),
    question(
        steps.PAY_RUNE,
        "pay-rune",
        takes=("program", "left"),
        ask=ask_pay_rune,
        answer=answer_pay_rune,
        prompt="Which rune do you spend?",
        rule="DQ-5.3",
        verbs=(RUNE.said("Spend {it}"),),
        about=price,
    ),
    question(
        steps.SUFFER,
        "suffer",
        takes=("program", "left"),
        ask=ask_suffer,
        answer=answer_suffer,
        prompt="Which active hero takes the unblockable wound?",
        rule="DQ-6.3",
        verbs=(HERO,),
        about=price,
    ),
)
