"""The processes that measure: each is asked by a line of JSON and answers with one."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
CHOOSE = "TUMBLEHALL_ENGINE"
"""What tells a process which engine to run."""


class Side:
    """A process that measures one version of the package, or the peers."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, *task: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit("bench: a side has failed; its message is above")
        return json.loads(answer)


@contextmanager
def side(
    module: str, source: Path | None = None, python: str = sys.executable, settings: dict[str, str] | None = None
) -> Iterator[Side]:
    """A module of this folder, with a package on its path, run by that Python."""
    paths = [str(path) for path in (source, ROOT) if path is not None]
    told = {"PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(paths), CHOOSE: "plain"}
    env = os.environ | told | (settings or {})
    command = [python, "-m", module]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield Side(process)
        finally:
            process.kill()


def spread(values: list[float]) -> float:
    """Half of the range in which the middle half of the values lies."""
    if len(values) < 2:
        return 0.0
    low, _, high = quantiles(values, n=4)
    return (high - low) / 2


def busy() -> Iterator[str]:
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if load > cores:
        yield f"the machine was busy (load {load:.0f} on {cores} cores): mind the spread, or measure again"


@dataclass(frozen=True)
class Engine:
    """One way to run our package: where it lies, and what its process is told."""

    name: str
    source: Path
    settings: dict[str, str]

    def start(self, module: str) -> AbstractContextManager[Side]:
        return side(module, self.source, settings=self.settings)


def engines() -> list[Engine]:
    """Plain always; compiled where it was built. One that is older than its source refuses to start, and says so."""
    source = ROOT / "src"
    built = (source / "tumblehall" / "compiled" / "manifest.json").exists()
    names = ("plain", "compiled") if built else ("plain",)
    return [Engine(name, source, {CHOOSE: name}) for name in names]
