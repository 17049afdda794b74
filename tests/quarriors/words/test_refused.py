"""Words that could not work where they stand are refused when a card is declared, with the card and the reason."""

import pytest

from tests.quarriors.grammar.reading import CARDS, card_of
from tests.quarriors.words.made import ANY, MINE, THEIRS, casting, creature, made, said, spell
from tumblehall.games.quarriors.language.clauses import (
    Activate,
    AtReady,
    Attach,
    Cast,
    Clause,
    Instead,
    React,
    Use,
    When,
)
from tumblehall.games.quarriors.language.compile import resolved
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    Capture,
    Cull,
    Destroy,
    Discard,
    DrawRoll,
    Effect,
    GainDie,
    GainGlory,
    Give,
    If,
    Later,
    May,
    Move,
    OneOf,
    Pay,
    Reroll,
    RollOut,
    Save,
    Strip,
    Swap,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    CaptureLimit,
    Copy,
    Defence,
    FaceQuiddity,
    Forbid,
    Lethal,
    Stats,
    SummonPrice,
    VoidSpells,
)
from tumblehall.games.quarriors.language.selectors import (
    All,
    AttackOf,
    Chosen,
    Count,
    CountPlayers,
    Dice,
    Each,
    InTurn,
    One,
    UpTo,
)
from tumblehall.games.quarriors.language.shapes import misshapen
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    VICTIM,
    Action,
    Chooser,
    Duration,
    Guard,
    Handling,
    Happening,
    Moment,
    Side,
    What,
    Who,
    Window,
    Zone,
)

GAIN = (GainGlory(1),)
TURN = Duration.TURN
USED = Dice(Side.MINE, What.DIE, (Zone.USED,))
BAG = Dice(Side.MINE, What.DIE, (Zone.BAG,))
WILDS = Dice(Side.ANY, What.DIE, (Zone.WILDS,))


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (Destroy(One(USED)), "Destroy does nothing to dice in USED"),
        (Destroy(All(Dice(Side.ANY, What.SPELL))), "Destroy does nothing to a spell"),
        (Discard(One(ANY)), "Discard does nothing to a creature"),
        (Reroll(One(ANY)), "Reroll does nothing to dice in READY"),
        (Capture(One(USED)), "Capture does nothing to dice in USED"),
        (Capture(One(WILDS), Zone.SPENT), "does not go to SPENT"),
        (Give(One(ANY), Who.OPPONENTS), "Give does nothing"),
        (Swap(One(IT)), "Swap needs dice to choose from"),
        (Cull(One(BAG)), "Cull does nothing to dice in BAG"),
        (Boost(UpTo(0, MINE), TURN), "up to 0"),
        (Destroy(Each(MINE)), "Each speaks of opponents' dice"),
        (Destroy(Each(THEIRS, Chooser.THAT)), "chosen by ME or its owner"),
        (Destroy(One(THEIRS, Chooser.OWNER)), "the owner is not known"),
        (Move(One(USED), Zone.READY), "comes to READY with a face"),
        (Move(One(USED), Zone.SPENT), "comes to SPENT with a face"),
        (Move(One(USED), Zone.LOST), "LOST is no place"),
        (Move(One(USED), Zone.QUEST), "QUEST is no place"),
        (Move(One(USED), Zone.BAG, roll=True), "rolled into the active pool only"),
        (RollOut(All(ANY), Zone.READY, Zone.READY), "cannot go to READY and READY"),
        (DrawRoll(1, Zone.BAG), "not rolled into BAG"),
        (Save(VICTIM), "only what is just destroyed is saved"),
        (Strip(One(ANY), 0), "Strip 0"),
        (Later(Moment.PROTECTION, GAIN), "nothing waits for a protection step"),
        (May(GAIN, by=Chooser.OWNER), "there is no die whose owner that is"),
        (OneOf((GAIN,) * 5), "more than 4 lists"),
        (If(InTurn(Who.ME), GAIN, (Strip(One(ANY), 0),)), "Strip 0"),
        (GainDie("Portal", otherwise=(Strip(One(ANY), 0),)), "Strip 0"),
        (May(GAIN, price=Cull(One(USED))), "one die of one class"),
        (Watch(TURN, Attack(ANY, 1), uses=2), "Attack is not used up"),
        (Watch(TURN, Stats(3)), "Stats needs a face of its own"),
        (Watch(TURN, Cast(GAIN)), "Cast needs a face of its own"),
        (Watch(TURN, Activate(GAIN)), "Activate needs a face of its own"),
        (GainGlory(Count(Dice(Side.MINE, What.DIE, (Zone.WILDS,)))), "nobody's"),
        (GainGlory(Count(Dice(Side.ANY, What.DIE, (Zone.REMOVED,)))), "not found again"),
        (GainGlory(CountPlayers(Chosen(Who.ALL))), "are not counted"),
        (GainGlory(1, Chosen(Who.ALL, 2, 1)), "cannot be chosen"),
        (Boost(HOST, TURN), "beside which a spell lies"),
        (Boost(VICTIM, TURN), "to which something happens"),
    ],
    ids=said,
)
def test_effect(effect: Effect, reason: str) -> None:
    with pytest.raises(ValueError, match=rf"Growth/Made-up-\d+: .*{reason}"):
        casting(effect)


