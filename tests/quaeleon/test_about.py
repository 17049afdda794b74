"""What a question is about, as plain data: no program has to read a prompt."""

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
    ("table", "kind", "about"),
    [
        (th.new_table("quaeleon", 2, "about"), "swap", {"picked": []}),
        (play(seat(hand="Lead Boots"), "", phase="prepare", turn={"idle": 2}), "stack", {"least": 1, "most": 5}),
        (
            do(play(seat(hand="Lead Boots"), "", phase="prepare"), "stack lead-boots", "unstack 1"),
            "stack",
            {"picked": [], "least": 0, "changes": 1},
        ),
        (play(seat(hand=TEN), "", phase="end"), "trim", {"picked": [], "left": 2}),
        (
            play("Rooftop Crossbow", "", ""),
            "aim",
            {"card": "rooftop-crossbow", "this": "field:0:1", "power": 9, "pierce": 3, "left": 1},
        ),
        (
            play("Leech Barber", "", ""),
            "whom",
            {"card": "leech-barber", "this": "field:0:1", "effect": {"do": "DRAIN", "who": "opp_choice", "n": 4}},
        ),
        (
            play(seat("Martyr's Trapdoor", field="Kettle Drake, Needle Rain"), ""),
            "may",
            {"card": "martyrs-trapdoor", "this": "field:0:3", "other": None, "effect": TRAPDOOR},
        ),
        (
            do(play(seat("Martyr's Trapdoor", field="Kettle Drake, Needle Rain"), ""), "yes"),
            "pick",
            {"program": "martyrs-trapdoor:activate", "at": 0, "effect": TRAPDOOR},
        ),
        (play(HOLD, ""), "choose", {"card": "quaeleons-bargain", "this": "field:0:1"}),
        (
            play(seat("Lantern Wyrm", hand="Lead Boots, Wet Blanket, Spite Jar"), ""),
            "discard",
            {"card": "lantern-wyrm", "effect": {"do": "DISCARD", "who": "self", "n": 2}, "left": 2},
        ),
        (play("Tavern Recruiter", ""), "recruit", {"card": "tavern-recruiter", "left": 2}),
        (
            play("Grave Robber's Cousin", "Sudden Curtain", discard="Spite Jar, Lead Boots"),
            "salvage",
            {"card": "grave-robbers-cousin", "left": 1},
        ),
        (
            do(play(seat("Second Helping", hand="Lead Boots, Wet Blanket"), ""), "yes"),
            "push",
            {"card": "second-helping", "effect": {"do": "PUSH", "may": True}},
        ),
        (do(play("Hedge Duellist", "", ""), "seat 1"), "end", {}),
    ],
)
def test_a_question_tells_programs_what_it_is_about(table: Table, kind: str, about: dict[str, Any]) -> None:
    decision = table.decisions[0]
    assert decision.kind == kind
    assert {key: decision.about.get(key, "missing") for key in about} == about


def test_an_effect_that_recurs_is_told_by_its_trigger() -> None:
    table = play(seat(HOLD, field="Candle Ghost"), "", "")
    assert table.decisions[0].about["effect"] == {"do": "LOSE", "who": "opp_choice", "n": 3}
    assert table.decisions[0].about["program"] == "candle-ghost:recurring"
