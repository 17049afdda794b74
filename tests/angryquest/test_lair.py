"""AQ-6.1 to AQ-6.7, AQ-6.10, AQ-6.12, A31 to A35, A38, A39: fighting the monster."""

import pytest

from tests.angryquest.mat import (
    ANNIE,
    HADDA,
    HAG,
    HROTH,
    JORY,
    KARROW,
    MIMI,
    OLGA,
    PIM,
    YRSA,
    asked,
    do,
    heard,
    kinds,
    options,
    play,
    seat,
    to_act,
    where,
    who,
)
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules import lair
from tumblehall.games.angryquest.rules.state import AngryState

HIT, MISS = 4, 3
"""Against the Clay Colossus a 4 is a success, and a 6 is no more than that."""
TEAM = [who(HROTH, "cmb-red-1"), who(OLGA, "cmb-red-2")]
"""Eight dice in close, two in ranged, one in arcane."""


@pytest.mark.rule("AQ-6.2", "A31")
@pytest.mark.parametrize("space", ["ent-red-1", "ent-red-3", "cmb-red-1", "cmb-red-3"])
def test_who_is_at_the_lair_may_fight_or_roll_a31(space: str) -> None:
    assert options(play([who(HROTH, space)])) == ["roll", "fight"]


@pytest.mark.rule("AQ-6.2")
@pytest.mark.parametrize("space", ["home", "t42", "sett-n", "road-n-2"])
def test_who_is_not_at_the_lair_may_only_roll(space: str) -> None:
    assert options(play([who(HROTH, space)])) == ["roll"]


@pytest.mark.rule("AQ-6.2")
def test_another_players_characters_at_the_lair_do_not_help() -> None:
    assert options(play([who(HROTH, "t42")], [who(OLGA, "ent-green-1")])) == ["roll"]


@pytest.mark.rule("AQ-6.2")
@pytest.mark.parametrize("space", ["ent-green-1", "cmb-green-3"])
def test_every_space_of_a_lair_counts(space: str) -> None:
    table = play([who(MIMI)], [who(HROTH, space)], turn={"seat": 1})
    assert options(table) == ["roll", "fight"]
    state = table.state
    assert isinstance(state, AngryState)
    assert lair.dice_against_monster(state, 1, Attribute.CLOSE) == 4


@pytest.mark.rule("AQ-6.2", "A32")
def test_a_fight_moves_all_at_the_entrances_to_the_combat_spaces_a32() -> None:
    table = do(play([who(HROTH, "ent-red-3"), who(OLGA, "t30"), who(PIM, "ent-red-1")]), "fight")
    assert [where(table, c) for c in (HROTH, OLGA, PIM)] == ["cmb-red-1", "t30", "cmb-red-2"]


@pytest.mark.rule("AQ-6.12", "A32")
def test_own_characters_that_arrive_later_join_a32() -> None:
    table = do(play([who(HROTH, "ent-red-1"), who(OLGA, "cmb-red-1")]), "fight")
    assert [where(table, c) for c in (HROTH, OLGA)] == ["cmb-red-2", "cmb-red-1"]


@pytest.mark.rule("AQ-6.2", "A31")
def test_who_entered_this_turn_fights_in_the_next_a31() -> None:
    table = play([who(HROTH, "t42")], [who(MIMI, "t12")], rolls=[1, 1])
    do(table, "roll", f"move {HROTH} ent-red-1")
    assert asked(table) == "end"
    assert options(do(table, "end-turn", "roll", f"move {MIMI} t13", "end-turn")) == ["roll", "fight"]


@pytest.mark.rule("AQ-6.2", "AQ-6.12", "A31")
def test_a_fight_replaces_the_whole_turn_a31() -> None:
    table = do(play(TEAM, [who(MIMI, "t12")], rolls=[6] * 4 + [MISS] * 4), "fight", "use close")
    assert (asked(table), to_act(table)) == ("end", 0)
    assert "rolled" not in kinds(table)


