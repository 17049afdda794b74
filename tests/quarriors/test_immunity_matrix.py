"""The matrix of immunity: what reaches an immune creature and what does not.

Base and Strong Gnome Barbarians look alike: level 1, 1/3 with a burst on faces 3 and 4. The Base one is immune."""

from collections.abc import Callable

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    go,
    lay,
    number,
    offered,
    options,
    seat,
    stats,
    where,
)
from tests.quarriors.words.made import made
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import Destroy
from tumblehall.games.quarriors.language.selectors import Dice
from tumblehall.games.quarriors.language.terms import IT, Guard, Moment, Side
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GNOME, SLUG = "Gnome Barbarian#3", "gnome-barbarian"
MINE, THEIRS = f"{SLUG}#3@0", f"{SLUG}#3@1"
IMMUNE, PLAIN = "Gnome Barbarian/Base", "Gnome Barbarian/Strong"
STILL: list[Json] = [0, 0, True, "turn"]
BASICS = ", Corrupted Quiddity/Basic"


# -- the matrix ------------------------------------------------------------------------------------------------------


def attack(cards: str, mine: str, theirs: str) -> Table:
    return lay(cards + BASICS, "attack", seat(ready=mine), seat(ready=theirs))


def cast(cards: str, mine: str, theirs: str = "") -> Table:
    """Seat 0 casts the first spell it has."""
    table = lay(cards + BASICS, "ready", seat(ready=mine), seat(ready=theirs))
    spells = offered(table, "cast")
    return go(table, f"cast {spells[0]}") if spells else table


def summon(cards: str, active: str, mine: str, theirs: str) -> Table:
    table = lay(cards + BASICS, "ready", seat(active=active, ready=mine, quiddity=9), seat(ready=theirs))
    return go(table, f"summon {offered(table, 'summon')[0]}")


def marked(gnome: str, by: int, source: str) -> tuple[int, int]:
    """A Gnome of seat 0 whose attack is 0 by a clause of a player."""
    ready: list[Json] = [{"die": GNOME, "marks": [[*STILL, by, source]]}]
    return stats(lay(gnome, "tidy", seat(ready=ready)), 0)


def own_chosen(gnome: str) -> bool:
    return f"pick {MINE}" in options(cast(f"{gnome}, Death/Incantation", f"Death#4, {GNOME}"))


def opposing_chosen(gnome: str) -> bool:
    return f"pick {THEIRS}" in options(cast(f"{gnome}, Death/Incantation", "Death#4, Assistant#5", GNOME))


def opposing_for_each(gnome: str) -> bool:
    return f"pick {THEIRS}" in options(cast(f"{gnome}, Death/Spell", "Death#4", GNOME))


def own_for_all(gnome: str) -> bool:
    return where(cast(f"{gnome}, Corruption/Incantation", f"Corruption#4, {GNOME}"), 0, "ready") == []


def opposing_for_all(gnome: str) -> bool:
    return where(cast(f"{gnome}, Corruption/Incantation", "Corruption#4", GNOME), 1, "ready") == []


def own_reaction(gnome: str) -> bool:
    """Seat 1 casts a Life Spell for its own creatures."""
    table = attack(f"{gnome}, Life/Spell", "Assistant#5", f"{GNOME}, Life#4")
    return stats(go(table, "cast life#4"), 1) == (1, 7)


def opposing_reaction(gnome: str) -> bool:
    """Seat 1 has a Life Incantation against one attacker."""
    table = attack(f"{gnome}, Life/Incantation", f"{GNOME}, Assistant#5", "Life#4, Assistant#5")
    return f"pick {MINE}" in options(go(table, "cast life#4"))


def own_ability(gnome: str) -> bool:
    us = seat(ready=f"Demonic Overlord#4, {GNOME}")
    table = lay(f"{gnome}, Demonic Overlord/Base{BASICS}", "score", us, rolls=[1] * 4)
    return where(go(table, "score demonic-overlord#4"), 0, "ready") == []


