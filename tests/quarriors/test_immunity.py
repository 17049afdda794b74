"""Immunity at the table: in attacks, over time, for players, opened, and in the view.

Base and Strong Gnome Barbarians look alike: level 1, 1/3 with a burst on faces 3 and 4. The Base one is immune."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    creature,
    go,
    heard,
    lay,
    number,
    offered,
    options,
    seat,
    stats,
    where,
)
from tests.quarriors.test_immunity_matrix import attack, cast, summon
from tests.quarriors.words.made import made
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.modifiers import Immune, PierceImmunity
from tumblehall.games.quarriors.language.terms import THIS, Guard, Source
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GNOME, SLUG = "Gnome Barbarian#3", "gnome-barbarian"
MINE, THEIRS = f"{SLUG}#3@0", f"{SLUG}#3@1"
IMMUNE, PLAIN = "Gnome Barbarian/Base", "Gnome Barbarian/Strong"
STILL: list[Json] = [0, 0, True, "turn"]
BASICS = ", Corrupted Quiddity/Basic"


# -- before the attack -----------------------------------------------------------------------------------------------


@pytest.mark.rule("QM-2")
def test_gnome_that_the_quake_dragon_leaves_may_be_named_and_holds() -> None:
    table = attack("Gnome Barbarian/Mighty, Quake Dragon/Base", "Quake Dragon#4", f"{GNOME}, Assistant#5")
    assert (where(table, 1, "ready"), options(table)) == ([f"{SLUG}#3"], [f"defend {SLUG}#3"])
    assert where(go(table, f"defend {SLUG}#3"), 1, "ready") == [f"{SLUG}#3"]


# -- shares and totals -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q42")
@pytest.mark.parametrize(("guard", "total"), [("Quake Dragon/Strong", 7 + 0), ("Witching Hag/Mighty", 7 + 3)])
def test_immune_attacker_counts_in_full_beside_one_that_does_not(guard: str, total: int) -> None:
    name = guard.split("/")[0]
    cards = f"{guard}, Heavenly Seraph/Mighty, Questing Wizard/Base"
    table = attack(cards, "Heavenly Seraph#5, Questing Wizard#5", f"{name}#4")
    assert against(table) == [None, total]


@pytest.mark.rule("Q42", "Q204")
def test_what_changes_a_whole_total_does_not_ask_for_immune_attackers() -> None:
    """A Mighty Deathdealer adds to the total though the creature that falls is immune."""
    cards = f"{IMMUNE}, Deathdealer/Mighty"
    table = attack(cards, "Deathdealer#4", f"{GNOME}, Assistant#5")
    go(table, f"defend {SLUG}#3")
    assert against(table) == [None, 0 + 3]


@pytest.mark.rule("Q204")
@pytest.mark.parametrize(("gnome", "holds"), [(IMMUNE, True), (PLAIN, False)])
def test_attached_spells_of_an_immune_defender_count_against_the_mighty_devotee(gnome: str, holds: bool) -> None:
    cards = f"{gnome}, Devotee of the Holy Query/Mighty, Quake Dragon/Mighty, Life/Cantrip"
    table = attack(cards, "Devotee of the Holy Query#6, Quake Dragon#4", f"{GNOME}+Life#4@1")
    assert against(table) == [None, 6]
    go(table, f"defend {SLUG}#3+life#4")
    assert heard(table, "defends")[-1]["holds"] is holds


# -- what was done before --------------------------------------------------------------------------------------------


def seraph(type: str, *ready: Json, phase: str = "attack") -> Table:
    """A Goblin of seat 0 whose attack is 0 by a spell of seat 1, then what else is there."""
    still: list[Json] = [{"die": "Scavenging Goblin#3", "marks": [[*STILL, 1, "SPELL"]]}, *ready]
    us = seat(ready=still), seat(ready="Quake Dragon#6")
    return lay(f"Heavenly Seraph/{type}, Scavenging Goblin/Base, Quake Dragon/Mighty", phase, *us)


@pytest.mark.rule("Q200")
@pytest.mark.parametrize(("type", "total"), [("Strong", 4 + 2), ("Base", 4)])
def test_mark_of_an_opponent_has_no_effect_while_a_creature_is_immune(type: str, total: int) -> None:
    assert against(seraph(type, "Heavenly Seraph#4")) == [None, total]


@pytest.mark.rule("Q200")
def test_mark_works_while_nothing_makes_immune_and_stops_when_something_does() -> None:
    us = seat(
        ready=[{"die": "Scavenging Goblin#3", "marks": [[*STILL, 1, "SPELL"]]}], active="Heavenly Seraph#4", quiddity=1
    )
    table = lay("Heavenly Seraph/Strong, Scavenging Goblin/Base", "ready", us, seat(ready="Assistant#5"))
    assert stats(table, 0) == (0, 2)
    go(table, "summon heavenly-seraph#4")
    assert (stats(table, 0), against(table)) == ((2, 2), [None, 6])


@pytest.mark.rule("Q200")
def test_attached_spell_of_an_opponent_works_again_when_the_immunity_ends() -> None:
    """The Seraph falls, and the Goblin has 4 more by a Life Cantrip that seat 0 once gave it."""
    cards = "Heavenly Seraph/Strong, Scavenging Goblin/Base, Quake Dragon/Mighty, Life/Cantrip"
    table = attack(cards, "Quake Dragon#5", "Heavenly Seraph#4, Scavenging Goblin#3+Life#4@0")
    assert stats(table, 1, 1) == (2, 2)
    go(table, "defend heavenly-seraph#4")
    assert stats(table, 1) == (2, 2 + 4)
    go(table, "defend scavenging-goblin#3+life#4")
    assert where(table, 1, "ready") == ["scavenging-goblin#3+life#4"]


@pytest.mark.rule("Q200", "Q41")
def test_attached_spell_of_an_opponent_works_when_its_host_is_turned_to_another_face() -> None:
    """A Shaping Charm turns the Gnome to level 2, without a burst."""
    us = seat(ready=f"{GNOME}+Life#4@1, Shaping#4")
    table = lay(f"{IMMUNE}, Life/Cantrip, Shaping/Charm", "ready", us)
    assert stats(table, 0) == (1, 3)
    go(table, "cast shaping#4", "turn 5")
    assert stats(table, 0) == (2, 4 + 4)


@pytest.mark.rule("Q200")
def test_mark_of_a_reaction_is_known_by_its_caster_and_its_source() -> None:
    cards = "Heavenly Seraph/Strong, Scavenging Goblin/Base, Life/Incantation"
    table = attack(cards, "Scavenging Goblin#3, Assistant#5", "Life#4, Heavenly Seraph#4")
    go(table, "cast life#4", "pick scavenging-goblin#3@0")
    position: Json = table.position()["seats"][0]["ready"][0]
    assert position["marks"] == [[*STILL, 1, "SPELL"]]
    assert stats(table, 0) == (0, 2)


# -- when immunity is judged -----------------------------------------------------------------------------------------


@pytest.mark.rule("Q201")
def test_immunity_is_judged_before_the_first_creature_leaves() -> None:
    cards = "Corruption/Incantation, Heavenly Seraph/Strong, Scavenging Goblin/Base"
    table = cast(cards, "Corruption#4", "Heavenly Seraph#4, Scavenging Goblin#3")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == (["scavenging-goblin#3"], ["heavenly-seraph"])


@pytest.mark.rule("Q201")
def test_two_seraphs_that_make_one_another_immune_stay_both() -> None:
    table = cast(
        "Corruption/Incantation, Heavenly Seraph/Strong", "Corruption#4", "Heavenly Seraph#4, Heavenly Seraph#5"
    )
    assert where(table, 1, "ready") == ["heavenly-seraph#4", "heavenly-seraph#5"]


@pytest.mark.rule("Q201")
def test_immunity_is_judged_before_the_quake_dragon_breathes() -> None:
    cards = "Quake Dragon/Base, Heavenly Seraph/Strong, Scavenging Goblin/Base"
    table = attack(cards, "Quake Dragon#4", "Heavenly Seraph#4, Scavenging Goblin#3")
    assert where(table, 1, "ready") == ["scavenging-goblin#3"]


@pytest.mark.rule("Q201", "Q202")
@pytest.mark.parametrize("first", ["heavenly-seraph#4", "devotee-of-the-holy-query#5"])
def test_in_an_attack_immunity_ends_with_its_source(first: str) -> None:
    """A Doll and a Goblin, total 5: once the Seraph has fallen, the Devotee falls to the 1 that is left."""
    cards = "Voodoo Doll/Base, Scavenging Goblin/Base, Heavenly Seraph/Strong, Devotee of the Holy Query/Base"
    table = attack(cards, "Voodoo Doll#4, Scavenging Goblin#3", "Heavenly Seraph#4, Devotee of the Holy Query#6")
    if first == "heavenly-seraph#4":
        go(table, "defend heavenly-seraph#4", "defend devotee-of-the-holy-query#6")
        assert where(table, 1, "ready") == []
    else:
        go(table, "defend devotee-of-the-holy-query#6")
        assert where(table, 1, "ready") == ["heavenly-seraph#4", "devotee-of-the-holy-query#6"]


# -- copying, counting, comparing ------------------------------------------------------------------------------------


@pytest.mark.rule("Q44")
def test_ooze_copies_an_immune_creature_and_is_immune_too() -> None:
    cards = f"{IMMUNE}, Primordial Ooze/Strong, Death/Incantation"
    table = go(summon(cards, "Primordial Ooze#4", "", GNOME), f"pick {THEIRS}")
    assert (stats(table, 0), creature(table, 0)["immune"]) == ((1, 3), creature(table, 1)["immune"])


@pytest.mark.rule("Q44")
def test_mighty_ooze_counts_immune_creatures() -> None:
    table = lay(f"{IMMUNE}, Primordial Ooze/Mighty", "tidy", seat(ready="Primordial Ooze#4"), seat(ready=f"2 {GNOME}"))
    assert stats(table, 0) == (3, 3)


@pytest.mark.rule("Q38")
def test_level_of_a_destroyed_creature_is_its_last_one_in_play() -> None:
    """An Ooze of level 2 that is treated as a Seraph of level 3."""
    ready: list[Json] = ["Oblation#4", {"die": "Primordial Ooze#4", "copy": "Heavenly Seraph#6"}]
    table = lay("Oblation/Charm, Primordial Ooze/Strong, Heavenly Seraph/Mighty", "ready", seat(ready=ready), seat())
    go(table, "cast oblation#4", "pick primordial-ooze#4@0")
    assert (where(table, 0, "used"), number(table, 0)) == (["primordial-ooze"], 3)


# -- players are not immune ------------------------------------------------------------------------------------------


@pytest.mark.rule("Q218")
def test_player_with_immune_creatures_gains_dice_by_an_opponents_spell() -> None:
    us = seat(ready="Corruption#4"), seat(ready="Heavenly Seraph#6, Assistant#5")
    table = lay("Corruption/Spell, Corrupted Quiddity/Basic 1, Heavenly Seraph/Strong", "ready", *us)
    assert where(go(table, "cast corruption#4"), 1, "used") == ["corrupted-quiddity"]


@pytest.mark.rule("Q218")
def test_player_gains_a_die_though_the_creature_just_summoned_is_immune() -> None:
    us = seat(active="Assistant#5", ready="Heavenly Seraph#6", quiddity=1), seat(ready="Defender of the Pale#6")
    row = "Defender of the Pale/Corrupted, Heavenly Seraph/Strong, Corrupted Quiddity/Basic 1"
    table = go(lay(row, "ready", *us), "summon assistant#5")
    assert where(table, 0, "used") == ["corrupted-quiddity"]


@pytest.mark.rule("Q218")
def test_player_with_immune_creatures_pays_more_for_summons() -> None:
    us = seat(active="Assistant#5", ready="Heavenly Seraph#6", quiddity=2), seat(ready="Defender of the Pale#4")
    table = lay("Defender of the Pale/Mighty, Heavenly Seraph/Strong", "ready", *us)
    assert table.view(0)["summons"][0]["price"] == 2


@pytest.mark.rule("Q218", "Q41")
def test_unattached_spell_of_a_player_with_immune_creatures_is_discarded() -> None:
    table = cast("Life/Cantrip, Shaping/Spell, Heavenly Seraph/Strong", "Shaping#4", "Heavenly Seraph#6, Life#4")
    assert where(go(table, "pick life#4@1"), 1, "used") == ["life"]


# -- immunity that is opened -----------------------------------------------------------------------------------------


@pytest.mark.rule("Q210")
@pytest.mark.parametrize(("piercing", "total"), [(True, 3), (False, 7)])
def test_player_whose_clauses_pierce_immunity_does_so_in_every_turn(piercing: bool, total: int) -> None:
    carrier = made("Ghostly Spirit", on(Guard.ALL, PierceImmunity())) if piercing else "Ghostly Spirit/Base"
    cards = f"{carrier}, Witching Hag/Mighty, Heavenly Seraph/Mighty"
    table = attack(cards, "Heavenly Seraph#5", "Ghostly Spirit#4, Witching Hag#4")
    assert against(table) == [None, total]


@pytest.mark.rule("Q210", "Q200")
def test_marks_of_a_player_pierce_while_the_carrier_is_there() -> None:
    """The Goblin is stilled by seat 1 under a Strong Seraph: by the carrier's help, until it falls."""
    carrier = made("Ghostly Spirit", on(Guard.ALL, PierceImmunity()))
    cards = f"{carrier}, Heavenly Seraph/Strong, Scavenging Goblin/Base"
    still: list[Json] = [{"die": "Scavenging Goblin#3", "marks": [[*STILL, 1, "SPELL"]]}, "Heavenly Seraph#4"]
    table = lay(
        cards, "attack", seat(ready=still), seat(ready="Ghostly Spirit#4, Assistant#5"), seat(ready="Assistant#5")
    )
    assert (stats(table, 0), against(table)) == ((0, 2), [None, 4, 4])
    go(table, "defend ghostly-spirit#4")
    assert (stats(table, 0), where(table, 1, "ready")) == ((2, 2), ["assistant#5"])


