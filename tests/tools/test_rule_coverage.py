"""`make rules` counts ids of rules on tests that count, and refuses lists that do not agree."""

import subprocess
import sys
from pathlib import Path

from tools.marks import ROOT, Marked
from tools.rule_coverage import Report, judge, wrong_sets
from tumblehall.kernel.register import read_rules

REGISTER = read_rules(
    "## PG-1 Rolling\n- PG-1.1 Roll.\n- PG-1.2 Hold.\n## YZ-1 Scoring\n- YZ-1.1 Score.\n**P1** Finer.\n", "pig"
)
WANTED = {"PG": "pig"}


def judged(tests: list[str], idle: list[str] | None = None, not_yet: tuple[str, ...] = ("YZ",)) -> Report:
    marked = Marked(tests={id: ["test_it"] for id in tests}, idle={id: ["test_idle"] for id in idle or []})
    return judge(REGISTER, WANTED, not_yet, marked)


def test_full_coverage_has_no_fault() -> None:
    report = judged(["PG-1.1", "PG-1.2", "P1"])
    assert report == Report(("PG 2/2", "P 1/1 rulings", "not yet: YZ 0/1"), ())


def test_rule_without_test_is_a_fault() -> None:
    report = judged(["PG-1.1", "P1"])
    assert report.lines[0] == "PG 1/2"
    assert report.faults == ("PG-1.2 has no test",)


def test_ruling_without_test_is_a_fault() -> None:
    report = judged(["PG-1.1", "PG-1.2"])
    assert "P 0/1 rulings" in report.lines
    assert report.faults == ("P1 has no test",)


RULINGS = read_rules("**P1** Plain.\n**P2 [B] [sets: fair, zoo]** Of sets.\n**P3 [sets: fair]** Of one.\n", "pig")


def test_no_test_is_asked_of_a_ruling_whose_sets_are_to_come() -> None:
    report = judge([*REGISTER, *RULINGS[1:]], WANTED, ("YZ",), Marked(), ("zoo",))
    assert report.lines[1] == "P 0/2 rulings, 1 of sets to come"
    assert report.faults[2:] == ("P1 has no test", "P3 has no test")


def test_a_set_is_in_or_still_to_come_and_not_both() -> None:
    assert list(wrong_sets(RULINGS, {"pig": ("fair",)}, ("zoo",))) == []
    assert list(wrong_sets(RULINGS, {"pig": ("fair",)}, ("fair",))) == [
        "the set fair is in: take it off SETS_NOT_YET",
        "P2 needs the set zoo, which is neither in pig nor on SETS_NOT_YET",
    ]


def test_idle_test_does_not_count() -> None:
    report = judged(["PG-1.1", "P1"], idle=["PG-1.2"])
    assert report.faults == ("PG-1.2 has no test that is not skipped or expected to fail",)


def test_unknown_id_is_a_fault_even_on_an_idle_test() -> None:
    report = judged(["PG-1.1", "PG-1.2", "P1", "PG-7.7"], idle=["ZZ-1"])
    assert report.faults == (
        "test_it carries PG-7.7, which is not in the register",
        "test_idle carries ZZ-1, which is not in the register",
    )


def test_registered_game_may_not_be_on_the_list() -> None:
    report = judged(["PG-1.1", "PG-1.2", "P1"], not_yet=("YZ", "PG"))
    assert report.faults == ("PG is of pig, which is registered: take it off NOT_YET",)


def test_every_prefix_must_be_somewhere() -> None:
    report = judged(["PG-1.1", "PG-1.2", "P1"], not_yet=("XX",))
    assert report.faults == ("XX on NOT_YET is not in the register", "YZ is of no registered game and not on NOT_YET")


FAKE = """
import pytest

pytestmark = pytest.mark.rule("AQ-1.1")


@pytest.mark.rule("AQ-5.2", "AQ-5.3")
@pytest.mark.parametrize("n", [1, 2])
def test_counts(n: int) -> None: ...


@pytest.mark.rule("AQ-6.1")
@pytest.mark.skip(reason="no monster")
def test_skipped() -> None: ...


@pytest.mark.rule("AQ-6.2")
@pytest.mark.xfail(reason="not built")
def test_expected_to_fail() -> None: ...


@pytest.mark.rule("AQ-6.3")
def test_skips_itself() -> None:
    pytest.skip("no lair")


class TestGroup:
    @pytest.mark.rule("AQ-9.9")
    def test_unknown(self) -> None: ...
"""


def run_on(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "rule_coverage.py"), "--tests", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder)


def test_marks_are_collected_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "test_fake.py").write_text(FAKE)
    done = run_on(tmp_path)
    assert done.returncode == 1
    assert "AQ 3/43\n" in done.stdout
    assert "AQ-5.4 has no test\n" in done.stdout
    assert "AQ-5.2 has" not in done.stdout
    for id in ("AQ-6.1", "AQ-6.2", "AQ-6.3"):
        assert f"{id} has no test that is not skipped or expected to fail\n" in done.stdout
    assert "test_fake.py::TestGroup::test_unknown carries AQ-9.9" in done.stdout
    assert "not yet" not in done.stdout


def test_tests_that_cannot_be_collected_are_shown(tmp_path: Path) -> None:
    (tmp_path / "test_fake.py").write_text("import no_such_module\n")
    done = run_on(tmp_path)
    assert done.returncode == 1
    assert "no_such_module" in done.stderr
    assert "cannot be collected" in done.stderr
