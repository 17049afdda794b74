"""The same run on dask: two workers of their own processes, one of them killed in the middle."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.lab.test_sim import alone, files, quietly
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.sim.cluster import _await_one, on_cluster
from tumblehall.lab.sim.plan import checked
from tumblehall.lab.sim.run import play_run

PLAN = checked("quaeleon", ("quick",), seed="cluster", portion=2)
CLUSTER = """
import os, sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        with cluster.get_client() as dask:
            print(cluster.scheduler_address, *dask.run(os.getpid).values(), flush=True)
            sys.stdin.read()
"""


@contextmanager
def a_cluster(folder: Path) -> Iterator[tuple[str, list[int]]]:
    """Its address, and the processes: of its workers, and at last of its scheduler."""
    script = folder / "cluster.py"
    script.write_text(CLUSTER, "utf-8")
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        address, *workers = process.stdout.readline().split()
        yield address, [*map(int, workers), process.pid]
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()


def test_a_cluster_writes_the_same_files_though_a_worker_is_killed(tmp_path: Path) -> None:
    play_run(PLAN, 16, tmp_path / "here", alone(), quietly)
    with a_cluster(tmp_path) as (address, workers):
        said: list[str] = []

        def kill_one(line: str) -> None:
            if not said:
                os.kill(workers[0], signal.SIGKILL)
            said.append(line)

        play_run(PLAN, 16, tmp_path / "there", on_cluster(address, PLAN.game), kill_one)
    assert len(said) == 8
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_what_the_scheduler_has_forgotten_is_played_again(tmp_path: Path) -> None:
    play_run(PLAN, 16, tmp_path / "here", alone(), quietly)
    with a_cluster(tmp_path) as (address, _), borrowed("distributed").Client(address, set_as_default=False) as other:
        said: list[str] = []
        forgotten: list[int] = []

        def cancel_all(dask_scheduler: Any) -> int:
            keys = list(dask_scheduler.tasks)
            dask_scheduler.report({"op": "cancelled-keys", "keys": keys})
            return len(keys)

        def forget(line: str) -> None:
            if not said:
                forgotten.append(other.run_on_scheduler(cancel_all))
            said.append(line)

        play_run(PLAN, 16, tmp_path / "there", on_cluster(address, PLAN.game), forget)
    assert forgotten[0] > 0
    assert len(said) == 8
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_a_cluster_that_is_away_is_one_line_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblehall.lab.sim.cluster.PATIENCE", 1)
    play_run(PLAN, 2, tmp_path / "run", alone(), quietly)
    before = files(tmp_path / "run")
    with pytest.raises(BadInput, match=r"the cluster at tcp://127.0.0.1:9 is away .*: the same command goes on"):
        play_run(PLAN, 2 + 2, tmp_path / "run", on_cluster("tcp://127.0.0.1:9", PLAN.game), quietly)
    assert before.keys() <= files(tmp_path / "run").keys()


def test_a_cluster_that_loses_its_last_worker_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask itself would wait for another one for ever."""

    class Deserted:
        def nthreads(self) -> dict[str, int]:
            return {}

        def has_ready(self) -> bool:
            return False

    monkeypatch.setattr("tumblehall.lab.sim.cluster.PATIENCE", 0.2)
    with pytest.raises(BadInput, match=r"is away \(no worker is left there\); .* the same command goes on$"):
        _await_one(Deserted(), Deserted(), "tcp://10.0.0.1:8786")


def test_a_scheduler_that_dies_is_one_line_and_the_run_goes_on(tmp_path: Path) -> None:
    play_run(PLAN, 60, tmp_path / "here", alone(), quietly)
    with a_cluster(tmp_path) as (address, processes):
        said: list[str] = []

        def kill_all(line: str) -> None:
            if not said:
                for process in reversed(processes):
                    os.kill(process, signal.SIGKILL)
            said.append(line)

        with pytest.raises(BadInput, match=r"^the cluster at .* is away .*the same command goes on$"):
            play_run(PLAN, 60, tmp_path / "there", on_cluster(address, PLAN.game), kill_all)
    kept = files(tmp_path / "there")
    assert any(name.endswith(".parquet") for name in kept)
    play_run(PLAN, 60, tmp_path / "there", alone(), quietly)
    assert files(tmp_path / "there") == files(tmp_path / "here")
