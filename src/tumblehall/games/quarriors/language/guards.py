"""On which faces of a die clauses work: what the guard before them says."""

from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.language.terms import Guard


def works_on(guard: Guard, face: Face) -> bool:
    """Whether clauses behind that guard work on that face (Q6: only on a face of their kind)."""
    match guard:
        case Guard.ALL:
            return face.creature
        case Guard.B0 | Guard.B1 | Guard.B2:
            return face.creature and face.bursts == int(guard.name[1])
        case Guard.B12:
            return face.creature and face.bursts in (1, 2)
        case Guard.S:
            return face.spell
        case Guard.S0 | Guard.S1 | Guard.S2:
            return face.spell and face.bursts == int(guard.name[1])
        case Guard.S12:
            return face.spell and face.bursts in (1, 2)
        case Guard.Q1:
            return face.quiddity > 0 and face.bursts == 1
        case Guard.RR:
            return face.reroll == 2
        case Guard.IMM:
            return face.question
        case Guard.X3:
            return face.bare
        case Guard.LOCK:
            return face.lock
        case Guard.LOCK0 | Guard.LOCK1 | Guard.LOCK2:
            return face.lock and face.bursts == int(guard.name[4])
        case Guard.BONUS:
            return face.reward == "bonus"
        case Guard.ART1 | Guard.ART2 | Guard.ART3:
            return face.reward == "art" and face.amount == int(guard.name[3])
        case _:
            return False
