"""Runs kept as tables: the same files whoever plays them, going on after any end, and what the tables say."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.crew import Notice
from tumblehall.lab.job import Job, Part, WorkerDied, play_portion
from tumblehall.lab.job import checked as checked_part
from tumblehall.lab.sim.columns import TABLES, Columns, columns_of
from tumblehall.lab.sim.folder import Folder
from tumblehall.lab.sim.plan import Plan, Told, checked
from tumblehall.lab.sim.playing import Played, play
from tumblehall.lab.sim.run import Crew, in_processes, play_run
from tumblehall.lab.sim.run import Played as Portions

Rows = list[dict[str, Json]]


def quietly(_: str) -> None:
    """Nobody listens."""


def alone(notice: Notice = quietly) -> Crew:
    return in_processes(1, notice)


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def rows(folder: Folder, table: str) -> Rows:
    found: Rows = folder.table(table).to_pylist()
    return found


PLAN = checked("quaeleon", ("quick",), seed="same", portion=2)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven games in four portions, by one process."""
    path = tmp_path_factory.mktemp("sim") / "whole"
    play_run(PLAN, 7, path, alone(), quietly)
    return path


@pytest.mark.parametrize("workers", [2, 3])
def test_the_files_are_the_same_bytes_however_many_play(whole: Path, tmp_path: Path, workers: int) -> None:
    play_run(PLAN, 7, tmp_path / "run", in_processes(workers, quietly), quietly)
    assert files(tmp_path / "run") == files(whole)
    assert len(files(whole)) == 1 + 4 * len(TABLES)


def test_another_seed_plays_other_games(whole: Path, tmp_path: Path) -> None:
    other = play_run(checked("quaeleon", ("quick",), seed="another"), 2, tmp_path / "run", alone(), quietly)
    assert rows(other, "games") != rows(Folder.open(whole), "games")[:2]


def test_a_killed_run_goes_on_to_the_same_files(whole: Path, tmp_path: Path) -> None:
    script = f"""
import os, signal
from pathlib import Path
from tests.lab.test_sim import PLAN, alone
from tumblehall.lab.sim.run import play_run
play_run(PLAN, 7, Path({str(tmp_path / "run")!r}), alone(), lambda line: os.kill(os.getpid(), signal.SIGKILL))
"""
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    }
    assert subprocess.run([sys.executable, "-c", script], env=env, check=False).returncode == -9
    assert 0 < len(files(tmp_path / "run")) < len(files(whole))
    said: list[str] = []
    play_run(PLAN, 7, tmp_path / "run", alone(), said.append)
    assert said[0].startswith("4/7 games")
    assert files(tmp_path / "run") == files(whole)


def test_more_games_are_added_and_the_short_end_is_played_again(whole: Path, tmp_path: Path) -> None:
    play_run(PLAN, 3, tmp_path / "run", alone(), quietly)
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    assert files(tmp_path / "run") == files(whole)


def test_a_broken_file_is_played_again(whole: Path, tmp_path: Path) -> None:
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    (tmp_path / "run" / "games" / "000001.parquet").write_bytes(b"PAR1 cut off")
    with pytest.raises(BadInput, match=r"000001.parquet cannot be read"):
        Folder.open(tmp_path / "run").table("games")
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    assert files(tmp_path / "run") == files(whole)


def test_a_table_that_is_lost_or_another_one_is_played_again(whole: Path, tmp_path: Path) -> None:
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    lost, foreign = (tmp_path / "run" / name for name in ("turns/000001.parquet", "cards/000002.parquet"))
    lost.unlink()
    foreign.write_bytes((whole / "games" / "000002.parquet").read_bytes())
    for table, why in (
        ("turns", "000001.parquet is missing;"),
        ("cards", "000002.parquet cannot be read .it is no table of cards with 2 seats.; delete it:"),
    ):
        with pytest.raises(BadInput, match=f"{why} the 'tumblehall sim' of this run plays it again"):
            Folder.open(tmp_path / "run").table(table)
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    assert files(tmp_path / "run") == files(whole)


def test_workers_that_die_are_one_line_and_lose_nothing(whole: Path, tmp_path: Path) -> None:
    def dying(job: Job[Any, Columns], numbers: Iterable[range]) -> Portions:
        for portion in numbers:
            if portion[0] == 2:
                raise WorkerDied("worker 2 was ended by SIGKILL")
            yield checked_part(job, play_portion(job, portion))

    with pytest.raises(
        BadInput, match=r"^worker 2 was ended by SIGKILL; what was played is kept: the same command goes on"
    ):
        play_run(PLAN, 7, tmp_path / "run", dying, quietly)
    assert Folder.open(tmp_path / "run").many() == 2
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    assert files(tmp_path / "run") == files(whole)


def test_a_full_disk_is_one_line_and_loses_nothing(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, left = Path.write_bytes, [1 + 2 * len(TABLES)]

    def write_bytes(file: Path, data: bytes) -> int:
        left[0] -= 1
        if left[0] < 0:
            write(file, data[:10])
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, data)

    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", write_bytes)
        with pytest.raises(
            BadInput, match="No space left on device; what was played is kept: the same command goes on"
        ):
            play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    kept = files(tmp_path / "run")
    assert len(kept) == 1 + 2 * len(TABLES)
    assert kept.items() <= files(whole).items()
    play_run(PLAN, 7, tmp_path / "run", alone(), quietly)
    assert files(tmp_path / "run") == files(whole)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path / "run", PLAN, 2)
    with folder.held(), pytest.raises(BadInput, match="another run is writing here"):
        play_run(PLAN, 2, tmp_path / "run", alone(), quietly)


