"""Writes games of this release into the folder that is named after it; see README.md.

python -m tests.records.make                 what is missing
python -m tests.records.make --anew          all games of this release anew
python -m tests.records.make --anew quaeleon     those of one game
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import assert_never

import tumblehall as th
from tumblehall.kernel.options import Choice, FirstSeat, Flag, GameOption, Listed, Number, Several, default_of
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.values import Json
from tumblehall.library import game_named

FOLDER = Path(__file__).parent
FEW = 150
"""Answers of a game that is left under way."""
MOST = 60_000
ALL_SETS = ["base", "demons", "quarmageddon", "promos"]
OF_ALL_SETS = [
    "Scavenging Goblin/Quaxos'", "Warrior of the Quay/Quaxos'", "Demonic Overlord/Mighty", "Voodoo Doll/Strong",
    "Heavenly Seraph/Strong", "Primordial Ooze/Strong", "Witching Hag/Corrupted", "Discriminating/Charm",
    "Oblation/Cantrip", "Corruption/Incantation",
]  # fmt: skip
LISTS: dict[str, dict[str, list[list[str]]]] = {
    "quarriors": {
        "wilds": [[
            "Scavenging Goblin/Mighty", "Ghostly Spirit/Base", "Devotee of the Holy Query/Strong",
            "Warrior of the Quay/Strong", "Witching Hag/Base", "Deathdealer/Strong", "Quake Dragon/Base",
            "Shaping/Cantrip", "Life/Incantation", "Death/Charm",
        ]],
        "sets": [
            ["base", "demons"], ["base", "quarmageddon"], ["base", "promos"], ALL_SETS, ["base", "qladiator"],
            ["quarmageddon", "qladiator"], ["qladiator", "promos", "base", "demons", "quarmageddon"],
            ["light-dark"], ["base", "light-dark"], ["base", "quartifacts"],
            ["light-dark", "qladiator", "demons", "base", "quarmageddon"],
        ],
    },
}  # fmt: skip
"""Options that take a list of which not every one is right: some that are."""
WITH: dict[str, dict[str, dict[str, Json]]] = {
    "dicequest": {"difficulty": {"mode": "coop"}},
    "quarriors": {
        "large_dice-true": {"sets": ["base", "light-dark"]},
        "quests-true": {"sets": ["base", "quartifacts"]},
        "culls-false": {"sets": ["base", "light-dark"], "large_dice": False},
        "mix": {"sets": list(ALL_SETS)},
        "mix-choice": {"sets": list(ALL_SETS), "wilds": list(OF_ALL_SETS)},
    },
}
"""Options, or single values of them, that mean something beside others only: these."""


@dataclass(frozen=True)
class Plan:
    """A game to be played by chance. `back`: answers are taken back on the way, freely and as agreed."""

    game: str
    name: str
    seats: int
    options: dict[str, Json] = field(default_factory=dict)
    fair: bool = False
    back: bool = False
    forced: bool = False
    from_position: bool = False
    most: int = FEW

    @property
    def file(self) -> Path:
        return FOLDER / RELEASE / f"{self.game}-{self.name}.json"


def plans(game: str) -> Iterator[Plan]:
    """All games to keep of one game."""
    info = game_named(game).info
    least, most = info.seats
    yield Plan(game, "ended", max(2, least), most=MOST)
    yield Plan(game, "ended-fair", most, fair=True, most=MOST)
    yield Plan(game, "under-way", most)
    yield Plan(game, "taken-back", max(2, least), back=True)
    yield Plan(game, "taken-back-fair", most, fair=True, back=True)
    yield Plan(game, "forced-too", max(2, least), forced=True)
    yield Plan(game, "from-a-position", max(2, least), from_position=True)
    for name, option in info.options.items():
        for number, value in enumerate(others(game, name, option, max(2, least))):
            seats = max(2, least) + number % (most - max(2, least) + 1)
            slug = "-".join("".join(c if c.isalnum() else " " for c in str(value).lower()).split())[:24]
            beside = WITH.get(game, {})
            options = {**beside.get(f"{name}-{slug}", beside.get(name, {})), name: value}
            yield Plan(game, f"{name}-{slug}", seats, options, fair=number % 2 == 1)


def others(game: str, name: str, option: GameOption, seats: int) -> list[Json]:
    """Values of an option other than its default."""
    values: list[Json]
    match option:
        case Choice(choices):
            values = list(choices)
        case Flag():
            values = [False, True]
        case Number(least, most):
            values = [least, most]
        case Several(choices):
            values = list(LISTS.get(game, {}).get(name, [])) or [[choice] for choice in choices] + [list(choices)]
        case Listed(presets):
            values = [*presets, *LISTS.get(game, {}).get(name, [])]
        case FirstSeat():
            values = [seats - 1]
        case _:
            assert_never(option)
    before = game_named(game).read_options({}, seats)
    return [value for value in values if value != default_of(option, before, seats)]


def played(plan: Plan) -> th.Table:
    """The game, by answers that its name decides."""
    rng = th.FastRng(plan.file.stem)
    secret = bytes(rng.below(256) for _ in range(32))
    seats = tuple(f"seed of seat {seat}" for seat in range(plan.seats))
    fair = th.FairDice(secret, plan.file.stem, seats) if plan.fair else None
    seed = None if plan.fair else plan.file.stem
    table = th.new_table(plan.game, plan.seats, seed, plan.options, plan.forced, fair)
    if plan.from_position:
        answer(table, rng, FEW // 4)
        table = th.from_position(table.position(), seed=plan.file.stem)
    answer(table, rng, plan.most, plan.back)
    return table


def answer(table: th.Table, rng: th.FastRng, most: int, back: bool = False) -> None:
    """Gives answers by chance, and takes some back."""
    for _ in range(most):
        if not table.decisions:
            return
        if back and rng.below(8) == 0:
            seat, agreed = rng.below(table.seats), rng.below(3) == 0
            if table.why_no_undo(seat, agreed) is None:
                table.undo(seat, agreed)
                continue
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)


def write_missing(games: list[str]) -> None:
    (FOLDER / RELEASE).mkdir(exist_ok=True)
    for plan in (plan for game in games for plan in plans(game)):
        if not plan.file.exists():
            table = played(plan)
            plan.file.write_text(table.revealed_record().to_json(), "utf-8")
            print(f"{plan.file.stem}: {table.step} entries, {'ended' if table.outcome else 'under way'}")


def write_anew(games: list[str]) -> None:
    for game in games:
        for file in (FOLDER / RELEASE).glob(f"{game}-*.json"):
            file.unlink()
    write_missing(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(th.list_games()))
    parser.add_argument("--anew", action="store_true", help="those that are there too")
    args = parser.parse_args()
    (write_anew if args.anew else write_missing)(args.game)


if __name__ == "__main__":
    main()
