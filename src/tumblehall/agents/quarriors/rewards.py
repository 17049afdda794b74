"""What a quest of Quarriors brings those who complete it, counted in glory: its glory, culls, and the quest die."""

from functools import lru_cache

from tumblehall.agents.quarriors.scale import A_CARRY, A_QUEST_CULL, PER_DRAW, PER_QUIDDITY
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.usual import usual
from tumblehall.agents.quarriors.words import Text, effects_worth
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Moment

FACES = 6


def art_worth(text: Text) -> float:
    """What a quartifact brings: somebody must carry it, who then scores or falls."""
    return A_CARRY * (text.always + 0.6 * text.scores + 0.4 * text.falls)


@lru_cache(maxsize=256)
def rewards(t: Tables, rest: float, quest: int) -> tuple[float, ...]:
    """By face of a quest die what it brings."""
    return tuple(_reward(t, rest, quest << 3 | face) for face in range(FACES))


def _reward(t: Tables, rest: float, code: int) -> float:
    face = t.faces[code]
    match face.face.reward:
        case "quid":
            return PER_QUIDDITY * face.face.amount
        case "dice":
            return PER_DRAW * face.face.amount
        case "art":
            return art_worth(texts_of(t, rest)[code])
        case _:
            return sum(_answered(t, rest, said.clause) for said in face.when.get(Moment.QUEST_BONUS, ()))


def _answered(t: Tables, rest: float, clause: object) -> float:
    assert isinstance(clause, When)
    worth = effects_worth(t, rest, clause.do)
    return max(0.0, worth) if clause.may else worth


def said_when_done(t: Tables, rest: float, code: int) -> float:
    """What a creature says about a quest that it completes."""
    found = [said.clause for said in t.faces[code].when.get(Moment.QUEST_DONE, ())]
    return sum(effects_worth(t, rest, clause.do) for clause in found if isinstance(clause, When))


def trip_worth(t: Tables, rest: float, code: int) -> float:
    """What a creature of that face brings on the best quest, which it completes in part."""
    added = [
        said.clause.n for said in t.faces[code].says.get(m.QuestLevels, ()) if isinstance(said.clause, m.QuestLevels)
    ]
    levels = t.faces[code].face.level + sum(map(usual, added))
    found = [
        min(1.0, levels / t.cards[quest].facts.level) * (t.glory[quest] + sum(rewards(t, rest, quest)) / FACES)
        for quest in t.quests
    ]
    best = max(found, default=0.0)
    return best + A_QUEST_CULL + said_when_done(t, rest, code) if best else 0.0
