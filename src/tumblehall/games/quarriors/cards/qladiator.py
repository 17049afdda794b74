"""The creatures of Quest of the Qladiator: 18 cards."""

from tumblehall.games.quarriors.language.clauses import Activate, Instead, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    ChangeTotal,
    Destroy,
    Discard,
    DrawRoll,
    GainGlory,
    LoseGlory,
    Move,
    Pay,
    PickDefender,
    Reroll,
    Rotate,
    Save,
    Still,
    Then,
    Unlock,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    AttackVsMe,
    BuyoutPrice,
    Cap,
    Defence,
    DefendFirst,
    DrawSize,
    Forbid,
    Immune,
    LockInto,
    ScoreGlory,
    SummonPrice,
    TotalLess,
)
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    ByCause,
    Chosen,
    Count,
    CountPlayers,
    Dice,
    Draws,
    Each,
    InPhase,
    InTurn,
    Is,
    One,
    PlayersWho,
)
from tumblehall.games.quarriors.language.terms import (
    IT,
    THIS,
    Action,
    Cause,
    Chooser,
    Coin,
    DrawKind,
    Duration,
    Guard,
    Happening,
    Moment,
    Phase,
    Side,
    Way,
    What,
    Which,
    Who,
    Zone,
)

MINE = Dice(Side.MINE)
THEIRS = Dice(Side.THEIRS)
LOOSE_SPELLS = Dice(Side.THEIRS, What.SPELL, attached=False)
UNLOCK_ONE = Unlock(One(Dice(Side.ANY, locked=True)))
JUST_SUMMONED = Is(THIS, Dice(Side.MINE, zones=(Zone.SUMMONED,)))
NOT_FOR_SALE = Forbid(Action.BUYOUT, Who.ALL, THIS)

