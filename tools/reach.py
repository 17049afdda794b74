"""Writes docs/reference/quarriors-reach.md: which cards of the earlier sets a later mechanism changes. Every selector
of every card is tried by the rules themselves, with a die of the mechanism on the table and without. With --check it
writes nothing and fails when the page is stale."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.reach_locks import LOCKS
from tools.reach_probe import NOTHING, Use, answers_a_fall, falls, left_out, outcome, uses
from tools.reach_tables import Mechanism, Place, Try, kind_named, tries
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.rules.mixing import SET_OF

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "quarriors-reach.md"
EARLIER = ("base", "demons", "quarmageddon", "promos")
FEW = 5
"""So many cards are named where a ruling is read."""
MECHANISMS = (LOCKS,)
"""Those whose dice earlier cards can meet. One that comes later stands behind, with its places, its dice and the
rulings that decide."""


@dataclass(frozen=True, slots=True)
class Row:
    """What a card does with a die of the mechanism."""

    card: str
    clauses: tuple[str, ...]
    """`S1:1`: guard and number, as positions name them."""
    words: str
    found: tuple[str, ...]
    """By place; of one that is left out everywhere the reason alone."""
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    selectors: int
    """How many were tried."""
    changed: tuple[Row, ...]
    left_out: tuple[Row, ...]
    """Selectors of creatures in ready areas that such a die does not fit, and why."""
    falls: tuple[Row, ...]
    """Clauses that answer destruction."""


def cards() -> list[CompiledCard]:
    return [card for card in COMPILED if SET_OF[card.facts.set] in EARLIER]


@cache
def reach(mechanism: Mechanism) -> Reach:
    """What the rules say for all cards."""
    every = [(card, use) for card in cards() for use in uses(card)]
    changed, out = [], []
    for card, use in every:
        found = tuple(_found(mechanism, card, use, place) for place in mechanism.places)
        if any(found):
            changed.append(_row(mechanism, card, use.said, use.words, found))
        elif use.looks_at_creatures and (why := _why(mechanism, card, use)):
            out.append(_row(mechanism, card, use.said, use.words, (why,)))
    return Reach(len(every), _joined(changed), _joined(out), _joined(list(_falls(mechanism))))


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
        for said in dict.fromkeys(said for face in card.faces for said in face.said):
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


def _joined(rows: list[Row]) -> tuple[Row, ...]:
    """Clauses of a card that say and do the same are one row."""
    found: dict[tuple[str, str, tuple[str, ...]], Row] = {}
    for row in rows:
        key = (row.card, row.words, row.found)
        said = (*found[key].clauses, *row.clauses) if key in found else row.clauses
        found[key] = Row(row.card, tuple(dict.fromkeys(said)), row.words, row.found, row.rulings)
    return tuple(found.values())


# -- the page ----------------------------------------------------------------------------------------------------------

HEAD = """# Quarriors: what later mechanisms change for earlier cards

Generated by `tools/reach.py`. The sets: {sets}. Every selector of every card is asked by the rules
themselves, on tables of three players with and without a battle, in the own turn and in another's, with and without
creatures: once with a die of the mechanism in each place where it can lie, once without. A clause is named by its guard
and number, then by its words. What decides: the rulings of
[rulings-quarriors.md](../rules/rulings-quarriors.md) and the rules of [quarriors.md](../rules/quarriors.md).
"""


def page() -> str:
    return HEAD.format(sets=", ".join(EARLIER)) + "".join(_section(mechanism) for mechanism in MECHANISMS)


def _section(mechanism: Mechanism) -> str:
    result = reach(mechanism)
    names = [place.name for place in mechanism.places]
    reached = len({row.card for row in result.changed})
    lines = ["", f"## {mechanism.name.capitalize()}", ""]
    lines.append(f"{result.selectors} selectors on {len(cards())} cards; {reached} cards change.")
    lines += ["", f"### {mechanism.die} fits", "", *_table(names, result.changed)]
    lines += ["", f"### {mechanism.die} is left out of a text about creatures", "", *_table(["why"], result.left_out)]
    lines += ["", f"### {mechanism.die} is struck: who answers destruction", "", *_table(["found"], result.falls)]
    lines += ["", "### Read against the rulings, mechanism by mechanism", "", "| with | decided by |", "|---|---|"]
    for other, ids in mechanism.pairs.items():
        lines.append(f"| {other} | {'; '.join(_where(mechanism, one) for one in ids)} |")
    return "\n".join(lines) + "\n"


def _table(titles: list[str], rows: tuple[Row, ...]) -> list[str]:
    head = ["card", "clause", *titles, "decided by"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        clause = f"`{', '.join(row.clauses)}` {row.words}"
        decided = " ".join(row.rulings) or "the dice"
        cells = [row.card, clause, *(text or "–" for text in row.found), decided]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _where(mechanism: Mechanism, one: str) -> str:
    if one in mechanism.elsewhere:
        return f"{one}: {mechanism.elsewhere[one]}"
    found = deciding(mechanism, one)
    return f"{one}: {', '.join(found)}" if len(found) <= FEW else f"{one}: {len(found)} cards above"


def deciding(mechanism: Mechanism, one: str) -> list[str]:
    """The cards for which a rule or ruling decides."""
    result = reach(mechanism)
    rows = (*result.changed, *result.left_out, *result.falls)
    return list(dict.fromkeys(row.card for row in rows if one in row.rulings))


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
