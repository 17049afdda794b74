"""The Assistants and the light creatures of Light vs. Dark: 18 cards."""

from tumblehall.games.quarriors.language.clauses import Activate, Instead, Use, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    ChangeTotal,
    Cull,
    Destroy,
    DrawRoll,
    DrawWait,
    GainGlory,
    GainQuiddity,
    If,
    MoreCaptures,
    Move,
    OneOf,
    Pay,
    Reroll,
    Rotate,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    AttackVsMe,
    Defence,
    DefendFirst,
    Immune,
    Less,
    ScoreGlory,
    SummonPrice,
    TotalLess,
)
from tumblehall.games.quarriors.language.selectors import (
    And,
    AnyNumber,
    Count,
    Dice,
    Each,
    InPhase,
    InTurn,
    Is,
    Min,
    Not,
    One,
    Times,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    IT,
    THIS,
    VICTIM,
    Chooser,
    Coin,
    Duration,
    Energy,
    Guard,
    Handling,
    Happening,
    Moment,
    Phase,
    Purse,
    Side,
    Source,
    Way,
    What,
    Who,
    Zone,
)

GAIN_LIGHT = GainQuiddity(1, Purse.LIGHT)
GAIN_DARK = GainQuiddity(1, Purse.DARK)
OTHERS_ACTIVE = Dice(Side.OTHERS, What.DIE, (Zone.ACTIVE,))
USED = Dice(Side.MINE, What.DIE, (Zone.USED,))
MAY_CULL_TWO = Cull(UpTo(2, USED))
OTHER_LIGHT = Dice(Side.OTHERS, energy=Energy.LIGHT)
MINE = Dice(Side.MINE)
ATTACKS = Is(THIS, Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST)))
THEIR_DARK = Dice(Side.THEIRS, energy=Energy.DARK)
READY_IN_THEIR_TURN = And((InTurn(Who.OPPONENTS), Is(THIS, MINE)))
OTHERS = Dice(Side.OTHERS)
TO_ACTIVE = Move(THIS, Zone.ACTIVE)
MAY_CULL = Cull(UpTo(1, USED))
MY_LIGHT = Dice(Side.MINE, energy=Energy.LIGHT)
CULL_ONE = Cull(One(USED))
LIGHT_SPENT = Count(Dice(Side.MINE, What.DIE, (Zone.SPENT,), energy=Energy.LIGHT))
SUMMONED_NOW = And((InTurn(Who.ME), Is(THIS, Dice(Side.MINE, zones=(Zone.SUMMONED,)))))

