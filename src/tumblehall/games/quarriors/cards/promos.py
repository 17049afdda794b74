"""The three Quaxos promos."""

from tumblehall.games.quarriors.language.declare import card, on
from tumblehall.games.quarriors.language.modifiers import Defence, NoDamage, SummonPrice
from tumblehall.games.quarriors.language.selectors import AtLeast, Count, Dice
from tumblehall.games.quarriors.language.terms import THIS, Guard, Side, What, Who, Zone

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
)
