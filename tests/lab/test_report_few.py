"""What a report does not claim: of few games, of games without an order of play, of games that were not played."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.lab.test_report import PACES, made_up
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.report.balance import balance_page
from tumblehall.lab.report.compare import Changed, compared
from tumblehall.lab.report.course import Course
from tumblehall.lab.report.lifts import lifts_of
from tumblehall.lab.report.page import page_of
from tumblehall.lab.sim.columns import TABLES, Columns
from tumblehall.lab.sim.folder import Folder
from tumblehall.lab.sim.plan import Told, checked

ROUND = (0, 1, 0, 1)
FIXED = "% won, by order of play"
NO_ORDER = "obody plays in a fixed order"


def kept(
    path: Path,
    wins: Sequence[float],
    took: Sequence[bool] = (),
    turns: Sequence[int] = ROUND,
    agents: Sequence[str] = ("quick", "quick"),
    options: Mapping[str, Json] | None = None,
    told: Told | None = None,
) -> Folder:
    """A run in which seat 0 wins so much of each game and takes the card or not, and seats have turns in this order."""
    plan = checked("quaeleon", tuple(agents), options=options, portion=len(wins), told=told)
    folder = Folder.begin(path, plan, len(wins))
    seats = range(len(agents))
    rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in TABLES}
    for game, won in enumerate(wins):
        shares = [won if seat == 0 else (1 - won) / (len(seats) - 1) for seat in seats]
        counts = (turns[0], len(turns), 2, 9, 8, 1)
        rows["games"].append((game, "{}", 0 if told else -1, *counts, "over", *shares, *(0 for _ in seats)))
        rows["turns"] += [(game, turn, 1, seat, 2, *(0 for _ in seats)) for turn, seat in enumerate(turns)]
        rows["decisions"].append((game, 0, "stack", 3))
    rows["cards"] = [(game, 0, "card", 1, int(yes), 0, wins[game]) for game, yes in enumerate(took)]
    width = {"cards": 7}
    found: Columns = {
        table: [list(column) for column in zip(*lines, strict=True)] or [[] for _ in range(width.get(table, 0))]
        for table, lines in rows.items()
    }
    folder.add(range(len(wins)), found)
    return folder


def forced(path: Path, seeds: int) -> None:
    """Whoever takes the card wins, whoever does not loses."""
    kept(path / "forced" / "card" / "take", [1.0] * seeds, told=Told("card", "take"))
    kept(path / "forced" / "card" / "never", [0.0] * seeds, told=Told("card", "never"))


def sure(before: Folder, after: Folder) -> dict[str, Changed]:
    return {change.what: change for change in compared(before, after) if change.q < 0.05}


@pytest.mark.parametrize(
    ("turns", "seats"), [((0, 1, 1, 0, 0, 1), 2), ((0, 2, 1, 2, 0, 1), 3), ((1, 0, 0, 1), 2), ((0, 0, 1, 1), 2)]
)
def test_turns_that_do_not_go_round_the_table_are_no_order_of_play(
    tmp_path: Path, turns: Sequence[int], seats: int
) -> None:
    folder = kept(tmp_path, [1.0, 0.0] * 20, turns=turns, agents=["quick"] * seats)
    assert Course(folder).by_order() == []
    page = page_of(folder)
    assert NO_ORDER in page
    assert FIXED not in page
    assert "| nobody plays in a fixed order | 50.0 (" in balance_page([folder], PACES)


@pytest.mark.parametrize(("turns", "seats"), [(ROUND, 2), ((2, 0, 1, 2, 0, 1), 3), ((2, 0, 1, 2, 1, 2, 1), 3)])
def test_an_order_stays_one_when_somebody_is_out(tmp_path: Path, turns: Sequence[int], seats: int) -> None:
    folder = kept(tmp_path, [1.0, 0.0] * 20, turns=turns, agents=["quick"] * seats)
    assert [share.many for share in Course(folder).by_order()] == [40] * seats
    page = page_of(folder)
    assert FIXED in page
    assert NO_ORDER not in page


def test_a_few_games_have_not_changed_beyond_chance(tmp_path: Path) -> None:
    few = kept(tmp_path / "few", [1.0] * 3, [True] * 3)
    assert compared(few, kept(tmp_path / "other", [0.0] * 3, [False] * 3, turns=(0, 1))) == []


def test_a_card_that_few_could_take_is_not_compared(tmp_path: Path) -> None:
    one = kept(tmp_path / "one", [1.0, 0.0] * 200, [True] * 4)
    assert not {"card, taken", "card, won"} & {change.what for change in compared(one, one)}
    two = kept(tmp_path / "two", [1.0, 0.0] * 200, [False] * 4)
    assert sure(one, two) == {}


def test_a_card_that_nobody_takes_any_more_is_found(tmp_path: Path) -> None:
    before = kept(tmp_path / "one", [1.0, 0.0] * 200, [game < 30 for game in range(400)])
    after = kept(tmp_path / "two", [1.0, 0.0] * 200, [False] * 400)
    (change,) = sure(before, after).values()
    assert (change.what, change.before, change.after) == ("card, taken", 0.075, 0.0)


def test_none_of_thirty_is_no_less_than_one_in_twenty_of_many(tmp_path: Path) -> None:
    """It happens one time in five."""
    few = kept(tmp_path / "few", [0.0] * 30, [False] * 30)
    many = kept(tmp_path / "many", [float(game % 20 == 0) for game in range(4000)], [g % 20 == 1 for g in range(4000)])
    assert sure(few, many) == {}
    assert sure(many, few) == {}


def test_lengths_that_are_always_the_same_are_compared(tmp_path: Path) -> None:
    long, short = kept(tmp_path / "long", [1.0, 0.0] * 20), kept(tmp_path / "short", [1.0, 0.0] * 20, turns=(0, 1))
    assert set(sure(long, short)) == {"turns"}


def test_a_lift_of_few_seeds_is_not_known(tmp_path: Path) -> None:
    folder = kept(tmp_path, [1.0, 0.0] * 20)
    forced(tmp_path, seeds=2)
    (lift,) = lifts_of(folder)
    assert (lift.games, lift.differing, lift.lift.low, lift.lift.high, lift.lift.p) == (2, 2, -1.0, 1.0, 1.0)
    assert "| card | quick | 2 | 2 | – | no |" in balance_page([folder], PACES)
    assert "<td>2</td><td>2</td><td>–</td><td>–</td>" in page_of(folder)


def test_a_lift_of_enough_seeds_is_known(tmp_path: Path) -> None:
    folder = kept(tmp_path, [1.0, 0.0] * 20)
    forced(tmp_path, seeds=30)
    (lift,) = lifts_of(folder)
    assert (lift.lift.value, lift.q) == (1.0, 0.0)


def test_a_run_of_forced_games_only_shows_its_lifts(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path, checked("quaeleon", ("quick",)), 0)
    forced(tmp_path, seeds=40)
    page = page_of(folder)
    assert "<h1>Quaeleon&#x27;s Quest: forced games only</h1>" in page
    assert "+100.0 <small>" in page
    assert "Who wins" not in page
    text = balance_page([folder], PACES)
    assert "## Quaeleon's Quest: forced games only" in text
    assert "| card | quick | 40 | 40 | +100.0 (+100.0 to +100.0) | yes |" in text
    assert "## Length" not in text


def test_forced_games_only_are_not_compared(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path, checked("quaeleon", ("quick",)), 0)
    forced(tmp_path, seeds=40)
    with pytest.raises(BadInput, match="only forced games are here"):
        compared(folder, folder)


def test_balance_refuses_a_run_in_which_nothing_was_played(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nothing was played here yet"):
        balance_page([Folder.begin(tmp_path, checked("quaeleon", ("quick",)), 5)], PACES)


def test_a_card_that_nobody_took_is_listed_last(tmp_path: Path) -> None:
    page = page_of(made_up(tmp_path))
    table = page[page.index("<h2>Cards</h2>") : page.index("<h2>Forced lift</h2>")]
    assert table.count("<tr") == 5  # with the head
    last = table[table.rindex("<tr") :]
    assert "<td>bad</td>" in last
    assert last.count("<td>–</td>") == 4  # played, won, difference, q


def test_cards_of_which_nobody_took_one_make_a_page(tmp_path: Path) -> None:
    page = page_of(kept(tmp_path, [1.0, 0.0] * 20, [False] * 3))
    assert "<td>card</td>" in page
    assert "<h2>Cards nobody wants</h2>\n<p>None for certain.</p>" in page


def test_the_order_of_options_makes_no_other_setup(tmp_path: Path) -> None:
    one = kept(tmp_path / "one", [1.0, 0.0] * 20, options={"health": 60, "first": 0})
    two = kept(tmp_path / "two", [1.0, 0.0] * 30, options={"first": 0, "health": 60})
    page = balance_page([one, two], PACES)
    lengths = page[page.index("## Length") :]
    assert "| Quaeleon's Quest (first 0, health 60) | 2 | 4.0 |" in lengths
    assert lengths.count("| Quaeleon's Quest (") == 1


def test_runs_of_unlike_seatings_stand_beside_each_other(tmp_path: Path) -> None:
    main = made_up(tmp_path / "main")
    seatings = (("random", "skilled"), ("skilled", "random"), ("skilled", "skilled"), ("skilled", "skilled"))
    beside = [kept(tmp_path / str(n), [1.0, 0.0] * 20, agents=agents) for n, agents in enumerate(seatings)]
    page = balance_page([main, *beside], PACES)
    heads = "by random, skilled | by skilled, random | by skilled | by skilled"
    assert f"| card | taken | takers win | times the fair share | {heads} | proposal |" in page


def test_the_lift_names_all_seats(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path, checked("quaeleon", ("quick",)), 0)
    for told in (Told("card", "take"), Told("card", "never")):
        arm = tmp_path / "forced" / "card" / told.how
        kept(arm, [1.0] * 30, turns=(0, 1, 2), agents=("skilled", "random", "skilled"), told=told)
    (lift,) = lifts_of(folder)
    assert lift.bots == "skilled, random, skilled"
