"""Strong Primordial Ooze: what it copies, when it chooses, when it may change (Q117 to Q121)."""

import pytest

from tests.quarriors.mat import asks, creature, go, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

OOZE = "Primordial Ooze"
CARDS = "Primordial Ooze/Strong, Scavenging Goblin/Base, Quake Dragon/Mighty, Life/Cantrip"
GOBLIN, DRAGON = "Scavenging Goblin#5", "Quake Dragon#6"


def copying(model: str, face: int = 4, **more: Json) -> dict[str, Json]:
    return {"die": f"{OOZE}#{face}", "copy": model, **more}


def summon(*rivals: str, mine: str = "", quiddity: int = 2, cards: str = CARDS) -> Table:
    us = seat(active=f"{OOZE}#4, Scavenging Goblin#4", ready=mine, quiddity=quiddity)
    table = lay(cards, "ready", us, *(seat(ready=rival) for rival in rivals or ("",)))
    return go(table, "summon primordial-ooze#4")


# -- entering ------------------------------------------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Strong")
@pytest.mark.rule("Q117", "Q119")
def test_strong_ooze_must_copy_one_creature_of_an_opponent() -> None:
    table = summon(f"{GOBLIN}, Life#4", DRAGON, mine="Scavenging Goblin#6")
    assert (asks(table), options(table)) == ((0, "copy"), ["pick scavenging-goblin#5@1", "pick quake-dragon#6@2"])
    go(table, "pick quake-dragon#6@2")
    ooze = creature(table, 0, 1)
    assert (ooze["die"], ooze["as"], ooze["level"]) == ("primordial-ooze#4", "quake-dragon#6", 3)
    assert (ooze["attack"], ooze["defence"], ooze["glory"]) == (8, 7 + 2, 4 + 2)


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_oozes_copy_nothing(type: str) -> None:
    us = seat(active=f"{OOZE}#4", quiddity=2, used="Basic Quiddity"), seat(ready=GOBLIN)
    table = go(lay(f"Primordial Ooze/{type}, Scavenging Goblin/Base", "ready", *us), "summon primordial-ooze#4")
    assert (asks(table), creature(table, 0)["as"]) == ((1, "name"), None)


def test_strong_ooze_is_summoned_for_its_own_level() -> None:
    us = seat(active=f"{OOZE}#4", quiddity=1), seat(ready=GOBLIN)
    assert offered(lay(CARDS, "ready", *us), "summon") == []
    assert number(go(summon(DRAGON, quiddity=3), "pick quake-dragon#6@1"), 0, "quiddity") == 1


@pytest.mark.card("Primordial Ooze/Strong", negative=True)
def test_strong_ooze_with_nothing_to_copy_is_plain() -> None:
    table = summon("Life#4", mine="Scavenging Goblin#6")
    assert (stats(table, 0, 1), creature(table, 0, 1)["level"], creature(table, 0, 1)["glory"]) == ((0, 5), 2, 2)


@pytest.mark.rule("Q117")
def test_strong_ooze_copies_no_attached_spells() -> None:
    table = go(summon("Scavenging Goblin#3+Life#4@1"), "pick scavenging-goblin#3+life#4@1")
    assert (stats(table, 0), where(table, 0, "ready")) == ((2, 2), ["primordial-ooze#4"])


@pytest.mark.rule("Q119")
def test_strong_ooze_is_the_copied_creature_when_it_was_summoned() -> None:
    assert number(go(summon(GOBLIN), "pick scavenging-goblin#5@1"), 0, "quiddity") == 1
    assert number(go(summon("Scavenging Goblin#3"), "pick scavenging-goblin#3@1"), 0, "quiddity") == 0


@pytest.mark.rule("Q119", "Q117")
def test_strong_ooze_keeps_the_copy_when_the_original_leaves() -> None:
    cards = "Primordial Ooze/Strong, Warrior of the Quay/Mighty, Scavenging Goblin/Base"
    table = go(summon("Warrior of the Quay#6", cards=cards), "pick warrior-of-the-quay#6@1")
    assert where(table, 1, "used") == ["warrior-of-the-quay"]
    assert (creature(table, 0)["as"], stats(table, 0), creature(table, 0)["glory"]) == (
        "warrior-of-the-quay#6",
        (3, 4),
        3,
    )


