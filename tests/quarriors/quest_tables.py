"""Tables for the tests of quest cards: a quest is completed and its die falls, a quartifact is attached or carried, its
carrier scores or challenges. A Squire or a Goblin stays behind, so that no phase ends unseen."""

from dataclasses import dataclass

from tests.quarriors.mat import DRAGON_3, area, do, fall, go, lay, on, questing, stats
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GOBLIN, SQUIRE = "Scavenging Goblin#3", "Squire#4"
TYPES = ("The Hunt For", "The Search For", "The Expedition For", "The Quest For")
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
"""Faces of a quest die."""
ARTS = [ART_1, ART_2, ART_3]


def slug(die: str) -> str:
    """A die of a ready area as options name it."""
    return die.lower().replace(" ", "-").removesuffix("@0").removesuffix("@1")


@dataclass(frozen=True)
class QuestTables:
    """Of one quest. `cards`: the others of the Wilds; `party`: who completes it; `other`: another quest of those."""

    die: str
    cards: str
    party: str
    other: str

    def versions(self) -> list[str]:
        return [f"{self.die}/{type}" for type in TYPES]

    def wilds(self, quest: str, *more: str) -> str:
        return ", ".join((self.cards, *more, quest))

    def carried(self, die: str, art: int, who: int = 0) -> str:
        return f"{die}+{self.die}#{art}@{who}"

    def rolled(
        self, quest: str, face: int, *others: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json
    ) -> Table:
        """The quest is completed, nothing is culled, and its die falls; a Squire is still to score."""
        me = area(SQUIRE, quest=on(quest, self.party), **mine)
        table = lay(self.wilds(quest), "score", me, *(others or (area(),)), rolls=[face, *rolls])
        return do(table, f"complete {slug(self.die)}", "pass")

    def scoring(self, quest: str, art: int, *others: dict[str, Json], cards: str = "", **mine: Json) -> Table:
        """A Squire that carries one scores; a Goblin is still to score."""
        me = area(self.carried(SQUIRE, art), GOBLIN, **mine)
        table = lay(cards or self.wilds(quest), "score", me, *(others or (area(),)))
        return do(table, f"score {slug(self.carried(SQUIRE, art))}")

    def attaching(
        self, quest: str, art: int, *others: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json
    ) -> Table:
        """A quartifact is given to a Squire."""
        me = area({"die": SQUIRE, "summoned": True}, f"{self.die}#{art}", **mine)
        table = lay(self.wilds(quest), "ready", me, *(others or (area(),)), rolls=rolls)
        return do(table, f"attach {slug(self.die)}#{art}", "pick squire#4@0")

    def challenge(self, quest: str, mine: str, theirs: str) -> Table:
        table = lay(self.wilds(quest), "attack", area(mine), area(quest=on(self.other, theirs)))
        return go(table, f"challenge {slug(self.other.split('/')[0])}", f"send {slug(mine)}", "depart")

    def attack(self, quest: str, art: int, *others: dict[str, Json], die: str = DRAGON_3) -> Table:
        """A carrier attacks."""
        return lay(self.wilds(quest), "attack", area(self.carried(die, art)), *others, visited=True)

    def struck(self, quest: str, art: int, *attackers: str, die: str = SQUIRE) -> Table:
        """A carrier of seat 1 falls in an attack."""
        theirs = area(self.carried(die, art, 1))
        table = lay(self.wilds(quest), "attack", area(*attackers), theirs, visited=True)
        return fall(table, f"defend {slug(self.carried(die, art, 1))}")

    def seen(self, quest: str, art: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """Attack and defence of a Goblin that carries one, in the ready area and on a quest."""
        ready = lay(self.wilds(quest), "tidy", area(self.carried(GOBLIN, art)), area())
        party = on(self.other, self.carried(GOBLIN, art))
        away = questing(lay(self.wilds(quest), "tidy", area(quest=party), area()), 0)
        return stats(ready, 0), (away["attack"], away["defence"])


EXQUALIBUR = QuestTables(
    "Exqualibur",
    "Squire/Basic 1, Scavenging Goblin/Base 1, Quake Dragon/Mighty 1, Questing Wizard/Base, Frost Howler/Base, "
    "Gnome Barbarian/Base, Death/Incantation 1, Corrupted Quiddity/Basic, The Holy Quail/The Hunt For",
    DRAGON_3,
    "The Holy Quail/The Hunt For",
)
HOLY_QUAIL = QuestTables(
    "The Holy Quail",
    "Squire/Basic, Scavenging Goblin/Base 1, Quake Dragon/Mighty, Demonic Overlord/Base, Frost Howler/Base, "
    "Quasar/Charm 1, Death/Incantation 1, Corrupted Quiddity/Basic 3, Exqualibur/The Hunt For",
    GOBLIN,
    "Exqualibur/The Hunt For",
)
TRI_CLOPS_SKULL = QuestTables(
    "The Tri-Clops Skull",
    "Squire/Basic, Scavenging Goblin/Base, Quake Dragon/Mighty, Questing Wizard/Base, Frost Howler/Base, "
    "Gnome Barbarian/Base, Death/Incantation, Chaos/Spell, Corrupted Quiddity/Basic 3, The Holy Quail/The Hunt For",
    DRAGON_3,
    "The Holy Quail/The Hunt For",
)
