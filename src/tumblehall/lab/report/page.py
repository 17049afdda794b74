"""The page of a run: one file, without anything from elsewhere."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from tumblehall.lab.report import charts
from tumblehall.lab.report.cards import SURE, UNWANTED, CardLine, card_lines, unwanted
from tumblehall.lab.report.course import Course, has_games
from tumblehall.lab.report.figures import LEAST, Difference, Share
from tumblehall.lab.report.lifts import Lift, lifts_of
from tumblehall.lab.report.pairs import Pair, pairs_of
from tumblehall.lab.sim.folder import Folder
from tumblehall.library import game_named

MOST_CHARTED = 30
MOST_PAIRS = 20
PLACES = ("first to move", "second", "third", "fourth", "fifth", "sixth")
HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{title}</title><style>
:root {{ --ground: #fbfaf6; --ink: #1c1a17; --soft: #6b665d; --first: #1f5fa8; --second: #b3471d; --sure: #e9f0da; }}
@media (prefers-color-scheme: dark) {{
:root {{ --ground: #16181c; --ink: #ece8df; --soft: #8d929b; --first: #7db4f0; --second: #f0a070; --sure: #2c3a24; }} }}
body {{ background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
padding: 1rem 1.2rem 4rem; max-width: 62rem; }}
h1, h2 {{ line-height: 1.2; }} h2 {{ margin-top: 2.4rem; }} svg {{ width: 100%; height: auto; max-width: 34rem; }}
svg text {{ font-family: system-ui, sans-serif !important; }}
.wide {{ overflow-x: auto; }} table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--soft); white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; position: sticky; left: 0; background: var(--ground); }}
td:first-child {{ white-space: pre-line; min-width: 8rem; }} td:first-child, th {{ overflow-wrap: break-word; }}
tr.sure td {{ background: var(--sure); }}
small {{ color: var(--soft); display: block; }}
@media (max-width: 40rem) {{ table {{ font-size: 0.85rem; line-height: 1.3; }} th {{ white-space: normal; }}
th, td {{ padding: 0.3rem 0.25rem; }} td:first-child {{ max-width: 9rem; }} }}
@media print {{ body {{ max-width: none; }} }}
</style></head><body>
"""


def page_of(folder: Folder) -> str:
    """The whole page."""
    course = Course(folder) if has_games(folder) else None
    many = "forced games only" if course is None else f"{course.many:,} games"
    title = escape(f"{game_named(folder.head['game']).info.title}: {many}")
    lifts = _lifts(lifts_of(folder))
    parts = [HEAD.format(title=title), f"<h1>{title}</h1>", *_head(folder)]
    parts += lifts if course is None else _played(folder, course, lifts)
    return "\n".join([*parts, "</body></html>\n"])


def _played(folder: Folder, course: Course, lifts: Iterable[str]) -> Iterator[str]:
    """What stands on games in which nobody was told what to take, and the lifts among it."""
    lines = card_lines(folder)
    if course.many < int(folder.head["games"]):
        yield _words(f"The run is not over: {course.many:,} of {int(folder.head['games']):,} games are played.")
    yield from _wins(course)
    yield from _length(course)
    yield from _course(folder, course)
    yield from _cards(lines, course.fair)
    yield from lifts
    yield from _pairs(*pairs_of(folder))
    yield from _unwanted(lines)


def _head(folder: Folder) -> Iterator[str]:
    head = folder.head
    options = ", ".join(f"{name} {value}" for name, value in head["options"].items()) or "as usual"
    yield _words(
        f"{folder.seats} seats, played by {', '.join(head['agents'])}; seed {head['seed']}; options: {options}; version"
        f" {head['version']}, source {head['source']}. Intervals hold the true value in 95 of 100 runs."
        " All this says how these bots play, not how people do."
    )


def _wins(course: Course) -> Iterator[str]:
    yield "<h2>Who wins</h2>"
    seats = [f"seat {seat}: {name}" for seat, name in enumerate(course.folder.head["agents"])]
    yield charts.shares("Share of wins by seat", seats, course.by_seat(), course.fair, "% of games won, by seat")
    order = course.by_order()
    if order:
        places = [PLACES[place] if place < len(PLACES) else f"{place + 1}th" for place in range(len(order))]
        yield charts.shares("Share of wins by order of play", places, order, course.fair, "% won, by order of play")
    else:
        yield _words("Nobody plays in a fixed order: turns do not go round the table.")


def _length(course: Course) -> Iterator[str]:
    yield "<h2>How long it takes</h2>"
    yield charts.histogram("Turns of a game", course.column("turns"), "turns of a game")
    yield charts.histogram("Decisions of a game", course.column("decisions"), "decisions of a game")
    yield charts.bars("Decisions by kind", course.decisions(), "decisions of a game, by kind (mean)")


def _course(folder: Folder, course: Course) -> Iterator[str]:
    counted = game_named(folder.head["game"]).course
    if counted is None:
        return
    yield "<h2>How it goes</h2>"
    yield charts.histogram("Lead changes", course.column("lead_changes"), f"changes of the lead in {counted.of}")
    rounds, winners, others, _ = course.curves()
    yield charts.curves("Score curves", rounds, winners, others, f"{counted.of} (mean)")


