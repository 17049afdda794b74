"""Quest dice for `reach.py`: which texts of earlier cards look where one lies, what becomes of a quartifact as they
treat its carrier, and the rulings that decide."""

from collections.abc import Iterator
from typing import Any

from tools.reach_probe import NOTHING, PICKS, REACHED, Use, uses
from tools.reach_quests import faces_of, is_asked_of_one, quest_tries, visitor_for
from tools.reach_rows import BEFORE_QUESTS, Part, Row, Section, cards_of, clauses_of, joined, row_of, row_of_matrix
from tools.reach_tables import FOE, ME, PLAIN, SPELL, Try, beside, kind_named
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import THIS, Happening, Phase, Special, Window, Zone
from tumblehall.games.quarriors.rules import destroy, select, spots, steps
from tumblehall.games.quarriors.rules.carry_out import carry_out
from tumblehall.games.quarriors.rules.numbers import DAMAGE
from tumblehall.games.quarriors.rules.state import BEYOND, QuarriorsState
from tumblehall.games.quarriors.rules.zones import change, find, put_ready
from tumblehall.kernel.dice import FastRng

SEEDS = range(4)
"""Enough for a roll to show a creature and something else."""
ART = 3
"""The first face of a quest die that is a quartifact, from 0."""
PASSED_OVER = "looked at, never taken"
HOMEWARD = "it goes home to its card"
STAYS = "it stays with its carrier"
IDS = {
    PASSED_OVER: ("Q361",),
    HOMEWARD: ("QQ-19", "Q108"),
    STAYS: ("Q283",),
    "Chaos/Cantrip": ("Q241",),
}
SAVED = ("Q23", "Q108")


PAIRS = row_of_matrix("Quartifacts")
OWN_CARDS = "a card of the quests' own set"
ELSEWHERE = {
    **dict.fromkeys(("Q111", "Q112", "Q143", "Q160", "Q161", "Q209", "Q210", "Q214", "Q114", "Q206"), OWN_CARDS),
    **dict.fromkeys(("Q281", "Q307", "Q72", "Q87", "Q293", "Q312", "Q244", "Q48", "Q27", "Q262", "Q207"), OWN_CARDS),
    **dict.fromkeys(("Q125", "Q222", "Q385"), "a quest that gives Corrupted Quiddity"),
    **dict.fromkeys(("QQ-18", "Q109", "Q355", "Q238", "QL-18"), "who may carry one, which no card says"),
    **dict.fromkeys(("QQ-20", "QQ-21", "Q354"), "whose a quest die is, which no earlier card changes"),
    **dict.fromkeys(("Q356", "Q321", "Q252", "Q263", "QC-7.8", "Q83"), "what a quest and its die give"),
    "QQ-23": "immunity to quartifacts, above where a creature on a quest is reached",
    "Q285": "a copy has no attached dice, and gets none",
    "Q313": "a creature that takes an alternative to scoring keeps what it carries",
    "Q370": "the tie, which no card counts",
}
"""Rulings of those pairs that decide for no card below, and why."""


def cards() -> list[CompiledCard]:
    return [card for card in cards_of(BEFORE_QUESTS) if card.facts.kind != "large"]


def quartifacts() -> Section:
    every = [(card, use) for card in cards() for use in uses(card) if not is_asked_of_one(use)]
    looked, treated = [], []
    for card, use in every:
        tables = list(quest_tries(card, use.said, visitor_for(card, use.dice)))
        found = tuple(_seen(use, tables, lies) for lies in PLACES)
        if any(found):
            looked.append(row_of(card, use.said, use.words, found, IDS))
        effect = picking(use)
        if effect is not None and (fate := _fate(card, use, effect, tables)):
            treated.append(row_of(card, use.said, use.words, (fate,), IDS))
    saved = [row for card in cards() for row in _saves(card)]
    return Section(
        "quartifacts",
        f"The sets: {', '.join(BEFORE_QUESTS)}. {len(every)} selectors on {len(cards())} cards; "
        f"{len({row.card for row in looked})} cards look where a quest die can lie, and none of them takes it; "
        f"{len({row.card for row in treated})} treat creatures that can carry one.",
        (
            Part("A quest die lies where a text looks", tuple(PLACES), joined(looked)),
            Part("A carrier is treated: what becomes of its quartifact", ("found",), joined(treated)),
            Part("A carrier is saved: what becomes of its quartifact", ("found",), joined(saved)),
        ),
        PAIRS,
        ELSEWHERE,
    )


# -- where one lies ----------------------------------------------------------------------------------------------------


PLACES = {
    "own, alone": (ME, False),
    "of another, alone": (FOE, False),
    "own, carried": (ME, True),
    "of another, carried": (FOE, True),
    "on its card": None,
}


def _seen(use: Use, tables: list[Try], lies: str) -> str:
    """Whether a text takes a quest die there, or would take another die."""
    found: dict[str, None] = {}
    for table in tables:
        quest = table.state.tables.quests[0]
        if any(spot.code >> 3 == quest for spot in _spots(use, table, lies, quest)):
            found[REACHED] = None
        elif any(
            spot.code >> 3 == kind
            for kind in _others(use, table.state, lies)
            for spot in _spots(use, table, lies, kind)
        ):
            found[PASSED_OVER] = None
    return " or ".join(found)


def _others(use: Use, s: QuarriorsState, lies: str) -> list[int]:
    """Kinds of dice that can lie in the same place."""
    if PLACES[lies] is None:
        return list(range(s.tables.quests.start))
    return [kind_named(s, beside(use.said.name.partition(":")[0], SPELL))]


