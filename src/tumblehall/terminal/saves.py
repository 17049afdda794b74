"""Games on disk: a record as JSON, and beside it who sat where, and whether there are take-backs and the lamp."""

import json
import os
from datetime import datetime
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import parse_json
from tumblehall.kernel.record import Record

CHAIRS = ".seats"
"""Ending of the file beside a record: the level of each seat's bot, empty for a person."""
STRICT = ".strict"
"""Ending of an empty file beside the record of a table without take-backs."""

DARK = ".dark"
"""Likewise of a table without the lamp."""


def folder() -> Path:
    """Where games are kept unless told otherwise."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "tumblehall"


def new_file(game: str) -> Path:
    """A file for a new game, named by game and time."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file, number = folder() / f"{stem}.json", 1
    while file.exists():
        number += 1
        file = folder() / f"{stem}-{number}.json"
    return file


def write(file: Path, record: Record, chairs: tuple[str, ...], take_backs: bool = True, lamp: bool = True) -> None:
    """The old file stays whole until the new one is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(record.to_json(), "utf-8")
    fresh.replace(file)
    seats = file.with_suffix(CHAIRS)
    text = json.dumps(list(chairs))
    if not seats.exists() or seats.read_text("utf-8") != text:
        seats.write_text(text, "utf-8")
    if not take_backs:
        file.with_suffix(STRICT).touch()
    if not lamp:
        file.with_suffix(DARK).touch()


def has_take_backs(file: Path) -> bool:
    return not file.with_suffix(STRICT).exists()


def has_lamp(file: Path) -> bool:
    return not file.with_suffix(DARK).exists()


def read(file: Path) -> Record:
    try:
        return Record.from_json(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadInput(f"{file}: is no text") from None
    except OSError as fault:
        raise BadInput(f"cannot read {file}: {fault.strerror}") from None


def chairs_of(file: Path, seats: int) -> tuple[str, ...] | None:
    """Who sat where when the game was saved; None if that is not known."""
    try:
        chairs = parse_json(file.with_suffix(CHAIRS).read_text("utf-8"), "the seats")
    except (OSError, ValueError):
        return None
    if isinstance(chairs, list) and len(chairs) == seats and all(isinstance(chair, str) for chair in chairs):
        return tuple(chairs)
    return None


def unfinished(most: int = 9) -> list[tuple[Path, Record]]:
    """Saved games that can go on, the newest first."""
    found = []
    files = sorted((file for file in folder().glob("*.json") if file.is_file()), key=os.path.getmtime, reverse=True)
    for file in files[: most * 5]:
        try:
            record = read(file)
        except BadInput:
            continue
        if record.outcome is None and record.entries:
            found.append((file, record))
    return found[:most]
