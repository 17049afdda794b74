"""What lasts for a time or for so many uses, and what waits for a moment."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    WIZARD,
    asks,
    do,
    fall,
    glory,
    heard,
    lying,
    options,
    quiddity,
    seat,
    stats,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    HAG_2,
    MINE,
    THAT,
    THEIRS,
    cast_by,
    casting,
    creature,
    made,
    said,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Cast, Instead, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    Destroy,
    DrawWait,
    GainGlory,
    Later,
    LoseGlory,
    Move,
    Reroll,
    Save,
    Still,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import Attack, CapturePrice, Defence, SummonPrice
from tumblehall.games.quarriors.language.selectors import (
    All,
    Chosen,
    Dice,
    Done,
    Is,
    LevelOf,
    One,
)
from tumblehall.games.quarriors.language.terms import (
    IT,
    THIS,
    VICTIM,
    Duration,
    Guard,
    Happening,
    Moment,
    Side,
    What,
    Who,
    Zone,
)
from tumblehall.games.quarriors.rules.state import NONE
from tumblehall.kernel.table import Table

# -- what lasts ------------------------------------------------------------------------------------------------------


MANY = [1] * 3000
"""Rolls for turns that are played on."""


def end(found: Table, turns: int = 1) -> None:
    """Plays safe answers until so many turns are over."""
    for _ in range(turns):
        turn = state(found).turn
        while state(found).turn == turn:
            do(found, found.decisions[0].default)


@pytest.mark.parametrize(
    ("until", "attacks"),
    [
        (Duration.TURN, [5, 3, 3]),
        (Duration.ATTACK, [3, 3, 3]),
        (Duration.MY_NEXT_TURN, [5, 5, 5]),
        (Duration.OWNERS_NEXT_TURN, [5, 5, 3]),
    ],
)
def test_mark_lasts(until: Duration, attacks: list[int]) -> None:
    """On a creature of seat 2: as the turn of seat 0 is to be ended, in the turn of seat 1, in its own."""
    found = cast_by(
        casting(Boost(All(THEIRS), until, attack=2)),
        seat(),
        seat(),
        seat(ready=[HAG]),
        wilds=(creature(Attack(MINE, 0)),),
        rolls=MANY,
    )
    seen = [stats(found, 2)[0]]
    for _ in range(2):
        end(found)
        seen.append(stats(found, 2)[0])
    assert seen == attacks


@pytest.mark.parametrize(("until", "stays"), [(Duration.TURN, 0), (Duration.MY_NEXT_TURN, 2)])
def test_clause_on_a_player_lasts(until: Duration, stays: int) -> None:
    found = cast_by(
        casting(Watch(until, Defence(ANY, 2))), seat(ready=[GOBLIN]), seat(ready=[DRAGON]), seat(), rolls=MANY
    )
    assert stats(found, 0) == (2, 4)
    end(found)
    assert stats(found, 0) == (2, 2 + stays)
    end(found, turns=2)
    assert state(found).watches == ()


def test_clause_on_a_player_remembers_that_player_and_die() -> None:
    card = casting(LoseGlory(Chosen(Who.OPPONENTS), 1), Watch(Duration.TURN, Attack(THAT, 3)))
    found = do(cast_by(card, seat(ready=[GOBLIN]), seat(ready=[GOBLIN]), seat(glory=1, ready=[GOBLIN])), "seat 2")
    assert [stats(found, who)[0] for who in range(3)] == [2, 2, 5]
    card = casting(Still(One(MINE), Duration.TURN), Watch(Duration.TURN, Defence(IT, 3)))
    found = do(cast_by(card, seat(ready=[GOBLIN, DRAGON])), "pick quake-dragon#4@0")
    assert [stats(found, 0, place) for place in (0, 1)] == [(2, 2), (0, 7)]


def test_answer_on_a_player_remembers_that_player() -> None:
    laid = Watch(Duration.TURN, When(Moment.SUMMONED, (LoseGlory(Who.THAT, 1),), of=MINE))
    card = casting(LoseGlory(Chosen(Who.OPPONENTS), 1), laid)
    found = cast_by(card, seat(active=GOBLIN, quiddity=1), seat(glory=3), seat(glory=3))
    assert glory(do(found, "seat 2", "summon scavenging-goblin#3")) == [0, 3, 1]


def test_clause_on_a_player_remembers_no_more_than_it_speaks_of() -> None:
    card = casting(Still(One(MINE), Duration.TURN), Watch(Duration.TURN, Attack(ANY, 1)))
    found = do(cast_by(card, seat(ready=[GOBLIN])), "pick scavenging-goblin#3@0")
    assert [(watch.this, watch.that, watch.it) for watch in state(found).watches] == [(NONE, NONE, NONE)]


def test_still_changes_nothing_but_the_attack() -> None:
    found = cast_by(casting(Still(All(THEIRS), Duration.TURN)), seat(), seat(ready=[DRAGON]))
    assert stats(found, 1) == (0, 4)
    assert [(told["attack"], told["defence"]) for told in heard(found, "stilled")] == [(0, 0)]


def test_new_turn_knows_nothing_of_unpaid_scores() -> None:
    found = table(seat(), phase="tidy", turn={"scored_dice": [[GOBLIN], []], "unpaid": [[GOBLIN], []]})
    assert state(found).unpaid
    assert state(do(found, "end-turn")).unpaid == ()


def test_clause_on_a_player_remembers_this_after_it_has_left() -> None:
    """And is not taken for another die that stands in its place later."""
    card = creature(When(Moment.SUMMONED, (Watch(Duration.TURN, Attack(THIS, 5)), Move(THIS, Zone.BAG))))
    found = table(seat(active=f"{HAG}, {GOBLIN}", quiddity=9), wilds=[card])
    do(found, "summon witching-hag#4", "summon scavenging-goblin#3")
    assert stats(found, 0) == (2, 2)


@pytest.mark.parametrize(("uses", "prices"), [(1, [0, 1]), (2, [0, 0]), (None, [0, 0])])
def test_clause_on_a_player_is_used_up(uses: int | None, prices: list[int]) -> None:
    card = casting(Watch(Duration.TURN, SummonPrice(Who.ME, free=True), uses))
    found = cast_by(card, seat(active=f"{GOBLIN}, {GOBLIN}", quiddity=1))
    paid = []
    for _ in prices:
        before = quiddity(found)
        do(found, "summon scavenging-goblin#3")
        paid.append(before - quiddity(found))
    assert paid == prices


@pytest.mark.rule("Q76")
def test_price_speaks_of_the_die_it_was_laid_for() -> None:
    """It is the same die whatever face it shows."""
    card = casting(
        Reroll(One(Dice(Side.MINE, What.DIE, (Zone.ACTIVE,)))), Watch(Duration.TURN, SummonPrice(Who.ME, 2, of=IT))
    )
    found = cast_by(card, seat(active=f"{GOBLIN}, {DRAGON}", quiddity=9), rolls=[4])
    do(found, "pick scavenging-goblin#3")
    assert quiddity(do(found, "summon scavenging-goblin#4")) == 9 - 3
    assert quiddity(do(found, "summon quake-dragon#4")) == 9 - 3 - 1


def test_price_of_captures_is_used_up() -> None:
    card = casting(Watch(Duration.TURN, CapturePrice(Who.ME, -2), 1))
    found = table(
        seat(ready=["Growth#4"], quiddity=9),
        wilds=[card, "Scavenging Goblin/Base 3"],
        phase="capture",
        turn={"captures": 1},
        options={"captures": 2},
    )
    do(found, "cast growth#4", "capture scavenging-goblin")
    assert quiddity(found) == 9
    assert state(found).watches == ()


@pytest.mark.parametrize(("uses", "gained"), [(1, 1), (None, 2)])
def test_answers_on_a_player(uses: int | None, gained: int) -> None:
    card = casting(Watch(Duration.TURN, When(Moment.SUMMONED, (GainGlory(1),), of=MINE), uses))
    found = cast_by(card, seat(active=f"{GOBLIN}, {GOBLIN}", quiddity=2))
    do(found, "summon scavenging-goblin#3", "summon scavenging-goblin#3")
    assert glory(found)[0] == gained


@pytest.mark.parametrize(("uses", "kept"), [(1, 1), (None, 2)])
def test_replacement_on_a_player(uses: int | None, kept: int) -> None:
    watch = Watch(Duration.TURN, Instead(MINE, Happening.DESTROYED, (Move(VICTIM, Zone.BAG),)), uses)
    kill = made("Life", on(Guard.S, Cast((Destroy(All(MINE)),))))
    found = cast_by(casting(watch), seat(ready=["Life#4", GOBLIN, DRAGON]), wilds=(kill,))
    do(found, "cast life#4")
    while asks(found) == (0, "fate"):
        do(found, options(found)[0])
    assert len(lying(found, "bag")) == kept


# -- what waits ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "gained"), [(Who.ME, [0, 0, 1]), (Chosen(Who.OPPONENTS), [1, 1, 1]), (Who.OPPONENTS, [1, 2, 2])], ids=said
)
def test_debt_is_paid_once_at_the_next_moment_of_that_player(who: object, gained: list[int]) -> None:
    card = casting(Later(Moment.FIRST_ROLL, (GainGlory(1),), who))  # type: ignore[arg-type]
    bags = [seat(bag="9 Basic Quiddity") for _ in range(2)]
    found = cast_by(card, *bags, seat(), rolls=MANY)
    if options(found) == ["seat 1", "seat 2"]:
        do(found, "seat 1")
    seen = []
    for _ in range(3):
        end(found)
        seen.append(glory(found)[0])
    assert seen == gained
    assert state(found).debts == ()


@pytest.mark.parametrize("moment", [Moment.SUMMONED, Moment.PHASE3_ENDS, Moment.I_DESTROY, Moment.DESTROYED])
def test_debt_of_every_moment(moment: Moment) -> None:
    kill = made("Life", on(Guard.S, Cast((Destroy(All(MINE)),))))
    found = cast_by(
        casting(Later(moment, (GainGlory(1),))),
        seat(ready=["Life#4"], active=f"{GOBLIN}, {GOBLIN}", quiddity=3),
        wilds=(kill,),
        rolls=MANY,
    )
    assert glory(found)[0] == 0
    do(found, "summon scavenging-goblin#3", "summon scavenging-goblin#3")
    fall(found, "cast life#4")
    end(found)
    assert glory(found)[0] == 1


def test_debt_of_one_die_aside_is_not_anothers() -> None:
    aside = casting(Move(One(MINE), Zone.ASIDE))
    later = made("Life", on(Guard.S, Cast((Later(Moment.PHASE3_ENDS, (GainGlory(1),)),))))
    found = cast_by(aside, seat(ready=["Life#4", GOBLIN, WIZARD]), wilds=(later,))
    do(found, "pick scavenging-goblin#3@0", "cast life#4")
    assert [aside.clause for aside in state(found).aside] == [NONE]
    assert glory(found)[0] == 1


def test_what_lies_on_a_player_remembers_a_die_that_has_left() -> None:
    card = creature(When(Moment.SUMMONED, (Later(Moment.PHASE3_ENDS, (GainGlory(LevelOf(THIS)),)),)))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(MINE)),))))
    found = table(seat(ready=["Life#4"], active=HAG_2, quiddity=2), wilds=[card, kill])
    do(found, "summon witching-hag#6", "cast life#4", "goes used", "end-turn")
    assert glory(found) == [2, 0]


def test_what_lies_on_a_player_remembers_anothers_die_that_has_left() -> None:
    watch = Watch(Duration.TURN, SummonPrice(Who.ME, LevelOf(IT)))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(THEIRS)),))))
    seats = seat(ready=["Life#4"], active=GOBLIN, quiddity=9), seat(ready=["Quake Dragon#6"])
    found = cast_by(casting(Boost(One(THEIRS), Duration.TURN, attack=1), watch), *seats, wilds=(kill,))
    do(found, "pick quake-dragon#6@1", "cast life#4", "goes used", "summon scavenging-goblin#3")
    assert quiddity(found) == 9 - 1 - 3


@pytest.mark.parametrize(("whose", "dearer"), [(Side.THEIRS, 5), (Side.MINE, 0)])
def test_what_lies_on_a_player_remembers_whose_die_has_left(whose: Side, dearer: int) -> None:
    in_pile = Is(IT, Dice(whose, What.DIE, (Zone.USED,)))
    watch = Watch(Duration.TURN, SummonPrice(Who.ME, 5, if_=in_pile))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(THEIRS)),))))
    seats = seat(ready=["Life#4"], active=GOBLIN, quiddity=9), seat(ready=["Quake Dragon#6"])
    found = cast_by(casting(Boost(One(THEIRS), Duration.TURN, attack=1), watch), *seats, wilds=(kill,))
    do(found, "pick quake-dragon#6@1", "cast life#4", "goes used", "summon scavenging-goblin#3")
    assert quiddity(found) == 9 - 1 - dearer


def test_effects_run_one_after_the_other() -> None:
    """What comes in between does not change what the effect before was about."""
    answer = creature(When(Moment.DESTROYED, (DrawWait(0), GainGlory(0)), of=THIS))
    card = casting(Destroy(All(THEIRS)), Then((GainGlory(Done()),)))
    found = cast_by(card, seat(), seat(ready=[HAG, GOBLIN]), wilds=(answer,))
    assert glory(do(found, "goes used", "goes used")) == [2, 0]


def test_replacement_does_not_change_what_the_effect_before_was_about() -> None:
    saved = creature(Instead(THIS, Happening.DESTROYED, (LoseGlory(Who.ME, 1), Save(THIS), GainGlory(0))))
    card = casting(Destroy(All(THEIRS)), Then((GainGlory(Done()),)))
    found = cast_by(card, seat(), seat(ready=[HAG, GOBLIN], glory=3), wilds=(saved,))
    assert glory(do(found, "goes ready", "goes used")) == [2, 2]
    assert lying(found, "ready", 1) == [HAG]
