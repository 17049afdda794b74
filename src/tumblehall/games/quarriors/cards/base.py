"""The 53 cards of the base set."""

from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, Instead, React, Use, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    Capture,
    ChangeTotal,
    Cull,
    Destroy,
    Discard,
    DrawRoll,
    DrawWait,
    GainGlory,
    GainQuiddity,
    Later,
    MoreCaptures,
    Move,
    Reroll,
    RollOut,
    Rotate,
    Save,
    Score,
    Still,
    Swap,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    AttackVsMe,
    Cap,
    CapturePrice,
    Copy,
    Defence,
    Doomed,
    Forbid,
    ScoreGlory,
    Stats,
    SummonPrice,
    Untargetable,
    VoidSpells,
)
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    AtLeast,
    AttackOf,
    CostOf,
    Count,
    CountPlayers,
    Dice,
    Done,
    Each,
    Exactly,
    InPhase,
    Is,
    One,
    PlayersWho,
    Plus,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    VICTIM,
    Action,
    Duration,
    Guard,
    Handling,
    Happening,
    Moment,
    Phase,
    Side,
    Way,
    What,
    Who,
    Window,
    Zone,
)

ALL, B1, B2, B12 = Guard.ALL, Guard.B1, Guard.B2, Guard.B12
S, S1, S2, Q1, RR, CARD = Guard.S, Guard.S1, Guard.S2, Guard.Q1, Guard.RR, Guard.CARD
TURN = Duration.TURN
IN_PLAY = (Zone.READY, Zone.QUEST)
SCORED = Count(Dice(Side.MINE, zones=(Zone.SCORED,)))

ANY = Dice(Side.ANY)
MINE = Dice(Side.MINE)
MINE_ANYWHERE = Dice(Side.MINE, zones=IN_PLAY)
OTHERS = Dice(Side.OTHERS)
ACTIVE = Dice(Side.MINE, What.DIE, (Zone.ACTIVE,))
USED = Dice(Side.MINE, What.DIE, (Zone.USED,))
QUIDDITY_USED = Dice(Side.MINE, What.DIE, (Zone.USED,), classes=("Basic Quiddity",))
QUIDDITY = Count(Dice(Side.MINE, What.DIE, (Zone.ACTIVE, Zone.SPENT, Zone.USED), classes=("Basic Quiddity",)))
OWN_SPELLS = Dice(Side.MINE, What.SPELL_DIE, (Zone.READY, Zone.ACTIVE))

LOSERS = PlayersWho(Who.OPPONENTS, AtLeast(Count(Dice(Side.THAT, zones=(Zone.LOST,))), 1))

BASICS = (
    card("Basic Quiddity", "Basic"),
    card(
        "Assistant",
        "Basic",
        on(RR, Use(Handling.KEEP, (Reroll(One(Dice(Side.OTHERS, What.DIE, (Zone.ACTIVE,))), and_this=True),))),
    ),
    card("Portal", "Basic"),
)

