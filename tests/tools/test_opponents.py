"""docs/opponents.md: what it says of results, and that it is up to date."""

import json
from pathlib import Path

from tools.opponents import PAGE, made
from tumblehall.lab.arena.report import Met, Report, Speed, Won


def report(seats: int, shares: dict[str, float], **condition: str) -> Report:
    """A result of which only the shares are told; the rest is as small as it can be."""
    run = {"game": "dicequest", "options": {}, "commit": "abc", "version": "1", "date": "2026-01-02"}
    won = [Won(name=name, share=share, interval=(share - 0.05, share + 0.05)) for name, share in shares.items()]
    met = Met(condition=dict(condition), games=400, worth=400, seconds=1.5, won=won, test=None)
    speed = [Speed(name=name, choices=9, mean=1, p99=2) for name in shares]
    return Report(run=run, seats=seats, meetings=[met], speed=speed, ratings=None)


def written(folder: Path, *reports: Report) -> str:
    (folder / "results").mkdir()
    for number, one in enumerate(reports):
        (folder / "results" / f"{number}.json").write_text(json.dumps(one))
    return made(folder)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == made()


def test_a_meeting_is_a_row_with_its_interval_date_and_commit(tmp_path: Path) -> None:
    text = written(tmp_path, report(2, {"expert": 0.9, "skilled": 0.1}))
    assert "| 2 | expert | skilled | 90.0 % (85.0 to 95.0) | 1.80 | 400 |  | 1.5 | abc, 2026-01-02 |" in text


def test_what_is_won_together_is_told_by_difficulty(tmp_path: Path) -> None:
    text = written(tmp_path, report(1, {"novice": 0.2}, difficulty="hard"))
    assert "| 1 | hard | novice | 20.0 % (15.0 to 25.0) | 400 | 1.5 | abc, 2026-01-02 |" in text


def test_a_game_without_results_says_so(tmp_path: Path) -> None:
    assert "## Angry Quest\n\nNothing is measured yet.\n" in written(tmp_path)


def test_what_is_written_of_a_game_is_part_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "dicequest.md").write_text("# Dicequest\n\n## Novice\nForgets [wounds](../rules/dicequest.md).\n")
    assert "## Dicequest\n\nNothing is measured yet.\n\n### Novice\nForgets [wounds](rules/dicequest.md).\n" in written(
        tmp_path
    )
