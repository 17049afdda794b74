"""Games of every release replay with the same hash, as long as the versions of their sets stand."""

from pathlib import Path

import pytest

import tumblehall as th
from tests.records.make import FOLDER, plans
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.replay import other_rules
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named

FILES = sorted(FOLDER.glob("*/*.json"))

MOST_BYTES = 1_500_000


def test_nothing_is_missing_for_this_release() -> None:
    """A game that was just added has its first records with the next release."""
    kept = {th.Record.from_json(file.read_text("utf-8")).game for file in FILES if file.parent.name == RELEASE}
    assert kept
    missing = [plan.file.name for game in sorted(kept) for plan in plans(game) if not plan.file.exists()]
    assert missing == [], "run python -m tests.records.make"


def test_records_of_a_release_stay_small() -> None:
    for folder in {file.parent for file in FILES}:
        assert sum(file.stat().st_size for file in folder.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_record_replays_or_says_which_release_does(file: Path) -> None:
    text = file.read_text("utf-8")
    record = th.Record.from_json(text)
    assert record.release == file.parent.name
    if other_rules(game_named(record.game), record) is None:
        assert all(check.ok for check in verify(text, game_named)), [*verify(text, game_named)]
        return
    with pytest.raises(th.BadInput, match=f"Release {record.release} replays it"):
        th.replay(record)
