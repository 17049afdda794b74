"""Ghostly Spirit: three ways out of destruction. Faces 4 and 5: level 1, 2/2; 6: level 2, 3/3."""

import pytest

from tests.quarriors.mat import Seat, against, asks, creature, go, heard, held, lay, number, options, seat, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

RETURNS = "Ghostly Spirit/Mighty:ALL:1.1"
"""The effects that wait for the owner of a Mighty Ghostly Spirit."""


def attack(type: str, theirs: Seat, mine: str = "Quake Dragon#6", more: str = "Mighty", **fields: Json) -> Table:
    wilds = f"Ghostly Spirit/{type}, Scavenging Goblin/Base, Shaping/Cantrip, Life/Cantrip, Quake Dragon/{more}"
    return lay(wilds, "attack", seat(ready=mine), theirs, **fields)


# -- Base: back for a Basic Quiddity -------------------------------------------------------------------------------


@pytest.mark.card("Ghostly Spirit/Base")
@pytest.mark.rule("QC-8.8", "QC-12.3", "QC-12.7", "Q23", "Q35")
def test_ghost_returns_for_a_basic_quiddity_of_the_used_pile() -> None:
    table = attack(
        "Base", seat(ready="Ghostly Spirit#6+Life#4@0, Scavenging Goblin#3", used="2 Basic Quiddity, Portal")
    )
    go(table, "defend ghostly-spirit#6+life#4")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes ready"])
    go(table, "goes ready")
    assert where(table, 1, "ready") == ["scavenging-goblin#3", "ghostly-spirit#6"]
    assert (where(table, 1, "used"), where(table, 0, "used")) == (["basic-quiddity", "portal"], ["life"])
    assert (held(table, "basic-quiddity"), against(table)) == (1, [None, 8 - 7])
    assert options(table) == ["defend scavenging-goblin#3"]
    go(table, "defend scavenging-goblin#3")
    assert (options(table), creature(table, 1, 1)["safe"]) == (["capture basic-quiddity", "next"], False)


def test_ghost_may_go() -> None:
    table = attack("Base", seat(ready="Ghostly Spirit#4", used="Basic Quiddity"))
    go(table, "defend ghostly-spirit#4", "goes used")
    assert (where(table, 1, "used"), held(table, "basic-quiddity")) == (["basic-quiddity", "ghostly-spirit"], 0)


@pytest.mark.card("Ghostly Spirit/Base", negative=True)
@pytest.mark.rule("Q35")
def test_ghost_without_that_price_is_lost() -> None:
    us = seat(ready="Ghostly Spirit#4", bag="Basic Quiddity", spent="Basic Quiddity#1", used="Assistant")
    table = go(attack("Base", us), "defend ghostly-spirit#4")
    assert (asks(table), where(table, 1, "used")) == ((0, "tidy"), ["assistant", "ghostly-spirit"])


@pytest.mark.rule("Q27")
@pytest.mark.parametrize("answer", ["goes ready", "goes ready by shaping#4"])
def test_ghost_pays_only_for_the_rescue_that_is_used(answer: str) -> None:
    table = attack("Base", seat(ready="Ghostly Spirit#4, Shaping#4", used="Basic Quiddity"))
    go(table, "defend ghostly-spirit#4")
    assert options(table) == ["goes used", "goes ready", "goes ready by shaping#4"]
    go(table, answer)
    priced = answer == "goes ready"
    assert (held(table, "basic-quiddity"), where(table, 1, "spent")) == (priced, [] if priced else ["shaping#4"])
    assert "ghostly-spirit#4" in where(table, 1, "ready")


@pytest.mark.rule("Q22", "Q30")
def test_two_ghosts_and_one_basic_quiddity() -> None:
    us = seat(ready="Ghostly Spirit#4, Ghostly Spirit#5", used="Basic Quiddity")
    table = attack("Base", us, mine="Quake Dragon#4", more="Base")
    go(table, "goes ready")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == (["ghostly-spirit#4"], ["ghostly-spirit"])
    assert asks(table) == (0, "act")


def test_ghost_is_destroyed_even_if_it_returns() -> None:
    us = seat(ready="Witching Hag#6"), seat(ready="Ghostly Spirit#4", used="Basic Quiddity")
    table = go(lay("Ghostly Spirit/Base, Witching Hag/Base", "attack", *us), "defend ghostly-spirit#4", "goes ready")
    assert (number(table, 0, "quiddity"), table.position()["turn"]["lost"]) == (1, [1])


