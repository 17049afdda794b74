"""The Squire and the first three classes of creatures of Quartifacts: 10 cards."""

from tumblehall.games.quarriors.language.clauses import Instead, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Destroy,
    DrawWait,
    GainGlory,
    MoreCaptures,
    Move,
    RerollQuestDie,
    SetQuestDie,
    TakeQuartifact,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    Defence,
    Forbid,
    Immune,
    NoDamage,
    QuestLevels,
    SpillToQuest,
    SummonPrice,
)
from tumblehall.games.quarriors.language.selectors import All, And, AtLeast, Count, Dice, InTurn, Is, Min
from tumblehall.games.quarriors.language.terms import (
    THIS,
    VICTIM,
    Action,
    Duration,
    Guard,
    Happening,
    Moment,
    QuestFace,
    Side,
    What,
    Who,
    Zone,
)

ON_QUEST = Dice(Side.MINE, zones=(Zone.QUEST,))
COMPANIONS = Dice(Side.OTHERS, zones=(Zone.HERE,))
FALLEN = Dice(Side.THEIRS, zones=(Zone.FALLEN,))
CARRIES = Is(THIS, Dice(Side.MINE, zones=(Zone.READY, Zone.QUEST), bearing=(What.QUARTIFACT,)))
THIS_ON_QUEST = Is(THIS, ON_QUEST)

QUARTIFACTS = (
    card(
        "Squire",
        "Basic",
        on(Guard.CARD, When(Moment.CAPTURED, (MoreCaptures(1),))),
        on(Guard.B1, QuestLevels(1, once=True)),
    ),
    card(
        "Ancient Guide",
        "Base",
        on(Guard.B0, When(Moment.QUEST_DONE, (DrawWait(1),))),
        on(Guard.B1, When(Moment.QUEST_DONE, (DrawWait(1),)), QuestLevels(1, once=True)),
        on(
            Guard.B2,
            When(
                Moment.QUEST_DONE,
                (
                    DrawWait(1),
                    GainGlory(1),
                ),
            ),
            QuestLevels(1, once=True),
        ),
    ),
    card(
        "Ancient Guide",
        "Strong",
        on(Guard.ALL, Defence(COMPANIONS, by(1, 1, 2))),
        on(Guard.B1, Defence(COMPANIONS, 1, if_=THIS_ON_QUEST)),
        on(Guard.B2, When(Moment.SUMMONED, (Watch(Duration.TURN, SummonPrice(Who.ME, -1)),))),
    ),
    card(
        "Ancient Guide",
        "Mighty",
        on(Guard.ALL, When(Moment.QUEST_DIE, (RerollQuestDie(by(1, 2, 1)),), may=True)),
        on(Guard.B2, Instead(THIS, Happening.QUEST_DIE, (SetQuestDie(QuestFace.ART1),), may=True)),
    ),
    card(
        "Knight of Quamelot",
        "Base",
        on(Guard.ALL, Attack(THIS, 2, if_=CARRIES), Defence(THIS, 2, if_=CARRIES)),
        on(
            Guard.B12,
            When(
                Moment.CHALLENGE_OVER,
                (GainGlory(1),),
                if_=And(
                    (
                        InTurn(Who.ME),
                        AtLeast(Count(FALLEN), 1),
                    )
                ),
            ),
        ),
        on(Guard.B2, Instead(THIS, Happening.CHALLENGER_GOES_HOME, (Move(THIS, Zone.READY),), may=True)),
    ),
    card(
        "Knight of Quamelot",
        "Strong",
        on(
            Guard.ALL,
            Attack(
                THIS,
                Min(
                    (
                        3,
                        Count(COMPANIONS),
                    )
                ),
            ),
        ),
        on(Guard.B1, Defence(COMPANIONS, 1)),
        on(Guard.B2, Immune(THIS), Immune(COMPANIONS)),
    ),
    card(
        "Knight of Quamelot",
        "Mighty",
        on(Guard.ALL, When(Moment.QUEST_DONE, (GainGlory(by(1, 1, 2)),))),
        on(Guard.B1, Forbid(Action.LONE_CHALLENGE, Who.OPPONENTS, THIS)),
        on(
            Guard.B2,
            Instead(
                THIS,
                Happening.QUARTIFACT_GOES_HOME,
                (TakeQuartifact(VICTIM),),
                if_=Is(THIS, Dice(Side.MINE, zones=(Zone.PARTY,))),
            ),
        ),
    ),
    card(
        "Manxome Minotaur",
        "Base",
        on(Guard.ALL, Forbid(Action.START_QUEST, Who.ME, THIS)),
        on(Guard.B1, Attack(THIS, 2, if_=THIS_ON_QUEST)),
        on(
            Guard.B2,
            When(
                Moment.CHALLENGE_OVER,
                (
                    GainGlory(
                        Min(
                            (
                                2,
                                Count(FALLEN),
                            )
                        )
                    ),
                ),
                if_=InTurn(Who.ME),
            ),
        ),
    ),
    card(
        "Manxome Minotaur",
        "Strong",
        on(
            Guard.ALL,
            When(
                Moment.CHALLENGE_MET,
                (
                    Destroy(
                        All(
                            Dice(
                                Side.THEIRS,
                                zones=(Zone.CHALLENGE,),
                                levels=(
                                    by(1, 1, 0),
                                    by(1, 1, 2),
                                ),
                            )
                        )
                    ),
                ),
                if_=InTurn(Who.OPPONENTS),
            ),
        ),
        on(Guard.B1, Defence(THIS, 2, if_=THIS_ON_QUEST)),
    ),
    card(
        "Manxome Minotaur",
        "Mighty",
        on(Guard.ALL, SpillToQuest()),
        on(Guard.B1, Defence(THIS, 1)),
        on(Guard.B2, NoDamage(THIS, from_=Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST), levels=(1, 1)))),
    ),
)
