"""Quarriors at the terminal: the Wilds, the mats of the players, the attack, the cards."""

from collections.abc import Mapping

from rich.text import Text

from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.spoken import face_named
from tumblehall.kernel.values import Decision, Event, Json, Option
from tumblehall.terminal.inks import SEATS
from tumblehall.terminal.panel import Panel, Scene, mat_width
from tumblehall.terminal.panels import quarriors_cards as cards
from tumblehall.terminal.panels import quarriors_mat as mat
from tumblehall.terminal.panels.quarriors_looks import CROWN, ready_chip, short, signs, slug_of
from tumblehall.terminal.panels.quarriors_wilds import type_within

BRIEF = tuple((die.name, short(die.slug)) for die in DIE_CLASSES if die.name != short(die.slug))
"""Long names and what they are called in the log."""
POOL = ("use", "spend", "ready", "summon")


class QuarriorsPanel(Panel):
    def headline(self, view: Mapping[str, Json]) -> str:
        return f"round {view['round']}, {mat.PHASES[view['phase']].lower()}"

    def board_width(self, width: int, height: int) -> int:
        return mat_width(width, most=104, two_beside=73)

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return mat.draw(scene, width, height)

    def sections(self, scene: Scene, width: int) -> tuple[tuple[str, Text], ...]:
        return (
            ("Card", cards.looked_at(scene)),
            ("Wilds", cards.all_cards(scene.view)),
            ("Piles", cards.piles(scene.view)),
        )

    def note(self, scene: Scene, width: int) -> Text:
        view = scene.view
        if view["attack"] is not None:
            return cards.attack(view)
        if scene.decision is not None and view["turn"] == view["seat"] and scene.decision.kind == "act":
            return cards.outlook(view, view["seat"])
        return Text()

    def shown(self, view: Mapping[str, Json], decision: Decision) -> tuple[Option, ...]:
        """Dice that look the same are one row, whichever of the equal faces lies up; dear captures come first."""
        kept: dict[str, Option] = {}
        for option in decision.options:
            kept.setdefault(_look(view, option), option)
        order = {f"capture {card['die']}": -card["price"] - (card["kind"] != "basic") for card in view["wilds"]}
        captures = sorted((o for o in kept.values() if o.id in order), key=lambda o: order[o.id])
        return (*captures, *(option for option in kept.values() if option.id not in order))

    def label(self, scene: Scene, option: Option) -> str:
        verb, _, rest = option.id.partition(" ")
        match verb:
            case "use" | "spend" | "ready":
                return f"{verb.capitalize()} {_rolled(rest)}"
            case "summon":
                return f"Summon {_rolled(rest)} for {option.label.rsplit(' ', 1)[1]}"
            case "capture":
                card = next(card for card in scene.view["wilds"] if card["die"] == rest)
                return f"Capture {short(rest)} {type_within(card, 8)}".rstrip() + f" for {card['price']}"
            case "cull":
                return f"Cull {short(rest)}"
            case "defend":
                return _defend(scene, option)
            case "score" | "cast" | "attach" | "drop":
                return _ready(scene, option, verb)
            case "pick":
                return _pick(scene, option)
            case _:
                return option.label

    def seat_of(self, view: Mapping[str, Json], event: Event) -> int | None:
        match str(event.data.get("player", "")).split():
            case ["seat", number]:
                return int(number)
            case _:
                return super().seat_of(view, event)

    def told(self, event: Event) -> str:
        text = event.text
        for long, brief in BRIEF:
            text = text.replace(long, brief)
        return text

    def ideas(self, scene: Scene) -> list[str]:
        view = scene.view
        if view["seat"] is None:
            return []
        mine = view["seats"][view["seat"]]
        pool = list(dict.fromkeys(mine["active"]))
        return [
            *(f"{verb} {name}" for name in pool for verb in POOL),
            *(f"capture {card['die']}" for card in view["wilds"]),
            *(f"cast {die['die']}" for die in mine["ready"] if not die["creature"]),
            *(f"cull {name}" for name in mine["used"]),
            *("next", "end-turn", "pass"),
        ]


def _look(view: Mapping[str, Json], option: Option) -> str:
    """What an option does, but for which of equal faces it names."""
    words = option.id.split()
    ref = option.refs[0].split(":") if option.refs else [""]
    if ref[0] == "ready" and " on " not in option.id and words[0] in ("defend", "score", "score-cull", "pick", "cast"):
        die = next(die for die in view["seats"][int(ref[1])]["ready"] if die["ref"] == option.refs[0])
        looks = {key: value for key, value in die.items() if key not in ("ref", "die")}
        return f"{words[0]} {ref[1]} {_rolled(die['die'])} {looks}"
    if words[0] in POOL or (words[0] == "pick" and len(words) == 2 and "@" not in words[1]):
        return f"{words[0]} {_rolled(words[1])}"
    return option.id


def _rolled(name: str) -> str:
    face = face_named(name)
    return short(name) if face is None else f"{short(name)} {signs(face)}"


def _die(scene: Scene, option: Option) -> tuple[int, Json]:
    _, seat, _ = option.refs[0].split(":")
    return int(seat), next(die for die in scene.view["seats"][int(seat)]["ready"] if die["ref"] == option.refs[0])


def _defend(scene: Scene, option: Option) -> str:
    """Whether it would hold, and what would be left of the attack."""
    seat, die = _die(scene, option)
    total = scene.view["attack"]["totals"][seat]
    after = "holds" if total < die["defence"] else f"falls, {total - die['defence']} left"
    return f"{short(die['die'])} {ready_chip(die).face} {CROWN}{die['glory']}: {after}"


def _ready(scene: Scene, option: Option, verb: str) -> str:
    _, die = _die(scene, option)
    glory = f" for {CROWN}{die['glory']}" if verb == "score" else ""
    return f"{verb.capitalize()} {short(die['die'])} {ready_chip(die).face}{glory}"


def _pick(scene: Scene, option: Option) -> str:
    """A die for an effect, and whose it is or where it lies."""
    zone, *where = option.refs[0].split(":")
    match zone:
        case "wilds":
            return f"{short(where[0])} of the Wilds"
        case "used":
            return f"{short(where[1])}, used pile of {_whose(scene, int(where[0]))}"
        case "active":
            return _rolled(where[0])
        case _:
            seat, die = _die(scene, option)
            spell = f"{short(slug_of(option.id.split()[1]))} on " if " on " in option.id else ""
            return f"{spell}{short(die['die'])} {ready_chip(die).face} of {_whose(scene, seat)}"


def _whose(scene: Scene, seat: int) -> str:
    return "yours" if seat == scene.view["seat"] else f"{SEATS[seat % len(SEATS)][0]} Seat {seat}"


PANEL = QuarriorsPanel()
