"""QC-13, spells: casting, attaching, reacting, keeping."""

import pytest

from tests.quarriors.mat import asked, do, fall, glory, kind, left, lying, options, play, quiddity, seat
from tumblehall.kernel.table import Table

WILDS = "Scavenging Goblin/Base, Ghostly Spirit/Base, Deathdealer/Base, Quake Dragon/Mighty"
GOBLIN = "Scavenging Goblin#3"


def defence(table: Table, who: int, place: int = 0) -> int:
    found: int = table.view(None)["seats"][who]["ready"][place]["defence"]
    return found


# -- casting --------------------------------------------------


@pytest.mark.rule("QC-13.1")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_a_spell_is_cast_by_spending_it_in_any_later_phase_of_the_own_turn(phase: str) -> None:
    table = play(seat(ready="Growth#4"), wilds=f"{WILDS}, Growth/Charm", phase=phase)
    do(table, "cast growth#4")
    assert (quiddity(table), lying(table, "ready"), lying(table, "spent")) == (3, [], ["Growth#4"])


@pytest.mark.rule("QC-13.1", "QC-6.2")
def test_no_spell_is_cast_in_the_first_phase() -> None:
    table = play(seat(ready="Growth#4, Assistant#5"), wilds=f"{WILDS}, Growth/Charm", phase="score")
    assert options(table) == ["score assistant#5"]
    assert options(do(table, "score assistant#5")) == ["cull assistant", "pass"]


@pytest.mark.rule("QC-13.1")
def test_no_spell_is_cast_in_anothers_turn() -> None:
    table = play(seat(), seat(ready="Growth#4"), wilds=f"{WILDS}, Growth/Charm", phase="capture")
    assert (asked(table), kind(table)) == (0, "tidy")


@pytest.mark.rule("QC-13.2")
def test_the_caster_chooses_the_target_among_the_dice_of_all_players() -> None:
    table = play(
        seat(ready=f"{GOBLIN}, Death#4"), seat(ready="Quake Dragon#5"), seat(ready="Ghostly Spirit#4, Quake Dragon#6"),
        wilds=f"{WILDS}, Death/Incantation",
    )  # fmt: skip
    do(table, "cast death#4")
    assert asked(table) == 0
    assert options(table) == ["pick scavenging-goblin#3@0", "pick quake-dragon#5@1", "pick ghostly-spirit#4@2"]


@pytest.mark.rule("QC-13.5")
def test_the_same_spell_with_two_bursts_reaches_every_level() -> None:
    table = play(
        seat(ready=f"{GOBLIN}, Death#6"), seat(ready="Quake Dragon#5, Quake Dragon#6"),
        wilds=f"{WILDS}, Death/Incantation",
    )  # fmt: skip
    do(table, "cast death#6")
    assert options(table) == ["pick scavenging-goblin#3@0", "pick quake-dragon#5@1", "pick quake-dragon#6@1"]


@pytest.mark.rule("QC-13.5")
@pytest.mark.parametrize(("face", "more"), [("#4", 3), ("#5", 3), ("#6", 5)])
def test_the_books_death_charm_follows_its_bursts(face: str, more: int) -> None:
    table = play(seat(ready=f"{GOBLIN}, Death{face}"), wilds=f"{WILDS}, Death/Charm")
    do(table, f"attach death{face}", "pick scavenging-goblin#3@0")
    goblin = table.view(None)["seats"][0]["ready"][0]
    assert (goblin["attack"], goblin["defence"]) == (2 + more, 2 + more)


@pytest.mark.rule("QC-13.2", "QC-13.10")
@pytest.mark.parametrize(("spell", "deed"), [("Death/Incantation", "cast"), ("Death/Charm", "attach")])
def test_what_opponents_cannot_target_is_no_target_of_theirs(spell: str, deed: str) -> None:
    """A Mighty Devotee with its burst: its own player may choose it."""
    wilds = f"{WILDS}, Devotee of the Holy Query/Mighty, {spell}"
    devotee, death = "Devotee of the Holy Query#6", "Death#4"
    assert kind(play(seat(ready=death), seat(ready=devotee), wilds=wilds, phase="attack")) == "tidy"
    table = play(seat(ready=f"{devotee}, {death}"), seat(ready=f"{devotee}, {GOBLIN}"), wilds=wilds)
    do(table, f"{deed} death#4")
    assert options(table) == ["pick devotee-of-the-holy-query#6@0", "pick scavenging-goblin#3@1"]


@pytest.mark.rule("QC-13.1")
def test_equal_spells_are_one_option() -> None:
    table = play(seat(ready="Growth#4, Growth#4, Growth#5"), wilds=f"{WILDS}, Growth/Charm", phase="capture")
    assert options(table) == ["cast growth#4", "next"]


# -- attaching --------------------------------------------------


