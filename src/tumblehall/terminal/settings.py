"""What people want of the terminal, kept beside their games."""

import json
from collections.abc import Container

from tumblehall.kernel.reading import parse_json
from tumblehall.kernel.values import Json
from tumblehall.terminal import saves
from tumblehall.terminal.manners import LONE, WAIT
from tumblehall.terminal.pace import NORMAL, PACES

FILE = "settings"


def lone() -> str:
    """What becomes of the only answer; the usual if nothing was said, or nothing that can be read."""
    return _chosen("lone", LONE, WAIT)


def pace() -> str:
    """How quickly others' turns are told."""
    return _chosen("pace", PACES, NORMAL)


def keep_lone(chosen: str) -> bool:
    return _keep("lone", chosen)


def keep_pace(chosen: str) -> bool:
    return _keep("pace", chosen)


def _kept() -> dict[str, Json]:
    try:
        said = parse_json((saves.folder() / FILE).read_text("utf-8"), "the settings")
    except (OSError, ValueError):
        return {}
    return said if isinstance(said, dict) else {}


def _chosen(name: str, known: Container[str], usual: str) -> str:
    said = _kept().get(name)
    return said if isinstance(said, str) and said in known else usual


def _keep(name: str, chosen: str) -> bool:
    """Whether it could be kept; a disk that refuses must not stop the game."""
    try:
        saves.folder().mkdir(parents=True, exist_ok=True)
        (saves.folder() / FILE).write_text(json.dumps({**_kept(), name: chosen}) + "\n", "utf-8")
    except OSError:
        return False
    return True
