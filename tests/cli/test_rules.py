"""`tumblehall rules`."""

import pytest

from tests.cli.conftest import Tell
from tumblehall.kernel.register import all_rules, all_rulings, rules_of


def words(text: str) -> str:
    return " ".join(text.split())


def test_every_rule_can_be_printed(tell: Tell) -> None:
    for known in (*all_rules(), *all_rulings()):
        told = tell("rules", known.id)
        assert told.status == 0
        assert f"{known.id} {words(known.text)}" in words(told.out)
        assert told.out.startswith(f"{known.game}, ")


def test_id_may_be_written_small(tell: Tell) -> None:
    assert tell("rules", "aq-5.2").out == tell("rules", "AQ-5.2").out


def test_rule_is_followed_by_the_rulings_on_it(tell: Tell) -> None:
    out = tell("rules", "AQ-4.8").out
    assert out.index("AQ-4.8") < out.index("see also") < out.index("A12  ")


@pytest.mark.parametrize("name", ["AQ", "AQ-5", "QV", "A", "qc"])
def test_prefix_or_section_prints_all_its_rules(name: str, tell: Tell) -> None:
    out = tell("rules", name).out
    assert all(f"  {known.id} " in out for known in rules_of(name.upper()))
    assert f"  {rules_of(name.upper())[-1].id} " in out


def test_words_find_every_rule_that_has_them_all(tell: Tell) -> None:
    out = tell("rules", "Crossroads", "STOP").out
    assert "AQ-4.1 " in out
    assert "AQ-4.8 " not in out


def test_nothing_lists_the_prefixes(tell: Tell) -> None:
    out = tell("rules").out
    assert "AQ    43 rules of angryquest\n" in out
    assert "A     39 rulings of angryquest\n" in out


def test_unknown_id_is_refused_with_the_nearest(tell: Tell) -> None:
    refusal = tell("rules", "AQ-5.22").refusal()
    assert refusal.startswith('there is no rule "AQ-5.22"; near it are ')
    assert "AQ-5.2," in refusal


def test_words_that_no_rule_has_are_refused(tell: Tell) -> None:
    assert tell("rules", "zeppelin").refusal().startswith("no rule has the words 'zeppelin'")


def test_a_short_word_that_is_no_prefix_is_refused(tell: Tell) -> None:
    refusal = tell("rules", "SN").refusal()
    assert refusal.startswith("there is no prefix 'SN'; the prefixes are AQ, ")
