"""Positions of Quarriors, written: the schema is documented in docs/reference/quarriors-position.md. A field is written
only where it differs from its default; clauses, effects, picks and destinations go by names."""

from collections.abc import Iterator

from tumblehall.games.quarriors.edges.position_quests import challenge_of, quest_of, quests_of, records_of, seized_of
from tumblehall.games.quarriors.language.selectors import Classes, PrintedGlory
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.areas import dice_of, in_play, party_of
from tumblehall.games.quarriors.rules.battles import Battle, Picker
from tumblehall.games.quarriors.rules.mechanisms.large_dice import set_aside
from tumblehall.games.quarriors.rules.mechanisms.locked import locked_die
from tumblehall.games.quarriors.rules.names import ready_id
from tumblehall.games.quarriors.rules.state import (
    BATTLE,
    BEYOND,
    DOOMED,
    FROM_ALL,
    LOCKED_NOW,
    MOVING,
    NO_FACE,
    NONE,
    TO_USED,
    TURN,
    UNBLAMED,
    Blame,
    Fate,
    Mark,
    QuarriorsState,
    Ready,
    Thing,
    Watch,
)
from tumblehall.kernel.values import Json

FIELDS = ("wilds", "quests", "turn", "aside", "debts", "removed", "watches", "attack", "challenge", "effect")
PHASES = ("score", "ready", "attack", "capture", "tidy")
FATES = {DOOMED: "open", TO_USED: "used", MOVING: "under way"}
FLAGS = ("copied", "spared", "summoned", "named", "kept", "sent")


def die_text(s: QuarriorsState, code: int) -> str:
    name = s.tables.cards[code >> 3].die.name
    return name if code & 7 == NO_FACE else f"{name}#{(code & 7) + 1}"


def _pile(s: QuarriorsState, pile: list[int]) -> list[str]:
    return [s.tables.cards[kind].die.name for kind, n in enumerate(pile) for _ in range(n)]


def ref_text(s: QuarriorsState, ref: int) -> Json:
    """A die that something speaks of: its tag, or what it is."""
    return None if ref == NONE else ref if ref < BEYOND else die_text(s, ref - BEYOND)


def until_text(until: int) -> Json:
    return "turn" if until == TURN else "attack" if until == BATTLE else until


def _mark(mark: Mark) -> list[Json]:
    plain: list[Json] = [mark.attack, mark.defence, mark.still]
    if mark.by != NONE:
        by = [*plain, until_text(mark.until), mark.by]
        return by if mark.source is None else [*by, mark.source.name]
    return plain if mark.until == TURN else [*plain, until_text(mark.until)]


def _fate(s: QuarriorsState, fate: Fate) -> Json:
    if fate[0] in FATES:
        return FATES[fate[0]]
    clause, me, this, *place = fate
    doc = {"clause": s.tables.clause(clause).name, "seat": me, "die": ref_text(s, this)}
    return doc | ({"list": place[0] + 1} if place else {})


def _ready(s: QuarriorsState, die: Ready, tag: int) -> Json:
    text = "+".join([die_text(s, die.code), *(f"{die_text(s, code)}@{owner}" for code, owner in die.attached)])
    more: dict[str, Json] = {}
    if die.tag != tag:
        more["tag"] = die.tag
    if die.marks:
        more["marks"] = [_mark(mark) for mark in die.marks]
    if die.copy != NONE:
        more["copy"] = die_text(s, die.copy)
    if die.fate:
        more["fate"] = _fate(s, die.fate)
    if die.safe:
        more["safe"] = True if die.safe == FROM_ALL else "damage"
    if die.uses:
        more["uses"] = {s.tables.clause(clause).name: n for clause, n in die.uses}
    for flag in FLAGS:
        if getattr(die, flag):
            more[flag] = True
    if die.locked == LOCKED_NOW:
        more["now"] = True
    return {"die": text, **more} if more else text


def dump(s: QuarriorsState) -> dict[str, Json]:
    tags = iter(range(verbs.TAGS))
    doc: dict[str, Json] = {
        "wilds": [
            {"card": card.name, "dice": s.wilds[kind]}
            for kind, card in enumerate(s.tables.cards)
            if kind != s.tables.large and kind not in s.tables.quests
        ],
        "seats": [_seat(s, seat, tags) for seat in range(s.players)],
        "turn": _turn(s),
    }
    if s.quests is not None:
        doc["quests"] = quests_of(s)
    if s.removed:
        doc["removed"] = sorted(s.tables.cards[kind].die.name for kind in s.removed)
    if s.aside:
        doc["aside"] = [
            {"die": die_text(s, aside.code), "seat": aside.seat}
            | ({} if aside.clause == NONE else {"clause": s.tables.clause(aside.clause).name})
            for aside in s.aside
        ]
    if s.debts:
        doc["debts"] = [
            {"seat": debt.seat, "of": debt.of, "clause": s.tables.clause(debt.clause).name}
            | ({} if debt.this == NONE else {"die": ref_text(s, debt.this)})
            for debt in s.debts
        ]
    if s.watches:
        doc["watches"] = [_watch(s, watch) for watch in s.watches]
    if s.battle is not None:
        battle = _attack(s, s.battle)
        doc |= {"attack": battle} if s.battle.quest == NONE else {"challenge": challenge_of(s, s.battle, battle)}
    effect = _effect(s)
    if effect:
        doc["effect"] = effect
    return doc


