"""The questions that effects ask about heroes, items and the market; and what the answers do."""

from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.causes import EFFECT, cause, effect_of
from tumblehall.games.dicequest.rules.drawing import fill_market, return_hero
from tumblehall.games.dicequest.rules.names import hero_name, item_name, seat_name
from tumblehall.games.dicequest.rules.state import UNHURT, DicequestState
from tumblehall.games.dicequest.rules.usable import apprentices, can_cancel, with_room, wounded
from tumblehall.games.dicequest.rules.verbs import CANCEL, DONE, GIVE, HERO, REPLACE, SEATS
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question


def scope_of(f: Frame) -> k.Scope:
    effect = effect_of(f)
    assert isinstance(effect, w.RemoveWound | w.LevelUp)
    return effect.scope


def ask_heal(s: DicequestState, f: Frame) -> list[int]:
    """DQ-10.3: a wound of a hero, or one that is still to come."""
    scope = scope_of(f)
    options = [HERO.first + slot for slot in wounded(s, f[1], scope)]
    if can_cancel(s, scope):
        options.append(CANCEL.first)
    return options


def answer_heal(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    if left > 1:
        s.stack.append((steps.HEAL, seat, program, at, left - 1))
    if option == CANCEL.first:
        s.light -= 1
        if s.log is not None:
            s.log.say("cancelled", {"player": seat_name(seat)}, "DQ-10.3")
        return
    slot = option - HERO.first
    hero = s.party[seat][slot]
    assert hero is not None
    s.party[seat][slot] = hero.with_wound(UNHURT)
    if s.log is not None:
        s.log.say("healed", {"player": seat_name(seat), "hero": hero_name(hero.card)}, "DQ-10.3")


def ask_level(s: DicequestState, f: Frame) -> list[int]:
    return [HERO.first + slot for slot in apprentices(s, f[1], scope_of(f))]


def answer_level(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """DQ-7.4: the apprentice is an expert now."""
    _, seat, program, at, left = f
    slot = option - HERO.first
    hero = s.party[seat][slot]
    assert hero is not None
    s.party[seat][slot] = hero.as_expert()
    if s.log is not None:
        s.log.say("levelled", {"player": seat_name(seat), "hero": hero_name(hero.card)}, "DQ-7.4")
    if left > 1:
        s.stack.append((steps.LEVEL, seat, program, at, left - 1))


def ask_gift(s: DicequestState, f: Frame) -> list[int]:
    seat = f[1]
    others = with_room(s, seat)
    return [GIVE.first + item * SEATS + other for item in members(s.backpack[seat]) for other in others]


def answer_gift(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """DQ-9.7"""
    _, seat, program, at, left = f
    item, other = divmod(option - GIVE.first, SEATS)
    s.backpack[seat] ^= 1 << item
    s.backpack[other] |= 1 << item
    if s.log is not None:
        data = {"player": seat_name(seat), "item": item_name(item), "target": seat_name(other)}
        s.log.say("gave", data, "DQ-9.7")
    if left > 1:
        s.stack.append((steps.GIFT, seat, program, at, left - 1))


def ask_refresh(s: DicequestState, f: Frame) -> list[int]:
    options = [REPLACE.first + hero for hero in s.market if hero not in s.picks]
    if s.picks:
        options.append(DONE.first)
    return options


def answer_refresh(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """DQ-9.7: all at once to the bottom, then the market is refilled."""
    _, seat, program, at, left = f
    if option != DONE.first:
        s.picks = (*s.picks, option - REPLACE.first)
        if left > 1 and len(s.picks) < len(s.market):
            s.stack.append((steps.REFRESH, seat, program, at, left - 1))
            return
    gone, s.picks = s.picks, ()
    for hero in gone:
        s.market.remove(hero)
        return_hero(s, hero)
    if s.log is not None:
        s.log.say("refreshed", {"player": seat_name(seat), "heroes": [hero_name(hero) for hero in gone]}, "DQ-9.7")
    fill_market(s, rng)


STEPS = (
    question(
        steps.HEAL,
        "heal",
        takes=(*EFFECT, "left"),
        ask=ask_heal,
        answer=answer_heal,
        prompt="Which light wound is removed?",
        rule="DQ-10.3",
        verbs=(HERO, CANCEL),
        about=cause,
    ),
    question(
        steps.LEVEL,
        "level",
        takes=(*EFFECT, "left"),
        ask=ask_level,
        answer=answer_level,
        prompt="Which apprentice becomes an expert?",
        rule="DQ-7.4",
        verbs=(HERO,),
        about=cause,
    ),
    question(
        steps.GIFT,
        "gift",
        takes=(*EFFECT, "left"),
        ask=ask_gift,
        answer=answer_gift,
        prompt="Which item do you give, and to whom?",
        rule="DQ-9.7",
        verbs=(GIVE,),
        about=cause,
    ),
    question(
        steps.REFRESH,
        "refresh",
        takes=(*EFFECT, "left"),
        ask=ask_refresh,
        answer=answer_refresh,
        prompt="Which heroes of the market are replaced?",
        rule="DQ-9.7",
        verbs=(REPLACE, DONE),
        safe=(DONE,),
        about=lambda s, f: {**cause(s, f), "picked": [hero_name(hero) for hero in s.picks]},
    ),
)
