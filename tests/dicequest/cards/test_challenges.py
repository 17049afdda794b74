"""The abilities printed on quests and adventures: each once at work, once not."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, camp, fight, hero, seat
from tests.dicequest.cards.cases import of_cards
from tumblehall.games.dicequest import GAME
from tumblehall.games.dicequest.cards.printed import ADVENTURES, QUESTS
from tumblehall.games.dicequest.rules.adventure import reveal
from tumblehall.games.dicequest.rules.state import NONE
from tumblehall.kernel.dice import FastRng

PARTY = (hero("pirate"), hero("duelist"), hero("paladin"))
"""They bring blue, red and green."""
MAGES = (hero("pirate"), hero("duelist"), hero("ward-mage"))


def sent(quest: str, *party: dict[str, object]) -> Camp:
    return fight(seat(*party), quest, phase="deployment")


BANS = [
    ("frozen-pass", PARTY, "blue", {"red": 1, "green": 1}),
    ("rune-forge", PARTY, "green", {"red": 1, "blue": 1}),
    ("heart-of-the-volcano", PARTY, "green", {"red": 1, "blue": 1}),
    ("the-null-zone", MAGES, "yellow", {"red": 1, "blue": 1}),
]


@pytest.mark.rule("DQ-10.2")
@pytest.mark.parametrize(("quest", "party", "colour", "pool"), of_cards(BANS))
def test_a_banned_colour_is_not_rolled_but_its_heroes_come(
    quest: str, party: tuple[dict[str, object], ...], colour: str, pool: dict[str, int]
) -> None:
    game = sent(quest, *party)
    assert game.challenge["pool"] == pool
    assert game.challenge["heroes"] == [0, 1, 2]


@pytest.mark.rule("DQ-10.2")
@pytest.mark.parametrize(("quest", "party", "colour", "pool"), BANS)
def test_a_banned_colour_cannot_be_added(
    quest: str, party: tuple[dict[str, object], ...], colour: str, pool: dict[str, int]
) -> None:
    potions = {"blue": "hawkeye-tonic", "green": "dragonskin-potion", "yellow": "arcane-potion"}
    game = fight(seat(*party, backpack=potions[colour]), quest, phase="deployment")
    assert f"use {potions[colour]}" not in (game.offers if game.kind == "deploy" else [])


@pytest.mark.rule("DQ-10.2")
@pytest.mark.parametrize(("quest", "party", "colour", "pool"), of_cards(BANS, negative=True))
def test_other_colours_are_rolled(
    quest: str, party: tuple[dict[str, object], ...], colour: str, pool: dict[str, int]
) -> None:
    game = fight(seat(*party, backpack="bravery-ale"), quest, phase="deployment").say("use bravery-ale")
    assert game.challenge["pool"] == {**pool, "red": 2}


@pytest.mark.rule("DQ-10.2")
def test_other_quests_ban_nothing() -> None:
    assert sent("hydra-fen", *PARTY).challenge["pool"] == {"red": 1, "blue": 1, "green": 1}


@pytest.mark.parametrize(
    ("dice", "wounds"),
    [
        pytest.param("yellow:2wand", 2, marks=pytest.mark.card("death-dealer")),
        ("yellow:wand", 1),
        pytest.param("yellow:rune", 0, marks=pytest.mark.card("death-dealer", negative=True)),
    ],
)
def test_the_death_dealer_hurts_for_every_wand(dice: str, wounds: int) -> None:
    game = fight(seat(*PARTY), "death-dealer", dice=[dice], phase="wound")
    assert game.challenge["wounds"]["unblockable"] == wounds


def threats_on_quests(game: Camp) -> int:
    return sum(quest["token"] is not None for quest in game.view["quests"])


ROUND_START = ["witch-light-vigil", "salted-wells", "gate-of-endings"]
REVEALED = [
    ("scouts-of-the-horde", 2, 1), ("fogbound-ferry", 2, 1), ("undermine", 2, 1), ("traitor-at-table", 3, 2),
    ("the-horde-king", 2, 1),
]  # fmt: skip


@pytest.mark.rule("DQ-9.4")
@pytest.mark.parametrize(("adventure", "players", "tokens"), of_cards([(name, 3, 1) for name in ROUND_START]))
def test_a_threat_comes_to_a_quest_at_the_start_of_a_round(adventure: str, players: int, tokens: int) -> None:
    assert begun(adventure, players) == tokens


@pytest.mark.rule("DQ-9.4")
@pytest.mark.parametrize("adventure", of_cards([(name,) for name in ROUND_START], negative=True))
def test_with_two_players_none_comes_at_the_start_of_a_round(adventure: str) -> None:
    assert begun(adventure, 2) == 0


def begun(adventure: str, players: int) -> int:
    """The threats on quests when a round has begun."""
    act = next(facts.challenge.act for facts in ADVENTURES if facts.challenge.slug == adventure)
    quests = [q.challenge.slug for q in QUESTS if q.challenge.act == act][:5]
    seats = (seat(backpack="throwing-axe"), *(seat() for _ in range(players - 1)))
    board: dict[str, Any] = {"adventure": adventure, "quests": quests, "options": {"difficulty": "practice"}}
    game = camp(*seats, coop=True, round=3 * act - 2, phase="round", **board)
    return threats_on_quests(game)


@pytest.mark.rule("DQ-9.4")
@pytest.mark.parametrize(("adventure", "players", "tokens"), of_cards(REVEALED))
def test_a_threat_comes_to_a_quest_when_the_adventure_is_revealed(adventure: str, players: int, tokens: int) -> None:
    assert revealed(adventure, players) == tokens


@pytest.mark.rule("DQ-9.4")
@pytest.mark.parametrize(("adventure", "players", "tokens"), of_cards(REVEALED, negative=True))
def test_with_fewer_players_no_threat_comes(adventure: str, players: int, tokens: int) -> None:
    assert revealed(adventure, players - 1) == 0


def revealed(adventure: str, players: int) -> int:
    """The threats on quests after that adventure came up by chance."""
    number = next(i for i, facts in enumerate(ADVENTURES) if facts.challenge.slug == adventure)
    options = GAME.read_options({"mode": "coop", "difficulty": "practice", "first": 0}, players)
    for seed in range(200):
        s = GAME.new_state(players, options, FastRng(seed))
        s.stack.clear()
        s.act = ADVENTURES[number].challenge.act
        s.quests = [laid.with_token(NONE) for laid in s.quests]
        reveal(s, FastRng(seed))
        if s.adventure == number:
            s.run(FastRng(seed))
            return sum(laid.token != NONE for laid in s.quests)
    raise AssertionError(f"{adventure} never came up")
