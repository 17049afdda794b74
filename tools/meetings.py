"""Which tests show a rule while two mechanisms are both on the table: a plugin of pytest that watches the tables of
Quarriors, and `tests/quarriors/meetings.json`, which names one such test for each rule of each pair of
docs/quarriors-matrix.md.

`python tools/meetings.py` runs the tests that carry these rules and writes the file anew; a pair and rule that no test
shows is told. Whether a test that is named still has both there is asked whenever it runs, by
tests/quarriors/conftest.py; `make rules` asks whether every pair has its tests."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.matrix_coverage import MEETINGS, PAGE, named, pairs_of
from tools.mechanisms_seen import seen
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.table import Table

ROOT = Path(__file__).parents[1]


@contextmanager
def watching() -> Iterator[list[set[str]]]:
    """The mechanisms on each table that is laid or played on meanwhile, table by table."""
    found: dict[int, tuple[Table, set[str]]] = {}
    lay, act = Table.__init__, Table.act

    def note(table: Table) -> None:
        if isinstance(table.state, QuarriorsState):
            told = {event.kind for event in table.events(None)}
            found.setdefault(id(table), (table, set()))[1].update(seen(table.state, told))

    def laid(self: Table, *args: Any, **more: Any) -> None:
        lay(self, *args, **more)
        note(self)

    def acted(self: Table, *args: Any, **more: Any) -> Any:
        events = act(self, *args, **more)
        note(self)
        return events

    Table.__init__, Table.act = laid, acted  # type: ignore[method-assign]
    rows: list[set[str]] = []
    try:
        yield rows
    finally:
        Table.__init__, Table.act = lay, act  # type: ignore[method-assign]
        rows += [mechanisms for _, mechanisms in found.values()]


class Meetings:
    """A plugin that notes, test by test, the mechanisms that met there."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.met: dict[str, list[tuple[str, set[str]]]] = {}
        """By rule the tests that passed, and what was on one table of each."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        ids = rules_of(item) & self.wanted
        if not ids:
            yield
            return
        with watching() as tables:
            yield
        for id in ids:
            self.met.setdefault(id, []).extend((item.nodeid, each) for each in tables)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if rules_of(item) & self.wanted]


def rules_of(item: pytest.Item) -> set[str]:
    return {str(id) for mark in item.iter_markers("rule") for id in mark.args}


def pairs_by_test() -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for pair, tests in named().items():
        for test in tests.values():
            found.setdefault(test, []).append(pair.split(" with "))
    return found


def file_text(met: dict[str, list[tuple[str, set[str]]]]) -> tuple[str, list[str]]:
    """The file, and what no test shows."""
    found: dict[str, dict[str, str]] = {}
    missing = []
    for pair, ids in pairs_of(PAGE.read_text("utf-8")).items():
        for id in ids:
            tests = sorted(test for test, there in met.get(id, ()) if set(pair) <= there)
            if tests:
                found.setdefault(" with ".join(pair), {})[id] = tests[0]
            else:
                missing.append(f"{' with '.join(pair)}: {id}")
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n", missing


def main() -> int:
    """Writes what is found, also where something is missing: `make rules` says it then."""
    MEETINGS.unlink(missing_ok=True)
    plugin = Meetings({id for ids in pairs_of(PAGE.read_text("utf-8")).values() for id in ids})
    status = pytest.main(["-q", "-p", "no:cacheprovider", str(ROOT / "tests" / "quarriors")], plugins=[plugin])
    text, missing = file_text(plugin.met)
    MEETINGS.write_text(text, "utf-8")
    for each in missing:
        print(f"no test shows {each}")
    return 1 if missing or status != pytest.ExitCode.OK else 0


if __name__ == "__main__":
    sys.exit(main())
