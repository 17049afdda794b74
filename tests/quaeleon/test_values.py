"""Values and what changes them: your and the, pending changes, rounding, floors (KQ-3.5 to KQ-3.7, R17 to R23)."""

import pytest

from tests.quaeleon.mat import HOLD, damage, defence, do, health, heard, laid, play, round_of, seat
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS
from tumblehall.games.quaeleon.language.terms import Op, Stat
from tumblehall.games.quaeleon.rules.numbers import value_of
from tumblehall.games.quaeleon.rules.pieces import Laid, Mod
from tumblehall.games.quaeleon.rules.state import QuaeleonState


def powers(*seats: object, **more: object) -> list[int]:
    return [attack["power"] for attack in heard(round_of(*seats, **more), "attack")]  # type: ignore[arg-type]


@pytest.mark.rule("KQ-3.5", "R17")
def test_your_next_card_is_the_next_one_its_owner_activates() -> None:
    assert powers("Whetstone Imp, Kettle Drake", "Pitchfork Parade") == [6, 13]


@pytest.mark.rule("KQ-3.5", "R17")
def test_the_next_card_is_the_next_one_anybody_activates() -> None:
    assert powers("Loud Herald, Kettle Drake", "Pitchfork Parade") == [10, 8]


@pytest.mark.rule("R18")
def test_two_pending_changes_attach_to_the_same_card_in_order() -> None:
    assert powers("Whetstone Imp, Doubling Cauldron, Kettle Drake", "") == [16]
    coming = [
        {"seat": 0, "scope": "your", "stat": "attack", "op": "add", "n": 5},
        {"seat": 0, "scope": "your", "stat": "attack", "op": "mul", "n": 2},
    ]
    assert powers("Kettle Drake", "", coming=coming) == [26]
    assert powers("Kettle Drake", "", coming=coming[::-1]) == [21]


@pytest.mark.rule("R18")
def test_a_pending_change_is_used_up_by_a_card_without_that_value() -> None:
    assert powers("Whetstone Imp, Turnip Palisade, Kettle Drake", "") == [8]


@pytest.mark.rule("R19")
def test_pending_changes_vanish_at_the_end_of_the_round() -> None:
    table = round_of("Whetstone Imp, Starting Pistol", "")
    assert "coming" not in table.position()
    assert [each["next_initiative"] for each in table.position()["seats"]] == [0, 0]


@pytest.mark.rule("R22", "KQ-1.5")
def test_a_value_a_card_does_not_have_is_never_changed() -> None:
    table = play(seat(f"Turnip Palisade, {HOLD}", field="War Drum Ogre"), "")
    assert laid(table, 0, "Turnip Palisade")["attack"] is None
    coming = [{"seat": 0, "scope": "your", "stat": "attack", "op": "set", "n": 9}]
    assert powers("Turnip Palisade", "", coming=coming) == []


@pytest.mark.rule("R22")
def test_a_printed_0_can_be_changed() -> None:
    assert powers(seat("Deck of Dubious Omens", field="War Drum Ogre"), "", deck="Pocket Volcano") == [3]


def value(printed: str, *mods: tuple[Op, float]) -> int:
    card = Laid(0, CARD_NUMBERS[printed], 0, tuple(Mod(int(Stat.ATTACK), int(op), n) for op, n in mods))
    return value_of(QuaeleonState(2), 0, card, Stat.ATTACK)


@pytest.mark.rule("KQ-3.6", "R23")
@pytest.mark.parametrize(
    ("mods", "worth"),
    [
        ([], 5),
        ([(Op.ADD, 2), (Op.MUL, 0.5)], 4),
        ([(Op.ADD, 4), (Op.MUL, 0.5)], 5),
        ([(Op.MUL, 0.5), (Op.MUL, 2)], 5),
        ([(Op.MUL, 0.5), (Op.MUL, 0.5)], 2),
        ([(Op.MUL, 0.5), (Op.ADD, 0.25)], 3),
        ([(Op.SET, 7), (Op.ADD, 1)], 8),
        ([(Op.ADD, 1), (Op.SET, 7)], 7),
    ],
)
def test_a_sum_is_rounded_up_once_at_the_end(mods: list[tuple[Op, float]], worth: int) -> None:
    assert value("ember-tithe", *mods) == worth


@pytest.mark.rule("KQ-3.7", "R23")
@pytest.mark.parametrize(("n", "worth"), [(-4, 1), (-5, 0), (-6, 0), (-5.5, 0), (-4.5, 1)])
def test_a_value_never_drops_below_0(n: float, worth: int) -> None:
    assert value("ember-tithe", (Op.ADD, n)) == worth


@pytest.mark.rule("KQ-3.7")
def test_floor_comes_after_the_whole_sum() -> None:
    assert value("ember-tithe", (Op.ADD, -9), (Op.ADD, 5)) == 1


@pytest.mark.rule("KQ-3.7")
def test_healing_and_defence_never_drop_below_0() -> None:
    table = round_of(seat(field="Plague Piper"), "Tavern Recruiter", answers=["pass"])
    assert heard(table, "gained") == []
    worn = {"card": "wall-that-walks", "changes": [{"stat": "defence", "op": "add", "n": -20}]}
    assert defence(play(seat(HOLD, field=[worn, "turnip-palisade"]), ""), 0) == 4


@pytest.mark.rule("KQ-3.7", "R23")
def test_initiative_never_drops_below_0() -> None:
    table = do(play("Lead Boots", seat("Candle Ghost"), ""), "seat 1", "end-turn")
    assert heard(table, "initiative") == [{"seat": 1, "n": -20, "now": 0}]


@pytest.mark.rule("KQ-3.5", "R17")
def test_the_field_is_every_field_together() -> None:
    table = play(seat(HOLD, field="Fog of Bureaucracy, Kettle Drake"), seat(field="Pitchfork Parade"))
    assert (laid(table, 0, "Kettle Drake")["attack"], laid(table, 1, "Pitchfork Parade")["attack"]) == (6, 4)


@pytest.mark.rule("KQ-3.5")
def test_your_field_is_ones_own() -> None:
    table = play(seat(HOLD, field="War Drum Ogre, Kettle Drake"), seat(field="Pitchfork Parade"))
    assert (laid(table, 0, "Kettle Drake")["attack"], laid(table, 1, "Pitchfork Parade")["attack"]) == (10, 6)


@pytest.mark.rule("KQ-3.8")
def test_changes_of_the_field_apply_in_order_of_activation_after_what_sticks() -> None:
    drake = {"card": "kettle-drake", "changes": [{"stat": "attack", "op": "mul", "n": 0.5}]}
    table = play(seat(HOLD, field=["fog-of-bureaucracy", "war-drum-ogre", drake]), "")
    assert laid(table, 0, "Kettle Drake")["attack"] == 4


@pytest.mark.rule("KQ-4.6")
def test_modifiers_apply_to_each_of_several_attacks() -> None:
    assert powers("Loud Herald, Turnip Palisade", "Twin-Fuse Bombardier") == [9, 9]
    assert damage(round_of("Twin-Fuse Bombardier", seat(field="Rust Sprite"))) == [(1, 3), (1, 3)]


@pytest.mark.rule("R22")
def test_a_card_without_the_value_is_not_changed_by_itself() -> None:
    assert health(round_of("Choir of Bees", "")) == [54, 50]
