"""The log: one line for each event, and nothing secret in any."""

import ast
import io
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.house.tree import PACKAGE, python_files
from tumblehall.server.logs import MASK, Form, Level, is_unsaid, say, set_up
from tumblehall.server.tokens import hash_of, new_token

LogTo = Callable[[Level, Form], io.StringIO]


@pytest.fixture
def log() -> Iterator[LogTo]:
    """Sets logs up for one test; what is written to them."""
    names = [None, "tumblehall.server", "uvicorn", "uvicorn.error", "uvicorn.access"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, logger.propagate, logger.handlers[:]) for logger in loggers]

    def to(level: Level, form: Form) -> io.StringIO:
        stream = io.StringIO()
        set_up(level, form, stream)
        return stream

    yield to
    for logger, (level, propagate, handlers) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.propagate = propagate
        logger.handlers[:] = handlers


def entries(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_json_line_has_time_level_event_and_fields(log: LogTo) -> None:
    stream = log("info", "json")
    say("table founded", table="abc", seats=3)
    (entry,) = entries(stream)
    assert entry.pop("time").endswith("+00:00")
    assert list(entry.items()) == [("level", "info"), ("event", "table founded"), ("table", "abc"), ("seats", 3)]


def test_text_line_can_be_read_and_quotes_what_is_not_plain(log: LogTo) -> None:
    stream = log("info", "text")
    say("not saved", level="error", table="abc", reason="disk full\nreally", tries=2)
    (line,) = stream.getvalue().splitlines()
    assert line.split(" ", 1)[1] == r'error    not saved table=abc reason="disk full\nreally" tries=2'


def test_fields_do_not_replace_time_level_and_event(log: LogTo) -> None:
    stream = log("info", "json")
    say("said", time="now", name="x", msg="y", args=1)
    (entry,) = entries(stream)
    assert entry["time"] != "now"
    assert (entry["name"], entry["msg"], entry["args"]) == ("x", "y", 1)


def test_what_is_less_important_than_the_level_is_not_said(log: LogTo) -> None:
    stream = log("warning", "json")
    say("quiet", level="info")
    say("loud", level="warning")
    assert [entry["event"] for entry in entries(stream)] == ["loud"]


@pytest.mark.parametrize(
    ("level", "heard"), [("debug", ["info", "warning", "error"]), ("info", ["warning", "error"]), ("error", ["error"])]
)
def test_others_are_heard_from_warnings_on_unless_we_debug(level: Level, heard: list[str], log: LogTo) -> None:
    stream = log(level, "json")
    other = logging.getLogger("uvicorn.error")
    other.info("connection open")
    other.warning("odd")
    other.error("wrong")
    assert [entry["level"] for entry in entries(stream)] == heard


@pytest.mark.parametrize("form", ["json", "text"])
def test_nothing_secret_is_written_under_any_name(form: Form, log: LogTo) -> None:
    stream = log("info", form)
    token = new_token()
    secrets = [token, hash_of(token), "hunter2", "Bearer x", "an evening"]
    say("sat", token=secrets[0], seat_seed=secrets[4], headers={"Authorization": secrets[3]})
    say("sat", who=[f"it is {token}."], path=f"/t/abc?key={secrets[2]}", key=hash_of(token))
    say("opened", database=f"postgresql://me:{secrets[2]}@db/tumblehall", fault=ValueError(token))
    say(f"heard {token}")
    logging.getLogger("uvicorn.error").warning('"WebSocket /ws?token=%s" [accepted]', secrets[2])
    assert [secret for secret in secrets if secret in stream.getvalue()] == []
    assert stream.getvalue().count(MASK) >= 9


def test_what_is_not_secret_stays(log: LogTo) -> None:
    stream = log("info", "json")
    say("acted", seat=0, options=["roll", "pass"], ok=True, table="Yx3-_abcDEF012345678")
    (entry,) = entries(stream)
    assert (entry["seat"], entry["options"], entry["ok"]) == (0, ["roll", "pass"], True)
    assert entry["table"] == "Yx3-_abcDEF012345678"


def test_fault_comes_with_its_trace(log: LogTo) -> None:
    stream = log("info", "json")
    try:
        raise RuntimeError("no dice")
    except RuntimeError as fault:
        say("failed", level="error", fault=fault)
    (entry,) = entries(stream)
    assert "test_fault_comes_with_its_trace" in entry["fault"]
    assert "RuntimeError: no dice" in entry["fault"]


def test_uvicorn_speaks_through_us_and_has_no_access_log(log: LogTo) -> None:
    stream = log("info", "json")
    uvicorn.Config("app", log_config=None, access_log=False)
    logging.getLogger("uvicorn.access").warning("GET /")
    logging.getLogger("uvicorn.error").error("the port is taken")
    (entry,) = entries(stream)
    assert (entry["event"], entry["logger"], entry["message"]) == ("log", "uvicorn.error", "the port is taken")


def test_second_set_up_takes_the_place_of_the_first(log: LogTo) -> None:
    first, second = log("info", "json"), log("info", "json")
    say("once")
    assert first.getvalue() == ""
    assert len(entries(second)) == 1


def unsaid_fields(source: str) -> list[str]:
    """Fields of `say` that would be masked: who writes them has not thought of it."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    said = [call for call in calls if ast.unparse(call.func).split(".")[-1] == "say"]
    return [word.arg for call in said for word in call.keywords if word.arg is not None and is_unsaid(word.arg)]


def test_no_line_of_the_server_says_a_secret_by_name() -> None:
    said: dict[Path, list[str]] = {
        file: unsaid_fields(file.read_text("utf-8")) for file in python_files(PACKAGE / "server")
    }
    assert {file: names for file, names in said.items() if names} == {}


@pytest.mark.parametrize("name", ["token", "seat_token", "secret", "seed", "authorization", "Authorization", "seeds"])
def test_secret_field_is_found(name: str) -> None:
    assert unsaid_fields(f"logs.say('sat', seat=1, {name}=x)") == [name]