@pytest.mark.parametrize(
    ("clause", "reason"),
    [
        (Cast(GAIN), "does nothing on a creature face"),
        (Use(Handling.SPEND, GAIN), "does nothing on a creature face"),
        (FaceQuiddity(3), "does nothing on a creature face"),
        (When(Moment.CAPTURED, GAIN), "only the card in the Wilds answers a capture"),
        (When(Moment.PHASE3_ENDS, GAIN, ANY), "PHASE3_ENDS happens to no dice"),
        (When(Moment.SUMMONED, GAIN, HOST), "beside which a spell lies"),
        (When(Moment.SUMMONED, GAIN, IT), "there is no such die"),
        (When(Moment.SUMMONED, GAIN, USED), "not in play"),
        (When(Moment.SUMMONED, GAIN, limit=0), "never used"),
        (When(Moment.SUMMONED, ()), "without effects"),
        (Instead(THIS, Happening.TO_USED, (Move(THIS, Zone.REMOVED),), may=True), "nobody is asked"),
        (Instead(THIS, Happening.TO_USED, (GainGlory(1),)), "can only be moved elsewhere"),
        (Instead(THIS, Happening.DESTROYED, GAIN, price=Cull(THIS)), "no price for its own fate"),
        (Instead(ANY, Happening.DESTROYED, GAIN, price=Cull(VICTIM)), "no price for its own fate"),
        (Attack(HOST, 1), "no such creature"),
        (Attack(USED, 1), "not in play"),
        (Attack(THIS, AttackOf(THIS)), "depends on attack or defence"),
        (Defence(Dice(Side.ANY, defence_at_most=3), 1), "depends on attack or defence"),
        (VoidSpells(Dice(Side.ANY, defence_at_most=3)), "depends on attack or defence"),
        (SummonPrice(Who.ME, 1, of=MINE), "lies in the active pool"),
        (Forbid(Action.CAPTURE, Who.ALL), "forbidden by a card in the Wilds"),
        (Forbid(Action.REACTION_SPELLS, Who.ALL, of=THIS), "for all dice"),
        (Copy(One(USED), 0, 5), "one creature in play"),
    ],
    ids=said,
)
def test_clause_of_a_creature(clause: Clause, reason: str) -> None:
    with pytest.raises(ValueError, match=rf"Witching Hag/Made-up-\d+: .*{reason}"):
        creature(clause)


@pytest.mark.parametrize(
    ("clause", "reason"),
    [
        (Attack(THIS, 1), "not attached"),
        (When(Moment.SUMMONED, GAIN), "not attached"),
        (Attach(One(USED), (Attack(HOST, 1),)), "one creature in play"),
        (Attach(One(ANY, Chooser.OWNER), (Attack(HOST, 1),)), "its owner chooses"),
        (Attach(One(ANY), (Attack(THIS, 1),)), "no such creature"),
        (Attach(One(ANY), (Lethal(),)), "needs a face of its own"),
        (Attach(One(ANY), (When(Moment.DESTROYED, GAIN, ANY),)), "speaks of its HOST"),
        (Attach(One(ANY), (When(Moment.I_DESTROY, (Boost(IT, TURN),)),)), "not the victim"),
        (React((Window.ANYTIME,), (Save(VICTIM),)), "just destroyed"),
    ],
    ids=said,
)
def test_clause_of_a_spell(clause: Clause, reason: str) -> None:
    with pytest.raises(ValueError, match=rf"Growth/Made-up-\d+: .*{reason}"):
        spell(clause)


@pytest.mark.parametrize(
    ("clauses", "reason"),
    [
        ((Cast(GAIN), Cast(GAIN)), "two Cast on one face"),
        ((React((Window.ANYTIME,), GAIN),) * 2, "two React on one face"),
        ((Cast(GAIN), Attach(One(ANY), (Attack(HOST, 1),))), "not two of these"),
        ((Cast(GAIN), AtReady(GAIN)), "not two of these"),
    ],
    ids=said,
)
def test_clauses_that_stand_in_each_others_way(clauses: tuple[Clause, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        spell(*clauses)


def test_card_in_the_wilds_has_no_die() -> None:
    for clause in (Stats(3), Activate(GAIN, price=Pay(1)), When(Moment.SUMMONED, GAIN)):
        with pytest.raises(ValueError, match=r"needs a die|answers a capture"):
            made("Witching Hag", on(Guard.CARD, clause))
    assert made("Witching Hag", on(Guard.CARD, CaptureLimit(Who.ALL, 1)))


def test_what_stands_well_is_not_refused() -> None:
    """Cast and React side by side, two Use, clauses of several words."""
    assert spell(Cast(GAIN), React((Window.ANYTIME,), GAIN))
    assert creature(Attack(THIS, 1), Attack(THIS, 1), When(Moment.SUMMONED, GAIN), When(Moment.SUMMONED, GAIN))


@pytest.mark.parametrize("doc", CARDS, ids=lambda doc: f"{doc['class']}/{doc['type']}")
def test_no_card_of_any_set_is_misshapen(doc: dict[str, object]) -> None:
    for line in card_of(doc).lines:
        for clause in line.clauses:
            for bursts in range(3):
                try:
                    settled = resolved(clause, bursts)
                except ValueError:
                    continue  # no face of the guard shows so many
                assert misshapen(settled, line.guard) is None
