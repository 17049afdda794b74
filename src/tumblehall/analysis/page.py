"""An analysis as a page of text."""

from collections.abc import Iterator, Sequence

from tumblehall.analysis.rounds import round_at
from tumblehall.kernel.values import Json

WIDTH, HEIGHT = 64, 9
"""Of the graph, in letters."""
MARKS = "●○◆◇▲△"
"""Of the seats."""
MOST_TOLD = 8
"""Of each kind of mark."""
MOST_MOVES = 6
"""Of a line."""
LONG = 150
"""Letters of a label."""


def page_of(doc: dict[str, Json]) -> Iterator[str]:
    """Its lines."""
    many = len(doc["decisions"])
    how = f"{doc['playouts']} playouts for each, seed {doc['seed']}"
    yield f"{doc['game']}, {doc['seats']} seats, {many} choices ({how})"
    yield doc["outcome"] if doc["finished"] else "The game is not over: this is what there is of it."
    if not many:
        yield "Nobody has had anything to choose."
        return
    yield ""
    yield from _graph(doc)
    yield ""
    yield from _totals(doc)
    for part in (_turning, _mistakes, _doubtful, _fine):
        yield ""
        yield from part(doc)


def _graph(doc: dict[str, Json]) -> Iterator[str]:
    """Chance to win over the steps. Who are at one place show the first of them."""
    lines = doc["graph"][:1] if doc["together"] else doc["graph"]
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    last = max(1, doc["steps"])
    for seat, points in reversed(list(enumerate(lines))):
        for column in range(WIDTH):
            chance = _at(points, column * last / (WIDTH - 1))
            rows[HEIGHT - 1 - round(chance * (HEIGHT - 1))][column] = MARKS[seat % len(MARKS)]
    who = ["all together"] if doc["together"] else [f"seat {seat}" for seat in range(doc["seats"])]
    yield "chance to win: " + "  ".join(f"{mark} {name}" for mark, name in zip(MARKS, who, strict=False))
    for number, row in enumerate(rows):
        percent = round(100 - 100 * number / (HEIGHT - 1))
        label = f"{percent:3} %" if number % 2 == 0 else "     "
        yield f"{label} │{''.join(row).rstrip()}"
    yield "      └" + "─" * WIDTH
    yield f"       0{f'step {last}':>{WIDTH - 1}}"


def _at(points: Sequence[Sequence[float]], step: float) -> float:
    """What stood last at a step; before the first point, what stands there."""
    found = points[0][1]
    for place, chance in points:
        if place > step:
            break
        found = chance
    return found


def _totals(doc: dict[str, Json]) -> Iterator[str]:
    yield "by seat, in points of a hundred:"
    yield "  seat  start    own choices        others'        luck       end   mistakes"
    for row in doc["totals"]:
        own = f"{_signed(row['skill'])} ±{100 * row['skill_error']:.1f}"
        luck = f"{_signed(row['luck'])} ±{100 * row['luck_error']:.1f}"
        numbers = f"{own:>14} {_signed(row['others']):>14} {luck:>14} {100 * row['end']:7.1f}"
        yield f"  {row['seat']:4} {100 * row['start']:6.1f} {numbers}   {row['mistakes']} of {row['choices']} choices"
    yield "  (own choices: against the best answers; luck: dice, draws, and what lay hidden; ± is one standard error)"


def _turning(doc: dict[str, Json]) -> Iterator[str]:
    if not doc["turning"]:
        yield "No step turned the game."
        return
    yield "turning points:"
    for turn in sorted(doc["turning"], key=lambda turn: int(turn["step"])):
        made = doc["decisions"][turn["decision"]]
        how = "by the choice of" if turn["by"] == "choice" else "by luck, after"
        what = f"{how} seat {made['seat']}: {_short(made['chosen']['label'])}"
        whose = "all" if doc["together"] else f"seat {turn['seat']}"
        yield f"  step {turn['step']:4}  {whose} {_signed(turn['change'])}, {what}"


def _mistakes(doc: dict[str, Json]) -> Iterator[str]:
    if not doc["mistakes"]:
        yield "No choice was worse than another beyond doubt."
        return
    yield "the dearest mistakes (?):"
    for number in doc["mistakes"][:MOST_TOLD]:
        yield from _worse(doc, doc["decisions"][number], "gave away")
    yield from _rest(doc["mistakes"])
    if any(doc["decisions"][number]["line"] for number in doc["mistakes"][:MOST_TOLD]):
        yield "  (so it might: one imagined way in which the turn goes on after the better answer)"


def _doubtful(doc: dict[str, Json]) -> Iterator[str]:
    if not doc["doubtful"]:
        yield "No other choice is doubtful."
        return
    yield "doubtful choices (?!), which seem worse than another:"
    for number in doc["doubtful"][:MOST_TOLD]:
        yield from _worse(doc, doc["decisions"][number], "may have given away")
    yield from _rest(doc["doubtful"])


def _worse(doc: dict[str, Json], made: dict[str, Json], gave: str) -> Iterator[str]:
    off = f"{100 * made['gain']:.1f} ±{100 * made['error']:.1f}"
    yield f"  {_when(doc, made)}  seat {made['seat']} {gave} {off}: {made['prompt']}"
    yield f"             chose   {_short(made['chosen']['label'])}"
    yield f"             better  {_short(made['best']['label'])}"
    for number, move in enumerate(made["line"][:MOST_MOVES]):
        head = "so it might" if number == 0 else ""
        yield f"{head:>18}  {_short(' '.join(move['told']) or move['label'])}"


def _fine(doc: dict[str, Json]) -> Iterator[str]:
    if not doc["fine"]:
        yield "No choice was a find."
        return
    yield "fine choices (!), the best that were found where a skilled bot does something else:"
    for number in doc["fine"][:MOST_TOLD]:
        made = doc["decisions"][number]
        gained = f"{100 * made['lead']:.1f} ±{100 * made['lead_error']:.1f}"
        yield f"  {_when(doc, made)}  seat {made['seat']} gained {gained}: {made['prompt']}"
        yield f"             chose   {_short(made['chosen']['label'])}"
        yield f"             usual   {_short(made['usual']['label'])}"
    yield from _rest(doc["fine"])


def _rest(places: list[int]) -> Iterator[str]:
    if len(places) > MOST_TOLD:
        yield f"  and {len(places) - MOST_TOLD} more"


def _when(doc: dict[str, Json], made: dict[str, Json]) -> str:
    number = round_at(doc["rounds"], made["step"])
    return f"step {made['step']:4}" + (f", round {number}" if number else "")


def _signed(change: float) -> str:
    return f"{100 * change:+.1f}"


def _short(label: str) -> str:
    return label if len(label) <= LONG else f"{label[: LONG - 3].rstrip()}..."
