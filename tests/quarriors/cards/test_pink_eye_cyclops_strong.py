"""Strong Pink Eye Cyclops. Face 3: a lock; 4: a lock with a burst; 5: level 2, 4/5; 6: level 3, 6/6 with a burst."""

import pytest

from tests.quarriors.mat import (
    asks,
    go,
    kind,
    lay,
    locked,
    lying,
    now,
    number,
    options,
    seat,
    stats,
    where,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CYCLOPS, SLUG = "Pink Eye Cyclops", "pink-eye-cyclops"
LOCK, BURST_LOCK = f"{CYCLOPS}#3", f"{CYCLOPS}#4"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Life/Cantrip, Death/Charm"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def scoring(type: str, face: int, *theirs: dict[str, Json], mine: str = "") -> Table:
    """A Cyclops of seat 0 has just scored."""
    us = seat(ready=f"{CYCLOPS}#{face}, {mine}")
    return go(lay(f"{CYCLOPS}/{type}, {CARDS}", "score", us, *theirs, rolls=[1, 1]), f"score {SLUG}#{face}")


# -- a spell is discarded as it scores -----------------------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Strong")
@pytest.mark.parametrize("face", [5, 6])
def test_strong_cyclops_that_scores_discards_a_spell_of_an_opponent(face: int) -> None:
    table = scoring("Strong", face, seat(ready="Life#4, Death#4"), seat(ready="Life#5"))
    go(table, "yes")
    assert options(table) == ["pick life#4@1", "pick death#4@1", "pick life#5@2"]
    go(table, "pick death#4@1")
    assert (where(table, 1, "ready"), where(table, 1, "used"), where(table, 2, "ready")) == (
        ["life#4"],
        ["death"],
        ["life#5"],
    )


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
def test_strong_cyclops_may_leave_the_spells() -> None:
    table = go(scoring("Strong", 5, seat(ready="Life#4")), "pass")
    assert (where(table, 1, "ready"), number(table, 0)) == (["life#4"], 2)


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
def test_strong_cyclops_leaves_attached_and_own_spells() -> None:
    table = scoring("Strong", 5, seat(ready=f"{GOBLIN}+Life#4@1"), mine="Death#4")
    assert kind(table) == "cull"


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_cyclopes_that_score_discard_nothing(type: str) -> None:
    assert kind(scoring(type, 5, seat(ready="Life#4"))) == "cull"


# -- attack --------------------------------------------------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Strong")
def test_strong_cyclops_with_a_burst_has_two_more_attack() -> None:
    assert stats(lay(f"{CYCLOPS}/Strong", "tidy", seat(ready=f"{CYCLOPS}#6")), 0) == (6 + 2, 6)


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
@pytest.mark.parametrize(("type", "face", "plain"), [("Strong", 5, (4, 5)), ("Base", 6, (6, 6)), ("Mighty", 6, (6, 6))])
def test_strong_cyclops_without_a_burst_and_other_cyclopes_have_no_more(
    type: str, face: int, plain: tuple[int, int]
) -> None:
    assert stats(lay(f"{CYCLOPS}/{type}", "tidy", seat(ready=f"{CYCLOPS}#{face}")), 0) == plain


@pytest.mark.rule("Q6", "Q140")
def test_burst_of_a_lock_face_gives_no_attack() -> None:
    die = lay(f"{CYCLOPS}/Strong", "tidy", seat(locked=BURST_LOCK)).view(None)["seats"][0]["locked"]
    assert (die["level"], die["attack"], die["defence"]) == (0, 0, 0)


# -- locked: no reaction spells ------------------------------------------------------------------------------------


def attacked(wilds: str, theirs: str, *locks: str | None, type: str = "Strong") -> Table:
    """A Dragon of seat 0 attacks seat 1; the locked dice by seat."""
    mine, other = locks
    us = seat(ready=DRAGON, locked=mine), seat(ready=theirs, locked=other)
    return lay(f"{CYCLOPS}/{type}, Scavenging Goblin/Base, Quake Dragon/Mighty, {wilds}", "attack", *us)


@pytest.mark.card("Pink Eye Cyclops/Strong")
@pytest.mark.rule("Q97", "Q2")
@pytest.mark.parametrize("locks", [(LOCK, None), (None, LOCK), (BURST_LOCK, None), (None, BURST_LOCK)])
def test_nobody_casts_a_spell_at_any_time_while_a_strong_cyclops_is_locked(
    locks: tuple[str | None, str | None],
) -> None:
    """The owner of the Cyclops neither; only the defender is left to be named."""
    table = attacked("Life/Spell", f"{GOBLIN}, Life#4", *locks)
    assert (asks(table), where(table, 1, "ready")) == ((1, "name"), ["scavenging-goblin#3", "life#4"])


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
def test_without_the_lock_the_spell_is_asked_for() -> None:
    assert "cast life#4" in options(attacked("Life/Spell", f"{GOBLIN}, Life#4", None, None))


@pytest.mark.card("Pink Eye Cyclops/Strong")
def test_no_spell_protects() -> None:
    assert asks(attacked("Chaos/Spell", f"{GOBLIN}, Chaos#4", LOCK, None)) == (1, "name")
    assert asks(attacked("Chaos/Spell", f"{GOBLIN}, Chaos#4", None, None))[1] != "name"


@pytest.mark.card("Pink Eye Cyclops/Strong")
@pytest.mark.parametrize(("lock", "saved"), [(LOCK, False), (None, True)])
def test_no_spell_rescues(lock: str | None, saved: bool) -> None:
    table = go(attacked("Shaping/Cantrip", f"{GOBLIN}, Shaping#4", lock, None), "defend scavenging-goblin#3")
    assert ("goes ready by shaping#4" in options(table)) is saved


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("face", [5, 6])
def test_strong_cyclops_on_a_creature_face_stops_no_spell(face: int) -> None:
    table = attacked("Life/Spell", f"{GOBLIN}, Life#4, {CYCLOPS}#{face}", None, None)
    assert "cast life#4" in options(table)


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
@pytest.mark.rule("Q306")
def test_spells_of_the_own_turn_are_cast() -> None:
    us = seat(ready="Death#6"), seat(ready=GOBLIN, locked=LOCK)
    table = lay(f"{CYCLOPS}/Strong, Scavenging Goblin/Base, Death/Incantation", "ready", *us)
    assert "cast death#6" in options(table)


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
def test_reaction_spells_are_readied_and_kept() -> None:
    us = seat(active="Life#4, Portal#4", bag="Portal"), seat(locked=LOCK)
    table = go(lay(f"{CYCLOPS}/Strong, Life/Spell", "ready", *us), "ready life#4")
    assert (where(table, 0, "ready"), where(table, 1, "ready")) == (["life#4"], [])


@pytest.mark.rule("Q306")
def test_replacements_are_not_stopped() -> None:
    us = seat(ready=DRAGON, locked=LOCK), seat(ready="Ghostly Spirit#4")
    wilds = f"{CYCLOPS}/Strong, Quake Dragon/Mighty, Ghostly Spirit/Strong"
    table = go(lay(wilds, "attack", *us), "defend ghostly-spirit#4")
    assert lying(table, "active", 1) == ["Ghostly Spirit"]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_other_locked_cyclopes_stop_no_spell(type: str, lock: str) -> None:
    table = attacked("Life/Spell", f"{GOBLIN}, Life#4", lock, None, type=type)
    assert "cast life#4" in options(table)


# -- locked with a burst: a spell of each opponent -----------------------------------------------------------------


def locking(type: str, face: int, *theirs: dict[str, Json], mine: str = "") -> Table:
    us = seat(active=f"{CYCLOPS}#{face}, Portal#4", bag="Portal", ready=mine)
    return go(lay(f"{CYCLOPS}/{type}, {CARDS}", "ready", us, *theirs), f"lock {SLUG}#{face}")


@pytest.mark.card("Pink Eye Cyclops/Strong")
@pytest.mark.rule("Q146")
def test_as_it_is_locked_with_a_burst_each_opponent_gives_up_a_spell_of_their_choice() -> None:
    """All choose first, clockwise."""
    table = locking("Strong", 4, seat(ready="Life#4, Death#4"), seat(ready="Life#5, Death#6"))
    assert (asks(table), options(table)) == ((1, "pick"), ["pick life#4@1", "pick death#4@1"])
    go(table, "pick life#4@1")
    assert (asks(table), where(table, 1, "used")) == ((2, "pick"), [])
    go(table, "pick death#6@2")
    assert [(where(table, who, "ready"), where(table, who, "used")) for who in (1, 2)] == [
        (["death#4"], ["life"]),
        (["life#5"], ["death"]),
    ]


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
def test_lock_without_a_burst_takes_no_spell() -> None:
    table = locking("Strong", 3, seat(ready="Life#4"))
    assert (locked(table), where(table, 1, "ready")) == (LOCK, ["life#4"])


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
@pytest.mark.rule("Q9")
def test_attached_and_own_spells_stay() -> None:
    table = locking("Strong", 4, seat(ready=f"{GOBLIN}+Life#4@1"), mine="Death#4")
    assert (where(table, 0, "ready"), where(table, 1, "used")) == (["death#4"], [])


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
def test_it_takes_a_spell_only_at_the_moment_it_is_locked() -> None:
    us = seat(active="Portal#4", bag="Portal", locked=now(BURST_LOCK)), seat(ready="Life#4")
    table = lay(f"{CYCLOPS}/Strong, {CARDS}", "ready", *us, locked=True)
    assert (asks(table)[0], where(table, 1, "ready")) == (0, ["life#4"])


@pytest.mark.rule("Q218")
def test_immune_creatures_do_not_keep_a_spell() -> None:
    table = locking("Strong", 4, seat(ready=f"{SERAPH}, Life#4"))
    assert options(table) == ["pick life#4@1"]


@pytest.mark.rule("QL-4")
def test_forced_lock_takes_a_spell_too() -> None:
    us = seat(active=f"{BURST_LOCK}, Basic Quiddity#1"), seat(ready="Life#4")
    table = go(lay(f"{CYCLOPS}/Strong, {CARDS}", "ready", *us), "next", f"lock {SLUG}#4", "pick life#4@1")
    assert (locked(table), where(table, 1, "used")) == (BURST_LOCK, ["life"])


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_cyclopes_that_are_locked_take_no_spell(type: str) -> None:
    table = locking(type, 4, seat(ready="Life#4"))
    assert (locked(table), where(table, 1, "ready")) == (BURST_LOCK, ["life#4"])
