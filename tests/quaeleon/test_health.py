"""With how much health a game starts, and what is recommended."""

from typing import cast

import pytest

import tumblehall as th
from tests.quaeleon.mat import health, mat
from tumblehall.cli import main
from tumblehall.games.quaeleon.game import GAME
from tumblehall.kernel.options import Number, advice
from tumblehall.lab.quaeleon_health import MOST_OUT, Measured, measure, until_safe
from tumblehall.server.on_show import _option_card
from tumblehall.terminal.form import Form

OPTION = cast(Number, GAME.info.options["health"])


@pytest.mark.rule("KQ-1.2")
def test_the_table_may_agree_on_another_health_to_start_with() -> None:
    assert health(th.new_table("quaeleon", 3, "health")) == [50] * 3
    assert health(th.new_table("quaeleon", 3, "health", {"health": 120})) == [120] * 3


@pytest.mark.parametrize("value", [29, 201, "many"])
def test_a_health_that_makes_no_game_is_refused(value: object) -> None:
    with pytest.raises(th.BadInput, match="option 'health': must be"):
        th.new_table("quaeleon", 2, "health", {"health": value})


def test_seats_of_a_position_have_that_health_unless_they_say_otherwise() -> None:
    doc = mat({"health": 7}, {}, phase="prepare", options={"health": 90})
    table = th.from_position(doc | {"seats": [{"health": 7, "hand": ["spite-jar"]}, {"hand": ["lead-boots"]}]})
    assert health(table) == [7, 90]
    assert table.position()["options"] == {"health": 90}


def test_a_position_does_not_name_the_health_of_the_rules() -> None:
    assert th.new_table("quaeleon", 2, "health", {"health": 50}).position()["options"] == {}


def test_there_is_a_recommendation_for_each_number_of_players_and_forms_offer_it() -> None:
    least, most = GAME.info.seats
    assert list(OPTION.recommended) == list(range(least, most + 1))
    assert set(OPTION.recommended.values()) <= set(range(OPTION.least, OPTION.most + 1, OPTION.step))


def test_the_command_tells_what_is_recommended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "quaeleon"]) == 0
    assert advice(OPTION) in " ".join(capsys.readouterr().out.split())
    assert f"{OPTION.recommended[6]} for 6 players" in advice(OPTION)


def test_the_form_tells_what_is_recommended_for_so_many_players_and_goes_on_in_steps() -> None:
    form = Form("quaeleon")
    form.seats = 5
    row = next(row for row in form.rows() if row.name == "option health")
    assert row.help.endswith(f"Recommended for 5 players: {OPTION.recommended[5]}.")
    form.change("option health", 1)
    assert form.options["health"] == 60


def test_the_server_tells_the_page_what_is_recommended() -> None:
    card = _option_card("health", OPTION)
    assert (card.step, card.recommended["6"]) == (10, OPTION.recommended[6])


def test_an_option_without_a_recommendation_has_no_advice() -> None:
    assert [advice(GAME.info.options[name], 4) for name in ("opening_swap", "first")] == ["", ""]


def test_what_is_recommended_is_the_first_health_at_which_few_fall() -> None:
    def play(seats: int, health: int, seed: str) -> int:
        return {50: 3, 60: 2, 70: 0}[health]

    found = list(until_safe(4, range(50, 201, 10), 5, play))
    assert found == [Measured(4, 50, 5, 15), Measured(4, 60, 5, 10), Measured(4, 70, 5, 0)]
    assert [each.share for each in found] == [0.75, 0.5, 0.0]


def test_bots_who_have_what_is_recommended_outlive_the_first_round() -> None:
    """A few games by the same seeds: the figures themselves stand in docs/decisions/quaeleon-health.md."""
    shares = {n: measure(6, n, 8).share for n in (50, OPTION.recommended[6])}
    assert shares[50] > 0.4
    assert shares[OPTION.recommended[6]] <= 2 * MOST_OUT
