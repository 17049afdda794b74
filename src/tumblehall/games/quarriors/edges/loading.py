"""Positions of Quarriors, read: every refusal names the place."""

from collections.abc import Mapping

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.clause_names import read_clause
from tumblehall.games.quarriors.edges.impossible import refuse_impossible
from tumblehall.games.quarriors.edges.impossible_energy import refuse_energies
from tumblehall.games.quarriors.edges.loading_dice import READY_FIELDS, DiceReader
from tumblehall.games.quarriors.edges.position import PHASES, count_of, pick_names
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.acts import start_phase
from tumblehall.games.quarriors.rules.setup import dice_in_box, tables_of
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    NONE,
    Aside,
    Battle,
    Blame,
    Debt,
    Picker,
    QuarriorsState,
    Thing,
    Watch,
)
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

SEAT_FIELDS = (
    "glory", "quiddity", "light", "dark", "bag", "active", "ready", "locked", "spent", "used", "summon", "large",
    "draws", "summons",
)  # fmt: skip
TURN_FIELDS = (
    "seat", "first", "number", "phase", "rolled", "immediate", "captures", "summoned", "scored", "scored_now", "lost",
    "passed", "scored_dice", "lost_dice", "pickers", "scored_beside", "unpaid", "locked", "anchored",
)  # fmt: skip

ATTACK_FIELDS = (
    "shares", "totals", "fixed", "changes", "zero", "deflected", "absorbed", "pickers", "fallen", "named",
)  # fmt: skip


