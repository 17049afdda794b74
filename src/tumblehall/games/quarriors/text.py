"""Words: the text of options and questions."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.choices import KINDS
from tumblehall.games.quarriors.destroy import RESCUE, fates_of
from tumblehall.games.quarriors.english.sentences import effect_of
from tumblehall.games.quarriors.numbering import CLAUSES, PROGRAMS
from tumblehall.games.quarriors.numbers import (
    attack_of,
    capture_price,
    defence_of,
    glory_of,
    is_creature,
    shown,
    summon_price,
)
from tumblehall.games.quarriors.selectors import Phase, Zone
from tumblehall.games.quarriors.spoken import face_words, spoken
from tumblehall.games.quarriors.state import BEYOND, NO_FACE, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.wording import die_name, kind_name, ready_id, ready_ref
from tumblehall.games.quarriors.zones import find
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Option

RULES = {
    steps.SCORE: "QC-6.1",
    steps.CULL: "QC-6.6",
    steps.NAME: "QC-8.6",
    steps.TIDY: "QC-10.2",
    steps.PICK: "QC-13.2",
    steps.FATE: "QC-12.4",
    steps.ORDER: "QC-12.8",
    steps.REACT: "QC-13.9",
    steps.COPY: "QC-12.2",
    steps.TURN_FACE: "QC-2.12",
    steps.MAY_COPY: "QC-12.2",
    steps.ATTACH: "QC-13.3",
    steps.MAY: "QC-12.2",
    steps.EXPERT: "QV-2",
}
PHASE_RULES = {Phase.READY: "QC-7.6", Phase.ATTACK: "QC-8.2", Phase.CAPTURE: "QC-9.1"}

PICKING: dict[type, str] = {
    w.Reroll: "Which die do you re-roll?",
    w.Move: "Which die do you move to your active pool?",
    w.Destroy: "Which creature do you destroy?",
    w.Discard: "Which spell do you discard?",
    w.Cull: "Which die do you cull?",
    w.Capture: "Which die do you capture for free?",
    w.Swap: "Which die do you take in exchange?",
    w.Still: "Which creature loses its attack for this turn?",
}


def prompt_of(s: QuarriorsState, f: Frame) -> tuple[str, str]:
    """What a seat is asked, and the rule behind it."""
    step = f[0]
    match step:
        case steps.ACT:
            phase = Phase(s.phase)
            words = {
                Phase.READY: "Use, ready and summon dice, or go on to the attack.",
                Phase.ATTACK: "Cast spells before the attack, or attack.",
                Phase.CAPTURE: "Capture, or tidy up.",
            }[phase]
            return words, PHASE_RULES[phase]
        case steps.SCORE:
            words = "Which creature scores next?"
        case steps.EXPERT:
            words = "Does the scoring creature cull itself?"
        case steps.CULL:
            words = f"Cull a die from your used pile? ({f[2]} left)"
        case steps.NAME:
            words = f"The attack is {s.totals[f[1]]}. Which creature defends?"
        case steps.TIDY:
            spells = any(s.tables.spell[die.code] for die in s.ready[f[1]])
            words = "Put readied spells aside, or end the turn." if spells else "Your turn is done."
        case steps.PICK:
            words = PICKING[type(PROGRAMS[f[2]][f[3]])]
        case steps.FATE:
            words = f"{_spoken(s, f[2])} is destroyed. Where does it go?"
        case steps.ORDER:
            words = "Which ability comes first?"
        case steps.REACT:
            words = "Cast a reaction spell?"
        case steps.COPY | steps.MAY_COPY:
            words = f"Which creature does {_spoken(s, f[2])} copy?"
        case steps.TURN_FACE:
            words = f"To which face do you turn {_spoken(s, f[2])}?"
        case steps.ATTACH:
            words = f"Beside which creature do you lay {_spoken(s, f[2])}?"
        case _:
            words = f"Use the ability of {_this_spoken(s, f[3])}?"
    return words, RULES[step]


def _name(s: QuarriorsState, tag: int) -> str:
    found = find(s, tag)
    return "the die" if found is None else die_name(s, found[1].code)


def _spoken(s: QuarriorsState, tag: int) -> str:
    found = find(s, tag)
    return "the die" if found is None else spoken(die_name(s, found[1].code))


def _this(s: QuarriorsState, this: int) -> str:
    return die_name(s, this - BEYOND) if this >= BEYOND else _name(s, this)


def _this_spoken(s: QuarriorsState, this: int) -> str:
    return spoken(die_name(s, this - BEYOND)) if this >= BEYOND else _spoken(s, this)


PLAIN = {
    choices.PASS: ("pass", "No"),
    choices.PASS_TURN: ("pass-turn", "No reaction this turn"),
    choices.END_TURN: ("end-turn", "End the turn"),
    choices.YES: ("yes", "Yes"),
}
PASSING = {steps.CULL: "Cull nothing", steps.PICK: "Nothing", steps.REACT: "No reaction now"}


def describe(s: QuarriorsState, f: Frame, option: int) -> Option:
    """The text form of an option."""
    rule = PHASE_RULES[Phase(s.phase)] if f[0] == steps.ACT else RULES[f[0]]
    if option in PLAIN:
        return _plain(s, f, option, rule)
    if option == choices.NEXT:
        labels = {Phase.READY: "Go on to the attack", Phase.ATTACK: "Attack", Phase.CAPTURE: "Tidy up"}
        return Option("next", labels[Phase(s.phase)], (), "QC-5.1")
    if option >= choices.PICK_READY:
        return _picked(s, option, rule)
    if option >= choices.FACE:
        return _turned(s, f, option - choices.FACE, rule)
    if option >= choices.ORDER:
        return _ordered(s, f, option - choices.ORDER, rule)
    if option >= choices.FATE:
        return _fated(s, f, option - choices.FATE, rule)
    if option >= choices.CULL:
        name = kind_name(s, option - choices.CULL)
        return Option(f"cull {name}", f"Cull {spoken(name)}", (f"used:{f[1]}:{name}",), rule)
    if option >= choices.CAPTURE:
        kind = option - choices.CAPTURE
        name = kind_name(s, kind)
        label = f"Capture {spoken(name)} for {capture_price(s, f[1], kind)}"
        return Option(f"capture {name}", label, (f"wilds:{name}",), "QC-9.1")
    if option >= choices.CAST:
        return _with_ready(s, option, rule)
    return _with_pool(s, f[1], option)


def _plain(s: QuarriorsState, f: Frame, option: int, rule: str) -> Option:
    name, label = PLAIN[option]
    if option == choices.PASS:
        label = "No more" if f[0] == steps.PICK and s.picks else PASSING.get(f[0], label)
    return Option(name, label, _refs(s, f[1], f[3]) if f[0] == steps.MAY else (), rule)


def _with_pool(s: QuarriorsState, seat: int, option: int) -> Option:
    code = (option - choices.USE) % choices.CODES
    name = die_name(s, code)
    refs = (f"active:{name}",)
    if option >= choices.SUMMON:
        return Option(f"summon {name}", f"Summon {spoken(name)} for {summon_price(s, seat, code)}", refs, "QC-7.5")
    if option >= choices.READY:
        return Option(f"ready {name}", f"Ready {spoken(name)}", refs, "QC-7.4")
    if option >= choices.SPEND:
        return Option(f"spend {name}", f"Spend {spoken(name)}", refs, "QC-3.1")
    return Option(f"use {name}", f"Use {spoken(name)}", refs, "QC-7.3")


def _with_ready(s: QuarriorsState, option: int, rule: str) -> Option:
    tag = (option - choices.CAST) % choices.TAGS
    found = find(s, tag)
    assert found is not None
    seat, die = found
    name = ready_id(s, seat, die)
    words = _standing(s, seat, die)
    refs = (ready_ref(seat, die),)
    if option >= choices.RECOPY:
        return Option(f"copy-anew {name}", f"Let {words} copy another creature", refs, "QC-12.2")
    if option >= choices.DROP:
        return Option(f"drop {name}", f"Put {words} into the spent pile", refs, "QC-10.2")
    if option >= choices.DEFEND:
        return Option(f"defend {name}", f"Defend with {words}", refs, "QC-8.6")
    if option >= choices.SCORE_CULL:
        return Option(f"score-cull {name}", f"Score {words} for {glory_of(s, die)} glory and cull it", refs, "QV-2")
    if option >= choices.SCORE:
        glory = "nothing: it is not culled" if s.expert else f"{glory_of(s, die)} glory"
        return Option(f"score {name}", f"Score {words} for {glory}", refs, "QC-6.3")
    if s.tables.attach[die.code] is not None:
        return Option(f"attach {name}", f"Attach {words}", refs, "QC-13.3")
    return Option(f"cast {name}", f"Cast {words}", refs, "QC-13.4" if s.turn != seat else "QC-13.1")


def _picked(s: QuarriorsState, option: int, rule: str) -> Option:
    if option >= choices.PICK_WILDS:
        name = kind_name(s, option - choices.PICK_WILDS)
        return Option(f"pick {name} in wilds", f"{spoken(name)} in the Wilds", (f"wilds:{name}",), rule)
    if option >= choices.PICK_USED:
        seat, kind = divmod(option - choices.PICK_USED, KINDS)
        name = kind_name(s, kind)
        label = f"{spoken(name)} in the used pile of seat {seat}"
        return Option(f"pick {name} in used {seat}", label, (f"used:{seat}:{name}",), rule)
    if option >= choices.PICK_ACTIVE:
        name = die_name(s, option - choices.PICK_ACTIVE)
        return Option(f"pick {name}", f"{spoken(name)} in the active pool", (f"active:{name}",), rule)
    attached = option >= choices.PICK_ATTACHED
    tag, place = option - choices.PICK_READY, 0
    if attached:
        tag, place = divmod(option - choices.PICK_ATTACHED, choices.BESIDE)
    found = find(s, tag)
    assert found is not None
    seat, die = found
    name, label = f"{ready_id(s, seat, die)}@{seat}", f"{_standing(s, seat, die)} of seat {seat}"
    refs = (ready_ref(seat, die),)
    if not attached:
        return Option(f"pick {name}", label, refs, rule)
    code, owner = die.attached[place]
    spell = die_name(s, code)
    return Option(f"pick {spell}@{owner} on {name}", f"{spoken(spell)} of seat {owner} on {label}", refs, rule)


def _standing(s: QuarriorsState, seat: int, die: Ready) -> str:
    """A die in a ready area as it is now: `Witching Hag 6/6 with Death (spell *)`."""
    if not is_creature(s, die):
        return spoken(die_name(s, die.code))
    bursts = "*" * s.tables.face[shown(die)].bursts
    own = spoken(die_name(s, die.code | NO_FACE))
    alias = "" if die.copy == NONE else f" as {spoken(die_name(s, die.copy | NO_FACE))}"
    now = f"{own}{alias} {attack_of(s, seat, die)}/{defence_of(s, seat, die)}{bursts}"
    return " with ".join([now, *(spoken(die_name(s, code)) for code, _ in die.attached)])


def _turned(s: QuarriorsState, f: Frame, face: int, rule: str) -> Option:
    found = find(s, f[2])
    assert found is not None
    seat, die = found
    looks = s.tables.face[die.code & ~7 | face]
    return Option(f"turn {face + 1}", f"Turn to {face_words(looks)}", (ready_ref(seat, die),), rule)


FATES = {Zone.ACTIVE: "active", Zone.ASIDE: "aside"}


def _fated(s: QuarriorsState, f: Frame, place: int, rule: str) -> Option:
    found = find(s, f[2])
    assert found is not None
    refs: tuple[str, ...] = (ready_ref(*found),)
    fate, clause = fates_of(s, *found)[place]
    if not isinstance(clause, w.Instead | w.React):
        return Option("goes used", "To the used pile", refs, "QC-8.6")
    effect = clause.do[0]
    to = FATES[effect.to] if isinstance(effect, w.Move) else "ready"
    by = told = ""
    if fate >= RESCUE:
        spell = find(s, fate - RESCUE)
        assert spell is not None
        by, told = f" by {die_name(s, spell[1].code)}", f" by {spoken(die_name(s, spell[1].code))}"
        refs = (*refs, ready_ref(*spell))
    elif clause not in s.tables.instead[shown(found[1])]:
        by, told = " by watch", " by a spell cast this turn"
    price = ""
    if isinstance(clause, w.Instead) and clause.price is not None:
        price = f" ({effect_of(clause.price, 'it')})"
    labels = {"active": "To the active pool", "aside": "Set aside", "ready": "Back to the ready area"}
    return Option(f"goes {to}{by}", f"{labels[to]}{told}{price}", refs, rule)


def _ordered(s: QuarriorsState, f: Frame, place: int, rule: str) -> Option:
    waiting = s.stack[-f[2] - 1 : -1] if s.stack[-1] == f else s.stack[-f[2] :]
    _, _, clause, this, _ = waiting[place]
    when = CLAUSES[clause]
    assert isinstance(when, w.When)
    name = f"{_this(s, this)} {when.moment.words}"
    same = [frame for frame in dict.fromkeys(waiting[:place]) if _this(s, frame[3]) == _this(s, this)]
    suffix = f":{len(same) + 1}" if same else ""
    found = find(s, this)
    words = spoken(die_name(s, this - BEYOND)) if found is None else _standing(s, *found)
    return Option(f"first {name}{suffix}", f"First {words}", _refs(s, f[1], this), rule)


def _refs(s: QuarriorsState, seat: int, this: int) -> tuple[str, ...]:
    """The die whose ability it is; one that has left the ready area lies in the used pile."""
    if this >= BEYOND:
        return (f"used:{seat}:{kind_name(s, this - BEYOND >> 3)}",)
    found = find(s, this)
    return () if found is None else (ready_ref(*found),)
