"""The printed facts, read once from the files in this folder: die classes with their faces, and cards."""

import re
from dataclasses import dataclass
from functools import cached_property

from tumblehall.kernel.content import rows_of, slug_of

KINDS = ("basic", "spell", "creature", "quest")


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a die. Numbers that it does not show are 0."""

    code: str
    """As the content file writes it: `c2/6/6*`."""
    quiddity: int = 0
    draw: int = 0
    reroll: int = 0
    """1: itself. 2: the card says what is rolled along (guard RR); the base Assistant's `rr+1`."""
    choice: bool = False
    """Of its symbols only one may be used (QC-3.7)."""
    creature: bool = False
    spell: bool = False
    level: int = 0
    attack: int | None = None
    """None on a creature face: the card says it."""
    defence: int | None = None
    bursts: int = 0

    question: bool = False
    """A question mark: what it does stands on the card (guard IMM)."""
    lock: bool = False
    """The lock symbol: the die can be locked, and its card says what it does there (guard LOCK)."""
    energy: str = ""
    """What its quiddity is: `light`, `dark`, or plain."""
    reward: str = ""
    """Of a quest die: `quid`, `dice` or `bonus`, or `art` for a quartifact (QQ-17, QQ-18)."""
    amount: int = 0
    """How much quiddity or how many dice; of a quartifact which of the three."""

    @property
    def bare(self) -> bool:
        """Nothing but bursts: the card says what happens when it comes up (guard X3)."""
        return self.code == "***"

    @property
    def carried(self) -> bool:
        """A quartifact: it works beside its carrier only (QQ-18)."""
        return self.reward == "art"

    @property
    def nought(self) -> bool:
        """A quiddity face of 0, which gives nothing (QD-4)."""
        return self.code == "q0"

    @property
    def immediate(self) -> bool:
        """Whether it shows a symbol of the immediate window; such a die cannot be readied (QC-7.3)."""
        return self.draw > 0 or self.reroll > 0

    @property
    def coin(self) -> int:
        """The quiddity for which it can be spent. With another symbol and no line between them it is both or neither:
        it is used, never spent (QC-3.7)."""
        return 0 if self.quiddity and self.immediate and not self.choice else self.quiddity


