"""What the policy of Quarriors reads of a table: plain numbers by kind and by code of die, worked out once for each
table, quarter of the game and strength of the others' attacks."""

from functools import lru_cache
from operator import mul

from tumblehall.agents.quarriors.learnt import learnt
from tumblehall.agents.quarriors.quick_scale import A_CULL, FACES, NOW, PER_COST, PER_QUIDDITY, WORTH_TAKING
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.usual import usual
from tumblehall.agents.quarriors.words import effects_worth
from tumblehall.agents.quarriors.worth import QUARTERS, ROLLS, SUMMONED, attacks_of, shown
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import THIS
from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.state import NO_FACE, QuarriorsState

FIRST = 9.0
"""Draws come before all else."""
ITSELF, WITH_ANOTHER = -1.0, -2.0
"""Marks of faces that are rolled again, alone or with another die: what that brings is seen in the pool."""


class Numbers:
    """See above. By code, but for `die` and the attack to reckon with."""

    __slots__ = ("creature", "die", "face", "hostile", "said", "stand", "take", "use", "use_second")

    def __init__(self, t: Tables, rest: float, culls: bool, hostile: float) -> None:
        self.hostile = hostile
        self.face = [face.worth(hostile, FACES.trip) for face in shown(t, rest, A_CULL if culls else 0.0, FACES)]
        """A die of the pool."""
        self.die = [sum(self.face[code : code + 6]) / 6 for code in range(0, len(self.face), 8)]
        """By kind: a die that is rolled."""
        for kind, worth in enumerate(self.die):
            self.face[kind << 3 | NO_FACE] = worth
        self.creature = [
            worth + FACES.level * t.faces[code].level if t.faces[code].creature else 0.0
            for code, worth in enumerate(self.face)
        ]
        """A creature that is paid for."""
        known = learnt(t)
        self.stand = [NOW * worth + known["summon"][code >> 3] for code, worth in enumerate(self.creature)]
        """A creature that is summoned."""
        self.take = [
            worth + PER_COST * t.cost[kind] + known["take"][kind] - WORTH_TAKING for kind, worth in enumerate(self.die)
        ]
        """By kind: a die that is captured."""
        self.said = [text.always for text in texts_of(t, rest)]
        """What a spell or a locked die says."""
        self.use = [_use(t, rest, face, False) for face in t.faces]
        self.use_second = [_use(t, rest, face, True) for face in t.faces]
        """An immediate effect, or one of the marks above."""


def _use(t: Tables, rest: float, face: CardFace, second: bool) -> float:
    if not face.immediate or (second and len(face.uses) < 2):
        return 0.0
    if not face.uses:
        return FIRST if face.face.draw else ITSELF if face.face.reroll == 1 else WITH_ANOTHER
    clause = face.uses[second].clause
    assert isinstance(clause, c.Use)
    match clause.do[0]:
        case e.DrawRoll():
            return FIRST
        case e.Reroll(dice):
            return ITSELF if dice is THIS or face.face.reroll == 1 else WITH_ANOTHER
        case _:
            return max(0.0, effects_worth(t, rest, clause.do) - PER_QUIDDITY * face.quiddity)


@lru_cache(maxsize=512)
def _numbers(t: Tables, quarter: int, culls: bool, hostile: int) -> Numbers:
    return Numbers(t, 1.0 - quarter / QUARTERS, culls, float(hostile))


def quarter_of(s: QuarriorsState) -> int:
    """How many quarters of the way to its end the game has gone."""
    return QUARTERS * max(s.glory) // goal_of(s)


def numbers_for(s: QuarriorsState, seat: int) -> Numbers:
    """Against the attack to reckon with, by the dice in bag and used pile of the strongest opponent."""
    attacks, most = attacks_of(s.tables), 0.0
    for other in range(s.players):
        if other != seat:
            bag, used = s.bag[other], s.used[other]
            many = sum(bag) + sum(used)
            if many:
                most = max(most, (sum(map(mul, bag, attacks)) + sum(map(mul, used, attacks))) / many)
    return _numbers(s.tables, quarter_of(s), s.culls, round(most * ROLLS * SUMMONED))


def owned_by(s: QuarriorsState, seat: int) -> list[int]:
    """How many dice of each kind a player has, those on quests apart."""
    owned = [a + b for a, b in zip(s.bag[seat], s.used[seat], strict=True)]
    for code in s.active[seat]:
        owned[code >> 3] += 1
    for code in s.spent[seat]:
        owned[code >> 3] += 1
    for die in s.ready[seat]:
        owned[die.code >> 3] += 1
    return owned


@lru_cache(maxsize=4096)
def list_worth(t: Tables, quarter: int, program: int) -> float:
    """What a list of effects brings the player who has it done."""
    return effects_worth(t, 1.0 - quarter / QUARTERS, t.program(program).effects)


@lru_cache(maxsize=4096)
def ability_worth(t: Tables, quarter: int, code: int) -> float:
    """What the ability of a die brings, less its price."""
    return sum(_priced(t, quarter, said.clause) for said in t.faces[code].says.get(c.Activate, ()))


@lru_cache(maxsize=1024)
def anchored_worth(t: Tables, quarter: int, kind: int) -> float:
    """What the anchored spell of a card brings, less its price."""
    said = t.cards[kind].anchored
    return 0.0 if said is None else _priced(t, quarter, said.clause)


def _priced(t: Tables, quarter: int, clause: c.Clause) -> float:
    assert isinstance(clause, c.Activate)
    price = PER_QUIDDITY * usual(clause.price.n) if isinstance(clause.price, e.Pay) else 0.0
    return effects_worth(t, 1.0 - quarter / QUARTERS, clause.do) - price
