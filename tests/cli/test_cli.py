"""The command as a whole: help, versions, and errors of one line."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tumblehall
from tests.cli.conftest import Save, Tell
from tumblehall import cli
from tumblehall.commands import games

COMMANDS = (
    "games",
    "play",
    "serve",
    "replay",
    "verify",
    "rules",
    "cards",
    "position",
    "fuzz",
    "arena",
    "train",
    "backup",
    "restore",
)
PROGRAM = (sys.executable, "-m", "tumblehall")


def test_version(tell: Tell) -> None:
    assert tell("--version").out == f"tumblehall {tumblehall.__version__} ({tumblehall.ENGINE})\n"


def test_help_lists_every_command_in_a_line(tell: Tell) -> None:
    told = tell("--help")
    assert told.status == 0
    lines = [line.split() for line in told.out.splitlines()]
    for command in COMMANDS:
        assert any(words[:1] == [command] and len(words) > 2 for words in lines), command


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself_with_an_example(command: str, tell: Tell) -> None:
    told = tell(command, "--help")
    assert told.status == 0
    head, _, examples = told.out.partition("\nexamples:\n")
    assert f"  tumblehall {command}" in examples
    paragraph = head.split("\n\n")[1]
    assert len(paragraph.split()) > 20
    assert max(len(line) for line in told.out.splitlines()) <= 120


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ([], "the following arguments are required: COMMAND; 'tumblehall --help' says more"),
        (["dance"], "there is no command 'dance'; the commands are games, play"),
        (["gmaes"], "; did you mean 'games'?"),
        (["games", "--loud"], "unrecognized arguments: --loud"),
        (["verify"], "the following arguments are required: FILE; 'tumblehall verify --help' says more"),
        (["--vers"], "'tumblehall --help' says more"),
    ],
)
def test_wrong_use_is_refused_in_one_line(argv: list[str], words: str, tell: Tell) -> None:
    assert words in tell(*argv).refusal()


@pytest.mark.parametrize("command", ["verify", "replay", "position"])
class TestBadFile:
    def test_missing(self, command: str, tell: Tell, tmp_path: Path) -> None:
        file = tmp_path / "none.json"
        assert tell(command, file).refusal() == f"cannot read {file}: No such file or directory"

    def test_folder(self, command: str, tell: Tell, tmp_path: Path) -> None:
        assert tell(command, tmp_path).refusal() == f"cannot read {tmp_path}: Is a directory"

    def test_no_name_of_a_file(self, command: str, tell: Tell) -> None:
        assert "that is no name of a file" in tell(command, "a\0b").refusal()

    def test_no_text(self, command: str, tell: Tell, save: Save) -> None:
        file = save(b'{"game": "\xff"}')
        assert tell(command, file).refusal() == f"{file}: is no text in UTF-8 (byte 0xff at 10)"

    @pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", "3", '"x"', "{}", '{"game": 5}', "[" * 100_000])
    def test_no_document(self, command: str, text: str, tell: Tell, save: Save) -> None:
        assert tell(command, save(text)).refusal()


def test_our_own_fault_is_one_line_too(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> int:
        raise ZeroDivisionError("division\nby zero")

    monkeypatch.setattr(games, "run", fall)
    told = tell("games")
    assert told.status == 70
    assert told.err.startswith("tumblehall: this is our fault, please tell us: ZeroDivisionError: division by zero (")
    monkeypatch.setenv("TUMBLEHALL_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["games"])


def test_interrupt_is_one_line(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupt)
    told = tell("games")
    assert (told.status, told.err) == (130, "tumblehall: stopped\n")


def test_interrupt_from_outside() -> None:
    # Tests that run in the background of a shell inherit that interrupts are ignored.
    heard = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}; from tumblehall.cli import main; print('ready', flush=True); sys.exit(main(['verify', '-']))"
    running = subprocess.Popen([sys.executable, "-c", code], stdin=-1, stdout=-1, stderr=-1, text=True)
    assert running.stdout is not None
    assert running.stdout.readline() == "ready\n"
    time.sleep(0.3)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert (running.returncode, out, err) == (130, "", "tumblehall: stopped\n")


@pytest.mark.parametrize("argv", [["rules", "QC"], ["--help"], ["games"]])
def test_reader_that_went_away_is_no_error(argv: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, *argv], stdout=writer, stderr=-1)
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == (0 if argv == ["--help"] else 128 + signal.SIGPIPE)  # argparse keeps it to itself


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_full_disk_is_one_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*PROGRAM, "games"], stdout=full, stderr=-1, text=True)
    assert (done.returncode, done.stderr) == (2, "tumblehall: No space left on device\n")


@pytest.mark.parametrize(
    ("line", "status"),
    [("games >&-", 0), ("games chess 2>&-", 2), ("verify - <&-", 2), ("play angryquest <&-", 2)],
)
def test_closed_ends_break_nothing(line: str, status: int) -> None:
    done = subprocess.run(f"'{sys.executable}' -m tumblehall {line}", shell=True, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (status, "")
    assert done.stderr.count("\n") <= 1


def test_terminal_that_lacks_a_sign_shows_another() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PROGRAM, "rules", "QD-7"], capture_output=True, text=True, env=env)
    assert done.returncode == 0
    assert 'damage from ?"' in done.stdout


def test_arguments_that_are_no_text_are_refused() -> None:
    done = subprocess.run([*(part.encode() for part in PROGRAM), b"rules", b"\xff"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("tumblehall: no rule has the words")
