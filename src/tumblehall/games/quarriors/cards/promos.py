"""The three Quaxos promos, and the Key Master of locks."""

from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.declare import card, on
from tumblehall.games.quarriors.language.effects import Lock, OneOf, Unlock
from tumblehall.games.quarriors.language.modifiers import Defence, Forbid, NoDamage, SummonPrice
from tumblehall.games.quarriors.language.selectors import AtLeast, Count, Dice, One
from tumblehall.games.quarriors.language.terms import THIS, Action, Guard, Moment, Shows, Side, What, Who, Zone

OTHER_QUAXOS = Count(Dice(Side.ANY, types=("Quaxos'",), not_this=True))
UNHURT = NoDamage(THIS, vs=AtLeast(Count(Dice(Side.THAT, zones=(Zone.BATTLE,), types=("Quaxos'",))), 1))

PROMOS = (
    card("Quake Dragon", "Quaxos'", on(Guard.ALL, UNHURT, Defence(THIS, OTHER_QUAXOS))),
    card("Scavenging Goblin", "Quaxos'", on(Guard.ALL, UNHURT, Defence(THIS, OTHER_QUAXOS))),
    card(
        "Warrior of the Quay",
        "Quaxos'",
        on(Guard.ALL, UNHURT),
        on(
            Guard.CARD,
            SummonPrice(
                Who.ALL,
                free=True,
                of=Dice(Side.ANY, What.DIE, (Zone.ACTIVE,), ("Warrior of the Quay",)),
                if_=AtLeast(OTHER_QUAXOS, 1),
            ),
        ),
    ),
    card(
        "Lord of the Quarry",
        "Key Master",
        on(
            Guard.ALL,
            When(
                Moment.SUMMONED,
                (
                    OneOf(
                        (
                            (Unlock(One(Dice(Side.ANY, locked=True))),),
                            (Lock(One(Dice(Side.MINE, What.DIE, (Zone.SPENT,), shows=Shows.LOCK)), True),),
                        )
                    ),
                ),
                may=True,
            ),
        ),
        on(Guard.B1, Forbid(Action.BUYOUT, Who.OPPONENTS, Dice(Side.MINE, locked=True))),
    ),
)
