"""A question is one thing: what it offers, how it is told, what it is about, what is safe, and why not."""

from dataclasses import replace

import pytest

from tests.fixtures.bluff import GAME, BluffState, steps, verbs
from tests.fixtures.broken import Bluff, with_card, with_other_step
from tests.fixtures.tables import picking, set_up, turns
from tumblehall.kernel.dice import SeedDice
from tumblehall.kernel.flow import step_table, work
from tumblehall.kernel.operands import PLAIN, Operand
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.refusing import offers
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Json, Option, Reason
from tumblehall.kernel.verbs import Verbs

PICK_0 = {"seats": [{"hand": ["fox", "owl"]}, {"hand": ["bear"]}], "pending": picking([["pick", 0]], [])}
ROB_0 = {"seats": [{"table": ["fox"]}, {"points": 1}, {"points": 2}], "pending": turns(0)}
BURY_0 = {"seats": [{"hand": ["fox", "bear"], "table": ["owl"]}, {}], "pending": turns(0)}


def asked_by(game: Bluff, position: Json) -> Decision:
    """The first decision of a position, told by a game that differs from Bluff."""
    return Table(game, 0, {}, SeedDice("seed"), False, {"game": "bluff", **position}).decisions[0]


def labels(decision: Decision) -> dict[str, str]:
    return {option.id: option.label for option in decision.options}


# -- verbs -------------------------------------------------------------------------------------------------------------


def test_verbs_take_the_next_free_numbers() -> None:
    table = Verbs()
    one = table.add("pass", "No")
    many = table.add("cull", "Cull {it}", of="kind", size=5)
    last = table.add("end", "End")
    assert (one.first, many.first, last.first, table.space) == (0, 1, 6, 7)
    assert list(table) == [one, many, last]
    assert [option for option in range(table.space) if option in many] == [1, 2, 3, 4, 5]


def test_label_is_filled_with_the_operand_in_words_and_with_facts() -> None:
    assert labels(asked_by(GAME, PICK_0))["pick fox"] == "Pick the fox (3)"


def test_verb_is_told_otherwise_in_one_question() -> None:
    said = verbs.DONE.said("Stop at {picked}", facts={"picked": lambda s, f, n: len(s.picks[f[1]])})
    assert said.first == verbs.DONE.first
    assert verbs.DONE.said("Enough").rule is None
    game = with_other_step(steps.PICK, verbs=(verbs.PICK.said("Take {it} of {worth}", rule="BL-3"), said))
    decision = asked_by(game, PICK_0)
    assert labels(decision) == {
        "pick owl": "Take the owl of 2",
        "pick fox": "Take the fox of 3",
        "done": "Stop at 0",
    }
    assert [option.rule for option in decision.options] == ["BL-3", "BL-3", "BL-2"]


def test_rule_of_an_option_is_that_of_the_verb_else_of_the_question() -> None:
    rob = replace(verbs.ROB, rule=lambda s, f, n: f"BL-{n}")
    game = with_other_step(steps.ROB, verbs=(rob, verbs.DECLINE), rule=lambda s, f: f"BL-{f[2] + 3}")
    decision = asked_by(game, ROB_0)
    assert decision.rule == "BL-5"
    assert [option.rule for option in decision.options] == ["BL-1", "BL-2", "BL-5"]


def test_references_are_those_of_the_operand_or_of_the_question() -> None:
    assert [option.refs for option in asked_by(GAME, ROB_0).options] == [("seat 1",), ("seat 2",), ()]
    table = set_up(*ROB_0["seats"], pending=ROB_0["pending"])
    table.act(0, "rob 1")
    assert [option.refs for option in table.decisions[0].options] == [("seat 0",), ("seat 0",)]


def test_option_of_no_declared_verb_is_a_fault_of_the_game() -> None:
    with pytest.raises(AssertionError, match="belongs to no verb of its question"):
        asked_by(with_other_step(steps.PICK, verbs=(verbs.PICK,)), PICK_0)


# -- prompts and what they are about -----------------------------------------------------------------------------------


def test_prompt_is_filled_with_operands_in_words_and_with_facts() -> None:
    assert asked_by(GAME, ROB_0).prompt == "Whom does the fox rob?"
    table = set_up(*ROB_0["seats"], pending=ROB_0["pending"])
    table.act(0, "rob 1")
    assert table.decisions[0].prompt == "Block the robbery of seat 0? (shields: 1)"


def test_about_names_the_operands_and_what_the_question_adds() -> None:
    assert asked_by(GAME, PICK_0).about == {"picked": 0}
    assert asked_by(GAME, ROB_0).about == {"card": "fox"}
    table = set_up(*ROB_0["seats"], pending=ROB_0["pending"])
    table.act(0, "rob 1")
    assert table.decisions[0].about == {"robber": 0}


