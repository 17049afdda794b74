"""Every quest and adventure: what it asks for is enough, one symbol less is not. What it brings is read from the rows
of the content files, not from what the game made of them."""

import re
from itertools import cycle, islice

import pytest
from _pytest.mark import ParameterSet

from tests.dicequest.camp import Camp, apprentice, fight, seat
from tumblehall.kernel.content import rows_of, slug_of

CONTENT = "tumblehall.games.dicequest.content"
Row = dict[str, str]
QUESTS, ADVENTURES = rows_of(CONTENT, "quests.csv"), rows_of(CONTENT, "adventures.csv")
PARTY = ("pirate", "duelist", "paladin")
PLAIN = ("sword", "arrow", "wand", "shield")


def each(rows: list[Row], negative: bool = False) -> list[ParameterSet]:
    """Each row as a test. It carries its card unless that has an ability of its own, which is shown elsewhere."""
    return [
        pytest.param(
            row,
            id=slug_of(row["name"]),
            marks=() if row["special_when"] else pytest.mark.card(slug_of(row["name"]), negative=negative),
        )
        for row in rows
    ]


def asked(row: Row) -> dict[str, int]:
    """The symbols that a row asks for, different ones for its generic successes."""
    symbols = {name: int(row[f"req_{name}"]) for name in (*PLAIN, "rune")}
    for name in islice(cycle(PLAIN), int(row["req_any"])):
        symbols[name] += 1
    return {name: n for name, n in symbols.items() if n}


def one_less(symbols: dict[str, int]) -> dict[str, int]:
    name = next(iter(symbols))
    return {**symbols, name: symbols[name] - 1}


def judged(row: Row, symbols: dict[str, int]) -> Camp:
    """The turn in which a card is judged, with these symbols, by apprentices who all survived; then the next one. The
    neighbour in a competitive game has no heroes for an adventure."""
    party = [apprentice(name) for name in PARTY[: int(row["party_min"])]]
    coop = row.get("mode") == "coop"
    game = fight(seat(*party), slug_of(row["name"]), phase="outcome", added=symbols, coop=coop).skip_to("tavern")
    return game if coop or "mode" not in row else game.say("go").skip_to("tavern")


def gained(game: Camp) -> dict[str, int]:
    """What seat 0 got before it had another turn."""
    mine: dict[str, int] = {"gold": 0, "levelled": 0, "drew": 0, "points": 0}
    for event in game.sink.events:
        if event.data.get("player") == "seat 0":
            if event.kind == "turn":
                break
            if event.kind in mine:
                mine[event.kind] += int(event.data.get("n", 1))
    return mine


def printed(row: Row, *prefixes: str) -> dict[str, int]:
    """What a quest says that it brings; nobody levels up who is not there."""

    def total(name: str) -> int:
        return sum(int(row[f"{prefix}_{name}"]) for prefix in prefixes)

    levels = min(total("level_up"), int(row["party_min"]))
    return {
        "gold": total("gold"),
        "levelled": levels,
        "drew": total("basic_item") + total("legendary_item"),
        "points": 0,
    }


def spelled(cell: str) -> dict[str, int]:
    """What an adventure says that it brings."""
    words = {"gain_gold": "gold", "gain_vp": "points", "level_up": "levelled"}
    counts = {"gold": 0, "levelled": 0, "drew": 0, "points": 0}
    for word, n in re.findall(r"(\w+)(?: active| party)? (\d)", cell):
        counts[words.get(word, "drew")] += int(n)
    return counts


@pytest.mark.rule("DQ-7.1", "DQ-7.3", "DQ-7.4")
@pytest.mark.parametrize("row", each(QUESTS))
def test_a_quest_that_gets_what_it_asks_for_brings_all_it_says(row: Row) -> None:
    game = judged(row, asked(row))
    assert (game.mine()["quests"], game.mine()["points_from"]["quests"]) == ([slug_of(row["name"])], int(row["vp"]))
    assert gained(game) == printed(row, "guaranteed", "success")


@pytest.mark.rule("DQ-7.1", "DQ-7.2")
@pytest.mark.parametrize("row", each(QUESTS, negative=True))
def test_one_symbol_less_brings_what_is_guaranteed_and_no_more(row: Row) -> None:
    game = judged(row, one_less(asked(row)))
    assert ([quest["gold"] for quest in game.view["quests"]], game.mine()["quests"]) == ([1], [])
    assert gained(game) == printed(row, "guaranteed")


@pytest.mark.rule("DQ-8.2", "DQ-8.4", "DQ-9.5")
@pytest.mark.parametrize("row", each(ADVENTURES))
def test_an_adventure_that_gets_what_it_asks_for_brings_its_reward(row: Row) -> None:
    assert gained(judged(row, asked(row))) == spelled(row["reward"] or row["rank1"])


@pytest.mark.rule("DQ-8.2", "DQ-8.4")
@pytest.mark.parametrize("row", each(ADVENTURES, negative=True))
def test_an_adventure_that_gets_one_symbol_less_brings_nothing(row: Row) -> None:
    assert gained(judged(row, one_less(asked(row)))) == spelled("")
