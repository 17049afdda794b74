"""Pools of worker processes for jobs that may take long, so that the event loop never waits for one: bots, bots that
look ahead, people at the table, strangers with records and analyses each have their own. In a pool, first come, first
served; a job that takes too long, or that nobody waits for any more, is killed with its process, and another takes its
place."""

import asyncio
from asyncio import Future, Queue, Task
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar, TypeVarTuple, assert_never

from tumblehall.kernel.errors import BadInput
from tumblehall.server import analysis_jobs, jobs
from tumblehall.server.config import Settings
from tumblehall.server.worker import Reply, Request, packed
from tumblehall.server.worker_process import BACK, FAR_BACK, WorkerDied, WorkerProcess

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class JobFailed(Exception):
    """A job raised something, or its process died."""


class JobTimedOut(Exception):
    """A job took longer than it may, and was killed."""


class CallerLeft(Exception):
    """Nobody waits for the job any more."""


class JobRefused(Exception):
    """Too many jobs wait already, or the pool is not running."""


@dataclass(frozen=True, slots=True)
class _Job:
    name: str
    request: bytes
    seconds: float
    result: Future[Any]

    def fail(self, reason: Exception) -> None:
        """Unless it is settled, or nobody waits for it any more."""
        if not self.result.done():
            self.result.set_exception(reason)


class Workers:
    """Does the jobs in `house.JOBS`. `waiting`: how many jobs may wait for a free worker. `megabytes`: what a process
    may hold. `back`: so far they stand back behind others; then there are none before the first job."""

    def __init__(
        self, count: int, house: ModuleType = jobs, waiting: int = 256, megabytes: int = 1024, back: int = 0
    ) -> None:
        self._house = house
        self._at_once = back == 0
        self._queue: Queue[_Job] = Queue(waiting)
        self._tasks: list[Task[None]] = []
        self._processes = [WorkerProcess(house.__name__, megabytes, back) for _ in range(count)]

    async def start(self) -> None:
        """Returns at once: the processes come up in the background, and jobs wait for them."""
        self._tasks = [asyncio.create_task(self._serve(process)) for process in self._processes]

    async def stop(self) -> None:
        """Kills the processes. Jobs that are not done fail."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait().fail(JobFailed("the workers were stopped"))

    @property
    def waiting(self) -> int:
        """How many jobs wait for a free worker."""
        return self._queue.qsize()

    @property
    def pids(self) -> list[int]:
        """The processes that are up."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def run(
        self,
        job: Callable[[*Ts], T],
        *args: *Ts,
        seconds: float,
        processor: float | None = None,
        within: float | None = None,
    ) -> T:
        """The result of a job that may run for so many seconds, and take so many of the processor; the wait for a free
        worker does not count, but in `within`. JobRefused, JobTimedOut or JobFailed when there is none, or the BadInput
        that the job raised."""
        name = job.__name__
        assert self._house.JOBS.get(name) is job, f"'{name}' is none of the jobs of {self._house.__name__}"
        if not self._tasks:
            raise JobRefused("the workers are not running")
        result: Future[T] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait(_Job(name, packed(Request(name, args, processor or seconds)), seconds, result))
        except asyncio.QueueFull:
            raise JobRefused(f"{self.waiting} jobs wait already") from None
        try:
            async with asyncio.timeout(within):
                return await result
        except TimeoutError:
            raise JobTimedOut(f"'{name}' was not done within {within:g} seconds") from None

    async def _serve(self, process: WorkerProcess) -> None:
        """Keeps one process at work. One that does not come up is tried again when there is a job for it."""
        try:
            if self._at_once:
                await process.start()
            while True:
                await _do(await self._queue.get(), process)
                if not process.is_up() and self._at_once:
                    await process.start()
        finally:
            await process.kill()


async def _do(job: _Job, process: WorkerProcess) -> None:
    """Settles a job, whatever happens."""
    try:
        if not process.is_up():
            await process.start()
        if job.result.done():  # nobody waits for it any more
            return
        async with asyncio.timeout(job.seconds):
            reply = await _reply(job, process)
        _settle(job, reply)
    except CallerLeft:
        await process.kill()
    except TimeoutError:
        await process.kill()
        job.fail(JobTimedOut(f"'{job.name}' took longer than {job.seconds:g} seconds"))
    except WorkerDied as death:
        await process.kill()
        job.fail(JobFailed(f"'{job.name}': {death}"))
    finally:
        job.fail(JobFailed("the workers were stopped"))


async def _reply(job: _Job, process: WorkerProcess) -> Reply:
    """CallerLeft as soon as nobody waits for it any more."""
    asked = asyncio.ensure_future(process.ask(job.request))
    try:
        await asyncio.wait((asked, job.result), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise CallerLeft
        return asked.result()
    finally:
        asked.cancel()


def _settle(job: _Job, reply: Reply) -> None:
    match reply.kind:
        case "done":
            if not job.result.done():
                job.result.set_result(reply.value)
        case "bad-input":
            job.fail(BadInput(reply.value))
        case "too-long":
            job.fail(JobTimedOut(f"'{job.name}' took too much of the processor"))
        case "failed":
            job.fail(JobFailed(f"'{job.name}': {reply.value}"))
        case "ready":
            raise WorkerDied("the process started anew by itself")
        case _:
            assert_never(reply.kind)


class Pools:
    """The workers of a server. Nobody in one of them waits for a job in another."""

    def __init__(self, settings: Settings) -> None:
        most = settings.worker_megabytes
        self.bots = Workers(settings.workers, megabytes=most)
        self.thinkers = Workers(settings.thinkers, waiting=1024, megabytes=most, back=BACK)
        self.tables = Workers(settings.table_workers, megabytes=most)
        self.uploads = Workers(settings.upload_workers, waiting=16, megabytes=most, back=BACK)
        self.analyses = Workers(1, analysis_jobs, megabytes=most, back=FAR_BACK)
        self._all = (self.bots, self.thinkers, self.tables, self.uploads, self.analyses)

    async def start(self) -> None:
        for pool in self._all:
            await pool.start()

    async def stop(self) -> None:
        for pool in self._all:
            await pool.stop()
