"""What a spell would change in Quarriors, counted in glory."""

from tumblehall.agents.quarriors.battle import Line, position_worth
from tumblehall.agents.quarriors.deeds import STANDS, effects_gain, saved_by
from tumblehall.agents.quarriors.scale import A_CULL
from tumblehall.agents.quarriors.sight import Look
from tumblehall.agents.quarriors.turns import mark_of
from tumblehall.agents.quarriors.usual import side_of, usual
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.clauses import Attach, Cast
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import Side, Source
from tumblehall.games.quarriors.rules.attack import total_against
from tumblehall.games.quarriors.rules.figures import creatures_of, defence_of, glory_of
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.zones import change

A_CHARM = 0.6
"""What an attached spell is worth that neither strengthens nor scores."""
KEPT = 0.4
"""The share of its worth that a creature keeps in the active pool, to be rolled again."""


def attach_gain(s: QuarriorsState, seat: int, spell: int, owner: int, host: Ready) -> float:
    """What a spell adds beside a creature; of another's also what that scores less."""
    before, glory = position_worth(s, seat), glory_of(s, owner, host)
    held = host.but(attached=(*host.attached, (spell, seat)))
    change(s, host, held)
    gain = position_worth(s, seat) - before
    if owner != seat:
        gain += STANDS * (glory - glory_of(s, owner, held))
    elif s.tables.faces[spell].host_when:
        gain += A_CHARM
    wall = defence_of(s, owner, held)
    change(s, held, host)
    return gain + 0.01 * (wall if owner == seat else -wall)


def cast_gain(look: Look, die: Ready) -> float:
    """What casting or attaching a readied spell brings now."""
    s, seat = look.s, look.seat
    face = s.tables.faces[die.code]
    if face.attach is not None and isinstance(face.attach.clause, Attach):
        own = side_of(face.attach.clause.target) is Side.MINE
        hosts = [
            (other, host) for other in range(s.players) if (other == seat) is own for host in creatures_of(s, other)
        ]
        return max((attach_gain(s, seat, die.code, *host) for host in hosts), default=0.0)
    if face.cast is None or not isinstance(face.cast.clause, Cast):
        return 0.0
    return effects_gain(look, face.cast.clause.do, Scope(seat, die.tag), Source.SPELL)


def first_effect(said: Said | None) -> e.Effect | None:
    """What a clause does first."""
    return None if said is None else getattr(said.clause, "do", (None,))[0]


def react_gain(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What a reaction saves in the attack that is under way."""
    if s.battle is None:
        return 0.0
    line = Line(s, seat)
    loss = line.loss(total_against(s, seat))
    match first_effect(s.tables.faces[die.code].react):
        case e.Boost() as boost:
            return saved_by(s, seat, mark_of(s, boost, Scope(seat, die.tag)))
        case e.Still() if not s.battle.totals:
            share = max(amounts[seat] for _, amounts in s.battle.shares)
            return loss - line.loss(total_against(s, seat) - share)
        case e.RollOut() | e.ChangeTotal() if not s.battle.totals:
            return loss - line.loss(total_against(s, seat) - _usual_less(s, die))
        case e.Watch():
            return KEPT * (loss - A_CULL) if loss else 0.0
        case _:
            return 0.0


def _usual_less(s: QuarriorsState, die: Ready) -> int:
    """What a reaction usually takes off the total."""
    said = s.tables.faces[die.code].react
    do = () if said is None else getattr(said.clause, "do", ())
    return -round(sum(usual(effect.n) for effect in do if isinstance(effect, e.ChangeTotal)))
