"""What is counted for a turn: draws and summons, also of dice that have left; and what a die is known as elsewhere."""

import pytest

from tests.quarriors.mat import GOBLIN, WIZARD_2, do, fall, glory, lying, offered, options, seat
from tests.quarriors.words.made import (
    ANY,
    HAG,
    HAG_2,
    MINE,
    OTHERS,
    THEIRS,
    attaching,
    cast_by,
    casting,
    creature,
    made,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Attach, Cast, Instead, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    Destroy,
    DrawWait,
    GainGlory,
    Move,
    Save,
)
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import All, AtLeast, Count, Dice, Done, Draws, LevelOf, One
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    Duration,
    Guard,
    Happening,
    Moment,
    Side,
    Special,
    What,
    Who,
    Zone,
)

DRAWS = creature(When(Moment.SUMMONED, (GainGlory(Draws(Who.ALL)),)))
SUMMONED = Dice(Side.MINE, zones=(Zone.SUMMONED,))
SUMMONS = creature(When(Moment.PHASE3_ENDS, (GainGlory(Count(SUMMONED)),)))
KILL = made("Life", on(Guard.S, Cast((Destroy(All(ANY)),))))

# -- draws and summons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draw", "counted"), [(DrawWait(1), (1, 0)), (DrawWait(0), (0, 0)), (DrawWait(1, Who.OPPONENTS), (0, 0))]
)
def test_draws_of_the_own_turn_are_counted_where_dice_are_drawn(draw: DrawWait, counted: tuple[int, int]) -> None:
    found = cast_by(casting(draw), seat(bag="Portal"), seat(bag="Portal"), wilds=(DRAWS,), rolls=[1])
    assert state(found).draws == counted


def test_draw_without_any_die_is_not_counted() -> None:
    assert state(cast_by(casting(DrawWait(1)), seat(), seat(), wilds=(DRAWS,))).draws == (0, 0)


def test_draws_and_summons_begin_anew_with_the_own_turn() -> None:
    seats = [{**seat(), "draws": 2, "summons": 3} for _ in range(3)]
    found = do(
        table(*seats, wilds=[DRAWS, made("Life", on(Guard.S, Cast((GainGlory(Count(SUMMONED)),))))], phase="tidy"),
        "end-turn",
    )
    assert (state(found).draws, state(found).summons) == ((2, 0, 2), (3, 0, 3))


def test_summons_count_when_the_die_has_left_or_changed() -> None:
    boost = made("Life", on(Guard.S, Cast((Boost(All(MINE), Duration.TURN, attack=1),))))
    away = casting(Move(One(Dice(Side.MINE, classes=("Scavenging Goblin",))), Zone.BAG))
    ready = seat(ready=["Life#4", "Growth#4"], active=f"{HAG}, {GOBLIN}", quiddity=9)
    found = table(ready, wilds=[SUMMONS, boost, away])
    do(found, "summon witching-hag#4", "summon scavenging-goblin#3", "cast life#4")
    do(found, "cast growth#4", "pick scavenging-goblin#3@0")
    assert state(found).summons == (2, 0)
    assert [die.summoned for die in state(found).ready[0]] == [True]


# -- dice that are named elsewhere -------------------------------------------------------------------------------------


def test_spell_beside_a_creature_moves_itself() -> None:
    card = attaching(When(Moment.I_DESTROY, (Move(THIS, Zone.BAG),), HOST))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(THEIRS)),))))
    found = table(seat(ready=[f"{GOBLIN}+Growth#4@0", "Life#4"]), seat(ready=[GOBLIN]), wilds=[card, kill])
    fall(found, "cast life#4")
    assert (lying(found, "ready"), lying(found, "bag")) == ([GOBLIN], ["Growth"])


def test_only_what_is_not_there_moves_to_the_ready_area() -> None:
    life = made("Life", on(Guard.S, Attach(One(ANY), (Defence(HOST, 1),))))
    card = casting(Move(One(Dice(Side.ANY, What.SPELL)), Zone.READY))
    found = cast_by(card, seat(ready=[f"{GOBLIN}+Life#4@0", "Life#5"]), wilds=(life,))
    assert offered(found, "pick") == ["life#4@0 on scavenging-goblin#3+life#4@0"]


@pytest.mark.parametrize(("theirs", "gained"), [("Growth#4@0", [2, 0]), ("Growth#4@1", [0, 2])])
def test_host_of_another_player_is_known_after_its_destruction(theirs: str, gained: list[int]) -> None:
    card = attaching(When(Moment.DESTROYED, (GainGlory(LevelOf(HOST)),), HOST))
    found = table(seat(ready=["Life#4"]), seat(ready=[f"{WIZARD_2}+{theirs}"]), wilds=[card, KILL])
    assert glory(fall(found, "cast life#4")) == gained


@pytest.mark.parametrize(("least", "zone"), [(2, "active"), (3, "used")])
def test_last_move_of_a_host_of_another_player_asks_what_it_was(least: int, zone: str) -> None:
    instead = Instead(HOST, Happening.TO_USED, (Move(HOST, Zone.ACTIVE),), if_=AtLeast(LevelOf(HOST), least))
    found = table(seat(ready=["Life#4"]), seat(ready=[f"{WIZARD_2}+Growth#4@1"]), wilds=[attaching(instead), KILL])
    fall(found, "cast life#4")
    assert lying(found, zone, 1)[-1:] == ["Questing Wizard"]


@pytest.mark.parametrize(("moment", "of"), [(Moment.SCORED_ALL, THIS), (Moment.SCORES, HOST)])
def test_host_of_seat_1_is_known_when_it_has_scored(moment: Moment, of: Special) -> None:
    ready = seat(), seat(ready=[f"{WIZARD_2}+Growth#4@1"])
    cards = [attaching(When(moment, (GainGlory(n),), of)) for n in (0, LevelOf(HOST))]
    plain, found = (table(*ready, wilds=[card], phase="score", turn={"seat": 1}) for card in cards)
    for each in (plain, found):
        do(each, "score questing-wizard#5+growth#4")
    assert glory(found)[1] - glory(plain)[1] == 2


# -- saved -----------------------------------------------------------------------------------------------------------


def test_done_is_how_many_were_saved() -> None:
    card = creature(Instead(THIS, Happening.DESTROYED, (Save(THIS), GainGlory(Done()))))
    found = table(seat(ready=[HAG, "Life#4"]), wilds=[card, KILL])
    assert glory(do(found, "cast life#4", "goes ready")) == [1, 0]


@pytest.mark.rule("Q147")
def test_who_was_saved_while_the_others_score_does_not_score() -> None:
    card = creature(When(Moment.SCORES, (Destroy(All(OTHERS)),)))
    saved = made("Deathdealer", on(Guard.ALL, Instead(THIS, Happening.DESTROYED, (Save(THIS),))))
    found = table(seat(ready=[HAG_2, "Deathdealer#4"]), wilds=[card, saved], phase="score")
    do(found, "score witching-hag#6", "goes ready")
    assert lying(found, "ready") == ["Deathdealer#4"]
    assert not [option for option in options(found) if option.startswith("score")]
