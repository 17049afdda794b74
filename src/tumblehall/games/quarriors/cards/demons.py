"""The 19 cards of Rise of the Demons."""

from tumblehall.games.quarriors.language.clauses import Cast, Instead, Use, When
from tumblehall.games.quarriors.language.declare import card, on
from tumblehall.games.quarriors.language.effects import (
    Destroy,
    DrawRoll,
    GainDie,
    GainGlory,
    GainQuiddity,
    Give,
    LoseGlory,
    Move,
    Rotate,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import Defence, Forbid, NoDamage, ScoreFirst, Stats
from tumblehall.games.quarriors.language.selectors import (
    All,
    AtLeast,
    ByCause,
    Chosen,
    Count,
    Dice,
    Each,
    Exactly,
    One,
    PlayersWho,
    Plus,
)
from tumblehall.games.quarriors.language.terms import (
    THIS,
    VICTIM,
    Action,
    Cause,
    Duration,
    Guard,
    Handling,
    Happening,
    Moment,
    Side,
    Way,
    What,
    Who,
    Zone,
)

FOES = Dice(Side.THEIRS)
FOES_USED = Each(Dice(Side.THEIRS, What.DIE, (Zone.USED,)))
HAUNTED = Count(Dice(Side.THAT, What.DIE, (Zone.USED,), ("Corrupted Quiddity",)))
FOES_IN_PLAY = PlayersWho(Who.OPPONENTS, AtLeast(Count(Dice(Side.THAT, zones=(Zone.READY, Zone.QUEST))), 1))
CORRUPT = GainDie("Corrupted Quiddity")

DEMONS = (
    card(
        "Corrupted Quiddity",
        "Basic",
        on(Guard.X3, When(Moment.FACE_ROLLED, (CORRUPT,))),
        on(Guard.CARD, Forbid(Action.CAPTURE, Who.ALL)),
    ),
    card("Corruption", "Cantrip", on(Guard.S, Cast((GainQuiddity(3), CORRUPT)))),
    card(
        "Corruption",
        "Charm",
        on(Guard.S, Cast((GainGlory(Count(Dice(Side.THEIRS, What.DIE, (Zone.USED,), ("Corrupted Quiddity",)))),))),
    ),
    card(
        "Corruption",
        "Incantation",
        on(
            Guard.S,
            Cast((Destroy(All(Dice(Side.ANY, zones=(Zone.READY, Zone.QUEST)))), Move(THIS, Zone.REMOVED), CORRUPT)),
        ),
    ),
    card(
        "Corruption",
        "Spell",
        on(Guard.S, Cast((GainDie("Corrupted Quiddity", Who.OPPONENTS, otherwise=(LoseGlory(Who.THAT, 1),)),))),
    ),
    card(
        "Deathdealer",
        "Corrupted",
        on(Guard.ALL, When(Moment.SUMMONED, (CORRUPT,)), When(Moment.DESTROYED, (LoseGlory(Who.ME, 2),))),
    ),
    card(
        "Defender of the Pale",
        "Corrupted",
        on(
            Guard.B1,
            When(
                Moment.SUMMONED,
                (GainDie("Corrupted Quiddity", Who.ACTIVE),),
                FOES,
                Exactly(Count(Dice(Side.ACTIVE, zones=(Zone.SUMMONED,))), 1),
            ),
        ),
        on(Guard.B2, When(Moment.SUMMONED, (GainDie("Corrupted Quiddity", Who.ACTIVE),), FOES)),
    ),
    card(
        "Devotee of the Holy Query",
        "Corrupted",
        on(
            Guard.B1,
            Defence(THIS, 2),
            When(
                Moment.SCORES,
                (Give(One(Dice(Side.MINE, What.DIE, (Zone.USED,), ("Corrupted Quiddity",))), Chosen(Who.OPPONENTS)),),
                may=True,
            ),
        ),
    ),
    card(
        "Ghostly Spirit",
        "Corrupted",
        on(
            Guard.ALL,
            NoDamage(
                THIS,
                vs=AtLeast(
                    Count(Dice(Side.THAT, What.DIE, (Zone.ACTIVE, Zone.SPENT, Zone.USED), ("Corrupted Quiddity",))), 1
                ),
            ),
            When(Moment.SCORES, (CORRUPT,)),
        ),
    ),
    card(
        "Primordial Ooze",
        "Corrupted",
        on(
            Guard.ALL,
            Stats(
                Plus(
                    (2, Count(Dice(Side.ANY, What.DIE, (Zone.ACTIVE, Zone.SPENT, Zone.USED), ("Corrupted Quiddity",))))
                )
            ),
            When(Moment.SUMMONED, (GainDie("Corrupted Quiddity", Chosen(Who.OPPONENTS)),)),
        ),
    ),
    card(
        "Quake Dragon",
        "Corrupted",
        on(Guard.B0, When(Moment.BEFORE_DEFENDERS, (GainDie("Corrupted Quiddity", FOES_IN_PLAY),))),
        on(
            Guard.B1,
            When(
                Moment.BEFORE_DEFENDERS,
                (GainDie("Corrupted Quiddity", FOES_IN_PLAY, otherwise=(LoseGlory(Who.THAT, 1),)),),
            ),
        ),
        on(
            Guard.B2,
            When(
                Moment.BEFORE_DEFENDERS,
                (
                    GainDie("Corrupted Quiddity", FOES_IN_PLAY),
                    Watch(
                        Duration.TURN,
                        Instead(
                            Dice(Side.THEIRS, zones=(Zone.LOST,)),
                            Happening.TO_USED,
                            (Move(VICTIM, Zone.REMOVED),),
                            ByCause(Cause.DAMAGE),
                        ),
                    ),
                ),
            ),
        ),
    ),
    card(
        "Questing Wizard",
        "Corrupted",
        on(Guard.B0, When(Moment.SCORES, (GainDie("Corrupted Quiddity", n=2),))),
        on(
            Guard.Q1,
            Use(
                Handling.SPEND,
                (
                    Move(
                        One(Dice(Side.MINE, What.DIE, (Zone.ACTIVE, Zone.USED), ("Corrupted Quiddity",))), Zone.REMOVED
                    ),
                    Then((DrawRoll(1),)),
                ),
            ),
        ),
    ),
    card(
        "Scavenging Goblin",
        "Corrupted",
        on(Guard.ALL, When(Moment.SCORES, (CORRUPT,))),
        on(Guard.B1, When(Moment.SUMMONED, (GainQuiddity(2), CORRUPT), may=True)),
    ),
    card(
        "Warrior of the Quay",
        "Corrupted",
        on(Guard.ALL, When(Moment.FIRST_LOSS, (GainDie("Corrupted Quiddity", Who.LOSER),))),
    ),
    card(
        "Witching Hag",
        "Corrupted",
        on(
            Guard.ALL,
            When(
                Moment.SCORES,
                (
                    LoseGlory(PlayersWho(Who.OPPONENTS, AtLeast(HAUNTED, 1)), 1),
                    GainDie("Corrupted Quiddity", PlayersWho(Who.OPPONENTS, Exactly(HAUNTED, 0))),
                ),
            ),
        ),
    ),
    card(
        "Demonic Overlord",
        "Base",
        on(
            Guard.ALL,
            ScoreFirst(),
            When(Moment.SCORES, (Destroy(All(Dice(Side.OTHERS, not_classes=("Demonic Overlord",)))),)),
        ),
    ),
    card(
        "Demonic Overlord",
        "Lesser",
        on(Guard.B0, When(Moment.SUMMONED, (GainDie("Corrupted Quiddity", otherwise=(LoseGlory(Who.ME, 1),)),))),
        on(
            Guard.B1,
            When(
                Moment.SUMMONED,
                (
                    GainDie("Corrupted Quiddity", otherwise=(LoseGlory(Who.ME, 1),)),
                    GainDie("Corrupted Quiddity", Who.OPPONENTS),
                ),
            ),
        ),
    ),
    card(
        "Demonic Overlord",
        "Strong",
        on(Guard.B0, When(Moment.SUMMONED, (Rotate(All(FOES), Way.DOWN),))),
        on(
            Guard.B1, When(Moment.SUMMONED, (Destroy(All(Dice(Side.THEIRS, lowest=True))), Rotate(All(FOES), Way.DOWN)))
        ),
    ),
    card(
        "Demonic Overlord",
        "Mighty",
        on(Guard.B0, When(Moment.SCORES, (Move(FOES_USED, Zone.REMOVED),))),
        on(
            Guard.B1, When(Moment.SCORES, (Move(FOES_USED, Zone.REMOVED), GainDie("Corrupted Quiddity", Who.OPPONENTS)))
        ),
    ),
)
