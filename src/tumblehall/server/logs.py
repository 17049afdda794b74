"""What the server says about itself: one line for each event on stderr, as JSON or as text. No line ever has a token or
a secret in it, whoever wrote it."""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

from tumblehall.server.tokens import TOKEN

Level = Literal["debug", "info", "warning", "error"]
Form = Literal["json", "text"]

LOGGER = logging.getLogger("tumblehall.server")
STRANGERS = "uvicorn.error.strangers"
MASK = "***"
UNSAID = frozenset({"token", "tokens", "secret", "secrets", "seed", "seeds", "authorization", "cookie", "password"})
"""A field with such a word in its name is masked."""
LOOKS_SECRET = re.compile(rf"{TOKEN.pattern}|\b[0-9a-fA-F]{{64}}\b|(?<=://)[^/\s@]+(?=@)|(?<=\?)[^\s\"']+")
"""Tokens, secrets and hashes, users and passwords in addresses of databases, and the queries of requests."""
PLAIN = re.compile(r"[\w.:/+@#%,\[\]*-]+")


def say(event: str, /, *, level: Level = "info", fault: BaseException | None = None, **fields: Any) -> None:
    """Something happened, in a few words that are always the same, with fields that say what is worth knowing of it."""
    LOGGER.log(number_of(level), event, extra={"fields": fields}, exc_info=fault)


def number_of(level: Level) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def is_unsaid(name: str) -> bool:
    return not UNSAID.isdisjoint(name.lower().replace("-", "_").split("_"))


def masked(value: Any, name: str = "") -> Any:
    """A value as it may be written: plain, and without anything that looks secret, however deep."""
    if is_unsaid(name):
        return MASK
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {str(key): masked(inner, str(key)) for key, inner in value.items()}
        case list() | tuple() | set() | frozenset():
            return [masked(inner) for inner in value]
        case _:
            return LOOKS_SECRET.sub(MASK, str(value))


def entry_of(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of a line: time, level and event first. What others log has the event `log`."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    head = {"time": time, "level": record.levelname.lower()}
    fields: dict[str, Any] | None = getattr(record, "fields", None)
    if fields is None:
        entry = head | {"event": "log", "logger": record.name, "message": masked(record.getMessage())}
    else:
        entry = masked(fields) | head | {"event": masked(record.getMessage())}
        entry = {name: entry[name] for name in (*head, "event", *fields)}
    if record.exc_info is not None and record.exc_info[1] is not None:
        entry["fault"] = masked("".join(traceback.format_exception(record.exc_info[1])))
    return entry


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(entry_of(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """`time level event name=value ...`; a fault follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        entry = entry_of(record)
        fault = entry.pop("fault", "")
        head = f"{entry.pop('time')} {entry.pop('level'):8} {entry.pop('event')}"
        fields = "".join(f" {name}={_short(value)}" for name, value in entry.items())
        return head + fields + (f"\n{fault}".rstrip() if fault else "")


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if PLAIN.fullmatch(text) else json.dumps(value, ensure_ascii=False)


class _Lines(logging.StreamHandler[TextIO]):
    """Our handler, to be known again when logs are set up a second time."""


def set_up(level: Level, form: Form, stream: TextIO | None = None) -> None:
    """Sends everything that is logged in this process through here. uvicorn is told log_config=None and
    access_log=False; what others log is heard from warnings on, unless the level is debug."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, _Lines)]:
        root.removeHandler(handler)
    lines = _Lines(stream or sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else TextLines())
    root.addHandler(lines)
    LOGGER.setLevel(number_of(level))
    root.setLevel(logging.DEBUG if level == "debug" else max(logging.WARNING, number_of(level)))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
        logger.setLevel(logging.NOTSET)
    # Warnings of every request that makes no sense: the door says it once.
    logging.getLogger(STRANGERS).setLevel(logging.ERROR)
