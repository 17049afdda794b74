"""What the policy of Quarriors does in its turn: immediate effects, spells, creatures, deeds, and a capture."""

from operator import mul
from typing import Final

from tumblehall.agents.quarriors.learnt import learnt
from tumblehall.agents.quarriors.numbers import (
    ITSELF,
    Numbers,
    ability_worth,
    anchored_worth,
    numbers_for,
    owned_by,
    quarter_of,
)
from tumblehall.agents.quarriors.quick_quests import challenge_gain, party_for
from tumblehall.agents.quarriors.quick_scale import (
    A_SPELL_TOO_MANY,
    ANCHORS,
    ATTACHES,
    CASTS,
    LATER,
    LOCKS,
    RE_ROLL,
    SOON,
    WORTH_CASTING,
)
from tumblehall.agents.quarriors.worth import EMPTY_CARDS, MOST_PORTALS, MOST_SPELLS, QUARTERS
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.steps import Frame

NEXT: Final = verbs.NEXT.first
USE: Final = verbs.USE.first
USE_SECOND: Final = verbs.USE_SECOND.first
SPEND: Final = verbs.SPEND.first
READY: Final = verbs.READY.first
SUMMON: Final = verbs.SUMMON.first
CAST: Final = verbs.CAST.first
ATTACH: Final = verbs.ATTACH.first
ACTIVATE: Final = verbs.ACTIVATE.first
ANSWER: Final = verbs.ANSWER.first
CAPTURE: Final = verbs.CAPTURE.first
CULL: Final = verbs.CULL.first
LOCK: Final = verbs.LOCK.first
LOCK_INTO: Final = verbs.LOCK_INTO.first
UNLOCK: Final = verbs.UNLOCK.first
ANCHOR: Final = verbs.ANCHOR.first
CAPTURE_WITH: Final = verbs.CAPTURE_WITH.first
PAY: Final = verbs.PAY.first
QUEST: Final = verbs.QUEST.first
CHALLENGE: Final = verbs.CHALLENGE.first
SEND: Final = verbs.SEND.first
IN_READY: Final = int(Phase.READY)
IN_CAPTURE: Final = int(Phase.CAPTURE)
MOST_CREATURES = 6
ENDS = 100.0


