"""Positions of Quarriors: short ones, whole ones, in every phase, and those that are refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import asked, kind, left, lying, mat, options, play, seat
from tests.quarriors.questions import ASKED
from tumblehall.games.quarriors.edges.loading import SEAT_FIELDS, TURN_FIELDS
from tumblehall.games.quarriors.edges.loading_dice import LOCKED_FIELDS, READY_FIELDS
from tumblehall.games.quarriors.edges.position import FIELDS
from tumblehall.games.quarriors.rules.state import QuarriorsState

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "quarriors-position.md"
WILDS = "Deathdealer/Strong 2, Death/Charm 2, Primordial Ooze/Strong 2, Growth/Charm 2"


def load(**changes: Any) -> th.Table:
    """A plain position with some fields replaced."""
    return th.from_position(mat(seat(), seat(), phase="tidy", wilds=WILDS) | changes, seed="1")


def again(table: th.Table) -> th.Table:
    return th.from_position(json.loads(json.dumps(table.position())), seed="1")


def examples() -> list[dict[str, Any]]:
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)]


def test_the_documented_example_loads() -> None:
    assert lying(th.from_position(examples()[0], seed="1"), "ready") == ["Deathdealer#6+Death#4@0"]


def test_the_example_of_names_plays_as_the_page_says() -> None:
    """The Dragon deals 6: the marked Assistant falls, goes to the pool by the Charm, and the Spirit is rolled."""
    table = th.from_position(examples()[1], seed="1")
    assert options(table) == ["defend assistant#5", "defend assistant#6"]
    table.act(1, "defend assistant#6")
    told = [(event.kind, event.data["to"]) for event in table.events(None) if event.kind in ("destroyed", "rolled-out")]
    assert told[0] == ("destroyed", "active")
    assert told[1][0] == "rolled-out"


def test_the_example_of_pending_work_asks_as_the_page_says() -> None:
    table = th.from_position(examples()[2], seed="1")
    assert (kind(table), options(table)) == ("pick", ["pick portal#2", "pass"])
    assert again(table).position() == table.position()


def test_every_field_that_is_read_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    fields = (*FIELDS, *SEAT_FIELDS, *READY_FIELDS, *LOCKED_FIELDS, *TURN_FIELDS)
    assert [name for name in fields if f"`{name}`" not in page and f".{name}`" not in page] == []


def test_every_question_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    asked_steps = [step.name for step in QuarriorsState.STEPS if step.ask is not None]
    assert [name for name in asked_steps if f"`{name}`" not in page] == []


def test_fields_left_out_take_their_defaults() -> None:
    short = {"game": "quarriors", "wilds": [{"card": "Portal/Basic"}], "seats": [{}, {}], "show_forced": True}
    now = th.from_position(short, seed="1").position()
    nothing = {"glory": 0, "quiddity": 0, "bag": [], "active": [], "ready": [], "spent": [], "used": []}
    assert now["wilds"] == [{"card": "Portal/Basic", "dice": 0}]
    assert now["seats"] == [nothing, nothing]
    assert now["turn"] == {
        "seat": 0, "first": 0, "number": 1, "phase": "tidy", "immediate": False, "captures": 1, "summoned": [],
        "scored": [0, 0], "scored_now": [], "lost": [], "passed": [],
    }  # fmt: skip
    assert not {"aside", "watches", "attack", "effect", "outcome"} & set(now)


def test_the_option_says_who_is_first_unless_the_turn_does() -> None:
    assert load(options={"first": 1}).position()["turn"]["first"] == 1
    table = play(seat(), phase="tidy", options={"first": 1}, turn={"first": 0})
    assert table.position()["turn"]["first"] == 0


@pytest.mark.rule("QC-5.1")
@pytest.mark.parametrize(
    ("phase", "question", "first"),
    [
        ("score", "score", "score assistant#5"),
        ("draw", "act", "cast growth#4"),
        ("ready", "act", "use portal#4"),
        ("attack", "act", "cast growth#4"),
        ("capture", "act", "capture portal"),
        ("tidy", "tidy", "drop growth#4"),
    ],
)
def test_a_position_stands_at_the_start_of_its_phase(phase: str, question: str, first: str) -> None:
    mine = seat(ready="Assistant#5, Growth#4", active="Portal#4", quiddity=9)
    table = play(mine, phase=phase, wilds="Portal/Basic 1, Growth/Charm", rolls=[1])
    assert (asked(table), kind(table), options(table)[0]) == (0, question, first)


@pytest.mark.parametrize("number", [1, 2, 7])
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_is_read_as_written(number: int, first: int) -> None:
    for phase in ("score", "tidy"):
        table = play(seat(), phase=phase, turn={"number": number, "first": first})
        assert table.view(None)["round"] == number


@pytest.mark.rule("QC-2.1")
def test_dice_in_every_zone_are_kept() -> None:
    ooze = {"die": "Primordial Ooze#4", "copy": "Deathdealer#6", "copied": True, "spared": True, "tag": 7}
    marked = {"die": "Assistant#5+Death#4@0+Death#6@1", "marks": [[2, -1, False], [0, 0, True]], "tag": 5}
    mine = seat(
        bag="Assistant, Portal", active="Basic Quiddity#6, Portal", ready=[ooze, "Growth#4", marked], spent="Death#4",
        used="Assistant", glory=4, quiddity=3,
    )  # fmt: skip
    rival = seat(active="Assistant", ready="Deathdealer#4", used="Growth", glory=19)
    turn = {"summoned": ["Deathdealer"], "scored": [2, 1], "lost": [1], "passed": [1], "captures": 0, "number": 9}
    doc = mat(
        mine, rival, phase="tidy", wilds=f"{WILDS}, Ghostly Spirit/Mighty 1, Questing Wizard/Mighty 1", turn=turn,
        aside=[{"die": "Ghostly Spirit#5", "seat": 1, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}],
        watches=[{"seat": 0, "clause": "Questing Wizard/Mighty:ALL:1.1"}],
    )  # fmt: skip
    now = th.from_position(doc, seed="1").position()
    for field in ("seats", "wilds", "aside", "watches"):
        assert now[field] == doc[field]
    assert {name: now["turn"][name] for name in turn} == turn


def test_an_attack_under_way_is_kept() -> None:
    table = ASKED["name"][0]()
    now = table.position()
    assert now["attack"] == {"shares": [{"tag": 0, "against": [0, 1]}], "totals": [0, 1]}
    assert now["pending"]["stack"][-1] == ["name", 1, 1]


@pytest.mark.parametrize("name", ASKED)
def test_a_position_taken_at_any_question_is_whole(name: str) -> None:
    table = ASKED[name][0]()
    if name == "may-copy":
        table.act(0, "next")
    assert kind(table) == name
    same = again(table)
    assert same.position() == table.position()
    assert same.decisions == table.decisions
    assert same.view(1) == table.view(1) | {"step": 0}


@pytest.mark.parametrize("seed", [str(i) for i in range(8)])
def test_a_position_taken_anywhere_plays_on_the_same(seed: str) -> None:
    rng = th.FastRng(seed)
    options = {"captures": 1 + int(seed) % 2, "expert_culling": int(seed) % 3 == 0}
    table = th.new_table("quarriors", 2 + int(seed) % 3, seed, options)
    for step in range(300):
        if table.outcome is not None:
            break
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        if step % 5 == 0:
            same = again(table)
            assert same.position() == table.position()
            assert same.decisions == table.decisions


def test_a_finished_game_is_kept() -> None:
    table = play(seat(ready="Assistant#5", glory=19), phase="score")
    table.act(0, "score assistant#5")
    same = again(table)
    assert same.outcome == table.outcome
    assert same.position() == table.position()


def test_fewer_dice_than_the_box_holds_are_allowed() -> None:
    assert left(load(), "Deathdealer") == 2


def with_seat(**more: Any) -> dict[str, Any]:
    return {"seats": [seat() | more, seat()]}


MALFORMED = [
    ({"game": "quarrior"}, "there is no game"),
    ({"moon": 1}, 'position: unknown field "moon"'),
    ({"seats": [seat()]}, "position.seats: must have 2 to 4 members"),
    ({"seats": [seat()] * 5}, "position.seats: must have 2 to 4 members"),
    ({"seats": 2}, "position.seats: must be a list"),
    ({"wilds": []}, "position.wilds: must have 1 to 32 members"),
    ({"wilds": [{"card": "Portal"}]}, r"position.wilds\[0\].card: must be one of"),
    ({"wilds": [{"dice": 1}]}, r'position.wilds\[0\]: the field "card" is missing'),
    ({"wilds": [{"card": "Portal/Basic", "dice": 6}]}, r"position.wilds\[0\].dice: must be from 0 to 5; got 6"),
    ({"wilds": [{"card": "Portal/Basic", "dices": 1}]}, r"position.wilds\[0\]: unknown field"),
    ({"turn": {"phase": "nap"}}, "position.turn.phase: must be one of score, ready, attack, capture, tidy"),
    ({"turn": {"seat": 2}}, "position.turn.seat: must be from 0 to 1"),
    ({"turn": {"number": 0}}, "position.turn.number: must be from 1"),
    ({"turn": {"rolled": 1}}, "position.turn.rolled: must be true or false"),
    ({"turn": {"scored": [1]}}, "position.turn.scored: must have 2 members"),
    ({"turn": {"mood": 1}}, "position.turn: unknown field"),
    (with_seat(mood=1), r"position.seats\[0\]: unknown field"),
    (with_seat(glory=-1), r"position.seats\[0\].glory: must be from 0"),
    (with_seat(quiddity="3"), r"position.seats\[0\].quiddity: must be a whole number"),
    (with_seat(bag="Portal"), r"position.seats\[0\].bag: must be a list"),
    (with_seat(bag=[4]), r"position.seats\[0\].bag\[0\]: must be a text"),
    (with_seat(active=["Portal#7"]), r"position.seats\[0\].active\[0\]: is no die: 'Portal#7'"),
    (with_seat(active=["Portal#0"]), r"position.seats\[0\].active\[0\]: is no die"),
    (with_seat(ready=[{"die": "Deathdealer#4", "tag": -1}]), r"ready\[0\].tag: must be from 0 to 127"),
    (
        with_seat(ready=[{"die": "Deathdealer#4", "marks": [[1, 2]]}]),
        r"ready\[0\].marks\[0\]: must have 3 to 6 members",
    ),
    (with_seat(ready=[{"die": "Deathdealer#4", "mood": 1}]), r"ready\[0\]: unknown field"),
    (with_seat(ready=[{"tag": 1}]), r'ready\[0\]: the field "die" is missing'),
    (with_seat(ready=["Deathdealer#4+Death#4"]), r"ready\[0\]: attached dice are written \+Class#face@owner"),
    (with_seat(ready=["Deathdealer#4+Death#4@2"]), r"ready\[0\]: attached dice are written"),
    ({"pending": {"stack": [["fly"]]}}, r"position.pending.stack\[0\]\[0\]: must be one of"),
    ({"pending": {"stack": []}}, "leads to no decision"),
    ({"aside": [{"seat": 0}]}, r'position.aside\[0\]: the field "die" is missing'),
    ({"attack": {"shares": [{"tag": 0, "against": [1]}]}}, r"shares\[0\].against: must have 2 members"),
    ({"attack": {"shares": [], "totals": [1]}}, "position.attack: totals has one number for each seat"),
    ({"options": {"captures": 3}}, "option 'captures'"),
]


@pytest.mark.parametrize(("change", "reason"), MALFORMED)
def test_a_malformed_position_is_refused_with_its_place(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(th.BadInput, match=reason):
        load(**change)