def test_ghost_returns_in_its_owners_turn_too_and_can_fall_again() -> None:
    us = seat(ready="Ghostly Spirit#4, Death#4, Death#5", used="Basic Quiddity")
    table = lay("Ghostly Spirit/Base, Death/Incantation", "ready", us)
    go(table, "cast death#4", "pick ghostly-spirit#4@0", "goes ready")
    assert (creature(table, 0, 1)["safe"], where(table, 0, "used")) == (False, [])
    go(table, "cast death#5", "pick ghostly-spirit#4@0")
    assert where(table, 0, "used") == ["ghostly-spirit"]


def test_ghost_that_scores_does_not_return() -> None:
    table = lay("Ghostly Spirit/Base", "score", seat(ready="Ghostly Spirit#4", used="Basic Quiddity"))
    go(table, "score ghostly-spirit#4")
    assert (asks(table), where(table, 0, "ready"), number(table, 0)) == ((0, "cull"), [], 2)


# -- Strong: to the active pool ------------------------------------------------------------------------------------


@pytest.mark.card("Ghostly Spirit/Strong")
@pytest.mark.rule("QC-2.13", "QC-8.13")
def test_strong_ghost_waits_in_the_active_pool_and_is_rolled_on_top_of_the_draw() -> None:
    us = seat(ready="Ghostly Spirit#4+Life#4@1", bag="7 Basic Quiddity")
    table = attack("Strong", us, rolls=[1] * 6 + [5] + [6] * 6)
    go(table, "defend ghostly-spirit#4+life#4")
    assert (where(table, 1, "active"), where(table, 1, "used")) == (["ghostly-spirit"], ["life"])
    go(table, "end-turn")
    assert where(table, 1, "active") == ["basic-quiddity#6"] * 6 + ["ghostly-spirit#5"]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_ghosts_do_not_go_to_the_active_pool(type: str) -> None:
    table = go(attack(type, seat(ready="Ghostly Spirit#4")), "defend ghostly-spirit#4")
    assert where(table, 1, "active") == []


@pytest.mark.rule("Q27")
def test_strong_ghost_gives_way_to_another_rescue() -> None:
    table = go(attack("Strong", seat(ready="Ghostly Spirit#4, Shaping#4")), "defend ghostly-spirit#4")
    assert options(table) == ["goes active", "goes ready by shaping#4"]
    go(table, "goes ready by shaping#4")
    assert (where(table, 1, "ready"), where(table, 1, "active")) == (["ghostly-spirit#4"], [])


@pytest.mark.rule("Q82")
def test_strong_ghost_that_falls_in_its_owners_turn_is_swept() -> None:
    us = seat(ready="Ghostly Spirit#4, Death#4, Scavenging Goblin#3")
    table = lay("Ghostly Spirit/Strong, Death/Incantation, Scavenging Goblin/Base", "ready", us)
    go(table, "cast death#4", "pick ghostly-spirit#4@0")
    assert where(table, 0, "active") == ["ghostly-spirit"]
    go(table, "end-turn")
    assert (where(table, 0, "active"), where(table, 0, "used")) == ([], ["ghostly-spirit", "death"])


@pytest.mark.card("Ghostly Spirit/Strong", negative=True)
def test_strong_ghost_that_scores_goes_to_the_used_pile() -> None:
    table = go(lay("Ghostly Spirit/Strong", "score", seat(ready="Ghostly Spirit#4")), "score ghostly-spirit#4")
    assert (where(table, 0, "active"), where(table, 0, "used")) == ([], ["ghostly-spirit"])


# -- Mighty: set aside ---------------------------------------------------------------------------------------------


def test_mighty_ghost_is_set_aside_in_no_pile() -> None:
    table = go(attack("Mighty", seat(ready="Ghostly Spirit#4+Life#4@1")), "defend ghostly-spirit#4+life#4")
    assert (where(table, 1, "aside"), where(table, 1, "used"), where(table, 1, "ready")) == (
        ["ghostly-spirit#4"], ["life"], []
    )  # fmt: skip
    assert where(table, 1, "active") == []


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_ghosts_are_not_set_aside(type: str) -> None:
    table = go(attack(type, seat(ready="Ghostly Spirit#4")), "defend ghostly-spirit#4")
    assert where(table, 1, "aside") == []


