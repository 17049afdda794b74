"""A plugin of pytest for `mutants.py`: collects the tests once, then tries each change in a fork of its own, in which
the code of one function is exchanged. It stands by itself, since it is loaded beside a copy of the tree.

Only changes inside functions that nobody called before the tests began can be tried so: of the others something may
be left from before. A first run without any change notes which tests call which functions; a change meets those that
call its function, the quickest first. `HOT_SWAPS` names a file with the changes; the answers go to the pipe
`HOT_ANSWERS`, a line each.
"""

import ast
import functools
import gc
import json
import os
import select
import signal
import sys
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeAlias

import pytest
from _pytest.main import pytest_runtestloop as run_all

CALLED: dict[int, CodeType] = {}
"""The code of the functions that were called, by its id: telling whole codes apart takes long."""
Swap = tuple[FunctionType, CodeType]
Cache: TypeAlias = "functools._lru_cache_wrapper[Any]"
Work = dict[str, Any]
"""What to try: `changes`, each with `file`, `start`, `end` and `after`; `seconds` for each, and the time of the clock
`until` which to begin."""


def note_call(frame: FrameType, event: str, _: object) -> None:
    if event == "call":
        CALLED[id(frame.f_code)] = frame.f_code


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    sys.setprofile(note_call)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    sys.setprofile(None)
    plan = Path(os.environ["HOT_SWAPS"])
    work: Work = json.loads(plan.read_text())
    caches = caches_in(Path.cwd())
    gc.freeze()
    with os.fdopen(int(os.environ["HOT_ANSWERS"]), "w") as answers:
        if not survives(session, Calls(plan, caches), 10 * work["seconds"]):
            return True  # the tests do not stand this
        noted = json.loads(plan.read_text())
        callers: dict[str, list[int]] = noted["callers"]
        items = session.items
        for number, change in enumerate(work["changes"]):
            found = None if time.time() > work["until"] else swap_of(change)
            fate = "cold"
            if found is not None:
                session.items = [items[place] for place in callers.get(str(id(found[0].__code__)), ())]
                fate = "survived" if survives(session, Exchange(found, noted["slowest"]), work["seconds"]) else "failed"
            print(json.dumps([number, fate]), file=answers, flush=True)
    return True


# -- exchanging the code -------------------------------------------------------------------------------------------


def swap_of(change: Work) -> Swap | None:
    """The function around a change and its code with it; None where it cannot be exchanged."""
    file = Path(change["file"]).absolute()
    source = file.read_bytes()
    name = function_around(source, change["start"], change["end"])
    module = next((each for each in list(sys.modules.values()) if getattr(each, "__file__", None) == str(file)), None)
    if name is None or module is None:
        return None
    function = live(module, name)
    changed = source[: change["start"]] + change["after"].encode() + source[change["end"] :]
    codes = [code for code in codes_in(compile(changed, str(file), "exec")) if code.co_qualname == name]
    if function is None or len(codes) != 1 or codes[0].co_freevars != function.__code__.co_freevars:
        return None
    return None if any(id(code) in CALLED for code in codes_in(function.__code__)) else (function, codes[0])


def function_around(source: bytes, start: int, end: int) -> str | None:
    """The name, with its classes, of the outermost function in whose body a change lies."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def within(node: ast.AST, names: tuple[str, ...]) -> str | None:
        for each in ast.iter_child_nodes(node):
            if isinstance(each, ast.ClassDef):
                found = within(each, (*names, each.name))
            elif isinstance(each, ast.FunctionDef):
                first, last = each.body[0], each.body[-1]
                assert last.end_lineno is not None
                assert last.end_col_offset is not None
                inside = starts[first.lineno - 1] + first.col_offset <= start
                inside = inside and end <= starts[last.end_lineno - 1] + last.end_col_offset
                found = ".".join((*names, each.name)) if inside else None
            else:
                continue
            if found is not None:
                return found
        return None

    return within(ast.parse(source), ())


def live(module: object, name: str) -> FunctionType | None:
    """A property that is kept is none: what an object has from a test before would hide the change."""
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return None
    for wrapper, inner in ((property, "fget"), (object, "__wrapped__")):
        if isinstance(found, wrapper):
            found = getattr(found, inner, found)
    found = getattr(found, "__func__", found)
    return found if isinstance(found, FunctionType) and found.__qualname__ == name else None


def codes_in(code: CodeType) -> list[CodeType]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [code, *(deeper for each in inner for deeper in codes_in(each))]


# -- trying it -----------------------------------------------------------------------------------------------------


class Exchange:
    """A plugin that stands for a change. A test that takes far longer than before will not come to an end."""

    def __init__(self, swap: Swap, slowest: float) -> None:
        self.swap = swap
        self.slowest = slowest

    def begin(self) -> None:
        function, code = self.swap
        function.__code__ = code

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 1 + 2 * self.slowest)

    def end(self) -> None: ...


def caches_in(tree: Path) -> list[Cache]:
    """The functions of a tree that keep their answers."""
    found = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    return [each for each in found if Path(sys.modules[each.__module__].__file__ or "").is_relative_to(tree)]


class Calls:
    """A plugin that notes for each function, by the id of its code, which tests call it: their places, the quickest
    first. What was kept from a test before would hide calls from it."""

    def __init__(self, file: Path, caches: list[Cache]) -> None:
        self.file = file
        self.caches = caches
        self.callers: dict[int, list[tuple[float, int]]] = {}
        self.tests = 0
        self.slowest = 0.0

    def begin(self) -> None: ...

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        for cache in self.caches:
            cache.cache_clear()
        CALLED.clear()
        began = time.process_time()
        sys.setprofile(note_call)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            took = time.process_time() - began
            for code in CALLED:
                self.callers.setdefault(code, []).append((took, self.tests))
            self.tests += 1
            self.slowest = max(self.slowest, took)

    def end(self) -> None:
        callers = {code: [test for _, test in sorted(by)] for code, by in self.callers.items()}
        self.file.write_text(json.dumps({"callers": callers, "slowest": self.slowest}))


def survives(session: pytest.Session, plugin: Exchange | Calls, seconds: float) -> bool:
    """Whether the tests pass in a fork, in time."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setsid()
            plugin.begin()
            session.config.pluginmanager.register(plugin)
            run_all(session)
            plugin.end()
            os.write(writing, b"1" if session.testsfailed == 0 else b"0")
        finally:
            os._exit(0)
    os.close(writing)
    try:
        ready, _, _ = select.select([reading], [], [], seconds)
        return bool(ready) and os.read(reading, 1) == b"1"
    finally:
        os.close(reading)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
