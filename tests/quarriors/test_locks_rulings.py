"""Rulings on locks, as the page of rulings tells their smallest tests."""

import pytest

from tests.quarriors.mat import creature, do, fall, glory, kind, kinds, locked, lying, now, offered, options, play, seat

HOWLER, FROG, MYSTIC = "Frost Howler#3", "Poison Dart Frog#3", "Quake Dragon Mystic#3"
CYCLOPS, CYCLOPS_BURST = "Pink Eye Cyclops#3", "Pink Eye Cyclops#4"
EYE, EYE_2 = "Quaxos' Eye#3", "Quaxos' Eye#4"
SERAPH = "Heavenly Seraph#4"


@pytest.mark.rule("Q207")
def test_replacing_and_paying_pass_immunity() -> None:
    wilds = "Heavenly Seraph/Strong, Frost Howler/Strong, Quaxos' Eye/Base"
    theirs = seat(ready=SERAPH, locked=HOWLER)
    table = play(seat(active=EYE, quiddity=2), theirs, wilds=wilds)
    assert offered(table, "unlock") == ["frost-howler#3@1"]
    do(table, "lock quaxos-eye#3@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (EYE, ["Frost Howler"])


@pytest.mark.rule("Q208")
@pytest.mark.parametrize(("beside", "asked"), [(SERAPH, "name"), ("Assistant#5", "may")])
def test_a_locked_die_may_be_immune(beside: str, asked: str) -> None:
    """Then the Qladiator finds nothing to unlock and goes on to its attack."""
    wilds = "Heavenly Seraph/Strong, Frost Howler/Strong, Qladiator/Base"
    table = play(seat(active="Qladiator#4", quiddity=1), seat(ready=beside, locked=HOWLER), wilds=wilds)
    do(table, "summon qladiator#4")
    assert kind(table) == asked


@pytest.mark.rule("Q213", "Q90")
def test_the_curse_of_an_eye_is_its_holders_own() -> None:
    wilds = "Quaxos' Eye/Mighty, Heavenly Seraph/Mighty"
    table = play(seat(locked=EYE_2, ready="Heavenly Seraph#5", active="Portal#4"), seat(), wilds=wilds)
    do(table, "next", "pick heavenly-seraph#5@0", "turn 4")
    assert lying(table, "ready") == ["Heavenly Seraph#4"]


@pytest.mark.rule("Q228")
def test_corruption_incantation_unlocks_what_it_reaches() -> None:
    wilds = "Corruption/Incantation, Frost Howler/Strong, Poison Dart Frog/Base"
    table = play(seat(ready="Corruption#3", locked=HOWLER), seat(locked=FROG), wilds=wilds)
    fall(table, "cast corruption#3")
    assert (locked(table), locked(table, 1)) == (None, None)
    assert (lying(table, "spent"), lying(table, "used", 1)) == ([HOWLER], ["Poison Dart Frog"])
    assert "destroyed" not in kinds(table)


@pytest.mark.rule("Q228", "Q89")
def test_but_not_what_its_caster_locked_this_turn() -> None:
    wilds = "Corruption/Incantation, Frost Howler/Strong"
    mine = seat(ready="Corruption#3", locked=now(HOWLER))
    table = fall(play(mine, wilds=wilds, turn={"locked": True}), "cast corruption#3")
    assert locked(table) == HOWLER


@pytest.mark.rule("Q235", "Q248")
def test_locking_closes_the_immediate_window() -> None:
    wilds = "Quake Dragon Mystic/Base"
    table = do(play(seat(active=f"{MYSTIC}, Portal#4", bag="Portal"), wilds=wilds), "lock quake-dragon-mystic#3")
    assert kind(table) == "tidy"


@pytest.mark.rule("Q248")
def test_paying_to_unlock_leaves_it_open() -> None:
    wilds = "Quake Dragon Mystic/Strong"
    mine = seat(active="Basic Quiddity#6, Portal#4", bag="2 Portal", glory=3) | {"draws": 1}
    table = play(mine, seat(locked=MYSTIC), wilds=wilds, rolls=[1] * 4)
    do(table, "spend basic-quiddity#6", "unlock quake-dragon-mystic#3@1", "use portal#4")
    assert glory(table)[0] == 3


@pytest.mark.rule("Q236")
def test_a_lock_symbol_rolled_after_phase_two_is_swept() -> None:
    wilds = "Harmony/Charm, Frost Howler/Strong"
    mine = seat(ready="Harmony#4", locked="Frost Howler#3", bag="Frost Howler", quiddity=1)
    table = play(mine, wilds=wilds, phase="capture", rolls=[1, 3])
    do(table, "cast harmony#4", "pick frost-howler#3 locked@0")
    assert (lying(table, "active"), offered(table, "lock")) == ([HOWLER], [])
    while kind(table) != "tidy":
        do(table, "next")
    do(table, "end-turn")
    assert sorted(lying(table, "used")) == ["Frost Howler", "Frost Howler", "Harmony"]


@pytest.mark.rule("Q239", "Q164")
def test_overlords_burst_unlocks_what_cannot_be_turned_down() -> None:
    wilds = "Demonic Overlord/Strong, Frost Howler/Strong"
    mine = seat(active="Demonic Overlord#6", quiddity=4)
    table = play(mine, seat(locked=HOWLER, ready="Frost Howler#5"), wilds=wilds)
    fall(table, "summon demonic-overlord#6")
    while kind(table) == "turn-face":
        do(table, options(table)[0])
    assert (locked(table, 1), lying(table, "used", 1), lying(table, "ready", 1)) == (
        None,
        ["Frost Howler"],
        ["Frost Howler#4"],
    )


@pytest.mark.rule("Q240", "Q15")
def test_shaping_charm_turns_a_lock_to_a_face_of_level_one() -> None:
    wilds = "Shaping/Charm, Poison Dart Frog/Base"
    table = do(play(seat(ready="Shaping#4", locked=FROG), wilds=wilds), "cast shaping#4")
    assert options(table) == ["turn 4", "turn 5"]


@pytest.mark.rule("Q240", "Q15")
def test_a_cyclops_has_no_such_face() -> None:
    wilds = "Shaping/Charm, Pink Eye Cyclops/Base"
    table = play(seat(ready="Shaping#4", locked=CYCLOPS, active="Portal#4", bag="Portal"), wilds=wilds)
    do(table, "cast shaping#4")
    assert (kind(table), locked(table)) == ("act", CYCLOPS)


@pytest.mark.rule("Q241", "Q64", "Q96")
@pytest.mark.parametrize(
    ("face", "stays", "ready", "used"),
    [(3, HOWLER, [], []), (4, None, ["Frost Howler#4"], []), (1, None, [], ["Frost Howler"])],
)
def test_chaos_cantrip_rolls_a_locked_die(face: int, stays: str | None, ready: list[str], used: list[str]) -> None:
    wilds = "Chaos/Cantrip, Frost Howler/Strong"
    table = play(seat(ready="Chaos#5"), seat(locked=HOWLER), wilds=wilds, phase="capture", rolls=[face])
    do(table, "cast chaos#5")
    assert (locked(table, 1), lying(table, "ready", 1), lying(table, "used", 1)) == (stays, ready, used)


@pytest.mark.rule("Q64")
def test_chaos_cantrip_sends_a_creature_that_shows_a_lock_to_the_used_pile() -> None:
    wilds = "Chaos/Cantrip, Frost Howler/Strong"
    table = play(seat(ready="Chaos#4"), seat(ready="Frost Howler#4"), wilds=wilds, phase="capture", rolls=[3])
    do(table, "cast chaos#4")
    assert (locked(table, 1), lying(table, "ready", 1), lying(table, "used", 1)) == (None, [], ["Frost Howler"])


@pytest.mark.rule("Q244", "Q88")
def test_key_master_locks_a_die_of_the_spent_pile() -> None:
    wilds = "Lord of the Quarry/Key Master, Pink Eye Cyclops/Strong, Life/Cantrip"
    mine = seat(active="Lord of the Quarry#3", quiddity=1, spent=CYCLOPS_BURST)
    table = play(mine, seat(ready="Life#4"), wilds=wilds)
    do(table, "summon lord-of-the-quarry#3", "yes", "pick pink-eye-cyclops#4 in spent 0", "pick life#4@1")
    assert (locked(table), lying(table, "used", 1), table.position()["turn"]["locked"]) == (
        CYCLOPS_BURST,
        ["Life"],
        True,
    )


@pytest.mark.rule("Q244")
def test_key_masters_lock_is_off_once_the_lock_of_the_turn_is_used() -> None:
    wilds = "Lord of the Quarry/Key Master, Pink Eye Cyclops/Strong"
    mine = seat(active="Lord of the Quarry#3", quiddity=1, spent=CYCLOPS_BURST)
    table = do(play(mine, wilds=wilds, turn={"locked": True}), "summon lord-of-the-quarry#3")
    assert kind(table) != "may"


@pytest.mark.rule("Q246", "Q94")
def test_each_locked_frog_is_used_once_in_a_turn() -> None:
    wilds = "Poison Dart Frog/Strong, Scavenging Goblin/Base"
    mine, theirs = seat(locked=FROG, glory=3), seat(locked=FROG, ready="3 Scavenging Goblin#3")
    table = play(mine, theirs, wilds=wilds)
    for frog in ("poison-dart-frog#3@0", "poison-dart-frog#3@1"):
        fall(table, f"activate {frog}", "pick scavenging-goblin#3@1")
    assert (glory(table), offered(table, "activate"), len(lying(table, "ready", 1))) == ([1, 0], [], 1)


@pytest.mark.rule("Q92")
def test_prices_of_a_frog_with_eyes_beside_it() -> None:
    wilds = "Poison Dart Frog/Mighty, Quaxos' Eye/Mighty"
    mine = seat(active="Portal#4", bag="Portal")
    for eyes, price in (("", 1), ("Quaxos' Eye#5", 2), ("2 Quaxos' Eye#5", 2)):
        table = play(mine, seat(locked=FROG, ready=eyes), wilds=wilds)
        assert table.view(None)["seats"][1]["locked"]["unlock"] == [price, 2]


@pytest.mark.rule("Q252")
def test_a_mighty_howler_makes_later_draws_smaller() -> None:
    wilds = "Frost Howler/Mighty"
    mine = seat(active="Portal#4", bag="3 Basic Quiddity")
    table = do(play(mine, seat(locked=HOWLER), wilds=wilds, rolls=[1, 1]), "use portal#4")
    assert lying(table, "active") == ["Basic Quiddity#1"]


@pytest.mark.rule("Q253", "Q63")
def test_chaos_charm_draws_before_the_totals_are_fixed() -> None:
    wilds = "Chaos/Charm, Quake Dragon Mystic/Strong"
    mystic = {"die": "Quake Dragon Mystic#5", "summoned": True}
    mine = {"ready": [mystic, "Assistant#5+Chaos#4@0"], "bag": ["Basic Quiddity"], "draws": 1}
    table = play(mine, seat(ready="Assistant#5"), wilds=wilds, phase="attack", rolls=[1, 6])
    assert table.view(None)["attack"]["totals"] == [None, 3 + 2 + 1 + 2]


@pytest.mark.rule("Q254")
def test_a_base_mystic_rerolls_one_of_the_dice_drawn() -> None:
    wilds = "Quake Dragon Mystic/Base"
    mine = seat(active="Portal", bag="2 Basic Quiddity", locked=MYSTIC)
    table = play(mine, wilds=wilds, phase="draw", rolls=[1, 1, 1, 1, 6, 6])
    do(table, "yes")
    assert offered(table, "pick") == ["basic-quiddity#1", "basic-quiddity#6"]


@pytest.mark.rule("Q254")
def test_the_die_of_a_chaos_charm_is_not_among_them() -> None:
    wilds = "Chaos/Charm, Quake Dragon Mystic/Base"
    mine = {
        "ready": ["Assistant#5+Chaos#4@0"],
        "bag": ["Basic Quiddity"],
        "locked": MYSTIC,
        "active": ["Basic Quiddity#1"],
    }
    table = play(mine, seat(ready="Assistant#5"), wilds=wilds, phase="attack", rolls=[1, 1])
    assert (kind(table), table.view(None)["attack"]["totals"]) == ("name", [None, 2])


@pytest.mark.rule("Q97", "Q306")
def test_a_strong_cyclops_stops_reaction_spells() -> None:
    wilds = "Pink Eye Cyclops/Strong, Life/Spell"
    mine = seat(active="Portal#4", bag="Portal")
    for area, asked in ((CYCLOPS, 0), (None, 1)):
        table = play(mine, seat(ready="Life#4, Assistant#5", locked=area), wilds=wilds, rolls=[1, 1])
        do(table, "use portal#4")
        assert table.decisions[0].seat == asked


@pytest.mark.rule("Q17")
@pytest.mark.parametrize(("face", "total"), [(1, 6), (2, 4), (3, 8), (4, 3)])
def test_chaos_spell_rolls_itself_and_goes_to_the_used_pile(face: int, total: int) -> None:
    """Twice the quiddity less, 5 less for a spell face, nothing for the re-roll."""
    theirs = seat(ready="Chaos#4, Assistant#5")
    table = play(seat(ready="8 Assistant#5"), theirs, wilds="Chaos/Spell", phase="attack", rolls=[face])
    do(table, "cast chaos#4")
    assert (lying(table, "used", 1), table.view(None)["attack"]["totals"]) == (["Chaos"], [None, total])


@pytest.mark.rule("Q118")
def test_a_locked_die_is_not_copied() -> None:
    wilds = "Primordial Ooze/Strong, Frost Howler/Strong"
    mine = seat(active="Primordial Ooze#4", quiddity=2)
    table = do(play(mine, seat(locked=HOWLER, ready="Assistant#5"), wilds=wilds), "summon primordial-ooze#4")
    assert offered(table, "pick") == ["assistant#5@1"]


@pytest.mark.rule("Q36")
def test_a_base_frog_strikes_the_active_player() -> None:
    wilds = "Poison Dart Frog/Base"
    table = play(seat(ready="2 Assistant#5"), seat(ready="Poison Dart Frog#5"), wilds=wilds, phase="attack")
    fall(table, "defend poison-dart-frog#5")
    do(table, "yes")
    fall(table, "pick assistant#5@0")
    assert lying(table, "ready") == ["Assistant#5"]
    assert creature(table, 0)["attack"] == 1