def act(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    n = numbers_for(s, seat)
    if s.phase == IN_READY:
        return _in_ready(s, options, seat, n)
    taken = _capture(s, options, seat, n) if s.phase == IN_CAPTURE else NEXT
    return taken if taken != NEXT else _deed(s, options, seat, n)


def _in_ready(s: QuarriorsState, options: list[int], seat: int, n: Numbers) -> int:
    summons: list[int] = []
    best, gain, spell = NEXT, 0.0, NEXT
    for option in options:
        if USE <= option < SPEND:
            worth = _use_gain(s, option, seat, n)
            if worth > gain:
                best, gain = option, worth
        elif SUMMON <= option < CAST:
            summons.append(option - SUMMON)
        elif READY <= option < SUMMON:
            spell = option
    if best != NEXT:
        return best
    if spell != NEXT:
        return spell
    deed = _deed(s, options, seat, n)
    return deed if deed != NEXT or not summons else _summon(s, summons, seat, n)


def _use_gain(s: QuarriorsState, option: int, seat: int, n: Numbers) -> float:
    code = option - USE if option < USE_SECOND else option - USE_SECOND
    gain = (n.use if option < USE_SECOND else n.use_second)[code]
    if gain >= 0.0:
        return gain
    again = n.die[code >> 3] - n.face[code] + learnt(s.tables)["use"][code >> 3]
    if gain == ITSELF:
        return again
    others = [n.die[other >> 3] - n.face[other] for other in s.active[seat] if other != code]
    return again + RE_ROLL + max(others, default=0.0)


# -- creatures -------------------------------------------------------------------------------------------------------


def _summon(s: QuarriorsState, offered: list[int], seat: int, n: Numbers) -> int:
    """One of the best group, together with what can still be captured with what is left."""
    t = s.tables
    rich, same, faces = wealth(s, seat), t.same, t.faces
    pool = [code for code in s.active[seat] if code in offered or same[code] in offered][:MOST_CREATURES]
    left = _by_wealth(s, rich, seat, n)
    best, chosen = left[rich], -1
    groups = [(0, 0.0, -1)]
    for code in pool:
        price, worth = faces[code].level, n.stand[code]
        if worth <= 0.0:
            continue
        for paid, total, first in groups[:]:
            now = paid + price
            if now <= rich:
                some = total + worth
                one = code if first < 0 else first
                groups.append((now, some, one))
                if some + left[rich - now] > best:
                    best, chosen = some + left[rich - now], one
    if chosen < 0:
        return NEXT
    return SUMMON + (chosen if chosen in offered else same[chosen])


def _by_wealth(s: QuarriorsState, rich: int, seat: int, n: Numbers) -> list[float]:
    """By the quiddity that is left: what the best capture is worth."""
    best = [0.0] * (rich + 1)
    if not s.captures:
        return best
    t = s.tables
    scale = SOON + LATER * (1 - quarter_of(s) / QUARTERS)
    owned = owned_by(s, seat)
    spells = _a_spell_more(t, owned)
    for kind in t.within[min(rich, t.dearest)]:
        if s.wilds[kind]:
            worth = scale * _capture_worth(t, kind, n, owned, spells)
            if worth > best[t.cost[kind]]:
                best[t.cost[kind]] = worth
    for place in range(1, rich + 1):
        best[place] = max(best[place], best[place - 1])
    return best


# -- captures --------------------------------------------------------------------------------------------------------


def _capture_worth(t: Tables, kind: int, n: Numbers, owned: list[int], spell: float) -> float:
    """What a captured die adds to the collection, beyond what none adds; portals in moderation. `spell`: see below."""
    worth = n.take[kind]
    if t.is_creature_card[kind]:
        return worth
    if t.is_spell_die[kind]:
        return worth + spell
    return worth if owned[kind] < MOST_PORTALS else -1.0


def _a_spell_more(t: Tables, owned: list[int]) -> float:
    """What a further spell gains beyond its worth: spells in moderation."""
    spells = sum(map(mul, owned, t.is_spell_die))
    return 0.0 if spells < min(MOST_SPELLS, sum(map(mul, owned, t.is_creature_card))) else -A_SPELL_TOO_MANY


def _capture(s: QuarriorsState, options: list[int], seat: int, n: Numbers) -> int:
    best, chosen = 0.0, NEXT
    owned = owned_by(s, seat)
    spells = _a_spell_more(s.tables, owned)
    for option in options:
        if CAPTURE <= option < CULL:
            kind = option - CAPTURE
        elif CAPTURE_WITH <= option < PAY:
            kind = option - CAPTURE_WITH
        else:
            continue
        worth = _capture_worth(s.tables, kind, n, owned, spells) + _end_worth(s, seat, kind)
        if worth >= best:
            best, chosen = worth, option
    return chosen


def _end_worth(s: QuarriorsState, seat: int, kind: int) -> float:
    """Taking the last die of the fourth creature card ends the game: for the one who leads only (QC-11.2)."""
    creatures = s.tables.is_creature_card
    if s.wilds[kind] > 1 or not creatures[kind]:
        return 0.0
    if sum([creature and not many for creature, many in zip(creatures, s.wilds, strict=True)]) < EMPTY_CARDS - 1:
        return 0.0
    rivals = [glory for other, glory in enumerate(s.glory) if other != seat]
    return ENDS if s.glory[seat] > max(rivals) else -ENDS


# -- deeds -----------------------------------------------------------------------------------------------------------


def _deed(s: QuarriorsState, options: list[int], seat: int, n: Numbers) -> int:
    """The spell, ability, lock or quest that brings most, if it brings enough."""
    best, chosen = 0.0, NEXT
    for option in options:
        if option >= CAST:
            gain = _deed_gain(s, option, seat, n)
            if gain > best:
                best, chosen = gain, option
    return chosen


def _deed_gain(s: QuarriorsState, option: int, seat: int, n: Numbers) -> float:
    known = learnt(s.tables)
    if option < ACTIVATE:
        if s.phase == IN_READY:
            return 0.0
        found = find(s, option - (CAST if option < ATTACH else ATTACH))
        if found is None:
            return 0.0
        code = found[1].code
        if option >= ATTACH:
            return ATTACHES + known["attach"][code >> 3]
        return n.said[code] - CASTS + known["cast"][code >> 3]
    if option < ANSWER:
        found = find(s, option - ACTIVATE)
        if found is None:
            return 0.0
        code = found[1].acts_as
        return ability_worth(s.tables, quarter_of(s), code) - WORTH_CASTING + known["activate"][code >> 3]
    if option < LOCK:
        return 0.0
    if option < LOCK_INTO:
        code = option - LOCK
        return n.said[code] - LOCKS + known["lock"][code >> 3]
    if option < UNLOCK:
        code = (option - LOCK_INTO) % verbs.CODES
        return -n.said[code] - LOCKS + known["lock_into"][code >> 3]
    if ANCHOR <= option < CAPTURE_WITH:
        kind = option - ANCHOR
        return anchored_worth(s.tables, quarter_of(s), kind) - ANCHORS + known["anchor"][kind]
    if QUEST <= option < CHALLENGE:
        kind = option - QUEST
        return party_for(s, seat, kind, n)[0] + known["quest"][kind]
    if CHALLENGE <= option < SEND:
        return challenge_gain(s, seat, option - CHALLENGE, n)
    return 0.0
