"""Games of every release replay with the same hash, as long as the versions of their sets stand."""

from pathlib import Path

import pytest

import tumblehall as th
from tests.records.make import FOLDER
from tumblehall.kernel.replay import other_rules
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named

FILES = sorted(FOLDER.glob("*/*.json"))


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
