"""Which tests are likely to notice a change, to be run before all the others."""

import ast
import re
from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatch
from functools import cache
from itertools import takewhile
from pathlib import Path

from tools.breakage import Mutant
from tools.broken_cards import is_card

WORD = re.compile(r"[A-Za-z_]{3,}")
BY_CARD, BY_WORDS, BY_HABIT = 3, 3, 4
AROUND = 4
"""Lines before and after a change whose words count."""


class Near:
    """The test files that name the card in which a change lies or, outside cards, share rare words with its place, and
    those which noticed other changes of the same file; last some that count as near to all."""

    def __init__(self, tree: Path, game: str, ignored: Sequence[str], to_all: Sequence[str] = ()) -> None:
        files = [file.relative_to(tree) for file in sorted((tree / "tests" / game).rglob("test_*.py"))]
        self.texts = {
            str(file): (tree / file).read_text()
            for file in files
            if not any(fnmatch(str(file), pattern) for pattern in ignored)
        }
        self.words = {file: set(WORD.findall(text.lower())) for file, text in self.texts.items()}
        self.tree = tree
        self.known = Counter(word for words in self.words.values() for word in words)
        self.habits: dict[Path, Counter[str]] = {}
        self.to_all = to_all
        self.by: dict[Mutant, str] = {}
        """The test that noticed each."""

    def to(self, mutant: Mutant) -> list[str]:
        """Test files, the nearest first."""
        usual = [file for file, _ in self.habits.get(mutant.file, Counter()).most_common(BY_HABIT)]
        return list(dict.fromkeys((*(self.of_card(mutant) or self.alike(mutant)), *usual, *self.to_all)))

    def of_card(self, mutant: Mutant) -> list[str]:
        """Those that name its card most often: `Archangel/Greater`."""
        name = card_at(self.tree / mutant.file, mutant.change.line) if mutant.file.suffix == ".py" else None
        times = {file: text.count(name) for file, text in self.texts.items()} if name else {}
        return [file for file, many in Counter(times).most_common(BY_CARD) if many]

    def alike(self, mutant: Mutant) -> list[str]:
        lines = (self.tree / mutant.file).read_text().lower().splitlines()
        place = lines[max(0, mutant.change.line - 1 - AROUND) : mutant.change.line + AROUND]
        if mutant.file.suffix == ".csv":
            place = [lines[mutant.change.line - 1]]
        rare = {word: 1 / self.known[word] for word in WORD.findall(" ".join(place)) if word in self.known}
        shared = {file: sum(n for word, n in rare.items() if word in words) for file, words in self.words.items()}
        return sorted(shared, key=lambda file: -shared[file])[:BY_WORDS]

    def noticed(self, mutant: Mutant, said: str) -> None:
        """Learns from what pytest said: `FAILED tests/pig/test_sty.py::test_boar - ..`."""
        found = re.search(r"^(?:FAILED|ERROR) (([^:\s]+)\S*)", said, re.M)
        if found is not None:
            self.by[mutant] = found[1]
        if found is not None and found[2] in self.words:
            self.habits.setdefault(mutant.file, Counter())[found[2]] += 1


def card_at(file: Path, line: int) -> str | None:
    """The name of the card that is declared there: the texts it begins with."""
    for first, last, name in cards_in(file):
        if first <= line <= last:
            return name
    return None


@cache
def cards_in(file: Path) -> list[tuple[int, int, str]]:
    found = []
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Call) and is_card(node) and node.end_lineno is not None:
            texts = takewhile(is_text, (each.value if isinstance(each, ast.Constant) else None for each in node.args))
            found.append((node.lineno, node.end_lineno, "/".join(map(str, texts))))
    return found


def is_text(value: object) -> bool:
    return isinstance(value, str)
