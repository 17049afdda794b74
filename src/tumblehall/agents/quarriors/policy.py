"""Quick play of Quarriors on the state itself, for playouts: the rules of thumb of the skilled player without its care.
All lies open in this game, so there is nothing to overlook but the future."""

from collections.abc import Callable
from operator import mul
from typing import Final

from tumblehall.agents.quarriors.numbers import (
    FIRST,
    ITSELF,
    WITH_ANOTHER,
    Numbers,
    ability_worth,
    anchored_worth,
    attacks_of,
    list_worth,
    numbers_of,
)
from tumblehall.agents.quarriors.worth import ROLLS, SUMMONED
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.figures import GOALS, QUEST_GOALS, defence_of
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame

PASS: Final = verbs.PASS.first
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
DEPART: Final = verbs.DEPART.first
PICK_READY: Final = verbs.PICK_READY.first
PICK_ATTACHED: Final = verbs.PICK_ATTACHED.first
PICK_ACTIVE: Final = verbs.PICK_ACTIVE.first
PICK_SPENT: Final = verbs.PICK_SPENT.first
PICK_USED: Final = verbs.PICK_USED.first
PICK_WILDS: Final = verbs.PICK_WILDS.first
P_READY: Final = int(Phase.READY)
P_CAPTURE: Final = int(Phase.CAPTURE)

P = dict(take=0.7, keep=0.95, soon=0.4, later=1.6, cast=0.3, ability=0.5, anchor=0.3, lock=0.1, reroll2=0.35, portals=2, spells=4, quest=0.8, reward=0.8, qcull=0.35,trip=1.4, cost=0.05, glory=0.0, spell=1.0, hostile=1.0, summon=1.4, summon0=0.0, late=0.0, basic=0.0)


