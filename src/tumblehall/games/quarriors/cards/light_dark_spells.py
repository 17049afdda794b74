"""The spells of Light vs. Dark: 10 cards."""

from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, Enchant, React, When
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    Cull,
    Destroy,
    DrawRoll,
    GainQuiddity,
    If,
    MoreCaptures,
    Move,
    OneOf,
    Rotate,
    Save,
    Then,
)
from tumblehall.games.quarriors.language.modifiers import Attack, Defence, ScoreGlory
from tumblehall.games.quarriors.language.selectors import All, Count, Dice, Each, Either, Exactly, InTurn, Is, One, UpTo
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    VICTIM,
    Energy,
    Guard,
    Moment,
    Purse,
    Side,
    Way,
    What,
    Who,
    Window,
    Zone,
)

USED = Dice(Side.MINE, What.DIE, (Zone.USED,))
MAY_CULL = Cull(UpTo(1, USED))
THEIRS = Dice(Side.THEIRS)
ALL_DARK = Dice(Side.MINE, zones=(Zone.READY, Zone.QUEST), energy=Energy.DARK)
ENDS_WITHOUT_DARK = When(
    Moment.SCORED_ALL,
    (Move(THIS, Zone.USED),),
    if_=Exactly(Count(Dice(Side.MINE, zones=(Zone.SCORED_NOW,), energy=Energy.DARK)), 0),
)
GAIN_DARK = GainQuiddity(1, Purse.DARK)
THEIR_LIGHT = Dice(Side.THEIRS, energy=Energy.LIGHT)
ALL_LIGHT = Dice(Side.MINE, zones=(Zone.READY, Zone.QUEST), energy=Energy.LIGHT)
MINE = Dice(Side.MINE)
ENDS_WITHOUT_LIGHT = When(
    Moment.SCORED_ALL,
    (Move(THIS, Zone.USED),),
    if_=Exactly(Count(Dice(Side.MINE, zones=(Zone.SCORED_NOW,), energy=Energy.LIGHT)), 0),
)
MY_LIGHT = Dice(Side.MINE, energy=Energy.LIGHT)
GAIN_LIGHT = GainQuiddity(1, Purse.LIGHT)

LIGHT_DARK_SPELLS = (
    card(
        "Dark",
        "Cantrip",
        on(Guard.S0, AtReady((GainQuiddity(2, Purse.DARK),))),
        on(Guard.S12, AtReady((GainQuiddity(by(None, 2, 3), Purse.DARK), MAY_CULL))),
    ),
    card(
        "Dark",
        "Charm",
        on(Guard.S0, Attach(One(THEIRS), (Attack(HOST, -2),))),
        on(Guard.S1, Attach(One(THEIRS), (Attack(HOST, -3), Defence(HOST, -1)))),
        on(Guard.S2, Attach(One(THEIRS), (Attack(HOST, -3), Defence(HOST, -1), ScoreGlory(HOST, -1)))),
    ),
    card(
        "Dark",
        "Enchantment",
        on(Guard.S0, Enchant((Attack(ALL_DARK, 1), ENDS_WITHOUT_DARK))),
        on(Guard.S1, Enchant((Attack(ALL_DARK, 2), ENDS_WITHOUT_DARK))),
        on(
            Guard.S2,
            Enchant(
                (
                    Attack(ALL_DARK, 2),
                    Defence(Dice(Side.THEIRS, zones=(Zone.BATTLE,), energy=Energy.LIGHT), -1, InTurn(Who.ME)),
                    ENDS_WITHOUT_DARK,
                )
            ),
        ),
    ),
    card(
        "Dark",
        "Incantation",
        on(Guard.S0, Cast((Destroy(One(Dice(Side.ANY, energy=Energy.LIGHT, levels=(1, 1)))), Then((GAIN_DARK,))))),
        on(Guard.S1, Cast((Destroy(One(Dice(Side.ANY, energy=Energy.LIGHT, levels=(0, 2)))), Then((GAIN_DARK,))))),
        on(
            Guard.S2,
            Cast(
                (
                    Destroy(One(Either((Dice(Side.ANY, energy=Energy.LIGHT), Dice(Side.ANY, levels=(0, 2)))))),
                    Then((GAIN_DARK,)),
                )
            ),
        ),
    ),
    card(
        "Dark",
        "Spell",
        on(Guard.S0, Cast((Rotate(Each(THEIRS), Way.DOWN),))),
        on(Guard.S1, Cast((Rotate(All(THEIR_LIGHT), Way.DOWN),))),
        on(Guard.S2, Cast((Rotate(All(THEIRS), Way.DOWN),))),
    ),
    card(
        "Light",
        "Cantrip",
        on(Guard.S0, React((Window.RESCUE,), (Move(VICTIM, Zone.ACTIVE),))),
        on(
            Guard.S1,
            React(
                (Window.RESCUE,),
                (OneOf(((Move(VICTIM, Zone.ACTIVE),), (If(Is(VICTIM, ALL_LIGHT), (Save(VICTIM),)),))),),
            ),
        ),
        on(Guard.S2, React((Window.RESCUE,), (Save(VICTIM),))),
    ),
    card(
        "Light",
        "Charm",
        on(Guard.S0, Attach(One(MINE), (Defence(HOST, 2),))),
        on(
            Guard.S12,
            Attach(
                One(MINE),
                (Defence(HOST, by(None, 2, 4)), When(Moment.SCORES, (Cull(UpTo(by(None, 1, 2), USED)),), HOST)),
            ),
        ),
    ),
    card(
        "Light",
        "Enchantment",
        on(Guard.S0, Enchant((Defence(ALL_LIGHT, 1), ENDS_WITHOUT_LIGHT))),
        on(Guard.S1, Enchant((Defence(ALL_LIGHT, 2), ENDS_WITHOUT_LIGHT))),
        on(Guard.S2, Enchant((Defence(ALL_LIGHT, 2), ScoreGlory(MY_LIGHT, 1, first=True), ENDS_WITHOUT_LIGHT))),
    ),
    card(
        "Light",
        "Incantation",
        on(Guard.S0, Cast((Rotate(One(MINE), Way.UP), Then((GAIN_LIGHT,))))),
        on(Guard.S1, Cast((Rotate(All(MY_LIGHT), Way.UP),))),
        on(Guard.S2, Cast((Rotate(All(MINE), Way.UP),))),
    ),
    card(
        "Light",
        "Spell",
        on(Guard.S0, AtReady((GainQuiddity(2, Purse.LIGHT),))),
        on(Guard.S1, AtReady((GainQuiddity(2, Purse.LIGHT), DrawRoll(1)))),
        on(Guard.S2, AtReady((GainQuiddity(2, Purse.LIGHT), DrawRoll(1), MoreCaptures(1)))),
    ),
)
