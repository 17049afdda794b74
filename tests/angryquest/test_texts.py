"""What players read: questions and their defaults, options, events; each with a rule that exists."""

import json
import re
from collections.abc import Callable

import pytest

import tumblehall as th
from tests.angryquest.mat import (
    ANNIE,
    HAG,
    HROTH,
    JORY,
    LUDO,
    MIMI,
    ORDELIA,
    ORLO,
    PIM,
    RUNA,
    YRSA,
    do,
    options,
    play,
    to_act,
    who,
)
from tumblehall.games.angryquest.cards.characters import CHARACTERS, Character
from tumblehall.games.angryquest.content.board import SPACES
from tumblehall.games.angryquest.edges.names import space_name
from tumblehall.games.angryquest.language.data import as_data
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.games.angryquest.rules.verbs import VERBS
from tumblehall.kernel.register import rule
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def on_luck(monster: str, *team: dict[str, object]) -> Table:
    """A character of the first seat has come to the luck space t15."""
    return do(play([who(PIM, "t13"), *team], [who(YRSA, "t12")], monster=monster, die=2), f"move {PIM} t15")


def new() -> Table:
    return th.new_table("angryquest", 2, "1", {"first": 0})


def with_corners() -> Table:
    table = new()
    for decision in table.decisions:
        table.act(decision.seat, decision.default)
    return table


def won(character: str, *held: str) -> Table:
    table = play([who(character, "t12")], [who(HAG, "t14", *held)], die=1, rolls=[6, 6, 6, 1])
    return do(table, f"move {character} t14", f"attack {HAG} close", "use close")


ASKED: dict[str, tuple[Callable[[], Table], str]] = {
    "keep": (new, "return"),
    "corner": (with_corners, "corner red"),
    "opening": (lambda: play([who(HROTH, "ent-red-1"), who(PIM)]), "roll"),
    "move": (lambda: play([who(MIMI, "t08"), who(PIM)], die=2), f"move {MIMI} t10"),
    "share": (
        lambda: do(play([who(MIMI, "t12"), who(ORDELIA, "t20")], die=3), "split 1"),
        f"move {MIMI} t13",
    ),
    "clash": (
        lambda: do(play([who(MIMI, "t12")], [who(PIM, "t14")], die=2), f"move {MIMI} t14"),
        f"attack {PIM} close",
    ),
    "shot": (lambda: do(play([who(MIMI, "t12")], [who(PIM, "t15")], die=2), f"move {MIMI} t14"), "pass"),
    "defend": (
        lambda: do(play([who(MIMI, "t12")], [who(PIM, "t14")], die=2), f"move {MIMI} t14", f"attack {PIM} close"),
        "use close",
    ),
    "second-try": (
        lambda: do(
            play([who(HROTH, "t12")], [who(HAG, "t14")], die=2, rolls=[1] * 5),
            f"move {HROTH} t14", f"attack {HAG} close", "use close",
        ),
        "pass",
    ),
    "spoils": (lambda: won(JORY, "close"), "pass"),
    "advance": (lambda: won(RUNA), "pass"),
    "luck": (lambda: on_luck("mire-hydra"), "pass"),
    "rally": (lambda: do(on_luck("bone-regent", who(MIMI), who(ANNIE)), "luck"), f"pick {MIMI}"),
    "shove": (lambda: do(on_luck("clay-colossus"), "luck"), f"pick {YRSA}"),
    "pass-curse": (
        lambda: do(play([who(HAG, "t12")], [who(PIM, "t30")], die=5), f"move {HAG} t17"),
        "pass",
    ),
    "lose-upgrade": (
        lambda: do(play([who(PIM, "t12", "close", "armour2")], monster="hollow-librarian", die=5), f"move {PIM} t17"),
        "lose close 1",
    ),
    "town": (lambda: do(play([who(MIMI, "t08")], die=2), f"move {MIMI} sett-n"), "pass"),
    "recruit": (lambda: do(on_luck("hollow-librarian"), "luck"), "replace"),
    "newcomer": (
        lambda: do(play([who(PIM, "t08")], die=2, deck=[ORLO, ANNIE], rolls=[1, 1]), f"move {PIM} sett-n", "replace"),
        f"keep {ORLO}",
    ),
    "assault": (lambda: do(play([who(HROTH, "ent-red-1")]), "fight"), "use close"),
    "again": (lambda: do(play([who(MIMI, "t12")], die=6), f"move {MIMI} t18"), "roll-again"),
    "end": (lambda: do(play([who(MIMI, "t12")], die=5), f"move {MIMI} t17"), "end-turn"),
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_every_question_has_a_safe_default_words_and_a_rule(name: str) -> None:
    make, default = ASKED[name]
    decision = make().decisions[0]
    assert (decision.kind, decision.default.startswith(default)) == (name, True)
    assert decision.default in [option.id for option in decision.options]
    assert decision.prompt
    assert rule(decision.rule or "").game == "angryquest"


ABOUT: dict[str, dict[str, Json]] = {
    "corner": {"taken": []},
    "opening": {"fighters": [HROTH]},
    "move": {"roll": "movement-step", "face": 2, "only": "nobody"},
    "share": {"steps": 1, "moved": "nobody", "rest": 2},
    "clash": {"character": MIMI},
    "shot": {"character": MIMI},
    "defend": {"attacker": MIMI, "defender": PIM, "attack": "close", "character": PIM},
    "second-try": {
        "side": "attacker", "count": 1, "attacker": HROTH, "defender": HAG, "attack": "close", "character": HROTH
    },
    "spoils": {"character": JORY, "loser": HAG, "ability": {"do": "spoils", "role": "attack"}},
    "advance": {"character": RUNA, "ability": {"do": "advance", "n": 3, "role": "attack"}},
    "luck": {"character": PIM, "space": "t15", "occasion": "landed-on", "effect": {"do": "shift", "n": 3}},
    "rally": {"effect": {"do": "rally"}},
    "shove": {"character": PIM, "effect": {"do": "shove", "n": -3, "within": 6}},
    "pass-curse": {"character": HAG, "effect": {"do": "weaken", "n": 1}},
    "lose-upgrade": {"character": PIM, "effect": {"do": "lose-upgrade", "otherwise": {"do": "shift", "n": -2}}},
    "town": {"character": MIMI, "arrived": MIMI, "space": "sett-n", "count": 1, "before": "nothing"},
    "recruit": {"character": PIM},
    "newcomer": {"character": PIM},
    "assault": {"phase": 1, "fighters": [HROTH]},
    "again": {},
    "end": {},
}  # fmt: skip


@pytest.mark.parametrize("name", ABOUT)
def test_every_question_tells_programs_what_it_is_about(name: str) -> None:
    assert ASKED[name][0]().decisions[0].about == ABOUT[name]


def test_who_keeps_three_is_told_of_four() -> None:
    table = new()
    assert [decision.about["hand"] for decision in table.decisions] == [table.view(0)["hand"], table.view(1)["hand"]]


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.slug)
def test_every_ability_is_plain_data_for_programs(character: Character) -> None:
    data = as_data(character.ability)
    assert json.loads(json.dumps(data)) == data
    assert data["do"].replace("-", "") == type(character.ability).__name__.lower()


