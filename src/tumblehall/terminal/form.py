"""What can be chosen before a game: which, how many, who is a bot, and the options the game declares."""

from dataclasses import dataclass
from typing import TypeVar

from tumblehall.agents.characters import told_of
from tumblehall.agents.roster import agents_for, default_level
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import (
    Choice,
    FirstSeat,
    Flag,
    GameOption,
    Listed,
    Number,
    Preset,
    Several,
    advice,
    barred,
    cautions_for,
    default_of,
    is_same,
    read_options,
)
from tumblehall.kernel.values import Json
from tumblehall.library import game_named, list_games, new_table
from tumblehall.terminal.sitting import Sitting

T = TypeVar("T")
A_PERSON = "A person at this keyboard. It can be a bot too: the weakest comes next."
TAKE_BACKS = "Whether a roll can be taken back too. The same dice come again, and the game is marked."
LAMP = "Whether a bot can be asked what it would do, and why. The record says how often it was."


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the form. `name` is what `change` takes."""

    name: str
    title: str
    value: str
    help: str


class Form:
    def __init__(self, game: str) -> None:
        self.choose_game(game)

    def choose_game(self, game: str) -> None:
        info = list_games()[game]
        self.game = game
        self.seats = max(2, info.seats[0])
        self.chairs = ["", *[default_level(game)] * (info.seats[1] - 1)]
        self.take_backs = True
        self.lamp = True
        self.options: dict[str, Json] = {}
        """What was wished for; the rest is as usual."""

    def take_up(self, last: Sitting) -> None:
        """A game like the last one: another, with anything changed."""
        self.choose_game(last.table.game)
        self.seats = last.table.seats
        self.chairs[: self.seats] = last.chairs
        self.options = dict(last.table.options)
        self.take_backs, self.lamp = last.take_backs, last.lamp

    def rows(self) -> list[Row]:
        info = list_games()[self.game]
        least, most = info.seats
        rows = [
            Row("game", "Game", info.title, info.summary),
            Row("seats", "Players", str(self.seats), f"{least} to {most} players, {info.minutes[0]} to "
                f"{info.minutes[1]} minutes."),
        ]  # fmt: skip
        for seat in range(self.seats):
            level = self.chairs[seat]
            rows.append(Row(f"chair {seat}", f"Seat {seat}", f"{level} bot" if level else "person",
                            told_of(self.game, level) if level else A_PERSON))  # fmt: skip
        if info.presets:
            rows.append(self._preset_row())
        for name, option in info.options.items():
            rows += self._option_rows(name, option)
        rows.append(Row("take-backs", "Take-backs", "yes" if self.take_backs else "no", TAKE_BACKS))
        rows.append(Row("lamp", "The lamp", "yes" if self.lamp else "no", LAMP))
        return rows

    def _preset_row(self) -> Row:
        preset = self.preset()
        if preset is None:
            return Row("preset", "Ready-made", "your own", "Options that we would take together, at one press.")
        return Row("preset", "Ready-made", preset.title, preset.help)

    def preset(self) -> Preset | None:
        """The one that the options are."""
        info, now = list_games()[self.game], self.settled()
        wanted = (read_options(info.options, dict(preset.options), self.seats) for preset in info.presets)
        alike = (all(is_same(now[name], value) for name, value in options.items()) for options in wanted)
        return next((preset for preset, is_it in zip(info.presets, alike, strict=True) if is_it), None)

    def _option_rows(self, name: str, option: GameOption) -> list[Row]:
        title, value = title_of(name, option), self.settled()[name]
        help = f"{option.help} {advice(option, self.seats)}".rstrip()
        match option:
            case Several(choices):
                return [
                    Row(f"option {name} {word}", label, "yes" if word in value else "no", sentence or option.help)
                    for word in choices
                    for label, sentence in (self._said(option, word),)
                ]
            case Flag():
                return [Row(f"option {name}", title, "yes" if value else "no", option.help)]
            case FirstSeat():
                words = "random" if value == "random" else f"seat {value}"
                return [Row(f"option {name}", title, words, option.help)]
            case Choice() | Number() | Listed():
                words, sentence = self._said(option, value)
                return [
                    Row(f"option {name}", title, words, f"{sentence} {self._meant(option, value) or help}".lstrip())
                ]

    def _said(self, option: GameOption, value: Json) -> tuple[str, str]:
        """What a value is called, and a sentence on it where there is one."""
        return option.words.get(str(value), (str(value), ""))

    def _meant(self, option: GameOption, value: Json) -> str:
        """The list for which a preset stands: `Goblin/Base` is `Goblin (Base)`."""
        if not isinstance(option, Listed) or option.meant is None or not isinstance(value, str):
            return ""
        listed = option.meant(value, self.settled(), self.seats)
        return ", ".join(f"{name} ({sort})" if sort else name for name, _, sort in (w.partition("/") for w in listed))

    def change(self, name: str, step: int) -> None:
        """The next value of a row, or the one before."""
        kind, *words = name.split()
        least, most = list_games()[self.game].seats
        match kind:
            case "game":
                self.choose_game(_after(list(list_games()), self.game, step))
            case "seats":
                self.seats = _after(list(range(least, most + 1)), self.seats, step)
            case "chair":
                seat = int(words[0])
                self.chairs[seat] = _after(["", *agents_for(self.game)], self.chairs[seat], step)
            case "preset":
                presets = [preset.name for preset in list_games()[self.game].presets]
                now = self.preset()
                name = _after(["", *presets], now.name if now else "", step)
                chosen = (preset for preset in list_games()[self.game].presets if preset.name == name)
                self.options = dict(next(chosen).options) if name else {}
            case "take-backs":
                self.take_backs = not self.take_backs
            case "lamp":
                self.lamp = not self.lamp
            case _:
                self._change_option(words[0], words[-1], step)

    def settled(self) -> dict[str, Json]:
        """The options as they can be: what was not wished for is as usual beside the others, and what was wished for
        and cannot be combined gives way while that is so."""
        info = list_games()[self.game]
        options: dict[str, Json] = {}
        for name, option in info.options.items():
            usual = default_of(option, options, self.seats)
            value = self.options.get(name, usual)
            values = [value, usual, *_values(option)]
            options[name] = next((v for v in values if barred(info.bars, name, v, options, self.seats) is None), value)
        for name in options:
            if not self.refusal(options):
                break
            fitting = [v for v in _values(info.options[name]) if not self.refusal(options | {name: v})]
            options[name] = fitting[0] if fitting else options[name]
        return options

    def cautions(self) -> list[str]:
        """What is to be said of the options, although they are allowed."""
        info = list_games()[self.game]
        found = cautions_for(info.cautions, self.settled(), self.seats)
        return [f"{title_of(each.option, info.options[each.option])}: {each.why}" for each in found]

    def refusal(self, options: dict[str, Json]) -> str:
        """Why the game is not played with these options; empty where it is."""
        try:
            game_named(self.game).check_options(options, self.seats)
        except BadInput as fault:
            return str(fault)
        return ""

    def _change_option(self, name: str, word: str, step: int) -> None:
        info, now = list_games()[self.game], self.settled()
        match info.options[name]:
            case Several(choices) as option:
                kept = [choice for choice in choices if (choice in now[name]) != (choice == word)]
                if len(kept) >= option.least:
                    self.options[name] = kept
            case FirstSeat():
                self.options[name] = _after(["random", *range(self.seats)], now[name], step)
            case option:
                open_ = [v for v in _values(option) if barred(info.bars, name, v, now, self.seats) is None]
                open_ = [v for v in open_ if not self.refusal(now | {name: v})] or open_
                if len(open_) > 1:
                    self.options[name] = _after(open_, now[name], step)

    def sitting(self) -> Sitting:
        table = new_table(self.game, self.seats, None, self.settled())
        return Sitting(table, tuple(self.chairs[: self.seats]), take_backs=self.take_backs, lamp=self.lamp)


def title_of(name: str, option: GameOption) -> str:
    return option.title or name.replace("_", " ").capitalize()


def _values(option: GameOption) -> list[Json]:
    """What can be chosen one at a time."""
    match option:
        case Choice(choices) | Listed(choices):
            return list(choices)
        case Flag():
            return [False, True]
        case Number(least, most):
            return list(range(least, most + 1, option.step))
        case FirstSeat() | Several():
            return []


def _after(values: list[T], value: T, step: int) -> T:
    """The value `step` places on, round the end; the first if the value is none of them."""
    return values[(values.index(value) + step) % len(values)] if value in values else values[0]
