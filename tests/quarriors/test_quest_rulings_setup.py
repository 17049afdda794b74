"""Every set with every other: which may be combined, what is refused and why, the mixes that we choose."""

from itertools import combinations, product
from typing import Any

import pytest

import tumblehall as th
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.rules.first_games import ALL_TOGETHER, ALL_WITH_LARGE_DICE, EVERY_SET, first_game
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.options import Preset

TRIED: list[tuple[dict[str, Any], int, str | None]] = [
    ({"sets": ["base"]}, 2, None),
    ({"sets": ["base"]}, 5, "S1"),
    ({"sets": ["base"]}, 1, "S1"),
    ({"sets": []}, 2, "S2"),
    ({"sets": ["base", "base"]}, 2, "S3"),
    ({"sets": ["base", "gold"]}, 2, "S3"),
    ({"sets": ["base"], "large_dice": True}, 2, "S4"),
    ({"sets": ["base", "demons"], "culls": False}, 2, "S5"),
    ({"sets": ["light-dark"]}, 2, None),
    ({"sets": ["light-dark"], "large_dice": False}, 2, "S6"),
    ({"sets": ["light-dark"], "culls": True}, 2, "S6"),
    ({"sets": ["light-dark"], "expert_culling": True}, 2, "S7"),
    ({"sets": ["base", "light-dark"], "expert_culling": True}, 2, "S7"),
    ({"sets": ["base", "light-dark"], "expert_culling": True, "culls": True}, 2, None),
    ({"sets": ["base", "light-dark"], "large_dice": False}, 2, None),
    ({"sets": ["base", "light-dark"], "large_dice": False, "expert_culling": True}, 2, None),
    ({"sets": ["base", "light-dark"], "large_dice": False, "culls": False, "expert_culling": True}, 2, "S7"),
    ({"sets": ["base"], "quests": True}, 2, "S8"),
    ({"sets": ["base", "quartifacts"], "quests": False}, 2, None),
    ({"sets": ["base", "quartifacts"], "expert_culling": True, "captures": 2}, 4, None),
    ({"sets": ["base"], "captures": 3}, 2, "S9"),
    ({"sets": ["demons"]}, 2, "S10"),
    ({"sets": ["demons", "promos"]}, 2, "S10"),
    ({"sets": ["light-dark", "promos"]}, 2, "S10"),
    ({"sets": ["demons", "light-dark"]}, 2, None),
    ({"sets": ["quarmageddon", "qladiator"]}, 2, None),
    ({"sets": ["base"], "mix": "choice"}, 2, "S11"),
    ({"sets": ["base"], "mix": "side"}, 2, "S14"),
    ({"sets": ["base", "demons"], "mix": "side"}, 2, None),
    ({"sets": ["base", "promos"], "mix": "scoops"}, 2, None),
    ({"sets": ["quarmageddon", "qladiator"], "mix": "scoops"}, 2, "S14"),
    ({"sets": ["base"], "wilds": "first-game"}, 2, None),
    ({"sets": ["demons", "base"], "wilds": "first-game"}, 2, None),
    ({"sets": ["base", "demons"], "wilds": "first-game", "mix": "side"}, 2, "S12"),
    ({"sets": ["base", "demons", "qladiator"], "wilds": "first-game"}, 2, "S15"),
    ({"sets": ["base", "quartifacts"], "quests": False, "wilds": "first-game"}, 2, None),
    ({"sets": ["base"], "wilds": ["Quake Dragon/Golden"]}, 2, "S20"),
    ({"sets": ["base"], "wilds": ["Quake Dragon/Corrupted"]}, 2, "S21"),
    ({"sets": ["base"], "wilds": ["Portal/Basic"]}, 2, "S22"),
    ({"sets": ["base", "light-dark"], "large_dice": False, "wilds": ["Assistant/of Economics"]}, 2, "S22"),
    ({"sets": ["light-dark"], "wilds": ["Assistant/of Economics", "Assistant/of Logistics"]}, 2, "S22"),
    ({"sets": ["base", "quartifacts"], "wilds": ["The Holy Quail/The Hunt For"]}, 2, "S23"),
    ({"sets": ["base", "quartifacts"], "quests": False, "wilds": ["Exqualibur/The Hunt For"]}, 2, "S23"),
    ({"sets": ["base", "quartifacts"], "wilds": ["Exqualibur/The Expedition For"]}, 2, "S24"),
    ({"sets": ["base", "demons"], "wilds": ["Quake Dragon/Corrupted", "Quake Dragon/Base"]}, 2, "S25"),
    ({"sets": ["base", "quarmageddon", "promos"], "wilds": ["Lord of the Quarry/Key Master"]}, 2, "S26"),
    ({"sets": ["base", "light-dark"], "wilds": ["Primordial Ooze/Base"]}, 2, "S27"),
    ({"sets": ["base", "light-dark"], "large_dice": False, "wilds": ["Primordial Ooze/Base"]}, 2, "S28"),
    ({"sets": ["base"], "wilds": ["Quake Dragon/Base"]}, 2, "S28"),
]
"""Options, players, and the reason why they are refused, if they are."""
OURS = ("base", "demons", "quarmageddon", "qladiator", "light-dark", "quartifacts", "promos")
SETS = [list(some) for n in range(1, len(OURS) + 1) for some in combinations(OURS, n)]
TOO_FEW = [
    *(["demons"], ["quarmageddon"], ["qladiator"], ["quartifacts"], ["promos"]),
    *([name, "promos"] for name in ("demons", "quarmageddon", "qladiator", "quartifacts", "light-dark")),
]
"""Q135: these have not classes enough."""
ALL: dict[str, Any] = {"sets": sorted(EVERY_SET), "wilds": "first-game"}


