"""`tumblehall sim`: what it tells and what it refuses."""

import errno
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tell
from tumblehall.lab import extra


def test_a_run_is_written_and_told(tell: Tell, tmp_path: Path) -> None:
    line = ("sim", "quaeleon", "--games", "2", "--agents", "quick,random", "--workers", "1", "--out", tmp_path / "x")
    told = tell(*line)
    assert told.status == 0
    assert told.out == f"{tmp_path / 'x'}: 2 games of quaeleon by quick, random, seed 1\n"
    head = json.loads((tmp_path / "x" / "run.json").read_text())
    assert (head["agents"], head["games"], head["seats"]) == (["quick", "random"], 2, 2)


def test_forced_runs_lie_beside_each_other(tell: Tell, tmp_path: Path) -> None:
    line = ("sim", "quaeleon", "--games", "1", "--agents", "random", "--workers", "1", "--out", tmp_path)
    assert tell(*line, "--force", "spite-jar").status == 0
    arms = sorted(file.parent.name for file in (tmp_path / "forced" / "spite-jar").glob("*/run.json"))
    assert arms == ["never", "take"]
    assert tell("report", tmp_path).out == f"{tmp_path / 'report.html'}\n"
    assert tell(*line).status == 0  # the run itself goes beside them
    told = tell("report", tmp_path, "--against", tmp_path)
    assert told.out == "too few games to say: each run must have 30 at least\n"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (("quaeleonn",), "there is no game"),
        (("quaeleon", "--agents", "nobody"), "there is no bot 'nobody' for quaeleon; the bots are novice, skilled"),
        (("quarriors", "--option", "sets=base,nowhere"), "option 'sets'"),
        (("quaeleon", "--agents", "quick,quick,quick", "--seats", "2"), "one for each of the 2 seats"),
        (("quaeleon", "--seats", "9"), "quaeleon has 2 to 6 seats; got 9"),
        (("quaeleon", "--agents", "quick", "--force", "spite-jar"), "'quick' reads the state and cannot be told"),
        (
            ("quaeleon", "--agents", "random", "--force", "spite-jar,spit-jar"),
            "quaeleon has no card 'spit-jar'; 'tumblehall cards quaeleon --json' names all; did you mean 'spite-jar'?",
        ),
        (("quaeleon", "--cluster", "tcp://127.0.0.1:9", "--games", "1"), "the cluster at tcp://127.0.0.1:9 is away"),
    ],
)
def test_bad_input_is_one_line(
    tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: tuple[str, ...], words: str
) -> None:
    monkeypatch.setattr("tumblehall.lab.sim.cluster.PATIENCE", 1)
    told = tell("sim", *line, "--out", tmp_path / "x")
    assert (told.status, len(told.err.splitlines())) == (2, 1)
    assert words in told.err


def test_a_page_that_finds_no_place_leaves_the_old_one(
    tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, page = tmp_path / "run", tmp_path / "page.md"
    assert tell("sim", "quaeleon", "--games", "2", "--agents", "random", "--workers", "1", "--out", run).status == 0
    page.write_text("of before")

    def full(file: Path, text: str, _encoding: str) -> int:
        file.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    for command in ("balance", "report"):
        assert tell(command, run, "--out", page).refusal() == f"cannot write {page}: No space left on device"
    monkeypatch.undo()
    assert page.read_text() == "of before"
    assert {file.name for file in tmp_path.iterdir()} == {"run", "page.md"}


def test_without_the_extra_it_says_what_to_install(tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extra, "import_module", missing)
    told = tell("sim", "quaeleon", "--agents", "quick", "--out", tmp_path / "x")
    assert told.err == "tumblehall: the laboratory needs pyarrow: pip install 'tumblehall[lab]'\n"
