"""How the terminal is answered: one key one thing, what is lost is asked for, the only answer goes by itself."""

import json
from pathlib import Path
from typing import Any

import pytest

import tumblehall as th
from tests.dicequest.camp import apprentice, camp
from tests.dicequest.camp import seat as camp_seat
from tests.dicequest.test_coop import reward
from tests.quaeleon.mat import HOLD
from tests.quaeleon.mat import play as quaeleon_table
from tests.terminal.seen import about_to_move, screen_text, sitting_at
from tests.terminal.test_quarriors_panel import position as quarriors_position
from tumblehall.terminal import settings, table_screen
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.keys import COMMANDS, KEYS, LETTERS, keys_of
from tumblehall.terminal.manners import AT_ONCE, MANNERS, NEVER, WAIT, manners_of
from tumblehall.terminal.pages import Confirm
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.table_screen import TableScreen

AGAINST_A_BOT = ("", "heuristic")
SMALL = (80, 24)
BROWSER = Path(__file__).parents[2] / "client" / "src" / "games"


@pytest.mark.parametrize("game", MANNERS)
def test_the_browser_has_the_same_manners(game: str) -> None:
    theirs = json.loads((BROWSER / game / "manners.json").read_text("utf-8"))
    mine = MANNERS[game]
    assert (list(mine.throws), list(mine.ends), list(mine.quiet)) == (theirs["throws"], theirs["ends"], theirs["quiet"])
    assert list(mine.letters) == theirs["letters"]


# -- keys -----------------------------------------------------------------------------------------------------------


def options(*ids: str) -> list[th.Option]:
    return [th.Option(ident, ident) for ident in ids]


def test_what_ends_has_0_and_what_gives_away_a_letter() -> None:
    offered = options("graduate pirate", "go", "recruit duelist", "discard spoon", "peddler")
    keys = keys_of(offered, manners_of("dicequest"))
    assert keys == {
        "graduate pirate": "A", "go": "0", "recruit duelist": "1", "discard spoon": "B", "peddler": "2",
    }  # fmt: skip


def test_one_key_means_one_thing() -> None:
    offered = options("next", "pass", *(f"drop d{i}" for i in range(5)), *(f"pick d{i}" for i in range(60)))
    keys = keys_of(offered, manners_of("quarriors"))
    assert len(set(keys.values())) == len(keys) == 1 + len(KEYS) + len(LETTERS)
    assert not set(keys.values()) & set(COMMANDS)


async def test_keys_stay_while_the_question_lasts() -> None:
    app = TumblehallApp(sitting_at(quarriors_position({"active": ["Portal#4", "Basic Quiddity#1"]}, {}), AGAINST_A_BOT))
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, TableScreen)
        before = dict(app.screen.view.keys)
        await pilot.press("down", "down", "tab", "pagedown")
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        assert app.screen.view.keys == before
        for ident, key in before.items():
            option = next(option for option in app.screen.view.rows if option.id == ident)
            assert f"{key} {app.screen.view.panel.label(app.screen.view.scene(), option)}" in screen_text(app)


# -- what is lost ---------------------------------------------------------------------------------------------------


def to_capture(*dice: str) -> dict[str, Any]:
    return quarriors_position({"active": list(dice)}, {"ready": ["Scavenging Goblin#5"]}, phase="capture")


def lost(table: th.Table, answer: str) -> str:
    decision = table.decisions[0]
    scene = Scene(table.view(decision.seat), decision)
    option = next(option for option in decision.options if option.id == answer)
    return panel_for(table.game).waste(scene, option)