@pytest.mark.rule("AQ-6.2")
def test_starting_the_fight_can_be_taken_back_until_the_dice_fall() -> None:
    table = play([who(HROTH, "ent-red-1")])
    do(table, "fight")
    table.undo(0)
    assert (where(table, HROTH), asked(table)) == ("ent-red-1", "opening")


@pytest.mark.rule("AQ-6.3")
def test_only_attributes_that_the_monster_allows_are_open_in_phase_1() -> None:
    assert options(do(play(TEAM), "fight")) == ["use close", "use ranged"]
    assert options(do(play(TEAM, monster="bone-regent"), "fight")) == ["use close", "use arcane"]
    assert options(do(play(TEAM, monster="storm-roc"), "fight")) == ["use ranged", "use arcane"]


@pytest.mark.rule("AQ-6.3")
def test_an_attribute_without_any_die_is_closed() -> None:
    table = do(play([who(HROTH, "cmb-red-1"), who(KARROW, "ent-red-1")], monster="animated-armour"), "fight")
    assert options(table) == ["use close", "use ranged"]


@pytest.mark.rule("AQ-6.3", "A33")
def test_the_dice_of_all_fighters_with_upgrades_are_added_up_a33() -> None:
    team = [who(HROTH, "cmb-red-1", "close2"), who(PIM, "ent-red-1", "ranged", "close"), who(OLGA, "t30")]
    table = do(play(team, rolls=[MISS] * 9), "fight", "use close")
    assert heard(table, "assault")[0]["dice"] == [MISS] * 9


@pytest.mark.rule("AQ-6.4", "A33")
def test_abilities_armour_movement_and_weakness_play_no_part_a33() -> None:
    team = [who("brother-anselm", "cmb-red-1", "armour2", "movement2", weak=1), who(KARROW, "cmb-red-2")]
    table = do(play(team, rolls=[6, 6, 6, MISS, MISS]), "fight", "use ranged")
    assert (len(heard(table, "assault")[0]["dice"]), heard(table, "assault")[0]["successes"]) == (5, 3)


@pytest.mark.rule("AQ-6.4")
def test_a_six_counts_as_the_monster_says() -> None:
    table = do(play(TEAM, rolls=[6] * 4 + [MISS] * 4), "fight", "use close")
    assert heard(table, "assault")[0]["successes"] == 4
    table = do(play(TEAM, rolls=[6] * 4 + [MISS] * 4, monster="bone-regent"), "fight", "use close")
    assert heard(table, "assault")[0]["successes"] == 8


@pytest.mark.rule("AQ-6.3", "AQ-6.5")
@pytest.mark.parametrize(("successes", "won"), [(4, False), (5, True), (6, True)])
def test_the_monsters_number_of_successes_wins_phase_1(successes: int, won: bool) -> None:
    table = do(play(TEAM, rolls=[HIT] * successes + [MISS] * (8 - successes)), "fight", "use close")
    assert table.view(None)["phase1"] == ("close" if won else None)
    assert asked(table) == ("assault" if won else "end")


@pytest.mark.rule("AQ-6.10")
@pytest.mark.parametrize(
    ("faces", "won"),
    [([5] * 5 + [4] * 3, True), ([5] * 4 + [4] * 4, False), ([6, 5, 5, 5, 4, 4, 4, 4, 4], False),
     ([6, 5, 5, 5, 4, 4, 4, 4, 5], True)],
)  # fmt: skip
def test_five_dice_must_show_five_or_more_against_animated_armour(faces: list[int], won: bool) -> None:
    table = do(play(TEAM, rolls=faces, monster="animated-armour"), "fight", "use close")
    assert heard(table, "assault")[0]["won"] is won