@pytest.mark.rule("Q27")
def test_mighty_ghost_gives_way_to_another_rescue() -> None:
    table = go(attack("Mighty", seat(ready="Ghostly Spirit#4, Shaping#4")), "defend ghostly-spirit#4")
    assert options(table) == ["goes aside", "goes ready by shaping#4"]
    go(table, "goes ready by shaping#4")
    assert (where(table, 1, "aside"), where(table, 1, "ready")) == ([], ["ghostly-spirit#4"])


def waiting(who: int, *faces: int) -> list[Json]:
    return [{"die": f"Ghostly Spirit#{face}", "seat": who, "clause": RETURNS} for face in faces]


@pytest.mark.card("Ghostly Spirit/Mighty")
@pytest.mark.rule("Q34")
@pytest.mark.parametrize(("face", "zone"), [(1, "used"), (3, "used"), (4, "ready"), (6, "ready")])
def test_mighty_ghost_is_rolled_when_its_owner_destroys(face: int, zone: str) -> None:
    us = seat(ready="Scavenging Goblin#3+Life#4@1, Scavenging Goblin#4")
    table = attack("Mighty", us, aside=waiting(0, 4), rolls=[face])
    go(table, "defend scavenging-goblin#4")
    assert where(table, 0, "aside") == []
    assert where(table, 0, zone)[-1] == ("ghostly-spirit" if zone == "used" else f"ghostly-spirit#{face}")
    assert against(table) == [None, 8 - 2]
    assert heard(table, "summoned") == []


@pytest.mark.card("Ghostly Spirit/Mighty", negative=True)
@pytest.mark.rule("Q34")
def test_mighty_ghost_stays_aside_when_others_destroy_or_nothing_falls() -> None:
    table = attack("Mighty", seat(ready="Scavenging Goblin#3"), aside=waiting(1, 4))
    go(table, "defend scavenging-goblin#3")
    assert where(table, 1, "aside") == ["ghostly-spirit#4"]
    us = seat(ready="Scavenging Goblin#3+Life#4@1")
    table = attack("Mighty", us, mine="Scavenging Goblin#3", aside=waiting(0, 4))
    go(table, "defend scavenging-goblin#3+life#4")
    assert where(table, 0, "aside") == ["ghostly-spirit#4"]


@pytest.mark.rule("Q34")
def test_mighty_ghost_does_not_answer_its_own_destruction_but_the_next() -> None:
    us = seat(ready="Ghostly Spirit#4, Death#4, Death#5"), seat(ready="Scavenging Goblin#3")
    table = lay("Ghostly Spirit/Mighty, Death/Incantation, Scavenging Goblin/Base", "ready", *us, rolls=[5])
    go(table, "cast death#4", "pick ghostly-spirit#4@0")
    assert (where(table, 0, "aside"), where(table, 0, "ready")) == (["ghostly-spirit#4"], ["death#5"])
    go(table, "cast death#5", "pick scavenging-goblin#3@1")
    assert (where(table, 0, "aside"), where(table, 0, "ready")) == ([], ["ghostly-spirit#5"])


def test_all_mighty_ghosts_set_aside_are_rolled_once() -> None:
    table = attack(
        "Mighty",
        seat(ready="Scavenging Goblin#3, Scavenging Goblin#4"),
        mine="Quake Dragon#4",
        more="Base",
        aside=[*waiting(0, 4, 4), *waiting(1, 6)],
        rolls=[1, 6],
    )
    assert (where(table, 0, "used"), where(table, 0, "ready")) == (
        ["ghostly-spirit"], ["quake-dragon#4", "ghostly-spirit#6"]
    )  # fmt: skip
    assert (where(table, 0, "aside"), where(table, 1, "aside")) == ([], ["ghostly-spirit#6"])


@pytest.mark.rule("Q34")
def test_mighty_ghost_that_comes_before_defences_adds_nothing_to_the_total() -> None:
    us = seat(ready="Scavenging Goblin#3, Quake Dragon#5")
    table = attack("Mighty", us, mine="Quake Dragon#4", more="Base", aside=waiting(0, 4), rolls=[6])
    assert (where(table, 0, "ready"), against(table)) == (["quake-dragon#4", "ghostly-spirit#6"], [None, 4])


@pytest.mark.rule("Q34")
def test_mighty_ghost_set_aside_is_not_culled() -> None:
    us = seat(ready="Scavenging Goblin#3")
    table = lay("Ghostly Spirit/Mighty, Scavenging Goblin/Base", "score", us, aside=waiting(0, 4))
    go(table, "score scavenging-goblin#3")
    assert options(table) == ["cull scavenging-goblin", "pass"]
