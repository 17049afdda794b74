"""The quests of Quartifacts: 12 cards. Each has a bonus and three quartifacts."""

from tumblehall.games.quarriors.language.clauses import Instead, When
from tumblehall.games.quarriors.language.declare import card, on
from tumblehall.games.quarriors.language.effects import (
    Capture,
    Cull,
    Destroy,
    DrawRoll,
    DrawWait,
    GainDie,
    GainGlory,
    Lock,
    LoseGlory,
    Move,
    Repeat,
    RerollQuestDie,
    Rotate,
    Save,
    Then,
    Unlock,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    Defence,
    FirstStrike,
    FixedAttack,
    Forbid,
    Immune,
    NoDamage,
    PierceImmunity,
    QuestLevels,
    ScoreGlory,
    SummonPrice,
    Untargetable,
    VoidSpells,
)
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    ByCause,
    Chosen,
    Count,
    Dice,
    Done,
    Each,
    Either,
    InTurn,
    Is,
    Min,
    One,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    VICTIM,
    Action,
    Cause,
    Chooser,
    Duration,
    Guard,
    Happening,
    Moment,
    Shows,
    Side,
    Way,
    What,
    Who,
    Zone,
)

ON_QUEST = Dice(Side.MINE, zones=(Zone.QUEST,))
USED = Dice(Side.MINE, What.DIE, zones=(Zone.USED,))

