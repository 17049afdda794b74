"""Rulings on what is destroyed in a challenge, and from when on."""

from dataclasses import fields, is_dataclass

import pytest

from tests.quarriors.mat import glory, go, kind, options
from tests.quarriors.reach.test_quests import HAG, challenge
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language.clauses import React
from tumblehall.games.quarriors.language.effects import Cull, Damage, Destroy
from tumblehall.games.quarriors.language.terms import Window

EARLY = {Window.PARTY_SENT, Window.ANYTIME}
"""The windows in which reactions are cast as a party is placed."""


def words_of(value: object) -> set[type]:
    """The words that a clause says, its own and those in it."""
    parts: tuple[object, ...] = value if isinstance(value, tuple) else ()
    if is_dataclass(value) and not isinstance(value, type):
        parts = tuple(getattr(value, each.name) for each in fields(value))
    return {type(value)}.union(*map(words_of, parts))


@pytest.mark.rule("Q154", "Q301")
def test_nothing_that_may_be_cast_as_a_party_is_placed_destroys() -> None:
    """The record of a challenge begins with its first answers: before them nobody can be destroyed by a rival."""
    clauses = {face.react.clause for card in COMPILED for face in card.faces if face.react is not None}
    early = [clause for clause in clauses if isinstance(clause, React) and EARLY & set(clause.windows)]
    assert early
    assert [clause for clause in early if words_of(clause) & {Destroy, Damage, Cull}] == []


@pytest.mark.rule("Q154", "Q353")
def test_what_an_effect_of_the_challenger_destroys_is_destroyed_in_the_challenge() -> None:
    """A Strong Gnome of the challenger that falls takes one of the other side along, which is worth 1 glory."""
    table = challenge("Gnome Barbarian/Strong", "Gnome Barbarian#3", f"{HAG}, {HAG}")
    while kind(table) in ("name", "pick"):
        go(table, options(table)[0])
    assert glory(table)[0] == 1
