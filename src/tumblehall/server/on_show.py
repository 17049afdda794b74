"""What the house answers about itself: its games, their rules and cards, the lobby."""

from typing import Literal

import msgspec

import tumblehall
from tumblehall.agents.characters import CHARACTERS, Character, strength_of, wins_of
from tumblehall.agents.roster import agents_for, default_level
from tumblehall.kernel import options as kinds
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.register import all_rulings, rules_of
from tumblehall.kernel.values import Json
from tumblehall.lessons.script import Lesson, lesson_named, lessons_of
from tumblehall.library import game_named, list_games
from tumblehall.server import lesson_requests as lr
from tumblehall.server import news as n
from tumblehall.server import requests as r
from tumblehall.server.call import Call
from tumblehall.server.refusal import Refusal

LOBBY_MOST = 200
_Case = tuple[
    tuple[int, int] | None,
    tuple[str, Json] | None,
    tuple[str, list[Json]] | None,
    tuple[str, str] | None,
    tuple[str, str] | None,
]
"""Seats, beside, unless, lacking, having."""


async def get_games(call: Call) -> r.Games:
    return r.Games(tumblehall.__version__, [_game_card(info) for info in list_games().values()])


def _game_card(info: GameInfo) -> r.GameCard:
    return r.GameCard(
        name=info.name,
        title=info.title,
        summary=info.summary,
        seats=info.seats,
        minutes=info.minutes,
        options=[_option_card(name, option, info.bars, info.cautions) for name, option in info.options.items()],
        presets=[_preset_card(preset, info) for preset in info.presets],
        bots=list(agents_for(info.name)),
        usual=default_level(info.name),
        opponents=[_bot_card(info.name, level) for level in agents_for(info.name)],
        lessons=[_lesson_title(lesson_named(name)) for name in lessons_of(info.name)],
        hidden=info.hidden,
        rule_prefixes=info.rule_prefixes,
    )


def _lesson_title(lesson: Lesson) -> lr.LessonTitle:
    return lr.LessonTitle(lesson.name, lesson.title, lesson.captions, len(lesson.scenes))


def _bot_card(game: str, level: str) -> r.BotCard:
    character = CHARACTERS.get(level, Character("", "", ""))
    strength, wins = strength_of(game, level), wins_of(game, level)
    return r.BotCard(level, character.name, character.plays, character.suits, strength, wins)


def _preset_card(preset: kinds.Preset, info: GameInfo) -> r.PresetCard:
    least, most = info.seats
    cards = {str(seats): _meant(preset, info, seats) for seats in range(least, most + 1)}
    return r.PresetCard(preset.name, preset.title, preset.help, dict(preset.options), cards)


def _meant(preset: kinds.Preset, info: GameInfo, seats: int) -> list[str]:
    """What a list among the options of a preset stands for."""
    options = kinds.read_options(info.options, dict(preset.options), seats)
    return [
        word
        for name, option in info.options.items()
        if isinstance(option, kinds.Listed) and option.meant and isinstance(options[name], str)
        for word in option.meant(options[name], options, seats)
    ]


def _option_card(
    name: str,
    option: kinds.GameOption,
    all_bars: tuple[kinds.Bar, ...] = (),
    all_cautions: tuple[kinds.Bar, ...] = (),
) -> r.OptionCard:
    kind: Literal["choice", "flag", "number", "several", "listed", "first"]
    choices: tuple[str, ...] = ()
    presets: tuple[str, ...] = ()
    least = most = None
    step, recommended = 1, {}
    shelves: list[r.ShelfCard] = []
    stocks: list[r.StockCard] = []
    match option:
        case kinds.Choice():
            kind, choices = "choice", option.choices
        case kinds.Flag():
            kind = "flag"
        case kinds.Number():
            kind, least, most, step = "number", option.least, option.most, option.step
            recommended = {str(seats): n for seats, n in option.recommended.items()}
        case kinds.Several():
            kind, choices, least = "several", option.choices, option.least
            stocks = [_stock_card(stock) for stock in option.stocks]
        case kinds.Listed():
            kind, choices, presets = "listed", option.choices, option.presets
            shelves = [_shelf_card(shelf) for shelf in option.shelves]
        case kinds.FirstSeat():
            kind, presets = "first", ("random",)
    words = {value: r.ValueWords(title, help) for value, (title, help) in option.words.items()}
    bars = [_bar_card(bar) for bar in all_bars if bar.option == name]
    return r.OptionCard(
        name=name,
        kind=kind,
        help=option.help,
        default=option.default,
        usual=[r.UsualCard(usual.value, *_case(usual)) for usual in option.usual],
        choices=list(choices),
        presets=list(presets),
        least=least,
        most=most,
        step=step,
        recommended=recommended,
        title=option.title or name.replace("_", " ").capitalize(),
        words=words,
        shelves=shelves,
        stocks=stocks,
        bars=bars,
        cautions=[_bar_card(bar) for bar in all_cautions if bar.option == name],
    )


def _bar_card(bar: kinds.Bar) -> r.BarCard:
    return r.BarCard(list(bar.values), bar.why, *_case(bar), bar.rule)


def _case(case: kinds.Case) -> _Case:
    unless = None if case.unless is None else (case.unless[0], list(case.unless[1]))
    return case.seats, case.beside, unless, case.lacking, case.having


def _shelf_card(shelf: kinds.Shelf) -> r.ShelfCard:
    return r.ShelfCard(
        title=shelf.title,
        count=shelf.count,
        sorts={sort: list(of) for sort, of in shelf.sorts.items()},
        rule=shelf.rule,
        within=shelf.within,
        needs={word: list(values) for word, values in shelf.needs.items()},
        alone=dict(shelf.alone),
        is_open=shelf.is_open,
    )


def _stock_card(stock: kinds.Stock) -> r.StockCard:
    brings = {word: list(of) for word, of in stock.brings.items()}
    return r.StockCard(stock.title, stock.count, brings, stock.rule, list(stock.alone))


def _info(call: Call) -> GameInfo:
    try:
        return game_named(call.path["game"]).info
    except BadInput as fault:
        raise Refusal("no-game", str(fault)) from None


async def get_rules(call: Call) -> r.Rules:
    info = _info(call)
    found_rules = [rule for prefix in info.rule_prefixes for rule in rules_of(prefix)]
    found_rules += [ruling for ruling in all_rulings() if ruling.game == info.name]
    rules = [r.RuleOut(x.id, x.text, x.section, x.section_title, x.ruling) for x in found_rules]
    return r.Rules(list(info.primer), rules)


async def get_cards(call: Call) -> r.Cards:
    game = game_named(_info(call).name)
    sheets = () if game.cards is None else game.cards()
    return r.Cards(game.legend, [r.CardOut(s.group, s.name, s.id, s.facts, s.pieces, s.text, s.notes) for s in sheets])


async def get_catalogue(call: Call) -> r.Catalogue:
    name = _info(call).name
    return r.Catalogue(name, game_named(name).catalogue())


async def get_address(call: Call) -> r.Address:
    return r.Address(call.network)


async def get_lobby(call: Call) -> r.Lobby:
    cards = await call.hall.store.lobby(LOBBY_MOST)
    return r.Lobby([msgspec.json.decode(card, type=n.LobbyCard) for card in cards])
