"""Locks at the terminal: locked areas with owner and prices, lock faces, keys, and a log that says why."""

from typing import Any

import pytest

import tumblehall as th
from tests.terminal.seen import screen_text, sitting_at
from tumblehall.kernel.values import Event
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for

PANEL = panel_for("quarriors")
CHAIRS = ("", "heuristic", "heuristic")
CARDS = (
    "Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic", "Frost Howler/Base", "Poison Dart Frog/Strong",
    "Quaxos' Eye/Base", "Pink Eye Cyclops/Base", "Quake Dragon Mystic/Strong", "Lord of the Quarry/Key Master",
    "Scavenging Goblin/Base", "Death/Incantation", "Life/Cantrip", "Shaping/Spell",
)  # fmt: skip
SMALL, LARGE = (46, 30), (104, 60)
SIZES = pytest.mark.parametrize(("width", "height"), [SMALL, LARGE])


def locks(mine: dict[str, Any] | None = None, **turn: Any) -> dict[str, Any]:
    """Seat 1 has a Frog that nobody else may free, with a spell of seat 0; seat 2 an Eye that nobody may."""
    me = {"glory": 3, "quiddity": 4, "bag": ["Basic Quiddity"] * 6, "locked": "Pink Eye Cyclops#4"}
    return {
        "game": "quarriors",
        "wilds": [{"card": card, "dice": 1} for card in CARDS],
        "seats": [
            me | (mine or {}),
            {"ready": ["Lord of the Quarry#5"], "locked": "Poison Dart Frog#3+Life#4@0", "bag": ["Basic Quiddity"] * 6},
            {"ready": ["Scavenging Goblin#3"], "locked": "Quaxos' Eye#4", "bag": ["Basic Quiddity"] * 6},
        ],
        "turn": {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn},
        "show_forced": True,
    }


def a_roll(**turn: Any) -> dict[str, Any]:
    return locks({"active": ["Frost Howler#3", "Quaxos' Eye#3", "Portal#4"], "ready": ["Death#6"]}, **turn)


def scene(table: th.Table, option: str = "") -> Scene:
    decision = table.decisions[0]
    rows = PANEL.shown(table.view(decision.seat), decision)
    focus = next((row for row in rows if row.id == option), rows[0])
    return Scene(table.view(decision.seat), decision, focus, keys_of(rows), CHAIRS)


def board(position: dict[str, Any], size: tuple[int, int], option: str = "") -> str:
    return PANEL.board(scene(th.from_position(position, "locks"), option), *size).plain


def labels(table: th.Table) -> dict[str, str]:
    rows = PANEL.shown(table.view(0), table.decisions[0])
    return {row.id: PANEL.label(scene(table, row.id), row) for row in rows}


# -- the mats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-1", "QL-9")
@SIZES
def test_the_locked_area_of_everybody_shows_die_owner_and_prices(width: int, height: int) -> None:
    rows = [line.strip() for line in board(a_roll(), (width, height)).split("\n") if line.startswith("Locked")]
    assert rows == [
        "Locked  ›Frog  ▣  +Life of ◆ unlock ●– ◆2 ■–",
        "Locked   Eye  ▣**  of ■ unlock ●– ◆– ■–",
        "Locked  ›Cyclops  ▣*  of ● unlock ●2 ◆2 ■2",
    ]


@pytest.mark.rule("QL-6")
def test_a_die_locked_this_turn_says_so_and_is_forbidden_to_its_owner() -> None:
    mine = {"locked": {"die": "Pink Eye Cyclops#4", "now": True}, "active": ["Portal#4"]}
    assert "Cyclops  ▣*  of ● unlock ●– ◆2 ■2 locked now" in board(locks(mine, locked=True), LARGE)


def test_an_empty_area_is_seen() -> None:
    position = locks({"active": ["Portal#4"]})
    del position["seats"][0]["locked"]
    assert board(position, LARGE).count("Locked  empty") == 1