@pytest.mark.rule("Q210")
def test_carrier_opens_nothing_for_other_players() -> None:
    carrier = made("Ghostly Spirit", on(Guard.ALL, PierceImmunity()))
    us = seat(ready="Death#6"), seat(ready=GNOME), seat(ready="Ghostly Spirit#4")
    table = lay(f"{carrier}, {IMMUNE}, Death/Incantation", "ready", *us)
    assert offered(go(table, "cast death#6"), "pick") == ["ghostly-spirit#4@2"]


# -- the view ----------------------------------------------------------------------------------------------------------


def test_view_tells_to_what_a_creature_is_immune() -> None:
    table = lay(IMMUNE, "tidy", seat(ready=f"{GNOME}, Gnome Barbarian#5"), seat(ready="Assistant#5"))
    assert [creature(table, 0, place)["immune"] for place in (0, 1)] == [[source.value for source in Source], []]
    assert creature(table, 1)["immune"] == []


def test_view_tells_immunity_that_comes_from_another_creature_while_it_is_there() -> None:
    cards = "Heavenly Seraph/Strong, Scavenging Goblin/Base, Quake Dragon/Mighty"
    table = attack(cards, "Quake Dragon#6", "Heavenly Seraph#4, Scavenging Goblin#3")
    assert [bool(creature(table, 1, place)["immune"]) for place in (0, 1)] == [False, True]
    go(table, "defend heavenly-seraph#4")
    assert creature(table, 1)["immune"] == []


def test_view_tells_the_sources_of_a_creature_that_is_immune_to_some_only() -> None:
    shy = made("Witching Hag", on(Guard.ALL, Immune(THIS, (Source.SPELL,))))
    table = lay(shy, "tidy", seat(ready="Witching Hag#4"))
    assert creature(table, 0)["immune"] == [Source.SPELL.value]


@pytest.mark.parametrize(("card", "there"), [(IMMUNE, True), (PLAIN, False)])
def test_view_speaks_of_immunity_only_where_a_card_does(card: str, there: bool) -> None:
    table = lay(card, "tidy", seat(ready=GNOME))
    assert ("immune" in creature(table, 0)) is there
    assert asks(table) == (0, "tidy")
