"""What stands behind verbs and steps: how ids name it, how people say it, what it refers to, how positions write it."""

from tumblehall.games.quarriors.edges import clause_names, operands_energy, operands_quests
from tumblehall.games.quarriors.edges.english.effects import effect_of, effects_of
from tumblehall.games.quarriors.edges.english.terms import coin_of
from tumblehall.games.quarriors.edges.names import face_words, spoken_at
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Zone
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.answers import when_of
from tumblehall.games.quarriors.rules.figures import attack_of, defence_of
from tumblehall.games.quarriors.rules.leaving import bound_for
from tumblehall.games.quarriors.rules.names import die_name, kind_name, ready_id, ready_ref, this_name
from tumblehall.games.quarriors.rules.replacing import clause_of, destination, fates_of
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, TO_USED, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.steps import REF, WITH_THAT
from tumblehall.games.quarriors.rules.triggers import die_refs, waiting
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.operands import Operand


def standing(s: QuarriorsState, tag: int) -> tuple[int, Ready]:
    found = find(s, tag)
    assert found is not None
    return found


def now(s: QuarriorsState, seat: int, die: Ready) -> str:
    """A die in a ready area as it is now: `Witching Hag 6/6 with Death (spell *)`."""
    faces = s.tables.faces
    if not faces[die.code].creature:
        return " with ".join(
            spoken_at(s, die_name(s, code)) for code in (die.code, *(code for code, _ in die.attached))
        )
    bursts = "*" * faces[die.acts_as].face.bursts
    own = spoken_at(s, die_name(s, die.code | NO_FACE))
    alias = "" if die.copy == NONE else f" as {spoken_at(s, die_name(s, die.copy | NO_FACE))}"
    words = f"{own}{alias} {attack_of(s, seat, die)}/{defence_of(s, seat, die)}{bursts}"
    return " with ".join([words, *(spoken_at(s, die_name(s, code)) for code, _ in die.attached)])


# -- dice ----------------------------------------------------------------------------------------------------------


CODE = Operand(
    name=lambda s, f, n: die_name(s, n),
    words=lambda s, f, n: spoken_at(s, die_name(s, n)),
    refs=lambda s, f, n: (f"active:{die_name(s, n)}",),
)
SECOND = Operand(
    name=lambda s, f, n: f"{die_name(s, n)}:2",
    words=lambda s, f, n: spoken_at(s, die_name(s, n)),
    refs=lambda s, f, n: (f"active:{die_name(s, n)}",),
)
KIND = Operand(
    name=lambda s, f, n: kind_name(s, n),
    words=lambda s, f, n: spoken_at(s, kind_name(s, n)),
    refs=lambda s, f, n: (f"wilds:{kind_name(s, n)}",),
)
USED_KIND = Operand(
    name=lambda s, f, n: kind_name(s, n),
    words=lambda s, f, n: spoken_at(s, kind_name(s, n)),
    refs=lambda s, f, n: (f"used:{f[1]}:{kind_name(s, n)}",),
)


def _tag_words(s: QuarriorsState, f: Frame, tag: int) -> str:
    found = find(s, tag)
    return "the die" if found is None else spoken_at(s, die_name(s, found[1].code))


TAG = Operand(
    bounds=(0, verbs.TAGS - 1),
    name=lambda s, f, n: "die" if (found := find(s, n)) is None else ready_id(s, *found),
    words=lambda s, f, n: _tag_words(s, f, n),
)
STANDING = Operand(
    name=lambda s, f, n: ready_id(s, *standing(s, n)),
    words=lambda s, f, n: now(s, *standing(s, n)),
    refs=lambda s, f, n: (ready_ref(*standing(s, n)),),
)


def _owned(s: QuarriorsState, f: Frame, tag: int) -> str:
    seat, die = standing(s, tag)
    return f"{ready_id(s, seat, die)}@{seat}"


def _owned_words(s: QuarriorsState, f: Frame, tag: int) -> str:
    seat, die = standing(s, tag)
    return f"{now(s, seat, die)} of seat {seat}" + (" on a quest" if die.questing else "")


def _handed(s: QuarriorsState, f: Frame, n: int) -> str:
    """A die of the pool and the seat into whose locked area it goes."""
    seat, code = divmod(n, verbs.CODES)
    return f"{die_name(s, code)}@{seat}"


def _handed_words(s: QuarriorsState, f: Frame, n: int) -> str:
    seat, code = divmod(n, verbs.CODES)
    return f"{spoken_at(s, die_name(s, code))} in seat {seat}'s area"


HANDED = Operand(
    name=_handed,
    words=_handed_words,
    refs=lambda s, f, n: (f"active:{die_name(s, n % verbs.CODES)}", f"seat:{n // verbs.CODES}"),
)


def _picked(s: QuarriorsState, f: Frame, tag: int) -> str:
    seat, die = standing(s, tag)
    return f"{ready_id(s, seat, die)}{' locked' if die.locked else ''}@{seat}{' in quest' if die.questing else ''}"


