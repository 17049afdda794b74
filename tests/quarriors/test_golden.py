"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

from tests.fixtures.golden import end_of, recorded
from tests.quarriors.golden import FOLDER
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.rules.mixing import MIXES, SET_OF


@pytest.mark.rule("QC-1.1", "QC-11.1", "QC-11.4")
@pytest.mark.parametrize(("name", "goal"), [("two-seats", 20), ("three-seats", 15), ("four-seats", 12)])
def test_for_each_number_of_players_a_game_is_won_by_the_glory_goal(name: str, goal: int) -> None:
    end = end_of(FOLDER, name)
    assert end.scores is not None
    assert [who for who, glory in enumerate(end.scores) if glory >= goal] == list(end.winners)


@pytest.mark.rule("QC-11.2", "QC-11.3")
def test_four_empty_cards_end_a_game_for_the_most_glory() -> None:
    end = end_of(FOLDER, "empty-cards")
    assert end.scores is not None
    assert [who for who, glory in enumerate(end.scores) if glory == max(end.scores)] == list(end.winners)


@pytest.mark.rule("QC-11.3", "QC-11.5")
def test_of_two_with_the_most_glory_one_has_more_dice_ready() -> None:
    end = end_of(FOLDER, "empty-cards-tie-break")
    assert end.scores is not None
    assert (sorted(end.scores)[-2:], len(end.winners)) == ([max(end.scores)] * 2, 1)


@pytest.mark.rule("QC-11.3")
def test_two_share_a_victory() -> None:
    end = end_of(FOLDER, "empty-cards-shared")
    assert end.scores is not None
    assert (len(end.winners), {end.scores[who] for who in end.winners}) == (2, {max(end.scores)})


@pytest.mark.rule("QC-11.3")
def test_after_200_rounds_the_most_glory_wins() -> None:
    end = end_of(FOLDER, "two-hundred-rounds")
    assert end.scores is not None
    assert end.rule == "QC-11.3"
    assert [who for who, glory in enumerate(end.scores) if glory == max(end.scores)] == list(end.winners)


MIXED = {
    "hint-two-seats": "hint",
    "side-three-seats": "side",
    "scoops-four-seats": "scoops",
    "choice-three-seats": "choice",
}


@pytest.mark.rule("QD-8", "QC-11.4")
@pytest.mark.parametrize(("name", "mix"), MIXED.items())
def test_a_game_of_several_sets_is_won_with_every_mix(name: str, mix: str) -> None:
    table = recorded(FOLDER, name)
    assert (table.outcome is not None, table.options["mix"]) == (True, mix)
    lying = {SET_OF[CARD_BY_NAME[card["card"]].facts.set] for card in table.position()["wilds"]}
    assert lying > {"base"}


LOCKED = [
    *("locks-two-seats", "locks-three-seats", "locks-base-four-seats"),
    *("locks-mixed-two-seats", "locks-mixed-three-seats", "locks-four-seats"),
]


@pytest.mark.rule("QL-3", "QL-8", "QL-9")
@pytest.mark.parametrize("name", LOCKED)
def test_games_with_locks_are_won(name: str) -> None:
    table = recorded(FOLDER, name)
    told = {event.kind for event in table.events(None)}
    assert table.outcome is not None
    assert told >= {"locked", "unlocked"}


ENERGETIC = [
    *("energy-two-seats", "energy-alone-three-seats", "energy-alone-four-seats"),
    *("energy-mixed-two-seats", "energy-mixed-three-seats", "energy-four-seats"),
]


@pytest.mark.rule("QX-1", "QX-2", "QX-8")
@pytest.mark.parametrize("name", ENERGETIC)
def test_games_with_both_energies_are_won_alone_and_among_all_sets(name: str) -> None:
    table = recorded(FOLDER, name)
    captured = {str(event.data["die"]) for event in table.events(None) if event.kind == "captured"}
    slugs = {card.facts.die_class.lower().replace(" ", "-"): card.facts.energy for card in CARD_BY_NAME.values()}
    energies = {slugs[die] for die in captured}
    assert table.outcome is not None
    assert energies >= {"light", "dark"}


QUESTING = {
    f"{name}-{seats}-seats": goal
    for seats, goal in (("two", 25), ("three", 19), ("four", 15))
    for name in ("quests", "seven-sets")
}


@pytest.mark.rule("QQ-5", "QQ-7", "QQ-14", "QQ-18", "Q358")
@pytest.mark.parametrize(("name", "goal"), QUESTING.items())
def test_games_with_quests_are_won_with_base_and_among_all_sets(name: str, goal: int) -> None:
    table = recorded(FOLDER, name)
    told = {event.kind for event in table.events(None)}
    assert table.outcome is not None
    assert table.outcome.scores is not None
    assert [who for who, n in enumerate(table.outcome.scores) if n >= goal] == list(table.outcome.winners)
    assert told >= {"party-sent", "challenge", "quest-completed", "quest-die", "quartifact", "attached"}


def test_every_mix_has_a_golden_game() -> None:
    assert sorted(MIXED.values()) == sorted(MIXES)
