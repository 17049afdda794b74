"""How dice and cards of Quarriors look: inks, short names, the signs of a face, a die in one row or in three."""

from dataclasses import dataclass

from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.edges.names import CLASS_BY_SLUG, face_named
from tumblehall.games.quarriors.edges.sight import Sight, others_in
from tumblehall.games.quarriors.edges.view import ReadyDie
from tumblehall.terminal.inks import ACCENT, DARK, INK, INK_2, INK_3, OCHRE, ON_ACCENT, PAPER_HI, PAPER_LO
from tumblehall.terminal.sheet import TILE, Row

CROWN = "♛"
SPELL = "✦"
AGAIN = "↻"
IMMUNE = "◈"
LOCK = "▣"
ART = "❖"
"""Before the number of a quartifact."""
LIGHT_SIGN, DARK_SIGN = "☼", "☾"
"""Before the numbers of the two energies, as Q is before plain quiddity: told apart by shape, not by ink."""
LEVELS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
CLASSES = {
    "basic-quiddity": ("Quiddity", "#b9b1a0"),
    "assistant": ("Assistant", "#e58f3e"),
    "portal": ("Portal", "#6f9fd8"),
    "scavenging-goblin": ("Goblin", "#8fb043"),
    "quake-dragon": ("Dragon", "#e2603c"),
    "ghostly-spirit": ("Ghost", "#a9cdd6"),
    "questing-wizard": ("Wizard", "#a08fd8"),
    "witching-hag": ("Hag", "#cf7fb0"),
    "warrior-of-the-quay": ("Warrior", "#62a3cc"),
    "devotee-of-the-holy-query": ("Devotee", "#efc94c"),
    "primordial-ooze": ("Ooze", "#45b49a"),
    "deathdealer": ("Dealer", "#c9766f"),
    "defender-of-the-pale": ("Defender", "#d8bf94"),
    "death": ("Death", "#a89fae"),
    "growth": ("Growth", "#72b562"),
    "life": ("Life", "#ee9ba7"),
    "shaping": ("Shaping", "#d9955c"),
    "victory": ("Victory", "#f0d878"),
    "corrupted-quiddity": ("Corrupted", "#7d8c52"),
    "corruption": ("Corrupt.", "#94a85a"),
    "demonic-overlord": ("Overlord", "#d9455f"),
    "discriminating": ("Discrim.", "#7fb7b2"),
    "oblation": ("Oblation", "#c7a0c9"),
    "gnome-barbarian": ("Gnome", "#c98b3b"),
    "heavenly-seraph": ("Seraph", "#f4ecc2"),
    "lord-of-the-quarry": ("Lord", "#9c8f7a"),
    "mischievous-imp": ("Imp", "#e87fa0"),
    "troll-behemoth": ("Troll", "#6fae8a"),
    "voodoo-doll": ("Doll", "#b08ac0"),
    "frost-howler": ("Howler", "#9db8f0"),
    "pink-eye-cyclops": ("Cyclops", "#f2b0cf"),
    "poison-dart-frog": ("Frog", "#5cc46c"),
    "qladiator": ("Qladiator", "#c2a14d"),
    "quake-dragon-mystic": ("Mystic", "#c08cf0"),
    "quaxos-eye": ("Eye", "#d6d25c"),
    "chaos": ("Chaos", "#e06fb4"),
    "harmony": ("Harmony", "#9ed8b4"),
    "large-quiddity": ("Large", "#d3cab4"),
    "archangel": ("Archangel", "#fbe7a1"),
    "herald": ("Herald", "#ffd27f"),
    "quartz-golem": ("Golem", "#c4d8e2"),
    "black-cat": ("Cat", "#8a7fa8"),
    "boogieman": ("Boogie", "#7b9e6b"),
    "queelzebub": ("Queelz.", "#b5523f"),
    "light": ("Light", "#fff3c4"),
    "dark": ("Dark", "#8f86c9"),
    "squire": ("Squire", "#b9c48f"),
    "ancient-guide": ("Guide", "#d2b48c"),
    "knight-of-quamelot": ("Knight", "#8fb8de"),
    "manxome-minotaur": ("Minotaur", "#c97b4a"),
    "relic-thief": ("Thief", "#7fa8a0"),
    "wayfaring-minstrel": ("Minstrel", "#d99fd2"),
    "misdirection": ("Misdir.", "#a7a3d9"),
    "quasar": ("Quasar", "#7fd0e8"),
    "the-holy-quail": ("Quail", "#e6c9a8"),
    "exqualibur": ("Exqual.", "#e0e6ec"),
    "the-tri-clops-skull": ("Skull", "#cfd3b0"),
}
"""Short name and ink of each class."""
OTHER_INK = "#c0c0c0"
LONGEST = 9
"""A name of more letters does not fit on a tile."""