def test_no_question_is_forgotten_here() -> None:
    assert set(ASKED) == {*ABOUT, "keep"}
    assert list(ASKED) == [step.name for step in AngryState.STEPS if step.ask is not None]


@pytest.mark.parametrize(("wanted", "cited"), [
    (("move", f"move {MIMI} sett-n"), "AQ-4.1"), (("move", f"move {MIMI} t10"), "AQ-3.2"),
    (("opening", "fight"), "AQ-6.2"), (("opening", "roll"), "AQ-3.2"), (("clash", f"attack {PIM} arcane"), "AQ-5.4"),
    (("clash", f"attack {PIM} close"), "AQ-5.2"), (("shot", f"attack {PIM} ranged"), "AQ-5.3"),
    (("town", "upgrade close"), "AQ-4.4"),
])  # fmt: skip
def test_an_option_cites_the_rule_that_governs_it(wanted: tuple[str, str], cited: str) -> None:
    decision = ASKED[wanted[0]][0]().decisions[0]
    assert [option.rule for option in decision.options if option.id == wanted[1]] == [cited]


@pytest.mark.rule("AQ-6.11")
def test_lair_and_waiting_cite_their_rules() -> None:
    found = {option.id: option.rule for option in play([who(MIMI, "t42")], die=1).decisions[0].options}
    assert found[f"move {MIMI} ent-red-1"] == "AQ-6.12"
    assert found["wait"] == "AQ-6.11"


def walk(seed: str, seats: int, steps: int) -> list[Table]:
    """A random game, as a table after each answer."""
    rng = th.FastRng(seed)
    table = th.new_table("angryquest", seats, seed)
    tables = [table.clone()]
    while table.outcome is None and table.step < steps:
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        tables.append(table.clone())
    return tables