def _cards(lines: Sequence[CardLine], fair: float) -> Iterator[str]:
    if not lines:
        return
    yield "<h2>Cards</h2>"
    yield _words(
        "A player is one seat of one game. Taken: of the players who could take the card once at least. Won: what those"
        " won on average who took it; left: those who could and did not. Taking goes with being rich and with good"
        " games, so the difference is no proof of strength: the forced lift below is. Marked lines: the difference is"
        f" no chance (q below {SURE:g}, corrected by Benjamini and Hochberg for {len(lines)} cards); it is told where"
        f" {LEAST} players at least took the card and as many left it. Cards that nobody took come last."
    )
    far = sorted((line for line in lines if line.won.many), key=lambda line: -line.won.share)
    untaken = [line for line in lines if not line.won.many]
    shown = far if len(far) <= MOST_CHARTED else [*far[: MOST_CHARTED // 2], *far[-MOST_CHARTED // 2 :]]
    named = "Won by those who took the card"
    if shown:
        yield charts.shares(named, [line.card for line in shown], [line.won for line in shown], fair, "% won by takers")
    if len(shown) < len(far):
        yield _words(f"The {len(shown)} cards at both ends, of {len(far)}; all of them:")
    head = ("card", "players", "on offer", "taken", "played", "won", "left", "difference", "q")
    yield _table(head, [(_card(line), line.is_sure) for line in [*far, *untaken]])


def _card(line: CardLine) -> tuple[str, ...]:
    shares = (line.offered, line.taken, line.played, line.won, line.left)
    return (line.card, f"{line.players:,}", *map(_percent, shares), _points(line.lift), _chance(line.lift, line.q))


def _lifts(lifts: Sequence[Lift]) -> Iterator[str]:
    yield "<h2>Forced lift</h2>"
    if not lifts:
        yield _words("None was played: 'tumblehall sim' with the same words and --force CARD plays it.")
        return
    yield _words(
        "The same seeds twice, one side told to take the card wherever it can, then never to. The difference of what it"
        " won is what the card itself is worth to this bot. It dilutes where the card is seldom on offer."
    )
    head = ("card", "by", "seeds", "with another winner", "lift", "q")
    yield _table(
        head,
        [
            (
                (
                    lift.card,
                    escape(lift.bots),
                    f"{lift.games:,}",
                    f"{lift.differing:,}",
                    _points(lift.lift),
                    _chance(lift.lift, lift.q),
                ),
                lift.q < SURE,
            )
            for lift in lifts
        ],
    )


def _pairs(pairs: Sequence[Pair], looked: int) -> Iterator[str]:
    yield "<h2>Pairs of cards</h2>"
    yield _words(
        "Stronger (+) or weaker (-) together than each promises by itself: the difference of differences between"
        f" players with both, with one of them and with none. {looked:,} pairs with {LEAST} players of each kind were"
        f" looked at, {len(pairs):,} are no chance (q below {SURE:g})."
    )
    if pairs:
        head = ("pair", "players with both", "together", "q")
        rows = [
            ((f"{pair.one}\n+ {pair.two}", f"{pair.many:,}", _points(pair.together), f"{pair.q:.2g}"), True)
            for pair in pairs[:MOST_PAIRS]
        ]
        yield _table(head, rows)


def _unwanted(lines: Sequence[CardLine]) -> Iterator[str]:
    yield "<h2>Cards nobody wants</h2>"
    found = unwanted(list(lines))
    if not found:
        yield _words("None for certain.")
        return
    yield _words(f"Taken by fewer than {UNWANTED:.0%} of those who could, beyond doubt.")
    yield _table(
        ("card", "could take it", "did"),
        [((line.card, f"{line.taken.many:,}", _percent(line.taken)), False) for line in found],
    )


def _words(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _percent(share: Share) -> str:
    if not share.many:
        return "–"
    return f"{100 * share.share:.1f} % <small>{100 * share.low:.1f} to {100 * share.high:.1f}</small>"


def _points(found: Difference) -> str:
    if not found.is_known:
        return "–"
    return f"{100 * found.value:+.1f} <small>{100 * found.low:+.1f} to {100 * found.high:+.1f}</small>"


def _chance(found: Difference, q: float) -> str:
    return f"{q:.2g}" if found.is_known else "–"


def _broken(name: str) -> str:
    """A name that may go on in the next line after a stroke."""
    return escape(name).replace("/", "/<wbr>")


def _table(head: Sequence[str], rows: Iterable[tuple[Sequence[str], bool]]) -> str:
    """Cells but the first are ours; the first is a name, or several by line."""
    lines = "".join(
        f"<tr{' class=sure' if sure else ''}><td>{_broken(cells[0])}</td>"
        + "".join(f"<td>{cell}</td>" for cell in cells[1:])
        + "</tr>"
        for cells, sure in rows
    )
    heads = "".join(f"<th>{escape(name)}</th>" for name in head)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'