QUESTS = (
    card(
        "The Holy Quail",
        "The Hunt For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (Cull(One(USED)),), may=True)),
        on(Guard.ART1, Defence(HOST, 3)),
        on(
            Guard.ART2,
            When(
                Moment.SCORES,
                (Capture(One(Dice(Side.ANY, What.SPELL_DIE, zones=(Zone.WILDS,), cost_at_most=3))),),
                HOST,
                may=True,
            ),
        ),
        on(Guard.ART3, Instead(HOST, Happening.DESTROYED, (Save(HOST, Zone.HERE),))),
    ),
    card(
        "The Holy Quail",
        "The Search For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (GainGlory(1),))),
        on(Guard.ART1, ScoreGlory(HOST, 1)),
        on(Guard.ART2, When(Moment.PLACED, (DrawRoll(2),), may=True)),
        on(Guard.ART3, Defence(Dice(Side.OTHERS, zones=(Zone.HERE,)), 1)),
    ),
    card(
        "The Holy Quail",
        "The Expedition For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (GainDie("Corrupted Quiddity", Who.OPPONENTS),))),
        on(Guard.ART1, Immune(HOST)),
        on(
            Guard.ART2,
            When(Moment.PLACED, (Unlock(One(Dice(Side.ANY, locked=True))),), may=True),
            Forbid(Action.BUYOUT, Who.OPPONENTS, Dice(Side.MINE, locked=True)),
        ),
        on(
            Guard.ART3,
            NoDamage(
                HOST,
                from_=Either(
                    (
                        Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST), classes=("Demonic Overlord",)),
                        Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST), types=("Corrupted",)),
                    )
                ),
            ),
        ),
    ),
    card(
        "The Holy Quail",
        "The Quest For",
        on(
            Guard.BONUS,
            When(
                Moment.QUEST_BONUS,
                (Move(One(Dice(Side.MINE, What.CREATURE_DIE, zones=(Zone.USED,))), Zone.ACTIVE),),
                may=True,
            ),
        ),
        on(Guard.ART1, When(Moment.SCORES, (Cull(UpTo(2, USED)),), HOST)),
        on(Guard.ART2, Instead(HOST, Happening.SPELLS_GO_HOME, (Move(VICTIM, Zone.READY),))),
        on(Guard.ART3, Instead(HOST, Happening.TO_USED, (Move(HOST, Zone.ACTIVE),), if_=ByCause(Cause.SCORE))),
    ),
    card(
        "Exqualibur",
        "The Hunt For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (Watch(Duration.TURN, SummonPrice(Who.ME, free=True), uses=1),))),
        on(Guard.ART1, Attack(HOST, 4)),
        on(Guard.ART2, Attack(HOST, 2), Defence(HOST, 2)),
        on(Guard.ART3, When(Moment.BEFORE_DEFENDERS, (Destroy(Each(Dice(Side.THEIRS, defence_at_most=2), may=True)),))),
    ),
    card(
        "Exqualibur",
        "The Search For",
        on(
            Guard.BONUS,
            When(
                Moment.QUEST_BONUS,
                (Capture(One(Dice(Side.ANY, What.DIE, zones=(Zone.WILDS,), cost_at_most=4))),),
                may=True,
            ),
        ),
        on(
            Guard.ART1,
            Attack(HOST, 2),
            When(
                Moment.I_DESTROY,
                (GainGlory(1),),
                if_=And(
                    (
                        InTurn(Who.ME),
                        ByCause(Cause.DAMAGE),
                        Is(HOST, Dice(Side.MINE, zones=(Zone.BATTLE,))),
                    )
                ),
                limit=1,
            ),
        ),
        on(Guard.ART2, Defence(HOST, 3, if_=Is(HOST, ON_QUEST))),
        on(Guard.ART3, When(Moment.PLACED, (DrawRoll(1),), may=True), When(Moment.SCORES, (DrawWait(1),), HOST)),
    ),
    card(
        "Exqualibur",
        "The Expedition For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (Move(One(USED), Zone.REMOVED),), may=True)),
        on(Guard.ART1, Attack(HOST, 3), PierceImmunity()),
        on(
            Guard.ART2,
            When(
                Moment.PLACED,
                (Lock(One(Dice(Side.MINE, What.DIE, zones=(Zone.ACTIVE, Zone.SPENT), shows=Shows.LOCK)), False),),
                may=True,
            ),
        ),
        on(
            Guard.ART3,
            Attack(
                HOST,
                Min(
                    (
                        5,
                        Count(Dice(Side.THEIRS, What.DIE, zones=(Zone.USED,), classes=("Corrupted Quiddity",))),
                    )
                ),
            ),
        ),
    ),
    card(
        "Exqualibur",
        "The Quest For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (RerollQuestDie(1, bonus=(GainGlory(1),)),), may=True)),
        on(Guard.ART1, FirstStrike(HOST)),
        on(Guard.ART2, QuestLevels(1)),
        on(
            Guard.ART3,
            Attack(
                HOST,
                Min(
                    (
                        4,
                        Count(ON_QUEST),
                    )
                ),
                if_=Is(HOST, Dice(Side.MINE)),
            ),
        ),
    ),
    card(
        "The Tri-Clops Skull",
        "The Hunt For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (LoseGlory(Who.OPPONENTS, 1),))),
        on(
            Guard.ART1,
            When(Moment.BEFORE_DEFENDERS, (Destroy(Each(Dice(Side.THEIRS, levels=(1, 1)), by=Chooser.OWNER)),)),
        ),
        on(Guard.ART2, Attack(HOST, 3)),
        on(Guard.ART3, Defence(HOST, 4)),
    ),
    card(
        "The Tri-Clops Skull",
        "The Search For",
        on(Guard.BONUS, When(Moment.QUEST_BONUS, (GainGlory(2),))),
        on(Guard.ART1, ScoreGlory(HOST, 2)),
        on(
            Guard.ART2,
            When(
                Moment.DESTROYED,
                (Destroy(One(Dice(Side.ACTIVE, zones=(Zone.BATTLE,), levels=(0, 2)))),),
                HOST,
                if_=InTurn(Who.OPPONENTS),
                may=True,
            ),
        ),
        on(Guard.ART3, Untargetable(HOST), VoidSpells(HOST, Who.OPPONENTS)),
    ),
    card(
        "The Tri-Clops Skull",
        "The Expedition For",
        on(
            Guard.BONUS,
            When(
                Moment.QUEST_BONUS,
                (
                    Cull(UpTo(3, Dice(Side.MINE, What.DIE, zones=(Zone.USED,), classes=("Corrupted Quiddity",)))),
                    Then((Repeat(Done(), (GainDie("Corrupted Quiddity", Chosen(Who.OPPONENTS)),)),)),
                ),
            ),
        ),
        on(
            Guard.ART1,
            When(
                Moment.SCORES,
                (GainDie("Corrupted Quiddity", Who.OPPONENTS, otherwise=(LoseGlory(Who.THAT, 1),)),),
                HOST,
            ),
        ),
        on(Guard.ART2, Attack(HOST, 3, vs=AtLeast(Count(Dice(Side.THAT, locked=True)), 1))),
        on(Guard.ART3, Forbid(Action.BUYOUT, Who.ALL), Immune(HOST)),
    ),
    card(
        "The Tri-Clops Skull",
        "The Quest For",
        on(
            Guard.BONUS,
            When(Moment.QUEST_BONUS, (Destroy(One(Dice(Side.ANY, zones=(Zone.READY, Zone.QUEST)))),), may=True),
        ),
        on(Guard.ART1, When(Moment.PLACED, (Rotate(HOST, Way.TOP),))),
        on(Guard.ART2, FixedAttack(HOST)),
        on(Guard.ART3, Instead(HOST, Happening.DESTROYED, (Move(HOST, Zone.ACTIVE),))),
    ),
)