def test_question_has_the_last_word_on_what_it_is_about() -> None:
    game = with_other_step(steps.ROB, about=lambda s, f: {"card": "a fox", "left": 1})
    assert asked_by(game, ROB_0).about == {"card": "a fox", "left": 1}


# -- safe answers ------------------------------------------------------------------------------------------------------


def test_safe_answer_is_the_first_of_the_named_verbs_that_is_on_offer() -> None:
    assert asked_by(with_other_step(steps.PICK, safe=(verbs.END, verbs.DONE, verbs.PICK)), PICK_0).default == "done"
    assert asked_by(with_other_step(steps.PICK, safe=(verbs.PICK, verbs.DONE)), PICK_0).default == "pick owl"


def test_safe_answer_is_the_first_option_when_no_verb_is_named() -> None:
    assert asked_by(GAME, BURY_0).default == "bury fox"


def test_safe_answer_can_be_found_by_a_function() -> None:
    game = with_other_step(steps.BURY, safe=lambda s, f, options: options[-1])
    assert asked_by(game, BURY_0).default == "bury bear"


# -- operands in positions ---------------------------------------------------------------------------------------------


def test_operand_stands_in_positions_by_its_name() -> None:
    table = set_up(*BURY_0["seats"], pending=BURY_0["pending"])
    assert table.position()["pending"]["stack"][-1] == ["bury", 0, "owl"]
    again = asked_by(GAME, table.position())
    assert again == table.decisions[0]


def test_operand_without_a_name_is_a_number_within_its_bounds() -> None:
    operand = Operand(bounds=(2, 4))
    state = BluffState(2, False, 1)
    assert operand.parse(state, Doc(3, "here")) == 3
    assert operand.written(state, 3) == 3
    with pytest.raises(ValueError, match="here: must be from 2 to 4; got 5"):
        operand.parse(state, Doc(5, "here"))
    assert (PLAIN.named(state, (1,), 7), PLAIN.told(state, (1,), 7), PLAIN.referring(state, (1,), 7)) == ("7", "7", ())


def test_name_serves_as_words_where_there_are_none() -> None:
    assert labels(asked_by(with_card(words=None), PICK_0))["pick fox"] == "Pick fox (3)"


# -- why not -----------------------------------------------------------------------------------------------------------


def why(position: Json, seat: int, text: str, game: Bluff = GAME) -> Reason | None:
    return Table(game, 0, {}, SeedDice("seed"), False, {"game": "bluff", **position}).why(seat, text)


def test_seat_that_is_not_asked_is_told_whose_turn_it_is() -> None:
    assert why(ROB_0, 1, "rob 0") == Reason("it is not for you to decide now; seat 0 is asked", "BL-2")


def test_game_may_have_a_better_word_for_a_seat_that_waits() -> None:
    told: list[str] = []

    def waiting(view: Json, verb: str) -> Reason | None:
        told.append(verb)
        return Reason("foxes sleep while others hunt", "BL-4") if verb == "rob" else None

    game = replace(GAME, waiting=waiting)
    assert why(ROB_0, 1, "rob 0", game) == Reason("foxes sleep while others hunt", "BL-4")
    assert why(ROB_0, 1, "end", game) == Reason("it is not for you to decide now; seat 0 is asked", "BL-2")
    assert told == ["rob", "end"]


def test_text_that_answers_nothing_in_this_game_is_told_what_is_on_offer() -> None:
    reason = Reason('"dance wildly" is no answer in this game; on offer: pick owl, pick fox, done', "BL-2")
    assert why(PICK_0, 0, "dance wildly") == reason


def test_answer_to_another_question_is_told_what_is_asked() -> None:
    assert why(ROB_0, 0, "pick fox") == Reason("that is not what is asked now: Whom does the fox rob?", "BL-4")


def test_game_says_what_it_knows_of_an_answer_to_its_question() -> None:
    assert why(PICK_0, 0, "pick bear") == Reason("you have no bear in your hand", "BL-2")


def test_answer_of_which_the_game_knows_nothing_is_told_what_is_on_offer() -> None:
    reason = Reason('"pick dragon" is not on offer; on offer: pick owl, pick fox, done', "BL-2")
    assert why(PICK_0, 0, "pick dragon") == reason


def test_long_offers_are_cut() -> None:
    options = tuple(Option(f"o{n}", "") for n in range(9))
    assert offers(Decision(0, "many", "", None, options, "o0")) == "o0, o1, o2, o3, o4, o5, ..."


def test_steps_are_numbered_without_a_gap() -> None:
    with pytest.raises(ValueError, match=r"numbered from 1 without a gap; got \[1, 3\]"):
        step_table(work(1, "one", (), lambda s, f, rng: None), work(3, "three", (), lambda s, f, rng: None))