@pytest.mark.rule("Q117")
def test_strong_oozes_computed_numbers_are_its_own() -> None:
    cards = "Primordial Ooze/Strong, Scavenging Goblin/Strong"
    table = summon(
        "Scavenging Goblin#5, Scavenging Goblin#3", mine="Assistant#5, Assistant#5, Assistant#6", cards=cards
    )
    go(table, "pick scavenging-goblin#5@1")
    assert (stats(table, 0, 3), stats(table, 1)) == ((2, 2 + 3), (2, 2 + 1))


@pytest.mark.rule("Q118")
def test_copying_an_ooze_takes_what_that_ooze_is() -> None:
    us = seat(active=f"{OOZE}#4", quiddity=2), seat(ready=[copying(GOBLIN)])
    table = go(lay(CARDS, "ready", *us), "summon primordial-ooze#4", "pick primordial-ooze#4@1")
    assert (creature(table, 0)["as"], number(table, 0, "quiddity")) == ("scavenging-goblin#5", 1)
    table = go(summon(f"{OOZE}#5"), "pick primordial-ooze#5@1")
    assert (creature(table, 0)["as"], stats(table, 0)) == (None, (0, 5))


@pytest.mark.rule("Q118")
def test_models_that_make_the_same_copy_are_one_option() -> None:
    us = seat(active=f"{OOZE}#4", quiddity=2), seat(ready=[GOBLIN, copying(GOBLIN), f"{OOZE}#6", "Scavenging Goblin#3"])
    table = go(lay(CARDS, "ready", *us), "summon primordial-ooze#4")
    assert offered(table, "pick") == ["scavenging-goblin#5@1", "primordial-ooze#6@1", "scavenging-goblin#3@1"]


@pytest.mark.rule("Q119")
@pytest.mark.parametrize("way", ["spell", "ghost"])
def test_strong_ooze_that_returns_copies_anew(way: str) -> None:
    cards = f"{CARDS}, Shaping/Cantrip, Ghostly Spirit/Base"
    ready = [copying("Ghostly Spirit#4", copied=True), *(["Shaping#4"] if way == "spell" else [])]
    us = seat(ready=DRAGON), seat(ready=ready, used="" if way == "spell" else "Basic Quiddity")
    table = lay(cards, "attack", *us)
    go(table, "defend primordial-ooze#4", "goes ready by shaping#4" if way == "spell" else "goes ready")
    assert (asks(table), options(table)) == ((1, "copy"), ["pick quake-dragon#6@0"])
    assert stats(table, 1) == (0, 5)
    go(table, "pick quake-dragon#6@0")
    assert creature(table, 1)["as"] == "quake-dragon#6"


@pytest.mark.rule("Q119", "Q34")
def test_strong_ooze_set_aside_as_a_ghost_copies_anew_when_it_comes_back() -> None:
    cards = f"{CARDS}, Ghostly Spirit/Mighty, Death/Incantation"
    ready = [copying("Ghostly Spirit#4"), "Death#4", "Death#5"]
    us = seat(ready=ready), seat(ready=f"{GOBLIN}, {DRAGON}")
    table = lay(cards, "ready", *us, rolls=[6])
    go(table, "cast death#4", "pick primordial-ooze#4@0")
    assert where(table, 0, "aside") == ["primordial-ooze#4"]
    go(table, "cast death#5", "pick scavenging-goblin#5@1")
    assert (asks(table), options(table)) == ((0, "copy"), ["pick quake-dragon#6@1"])
    go(table, "pick quake-dragon#6@1")
    assert (where(table, 0, "ready"), creature(table, 0)["as"]) == (["primordial-ooze#6"], "quake-dragon#6")


# -- changing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q120")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_strong_ooze_may_change_once_in_its_owners_turn(phase: str) -> None:
    us = seat(ready=[copying(GOBLIN)]), seat(ready=f"Scavenging Goblin#3, {DRAGON}")
    table = lay(CARDS, phase, *us)
    assert options(table) == ["copy-anew primordial-ooze#4", "next"]
    go(table, "copy-anew primordial-ooze#4")
    assert offered(table, "pick") == ["scavenging-goblin#3@1", "quake-dragon#6@1"]
    go(table, "pick quake-dragon#6@1")
    assert creature(table, 0)["as"] == "quake-dragon#6"
    assert offered(table, "copy-anew") == []