def slug_of(name: str) -> str:
    return name.partition("#")[0]


def short(name: str) -> str:
    """`Hag` of `witching-hag#4`; a quartifact by its own name, `Quiver` of `exqualibur#6`."""
    slug, _, face = name.partition("#")
    if face.isdigit() and slug in CLASS_BY_SLUG and CLASS_BY_SLUG[slug].faces[int(face) - 1].carried:
        art = CLASS_BY_SLUG[slug].arts[CLASS_BY_SLUG[slug].faces[int(face) - 1].amount - 1].split()[-1]
        return art if len(art) <= LONGEST else f"{art[: LONGEST - 1]}."
    return CLASSES[slug][0] if slug in CLASSES else slug.split("-")[-1].capitalize()[:9]


def ink_of(name: str) -> str:
    slug = slug_of(name)
    return CLASSES[slug][1] if slug in CLASSES else OTHER_INK


REWARDS = {"quid": "Q{}", "dice": "+{}", "bonus": "?", "art": f"{ART}{{}}"}
"""What a quest die shows."""
_COINS = {"": "Q", "light": LIGHT_SIGN, "dark": DARK_SIGN}


def signs(face: Face) -> str:
    """`Q2`, `☼2`, `☾1`, `+2` for draws, `↻`, `Q3/↻`, `✦**`, `²6/6*`, `▣*`, `***`, `?`."""
    bursts = "*" * face.bursts
    if face.reward:
        return REWARDS[face.reward].format(face.amount)
    if face.creature:
        attack, defence = ("?" if n is None else n for n in (face.attack, face.defence))
        return f"{LEVELS[face.level]}{attack}/{defence}{bursts}"
    parts = [
        f"{_COINS[face.energy]}{face.quiddity}" if face.quiddity or face.nought else "",
        f"+{face.draw}" if face.draw else "",
        AGAIN if face.reroll else "",
        SPELL if face.spell else "",
        LOCK if face.lock else "",
    ]
    return (("/" if face.choice else "").join(part for part in parts if part) + bursts) or "?"


@dataclass(frozen=True, slots=True)
class Chip:
    """A die on the mat, or several that look the same."""

    name: str
    count: int = 1
    now: str = ""
    """A creature's level, attack and defence as they are now; else what the face shows."""
    below: str = ""
    """What lies beside it, or what it scores."""
    refs: frozenset[str] = frozenset()
    creature: bool = False
    changed: bool = False
    kept: bool = False
    """An enchantment: whether it works or waits is told beside it."""
    faced: bool = True
    """Whether it lies somewhere where faces count."""

    @property
    def face(self) -> str:
        return (self.now or "…") if self.faced else ""


def face_in(view: Sight, name: str) -> Face | None:
    """What a die of the table shows; of `assistant#4:2` the die, of two effects the second."""
    return face_named(name.partition(":")[0], others_in(view))


def signs_in(view: Sight, name: str) -> str:
    face = face_in(view, name)
    return "" if face is None else signs(face)


