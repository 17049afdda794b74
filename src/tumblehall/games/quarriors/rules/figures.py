"""Derived figures: attack, defence, shares, glory, prices. Computed from faces, cards and marks, never stored."""

from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.selectors import Either, Number, Of
from tumblehall.games.quarriors.language.terms import HOST, THIS, Action, Counting, DrawKind, Source, Special, Zone
from tumblehall.games.quarriors.rules import fits, numbers
from tumblehall.games.quarriors.rules.areas import dice_of, in_play
from tumblehall.games.quarriors.rules.mechanisms import immunity
from tumblehall.games.quarriors.rules.mechanisms.locked import is_barred
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, Mark, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.voices import Voice, attached_voices, beside, laid_voices, silenced, voices

ACTION_BUYOUT: Final = Action.BUYOUT
HALF: Final = Counting.HALF
NO_QUARTIFACTS: Final = Counting.NO_QUARTIFACTS
OTHER: Final = DrawKind.OTHER
QUARTIFACT: Final = Source.QUARTIFACT
ACTIVE: Final = Zone.ACTIVE
READY: Final = Zone.READY
SCORED_NOW: Final = Zone.SCORED_NOW
GOALS: Final = {2: 20, 3: 15, 4: 12}
"""QC-11.1: by the number of players."""
QUEST_GOALS: Final = {2: 25, 3: 19, 4: 15}
"""QQ-5: with quests."""
SummonClause = tuple[Voice, m.SummonPrice]


def goal_of(s: QuarriorsState) -> int:
    """The glory that wins."""
    return (QUEST_GOALS if s.tables.quests else GOALS)[s.players]


def creatures_of(s: QuarriorsState, seat: int) -> list[Ready]:
    faces = s.tables.faces
    return [die for die in s.ready[seat] if faces[die.code].creature]


def first_creature(s: QuarriorsState, seat: int) -> Ready | None:
    faces = s.tables.faces
    for die in s.ready[seat]:
        if faces[die.code].creature:
            return die
    return None


def _worth(s: QuarriorsState, n: Number, scope: Scope) -> int:
    return n if type(n) is int else numbers.number(s, n, scope)


# -- attack and defence --------------------------------------------------------------------------------------------


def attack_of(s: QuarriorsState, seat: int, die: Ready, against: int = NONE, bare: bool = False) -> int:
    """The attack of a creature; `against` a seat for what depends on the defender (Q48); `bare`: without what
    quartifacts add."""
    t = s.tables
    face = t.faces[die.acts_as]
    changed = face.changes_figures or die.attached or t.has_auras or s.watches
    if die.locked:
        return 0  # whatever changes it (Q51)
    if not changed and not die.marks:
        return face.face.attack or 0
    value = _base(s, seat, die, attack=True)
    lowered = 0
    if changed:
        for said, scope in _bonuses(s, m.Attack, seat, die):
            clause = said.clause
            assert isinstance(clause, m.Attack)
            if clause.vs is not None and (against == NONE or not numbers.holds(s, clause.vs, scope.of_that(against))):
                continue
            if clause.if_ is not None and not numbers.holds(s, clause.if_, scope):
                continue
            if bare and said.source is QUARTIFACT:
                continue
            n = _worth(s, clause.n, scope)
            if n < 0 and scope.me != seat:
                lowered += n
            else:
                value += n
    still = False
    for mark in die.marks if not t.has_immunity else _felt(s, seat, die):
        if mark.by not in (NONE, seat) and (mark.still or mark.attack < 0):
            if not is_fixed(s, seat, die):
                still |= mark.still
                value += mark.attack
        else:
            still |= mark.still
            value += mark.attack
    if still:
        return 0
    if lowered and not is_fixed(s, seat, die):
        value += lowered
    return max(0, value)


