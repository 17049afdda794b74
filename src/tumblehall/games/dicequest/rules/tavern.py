"""The tavern: DQ-3. Recruit, graduate, equip, use, discard and the actions of the board, in any order."""

from typing import Final

from tumblehall.games.dicequest.cards.decks import IS_LEGEND
from tumblehall.games.dicequest.cards.printed import ACTIONS, ITEMS
from tumblehall.games.dicequest.cards.programs import ACTION_PROGRAM, SOURCE_PROGRAM, SURCHARGE
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.cards.sources import EQUIPMENT, HERO_COUNT, ON_OPPONENT, SINGLE_USE
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.abilities import use
from tumblehall.games.dicequest.rules.causes import card_of, price
from tumblehall.games.dicequest.rules.drawing import fill_market, make_room, return_hero, return_item
from tumblehall.games.dicequest.rules.moments import BY_PHASE
from tumblehall.games.dicequest.rules.names import hero_name, item_name, seat_name
from tumblehall.games.dicequest.rules.numbers import BACKPACK, COSTS, price_of
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState, Hero, Phase
from tumblehall.games.dicequest.rules.usable import action_matters, affects, usable
from tumblehall.games.dicequest.rules.verbs import ACT, ACTS, DISCARD, DROP, EQUIP, GO, GRADUATE, RECRUIT, TARGET, USE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

IN_TAVERN: Final = BY_PHASE[Phase.TAVERN] >> HERO_COUNT & SINGLE_USE
"""Items that are used in the tavern."""
OPEN: Final = tuple(
    tuple(
        [i for i, action in enumerate(ACTIONS) if (coop if action.act == 0 else act >= action.act)] for act in (1, 2, 3)
    )
    for coop in (False, True)
)
"""The actions of the board, by mode and act."""
GOLD: Final = tuple([action.cost.gold for action in ACTIONS])
GIVEN: Final = tuple([action.cost.items for action in ACTIONS])
"""What each costs: gold and items."""
ITEM_SOURCE: Final = HERO_COUNT
"""The sources: heroes, and from here on items."""
EQUIPPED: Final = EQUIPMENT


def ask_tavern(s: DicequestState, f: Frame) -> list[int]:
    seat = f[1]
    options = [GO.first]
    party, backpack = s.party[seat], s.backpack[seat]
    if None in party:
        most = s.gold[seat] + s.discount - SURCHARGE[s.threat]
        for hero in s.market:
            if COSTS[hero] <= most:
                options.append(RECRUIT.first + hero)
    items = members(backpack)
    equipment = [item for item in items if EQUIPPED >> item & 1]
    for slot, worker in enumerate(party):
        if worker is None:
            continue
        options.append(GRADUATE.first + slot)
        if worker.item != NONE:
            options.append(DISCARD.first + worker.item)
        else:
            for item in equipment:
                options.append(EQUIP.first + item * SLOTS + slot)
    for item in items:
        options.append(DISCARD.first + item)
        if IN_TAVERN >> item & 1 and usable(s, seat, ITEM_SOURCE + item):
            options.append(USE.first + ITEM_SOURCE + item)
    for number in open_actions(s):
        if can_act(s, seat, number):
            options.append(ACT.first + number)
    return options


def open_actions(s: DicequestState) -> list[int]:
    """DQ-3.7: the actions of the board that are unlocked."""
    return OPEN[s.coop][s.act - 1]


def can_act(s: DicequestState, seat: int, number: int) -> bool:
    """Whether an action can be paid for and would do something."""
    if GOLD[number] > s.gold[seat]:
        return False
    if GIVEN[number] and not s.backpack[seat]:
        worn = sum(hero is not None and hero.item != NONE for hero in s.party[seat])
        if worn < GIVEN[number]:
            return False
    return action_matters(s, seat, number)