def opposing_ability(gnome: str) -> bool:
    table = summon(f"{gnome}, Demonic Overlord/Strong", "Demonic Overlord#6", "", GNOME)
    return where(table, 1, "ready") == []


def opposing_turn(gnome: str) -> bool:
    """On level 2 a Gnome is immune only by another: a Strong Seraph, or a Base one."""
    seraph = "Strong" if gnome == IMMUNE else "Base"
    cards = f"{gnome}, Demonic Overlord/Strong, Heavenly Seraph/{seraph}"
    table = summon(cards, "Demonic Overlord#4", "", "Gnome Barbarian#5, Heavenly Seraph#4")
    return asks(table)[1] == "turn-face" and where(go(table, "turn 4"), 1, "ready")[0] == f"{SLUG}#4"


def own_aura(gnome: str) -> bool:
    cards = f"{gnome}, Warrior of the Quay/Strong"
    return stats(lay(cards, "tidy", seat(ready=f"{GNOME}, Warrior of the Quay#4")), 0) == (2, 4)


def opposing_aura(gnome: str) -> bool:
    table = attack(f"{gnome}, Troll Behemoth/Mighty", "Troll Behemoth#5", GNOME)
    return stats(table, 1) == (1, 1)


def own_mark(gnome: str) -> bool:
    return marked(gnome, 0, "SPELL") == (0, 3)


def opposing_spells_mark(gnome: str) -> bool:
    return marked(gnome, 1, "SPELL") == (0, 3)


def opposing_abilitys_mark(gnome: str) -> bool:
    return marked(gnome, 1, "ABILITY") == (0, 3)


def own_attaching(gnome: str) -> bool:
    table = lay(f"{gnome}, Life/Cantrip", "ready", seat(ready=f"{GNOME}, Life#4"))
    return f"pick {MINE}" in options(go(table, "attach life#4"))


def opposing_attaching(gnome: str) -> bool:
    table = lay(f"{gnome}, Life/Cantrip", "ready", seat(ready="Life#4, Assistant#5"), seat(ready=GNOME))
    return f"pick {THEIRS}" in options(go(table, "attach life#4"))


def own_attached(gnome: str) -> bool:
    return stats(lay(f"{gnome}, Death/Charm", "tidy", seat(ready=f"{GNOME}+Death#4@0")), 0) == (4, 6)


def opposing_attached(gnome: str) -> bool:
    return stats(lay(f"{gnome}, Death/Charm", "tidy", seat(ready=f"{GNOME}+Death#4@1")), 0) == (4, 6)


def opposing_attached_glory(gnome: str) -> bool:
    table = lay(f"{gnome}, Victory/Cantrip", "score", seat(ready=f"{GNOME}+Victory#5@1"), rolls=[1] * 4)
    return number(go(table, f"score {SLUG}#3+victory#5"), 0) == 4


def opposing_attached_at_score(gnome: str) -> bool:
    """A Shaping Incantation of seat 1, which would cull a die of its own."""
    us = seat(ready=f"{GNOME}+Shaping#4@1"), seat(used="Assistant")
    table = lay(f"{gnome}, Shaping/Incantation", "score", *us, rolls=[1] * 4)
    return asks(go(table, f"score {SLUG}#3+shaping#4")) == (1, "may")


def opposing_choice_of_attached(gnome: str) -> bool:
    table = cast(f"{gnome}, Life/Cantrip, Shaping/Spell", "Shaping#4", f"{GNOME}+Life#4@1, Life#5")
    return f"pick life#4@1 on {SLUG}#3+life#4@1" in options(table)


def opposing_void(gnome: str) -> bool:
    cards = f"{gnome}, Devotee of the Holy Query/Mighty, Life/Cantrip"
    return stats(attack(cards, "Devotee of the Holy Query#6", f"{GNOME}+Life#4@1"), 1) == (1, 3)


def opposing_attack_vs_me(gnome: str) -> bool:
    cards = f"{gnome}, Quake Dragon/Strong, Questing Wizard/Base"
    return against(attack(cards, f"{GNOME}, Questing Wizard#6", "Quake Dragon#4")) == [None, 4]