def defence_of(s: QuarriorsState, seat: int, die: Ready) -> int:
    """The defence of a creature. Reductions are summed; none brings it below 1, nor raises it (Q47)."""
    t = s.tables
    face = t.faces[die.acts_as]
    changed = face.changes_figures or die.attached or t.has_auras or s.watches
    if die.locked:
        return 0
    if not changed and not die.marks:
        return face.face.defence or 0
    value = _base(s, seat, die, attack=False)
    less = 0
    if changed:
        once: set[str] = set()
        for said, scope in _bonuses(s, m.Defence, seat, die):
            clause = said.clause
            assert isinstance(clause, m.Defence)
            if clause.if_ is not None and not numbers.holds(s, clause.if_, scope):
                continue
            if clause.first and not _named_first(s, clause.of, scope, seat, die):
                continue
            if clause.once:
                card = said.name.partition(":")[0]
                if card in once:
                    continue
                once.add(card)
            n = _worth(s, clause.n, scope)
            if n < 0:
                less -= n
            else:
                value += n
    for mark in die.marks if not t.has_immunity else _felt(s, seat, die):
        if mark.defence < 0:
            less -= mark.defence
        else:
            value += mark.defence
    return max(value - less, min(1, value)) if less else max(0, value)


def _felt(s: QuarriorsState, seat: int, die: Ready) -> list[Mark]:
    """The marks that work on a creature: those of opponents not while it is immune (Q200)."""
    return [mark for mark in die.marks if not immunity.is_immune(s, seat, die, mark.by, mark.source)]


def _bonuses(s: QuarriorsState, word: type, seat: int, die: Ready) -> list[tuple[Said, Scope]]:
    """The bonuses of a word on a creature: its own, those of what is attached to it, those of others."""
    t = s.tables
    found: list[tuple[Said, Scope]] = []
    says = t.faces[die.acts_as].says
    for said in says.get(word, ()) if says else ():
        if said.clause.of is THIS:  # type: ignore[union-attr]
            found.append((said, Scope(seat, die.tag)))
    for code, owner in die.attached:
        for said in t.faces[code].host_says.get(word, ()):
            if said.clause.of is HOST and not silenced(s, seat, die, owner, code):  # type: ignore[union-attr]
                found.append((said, Scope(owner, BEYOND + code, beside(seat, die))))
    if word in t.auras or s.watches:
        for voice in voices(s, word):
            own = isinstance(voice.said.clause.of, Special) and voice.die is not None  # type: ignore[union-attr]
            if not own and voice.reaches(s, seat, die):
                found.append((voice.said, voice.scope))
    return found


def _base(s: QuarriorsState, seat: int, die: Ready, attack: bool) -> int:
    """The printed number, or what the card puts in its place."""
    face = s.tables.faces[die.acts_as]
    if face.says:
        for said in face.says.get(m.Stats, ()):
            assert isinstance(said.clause, m.Stats)
            return _worth(s, said.clause.n, Scope(seat, die.tag))
        for said in face.says.get(m.Copy, ()):  # nothing to copy
            assert isinstance(said.clause, m.Copy)
            return said.clause.attack if attack else said.clause.defence
    return (face.face.attack if attack else face.face.defence) or 0


def _named_first(s: QuarriorsState, of: Of, scope: Scope, seat: int, die: Ready) -> bool:
    """Whether it is, or would be, the first such creature of its player to be named in this battle."""
    if s.battle is None:
        return False
    before = [code for owner, code in s.battle.named if owner == seat]
    before += [other.acts_as for other in dice_of(s, seat) if other.named and other.tag != die.tag]
    if isinstance(of, Special):
        return not before
    selectors = of.of if isinstance(of, Either) else (of,)
    return not any(fits.fits_code(s, dice, READY, code, scope) for code in before for dice in selectors)


