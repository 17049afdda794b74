"""The rows of docs/reference/quarriors-reach.md: what a mechanism changes for a clause of an earlier card, and what
decides it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tools.matrix_coverage import PAGE as MATRIX
from tools.matrix_coverage import pairs_of
from tools.reach_probe import words_in
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.rules.mixing import SET_OF

BEFORE_LOCKS = ("base", "demons", "quarmageddon", "promos")
BEFORE_ENERGY = (*BEFORE_LOCKS, "qladiator")
BEFORE_QUESTS = (*BEFORE_ENERGY, "light-dark")
FEW = 5
"""So many cards are named where a ruling is read."""


@dataclass(frozen=True, slots=True)
class Row:
    """What a card does with a mechanism."""

    card: str
    clauses: tuple[str, ...]
    """`S1:1`: guard and number, as positions name them."""
    words: str
    found: tuple[str, ...]
    """By place, or what is found alone."""
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A table of the page: its title, the names of the columns of what is found, and its rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A mechanism on the page."""

    name: str
    summary: str
    parts: tuple[Part, ...]
    pairs: Mapping[str, tuple[str, ...]]
    """For each other mechanism the ids that decide where the two meet."""
    elsewhere: Mapping[str, str]
    """Those among them that decide for no card here, and why."""

    @property
    def rows(self) -> list[Row]:
        return [row for part in self.parts for row in part.rows]

    def deciding(self, one: str) -> list[str]:
        """The cards for which a rule or ruling decides."""
        return list(dict.fromkeys(row.card for row in self.rows if one in row.rulings))


def cards_of(sets: tuple[str, ...]) -> list[CompiledCard]:
    return [card for card in COMPILED if SET_OF[card.facts.set] in sets]


def clauses_of(card: CompiledCard) -> Iterator[Said]:
    """All that it says, one by one."""
    yield from dict.fromkeys((*(said for face in card.faces for said in face.said), *card.wilds))


def words_around(said: Said, kind: type[Any]) -> list[Any]:
    """The words of that kind in a clause."""
    return [word for word in words_in(said.clause) if isinstance(word, kind)]


def row_of(
    card: CompiledCard, said: Said, words: str, found: tuple[str, ...], ids: Mapping[str, tuple[str, ...]]
) -> Row:
    """`ids`: by what is found, or by card, the rules and rulings that decide."""
    decided = dict.fromkeys(ids.get(card.name, ()))
    for text in found:
        for outcome, rulings in ids.items():
            decided |= dict.fromkeys(rulings if outcome in text else ())
    return Row(card.name, (said.name.partition(":")[2],), words, found, tuple(decided))


def joined(rows: list[Row]) -> tuple[Row, ...]:
    """Clauses of a card that say and do the same are one row."""
    found: dict[tuple[str, str, tuple[str, ...]], Row] = {}
    for row in rows:
        key = (row.card, row.words, row.found)
        said = (*found[key].clauses, *row.clauses) if key in found else row.clauses
        found[key] = Row(row.card, tuple(dict.fromkeys(said)), row.words, row.found, row.rulings)
    return tuple(found.values())


def row_of_matrix(name: str) -> dict[str, tuple[str, ...]]:
    """For each mechanism that meets this one the ids that decide, as docs/quarriors-matrix.md names them."""
    pairs = pairs_of(MATRIX.read_text("utf-8"))
    met = {(set(pair) - {name} or {name}).pop(): ids for pair, ids in pairs.items() if name in pair and ids}
    return {other.lower(): ids for other, ids in met.items()}


# -- the page ----------------------------------------------------------------------------------------------------------


def written(section: Section) -> str:
    lines = ["", f"## {section.name.capitalize()}", "", section.summary]
    for part in section.parts:
        lines += ["", f"### {part.title}", "", *_table(part)]
    lines += ["", "### Read against the rulings, mechanism by mechanism", "", "| with | decided by |", "|---|---|"]
    for other, ids in section.pairs.items():
        lines.append(f"| {other} | {'; '.join(_where(section, one) for one in ids)} |")
    return "\n".join(lines) + "\n"


def _table(part: Part) -> list[str]:
    head = ["card", "clause", *part.columns, "decided by"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in part.rows:
        clause = f"`{', '.join(row.clauses)}` {row.words}"
        decided = " ".join(row.rulings) or "the dice"
        cells = [row.card, clause, *(text or "–" for text in row.found), decided]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _where(section: Section, one: str) -> str:
    if one in section.elsewhere:
        return f"{one}: {section.elsewhere[one]}"
    found = section.deciding(one)
    return f"{one}: {', '.join(found)}" if len(found) <= FEW else f"{one}: {len(found)} cards above"