OWNED = Operand(name=_owned, words=_owned_words, refs=lambda s, f, n: (ready_ref(*standing(s, n)),))


PICKED = Operand(name=_picked, words=_owned_words, refs=lambda s, f, n: (ready_ref(*standing(s, n)),))


def _attached(s: QuarriorsState, n: int) -> tuple[int, Ready, str, int]:
    tag, place = divmod(n, verbs.BESIDE)
    seat, die = standing(s, tag)
    code, owner = die.attached[place]
    return seat, die, die_name(s, code), owner


def _attached_name(s: QuarriorsState, f: Frame, n: int) -> str:
    _, die, spell, owner = _attached(s, n)
    return f"{spell}@{owner} on {_picked(s, f, die.tag)}"


def _attached_words(s: QuarriorsState, f: Frame, n: int) -> str:
    seat, die, spell, owner = _attached(s, n)
    return f"{spoken_at(s, spell)} of seat {owner} on {now(s, seat, die)} of seat {seat}"


ATTACHED = Operand(name=_attached_name, words=_attached_words, refs=lambda s, f, n: (ready_ref(*_attached(s, n)[:2]),))


def _pool(zone: str, said: str) -> Operand:
    """A die in somebody's active pool or spent pile."""

    def named(s: QuarriorsState, f: Frame, n: int) -> str:
        seat, code = divmod(n, verbs.CODES)
        mine = zone == "active" and seat == f[1]
        return die_name(s, code) if mine else f"{die_name(s, code)} in {zone} {seat}"

    def words(s: QuarriorsState, f: Frame, n: int) -> str:
        seat, code = divmod(n, verbs.CODES)
        whose = "the" if seat == f[1] and zone == "active" else f"the {said} of seat {seat}"
        return f"{spoken_at(s, die_name(s, code))} in {whose}" + (f" {said}" if whose == "the" else "")

    def refs(s: QuarriorsState, f: Frame, n: int) -> tuple[str, ...]:
        seat, code = divmod(n, verbs.CODES)
        return (f"{zone}:{die_name(s, code)}",) if seat == f[1] and zone == "active" else (f"{zone}:{seat}",)

    return Operand(name=named, words=words, refs=refs)


def _used(s: QuarriorsState, n: int) -> tuple[int, str]:
    seat, kind = divmod(n, verbs.KINDS)
    return seat, kind_name(s, kind)


def _used_words(s: QuarriorsState, f: Frame, n: int) -> str:
    seat, name = _used(s, n)
    return f"{spoken_at(s, name)} in the used pile of seat {seat}"


USED = Operand(
    name=lambda s, f, n: "{1} in used {0}".format(*_used(s, n)),
    words=_used_words,
    refs=lambda s, f, n: ("used:{}:{}".format(*_used(s, n)),),
)
WILDS = Operand(
    name=lambda s, f, n: f"{kind_name(s, n)} in wilds",
    words=lambda s, f, n: f"{spoken_at(s, kind_name(s, n))} in the Wilds",
    refs=lambda s, f, n: (f"wilds:{kind_name(s, n)}",),
)


# -- faces, destinations, triggers, lists ----------------------------------------------------------------------------


def _face_words(s: QuarriorsState, f: Frame, n: int) -> str:
    _, die = standing(s, f[2])
    return face_words(s.tables.faces[die.code & ~7 | n].face)


FACE = Operand(
    name=lambda s, f, n: str(n + 1),
    words=_face_words,
    refs=lambda s, f, n: (ready_ref(*standing(s, f[2])),),
)
LABELS = {
    "active": "To the active pool", "aside": "Set aside", "ready": "Back to the ready area", "used": "To the used pile",
    "stay": "Stays where it is", "wilds": "Back to its card", "removed": "Out of the game", "roll": "Roll it",
    "spent": "To the spent pile", "bag": "Into the bag",
}  # fmt: skip
PLACE_OF = {Zone.REMOVED: "removed", Zone.ACTIVE: "active", Zone.WILDS: "wilds"}


def _speaker(s: QuarriorsState, f: Frame, n: int) -> int:
    """The die by which a destination comes, where it is not the victim's own; NONE."""
    seat, die = standing(s, f[2])
    fate = fates_of(s, seat, die)[n]
    return NONE if fate[0] == TO_USED or fate[2] in (die.tag, NONE) else fate[2]


def _fate_name(s: QuarriorsState, f: Frame, n: int) -> str:
    fate = fates_of(s, *standing(s, f[2]))[n]
    by = _speaker(s, f, n)
    return destination(s, fate) + ("" if by == NONE else f" by {this_name(s, by)}")


def _goes(s: QuarriorsState, f: Frame, fate: tuple[int, ...]) -> str:
    """The destination; of a die that is left to its used pile, the place to which a clause sends it instead."""
    to = bound_for(s, *standing(s, f[2])) if fate[0] == TO_USED else None
    return destination(s, fate) if to is None else PLACE_OF[to]


