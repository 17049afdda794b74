"""What the words of abilities do. An effect that needs a choice pushes a question: those about dice stand in
`pick_dice.py`, those about cards in `pick_cards.py`."""

from typing import Final, assert_never

from tumblehall.games.dicequest.cards.programs import PROGRAMS
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.kinds import COLOURS
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.adventure import put_on_adventure
from tumblehall.games.dicequest.rules.causes import EFFECT
from tumblehall.games.dicequest.rules.combat import add_symbols, roll_dice
from tumblehall.games.dicequest.rules.drawing import (
    any_of,
    discard_token,
    draw_item,
    draw_token,
    fill_quests,
    make_room,
    under,
)
from tumblehall.games.dicequest.rules.names import challenge_name, counts_of, dice_names, item_name, seat_name
from tumblehall.games.dicequest.rules.numbers import result_of
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Phase
from tumblehall.games.dicequest.rules.usable import has_room
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import work

ADDED: Final = 0
"""In place of a die given up: a die is added."""


def run(s: DicequestState, f: Frame, rng: Rng) -> None:
    """The next effect of a list."""
    _, program, at, seat, other = f
    effects = PROGRAMS[program]
    if at + 1 < len(effects):
        s.stack.append((steps.RUN, program, at + 1, seat, other))
    if at >= len(effects):
        return
    effect = effects[at]
    match effect:
        case w.GainGold(n):
            gain_gold(s, seat, n)
        case w.LoseGold(n):
            gain_gold(s, seat, -min(n, s.gold[seat]))
        case w.GainPoints(n):
            s.points[seat] += n
            if s.log is not None:
                s.log.say("points", {"player": seat_name(seat), "n": n, "total": s.points[seat]}, "DQ-2.3")
        case w.DrawBasic(n) | w.DrawLegendary(n):
            s.stack += [(steps.DRAW, seat, int(isinstance(effect, w.DrawLegendary)))] * n
        case w.LevelUp(_, n):
            s.stack.append((steps.LEVEL, seat, program, at, n))
        case w.RemoveWound(_, n):
            s.stack.append((steps.HEAL, seat, program, at, n))
        case w.AddDie(colour, n):
            if colour is k.Colour.ANY:
                s.stack.append((steps.PICK_COLOUR, seat, program, at, ADDED, n))
            else:
                for _ in range(n):
                    add_die(s, seat, colour, rng)
        case w.RemoveDie(_, n):
            s.stack.append((steps.REMOVE, seat, program, at, n))
        case w.Reroll(_, n) | w.SetFace(_, _, _, n) | w.Recolour(_, _, n):
            s.picks = ()
            s.stack.append((steps.PICK_DICE, seat, program, at, n))
        case w.AddSymbol(symbols, n):
            if len(symbols) == 1:
                add_symbols(s, seat, symbols[0], n)
            else:
                s.stack.append((steps.PICK_SYMBOL, seat, program, at))
        case w.Convert():
            s.stack.append((steps.CONVERT, seat, program, at))
        case w.ReduceNeed(n):
            s.stack.append((steps.REDUCE, seat, program, at, n))
        case w.RaiseNeed(n):
            s.need[k.Symbol.ANY] += n
        case w.Block(n):
            s.blocks += n
        case w.DowngradeDeadly(n):
            s.downgrades += n
        case w.SaveHero(n):
            s.saves += n
        case w.AddWound(n):
            s.light += n
        case w.TakeWound(hurt, n):
            if hurt is k.Hurt.UNBLOCKABLE:
                s.unblockable += n
            else:
                s.stack.append((steps.SAFE_WOUND, seat, program, at, n))
        case w.WoundPer(symbol, n):
            s.unblockable += n * result_of(s)[symbol]
        case w.DiscountRecruit(n):
            s.discount += n
        case w.RefreshMarket(n):
            s.picks = ()
            s.stack.append((steps.REFRESH, seat, program, at, n))
        case w.ReadyReroll():
            _turn_token(s, seat, True)
        case w.ExhaustReroll():
            _turn_token(s, other, False)
        case w.StealGold(n):
            taken = min(n, s.gold[other])
            gain_gold(s, other, -taken)
            gain_gold(s, seat, taken)
        case w.StealItem(n):
            _steal_items(s, seat, other, n, rng)
        case w.GiveItem(n):
            s.stack.append((steps.GIFT, seat, program, at, n))
        case w.AddThreat(place, n):
            for _ in range(n):
                _add_threat(s, place, rng)
        case w.CycleQuests(n):
            _cycle_quests(s, n, rng)
        case w.BanColour() | w.Substitute() | w.LoseSymbol() | w.SurchargeRecruit() | w.ForbidRuneReroll():
            pass  # they hold for a time; who asks looks whether they are there
        case _:
            assert_never(effect)


