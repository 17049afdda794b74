"""Effects as plain data, in the form of the content file: what programs read in `Decision.about`."""

import re
from dataclasses import fields
from enum import Enum, IntEnum

from tumblehall.games.quaeleon.language.terms import Amount, AtMost, Condition, Times
from tumblehall.games.quaeleon.language.words import Choose, Effect
from tumblehall.kernel.values import Json


def plain(effect: Effect) -> dict[str, Json]:
    """`{"do": "LOSE", "who": "opp_choice", "n": 9}`, with `if`, `may` and `then` where there are such."""
    word = effect.do
    data: dict[str, Json] = {"do": re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(word).__name__).upper()}
    if isinstance(word, Choose):
        data["options"] = [[plain(each) for each in option] for option in word.options]
    else:
        data |= {field.name: _value(getattr(word, field.name)) for field in fields(word)}
    if effect.if_ is not None:
        data["if"] = _condition(effect.if_)
    if effect.may:
        data["may"] = True
    if effect.then:
        data["then"] = [plain(each) for each in effect.then]
    return data


def _value(value: Amount | Enum) -> Json:
    match value:
        case IntEnum():
            return value.name.lower()
        case Enum():
            return value.value
        case Times(x, of, plus):
            return {"x": x, "of": of.value} | ({"plus": plus} if plus else {})
        case _:
            return value


def _condition(condition: Condition) -> dict[str, Json]:
    return {"q": condition.of.value, "cmp": "<=" if isinstance(condition, AtMost) else ">=", "v": condition.v}
