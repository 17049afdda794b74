"""Which tests are likely to notice a change, to be run before all the others."""

import re
from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from tools.breakage import Mutant

WORD = re.compile(r"[A-Za-z_]{3,}")
BY_WORDS, BY_HABIT = 3, 4
AROUND = 4
"""Lines before and after a change whose words count."""


class Near:
    """The test files that share rare words with the place of a change, such as the name of a card, and those which
    noticed other changes of the same file."""

    def __init__(self, tree: Path, game: str, ignored: Sequence[str]) -> None:
        files = [file.relative_to(tree) for file in sorted((tree / "tests" / game).rglob("test_*.py"))]
        self.words = {
            str(file): set(WORD.findall((tree / file).read_text().lower()))
            for file in files
            if not any(fnmatch(str(file), pattern) for pattern in ignored)
        }
        self.tree = tree
        self.known = Counter(word for words in self.words.values() for word in words)
        self.habits: dict[Path, Counter[str]] = {}

    def to(self, mutant: Mutant) -> list[str]:
        """Test files, the nearest first."""
        lines = (self.tree / mutant.file).read_text().lower().splitlines()
        place = lines[max(0, mutant.change.line - 1 - AROUND) : mutant.change.line + AROUND]
        if mutant.file.suffix == ".csv":
            place = [lines[mutant.change.line - 1]]
        rare = {word: 1 / self.known[word] for word in WORD.findall(" ".join(place)) if word in self.known}
        shared = {file: sum(n for word, n in rare.items() if word in words) for file, words in self.words.items()}
        alike = sorted(shared, key=lambda file: -shared[file])[:BY_WORDS]
        usual = [file for file, _ in self.habits.get(mutant.file, Counter()).most_common(BY_HABIT)]
        return list(dict.fromkeys((*alike, *usual)))

    def noticed(self, mutant: Mutant, said: str) -> None:
        """Learns from what pytest said: `FAILED tests/pig/test_sty.py::test_boar - ..`."""
        found = re.search(r"^(?:FAILED|ERROR) ([^:\s]+)", said, re.M)
        if found is not None and found[1] in self.words:
            self.habits.setdefault(mutant.file, Counter())[found[1]] += 1
