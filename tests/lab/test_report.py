"""The page of a run: its statistics against numbers worked out by hand, and what stands on it."""

from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from tests.lab.test_sim import alone, quietly
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.report.agreement import Agreement, agreement
from tumblehall.lab.report.balance import Paces, balance_page
from tumblehall.lab.report.bounds import ours_of, outside, printed_numbers, proposal, slopes_of
from tumblehall.lab.report.cards import card_lines
from tumblehall.lab.report.compare import compared
from tumblehall.lab.report.course import Course
from tumblehall.lab.report.figures import corrected, difference, mean_share, p_of, share_of
from tumblehall.lab.report.lifts import lifts_of
from tumblehall.lab.report.page import page_of
from tumblehall.lab.report.pairs import pairs_of
from tumblehall.lab.sim.columns import TABLES, Columns
from tumblehall.lab.sim.folder import Folder
from tumblehall.lab.sim.plan import Told, checked
from tumblehall.lab.sim.run import play_run

GAMES = 384
PACES = Paces(decision=8, deed=1)


def test_benjamini_and_hochberg() -> None:
    assert corrected([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.04 * 4 / 3, 0.04 * 4 / 3, 0.5])
    assert corrected([]) == []


def test_a_deviation_of_two_errors_is_one_in_twenty() -> None:
    assert p_of(1.959964) == pytest.approx(0.05, abs=1e-6)


def test_a_share_of_independent_cases_has_wilsons_interval() -> None:
    share = share_of(30, 100)
    assert (share.low, share.high) == pytest.approx((0.2189, 0.3959), abs=1e-3)


def test_two_players_of_one_game_who_both_took_it_tell_nothing() -> None:
    """One of them wins: their mean is a half for certain."""
    won, games = numpy.array([1.0, 0.0] * 50), numpy.repeat(numpy.arange(50), 2)
    assert mean_share(won, games).share == 0.5
    apart = difference(won[::2], games[::2], won[1::2], games[1::2])
    assert (apart.value, apart.p) == (1.0, 0.0)


