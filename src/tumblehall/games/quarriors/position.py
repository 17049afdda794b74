"""Positions of Quarriors: the schema is documented in docs/reference/quarriors-position.md."""

import re
from collections.abc import Mapping

from tumblehall.games.quarriors import steps
from tumblehall.games.quarriors.acts import start_phase
from tumblehall.games.quarriors.choices import KINDS, OPTION_SPACE, TAGS
from tumblehall.games.quarriors.compile import CompiledCard
from tumblehall.games.quarriors.impossible import refuse_impossible
from tumblehall.games.quarriors.numbering import CLAUSES, PROGRAMS, WAITING, WATCHED
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.setup import CARD_BY_NAME, card_name, dice_in_box
from tumblehall.games.quarriors.state import NO_FACE, NONE, Debt, Mark, QuarriorsState, Ready, Watch
from tumblehall.games.quarriors.tables import Tables
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

FIELDS = ("wilds", "turn", "aside", "watches", "attack", "effect")
PHASES = ("score", "ready", "attack", "capture", "tidy")
DIE = re.compile(r"([^#+@]+)(?:#([1-6]))?")


# -- writing -------------------------------------------------------------------------------------------------------


def _die(s: QuarriorsState, code: int) -> str:
    name = s.tables.cards[code >> 3].die.name
    return name if code & 7 == NO_FACE else f"{name}#{(code & 7) + 1}"


def _pile(s: QuarriorsState, pile: list[int]) -> list[str]:
    return [s.tables.cards[kind].die.name for kind, n in enumerate(pile) for _ in range(n)]


def _ready(s: QuarriorsState, die: Ready, tag: int) -> Json:
    text = "+".join([_die(s, die.code), *(f"{_die(s, code)}@{owner}" for code, owner in die.attached)])
    more: dict[str, Json] = {}
    if die.tag != tag:
        more["tag"] = die.tag
    if die.marks:
        more["marks"] = [[mark.attack, mark.defence, mark.still] for mark in die.marks]
    if die.copy != NONE:
        more["copy"] = _die(s, die.copy)
    if die.fate != NONE:
        more["fate"] = die.fate
    for flag in ("safe", "copied", "spared"):
        if getattr(die, flag):
            more[flag] = True
    return {"die": text, **more} if more else text


def dump(s: QuarriorsState) -> dict[str, Json]:
    tags = iter(range(TAGS))
    doc: dict[str, Json] = {
        "wilds": [{"card": card_name(card), "dice": s.wilds[kind]} for kind, card in enumerate(s.tables.cards)],
        "seats": [
            {
                "glory": s.glory[seat],
                "quiddity": s.quiddity[seat],
                "bag": _pile(s, s.bag[seat]),
                "active": [_die(s, code) for code in s.active[seat]],
                "ready": [_ready(s, die, next(tags)) for die in s.ready[seat]],
                "spent": [_die(s, code) for code in s.spent[seat]],
                "used": _pile(s, s.used[seat]),
            }
            for seat in range(s.players)
        ],
        "turn": {
            "seat": s.turn,
            "first": s.first,
            "number": s.round,
            "phase": PHASES[s.phase - 1],
            "immediate": s.window,
            "captures": s.captures,
            "summoned": [card.die.name for kind, card in enumerate(s.tables.cards) if s.summoned >> kind & 1],
            "scored": list(s.scored),
            "scored_now": [_die(s, code) for code in s.scored_phase],
            "lost": [seat for seat in range(s.players) if s.lost >> seat & 1],
            "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
        },
    }
    if s.aside:
        doc["aside"] = [{"die": _die(s, d.code), "seat": d.seat, "program": d.program} for d in s.aside]
    if s.watches:
        doc["watches"] = [{"seat": watch.seat, "clause": watch.clause} for watch in s.watches]
    if s.shares:
        shares = [{"tag": tag, "against": list(amounts)} for tag, amounts in s.shares]
        doc["attack"] = {"shares": shares, "totals": list(s.totals)}
    if s.picks or s.done or s.culled != NONE:
        doc["effect"] = {"picks": list(s.picks), "done": s.done, "culled": s.culled}
    return doc


# -- reading -------------------------------------------------------------------------------------------------------