@dataclass(frozen=True)
class DieClass:
    number: int
    set: str
    name: str
    slug: str
    kind: str
    count: int
    """How many dice are in the box."""
    faces: tuple[Face, ...]
    arts: tuple[str, ...] = ()
    """Of a quest die: what its quartifacts are called."""

    @cached_property
    def has_lock_face(self) -> bool:
        """Then it is a lock die."""
        return any(face.lock for face in self.faces)

    @cached_property
    def has_creature_face(self) -> bool:
        """Then it is a creature die, the Assistant too (Q12)."""
        return any(face.creature for face in self.faces)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is printed on a card, but for its text: that is generated from its words."""

    number: int
    set: str
    die_class: str
    type: str
    slug: str
    name: str
    """As people call it: `Strong Deathdealer`, `Death Charm`, `Portal`; the type `Base` is not said."""
    kind: str
    cost: int
    """0 where none is printed (Q11)."""
    glory: int
    """0 on cards that cannot score."""
    timing: tuple[str, ...]
    reference: tuple[str, str, str, str, str]
    """The ability as the content file states it, for 0, 1 and 2 bursts, while locked and anchored: for review only,
    never shown or read."""
    rulings: str
    energy: str = ""
    """`light`, `dark`, or none."""
    discount: int | None = None
    """The cost where that energy is among what is paid (QX-1); None: there is no discount."""
    level: int = 0
    """Of a quest: the levels that complete it (QQ-14)."""
    ours: bool = False
    """Whether cost and glory are ours, not those of a known card."""


ENERGIES = {"l": "light", "d": "dark", "": ""}
CREATURE = re.compile(r"c(\d)/(\d+|\?)/(\d+|\?)")
SYMBOL = re.compile(r"(q[ld]?|d)(\d)|(rr(?:\+1)?)|(s|imm|lock)")
REWARD = re.compile(r"(quid|dice|bonus|art)(\d?)")
FACE = re.compile(r"([^*]*)(\**)")


def face_of(code: str) -> Face:
    """The face that a code of the content file stands for: `q1`, `ql2`, `qd1`, `q1&d1`, `q3|rr`, `rr+1`, `c1/3/2*`,
    `s**`, `imm`, `lock*`, `***`; of quest dice `quid2`, `dice1`, `bonus`, `art1`."""
    if (parts := FACE.fullmatch(code)) is None:
        raise ValueError(f"dice.csv: there is no face '{code}'")
    symbols, bursts = parts[1], len(parts[2])
    if code == "***":
        return Face(code, bursts=bursts)
    if reward := REWARD.fullmatch(symbols):
        return Face(code, reward=reward[1], amount=int(reward[2] or 0))
    if creature := CREATURE.fullmatch(symbols):
        level, attack, defence = (None if shown == "?" else int(shown) for shown in creature.groups())
        return Face(code, creature=True, level=level or 0, attack=attack, defence=defence, bursts=bursts)
    quiddity = draw = reroll = 0
    spell = question = lock = False
    energy = ""
    for symbol in re.split(r"[&|]", symbols):
        found = SYMBOL.fullmatch(symbol)
        if found is None:
            raise ValueError(f"dice.csv: there is no symbol '{symbol}' (face '{code}')")
        match found.groups():
            case "d", n, _, _:
                draw = int(n or 0)
            case str(kind), n, _, _:
                quiddity, energy = int(n or 0), ENERGIES[kind.removeprefix("q")]
            case _, _, "rr", _:
                reroll = 1
            case _, _, "rr+1", _:
                reroll = 2
            case _, _, _, "imm":
                question = True
            case _, _, _, "lock":
                lock = True
            case _:
                spell = True
    return Face(
        code,
        quiddity,
        draw,
        reroll,
        choice="|" in symbols,
        spell=spell,
        bursts=bursts,
        question=question,
        lock=lock,
        energy=energy,
    )


def spoken(die_class: str, type: str, kind: str) -> str:
    if type in ("Basic", "Base"):
        return die_class
    if kind == "basic":
        return f"{die_class} {type}"
    if kind == "quest":
        return (
            f"{type} {die_class[0].lower()}{die_class[1:]}" if die_class.startswith("The ") else f"{type} {die_class}"
        )
    return f"{die_class} {type}" if kind == "spell" else f"{type} {die_class}"


def _die_class(number: int, row: dict[str, str]) -> DieClass:
    return DieClass(
        number=number,
        set=row["set"],
        name=row["class"],
        slug=slug_of(row["class"]),
        kind=row["kind"],
        count=int(row["count"]),
        faces=tuple(face_of(row[f"face{i}"]) for i in range(1, 7)),
        arts=tuple(filter(None, row["arts"].split(";"))),
    )


def _card(number: int, row: dict[str, str]) -> CardFacts:
    return CardFacts(
        number=number,
        set=row["set"],
        die_class=row["class"],
        type=row["type"],
        slug=slug_of(f"{row['class']} {row['type']}"),
        name=spoken(row["class"], row["type"], row["kind"]),
        kind=row["kind"],
        cost=int(row["cost"] or 0),
        glory=int(row["glory"] or 0),
        timing=tuple(word for word in row["timing"].split(";") if word != "none"),
        reference=(
            row["ability_no_burst"],
            row["ability_1_burst"],
            row["ability_2_burst"],
            row["lock_ability"],
            row["anchored_ability"],
        ),
        rulings=row["rulings"],
        energy=row["energy"],
        discount=int(row["discount_cost"]) if row["discount_cost"] else None,
        level=int(row["level"] or 0),
        ours=row["numbers"] == "ours",
    )


DIE_CLASSES = tuple(_die_class(i, row) for i, row in enumerate(rows_of(__name__, "dice.csv")))
CARDS = tuple(_card(i, row) for i, row in enumerate(rows_of(__name__, "cards.csv")))
CLASS_NUMBERS = {die_class.name: die_class.number for die_class in reversed(DIE_CLASSES)}
"""By name. Two sets may have a class of one name, which are never in one game (Q124): the first of them."""
DIE_NUMBERS = {(card.set, card.die_class): CLASS_NUMBERS[card.die_class] for card in CARDS} | {
    (die_class.set, die_class.name): die_class.number for die_class in DIE_CLASSES
}
"""By set and class: that of the set itself, else the one of that name."""
CARD_NUMBERS = {(card.die_class, card.type): card.number for card in CARDS}