@pytest.mark.rule("AQ-6.10")
@pytest.mark.parametrize(("faces", "won"), [([5] * 5 + [4] * 3, True), ([5] * 4 + [4] * 4, False)])
def test_animated_armour_asks_the_same_of_close_in_phase_2(faces: list[int], won: bool) -> None:
    table = do(play(TEAM, rolls=faces, monster="animated-armour", phase1="ranged"), "fight", "use close")
    told = heard(table, "assault")[0]
    assert (told["phase"], told["needed"], told["target"], told["won"]) == (2, 5, 5, won)


@pytest.mark.rule("AQ-6.5", "A34")
def test_success_in_phase_1_leads_to_phase_2_at_once_a34() -> None:
    table = do(play(TEAM, rolls=[HIT] * 8), "fight", "use close")
    assert (to_act(table), asked(table), options(table)) == (0, "assault", ["use ranged", "use arcane"])


@pytest.mark.rule("AQ-6.5", "AQ-6.12", "A32", "A34")
def test_failure_ends_the_turn_and_the_fighters_stay_a32_a34() -> None:
    table = do(play(TEAM, [who(MIMI, "t12")], rolls=[MISS] * 8 + [1]), "fight", "use close")
    assert [where(table, c) for c in (HROTH, OLGA)] == ["cmb-red-1", "cmb-red-2"]
    assert options(do(table, "end-turn", "roll", f"move {MIMI} t13", "end-turn")) == ["roll", "fight"]


@pytest.mark.rule("AQ-6.5", "A34")
def test_phase_1_may_be_tried_any_number_of_times_a34() -> None:
    table = do(play(seat(*TEAM, failed=2), rolls=[MISS] * 8), "fight", "use close")
    assert table.view(None)["seats"][0]["failed"] == 2


@pytest.mark.rule("AQ-6.6", "A35")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_attribute_of_phase_1_is_closed_to_everybody_a35(turn: int) -> None:
    theirs = [who(PIM, "cmb-green-1"), who(YRSA, "cmb-green-2")]
    table = do(play(TEAM, theirs, phase1="ranged", turn={"seat": turn}), "fight")
    assert options(table) == ["use close", "use arcane"]


@pytest.mark.rule("AQ-6.6")
def test_phase_2_opens_what_phase_1_did_not_allow() -> None:
    table = do(play(TEAM, phase1="close"), "fight")
    assert options(table) == ["use ranged", "use arcane"]


@pytest.mark.rule("AQ-6.7", "A35")
def test_phase_1_is_won_once_for_all_a35() -> None:
    table = play(TEAM, [who(KARROW, "ent-green-1")], rolls=[HIT] * 8 + [MISS] * 2 + [MISS] * 4)
    do(table, "fight", "use close", "use ranged", "end-turn", "fight")
    assert (to_act(table), options(table)) == (1, ["use ranged"])
    assert heard(do(table, "use ranged"), "assault")[-1]["phase"] == 2


@pytest.mark.rule("AQ-6.7", "A35")
def test_phase_1_stays_won_when_the_player_who_won_it_drops_out_a35() -> None:
    table = play(seat(*TEAM, failed=2), [who(MIMI)], [who(PIM)], phase1="ranged", rolls=[MISS] * 8)
    do(table, "fight", "use close")
    assert (table.view(None)["seats"][0]["out"], table.view(None)["phase1"]) == (True, "ranged")


@pytest.mark.rule("AQ-6.3")
@pytest.mark.parametrize(("attribute", "phase1", "needed"), [
    ("close", None, 5), ("ranged", None, 4), ("close", "arcane", 5), ("ranged", "close", 5), ("arcane", "close", 4),
])  # fmt: skip
def test_each_phase_has_its_own_numbers(attribute: str, phase1: str | None, needed: int) -> None:
    dice = {"close": 8, "ranged": 2, "arcane": 1}[attribute]
    table = do(play(TEAM, phase1=phase1, rolls=[MISS] * dice), "fight", f"use {attribute}")
    assert heard(table, "assault")[0]["needed"] == needed