def found(players: int = 2, seed: str = "1", **options: Any) -> th.Table:
    return th.new_table("quarriors", players, seed, options)


def cards(table: th.Table) -> set[str]:
    """The cards of the Wilds and the quests."""
    position = table.position()
    return {card["card"] for card in [*position["wilds"], *position.get("quests", [])]}


@pytest.mark.rule("Q135", "Q381", "Q382", "Q383", "Q384")
@pytest.mark.parametrize(
    ("options", "players", "refused"), TRIED, ids=[f"{n}-{why}" for n, (_, _, why) in enumerate(TRIED)]
)
def test_options_are_legal_or_refused_with_the_first_reason(
    options: dict[str, Any], players: int, refused: str | None
) -> None:
    if refused is None:
        assert found(players, **options).decisions
        return
    with pytest.raises(th.BadInput) as fault:
        found(players, **options)
    assert f"({refused}" in str(fault.value)


@pytest.mark.rule("Q135", "Q136", "Q380")
def test_of_127_combinations_of_sets_117_can_be_played() -> None:
    assert (len(SETS), len(TOO_FEW)) == (127, 10)
    assert all(found(sets=sets).decisions for sets in SETS if sets not in TOO_FEW)


@pytest.mark.rule("Q135")
@pytest.mark.parametrize("sets", TOO_FEW, ids="-".join)
def test_the_ten_others_have_not_classes_enough(sets: list[str]) -> None:
    with pytest.raises(th.BadInput, match=r"creature and \d+ spell classes; 7 and 3 are needed \(S10, Q135\)"):
        found(sets=sets)


@pytest.mark.rule("Q381", "Q358", "Q384")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_combination_is_set_up_with_every_option(players: int) -> None:
    """With and without quests, large dice and culls, as far as each may be chosen."""
    for number, sets in enumerate(each for each in SETS if each not in TOO_FEW):
        alone, energy = sets == ["light-dark"], "light-dark" in sets
        quests = (False, True) if "quartifacts" in sets else (False,)
        large = (True,) if alone else (False, True) if energy else (False,)
        culls = (False,) if alone else (False, True) if energy else (True,)
        for quest, big, cull in product(quests, large, culls):
            table = found(players, str(number), sets=sets, quests=quest, large_dice=big, culls=cull)
            there = cards(table)
            kinds = [CARD_BY_NAME[name].facts.kind for name in there]
            assert (kinds.count("creature"), kinds.count("spell")) == ((6, 2) if alone else (7, 3))
            assert ("Squire/Basic" in there, "Portal/Basic" in there) == (quest, not big)
            goals = (25, 19, 15) if quest else (20, 15, 12)
            assert table.view(None)["goal"] == goals[players - 2]


@pytest.mark.rule("QC-1.8", "QQ-3", "Q385")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sets_together_have_a_mix_for_each_number_of_players(players: int) -> None:
    table = found(players, large_dice=False, **ALL)
    named = set(ALL_TOGETHER[players])
    basics = {"Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic", "Squire/Basic", "Corrupted Quiddity/Basic"}
    assert cards(table) == named | basics


@pytest.mark.rule("QC-1.8", "QX-3", "Q137")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sets_together_have_a_mix_with_large_dice(players: int) -> None:
    table = found(players, large_dice=True, culls=True, **ALL)
    assert set(ALL_WITH_LARGE_DICE) | {"Squire/Basic", "Corrupted Quiddity/Basic"} <= cards(table)
    assert all(card["card"].endswith("/The Hunt For") for card in table.position()["quests"])


@pytest.mark.rule("QC-1.8")
def test_a_mix_of_all_sets_has_quests() -> None:
    with pytest.raises(th.BadInput, match=r"no first game for these sets.*\(S15"):
        found(quests=False, large_dice=False, **ALL)


@pytest.mark.rule("Q386", "Q131")
def test_no_die_is_made_or_lost_in_a_game_of_all_sets() -> None:
    table = found(4, large_dice=False, **ALL)
    state = table.state
    assert isinstance(state, QuarriorsState)
    pieces = GAME.pieces(state)
    for step in range(400):
        if not table.decisions:
            break
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[step % len(decision.options)].id)
        assert GAME.pieces(state) == pieces
    assert step > 100


@pytest.mark.rule("Q381", "QQ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", GAME.info.presets, ids=lambda preset: preset.name)
def test_a_preset_lays_the_cards_it_names(preset: Preset, players: int) -> None:
    table = found(players, **preset.options)
    wanted = first_game(table.options, players)
    assert wanted
    assert set(wanted) <= cards(table)


def test_a_preset_takes_every_set_with_or_without_large_dice() -> None:
    _, mixed, large = (found(3, **preset.options).options for preset in GAME.info.presets)
    assert set(mixed["sets"]) == set(large["sets"]) == EVERY_SET
    assert (mixed["large_dice"], large["large_dice"], large["culls"]) == (False, True, True)
