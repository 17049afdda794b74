"""Games that are being analysed: one at a time, in a process behind which all others go first, and in slices, so that
people see how far it is. A game gets as many playouts as fit into its time. What is done is kept with the table; what
is not when the server stops is given up, and can be asked for again."""

import asyncio
from dataclasses import dataclass, field

import msgspec

from tumblehall.kernel.errors import BadInput
from tumblehall.server.analysis_jobs import finish, survey, weigh_slice
from tumblehall.server.analysis_requests import Analysis, AnalysisNow, KeptAnalysis
from tumblehall.server.limits import household
from tumblehall.server.logs import say
from tumblehall.server.looks import ENCODER
from tumblehall.server.metrics import Metrics
from tumblehall.server.refusal import Refusal
from tumblehall.server.snapshots import program
from tumblehall.server.store import Store, StoreError
from tumblehall.server.workers import JobFailed, JobRefused, JobTimedOut, Workers

PLAYOUTS = (1000, 400, 200, 100, 40)
"""For each choice: the first of these that fits. The last is taken even where it does not."""
OVERDUE = 3.0
"""So many times its seconds of the processor a game may take in all: the survey may have been wrong about it."""
SLICE_PATIENCE = 600.0
"""Seconds until a slice must have come back from a machine that has much else to do."""
MOST_WAITING = 8
MOST_FAILED = 100
NONE = AnalysisNow("none")


@dataclass(slots=True, eq=False)
class _Job:
    """`household`: whoever asked for it."""

    household: str
    record: str
    done: int = 0
    of: int = 0
    begun: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class TooLong(Exception):
    """It takes more of the processor than it may."""


class Analyses:
    """`seconds`: of the processor for one game. `each`: games of one address at the same time."""

    def __init__(self, store: Store, pool: Workers, metrics: Metrics, seconds: float, each: int = 1) -> None:
        self._store, self._pool, self._metrics, self._seconds, self._each = store, pool, metrics, seconds, each
        self._jobs: dict[str, _Job] = {}
        """By table, in the order in which they were asked for."""
        self._failed: dict[str, str] = {}
        self._turn = asyncio.Lock()

    async def kept(self, table: str) -> Analysis | None:
        """What was kept, where this program has made it."""
        body = await self._store.analysis(table)
        if body is None:
            return None
        try:
            found = msgspec.json.decode(body, type=KeptAnalysis)
        except msgspec.DecodeError:
            return None
        return found.analysis if found.program == program() else None

    def state(self, table: str) -> AnalysisNow:
        job = self._jobs.get(table)
        if job is None:
            failed = self._failed.get(table)
            return NONE if failed is None else AnalysisNow("failed", reason=failed)
        if job.begun:
            return AnalysisNow("working", job.done, job.of)
        return AnalysisNow("waiting", ahead=list(self._jobs).index(table))

    def ask(self, table: str, record: str, address: str) -> AnalysisNow:
        """Begins it, where it has not begun; Refusal: not now."""
        if table in self._jobs:
            return self.state(table)
        home = household(address)
        if sum(job.household == home for job in self._jobs.values()) >= self._each:
            raise Refusal("slow-down", "another game is being analysed for your address; wait until that is done")
        if len(self._jobs) > MOST_WAITING:
            raise Refusal("too-busy", "too many games wait to be analysed; try again later")
        self._failed.pop(table, None)
        job = self._jobs[table] = _Job(home, record)
        job.task = asyncio.get_running_loop().create_task(self._see_to(table, job))
        return self.state(table)

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _see_to(self, table: str, job: _Job) -> None:
        try:
            async with self._turn:
                job.begun = True
                kept = KeptAnalysis(program(), await self._analysed(job))
            await self._store.keep_analysis(table, ENCODER.encode(kept))
            self._metrics.analyses.labels("kept").inc()
        except BadInput as fault:
            self._fail(table, "refused", f"this game cannot be played again: {fault}")
        except (JobTimedOut, TooLong):
            self._fail(table, "too-long", "this game takes too long here; 'tumblehall analyse' does it at home")
        except (JobFailed, JobRefused, StoreError, msgspec.ValidationError) as fault:
            say("analysis failed", level="error", table=table, reason=str(fault))
            self._fail(table, "failed", "it did not work out; try again later")
        finally:
            del self._jobs[table]

    def _fail(self, table: str, end: str, reason: str) -> None:
        self._metrics.analyses.labels(end).inc()
        if len(self._failed) >= MOST_FAILED:
            self._failed.clear()
        self._failed[table] = reason

    async def _analysed(self, job: _Job) -> Analysis:
        most = OVERDUE * self._seconds
        job.of, each = await self._pool.run(survey, job.record, seconds=SLICE_PATIENCE, processor=most)
        playouts = next((many for many in PLAYOUTS if many * each * job.of <= self._seconds), PLAYOUTS[-1])
        spent, weighed = 0.0, []
        while job.done < job.of:
            if spent >= most:
                raise TooLong
            took, found = await self._pool.run(
                weigh_slice, job.record, job.done, playouts, seconds=SLICE_PATIENCE, processor=most
            )
            spent += took
            weighed += found
            job.done = len(weighed)
        whole = await self._pool.run(finish, job.record, weighed, playouts, seconds=SLICE_PATIENCE, processor=most)
        return msgspec.convert(whole, Analysis)
