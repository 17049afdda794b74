"""Content and words belong together: every cell is understood, every word is used, every card is what it says."""

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from tumblehall.games.dicequest import game
from tumblehall.games.dicequest.cards.printed import (
    ACTIONS,
    ADVENTURES,
    HEROES,
    INCOMES,
    ITEMS,
    PLAYTIME,
    QUESTS,
    THREATS,
    TOKENS,
)
from tumblehall.games.dicequest.cards.programs import PROGRAMS
from tumblehall.games.dicequest.cards.sources import ABILITIES, MANDATORY, ONGOING
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import FACE_NAME, SIDES, SIDES_OF
from tumblehall.games.dicequest.edges.sheets import sheets
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.language.parse import CONDITIONS, EFFECTS, condition_of, cost_of, effect_of
from tumblehall.games.dicequest.rules.moments import BY_OUTCOME, BY_PHASE
from tumblehall.kernel.content import rows_of

FOLDER = Path(game.__file__).parent
NAMES = [*HEROES, *ITEMS, *(q.challenge for q in QUESTS), *(a.challenge for a in ADVENTURES), *THREATS, *ACTIONS]


def rows(name: str) -> list[dict[str, str]]:
    return rows_of("tumblehall.games.dicequest.content", f"{name}.csv")


def cells(column: str) -> list[str]:
    """All cells of that kind, in all files."""
    files = ("heroes", "legendary_heroes", "items", "quests", "adventures", "threats", "board")
    found = [row.get(name, "") for file in files for row in rows(file) for name in (column, f"special_{column}")]
    return [cell for cell in found if cell]


def spelled(effect: w.Effect) -> str:
    """The text that a word stands for, made from the word alone."""
    name = next(name for name, make in EFFECTS.items() if type(sample(name)) is type(effect))
    parts = [name]
    for field in effect.__slots__:
        value = getattr(effect, field)
        if isinstance(value, tuple):
            parts.append(
                "|".join(str(part.name.lower() if isinstance(part, k.Symbol) else part) for part in value) or "any"
            )
        elif isinstance(value, k.Symbol | k.Colour):
            parts.append(value.name.lower())
        elif isinstance(value, k.Scope | k.Place | k.Hurt):
            parts.append(value.value)
        else:
            parts.append("any" if value is None else str(value))
    if isinstance(effect, w.WoundPer):
        parts.insert(2, "unblockable")
    return " ".join(parts)


def sample(name: str) -> w.Effect:
    """Some effect of that name out of the content."""
    return next(effect_of(part) for cell in ALL_EFFECTS for part in cell.split("; ") if re.match(f"{name}( |$)", part))


RANKS = [row[f"rank{i}"] for row in rows("adventures") for i in range(1, 5) if row[f"rank{i}"]]
ALL_EFFECTS = [*cells("effect"), *RANKS, *(row["reward"] for row in rows("adventures") if row["reward"])]


def test_items_are_used_on_an_opponent_where_their_text_says_so() -> None:
    assert [item.slug for item in ITEMS if item.on_opponent != ("opponent" in item.reference)] == []


def test_items_last_until_the_next_quest_where_their_text_says_so() -> None:
    assert [item.slug for item in ITEMS if item.lasting != ("next quest" in item.reference)] == []


def test_every_effect_of_the_content_is_a_word_and_says_the_same_again() -> None:
    parts = [part for cell in ALL_EFFECTS for part in cell.split("; ")]
    assert [part for part in parts if spelled(effect_of(part)) != part] == []


def test_every_word_is_used_by_the_content() -> None:
    used = {type(effect_of(part)) for cell in ALL_EFFECTS for part in cell.split("; ")}
    assert used == set(get_args(w.Effect))
    assert len(used) == len(EFFECTS) == 36


def test_every_condition_is_a_word_and_every_word_is_used() -> None:
    board = [row["cost_or_condition"] for row in rows("board") if row["kind"] == "income"]
    used = {cell.split()[0] for cell in (*cells("condition"), *board) if cell}
    assert used == set(CONDITIONS)
    assert {type(condition_of(cell)) for cell in cells("condition")} <= set(get_args(c.Condition))


def test_every_declaration_comes_from_a_row_and_every_row_is_declared() -> None:
    written = Counter(
        row["id"] for name in ("heroes", "legendary_heroes", "items") for row in rows(name) if row["when"]
    )
    declared = Counter(card.id for card in (*HEROES, *ITEMS) if card.ability is not None)  # type: ignore[attr-defined]
    assert written == declared


def test_every_ability_has_its_moment() -> None:
    """Each can be used in one phase, or is carried out by itself."""
    moments = (*BY_PHASE, *BY_OUTCOME, MANDATORY, ONGOING)
    times = [sum(mask >> source & 1 for mask in moments) for source in range(len(ABILITIES))]
    assert times == [int(ability is not None) for ability in ABILITIES]


def test_every_program_is_of_a_card() -> None:
    sources = [ability.effects for ability in ABILITIES if ability is not None]
    assert all(effects in PROGRAMS for effects in (*sources, PLAYTIME, *(income.effects for income in INCOMES)))


@pytest.mark.parametrize("text", ["add_die red", "fly 2", "gain_gold x", "convert sword"])
def test_an_unknown_effect_is_refused(text: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        effect_of(text)


@pytest.mark.parametrize("text", ["sleepy", "mana 2"])
def test_unknown_conditions_and_costs_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="there is no"):
        condition_of(text)
    with pytest.raises(ValueError, match="there is no"):
        cost_of("mana 2")


@pytest.mark.rule("DQ-1.8")
def test_there_are_24_sides_on_four_kinds_of_dice() -> None:
    assert (len(SIDES), sum(SIDES_OF), len(FACE_NAME)) == (24, 24, 20)
    assert sum(side.dice for side in SIDES) // 6 == 16


@pytest.mark.rule("DQ-1.8")
def test_there_are_twelve_tokens_and_eighteen_quests_in_each_act() -> None:
    assert Counter(token.act for token in TOKENS) == {1: 12, 2: 12, 3: 12}
    assert Counter(quest.challenge.act for quest in QUESTS) == {1: 18, 2: 18, 3: 18}


@pytest.mark.rule("DQ-10.4")
def test_the_dice_of_a_class_are_of_its_colour() -> None:
    colours = {side.hero_class: side.colour for side in SIDES}
    assert [hero.name for hero in HEROES if not hero.legend and hero.dice != (colours[hero.hero_class],)] == []


def test_names_are_unique() -> None:
    slugs = [card.slug for card in NAMES]  # type: ignore[attr-defined]
    assert len(slugs) == len(set(slugs))


def test_no_rule_file_names_a_card() -> None:
    names = {card.name for card in NAMES} - {"Refresh", "Gift", "Healer"}  # type: ignore[attr-defined]
    slugs = {card.slug for card in NAMES} - {"refresh", "gift", "healer"}  # type: ignore[attr-defined]
    said = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names | slugs, key=len, reverse=True)))
    faults = []
    for file in FOLDER.rglob("*.py"):
        for line in file.read_text("utf-8").splitlines():
            code = line.partition("#")[0]
            if '"""' not in line and "->" not in code and "`" not in line and said.search(code):
                faults.append(f"{file.name}: {line.strip()}")
    assert faults == []


def test_every_card_has_a_sheet_with_text() -> None:
    listed = sheets()
    assert [sheet.id for sheet in listed] == [card.slug for card in NAMES]  # type: ignore[attr-defined]
    assert all(sheet.facts and sheet.text and all(sheet.text) for sheet in listed)
