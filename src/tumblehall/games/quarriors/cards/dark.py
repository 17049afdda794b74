"""The dark creatures of Light vs. Dark: 15 cards."""

from typing import cast

from tumblehall.games.quarriors.language.clauses import Activate, Instead, Use, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    Capture,
    Cull,
    Destroy,
    Discard,
    DrawRoll,
    ForEach,
    GainGlory,
    GainQuiddity,
    If,
    Later,
    LoseGlory,
    May,
    Move,
    OneOf,
    Pay,
    Reroll,
    RollOut,
    Rotate,
    Then,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    AttackVsMe,
    Cap,
    Defence,
    DefendLast,
    Forbid,
    Less,
    SummonPrice,
)
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    Chosen,
    Count,
    CountPlayers,
    Dice,
    Each,
    Exactly,
    GloryOf,
    InTurn,
    Is,
    LevelOf,
    Number,
    One,
    PlayersWho,
    Plus,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    IT,
    THIS,
    Action,
    Chooser,
    Coin,
    Counting,
    Duration,
    Energy,
    Guard,
    Handling,
    Happening,
    Moment,
    Purse,
    Side,
    Way,
    What,
    Who,
    Zone,
)

GAIN_DARK = GainQuiddity(1, Purse.DARK)
THEIR_LARGE = Dice(Side.THAT, What.DIE, (Zone.ACTIVE,), ("Large Quiddity",))
THEIR_POOL = Dice(Side.THAT, What.DIE, (Zone.ACTIVE,))
TO_ACTIVE = Move(THIS, Zone.ACTIVE)
USED = Dice(Side.MINE, What.DIE, (Zone.USED,))
CULL_ONE = Cull(One(USED))
THEIRS = Dice(Side.THEIRS)
TURNABLE = Dice(Side.THEIRS, lowest=False)
ATTACKS = Is(THIS, Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST)))
THEIR_LIGHT = Dice(Side.THEIRS, energy=Energy.LIGHT)
MAY_CULL = Cull(UpTo(1, USED))
OTHER_DARK = Dice(Side.OTHERS, energy=Energy.DARK)

LOST_LIGHT = AtLeast(Count(Dice(Side.THAT, zones=(Zone.LOST,), energy=Energy.LIGHT)), 1)
FOR_LOSERS = cast(Number, by(1, 1, CountPlayers(PlayersWho(Who.OPPONENTS, LOST_LIGHT))))

