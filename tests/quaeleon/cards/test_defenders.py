"""Cards that defend, and those that answer to attacks."""

import pytest

from tests.quaeleon.mat import HOLD, damage, defence, do, health, heard, laid, play, round_of, seat, zone


@pytest.mark.card("turnip-palisade")
def test_turnip_palisade_defends_for_4() -> None:
    assert defence(play(f"Turnip Palisade, {HOLD}", ""), 0) == 4


@pytest.mark.card("turnip-palisade", negative=True)
def test_turnip_palisade_does_not_defend_another() -> None:
    assert damage(round_of("Kettle Drake", "Turnip Palisade", "")) == [(1, 4), (2, 8)]


@pytest.mark.card("reluctant-shieldbearer")
def test_reluctant_shieldbearer_defends_and_heals_for_3() -> None:
    table = play(f"Reluctant Shieldbearer, {HOLD}", "")
    assert (defence(table, 0), health(table)) == (3, [53, 50])


@pytest.mark.card("reluctant-shieldbearer", negative=True)
def test_reluctant_shieldbearer_heals_only_once() -> None:
    assert health(round_of("Reluctant Shieldbearer, Turnip Palisade", ""))[0] == 53


@pytest.mark.card("mirror-moat")
def test_mirror_moat_takes_2_of_an_attacker() -> None:
    assert health(round_of("Kettle Drake", seat(field="Mirror Moat"))) == [48, 44]


@pytest.mark.card("mirror-moat", negative=True)
def test_mirror_moat_does_not_answer_when_nobody_attacks_its_owner() -> None:
    assert health(round_of("Feral Wheelbarrow", "", seat(field="Mirror Moat")))[0] == 50
    assert health(round_of("Leech Barber", seat(field="Mirror Moat"))) == [54, 46]


@pytest.mark.card("wall-that-walks")
def test_wall_that_walks_loses_2_defence_on_each_later_turn() -> None:
    assert defence(play(f"Wall That Walks, Turnip Palisade, {HOLD}", ""), 0) == 8 - 4 + 4


@pytest.mark.card("wall-that-walks", negative=True)
def test_wall_that_walks_does_not_wear_on_its_own_turn_nor_below_0() -> None:
    assert damage(round_of("Wall That Walks", seat("Executioner of Puddles"))) == [(0, 7)]
    worn = {"card": "wall-that-walks", "changes": [{"stat": "defence", "op": "add", "n": -8}]}
    assert defence(play(seat(HOLD, field=[worn]), ""), 0) == 0


@pytest.mark.card("paper-armour-guild")
def test_paper_armour_guild_defends_for_5_until_it_is_pierced() -> None:
    table = round_of("Kettle Drake", seat(field="Paper Armour Guild"))
    assert damage(table) == [(1, 3)]
    assert [(event["seat"], event["card"]) for event in heard(table, "annihilated")] == [(1, "paper-armour-guild")]


@pytest.mark.card("paper-armour-guild", negative=True)
def test_paper_armour_guild_is_not_annihilated_by_an_attack_it_stops() -> None:
    assert heard(round_of("Needle Rain", seat(field="Paper Armour Guild")), "annihilated") == []


@pytest.mark.card("crowd-of-bystanders")
def test_crowd_of_bystanders_has_one_more_defence_for_each_living_opponent() -> None:
    assert defence(play(f"Crowd of Bystanders, {HOLD}", "", ""), 0) == 3


@pytest.mark.card("crowd-of-bystanders", negative=True)
def test_crowd_of_bystanders_does_not_count_players_who_are_out() -> None:
    assert defence(play(f"Crowd of Bystanders, {HOLD}", "", seat(health=0)), 0) == 2


@pytest.mark.card("bulwark-oath")
def test_bulwark_oath_gives_every_own_card_one_more_defence_itself_included() -> None:
    assert defence(play(seat(f"Bulwark Oath, {HOLD}", field="Turnip Palisade"), ""), 0) == 3 + 5


@pytest.mark.card("bulwark-oath", negative=True)
def test_bulwark_oath_gives_nothing_to_cards_without_defence_or_of_others() -> None:
    table = play(seat(f"Bulwark Oath, {HOLD}", field="Kettle Drake"), seat(field="Turnip Palisade"))
    assert (laid(table, 0, "Kettle Drake")["defence"], defence(table, 0), defence(table, 1)) == (None, 3, 4)


@pytest.mark.card("spite-jar")
def test_spite_jar_takes_3_of_each_opponent_when_it_is_discarded() -> None:
    assert health(round_of("Rust Sprite", seat(field="Spite Jar"), "")) == [47, 50, 47]


@pytest.mark.card("spite-jar", negative=True)
def test_spite_jar_does_nothing_at_the_end_of_the_round() -> None:
    assert health(round_of("Spite Jar", "")) == [50, 50]


@pytest.mark.card("mourning-bell")
def test_mourning_bell_gains_4_and_picks_up_1_for_another_own_card_discarded() -> None:
    table = play("Rust Sprite", seat(HOLD, field="Mourning Bell, Turnip Palisade"))
    do(table, "annihilate turnip-palisade@1:2")
    assert health(table) == [50, 54]
    assert len(zone(table, "hand", 1)) == 1


@pytest.mark.card("mourning-bell", negative=True)
def test_mourning_bell_does_not_toll_for_a_card_of_another_field() -> None:
    field = seat(field="Mourning Bell")
    assert health(round_of("Rust Sprite", seat(field="Turnip Palisade"), field,
                           answers=["annihilate turnip-palisade@1:1"]))[2] == 50  # fmt: skip


@pytest.mark.card("tripwire-scholar")
def test_tripwire_scholar_takes_1_of_an_opponent_who_reveals() -> None:
    assert health(round_of(seat(field="Tripwire Scholar"), "Turnip Palisade, Wet Blanket", "")) == [50, 48, 50]


@pytest.mark.card("tripwire-scholar", negative=True)
def test_tripwire_scholar_does_not_mind_its_owners_cards() -> None:
    assert health(round_of(seat("Turnip Palisade", field="Tripwire Scholar"), "")) == [50, 50]


@pytest.mark.card("iron-clause")
def test_iron_clause_keeps_other_own_cards_from_being_annihilated() -> None:
    table = play(f"Rust Sprite, {HOLD}", seat(field="Turnip Palisade, Iron Clause"))
    assert [(event["seat"], event["card"]) for event in heard(table, "annihilated")] == [(1, "iron-clause")]


@pytest.mark.card("iron-clause", negative=True)
def test_iron_clause_does_not_protect_itself_others_or_what_annihilates_itself() -> None:
    table = play("Rust Sprite", seat(field="Iron Clause, Turnip Palisade"), seat(field="Wet Blanket"))
    assert [o.id for o in table.decisions[0].options] == ["annihilate iron-clause@1:1", "annihilate wet-blanket@2:1"]
    guild = round_of("Hedge Duellist", seat(field="Iron Clause, Paper Armour Guild"))
    assert [event["card"] for event in heard(guild, "annihilated")] == ["paper-armour-guild"]


@pytest.mark.card("iron-clause", negative=True)
def test_iron_clause_does_not_let_the_ledger_take_the_next_best() -> None:
    """R20: the card activated last cannot be annihilated, so the instruction is skipped."""
    field = [
        {"card": "turnip-palisade", "order": 0},
        {"card": "iron-clause", "order": 1},
        {"card": "wet-blanket", "order": 2},
    ]
    table = round_of("Scorched Ledger", seat(field=field))
    assert heard(table, "annihilated") == []