def test_a_table_without_locks_has_no_locked_area() -> None:
    wilds = [{"card": card, "dice": 1} for card in ("Basic Quiddity/Basic", "Portal/Basic", "Scavenging Goblin/Base")]
    seats = [{"active": ["Portal#4"]}, {"ready": ["Scavenging Goblin#3"]}]
    plain = {"game": "quarriors", "wilds": wilds, "seats": seats, "turn": {"seat": 0, "phase": "ready", "rolled": True}}
    table = th.from_position(plain | {"show_forced": True}, "locks")
    assert "Locked" not in PANEL.board(scene(table), *LARGE).plain
    assert "lock:" not in dict(PANEL.sections(Scene(table.view(0), None, None), 40))["Card"].plain


@SIZES
def test_rows_stay_within_the_board(width: int, height: int) -> None:
    assert all(len(line) < width for line in board(a_roll(), (width, height)).split("\n"))


@SIZES
def test_the_option_looked_at_marks_the_die_or_the_area_that_it_is_about(width: int, height: int) -> None:
    size = (width, height)
    assert "»Cyclops ▣*" in board(a_roll(), size, "unlock pink-eye-cyclops#4@0")
    assert "»Frog ▣" in board(a_roll(), size, "activate poison-dart-frog#3+life#4@1")
    handed = board(a_roll(), size, "lock quaxos-eye#3@2").split("\n")
    assert [line for line in handed if line.startswith("»Locked")] == [line for line in handed if "Eye  ▣**" in line]


def test_lock_faces_have_a_sign_that_the_legend_explains() -> None:
    table = th.from_position(a_roll(), "locks")
    assert "›Howler  ▣  ›Eye  ▣*" in board(a_roll(), SMALL)
    legend = dict(PANEL.sections(Scene(table.view(0), None, None), 40))["Card"].plain
    assert "▣\u00a0lock: locked in phase 2, it works until somebody frees it" in legend


# -- keys and words ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-3", "QL-9", "QL-12")
def test_options_on_locks_are_told_short_and_have_keys() -> None:
    table = th.from_position(a_roll(), "locks")
    assert {id: words for id, words in labels(table).items() if "lock" in id or "activate" in id} == {
        "lock frost-howler#3": "Lock Howler ▣",
        "lock quaxos-eye#3": "Lock Eye ▣*",
        "lock quaxos-eye#3@1": "Lock Eye ▣* at ◆ Seat 1",
        "lock quaxos-eye#3@2": "Lock Eye ▣* at ■ Seat 2",
        "activate poison-dart-frog#3+life#4@1": "Use Frog ▣ of ◆ Seat 1 for ♛1",
        "unlock pink-eye-cyclops#4@0": "Unlock your Cyclops ▣* for 2",
    }
    assert set(labels(table)) <= set(scene(table).keys)


def test_locked_dice_and_what_lies_beside_them_are_picked_by_owner() -> None:
    table = th.from_position(a_roll(), "locks")
    table.act(0, "cast death#6")
    assert [words for words in labels(table).values() if "▣" in words] == [
        "Cyclops ▣* of yours", "Frog ▣ of ◆ Seat 1", "Eye ▣** of ■ Seat 2",
    ]  # fmt: skip
    table = th.from_position(locks({"ready": ["Shaping#4"], "active": ["Portal#4"]}), "locks")
    table.act(0, "cast shaping#4")
    assert list(labels(table).values()) == ["Life on Frog ▣ of ◆ Seat 1"]


def test_a_locked_die_is_explained_with_its_card() -> None:
    table = th.from_position(a_roll(), "locks")
    page = dict(PANEL.sections(scene(table, "activate poison-dart-frog#3+life#4@1"), 40))["Card"].plain
    assert "Locked, of ◆ Seat 1; a creature 0/0 of level 0" in page
    assert "May be freed in phases 2 to 4 by ◆ Seat 1 for 2 (QL-9)." in page
    assert "Not to be paid for by ● you, ■ Seat 2." in page
    assert "Life belongs to you." in page
    assert "While locked: Every player may use this once in each own turn" in page


def test_what_cannot_be_locked_unlocked_or_used_can_be_asked_about() -> None:
    table = th.from_position(a_roll(), "locks")
    table.act(0, "lock frost-howler#3")
    ideas = [idea for idea in PANEL.ideas(scene(table)) if "lock" in idea or "activate" in idea]
    why = {idea: found.rule for idea in ideas if (found := table.why(0, idea)) is not None}
    assert why == {
        "lock quaxos-eye#3": "QL-3",
        "unlock frost-howler#3@0": "QL-6",
        "unlock poison-dart-frog#3+life#4@1": "QL-13",
        "unlock quaxos-eye#4@2": "QL-13",
    }
    assert [idea for idea in ideas if idea.startswith("activate")] == ["activate poison-dart-frog#3+life#4@1"]
    table.act(0, "cast death#6")
    assert "pick quaxos-eye#4 locked@2" in PANEL.ideas(scene(table))