DARK = (
    card(
        "Black Cat",
        "Base",
        on(
            Guard.IMM,
            Use(
                Handling.SPEND,
                (
                    GAIN_DARK,
                    Later(
                        Moment.FIRST_ROLL,
                        (If(AtLeast(Count(THEIR_LARGE), 1), (Reroll(One(THEIR_LARGE)),), (Reroll(One(THEIR_POOL)),)),),
                        Chosen(Who.OPPONENTS),
                    ),
                ),
            ),
        ),
        on(
            Guard.B1,
            When(Moment.SUMMONED, (Later(Moment.FIRST_ROLL, (Reroll(One(THEIR_POOL)),), Chosen(Who.OPPONENTS)),)),
        ),
        on(Guard.B2, Instead(THIS, Happening.DESTROYED, (TO_ACTIVE,), may=True)),
    ),
    card(
        "Black Cat",
        "Lesser",
        on(Guard.IMM, Use(Handling.SPEND, (DrawRoll(1), GAIN_DARK))),
        on(Guard.B1, Attack(THIS, 1)),
        on(Guard.B2, When(Moment.SCORES, (GAIN_DARK,))),
        on(Guard.ANCHOR, Activate((CULL_ONE,), Pay(2, Coin.DARK))),
    ),
    card(
        "Black Cat",
        "Greater",
        on(Guard.IMM, Use(Handling.SPEND, (GainQuiddity(2, Purse.DARK),))),
        on(Guard.ALL, Instead(THIS, Happening.DESTROYED, (RollOut(THIS, Zone.READY, Zone.USED),), may=True)),
        on(Guard.B12, Attack(THIS, 1)),
        on(Guard.B2, Defence(THIS, 1)),
        on(Guard.ANCHOR, Activate((Boost(One(THEIRS), Duration.MY_NEXT_TURN, -2, -2),), Pay(2, Coin.DARK))),
    ),
    card(
        "Black Cat",
        "Strong",
        on(Guard.IMM, Use(Handling.SPEND, (GAIN_DARK, May((DrawRoll(2),), Pay(1, Coin.DARK))))),
        on(
            Guard.B0,
            SummonPrice(
                Who.OPPONENTS, 1, of=Dice(Side.ANY, What.DIE, (Zone.ACTIVE,), levels=(LevelOf(THIS), LevelOf(THIS)))
            ),
        ),
        on(
            Guard.B1,
            SummonPrice(Who.OPPONENTS, 1, of=Dice(Side.ANY, What.DIE, (Zone.ACTIVE,), levels=(0, LevelOf(THIS)))),
        ),
        on(
            Guard.B2,
            SummonPrice(Who.OPPONENTS, 1),
            SummonPrice(Who.OPPONENTS, 1, of=Dice(Side.ANY, What.DIE, (Zone.ACTIVE,), energy=Energy.LIGHT)),
        ),
    ),
    card(
        "Black Cat",
        "Mighty",
        on(
            Guard.IMM,
            Use(
                Handling.SPEND,
                (
                    LoseGlory(
                        Chosen(
                            PlayersWho(
                                Who.OPPONENTS,
                                And(
                                    (AtLeast(GloryOf(Who.THAT), 1), Exactly(GloryOf(Who.THAT), GloryOf(Who.OPPONENTS)))
                                ),
                            )
                        ),
                        1,
                    ),
                ),
            ),
        ),
        on(Guard.B1, When(Moment.SUMMONED, (Discard(One(Dice(Side.THEIRS, What.SPELL, attached=False))),), may=True)),
        on(
            Guard.B2,
            When(
                Moment.SCORES,
                (LoseGlory(PlayersWho(Who.OPPONENTS, Exactly(Count(Dice(Side.THAT, energy=Energy.DARK)), 0)), 1),),
            ),
        ),
    ),
    card(
        "Boogieman",
        "Base",
        on(Guard.IMM, Use(Handling.SPEND, (Rotate(Each(TURNABLE, Chooser.OWNER), Way.DOWN),))),
        on(Guard.ALL, DefendLast(THIS)),
        on(Guard.B1, When(Moment.SUMMONED, (Rotate(One(THEIRS), Way.DOWN),), may=True)),
        on(Guard.B2, When(Moment.SUMMONED, (Rotate(Each(THEIRS, may=True), Way.DOWN),))),
    ),
    card(
        "Boogieman",
        "Lesser",
        on(Guard.IMM, Use(Handling.SPEND, (GainQuiddity(2, Purse.DARK),))),
        on(Guard.B12, Attack(THIS, by(None, 1, 2))),
        on(Guard.ANCHOR, Activate((Rotate(One(THEIRS), Way.DOWN),), Pay(1, Coin.DARK))),
    ),
    card(
        "Boogieman",
        "Greater",
        on(Guard.IMM, Use(Handling.SPEND, (DrawRoll(2),))),
        on(Guard.B1, AttackVsMe(Dice(Side.ATTACKERS, levels=(1, 1)), Cap(0))),
        on(Guard.B2, AttackVsMe(Dice(Side.ATTACKERS, levels=(0, 2)), Counting.HALF)),
        on(
            Guard.ANCHOR,
            Activate(
                (Destroy(Each(Dice(Side.THEIRS, levels=(1, 1)), Chooser.OWNER)), Then((GainGlory(1),))),
                Pay(3, Coin.DARK),
            ),
        ),
    ),
    card(
        "Boogieman",
        "Strong",
        on(
            Guard.IMM,
            Use(
                Handling.SPEND,
                (GAIN_DARK, May((Move(One(Dice(Side.THEIRS, levels=(1, 1))), Zone.ACTIVE),), Pay(1, Coin.DARK))),
            ),
        ),
        on(Guard.ALL, AttackVsMe(Dice(Side.ATTACKERS, energy=Energy.LIGHT), Less(1))),
        on(Guard.B1, Defence(Dice(Side.THEIRS, zones=(Zone.BATTLE,), energy=Energy.LIGHT), -2, ATTACKS, first=True)),
        on(Guard.B2, When(Moment.BEFORE_DEFENDERS, (Move(Each(THEIR_LIGHT, may=True), Zone.ACTIVE),))),
    ),
    card(
        "Boogieman",
        "Mighty",
        on(Guard.IMM, Use(Handling.SPEND, (MAY_CULL, Then((GAIN_DARK,))))),
        on(
            Guard.ALL,
            When(
                Moment.DESTROYED,
                (Boost(THIS, Duration.MY_NEXT_TURN, defence=1),),
                Dice(Side.THEIRS, zones=(Zone.READY, Zone.QUEST)),
                InTurn(Who.ME),
                limit=3,
            ),
        ),
        on(Guard.B1, When(Moment.SCORES, (CULL_ONE,), may=True)),
        on(Guard.B2, When(Moment.SCORES, (MAY_CULL, Then((Rotate(Each(TURNABLE, Chooser.OWNER), Way.DOWN),))))),
    ),
    card(
        "Queelzebub",
        "Base",
        on(
            Guard.ALL,
            When(
                Moment.ATTACK_OVER,
                (GainGlory(FOR_LOSERS),),
                if_=AtLeast(Count(Dice(Side.THEIRS, zones=(Zone.LOST,), energy=Energy.LIGHT)), 1),
            ),
        ),
        on(Guard.B1, Attack(Dice(Side.OTHERS, zones=(Zone.BATTLE,), energy=Energy.DARK), 1, if_=ATTACKS)),
    ),
    card(
        "Queelzebub",
        "Lesser",
        on(Guard.ALL, When(Moment.SUMMONED, (CULL_ONE, Then((GAIN_DARK,))), may=True)),
        on(Guard.B1, Defence(THIS, 1)),
        on(Guard.B2, When(Moment.SCORES, (CULL_ONE,), may=True)),
        on(
            Guard.ANCHOR,
            Activate(
                (
                    ForEach(
                        Chosen(
                            PlayersWho(
                                Who.OPPONENTS,
                                And(
                                    (
                                        AtLeast(GloryOf(Who.THAT), Plus((GloryOf(Who.ME), 1))),
                                        AtLeast(Count(Dice(Side.THAT)), 1),
                                    )
                                ),
                            )
                        ),
                        (
                            OneOf(
                                ((LoseGlory(Who.THAT, 1),), (Destroy(One(Dice(Side.THAT), Chooser.OWNER)),)),
                                Chooser.THAT,
                            ),
                        ),
                    ),
                ),
                Pay(2, Coin.DARK),
            ),
        ),
    ),
    card(
        "Queelzebub",
        "Greater",
        on(Guard.B1, Attack(OTHER_DARK, 2)),
        on(Guard.B2, When(Moment.BEFORE_DEFENDERS, (Destroy(Each(THEIR_LIGHT, Chooser.OWNER)),))),
        on(
            Guard.ANCHOR,
            Activate((Destroy(One(Dice(Side.ANY, energy=Energy.LIGHT))), Then((GainGlory(1),))), Pay(3, Coin.DARK)),
        ),
    ),
    card(
        "Queelzebub",
        "Strong",
        on(
            Guard.ALL,
            When(
                Moment.SUMMONED,
                (
                    Destroy(One(Dice(Side.OTHERS, locked=False))),
                    Then((Destroy(Each(Dice(Side.THEIRS, levels=(0, Plus((LevelOf(IT), by(0, 1, 9))))))),)),
                ),
                may=True,
            ),
        ),
    ),
    card(
        "Queelzebub",
        "Mighty",
        on(Guard.ALL, Forbid(Action.DISCOUNT, Who.OPPONENTS, energy=Energy.LIGHT)),
        on(Guard.B1, Forbid(Action.ANCHORED, Who.OPPONENTS, energy=Energy.LIGHT)),
        on(
            Guard.B2,
            When(
                Moment.SCORES,
                (Capture(One(Dice(Side.ANY, What.DIE, (Zone.WILDS,), energy=Energy.DARK, cost_at_most=5))),),
                may=True,
            ),
        ),
    ),
)
