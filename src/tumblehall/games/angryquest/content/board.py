"""The board: 97 spaces, read from `content/board.csv`. A space is an int; HOME is where any number may stand."""

from dataclasses import dataclass

from tumblehall.games.angryquest.content.facts import COLOURS, printed

HOME = -1
LOOP = 48
"""Spaces 0 to 47 are the loop, clockwise."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space as printed. `colour` is -1 where it has none."""

    number: int
    name: str
    kind: str
    x: int
    y: int
    next: int
    branch: int
    colour: int


def _read() -> tuple[Space, ...]:
    rows = printed("board.csv")
    numbers = {row["id"]: i for i, row in enumerate(rows)} | {"": HOME}
    return tuple(
        Space(
            number=i,
            name=row["id"].lower().replace("_", "-"),
            kind=row["kind"],
            x=int(row["x"]),
            y=int(row["y"]),
            next=numbers[row["next"]],
            branch=numbers[row["branch"]],
            colour=COLOURS.index(row["colour"]) if row["colour"] else -1,
        )
        for i, row in enumerate(rows)
    )


SPACES = _read()
SPACE_NUMBERS = {space.name: space.number for space in SPACES} | {"home": HOME}
KIND = tuple(space.kind for space in SPACES)
NEXT = tuple(space.next for space in SPACES)
BRANCH = tuple(space.branch for space in SPACES)


def _of(kind: str, colour: int) -> tuple[int, ...]:
    return tuple(space.number for space in SPACES if space.kind == kind and space.colour == colour)


ENTRY = tuple(_of("entry", colour)[0] for colour in range(4))
GATE = tuple(_of("gate", colour)[0] for colour in range(4))
LAIR = tuple(_of("lair", colour) for colour in range(4))
"""Each colour's three lair entrances, outermost first."""
ARENA = tuple(_of("combat", colour) for colour in range(4))
"""Each colour's three monster combat spaces."""
OPEN = tuple(kind not in ("settlement", "lair", "combat", "home", "monster") for kind in KIND)
"""Loop and roads: where characters meet and effects reach them (A16, A25)."""


def _neighbours() -> tuple[tuple[int, ...], ...]:
    # A16: one link in either direction, on loop and roads only.
    links: list[set[int]] = [set() for _ in SPACES]
    for space in SPACES:
        for to in (space.next, space.branch):
            if to != HOME and OPEN[space.number] and OPEN[to]:
                links[space.number].add(to)
                links[to].add(space.number)
    return tuple(tuple(sorted(near)) for near in links)


NEAR = _neighbours()
"""The spaces one link away."""


def beyond(n: int) -> tuple[tuple[int, ...], ...]:
    """For each space those that are more than one link away, and at most n."""
    found = []
    for space, near in enumerate(NEAR):
        known, edge = {space, *near}, set(near)
        for _ in range(n - 1):
            edge = {to for at in edge for to in NEAR[at]} - known
            known |= edge
        found.append(tuple(sorted(known - {space, *near})))
    return tuple(found)


def name_of(space: int) -> str:
    """The text of a space; HOME is `home`."""
    return "home" if space == HOME else SPACES[space].name


def loop_distance(a: int, b: int) -> int:
    """Steps along the loop, the shorter way; both must be on it."""
    ahead = (b - a) % LOOP
    return min(ahead, LOOP - ahead)
