"""Large dice for `reach.py`: who meets them in a pool or a spent pile, whose draws are small beside them, and the
rulings that decide."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tools.reach_probe import COUNTS, NOTHING, PICKS, REACHED, Use, uses
from tools.reach_rows import BEFORE_ENERGY, Part, Row, Section, cards_of, clauses_of, joined, row_of, words_around
from tools.reach_tables import FOE, ME, Try, kind_named, tries
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import DrawKind, Zone
from tumblehall.games.quarriors.rules import numbers, select, spots
from tumblehall.games.quarriors.rules.drawing import draw
from tumblehall.games.quarriors.rules.mechanisms.large_dice import ASSISTANTS, FIRST_ROUNDS, opening_draw
from tumblehall.games.quarriors.rules.mixing import NEEDED, comes_up
from tumblehall.games.quarriors.rules.state import LOCKED, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.zones import free_tag
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.values import Json

SETS = ("base", "demons", "quarmageddon", "qladiator", "light-dark", "promos")
OPTIONS: dict[str, Json] = {"sets": list(SETS)}
REROLLED = "may be re-rolled"
UNTOUCHED = "fits the words, is not chosen"
UNCOUNTED = "fits the words, is not counted"
UNPRICED = "fits the words, is never summoned"
SMALLER = "dice become"
IDS = {
    REROLLED: ("QX-5", "Q255"),
    UNTOUCHED: ("Q129", "Q255"),
    UNCOUNTED: ("Q129",),
    UNPRICED: ("Q129",),
    SMALLER: ("Q250",),
}
PAIRS = {
    "corruption": ("Q220", "Q250"),
    "ownership": ("Q129",),
    "locks": ("Q250", "Q254"),
    "draw counting": ("Q250", "Q254", "Q256"),
    "energy": ("QX-2", "Q129", "Q265"),
    "large dice": ("QX-5", "Q129", "Q255"),
    "anchored spells": ("Q255",),
    "expert culling": ("Q255",),
    "end of the game": ("Q370",),
}
"""The row of large dice: for each mechanism what decides where the two meet. The others do not meet them."""
ELSEWHERE = {
    "Q220": "the order of what a roll brings, which no selector speaks of",
    "Q254": "a Mystic's lock names the dice of its draw, and a large die is in none",
    "Q256": "whose turns are the first two, which no card asks",
    "QX-2": "what large dice give, which pays as any other",
    "Q265": "large dice have no energy, and no earlier card asks for one",
    "Q370": "the tie, which no card counts",
}


@dataclass(frozen=True, slots=True)
class Pool:
    """Where a large die can lie: with the player whose turn it is."""

    name: str
    seat: int
    zone: Zone

    def lay(self, s: QuarriorsState, code: int) -> None:
        pile = (s.active if self.zone is Zone.ACTIVE else s.spent)[self.seat]
        pile.append(code)
        pile.sort()


POOLS = (
    Pool("own pool", ME, Zone.ACTIVE),
    Pool("own spent pile", ME, Zone.SPENT),
    Pool("another's pool", FOE, Zone.ACTIVE),
    Pool("another's spent pile", FOE, Zone.SPENT),
)
FACES = (0, 2, 4)
"""Plain, light, dark."""


def cards() -> list[CompiledCard]:
    """Those that can lie beside large dice."""
    return [card for card in cards_of(BEFORE_ENERGY) if card.facts.kind in NEEDED and comes_up(card, SETS, True, False)]


def large_tries(card: CompiledCard, said: Said) -> Iterator[Try]:
    """The tables, with the large dice set aside."""
    for table in tries(card, said, basics=ASSISTANTS[:1], options=OPTIONS):
        table.state.active = [[] for _ in table.state.active]
        yield table


def large_dice() -> Section:
    every = [(card, use) for card in cards() for use in uses(card) if not is_asked_of_one(use)]
    rows = []
    for card, use in every:
        tables = list(large_tries(card, use.said))
        found = tuple(_found(use, tables, pool) for pool in POOLS)
        if any(found):
            rows.append(row_of(card, use.said, use.words, found, IDS))
    draws = [row for card in cards() for row in _draws(card)]
    return Section(
        "large dice",
        f"The sets: {', '.join(BEFORE_ENERGY)}. {len(every)} selectors on {len(cards())} cards; "
        f"{len({row.card for row in (*rows, *draws)})} cards meet them.",
        (
            Part("A large die is where a text looks", tuple(pool.name for pool in POOLS), joined(rows)),
            Part("The opening draw is 2, later 3", ("found",), joined(draws)),
        ),
        PAIRS,
        ELSEWHERE,
    )


def is_asked_of_one(use: Use) -> bool:
    """Whether it asks what a named die is: it looks nowhere."""
    return bool(use.around) and isinstance(use.around[-1], x.Is)


def _found(use: Use, tables: list[Try], pool: Pool) -> str:
    there = [table for table in tables if table.state.turn == pool.seat]
    return " or ".join(dict.fromkeys(filter(None, (met(use, table, pool, face) for table in there for face in FACES))))


def met(use: Use, table: Try, pool: Pool, face: int) -> str:
    """What becomes of a large die there; nothing: the text does not look there."""
    s = table.state.clone()
    pool.lay(s, s.tables.large << 3 | face)
    spot = next((each for each in spots.spots(s, use.dice, table.scope) if each.code >> 3 == s.tables.large), None)
    if spot is None:
        return NOTHING
    for word in reversed(use.around):
        if isinstance(word, COUNTS):
            with_it, without = (numbers.number(each, word, table.scope) for each in (s, table.state))
            return REACHED if with_it != without else UNCOUNTED
        if isinstance(word, m.SummonPrice):
            return UNPRICED if not s.tables.faces[spot.code].level else REACHED
        if isinstance(getattr(word, "dice", None), PICKS):
            return _chosen(use, word, s, table.scope, spot)
    return REACHED


def _chosen(use: Use, effect: Any, s: QuarriorsState, scope: Scope, spot: spots.Spot) -> str:
    find = select.all_of if isinstance(effect.dice, x.All) else select.objects
    if select.option_of(s, spot)[0] not in find(s, effect, effect.dice.dice, scope, use.said.source):
        return UNTOUCHED
    return REROLLED if isinstance(effect, e.Reroll) else REACHED


# -- draws -------------------------------------------------------------------------------------------------------------


def _draws(card: CompiledCard) -> Iterator[Row]:
    for said in clauses_of(card):
        if words_around(said, m.DrawSize) and (found := draws_with(card, said)):
            yield row_of(card, said, type(said.clause).__name__, (found,), IDS)


def draws_with(card: CompiledCard, said: Said) -> str:
    """How many dice are drawn at the start of a turn while a clause works; nothing where it does not change that."""
    found: dict[str, None] = {}
    for face in (place for place in range(6) if said in card.faces[place].said):
        for holder in (ME, FOE):
            s = next(large_tries(card, said)).state.clone()
            s.ready = [[] for _ in s.ready]
            die = Ready(free_tag(s), kind_named(s, card.name) << 3 | face)
            die.locked = LOCKED if card.die.faces[face].lock else 0
            s.ready[holder].append(die)
            found |= dict.fromkeys(_sizes(s, seat) for seat in (ME, FOE))
    return " or ".join(filter(None, found))


def _sizes(s: QuarriorsState, seat: int) -> str:
    usual, drawn = [], []
    for round_ in (1, FIRST_ROUNDS + 1):
        table = s.clone()
        table.turn, table.round = seat, round_
        table.bag[seat][0] = 12
        usual.append(opening_draw(table))
        drawn.append(len(draw(table, seat, usual[-1], FastRng("reach"), DrawKind.OPENING)))
    words = [" and ".join(map(str, each)) for each in (usual, drawn)]
    return f"{words[0]} {SMALLER} {words[1]}" if usual != drawn else NOTHING