def is_fixed(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether opponents cannot lower its attack."""
    return m.FixedAttack in s.tables.said and any(voice.reaches(s, seat, die) for voice in voices(s, m.FixedAttack))


# -- shares ----------------------------------------------------------------------------------------------------------


def share_of(s: QuarriorsState, seat: int, die: Ready, against: int) -> int:
    """What an attacker counts in the total against a player, after that player's own clauses (Q48)."""
    value = attack_of(s, seat, die, against)
    if not s.tables.has_vs_me or is_fixed(s, seat, die):
        return value
    ways: list[m.Counted] = []
    for guard in s.ready[against]:
        for said in s.tables.faces[guard.acts_as].says.get(m.AttackVsMe, ()):
            clause = said.clause
            assert isinstance(clause, m.AttackVsMe)
            if _attacks_as(s, said, seat, die, Scope(against, guard.tag)):
                ways.append(clause.how)
    for voice in _beside_and_laid(s, m.AttackVsMe):
        clause = voice.said.clause
        assert isinstance(clause, m.AttackVsMe)
        if voice.scope.me == against and _attacks_as(s, voice.said, seat, die, voice.scope):
            ways.append(clause.how)
    if NO_QUARTIFACTS in ways:
        value = attack_of(s, seat, die, against, bare=True)
    value = max(0, value - sum([way.n for way in ways if isinstance(way, m.Less)]))
    if HALF in ways:
        value //= 2
    return min([value, *[way.n for way in ways if isinstance(way, m.Cap)]])


def _beside_and_laid(s: QuarriorsState, word: type) -> list[Voice]:
    found: list[Voice] = []
    for seat, die in in_play(s):
        if die.attached:
            found += attached_voices(s, word, seat, die)
    return found + laid_voices(s, word)


def _attacks_as(s: QuarriorsState, said: Said, seat: int, die: Ready, scope: Scope) -> bool:
    """Whether an attacker is of those that a defender's clause speaks of, also before the battle is there; an immune
    one keeps its share (Q42)."""
    clause = said.clause
    assert isinstance(clause, m.AttackVsMe)
    if s.tables.has_immunity and immunity.is_immune(s, seat, die, scope.me, said.source):
        return False
    selectors = clause.attackers.of if isinstance(clause.attackers, Either) else (clause.attackers,)
    return any(fits.fits_ready(s, dice, seat, die, scope, fights=True) for dice in selectors)


def share_in_total(s: QuarriorsState, tag: int, against: int) -> int:
    """What an attacker has in the fixed total against a player."""
    shares = () if s.battle is None else s.battle.shares
    return next((amounts[against] for attacker, amounts in shares if attacker == tag), 0)


# -- glory and prices ----------------------------------------------------------------------------------------------


def glory_of(s: QuarriorsState, seat: int, die: Ready) -> int:
    """What a creature scores: its card, and what its face, attached spells and others add (QC-6.3)."""
    code = die.acts_as
    t = s.tables
    value = t.glory[code >> 3]
    if not (t.faces[code].changes_glory or die.attached or m.ScoreGlory in t.auras or s.watches):
        return value
    for said, scope in _bonuses(s, m.ScoreGlory, seat, die):
        clause = said.clause
        assert isinstance(clause, m.ScoreGlory)
        if not clause.first or not _scored_before(s, clause.of, scope):
            value += _worth(s, clause.n, scope)
    return max(0, value)


def _scored_before(s: QuarriorsState, of: Of, scope: Scope) -> bool:
    """Whether such a creature has scored in this phase 1 already; one that is named scores once."""
    if isinstance(of, Special):
        return False
    selectors = of.of if isinstance(of, Either) else (of,)
    mine = [dice for dice in selectors if s.turn in fits.sides(s, dice.side, scope)]
    return any(fits.fits_code(s, dice, SCORED_NOW, code, scope) for code in s.scored_phase for dice in mine)


def summon_price(s: QuarriorsState, seat: int, code: int) -> int:
    """The level, or nothing where it is free, and what clauses add or take off (Q74)."""
    if not s.tables.has_summon_price:
        return s.tables.faces[code].level
    return price_by(s, summon_clauses(s, seat), seat, code)


def price_by(s: QuarriorsState, clauses: list[SummonClause], seat: int, code: int) -> int:
    """The price of a summon by the clauses that change those of a player."""
    level = s.tables.faces[code].level
    more = 0
    for voice, clause in clauses:
        if prices(s, voice, clause, seat, code):
            level = 0 if clause.free else level
            more += _worth(s, clause.n, voice.scope)
    return max(0, level + more)


def summon_clauses(s: QuarriorsState, seat: int) -> list[SummonClause]:
    """What changes the prices of a player's summons, of some dice or of all; of clauses that name dice alike one
    speaks, for one of them."""
    found: list[SummonClause] = []
    named: set[int] = set()
    for voice in voices(s, m.SummonPrice):
        clause = voice.said.clause
        assert isinstance(clause, m.SummonPrice)
        if isinstance(clause.of, Special):
            if voice.scope.it in named:
                continue
            named.add(voice.scope.it)
        if seat in numbers.seats_of(s, clause.who, voice.scope) and numbers.holds(s, clause.if_, voice.scope):
            found.append((voice, clause))
    return found


def prices(s: QuarriorsState, voice: Voice, clause: m.SummonPrice, seat: int, code: int) -> bool:
    """Whether a clause changes the price of that die."""
    return clause.of is None or _meant(s, clause.of, seat, code, voice.scope)


def _meant(s: QuarriorsState, of: Of, seat: int, code: int, scope: Scope) -> bool:
    """Whether a die in the active pool is of those that a price speaks of; one that is named is followed from face to
    face (Q76)."""
    if isinstance(of, Special):
        return any(thing.code == code for thing in numbers.things(s, of, scope))
    selectors = of.of if isinstance(of, Either) else (of,)
    mine = [dice for dice in selectors if ACTIVE in dice.zones and seat in fits.sides(s, dice.side, scope)]
    return any(not dice.asks_play and fits.fits_code(s, dice, ACTIVE, code, scope) for dice in mine)


def capture_price(s: QuarriorsState, seat: int, kind: int) -> int:
    """The cost of the card, and what clauses add or take off (QC-4.3)."""
    cost = s.tables.cost[kind]
    return max(0, cost + capture_change(s, capture_clauses(s, seat))) if s.tables.has_capture_price else cost


def capture_change(s: QuarriorsState, clauses: list[tuple[Voice, m.CapturePrice]]) -> int:
    """What clauses add to the price of a capture, or take off."""
    more = 0
    for voice, clause in clauses:
        more += _worth(s, clause.n, voice.scope)
    return more


def capture_clauses(s: QuarriorsState, seat: int) -> list[tuple[Voice, m.CapturePrice]]:
    """What changes the price of a capture."""
    found = []
    for voice in voices(s, m.CapturePrice):
        clause = voice.said.clause
        assert isinstance(clause, m.CapturePrice)
        if seat in numbers.seats_of(s, clause.who, voice.scope):
            found.append((voice, clause))
    return found


def captures_left(s: QuarriorsState, seat: int) -> int:
    """The captures that are left in phase 4, with what clauses add while they work (Q330)."""
    more = 0
    for voice in voices(s, m.CaptureLimit):
        clause = voice.said.clause
        assert isinstance(clause, m.CaptureLimit)
        if seat in numbers.seats_of(s, clause.who, voice.scope):
            more += _worth(s, clause.n, voice.scope)
    return s.captures + more


BUYOUT: Final = 2
"""QL-9: the quiddity for which a die is unlocked."""


def buyout_price(s: QuarriorsState, payer: int, seat: int, die: Ready) -> int | None:
    """What a player pays to unlock a die of a locked area; None: it may not be paid for. Clauses on prices pass
    immunity (Q92, Q207)."""
    if is_barred(die, seat, payer):
        return None
    for voice in voices(s, m.Forbid):
        forbids = voice.said.clause
        assert isinstance(forbids, m.Forbid)
        if forbids.action is not ACTION_BUYOUT or payer not in numbers.seats_of(s, forbids.who, voice.scope):
            continue
        if forbids.of is None or fits.covers(s, forbids.of, voice, seat, die):
            return None
    price = BUYOUT
    once: set[str] = set()
    for voice in voices(s, m.BuyoutPrice):
        clause = voice.said.clause
        assert isinstance(clause, m.BuyoutPrice)
        card = voice.said.name.partition(":")[0]
        if payer not in numbers.seats_of(s, clause.who, voice.scope) or (clause.once and card in once):
            continue
        if fits.covers(s, clause.of, voice, seat, die):
            once.add(card)
            price += _worth(s, clause.n, voice.scope)
    return max(0, price)


def draw_changes(s: QuarriorsState, seat: int, kind: DrawKind) -> list[tuple[Voice, int]]:
    """What adds to a draw of a player, or takes off; of the others only in the own turn (Q80)."""
    found: list[tuple[Voice, int]] = []
    if m.DrawSize not in s.tables.said or (kind is OTHER and s.turn != seat):
        return found
    for voice in voices(s, m.DrawSize):
        clause = voice.said.clause
        assert isinstance(clause, m.DrawSize)
        if clause.draw is kind and seat in numbers.seats_of(s, clause.who, voice.scope):
            found.append((voice, _worth(s, clause.n, voice.scope)))
    return found