@pytest.mark.rule("Q120")
def test_strong_ooze_that_changed_this_turn_may_not_again() -> None:
    us = seat(ready=[copying(GOBLIN, copied=True)]), seat(ready=DRAGON)
    assert asks(lay(CARDS, "attack", *us)) == (1, "name")


@pytest.mark.rule("Q120")
def test_what_strong_ooze_chose_on_entering_is_not_its_change() -> None:
    table = go(summon(f"{GOBLIN}, {DRAGON}"), "pick scavenging-goblin#5@1")
    assert offered(table, "copy-anew") == ["primordial-ooze#4"]


@pytest.mark.rule("Q119")
def test_change_sets_off_nothing() -> None:
    us = seat(ready=[copying(DRAGON)]), seat(ready=GOBLIN)
    table = go(lay(CARDS, "ready", *us), "copy-anew primordial-ooze#4", "pick scavenging-goblin#5@1")
    assert (creature(table, 0)["as"], number(table, 0, "quiddity")) == ("scavenging-goblin#5", 0)


@pytest.mark.rule("Q120")
def test_strong_ooze_changes_in_anothers_turn_only_as_the_attack_phase_starts() -> None:
    us = seat(ready=f"Scavenging Goblin#3, {DRAGON}", active="Assistant#5", quiddity=1)
    rivals = seat(ready=[copying(GOBLIN)]), seat(ready=[copying(GOBLIN, 5), copying(DRAGON, 6)])
    table = lay(CARDS, "ready", us, *rivals)
    assert asks(table) == (0, "act")
    go(table, "summon assistant#5")
    assert asks(table) == (1, "may-copy")
    assert options(table)[-1] == "pass"
    go(table, "pick assistant#5@0")
    assert (creature(table, 1)["as"], asks(table)) == ("assistant#5", (2, "may-copy"))
    go(table, "pass")
    assert asks(table) == (2, "may-copy")
    go(table, "pass")
    assert (creature(table, 2)["as"], asks(table)) == ("scavenging-goblin#5", (1, "name"))


@pytest.mark.rule("Q120")
def test_strong_ooze_does_not_change_in_phase_1() -> None:
    us = seat(ready=[copying(GOBLIN)]), seat(ready=DRAGON)
    table = lay(CARDS, "score", *us)
    assert options(table) == ["score primordial-ooze#4"]
    go(table, "score primordial-ooze#4")
    assert (number(table, 0), asks(table)) == (2, (0, "cull"))


@pytest.mark.rule("Q120")
def test_strong_ooze_may_change_again_in_the_next_turn() -> None:
    us = seat(active="Assistant#5", quiddity=1), seat(ready=[copying("Quake Dragon#4", copied=True)])
    table = lay(CARDS, "ready", *us, rolls=[1])
    go(table, "summon assistant#5")
    assert asks(table) == (1, "name")
    assert table.position()["seats"][1]["ready"][0]["copied"] is True
    go(table, "defend primordial-ooze#4", "end-turn")
    assert "copied" not in table.position()["seats"][1]["ready"][0]


def test_change_needs_a_creature_to_copy() -> None:
    us = seat(ready=[copying(GOBLIN)]), seat(ready="Life#4")
    assert asks(lay(CARDS, "capture", *us)) == (0, "tidy")


@pytest.mark.rule("Q120")
def test_change_to_what_it_copies_already_is_not_on_offer() -> None:
    us = seat(ready=[copying(GOBLIN)])
    assert asks(lay(CARDS, "capture", us, seat(ready="Scavenging Goblin#6"))) == (0, "tidy")
    table = lay(CARDS, "capture", us, seat(ready="Scavenging Goblin#4"))
    assert options(table) == ["copy-anew primordial-ooze#4", "next"]


@pytest.mark.rule("Q120")
def test_ooze_that_has_nothing_new_to_copy_any_more_is_not_asked() -> None:
    """Another Ooze, the only Dragon on the table, has just become a Goblin."""
    us = seat(ready=GOBLIN), seat(ready=[copying(DRAGON)]), seat(ready=[copying(GOBLIN, 5)])
    table = lay(CARDS, "attack", *us)
    assert asks(table) == (1, "may-copy")
    go(table, "pick primordial-ooze#5@2")
    assert asks(table) == (1, "name")
