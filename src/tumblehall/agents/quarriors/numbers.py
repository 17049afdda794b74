"""What the policy of Quarriors reads of a table: plain numbers by kind and by code of die, worked out once for each
table, quarter of the game and strength of the others' attacks."""

from functools import lru_cache

from tumblehall.agents.quarriors.scale import A_CULL, PER_QUIDDITY
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.usual import usual
from tumblehall.agents.quarriors.words import effects_worth
from tumblehall.agents.quarriors.worth import PER_LEVEL, _attacks, shown
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import THIS

FIRST = 9.0
"""Draws come before all else."""
ITSELF, WITH_ANOTHER = -1.0, -2.0
"""Marks of faces that are rolled again, alone or with another die: what that brings is seen in the pool."""


class Numbers:
    """See above."""

    __slots__ = ("cast", "creature", "die", "face", "pays", "use", "use_second")

    def __init__(self, t: Tables, rest: float, culls: bool, hostile: float) -> None:
        faces = shown(t, rest, A_CULL if culls else 0.0)
        texts = texts_of(t, rest)
        self.face = [face.worth(hostile) for face in faces]
        """By code: a die of the pool."""
        self.die = [sum(self.face[code : code + 6]) / 6 for code in range(0, len(self.face), 8)]
        """By kind: a die that is rolled."""
        for kind, worth in enumerate(self.die):
            self.face[kind << 3 | 7] = worth
        self.creature = [
            worth + PER_LEVEL * t.faces[code].level if t.faces[code].creature else 0.0
            for code, worth in enumerate(self.face)
        ]
        """By code: a creature that is paid for."""
        self.cast = [text.always for text in texts]
        """By code: what a spell or a locked die says."""
        self.use = [_use(t, rest, face, False) for face in t.faces]
        self.use_second = [_use(t, rest, face, True) for face in t.faces]
        """By code: an immediate effect, or one of the marks above."""


def _use(t: Tables, rest: float, face: CardFace, second: bool) -> float:
    if not face.immediate or (second and len(face.uses) < 2):
        return 0.0
    said = face.uses[second] if face.uses else None
    effect = getattr(said.clause, "do", (None,))[0] if said is not None else None
    if (face.face.draw and said is None) or isinstance(effect, e.DrawRoll):
        return FIRST
    if said is None or isinstance(effect, e.Reroll):
        alone = face.face.reroll == 1 or (isinstance(effect, e.Reroll) and effect.dice is THIS)
        return (ITSELF if alone else WITH_ANOTHER) if said is not None or face.face.reroll else 0.0
    assert isinstance(said.clause, c.Use)
    return max(0.0, effects_worth(t, rest, said.clause.do) - PER_QUIDDITY * face.quiddity)


@lru_cache(maxsize=2048)
def numbers_of(t: Tables, quarter: int, culls: bool, hostile: int) -> Numbers:
    return Numbers(t, 1.0 - quarter / 4, culls, float(hostile))


@lru_cache(maxsize=4096)
def list_worth(t: Tables, quarter: int, program: int, place: int) -> float:
    """What one of the lists of effects inside another brings."""
    return effects_worth(t, 1.0 - quarter / 4, t.program(program).effects[place : place + 1])


@lru_cache(maxsize=4096)
def ability_worth(t: Tables, quarter: int, code: int) -> float:
    """What the ability of a die brings, less its price."""
    worth = 0.0
    for said in t.faces[code].says.get(c.Activate, ()):
        worth = _priced(t, quarter, said.clause)
    return worth


@lru_cache(maxsize=1024)
def anchored_worth(t: Tables, quarter: int, kind: int) -> float:
    said = t.cards[kind].anchored
    return 0.0 if said is None else _priced(t, quarter, said.clause)


def _priced(t: Tables, quarter: int, clause: object) -> float:
    assert isinstance(clause, c.Activate)
    price = PER_QUIDDITY * usual(clause.price.n) if isinstance(clause.price, e.Pay) else 0.0
    return effects_worth(t, 1.0 - quarter / 4, clause.do) - price


attacks_of = _attacks
