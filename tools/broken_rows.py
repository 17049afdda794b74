"""The ways to break a card whose ability is written in a content file, as a JSON object (`{"do": "PIERCE", "n": 2}`) or
in words (`add_die red 1; gain_gold 2`). Numbers change by one, words become others that stand in the same place on
other cards, flags flip, effects, conditions, costs and fields are left out. Names and texts are left alone."""

import ast
import csv
import json
import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

from tools.breakage import Breakage

DECLARING = {
    *("ability", "critical", "luck", "curse", "when", "condition", "cost", "effect", "mandatory", "target", "duration"),
    *("timing", "reward", "rank1", "rank2", "rank3", "rank4", "score_symbols", "cost_or_condition", "available"),
    *("special_when", "special_condition", "special_effect"),
}
"""The columns that say what a card does."""
MAY_BE_EMPTY = ("effect", "condition", "cost", "reward", "rank")
"""Parts of the names of columns that are empty on cards which have no such thing."""
CELL = re.compile(rb'"(?:[^"]|"")*"|[^,\r\n]*')

Where = tuple[str, int]
"""A word and the place behind it, or a column and 0: where others of its kind stand."""
Seen = dict[Where, list[str]]


def broken_rows(files: Iterable[Path], read: Collection[str]) -> Iterator[tuple[Path, Breakage]]:
    """Every way to break the cards of some files. Columns and fields count only if the game's source names them: `read`
    holds every word of its texts; the others are notes."""
    cells = [cell for file in files for cell in cells_of(file) if is_read(cell[3], read)]
    seen = seen_in([(column, text) for _, _, _, column, text in cells])
    for file, line, start, column, text in cells:
        changes = json_changes(json.loads(text), read) if text.startswith("{") else word_changes(column, text, seen)
        raw = packed(text)
        for after in dict.fromkeys(changes):
            yield file, Breakage(line, start, start + len(raw.encode()), raw, packed(after))


def is_read(column: str, read: Collection[str]) -> bool:
    return any(name in read for name in (column, column.removeprefix("special_"), column.rstrip("1234")))


def words_in(sources: Iterable[bytes]) -> set[str]:
    """Every word in a text of some modules, without docstrings."""
    found: set[str] = set()
    for source in sources:
        nodes = list(ast.walk(ast.parse(source)))
        docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found.update(re.findall(r"\w+", node.value))
    return found


def cells_of(file: Path) -> Iterator[tuple[Path, int, int, str, str]]:
    """Every cell that says what a card does, with its line, its place in the file, its column and its text."""
    start = 0
    columns: list[str] = []
    for number, line in enumerate(file.read_bytes().splitlines(keepends=True), 1):
        places = list(raw_cells(line))
        texts = [next(csv.reader([raw.decode()]), [""])[0] if raw else "" for _, raw in places]
        columns = columns or texts
        if number > 1:
            for column, (at, _), text in zip(columns, places, texts, strict=False):
                if column in DECLARING and text:
                    yield file, number, start + at, column, text
        start += len(line)


def raw_cells(line: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while True:
        found = CELL.match(line, at)
        assert found is not None
        yield at, found[0]
        at = found.end() + 1
        if line[found.end() : at] != b",":
            return


def packed(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',"') else text


# -- cells in words ---------------------------------------------------------------------------------------------------


def seen_in(cells: Iterable[tuple[str, str]]) -> Seen:
    """What stands in the same place on different cards, in the order of the alphabet."""
    found: dict[Where, set[str]] = {}
    for column, text in cells:
        if not text.startswith("{"):
            for where, token in tokens(column, text):
                found.setdefault(where, set()).add(token)
    return {where: sorted(words) for where, words in found.items()}


def tokens(column: str, text: str) -> Iterator[tuple[Where, str]]:
    for part in text.split("; "):
        word, *behind = part.split()
        if not behind:
            yield (column, 0), word
        yield from (((word, at), token) for at, token in enumerate(behind, 1))


def word_changes(column: str, text: str, seen: Seen) -> Iterator[str]:
    if text in ("0", "1"):
        yield "1" if text == "0" else "0"
        return
    parts = text.split("; ")
    left_out = (None,) if any(name in column for name in MAY_BE_EMPTY) else ()
    for at, part in enumerate(parts):
        for changed in (*part_changes(column, part, seen), *left_out):
            yield "; ".join(other for other in (*parts[:at], changed, *parts[at + 1 :]) if other is not None)


def part_changes(column: str, part: str, seen: Seen) -> Iterator[str]:
    words = part.split()
    for at, word in enumerate(words):
        if at == 0 and len(words) > 1:
            continue
        where = (column, 0) if at == 0 else (words[0], at)
        for other in token_changes(word, seen[where]):
            yield " ".join((*words[:at], other, *words[at + 1 :]))


def token_changes(token: str, others: list[str]) -> Iterator[str]:
    if token.isdigit():
        yield str(int(token) + 1)
        if int(token) > 0:
            yield str(int(token) - 1)
        return
    if len(others) > 1:
        yield others[(others.index(token) + 1) % len(others)]
    several = token.split("|")
    if len(several) > 1:
        yield from ("|".join(several[:at] + several[at + 1 :]) for at in range(len(several)))


# -- cells that hold an object ----------------------------------------------------------------------------------------


def json_changes(value: dict[str, Any], read: Collection[str]) -> Iterator[str]:
    for changed in object_changes(value, read):
        yield json.dumps(changed, separators=(",", ":"))


def object_changes(value: dict[str, Any], read: Collection[str]) -> Iterator[dict[str, Any]]:
    for key, part in value.items():
        if key == "do" or key not in read:
            continue
        yield {name: other for name, other in value.items() if name != key}
        for changed in value_changes(part, read):
            yield value | {key: changed}


OTHERS = (("attack", "defend", "both"), ("close", "ranged", "arcane", "armour", "movement"))
"""Words that can stand for one another in an object."""


def value_changes(value: Any, read: Collection[str]) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
            yield value - 1
        case str():
            for words in OTHERS:
                if value in words:
                    yield words[(words.index(value) + 1) % len(words)]
        case list():
            for at, part in enumerate(value):
                yield value[:at] + value[at + 1 :]
                yield from ([*value[:at], changed, *value[at + 1 :]] for changed in value_changes(part, read))
        case dict():
            yield from object_changes(value, read)
        case _:
            pass
