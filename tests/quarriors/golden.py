"""Whole games to read: `golden/<name>.json` is the record, `golden/<name>.txt` the log.

After a change of the rules or of the words on purpose, write them anew and read what changed:

    python -m tests.quarriors.golden

The players here are simple, so that the games are short and much happens in them: they use, ready, summon and cast
whatever they can, defend with the creature that holds or costs least, and save what can be saved.
"""

from dataclasses import dataclass
from pathlib import Path

import tumblehall as th
from tests.fixtures import golden
from tests.quarriors.mat import mat, seat
from tumblehall.kernel.values import Json

FOLDER = Path(__file__).parent / "golden"

WILDS = (
    "Scavenging Goblin/Mighty", "Ghostly Spirit/Base", "Devotee of the Holy Query/Strong", "Warrior of the Quay/Strong",
    "Witching Hag/Base", "Deathdealer/Strong", "Quake Dragon/Base", "Shaping/Cantrip", "Life/Incantation",
    "Death/Charm",
)  # fmt: skip
BRISK = (
    "Scavenging Goblin/Base", "Deathdealer/Mighty", "Defender of the Pale/Base", "Primordial Ooze/Strong",
    "Questing Wizard/Strong", "Witching Hag/Mighty", "Quake Dragon/Mighty", "Growth/Spell", "Victory/Cantrip",
    "Shaping/Incantation",
)  # fmt: skip

OF_ALL_SETS = (
    "Scavenging Goblin/Quaxos'", "Warrior of the Quay/Quaxos'", "Mischievous Imp/Mighty", "Voodoo Doll/Strong",
    "Heavenly Seraph/Base", "Devotee of the Holy Query/Corrupted", "Demonic Overlord/Lesser", "Oblation/Charm",
    "Discriminating/Charm", "Corruption/Charm",
)  # fmt: skip

OF_LOCKS = (
    "Poison Dart Frog/Strong", "Quaxos' Eye/Mighty", "Quake Dragon Mystic/Strong", "Pink Eye Cyclops/Mighty",
    "Qladiator/Base", "Frost Howler/Base", "Deathdealer/Strong", "Harmony/Charm", "Chaos/Charm", "Death/Incantation",
)  # fmt: skip
LOCKS_AND_ALL = (
    "Poison Dart Frog/Base", "Quaxos' Eye/Strong", "Pink Eye Cyclops/Base", "Lord of the Quarry/Key Master",
    "Heavenly Seraph/Strong", "Scavenging Goblin/Quaxos'", "Demonic Overlord/Strong", "Harmony/Spell",
    "Corruption/Incantation", "Oblation/Charm",
)  # fmt: skip

OF_ENERGY = (
    "Assistant/of Economics", "Herald/Lesser", "Black Cat/Strong", "Quartz Golem/Greater", "Boogieman/Greater",
    "Archangel/Greater", "Queelzebub/Lesser", "Light/Enchantment", "Dark/Incantation",
)  # fmt: skip
OF_QUESTS = (
    "Ancient Guide/Mighty", "Knight of Quamelot/Base", "Manxome Minotaur/Mighty", "Relic Thief/Strong",
    "Wayfaring Minstrel/Base", "Scavenging Goblin/Base", "Witching Hag/Base", "Misdirection/Spell", "Quasar/Charm",
    "Death/Charm",
)  # fmt: skip
QUESTS_AND_ALL = (
    "Assistant/of Logistics", "Ancient Guide/Base", "Knight of Quamelot/Mighty", "Relic Thief/Mighty", "Herald/Greater",
    "Black Cat/Lesser", "Pink Eye Cyclops/Mighty", "Heavenly Seraph/Strong", "Light/Charm", "Quasar/Incantation",
    "Corruption/Incantation",
)  # fmt: skip
ENERGY_AND_ALL = (
    "Assistant/of Logistics", "Herald/Base", "Black Cat/Base", "Quartz Golem/Mighty", "Queelzebub/Mighty",
    "Frost Howler/Strong", "Heavenly Seraph/Strong", "Demonic Overlord/Strong", "Light/Cantrip", "Dark/Enchantment",
    "Oblation/Charm",
)  # fmt: skip


