"""The spells of Quest of the Qladiator: 8 cards."""

from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, React, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    ChangeTotal,
    DrawRoll,
    DrawWait,
    ForEach,
    GainGlory,
    GainQuiddity,
    If,
    May,
    Move,
    Reroll,
    RollOut,
    Then,
    Unlock,
)
from tumblehall.games.quarriors.language.selectors import (
    All,
    And,
    AnyNumber,
    AtLeast,
    Classes,
    Dice,
    Is,
    Min,
    One,
    QuiddityOf,
    Times,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    Chooser,
    Duration,
    Guard,
    Moment,
    Shows,
    Side,
    What,
    Who,
    Window,
    Zone,
)

MINE = Dice(Side.MINE)
POOL = Dice(Side.MINE, What.DIE, (Zone.ACTIVE,))
UNLOCK_ONE = Unlock(One(Dice(Side.ANY, locked=True)))
DRAW_FOR_MINE = Then((If(Is(IT, Dice(Side.MINE, What.DIE, (Zone.SPENT,))), (DrawRoll(1),)),))
BY_CLASSES = Min((3, Classes(MINE)))

QLADIATOR_SPELLS = (
    card(
        "Chaos",
        "Cantrip",
        on(Guard.S, Cast((RollOut(All(Dice(Side.THEIRS, levels=(by(1, 0, 0), by(1, 2, 9)))), Zone.READY, Zone.USED),))),
    ),
    card(
        "Chaos",
        "Charm",
        on(
            Guard.S0,
            Attach(
                One(MINE),
                (
                    When(
                        Moment.ATTACKING, (DrawRoll(1, Zone.SPENT), Boost(HOST, Duration.ATTACK, QuiddityOf(IT))), HOST
                    ),
                ),
            ),
        ),
        on(
            Guard.S1,
            Attach(
                One(MINE),
                (
                    When(
                        Moment.ATTACKING,
                        (DrawRoll(1, Zone.SPENT), Boost(HOST, Duration.ATTACK, Times(QuiddityOf(IT), 2))),
                        HOST,
                    ),
                ),
            ),
        ),
        on(
            Guard.S2,
            Attach(
                One(MINE),
                (
                    When(
                        Moment.ATTACKING,
                        (
                            DrawRoll(1, Zone.SPENT),
                            Boost(HOST, Duration.ATTACK, Times(QuiddityOf(IT), 2)),
                            Boost(HOST, Duration.MY_NEXT_TURN, defence=Times(QuiddityOf(IT), 2)),
                        ),
                        HOST,
                    ),
                ),
            ),
        ),
    ),
    card(
        "Chaos",
        "Incantation",
        on(Guard.S0, AtReady((Reroll(UpTo(2, POOL)),))),
        on(Guard.S1, AtReady((Reroll(UpTo(3, POOL)),))),
        on(Guard.S2, AtReady((Reroll(AnyNumber(POOL)), GainQuiddity(1)))),
    ),
    card(
        "Chaos",
        "Spell",
        on(
            Guard.S,
            React(
                (Window.PROTECTION, Window.CHALLENGE),
                (
                    RollOut(THIS, Zone.SPENT, Zone.SPENT),
                    ChangeTotal(Who.ME, Times(QuiddityOf(THIS), -2)),
                    If(
                        Is(THIS, Dice(Side.MINE, What.DIE, (Zone.SPENT,), shows=Shows.SPELL)),
                        (ChangeTotal(Who.ME, -5),),
                    ),
                    ChangeTotal(Who.ME, by(0, -1, -2)),
                    Move(THIS, Zone.USED),
                ),
            ),
        ),
    ),
    card(
        "Harmony",
        "Cantrip",
        on(
            Guard.S,
            Attach(
                One(MINE),
                (
                    When(
                        Moment.SCORED_ALL,
                        (GainGlory(by(1, 2, None)),),
                        if_=And(
                            (
                                Is(HOST, Dice(Side.MINE, zones=(Zone.SCORED_NOW,))),
                                AtLeast(Classes(Dice(Side.MINE, zones=(Zone.SCORED_NOW,))), by(3, 2, None)),
                            )
                        ),
                    ),
                ),
            ),
        ),
    ),
    card(
        "Harmony",
        "Charm",
        on(Guard.S0, Cast((UNLOCK_ONE, DRAW_FOR_MINE))),
        on(Guard.S1, Cast((Unlock(UpTo(2, Dice(Side.ANY, locked=True))), DRAW_FOR_MINE))),
    ),
    card(
        "Harmony",
        "Incantation",
        on(Guard.S0, Cast((Boost(All(MINE), Duration.MY_NEXT_TURN, defence=BY_CLASSES),))),
        on(
            Guard.S1,
            Cast(
                (
                    Boost(All(MINE), Duration.MY_NEXT_TURN, defence=BY_CLASSES),
                    Boost(All(MINE), Duration.TURN, BY_CLASSES),
                )
            ),
        ),
    ),
    card(
        "Harmony",
        "Spell",
        on(
            Guard.S0,
            AtReady((GainQuiddity(3), ForEach(Who.OPPONENTS, (May((DrawWait(1, Who.THAT),), by=Chooser.THAT),)))),
        ),
        on(Guard.S1, AtReady((GainQuiddity(3),))),
    ),
)
