"""A whole game analysed: what was chosen, what fell, and what that did."""

import json

import pytest

import tumblehall as th
from tests.analysis.conftest import Played
from tumblehall.analysis.choosing import gain_over
from tumblehall.analysis.page import page_of
from tumblehall.kernel.values import Json


@pytest.fixture(scope="module", params=["angryquest", "dicequest", "quaeleon", "quarriors"])
def analysed(request: pytest.FixtureRequest, played: Played) -> dict[str, Json]:
    game = str(request.param)
    return th.analyse(played(game, 2, ("skilled", "novice"), {"quarriors": 24}.get(game, 60)), 8)


def test_it_is_plain_and_only_real_choices_are_in_it(analysed: dict[str, Json]) -> None:
    assert json.loads(json.dumps(analysed)) == analysed
    steps = [made["step"] for made in analysed["decisions"]]
    assert steps == sorted(steps)
    for made in analysed["decisions"]:
        assert made["options"] > 1 or len(made["chosen"]["ids"]) > 1
        assert made["step"] < made["until"] <= analysed["steps"]
        for moment in ("before", "after", "then"):
            assert all(0.0 <= chance <= 1.0 for chance in made[moment])


def test_start_choices_and_luck_make_the_end(analysed: dict[str, Json]) -> None:
    for row in analysed["totals"]:
        made = row["start"] + row["skill"] + row["others"] + row["luck"]
        assert made == pytest.approx(row["end"], abs=0.001)
        assert 0.0 <= row["start"] <= 1.0
    assert sum(row["choices"] for row in analysed["totals"]) == len(analysed["decisions"])


def test_mistakes_are_beyond_doubt_and_the_dearest_comes_first(analysed: dict[str, Json]) -> None:
    gains = [analysed["decisions"][number]["gain"] for number in analysed["mistakes"]]
    assert gains == sorted(gains, reverse=True)
    for number in analysed["mistakes"]:
        made = analysed["decisions"][number]
        assert made["gain"] >= max(0.01, 3 * made["error"]) - 0.0002
        assert made["best"] != made["chosen"]


def test_a_step_turns_the_game_once(analysed: dict[str, Json]) -> None:
    steps = [turn["step"] for turn in analysed["turning"]]
    assert len(set(steps)) == len(steps)
    changes = [abs(turn["change"]) for turn in analysed["turning"]]
    assert changes == sorted(changes, reverse=True)
    for turn in analysed["turning"]:
        made, seat = analysed["decisions"][turn["decision"]], turn["seat"]
        assert turn["change"] == pytest.approx(made["then"][seat] - made["before"][seat], abs=0.0002)


def test_nothing_is_a_mistake_and_doubtful_or_fine(analysed: dict[str, Json]) -> None:
    marks = [number for name in ("mistakes", "doubtful", "fine") for number in analysed[name]]
    assert len(set(marks)) == len(marks)
    for number in analysed["fine"]:
        made = analysed["decisions"][number]
        assert made["best"] == made["chosen"] != made["usual"]
        assert made["lead"] >= max(0.02, 3 * made["lead_error"]) - 0.0002
    for number in analysed["doubtful"]:
        made = analysed["decisions"][number]
        assert made["gain"] >= max(0.005, 2 * made["error"]) - 0.0002


def test_what_is_worse_has_the_best_line_and_nothing_else(analysed: dict[str, Json]) -> None:
    lined = {number for number, made in enumerate(analysed["decisions"]) if made["line"]}
    assert lined == {*analysed["mistakes"][:8], *analysed["doubtful"][:8]}
    for number in lined:
        made = analysed["decisions"][number]
        assert made["line"][0]["label"] == made["best"]["label"]


def test_graph_has_a_line_for_each_seat_that_ends_with_the_record(analysed: dict[str, Json]) -> None:
    assert len(analysed["graph"]) == analysed["seats"]
    for points, row in zip(analysed["graph"], analysed["totals"], strict=True):
        assert points == sorted(points)
        assert points[-1] == [analysed["steps"], row["end"]]


def test_page_is_made_of_it(analysed: dict[str, Json]) -> None:
    page = "\n".join(page_of(analysed))
    assert "chance to win" in page
    assert max(map(len, page.splitlines())) < 250
    for number in analysed["mistakes"][:3]:
        assert analysed["decisions"][number]["best"]["label"][:60] in page


def test_the_same_seed_gives_the_same_and_progress_is_told(played: Played) -> None:
    record = played("quaeleon", 3, ("skilled",), 30)
    told: list[tuple[int, int]] = []
    one = th.analyse(record, 6, progress=lambda done, of: told.append((done, of)))
    assert one == th.analyse(record, 6)
    many = len(one["decisions"])
    assert told == [(number, many) for number in range(many)]


def test_whatever_progress_raises_stops_it(played: Played) -> None:
    def stop(done: int, of: int) -> None:
        if done == 1:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        th.analyse(played("quaeleon", 3, ("skilled",), 30), 6, progress=stop)


def test_a_stack_is_one_choice(played: Played) -> None:
    doc = th.analyse(played("quaeleon", 2, ("skilled",), 30), 6)
    first = [made["chosen"] for made in doc["decisions"] if made["kind"] == "stack"][:2]
    assert [(len(made["ids"]), made["ids"][-1]) for made in first] == [(6, "confirm")] * 2
    assert [made["label"].count("Stack ") for made in first] == [1, 1]


def test_the_weaker_bot_gives_away_more_and_its_dearest_mistake_is_one(played: Played) -> None:
    """With other worlds and dice the better answer is still better."""
    record = played("dicequest", 2, ("skilled", "novice"))
    doc = th.analyse(record, 16)
    skilled, novice = doc["totals"]
    assert novice["skill"] + 2 * novice["skill_error"] < skilled["skill"]
    made = doc["decisions"][doc["mistakes"][0]]
    assert made["before"][made["seat"]] > made["after"][made["seat"]]
    at = next(at for at in th.states(record) if at.step == made["step"])
    best, chosen = (at.number_of(made[name]["ids"][0]) for name in ("best", "chosen"))
    gain, error = gain_over(at, best, chosen, 60, "again")
    assert gain > max(0.02, 2 * error)


def test_record_without_a_choice_is_told_so() -> None:
    doc = th.analyse(th.new_table("angryquest", seats=2, seed="none").record, 4)
    assert (doc["decisions"], doc["finished"]) == ([], False)
    assert "Nobody has had anything to choose." in list(page_of(doc))