QLADIATOR = (
    card(
        "Frost Howler",
        "Base",
        on(Guard.B1, When(Moment.SUMMONED, (Still(One(THEIRS), Duration.MY_NEXT_TURN),), may=True)),
        on(Guard.B2, When(Moment.SUMMONED, (Still(Each(THEIRS, may=True), Duration.MY_NEXT_TURN),))),
        on(Guard.LOCK, SummonPrice(Who.ALL, 1)),
    ),
    card(
        "Frost Howler",
        "Strong",
        on(Guard.B12, Defence(THIS, 2)),
        on(Guard.B2, ScoreGlory(THIS, 1)),
        on(Guard.LOCK, TotalLess(2)),
    ),
    card(
        "Frost Howler",
        "Mighty",
        on(Guard.ALL, AttackVsMe(Dice(Side.ATTACKERS, levels=(1, 1)), Cap(0))),
        on(Guard.B1, When(Moment.BEFORE_DEFENDERS, (Destroy(Each(Dice(Side.THEIRS, levels=(1, 1)), Chooser.OWNER)),))),
        on(Guard.B2, When(Moment.BEFORE_DEFENDERS, (Destroy(Each(Dice(Side.THEIRS, levels=(0, 2)), Chooser.OWNER)),))),
        on(Guard.LOCK, DrawSize(Who.OPPONENTS, -1, DrawKind.OTHER)),
    ),
    card(
        "Pink Eye Cyclops",
        "Base",
        on(Guard.B1, When(Moment.BEFORE_DEFENDERS, (Boost(One(THEIRS), Duration.ATTACK, defence=-2),))),
        on(Guard.LOCK, DrawSize(Who.OPPONENTS, -1, DrawKind.OPENING)),
        on(Guard.LOCK1, When(Moment.BOUGHT_OUT, (GainGlory(1),), if_=InTurn(Who.OPPONENTS))),
    ),
    card(
        "Pink Eye Cyclops",
        "Strong",
        on(Guard.ALL, When(Moment.SCORES, (Discard(One(LOOSE_SPELLS)),), may=True)),
        on(Guard.B1, Attack(THIS, 2)),
        on(Guard.LOCK, Forbid(Action.REACTION_SPELLS, Who.ALL)),
        on(Guard.LOCK1, When(Moment.PLACED, (Discard(Each(LOOSE_SPELLS, Chooser.OWNER)),))),
    ),
    card(
        "Pink Eye Cyclops",
        "Mighty",
        on(Guard.ALL, DefendFirst(THIS)),
        on(Guard.B1, Immune(THIS)),
        on(
            Guard.LOCK0,
            When(
                Moment.PHASE3_STARTS,
                (Still(One(Dice(Side.ACTIVE), Chooser.OWNER), Duration.TURN),),
                if_=InTurn(Who.OPPONENTS),
            ),
        ),
        on(
            Guard.LOCK1,
            When(Moment.PHASE3_STARTS, (Still(One(Dice(Side.ACTIVE)), Duration.TURN),), if_=InTurn(Who.OPPONENTS)),
        ),
    ),
    card(
        "Poison Dart Frog",
        "Base",
        on(
            Guard.B1,
            When(
                Moment.DESTROYED, (Destroy(One(Dice(Side.ACTIVE, levels=(1, 1)))),), if_=InTurn(Who.OPPONENTS), may=True
            ),
        ),
        on(
            Guard.B2,
            When(
                Moment.DESTROYED, (Destroy(One(Dice(Side.ACTIVE, levels=(0, 2)))),), if_=InTurn(Who.OPPONENTS), may=True
            ),
        ),
        on(
            Guard.LOCK,
            When(
                Moment.SUMMONED,
                (Boost(IT, Duration.OWNERS_NEXT_TURN, defence=-1),),
                Dice(Side.ANY),
                AtLeast(Count(Dice(Side.ACTIVE, zones=(Zone.SUMMONED,))), 2),
            ),
        ),
    ),
    card(
        "Poison Dart Frog",
        "Strong",
        on(Guard.ALL, DefendFirst(THIS)),
        on(Guard.B12, When(Moment.DESTROYED, (ChangeTotal(Who.ME, by(None, -2, -4)),), if_=ByCause(Cause.DAMAGE))),
        on(Guard.LOCK, Activate((Destroy(One(Dice(Side.THEIRS, levels=(1, 1)))),), Pay(1, Coin.GLORY))),
    ),
    card(
        "Poison Dart Frog",
        "Mighty",
        on(
            Guard.ALL,
            Defence(
                Dice(Side.THEIRS, zones=(Zone.BATTLE,)),
                by(-1, -2, -4),
                Is(THIS, Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST))),
                True,
            ),
        ),
        on(Guard.LOCK, DrawSize(Who.ME, 1, DrawKind.OPENING), BuyoutPrice(Who.OPPONENTS, -1, THIS)),
    ),
    card(
        "Qladiator",
        "Base",
        on(Guard.ALL, When(Moment.SUMMONED, (UNLOCK_ONE,), may=True)),
        on(
            Guard.B1,
            When(Moment.ATTACK_OVER, (GainGlory(1),), if_=AtLeast(Count(Dice(Side.THEIRS, zones=(Zone.LOST,))), 1)),
        ),
        on(
            Guard.B2,
            When(
                Moment.ATTACK_OVER,
                (
                    GainGlory(
                        CountPlayers(PlayersWho(Who.OPPONENTS, AtLeast(Count(Dice(Side.THAT, zones=(Zone.LOST,))), 1)))
                    ),
                ),
            ),
        ),
    ),
    card(
        "Qladiator",
        "Strong",
        on(
            Guard.ALL,
            Instead(
                THIS, Happening.DESTROYED, (Save(THIS, Zone.HERE),), ByCause(Cause.DAMAGE), True, Pay(1, Coin.GLORY)
            ),
        ),
        on(Guard.B1, Defence(THIS, 1)),
        on(
            Guard.B2, Instead(THIS, Happening.DESTROYED, (Save(THIS, Zone.HERE),), ByCause(Cause.DAMAGE), True, limit=1)
        ),
    ),
    card(
        "Qladiator",
        "Mighty",
        on(Guard.B0, When(Moment.BEFORE_DEFENDERS, (PickDefender(Chosen(Who.OPPONENTS), Which.FIRST),))),
        on(
            Guard.B1,
            When(
                Moment.BEFORE_DEFENDERS,
                (
                    PickDefender(Chosen(Who.OPPONENTS), Which.FIRST),
                    Watch(Duration.ATTACK, Defence(Dice(Side.THAT), -2, first=True)),
                ),
            ),
        ),
        on(Guard.B2, When(Moment.BEFORE_DEFENDERS, (PickDefender(Who.OPPONENTS, Which.FIRST),))),
    ),
    card(
        "Quake Dragon Mystic",
        "Base",
        on(Guard.B12, When(Moment.SUMMONED, (DrawRoll(by(None, 1, 2)),), may=True)),
        on(Guard.LOCK, When(Moment.DRAWN, (Reroll(One(IT)),), if_=InTurn(Who.ME), may=True)),
    ),
    card(
        "Quake Dragon Mystic",
        "Strong",
        on(Guard.B12, Attack(THIS, Draws(Who.ME), if_=And((InTurn(Who.ME), JUST_SUMMONED)))),
        on(Guard.B2, Defence(THIS, Draws(Who.ME), JUST_SUMMONED)),
        on(
            Guard.LOCK,
            When(
                Moment.DRAWN,
                (LoseGlory(Who.ACTIVE, 1),),
                if_=And((InTurn(Who.OPPONENTS), AtLeast(Draws(Who.ACTIVE), 2))),
            ),
        ),
    ),
    card(
        "Quake Dragon Mystic",
        "Mighty",
        on(
            Guard.ALL,
            When(
                Moment.SCORES,
                (
                    Move(
                        One(Dice(Side.OTHERS, What.DIE, (Zone.USED,), ("Quake Dragon", "Quake Dragon Mystic"))),
                        Zone.ACTIVE,
                    ),
                ),
                may=True,
            ),
        ),
        on(
            Guard.B1,
            When(
                Moment.SUMMONED, (DrawRoll(1), Then((Watch(Duration.TURN, SummonPrice(Who.ME, -1, of=IT)),))), may=True
            ),
        ),
        on(
            Guard.B2,
            When(
                Moment.SUMMONED,
                (DrawRoll(1), Then((Watch(Duration.TURN, SummonPrice(Who.ME, free=True, of=IT)),))),
                may=True,
            ),
        ),
        on(Guard.LOCK, When(Moment.PHASE2_ENDS, (GainGlory(1, Who.ACTIVE),), if_=AtLeast(Draws(Who.ACTIVE), 3))),
    ),
    card(
        "Quaxos' Eye",
        "Base",
        on(Guard.LOCK, LockInto(Who.ALL), DrawSize(Who.ME, -1, DrawKind.OPENING)),
        on(Guard.LOCK2, NOT_FOR_SALE),
    ),
    card(
        "Quaxos' Eye",
        "Strong",
        on(Guard.ALL, When(Moment.SCORES, (UNLOCK_ONE,), may=True)),
        on(Guard.LOCK, LockInto(Who.ALL), ScoreGlory(MINE, -1, True)),
        on(Guard.LOCK2, NOT_FOR_SALE),
    ),
    card(
        "Quaxos' Eye",
        "Mighty",
        on(Guard.ALL, BuyoutPrice(Who.OPPONENTS, 1, Dice(Side.MINE, locked=True), True)),
        on(Guard.LOCK1, Activate((Rotate(One(MINE), Way.UP),), who=Who.ME, if_=InPhase(Phase.READY))),
        on(
            Guard.LOCK2,
            LockInto(Who.ALL),
            NOT_FOR_SALE,
            When(Moment.PHASE2_ENDS, (Rotate(One(Dice(Side.MINE, lowest=False)), Way.DOWN),), if_=InTurn(Who.ME)),
        ),
    ),
)
