"""Wounds: DQ-6. Counted, blocked at the player's choice, placed one at a time."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.programs import CHALLENGE_PROGRAM
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.causes import EFFECT, cause
from tumblehall.games.dicequest.rules.drawing import return_hero, return_item
from tumblehall.games.dicequest.rules.names import hero_name, item_name, seat_name
from tumblehall.games.dicequest.rules.numbers import result_of
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, UNHURT, DicequestState, Phase, Wound
from tumblehall.games.dicequest.rules.verbs import BLOCK, DOWNGRADE, HERO, NEXT, PLACE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

KINDS: Final = ("light", "deadly", "unblockable")
LIGHT, DEADLY, UNBLOCKABLE = range(3)


def own_wounds(s: DicequestState, f: Frame, rng: Rng) -> None:
    """What the challenge's own ability adds, once the result is final."""
    ability = CHALLENGES[s.challenge].ability
    if ability is not None and ability.when is k.When.WOUND:
        s.stack.append((steps.RUN, CHALLENGE_PROGRAM[s.challenge], 0, f[1], NONE))


def count(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-6.1: after the abilities of this step all wounds are counted."""
    seat = f[1]
    if s.log is not None and s.light + s.deadly + s.unblockable:
        data = {"player": seat_name(seat), "light": s.light, "deadly": s.deadly, "unblockable": s.unblockable}
        s.log.say("wounds", data, "DQ-6.1")


def shields_left(s: DicequestState) -> int:
    """Shields of the result that have not blocked yet."""
    return result_of(s)[k.Symbol.SHIELD] - s.shields


def ask_block(s: DicequestState, f: Frame) -> list[int]:
    """DQ-6.2: nothing needs to be blocked, and unblockable wounds never can be."""
    if not s.active or not s.light + s.deadly:
        return []
    options = [NEXT.first]
    if s.blocks > 0 or shields_left(s) > 0:
        if s.light:
            options.append(BLOCK.first)
        if s.deadly:
            options.append(BLOCK.first + 1)
    if s.downgrades and s.deadly:
        options.append(DOWNGRADE.first)
    return options if len(options) > 1 else []


def answer_block(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    if option == NEXT.first:
        return
    s.stack.append(f)
    if option == DOWNGRADE.first:
        s.downgrades -= 1
        s.deadly -= 1
        s.light += 1
        if s.log is not None:
            s.log.say("downgraded", {"player": seat_name(f[1])}, "DQ-6.2")
        return
    by_card = s.blocks > 0  # what cards block is good for nothing else
    if by_card:
        s.blocks -= 1
    else:
        s.shields += 1
    if option == BLOCK.first + 1:
        s.deadly -= 1
    else:
        s.light -= 1
    if s.log is not None:
        wound = KINDS[DEADLY if option == BLOCK.first + 1 else LIGHT]
        s.log.say("blocked", {"player": seat_name(f[1]), "wound": wound, "shield": not by_card}, "DQ-6.2")


def ask_place(s: DicequestState, f: Frame) -> list[int]:
    """DQ-6.3: one at a time, in any order, on active heroes; without one the rest vanishes."""
    if not s.active:
        return []
    slots = [slot for slot in range(SLOTS) if s.active >> slot & 1]
    counts = (s.light, s.deadly, s.unblockable)
    return [PLACE.first + kind * SLOTS + slot for kind in range(3) if counts[kind] for slot in slots]


def answer_place(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    kind, slot = divmod(option - PLACE.first, SLOTS)
    s.stack.append(f)
    if kind == LIGHT:
        s.light -= 1
    elif kind == DEADLY:
        s.deadly -= 1
    else:
        s.unblockable -= 1
    wound_hero(s, seat, slot, Wound.UNBLOCKABLE if kind == UNBLOCKABLE else Wound.LIGHT, kind == DEADLY)


def wound_hero(s: DicequestState, seat: int, slot: int, wound: Wound, deadly: bool) -> None:
    """DQ-6.3: the second light wound, or a deadly one, defeats at once."""
    hero = s.party[seat][slot]
    assert hero is not None
    if s.log is not None:
        kind = "deadly" if deadly else "unblockable" if wound is Wound.UNBLOCKABLE else "light"
        data = {"player": seat_name(seat), "hero": hero_name(hero.card), "wound": kind}
        s.log.say("wounded", data, "DQ-6.3")
    if not deadly and not hero.wound:
        s.party[seat][slot] = hero.with_wound(int(wound))
        return
    if s.saves and s.phase == Phase.WOUND:
        s.saves -= 1
        s.party[seat][slot] = hero.with_wound(UNHURT)
        if s.log is not None:
            s.log.say("saved", {"player": seat_name(seat), "hero": hero_name(hero.card)}, "DQ-6.3")
        return
    _defeat(s, seat, slot)


def _defeat(s: DicequestState, seat: int, slot: int) -> None:
    """To the bottom of its deck, with its item; its dice and abilities stay for this quest."""
    hero = s.party[seat][slot]
    assert hero is not None
    s.party[seat][slot] = None
    s.active &= ~(1 << slot)
    return_hero(s, hero.card)
    if s.log is not None:
        s.log.say("defeated", {"player": seat_name(seat), "hero": hero_name(hero.card)}, "DQ-6.3")
    if hero.item != NONE:
        return_item(s, hero.item)
        if s.log is not None:
            s.log.say("discarded", {"player": seat_name(seat), "item": item_name(hero.item)}, "DQ-6.3")


def ask_safe_wound(s: DicequestState, f: Frame) -> list[int]:
    """Unwounded heroes only: nobody is defeated."""
    party = s.party[f[1]]
    return [HERO.first + slot for slot, hero in enumerate(party) if hero is not None and not hero.wound]


def answer_safe_wound(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    wound_hero(s, seat, option - HERO.first, Wound.LIGHT, deadly=False)
    if left > 1:
        s.stack.append((steps.SAFE_WOUND, seat, program, at, left - 1))


def _coming(s: DicequestState, f: Frame) -> str:
    """`2 light, 1 deadly wound`: the noun goes with the last number."""
    counts = [(n, kind) for n, kind in zip((s.light, s.deadly, s.unblockable), KINDS, strict=True) if n]
    return ", ".join(f"{n} {kind}" for n, kind in counts) + (" wound" if counts[-1][0] == 1 else " wounds")


def _about_wounds(s: DicequestState, f: Frame) -> dict[str, Json]:
    return {"light": s.light, "deadly": s.deadly, "unblockable": s.unblockable}


def _about_block(s: DicequestState, f: Frame) -> dict[str, Json]:
    """What is to come, and what there is against it."""
    against = {"shields": max(0, shields_left(s)), "blocks": s.blocks, "downgrades": s.downgrades}
    return {**_about_wounds(s, f), **against}


STEPS = (
    work(steps.OWN_WOUNDS, "own-wounds", ("seat",), own_wounds),
    work(steps.COUNT, "count", ("seat",), count),
    question(
        steps.BLOCK,
        "block",
        ask=ask_block,
        answer=answer_block,
        prompt="{wounds} to come; you can block {most}.",
        facts={"wounds": _coming, "most": lambda s, f: max(0, shields_left(s)) + s.blocks},
        rule="DQ-6.2",
        verbs=(NEXT.said("Block no more"), BLOCK, DOWNGRADE),
        safe=(NEXT,),
        about=_about_block,
    ),
    question(
        steps.PLACE,
        "place",
        ask=ask_place,
        answer=answer_place,
        prompt="{wounds} to place. Which one goes where?",
        facts={"wounds": _coming},
        rule="DQ-6.3",
        verbs=(PLACE,),
        about=_about_wounds,
    ),
    question(
        steps.SAFE_WOUND,
        "safe-wound",
        takes=(*EFFECT, "left"),
        ask=ask_safe_wound,
        answer=answer_safe_wound,
        prompt="Which unwounded hero takes the light wound?",
        rule="DQ-9.2",
        verbs=(HERO,),
        about=cause,
    ),
)
