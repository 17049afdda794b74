"""The table of Dicequest: market and quests, the dice of a challenge, the party, the bar of co-op, games by keys."""

import pytest

import tumblehall as th
from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat
from tests.terminal.seen import played_by_keys, screen_text, sitting_at
from tumblehall.agents.dicequest.heuristic import HeuristicAgent
from tumblehall.games.dicequest.content.dice import FACE_NAME
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.edges.sheets import sheets
from tumblehall.kernel.table import Table
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.inks import ACCENT
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for
from tumblehall.terminal.panels.dicequest_cards import SHEETS
from tumblehall.terminal.panels.dicequest_looks import DICE, SIGNS, face
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.table_screen import TableScreen

PANEL = panel_for("dicequest")
AGAINST_A_BOT = ("", "heuristic")
SMALL = (80, 24)
BOARDS = [(46, 22), (67, 32), (84, 48)]
"""What the board has of 80x24, 110x34 and 160x50."""
MARKET = ["duelist", "corporal", "paladin", "shaman", "toll-guard"]
QUESTS = ["sunken-shrine", "rats-in-the-cellar", "haunted-mill"]


def table_of(game: Camp) -> Table:
    return th.from_position(game.position(), "panel")


def scene(table: Table, answer: str = "") -> Scene:
    """The option looked at is the one named, else the first."""
    decision = table.decisions[0]
    rows = PANEL.shown(table.view(decision.seat), decision)
    focus = next((option for option in rows if option.id == answer), rows[0])
    return Scene(table.view(decision.seat), decision, focus, keys_of(rows), AGAINST_A_BOT)


def board(game: Camp, width: int = 84, height: int = 48, answer: str = "") -> str:
    return PANEL.board(scene(table_of(game), answer), width, height).plain


def page(game: Camp, title: str, answer: str = "") -> str:
    return dict(PANEL.sections(scene(table_of(game), answer), 40))[title].plain


def tavern() -> Camp:
    return camp(seat(apprentice("pirate"), gold=4), market=MARKET, quests=QUESTS)


@pytest.mark.parametrize(("seats", "mode", "size"), [(2, "competitive", SMALL), (1, "coop", (110, 34))])
async def test_a_whole_game_by_keys(seats: int, mode: str, size: tuple[int, int]) -> None:
    chairs = ("", *["heuristic"] * (seats - 1))
    sitting = Sitting(th.new_table("dicequest", seats, f"keys {seats}", {"mode": mode}), chairs)
    screen = await played_by_keys(sitting, HeuristicAgent(), size)
    assert "The game is over." in screen
    assert all(len(line) <= size[0] + 2 for line in screen.splitlines())


@pytest.mark.parametrize("size", [SMALL, (110, 34), (160, 50)])
async def test_a_hero_is_hired_and_sent_by_keys(size: tuple[int, int]) -> None:
    sitting = sitting_at(tavern().position(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=size) as pilot:
        for answer in ("recruit duelist", "go", "attempt haunted-mill"):
            assert isinstance(app.screen, TableScreen)
            await pilot.press(app.screen.view.keys[answer])
        await pilot.pause()
        screen = screen_text(app)
    assert "Haunted Mill asks 1✦1○" in screen
    assert "missing 1✦1○" in screen
    assert "Roll the dice" in screen


@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_four_seats_fit_the_smallest_board_through_a_whole_game(mode: str) -> None:
    table, agent, rng = th.new_table("dicequest", 4, "fits", {"mode": mode}), HeuristicAgent(), th.FastRng(2)
    width, height = BOARDS[0]
    while table.outcome is None:
        shown = scene(table)
        lines = PANEL.board(shown, width, height).plain.split("\n")
        assert len(lines) <= height
        assert {len(line) for line in lines} == {width - 1}
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(shown.view, decision, rng))


def test_the_path_marks_the_round_and_the_adventures() -> None:
    assert " Act II  1 2 ⚑3 ▶4 5 ⚑6 7 8 ⚑9" in board(camp(seat(apprentice("pirate")), market=MARKET, round=4))


def test_the_market_has_price_dice_and_key() -> None:
    drawn = board(tavern())
    assert "› R Duelist 2P  2g" in drawn
    assert "2P  2g" not in board(tavern(), *BOARDS[0])


def test_a_quest_shows_what_it_asks_hurts_and_gives() -> None:
    drawn = board(tavern())
    assert "Haunted Mill               2   1✦1○      1♥     –/1↥1▫ 1P" in drawn
    assert "always nothing; success 1 level up, 1 basic item" in drawn


def test_gold_and_a_threat_on_a_quest_are_shown() -> None:
    laid = [{"quest": "rats-in-the-cellar", "gold": 2, "token": "TT107"}]
    drawn = board(camp(seat(apprentice("pirate")), seat(), coop=True, market=MARKET, quests=laid))
    assert "1P +2g [✦]" in drawn