def made_up(path: Path, told: Told | None = None, agent: str = "quick") -> Folder:
    """A run in which card `good` wins 3 of 4 games for whoever takes it, `both` only together with `good`, and `dull`
    nothing; nobody wants `bad`. Seat 0 takes, in turn."""
    plan = checked("quaeleon", (agent,), seed="made up", portion=GAMES, told=told)
    folder = Folder.begin(path, plan, GAMES)
    rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in TABLES}
    for game in range(GAMES):
        took = {"good": game % 2 == 0, "both": game % 4 < 2, "dull": game % 8 < 4, "bad": False}
        won = float((game // 8) % 4 < (2 + took["good"] * (1 + took["both"]) - (not took["good"])))
        rows["games"].append((game, "{}", 0, game % 2, 4, 2, 9, 8, 1, "over", won, 1 - won, 5, 3))
        rows["turns"] += [(game, turn, turn // 2 + 1, turn % 2, 2, turn, 1) for turn in range(4)]
        rows["decisions"] += [(game, 0, "stack", 3), (game, 1, "swap", 1)]
        for seat in (0, 1):
            for card, taken in took.items():
                yes = int(taken and seat == game % 2)
                rows["cards"].append((game, seat, card, 1, yes, yes, won if seat == 0 else 1 - won))
    found: Columns = {table: [list(column) for column in zip(*lines, strict=True)] for table, lines in rows.items()}
    folder.add(range(GAMES), found)
    return folder


def test_cards_are_counted_by_those_who_could_and_did(tmp_path: Path) -> None:
    lines = {line.card: line for line in card_lines(made_up(tmp_path))}
    assert (lines["bad"].taken.share, lines["bad"].won.many) == (0.0, 0)
    assert lines["good"].taken.many == 2 * GAMES
    assert lines["good"].won.share == pytest.approx(0.875)
    assert lines["good"].is_sure
    assert lines["bad"].q == 1.0


def test_score_curves_and_decisions_are_means_by_game(tmp_path: Path) -> None:
    course = Course(made_up(tmp_path))
    assert course.decisions() == [("stack", 3.0), ("swap", 1.0)]
    rounds, winners, _, going = course.curves()
    assert list(rounds) == [1, 2]
    assert list(going) == [GAMES, GAMES]
    assert winners[1] > winners[0]
    assert sum(share.share for share in course.by_seat()) == pytest.approx(1)


def test_a_lift_is_the_mean_difference_of_the_told_side(tmp_path: Path) -> None:
    folder = made_up(tmp_path)
    made_up(tmp_path / "forced" / "good" / "take", Told("good", "take"))
    made_up(tmp_path / "forced" / "good" / "never", Told("good", "never"))
    (lift,) = lifts_of(folder)
    assert (lift.card, lift.games, lift.differing, lift.lift.value) == ("good", GAMES, 0, 0.0)


def test_a_lift_pairs_games_by_number_whatever_portions_there_are(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path, checked("quaeleon", ("random",), portion=2), 4)
    for how, lost in (("take", 0), ("never", 1)):
        told = Told("good", "take" if how == "take" else "never")
        arm = tmp_path / "forced" / "good" / how
        play_run(checked("quaeleon", ("random",), portion=2, told=told), 6, arm, alone(), quietly)
        (arm / "games" / f"{lost:06d}.parquet").unlink()
    (lift,) = lifts_of(folder)
    assert (lift.games, lift.differing, lift.lift.value) == (2, 0, 0.0)


def test_chance_alone_puts_no_card_outside(tmp_path: Path) -> None:
    """Of many cards some lie beyond the bound by two errors; corrected for how many there are they do not count."""
    (good,) = (line for line in card_lines(made_up(tmp_path)) if line.card == "good")
    within = replace(good, won=share_of(650, 1000))
    assert outside([within], 0.5) == []
    barely = replace(good, won=share_of(660, 1000))
    assert outside([barely], 0.5) == [barely]
    assert outside([barely, *[replace(good, won=share_of(500, 1000))] * 20], 0.5) == []


def test_the_page_has_all_parts_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    page = page_of(made_up(tmp_path))
    for heading in ("Who wins", "How long it takes", "How it goes", "Cards", "Forced lift", "Pairs of cards"):
        assert f"<h2>{heading}</h2>" in page
    assert page.count("<svg") == 8
    assert "prefers-color-scheme: dark" in page
    for elsewhere in ("http://", "https://", "<script", "<link", "url(h"):
        assert elsewhere not in page.replace("http://www.w3.org/", "")
    assert "bad" in page[page.index("Cards nobody wants") :]


def test_a_run_compared_with_itself_has_not_changed(tmp_path: Path) -> None:
    folder = made_up(tmp_path)
    assert all(change.q == 1.0 for change in compared(folder, folder))
    assert pairs_of(folder)[1] >= 1


def test_runs_of_different_games_are_not_compared(tmp_path: Path) -> None:
    other = play_run(checked("quarriors", ("quick",)), 1, tmp_path / "other", alone(), quietly)
    with pytest.raises(BadInput, match="are runs of different games"):
        compared(made_up(tmp_path / "one"), other)


def test_a_run_without_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nothing was played here yet"):
        page_of(Folder.begin(tmp_path, checked("quaeleon", ("quick",)), 5))


def test_balance_lists_what_wins_too_much_and_what_nobody_wants(tmp_path: Path) -> None:
    page = balance_page([made_up(tmp_path)], PACES)
    assert "| good | " in page
    assert "Nobody wants: bad" in page
    assert f"| Quaeleon's Quest | 2 | quick | {GAMES} |" in page


def test_balance_tells_minutes_of_people_and_of_one_among_bots(tmp_path: Path) -> None:
    """Eight decisions of 80 seconds; or half of them, and half of nine deeds of 10 seconds."""
    page = balance_page([made_up(tmp_path)], Paces(decision=80, deed=10), "Words of a preface.\n")
    assert "| Quaeleon's Quest | 2 | 4.0 | 8 | 11 | 6 | 20 to 40 |" in page
    assert page.index("Words of a preface.") < page.index("## Who moves first")


def test_a_run_by_other_bots_and_the_forced_lift_stand_beside_the_largest(tmp_path: Path) -> None:
    one, two = made_up(tmp_path / "one"), made_up(tmp_path / "two", agent="skilled")
    for how in ("take", "never"):
        told = Told("good", "take" if how == "take" else "never")
        made_up(tmp_path / "two" / "forced" / "good" / how, told, agent="skilled")
    page = balance_page([one, two], PACES)
    assert "| card | taken | takers win | times the fair share | by skilled | proposal |" in page
    assert "all cards the shares go together with r = 1.00" not in page  # three cards are too few
    assert f"| good | skilled | {GAMES} | 0 | +0.0 (+0.0 to +0.0) | no |" in page


def test_a_small_run_agrees_with_itself_and_not_with_its_opposite(tmp_path: Path) -> None:
    lines = [line for line in card_lines(made_up(tmp_path)) if line.won.many]
    good = [line for line in lines if line.card == "good"]
    turned = [replace(line, won=replace(line.won, share=0.1, low=0.0, high=0.2)) for line in lines]
    assert agreement(good, lines, lines, 0.5) == Agreement(1, 1, 0, None)
    assert agreement(good, lines, turned, 0.5) == Agreement(1, 0, 1, None)


def test_only_cards_with_numbers_of_ours_get_a_proposal() -> None:
    quarriors = ours_of("quarriors")
    assert len(quarriors) == 15
    assert {"Troll Behemoth/Mighty", "Relic Thief/Base"} <= quarriors
    assert "Deathdealer/Strong" not in quarriors
    assert {"kettle-drake"} <= ours_of("quaeleon")
    dicequest = ours_of("dicequest")
    assert {"blademaster", "last-wall-of-emberfall", "vorhild"} <= dicequest
    assert dicequest.isdisjoint({"playtime", "arcane-potion"})
    assert ours_of("angryquest")


def test_a_proposal_follows_the_printed_number_that_goes_with_winning(tmp_path: Path) -> None:
    lines = [line for line in card_lines(made_up(tmp_path)) if line.card != "bad"]
    named = [replace(line, card=f"{line.card} {copy}") for line in lines for copy in (1, 2)]
    printed = {line.card: {"attack": round(1000 * line.won.share)} for line in named}
    slopes = slopes_of(named, printed)
    assert slopes["attack"].worth == pytest.approx(0.001, rel=0.02)
    good = max(named, key=lambda line: line.won.share)
    assert proposal(good, 0.5, printed, slopes).startswith(f"attack {printed[good.card]['attack']} to ")
    assert int(proposal(good, 0.5, printed, slopes).split()[-1]) < printed[good.card]["attack"]
    assert printed_numbers("quaeleon")["kettle-drake"] == {"initiative": 17, "attack": 8}
    assert printed_numbers("dicequest")["blademaster"] == {"cost": 2, "points": 2}
