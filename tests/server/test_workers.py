"""The worker pool: whatever a job does, the next one works, and the event loop goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server import odd_jobs
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Decision, Option
from tumblehall.server.worker_process import BACK
from tumblehall.server.workers import JobFailed, JobRefused, JobTimedOut, Workers

ROOT = Path(__file__).parents[2]
HERE = os.pathsep.join([str(ROOT), str(ROOT / "src")])
LONG = 60.0
"""Seconds that no job of these tests needs, on any machine."""


@pytest_asyncio.fixture
async def workers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    """One worker, so that jobs wait for each other."""
    monkeypatch.setenv("PYTHONPATH", HERE)
    pool = Workers(1, odd_jobs, waiting=2)
    await pool.start()
    yield pool
    await pool.stop()


async def appears(file: Path) -> None:
    async with asyncio.timeout(LONG):
        while not file.exists():
            await asyncio.sleep(0.01)


async def test_job_gives_its_result(workers: Workers) -> None:
    assert await workers.run(odd_jobs.echo, "schön 🎲", seconds=LONG) == "schön 🎲"


async def test_arguments_arrive_as_what_they_were(workers: Workers) -> None:
    decision = Decision(0, "roll", "Roll?", None, (Option("yes", "Yes"),), "yes")
    assert await workers.run(odd_jobs.prompt_of, decision, seconds=LONG) == "Roll?"


async def test_large_values_pass_both_ways(workers: Workers) -> None:
    large = "x" * 5_000_000
    assert await workers.run(odd_jobs.echo, large, seconds=LONG) == large


async def test_what_a_job_prints_does_not_disturb_its_answer(workers: Workers) -> None:
    assert await workers.run(odd_jobs.chatter, "heard", seconds=LONG) == "heard "


async def test_stalled_job_is_killed_and_the_next_one_works(workers: Workers, tmp_path: Path) -> None:
    first = await workers.run(odd_jobs.pid, seconds=LONG)
    with pytest.raises(JobTimedOut, match=r"'stall' took longer than 0\.2 seconds"):
        await workers.run(odd_jobs.stall, str(tmp_path / "begun"), seconds=0.2)
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert await workers.run(odd_jobs.pid, seconds=LONG) != first


async def test_job_that_takes_too_much_of_the_processor_is_ended_and_keeps_its_process(workers: Workers) -> None:
    process = await workers.run(odd_jobs.pid, seconds=LONG)
    with pytest.raises(JobTimedOut, match="'spin' took too much of the processor"):
        await workers.run(odd_jobs.spin, seconds=LONG, processor=0.2)
    assert await workers.run(odd_jobs.pid, seconds=LONG) == process


async def test_job_that_takes_too_much_memory_fails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", HERE)
    pool = Workers(1, odd_jobs, megabytes=200)
    await pool.start()
    try:
        assert await pool.run(odd_jobs.hoard, 50, seconds=LONG) == 50 * 2**20
        with pytest.raises(JobFailed, match="'hoard': MemoryError"):
            await pool.run(odd_jobs.hoard, 500, seconds=LONG)
        assert await pool.run(odd_jobs.hoard, 50, seconds=LONG) == 50 * 2**20
    finally:
        await pool.stop()


async def test_pool_that_comes_last_stands_back_and_starts_with_its_first_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", HERE)
    pool = Workers(1, odd_jobs, back=BACK)
    await pool.start()
    try:
        await asyncio.sleep(0)
        assert pool.pids == []
        process = await pool.run(odd_jobs.pid, seconds=LONG)
        assert os.getpriority(os.PRIO_PROCESS, process) == os.getpriority(os.PRIO_PROCESS, 0) + BACK
    finally:
        await pool.stop()


async def test_failing_job_says_why_in_short_and_keeps_its_process(workers: Workers) -> None:
    process = await workers.run(odd_jobs.pid, seconds=LONG)
    with pytest.raises(JobFailed) as failure:
        await workers.run(odd_jobs.fail, "no dice " * 1000, seconds=LONG)
    assert str(failure.value).startswith("'fail': RuntimeError: no dice no dice")
    assert len(str(failure.value)) < 250
    assert await workers.run(odd_jobs.pid, seconds=LONG) == process


async def test_bad_input_comes_back_as_bad_input(workers: Workers) -> None:
    with pytest.raises(BadInput, match=r"^record: is no record$"):
        await workers.run(odd_jobs.refuse, "record: is no record", seconds=LONG)


async def test_result_that_cannot_be_sent_is_a_failure(workers: Workers) -> None:
    with pytest.raises(JobFailed, match="object"):
        await workers.run(odd_jobs.unspeakable, seconds=LONG)


async def test_job_that_ends_its_process_fails_and_the_next_one_works(workers: Workers) -> None:
    with pytest.raises(JobFailed, match="'die': the worker process died"):
        await workers.run(odd_jobs.die, seconds=LONG)
    assert await workers.run(odd_jobs.echo, "still here", seconds=LONG) == "still here"


async def test_worker_killed_from_outside_fails_its_job_and_is_replaced(workers: Workers, tmp_path: Path) -> None:
    job = asyncio.create_task(workers.run(odd_jobs.stall, str(tmp_path / "begun"), seconds=LONG))
    await appears(tmp_path / "begun")
    os.kill(workers.pids[0], signal.SIGKILL)
    with pytest.raises(JobFailed, match="the worker process died"):
        await job
    assert await workers.run(odd_jobs.echo, "new", seconds=LONG) == "new"


async def test_worker_killed_while_idle_costs_no_job(workers: Workers) -> None:
    process = await workers.run(odd_jobs.pid, seconds=LONG)
    os.kill(process, signal.SIGKILL)
    os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
    assert await workers.run(odd_jobs.pid, seconds=LONG) != process


async def test_ctrl_c_leaves_a_worker_at_work(workers: Workers) -> None:
    process = await workers.run(odd_jobs.pid, seconds=LONG)
    os.kill(process, signal.SIGINT)
    assert await workers.run(odd_jobs.pid, seconds=LONG) == process


async def test_loop_goes_on_while_a_job_burns(workers: Workers, tmp_path: Path) -> None:
    # The job ends only after the loop has turned a hundred times meanwhile.
    begun, enough = tmp_path / "begun", tmp_path / "enough"
    job = asyncio.create_task(workers.run(odd_jobs.burn, str(begun), str(enough), seconds=LONG))
    await appears(begun)
    for _ in range(100):
        await asyncio.sleep(0.001)
    assert not job.done()
    enough.touch()
    assert await job == "done"


async def test_full_queue_refuses_and_those_in_it_are_served_in_order(workers: Workers, tmp_path: Path) -> None:
    served: list[str] = []

    async def echo(name: str) -> None:
        served.append(await workers.run(odd_jobs.echo, name, seconds=LONG))

    begun, enough = tmp_path / "begun", tmp_path / "enough"
    blocking = asyncio.create_task(workers.run(odd_jobs.burn, str(begun), str(enough), seconds=LONG))
    await appears(begun)
    waiting = [asyncio.create_task(echo(name)) for name in ("first", "second")]
    await asyncio.sleep(0)
    with pytest.raises(JobRefused, match="2 jobs wait already"):
        await workers.run(odd_jobs.echo, "third", seconds=LONG)
    enough.touch()
    await asyncio.gather(blocking, *waiting)
    assert served == ["first", "second"]


async def test_job_whose_caller_left_is_not_done(workers: Workers, tmp_path: Path) -> None:
    begun, enough = tmp_path / "begun", tmp_path / "enough"
    blocking = asyncio.create_task(workers.run(odd_jobs.burn, str(begun), str(enough), seconds=LONG))
    await appears(begun)
    left = asyncio.create_task(workers.run(odd_jobs.stall, str(tmp_path / "left"), seconds=LONG))
    await asyncio.sleep(0)
    left.cancel()
    enough.touch()
    await blocking
    assert await workers.run(odd_jobs.echo, "next", seconds=LONG) == "next"
    assert not (tmp_path / "left").exists()


async def test_job_whose_caller_leaves_is_ended_and_the_next_one_works(workers: Workers, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    left = asyncio.create_task(workers.run(odd_jobs.stall, str(begun), seconds=LONG))
    await appears(begun)
    (process,) = workers.pids
    left.cancel()
    assert await workers.run(odd_jobs.echo, "next", seconds=LONG) == "next"
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_wait_for_a_free_worker_counts_where_that_is_said(workers: Workers, tmp_path: Path) -> None:
    begun, enough = tmp_path / "begun", tmp_path / "enough"
    blocking = asyncio.create_task(workers.run(odd_jobs.burn, str(begun), str(enough), seconds=LONG))
    await appears(begun)
    with pytest.raises(JobTimedOut, match=r"'echo' was not done within 0\.05 seconds"):
        await workers.run(odd_jobs.echo, "late", seconds=LONG, within=0.05)
    enough.touch()
    assert await blocking == "done"


async def test_only_the_jobs_of_the_house_are_done(workers: Workers) -> None:
    with pytest.raises(AssertionError, match="'getcwd' is none of the jobs"):
        await workers.run(os.getcwd, seconds=LONG)


async def test_stopped_pool_fails_its_jobs_and_takes_no_more(workers: Workers, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    jobs = [asyncio.create_task(workers.run(odd_jobs.stall, str(begun), seconds=LONG)) for _ in range(2)]
    await appears(begun)
    (process,) = workers.pids
    await workers.stop()
    assert [str(failure) for failure in await asyncio.gather(*jobs, return_exceptions=True)] == [
        "the workers were stopped"
    ] * 2
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    with pytest.raises(JobRefused, match="not running"):
        await workers.run(odd_jobs.echo, "late", seconds=LONG)


async def test_worker_that_cannot_start_fails_its_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    pool = Workers(1, odd_jobs)
    await pool.start()
    with pytest.raises(JobFailed, match="no worker process came up"):
        await pool.run(odd_jobs.echo, "x", seconds=LONG)
    await pool.stop()


SERVER = """
import asyncio, sys
from tests.server import odd_jobs
from tumblehall.server.worker_process import BACK
from tumblehall.server.workers import Workers

async def main():
    workers = Workers(2, odd_jobs)
    await workers.start()
    await asyncio.gather(*(workers.run(odd_jobs.stall, begun, seconds=600) for begun in sys.argv[1:]))

asyncio.run(main())
"""


async def test_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    begun = [tmp_path / "one", tmp_path / "two"]
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, *map(str, begun)],
        env={**os.environ, "PYTHONPATH": HERE},
        stderr=subprocess.PIPE,
    )
    for file in begun:
        await appears(file)
    server.kill()
    # The workers write to the same stderr: it ends when the last of them has ended.
    _, said = await asyncio.to_thread(server.communicate, None, LONG)
    assert said == b""
