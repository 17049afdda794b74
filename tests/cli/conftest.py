"""Records to show and check, and a way to run the command in this process."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import tumblehall as th
from tumblehall.cli import main

Doc = dict[str, Any]
SECRET = bytes(range(32))


@dataclass(frozen=True)
class Told:
    status: int
    out: str
    err: str

    def refusal(self) -> str:
        """The one line on stderr of a command that refused its input and printed nothing else."""
        assert self.status == 2, self
        assert self.out == ""
        assert self.err.startswith("tumblehall: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.removeprefix("tumblehall: ").strip()


Tell = Callable[..., Told]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    def run(*argv: str | Path) -> Told:
        capsys.readouterr()
        try:
            status = main([str(arg) for arg in argv])
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else 1
        return Told(status, *capsys.readouterr())

    return run


def play_on(table: th.Table, answers: int) -> th.Table:
    """Random answers, up to so many or to the end."""
    rng = th.FastRng("bots")
    for _ in range(answers):
        if not table.decisions:
            break
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    return table


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game with repeatable dice."""
    table = play_on(th.new_table("angryquest", seats=2, seed="evening"), 60_000)
    assert table.outcome is not None
    return table.record.to_json()


@pytest.fixture(scope="session")
def fair() -> str:
    """The record of a whole game with fair dice."""
    table = play_on(th.new_table("angryquest", seats=2, fair=th.FairDice(SECRET, "table 7", ("a", "b"))), 60_000)
    assert table.outcome is not None
    return table.record.to_json()


@pytest.fixture(scope="session")
def begun() -> str:
    """The record of a game just begun, one answer taken back."""
    table = th.new_table("angryquest", seats=2, seed="evening")
    first = table.decisions[0]
    table.act(first.seat, first.options[0].id)
    table.undo(first.seat)
    return play_on(table, 6).record.to_json()


Save = Callable[[str | Doc | bytes], Path]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Writes a text, bytes or a JSON value into a file."""

    def write(what: str | Doc | bytes) -> Path:
        file = tmp_path / "game.json"
        text = json.dumps(what) if isinstance(what, dict) else what
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    return write
