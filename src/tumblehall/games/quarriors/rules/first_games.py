"""Our choice of cards for a first game with some sets: few questions, the new thing early, cheap and dear cards."""

from collections.abc import Mapping
from typing import Final

from tumblehall.games.quarriors.rules.mechanisms.large_dice import ASSISTANTS
from tumblehall.kernel.options import Preset
from tumblehall.kernel.values import Json

FIRST_GAMES: Mapping[frozenset[str], tuple[str, ...]] = {
    frozenset(("base",)): (
        "Scavenging Goblin/Base",
        "Warrior of the Quay/Base",
        "Ghostly Spirit/Strong",
        "Witching Hag/Base",
        "Devotee of the Holy Query/Base",
        "Deathdealer/Strong",
        "Quake Dragon/Mighty",
        "Growth/Charm",
        "Life/Cantrip",
        "Death/Charm",
    ),
    frozenset(("base", "demons")): (
        "Scavenging Goblin/Corrupted",
        "Devotee of the Holy Query/Corrupted",
        "Ghostly Spirit/Corrupted",
        "Warrior of the Quay/Corrupted",
        "Witching Hag/Base",
        "Quake Dragon/Mighty",
        "Demonic Overlord/Lesser",
        "Corruption/Cantrip",
        "Growth/Charm",
        "Life/Cantrip",
    ),
    frozenset(("base", "quarmageddon")): (
        "Mischievous Imp/Base",
        "Scavenging Goblin/Base",
        "Gnome Barbarian/Base",
        "Voodoo Doll/Base",
        "Troll Behemoth/Base",
        "Heavenly Seraph/Base",
        "Lord of the Quarry/Base",
        "Discriminating/Spell",
        "Oblation/Charm",
        "Death/Charm",
    ),
    frozenset(("base", "qladiator")): (
        "Scavenging Goblin/Base",
        "Poison Dart Frog/Mighty",
        "Quaxos' Eye/Base",
        "Quake Dragon Mystic/Base",
        "Pink Eye Cyclops/Base",
        "Qladiator/Base",
        "Frost Howler/Strong",
        "Harmony/Charm",
        "Growth/Charm",
        "Death/Charm",
    ),
    frozenset(("base", "quartifacts")): (
        "Ancient Guide/Strong",
        "Scavenging Goblin/Base",
        "Warrior of the Quay/Base",
        "Wayfaring Minstrel/Base",
        "Witching Hag/Base",
        "Knight of Quamelot/Base",
        "Manxome Minotaur/Strong",
        "Quasar/Charm",
        "Misdirection/Charm",
        "Growth/Charm",
    ),
    frozenset(("light-dark",)): (
        "Assistant/of Economics",
        "Herald/Lesser",
        "Black Cat/Lesser",
        "Quartz Golem/Base",
        "Boogieman/Lesser",
        "Archangel/Base",
        "Queelzebub/Base",
        "Light/Charm",
        "Dark/Cantrip",
    ),
    frozenset(("base", "light-dark")): (
        "Assistant/of Logistics",
        "Herald/Base",
        "Black Cat/Greater",
        "Scavenging Goblin/Base",
        "Quartz Golem/Lesser",
        "Boogieman/Lesser",
        "Warrior of the Quay/Strong",
        "Archangel/Greater",
        "Light/Spell",
        "Dark/Charm",
        "Growth/Charm",
    ),
    frozenset(("base", "promos")): (
        "Scavenging Goblin/Quaxos'",
        "Warrior of the Quay/Quaxos'",
        "Ghostly Spirit/Strong",
        "Devotee of the Holy Query/Base",
        "Witching Hag/Base",
        "Deathdealer/Strong",
        "Quake Dragon/Quaxos'",
        "Growth/Charm",
        "Life/Cantrip",
        "Death/Charm",
    ),
}
"""By the sets."""
WITHOUT_QUESTS: Mapping[frozenset[str], tuple[str, ...]] = {
    frozenset(("base", "quartifacts")): (
        "Ancient Guide/Strong",
        "Scavenging Goblin/Base",
        "Relic Thief/Strong",
        "Wayfaring Minstrel/Base",
        "Witching Hag/Base",
        "Knight of Quamelot/Strong",
        "Manxome Minotaur/Mighty",
        "Misdirection/Charm",
        "Quasar/Cantrip",
        "Growth/Charm",
    ),
}
"""The same where quests are left out though their set is there."""
EVERY_SET: Final = frozenset(("base", "demons", "quarmageddon", "qladiator", "quartifacts", "light-dark", "promos"))
ALL_TOGETHER: Mapping[int, tuple[str, ...]] = {
    2: (
        "Poison Dart Frog/Mighty",
        "Scavenging Goblin/Corrupted",
        "Gnome Barbarian/Base",
        "Boogieman/Lesser",
        "Wayfaring Minstrel/Base",
        "Knight of Quamelot/Base",
        "Quake Dragon/Quaxos'",
        "Light/Charm",
        "Quasar/Charm",
        "Death/Incantation",
        "Exqualibur/The Expedition For",
    ),
    3: (
        "Ancient Guide/Strong",
        "Herald/Base",
        "Warrior of the Quay/Corrupted",
        "Quake Dragon Mystic/Mighty",
        "Qladiator/Base",
        "Lord of the Quarry/Key Master",
        "Manxome Minotaur/Strong",
        "Corruption/Spell",
        "Shaping/Cantrip",
        "Quasar/Cantrip",
        "The Holy Quail/The Search For",
        "The Tri-Clops Skull/The Hunt For",
    ),
    4: (
        "Quaxos' Eye/Base",
        "Mischievous Imp/Base",
        "Black Cat/Lesser",
        "Devotee of the Holy Query/Corrupted",
        "Voodoo Doll/Strong",
        "Relic Thief/Base",
        "Archangel/Greater",
        "Harmony/Spell",
        "Misdirection/Incantation",
        "Growth/Cantrip",
        "The Holy Quail/The Hunt For",
        "Exqualibur/The Search For",
        "The Tri-Clops Skull/The Quest For",
    ),
}
"""Every set with every other, by the number of players: duels and one quest for two, locks that touch everybody for
three, quick glory for four."""
ALL_WITH_LARGE_DICE: Final = (
    "Assistant/of Economics",
    "Herald/Lesser",
    "Black Cat/Strong",
    "Gnome Barbarian/Strong",
    "Quake Dragon Mystic/Base",
    "Quartz Golem/Greater",
    "Knight of Quamelot/Strong",
    "Queelzebub/Lesser",
    "Dark/Incantation",
    "Light/Incantation",
    "Oblation/Spell",
)
"""The same with large dice, for any number of players."""
WITH_LARGE_DICE: Final = tuple(sets for sets, names in FIRST_GAMES.items() if set(names) & set(ASSISTANTS))
"""Those of the first games that are played with large dice."""


