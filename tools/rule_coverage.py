"""`make rules`: which rules of the register have a test that carries their id.

A test carries ids by `@pytest.mark.rule("AQ-5.2", ...)`. One that is skipped or expected to fail does not count;
whether it passes is for `make test` to say.
"""

import argparse
import contextlib
import inspect
import io
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tumblehall.kernel.register import Rule, all_rules, all_rulings
from tumblehall.library import list_games

ROOT = Path(__file__).parents[1]

NOT_YET = ("QD", "QM", "QL", "QQ", "QX")
"""The prefixes of games and sets still to come. It may only shrink; tests/house/test_not_yet.py holds it to that."""


@dataclass
class Marked:
    """A plugin of pytest that notes, while tests are collected, which ids they carry."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    """The tests that count, by id of rule."""
    idle: dict[str, list[str]] = field(default_factory=dict)
    """Those that do not: skipped, or expected to fail."""

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            found = self.idle if is_idle(item) else self.tests
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    found.setdefault(str(id), []).append(item.nodeid)


def is_idle(item: pytest.Item) -> bool:
    """Whether a test may be skipped or is expected to fail, by a mark or in its own body."""
    if any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail")):
        return True
    source = inspect.getsource(item.function) if isinstance(item, pytest.Function) else ""
    return "pytest.skip(" in source or "pytest.xfail(" in source


def collect(folder: Path) -> Marked:
    """The ids that the tests of a folder carry. Exits when they cannot be collected."""
    marked = Marked()
    output = io.StringIO()
    command = ["--collect-only", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), str(folder)]
    with contextlib.redirect_stdout(output):
        status = pytest.main(command, plugins=[marked])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{output.getvalue()}\nthe tests of {folder} cannot be collected")
    return marked


@dataclass(frozen=True)
class Report:
    lines: tuple[str, ...]
    faults: tuple[str, ...]


def judge(rules: Collection[Rule], wanted: Mapping[str, str], not_yet: Collection[str], marked: Marked) -> Report:
    """What to print. `rules`: the register with the rulings; `wanted`: the game of each prefix that must be covered."""
    lines = [share(prefix, rules, marked) for prefix in wanted]
    rulings = dict.fromkeys(rule.prefix for rule in rules if "-" not in rule.id and rule.game in wanted.values())
    for prefix in rulings:
        if prefix not in wanted:
            without = " ".join(untested(prefix, rules, marked))
            lines.append(
                f"{share(prefix, rules, marked)} rulings" + (f"; without a test: {without}" if without else "")
            )
    if not_yet:
        lines.append("not yet: " + ", ".join(share(prefix, rules, marked) for prefix in not_yet))
    faults = [*untested_rules(rules, wanted, marked), *wrong_lists(rules, wanted, not_yet), *unknown_ids(rules, marked)]
    return Report(tuple(lines), tuple(faults))


def share(prefix: str, rules: Collection[Rule], marked: Marked) -> str:
    every = sum(rule.prefix == prefix for rule in rules)
    return f"{prefix} {every - len(untested(prefix, rules, marked))}/{every}"


def untested(prefix: str, rules: Iterable[Rule], marked: Marked) -> list[str]:
    return [rule.id for rule in rules if rule.prefix == prefix and rule.id not in marked.tests]


def untested_rules(rules: Collection[Rule], wanted: Iterable[str], marked: Marked) -> Iterator[str]:
    for prefix in wanted:
        for id in untested(prefix, rules, marked):
            yield f"{id} has no test" + (" that is not skipped or expected to fail" if id in marked.idle else "")


def wrong_lists(rules: Collection[Rule], wanted: Mapping[str, str], not_yet: Collection[str]) -> Iterator[str]:
    """Every prefix of the register belongs to a registered game or to those still to come, and not to both."""
    known = dict.fromkeys(rule.prefix for rule in rules)
    for prefix, game in wanted.items():
        if prefix in not_yet:
            yield f"{prefix} is of {game}, which is registered: take it off NOT_YET"
        if prefix not in known:
            yield f"{prefix} of {game} is not in the register"
    for prefix in not_yet:
        if prefix not in known:
            yield f"{prefix} on NOT_YET is not in the register"
    for prefix in known:
        if len(prefix) > 1 and prefix not in wanted and prefix not in not_yet:
            yield f"{prefix} is of no registered game and not on NOT_YET"


def unknown_ids(rules: Iterable[Rule], marked: Marked) -> Iterator[str]:
    known = {rule.id for rule in rules}
    for tests in (marked.tests, marked.idle):
        for id, carriers in tests.items():
            if id not in known:
                yield f"{carriers[0]} carries {id}, which is not in the register"


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules of docs/rules have tests.")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="the folder of the tests")
    folder = parser.parse_args().tests
    if not folder.is_dir():
        sys.exit(f"there is no folder {folder}")
    wanted = {prefix: info.name for info in list_games().values() for prefix in info.rule_prefixes}
    report = judge((*all_rules(), *all_rulings()), wanted, NOT_YET, collect(folder))
    print("\n".join(report.lines))
    for fault in report.faults:
        print(f"  {fault}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