LIGHT = (
    card(
        "Assistant",
        "of Acquisition",
        on(Guard.IMM, Use(Handling.SPEND, (MoreCaptures(1),))),
    ),
    card(
        "Assistant",
        "of Economics",
        on(Guard.IMM, Use(Handling.SPEND, (OneOf(((GAIN_LIGHT,), (GAIN_DARK,))), GainQuiddity(1)))),
    ),
    card(
        "Assistant",
        "of Logistics",
        on(
            Guard.IMM,
            Use(Handling.SPEND, (DrawRoll(1),)),
            Use(Handling.KEEP, (Reroll(UpTo(1, OTHERS_ACTIVE), and_this=True),)),
        ),
    ),
    card(
        "Archangel",
        "Base",
        on(Guard.ALL, When(Moment.SCORES, (MAY_CULL_TWO,))),
        on(Guard.B12, Defence(OTHER_LIGHT, by(None, 1, 2))),
    ),
    card(
        "Archangel",
        "Lesser",
        on(Guard.B12, Immune(THIS)),
        on(Guard.B2, ScoreGlory(THIS, 1)),
        on(Guard.ANCHOR, Activate((Boost(One(MINE), Duration.MY_NEXT_TURN, defence=3),), Pay(2, Coin.LIGHT))),
    ),
    card(
        "Archangel",
        "Greater",
        on(Guard.B1, Defence(Dice(Side.THEIRS, zones=(Zone.BATTLE,), energy=Energy.DARK), -2, ATTACKS)),
        on(Guard.B2, When(Moment.BEFORE_DEFENDERS, (Destroy(Each(THEIR_DARK, Chooser.OWNER)),))),
        on(
            Guard.ANCHOR,
            Activate((Destroy(One(Dice(Side.ANY, energy=Energy.DARK))), Then((GainGlory(1),))), Pay(3, Coin.LIGHT)),
        ),
    ),
    card(
        "Archangel",
        "Strong",
        on(
            Guard.B0,
            Instead(
                Dice(Side.OTHERS, zones=(Zone.READY, Zone.QUEST)),
                Happening.DESTROYED,
                (Move(VICTIM, Zone.ACTIVE),),
                READY_IN_THEIR_TURN,
                may=True,
                limit=1,
            ),
        ),
        on(
            Guard.B1,
            Instead(
                Dice(Side.OTHERS, zones=(Zone.READY, Zone.QUEST)),
                Happening.DESTROYED,
                (Move(VICTIM, Zone.ACTIVE),),
                READY_IN_THEIR_TURN,
                may=True,
                limit=2,
            ),
        ),
        on(
            Guard.B2,
            Instead(
                Dice(Side.OTHERS, zones=(Zone.READY, Zone.QUEST)),
                Happening.DESTROYED,
                (Move(VICTIM, Zone.ACTIVE),),
                READY_IN_THEIR_TURN,
                may=True,
            ),
        ),
    ),
    card(
        "Archangel",
        "Mighty",
        on(Guard.ALL, When(Moment.SUMMONED, (GainQuiddity(Min((3, Count(OTHER_LIGHT))), Purse.LIGHT),))),
        on(Guard.B1, When(Moment.SUMMONED, (Rotate(One(OTHERS), Way.UP),), may=True)),
        on(Guard.B2, When(Moment.SUMMONED, (Rotate(AnyNumber(OTHERS), Way.UP),))),
    ),
    card(
        "Herald",
        "Base",
        on(
            Guard.IMM,
            Use(
                Handling.SPEND,
                (
                    DrawRoll(1),
                    Then((If(Is(IT, Dice(Side.MINE, What.DIE, (Zone.ACTIVE,), energy=Energy.LIGHT)), (GAIN_LIGHT,)),)),
                ),
            ),
        ),
        on(
            Guard.ALL,
            Instead(
                THIS,
                Happening.DESTROYED,
                by((TO_ACTIVE,), (TO_ACTIVE,), (TO_ACTIVE, DrawWait(1))),
                InTurn(Who.OPPONENTS),
                may=True,
            ),
        ),
        on(Guard.B1, Defence(THIS, 1)),
    ),
    card(
        "Herald",
        "Lesser",
        on(Guard.IMM, Use(Handling.SPEND, (GainQuiddity(2, Purse.LIGHT),))),
        on(Guard.B1, Defence(THIS, 1)),
        on(Guard.B2, When(Moment.SCORES, (DrawWait(1),))),
        on(Guard.ANCHOR, Activate((Reroll(UpTo(2, Dice(Side.MINE, What.DIE, (Zone.ACTIVE,)))),), Pay(1, Coin.LIGHT))),
    ),
    card(
        "Herald",
        "Greater",
        on(Guard.IMM, Use(Handling.SPEND, (GAIN_LIGHT, Watch(Duration.TURN, SummonPrice(Who.ME, -2), 1)))),
        on(Guard.B1, When(Moment.PHASE3_ENDS, (TO_ACTIVE,), if_=READY_IN_THEIR_TURN, may=True)),
        on(Guard.B2, When(Moment.PHASE3_ENDS, (TO_ACTIVE, DrawWait(1)), if_=READY_IN_THEIR_TURN, may=True)),
        on(
            Guard.ANCHOR,
            Activate(
                (
                    Move(
                        One(Dice(Side.MINE, What.CREATURE_DIE, (Zone.USED,), energy=Energy.LIGHT)),
                        Zone.ACTIVE,
                        roll=True,
                    ),
                ),
                Pay(2, Coin.LIGHT),
                if_=InPhase(Phase.READY),
            ),
        ),
    ),
    card(
        "Herald",
        "Strong",
        on(Guard.IMM, Use(Handling.SPEND, (MAY_CULL,))),
        on(Guard.B0, When(Moment.SCORES, (MAY_CULL,))),
        on(Guard.B1, When(Moment.SCORES, (MAY_CULL_TWO,))),
        on(Guard.B2, When(Moment.SCORES, (MAY_CULL_TWO, Then((If(Is(THIS, IT), (GainGlory(1),)),))))),
    ),
    card(
        "Herald",
        "Mighty",
        on(Guard.IMM, Use(Handling.KEEP, (Reroll(UpTo(2, OTHERS_ACTIVE), and_this=True),))),
        on(Guard.ALL, When(Moment.PROTECTION, (TO_ACTIVE, Then((ChangeTotal(Who.ME, by(-2, -4, -6)),))), may=True)),
    ),
    card(
        "Quartz Golem",
        "Base",
        on(Guard.ALL, TotalLess(by(1, 2, 3))),
    ),
    card(
        "Quartz Golem",
        "Lesser",
        on(Guard.ALL, DefendFirst(THIS)),
        on(Guard.B1, Defence(THIS, 1)),
        on(
            Guard.B2,
            When(
                Moment.DEFENCE_OVER,
                (GainGlory(1),),
                if_=And(
                    (
                        Is(THIS, Dice(Side.MINE, zones=(Zone.NAMED,))),
                        Not(Is(THIS, Dice(Side.MINE, zones=(Zone.FALLEN,)))),
                    )
                ),
                limit=1,
            ),
        ),
        on(Guard.ANCHOR, Activate((Rotate(One(MY_LIGHT), Way.UP),), Pay(1, Coin.LIGHT))),
    ),
    card(
        "Quartz Golem",
        "Greater",
        on(Guard.B1, Immune(THIS, (Source.SPELL, Source.ANCHORED))),
        on(Guard.B2, Immune(THIS), AttackVsMe(Dice(Side.ATTACKERS, energy=Energy.DARK), Less(2))),
        on(
            Guard.ANCHOR,
            Activate(
                (Rotate(One(Dice(Side.ANY, energy=Energy.DARK)), Way.DOWN), Then((Rotate(UpTo(1, MY_LIGHT), Way.UP),))),
                Pay(2, Coin.LIGHT),
            ),
        ),
    ),
    card(
        "Quartz Golem",
        "Strong",
        on(Guard.ALL, When(Moment.SCORES, (CULL_ONE,), may=True)),
        on(Guard.B1, Attack(THIS, Min((4, LIGHT_SPENT)), if_=SUMMONED_NOW)),
        on(Guard.B2, Attack(THIS, Min((6, Times(LIGHT_SPENT, 2))), if_=SUMMONED_NOW)),
    ),
    card(
        "Quartz Golem",
        "Mighty",
        on(
            Guard.ALL,
            Instead(
                THIS,
                Happening.SCORES,
                (GainGlory(by(1, 1, 2)), Rotate(THIS, Way.DOWN)),
                Is(THIS, Dice(Side.MINE, lowest=False)),
                may=True,
            ),
        ),
        on(Guard.B1, Defence(THIS, 1)),
    ),
)