# -- the log -----------------------------------------------------------------------------------------------------------


def told(table: th.Table, *kinds: str) -> list[str]:
    return [PANEL.told(event) for event in table.events(0) if event.kind in kinds]


@pytest.mark.rule("QL-4")
def test_the_log_says_why_a_die_must_be_locked() -> None:
    table = th.from_position(locks({"active": ["Frost Howler#3"]}), "locks")
    table.act(0, "next")
    table.act(0, "lock frost-howler#3")
    assert told(table, "must-lock", "locked", "unlocked") == [
        "Seat 0 leaves phase 2 with Howler (lock) in the pool and must lock one.",
        "Cyclops (lock *) of Seat 0 gives way to Howler (lock) and goes to the spent pile.",
        "Seat 0 locks Howler (lock).",
    ]


@pytest.mark.rule("QL-9")
def test_the_log_says_who_paid_for_a_die() -> None:
    table = th.from_position(a_roll(), "locks")
    table.act(0, "unlock pink-eye-cyclops#4@0")
    assert told(table, "unlocked") == ["Seat 0 pays 2 to unlock Cyclops (lock *) of seat 0: it goes to the spent pile."]


@pytest.mark.rule("QL-14")
def test_the_log_says_what_struck_a_locked_die() -> None:
    table = th.from_position(a_roll(), "locks")
    table.act(0, "cast death#6")
    table.act(0, "pick quaxos-eye#4 locked@2")
    assert told(table, "unlocked") == [
        "Eye (lock **) of Seat 2 is struck by Death (spell **): "
        "not destroyed, it is unlocked and goes to the used pile."
    ]


@pytest.mark.rule("Q80")
def test_the_log_says_by_what_a_draw_is_smaller() -> None:
    position = locks({}, phase="tidy", rolled=False)
    del position["seats"][1]["ready"]
    table = th.from_position(position, "locks")
    table.act(0, "end-turn")
    assert told(table, "draw-size") == ["Seat 1 draws 5 instead of 6, by Cyclops (lock *)."]


def test_a_name_that_holds_another_is_shortened_as_a_whole() -> None:
    event = Event("rolled", text="Quake Dragon Mystic and Quake Dragon")
    assert PANEL.told(event) == "Mystic and Dragon"


def test_the_log_says_that_a_change_lasts_for_the_attack() -> None:
    position = locks({"ready": ["Pink Eye Cyclops#6"]}, phase="attack")
    del position["seats"][1]["ready"]
    table = th.from_position(position, "locks")
    table.act(0, "next")
    table.act(0, "pick scavenging-goblin#3@2")
    assert told(table, "boosted") == ["This attack -2 defence for Goblin 2/2 of Seat 2."]


@pytest.mark.rule("QL-9")
def test_the_question_of_each_phase_names_unlocking() -> None:
    table = th.from_position(a_roll(), "locks")
    prompts = [table.decisions[0].prompt]
    for answer in ("lock frost-howler#3", "next", "next"):
        table.act(0, answer)
        prompts.append(table.decisions[0].prompt)
    assert prompts[2:] == [
        "Cast spells and unlock dice before the attack, or attack.", "Capture, unlock dice, or tidy up.",
    ]  # fmt: skip


async def test_a_turn_with_locks_by_keys() -> None:
    sitting = sitting_at(a_roll(), CHAIRS)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=(80, 40)) as pilot:
        for label in ("Unlock your Cyclops", "Lock Eye ▣* at ■ Seat 2", "Lock Howler"):
            row = next(line for line in screen_text(app).splitlines() if label in line)
            await pilot.press(row[row.index(label) - 2])
    acts = [entry.act for entry in sitting.table.record.entries if entry.seat == 0]
    assert acts == ["unlock pink-eye-cyclops#4@0", "lock quaxos-eye#3@2", "lock frost-howler#3"]
