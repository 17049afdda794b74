"""Which tests carry which ids of rules and cards, as pytest collects them."""

import contextlib
import inspect
import io
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]


class CardMark(NamedTuple):
    """One id of `@pytest.mark.card(...)` on one test."""

    id: str
    negative: bool
    """Whether the test is a case in which the card does not work."""
    folder: str
    """That of the test, directly below the folder of all tests: the game it is of."""
    test: str
    idle: bool


@dataclass
class Marked:
    """A plugin of pytest that notes, while tests are collected, which ids they carry."""

    folder: Path = ROOT / "tests"
    tests: dict[str, list[str]] = field(default_factory=dict)
    """The tests that count, by id of rule."""
    idle: dict[str, list[str]] = field(default_factory=dict)
    """Those that do not: skipped, or expected to fail."""
    cards: list[CardMark] = field(default_factory=list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        top = self.folder.resolve()
        for item in session.items:
            idle = is_idle(item)
            found = self.idle if idle else self.tests
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    found.setdefault(str(id), []).append(item.nodeid)
            folder = item.path.relative_to(top).parts[0]
            for mark in item.iter_markers("card"):
                negative = bool(mark.kwargs.get("negative", False))
                self.cards += [CardMark(str(id), negative, folder, item.nodeid, idle) for id in mark.args]


def is_idle(item: pytest.Item) -> bool:
    """Whether a test may be skipped or is expected to fail, by a mark or in its own body."""
    if any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail")):
        return True
    if not isinstance(item, pytest.Function):
        return False
    return not {"skip", "xfail"}.isdisjoint(names_in(inspect.unwrap(item.function).__code__))


def names_in(code: CodeType) -> set[str]:
    """The names that a function uses, those of functions within it too. Reading its source takes far longer."""
    inner = [names_in(each) for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_names).union(*inner)


def collect(folder: Path) -> Marked:
    """The ids that the tests of a folder carry. Exits when they cannot be collected."""
    marked = Marked(folder)
    output = io.StringIO()
    quick = ["--assert=plain", "-p", "no:cacheprovider"]
    command = ["--collect-only", "-q", *quick, "-c", str(ROOT / "pyproject.toml"), str(folder)]
    with contextlib.redirect_stdout(output):
        status = pytest.main(command, plugins=[marked])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        # The tests that could be collected come first, up to the heading of the errors.
        errors = output.getvalue().partition("\n==")[2]
        sys.exit(f"=={errors}\nthe tests of {folder} cannot be collected")
    return marked
