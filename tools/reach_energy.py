"""Energy for `reach.py`: the costs, prices, captures, copies and numbers of earlier cards where cards and dice have an
energy, and the rulings that decide."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from tools.reach_probe import NOTHING, REACHED, uses, words_in
from tools.reach_rows import BEFORE_ENERGY, Part, Row, Section, cards_of, clauses_of, joined, row_of, words_around
from tools.reach_tables import FOE, ME, Try, kind_named, tries
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import IT, Coin, Energy, Side
from tumblehall.games.quarriors.rules import effects, numbers, select, spots, steps, verbs
from tumblehall.games.quarriors.rules.capture import buy
from tumblehall.games.quarriors.rules.carry_out import carry_out
from tumblehall.games.quarriors.rules.copying import models
from tumblehall.games.quarriors.rules.figures import buyout_price, captures_left, summon_price
from tumblehall.games.quarriors.rules.mechanisms.discounts import capture_offers, prices_of
from tumblehall.games.quarriors.rules.mechanisms.energy import Bill, can_pay_bill
from tumblehall.games.quarriors.rules.offers import can_pay
from tumblehall.games.quarriors.rules.state import BEYOND, LOCKED, NONE, QuarriorsState, Ready, Thing
from tumblehall.games.quarriors.rules.zones import free_tag, put_ready
from tumblehall.kernel.dice import FastRng

LAST = 5
"""The highest face."""
VISITORS = ("Quartz Golem/Greater", "Queelzebub/Base", "Light/Charm")
"""A light and a dark creature and a spell, each cheaper with its energy."""
NORMAL = "by the normal cost"
BOTH = "both prices change, the low one never below 1"
FREE = "taken for nothing, no energy is spent"
EACH = "each capture needs a unit of its own"
PAID = "light and dark pay it too"
UNLOCKED = "light and dark pay for unlocking too"
COPIED = "has the energy of its copy"
READ = "an energy face counts as its number"
IDS = {
    NORMAL: ("Q11", "Q333"),
    BOTH: ("Q260",),
    FREE: ("Q261", "Q333"),
    EACH: ("Q261",),
    PAID: ("QX-2", "Q168"),
    UNLOCKED: ("Q242", "Q168"),
    COPIED: ("Q130", "Q265", "Q285"),
    READ: ("Q264",),
}
PAIRS = {
    "corruption": ("Q11", "Q264"),
    "locks": ("Q168", "Q242"),
    "draw counting": ("Q264", "Q265"),
    "quests": ("Q263",),
    "quartifacts": ("Q262", "Q263"),
    "energy": ("Q78", "Q149", "Q168", "Q260", "Q261", "Q262", "Q263", "Q265", "Q266"),
    "large dice": ("QX-2", "Q129", "Q265"),
    "anchored spells": ("QX-8", "Q78", "Q168"),
    "enchantments": ("Q130", "Q276"),
    "rotation": ("Q265",),
    "copying": ("Q130", "Q265", "Q285"),
    "reactions": ("Q79", "Q265"),
    "replacement": ("Q265",),
    "advanced captures": ("Q261",),
    "free captures": ("Q11", "Q261", "Q333"),
    "scoring": ("Q263", "Q276"),
}
"""The row of energy. The other mechanisms do not meet it."""
ELSEWHERE = {
    "Q263": "what is gained in phase 1 keeps its kind; earlier cards give plain quiddity only",
    **dict.fromkeys(("Q149", "Q266"), "a price for the next creature, which no earlier card lays"),
    "Q262": "quiddity for summons alone, which quests give",
    "Q78": "the order of paying, which Q168 says in full",
    "Q129": "large dice, above",
    "QX-8": "a rule of the set's own spells",
    "Q276": "a card of the set itself",
    "Q79": "what is gained in another's turn; earlier cards give plain quiddity only",
}


def cards() -> list[CompiledCard]:
    return [card for card in cards_of(BEFORE_ENERGY) if card.facts.kind != "basic"]


def energy() -> Section:
    parts = (
        Part("Costs in a text", ("found",), joined(_rows(_costs))),
        Part("Prices and captures", ("found",), joined(_rows(_prices))),
        Part("Copies and numbers on faces", ("found",), joined(_rows(_looks))),
    )
    reached = {row.card for part in parts for row in part.rows}
    return Section(
        "energy",
        f"The sets: {', '.join(BEFORE_ENERGY)}. {len(cards())} cards; {len(reached)} of them meet energies, discounts "
        "or both. A die with an energy is otherwise as any other: no earlier card asks for one.",
        parts,
        PAIRS,
        ELSEWHERE,
    )


Probe = Callable[[CompiledCard, Said], Iterator[tuple[str, str]]]
"""What is found for a clause: the words, and what comes of it."""


def _rows(probe: Probe) -> list[Row]:
    return [
        row_of(card, said, words, (found,), IDS)
        for card in cards()
        for said in clauses_of(card)
        for words, found in probe(card, said)
        if found
    ]


def table_for(card: CompiledCard, said: Said) -> Try:
    """The own turn, without a battle, with the die of the card where it works."""
    table = next(tries(card, said, *VISITORS))
    faces = [face for face in range(6) if said in card.faces[face].said and card.die.faces[face].lock]
    if faces:
        die = Ready(free_tag(table.state), kind_named(table.state, card.name) << 3 | faces[0])
        die.locked = LOCKED
        table.state.ready[ME].append(die)
    return table


def _kinds(s: QuarriorsState) -> list[int]:
    return [kind for kind in range(len(s.wilds)) if s.tables.discount[kind] is not None]


# -- costs -------------------------------------------------------------------------------------------------------------


def _costs(card: CompiledCard, said: Said) -> Iterator[tuple[str, str]]:
    table = table_for(card, said)
    for use in uses(card):
        if use.said is said and (use.dice.cost_at_most is not None or use.dice.cost_at_least is not None):
            yield use.words, _limit(table, use.dice)
        elif use.said is said and use.dice.highest_cost:
            yield use.words, _dearest(table, use.dice)
    for _ in words_around(said, x.CostOf):
        s = table.state.clone()
        for kind in _kinds(s):
            s.it = (Thing(ME, BEYOND + (kind << 3), kind << 3),)
            same = numbers.number(s, x.CostOf(IT), table.scope) == s.tables.cost[kind]
            yield x.CostOf.__name__, NORMAL if same else REACHED


def _limit(table: Try, dice: x.Dice) -> str:
    """Whether a limit looks at normal costs: every one is tried on every card with a discount that fits without it."""
    cost = table.state.tables.cost
    fits = [
        kind for kind in _kinds(table.state) if _fits(table, kind, replace(dice, cost_at_most=None, cost_at_least=None))
    ]
    for limit in range(12):
        for kind in fits:
            if dice.cost_at_most is not None:
                asked, expected = replace(dice, cost_at_most=limit), cost[kind] <= limit
            else:
                asked, expected = replace(dice, cost_at_least=limit), cost[kind] >= limit
            if _fits(table, kind, asked) is not expected:
                return REACHED
    return NORMAL if fits else NOTHING


def _fits(table: Try, kind: int, dice: x.Dice, *beside: int) -> bool:
    """Whether a die of that card fits, with one in every pile and record."""
    s = table.state.clone()
    face = next(face for face in range(6) if s.tables.faces[kind << 3 | face].creature or face == LAST)
    for each in (kind, *beside):
        for seat in range(s.players):
            s.used[seat][each] = 1
            s.active[seat] = [*s.active[seat], each << 3]
        s.scored = (*s.scored, (ME, each << 3 | face))
    return any(spot.code >> 3 == kind for spot in spots.spots(s, dice, table.scope))


def _dearest(table: Try, dice: x.Dice) -> str:
    """Whether the dearest die is the one with the highest normal cost: each against all that cost less than it does
    and not less than it may."""
    t = table.state.tables
    for kind in _kinds(table.state):
        between = [each for each, cost in enumerate(t.cost) if (t.discount[kind] or 0) <= cost < t.cost[kind]]
        if not all(_fits(table, kind, dice, each) and not _fits(table, each, dice, kind) for each in between):
            return REACHED
    return NORMAL


# -- prices and captures -----------------------------------------------------------------------------------------------


def _prices(card: CompiledCard, said: Said) -> Iterator[tuple[str, str]]:
    table = table_for(card, said)
    if words_around(said, m.CapturePrice):
        yield _told(said, m.CapturePrice), _reduced(_working(card, said, table, m.CapturePrice), table)
    if words_around(said, e.Capture):
        yield _told(said, e.Capture), _captured(said, table)
    if words_around(said, e.MoreCaptures) or words_around(said, m.CaptureLimit):
        more = e.MoreCaptures if words_around(said, e.MoreCaptures) else m.CaptureLimit
        yield _told(said, more), _more(_working(card, said, table, more), table)
    for price in words_around(said, e.Pay):
        if price.of is Coin.PLAIN:
            paid = _pays(table.state, partial(can_pay, price=price, scope=table.scope, payer=ME))
            yield _told(said, e.Pay), PAID if paid else REACHED
    if words_around(said, m.SummonPrice):
        yield _told(said, m.SummonPrice), _summoned(_working(card, said, table, m.SummonPrice))
    if words_around(said, m.BuyoutPrice):
        yield _told(said, m.BuyoutPrice), _bought_out(card, table)


def _told(said: Said, word: type[Any]) -> str:
    """`When Capture`."""
    return " ".join(dict.fromkeys((type(said.clause).__name__, word.__name__)))


def _working(card: CompiledCard, said: Said, table: Try, word: type[Any]) -> QuarriorsState:
    """The table while a word works: of itself, or once the effect that lays it is done."""
    s = table.state.clone()
    if isinstance(said.clause, word):
        return s
    kind = kind_named(s, card.name)
    for number, program in enumerate(s.tables.cards[kind].programs):
        for at, effect in enumerate(program.effects):
            if isinstance(effect, word) or (
                isinstance(effect, e.Watch) and any(isinstance(each, word) for each in words_in(effect))
            ):
                effects.do(
                    s, effect, (steps.RUN, kind << PAGE | number, at, ME, table.scope.this, NONE), FastRng("reach")
                )
                return s
    raise ValueError(f"{said.name} has no {word.__name__} that works")


def _reduced(s: QuarriorsState, table: Try) -> str:
    """Both prices change by as much, but for the unit that a discount needs."""
    before = table.state.clone()
    before.ready = [[] for _ in before.ready]
    for kind in _kinds(s):
        old, new = prices_of(before, ME, kind), prices_of(s, ME, kind)
        assert old.low is not None
        change = new.full.price - old.full.price
        if not change or new.low is None or new.low.price != max(1, old.low.price + change):
            return REACHED
    return BOTH


def _captured(said: Said, table: Try) -> str:
    """A card with a discount is taken by the effect itself; both purses stay as they are."""
    effect = words_around(said, e.Capture)[0]
    anything = replace(effect.dice.dice, cost_at_most=None)
    for kind in _kinds(table.state):
        s = table.state.clone()
        s.energy, s.quiddity[ME] = (5, 5), 5
        option = select.PICK_WILDS + kind
        if option not in select.objects(s, effect, anything, table.scope, said.source):
            continue
        carry_out(s, effect, (steps.RUN, 0, 0, ME, table.scope.this, NONE), (option,), FastRng("reach"))
        gone = not s.wilds[kind]
        return FREE if gone and (s.energy, s.quiddity[ME]) == ((5, 5), 5) else REACHED
    return NOTHING


def _more(s: QuarriorsState, table: Try) -> str:
    """With one unit of light and captures left, the second is not cheaper."""
    kind = next(kind for kind in _kinds(s) if s.tables.energy[kind] is Energy.LIGHT)
    s.wilds[kind], s.quiddity[ME], s.energy = 2, 40, (1, 0)
    left = captures_left(s, ME)
    if left <= table.state.captures or verbs.CAPTURE_WITH.first + kind not in capture_offers(s, ME):
        return REACHED
    buy(s, ME, kind, discounted=True)
    offers = capture_offers(s, ME)
    again = verbs.CAPTURE.first + kind in offers and verbs.CAPTURE_WITH.first + kind not in offers
    return EACH if again and captures_left(s, ME) == left - 1 else REACHED


def _pays(s: QuarriorsState, is_paid: Callable[[QuarriorsState], bool]) -> bool:
    """Whether a price that is too much can be paid once there is light, or dark."""
    poor = s.clone()
    poor.quiddity[ME], poor.energy = 0, (0, 0)
    found = [is_paid(poor)]
    for purse in ((9, 0), (0, 9)):
        rich = poor.clone()
        rich.energy = purse
        found.append(is_paid(rich))
    return found == [False, True, True]


def _summoned(s: QuarriorsState) -> str:
    """Some creature has a price, and energy alone pays it."""
    for code, face in enumerate(s.tables.faces):
        if face is not None and face.creature and (price := summon_price(s, ME, code)):
            return PAID if _pays(s, partial(can_pay_bill, seat=ME, bill=Bill(price))) else REACHED
    return NOTHING


def _bought_out(card: CompiledCard, table: Try) -> str:
    """A locked die has a price, whoever holds it, and energy alone pays it."""
    die = Ready(free_tag(table.state), kind_named(table.state, card.name) << 3)
    die = die.but(code=die.code | next(face for face in range(6) if card.die.faces[face].lock), locked=LOCKED)
    for holder in (ME, FOE):
        s = table.state.clone()
        s.ready[ME] = [each for each in s.ready[ME] if not each.locked]
        s.ready[holder].append(die)
        price = buyout_price(s, ME, holder, die)
        if price:
            return UNLOCKED if _pays(s, partial(can_pay_bill, seat=ME, bill=Bill(price))) else REACHED
    return NOTHING


# -- copies and numbers ------------------------------------------------------------------------------------------------


def _looks(card: CompiledCard, said: Said) -> Iterator[tuple[str, str]]:
    table = table_for(card, said)
    for _ in words_around(said, m.Copy):
        yield m.Copy.__name__, _copied(table)
    for word in words_around(said, x.QuiddityOf):
        if word.die is IT:
            yield x.QuiddityOf.__name__, _read(table)


def _copied(table: Try) -> str:
    """A copy of a light creature is a light one."""
    s = table.state.clone()
    this = next(die for die in s.ready[ME] if die.tag == table.scope.this)
    golem = put_ready(s, 1, kind_named(s, VISITORS[0]) << 3 | LAST)
    if select.PICK_READY + golem not in models(s, ME, this):
        return REACHED
    this.acts_as = kind_named(s, VISITORS[0]) << 3 | LAST
    light = x.Dice(Side.ANY, energy=Energy.LIGHT)
    return (
        COPIED
        if any(spot.die is not None and spot.die.tag == this.tag for spot in spots.spots(s, light, table.scope))
        else REACHED
    )


def _read(table: Try) -> str:
    """The number of every energy face is read."""
    s = table.state.clone()
    for kind in _kinds(s):
        for face in range(6):
            shown = s.tables.faces[kind << 3 | face].face
            s.it = (Thing(ME, BEYOND + (kind << 3 | face), kind << 3 | face),)
            if shown.energy and numbers.number(s, x.QuiddityOf(IT), table.scope) != shown.quiddity:
                return REACHED
    return READ
