"""A sensible player of Quarriors: it weighs glory that will be scored against glory that may be lost.

It captures the best die it can pay for, summons what is likely to stand or to break others, culls what it started
with, names defenders so as to lose least, and casts spells when they change something.
"""

from collections.abc import Callable, Mapping

from tumblehall.agents.quarriors.battle import least_loss, named_loss, standing
from tumblehall.agents.quarriors.deeds import draw_gain, effects_gain
from tumblehall.agents.quarriors.energy import best_anchored, pay, spells
from tumblehall.agents.quarriors.locks import ability_gain, best_freed, best_lock, duty
from tumblehall.agents.quarriors.picks import choose, may, may_do, pick, reroll_gain, seat
from tumblehall.agents.quarriors.plan import WORTH_TAKING, to_summon
from tumblehall.agents.quarriors.quests import (
    carrier,
    carry,
    hit,
    keep_quest,
    quest_cull,
    reply,
    seize,
    sent,
    set_die,
    split,
    visit,
)
from tumblehall.agents.quarriors.scale import PER_QUIDDITY, WORTH_CASTING, WORTH_KEEPING
from tumblehall.agents.quarriors.sight import Look, Read, as_declared, sight
from tumblehall.agents.quarriors.spells import attach_gain, cast_gain, first_effect, react_gain
from tumblehall.agents.quarriors.words import effects_worth
from tumblehall.agents.quarriors.worth import capture_worth, die_worth, hostility, rest_of
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import THIS, Moment, Phase
from tumblehall.games.quarriors.rules.defence import takes_none
from tumblehall.games.quarriors.rules.figures import attack_of, creatures_of, defence_of, glory_of, summon_price
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import is_quest_die
from tumblehall.games.quarriors.rules.state import BEYOND, Scope
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option

FATES = ("stay", "ready", "active", "aside", "used")
"""Where a destroyed creature goes, the best first; what is not known here comes before the used pile."""
FIRST = 9.0
"""Draws come before all else."""


class HeuristicAgent:
    """Plays from the view and the decision alone, by what it reads on the cards."""

    def __init__(self, read: Read = as_declared) -> None:
        self._read = read

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        answer = ANSWERS.get(decision.kind)
        return decision.default if answer is None else answer(Look(sight(view), decision, self._read))


def act(look: Look) -> str:
    """Immediate effects first, then spells, creatures, the attack and a capture."""
    for first in (best_use, first_spell, best_cast):
        if (chosen := first(look)) is not None:
            return chosen
    if (best := _best(look.of("activate"), lambda option: ability_gain(look, option), WORTH_CASTING)) is not None:
        return best.id
    if (lock := best_lock(look, early=True)) is not None:
        return lock.id
    if (spell := best_anchored(look, early=True)) is not None:
        return spell.id
    if (quartifact := carry(look, early=True)) is not None:
        return quartifact.id
    if summons := look.of("summon"):
        codes, could = [look.code(option) for option in summons], [spell for _, spell in spells(look)]
        group = to_summon(look.s, look.seat, codes, look.prices, could)
        wanted = [option for option in summons if look.code(option) in group]
        if wanted:
            return min(wanted, key=lambda option: _summon_order(look, option)).id
    if (quartifact := carry(look, early=False)) is not None:
        return quartifact.id
    if (lock := best_lock(look, early=False)) is not None:
        return lock.id
    if (spell := best_anchored(look, early=False)) is not None:
        return spell.id
    if (going := visit(look)) is not None:
        return going.id
    if look.s.phase == Phase.CAPTURE and (freed := best_freed(look)) is not None:
        return freed.id
    taken = _capture(look)
    return "next" if taken is None else taken.id


def best_use(look: Look) -> str | None:
    """The immediate effect to use now."""
    best = _best(look.of("use"), lambda option: _use_gain(look, option), 0.0)
    return None if best is None else best.id


def first_spell(look: Look) -> str | None:
    """The spell to ready now: those that do something at once before the others."""
    faces = look.s.tables.faces
    found = look.of("ready")
    return max(found, key=lambda option: faces[look.code(option)].at_ready is not None).id if found else None


def best_cast(look: Look) -> str | None:
    """The readied spell to cast or attach now."""
    best = _best(look.of("cast") + look.of("attach"), lambda option: _cast_gain(look, option), WORTH_CASTING)
    return None if best is None else best.id


def _capture(look: Look) -> Option | None:
    """The best die that can be had; with its energy where that is cheaper."""
    s, hostile = look.s, hostility(look.s, look.seat)

    def worth(option: Option) -> float:
        kind = look.kind(option)
        return capture_worth(s, look.seat, kind, hostile) + 0.01 * look.prices[kind].full

    best = _best(look.of("capture"), worth, WORTH_TAKING)
    if best is None:
        return None
    alike = [option for option in look.of("capture") if option.refs == best.refs]
    low = look.prices[look.kind(best)].low
    return best if low is None else alike[-1]


def _best(options: list[Option], gain: Callable[[Option], float], least: float) -> Option | None:
    """The option that gains most, if it gains more than that."""
    found = [(gain(option), -place, option) for place, option in enumerate(options)]
    best = max(found, default=None)
    return best[2] if best is not None and best[0] > least else None