def _seat(s: QuarriorsState, seat: int, tags: Iterator[int]) -> dict[str, Json]:
    """The die of the locked area, the last one of `ready`, has a field of its own, and so has the party."""
    ready = [_ready(s, die, next(tags)) for die in s.ready[seat]]
    locked = ready.pop() if locked_die(s, seat) is not None else None
    doc: dict[str, Json] = {
        "glory": s.glory[seat],
        "quiddity": s.quiddity[seat],
        "bag": _pile(s, s.bag[seat]),
        "active": [die_text(s, code) for code in s.active[seat]],
        "ready": ready,
        "spent": [die_text(s, code) for code in s.spent[seat]],
        "used": _pile(s, s.used[seat]),
    }
    if locked is not None:
        doc["locked"] = locked
    if party_of(s, seat):
        doc["quest"] = quest_of(s, seat, [_ready(s, die, next(tags)) for die in party_of(s, seat)])
    if s.purses and s.purses[seat]:
        doc["summon"] = s.purses[seat]
    if s.turn == seat:
        doc |= {name: n for name, n in zip(("light", "dark"), s.energy, strict=True) if n}
    if s.tables.large >= 0:
        doc["large"] = set_aside(s, seat)
    if s.draws[seat]:
        doc["draws"] = s.draws[seat]
    if s.summons[seat]:
        doc["summons"] = s.summons[seat]
    return doc


def _turn(s: QuarriorsState) -> dict[str, Json]:
    seats = range(s.players)
    doc: dict[str, Json] = {
        "seat": s.turn,
        "first": s.first,
        "number": s.round,
        "phase": PHASES[s.phase - 1],
        "immediate": s.window,
        "captures": s.captures,
        "summoned": [card.die.name for kind, card in enumerate(s.tables.cards) if s.summoned >> kind & 1],
        "scored": [sum(owner == seat for owner, _ in s.scored) for seat in seats],
        "scored_now": [die_text(s, code) for code in s.scored_phase],
        "lost": [seat for seat in seats if any(owner == seat for owner, _ in s.lost)],
        "passed": [seat for seat in seats if s.passed >> seat & 1],
    }
    if reads_records(s):
        for field, record in (("scored_dice", s.scored), ("lost_dice", s.lost)):
            if record and all(code != NONE for _, code in record):
                doc[field] = [[die_text(s, code) for owner, code in record if owner == seat] for seat in seats]
    if s.locked:
        doc["locked"] = True
    if s.anchored:
        doc["anchored"] = True
    doc |= records_of(s)
    if s.quests is not None and s.quests.done:
        doc["party"] = [_done(s, code, kind) for code, kind in s.quests.done]
    if s.pickers:
        doc["pickers"] = [_picker(picker) for picker in s.pickers]
    if s.scored_beside:
        doc["scored_beside"] = [
            {"seat": owner, "die": die_text(s, code), "host": die_text(s, host)}
            for owner, code, host in s.scored_beside
        ]
    if s.unpaid:
        doc["unpaid"] = [[die_text(s, code) for owner, code in s.unpaid if owner == seat] for seat in seats]
    return doc


def _done(s: QuarriorsState, code: int, kind: int) -> Json:
    """A die of the party that completed its quest: as it was treated, and its own class where that is another."""
    text = die_text(s, code)
    return text if code >> 3 == kind else {"die": text, "own": s.tables.cards[kind].die.name}


def reads_records(s: QuarriorsState) -> bool:
    """Whether a card on the table asks which dice scored or were lost, and not only how many."""
    return (
        PrintedGlory in s.tables.said or Classes in s.tables.said or any(card.asks_records for card in s.tables.cards)
    )


def _picker(picker: Picker) -> dict[str, Json]:
    doc: dict[str, Json] = {"seat": picker.seat, "of": list(picker.of), "which": "first" if picker.first else "all"}
    return doc | ({"spell": True} if picker.spell else {})


def _watch(s: QuarriorsState, watch: Watch) -> dict[str, Json]:
    doc: dict[str, Json] = {"seat": watch.seat, "clause": s.tables.clause(watch.clause).name}
    if watch.until != TURN:
        doc["until"] = until_text(watch.until)
    if watch.uses != NONE:
        doc["uses"] = watch.uses
    if watch.this != NONE:
        doc["die"] = ref_text(s, watch.this)
    if watch.that != NONE:
        doc["that"] = watch.that
    if watch.it != NONE:
        seat, ref = divmod(watch.it - steps.REF, 512)
        doc["it"] = [seat, ref_text(s, ref)]
    return doc


