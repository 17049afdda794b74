"""The table of Quarriors: a turn by keys, the attack with its totals, what the option looked at is about."""

from typing import Any

import pytest

import tumblehall as th
from tests.terminal.seen import screen_text, sitting_at
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.rules.mixing import SET_OF
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.inks import ACCENT
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.panels.quarriors_looks import CLASSES, short

PANEL = panel_for("quarriors")
AGAINST_A_BOT = ("", "heuristic")
SMALL, LARGE = (80, 24), (120, 40)
WILDS = (
    ("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 4), ("Scavenging Goblin/Base", 4),
    ("Ghostly Spirit/Strong", 3), ("Devotee of the Holy Query/Strong", 5), ("Warrior of the Quay/Base", 4),
    ("Witching Hag/Base", 3), ("Deathdealer/Strong", 3), ("Quake Dragon/Base", 0), ("Life/Spell", 5),
    ("Shaping/Incantation", 5), ("Death/Charm", 4),
)  # fmt: skip


def position(mine: dict[str, Any], *others: dict[str, Any], **turn: Any) -> dict[str, Any]:
    return {
        "game": "quarriors",
        "wilds": [{"card": card, "dice": n} for card, n in WILDS],
        "seats": [mine, *others],
        "turn": {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn},
    }


def a_roll() -> dict[str, Any]:
    """A portal to use, a Hag to summon, quiddity on five dice, on two different faces of which two."""
    dice = ["Portal#4", "Witching Hag#6", *["Basic Quiddity#1"] * 3, "Basic Quiddity#2", "Basic Quiddity#6"]
    return position(
        {"glory": 3, "active": dice, "bag": ["Basic Quiddity"] * 2, "used": ["Assistant"]},
        {"glory": 5, "ready": ["Scavenging Goblin#5"], "bag": ["Basic Quiddity"] * 6},
    )


def an_attack(*more: dict[str, Any]) -> dict[str, Any]:
    """Seat 1 attacks with a charmed Deathdealer and a Warrior; seat 0 has a Ghost and a Hag."""
    mine = {"ready": ["Ghostly Spirit#6", "Witching Hag#6"], "bag": ["Basic Quiddity"] * 6}
    attacker = {"ready": ["Deathdealer#4+Death#4@1", "Warrior of the Quay#4"], "bag": ["Basic Quiddity"] * 6}
    return position(mine, attacker, *more, seat=1, phase="attack")


def scene(table: th.Table, option: int = 0) -> Scene:
    decision = table.decisions[0]
    rows = PANEL.shown(table.view(decision.seat), decision)
    return Scene(table.view(decision.seat), decision, rows[option], keys_of(rows), AGAINST_A_BOT)


async def test_a_turn_by_keys() -> None:
    sitting = sitting_at(a_roll(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        assert "1 Use Portal +2" in screen_text(app)
        await pilot.press("1")
        assert "1 Summon Hag ²4/5 for 2" in screen_text(app)
        await pilot.press("1", "space")  # the bot defends
        assert "Capture, or tidy up." in screen_text(app)
        assert "1 Capture Dealer Strong for 6" in screen_text(app)
        await pilot.press("1")
        assert "Your turn is done." in screen_text(app)
        await pilot.press("0")
    acts = [entry.act for entry in sitting.table.record.entries if entry.seat == 0]
    assert acts == ["use portal#4", "summon witching-hag#6", "capture deathdealer", "end-turn"]


async def test_equal_faces_are_one_row_and_one_die_on_the_mat() -> None:
    app = TumblehallApp(sitting_at(a_roll(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL):
        screen = screen_text(app)
    assert screen.count("Spend Quiddity Q1") == 1
    assert "4×Quiddity  Q1" in screen
    assert "6 quiddity (6 on dice)" in screen


async def test_the_attack_is_shown_with_each_share() -> None:
    app = TumblehallApp(sitting_at(an_attack(), AGAINST_A_BOT), pause=60)
    async with app.run_test(size=SMALL) as pilot:
        screen = screen_text(app).replace("\u00a0", " ")
        assert "◆ attacks ● you: 8 = Dealer 6" in screen
        assert "1 Ghost ²3/3 ♛2: falls, 5 left" in screen
        await pilot.press("1")
        assert "5 left of 8" in screen_text(app)


def test_totals_differ_from_defender_to_defender() -> None:
    alone = {"ready": ["Scavenging Goblin#3"]}
    table = th.from_position(an_attack(alone) | {"show_forced": True}, "panel")
    note = PANEL.note(scene(table), 60).plain.replace("\u00a0", " ")
    assert "◆ attacks ● Seat 0: 8 = Dealer 6 + Warrior 2" in note
    assert "◆ attacks ■ you: 11 = Dealer 6 + Warrior 5" in note


@pytest.mark.parametrize(("width", "height"), [(46, 22), (70, 30), (77, 38), (104, 48)])
def test_what_the_option_is_about_stands_out(width: int, height: int) -> None:
    table = th.from_position(a_roll(), "panel")
    for option, words in ((0, "»Portal"), (1, "»Hag")):
        board = PANEL.board(scene(table, option), width, height)
        assert words in board.plain
        assert all(len(line) < width for line in board.plain.split("\n"))
        marked = {board.plain[span.start : span.end] for span in board.spans if f"on {ACCENT}" in str(span.style)}
        assert any(words in piece for piece in marked)


@pytest.mark.parametrize(("width", "height"), [(46, 22), (77, 38)])
def test_a_capture_marks_its_card(width: int, height: int) -> None:
    table = th.from_position(a_roll() | {"turn": {"seat": 0, "phase": "capture"}}, "panel")
    board = PANEL.board(scene(table), width, height)
    marked = [board.plain[span.start : span.end] for span in board.spans if f"on {ACCENT}" in str(span.style)]
    assert len(marked) == 1
    assert "6" in marked[0]
    assert "♛2" in marked[0]


def test_the_card_looked_at_is_told_in_full() -> None:
    table = th.from_position(a_roll(), "panel")
    page = dict(PANEL.sections(scene(table, 1), 40))["Card"].plain
    assert "Witching Hag  creature, cost 5, ♛3, 3 left" in page
    assert "Q1  Q2  Q2  ¹3/3  ¹3/3  ²4/5" in page
    assert "Whenever you destroy a creature while this is in your ready area, gain 1 quiddity." in page


async def test_it_fits_a_small_terminal_and_uses_a_large_one() -> None:
    app = TumblehallApp(sitting_at(a_roll(), AGAINST_A_BOT))
    async with app.run_test(size=LARGE) as pilot:
        assert "▶ Roll & ready" in screen_text(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        screen = screen_text(app)
    for words in ("Dealer Strong", "♛3/20", "♛5/20+2", "bag 6", "Used 1", "Bag 2", "0 Go on to the attack"):
        assert words in screen.replace("\u00a0", " ")
    assert all(len(line) <= 82 for line in screen.splitlines())


def test_every_class_has_an_ink_and_a_short_name_of_its_own() -> None:
    played = list(dict.fromkeys(die.slug for die in DIE_CLASSES if die.set in SET_OF))
    assert set(played) <= set(CLASSES)
    assert len({short(slug) for slug in played}) == len({CLASSES[slug][1] for slug in played}) == len(played)
    assert max(len(short(slug)) for slug in played) <= 9


def test_what_is_not_known_here_is_shown_plainly() -> None:
    """A phase, a place and a question of a set to come."""
    table = th.from_position(a_roll(), "panel")
    view = table.view(0) | {"phase": "quest"}
    view["seats"][1]["ready"][0]["marked"] = [[1, 0, False, "this attack"]]
    options = (
        th.Option("pick witching-hag#4 in active 1", "Witching Hag 3/3 of seat 1", ("active:1",)),
        th.Option("pick squire locked@1", "Squire 1/2, locked", ("locked:1:0",)),
        th.Option("seat 1", "Seat 1", ("seat:1",)),
        th.Option("depart", "Go now"),
    )
    decision = th.Decision(0, "send", "Who goes?", None, options, "depart")
    assert PANEL.headline(view) == "round 5, quest"
    for option in PANEL.shown(view, decision):
        seen = Scene(view, decision, option, keys_of(options), AGAINST_A_BOT)
        assert PANEL.label(seen, option) == option.label
        assert "▶ Quest" in PANEL.board(seen, 104, 48).plain
        assert PANEL.sections(seen, 40)


def test_a_change_that_ends_sooner_than_the_turn_says_when() -> None:
    table = th.from_position(a_roll(), "panel")
    view = table.view(0)
    view["seats"][1]["ready"][0]["marked"] = [[1, 0, False, "this attack"], [0, -1, False]]
    focus = th.Option("pick scavenging-goblin#5@1", "Goblin", (view["seats"][1]["ready"][0]["ref"],))
    page = dict(PANEL.sections(Scene(view, None, focus), 40))["Card"].plain
    assert "this attack +1/+0, this turn +0/-1" in page


# -- Rise of the Demons and Quarmageddon ---------------------------------------------------------------------------


def a_mix() -> dict[str, Any]:
    """Corrupted dice in every place, an immune Gnome with a spell of the other, and two dice out of the game."""
    cards = ("Corrupted Quiddity/Basic", "Gnome Barbarian/Base", "Death/Spell", "Life/Cantrip", "Heavenly Seraph/Base")
    corrupted = [f"Corrupted Quiddity#{face}" for face in (1, 4, 6)]
    return position(
        {"active": corrupted, "ready": ["Death#4"], "used": ["Corrupted Quiddity"]},
        {"ready": ["Gnome Barbarian#3+Life#4@0", "Gnome Barbarian#5", "Heavenly Seraph#4"], "used": ["Death"]},
    ) | {
        "wilds": [{"card": card, "dice": 1} for card in ("Basic Quiddity/Basic", *cards)],
        "removed": ["Gnome Barbarian", "Death"],
    }


@pytest.mark.rule("QD-3", "QD-4")
@pytest.mark.parametrize(("width", "height"), [(46, 30), (104, 60)])
def test_faces_of_corrupted_quiddity_are_told_apart(width: int, height: int) -> None:
    board = PANEL.board(scene(th.from_position(a_mix(), "panel")), width, height).plain
    for words in ("Corrupted", "Q1", "Q0", "***"):
        assert words in board


@pytest.mark.rule("QD-5")
def test_removed_dice_are_shown_apart_and_explained() -> None:
    seen = scene(th.from_position(a_mix(), "panel"))
    board = PANEL.board(seen, 104, 60).plain
    assert "Out 2" in board
    piles = dict(PANEL.sections(seen, 40))["Piles"].plain.replace("\u00a0", " ")
    assert "Out of the game 2: 1 Gnome, 1 Death" in piles
    assert "They never come back" in piles
    without = th.from_position({key: value for key, value in a_mix().items() if key != "removed"}, "panel")
    assert "Out 2" not in PANEL.board(scene(without), 104, 60).plain


@pytest.mark.rule("QM-1")
@pytest.mark.parametrize(("width", "height"), [(46, 30), (104, 60)])
def test_immunity_is_marked_on_the_creature_that_has_it(width: int, height: int) -> None:
    board = PANEL.board(scene(th.from_position(a_mix(), "panel")), width, height).plain
    assert board.count("◈") == 1


@pytest.mark.rule("QM-1")
def test_immunity_and_a_spell_of_another_are_explained_with_the_creature() -> None:
    view = th.from_position(a_mix(), "panel").view(0)
    dice = view["seats"][1]["ready"]

    def page(die: dict[str, Any]) -> str:
        focus = th.Option("pick", "Gnome", (die["ref"],))
        return dict(PANEL.sections(Scene(view, None, focus), 40))["Card"].plain

    assert "◈ Immune to opponents' effects; damage reaches it (QM-1)." in page(dice[0])
    assert "Life belongs to you." in page(dice[0])
    assert "◈" not in page(dice[1])
    assert "belongs" not in page(dice[1])


def test_every_creature_can_be_asked_about_where_one_is_picked() -> None:
    table = th.from_position(a_mix(), "panel")
    assert not [idea for idea in PANEL.ideas(scene(table)) if idea.startswith("pick ")]
    table.act(0, "cast death#4")
    ideas = [idea for idea in PANEL.ideas(scene(table)) if idea.startswith("pick ")]
    assert ideas == [f"pick {name}@{seat}" for seat, name in (
        (1, "gnome-barbarian#3+life#4"), (1, "gnome-barbarian#5"), (1, "heavenly-seraph#4"),
    )]  # fmt: skip
    found = table.why(0, ideas[0])
    assert found is not None
    assert (found.text, found.rule) == (
        "Gnome Barbarian 1/3* is immune: opponents' effects do not reach it", "QM-1",
    )  # fmt: skip