@pytest.mark.rule("AQ-6.3", "AQ-6.6")
@pytest.mark.parametrize(("phase1", "needs"), [
    (None, [(5, 4), (4, 4), None]), ("close", [None, (5, 4), (4, 4)]), ("ranged", [(5, 4), None, (4, 4)]),
])  # fmt: skip
def test_what_is_closed_has_no_number(phase1: str | None, needs: list[tuple[int, int] | None]) -> None:
    state = play(TEAM, phase1=phase1).state
    assert isinstance(state, AngryState)
    assert [lair.need_of(state, 0, attribute) for attribute in range(3)] == needs


@pytest.mark.rule("AQ-6.4", "A35")
def test_easier_numbers_help_only_the_player_who_rolled_for_them_a35() -> None:
    needed = []
    for turn in (0, 1):
        theirs = [who(MIMI, "cmb-green-1")]
        table = play(seat(*TEAM, carry=2), theirs, phase1="ranged", monster="hollow-librarian", turn={"seat": turn},
                     rolls=[1] * 8)  # fmt: skip
        needed.append(heard(do(table, "fight", "use close"), "assault")[0]["needed"])
    assert needed == [2, 4]


@pytest.mark.rule("AQ-6.12", "A31")
def test_ordinary_movement_may_be_chosen_instead_of_the_fight_a31() -> None:
    table = do(play([who(HROTH, "cmb-red-1"), who(ANNIE, "t12")], rolls=[2]), "roll")
    assert options(table) == [f"move {ANNIE} t14"]


@pytest.mark.rule("AQ-6.1", "A25", "A39")
def test_effects_of_others_do_not_reach_the_lair_a25_a39() -> None:
    theirs = [who(HAG, "ent-green-1"), who(HADDA, "cmb-green-1"), who(JORY, "sett-n")]
    table = do(play([who(MIMI, "t07")], theirs, die=2), f"move {MIMI} t09")
    assert asked(table) == "end"
    table = do(play([who(MIMI, "t07")], [who(HAG, "t05")], die=2), f"move {MIMI} t09", "luck")
    assert options(table) == [f"pick {HAG}"]


@pytest.mark.rule("AQ-6.2", "A38")
def test_with_printed_values_everybody_can_always_attack_a38() -> None:
    for monster in MONSTERS:
        for phase in (0, 1):
            for closed in range(3) if phase else [-1]:
                allowed = [a for a in range(3) if monster.needs[phase][a] is not None and a != closed]
                assert all(any(c.values[a] for a in allowed) for c in CHARACTERS)


def allow(monkeypatch: pytest.MonkeyPatch, phase1: tuple[int, ...], phase2: tuple[int, ...]) -> None:
    """Makes every monster allow only these attributes, as no printed one does."""
    row = (phase2, phase2, phase2, phase1)
    monkeypatch.setattr(lair, "ALLOWED", (row,) * len(MONSTERS))


@pytest.mark.rule("AQ-6.2", "A38")
@pytest.mark.parametrize(("fighter", "offered"), [(HROTH, ["roll"]), (HAG, ["roll", "fight"])])
def test_fighters_without_a_die_in_an_open_attribute_cannot_attack_a38(
    fighter: str, offered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    allow(monkeypatch, (Attribute.ARCANE,), (Attribute.ARCANE,))
    assert options(play([who(fighter, "cmb-red-1")])) == offered


@pytest.mark.rule("AQ-6.5", "A38")
def test_who_cannot_go_on_in_phase_2_has_not_failed_a38(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, (Attribute.CLOSE,), (Attribute.ARCANE,))
    table = do(play([who(HROTH, "cmb-red-1", "close2")], rolls=[HIT] * 6), "fight", "use close")
    assert (asked(table), table.view(None)["seats"][0]["failed"]) == ("end", 0)
    assert table.view(None)["phase1"] == "close"