def _attack(s: QuarriorsState, battle: Battle) -> dict[str, Json]:
    doc: dict[str, Json] = {
        "shares": [{"tag": tag, "against": list(amounts)} for tag, amounts in battle.shares],
        "totals": list(battle.totals),
    }
    if battle.fixed:
        doc["fixed"] = list(battle.fixed)
    if battle.changes:
        doc["changes"] = [list(change) for change in battle.changes]
    if battle.zero:
        doc["zero"] = [seat for seat in range(s.players) if battle.zero >> seat & 1]
    if battle.deflected:
        doc["deflected"] = [{"by": by, "to": to, "n": n} for by, to, n in battle.deflected]
    if battle.absorbed:
        doc["absorbed"] = list(battle.absorbed)
    if battle.pickers:
        doc["pickers"] = [_picker(picker) for picker in battle.pickers]
    if battle.spilled:
        doc["spilled"] = [seat for seat in range(s.players) if battle.spilled >> seat & 1]
    if battle.gone:
        doc["gone"] = [{"seat": seat, "die": _ready(s, die, NONE)} for seat, die in battle.gone]
    for field, record in (("fallen", battle.fallen), ("named", battle.named)):
        if record:
            doc[field] = [[die_text(s, code) for owner, code in record if owner == seat] for seat in range(s.players)]
    return doc


def _effect(s: QuarriorsState) -> dict[str, Json]:
    doc: dict[str, Json] = {}
    if s.picks:
        asks_seat = bool(s.stack) and s.stack[-1][0] == steps.SEAT
        names = {} if asks_seat else {option: name for name, option in pick_names(s).items()}
        doc["picks"] = list(s.picks) if asks_seat else [names[option] for option in s.picks]
    if s.done:
        doc["done"] = s.done
    if s.it:
        doc["it"] = [_thing(s, thing) for thing in s.it]
    if s.blame != UNBLAMED:
        doc["blame"] = _blame(s, s.blame)
    if seized := seized_of(s):
        doc["seized"] = seized
    if s.held:
        doc["held"] = [
            {"done": done, "it": [_thing(s, thing) for thing in it], "blame": _blame(s, blame)}
            for done, it, blame in s.held
        ]
    return doc


def _blame(s: QuarriorsState, blame: Blame) -> list[Json]:
    return [blame.seat, blame.cause, ref_text(s, blame.by)]


def _thing(s: QuarriorsState, thing: Thing) -> dict[str, Json]:
    doc: dict[str, Json] = {"seat": thing.seat, "die": die_text(s, thing.code)}
    if thing.ref < BEYOND:
        doc["tag"] = thing.ref
    elif thing.ref - BEYOND != thing.code:
        doc["was"] = die_text(s, thing.ref - BEYOND)
    return doc


def pick_names(s: QuarriorsState) -> dict[str, int]:
    """Every die on the table that an effect could pick, by a name that is clear without its question."""
    names: dict[str, int] = {}
    t = s.tables
    for seat in range(s.players):
        for die in dice_of(s, seat):
            place_ = " in quest" if die.questing else ""
            ready = f"{ready_id(s, seat, die)}{' locked' if die.locked else ''}@{seat}{place_}"
            while ready in names:  # one of several that are the same option
                ready += "'"
            names[ready] = verbs.PICK_READY.first + die.tag
            for place, (code, owner) in enumerate(die.attached):
                beside = f"{die_text(s, code)}@{owner} on {ready}"
                while beside in names:
                    beside += "'"
                names[beside] = verbs.PICK_ATTACHED.first + die.tag * verbs.BESIDE + place
        for code in s.active[seat]:
            names[f"{die_text(s, code)} in active {seat}"] = verbs.PICK_ACTIVE.first + seat * verbs.CODES + code
        for code in s.spent[seat]:
            names[f"{die_text(s, code)} in spent {seat}"] = verbs.PICK_SPENT.first + seat * verbs.CODES + code
        for kind, card in enumerate(t.cards):
            names[f"{card.die.name} in used {seat}"] = verbs.PICK_USED.first + seat * verbs.KINDS + kind
    for kind, card in enumerate(t.cards):
        names[f"{card.die.name} in wilds"] = verbs.PICK_WILDS.first + kind
    return names


def counts(s: QuarriorsState) -> list[int]:
    """How many dice of each kind there are, in all places together."""
    found = s.wilds[:]
    for pile in (*s.bag, *s.used):
        for kind, many in enumerate(pile):
            found[kind] += many
    for codes in (*s.active, *s.spent, [aside.code for aside in s.aside]):
        for code in codes:
            found[code >> 3] += 1
    for _, die in in_play(s):
        found[die.code >> 3] += 1
        for code, _ in die.attached:
            found[code >> 3] += 1
    for kind in s.removed:
        found[kind] += 1
    if s.tables.large >= 0:
        found[s.tables.large] += sum([set_aside(s, seat) for seat in range(s.players)])
    return found


def pieces(s: QuarriorsState) -> dict[str, int]:
    """QC-2.1: no die is made or lost."""
    return {card.die.name: many for card, many in zip(s.tables.cards, counts(s), strict=True)}
