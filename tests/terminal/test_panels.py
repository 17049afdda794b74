"""Panels: the one for any game, and the board of Angry Quest."""

from collections.abc import Iterable
from typing import cast

import pytest

import tumblehall as th
from tests.fixtures.bluff import GAME as BLUFF
from tests.terminal.seen import about_to_move, near_the_end, screen_text
from tumblehall.games import GAMES
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.edges.view import Fighter
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.keys import COMMANDS, KEYS, keys_of
from tumblehall.terminal.panel import Panel, Scene
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.panels.angryquest_art import FACES
from tumblehall.terminal.panels.angryquest_names import letters, short
from tumblehall.terminal.sitting import Sitting

PANEL = panel_for("angryquest")


@pytest.fixture
def bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bluff", BLUFF)


@pytest.mark.usefixtures("bluff")
async def test_a_game_without_a_panel_is_played_from_its_view() -> None:
    sitting = Sitting(th.new_table("bluff", 2, "tree", {"first": 0, "rounds": 1}), ("", "random"))
    assert type(panel_for("bluff")) is Panel
    app = TumblehallApp(sitting, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = screen_text(app)
        for words in ("Bluff", "round 1", "Pick up to two cards", "Known", "Discard", "BL-2"):
            assert words in screen
        for _ in range(40):
            if sitting.table.outcome is not None:
                break
            await pilot.press("enter")
        await pilot.pause()
        assert "The game is over." in screen_text(app)


def scene(position: dict[str, object], option: int = 0) -> Scene:
    table = th.from_position(position, "panel")
    decision = table.decisions[0]
    return Scene(table.view(0), decision, decision.options[option], keys_of(decision.options), ("", "heuristic"))


@pytest.mark.parametrize(("width", "height"), [(34, 22), (51, 30), (68, 38)])
def test_the_board_fills_its_size_and_no_more(width: int, height: int) -> None:
    lines = PANEL.board(scene(about_to_move()), width, height).plain.split("\n")
    assert {len(line) for line in lines} == {width}
    assert len(lines) == 17 * (2 if width == 68 else 1)


def test_pieces_have_shape_and_letter_and_targets_their_key() -> None:
    board = PANEL.board(scene(about_to_move(), option=1), 51, 30).plain
    for words in ("●H»", "●A", "■F", "■L", "›1‹", "»2«", "›3‹"):
        assert words in board


def test_a_fight_shows_the_odds() -> None:
    position = about_to_move()
    position["seats"][1]["team"][0]["at"] = "t10"
    shown = scene(position)
    assert PANEL.label(shown, shown.decision.options[0]).startswith("Hroth 3 spaces on, fights Finch 9")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("at", "die", "words"),
    [
        ("t07", 2, "Hroth to a clover ♣"),
        ("t07", 4, "Hroth to the bones ×"),
        ("t07", 1, "Hroth to a signpost ┼"),
        ("t12", 1, "Hroth to Green's entry"),
        ("t17", 1, "Hroth to Blue's gate ∩"),
        ("t47", 1, "Hroth 1 space on"),
        ("t41", 1, "Hroth to your gate ∩"),
        ("t41", 3, "Hroth to place 2 of your lair"),
        ("home", 2, "Hroth 2 spaces on"),
        ("sett-n", 2, "Hroth moves on"),
    ],
)
def test_a_move_says_in_words_where_it_ends(at: str, die: int, words: str) -> None:
    position = about_to_move(die)
    position["seats"][0]["team"][0]["at"] = at
    shown = scene(position)
    assert shown.decision is not None
    assert words in [PANEL.label(shown, option) for option in shown.decision.options]


@pytest.mark.parametrize(
    ("at", "words"), [("t09", "♣ clover"), ("t11", "× bones"), ("t10", "on the loop"), ("sett-n", "town")]
)
def test_a_card_says_in_words_where_its_character_is(at: str, words: str) -> None:
    position = about_to_move()
    position["seats"][0]["team"][0]["at"] = at
    first = dict(PANEL.sections(scene(position), 46))["Cards"].plain.split("\n")[0]
    assert words in first


def test_the_monster_page_marks_the_phase_and_what_is_closed() -> None:
    pages = dict(PANEL.sections(scene(near_the_end()), 46))
    assert "▶ Phase 2  close 5×4+  ranged used  arcane 4×4+" in pages["Monster"].plain.replace("\u00a0", " ")
    assert "hit" not in pages["Others"].plain
    assert "Deck 27 cards" in pages["Others"].plain


def test_letters_of_any_team_differ() -> None:
    slugs = [character.slug for character in CHARACTERS]
    for i in range(len(slugs)):
        team = [{"character": slugs[(i + k) % len(slugs)]} for k in (0, 1, 7)]
        assert len(set(letters(cast(Iterable[Fighter], team)).values())) == 3
    assert short("sir-dunmore-the-late") == "Dunmore"


def test_every_monster_has_a_face_of_one_size() -> None:
    assert set(FACES) == {monster.slug for monster in MONSTERS}
    for face in FACES.values():
        assert [len(line) for line in face] == [11] * 6


def test_no_option_has_the_key_of_a_command() -> None:
    assert not set(KEYS) & set(COMMANDS)
    assert len(set(KEYS)) == len(KEYS)
