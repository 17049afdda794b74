"""The Relic Thieves and Wayfaring Minstrels of Quartifacts: 6 cards."""

from tumblehall.games.quarriors.language.clauses import Instead, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Cull,
    DrawWait,
    GainGlory,
    LoseGlory,
    May,
    Move,
    Pay,
    Strip,
    TakeQuartifact,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import Attack, AttackVsMe, Defence, Immune, SummonPrice
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    Chosen,
    Count,
    Dice,
    Exactly,
    GloryOf,
    InTurn,
    Is,
    One,
    PlayersWho,
    Plus,
)
from tumblehall.games.quarriors.language.terms import (
    THIS,
    VICTIM,
    Counting,
    Duration,
    Guard,
    Happening,
    Moment,
    Side,
    Source,
    What,
    Who,
    Zone,
)

COMPANIONS = Dice(Side.OTHERS, zones=(Zone.HERE,))
FALLEN = Dice(Side.THEIRS, zones=(Zone.FALLEN,))
OTHERS_DONE = AtLeast(Count(Dice(Side.OTHERS, zones=(Zone.PARTY,))), 2)
LADEN = Dice(Side.THEIRS, zones=(Zone.BATTLE,), bearing=(What.SPELL, What.QUARTIFACT))
RICHER = PlayersWho(
    Who.OPPONENTS,
    if_=AtLeast(
        GloryOf(Who.THAT),
        Plus(
            (
                GloryOf(Who.ME),
                1,
            )
        ),
    ),
)

QUARTIFACTS_FRIENDS = (
    card(
        "Relic Thief",
        "Base",
        on(
            Guard.ALL,
            When(
                Moment.SUMMONED,
                (May((TakeQuartifact(One(Dice(Side.THEIRS, What.QUARTIFACT, attached=False))),), Pay(by(2, 1, 0))),),
                if_=Exactly(Count(Dice(Side.MINE, What.QUARTIFACT, zones=(Zone.READY, Zone.QUEST))), 0),
            ),
        ),
    ),
    card(
        "Relic Thief",
        "Strong",
        on(
            Guard.ALL,
            Instead(
                FALLEN,
                Happening.QUARTIFACT_GOES_HOME,
                (TakeQuartifact(VICTIM),),
                if_=Is(THIS, Dice(Side.MINE, zones=(Zone.CHALLENGE,))),
                may=True,
            ),
        ),
        on(
            Guard.B1,
            When(
                Moment.SUMMONED,
                (
                    LoseGlory(Chosen(RICHER), 1),
                    Then((GainGlory(1),)),
                ),
            ),
        ),
        on(
            Guard.B2,
            When(
                Moment.SUMMONED,
                (
                    LoseGlory(RICHER, 1),
                    Then((GainGlory(1),)),
                ),
            ),
        ),
    ),
    card(
        "Relic Thief",
        "Mighty",
        on(Guard.ALL, Immune(THIS, (Source.QUARTIFACT,)), AttackVsMe(Dice(Side.ATTACKERS), Counting.NO_QUARTIFACTS)),
        on(
            Guard.B1,
            When(Moment.BEFORE_DEFENDERS, (Strip(One(LADEN), 1),), may=True),
            When(Moment.CHALLENGE_MET, (Strip(One(LADEN), 1),), if_=InTurn(Who.ME), may=True),
        ),
        on(
            Guard.B2,
            When(Moment.BEFORE_DEFENDERS, (Strip(One(LADEN)),), may=True),
            When(Moment.CHALLENGE_MET, (Strip(One(LADEN)),), if_=InTurn(Who.ME), may=True),
        ),
    ),
    card(
        "Wayfaring Minstrel",
        "Base",
        on(Guard.ALL, Attack(COMPANIONS, 1)),
        on(Guard.B12, When(Moment.SUMMONED, (Watch(Duration.TURN, SummonPrice(Who.ME, by(None, -1, -2))),))),
    ),
    card(
        "Wayfaring Minstrel",
        "Strong",
        on(Guard.B0, Instead(COMPANIONS, Happening.DESTROYED, (Move(VICTIM, Zone.ACTIVE),), may=True, limit=1)),
        on(
            Guard.B1,
            Instead(COMPANIONS, Happening.DESTROYED, (Move(VICTIM, Zone.ACTIVE),), may=True, limit=1),
            Defence(THIS, 1),
        ),
        on(Guard.B2, Instead(COMPANIONS, Happening.DESTROYED, (Move(VICTIM, Zone.ACTIVE),), may=True)),
    ),
    card(
        "Wayfaring Minstrel",
        "Mighty",
        on(
            Guard.ALL,
            When(
                Moment.SCORED_ALL,
                (DrawWait(1),),
                if_=And(
                    (
                        Is(THIS, Dice(Side.MINE, zones=(Zone.SCORED_NOW,))),
                        AtLeast(Count(Dice(Side.OTHERS, zones=(Zone.SCORED_NOW,))), 2),
                    )
                ),
            ),
            When(Moment.QUEST_DONE, (DrawWait(1),), if_=OTHERS_DONE),
        ),
        on(Guard.B1, When(Moment.QUEST_DONE, (GainGlory(1),), if_=OTHERS_DONE)),
        on(Guard.B2, When(Moment.QUEST_DONE, (Cull(One(Dice(Side.MINE, What.DIE, zones=(Zone.USED,)))),), may=True)),
    ),
)
