"""Positions of Angry Quest: short ones, whole ones, and those that are refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tumblehall as th
from tests.angryquest.mat import HAG, HROTH, LUDO, MIMI, ORLO, PIM, YRSA, asked, position, seat, to_act, where, who

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "angryquest-position.md"


def load(*teams: Any, **more: Any) -> th.Table:
    return th.from_position(position(*teams, **more), seed="1")


def test_the_documented_example_loads() -> None:
    block = re.search(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    assert asked(th.from_position(json.loads(block[1]), seed="1")) == "move"


def test_fields_left_out_take_their_defaults() -> None:
    short = {"game": "angryquest", "seats": [{"team": [{"character": MIMI}]}, {"team": [{"character": PIM}]}]}
    now = th.from_position(short, seed="1").position()
    assert (now["monster"], now["phase1"], now["fight"], now["under"], now["face_up"], now["removed"]) == (
        "animated-armour", None, None, [], [], [],
    )  # fmt: skip
    assert (now["turn"]["seat"], now["turn"]["first"], now["turn"]["round"]) == (0, 0, 1)
    assert now["seats"][1] == {
        "colour": "green", "hand": [], "failed": 0, "carry": 0, "out": False,
        "team": [{"character": PIM, "at": "home", "upgrades": [], "stall": 0, "weak": 0, "given_by": []}],
    }  # fmt: skip
    assert len(now["deck"]) == 30


def test_options_give_the_monster_and_the_first_player() -> None:
    table = load([who(MIMI)], [who(PIM)], monster="storm-roc", options={"monster": "storm-roc", "first": 1})
    assert (table.view(None)["monster"], table.view(None)["first"]) == ("storm-roc", 1)
    bare = {"game": "angryquest", "options": {"monster": "clay-colossus"}, "seats": [seat(who(MIMI)), seat(who(PIM))]}
    assert th.from_position(bare, seed="1").view(None)["monster"] == "clay-colossus"


def test_a_position_stands_at_the_start_of_its_phase() -> None:
    assert asked(load([who(MIMI)])) == "opening"
    assert asked(load([who(MIMI)], die=3)) == "move"
    assert asked(load([who(MIMI)], turn={"phase": "end"})) == "end"
    assert to_act(load([who(MIMI)], [who(PIM)], turn={"seat": 1})) == 1


@pytest.mark.parametrize(("die", "six", "following"), [(6, None, "again"), (6, False, "end"), (5, True, "again")])
def test_a_six_is_kept_with_the_die(die: int, six: bool | None, following: str) -> None:
    turn = {} if six is None else {"six": six}
    table = load([who(MIMI, "t12")], die=die, turn=turn)
    table.act(0, table.decisions[0].options[0].id)
    assert asked(table) == following


def test_a_round_is_read_as_written() -> None:
    for first in (0, 1):
        assert load([who(MIMI)], turn={"round": 4, "first": first}).view(None)["round"] == 4


@pytest.mark.parametrize("seed", [str(i) for i in range(6)])
def test_a_position_taken_anywhere_plays_on_the_same(seed: str) -> None:
    rng = th.FastRng(seed)
    table = th.new_table("angryquest", 2 + int(seed) % 3, seed)
    for step in range(240):
        if table.outcome is not None:
            break
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        if step < 8 or step % 6 == 0:
            now = table.position()
            again = th.from_position(json.loads(json.dumps(now)), seed="1")
            assert again.position() == now
            assert again.decisions == table.decisions


def test_a_finished_game_is_a_position_too() -> None:
    outcome = {"winners": [1], "ranking": [[1], [0]], "scores": None, "reason": "green won", "rule": "AQ-6.9"}
    table = load(seat(out=True), [who(PIM)], outcome=outcome)
    assert (table.outcome is not None, table.decisions) == (True, ())
    assert th.from_position(table.position()).position() == table.position()


def test_pending_fights_are_kept() -> None:
    table = load([who(MIMI, "t12")], [who(PIM, "t14")], die=2)
    table.act(0, f"move {MIMI} t14")
    table.act(0, f"attack {PIM} arcane")
    again = th.from_position(table.position(), seed="1")
    assert (to_act(again), asked(again), where(again, MIMI)) == (1, "defend", "t14")


UP = {"attribute": "close"}
REFUSED: list[tuple[dict[str, Any], str]] = [
    (position([who("nobody")]), r"seats\[0\].team\[0\].character: must be one of"),
    (position([who(MIMI)], [who(MIMI)]), "already somewhere else"),
    (position([who(MIMI)], deck=[MIMI]), "already somewhere else"),
    (position([who(MIMI)], removed=[PIM], under=[{"character": PIM, "known_to": 0}]), "already somewhere else"),
    (position([who(MIMI, "t48")]), r"team\[0\].at: must be one of"),
    (position([who(MIMI, "monster")]), "nobody stands on monster"),
    (position([who(MIMI, "home-red-1")]), "write home"),
    (position([who(MIMI, "ent-green-1")]), "belongs to another colour"),
    (position([who(MIMI, "cmb-blue-2")]), "belongs to another colour"),
    (position([who(MIMI, "t05"), who(PIM, "t05")]), "two characters stand on t05"),
    (position([who(MIMI, "t05")], [who(PIM, "t05")]), "two characters stand on t05"),
    (position([who(MIMI, "sett-n"), who(PIM, "sett-n")]), "two characters stand on sett-n"),
    (position([who(MIMI, "t05", "close", "close")]), "upgraded too often"),
    (position([who(ORLO, "t05", "close", "close", "close2")]), "upgraded too often"),
    (position([who(MIMI, "t05", "close", "ranged", "arcane", "armour")]), "must have 0 to 3 members"),
    (position([who(MIMI, "t05", "close3")]), "level: must be from 1 to 2"),
    (position([who(MIMI, "t05", "luck")]), "attribute: must be one of"),
    (position([who(MIMI, stall=3)]), "stall: must be from 0 to 2"),
    (position([who(MIMI, weak=-1)]), "weak"),
    (position([who(MIMI, given_by=[2])]), r"given_by\[0\]"),
    (position([who(MIMI, colour="red")]), 'unknown field "colour"'),
    (position([who(c) for c in (MIMI, PIM, YRSA, HAG)]), "must have 0 to 3 members"),
    (position(seat(who(MIMI), colour="pink")), "colour: must be one of"),
    (position(seat(who(MIMI), colour="green")), "the colour green is taken"),
    (position(seat(who(MIMI), colour=None)), "every seat a colour"),
    (position(seat(who(MIMI), failed=4)), "failed: must be from 0 to 3"),
    (position(seat(who(MIMI), failed=3)), "a player who has failed 3 times is out"),
    (position(seat(who(MIMI), hand=[PIM])), "nobody has a hand"),
    (position(seat(who(MIMI), carry=3)), "carry"),
    (position(seat(who(MIMI), out=True)), "a player who is out has no characters"),
    (position(seat(out=True)), "needs a team"),
    (position([]), "needs a team"),
    (position([who(MIMI)], monster="kraken"), "monster: must be one of"),
    (position([who(MIMI)], phase1="armour"), "phase1: must be one of close, ranged, arcane"),
    (position([who(MIMI)], turn={"seat": 2}), "turn.seat: must be from 0 to 1"),
    (position([who(MIMI)], turn={"phase": "night"}), "phase: must be one of start, move, end"),
    (position([who(MIMI)], turn={"phase": "move"}), "needs the die"),
    (position([who(MIMI)], die=7), "die: must be from 0 to 6"),
    (position([who(MIMI)], turn={"used": ["nobody"]}), r"used\[0\]"),
    (position([who(MIMI)], turn={"sprung": [[MIMI]]}), "must have 2 members"),
    (position([who(MIMI)], face_up=[{"character": PIM, "level": 1}]), 'unknown field "level"'),
    (position([who(MIMI)], face_up=[{"upgrades": [UP]}]), '"character" is missing'),
    (position([who(MIMI)], under=[{"character": PIM}]), '"known_to" is missing'),
    (position([who(MIMI)], weather="fine"), 'unknown field "weather"'),
    (position([who(MIMI)], fight={"attacker": MIMI, "defender": LUDO, "attack": "close"}), "of two players"),
    (position([who(MIMI)], pending={"stack": [["dance", 0]]}), "must be one of"),
    (position([who(MIMI)], pending={"stack": [["move", 0]]}), "takes 4 operands"),
    (position([who(MIMI)], pending={"stack": [["move", 0, "movement-step", 7, "nobody"]]}), "must be from 1 to 6"),
    (position([who(MIMI)], pending={"stack": [["move", 0, 0, 3, "nobody"]]}), "must be one of movement-step"),
    (position([who(MIMI)], pending={"stack": [["move", 0, "movement-step", 3, "me"]]}), "must be one of"),
    (position([who(MIMI)], pending={"stack": []}), "leads to no decision"),
]


@pytest.mark.parametrize(("bad", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_an_impossible_position_is_refused_with_its_place(bad: dict[str, Any], message: str) -> None:
    with pytest.raises(th.BadInput, match=message):
        th.from_position(bad)


@pytest.mark.rule("AQ-4.5", "A29")
def test_who_may_upgrade_an_attribute_twice_may_hold_it_twice_a29() -> None:
    assert (
        load([who(ORLO, "t05", "arcane", "arcane2", "close")]).view(0)["seats"][0]["team"][0]["values"]["arcane"] == 7
    )


def test_players_may_share_a_settlement_in_a_position() -> None:
    table = load([who(MIMI, "sett-n")], [who(HROTH, "sett-n")])
    assert (where(table, MIMI), where(table, HROTH)) == ("sett-n", "sett-n")
