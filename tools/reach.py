"""Writes docs/reference/quarriors-reach.md: which cards of the earlier sets a later mechanism changes. Every selector
of every card is tried by the rules themselves, with a die of the mechanism on the table and without. With --check it
writes nothing and fails when the page is stale."""

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.reach_basics import basics
from tools.reach_energy import energy
from tools.reach_large import large_dice
from tools.reach_locks import LOCKS
from tools.reach_parties import quests
from tools.reach_probe import NOTHING, Use, answers_a_fall, falls, left_out, outcome, uses
from tools.reach_quartifacts import quartifacts
from tools.reach_rows import BEFORE_LOCKS, Part, Row, Section, cards_of, clauses_of, joined, written
from tools.reach_tables import Mechanism, Place, Try, kind_named, tries
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "quarriors-reach.md"


def cards() -> list[CompiledCard]:
    return cards_of(BEFORE_LOCKS)


@cache
def sections() -> tuple[Section, ...]:
    """All mechanisms that earlier cards can meet. One that comes later stands behind."""
    return locks(LOCKS), large_dice(), energy(), basics(), quests(), quartifacts()


def locks(mechanism: Mechanism) -> Section:
    """What the rules say for all cards: dice that fit, dice of ready areas that do not, and answers to destruction."""
    every = [(card, use) for card in cards() for use in uses(card)]
    changed, out = [], []
    for card, use in every:
        found = tuple(_found(mechanism, card, use, place) for place in mechanism.places)
        if any(found):
            changed.append(_row(mechanism, card, use.said, use.words, found))
        elif use.looks_at_creatures and (why := _why(mechanism, card, use)):
            out.append(_row(mechanism, card, use.said, use.words, (why,)))
    names = tuple(place.name for place in mechanism.places)
    die, reached = mechanism.die, len({row.card for row in changed})
    return Section(
        mechanism.name,
        f"The sets: {', '.join(BEFORE_LOCKS)}. {len(every)} selectors on {len(cards())} cards; {reached} cards change.",
        (
            Part(f"{die} fits", names, joined(changed)),
            Part(f"{die} is left out of a text about creatures", ("why",), joined(out)),
            Part(f"{die} is struck: who answers destruction", ("found",), joined(list(_falls(mechanism)))),
        ),
        mechanism.pairs,
        mechanism.elsewhere,
    )


def _tables(mechanism: Mechanism, card: CompiledCard, said: Said) -> Iterator[tuple[str, Try, int]]:
    for visitor, face in mechanism.dice():
        for table in tries(card, said, visitor):
            yield visitor.partition("/")[0], table, kind_named(table.state, visitor) << 3 | face


def _found(mechanism: Mechanism, card: CompiledCard, use: Use, place: Place) -> str:
    """What comes of it there; where classes differ, what most of them do and then the others by name."""
    told: dict[str, dict[str, None]] = {}
    for name, table, code in _tables(mechanism, card, use.said):
        result = outcome(use, table, place, code)
        told.setdefault(name, {}).update({result: None} if result else {})
    by_class = {name: " or ".join(each) for name, each in told.items()}
    results = list(by_class.values())
    usual = max(dict.fromkeys(results), key=results.count)
    others = [f"{name}: {said or '–'}" for name, said in by_class.items() if said != usual]
    return f"{usual} ({', '.join(others)})" if others else usual


def _why(mechanism: Mechanism, card: CompiledCard, use: Use) -> str:
    for _, table, code in _tables(mechanism, card, use.said):
        for place in mechanism.places:
            if why := left_out(use, table, place, code):
                return why
    return NOTHING


def _falls(mechanism: Mechanism) -> Iterator[Row]:
    for card in cards():
        for said in clauses_of(card):
            if answers_a_fall(said):
                tried = _tables(mechanism, card, said)
                found = {falls(table, place, code) for _, table, code in tried for place in mechanism.places}
                yield _row(mechanism, card, said, type(said.clause).__name__, tuple(sorted(found)))


def _row(mechanism: Mechanism, card: CompiledCard, said: Said, words: str, found: tuple[str, ...]) -> Row:
    ids = dict.fromkeys(mechanism.by_card.get(card.name, ()))
    for text in found:
        for outcome_, decided in mechanism.by_outcome.items():
            ids |= dict.fromkeys(decided if outcome_ in text else ())
        for (word, outcome_), decided in mechanism.by_words.items():
            ids |= dict.fromkeys(decided if word in words.split() and outcome_ in text else ())
    return Row(card.name, (said.name.partition(":")[2],), words, found, tuple(ids))


# -- the page ----------------------------------------------------------------------------------------------------------

HEAD = """# Quarriors: what later mechanisms change for earlier cards

Generated by `tools/reach.py`. Every selector and every word about prices, captures and draws of every card is asked by
the rules themselves, on tables of three players with and without a battle, in the own turn and in another's, with and
without creatures: once with what is new in each place where it can lie, once without. A clause is named by its guard
and number, then by its words. What decides: the rulings of
[rulings-quarriors.md](../rules/rulings-quarriors.md) and the rules of [quarriors.md](../rules/quarriors.md).
"""


def page() -> str:
    return HEAD + "".join(written(section) for section in sections())


def is_stale(file: Path = PAGE) -> bool:
    return not file.is_file() or file.read_text("utf-8") != page()


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the page of what later mechanisms change for earlier cards.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the page is stale")
    if not parser.parse_args().check:
        PAGE.write_text(page(), "utf-8")
        return 0
    if is_stale():
        print("docs/reference/quarriors-reach.md is stale; run tools/reach.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