def quarter_of(s: QuarriorsState) -> int:
    goal = (QUEST_GOALS if s.tables.quests else GOALS)[s.players]
    return min(4, 4 * max(s.glory) // goal)


def hostility(s: QuarriorsState, seat: int) -> int:
    """The attack to reckon with, by the dice of the strongest opponent."""
    attacks, most = attacks_of(s.tables), 0.0
    for other in range(s.players):
        if other != seat:
            bag, used = s.bag[other], s.used[other]
            many = sum(bag) + sum(used)
            if many:
                most = max(most, (sum(map(mul, bag, attacks)) + sum(map(mul, used, attacks))) / many)
    return round(most * ROLLS * SUMMONED * P['hostile'])


def judged(s: QuarriorsState, seat: int) -> Numbers:
    return numbers_of(s.tables, quarter_of(s), s.culls, hostility(s, seat))


def choose(s: QuarriorsState, seat: int, rng: Rng) -> int:
    options = s.options_of(seat)
    if len(options) == 1:
        return options[0]
    frame = s.question_of(seat)
    answer = ANSWERS.get(frame[0])
    return options[0] if answer is None else answer(s, frame, options, seat)


# -- a turn ----------------------------------------------------------------------------------------------------------


def act(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    phase = s.phase
    n = judged(s, seat)
    if phase == P_READY:
        return _ready(s, options, seat, n)
    if phase == P_CAPTURE:
        return _capture(s, options, seat, n)
    return _deeds(s, options, seat, n)


def _ready(s: QuarriorsState, options: list[int], seat: int, n: Numbers) -> int:
    summons: list[int] = []
    spell = 0
    best, gain = 0, 0.0
    for option in options:
        if option < SPEND:
            if option < USE:
                continue
            worth = _use_gain(s, option, seat, n)
            if worth > gain:
                best, gain = option, worth
        elif option >= READY:
            if option < SUMMON:
                spell = spell or option
            elif option < CAST:
                summons.append(option)
    if best:
        return best
    if spell:
        return spell
    if options[-2] >= CAST or options[0] >= CAST or s.tables.has_locks or s.tables.anchors:
        deed = _deeds(s, options, seat, n)
        if deed != NEXT:
            return deed
    return _summon(s, summons, seat, n) if summons else NEXT


def _use_gain(s: QuarriorsState, option: int, seat: int, n: Numbers) -> float:
    second = option >= USE_SECOND
    code = option - (USE_SECOND if second else USE)
    gain = (n.use_second if second else n.use)[code]
    if gain >= 0.0:
        return gain
    again = n.die[code >> 3] - n.face[code]
    if gain == ITSELF:
        return again
    others = [n.die[other >> 3] - n.face[other] for other in s.active[seat] if other != code]
    return again + P['reroll2'] + max(others, default=0.0)


def _summon(s: QuarriorsState, summons: list[int], seat: int, n: Numbers) -> int:
    """The best group together with what can still be captured with what is left."""
    t = s.tables
    rich = wealth(s, seat)
    offered = [option - SUMMON for option in summons]
    same = t.same
    pool = [code for code in s.active[seat] if same[code] in offered or code in offered][:6]
    left = _by_wealth(s, rich, seat, n)
    level, worth = t.faces, n.creature
    many = len(pool)
    prices = [level[code].level for code in pool]
    worths = [worth[code] * P['summon'] + P['summon0'] for code in pool]
    best, chosen = left[rich], -1
    sums = [(0, 0.0, -1)]
    for i in range(many):
        p, w = prices[i], worths[i]
        if w <= 0.0:
            continue
        for cost, total, first in list(sums):
            now = cost + p
            if now <= rich:
                got = total + w
                one = i if first < 0 else first
                sums.append((now, got, one))
                value = got + left[rich - now]
                if value > best:
                    best, chosen = value, one
    if chosen < 0:
        return NEXT
    code = same[pool[chosen]]
    return SUMMON + (code if code in offered else pool[chosen])


def _by_wealth(s: QuarriorsState, rich: int, seat: int, n: Numbers) -> list[float]:
    """By what is left to pay with: the worth of the best capture."""
    if not s.captures:
        return [0.0] * (rich + 1)
    t = s.tables
    cost, wilds = t.cost, s.wilds
    scale = P['soon'] + P['later'] * (1 - quarter_of(s) / 4)
    best = [0.0] * (rich + 1)
    owned = _owned(s, seat)
    for kind in t.within[rich if rich < t.dearest else t.dearest]:
        if wilds[kind]:
            worth = _capture_worth(s, kind, n, owned)
            if worth > P['take'] and worth * scale > best[cost[kind]]:
                best[cost[kind]] = worth * scale
    top = 0.0
    for i in range(rich + 1):
        if best[i] > top:
            top = best[i]
        best[i] = top
    return best


def _owned(s: QuarriorsState, seat: int) -> list[int]:
    bag, used = s.bag[seat], s.used[seat]
    owned = [a + b for a, b in zip(bag, used)]
    for code in s.active[seat]:
        owned[code >> 3] += 1
    for code in s.spent[seat]:
        owned[code >> 3] += 1
    for die in s.ready[seat]:
        owned[die.code >> 3] += 1
    return owned


def _capture_worth(s: QuarriorsState, kind: int, n: Numbers, owned: list[int]) -> float:
    t = s.tables
    worth = n.die[kind] + P['cost'] * t.cost[kind] + P['glory'] * t.glory[kind]
    if t.is_creature_card[kind]:
        return worth
    if t.is_spell_die[kind]:
        spells = sum([many for k, many in enumerate(owned) if t.is_spell_die[k]])
        creatures = sum([many for k, many in enumerate(owned) if t.is_creature_card[k]])
        worth *= P['spell']
        return worth if spells < min(P['spells'], creatures) else worth * 0.5
    return worth + P['basic'] if owned[kind] < P['portals'] else 0.0


def _capture(s: QuarriorsState, options: list[int], seat: int, n: Numbers) -> int:
    best, chosen = P['take'], NEXT
    owned = _owned(s, seat)
    for option in options:
        if option < CAPTURE:
            continue
        if option < CULL:
            kind = option - CAPTURE
        elif option >= CAPTURE_WITH and option < PAY:
            kind = option - CAPTURE_WITH
        else:
            continue
        worth = _capture_worth(s, kind, n, owned) + _end_worth(s, seat, kind)
        if worth >= best:
            best, chosen = worth, option
    return chosen if chosen != NEXT else _deeds(s, options, seat, n)


def _end_worth(s: QuarriorsState, seat: int, kind: int) -> float:
    """Taking the last die of the fourth creature card ends the game: for the one who leads only (QC-11.2)."""
    wilds = s.wilds
    if wilds[kind] > 1 or not s.tables.is_creature_card[kind]:
        return 0.0
    empty = 0
    for k, creature in enumerate(s.tables.is_creature_card):
        if creature and not wilds[k]:
            empty += 1
    if empty < 3:
        return 0.0
    mine = s.glory[seat]
    return 100.0 if all([glory < mine for other, glory in enumerate(s.glory) if other != seat]) else -100.0


def _deeds(s: QuarriorsState, options: list[int], seat: int, n: Numbers) -> int:
    """Spells, abilities, locks, quests."""
    t = s.tables
    best, chosen = 0.0, NEXT
    early = s.phase == P_READY
    for option in options:
        if option < CAST:
            continue
        gain = 0.0
        if option < ACTIVATE:
            if not early:
                found = find(s, option - (CAST if option < ATTACH else ATTACH))
                if found is not None:
                    gain = n.cast[found[1].code] - P['cast'] if option < ATTACH else 1.0
        elif option < ANSWER:
            found = find(s, option - ACTIVATE)
            if found is not None:
                gain = ability_worth(t, quarter_of(s), found[1].acts_as) - P['ability']
        elif option < LOCK:
            continue
        elif option < LOCK_INTO:
            gain = n.cast[option - LOCK] - P['lock']
        elif option < UNLOCK:
            gain = -n.cast[(option - LOCK_INTO) % verbs.CODES] - P['lock']
        elif option < ANCHOR:
            continue
        elif option < CAPTURE_WITH:
            gain = anchored_worth(t, quarter_of(s), option - ANCHOR) - P['anchor']
        elif option >= QUEST and option < SEND:
            quest = option - (QUEST if option < CHALLENGE else CHALLENGE)
            gain = _party(s, seat, quest, n)[0] if option < CHALLENGE else 0.0
        if gain > best:
            best, chosen = gain, option
    return chosen


# -- quests ----------------------------------------------------------------------------------------------------------


def _party(s: QuarriorsState, seat: int, quest: int, n: Numbers) -> tuple[float, tuple[int, ...]]:
    """What the best party gains on a quest that it completes, and its tags."""
    t = s.tables
    need = t.cards[quest].facts.level
    brings = P['quest'] * t.glory[quest] + P['reward']
    each = P['qcull'] if s.culls else 0.0
    dice = [die for die in s.ready[seat] if t.faces[die.code].creature and t.cards[die.acts_as >> 3].die.name != "Assistant"][:6]
    best: tuple[float, tuple[int, ...]] = (-9.0, ())
    sums: list[tuple[int, float, tuple[int, ...]]] = [(0, 0.0, ())]
    for die in dice:
        level = t.faces[die.acts_as].level
        loss = n.creature[die.acts_as] * P['trip'] - each
        for have, lost, tags in list(sums):
            now = (have + level, lost + loss, (*tags, die.tag))
            sums.append(now)
            if now[0] >= need and brings - now[1] > best[0]:
                best = brings - now[1], now[2]
    return best


def split(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    n = judged(s, seat)
    party = _party(s, seat, frame[2], n)[1]
    sent = [die.tag for die in s.ready[seat] if die.sent]
    for tag in party:
        if SEND + tag in options and tag not in sent:
            return SEND + tag
    if DEPART in options:
        return DEPART
    return PASS if PASS in options else options[0]


# -- others ----------------------------------------------------------------------------------------------------------


def score(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    for option in options:
        if verbs.SCORE_CULL.first <= option < verbs.SCORE_CULL.first + verbs.TAGS:
            return option
    return options[0]


def cull(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    die = judged(s, seat).die
    worst, chosen = P['keep'], PASS
    if s.expert:
        worst = 99.0
    for option in options:
        if option >= CULL and die[option - CULL] < worst:
            worst, chosen = die[option - CULL], option
    return chosen


def name(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    whose = frame[2]
    battle = s.battle
    assert battle is not None
    t = s.tables
    first = verbs.DEFEND.first if whose == seat else verbs.DEFEND_FOR.first
    found = [(option, pair[1]) for option in options if option != PASS and (pair := find(s, option - first))]
    if whose != seat:
        return max(found, key=lambda each: t.glory[each[1].acts_as >> 3])[0]
    total = battle.totals[seat]
    tags = [die.tag for _, die in found]
    rest = [die for die in s.ready[seat] if t.faces[die.code].creature and die.tag not in tags and not die.safe]
    dice = [die for _, die in found] + rest[: max(0, 5 - len(found))]
    walls = tuple([(defence_of(s, seat, die), t.glory[die.acts_as >> 3] + 0.5) for die in dice])
    if sum([wall for wall, _ in walls]) <= total:
        return found[0][0]
    place = least_loss(total, walls[:6])[1]
    return found[place][0] if place < len(found) else found[0][0]


def least_loss(total: int, walls: tuple[tuple[int, float], ...]) -> tuple[float, int]:
    best, first = 99.0, 0
    for place, (wall, worth) in enumerate(walls):
        lost = 0.0
        if total >= wall:
            lost = worth
            if total > wall and len(walls) > 1:
                lost += least_loss(total - wall, walls[:place] + walls[place + 1 :])[0]
        if lost < best:
            best, first = lost, place
            if not lost:
                break
    return best, first


def pick(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    effect = s.tables.program(frame[2]).effects[frame[3]]
    n = judged(s, seat)
    kind = type(effect)
    best, chosen = -999.0, options[0]
    for option in options:
        worth = 0.0 if option == PASS else _pick_worth(s, effect, kind, option, seat, n)
        if worth > best:
            best, chosen = worth, option
    return chosen


def _pick_worth(s: QuarriorsState, effect: e.Effect, kind: type, option: int, seat: int, n: Numbers) -> float:
    t = s.tables
    if option < PICK_ACTIVE:
        if option >= PICK_ATTACHED:
            return 1.0
        found = find(s, option - PICK_READY)
        if found is None:
            return 0.0
        mine, die = found[0] == seat, found[1]
        worth = n.creature[die.acts_as] + t.glory[die.acts_as >> 3] if t.faces[die.code].creature else 1.0
        good = kind is e.Boost or kind is e.Rotate or kind is e.Move or kind is e.Cull
        if kind is e.Rotate:
            way = getattr(effect, "way").name
            good = "UP" in way or "HIGH" in way
        if kind is e.Boost and isinstance(effect.attack, int) and isinstance(effect.defence, int):
            good = effect.attack + effect.defence > 0
        if kind is e.Unlock:
            worth = n.cast[die.code]
            return worth if not mine else -worth
        return worth if mine == good else -worth
    if option < PICK_SPENT:
        code = (option - PICK_ACTIVE) % verbs.CODES
        mine = (option - PICK_ACTIVE) // verbs.CODES == seat
        if kind is e.Reroll:
            gain = n.die[code >> 3] - n.face[code]
        else:
            gain = n.die[code >> 3] - 0.8 if kind is e.Move else 0.8 - n.die[code >> 3]
        return gain if mine else -gain
    if option < PICK_USED:
        code = (option - PICK_SPENT) % verbs.CODES
        worth = n.die[code >> 3]
        return 1.0 + worth if kind is not e.Cull else P['keep'] - worth
    if option < PICK_WILDS:
        die = n.die[(option - PICK_USED) % verbs.KINDS]
        mine = (option - PICK_USED) // verbs.KINDS == seat
        if kind is e.Cull or kind is e.Give:
            return P['keep'] - die if mine else die - P['keep']
        return 1.0 + die
    if option < PICK_WILDS + verbs.KINDS:
        return n.die[option - PICK_WILDS]
    return 0.0


def seat_of(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    first = verbs.SEAT.first
    seats = [option for option in options if option != PASS]
    return max(seats, key=lambda option: (option - first != seat, s.glory[option - first]))


def yes(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    return verbs.YES.first if verbs.YES.first in options else options[0]


def may_do(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    return verbs.YES.first if list_worth(s.tables, quarter_of(s), frame[2], frame[3]) >= 0 else PASS


def choose_list(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    t, program = s.tables, frame[2]
    inner = t.program(program).inner[frame[3]]
    sign = 1 if frame[4] == seat else -1
    q = quarter_of(s)

    def worth(option: int) -> float:
        return sign * _whole(t, q, program >> PAGE << PAGE | inner[option - verbs.CHOOSE.first])

    return max(options, key=worth)


def _whole(t, q, program):
    return sum(list_worth(t, q, program, place) for place in range(len(t.program(program).effects)))


def attach(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """Beside the own creature that scores most."""
    best, chosen = -99.0, options[0]
    for option in options:
        found = find(s, option - PICK_READY) if PICK_READY <= option < PICK_ATTACHED else None
        if found is not None:
            worth = s.tables.glory[found[1].acts_as >> 3] + (10.0 if found[0] == seat else 0.0)
            if worth > best:
                best, chosen = worth, option
    return chosen


def calm(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    for option in (verbs.PASS_TURN.first, PASS):
        if option in options:
            return option
    return options[0]


def react(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """Against a large attack only."""
    if s.battle is not None and s.turn != seat:
        return options[0]
    return PASS if PASS in options else options[-1]


Answer = Callable[[QuarriorsState, Frame, list[int], int], int]
ANSWERS: dict[int, Answer] = {
    steps.ACT: act,
    steps.SCORE: score,
    steps.EXPERT: score,
    steps.CULL: cull,
    steps.QUEST_CULL: cull,
    steps.NAME: name,
    steps.PICK: pick,
    steps.SEAT: seat_of,
    steps.MAY: yes,
    steps.MAY_DO: may_do,
    steps.CHOOSE: choose_list,
    steps.ATTACH: attach,
    steps.SPLIT: split,
    steps.REACT: react,
    steps.SENT: calm,
    steps.TAKE: yes,
    steps.RETURN: yes,
    steps.ALTERNATIVE: calm,
}