def chips_of(view: Sight, names: list[str], zone: str) -> list[Chip]:
    """Dice of a pool, those that look the same together."""
    groups: dict[tuple[str, str], list[str]] = {}
    for name in names:
        groups.setdefault((slug_of(name), signs_in(view, name)), []).append(name)
    found = []
    for (_, shows), alike in groups.items():
        face = face_in(view, alike[0])
        refs = frozenset(f"{zone}:{name}" for name in alike)
        found.append(Chip(alike[0], len(alike), shows, refs=refs, creature=face is not None and face.creature))
    return found


def ready_chip(view: Sight, die: ReadyDie) -> Chip:
    """A die in a ready area, with its numbers as they are now."""
    if not die["creature"]:
        kept = {True: "works", False: "waits"}[die["works"]] if "works" in die else ""
        shows = signs_in(view, die["die"])
        return Chip(die["die"], now=shows, refs=frozenset({die["ref"]}), below=kept or "spell", kept=bool(kept))
    face = face_in(view, die["as"] or die["die"])
    assert face is not None
    now = f"{LEVELS[die['level']]}{die['attack']}/{die['defence']}{'*' * face.bursts}"
    spells = " ".join(f"+{short(spell['die'])}" for spell in die["attached"])
    immune = IMMUNE if die.get("immune") else ""
    alias = f"as {short(die['as'])}" if die["as"] else ""
    safe = "saved" if die["safe"] else ""
    goes = "goes" if die.get("sent") else ""
    below = " ".join(word for word in (f"{CROWN}{die['glory']}{immune}", alias, spells, safe, goes) if word)
    printed = (face.attack, face.defence)
    changed = None not in printed and printed != (die["attack"], die["defence"])
    return Chip(die["die"], now=now, below=below, refs=frozenset({die["ref"]}), creature=True, changed=changed)


def flat(chip: Chip, focused: bool, offered: bool) -> Row:
    """A die in one row: the name on its ink; a resource or a spell on paper, a creature on ink."""
    ink = ink_of(chip.name)
    many = f"{chip.count}×" if chip.count > 1 else ""
    if focused:
        words = f"»{many}{short(chip.name)} {chip.face}".rstrip()
        return [(f"{words} ", f"bold {ON_ACCENT} on {ACCENT}"), *_beside(chip)]
    paper = ink if chip.creature else INK
    before = ("›" if offered else " ", f"bold {'#7a1f00' if offered else DARK} on {ink}")
    row: Row = [before, (f"{many}{short(chip.name)} ", f"{DARK} on {ink}")]
    if chip.face:
        row.append((f"{chip.face} " if chip.creature else f" {chip.face} ", f"bold {DARK} on {paper}"))
    return row + _beside(chip)


def _beside(chip: Chip) -> Row:
    words = chip.below if chip.creature or chip.kept else ""
    return [(f"{words}", f"{OCHRE if chip.changed else INK_3} on {PAPER_HI}")] if words else []


def tile(chip: Chip, focused: bool, offered: bool) -> tuple[Row, Row, Row]:
    """A die in three rows: name, face, what lies beside it or how many there are."""
    ink = ink_of(chip.name)
    ground = ACCENT if focused else ink
    paper = WASHED if focused else (ink if chip.creature else INK)
    name = f"{'»' if focused else ' '}{short(chip.name)}".ljust(TILE)
    face = chip.face.center(TILE)
    low = (chip.below if chip.creature or chip.kept else f"×{chip.count}" if chip.count > 1 else "")[:TILE].center(TILE)
    edge = ACCENT if offered or focused else INK_3
    style = f"bold {OCHRE if chip.changed else edge if offered else INK_2} on {PAPER_HI}"
    return (
        [(name, f"bold {ON_ACCENT if focused else DARK} on {ground}")],
        [(face, f"bold {DARK} on {paper}")],
        [(low, style)] if low.strip() else [("▀" * TILE, f"{edge} on {PAPER_LO}")],
    )


WASHED = "#ffd2bf"
