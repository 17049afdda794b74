"""Picks: who chooses how many of which dice."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    WIZARD,
    asks,
    do,
    left,
    lying,
    offered,
    options,
    seat,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    MINE,
    THEIRS,
    cast_by,
    casting,
    creature,
    made,
    said,
    table,
)
from tumblehall.games.quarriors.language.clauses import Attach
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Cull,
    Destroy,
    Discard,
    LoseGlory,
    Move,
)
from tumblehall.games.quarriors.language.modifiers import Defence, Untargetable
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    Chosen,
    Dice,
    Each,
    Either,
    One,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    Chooser,
    Guard,
    Side,
    What,
    Who,
    Zone,
)

DIE = What.DIE
LIFE = made("Life", on(Guard.S, Attach(One(ANY), (Defence(HOST, 1),))))


@pytest.mark.parametrize(
    ("pick", "offers"),
    [
        (One(MINE), ["scavenging-goblin#3@0", "quake-dragon#4@0"]),
        (UpTo(2, THEIRS), ["questing-wizard#4@1", "pass"]),
        (AnyNumber(ANY), ["scavenging-goblin#3@0", "quake-dragon#4@0", "questing-wizard#4@1", "pass"]),
        (Each(THEIRS), ["questing-wizard#4@1"]),
        (Each(THEIRS, may=True), ["questing-wizard#4@1", "pass"]),
        (One(Either((Dice(Side.THEIRS), Dice(Side.MINE, levels=(2, 9))))), ["questing-wizard#4@1"]),
    ],
    ids=said,
)
def test_pick_offers_what_fits(pick: One | UpTo | AnyNumber | Each, offers: list[str]) -> None:
    found = cast_by(casting(Destroy(pick)), seat(ready=[GOBLIN, DRAGON]), seat(ready=[WIZARD]))
    assert [option.removeprefix("pick ") for option in options(found)] == offers


def test_all_reaches_without_choosing() -> None:
    found = cast_by(casting(Move(All(ANY), Zone.BAG)), seat(ready=[GOBLIN, DRAGON]), seat(ready=[WIZARD]))
    assert (lying(found, "ready"), lying(found, "ready", 1)) == ([], [])
    assert lying(found, "bag") == ["Scavenging Goblin", "Quake Dragon"]


def test_up_to_stops_at_its_number() -> None:
    found = cast_by(casting(Move(UpTo(2, MINE), Zone.BAG)), seat(ready=[GOBLIN, DRAGON, WIZARD]))
    do(found, "pick quake-dragon#4@0", "pick questing-wizard#4@0")
    assert lying(found, "ready") == [GOBLIN]


def test_none_may_be_picked() -> None:
    found = do(cast_by(casting(Move(UpTo(2, MINE), Zone.BAG)), seat(ready=[GOBLIN])), "pass")
    assert lying(found, "ready") == [GOBLIN]


@pytest.mark.parametrize(("by", "asked"), [(Chooser.ME, [0, 0]), (Chooser.OWNER, [1, 2])])
def test_each_goes_round_the_opponents(by: Chooser, asked: list[int]) -> None:
    found = cast_by(casting(Destroy(Each(THEIRS, by))), seat(), seat(ready=[GOBLIN]), seat(ready=[WIZARD]))
    who = []
    for die in ("scavenging-goblin#3@1", "questing-wizard#4@2"):
        who.append(asks(found))
        do(found, f"pick {die}")
    assert who == [(seat, "pick") for seat in asked]


@pytest.mark.parametrize(
    ("dice", "offer"),
    [
        (Dice(Side.THEIRS, What.SPELL, attached=True), "life#4@0 on scavenging-goblin#3+life#4@1"),
        (Dice(Side.THEIRS, What.SPELL, attached=False), "life#5@1"),
    ],
    ids=said,
)
def test_each_over_spells(dice: Dice, offer: str) -> None:
    ready = [f"{GOBLIN}+Life#4@0", "Life#5"]
    found = cast_by(casting(Discard(Each(dice))), seat(), seat(ready=ready), wilds=(LIFE,))
    assert offered(found, "pick") == [offer]
    do(found, f"pick {offer}")
    assert [lying(found, "used", who) for who in (0, 1)].count(["Life"]) == 1


def test_each_over_used_piles() -> None:
    each = Each(Dice(Side.THEIRS, DIE, (Zone.USED,)))
    found = cast_by(casting(Cull(each)), seat(), seat(used="Portal, 2 Assistant"), seat(used="Portal"))
    assert offered(found, "pick") == ["assistant in used 1", "portal in used 1"]
    do(found, "pick portal in used 1", "pick portal in used 2")
    assert left(found, "Portal") == 2


def test_owner_picks_one() -> None:
    pick = One(Dice(Side.THAT, DIE, (Zone.USED,)), Chooser.OWNER)
    card = casting(LoseGlory(Chosen(Who.OPPONENTS), 1), Cull(pick))
    found = cast_by(card, seat(), seat(glory=1), seat(used="Portal, Assistant"))
    do(found, "seat 2")
    assert asks(found) == (2, "pick")
    assert offered(found, "pick") == ["assistant in used 2", "portal in used 2"]


def test_that_player_picks() -> None:
    pick = One(Dice(Side.MINE), Chooser.THAT)
    found = cast_by(
        casting(LoseGlory(Chosen(Who.OPPONENTS), 1), Destroy(pick)), seat(ready=[GOBLIN, DRAGON]), seat(), seat(glory=1)
    )
    assert asks(do(found, "seat 2")) == (2, "pick")


def test_untargetable_is_not_chosen_for_a_spell_but_reached() -> None:
    guarded = creature(Untargetable(THIS))
    one = table(seat(ready=["Growth#4"]), seat(ready=[HAG]), wilds=[guarded, casting(Destroy(One(THEIRS)))])
    assert not offered(one, "cast")
    every = cast_by(casting(Destroy(All(THEIRS))), seat(), seat(ready=[HAG]), wilds=(guarded,))
    assert options(every) == ["goes used"]
    forced = cast_by(casting(Destroy(Each(THEIRS, Chooser.OWNER))), seat(), seat(ready=[HAG]), wilds=(guarded,))
    assert options(forced) == ["pick witching-hag#4@1"]