@pytest.mark.rule("QC-13.3")
def test_an_attach_spell_is_laid_beside_a_creature_instead_of_being_spent() -> None:
    table = play(seat(ready=f"{GOBLIN}, Life#4"), seat(ready=GOBLIN), wilds=f"{WILDS}, Life/Cantrip")
    do(table, "attach life#4")
    assert options(table) == ["pick scavenging-goblin#3@0", "pick scavenging-goblin#3@1"]
    do(table, "pick scavenging-goblin#3@1")
    assert (lying(table, "ready"), lying(table, "spent")) == ([GOBLIN], [])
    assert lying(table, "ready", 1) == ["Scavenging Goblin#3+Life#4@0"]


@pytest.mark.rule("QC-13.3")
def test_a_creature_may_carry_several_spells() -> None:
    table = play(seat(ready="Scavenging Goblin#3+Life#4@1, 2 Life#4"), wilds=f"{WILDS}, Life/Cantrip")
    assert defence(table, 0) == 2 + 4
    do(table, "attach life#4", "pick scavenging-goblin#3+life#4@0")
    do(table, "attach life#4", "pick scavenging-goblin#3+life#4+life#4@0")
    assert defence(table, 0) == 2 + 12


@pytest.mark.rule("QC-13.3")
def test_when_the_creature_is_destroyed_each_spell_goes_to_its_owners_used_pile() -> None:
    table = play(
        seat(ready="2 Quake Dragon#6"), seat(ready="Scavenging Goblin#3+Life#4@0+Life#5@1"),
        wilds=f"{WILDS}, Life/Cantrip", phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3+life#4+life#5")
    assert lying(table, "used", 0) == ["Life"]
    assert sorted(lying(table, "used", 1)) == ["Life", "Scavenging Goblin"]


@pytest.mark.rule("QC-13.3", "QC-6.5")
def test_when_the_creature_scores_each_spell_goes_to_its_owners_used_pile() -> None:
    table = play(
        seat(ready="Scavenging Goblin#3+Life#4@0+Life#5@1"), seat(), wilds=f"{WILDS}, Life/Cantrip", phase="score"
    )
    do(table, "score scavenging-goblin#3+life#4+life#5")
    assert sorted(lying(table, "used")) == ["Life", "Scavenging Goblin"]
    assert lying(table, "used", 1) == ["Life"]


@pytest.mark.rule("QC-13.8")
def test_an_attached_spell_stays_the_casters_die_and_you_is_the_caster() -> None:
    """A rival's Shaping Incantation beside the scorer: the rival culls out of the own pile and captures."""
    table = play(
        seat(ready="Scavenging Goblin#3+Shaping#4@1", used="Assistant"), seat(used="Basic Quiddity"),
        wilds=f"{WILDS.replace('Goblin/Base', 'Goblin/Base 3')}, Shaping/Incantation", phase="score",
    )  # fmt: skip
    do(table, "score scavenging-goblin#3+shaping#4")
    assert (asked(table), kind(table)) == (1, "may")
    do(table, "yes")
    assert options(table) == ["pick basic-quiddity in used 1", "pick shaping in used 1"]
    do(table, "pick basic-quiddity in used 1", "pick scavenging-goblin in wilds")
    assert lying(table, "used", 1) == ["Scavenging Goblin", "Shaping"]


@pytest.mark.rule("QC-13.8")
def test_a_spell_that_names_the_creatures_controller_serves_that_player() -> None:
    table = play(
        seat(ready="Scavenging Goblin#3+Victory#5@1"), seat(), wilds=f"{WILDS}, Victory/Cantrip", phase="score"
    )
    do(table, "score scavenging-goblin#3+victory#5")
    assert glory(table) == [2 + 2, 0]


# -- reacting --------------------------------------------------


@pytest.mark.rule("QC-13.4")
def test_a_reaction_is_cast_in_anothers_turn_and_never_in_ones_own() -> None:
    wilds = f"{WILDS}, Life/Spell"
    mine = play(seat(ready=f"{GOBLIN}, Life#4"), seat(), wilds=wilds, phase="attack")
    assert kind(mine) == "tidy"
    theirs = play(seat(ready=GOBLIN), seat(ready=f"{GOBLIN}, Life#4"), wilds=wilds, phase="attack")
    do(theirs, "cast life#4")
    assert (lying(theirs, "spent", 1), defence(theirs, 1)) == (["Life#4"], 2 + 4)


@pytest.mark.rule("QC-13.4")
def test_a_rescue_is_not_on_offer_in_ones_own_turn() -> None:
    table = play(seat(ready=f"{GOBLIN}, Shaping#4, Death#6"), wilds=f"{WILDS}, Shaping/Cantrip, Death/Incantation")
    do(table, "cast death#6", "pick scavenging-goblin#3@0")
    assert options(table) == ["goes used"]


@pytest.mark.rule("QC-13.4", "QC-6.2")
def test_a_reaction_is_cast_even_while_creatures_score() -> None:
    table = play(seat(ready=f"2 {GOBLIN}"), seat(ready="Life#4"), wilds=f"{WILDS}, Life/Incantation", phase="score")
    do(table, "score scavenging-goblin#3")
    assert (asked(table), options(table)) == (1, ["cast life#4", "pass", "pass-turn"])


@pytest.mark.rule("QC-13.9")
def test_rescues_come_before_the_die_moves() -> None:
    table = play(
        seat(ready="Quake Dragon#6"),
        seat(ready=f"{GOBLIN}, Shaping#4"),
        wilds=f"{WILDS}, Shaping/Cantrip",
        phase="attack",
    )
    do(table, "defend scavenging-goblin#3")
    assert (kind(table), lying(table, "ready", 1), lying(table, "used", 1)) == ("fate", [GOBLIN, "Shaping#4"], [])


@pytest.mark.rule("QC-13.2", "QC-13.4")
def test_a_reaction_chooses_within_its_limits_too() -> None:
    """A Mighty Devotee with its burst is no target of an opponent's spell."""
    table = play(
        seat(ready=f"Devotee of the Holy Query#6, {GOBLIN}"), seat(ready="Assistant#5, Life#4"),
        wilds=f"{WILDS}, Devotee of the Holy Query/Mighty, Life/Incantation", phase="attack",
    )  # fmt: skip
    do(table, "cast life#4")
    assert options(table) == ["pick assistant#5@1", "pick scavenging-goblin#3@0"]


# -- keeping --------------------------------------------------


@pytest.mark.rule("QC-13.6", "QC-10.3")
def test_a_spell_may_be_kept_for_later_turns() -> None:
    table = play(seat(ready="Growth#4"), seat(ready="Growth#5"), wilds=f"{WILDS}, Growth/Charm", phase="tidy")
    do(table, "end-turn", "next", "next", "next", "end-turn")
    assert (asked(table), options(table)) == (0, ["cast growth#4", "next"])


@pytest.mark.rule("QC-13.6", "QC-7.9")
def test_an_immediate_spell_cannot_be_kept() -> None:
    table = play(seat(active="Growth#4"), wilds=f"{WILDS}, Growth/Cantrip")
    do(table, "ready growth#4")
    assert (lying(table, "ready"), lying(table, "spent"), quiddity(table)) == ([], ["Growth#4"], 2)


@pytest.mark.rule("QC-13.7", "QC-13.10")
def test_the_books_shaping_charm_waits_for_a_creature() -> None:
    """Readied without a creature it is not on offer; in a later turn it helps."""
    table = play(
        seat(active="Shaping#4", bag="Ghostly Spirit, Basic Quiddity"),
        wilds=f"{WILDS}, Shaping/Charm",
        rolls=[1, 1, 1, 4],
    )
    do(table, "ready shaping#4")
    assert (lying(table, "ready"), kind(table)) == (["Shaping#4"], "tidy")
    do(table, "end-turn", "end-turn", "summon ghostly-spirit#4", "cast shaping#4", "turn 6")
    assert (lying(table, "ready"), lying(table, "spent")) == (["Ghostly Spirit#6"], ["Basic Quiddity#1", "Shaping#4"])


@pytest.mark.rule("QC-13.10")
@pytest.mark.parametrize("spell", ["Death/Cantrip", "Death/Charm", "Death/Incantation", "Death/Spell"])
def test_a_spell_without_a_legal_target_cannot_be_cast(spell: str) -> None:
    table = play(seat(ready="Death#4"), wilds=f"{WILDS}, {spell}", phase="attack")
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-13.10")
def test_the_only_creature_that_does_not_fit_is_no_target() -> None:
    table = play(
        seat(ready="Death#4"), seat(ready="Quake Dragon#6"), wilds=f"{WILDS}, Death/Incantation", phase="attack"
    )
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-13.10")
def test_a_reaction_without_a_legal_target_is_not_on_offer() -> None:
    table = play(seat(ready=GOBLIN), seat(ready="Life#4"), wilds=f"{WILDS}, Life/Spell", phase="attack")
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-13.10")
def test_a_readied_immediate_spell_is_spent_though_it_does_nothing() -> None:
    """Growth Spell with nothing to draw, Growth Incantation with nothing to re-roll."""
    for spell in ("Growth/Spell", "Growth/Incantation"):
        table = play(seat(active="Growth#4"), wilds=f"{WILDS}, {spell}")
        do(table, "ready growth#4")
        assert (lying(table, "spent"), quiddity(table)) == (["Growth#4"], 2)


@pytest.mark.rule("QC-13.2")
def test_a_spell_may_hit_a_die_of_ones_own() -> None:
    table = play(seat(ready=f"{GOBLIN}, Death#6"), wilds=f"{WILDS}, Death/Incantation")
    fall(table, "cast death#6", "pick scavenging-goblin#3@0")
    assert (lying(table, "used"), left(table, "Scavenging Goblin")) == (["Scavenging Goblin"], 0)
