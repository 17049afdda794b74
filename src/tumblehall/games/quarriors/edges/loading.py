"""Positions of Quarriors, read: every refusal names the place."""

from collections.abc import Mapping

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.clause_names import read_clause
from tumblehall.games.quarriors.edges.impossible import refuse_impossible
from tumblehall.games.quarriors.edges.impossible_energy import refuse_energies
from tumblehall.games.quarriors.edges.impossible_quests import read_quests, refuse_quests
from tumblehall.games.quarriors.edges.loading_dice import READY_FIELDS, DiceReader
from tumblehall.games.quarriors.edges.operands_quests import quest_named
from tumblehall.games.quarriors.edges.position import PHASES, counts, pick_names
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.acts import start_phase
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.battles import Battle, Picker, Quests
from tumblehall.games.quarriors.rules.setup import dice_in_box, tables_of
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, Aside, Blame, Debt, QuarriorsState, Thing, Watch
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

SEAT_FIELDS = (
    "glory", "quiddity", "light", "dark", "bag", "active", "ready", "locked", "spent", "used", "summon", "large",
    "draws", "summons", "quest",
)  # fmt: skip
TURN_FIELDS = (
    "seat", "first", "number", "phase", "rolled", "immediate", "captures", "summoned", "scored", "scored_now", "lost",
    "passed", "scored_dice", "lost_dice", "pickers", "scored_beside", "unpaid", "locked", "anchored",
    "visited", "attacked", "party",
)  # fmt: skip

