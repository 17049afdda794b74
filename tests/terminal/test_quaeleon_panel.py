"""The table of Quaeleon's Quest: stacks built by keys, the order of turns, what is hidden, a turn in the log."""

from typing import Any

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, Seat, do, finish_round, mat, play, seat
from tests.terminal.seen import played_by_keys, screen_text, sitting_at
from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.games.quaeleon.content.facts import CARDS, FAMILIES
from tumblehall.kernel.table import Table
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.inks import ACCENT
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.pages import HandOver
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.panels.quaeleon_looks import INKS, short
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.table_screen import TableScreen

PANEL = panel_for("quaeleon")
AGAINST_A_BOT = ("", "heuristic")
SMALL = (80, 24)
BOARDS = [(46, 22), (67, 32), (84, 48)]
"""What the board has of 80x24, 110x34 and 160x50."""


def scene(table: Table, option: int = 0, who: int | None = None) -> Scene:
    decision = table.decisions[0]
    seat = decision.seat if who is None else who
    if seat != decision.seat:
        return Scene(table.view(seat))
    rows = PANEL.shown(table.view(seat), decision)
    return Scene(table.view(seat), decision, rows[option], keys_of(rows), AGAINST_A_BOT)


def board(table: Table, width: int = 67, height: int = 32, option: int = 0, who: int | None = None) -> str:
    return PANEL.board(scene(table, option, who), width, height).plain


def preparing(hand: str = "Kettle Drake, Wet Blanket, Spite Jar") -> dict[str, Any]:
    return mat(seat(hand=hand), seat(hand="Needle Rain, Lead Boots"), phase="prepare")


def log_of(table: Table, who: int | None = None) -> list[str]:
    return [PANEL.told(event) for event in table.events(who)]