@dataclass(frozen=True)
class Golden(golden.Golden):
    options: dict[str, Json] | None = None
    """A new game with these options,"""
    start: dict[str, Json] | None = None
    """or one from this position."""
    cheap: bool = False
    """Whether the players capture the cheapest creature, else the dearest die."""
    best: int = 1
    """How many have the most glory,"""
    winners: int = 1
    """and how many of them win."""
    tells: tuple[str, ...] = ()
    """The kinds of events that must be among those told."""

    def fits(self, table: th.Table) -> bool:
        return super().fits(table) and {event.kind for event in table.events(None)} >= set(self.tells)

    def shows(self, outcome: th.Outcome) -> bool:
        scores = outcome.scores or ()
        return (scores.count(max(scores)), len(outcome.winners)) == (self.best, self.winners)


def last_rounds() -> dict[str, Json]:
    """Nobody has quiddity for anything but Assistants, and round 199 begins."""
    bag = "4 Assistant, 4 Basic Quiddity"
    return mat(seat(bag=bag, glory=3), seat(bag=bag, glory=4), phase="score", turn={"number": 199}, forced=False)


SETS = ("base", "demons", "quarmageddon", "promos")
ALL = ("base", "demons", "quarmageddon", "qladiator", "promos")
EVERY = (*ALL, "light-dark")
SEVEN = (*EVERY, "quartifacts")
QUESTED = ("party-sent", "challenge", "quest-completed", "quest-die", "quartifact", "attached")
ENERGIES = ("energy", "anchored")
LOCKED = ("locked", "unlocked")
GOAL = "reached the glory goal"
SEATS = {2: "two", 3: "three", 4: "four"}
EXPERT: dict[str, Json] = {"wilds": list(WILDS), "expert_culling": True}
GAMES = (
    Golden("two-seats", 2, "reached the glory goal", {"wilds": list(WILDS), "first": 0}),
    Golden("three-seats", 3, "reached the glory goal", {"wilds": list(BRISK), "captures": 2, "first": 1}),
    Golden("four-seats", 4, "reached the glory goal", EXPERT),
    Golden("empty-cards", 4, "4 creature cards are empty", {"wilds": "first-game", "captures": 2}, cheap=True),
    Golden("empty-cards-tie-break", 4, "4 creature cards are empty", EXPERT, best=2),
    Golden("empty-cards-shared", 4, "4 creature cards are empty", EXPERT, best=2, winners=2),
    Golden("hint-two-seats", 2, "reached the glory goal", {"sets": ["base", "demons", "quarmageddon"]}),
    Golden("side-three-seats", 3, "reached the glory goal", {"sets": ["base", "demons"], "mix": "side"}),
    Golden("scoops-four-seats", 4, "reached the glory goal", {"sets": ["base", "quarmageddon"], "mix": "scoops"}),
    Golden("choice-three-seats", 3, "reached the glory goal", {"sets": list(SETS), "wilds": list(OF_ALL_SETS)}),
    Golden("locks-two-seats", 2, "reached the glory goal", {"sets": ["base", "qladiator"], "wilds": list(OF_LOCKS)}),
    Golden("locks-three-seats", 3, "reached the glory goal", {"sets": ["base", "qladiator"], "wilds": "first-game"}),
    Golden("locks-four-seats", 4, "reached the glory goal", {"sets": list(ALL), "wilds": list(LOCKS_AND_ALL)}),
    Golden("energy-two-seats", 2, "reached the glory goal", {"sets": ["light-dark"], "wilds": list(OF_ENERGY)}),
    Golden("energy-three-seats", 3, "reached the glory goal", {"sets": ["base", "light-dark"], "wilds": "first-game"}),
    Golden("energy-four-seats", 4, "reached the glory goal", {"sets": list(EVERY), "wilds": list(ENERGY_AND_ALL)}),
    Golden(
        "energy-without-large-dice",
        2,
        "reached the glory goal",
        {"sets": ["base", "light-dark"], "large_dice": False},
    ),
    *(
        Golden(f"{name}-{seats}-seats", n, GOAL, {"sets": list(sets), "wilds": wilds}, tells=tells)
        for n, seats in SEATS.items()
        for name, sets, wilds, tells in (
            ("quests", ("base", "quartifacts"), list(OF_QUESTS), QUESTED),
            ("seven-sets", SEVEN, list(QUESTS_AND_ALL), QUESTED),
        )
    ),
    Golden("energy-alone-three-seats", 3, GOAL, {"sets": ["light-dark"], "wilds": list(OF_ENERGY)}, tells=ENERGIES),
    Golden("energy-alone-four-seats", 4, GOAL, {"sets": ["light-dark"], "wilds": list(OF_ENERGY)}, tells=ENERGIES),
    Golden("energy-mixed-two-seats", 2, GOAL, {"sets": list(EVERY), "wilds": list(ENERGY_AND_ALL)}, tells=("energy",)),
    Golden(
        "energy-mixed-three-seats", 3, GOAL, {"sets": list(EVERY), "wilds": list(ENERGY_AND_ALL)}, tells=("energy",)
    ),
    Golden("locks-mixed-two-seats", 2, GOAL, {"sets": list(ALL), "wilds": list(LOCKS_AND_ALL)}, tells=LOCKED),
    Golden("locks-mixed-three-seats", 3, GOAL, {"sets": list(ALL), "wilds": list(LOCKS_AND_ALL)}, tells=LOCKED),
    Golden("locks-base-four-seats", 4, GOAL, {"sets": ["base", "qladiator"], "wilds": list(OF_LOCKS)}, tells=LOCKED),
    Golden("two-hundred-rounds", 2, "200 rounds are over", start=last_rounds()),
)