def _fate_words(s: QuarriorsState, f: Frame, n: int) -> str:
    fate = fates_of(s, *standing(s, f[2]))[n]
    by = _speaker(s, f, n)
    clause = clause_of(s, fate)
    price = ""
    if isinstance(clause, c.Instead) and clause.price is not None:
        price = f" ({price_words(clause.price)})"
    return LABELS[_goes(s, f, fate)] + ("" if by == NONE else f" by {spoken_at(s, this_name(s, by))}") + price


def price_words(price: e.Price) -> str:
    if isinstance(price, e.Cull):
        return effect_of(price, "it")
    return f"pay {price.n} {coin_of(price.of)}"


def _fate_refs(s: QuarriorsState, f: Frame, n: int) -> tuple[str, ...]:
    refs = (ready_ref(*standing(s, f[2])),)
    by = find(s, _speaker(s, f, n))
    return refs if by is None else (*refs, ready_ref(*by))


FATE = Operand(name=_fate_name, words=_fate_words, refs=_fate_refs)


def _trigger_name(s: QuarriorsState, f: Frame, n: int) -> str:
    frames = waiting(s, f)
    _, _, clause, this, _ = frames[n]
    name = f"{this_name(s, this)} {when_of(s, clause).moment.words}"
    same = [frame for frame in dict.fromkeys(frames[:n]) if this_name(s, frame[3]) == this_name(s, this)]
    return name + (f":{len(same) + 1}" if same else "")


def _trigger_words(s: QuarriorsState, f: Frame, n: int) -> str:
    """The die; where two abilities of one die wait, also what this one does."""
    frames = waiting(s, f)
    _, _, clause, this, _ = frames[n]
    found, said = find(s, this), when_of(s, clause)
    words = spoken_at(s, this_name(s, this)) if found is None else now(s, *found)
    others = [when_of(s, frame[2]) for frame in frames if frame[3] == this]
    return f"{words}: {effects_of(said.do)}" if any(other != said for other in others) else words


WAITING = Operand(name=_trigger_name, words=_trigger_words, refs=lambda s, f, n: die_refs(s, f[1], waiting(s, f)[n][3]))


def _list_words(s: QuarriorsState, f: Frame, n: int) -> str:
    page = s.tables.program(f[2])
    inner = f[2] >> PAGE << PAGE | page.inner[f[3]][n]
    told = effects_of(s.tables.program(inner).effects)
    return told[0].upper() + told[1:]


def _this_words(s: QuarriorsState, f: Frame, n: int) -> str:
    if n >= BEYOND:
        return spoken_at(s, die_name(s, n - BEYOND))
    return _tag_words(s, f, n)


THIS = Operand(
    bounds=lambda s: (NONE, BEYOND + len(s.tables.faces) - 1),
    name=lambda s, f, n: this_name(s, n),
    words=_this_words,
)
OPERANDS = {
    "code": CODE,
    "second": SECOND,
    "kind": KIND,
    "used kind": USED_KIND,
    "tag": TAG,
    "standing": STANDING,
    "owned tag": OWNED,
    "ready die": PICKED,
    "handed die": HANDED,
    "attached die": ATTACHED,
    "active die": _pool("active", "active pool"),
    "spent die": _pool("spent", "spent pile"),
    "used die": USED,
    "wilds die": WILDS,
    "fate": FATE,
    "waiting": WAITING,
    "face": FACE,
    "player": Operand(refs=lambda s, f, n: (f"seat:{n}",)),
    "list": Operand(name=lambda s, f, n: str(n + 1), words=_list_words),
    "this": THIS,
    "count": Operand(bounds=(1, 60)),
    "left": Operand(bounds=(1, 99)),
    "at": Operand(bounds=(0, 9)),
    "cause": Operand(bounds=(0, 3)),
    "moment": Operand(bounds=(0, 24)),
    "way": Operand(bounds=(0, 3)),
    "culled": Operand(bounds=(0, 1)),
    "of": Operand(bounds=lambda s: (0, s.players - 1)),
    "me": Operand(bounds=lambda s: (0, s.players - 1)),
    "destroyer": Operand(bounds=lambda s: (NONE, s.players - 1)),
    "other": Operand(bounds=lambda s: (NONE, REF + WITH_THAT * (s.players + 1))),
    "program": Operand(
        name=lambda s, f, n: s.tables.program(n).name,
        write=lambda s, n: s.tables.program(n).name,
        read=clause_names.read_program,
    ),
    "clause": Operand(
        name=lambda s, f, n: s.tables.clause(n).name,
        write=lambda s, n: s.tables.clause(n).name,
        read=clause_names.read_clause,
    ),
    **operands_energy.OPERANDS,
    **operands_quests.OPERANDS,
}