def test_dice_are_unlocked_or_locked_and_the_chance_is_told() -> None:
    dice = ["red:sword", "blue:arrow+rune"]
    locked = [{"die": "green:shield+rune", "left": {"shield": 1}}]
    game = fight(seat(hero("duelist"), hero("pirate")), "smugglers-cove", dice=dice, locked=locked)
    drawn = board(game)
    assert "Dice    R †  3› B ↗¤ " in drawn
    assert "Locked  G ▼¤ left 1▼" in drawn
    assert "missing 1↗" in drawn
    chance = game.chance["of"]
    assert f"chance {chance:.0%}" in PANEL.note(scene(table_of(game)), 40).plain


def test_before_the_roll_the_pool_lies_there() -> None:
    game = camp(seat(apprentice("duelist"), apprentice("pirate")), quests=["haunted-mill"], phase="quest")
    assert " Pool    1R   1B " in board(game.say("attempt haunted-mill"))


def test_while_heroes_are_chosen_the_printed_card_is_shown() -> None:
    game = camp(seat(apprentice("duelist"), apprentice("shaman")), quests=["rats-in-the-cellar"], phase="quest")
    assert "Rats in the Cellar asks 2○  wounds –" in board(game.say("attempt rats-in-the-cellar"))


def test_wounds_to_come_stand_beside_the_shields() -> None:
    game = fight(seat(hero("pirate"), hero("duelist")), "stormcaller", dice=["green:shield"], phase="wound")
    assert "Wounds 1♥1✖  shields 1" in board(game)


def test_the_party_board_shows_who_is_there_wounded_and_equipped() -> None:
    me = seat(hero("pirate", wound="light", item="frost-knives"), apprentice("ironclad"), backpack="mystery-brew")
    drawn = board(camp(me, market=MARKET, quests=QUESTS))
    assert "B Pirate★♥  2P wounded Frost Knives" in drawn
    assert "G Ironclad " in drawn
    assert " 3 –" in drawn
    assert "Mystery Brew" in drawn


def test_coop_shows_threats_and_points_against_the_bar() -> None:
    parts = {"tokens": ["TT107", "TT109"], "threat": "closed-roads", "adventure": "scouts-of-the-horde"}
    game = camp(seat(hero("pirate"), points=14), seat(points=3), coop=True, market=MARKET, quests=QUESTS, **parts)
    drawn = board(game)
    assert "15P each, normal Threat Closed Roads" in drawn
    assert "[✦][▼]" in drawn
    assert "● You 16/15P" in drawn
    assert "◆ Seat 1 3/15P" in drawn


@pytest.mark.parametrize(("width", "height"), BOARDS)
@pytest.mark.parametrize(("answer", "words"), [("recruit corporal", "»R Corporal"), ("graduate pirate", "»B Pirate")])
def test_what_the_option_is_about_stands_out(width: int, height: int, answer: str, words: str) -> None:
    drawn = PANEL.board(scene(table_of(tavern()), answer), width, height)
    marked = [drawn.plain[span.start : span.end] for span in drawn.spans if str(span.style).endswith(f"on {ACCENT}")]
    assert [each.strip().startswith(words) for each in marked if "»" in each] == [True]


def test_the_card_page_tells_of_the_option_looked_at() -> None:
    assert "Corporal\ncost 3" in page(tavern(), "Card", "recruit corporal")
    assert "always / on success" in page(tavern(), "Card", "go").replace("\u00a0", " ")
    throw = fight(seat(apprentice("banner-knight")), dice=["red:sword", "red:blank"]).say("reroll")
    assert page(throw, "Card", "die red:blank").startswith("Red die: ")


def test_labels_are_short() -> None:
    shown = scene(table_of(tavern()))
    assert shown.decision is not None
    labels = {option.id: PANEL.label(shown, option) for option in shown.decision.options}
    assert labels["recruit corporal"] == "Recruit Corporal R 3g"
    quest = scene(table_of(camp(seat(apprentice("duelist")), quests=["rats-in-the-cellar"], phase="quest")))
    assert quest.decision is not None
    assert PANEL.label(quest, quest.decision.options[0]) == "Rats in the Cellar 2○ –"


def test_an_onlooker_sees_everybody_from_outside() -> None:
    view = table_of(tavern()).view(None)
    drawn = PANEL.board(Scene(view), 67, 32).plain
    assert "● Seat 0 0P 4g" in drawn
    assert [title for title, _ in PANEL.sections(Scene(view), 40)] == ["Card", "Quests", "Table"]
    assert PANEL.ideas(Scene(view)) == []


def test_the_log_leaves_the_name_to_the_mark() -> None:
    table = table_of(tavern())
    table.act(0, "recruit corporal")
    event = next(event for event in table.events(0) if event.kind == "recruited")
    assert PANEL.told(event) == "recruits Corporal for 3 gold."
    assert PANEL.seat_of(table.view(0), event) == 0


async def test_why_not_knows_the_answers_one_may_wonder_about() -> None:
    app = TumblehallApp(sitting_at(tavern().position(), AGAINST_A_BOT), pause=60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("w")
        await pilot.press(*"peddler", "enter")
        await pilot.pause()
        assert "opens in act" in screen_text(app)


def test_every_symbol_face_and_card_has_its_own_look() -> None:
    assert set(SIGNS) == set(WANTED)
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert set(DICE) == set(COLOURS)
    assert len({(name.partition(":")[0], face(name)) for name in FACE_NAME}) == len(FACE_NAME)
    assert len(SHEETS) == len(sheets())
