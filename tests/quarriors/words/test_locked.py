"""Words that meet locked dice: rolled out, locked by an effect, and clauses that name dice."""

import pytest

from tests.quarriors.mat import GOBLIN, QUIDDITY, WIZARD, WIZARD_2, asks, do, lying, now, offered, quiddity, seat
from tests.quarriors.words.made import ANY, HAG, MINE, cast_by, casting, creature, made, table
from tumblehall.games.quarriors.language.clauses import Cast, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import Boost, Lock, Reroll, RollOut, Unlock, Watch
from tumblehall.games.quarriors.language.modifiers import SummonPrice
from tumblehall.games.quarriors.language.selectors import All, Dice, One
from tumblehall.games.quarriors.language.terms import IT, Duration, Guard, Moment, Side, What, Who, Zone

HOWLER = "Frost Howler#3"
HOWLERS = "Frost Howler/Base"
STAYS = RollOut(All(MINE), Zone.READY, Zone.USED)
POOL = Dice(Side.MINE, What.DIE, (Zone.ACTIVE,))


# -- a locked die that is rolled out -----------------------------------------------------------------------------------


@pytest.mark.rule("Q341")
def test_locked_die_set_free_in_phase_1_does_not_score_in_it() -> None:
    found = table(seat(ready=[HAG], locked=HOWLER), wilds=[creature(When(Moment.SCORES, (STAYS,))), HOWLERS],
                  phase="score", rolls=[4, *[1] * 20])  # fmt: skip
    do(found, "score witching-hag#4")
    assert (asks(found)[1] != "score", lying(found, "ready")) == (True, ["Frost Howler#4"])


@pytest.mark.rule("Q341")
def test_locked_die_set_free_later_scores_in_the_next_phase_1() -> None:
    found = cast_by(casting(STAYS), seat(locked=HOWLER), wilds=(HOWLERS,), rolls=[4])
    assert "kept" not in found.position()["seats"][0]["ready"][0]


# -- what is locked ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-6")
def test_lock_of_this_turn_ends_with_it_behind_creatures_too() -> None:
    mine = seat(ready=[GOBLIN], locked=now(HOWLER))
    found = do(table(mine, seat(), wilds=[HOWLERS], phase="tidy", rolls=[1] * 12), "end-turn")
    assert found.position()["seats"][0]["locked"] == HOWLER


@pytest.mark.rule("QL-8")
def test_effect_unlocks_what_is_locked_alone() -> None:
    found = cast_by(casting(Unlock(One(ANY))), seat(ready=[GOBLIN]), seat(locked=HOWLER), wilds=(HOWLERS,))
    assert offered(found, "pick") == ["frost-howler#3 locked@1"]


@pytest.mark.rule("Q88")
def test_effect_locks_what_shows_a_lock_alone() -> None:
    spent = Dice(Side.MINE, What.DIE, (Zone.SPENT,))
    found = cast_by(casting(Lock(One(spent), True)), seat(spent=f"{HOWLER}, {QUIDDITY}"), wilds=(HOWLERS,))
    assert offered(found, "pick") == ["frost-howler#3 in spent 0"]


@pytest.mark.rule("Q88")
def test_effect_locks_no_die_of_a_ready_area() -> None:
    card = casting(Boost(One(MINE), Duration.TURN, attack=1), Lock(IT, True))
    found = do(cast_by(card, seat(ready=[GOBLIN]), wilds=(HOWLERS,)), "pick scavenging-goblin#3@0")
    assert lying(found, "ready") == [GOBLIN]


# -- prices that name one die ------------------------------------------------------------------------------------------

DEARER = (Reroll(One(POOL)), Watch(Duration.TURN, SummonPrice(Who.ME, 2, of=IT)))


@pytest.mark.rule("Q76")
def test_of_two_prices_on_dice_alike_each_speaks_of_one() -> None:
    again = made("Life", on(Guard.S, Cast(DEARER)))
    mine = seat(ready=["Life#4"], active=f"{GOBLIN}, {GOBLIN}", quiddity=9)
    found = do(cast_by(casting(*DEARER), mine, wilds=(again,), rolls=[4, 4]), "pick scavenging-goblin#3")
    do(found, "cast life#4", "pick scavenging-goblin#3", "summon scavenging-goblin#4")
    assert quiddity(found) == 9 - 3
    assert quiddity(do(found, "summon scavenging-goblin#4")) == 9 - 3 - 3


@pytest.mark.rule("Q76")
def test_prices_on_dice_alike_follow_one_each() -> None:
    lay = made("Life", on(Guard.S, Cast(DEARER)))
    again = made("Death", on(Guard.S, Cast((Reroll(All(POOL)),))))
    mine = seat(ready=["Life#4", "Death#4"], active=f"{WIZARD}, {WIZARD}", quiddity=12)
    found = cast_by(casting(*DEARER), mine, wilds=(lay, again), rolls=[4, 4, 5, 6])
    do(found, "pick questing-wizard#4", "cast life#4", "pick questing-wizard#4", "cast death#4")
    assert quiddity(do(found, "summon questing-wizard#5")) == 12 - 4
    assert quiddity(do(found, "summon questing-wizard#6")) == 12 - 4 - 5


@pytest.mark.rule("Q76")
def test_price_that_followed_its_die_is_left_on_no_die_alike() -> None:
    again = made("Life", on(Guard.S, Cast((Reroll(One(POOL)),))))
    mine = seat(ready=["Life#4"], active=f"{WIZARD}, {WIZARD_2}", quiddity=9)
    found = do(cast_by(casting(*DEARER), mine, wilds=(again,), rolls=[5, 6]), "pick questing-wizard#4")
    do(found, "cast life#4", "pick questing-wizard#5", "summon questing-wizard#5")
    assert quiddity(found) == 9 - 2
    assert quiddity(do(found, "summon questing-wizard#6")) == 9 - 2 - 5


@pytest.mark.rule("Q76")
def test_price_that_follows_its_die_leaves_those_of_others() -> None:
    again = made("Life", on(Guard.S, Cast(DEARER)))
    mine = seat(ready=["Life#4"], active=f"{WIZARD}, {GOBLIN}, Assistant#4", quiddity=9)
    found = do(cast_by(casting(*DEARER), mine, wilds=(again,), rolls=[5, 4, 6, 6]), "pick questing-wizard#4")
    do(found, "cast life#4", "pick scavenging-goblin#3", "use assistant#4", "pick questing-wizard#5")
    assert quiddity(do(found, "summon questing-wizard#6")) == 9 - 5
    assert quiddity(do(found, "summon scavenging-goblin#4")) == 9 - 5 - 3


@pytest.mark.rule("Q76")
def test_price_follows_a_die_that_re_rolls_itself() -> None:
    mine = seat(active="Relic Thief#4", quiddity=9)
    found = cast_by(casting(*DEARER), mine, wilds=("Relic Thief/Strong",), rolls=[3, 5])
    do(found, "pick relic-thief#4", "use relic-thief#3", "summon relic-thief#5")
    assert quiddity(found) == 9 - 1 - 2


# -- what a question names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wilds", "phase", "locked", "named"),
    [
        ([], "ready", None, False),
        ([HOWLERS], "ready", None, True),
        ([HOWLERS], "capture", None, False),
        ([HOWLERS], "capture", HOWLER, True),
    ],
)
def test_question_names_locks_where_there_are_some(
    wilds: list[str], phase: str, locked: str | None, named: bool
) -> None:
    found = table(seat(active=GOBLIN, quiddity=3), seat(locked=locked), wilds=wilds, phase=phase)
    assert ("lock" in found.decisions[0].prompt) == named
