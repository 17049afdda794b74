"""What became of mutants, a line of a file each: a later run goes on where the last one stopped.

What was noticed stays so. In a tree that has changed since, what was not noticed is tried again."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from tools.breakage import Mutant

REFUSED, FAILED, PASSED_NEAR, SURVIVED = "refused", "failed", "passed near", "survived"
"""Refused as it was read; noticed by a test; not noticed by the tests near it, before it met the others; by none."""
NOTICED = (REFUSED, FAILED)


def mark_of(root: Path, folders: Iterable[str]) -> str:
    """A hash of the modules and data below some folders."""
    found = hashlib.sha256()
    for file in sorted(file for folder in folders for file in (root / folder).rglob("*") if file.is_file()):
        if "__pycache__" not in file.parts:
            found.update(str(file.relative_to(root)).encode() + file.read_bytes())
    return found.hexdigest()[:16]


class Kept:
    """The fates of one tree; without a file they are forgotten at the end."""

    def __init__(self, file: Path | None, tree: str) -> None:
        self.file = file
        self.tree = tree
        self.seconds: float | None = None
        """How long the tests took before anything was broken, once they have passed in this tree."""
        self.fates: dict[str, str] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        last = self.tree
        for line in map(json.loads, file.read_text("utf-8").splitlines()):
            if "tree" in line:
                last = line["tree"]
                self.seconds = line["seconds"]
            else:
                self.fates[line["mutant"]] = line["fate"]
        if last != self.tree:
            self.seconds = None
            self.fates = {key: fate for key, fate in self.fates.items() if fate in NOTICED}

    def _write(self, **line: object) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")

    def passed(self, seconds: float) -> None:
        self.seconds = seconds
        self._write(tree=self.tree, seconds=seconds)

    def add(self, mutant: Mutant, fate: str, by: str | None) -> None:
        """`by` is the test that noticed it, where it is known."""
        self.fates[key_of(mutant)] = fate
        self._write(mutant=key_of(mutant), fate=fate, **({"by": by} if by else {}))

    def fate(self, mutant: Mutant) -> str | None:
        return self.fates.get(key_of(mutant))


def key_of(mutant: Mutant) -> str:
    return f"{mutant.file}:{mutant.change.start}: {mutant.change}"