def first_game(options: Mapping[str, Json], seats: int) -> tuple[str, ...]:
    """The cards of the first game with these options, where there is one."""
    sets, quests, large = frozenset(options["sets"]), options["quests"], options["large_dice"]
    if sets == EVERY_SET and quests:
        return ALL_WITH_LARGE_DICE if large else ALL_TOGETHER.get(seats, ())
    if (sets in WITH_LARGE_DICE) is not large:
        return ()
    if not quests and sets in WITHOUT_QUESTS:
        return WITHOUT_QUESTS[sets]
    return FIRST_GAMES.get(sets, ())


def meant(preset: str, options: Mapping[str, Json], seats: int) -> tuple[str, ...]:
    """The cards that a name stands for with these options."""
    return first_game(options, seats) if preset == "first-game" else ()


PRESETS: Final = (
    Preset(
        "first",
        "First game",
        "The base set with our choice of cards: few questions, cheap and dear cards.",
        {"wilds": "first-game"},
    ),
    Preset(
        "all",
        "All sets together",
        "Our mix for two, three or four: something of every set, quests, and bags as you know them.",
        {"sets": sorted(EVERY_SET), "large_dice": False, "wilds": "first-game"},
    ),
    Preset(
        "large",
        "All sets, large dice",
        "Something of every set, quests, large quiddity dice, draws of 2 and 3, and culls.",
        {"sets": sorted(EVERY_SET), "large_dice": True, "culls": True, "wilds": "first-game"},
    ),
)