SPELLS = (
    card("Death", "Cantrip", on(S, Cast((Boost(All(MINE), TURN, attack=by(None, 2, 3)),)))),
    card(
        "Death",
        "Charm",
        on(S, Attach(One(ANY), (Attack(HOST, by(None, 3, 5)), Defence(HOST, by(None, 3, 5))))),
    ),
    card(
        "Death",
        "Incantation",
        on(S1, Cast((Destroy(One(Dice(Side.ANY, levels=(1, 2)))),))),
        on(S2, Cast((Destroy(One(ANY)),))),
    ),
    card("Death", "Spell", on(S, Cast((Destroy(Each(Dice(Side.THEIRS, defence_at_most=5))),)))),
    card("Growth", "Cantrip", on(S, AtReady((GainQuiddity(2), MoreCaptures(1))))),
    card("Growth", "Charm", on(S, Cast((GainQuiddity(3),)))),
    card("Growth", "Incantation", on(S, AtReady((GainQuiddity(2), Reroll(UpTo(2, ACTIVE)))))),
    card("Growth", "Spell", on(S, AtReady((GainQuiddity(2), DrawRoll(1))))),
    card("Life", "Cantrip", on(S, Attach(One(ANY), (Defence(HOST, 4),)))),
    card(
        "Life",
        "Charm",
        on(
            S,
            React(
                (Window.ANYTIME,),
                (Watch(TURN, Instead(MINE_ANYWHERE, Happening.DESTROYED, (Move(VICTIM, Zone.ACTIVE),))),),
            ),
        ),
    ),
    card(
        "Life",
        "Incantation",
        on(S, React((Window.ANYTIME,), (Still(One(Dice(Side.ANY, zones=IN_PLAY)), TURN),))),
    ),
    card("Life", "Spell", on(S, React((Window.ANYTIME,), (Boost(All(MINE), TURN, defence=4),)))),
    card("Shaping", "Cantrip", on(S, React((Window.RESCUE,), (Save(VICTIM),)))),
    card("Shaping", "Charm", on(S, Cast((Rotate(All(MINE), Way.ONE_UP),)))),
    card(
        "Shaping",
        "Incantation",
        on(
            S,
            Attach(
                One(ANY),
                (
                    When(
                        Moment.SCORES,
                        (
                            Cull(One(USED)),
                            Then(
                                (
                                    Capture(
                                        One(Dice(Side.ANY, What.DIE, (Zone.WILDS,), cost_at_most=Plus((CostOf(IT), 3))))
                                    ),
                                )
                            ),
                        ),
                        may=True,
                        of=HOST,
                    ),
                ),
            ),
        ),
    ),
    card("Shaping", "Spell", on(S, Cast((Discard(One(Dice(Side.ANY, What.SPELL, not_this=True))),)))),
    card("Victory", "Cantrip", on(S, Attach(One(ANY), (ScoreGlory(HOST, 2),)))),
    card("Victory", "Charm", on(S, Cast((GainGlory(SCORED),), if_=AtLeast(SCORED, 2)))),
    card("Victory", "Incantation", on(S, Cast((GainGlory(3),)))),
    card(
        "Victory",
        "Spell",
        on(S, Cast((GainGlory(CountPlayers(LOSERS)),), if_=InPhase(Phase.CAPTURE))),
    ),
)