async def test_a_stack_is_built_and_changed_by_keys() -> None:
    sitting = sitting_at(preparing(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        assert "1 1st: 39 Blanket D2" in screen_text(app)
        await pilot.press("2")
        assert "3 Take back 1st, Drake" in screen_text(app)
        await pilot.press("3", "1", "1", "0")
    acts = [entry.act for entry in sitting.table.record.entries if entry.seat == 0]
    assert acts == ["stack kettle-drake", "unstack 1", "stack wet-blanket", "stack kettle-drake", "confirm"]


@pytest.mark.parametrize(("seats", "size"), [(6, SMALL), (2, (110, 34)), (3, (160, 50))])
async def test_a_whole_game_by_keys(seats: int, size: tuple[int, int]) -> None:
    sitting = Sitting(th.new_table("quaeleon", seats, f"keys {seats}"), ("", *["heuristic"] * (seats - 1)))
    screen = await played_by_keys(sitting, SkilledAgent(), size)
    assert "The game is over." in screen
    assert all(len(line) <= size[0] + 2 for line in screen.splitlines())


async def test_two_people_at_one_screen_never_see_the_others_cards() -> None:
    sitting = Sitting(th.new_table("quaeleon", 2, "share", {"opening_swap": False}), ("", ""))
    hands = [[short(slug) for slug in sitting.table.view(who)["seats"][who]["hand"]] for who in (0, 1)]
    pool = [short(slug) for slug in sitting.table.view(None)["pool"]]
    secret = [[name for name in hands[who] if name not in hands[1 - who] + pool] for who in (0, 1)]
    app = TumblehallApp(sitting)
    async with app.run_test(size=(160, 50)) as pilot:
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        await pilot.pause()
        assert all(name in screen_text(app) for name in secret[0])
        assert not any(name in screen_text(app) for name in secret[1])
        await pilot.press("1", "1", "1", "1", "1")  # five cards
        assert isinstance(app.screen, TableScreen)
        await pilot.press(app.screen.view.keys["confirm"])
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert not any(name in screen_text(app) for name in secret[0] + secret[1])
        await pilot.press("enter")
        await pilot.pause()
        assert all(name in screen_text(app) for name in secret[1])
        assert not any(name in screen_text(app) for name in secret[0])


def test_an_opponents_stack_is_backs_and_the_own_one_is_cards() -> None:
    table = play(f"{HOLD}, Spite Jar, Wet Blanket", "Grudge Giant, Lead Boots, Needle Rain")
    shown = board(table)
    assert "◆ Seat 1 ♥50" in shown
    assert "▮▮2 3 Giant" in shown
    assert "12 Jar" in shown
    assert not any(name in shown for name in ("Boots", "Needles"))
    assert "Jar" not in board(table, who=1)


def test_the_order_of_turns_shows_ties_and_who_has_no_card() -> None:
    table = play(seat("Tavern Recruiter"), seat("Kettle Drake", health=37), seat("Kettle Drake", health=37), "")
    assert " Order  ▶● › ◆17 = ■17 › ▲–" in board(table)


def test_a_changed_initiative_reorders_what_is_shown() -> None:
    other = seat(revealed={"card": "lead-boots", "initiative": -30})
    table = play(seat(revealed="tavern-recruiter"), other, seat(revealed="kettle-drake"), phase="turns")
    assert " Order  ▶● › ■17 › ◆8" in board(table)


def test_fields_stand_in_order_of_activation_with_values_of_now() -> None:
    lying = [{"card": "kettle-drake", "order": 2}, {"card": "mirror-moat", "order": 0}]
    table = play(HOLD, seat(field=[*lying, {"card": "fog-of-bureaucracy", "order": 1, "silent": True}]))
    shown = board(table, 84, 48)
    assert shown.index("¹Moat") < shown.index("²Fog") < shown.index("³Drake")
    assert "²Fog  D1 ø" in shown
    foggy = play(HOLD, seat(field="Fog of Bureaucracy, Kettle Drake"))
    assert "²Drake  A6" in board(foggy, 84, 48)


def test_what_waits_for_the_next_card_is_told() -> None:
    change = {"seat": 1, "stat": "attack", "op": "add", "n": 4}
    coming = [{**change, "scope": "the"}, {**change, "scope": "your"}]
    haunted = seat(revealed="tavern-recruiter", field="Candle Ghost")
    table = play(haunted, "", seat(next_initiative=20), coming=coming, phase="turns")
    shown = board(table)
    for words in ("the next card: attack +4", "◆'s next: attack +4", "■'s next: initiative +20"):
        assert words in shown


@pytest.mark.parametrize(("width", "height"), BOARDS)
def test_six_full_fields_fit_the_board(width: int, height: int) -> None:
    names = [facts.slug for facts in CARDS if facts.family in ("attack", "defence", "ongoing", "triggered")]
    others: list[Seat] = [seat(field=list(names[4 * i : 4 * i + 4])) for i in range(5)]
    table = play(seat("Tavern Recruiter, Lead Boots", hand="Pickpocket Otter, Hush in the Library"), *others)
    lines = board(table, width, height).split("\n")
    assert len(lines) <= height
    assert {len(line) for line in lines} == {width - 1}
    assert all(f"Seat {who} ♥50" in "\n".join(lines) for who in range(1, 6))


@pytest.mark.parametrize(("width", "height"), BOARDS)
def test_what_the_option_is_about_stands_out(width: int, height: int) -> None:
    table = th.from_position(preparing(), "panel")
    for option, words in ((0, "»39 Blanket"), (1, "»17 Drake")):
        drawn = PANEL.board(scene(table, option), width, height)
        marked = [drawn.plain[span.start : span.end] for span in drawn.spans if f"on {ACCENT}" in str(span.style)]
        assert [each.strip() for each in marked] == [words]


def test_a_full_stack_is_confirmed_by_the_first_key() -> None:
    hand = "Kettle Drake, Wet Blanket, Spite Jar, Loud Herald, Phoenix Egg, Rust Sprite"
    table = th.from_position(preparing(hand), "panel")
    for _ in range(5):
        do(table, next(option.id for option in table.decisions[0].options if option.id.startswith("stack ")))
    shown = PANEL.shown(table.view(0), table.decisions[0])
    assert [option.id for option in shown] == ["confirm", *(f"unstack {place}" for place in range(1, 6))]


def test_an_optional_effect_marks_the_card_that_asks() -> None:
    table = play(seat("Second Helping", hand="Lead Boots"), "")
    assert "»¹Helping" in board(table)
    assert "You may put a card from your hand on top of your stack." in page(table, "Card")


def page(table: Table, title: str, option: int = 0) -> str:
    return dict(PANEL.sections(scene(table, option), 40))[title].plain


def test_targets_are_offered_with_what_an_attack_would_take() -> None:
    table = play("Hedge Duellist", seat(field="Turnip Palisade"), seat(health=9))
    shown = scene(table)
    assert shown.decision is not None
    labels = [PANEL.label(shown, option) for option in shown.decision.options]
    assert labels == ["◆ Seat 1 ♥50, 7 damage", "■ Seat 2 ♥9, 11 damage"]
    assert "◆ Seat 1  ♥50, defence 4, 0 in hand, 0 in the stack" in page(table, "Card")


def test_the_table_page_has_the_discard_pile_and_what_is_known() -> None:
    fact = {"card": "lead-boots", "places": ["hand:1"], "to": [0]}
    table = play(HOLD, seat(hand="Lead Boots"), discard="2 Spite Jar, Wet Blanket", known=[fact])
    told = page(table, "Table").replace("\u00a0", " ")
    assert "Discard pile 3: 2 Jar, Blanket" in told
    assert "Boots: hand of ◆" in told
    assert "Discard 3: Blanket, Jar, Jar" in board(table)


def test_the_resolution_of_a_turn_reads_from_card_to_health() -> None:
    table = play("Pocket Volcano", seat("Wet Blanket", field="Mirror Moat"), HOLD)
    told = log_of(finish_round(table, "choose 1"))
    start = told.index("plays Volcano")
    assert told[start : start + 5] == [
        "plays Volcano",
        "  −4 ♥41",
        "  Volcano attacks for 13: ◆ −9 ♥36, ■ −13 ♥32",
        "  Moat takes effect",
        "  −2 ♥39",
    ]
    assert "  For the next card: attack -6." in told
    assert "  Bargain: attack -6, used up" in told


def test_private_events_are_told_to_those_who_may_know() -> None:
    table = do(play("Pickpocket Otter", seat(hand="Spite Jar"), ""), "seat 1")
    assert "  took Jar of ◆." in log_of(table, 0)
    assert not any("Jar" in line for line in log_of(table, 2))


def test_the_headline_names_the_phase() -> None:
    swap = th.new_table("quaeleon", 2, "swap")
    assert PANEL.headline(swap.view(0)) == "opening swap"
    assert PANEL.headline(th.from_position(preparing()).view(0)) == "round 2, preparation"
    assert PANEL.headline(play(HOLD, "").view(0)) == "round 2, turns"


def test_an_onlooker_sees_everybody_from_outside() -> None:
    table = play(seat(HOLD, hand="Spite Jar"), seat(hand="Lead Boots"))
    drawn = PANEL.board(Scene(table.view(None)), 67, 32).plain
    assert "● Seat 0 ♥50" in drawn
    assert "◆ Seat 1 ♥50" in drawn
    assert not any(name in drawn for name in ("Jar", "Boots"))
    assert [title for title, _ in PANEL.sections(Scene(table.view(None)), 40)] == ["Card", "Table"]
    assert PANEL.ideas(Scene(table.view(None))) == []


def test_who_is_out_is_shown_as_such() -> None:
    table = play(HOLD, seat(health=0), "")
    assert "◆ Seat 1  out of the game" in board(table)


async def test_why_not_knows_the_answers_one_may_wonder_about() -> None:
    app = TumblehallApp(sitting_at(preparing(), AGAINST_A_BOT), pause=60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("w")
        await pilot.press(*"recruit", "space", *"hedge", "enter")
        await pilot.pause()
        assert "not what is asked now" in screen_text(app)


def test_every_card_has_a_short_name_of_its_own_and_every_family_an_ink() -> None:
    names = [short(card.slug) for card in CARDS]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 11
    assert set(INKS) == set(FAMILIES)
    assert len(set(INKS.values())) == len(INKS)