def _use_gain(look: Look, option: Option) -> float:
    """Draws before re-rolls; a re-roll only when it is likely to better things; the rest by what it does."""
    s, code = look.s, look.code(option)
    face = s.tables.faces[code]
    said = face.uses[option.id.endswith(":2")] if face.uses else None
    effect = first_effect(said)
    if (face.face.draw and said is None) or isinstance(effect, e.DrawRoll):
        return FIRST if draw_gain(look, face.face.draw or 1) > 0 else 0.0
    if said is not None and isinstance(said.clause, c.Use) and not isinstance(effect, e.Reroll):
        do = said.clause.do
        gain = max(
            effects_gain(look, do, Scope(look.seat, BEYOND + code), said.source),
            effects_worth(s.tables, rest_of(s), do),
        )
        return gain - PER_QUIDDITY * face.quiddity
    if said is None and not face.face.reroll:
        return 0.0
    gain = reroll_gain(look, code)
    if (effect is not None and isinstance(effect, e.Reroll) and effect.dice is THIS) or face.face.reroll == 1:
        return gain
    others = s.active[look.seat][:]
    others.remove(code)
    return gain + 0.35 + max((reroll_gain(look, other) for other in others), default=0.0)


def _cast_gain(look: Look, option: Option) -> float:
    s = look.s
    die = look.die(option)[1]
    effect = first_effect(s.tables.faces[die.code].cast)
    if s.phase == Phase.READY and not isinstance(effect, e.GainGlory | e.GainQuiddity):
        return 0.0  # the attack phase is early enough
    return cast_gain(look, die)


def _summon_order(look: Look, option: Option) -> tuple[bool, int]:
    """Those that bring quiddity first, then the cheap ones."""
    s, code = look.s, look.code(option)
    return Moment.SUMMONED not in s.tables.faces[code].when, summon_price(s, look.seat, code)


def score(look: Look) -> str:
    """Any order; with expert culling the glory is worth the die."""
    options = look.of("score-cull") or look.of("score")
    if not options:
        return look.decision.default
    return max(options, key=lambda option: glory_of(look.s, *look.die(option))).id


def cull(look: Look) -> str:
    hostile = hostility(look.s, look.seat)
    worst = min(look.of("cull"), key=lambda option: die_worth(look.s, look.kind(option), hostile))
    return worst.id if die_worth(look.s, look.kind(worst), hostile) < WORTH_KEEPING else "pass"


def name(look: Look) -> str:
    """The creature to name first where the least is lost in all; of another player's that where the most is."""
    s, seat = look.s, look.seat
    options = look.of("defend")
    if look.place(options[0]) == "quest":
        return hit(look)
    if look.about["of"] != seat:
        return max(options, key=lambda option: named_loss(s, look.about["total"], *look.die(option))).id
    dice = [look.die(option)[1] for option in options]
    hard = [option for option, die in zip(options, dice, strict=True) if takes_none(s, seat, die)]
    if hard:
        return hard[0].id
    named = [die.tag for die in dice]
    dice = [die for die in creatures_of(s, seat) if not die.safe]
    dice.sort(key=lambda die: die.tag not in named)
    first = dice[least_loss(look.about["total"], [standing(s, seat, die) for die in dice[:8]])[1]]
    alike = [o for o, tag in zip(options, named, strict=True) if tag == first.tag]
    return alike[0].id if alike else look.decision.default


def react(look: Look) -> str:
    """Only against a loss in the attack under way; nothing at stake, nothing asked."""
    s = look.s
    if not creatures_of(s, look.seat) or s.phase > Phase.ATTACK:
        return "pass-turn"
    best = _best(look.of("cast"), lambda option: react_gain(s, look.seat, look.die(option)[1]), WORTH_CASTING)
    return "pass" if best is None else best.id


def attach(look: Look) -> str:
    """Beside the own creature that gains most."""
    s, seat = look.s, look.seat
    spell = look.code_named(look.about["tag"])
    own = [option for option in look.of("pick") if look.die(option)[0] == seat] or look.of("pick")
    if is_quest_die(s, spell):
        return carrier(look, own)

    def gain(option: Option) -> float:
        return attach_gain(s, seat, spell, *look.die(option))

    return max(own, key=gain).id


def copy(look: Look) -> str:
    """The creature that scores and stands best; what is copied already is kept unless another is better."""

    def worth(option: Option) -> float:
        if option.id == "pass":
            return 3.5
        seat, die = look.die(option)
        return glory_of(look.s, seat, die) + 0.1 * (attack_of(look.s, seat, die) + 2 * defence_of(look.s, seat, die))

    return max(look.decision.options, key=worth).id


def fate(look: Look) -> str:
    def rank(option: Option) -> float:
        place = option.id.split()[1]
        return FATES.index(place) if place in FATES else len(FATES) - 1.5

    return min(look.decision.options, key=rank).id


def turn_face(look: Look) -> str:
    """The face with the higher numbers."""

    def worth(option: Option) -> int:
        die = look.die(option)[1]
        face = look.s.tables.faces[die.code & ~7 | int(option.id.split()[1]) - 1].face
        return (face.attack or 0) + (face.defence or 0)

    return max(look.decision.options, key=worth).id


def yes(_: Look) -> str:
    return "yes"


ANSWERS: dict[str, Callable[[Look], str]] = {
    "act": act, "score": score, "expert": score, "cull": cull, "name": name, "react": react, "attach": attach,
    "copy": copy, "may-copy": copy, "fate": fate, "may": may, "turn-face": turn_face, "pick": pick,
    "seat": seat, "lock-duty": duty, "may-do": may_do, "choose": choose, "pay": pay,
    "split": split, "quest-cull": quest_cull, "keep-quest": keep_quest, "seize": seize, "set-die": set_die, "hit": hit,
    "return": yes, "take": yes, "sent": sent, "reply": reply,
}  # fmt: skip
"""How each kind of question is answered; the rest get the safe answer."""