def test_another_run_in_the_same_folder_is_refused(whole: Path) -> None:
    with pytest.raises(BadInput, match="is another run: seed was same, and is other; name another folder"):
        Folder.begin(whole, checked("quaeleon", ("quick",), seed="other", portion=2), 7)


def test_other_cards_than_those_of_before_are_refused(tmp_path: Path) -> None:
    Folder.begin(tmp_path, PLAN, 2)
    head = json.loads((tmp_path / "run.json").read_text())
    (tmp_path / "run.json").write_text(json.dumps(head | {"source": "of last week"}))
    with pytest.raises(BadInput, match="was played by other rules, cards or bots than there are now"):
        Folder.begin(tmp_path, PLAN, 2)


def test_a_bot_of_ones_own_that_was_changed_is_another(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("class Bot:\n    def choose(self, view, decision, rng):\n        return decision.options[0].id\n")
    plan = checked("quaeleon", (f"{bot}:Bot", "novice"), portion=2)
    Folder.begin(tmp_path / "run", plan, 2)
    Folder.begin(tmp_path / "run", plan, 2)
    bot.write_text(bot.read_text().replace("[0]", "[-1]"))
    with pytest.raises(BadInput, match="was played by other rules, cards or bots than there are now"):
        Folder.begin(tmp_path / "run", plan, 2)


def test_a_missing_name_is_named() -> None:
    for names in (("",), ("novice", "")):
        with pytest.raises(BadInput, match="--agents: a name is missing; the bots are"):
            checked("quaeleon", names)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "is not the folder of a run: it has no run.json"),
        ("{", "is broken: it does not say what run this is"),
        ("[]", "is broken"),
        ('{"format": 1, "game": "quaeleon", "seats": 2, "portion": 2, "games": 4, "told": null}', "is broken"),
        ('{"format": 99}', "has tables of format 99; this is 1: play it anew"),
    ],
)
def test_foreign_and_broken_folders_are_refused(tmp_path: Path, text: str | None, words: str) -> None:
    (tmp_path / ("notes.txt" if text is None else "run.json")).write_text(text or "mine")
    with pytest.raises(BadInput, match=words):
        Folder.open(tmp_path)
    with pytest.raises(BadInput, match=words):
        Folder.begin(tmp_path, PLAN, 1)


# -- what the tables say -----------------------------------------------------------------------------------------------


def played(game: str, agent: str, games: int, told: Told | None = None, **given: int) -> tuple[Plan, list[Played]]:
    plan = checked(game, (agent,), told=told, seed="tables", **given)  # type: ignore[arg-type]
    return plan, [play(plan, plan.seed, number) for number in range(games)]


@pytest.mark.parametrize("game", ["angryquest", "dicequest", "quaeleon", "quarriors"])
def test_every_game_has_turns_cards_and_decisions(game: str) -> None:
    _, games = played(game, "quick", 2, seats=3)
    for one in games:
        fates = one.heard.fates.values()
        assert sum(one.shares) == pytest.approx(1)
        assert {turn.seat for turn in one.heard.turns} == {0, 1, 2}
        assert all(len(turn.standing) == 3 for turn in one.heard.turns)
        assert sum(turn.answers for turn in one.heard.turns) <= one.heard.answers
        assert sum(fate.taken for fate in fates) > 0
        assert sum(fate.played for fate in fates) > 0
        assert all(fate.taken <= fate.offered for fate in fates)
    found = columns_of(games)
    assert [len(found["games"][0]), len(set(found["cards"][0]))] == [2, 2]


def test_in_quarriors_every_card_of_the_wilds_has_a_row_for_each_seat() -> None:
    (one,) = played("quarriors", "quick", 1)[1]
    cards = {card for _, card in one.heard.fates}
    assert "Portal/Basic" in cards
    assert {(seat, card) for seat in (0, 1) for card in cards} == set(one.heard.fates)


@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("quaeleon", "hedge-apothecary"),
        ("quarriors", "Portal/Basic"),
        ("angryquest", "saint-evra"),
        ("dicequest", "corporal"),
    ],
)
def test_a_side_that_is_told_takes_the_card_always_or_never(game: str, card: str) -> None:
    took = {how: played(game, "skilled", 8, Told(card, how))[1] for how in ("take", "never")}
    offered = {"take": 0, "never": 0}
    for how, games in took.items():
        for one in games:
            assert one.told == one.number % 2
            if (fate := one.heard.fates.get((one.told, card))) and fate.offered:
                offered[how] += 1
                assert (fate.taken > 0) == (how == "take"), one.number
    assert min(offered.values()) > 0


def test_games_in_which_the_card_is_never_offered_are_the_same() -> None:
    take, never = (played("quaeleon", "skilled", 3, Told("no-such-card", how))[1] for how in ("take", "never"))
    assert columns_of(take) == columns_of(never)


def test_a_part_that_is_played_twice_is_equal() -> None:
    _, games = played("dicequest", "skilled", 1)
    assert Part(range(1), columns_of(games)) == Part(range(1), columns_of(played("dicequest", "skilled", 1)[1]))


def test_a_game_without_end_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblehall.lab.job.MOST_ANSWERS", 10)
    with pytest.raises(BadInput, match='game 0 of seed "same" has not ended after 10 answers: its bots go on for ever'):
        play_run(PLAN, 2, tmp_path / "run", alone(), quietly)