async def test_quiddity_is_not_thrown_away_in_haste() -> None:
    sitting = sitting_at(to_capture("Basic Quiddity#6", "Basic Quiddity#6"), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("0")
        assert isinstance(app.screen, Confirm)
        assert "4 quiddity are lost." in screen_text(app)
        await pilot.press("n")
        assert isinstance(app.screen, TableScreen)
        assert sitting.table.step == 0
        await pilot.press("0", "y")
        assert [entry.act for entry in sitting.table.record.entries][:1] == ["next"]


def test_a_little_quiddity_is_no_waste() -> None:
    assert lost(th.from_position(to_capture("Basic Quiddity#6"), "waste"), "next") == ""


def test_a_hero_for_nothing_and_a_turn_at_home_are_wastes() -> None:
    market = ["duelist", "corporal", "paladin", "shaman", "toll-guard"]
    quests = ["sunken-shrine", "rats-in-the-cellar", "haunted-mill"]
    game = camp(camp_seat(apprentice("pirate"), gold=9), market=market, quests=quests, discount=9)
    table = th.from_position(game.position(), "waste")
    assert lost(table, "go") == "Duelist would join for nothing."
    table = th.from_position(camp(camp_seat(apprentice("pirate")), market=market, quests=quests).position(), "waste")
    assert lost(table, "go") == ""
    table.act(0, "go")
    assert lost(table, "attempt playtime") == "Your heroes stay at home: no quest this turn."
    assert lost(table, table.decisions[0].options[0].id) == ""


def test_threats_that_can_be_paid_for_are_no_end() -> None:
    table = th.from_position(reward("red:2sword", "red:sword").position(), "waste")
    assert lost(table, "done") == "You could pay for 1 threat."


def test_recruits_for_nothing_are_no_end() -> None:
    assert lost(quaeleon_table("Tavern Recruiter", HOLD), "pass") == "You could recruit more, for nothing."


async def test_what_gives_something_away_asks() -> None:
    game = camp(camp_seat(apprentice("pirate"), gold=4), market=["duelist"], quests=["haunted-mill"])
    sitting = sitting_at(game.position(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        assert "A Graduate" in screen_text(app)
        await pilot.press("A")
        assert "The hero leaves your party" in screen_text(app)
        await pilot.press("escape")
        assert sitting.table.step == 0
        await pilot.press("A", "y")
        assert sitting.table.record.entries[0].act == "graduate pirate"


# -- the only answer ------------------------------------------------------------------------------------------------


def moved() -> Sitting:
    """After a move nothing is left but the end of the turn."""
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    sitting.act(0, "move hroth-ironbelly t10")
    return sitting


def acts(sitting: Sitting) -> list[str | None]:
    return [entry.act for entry in sitting.table.record.entries]


async def test_the_only_answer_goes_by_itself_after_a_wait_that_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "WAIT_SECONDS", 0.2)
    sitting = moved()
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        assert "by itself" in screen_text(app)
        await pilot.pause(1)
        assert acts(sitting)[1:2] == ["end-turn"]
        assert "by itself" not in screen_text(app)


async def test_undo_and_escape_stop_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "WAIT_SECONDS", 60)
    sitting = moved()
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("escape")
        assert "by itself" not in screen_text(app)
        assert "0 End the turn" in screen_text(app)
        await pilot.press("u")
        assert "You rolled 3. Which move?" in screen_text(app)
    assert acts(sitting) == ["move hroth-ironbelly t10", None]


@pytest.mark.parametrize(("lone", "answers"), [(AT_ONCE, 2), (NEVER, 1)])
async def test_the_only_answer_goes_at_once_or_never(lone: str, answers: int) -> None:
    sitting = moved()
    app = TumblehallApp(sitting, pause=60, lone=lone)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.2)
        assert len(acts(sitting)) == answers
        assert "by itself" not in screen_text(app)


async def test_the_setting_turns_by_a_key_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "WAIT_SECONDS", 60)
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT), pause=60)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        assert settings.lone() == WAIT
        await pilot.press("a", "a")
        await pilot.pause()
        assert "It waits for its key." in screen_text(app)
    assert settings.lone() == NEVER


@pytest.mark.parametrize("text", ["no JSON", "[]", '{"lone": 3}', '{"lone": "soon"}'])
def test_settings_that_cannot_be_read_are_the_usual_ones(saves_folder: Path, text: str) -> None:
    saves_folder.mkdir()
    (saves_folder / settings.FILE).write_text(text, "utf-8")
    assert settings.lone() == WAIT


async def test_a_lone_throw_is_pressed() -> None:
    """Somebody who rolled a six throws again."""
    sitting = sitting_at(about_to_move(6), AGAINST_A_BOT)
    sitting.act(0, next(option.id for option in sitting.table.decisions[0].options if option.id.startswith("move ")))
    assert [option.id for option in sitting.table.decisions[0].options] == ["roll-again"]
    app = TumblehallApp(sitting, pause=60, lone=AT_ONCE)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.2)
        assert len(acts(sitting)) == 1
        assert "1 Roll again" in screen_text(app)