def _spots(use: Use, table: Try, lies: str, kind: int) -> list[spots.Spot]:
    """What a text finds with a die of that kind there."""
    s, place = table.state.clone(), PLACES[lies]
    for each in range(len(s.wilds)):
        s.wilds[each] = 2 if place is None and each == kind else 0
    if place is not None and place[1]:
        give(s, place[0], kind_named(s, beside(use.said.name.partition(":")[0], PLAIN)) << 3 | ART, kind << 3 | ART)
    elif place is not None:
        put_ready(s, place[0], kind << 3 | ART)
    found = spots.spots(s, use.dice, table.scope)
    return [spot for spot in found if place is not None or spot.zone is Zone.WILDS]


def give(s: QuarriorsState, seat: int, creature: int, code: int) -> int:
    """A creature in a ready area that has a die attached: its tag."""
    carrier = find(s, put_ready(s, seat, creature))
    assert carrier is not None
    change(s, carrier[1], carrier[1].but(attached=((code, seat),)))
    return carrier[1].tag


# -- what becomes of it ------------------------------------------------------------------------------------------------


def picking(use: Use) -> Any | None:
    """The effect that picks creatures by this selector; None: it is none that could move or change one."""
    word = use.around[-2] if len(use.around) > 1 else None
    picked = getattr(word, "dice", None)
    if not isinstance(picked, PICKS) or isinstance(picked.dice, Special):
        return None
    return word if isinstance(word, TREATING) and use.looks_at_creatures else None


TREATING = (e.Destroy, e.Move, e.RollOut, e.Cull, e.Rotate, e.Boost, e.Still)


def _fate(card: CompiledCard, use: Use, effect: Any, tables: list[Try]) -> str:
    """On any table where a carrier can be picked, or is among those that are."""
    carrier = visitor_for(card, use.dice)
    found: dict[str, None] = {}
    for table in tables:
        for seat in (ME, FOE):
            for face in faces_of(carrier):
                s = table.state.clone()
                s.stack.clear()
                tag = give(s, seat, kind_named(s, carrier) << 3 | face, s.tables.quests[0] << 3 | ART)
                if select.PICK_READY + tag in _reached(use, effect, s, table):
                    found |= dict.fromkeys(_treated(card, effect, s.clone(), table, tag, seed) for seed in SEEDS)
    return " or ".join(sorted(found))


def _reached(use: Use, effect: Any, s: QuarriorsState, table: Try) -> list[int]:
    find_all = select.all_of if isinstance(effect.dice, x.All) else select.objects
    return find_all(s, effect, effect.dice.dice, table.scope, use.said.source)


def _treated(card: CompiledCard, effect: Any, s: QuarriorsState, table: Try, tag: int, seed: int) -> str:
    kind, quest, scope = kind_named(s, card.name), s.tables.quests[0], table.scope
    programs, on_card = s.tables.cards[kind].programs, s.wilds[quest]
    at = next((n, part.effects.index(effect)) for n, part in enumerate(programs) if effect in part.effects)
    frame = (steps.RUN, kind << PAGE | at[0], at[1], scope.me, scope.this, scope.other)
    carry_out(s, effect, frame, (select.PICK_READY + tag,), FastRng(seed))
    work_off(s)
    left = find(s, tag)
    if left is not None and left[1].attached:
        return STAYS
    return HOMEWARD if s.wilds[quest] > on_card else REACHED


# -- carriers that are saved -------------------------------------------------------------------------------------------


def _saves(card: CompiledCard) -> Iterator[Row]:
    """Every clause that puts a destroyed creature elsewhere, and the quartifact of the one that it saves."""
    for said in clauses_of(card):
        clause = said.clause
        rescues = isinstance(clause, c.React) and Window.RESCUE in clause.windows
        if rescues or (isinstance(clause, c.Instead) and clause.happening is Happening.DESTROYED):
            found = {_saved(card, said, table, seed) for table in quest_tries(card, said) for seed in SEEDS} - {NOTHING}
            yield row_of(card, said, type(clause).__name__, (" or ".join(sorted(found)),), {HOMEWARD: SAVED})


def _saved(card: CompiledCard, said: Said, table: Try, seed: int) -> str:
    """What becomes of it as its carrier falls to the damage of FOE, if the carrier was saved then."""
    s = table.state.clone()
    if s.turn == ME or s.battle is not None:
        return NOTHING
    s.stack.clear()
    s.glory[ME], s.phase = 1, Phase.ATTACK
    for kind in range(s.tables.quests.start):
        s.used[ME][kind] += 1
        s.spent[ME].append(kind << 3)
    quest, this = s.tables.quests[0], table.scope.this
    plain = kind_named(s, beside(card.name, PLAIN))
    if this < BEYOND and said.clause.of is THIS:  # type: ignore[union-attr]
        own = find(s, this)
        assert own is not None
        change(s, own[1], own[1].but(attached=((quest << 3 | ART, ME),)))
        tag, kind = this, own[1].code >> 3
    else:
        tag, kind = give(s, ME, plain << 3 | ART, quest << 3 | ART), plain
    if this >= BEYOND:
        put_ready(s, ME, this - BEYOND)
    on_card, used = s.wilds[quest], s.used[ME][kind]
    destroy.destroy(s, [tag], FOE, DAMAGE)
    work_off(s, LAST, seed)
    if s.used[ME][kind] > used:
        return NOTHING
    return HOMEWARD if s.wilds[quest] > on_card else STAYS


LAST = -1


def work_off(s: QuarriorsState, answer: int = 0, seed: int = 0) -> None:
    """All that is pending, by first answers, or by last ones."""
    rng = FastRng(seed)
    while s.stack:
        frame = s.stack.pop()
        step = s.STEPS[frame[0]]
        if step.work is not None:
            step.work(s, frame, rng)
        elif step.ask is not None and step.answer is not None and (options := step.ask(s, frame)):
            step.answer(s, frame, options[answer], rng)