def gain_gold(s: DicequestState, seat: int, n: int) -> None:
    """Or lose it, where n is negative."""
    s.gold[seat] += n
    if s.log is not None and n:
        rule = {Phase.TAVERN: "DQ-3.1", Phase.OVER: "DQ-9.2" if s.coop else "DQ-8.4"}.get(Phase(s.phase), "DQ-7.4")
        s.log.say("gold", {"player": seat_name(seat), "n": n, "gold": s.gold[seat]}, rule)


def draw_one(s: DicequestState, f: Frame, rng: Rng) -> None:
    """An item; room is made before the next one."""
    _, seat, legendary = f
    draw_item(s, seat, bool(legendary), rng)
    make_room(s, seat)


def add_die(s: DicequestState, seat: int, colour: int, rng: Rng) -> None:
    """DQ-10.1: into the pool, and rolled where the dice are rolled already. One too many is lost."""
    if not has_room(s, colour):
        return
    s.pool[colour] += 1
    if s.phase < Phase.COMBAT:
        if s.log is not None:
            s.log.say("die-added", {"player": seat_name(seat), "colour": COLOURS[colour]}, "DQ-4.3")
        return
    new = roll_dice(s, [colour], rng)
    if s.log is not None:
        data = {"player": seat_name(seat), "dice": dice_names(new), "result": counts_of(result_of(s))}
        s.log.say("die-rolled", data, "DQ-10.1")


def _turn_token(s: DicequestState, seat: int, active: bool) -> None:
    s.reroll[seat] = active
    if s.log is not None:
        s.log.say("token-turned", {"player": seat_name(seat), "active": active}, "DQ-5.2")


def _steal_items(s: DicequestState, seat: int, other: int, n: int, rng: Rng) -> None:
    for _ in range(min(n, s.backpack[other].bit_count())):
        item = any_of(s.backpack[other], rng)
        s.backpack[other] ^= 1 << item
        s.backpack[seat] |= 1 << item
        if s.log is not None:
            data = {"player": seat_name(seat), "item": item_name(item), "from": seat_name(other)}
            s.log.say("stolen", data, "DQ-3.6")
    make_room(s, seat)


def _add_threat(s: DicequestState, place: k.Place, rng: Rng) -> None:
    """DQ-9.4: at most one on each quest."""
    if place is k.Place.ADVENTURE:
        put_on_adventure(s, draw_token(s, rng))
        return
    free = [i for i, laid in enumerate(s.quests) if laid.token == NONE]
    if not free:
        return
    at = free[rng.below(len(free))]
    kind = draw_token(s, rng)
    if kind == NONE:
        return
    s.quests[at] = s.quests[at].with_token(kind)
    if s.log is not None:
        data = {"quest": challenge_name(s.quests[at].card), "token": kind}
        s.log.say("threat-on-quest", data, "DQ-9.4")


def _cycle_quests(s: DicequestState, n: int, rng: Rng) -> None:
    """Those that have lain longest; their gold and threats are lost."""
    gone, s.quests = s.quests[:n], s.quests[n:]
    for laid in gone:
        act = s.act - 1
        s.quest_decks[act] = under(s.quest_decks[act], laid.card)
        discard_token(s, laid.token)
    if s.log is not None:
        s.log.say("quests-gone", {"quests": [challenge_name(laid.card) for laid in gone]}, "DQ-9.2")
    fill_quests(s, rng)


STEPS = (
    work(steps.RUN, "run", (*EFFECT, "seat", "other"), run),
    work(steps.DRAW, "draw", ("seat", "deck"), draw_one),
)
