"""Lays a table for the tests of the game and plays on it; `reading.py` reads it, and tests take its names from here.

Dice are written in a row, `3 Basic Quiddity, Portal#4, Deathdealer#6+Death#4@0`, cards likewise: `Deathdealer/Strong 4`
holds four dice. The basic cards are always there, without dice where a test does not name them. Every question is
asked, also one with a single option, so that a turn never ends unseen; `forced=False` lets the engine take those.

Tests of rules `play` and `do`. Tests of a card `lay` a table, or `lay_among` plain creatures, and `go` on: what goes to
the used pile without a choice goes there unasked, and after every answer the turn can be played to its end.

Locked dice: `seat(locked="Frost Howler#3")` or `area(locked=...)`, `now("Frost Howler#3")` for one that its owner
locked this turn (with `turn={"locked": True}` where that was the lock of the turn); `locked(table, who)` reads it.

Energy: `seat(light=2, dark=1)`; a table whose Wilds name an Assistant of Light vs. Dark (`Assistant/of Economics`) has
large dice and no other basics; `energy(table)` reads both purses.

Quests: a row of the Wilds may name quest cards (`Exqualibur/The Hunt For`), which then lie apart with the dice that no
seat has; `seat(quest=on("Exqualibur/The Hunt For", "Squire#4"))` or `area(quest=on(...))` lays a party;
`party(table, who)` reads it, `quest_dice(table, "Exqualibur")` the dice on a card.

Plain creatures (level, attack/defence by face): Goblin 1, 2/2 on 3 to 6; Devotee 1, 0/3 on 3 and 4, 2, 2/4 on 5, 2/6 on
6; Wizard 1, 2/5 on 4, 2, 3/6 on 5, 3, 4/9 on 6; Dragon 1, 4/4 on 4, 2, 6/7 on 5, 3, 8/9 on 6.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from tests.quarriors.reading import (
    against as against,
)
from tests.quarriors.reading import (
    asked as asked,
)
from tests.quarriors.reading import (
    asks as asks,
)
from tests.quarriors.reading import (
    captures as captures,
)
from tests.quarriors.reading import (
    creature as creature,
)
from tests.quarriors.reading import (
    energy as energy,
)
from tests.quarriors.reading import (
    glory as glory,
)
from tests.quarriors.reading import (
    heard as heard,
)
from tests.quarriors.reading import (
    held as held,
)
from tests.quarriors.reading import (
    kind as kind,
)
from tests.quarriors.reading import (
    kinds as kinds,
)
from tests.quarriors.reading import (
    left as left,
)
from tests.quarriors.reading import (
    locked as locked,
)
from tests.quarriors.reading import (
    lying as lying,
)
from tests.quarriors.reading import (
    number as number,
)
from tests.quarriors.reading import (
    offered as offered,
)
from tests.quarriors.reading import (
    options as options,
)
from tests.quarriors.reading import (
    party as party,
)
from tests.quarriors.reading import (
    quest_dice as quest_dice,
)
from tests.quarriors.reading import (
    questing as questing,
)
from tests.quarriors.reading import (
    quiddity as quiddity,
)
from tests.quarriors.reading import (
    stats as stats,
)
from tests.quarriors.reading import (
    totals as totals,
)
from tests.quarriors.reading import (
    where as where,
)
from tumblehall import from_position
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
PLAIN = (
    "Scavenging Goblin/Base",
    "Devotee of the Holy Query/Base",
    "Questing Wizard/Base",
    "Quake Dragon/Mighty",
    "Witching Hag/Base",
)
GOBLIN, BURST_GOBLIN = "Scavenging Goblin#3", "Scavenging Goblin#5"
DEVOTEE, DEVOTEE_2 = "Devotee of the Holy Query#3", "Devotee of the Holy Query#5"
WIZARD, WIZARD_2, WIZARD_3 = "Questing Wizard#4", "Questing Wizard#5", "Questing Wizard#6"
DRAGON, DRAGON_2, DRAGON_3 = "Quake Dragon#4", "Quake Dragon#5", "Quake Dragon#6"
QUIDDITY, QUIDDITY_2 = "Basic Quiddity#1", "Basic Quiddity#6"
ASSISTANTS = ("Assistant/of Acquisition", "Assistant/of Economics", "Assistant/of Logistics")
LARGE, LARGE_LIGHT, LARGE_DARK = "Large Quiddity#1", "Large Quiddity#3", "Large Quiddity#5"

Seat = dict[str, Json]


# -- laying a table ----------------------------------------------------------------------------------------------------


def dice(row: str) -> list[Json]:
    """`2 Portal, Assistant#5` as a list of single dice."""
    found: list[Json] = []
    for item in filter(None, (part.strip() for part in row.split(","))):
        many = re.fullmatch(r"(\d+) (.+)", item)
        found += [item] if many is None else [many[2]] * int(many[1])
    return found


def seat(
    bag: str = "",
    active: str = "",
    ready: str | list[Json] = "",
    spent: str = "",
    used: str = "",
    glory: int = 0,
    quiddity: int = 0,
    locked: Json = None,
    light: int = 0,
    dark: int = 0,
    quest: Json = None,
) -> Seat:
    """`locked`: the die in the locked area, `"Frost Howler#3"`; `now("Frost Howler#3")` for one locked this turn;
    `light`, `dark`: energy that floats; `quest`: a party, laid by `on`."""
    floating: Seat = {name: n for name, n in (("light", light), ("dark", dark)) if n}
    return {
        "glory": glory,
        "quiddity": quiddity,
        "bag": dice(bag),
        "active": dice(active),
        "ready": dice(ready) if isinstance(ready, str) else ready,
        "spent": dice(spent),
        "used": dice(used),
        **floating,
    } | {name: laid for name, laid in (("locked", locked), ("quest", quest)) if laid is not None}


def on(card: str, *party: Json) -> Json:
    """A party beside a quest: dice in rows, or one by one as positions write them."""
    laid = [die for each in party for die in (dice(each) if isinstance(each, str) else [each])]
    return {"card": card, "party": laid}


def now(die: str) -> Json:
    """A die that its owner locked this turn; `turn={"locked": True}` says that it was the lock of the turn."""
    return {"die": die, "now": True}


def cards(row: str) -> list[Json]:
    """The Wilds: the basic cards, then those of the row in its order. With an Assistant of Light vs. Dark there are no
    others."""
    held: dict[str, int] = {} if has_large(row) else dict.fromkeys(BASICS, 0)
    for item in filter(None, (part.strip() for part in row.split(","))):
        found = re.fullmatch(r"(.+?)(?: (\d+))?", item)
        assert found is not None
        held[found[1]] = int(found[2] or 0)
    return [{"card": name, "dice": n} for name, n in held.items() if not is_quest(name)]


def is_quest(name: str) -> bool:
    return name.endswith(" For")


def quests(names: Iterable[str], seats: Sequence[Seat]) -> dict[str, Json]:
    """The quest cards among those names, each with the dice that no seat has, and the options that go with them."""
    cards_ = [name.strip() for name in names if is_quest(name.strip())]
    if not cards_:
        return {}
    there = str([[each.get("ready"), each.get("quest", {})] for each in seats])
    held = [{"card": name, "dice": 2 - there.count(f"{name.split('/')[0]}#")} for name in cards_]
    return {"quests": held, "options": {"sets": ["base", "quartifacts"]}}


def has_large(row: str) -> bool:
    """Whether the cards of a row are those of a game with large dice (QX-3)."""
    return any(name in row for name in ASSISTANTS)


def mat(
    *seats: Seat,
    wilds: str = "",
    phase: str = "ready",
    turn: dict[str, Json] | None = None,
    forced: bool = True,
    **fields: Json,
) -> dict[str, Json]:
    """A position in the turn of seat 0. The phase `ready` stands after its roll, `draw` before it. Where a test names
    one seat, a second one has nothing."""
    everybody = [*seats, seat()] if len(seats) == 1 else list(seats)
    laid = quests(wilds.split(","), everybody)
    if has_large(wilds):
        sets = ["base", "light-dark", *(["quartifacts"] if laid else [])]
        fields["options"] = {"sets": sets} | (fields.get("options") or {})
    if laid:
        fields = {**laid, **fields, "options": laid["options"] | (fields.get("options") or {})}
    now: dict[str, Json] = {"phase": "ready" if phase == "draw" else phase, "rolled": phase == "ready"}
    doc = {"game": "quarriors", "wilds": cards(wilds), "seats": everybody, "turn": now | (turn or {}), **fields}
    return doc | ({"show_forced": True} if forced else {})


def play(*seats: Seat, rolls: Iterable[int] = (), **more: Any) -> Table:
    """A table at such a position, whose dice fall as told: first each draw from a bag, then each face."""
    return rigged_table(mat(*seats, **more), rolls)


def area(*ready: Json, **more: Json) -> Seat:
    """A seat: what is readied, and its other fields by name."""
    return {"ready": list(ready), **more}


def lay(
    wilds: str,
    phase: str,
    *seats: Seat,
    rolls: Iterable[int] = (),
    options: dict[str, Json] | None = None,
    aside: list[Json] | None = None,
    pending: list[Json] | None = None,
    **turn: Json,
) -> Table:
    """A table for a card at the start of a phase of seat 0's turn, the phase `ready` after its roll. `pending`: work
    that is still to be done, the last of it first."""
    fields: dict[str, Json] = {"options": options or {}}
    if aside is not None:
        fields["aside"] = aside
    if pending is not None:
        fields["pending"] = {"stack": pending}
    table = rigged_table(mat(*seats, wilds=wilds, phase=phase, turn=turn, **fields), rolls)
    bury(table)
    plays_on(table)
    return table


def lay_among(
    card: str,
    phase: str,
    *seats: Seat,
    rolls: Iterable[int] = (),
    others: Sequence[str] = (),
    holding: dict[str, int] | None = None,
    options: dict[str, Json] | None = None,
    **turn: Json,
) -> Table:
    """A table for a card among the plain ones. Each card holds one die, Basic Quiddity none; `holding` says otherwise.
    `others` come into the Wilds, in the place of plain cards of their class. A draw counts the dice of the bag in the
    order of the Wilds: basics, the plain ones, then the others."""
    named = [name for name in (card, *others) if name not in BASICS and not is_quest(name)]
    classes = [name.split("/")[0] for name in named]
    wilds = [*BASICS, *(name for name in PLAIN if name.split("/")[0] not in classes), *named]
    held = {name: int(name != BASICS[0]) for name in wilds} | (holding or {})
    where: dict[str, Json] = {"phase": phase, "rolled": phase == "ready", "immediate": phase == "ready"}
    position: dict[str, Json] = {
        "game": "quarriors",
        "wilds": [{"card": name, "dice": held[name]} for name in wilds],
        "seats": [*seats, *(area() for _ in range(2 - len(seats)))],
        "turn": where | turn,
        "options": options or {},
        "show_forced": True,
    }
    laid = quests((card, *others), seats)
    position |= {**laid, "options": laid["options"] | (options or {})} if laid else {}
    table = rigged_table(position, rolls)
    plays_on(table)
    return table


# -- playing on it -----------------------------------------------------------------------------------------------------


def do(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the seat that is asked."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
    return table


def go(table: Table, *answers: str) -> Table:
    """Gives answers one after the other, each by the seat that is asked. Where a destroyed creature goes is not asked
    when there is no choice; after each answer the table can be played on to the end of the turn."""
    for answer in answers:
        table.act(table.decisions[0].seat, answer)
        bury(table)
        plays_on(table)
    return table


def bury(table: Table) -> None:
    while table.decisions and table.decisions[0].kind == "fate" and len(options(table)) == 1:
        table.act(table.decisions[0].seat, options(table)[0])


def fall(table: Table, *answers: str) -> Table:
    """Gives answers; what is destroyed and cannot be saved goes to the used pile unasked."""
    for answer in answers:
        do(table, answer)
        while kind(table) == "fate" and options(table) == ["goes used"]:
            do(table, "goes used")
    return table


def questions(table: Table, *answers: str) -> list[str]:
    """Plays on by the first option that fits one of the answers, else by the default, until a turn is to be ended:
    who was asked what, `1 name`."""
    found = []
    while kind(table) != "tidy":
        found.append(f"{asked(table)} {kind(table)}")
        fitting = [option for option in options(table) if option in answers]
        do(table, fitting[0] if fitting else table.decisions[0].default)
    return found


def plays_on(table: Table) -> None:
    """No decision is left hanging: safe answers lead to the end of the turn, no die is made or lost, nothing of the
    turn stays behind, and the position can be written down and read."""
    position = table.position()
    assert from_position(position).position() == position
    state = table.state
    assert isinstance(state, QuarriorsState)
    turn, pieces, rng = (state.round, state.turn), GAME.pieces(state), FastRng("played on")
    for _ in range(100):
        if state.outcome is not None or (state.round, state.turn) != turn:
            break
        state.apply(GAME.safe_answer(state, state.question_of(state.seat), state.options), rng)
        assert GAME.pieces(state) == pieces
    else:
        raise AssertionError("the turn does not end")
    if state.outcome is None and state.phase < Phase.ATTACK:
        left = [die for _, die in in_play(state) if is_marked(die) or die.safe or die.fate or die.named or die.sent]
        watches = tuple(watch for watch in state.watches if watch.until < 0)
        assert (left, watches, state.picks, state.battle, state.held) == ([], (), (), None, ())


def is_marked(die: Ready) -> bool:
    """Whether something is on it that should have ended with a turn; what ends at the start of a seat's turn may be."""
    return any(mark.until < 0 for mark in die.marks)