class _Loader:
    def __init__(self, doc: Doc, players: int, options: Mapping[str, Json]) -> None:
        self.doc = doc
        self.options = options
        cards: list[CompiledCard] = []
        held: list[int] = []
        for item in doc.need("wilds").items(1, KINDS):
            item.fields(("card", "dice"))
            card = CARD_BY_NAME[item.need("card").one_of(CARD_BY_NAME)]
            if any(card.die == other.die for other in cards):
                raise item.refuse(f"the class {card.die.name} is in the Wilds already (QC-1.3)")
            cards.append(card)
            held.append(item.get("dice", 0).int(0, dice_in_box(card)))
        self.s = QuarriorsState(players, Tables(cards))
        self.s.wilds = held

    def load(self) -> QuarriorsState:
        doc, s = self.doc, self.s
        s.expert = self.options["expert_culling"]
        s.limit = self.options["captures"]
        for seat, item in enumerate(doc.get("seats").items()):
            self.seat(seat, item)
        for item in doc.get("aside", []).items(most=50):
            item.fields(("die", "seat", "program"))
            code = self.code(item.need("die"))
            program = item.need("program").int(0, len(PROGRAMS) - 1)
            if program not in WAITING:
                raise item.refuse(f"the effects {program} wait for nothing")
            s.aside = (*s.aside, Debt(item.need("seat").int(0, s.players - 1), code, program))
        for item in doc.get("watches", []).items(most=50):
            item.fields(("seat", "clause"))
            clause = item.need("clause").int(0, len(CLAUSES) - 1)
            if clause not in WATCHED:
                raise item.refuse(f"the clause {clause} is laid on nobody")
            s.watches = (*s.watches, Watch(item.need("seat").int(0, s.players - 1), clause))
        self.count()
        self.attack(doc.get("attack"))
        self.effect(doc.get("effect"))
        self.turn(doc.get("turn", {}))
        refuse_impossible(doc, s)
        return s

    def part(self, doc: Doc, text: str) -> int:
        """The code of one die: `Portal#4`, or `Portal` without a face."""
        found = DIE.fullmatch(text)
        if found is None:
            raise doc.refuse(f"is no die: {text!r}; write Class or Class#face with a face from 1 to 6")
        if found[1] not in self.s.tables.kind_of:
            raise doc.refuse(f"the card of {found[1]} is not in the Wilds of this position")
        face = NO_FACE if found[2] is None else int(found[2]) - 1
        return self.s.tables.kind_of[found[1]] << 3 | face

    def code(self, doc: Doc) -> int:
        return self.part(doc, doc.text())

    def codes(self, doc: Doc) -> list[int]:
        return [self.code(item) for item in doc.items(most=200)]

    def pile(self, doc: Doc) -> list[int]:
        pile = [0] * len(self.s.tables.cards)
        for item in doc.items(most=200):
            code = self.code(item)
            if code & 7 != NO_FACE:
                raise item.refuse("dice in bags and used piles show no face")
            pile[code >> 3] += 1
        return pile

    def seat(self, seat: int, doc: Doc) -> None:
        s = self.s
        doc.fields(("glory", "quiddity", "bag", "active", "ready", "spent", "used"))
        s.glory[seat] = doc.get("glory", 0).int(0, 99)
        s.quiddity[seat] = doc.get("quiddity", 0).int(0, 999)
        s.bag[seat] = self.pile(doc.get("bag", []))
        s.used[seat] = self.pile(doc.get("used", []))
        s.active[seat] = sorted(self.codes(doc.get("active", [])))
        s.spent[seat] = self.codes(doc.get("spent", []))
        for item in doc.get("ready", []).items(most=TAGS):
            self.ready(seat, item)

    def ready(self, seat: int, item: Doc) -> None:
        s = self.s
        body = item
        if isinstance(item.value, dict):
            item.fields(("die", "tag", "marks", "copy", "fate", "safe", "copied", "spared"))
            body = item.need("die")
        else:
            item = Doc({}, item.place)
        first, *attached = body.text().split("+")
        code = self.part(body, first)
        if not (s.tables.creature[code] or s.tables.spell[code]):
            raise body.refuse("only creature and spell faces stand in a ready area (QC-7.3)")
        laid = []
        for text in attached:
            spell, _, owner = text.partition("@")
            if owner not in map(str, range(s.players)) or not s.tables.creature[code]:
                raise body.refuse("attached dice are written +Class#face@owner beside a creature")
            laid.append((self.part(body, spell), int(owner)))
            if s.tables.attach[laid[-1][0]] is None:
                raise body.refuse(f"{spell} cannot be attached")
        order = sum(map(len, s.ready))
        tag = item.get("tag", order).int(0, TAGS - 1)
        if any(die.tag == tag for area in s.ready for die in area):
            raise item.refuse(f"the tag {tag} is taken")
        marks = []
        for mark in item.get("marks", []).items(most=50):
            attack, defence, still = mark.items(3, 3)
            marks.append(Mark(attack.int(-99, 99), defence.int(-99, 99), still.bool()))
        copy = self.code(item.get("copy")) if item.has("copy") else NONE
        fate = item.get("fate", NONE).int(-2, len(CLAUSES))
        flags = {name: item.get(name, False).bool() for name in ("safe", "copied", "spared")}
        die = Ready(tag, code, tuple(sorted(laid)), tuple(marks), copy=copy, fate=fate, **flags)
        s.ready[seat].append(die)

    def count(self) -> None:
        """No more dice than the box holds (QC-2.1)."""
        s = self.s
        for kind, card in enumerate(s.tables.cards):
            there = sum(count_of(s, kind))
            if there > dice_in_box(card):
                raise self.doc.refuse(f"there are {there} dice of {card.die.name}; the box holds {dice_in_box(card)}")

    def attack(self, doc: Doc) -> None:
        if doc.value is None:
            return
        doc.fields(("shares", "totals"))
        s = self.s
        for item in doc.need("shares").items(most=TAGS):
            item.fields(("tag", "against"))
            amounts = tuple(n.int(0, 9999) for n in item.need("against").items(s.players, s.players))
            s.shares = (*s.shares, (item.need("tag").int(0, TAGS - 1), amounts))
        totals = list(doc.get("totals", []).items(most=s.players))
        if len(totals) not in (0, s.players):
            raise doc.refuse("totals has one number for each seat, or none")
        s.totals = [n.int(0, 9999) for n in totals]

    def effect(self, doc: Doc) -> None:
        if doc.value is None:
            return
        doc.fields(("picks", "done", "culled"))
        self.s.picks = tuple(item.int(0, OPTION_SPACE - 1) for item in doc.get("picks", []).items(most=200))
        self.s.done = doc.get("done", 0).int(0, 999)
        self.s.culled = doc.get("culled", NONE).int(NONE, len(self.s.tables.cards) - 1)

    def turn(self, doc: Doc) -> None:
        s = self.s
        doc.fields((
            "seat", "first", "number", "phase", "rolled", "immediate", "captures", "summoned", "scored", "scored_now",
            "lost", "passed",
        ))  # fmt: skip
        s.turn = doc.get("seat", 0).int(0, s.players - 1)
        first = self.options["first"]
        s.first = doc.get("first", 0 if first == "random" else first).int(0, s.players - 1)
        s.round = doc.get("number", 1).int(1, 10_000)
        s.phase = PHASES.index(doc.get("phase", "score").one_of(PHASES)) + 1
        rolled = doc.get("rolled", False).bool()
        s.window = doc.get("immediate", rolled).bool()
        s.captures = doc.get("captures", s.limit).int(0, 99)
        for item in doc.get("summoned", []).items(most=KINDS):
            s.summoned |= 1 << s.tables.kind_of[item.one_of(s.tables.kind_of)]
        s.scored = [n.int(0, 99) for n in doc.get("scored", [0] * s.players).items(s.players, s.players)]
        s.scored_phase = tuple(self.codes(doc.get("scored_now", [])))
        for name in ("lost", "passed"):
            bits = sum({1 << item.int(0, s.players - 1) for item in doc.get(name, []).items(most=4)})
            setattr(s, name, bits)
        if self.doc.has("pending") or self.doc.has("outcome"):
            return
        self.push_phase(rolled)

    def push_phase(self, rolled: bool) -> None:
        """The work of a turn from the start of its phase on."""
        s, seat = self.s, self.s.turn
        if s.phase == Phase.SCORE:
            s.round -= seat == s.first
            s.push((steps.START_TURN, seat))
        elif s.phase == Phase.READY:
            s.push(*([] if rolled else [(steps.ROLL_UP, seat)]), (steps.ACT, seat), (steps.NEXT_PHASE, seat))
        else:
            start_phase(s, seat)


def count_of(s: QuarriorsState, kind: int) -> list[int]:
    """Where the dice of a kind are: how many in each sort of place."""
    ready = [die for area in s.ready for die in area]
    return [
        s.wilds[kind],
        sum(pile[kind] for pile in s.bag),
        sum(pile[kind] for pile in s.used),
        sum(code >> 3 == kind for pool in s.active for code in pool),
        sum(code >> 3 == kind for pile in s.spent for code in pile),
        sum(die.code >> 3 == kind for die in ready),
        sum(code >> 3 == kind for die in ready for code, _ in die.attached),
        sum(debt.code >> 3 == kind for debt in s.aside),
    ]


def load(doc: Doc, players: int, options: Mapping[str, Json]) -> QuarriorsState:
    return _Loader(doc, players, options).load()