class Loader(DiceReader):
    def __init__(self, doc: Doc, players: int, options: Mapping[str, Json]) -> None:
        self.doc = doc
        self.options = options
        self.energies: list[tuple[int, int]] = []
        """By seat the light and dark quiddity that floats."""
        cards: list[CompiledCard] = []
        held: list[int] = []
        for item in doc.need("wilds").items(1, verbs.KINDS):
            item.fields(("card", "dice"))
            card = CARD_BY_NAME[item.need("card").one_of(CARD_BY_NAME)]
            if any(card.die.name == other.die.name for other in cards):
                raise item.refuse(f"the class {card.die.name} is in the Wilds already (QC-1.3)")
            cards.append(card)
            held.append(item.get("dice", 0).int(0, dice_in_box(card)))
        super().__init__(QuarriorsState(players, tables_of(cards, options["large_dice"])))
        self.s.wilds[: len(held)] = held

    def load(self) -> QuarriorsState:
        doc, s = self.doc, self.s
        s.expert = self.options["expert_culling"]
        s.culls = self.options["culls"]
        s.limit = self.options["captures"]
        for seat, item in enumerate(doc.get("seats").items()):
            self.seat(seat, item)
        for item in doc.get("removed", []).items(most=200):
            s.removed = (*s.removed, self.code(item) >> 3)
        s.removed = tuple(sorted(s.removed))
        self.waiting()
        self.count()
        self.look_for()
        self.attack(doc.get("attack"))
        self.turn(doc.get("turn", {}))
        self.effect(doc.get("effect"))
        s.energy = self.energies[s.turn]
        refuse_impossible(doc, s)
        refuse_energies(doc, s, self.energies)
        if not (doc.has("pending") or doc.has("outcome")):
            self.push_phase(doc.get("turn", {}).get("rolled", False).bool())
        return s

    def look_for(self) -> None:
        """A position may hold what no card on its table does; then the rules have to end it all the same."""
        t = self.s.tables
        dice = [die for area in self.s.ready for die in area]
        if any(die.marks for die in dice):
            t.has_marks = t.has_turn_marks = t.has_battle_marks = True
        if any(die.safe or die.named for die in dice):
            t.has_saves = True

    def seat(self, seat: int, doc: Doc) -> None:
        s = self.s
        doc.fields(SEAT_FIELDS)
        s.glory[seat] = doc.get("glory", 0).int(0, 99)
        s.quiddity[seat] = doc.get("quiddity", 0).int(0, 999)
        s.bag[seat] = self.pile(doc.get("bag", []))
        s.used[seat] = self.pile(doc.get("used", []))
        s.active[seat] = sorted(self.codes(doc.get("active", [])))
        s.spent[seat] = self.codes(doc.get("spent", []))
        for name, most in (("draws", 99), ("summons", 99)):
            counts: tuple[int, ...] = getattr(s, name)
            setattr(s, name, (*counts[:seat], doc.get(name, 0).int(0, most), *counts[seat + 1 :]))
        if doc.has("summon"):
            purses = s.purses or (0,) * s.players
            s.purses = (*purses[:seat], doc.get("summon").int(0, 999), *purses[seat + 1 :])
        self.energies.append((doc.get("light", 0).int(0, 999), doc.get("dark", 0).int(0, 999)))
        for item in doc.get("ready", []).items(most=verbs.TAGS):
            s.ready[seat].append(self.ready(item, READY_FIELDS))
        if doc.has("locked"):
            s.ready[seat].append(self.locked(doc.get("locked")))

    # -- what waits ----------------------------------------------------------------------------------------------------

    def waiting(self) -> None:
        s, doc = self.s, self.doc
        for item in doc.get("aside", []).items(most=50):
            item.fields(("die", "seat", "clause"))
            clause = self.laid(item.get("clause")) if item.has("clause") else NONE
            s.aside = (*s.aside, Aside(self.a_seat(item.need("seat")), self.code(item.need("die")), clause))
        for item in doc.get("debts", []).items(most=50):
            item.fields(("seat", "of", "clause", "die"))
            debt = Debt(self.a_seat(item.need("seat")), self.a_seat(item.need("of")), self.laid(item.need("clause")))
            s.debts = (*s.debts, debt._replace(this=self.ref(item.get("die"))))
        for item in doc.get("watches", []).items(most=50):
            s.watches = (*s.watches, self.watch(item))

    def laid(self, doc: Doc) -> int:
        """A clause that an effect lays on somebody: its name has a number behind a dot."""
        clause = read_clause(self.s, doc)
        if "." not in self.s.tables.clause(clause).name:
            raise doc.refuse(f"the clause {doc.text()} is laid on nobody")
        return clause

    def watch(self, doc: Doc) -> Watch:
        doc.fields(("seat", "clause", "until", "uses", "die", "that", "it"))
        it = NONE
        if doc.has("it"):
            seat, die = doc.get("it").items(2, 2)
            it = steps.REF + (self.a_seat(seat) << 9) + self.ref(die)
        return Watch(
            self.a_seat(doc.need("seat")),
            self.laid(doc.need("clause")),
            self.until(doc.get("until", "turn")),
            doc.get("uses", NONE).int(NONE, 99),
            self.ref(doc.get("die")),
            self.a_seat(doc.get("that")) if doc.has("that") else NONE,
            it,
        )

    def count(self) -> None:
        """No more dice than the box holds (QC-2.1)."""
        s = self.s
        for kind, card in enumerate(s.tables.cards):
            there = sum(count_of(s, kind))
            if there > dice_in_box(card):
                raise self.doc.refuse(f"there are {there} dice of {card.die.name}; the box holds {dice_in_box(card)}")

    # -- the battle, the effect, the turn ------------------------------------------------------------------------------

    def attack(self, doc: Doc) -> None:
        if doc.value is None:
            return
        doc.fields(ATTACK_FIELDS)
        s = self.s
        shares: list[tuple[int, tuple[int, ...]]] = []
        for item in doc.need("shares").items(most=verbs.TAGS):
            item.fields(("tag", "against"))
            amounts = tuple(n.int(0, 9999) for n in item.need("against").items(s.players, s.players))
            shares.append((item.need("tag").int(0, verbs.TAGS - 1), amounts))
        s.battle = battle = Battle(tuple(shares))
        battle.totals = list(self.numbers(doc.get("totals", []), "totals"))
        battle.fixed = self.numbers(doc.get("fixed", []), "fixed")
        battle.absorbed = self.numbers(doc.get("absorbed", []), "absorbed")
        for item in doc.get("changes", []).items(most=99):
            seat, n = item.items(2, 2)
            battle.changes = (*battle.changes, (self.a_seat(seat), n.int(-9999, 9999)))
        battle.zero = self.bits(doc.get("zero", []))
        for item in doc.get("deflected", []).items(most=99):
            item.fields(("by", "to", "n"))
            part = (self.a_seat(item.need("by")), self.a_seat(item.need("to")), item.need("n").int(0, 9999))
            battle.deflected = (*battle.deflected, part)
        battle.pickers = self.pickers(doc.get("pickers", []))
        battle.fallen = self.record(doc.get("fallen", []))
        battle.named = self.record(doc.get("named", []))

    def numbers(self, doc: Doc, name: str) -> tuple[int, ...]:
        found = tuple(n.int(0, 9999) for n in doc.items(most=self.s.players))
        if len(found) not in (0, self.s.players):
            raise Doc(None, doc.place.removesuffix(f".{name}")).refuse(f"{name} has one number for each seat, or none")
        return found

    def bits(self, doc: Doc) -> int:
        return sum({1 << self.a_seat(item) for item in doc.items(most=self.s.players)})

    def pickers(self, doc: Doc) -> tuple[Picker, ...]:
        found = []
        for item in doc.items(most=20):
            item.fields(("seat", "of", "which", "spell"))
            of = tuple(self.a_seat(seat) for seat in item.need("of").items(1, self.s.players))
            first = item.need("which").one_of(("first", "all")) == "first"
            found.append(Picker(self.a_seat(item.need("seat")), of, first, item.get("spell", False).bool()))
        return tuple(found)

    def record(self, doc: Doc) -> tuple[tuple[int, int], ...]:
        """By seat the dice of a record."""
        return tuple(
            (seat, code) for seat, item in enumerate(doc.items(most=self.s.players)) for code in self.codes(item)
        )

    def effect(self, doc: Doc) -> None:
        s = self.s
        if doc.value is None:
            return
        doc.fields(("picks", "done", "it", "blame", "held"))
        names = pick_names(s)
        for item in doc.get("picks", []).items(most=200):
            option = self.a_seat(item) if isinstance(item.value, int) else names[item.one_of(names)]
            s.picks = (*s.picks, option)
        s.done = doc.get("done", 0).int(0, 999)
        s.it = self.things(doc.get("it", []))
        s.blame = self.blame(doc.get("blame", [NONE, NONE, None]))
        for item in doc.get("held", []).items(most=50):
            item.fields(("done", "it", "blame"))
            held = (item.get("done", 0).int(0, 999), self.things(item.get("it", [])), self.blame(item.need("blame")))
            s.held = (*s.held, held)

    def blame(self, doc: Doc) -> Blame:
        seat, cause, by = doc.items(3, 3)
        return Blame(seat.int(NONE, self.s.players - 1), cause.int(NONE, 3), self.ref(by))

    def things(self, doc: Doc) -> tuple[Thing, ...]:
        found = []
        for item in doc.items(most=200):
            item.fields(("seat", "die", "tag", "was"))
            code = self.code(item.need("die"))
            ref = BEYOND + (self.code(item.get("was")) if item.has("was") else code)
            if item.has("tag"):
                ref = item.get("tag").int(0, verbs.TAGS - 1)
            found.append(Thing(self.a_seat(item.need("seat")), ref, code))
        return tuple(found)

    def turn(self, doc: Doc) -> None:
        s = self.s
        doc.fields(TURN_FIELDS)
        s.turn = self.a_seat(doc.get("seat", 0))
        first = self.options["first"]
        s.first = self.a_seat(doc.get("first", 0 if first == "random" else first))
        s.round = doc.get("number", 1).int(1, 10_000)
        s.phase = PHASES.index(doc.get("phase", "score").one_of(PHASES)) + 1
        s.window = doc.get("immediate", doc.get("rolled", False).bool()).bool()
        s.captures = doc.get("captures", s.limit).int(-20, 20)
        for item in doc.get("summoned", []).items(most=verbs.KINDS):
            s.summoned |= 1 << s.tables.kind_of[item.one_of(s.tables.kind_of)]
        counts = [n.int(0, 99) for n in doc.get("scored", [0] * s.players).items(s.players, s.players)]
        s.scored = tuple((seat, NONE) for seat, n in enumerate(counts) for _ in range(n))
        s.scored_phase = tuple(self.codes(doc.get("scored_now", [])))
        s.lost = tuple((self.a_seat(item), NONE) for item in doc.get("lost", []).items(most=s.players))
        s.passed = self.bits(doc.get("passed", []))
        if doc.has("scored_dice"):
            s.scored = self.record(doc.get("scored_dice"))
        if doc.has("lost_dice"):
            s.lost = self.record(doc.get("lost_dice"))
        s.locked = doc.get("locked", False).bool()
        s.anchored = doc.get("anchored", False).bool()
        s.pickers = self.pickers(doc.get("pickers", []))
        s.unpaid = self.record(doc.get("unpaid", []))
        for item in doc.get("scored_beside", []).items(most=50):
            item.fields(("seat", "die", "host"))
            codes = self.code(item.need("die")), self.code(item.need("host"))
            s.scored_beside = (*s.scored_beside, (self.a_seat(item.need("seat")), *codes))

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


def load(doc: Doc, players: int, options: Mapping[str, Json]) -> QuarriorsState:
    return Loader(doc, players, options).load()
