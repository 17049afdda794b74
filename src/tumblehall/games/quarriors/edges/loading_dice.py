"""Dice of positions, read: in piles, in pools, in ready and locked areas."""

import re

from tumblehall.games.quarriors.edges.clause_names import read_clause
from tumblehall.games.quarriors.edges.position import FATES, FLAGS
from tumblehall.games.quarriors.language.terms import Source
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.state import (
    BATTLE,
    BEYOND,
    FROM_ALL,
    FROM_DAMAGE,
    LOCKED,
    LOCKED_NOW,
    NO_FACE,
    NONE,
    TURN,
    UNHURT,
    Fate,
    Mark,
    QuarriorsState,
    Ready,
)
from tumblehall.kernel.reading import Doc

DIE = re.compile(r"([^#+@]+)(?:#([1-6]))?")
READY_FIELDS = ("die", "tag", "marks", "copy", "fate", "safe", "uses", *FLAGS)
LOCKED_FIELDS = ("die", "tag", "marks", "uses", "now")


class DiceReader:
    """Reads dice for a state whose cards are known."""

    def __init__(self, s: QuarriorsState) -> None:
        self.s = s

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

    def ref(self, doc: Doc) -> int:
        """A die that something speaks of: a tag, a die by its name, or nothing."""
        if doc.value is None:
            return NONE
        return BEYOND + self.code(doc) if isinstance(doc.value, str) else doc.int(0, verbs.TAGS - 1)

    def a_seat(self, doc: Doc) -> int:
        return doc.int(0, self.s.players - 1)

    def pile(self, doc: Doc) -> list[int]:
        pile = [0] * len(self.s.tables.cards)
        for item in doc.items(most=200):
            code = self.code(item)
            if code & 7 != NO_FACE:
                raise item.refuse("dice in bags and used piles show no face")
            pile[code >> 3] += 1
        return pile

    def until(self, doc: Doc) -> int:
        if isinstance(doc.value, str):
            return {"turn": TURN, "attack": BATTLE}[doc.one_of(("turn", "attack"))]
        return self.a_seat(doc)

    def locked(self, item: Doc) -> Ready:
        """The die in a locked area, written as one in a ready area."""
        die = self.ready(item, LOCKED_FIELDS)
        now = isinstance(item.value, dict) and item.get("now", False).bool()
        die.locked = LOCKED_NOW if now else LOCKED
        return die

    def ready(self, item: Doc, known: tuple[str, ...], gone: bool = False) -> Ready:
        """A die in play. `gone`: one that is remembered, whose tag another may have."""
        s = self.s
        faces = s.tables.faces
        body = item
        if isinstance(item.value, dict):
            item.fields(known)
            body = item.need("die")
        else:
            item = Doc({}, item.place)
        first, *attached = body.text().split("+")
        code = self.part(body, first)
        if known is LOCKED_FIELDS and not faces[code].lock:
            raise body.refuse("only a die that shows a lock is in a locked area (QL-3)")
        quartifact = faces[code].face.reward == "art"
        if known is READY_FIELDS and not (faces[code].creature or faces[code].spell or quartifact):
            raise body.refuse("only creature and spell faces stand in a ready area (QC-7.3)")
        laid = []
        for text in attached:
            spell, _, owner = text.partition("@")
            if owner not in map(str, range(s.players)) or not faces[code].speaks:
                raise body.refuse("attached dice are written +Class#face@owner beside a creature")
            laid.append((self.part(body, spell), int(owner)))
            if faces[laid[-1][0]].attach is None and faces[laid[-1][0]].face.reward != "art":
                raise body.refuse(f"{spell} cannot be attached")
        # over all seats: the locked die of each behind the others, then the party
        order = sum(1 for _ in in_play(s))
        tag = item.get("tag", order).int(0, verbs.TAGS - 1)
        if not gone and any(die.tag == tag for _, die in in_play(s)):
            raise item.refuse(f"the tag {tag} is taken")
        die = Ready(tag, code)
        die.attached = tuple(sorted(laid))
        die.marks = tuple(self.mark(mark) for mark in item.get("marks", []).items(most=50))
        if item.has("copy"):
            die.copy = die.acts_as = self.code(item.get("copy"))
        die.fate = self.fate(item.get("fate")) if item.has("fate") else ()
        die.safe = self.safe(item.get("safe", False))
        die.uses = self.uses(item.get("uses", {}))
        for name in FLAGS:
            setattr(die, name, item.get(name, False).bool())
        return die

    def questing(self, item: Doc, gone: bool = False) -> Ready:
        """A creature of a party."""
        die = self.ready(item, READY_FIELDS, gone)
        if not self.s.tables.faces[die.code].creature:
            raise item.refuse("only creatures go on quests (QQ-6)")
        die.questing = True
        return die

    def mark(self, doc: Doc) -> Mark:
        attack, defence, still, *rest = doc.items(3, 6)
        lasting = self.until(rest[0]) if rest else TURN
        by = self.a_seat(rest[1]) if len(rest) > 1 else NONE
        source = Source[rest[2].one_of(tuple(Source.__members__))] if len(rest) > 2 else None
        return Mark(attack.int(-99, 99), defence.int(-99, 99), still.bool(), lasting, by, source)

    def safe(self, doc: Doc) -> int:
        if doc.value == "damage":
            return FROM_DAMAGE
        return FROM_ALL if doc.bool() else UNHURT

    def fate(self, doc: Doc) -> Fate:
        if isinstance(doc.value, str):
            return next((fate,) for fate, name in FATES.items() if name == doc.one_of(tuple(FATES.values())))
        doc.fields(("clause", "seat", "die", "list"))
        clause = read_clause(self.s, doc.need("clause"))
        fate = (clause, self.a_seat(doc.need("seat")), self.ref(doc.get("die")))
        return (*fate, doc.get("list").int(1, verbs.MOST_LISTS) - 1) if doc.has("list") else fate

    def uses(self, doc: Doc) -> tuple[tuple[int, int], ...]:
        if not isinstance(doc.value, dict):
            raise doc.refuse("must be an object of clauses and numbers")
        found = []
        for name in doc.value:
            clause = read_clause(self.s, Doc(name, f"{doc.place}.{name}"))
            limit = getattr(self.s.tables.clause(clause).clause, "limit", None)
            found.append((clause, doc.get(name).int(1, limit or 1)))
        return tuple(sorted(found))
