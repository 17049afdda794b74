"""A bot of one's own, named `path/to/file.py:Class`. Its code runs with all rights, so it is for whoever sits at the
machine: the terminal takes such names, a server never does."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from tumblehall.agents.agent import Bot
from tumblehall.agents.nets.player import net_player
from tumblehall.agents.roster import agent_named
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Decision

MARK = ".py:"
NET = ".npz"
"""How the files of nets end."""
METHODS = {"choose": "'choose(view, decision, rng)'", "rank": "'rank(sight, rng)'"}
"""A bot has one of them."""
FAULTS = (Exception, SystemExit)
"""What code of one's own may break with."""


def any_agent(game: str, name: str) -> Bot:
    """An agent by its level, a bot of one's own, or a net."""
    if name.endswith(NET):
        return net_player(game, name)
    if name.endswith(".py"):
        raise BadInput(f"bots: a file may hold several bots: name the class too, {name}:Class")
    return agent_in(name) if MARK in name else agent_named(game, name)


def own_files(names: Iterable[str]) -> dict[str, str]:
    """Of the names that stand for files, the digest of what stands there now: who changes a bot has another one."""
    files = {name: Path(name.rpartition(":")[0] if MARK in name else name).expanduser() for name in names}
    return {
        name: sha256(file.read_bytes()).hexdigest()[:16]
        for name, file in files.items()
        if (MARK in name or name.endswith(NET)) and file.is_file()
    }


@contextmanager
def blamed(name: str, decision: Decision) -> Iterator[None]:
    """What a bot of one's own breaks with when it is asked this is told by its name."""
    try:
        yield
    except FAULTS as fault:
        if MARK not in name:
            raise
        raise BadInput(f"{name} failed when asked '{decision.prompt}': {type(fault).__name__}: {fault}") from fault


def agent_in(name: str) -> Bot:
    path, _, class_name = name.rpartition(":")
    file = Path(path).expanduser()
    if not file.is_file():
        raise BadInput(f"bots: there is no file {file}")
    spec = spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise BadInput(f"bots: {file} is no Python file")
    module = module_from_spec(spec)
    sys.modules.setdefault(file.stem, module)  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
        agent = getattr(module, class_name)()
    except AttributeError as fault:
        raise BadInput(
            f"bots: {file} has no class '{class_name}' that can be made without arguments ({fault})"
        ) from None
    except FAULTS as fault:
        raise BadInput(f"bots: {file} cannot be run: {type(fault).__name__}: {fault}") from None
    if not any(callable(getattr(agent, method, None)) for method in METHODS):
        raise BadInput(f"bots: '{class_name}' of {file} has no method {' or '.join(METHODS.values())}")
    chosen: Bot = agent
    return chosen
