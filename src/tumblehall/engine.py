"""Which engine runs: the source as it stands, or the same source compiled by `make fast` into the folder `compiled`.

What was compiled is used only where it was made from exactly this source, for this Python; else the plain source runs,
with a warning. `TUMBLEHALL_ENGINE=plain` takes the source whatever lies there, `TUMBLEHALL_ENGINE=compiled` refuses to
go on without what was compiled. See docs/compiled-engine.md."""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType

HOME = Path(__file__).parent
FOLDER = HOME / "compiled"
MANIFEST = "manifest.json"
ROOMS = ("kernel", "games")
"""Compiled code has numbers of all their files in it: a change in any of them makes it old."""
PLAIN, COMPILED = "plain", "compiled"


class Unfit(ImportError):
    """What was compiled cannot be used; the message says why."""


class Finder(MetaPathFinder):
    """Finds what was compiled before the source is found."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def suffix() -> str:
    """How files of this Python end that hold compiled code."""
    return str(get_config_var("EXT_SUFFIX"))


def hashes(home: Path = HOME) -> dict[str, str]:
    """Each source file of the engine and the hash of what stands in it."""
    files = sorted(file for room in ROOMS for file in (home / room).rglob("*.py"))
    return {file.relative_to(home).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def found(home: Path = HOME) -> dict[str, Path]:
    """By name the modules that were compiled from this source; Unfit where they are missing or older."""
    folder = home / FOLDER.name
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    except FileNotFoundError:
        raise Unfit("nothing was compiled; make fast does it") from None
    if manifest["suffix"] != suffix():
        raise Unfit(f"what was compiled is for another Python ({manifest['suffix']}); make fast compiles it anew")
    now, then = hashes(home), manifest["sources"]
    changed = [name for name in {**then, **now} if now.get(name) != then.get(name)]
    if changed:
        raise Unfit(f"{changed[0]} has changed since it was compiled; make fast compiles it anew")
    return {name: folder / (name + suffix()) for name in manifest["modules"]}


def choose(wanted: str | None, home: Path = HOME) -> str:
    """Lets compiled modules be found where they are wanted and fit; which engine it is."""
    if wanted not in (None, "", PLAIN, COMPILED):
        raise ImportError(f"TUMBLEHALL_ENGINE must be {PLAIN} or {COMPILED}; got {wanted!r}")
    if wanted == PLAIN or (wanted != COMPILED and not (home / FOLDER.name / MANIFEST).exists()):
        return PLAIN
    try:
        files = found(home)
    except Unfit as error:
        if wanted == COMPILED:
            raise
        warnings.warn(f"the plain engine runs: {error}", RuntimeWarning, stacklevel=2)
        return PLAIN
    sys.meta_path.insert(0, Finder(files))
    return COMPILED


ENGINE = choose(os.environ.get("TUMBLEHALL_ENGINE"))
"""The engine of this process: "plain" or "compiled"."""
