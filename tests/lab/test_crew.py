"""Runs of many games: the same tallies however many play them, faults with their names, workers that die."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.fixtures import lab_games
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.crew import AHEAD, play_portions
from tumblehall.lab.job import GameFailed, Job, Part, WorkerDied, portions, told
from tumblehall.lab.simulate import Tally, simulate

SQUARES: Job[tuple[str, int], int] = Job("night", lab_games.square, lab_games.total)


def test_portions_hold_every_number_once() -> None:
    assert list(portions(7, 3)) == [range(3), range(3, 6), range(6, 7)]
    assert list(portions(4, 3, first=10)) == [range(10, 13), range(13, 14)]
    assert list(portions(0, 3)) == []
    assert [told(numbers) for numbers in portions(4, 3)] == ["games 0 to 2", "game 3"]


def test_a_portion_without_games_is_refused() -> None:
    with pytest.raises(BadInput, match="a portion has one game at least; got 0"):
        list(portions(7, 0))


@pytest.mark.parametrize("workers", [1, 2])
def test_tallies_come_in_their_order_and_nobody_runs_far_ahead(workers: int) -> None:
    asked: list[range] = []

    def numbers() -> Iterator[range]:
        for portion in portions(50, 2):
            asked.append(portion)
            yield portion

    for done, part in enumerate(play_portions(SQUARES, numbers(), workers)):
        assert part == Part(asked[done], sum(number**2 for number in asked[done]))
        assert len(asked) <= done + AHEAD * workers
    assert asked == list(portions(50, 2))


def test_without_a_tally_all_games_come_back_with_their_seed() -> None:
    job: Job[tuple[str, int], list[tuple[str, int]]] = Job("night", lab_games.square)
    assert list(play_portions(job, [range(2, 4)])) == [Part(range(2, 4), [("night/2", 4), ("night/3", 9)])]


def test_simulation_is_the_same_with_one_two_and_three_workers() -> None:
    told: list[int] = []
    one, *others = [simulate("quaeleon", 2, 11, "same", workers, 2, progress=told.append) for workers in (1, 2, 3)]
    assert others == [one, one]
    assert one.games == one.won.total() == 11
    assert 11 < one.longest < one.decisions <= one.answers
    assert told == [2, 4, 6, 8, 10, 11] * 3
    assert simulate("quaeleon", 2, 11, "another") != one


def test_tallies_add_up() -> None:
    whole, first = simulate("quaeleon", 3, 6, "sum"), simulate("quaeleon", 3, 4, "sum")
    assert first + Tally() == first
    assert whole != first
    assert (first + first).games == 8
    assert (first + first).longest == first.longest
    assert (first + first).won.total() == 8


@pytest.mark.parametrize("workers", [1, 2])
def test_the_first_game_that_fails_is_named_with_its_seed(workers: int) -> None:
    job: Job[int, list[int]] = Job("night", lab_games.fails_at_seven_and_nine)
    came: list[int] = []
    with pytest.raises(GameFailed, match="game 7 of seed \"night\" failed: KeyError: 'die 7'") as caught:
        came.extend(part.numbers[0] for part in play_portions(job, portions(20, 2), workers))
    assert came == [0, 2, 4]
    assert "in fails_at_seven_and_nine" in caught.value.__notes__[0]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_game_refuses_is_bad_input(workers: int) -> None:
    with pytest.raises(BadInput, match="quaeleon has 2 to 6 seats; got 99"):
        simulate("quaeleon", 99, 1, "x", workers)


def test_a_worker_that_is_killed_is_named_and_its_portion_played_again(tmp_path: Path) -> None:
    job: Job[int, list[int]] = Job("night", partial(lab_games.dies_once, str(tmp_path)))
    heard: list[str] = []
    parts = list(play_portions(job, portions(12, 2), 2, heard.append))
    assert [number for part in parts for number in part.tally] == list(range(12))
    (line,) = heard
    assert line.startswith("worker ")
    assert line.endswith('was ended by SIGKILL while it played games 4 to 5 of seed "night"; they are played again')


def test_a_portion_that_ends_two_workers_is_refused_after_those_before_it() -> None:
    job: Job[int, list[int]] = Job("night", lab_games.always_dies)
    came: list[int] = []
    with pytest.raises(WorkerDied, match='left with status 3 while it played games 4 to 5 of seed "night"'):
        came.extend(part.numbers[0] for part in play_portions(job, portions(6, 2), 2))
    assert came == [0, 2]


def test_a_job_that_cannot_travel_is_refused() -> None:
    job: Job[int, list[int]] = Job("x", lambda seed, number: number)
    with pytest.raises(BadInput, match="the job cannot go to another process"):
        next(play_portions(job, portions(1, 1), 2))


def test_a_tally_that_cannot_travel_is_told() -> None:
    job: Job[int, object] = Job("x", lab_games.itself, lab_games.cannot_travel)
    with pytest.raises(GameFailed, match='a portion of seed "x" failed: its tally cannot travel'):
        next(play_portions(job, portions(1, 1), 2))


def test_no_worker_at_all_is_refused() -> None:
    with pytest.raises(BadInput, match="there must be one worker at least; got 0"):
        next(play_portions(SQUARES, portions(2, 1), 0))


RUN = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from functools import partial
from tests.fixtures import lab_games
from tumblehall.lab.crew import play_portions
from tumblehall.lab.job import Job, portions

if __name__ == "__main__":
    try:
        list(play_portions(Job("x", partial(lab_games.without_end, sys.argv[1])), portions(9, 1), 2))
    except KeyboardInterrupt:
        sys.exit("stopped")
"""


def running(folder: Path) -> "subprocess.Popen[str]":
    """A run of its own process group, as a terminal starts one, with two workers that have begun."""
    script = folder / "run.py"
    script.write_text(RUN, "utf-8")
    marks = folder / "marks"
    marks.mkdir()
    root = str(Path(__file__).parents[2])
    env = os.environ | {"PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])}
    process = subprocess.Popen(
        [sys.executable, str(script), str(marks)], env=env, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while len(list(marks.iterdir())) < 2:
        assert process.poll() is None, process.stderr
        time.sleep(0.02)
    return process


def is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_for_end(pids: list[int]) -> None:
    while any(map(is_alive, pids)):
        time.sleep(0.02)


def test_an_interrupt_ends_the_workers_without_a_word_of_theirs(tmp_path: Path) -> None:
    process = running(tmp_path)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all
    _, err = process.communicate()
    assert (process.returncode, err) == (1, "stopped\n")
    wait_for_end([int(mark.name) for mark in (tmp_path / "marks").iterdir()])
