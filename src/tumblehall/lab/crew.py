"""Plays the portions of a job in several processes, and gives them back in their order.

Memory is bounded: a worker gets its next portion when it has given the last one back, and nobody runs further ahead of
the oldest open portion than a few for each worker. A worker whose process ends is named and replaced, and its portion
is played again, once. Ctrl-C reaches the process that asked, and it ends the workers."""

import pickle
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from itertools import starmap
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, TypeVar

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.job import Fault, Job, Part, checked, play_portion, told
from tumblehall.lab.worker import serve

T = TypeVar("T")

AHEAD = 4
"""Portions for each worker that may be open at a time."""
TRIES = 2
"""How often a portion is given to a worker, each time to another one."""
PATIENCE = 2.0
"""Seconds in which a process has to end that was told to."""

SPAWN = get_context("spawn")
Notice = Callable[[str], None]


def play_portions(
    job: Job[Any, T], numbers: Iterable[range], workers: int = 1, notice: Notice | None = None
) -> Generator[Part[T], None, None]:
    """The portions in their order, whoever plays them; with one worker in this process. The portions are asked for one
    by one as workers get free, so that a run may end with time. Leaving the loop ends the workers. `notice` is told
    when one has died. Raises GameFailed, WorkerDied, or BadInput where a game was refused."""
    if workers < 1:
        raise BadInput(f"there must be one worker at least; got {workers}")
    if workers == 1:
        for portion in numbers:
            yield checked(job, play_portion(job, portion))
        return
    crew = Crew(job, workers, notice or _silent)
    try:
        for played in crew.play(numbers):
            yield checked(job, played)
    finally:
        crew.stop()


def _silent(_: str) -> None:
    """Nobody listens."""


class Task(NamedTuple):
    """A portion that is given out: its place in the run, its numbers, and which try it is."""

    place: int
    numbers: range
    tried: int = 1


class Worker:
    """A process, the line to it, and what it has to do."""

    def __init__(self, name: str, job: bytes) -> None:
        self.task: Task | None = None
        self.line, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(far,), name=name, daemon=True)
        _start_deaf(self.process)
        far.close()
        self.name = f"{name} (process {self.process.pid})"
        self._send(job)

    def give(self, task: Task) -> None:
        self.task = task
        self._send(pickle.dumps(task.numbers))

    def _send(self, message: bytes) -> None:
        with suppress(ConnectionError):  # it has died: its line says so when it is read
            self.line.send_bytes(message)

    def tell_to_end(self) -> None:
        """One that waits for work ends by itself when its line is closed."""
        self.line.close()
        if self.task is not None:
            self.process.terminate()

    def end(self) -> str:
        """Waits for the end of the process, and kills it where it does not come; how it ended, in words."""
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode or 0
        self.process.close()
        return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"left with status {code}"


def _start_deaf(process: SpawnProcess) -> None:
    """Ctrl-C is for the process that asked: a new one begins with those signals blocked that are blocked here."""
    resource_tracker.ensure_running()  # where it is not, starting it would unblock them
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _packed(job: Job[Any, Any]) -> bytes:
    try:
        return pickle.dumps(job)
    except Exception as fault:
        raise BadInput(f"the job cannot go to another process: {type(fault).__name__}: {fault}") from fault


class Crew:
    """The workers of one run."""

    def __init__(self, job: Job[Any, Any], workers: int, notice: Notice) -> None:
        self._job = job
        self._most = workers
        self._notice = notice
        self._free: list[Worker] = []
        self._busy: dict[Connection, Worker] = {}
        self._again: list[Task] = []
        self._given = 0
        self._hired = 0

    def play(self, numbers: Iterable[range]) -> Iterator[Part[Any] | Fault]:
        """All portions in their order: one that came early waits for those before it."""
        source = starmap(Task, enumerate(numbers))
        early: dict[int, Part[Any] | Fault] = {}
        turn = 0
        while True:
            while len(self._busy) < self._most and (task := self._next(source, turn + AHEAD * self._most)):
                self._give(task)
            if not self._busy:
                return
            early |= self._listen()
            while turn in early:
                yield early.pop(turn)
                turn += 1

    def _next(self, source: Iterator[Task], before: int) -> Task | None:
        if self._again:
            return self._again.pop()
        task = next(source, None) if self._given < before else None
        self._given += task is not None
        return task

    def _give(self, task: Task) -> None:
        if self._free:
            worker = self._free.pop()
        else:
            self._hired += 1
            worker = Worker(f"worker {self._hired}", _packed(self._job))
        self._busy[worker.line] = worker
        worker.give(task)

    def _listen(self) -> dict[int, Part[Any] | Fault]:
        """What has come from the workers, once one has something to say."""
        came: dict[int, Part[Any] | Fault] = {}
        for line in wait(list(self._busy)):
            assert isinstance(line, Connection)
            worker = self._busy.pop(line)
            task, worker.task = worker.task, None
            assert task is not None
            try:
                came[task.place] = line.recv()
                self._free.append(worker)
            except (EOFError, ConnectionError):
                came |= self._bury(worker, task)
        return came

    def _bury(self, worker: Worker, task: Task) -> dict[int, Part[Any] | Fault]:
        said = f'{worker.name} {worker.end()} while it played {told(task.numbers)} of seed "{self._job.seed}"'
        if task.tried >= TRIES:
            return {task.place: Fault(None, f"{said}, as the one before it", "died")}
        self._notice(f"{said}; they are played again")
        self._again.append(task._replace(tried=task.tried + 1))
        return {}

    def stop(self) -> None:
        workers = (*self._free, *self._busy.values())
        for worker in workers:
            worker.tell_to_end()
        for worker in workers:
            worker.end()
