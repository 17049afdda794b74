"""The spells of Quartifacts: 8 cards."""

from typing import cast

from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, React
from tumblehall.games.quarriors.language.declare import by, card, on
from tumblehall.games.quarriors.language.effects import (
    ChangeTotal,
    Damage,
    Deflect,
    Destroy,
    GainGlory,
    GainQuiddity,
    Move,
    PickDefender,
    Then,
)
from tumblehall.games.quarriors.language.modifiers import Attack, Defence, DefendLast, QuestLevels
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    Chosen,
    Count,
    Dice,
    Either,
    Half,
    InPhase,
    InTurn,
    Is,
    Not,
    One,
    Players,
    PlayersWho,
    TotalOf,
)
from tumblehall.games.quarriors.language.terms import HOST, Guard, Phase, Purse, Side, What, Which, Who, Window, Zone

ON_QUEST = Dice(Side.MINE, zones=(Zone.QUEST,))
BEARER = Dice(Side.ANY, zones=(Zone.READY, Zone.QUEST), bearing=(What.SPELL, What.QUARTIFACT))
MINE = One(Dice(Side.MINE))
HOST_ON_QUEST = Is(HOST, ON_QUEST)
FOES = cast(Players, by(Chosen(Who.OPPONENTS), Who.OPPONENTS, None))

QUARTIFACTS_SPELLS = (
    card(
        "Misdirection",
        "Cantrip",
        on(
            Guard.S,
            React(
                (Window.PARTY_SENT,),
                (
                    Move(
                        One(
                            Dice(
                                Side.ACTIVE,
                                zones=(Zone.QUEST,),
                                levels=(
                                    0,
                                    by(1, 9, None),
                                ),
                            )
                        ),
                        Zone.READY,
                    ),
                ),
            ),
        ),
    ),
    card(
        "Misdirection",
        "Charm",
        on(Guard.S0, Attach(MINE, (DefendLast(HOST),))),
        on(
            Guard.S1,
            Attach(
                MINE,
                (
                    DefendLast(HOST),
                    Defence(HOST, 2),
                ),
            ),
        ),
    ),
    card(
        "Misdirection",
        "Incantation",
        on(Guard.S0, React((Window.PROTECTION,), (ChangeTotal(vs=Who.ME, zero=True),))),
        on(
            Guard.S1,
            React(
                (Window.PROTECTION,),
                (
                    ChangeTotal(vs=Who.ME, zero=True),
                    Deflect(
                        Half(TotalOf(Who.ME)),
                        Chosen(
                            PlayersWho(
                                Who.OPPONENTS,
                                if_=And(
                                    (
                                        Not(InTurn(Who.THAT)),
                                        AtLeast(Count(Dice(Side.THAT, locked=False)), 1),
                                    )
                                ),
                            )
                        ),
                        otherwise=Who.ACTIVE,
                    ),
                ),
            ),
        ),
    ),
    card(
        "Misdirection",
        "Spell",
        on(
            Guard.S,
            Cast((PickDefender(FOES, Which.ALL),), if_=InPhase(Phase.ATTACK)),
        ),
    ),
    card(
        "Quasar",
        "Cantrip",
        on(Guard.S, AtReady((GainQuiddity(by(2, 3, 4), Purse.SUMMON),))),
    ),
    card(
        "Quasar",
        "Charm",
        on(
            Guard.S0,
            Attach(
                MINE,
                (
                    Attack(HOST, 1, if_=HOST_ON_QUEST),
                    QuestLevels(1),
                ),
            ),
        ),
        on(
            Guard.S1,
            Attach(
                MINE,
                (
                    Attack(HOST, 2, if_=HOST_ON_QUEST),
                    QuestLevels(1),
                ),
            ),
        ),
        on(
            Guard.S2,
            Attach(
                MINE,
                (
                    Attack(HOST, 3, if_=HOST_ON_QUEST),
                    QuestLevels(1),
                    Defence(HOST, 1, if_=HOST_ON_QUEST),
                ),
            ),
        ),
    ),
    card(
        "Quasar",
        "Incantation",
        on(
            Guard.S,
            Cast(
                (
                    Damage(
                        Chosen(PlayersWho(Who.OPPONENTS, if_=AtLeast(Count(Dice(Side.THAT, zones=(Zone.QUEST,))), 1))),
                        by(3, 5, 7),
                    ),
                )
            ),
        ),
    ),
    card(
        "Quasar",
        "Spell",
        on(
            Guard.S0,
            Cast(
                (
                    Destroy(One(BEARER)),
                    Then((GainGlory(1),)),
                )
            ),
        ),
        on(
            Guard.S1,
            Cast(
                (
                    Destroy(
                        One(
                            Either(
                                (
                                    BEARER,
                                    Dice(Side.ANY, zones=(Zone.QUEST,), levels=(0, 2)),
                                )
                            )
                        )
                    ),
                    Then((GainGlory(1),)),
                )
            ),
        ),
        on(
            Guard.S2,
            Cast(
                (
                    Destroy(
                        One(
                            Either(
                                (
                                    BEARER,
                                    Dice(Side.ANY, zones=(Zone.QUEST,)),
                                )
                            )
                        )
                    ),
                    Then((GainGlory(1),)),
                )
            ),
        ),
    ),
)
