"""The printed facts of each game, for those who draw it."""

from collections.abc import Callable, Mapping

from tumblehall.games.angryquest import catalogue as angryquest
from tumblehall.games.dicequest.edges import catalogue as dicequest
from tumblehall.games.quaeleon import catalogue as quaeleon
from tumblehall.games.quarriors import catalogue as quarriors
from tumblehall.kernel.values import Json

CATALOGUES: Mapping[str, Callable[[], dict[str, Json]]] = {
    "angryquest": angryquest.catalogue,
    "dicequest": dicequest.catalogue,
    "quaeleon": quaeleon.catalogue,
    "quarriors": quarriors.catalogue,
}