ATTACK_FIELDS = (
    "shares", "totals", "fixed", "changes", "zero", "deflected", "absorbed", "pickers", "fallen", "named", "spilled",
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
        quests = read_quests(doc, options)
        tables = tables_of(cards, options["large_dice"], [card for card, _ in quests])
        super().__init__(QuarriorsState(players, tables))
        self.s.wilds[: len(held)] = held
        if quests:
            self.s.quests = Quests(players)
        for kind, (_, dice) in zip(tables.quests, quests, strict=True):
            self.s.wilds[kind] = dice

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
        self.challenge(doc.get("challenge"))
        self.effect(doc.get("effect"))
        s.energy = self.energies[s.turn]
        refuse_impossible(doc, s)
        refuse_energies(doc, s, self.energies)
        refuse_quests(doc, s)
        if not (doc.has("pending") or doc.has("outcome")):
            self.push_phase(doc.get("turn", {}).get("rolled", False).bool())
        return s

    def look_for(self) -> None:
        """A position may hold what no card on its table does; then the rules have to end it all the same."""
        t = self.s.tables
        dice = [die for _, die in in_play(self.s)]
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
        if doc.has("quest"):
            self.party(seat, doc.get("quest"))

    def party(self, seat: int, doc: Doc) -> None:
        """The party of a player, beside its quest."""
        doc.fields(("card", "party"))
        q = self.s.quests
        if q is None:
            raise doc.refuse("there are no quests in this position (QQ-1)")
        q.on[seat] = quest_named(self.s, doc.need("card"))
        for item in doc.need("party").items(1, verbs.TAGS):
            q.party[seat].append(self.questing(item))

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
        for card, there in zip(self.s.tables.cards, counts(self.s), strict=True):
            if there > dice_in_box(card):
                raise self.doc.refuse(f"there are {there} dice of {card.die.name}; the box holds {dice_in_box(card)}")

    # -- the battle, the effect, the turn ------------------------------------------------------------------------------

    def attack(self, doc: Doc) -> None:
        if doc.value is None:
            return
        doc.fields(ATTACK_FIELDS)
        self.battle(doc)

    def battle(self, doc: Doc) -> Battle:
        """What is written alike of an attack and of a challenge."""
        s = self.s
        shares: list[tuple[int, tuple[int, ...]]] = []
        for item in doc.need("shares").items(most=verbs.TAGS):
            item.fields(("tag", "against"))
            amounts = tuple(n.int(0, 9999) for n in item.need("against").items(s.players, s.players))
            shares.append((item.need("tag").int(0, verbs.TAGS - 1), amounts))
        s.battle = battle = Battle(tuple(shares))
        if not doc.has("quest"):
            battle.totals = list(self.numbers(doc.get("totals", []), "totals"))
        battle.fixed = self.numbers(doc.get("fixed", []), "fixed")
        battle.absorbed = self.numbers(doc.get("absorbed", []), "absorbed")
        for item in doc.get("changes", []).items(most=99) if not doc.has("quest") else ():
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
        battle.spilled = self.bits(doc.get("spilled", []))
        return battle

    def challenge(self, doc: Doc) -> None:
        """A challenge: its pairs are against the challenger, against the challenged."""
        if doc.value is None:
            return
        doc.fields((*ATTACK_FIELDS, "quest", "by", "against", "first", "strikers", "gone"))
        s = self.s
        if s.battle is not None or s.quests is None or doc.get("by", s.turn).int(0, s.players - 1) != s.turn:
            raise doc.refuse("a challenge is the only battle, on a quest, by the player whose turn it is (QQ-7)")
        battle = self.battle(doc)
        battle.quest, battle.against = quest_named(s, doc.need("quest")), self.a_seat(doc.need("against"))
        first, totals = self.pair(battle, doc.get("first", [])), self.pair(battle, doc.get("totals", []))
        battle.totals, battle.main = (list(first), totals) if first else (list(totals), ())
        for seat, n in enumerate(self.pair(battle, doc.get("changes", []), -9999)):
            battle.changes = (*battle.changes, (seat, n)) if n else battle.changes
        battle.strikers = tuple(n.int(0, verbs.TAGS - 1) for n in doc.get("strikers", []).items(most=verbs.TAGS))
        for item in doc.get("gone", []).items(most=verbs.TAGS):
            item.fields(("seat", "die"))
            battle.gone = (*battle.gone, (self.a_seat(item.need("seat")), self.questing(item.need("die"), gone=True)))

    def pair(self, battle: Battle, doc: Doc, least: int = 0) -> tuple[int, ...]:
        """A number against each side, as numbers by seat."""
        found = [n.int(least, 9999) for n in doc.items(most=2)]
        by_seat = [0] * self.s.players
        for seat, n in zip((self.s.turn, battle.against), found, strict=False):
            by_seat[seat] = n
        return tuple(by_seat) if found else ()

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
        doc.fields(("picks", "done", "it", "blame", "held", "seized"))
        if s.quests is not None:
            s.quests.seized = tuple(self.seized(item) for item in doc.get("seized", []).items(most=verbs.TAGS))
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

    def seized(self, item: Doc) -> tuple[int, int]:
        """A carrier that is being destroyed, and who takes its quartifact."""
        item.fields(("tag", "seat"))
        taker = NONE if item.get("seat").value is None else self.a_seat(item.get("seat"))
        return item.need("tag").int(0, verbs.TAGS - 1), taker

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
        if s.quests is not None:
            s.quests.visited = doc.get("visited", False).bool()
            s.quests.attacked = doc.get("attacked", False).bool()
            s.quests.done = tuple(self.done(item) for item in doc.get("party", []).items(most=verbs.TAGS))
        s.unpaid = self.record(doc.get("unpaid", []))
        for item in doc.get("scored_beside", []).items(most=50):
            item.fields(("seat", "die", "host"))
            codes = self.code(item.need("die")), self.code(item.need("host"))
            s.scored_beside = (*s.scored_beside, (self.a_seat(item.need("seat")), *codes))

    def done(self, item: Doc) -> tuple[int, int]:
        """A die of the party that completed its quest."""
        if not isinstance(item.value, dict):
            code = self.code(item)
            return code, code >> 3
        item.fields(("die", "own"))
        return self.code(item.need("die")), self.code(item.need("own")) >> 3

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