@pytest.mark.parametrize(("seed", "seats"), [("a", 2), ("b", 3), ("c", 4)])
def test_options_are_unique_and_mean_the_same_wherever_they_stand(seed: str, seats: int) -> None:
    space = VERBS.space
    text_of: dict[int, str] = {}
    number_of: dict[tuple[str, str], int] = {}
    for table in walk(seed, seats, 250):
        for decision in table.decisions:
            numbers = table.state.options_of(decision.seat)
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids) == len(set(numbers))
            assert all(0 <= number < space for number in numbers)
            for number, id in zip(numbers, ids, strict=True):
                assert text_of.setdefault(number, id) == id
                assert number_of.setdefault((decision.kind, id), number) == number


@pytest.mark.parametrize(("seed", "seats"), [("d", 2), ("e", 3), ("f", 4)])
def test_every_event_and_option_has_words_and_an_existing_rule(seed: str, seats: int) -> None:
    tables = walk(seed, seats, 250)
    for table in tables:
        for decision in table.decisions:
            for option in decision.options:
                assert option.label
                assert rule(option.rule or "").game == "angryquest"
    for seat in (*range(seats), None):
        for event in tables[-1].events(seat):
            assert event.text
            assert "{" not in event.text
            assert rule(event.rule or "").game == "angryquest"


def test_names_in_events_are_printed_names() -> None:
    table = do(play([who(HROTH, "t12")], [who(HAG, "t14")], die=2, rolls=[4, 4, 4, 4, 1]), f"move {HROTH} t14")
    do(table, f"attack {HAG} close", "use close")
    assert [event.text for event in table.events(None)] == [
        "Red moves Hroth Ironbelly from space 12 to space 14.",
        "Hroth Ironbelly attacks Bitterroot the Hag with Close.",
        "Hroth Ironbelly rolls 4, 4, 4, 4 with Close; Bitterroot the Hag rolls 1 with Close.",
        "Hroth Ironbelly beats Bitterroot the Hag (hits: attacker 4, defender 0).",
        "Bitterroot the Hag goes home.",
    ]


def test_no_event_or_option_calls_a_space_by_its_id() -> None:
    ids = {space.name for space in SPACES} - {"monster"}
    tables = walk("d", 3, 250)
    labels = [option.label for table in tables for decision in table.decisions for option in decision.options]
    said = " ".join([*labels, *(event.text for event in tables[-1].events(None))])
    assert not ids & set(re.findall(r"[\w-]+", said))


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("home", "home"),
        ("t00", "space 0"),
        ("t27", "space 27 (clover)"),
        ("t42", "space 42 (red gate)"),
        ("road-n-1", "the road to the north town"),
        ("road-n-2", "the road from the north town"),
        ("sett-w", "the west town"),
        ("ent-blue-3", "place 3 of the blue lair"),
        ("cmb-red-1", "the red place 1 before the monster"),
        ("home-green-2", "the green home"),
        ("monster", "the monster"),
    ],
)
def test_a_space_is_called_by_what_is_drawn_there(id: str, words: str) -> None:
    assert space_name(id) == words


def test_labels_say_what_an_answer_means() -> None:
    labels = {
        option.id: option.label for option in play([who(MIMI, "t08")], [who(LUDO, "t10")], die=2).decisions[0].options
    }
    assert labels == {
        f"move {MIMI} t10": "Move Mimi Many-Faces from space 8 (signpost) to space 10, meets Grim Ludo",
        f"move {MIMI} sett-n": "Move Mimi Many-Faces from space 8 (signpost) to the north town",
    }


def test_a_question_with_one_answer_is_taken_unasked_and_told() -> None:
    rivals = [who(PIM, "t30"), who(YRSA)]
    table = play([who(MIMI, "t12")], rivals, rolls=[2], forced=False, turn={"phase": "end"})
    assert (to_act(table), options(table)) == (1, [f"move {PIM} t32", f"move {YRSA} t14"])
    told = [(event.kind, event.forced, event.text) for event in table.events(None)]
    assert told == [
        ("forced", True, "End the turn"),
        ("turn", False, "Round 1: Green's turn."),
        ("forced", True, "Roll and move"),
        ("rolled", False, "Green rolls 2."),
    ]


def test_who_wants_nothing_in_a_settlement_says_nothing() -> None:
    table = do(play([who(LUDO, "t08")], die=2), f"move {LUDO} sett-n")
    assert {option.id: option.label for option in table.decisions[0].options}["pass"] == "Nothing"
