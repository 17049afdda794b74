"""The questions that effects ask about heroes, items and the market; and what the answers do."""

from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules import verbs as choices
from tumblehall.games.dicequest.rules.drawing import fill_market, return_hero
from tumblehall.games.dicequest.rules.effects import SCOPES
from tumblehall.games.dicequest.rules.names import hero_name, item_name, seat_name
from tumblehall.games.dicequest.rules.state import DicequestState, Wound
from tumblehall.games.dicequest.rules.usable import apprentices, can_cancel, with_room, wounded
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def ask_heal(s: DicequestState, f: Frame) -> list[int]:
    """DQ-10.3: a wound of a hero, or one that is still to come."""
    _, seat, scope, _ = f
    options = [choices.HERO + slot for slot in wounded(s, seat, SCOPES[scope])]
    if can_cancel(s, SCOPES[scope]):
        options.append(choices.CANCEL)
    return options


def answer_heal(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, scope, left = f
    if left > 1:
        s.stack.append((steps.HEAL, seat, scope, left - 1))
    if option == choices.CANCEL:
        s.light -= 1
        if s.log is not None:
            s.log.say("cancelled", {"player": seat_name(seat)}, "DQ-10.3")
        return
    slot = option - choices.HERO
    hero = s.party[seat][slot]
    assert hero is not None
    s.party[seat][slot] = hero._replace(wound=int(Wound.NO))
    if s.log is not None:
        s.log.say("healed", {"player": seat_name(seat), "hero": hero_name(hero.card)}, "DQ-10.3")


def ask_level(s: DicequestState, f: Frame) -> list[int]:
    return [choices.HERO + slot for slot in apprentices(s, f[1], SCOPES[f[2]])]


def answer_level(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """DQ-7.4: the apprentice is an expert now."""
    _, seat, scope, left = f
    slot = option - choices.HERO
    hero = s.party[seat][slot]
    assert hero is not None
    s.party[seat][slot] = hero._replace(expert=True)
    if s.log is not None:
        s.log.say("levelled", {"player": seat_name(seat), "hero": hero_name(hero.card)}, "DQ-7.4")
    if left > 1:
        s.stack.append((steps.LEVEL, seat, scope, left - 1))


def ask_gift(s: DicequestState, f: Frame) -> list[int]:
    seat = f[1]
    others = with_room(s, seat)
    return [choices.GIFT + item * choices.SEATS + other for item in members(s.backpack[seat]) for other in others]


def answer_gift(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """DQ-9.7"""
    _, seat, left = f
    item, other = divmod(option - choices.GIFT, choices.SEATS)
    s.backpack[seat] ^= 1 << item
    s.backpack[other] |= 1 << item
    if s.log is not None:
        data = {"player": seat_name(seat), "item": item_name(item), "target": seat_name(other)}
        s.log.say("gave", data, "DQ-9.7")
    if left > 1:
        s.stack.append((steps.GIFT, seat, left - 1))


def ask_refresh(s: DicequestState, f: Frame) -> list[int]:
    options = [choices.MARKET + hero for hero in s.market if hero not in s.picks]
    if s.picks:
        options.append(choices.DONE)
    return options


def answer_refresh(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """DQ-9.7: all at once to the bottom, then the market is refilled."""
    _, seat, left = f
    if option != choices.DONE:
        s.picks = (*s.picks, option - choices.MARKET)
        if left > 1 and len(s.picks) < len(s.market):
            s.stack.append((steps.REFRESH, seat, left - 1))
            return
    gone, s.picks = s.picks, ()
    for hero in gone:
        s.market.remove(hero)
        return_hero(s, hero)
    if s.log is not None:
        s.log.say("refreshed", {"player": seat_name(seat), "heroes": [hero_name(hero) for hero in gone]}, "DQ-9.7")
    fill_market(s, rng)