CREATURES = (
    card(
        "Deathdealer",
        "Base",
        on(ALL, When(Moment.SCORES, (Swap(One(Dice(Side.THEIRS, What.DIE, (Zone.USED,)))),), may=True)),
    ),
    card("Deathdealer", "Strong", on(ALL, When(Moment.I_DESTROY, (Score(),)))),
    card("Deathdealer", "Mighty", on(ALL, When(Moment.FIRST_LOSS, (ChangeTotal(Who.LOSER, AttackOf(THIS)),)))),
    card(
        "Defender of the Pale",
        "Base",
        on(
            B12,
            When(
                Moment.SCORED_ALL,
                (GainGlory(Count(Dice(Side.OTHERS, zones=(Zone.SCORED_NOW,)))),),
                if_=Is(THIS, Dice(Side.MINE, zones=(Zone.SCORED_NOW,))),
            ),
        ),
    ),
    card("Defender of the Pale", "Strong", on(B12, When(Moment.SCORES, (DrawWait(by(None, 1, 2)),)))),
    card("Defender of the Pale", "Mighty", on(B12, SummonPrice(Who.OPPONENTS, by(None, 1, 2)))),
    card("Devotee of the Holy Query", "Base", on(B1, Defence(THIS, 2))),
    card(
        "Devotee of the Holy Query",
        "Strong",
        on(
            B1,
            When(
                Moment.SCORES,
                (Capture(One(Dice(Side.ANY, What.SPELL_DIE, (Zone.WILDS,), cost_at_most=4)), to=Zone.BAG),),
                may=True,
            ),
        ),
    ),
    card(
        "Devotee of the Holy Query",
        "Mighty",
        on(
            B1,
            Defence(THIS, 3),
            VoidSpells(Dice(Side.DEFENDERS, zones=IN_PLAY), if_=Is(THIS, Dice(Side.ATTACKERS, zones=IN_PLAY))),
            Untargetable(THIS),
        ),
    ),
    card(
        "Ghostly Spirit",
        "Base",
        on(ALL, Instead(THIS, Happening.DESTROYED, (Save(THIS),), may=True, price=Cull(One(QUIDDITY_USED)))),
    ),
    card("Ghostly Spirit", "Strong", on(ALL, Instead(THIS, Happening.DESTROYED, (Move(THIS, Zone.ACTIVE),)))),
    card(
        "Ghostly Spirit",
        "Mighty",
        on(
            ALL,
            Instead(
                THIS,
                Happening.DESTROYED,
                (
                    Move(THIS, Zone.ASIDE),
                    Later(Moment.I_DESTROY, (RollOut(THIS, creature=Zone.READY, other=Zone.USED),)),
                ),
            ),
        ),
    ),
    card("Primordial Ooze", "Base", on(ALL, Stats(QUIDDITY), Doomed(Exactly(QUIDDITY, 0)))),
    card(
        "Primordial Ooze",
        "Strong",
        on(ALL, Copy(One(Dice(Side.THEIRS)), attack=0, defence=5)),
    ),
    card("Primordial Ooze", "Mighty", on(ALL, Stats(Count(ANY)))),
    card(
        "Quake Dragon",
        "Base",
        on(ALL, When(Moment.BEFORE_DEFENDERS, (Destroy(All(Dice(Side.THEIRS, levels=(1, 1)))),))),
    ),
    card("Quake Dragon", "Strong", on(ALL, AttackVsMe(Dice(Side.ATTACKERS, levels=(1, 2)), Cap(0)))),
    card("Quake Dragon", "Mighty", on(B12, Defence(THIS, by(None, 1, 2))), on(B2, ScoreGlory(THIS, 2))),
    card(
        "Questing Wizard",
        "Base",
        on(Q1, Use(Handling.KEEP, (DrawRoll(1), Reroll(THIS)))),
        on(B2, Defence(THIS, 1), ScoreGlory(THIS, 1)),
    ),
    card(
        "Questing Wizard",
        "Strong",
        on(ALL, When(Moment.SCORES, (Cull(AnyNumber(OWN_SPELLS)), Then((GainGlory(Done()),))))),
    ),
    card(
        "Questing Wizard",
        "Mighty",
        on(ALL, When(Moment.SCORES, (Watch(TURN, CapturePrice(Who.ME, -2)), MoreCaptures(1)))),
        on(Q1, Use(Handling.SPEND, (DrawRoll(2),))),
    ),
    card("Scavenging Goblin", "Base", on(B1, When(Moment.SUMMONED, (GainQuiddity(1),)))),
    card("Scavenging Goblin", "Strong", on(B1, Defence(THIS, Count(OTHERS)))),
    card("Scavenging Goblin", "Mighty", on(B1, When(Moment.DESTROYED, (DrawWait(2),)))),
    card("Warrior of the Quay", "Base", on(ALL, Attack(THIS, 3, vs=Exactly(Count(Dice(Side.THAT)), 1)))),
    card("Warrior of the Quay", "Strong", on(ALL, Attack(OTHERS, 1), Defence(OTHERS, 1))),
    card(
        "Warrior of the Quay",
        "Mighty",
        on(ALL, When(Moment.SUMMONED, (Destroy(All(Dice(Side.THEIRS, classes=("Warrior of the Quay",)))),))),
        on(CARD, Forbid(Action.SECOND_SUMMON, Who.ALL)),
    ),
    card("Witching Hag", "Base", on(ALL, When(Moment.I_DESTROY, (GainQuiddity(1),)))),
    card(
        "Witching Hag",
        "Strong",
        on(
            ALL,
            When(
                Moment.SCORES,
                (Move(One(Dice(Side.OTHERS, What.CREATURE_DIE, (Zone.USED,))), Zone.ACTIVE),),
                may=True,
            ),
        ),
    ),
    card("Witching Hag", "Mighty", on(ALL, AttackVsMe(Dice(Side.ATTACKERS), Cap(3)))),
)

BASE = (*BASICS, *SPELLS, *CREATURES)