def answer_tavern(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == GO.first:
        s.discount = 0
        s.stack.append((steps.QUEST, seat))
        return
    s.stack.append(f)
    if option >= ACT.first:
        _act(s, seat, option - ACT.first)
    elif option >= DISCARD.first:
        discard(s, seat, option - DISCARD.first)
    elif option >= USE.first:
        item = option - USE.first - HERO_COUNT
        if ON_OPPONENT >> item & 1:
            s.stack.append((steps.TARGET, seat, item))
        else:
            use(s, seat, option - USE.first)
    elif option >= EQUIP.first:
        _equip(s, seat, *divmod(option - EQUIP.first, SLOTS))
    elif option >= GRADUATE.first:
        _graduate(s, seat, option - GRADUATE.first)
    else:
        _recruit(s, seat, option - RECRUIT.first, rng)


def _recruit(s: DicequestState, seat: int, card: int, rng: Rng) -> None:
    """DQ-3.3"""
    price = price_of(s, card)
    s.gold[seat] -= price
    s.discount = 0
    s.market.remove(card)
    party = s.party[seat]
    party[party.index(None)] = Hero(card, IS_LEGEND[card])
    if s.log is not None:
        data = {"player": seat_name(seat), "hero": hero_name(card), "price": price}
        s.log.say("recruited", data, "DQ-3.3")
    fill_market(s, rng)


def _graduate(s: DicequestState, seat: int, slot: int) -> None:
    """DQ-3.4"""
    hero = s.party[seat][slot]
    assert hero is not None
    s.party[seat][slot] = None
    if hero.expert:
        s.graduates[seat] |= 1 << hero.card
    else:
        return_hero(s, hero.card)
    if s.log is not None:
        data = {"player": seat_name(seat), "hero": hero_name(hero.card), "kept": hero.expert}
        s.log.say("graduated", data, "DQ-3.4")
    if hero.item != NONE:
        _put_back(s, seat, hero.item)


def _equip(s: DicequestState, seat: int, item: int, slot: int) -> None:
    """DQ-3.5"""
    hero = s.party[seat][slot]
    assert hero is not None
    s.backpack[seat] ^= 1 << item
    s.party[seat][slot] = hero.with_item(item)
    if s.log is not None:
        data = {"player": seat_name(seat), "item": item_name(item), "hero": hero_name(hero.card)}
        s.log.say("equipped", data, "DQ-3.5")


def discard(s: DicequestState, seat: int, item: int) -> None:
    """DQ-3.6: out of the backpack, or off its bearer."""
    if s.backpack[seat] >> item & 1:
        s.backpack[seat] ^= 1 << item
    else:
        party = s.party[seat]
        slot = next(i for i, hero in enumerate(party) if hero is not None and hero.item == item)
        bearer = party[slot]
        assert bearer is not None
        party[slot] = bearer.with_item(NONE)
    _put_back(s, seat, item)


def _put_back(s: DicequestState, seat: int, item: int) -> None:
    return_item(s, item)
    if s.log is not None:
        s.log.say("discarded", {"player": seat_name(seat), "item": item_name(item)}, "DQ-3.6")


def _act(s: DicequestState, seat: int, number: int) -> None:
    """DQ-3.7, DQ-9.7: an action of the board: its price, then its effect."""
    action = ACTIONS[number]
    s.gold[seat] -= action.cost.gold
    if s.log is not None:
        s.log.say(
            "acted", {"player": seat_name(seat), "action": action.slug}, "DQ-9.7" if action.act == 0 else "DQ-3.7"
        )
    s.stack.append((steps.RUN, ACTION_PROGRAM[number], 0, seat, NONE))
    if action.cost.items:
        s.stack.append((steps.PAY_ITEM, seat, ACTION_PROGRAM[number], action.cost.items))


def ask_pay_item(s: DicequestState, f: Frame) -> list[int]:
    """Any item, equipped or not."""
    worn = [hero.item for hero in s.party[f[1]] if hero is not None and hero.item != NONE]
    return [DROP.first + item for item in (*members(s.backpack[f[1]]), *worn)]


def answer_pay_item(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, left = f
    discard(s, seat, option - DROP.first)
    if left > 1:
        s.stack.append((steps.PAY_ITEM, seat, program, left - 1))


def ask_target(s: DicequestState, f: Frame) -> list[int]:
    _, seat, item = f
    others = [(seat + i) % s.players for i in range(1, s.players)]
    return [TARGET.first + other for other in others if affects(s, item, other)]


def answer_target(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """An item against an opponent. One that waits for the next quest lies beside that player until then."""
    _, seat, item = f
    other = option - TARGET.first
    s.backpack[seat] ^= 1 << item
    if s.log is not None:
        data = {"player": seat_name(seat), "item": item_name(item), "target": seat_name(other)}
        s.log.say("used-on", data, "DQ-3.5")
    if ITEMS[item].lasting:
        s.curses[other] |= 1 << item
        return
    return_item(s, item)
    s.stack.append((steps.RUN, SOURCE_PROGRAM[HERO_COUNT + item], 0, seat, other))


def ask_discard(s: DicequestState, f: Frame) -> list[int]:
    return [DROP.first + item for item in members(s.backpack[f[1]])]


def answer_discard(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    discard(s, f[1], option - DROP.first)
    make_room(s, f[1])


STEPS = (
    question(
        steps.TAVERN,
        "tavern",
        ask=ask_tavern,
        answer=answer_tavern,
        prompt="The tavern: recruit, graduate, equip, or go on to the quest.",
        rule="DQ-3.2",
        verbs=(GO, RECRUIT, GRADUATE, EQUIP, USE, DISCARD, *ACTS),
        safe=(GO,),
    ),
    question(
        steps.TARGET,
        "target",
        takes=("item",),
        ask=ask_target,
        answer=answer_target,
        prompt="On whom do you use {item}?",
        rule="DQ-3.5",
        verbs=(TARGET,),
        about=lambda s, f: card_of(SOURCE_PROGRAM[HERO_COUNT + f[2]]),
    ),
    question(
        steps.DISCARD,
        "discard",
        ask=ask_discard,
        answer=answer_discard,
        prompt="The backpack holds five items. Which one goes?",
        rule="DQ-3.6",
        verbs=(DROP,),
        about=lambda s, f: {"left": s.backpack[f[1]].bit_count() - BACKPACK},
    ),
    question(
        steps.PAY_ITEM,
        "pay-item",
        takes=("program", "left"),
        ask=ask_pay_item,
        answer=answer_pay_item,
        prompt="Which item do you put under its deck?",
        rule="DQ-3.7",
        verbs=(DROP,),
        about=price,
    ),
)
