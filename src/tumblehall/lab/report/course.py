"""How the games of a run went: who won, how long they took, how the lead changed and the points grew."""

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.figures import Array, Share, mean_share
from tumblehall.lab.sim.folder import Folder

RARE = 0.05
"""Where the order of play is fixed, no more turns than this are taken out of it."""


def bots_of(folder: Folder) -> str:
    """Who sits at the seats, or one name for all."""
    agents = folder.head["agents"]
    return ", ".join(agents[:1] if len(set(agents)) == 1 else agents)


def has_games(folder: Folder) -> bool:
    """Some runs have only forced games. BadInput where there are none at all."""
    if any((folder.path / "games").glob("*.parquet")):
        return True
    if not folder.forced():
        raise BadInput(f"{folder.path}: nothing was played here yet")
    return False


class Course:
    """Of all games of a run."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.games = folder.table("games")

    @property
    def many(self) -> int:
        return int(self.games.num_rows)

    @property
    def fair(self) -> float:
        """What a seat wins on average."""
        return float(self._won().mean())

    def column(self, name: str) -> Array:
        return self.games[name].to_numpy()

    def _won(self) -> Array:
        return borrowed("numpy").stack([self.column(f"won_{seat}") for seat in range(self.folder.seats)], axis=1)

    def by_seat(self) -> list[Share]:
        """What each seat won."""
        numbers = self.column("game")
        return [mean_share(self.column(f"won_{seat}"), numbers) for seat in range(self.folder.seats)]

    def by_order(self) -> list[Share]:
        """What the first to move won, the one after it, and so on; empty where nobody plays in a fixed order."""
        numpy = borrowed("numpy")
        if not self._goes_round():
            return []
        won, first, numbers = self._won(), self.column("first"), self.column("game")
        known = first >= 0
        rows = numpy.arange(len(won))[known]
        seats = self.folder.seats
        return [mean_share(won[rows, (first[known] + place) % seats], numbers[known]) for place in range(seats)]

    def _goes_round(self) -> bool:
        """Whether turns go round the table: to the next seat that has a turn yet, since some are out by then."""
        numpy = borrowed("numpy")
        turns = self.folder.table("turns")
        game, seat = turns["game"].to_numpy(), turns["seat"].to_numpy()
        if not len(game):
            return False
        row = numpy.arange(len(game))
        last = numpy.full((int(game.max()) + 1, self.folder.seats), -1)
        last[game, seat] = row
        following = seat
        for place in reversed(range(1, self.folder.seats)):
            other = (seat + place) % self.folder.seats
            following = numpy.where(last[game, other] > row, other, following)
        astray = (game[1:] == game[:-1]) & (seat[1:] != following[:-1])
        return bool(astray.sum() <= RARE * len(game))

    def decisions(self) -> list[tuple[str, float]]:
        """By kind how many there are in a game, the most frequent first."""
        table = self.folder.table("decisions")
        numpy = borrowed("numpy")
        kinds = table["kind"].combine_chunks()
        sums = numpy.bincount(kinds.indices.to_numpy(), weights=table["asked"].to_numpy())
        names = kinds.dictionary.to_pylist()
        return sorted(
            ((name, float(many) / self.many) for name, many in zip(names, sums, strict=True)), key=lambda k: -k[1]
        )

    def curves(self) -> tuple[Array, Array, Array, Array]:
        """By round: its number, what winners had on average at its end, what the others had, and how many games were
        still going on. Up to the round that one game in twenty reaches."""
        numpy = borrowed("numpy")
        turns = self.folder.table("turns")
        game, round_ = turns["game"].to_numpy(), turns["round"].to_numpy()
        last = numpy.append((game[1:] != game[:-1]) | (round_[1:] != round_[:-1]), True) if len(game) else []
        standing = numpy.stack([turns[f"standing_{s}"].to_numpy()[last] for s in range(self.folder.seats)], axis=1)
        game, round_ = game[last], round_[last]
        place = numpy.full(int(self.column("game").max()) + 1, 0)
        place[self.column("game")] = numpy.arange(self.many)
        won = self._won()[place[game]] > 0
        going = numpy.bincount(round_)
        rounds = numpy.nonzero(going * 20 >= self.many)[0]
        winners, others = _means(round_, standing, won), _means(round_, standing, ~won)
        return rounds, winners[rounds], others[rounds], going[rounds]


def _means(round_: Array, standing: Array, who: Array) -> Array:
    """By round what those had on average."""
    numpy = borrowed("numpy")
    sums = numpy.bincount(round_, weights=(standing * who).sum(axis=1))
    return sums / numpy.maximum(1, numpy.bincount(round_, weights=who.sum(axis=1)))