def play(game: Golden, seed: str) -> th.Table:
    if game.start is not None:
        table = th.from_position(game.start, seed)
    else:
        table = th.new_table("quarriors", game.seats, seed, game.options)
    while table.outcome is None and table.step < 3000:
        decision = table.decisions[0]
        table.act(decision.seat, choose(table, decision, game.cheap))
    return table


def choose(table: th.Table, decision: th.Decision, cheap: bool) -> str:
    ids = [option.id for option in decision.options]
    match decision.kind:
        case "act":
            return max(ids, key=lambda id: _worth(table, id, cheap))
        case "cull" | "quest-cull":
            return next((id for id in ("cull basic-quiddity", "cull assistant") if id in ids), "pass")
        case "name":
            return min(decision.options, key=lambda option: _loss(table, decision.seat, option)).id
        case "split":
            return "depart" if "depart" in ids else ids[0]
        case "react":
            return ids[0] if table.view(None)["attack"] is not None else "pass"
        case "fate" | "score":
            return ids[-1]
        case "pick":
            return next((id for id in ids if not id.endswith(f"@{decision.seat}")), ids[0])
        case "tidy":
            return "end-turn"
        case _:
            return ids[0]


def _worth(table: th.Table, id: str, cheap: bool) -> int:
    """Immediate effects, then spells, then creatures, then captures; dice are spent only to pay."""
    verb, _, name = id.partition(" ")
    if verb == "capture":
        die = name.partition(" with ")[0]
        card = next(card for card in table.view(None)["wilds"] if card["die"] == die)
        cost: int = card["cost"]
        return 100 + cost if not cheap else 100 - cost if card["kind"] == "creature" else 0
    if verb == "unlock":
        return 160 if not name.endswith(f"@{table.view(None)['turn']}") else 0
    worth = {
        "use": 400,
        "ready": 300,
        "lock": 250,
        "summon": 200,
        "cast": 150,
        "attach": 150,
        "activate": 140,
        "anchor": 145,
        "challenge": 135,
        "quest": 130,
    }
    return worth.get(verb, verb == "next")


def _loss(table: th.Table, who: int, option: th.Option) -> int:
    """Nothing for a creature that holds, else its defence; naming nobody comes last."""
    if option.id == "pass":
        return 99
    view = table.view(None)
    seats = view["seats"]
    parties = [seat["quest"]["party"] for seat in seats if seat.get("quest")]
    dice = [die for row in (*(seat["ready"] for seat in seats), *parties) for die in row]
    defence: int = next(die["defence"] for die in dice if die["ref"] == option.refs[0])
    challenge = view.get("challenge")
    totals = view["attack"]["totals"] if challenge is None else challenge["totals"]
    total: int = totals[who if challenge is None else int(who == challenge["against"])] or 0
    return defence if defence <= total else 0


if __name__ == "__main__":
    golden.write(FOLDER, GAMES, play)
