"""What the policy of Quarriors answers when it is asked for dice, players, lists of effects, or yes or no."""

from typing import Final

from tumblehall.agents.quarriors.battle import least_loss
from tumblehall.agents.quarriors.learnt import learnt
from tumblehall.agents.quarriors.numbers import Numbers, list_worth, numbers_for, quarter_of
from tumblehall.agents.quarriors.quick_scale import A_DEFENDERS_CULL, WORTH_KEEPING
from tumblehall.agents.quarriors.scale import DULL
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Way
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.figures import defence_of
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.steps import Frame

PASS: Final = verbs.PASS.first
YES: Final = verbs.YES.first
CULL: Final = verbs.CULL.first
DEFEND: Final = verbs.DEFEND.first
DEFEND_FOR: Final = verbs.DEFEND_FOR.first
FACE: Final = verbs.FACE.first
SEAT: Final = verbs.SEAT.first
CHOOSE: Final = verbs.CHOOSE.first
PICK_READY: Final = verbs.PICK_READY.first
PICK_ATTACHED: Final = verbs.PICK_ATTACHED.first
PICK_ACTIVE: Final = verbs.PICK_ACTIVE.first
PICK_SPENT: Final = verbs.PICK_SPENT.first
PICK_USED: Final = verbs.PICK_USED.first
PICK_WILDS: Final = verbs.PICK_WILDS.first
MOST = 6
OWN = 10.0


def score(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """Any order; with expert culling the glory is worth the die."""
    culled = [option for option in options if option in verbs.SCORE_CULL]
    return culled[0] if culled else options[0]


def cull(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """The poorest die, if it is poor; with expert culling a quest is worth the party."""
    die, known = numbers_for(s, seat).die, learnt(s.tables)["cull"]
    best, chosen = -OWN if s.expert else 0.0, PASS
    for option in options:
        if option != PASS:
            gain = WORTH_KEEPING - die[option - CULL] + known[option - CULL]
            if gain > best:
                best, chosen = gain, option
    return chosen


def name(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """The creature to name first where the least is lost; of another player's the one that scores most."""
    whose, t = frame[2], s.tables
    first = DEFEND if whose == seat else DEFEND_FOR
    found = [(option, pair[1]) for option in options if option != PASS and (pair := find(s, option - first))]
    if whose != seat:
        return max(found, key=lambda each: t.glory[each[1].acts_as >> 3])[0]
    assert s.battle is not None
    tags = [die.tag for _, die in found]
    others = [die for die in s.ready[seat] if t.faces[die.code].creature and not die.safe and die.tag not in tags]
    dice = [*[die for _, die in found], *others][:MOST]
    place = least_loss(s.battle.totals[seat], [_standing(s, seat, die) for die in dice])[1]
    return found[place][0] if place < len(found) else found[0][0]


def _standing(s: QuarriorsState, seat: int, die: Ready) -> tuple[int, int, float]:
    wall = defence_of(s, seat, die)
    return wall, wall, s.tables.glory[die.acts_as >> 3] + A_DEFENDERS_CULL


# -- dice ------------------------------------------------------------------------------------------------------------


def pick(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    effect = s.tables.program(frame[2]).effects[frame[3]]
    n = numbers_for(s, seat)
    return max(options, key=lambda option: _pick_worth(s, effect, option, seat, n))


def _pick_worth(s: QuarriorsState, effect: e.Effect, option: int, seat: int, n: Numbers) -> float:
    if option < PICK_READY or option >= PICK_WILDS + verbs.KINDS:
        return 0.0
    if option < PICK_ATTACHED:
        return _in_play(s, effect, option - PICK_READY, seat, n)
    if option < PICK_ACTIVE:
        return 1.0
    if option >= PICK_WILDS:
        return n.die[option - PICK_WILDS]
    if option >= PICK_USED:
        whose, kind = divmod(option - PICK_USED, verbs.KINDS)
    else:
        whose, code = divmod(option - (PICK_ACTIVE if option < PICK_SPENT else PICK_SPENT), verbs.CODES)
        kind = code >> 3
        if isinstance(effect, e.Reroll):
            return n.die[kind] - n.face[code] if whose == seat else n.face[code] - n.die[kind]
    if isinstance(effect, e.Cull | e.Give):
        return WORTH_KEEPING - n.die[kind] if whose == seat else n.die[kind] - WORTH_KEEPING
    return n.die[kind] - DULL if option < PICK_SPENT else 1.0 + n.die[kind]


def _in_play(s: QuarriorsState, effect: e.Effect, tag: int, seat: int, n: Numbers) -> float:
    """A creature of one's own for what is good, another's for what is not; the best of them."""
    found = find(s, tag)
    if found is None:
        return 0.0
    whose, die = found
    if isinstance(effect, e.Unlock):
        return -n.said[die.code] if whose == seat else n.said[die.code]
    worth = n.creature[die.acts_as] + s.tables.glory[die.acts_as >> 3] if s.tables.faces[die.code].creature else 1.0
    return worth if (whose == seat) is _is_good(effect) else -worth


def _is_good(effect: e.Effect) -> bool:
    match effect:
        case e.Boost(attack=int(attack), defence=int(defence)):
            return attack + defence > 0
        case e.Rotate(way=way):
            return way is not Way.DOWN
        case e.Boost() | e.Move() | e.Cull():
            return True
        case _:
            return False


def best_in_play(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """The creature that scores most, of the own ones if there are any: to copy, or to put a spell beside."""
    glory = s.tables.glory
    found = [(option, pair) for option in options if option != PASS and (pair := find(s, option - PICK_READY))]
    if not found:
        return options[0]
    return max(found, key=lambda each: glory[each[1][1].acts_as >> 3] + (OWN if each[1][0] == seat else 0.0))[0]


def turn_face(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """The face with the higher numbers."""
    found = find(s, frame[2])
    if found is None:
        return options[0]
    first, faces = found[1].code & ~7, s.tables.faces
    shown = [faces[first | option - FACE].face for option in options]
    numbers = [(face.attack or 0) + (face.defence or 0) for face in shown]
    return options[numbers.index(max(numbers))]


# -- players, lists, yes or no ---------------------------------------------------------------------------------------


def player(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """The rival who is ahead."""
    seats = [option for option in options if option != PASS]
    return max(seats, key=lambda option: (option - SEAT != seat, s.glory[option - SEAT]))


def yes(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    return YES if YES in options else options[0]


def no(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    return PASS if PASS in options else options[0]


def may_do(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    inner = s.tables.program(frame[2]).inner[frame[3]][0]
    return YES if list_worth(s.tables, quarter_of(s), frame[2] >> PAGE << PAGE | inner) > 0 else PASS


def choose_list(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """The list that brings its player most; least, where another is asked."""
    t, quarter, page = s.tables, quarter_of(s), frame[2] >> PAGE << PAGE
    inner = t.program(frame[2]).inner[frame[3]]
    better = max if frame[4] == seat else min
    return better(options, key=lambda option: list_worth(t, quarter, page | inner[option - CHOOSE]))


def react(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """In an attack of another, whatever there is."""
    return options[0] if s.battle is not None and s.turn != seat else no(s, frame, options, seat)
