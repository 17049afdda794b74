"""`tumblehall replay`: forward, back, and all at once."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

import tumblehall as th
from tests.cli.conftest import Save, Tell
from tumblehall.commands import replay

Browse = Callable[..., list[str]]


@pytest.fixture
def browse(tell: Tell, save: Save, begun: str, monkeypatch: pytest.MonkeyPatch) -> Browse:
    """Types keys at a terminal; what was shown for each, the first step included. Input ends after the last key."""

    def run(*keys: str) -> list[str]:
        typed: Iterator[str] = iter(keys)

        def ask(prompt: str) -> str:
            print(prompt, end="")
            key = next(typed, None)
            if key is None:
                raise EOFError
            return key

        monkeypatch.setattr(replay, "at_terminal", lambda: True)
        monkeypatch.setattr("builtins.input", ask)
        told = tell("replay", save(begun))
        assert told.status == 0, told
        return told.out.split(replay.PROMPT)

    return run


def first_line(page: str) -> str:
    return page.splitlines()[0]


def test_all_steps_are_printed_without_a_terminal(tell: Tell, save: Save, finished: str) -> None:
    record = th.Record.from_json(finished)
    told = tell("replay", save(finished))
    assert told.status == 0
    pages = told.out.split("\n\n")
    assert len(pages) == len(record.entries) + 1
    last = len(record.entries)
    for number, (page, entry) in enumerate(zip(pages[1:], record.entries, strict=True), 1):
        assert first_line(page) == f"step {number} of {last}: seat {entry.seat}: {entry.act}"
    table = th.replay(record)
    assert table.outcome is not None
    assert table.outcome.reason in pages[-1].splitlines()[-1]


def test_page_shows_what_happened_and_what_is_asked(tell: Tell, save: Save, begun: str) -> None:
    record = th.Record.from_json(begun)
    table = th.replay(record)
    page = tell("replay", save(begun)).out.split("\n\n")[-1]
    assert table.events(None)[-1].text in page
    decision = table.decisions[0]
    assert f"Seat {decision.seat}: {decision.prompt}" in page
    assert all(f" {option.id} " in page for option in decision.options)
    assert f"* {decision.default} " in page


def test_record_is_read_from_standard_input(save: Save, begun: str) -> None:
    command = [sys.executable, "-m", "tumblehall", "replay", "-"]
    done = subprocess.run(command, input=begun, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("step 0 of ")


def test_keys_step_forward_and_back(browse: Browse) -> None:
    pages = browse("n", "", "p", "4", "f", "l", "q")
    steps = [first_line(page).split(":")[0] for page in pages[:-1]]
    assert steps == [f"step {n} of 8" for n in (0, 1, 2, 1, 4, 0, 8)]
    assert pages[1] == pages[3]


def test_taking_back_is_shown(browse: Browse) -> None:
    pages = browse("2")
    assert first_line(pages[1]) == "step 2 of 8: seat 0 takes back"


@pytest.mark.parametrize("seat", [(), ("--seat", "0"), ("--seat", "1")])
def test_taking_back_by_agreement_is_shown_to_everybody(seat: tuple[str, ...], tell: Tell, save: Save) -> None:
    table = th.new_table("angryquest", seats=2, seed="evening")
    first = table.decisions[0]
    table.act(first.seat, first.options[0].id)
    table.undo(first.seat, agreed=True)
    page = tell("replay", save(table.record.to_json()), *seat).out.split("\n\n")[-1]
    assert first_line(page) == f"step 2 of 2: seat {first.seat} takes back, as agreed"
    assert f"Seat {first.seat} takes back an answer, as agreed." in page


def test_steps_beyond_the_ends_are_refused(browse: Browse) -> None:
    pages = browse("p", "9", "l", "n", "999999999999999")
    assert pages[1] == pages[2] == pages[4] == "the steps are 0 to 8\n"
    assert pages[5] == "there is no key '999999999999999'\n"


def test_unknown_key_is_refused(browse: Browse) -> None:
    assert browse("x")[1] == "there is no key 'x'\n"


def test_view_is_shown_as_json(browse: Browse) -> None:
    assert json.loads(browse("v")[1])["game"] == "angryquest"


def test_end_of_input_quits(browse: Browse) -> None:
    assert browse()[-1] == "\n"


def test_seat_sees_no_secret_answer_of_another(tell: Tell, save: Save, begun: str) -> None:
    record = th.Record.from_json(begun)
    hidden = [entry.act for entry in record.entries if entry.seat == 0 and entry.act and entry.act.startswith("return")]
    assert hidden
    out = tell("replay", save(begun), "--seat", "1").out
    assert not any(act in out for act in hidden)
    assert "seat 0 answers in secret" in out
    assert hidden[0] in tell("replay", save(begun), "--seat", "0").out


@pytest.mark.parametrize(
    ("seat", "words"), [("2", "there is no seat 2; the seats are 0 to 1"), ("x", "must be a seat")]
)
def test_seat_that_is_not_there_is_refused(seat: str, words: str, tell: Tell, save: Save, begun: str) -> None:
    assert words in tell("replay", save(begun), "--seat", seat).refusal()


def test_damaged_record_is_refused_with_the_place(tell: Tell, save: Save, begun: str) -> None:
    doc = json.loads(begun)
    doc["entries"][3]["act"] = "fly away"
    file = save(doc)
    assert tell("replay", file).refusal().startswith(f"{file}: record.entries[3]: ")


def test_real_terminal_can_step(save: Save, begun: str) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tumblehall", "replay", str(save(begun))]
    running = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, b"n\np\nq\n")
    shown = b""
    try:
        while more := os.read(ours, 4096):
            shown += more
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(ours)
    assert running.wait(20) == 0
    assert shown.count(b"step 0 of 8") == 2
    assert shown.count(b"step 1 of 8") == 1