def damage(gnome: str) -> bool:
    table = attack(f"{gnome}, Quake Dragon/Mighty", "Quake Dragon#4", GNOME)
    return where(go(table, f"defend {SLUG}#3"), 1, "used") == [SLUG]


def before_the_attack(gnome: str) -> bool:
    return where(attack(f"{gnome}, Quake Dragon/Base", "Quake Dragon#4", GNOME), 1, "ready") == []


def lethal(gnome: str) -> bool:
    """2 of damage are left against a defence of 3."""
    cards = f"{gnome}, Voodoo Doll/Base, Scavenging Goblin/Base"
    table = go(attack(cards, "Voodoo Doll#4, Assistant#5", f"{GNOME}, Assistant#6"), "defend assistant#6")
    return where(go(table, f"defend {SLUG}#3"), 1, "ready") == []


def sacrifice(gnome: str) -> bool:
    """To a Strong Gnome: so the creature in question is a Seraph, immune where it is a Mighty one."""
    seraph = "Mighty" if gnome == IMMUNE else "Base"
    table = attack(f"{PLAIN}, Heavenly Seraph/{seraph}", "Heavenly Seraph#4, Assistant#5", GNOME)
    return "pick heavenly-seraph#4@0" in options(go(table, f"defend {SLUG}#3"))


def opposing_named(gnome: str) -> bool:
    """A made-up card that destroys what an opponent summons: nothing is chosen."""
    hag = made("Witching Hag", on(Guard.ALL, When(Moment.SUMMONED, (Destroy(IT),), Dice(Side.THEIRS))))
    return where(summon(f"{gnome}, {hag}", GNOME, "", "Witching Hag#4"), 0, "used") == [SLUG]


def own_named(gnome: str) -> bool:
    hag = made("Witching Hag", on(Guard.ALL, When(Moment.SUMMONED, (Destroy(IT),), Dice(Side.OTHERS))))
    return where(summon(f"{gnome}, {hag}", GNOME, "Witching Hag#4", ""), 0, "used") == [SLUG]


def copying(gnome: str) -> bool:
    table = summon(f"{gnome}, Primordial Ooze/Strong", "Primordial Ooze#4", "", GNOME)
    return f"pick {THEIRS}" in options(table)


def counting(gnome: str) -> bool:
    """A Base Warrior is stronger against a player with one creature."""
    return against(attack(f"{gnome}, Warrior of the Quay/Base", "Warrior of the Quay#4", GNOME)) == [None, 5]


Way = Callable[[str], bool]
REACHED: tuple[Way, ...] = (
    own_chosen, own_for_all, own_reaction, own_ability, own_aura, own_mark, own_attaching, own_attached,
    own_named, damage, copying, counting,
)  # fmt: skip
KEPT_OFF: tuple[Way, ...] = (
    opposing_chosen, opposing_for_each, opposing_for_all, opposing_reaction, opposing_ability, opposing_turn,
    opposing_aura, opposing_spells_mark, opposing_abilitys_mark, opposing_attaching, opposing_attached,
    opposing_attached_glory, opposing_attached_at_score, opposing_choice_of_attached, opposing_void,
    opposing_named, opposing_attack_vs_me, before_the_attack, lethal, sacrifice,
)  # fmt: skip


@pytest.mark.rule("QM-1", "Q40", "Q44")
@pytest.mark.parametrize("way", REACHED)
def test_immune_creature_is_reached_like_any_other(way: Way) -> None:
    assert (way(IMMUNE), way(PLAIN)) == (True, True)


@pytest.mark.rule("QM-1", "QM-2", "Q40", "Q41", "Q42", "Q43", "Q202", "Q204")
@pytest.mark.parametrize("way", KEPT_OFF)
def test_immune_creature_is_not_reached_where_others_are(way: Way) -> None:
    assert (way(IMMUNE), way(PLAIN)) == (False, True)
