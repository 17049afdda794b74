"""The 26 cards of Quarmageddon."""

from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, React, Use, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Capture,
    Cull,
    Destroy,
    Discard,
    DrawRoll,
    DrawWait,
    GainDie,
    GainGlory,
    GainQuiddity,
    Give,
    LoseGlory,
    Move,
    Repeat,
    Reroll,
    Then,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    CaptureLimit,
    CapturePrice,
    Defence,
    FaceQuiddity,
    Immune,
    Lethal,
    ScoreGlory,
)
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    AtLeast,
    ByCause,
    Chosen,
    CostOf,
    Count,
    Dice,
    Done,
    Each,
    GloryOf,
    Is,
    LevelOf,
    Min,
    One,
    PlayersWho,
    PrintedGlory,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    VICTIM,
    Cause,
    Chooser,
    Guard,
    Handling,
    Moment,
    Side,
    What,
    Who,
    Window,
    Zone,
)

IMMUNE = Immune(THIS)
OTHER_IMPS = Count(Dice(Side.OTHERS, classes=("Mischievous Imp",)))
FOES_SPELLS = Dice(Side.THEIRS, What.SPELL)

QUARMAGEDDON = (
    card(
        "Discriminating",
        "Cantrip",
        on(Guard.S, Cast((Cull(Each(Dice(Side.THEIRS, What.DIE, (Zone.USED,), highest_cost=True))),))),
    ),
    card(
        "Discriminating",
        "Charm",
        on(Guard.S, Cast((GainGlory(PrintedGlory(Dice(Side.MINE, zones=(Zone.SCORED,), cost_at_most=3))),))),
    ),
    card(
        "Discriminating",
        "Incantation",
        on(Guard.S, Cast((Move(AnyNumber(Dice(Side.MINE, What.DIE, (Zone.USED,), cost_at_least=4)), Zone.BAG),))),
    ),
    card(
        "Discriminating",
        "Spell",
        on(
            Guard.S,
            AtReady(
                (
                    Cull(UpTo(1, Dice(Side.MINE, What.DIE, (Zone.ACTIVE, Zone.USED), cost_at_most=1))),
                    Then((DrawRoll(1),)),
                )
            ),
        ),
    ),
    card(
        "Oblation",
        "Cantrip",
        on(
            Guard.S,
            Attach(
                One(Dice(Side.MINE)),
                (
                    When(
                        Moment.DESTROYED,
                        (Capture(One(Dice(Side.ANY, What.SPELL_DIE, (Zone.WILDS,), cost_at_most=5))),),
                        HOST,
                        may=True,
                    ),
                ),
            ),
        ),
    ),
    card(
        "Oblation",
        "Charm",
        on(
            Guard.S,
            Cast((Destroy(One(Dice(Side.MINE, zones=(Zone.READY, Zone.QUEST), locked=False))), GainGlory(LevelOf(IT)))),
        ),
    ),
    card(
        "Oblation",
        "Incantation",
        on(
            Guard.S,
            AtReady(
                (Cull(UpTo(1, Dice(Side.MINE, What.DIE, (Zone.ACTIVE,)))), Then((GainQuiddity(Min((5, CostOf(IT)))),)))
            ),
        ),
    ),
    card("Oblation", "Spell", on(Guard.S, React((Window.RESCUE,), (Cull(VICTIM), DrawWait(2))))),
    card("Gnome Barbarian", "Base", on(Guard.B1, IMMUNE)),
    card(
        "Gnome Barbarian",
        "Strong",
        on(
            Guard.B1,
            When(
                Moment.DESTROYED,
                (Destroy(One(Dice(Side.DESTROYER, zones=(Zone.BATTLE,)), Chooser.OWNER)),),
                if_=ByCause(Cause.DAMAGE),
            ),
        ),
    ),
    card("Gnome Barbarian", "Mighty", on(Guard.B1, IMMUNE, Defence(THIS, 3))),
    card("Heavenly Seraph", "Base", on(Guard.ALL, Defence(Dice(Side.OTHERS), 1)), on(Guard.B1, IMMUNE)),
    card("Heavenly Seraph", "Strong", on(Guard.ALL, Immune(Dice(Side.OTHERS))), on(Guard.B1, IMMUNE)),
    card("Heavenly Seraph", "Mighty", on(Guard.ALL, IMMUNE), on(Guard.B1, ScoreGlory(THIS, 1))),
    card(
        "Lord of the Quarry",
        "Base",
        on(
            Guard.ALL,
            When(
                Moment.SCORES,
                (Capture(One(Dice(Side.ANY, What.DIE, (Zone.WILDS,), cost_at_most=by(4, 6, None)))),),
                may=True,
            ),
        ),
    ),
    card(
        "Lord of the Quarry",
        "Strong",
        on(
            Guard.ALL,
            When(
                Moment.SCORES,
                (
                    LoseGlory(
                        Chosen(
                            PlayersWho(Who.OPPONENTS, AtLeast(GloryOf(Who.THAT), 1)), by(1, 0, None), by(1, 2, None)
                        ),
                        1,
                    ),
                    Then((GainGlory(Done()),)),
                ),
            ),
        ),
    ),
    card(
        "Lord of the Quarry", "Mighty", on(Guard.ALL, CapturePrice(Who.ME, -1)), on(Guard.B1, CaptureLimit(Who.ME, 1))
    ),
    card(
        "Mischievous Imp",
        "Base",
        on(Guard.B1, When(Moment.SUMMONED, (Discard(One(FOES_SPELLS)),), may=True)),
        on(Guard.B2, When(Moment.SUMMONED, (Discard(Each(FOES_SPELLS, may=True)),))),
    ),
    card(
        "Mischievous Imp",
        "Strong",
        on(
            Guard.B12,
            When(
                Moment.SCORES,
                (
                    Repeat(
                        by(None, 1, 2),
                        (
                            Give(
                                UpTo(
                                    1,
                                    Dice(
                                        Side.MINE,
                                        What.DIE,
                                        (Zone.USED,),
                                        ("Basic Quiddity", "Assistant", "Corrupted Quiddity"),
                                    ),
                                ),
                                Chosen(Who.OPPONENTS),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    card(
        "Mischievous Imp",
        "Mighty",
        on(Guard.ALL, Attack(THIS, OTHER_IMPS), Defence(THIS, OTHER_IMPS)),
        on(
            Guard.B12,
            When(
                Moment.SUMMONED,
                (
                    Move(
                        UpTo(by(None, 1, 2), Dice(Side.MINE, What.DIE, (Zone.USED,), ("Mischievous Imp",))),
                        Zone.ACTIVE,
                        True,
                    ),
                ),
            ),
        ),
    ),
    card("Troll Behemoth", "Base", on(Guard.Q1, Use(Handling.KEEP, (Reroll(THIS),))), on(Guard.B1, Defence(THIS, 2))),
    card("Troll Behemoth", "Strong", on(Guard.Q1, Use(Handling.SPEND, (DrawRoll(1),))), on(Guard.B1, Attack(THIS, 2))),
    card(
        "Troll Behemoth",
        "Mighty",
        on(
            Guard.ALL,
            Defence(
                Dice(Side.THEIRS, zones=(Zone.BATTLE,)),
                -2,
                Is(THIS, Dice(Side.ATTACKERS, zones=(Zone.READY, Zone.QUEST))),
                True,
                True,
            ),
        ),
        on(Guard.Q1, FaceQuiddity(3)),
        on(Guard.B1, Defence(THIS, 2)),
    ),
    card("Voodoo Doll", "Base", on(Guard.ALL, Lethal())),
    card(
        "Voodoo Doll",
        "Strong",
        on(Guard.ALL, Lethal()),
        on(Guard.B1, When(Moment.SUMMONED, (GainDie("Assistant"), DrawRoll(2)))),
    ),
    card(
        "Voodoo Doll",
        "Mighty",
        on(Guard.ALL, Lethal()),
        on(
            Guard.B1,
            When(
                Moment.SUMMONED,
                (Move(All(Dice(Side.MINE, What.DIE, (Zone.SPENT, Zone.USED), ("Voodoo Doll",))), Zone.ACTIVE, True),),
                may=True,
            ),
        ),
    ),
)
