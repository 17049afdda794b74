"""What a question is about, as plain data: no program has to read a prompt."""

from collections.abc import Callable
from typing import Any

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, do, play, seat
from tumblehall.kernel.table import Table

TRAPDOOR = {
    "do": "ANNIHILATE",
    "zone": "your_field",
    "pick": "choice",
    "may": True,
    "then": [{"do": "LOSE", "who": "opp_choice", "n": 9}],
}
TEN = "Lead Boots, Wet Blanket, Spite Jar, Rust Sprite, Loud Herald, Candle Ghost, Mirror Moat"


@pytest.mark.parametrize(
    ("laid", "kind", "about"),
    [
        (lambda: th.new_table("quaeleon", 2, "about"), "swap", {"picked": []}),
        (
            lambda: play(seat(hand="Lead Boots"), "", phase="prepare", turn={"idle": 2}),
            "stack",
            {"least": 1, "most": 5},
        ),
        (
            lambda: do(play(seat(hand="Lead Boots"), "", phase="prepare"), "stack lead-boots", "unstack 1"),
            "stack",
            {"picked": [], "least": 0, "changes": 1},
        ),
        (lambda: play(seat(hand=TEN), "", phase="end"), "trim", {"picked": [], "left": 2}),
        (
            lambda: play("Rooftop Crossbow", "", ""),
            "aim",
            {"card": "rooftop-crossbow", "this": "field:0:1", "power": 9, "pierce": 3, "left": 1},
        ),
        (
            lambda: play("Leech Barber", "", ""),
            "whom",
            {"card": "leech-barber", "this": "field:0:1", "effect": {"do": "DRAIN", "who": "opp_choice", "n": 4}},
        ),
        (
            lambda: play(seat("Martyr's Trapdoor", field="Kettle Drake, Needle Rain"), ""),
            "may",
            {"card": "martyrs-trapdoor", "this": "field:0:3", "other": None, "effect": TRAPDOOR},
        ),
        (
            lambda: do(play(seat("Martyr's Trapdoor", field="Kettle Drake, Needle Rain"), ""), "yes"),
            "pick",
            {"program": "martyrs-trapdoor:activate", "at": 0, "effect": TRAPDOOR},
        ),
        (lambda: play(HOLD, ""), "choose", {"card": "quaeleons-bargain", "this": "field:0:1"}),
        (
            lambda: play(seat("Lantern Wyrm", hand="Lead Boots, Wet Blanket, Spite Jar"), ""),
            "discard",
            {"card": "lantern-wyrm", "effect": {"do": "DISCARD", "who": "self", "n": 2}, "left": 2},
        ),
        (lambda: play("Tavern Recruiter", ""), "recruit", {"card": "tavern-recruiter", "left": 2}),
        (
            lambda: play("Grave Robber's Cousin", "Sudden Curtain", discard="Spite Jar, Lead Boots"),
            "salvage",
            {"card": "grave-robbers-cousin", "left": 1},
        ),
        (
            lambda: do(play(seat("Second Helping", hand="Lead Boots, Wet Blanket"), ""), "yes"),
            "push",
            {"card": "second-helping", "effect": {"do": "PUSH", "may": True}},
        ),
        (lambda: do(play("Hedge Duellist", "", ""), "seat 1"), "end", {}),
    ],
)
def test_a_question_tells_programs_what_it_is_about(
    laid: Callable[[], Table], kind: str, about: dict[str, Any]
) -> None:
    decision = laid().decisions[0]
    assert decision.kind == kind
    assert {key: decision.about.get(key, "missing") for key in about} == about


def test_an_effect_that_recurs_is_told_by_its_trigger() -> None:
    table = play(seat(HOLD, field="Candle Ghost"), "", "")
    assert table.decisions[0].about["effect"] == {"do": "LOSE", "who": "opp_choice", "n": 3}
    assert table.decisions[0].about["program"] == "candle-ghost:recurring"
