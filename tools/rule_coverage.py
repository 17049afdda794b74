"""`make rules`: which rules of the register, and which cards, have tests that carry their id.

A test carries ids by `@pytest.mark.rule("AQ-5.2", ...)`, and those of cards by `@pytest.mark.card("Death/Charm", ...)`
where the card works, with `negative=True` where it does not. One that is skipped or expected to fail does not count;
whether it passes is for `make test` to say.
"""

import argparse
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.options import Several
from tumblehall.kernel.register import Rule, all_rules, all_rulings
from tumblehall.library import list_games

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.card_coverage import CARDS_NOT_YET, all_cards, card_faults, shares
from tools.marks import ROOT, Marked, collect
from tools.matrix_coverage import PAGE, matrix_faults, matrix_share, meeting_faults, named

NOT_YET: tuple[str, ...] = ()
"""The prefixes of games and sets still to come. It may only shrink; tests/house/test_not_yet.py holds it to that."""
SETS_NOT_YET: tuple[str, ...] = ()
"""The sets still to come, as rulings name them. No test is asked of a ruling that needs one. It may only shrink."""


@dataclass(frozen=True)
class Report:
    lines: tuple[str, ...]
    faults: tuple[str, ...]


def judge(
    rules: Collection[Rule],
    wanted: Mapping[str, str],
    not_yet: Collection[str],
    marked: Marked,
    sets_not_yet: Collection[str] = (),
) -> Report:
    """What to print. `rules`: the register with the rulings; `wanted`: the game of each prefix that must be covered.
    The rulings of these games must be too, but for those that need a set still to come."""
    lines = [share(prefix, rules, marked) for prefix in wanted]
    rulings = [rule for rule in rules if "-" not in rule.id and rule.game in wanted.values()]
    due = [rule for rule in rulings if not set(sets_not_yet) & set(rule.needs)]
    letters = list(dict.fromkeys(rule.prefix for rule in rulings))
    for letter in letters:
        held = sum(rule.prefix == letter for rule in rulings) - sum(rule.prefix == letter for rule in due)
        lines.append(f"{share(letter, due, marked)} rulings" + (f", {held} of sets to come" if held else ""))
    if not_yet:
        lines.append("not yet: " + ", ".join(share(prefix, rules, marked) for prefix in not_yet))
    faults = [
        *untested_rules(rules, wanted, marked),
        *untested_rules(due, letters, marked),
        *wrong_lists(rules, wanted, not_yet),
        *unknown_ids(rules, marked),
    ]
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


def wrong_sets(rules: Iterable[Rule], sets: Mapping[str, Collection[str]], not_yet: Collection[str]) -> Iterator[str]:
    """Every set that a ruling needs is one of its game or still to come, and not both."""
    for set_in in dict.fromkeys(each for several in sets.values() for each in several):
        if set_in in not_yet:
            yield f"the set {set_in} is in: take it off SETS_NOT_YET"
    for rule in rules:
        for needed in rule.needs:
            if needed not in sets.get(rule.game, ()) and needed not in not_yet:
                yield f"{rule.id} needs the set {needed}, which is neither in {rule.game} nor on SETS_NOT_YET"


def sets_of(info: GameInfo) -> tuple[str, ...]:
    """The sets that can be played with."""
    option = info.options.get("sets")
    return option.choices if isinstance(option, Several) else ()


def unknown_ids(rules: Iterable[Rule], marked: Marked) -> Iterator[str]:
    known = {rule.id for rule in rules}
    for tests in (marked.tests, marked.idle):
        for id, carriers in tests.items():
            if id not in known:
                yield f"{carriers[0]} carries {id}, which is not in the register"


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules of docs/rules, and which cards, have tests.")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="the folder of the tests")
    folder = parser.parse_args().tests
    if not folder.is_dir():
        sys.exit(f"there is no folder {folder}")
    wanted = {prefix: info.name for info in list_games().values() for prefix in info.rule_prefixes}
    sets = {info.name: sets_of(info) for info in list_games().values()}
    rules, cards, marked = (*all_rules(), *all_rulings()), all_cards(), collect(folder)
    report = judge(rules, wanted, NOT_YET, marked, SETS_NOT_YET)
    page = PAGE.read_text()
    print("\n".join((*report.lines, *shares(cards, CARDS_NOT_YET, marked.cards), matrix_share(page))))
    faults = (
        *report.faults,
        *wrong_sets(rules, sets, SETS_NOT_YET),
        *card_faults(cards, CARDS_NOT_YET, marked.cards),
        *matrix_faults(page, marked.tests),
        *meeting_faults(page, named(), marked.tests),
    )
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
