"""A small net, as plain arrays."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tumblehall.agents.encoding import Encoding
from tumblehall.kernel.errors import BadInput

MISSING = "nets need numpy: pip install 'tumblehall[nets]'"
MOST_BYTES = 1_000_000
"""A net is part of the program only if it is not larger."""
Array = Any
Parts = Mapping[str, Array]


def numpy() -> Any:
    """The library, which is an extra; BadInput where it is missing."""
    try:
        return import_module("numpy")
    except ImportError:
        raise BadInput(MISSING) from None


@dataclass(frozen=True)
class Net:
    """A layer for the position, on it a chance to win; a layer for each option with the position, on it a share."""

    encoding: str
    """The name of the encoding that it was made for."""
    parts: Parts

    def value(self, state: Sequence[float]) -> float:
        """The chance to win."""
        return float(self._chance(self._hidden(state)))

    def judge(self, state: Sequence[float], options: Sequence[Sequence[float]]) -> tuple[float, list[float]]:
        """The chance to win, and for each option how much it is to be preferred; the shares sum to 1."""
        np, parts = numpy(), self.parts
        hidden = self._hidden(state)
        inner = np.asarray(options, np.float32) @ parts["option_w"] + parts["option_b"] + hidden @ parts["hidden_w"]
        scores = np.maximum(inner, 0) @ parts["choice_w"]
        powers = np.exp(scores - scores.max())
        return float(self._chance(hidden)), [float(share) for share in powers / powers.sum()]

    def _hidden(self, state: Sequence[float]) -> Array:
        np, parts = numpy(), self.parts
        return np.maximum(np.asarray(state, np.float32) @ parts["state_w"] + parts["state_b"], 0)

    def _chance(self, hidden: Array) -> Array:
        np, parts = numpy(), self.parts
        return 1 / (1 + np.exp(-(hidden @ parts["value_w"] + parts["value_b"])))

    def save(self, file: Path) -> None:
        """Half as exact as it was learnt, and half as large."""
        np = numpy()
        halves = {name: part.astype(np.float16) for name, part in self.parts.items()}
        with file.open("wb") as out:
            np.savez_compressed(out, encoding=np.array(json.dumps(self.encoding)), **halves)


def new_net(encoding: Encoding, hidden: int, inner: int, seed: int) -> Net:
    """One that has learnt nothing yet."""
    np = numpy()
    rng = np.random.default_rng(seed)

    def drawn(*shape: int) -> Array:
        return (rng.standard_normal(shape) * (2 / shape[0]) ** 0.5).astype(np.float32)

    parts = {
        "state_w": drawn(encoding.state_size, hidden),
        "state_b": np.zeros(hidden, np.float32),
        "value_w": drawn(hidden),
        "value_b": np.zeros((), np.float32),
        "hidden_w": drawn(hidden, inner),
        "option_w": drawn(encoding.option_size, inner),
        "option_b": np.zeros(inner, np.float32),
        "choice_w": drawn(inner),
    }
    return Net(encoding.name, parts)


def load_net(file: Path, encoding: Encoding) -> Net:
    """BadInput where it is no net, or was made for another encoding."""
    np = numpy()
    try:
        with np.load(file) as kept:
            name = json.loads(str(kept["encoding"]))
            parts = {part: kept[part].astype(np.float32) for part in kept.files if part != "encoding"}
    except FileNotFoundError:
        raise BadInput(f"there is no net {file}") from None
    except Exception as fault:
        raise BadInput(f"{file} is no net: {fault}") from None
    if name != encoding.name:
        raise BadInput(f"{file} was made for the encoding {name}; this program has {encoding.name}: train it anew")
    return Net(name, parts)
