"""Cards of Dicequest in words: what is looked at, the own party, the quests, everybody's belongings."""

from collections.abc import Iterable

from rich.text import Text

from tumblehall.games.dicequest.content.dice import SIDES
from tumblehall.games.dicequest.content.kinds import COLOURS
from tumblehall.games.dicequest.edges.sheets import die_of, sheets
from tumblehall.games.dicequest.edges.view import Seat, Seen
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, OCHRE
from tumblehall.terminal.legend import explain_signs
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.dicequest_looks import (
    BASIC,
    EXPERT,
    FLAG,
    GOLD,
    LEGENDARY,
    LEVEL,
    OWN_RULE,
    PLAYTIME,
    POINTS,
    SIGNS,
    TOKEN,
    WOUNDS,
    needs,
    seen,
)
from tumblehall.terminal.panels.dicequest_mat import mark

SHEETS = {sheet.id: sheet for sheet in sheets()}
LEGEND = (
    *((sign, "any of the first four" if name == "any" else name) for name, sign in SIGNS.items()),
    *((sign, f"{name} wound") for name, sign in WOUNDS.items()),
    (GOLD, "gold"), (POINTS, "points"), (LEVEL, "level up"), (BASIC, "basic item"), (LEGENDARY, "legendary item"),
    ("1/2", "always / on success"), (EXPERT, "expert"), (TOKEN, "re-roll token ready"), (FLAG, "adventure"),
    (OWN_RULE, "has a rule of its own"), ("[1†]", "threat"), ("R B Y G", "colours of dice"),
)  # fmt: skip


def looked_at(scene: Scene) -> Text:
    """The cards behind the option looked at; with none, the challenge under way, else what the signs mean."""
    text, view = Text(), seen(scene.view)
    for ref in scene.focus.refs if scene.focus is not None else ():
        _told(text, view, ref)
    if not text and view["challenge"] is not None:
        card_text(text, view["challenge"]["quest"])
    if not text:
        explain_signs(text, LEGEND)
    return text


def _told(text: Text, view: Seen, ref: str) -> None:
    zone, _, name = ref.partition(":")
    match zone:
        case "seat":
            _player(text, view, int(name))
        case "die" | "colour":
            _die(text, name.partition(":")[0])
        case _:
            card_text(text, name)


def _die(text: Text, colour: str) -> None:
    """The six sides; a free symbol has none."""
    if colour in COLOURS:
        side = next(side for side in SIDES if COLOURS[side.colour] == colour)
        text.append(f"{die_of(side.colour).capitalize()}\n\n", INK_2)


def card_text(text: Text, slug: str) -> None:
    """Name, facts, and what the card says."""
    if slug == PLAYTIME:
        text.append("Playtime\n", f"bold {OCHRE}")
        text.append("No heroes, no dice, no wounds; a small reward.\n\n", INK_2)
        return
    sheet = SHEETS[slug]
    text.append(f"{sheet.name}\n", f"bold {OCHRE}")
    text.append(f"{sheet.facts}\n", INK_3)
    for line in sheet.text:
        text.append(f"{line}\n", INK_2)
    text.append("\n")


def all_of(slugs: Iterable[str]) -> Text:
    text = Text()
    for slug in slugs:
        card_text(text, slug)
    return text if text else Text("–\n", INK_3)


def own(shown: Seat) -> Text:
    """The own heroes with their items, then the backpack."""
    slugs: list[str] = []
    for hero in shown["party"]:
        if hero is not None:
            slugs += [hero["hero"], *([hero["item"]] if hero["item"] is not None else [])]
    return all_of([*slugs, *shown["backpack"]])


def quests(view: Seen) -> Text:
    """The adventure, the round's threat and the quests in full, with what lies on them."""
    text = Text()
    if view["threat"] is not None:
        card_text(text, view["threat"]["threat"])
    if view["adventure"] is not None:
        _lying(text, [needs(token["need"]) for token in view["adventure"]["tokens"]], 0)
        card_text(text, view["adventure"]["quest"])
    for quest in view["quests"]:
        _lying(text, [] if quest["token"] is None else [needs(quest["token"]["need"])], quest["gold"])
        card_text(text, quest["quest"])
    return text


def _lying(text: Text, threats: list[str], gold: int) -> None:
    words = [f"threat {threat}" for threat in threats] + ([f"{gold} gold"] if gold else [])
    text.append(f"On it: {', '.join(words)}\n" if words else "", f"bold {ACCENT}")


def table(view: Seen) -> Text:
    """Everybody's points and belongings, then the market in full and the decks."""
    text = Text()
    for seat in range(view["players"]):
        _player(text, view, seat)
    text.append("── Market\n", f"bold {INK}")
    text.append_text(all_of(hero["hero"] for hero in view["market"]))
    decks = view["decks"]
    counts = {name: decks[name]["cards"] for name in ("heroes", "legends", "basic", "legendary")}
    counts["quests of this act"] = decks["quests"][view["act"] - 1]["cards"]
    text.append("Decks: ", INK_3)
    text.append(f"{', '.join(f'{name} {n}' for name, n in counts.items())}\n", INK_2)
    return text


def _player(text: Text, view: Seen, seat: int) -> None:
    shown, (shape, ink) = view["seats"][seat], mark(seat)
    text.append(f"{shape} Seat {seat}", f"bold {ink}")
    bar = f" of {view['goal']}" if view["goal"] is not None else ""
    text.append(f"  {shown['points']}{bar} points, {shown['gold']} gold\n", INK_2)
    sources = [f"{name} {n}" for name, n in shown["points_from"].items() if n]
    text.append(f" points from {', '.join(sources)}\n" if sources else "", INK_3)
    for title, slugs in (
        ("backpack", shown["backpack"]),
        ("achievements", shown["graduates"]),
        ("quests", shown["quests"]),
        ("laid on the next quest", shown["curses"]),
    ):
        names = ", ".join(SHEETS[slug].name for slug in slugs)
        text.append(f" {title}: {names}\n" if names else "", INK_3)
    text.append("\n")
