"""Quaeleon's Quest at the terminal: the order of turns, stacks and fields, health, the pool and the discard pile."""

from collections.abc import Mapping

from rich.text import Text

from tumblehall.games.quaeleon.edges.view import Seen
from tumblehall.kernel.values import Decision, Event, Json, Option
from tumblehall.terminal.panel import Panel, Scene, mat_width
from tumblehall.terminal.panels import quaeleon_cards as cards
from tumblehall.terminal.panels import quaeleon_log as log
from tumblehall.terminal.panels import quaeleon_mat as mat
from tumblehall.terminal.panels.quaeleon_looks import HEART, facts_of, fastest_first, mine, printed, seen, short

VERBS = {"set-aside": "Aside", "discard": "Discard", "recruit": "Recruit", "salvage": "Take", "push": "Push"}
OF_A_CARD = ("stack", *VERBS)
PLACES = ("1st", "2nd", "3rd", "4th", "5th")


class QuaeleonPanel(Panel):
    def headline(self, view: Mapping[str, Json]) -> str:
        if view["round"] == 0:
            return "opening swap"
        return f"round {view['round']}, {'turns' if view['waiting'] or view['turn'] is not None else 'preparation'}"

    def board_width(self, width: int, height: int) -> int:
        return mat_width(width, most=92, two_beside=76)

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return mat.draw(scene, width, height)

    def sections(self, scene: Scene, width: int) -> tuple[tuple[str, Text], ...]:
        view = seen(scene.view)
        held = (("Hand", cards.own(view)),) if view["seat"] is not None else ()
        return (
            ("Card", cards.looked_at(scene)),
            *held,
            ("Table", cards.table(view)),
        )

    def shown(self, view: Mapping[str, Json], decision: Decision) -> tuple[Option, ...]:
        """Cards in the order in which the board shows them; what goes on or stops after them, and last what takes back:
        a full stack is confirmed by the first key."""
        verbs = {option.id: option.id.split()[0] for option in decision.options}
        cards = {option.id.split()[1]: option for option in decision.options if verbs[option.id] in OF_A_CARD}
        others = [option for option in decision.options if verbs[option.id] not in OF_A_CARD]
        others.sort(key=lambda option: verbs[option.id] == "unstack")
        return (*(cards[slug] for slug in fastest_first(cards)), *others)

    def waste(self, scene: Scene, option: Option) -> str:
        match (scene.decision.kind if scene.decision is not None else ""), option.id:
            case "recruit", "pass":
                return "You could recruit more, for nothing."
            case "stack", "confirm" if mine(seen(scene.view))["hand"] and not mine(seen(scene.view))["picks"]:
                return "No card is stacked: you do nothing this round."
            case _:
                return ""

    def label(self, scene: Scene, option: Option) -> str:
        verb, _, rest = option.id.partition(" ")
        match verb:
            case "stack":
                place = PLACES[len(mine(seen(scene.view))["picks"] or ())]
                return f"{place}: {_card(rest)}"
            case "unstack":
                slug = (mine(seen(scene.view))["picks"] or [])[int(rest) - 1]
                return f"Take back {PLACES[int(rest) - 1]}, {short(slug)}"
            case "seat":
                return _target(seen(scene.view), int(rest))
            case "annihilate" | "return":
                slug, _, where = rest.partition("@")
                shape = mat.mark(int(where.split(":")[0]))[0]
                up = ", revealed" if where.endswith(":up") else ""
                return f"{verb.capitalize()} {short(slug)} of {shape}{up}"
            case _ if verb in VERBS:
                return f"{VERBS[verb]} {_card(rest)}"
            case _:
                return option.label

    def told(self, event: Event) -> str:
        return log.told(event)

    def ideas(self, scene: Scene) -> list[str]:
        view = seen(scene.view)
        if view["seat"] is None:
            return []
        hand = list(dict.fromkeys(mine(view)["hand"] or ()))
        return [
            *(f"{verb} {slug}" for slug in hand for verb in ("stack", "discard", "push", "set-aside")),
            *(f"recruit {slug}" for slug in dict.fromkeys(view["pool"])),
            *(f"salvage {slug}" for slug in dict.fromkeys(view["discard"])),
            *(f"seat {seat}" for seat in range(view["players"])),
            *("confirm", "pass", "end-turn"),
        ]


def _card(slug: str) -> str:
    """`17 Drake A8`."""
    return f"{facts_of(slug).initiative} {short(slug)} {printed(slug)}".rstrip()


def _target(view: Seen, seat: int) -> str:
    """A player, and what an attack would take away."""
    shape, blow = mat.mark(seat)[0], view["blow"]
    lost = [target["damage"] for target in blow["targets"] if target["seat"] == seat] if blow is not None else []
    return f"{shape} Seat {seat} {HEART}{view['seats'][seat]['health']}" + "".join(f", {n} damage" for n in lost)


PANEL = QuaeleonPanel()
