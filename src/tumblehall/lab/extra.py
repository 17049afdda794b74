"""What the laboratory borrows from other packages: an extra, imported when somebody asks for it."""

from importlib import import_module
from typing import Any

from tumblehall.kernel.errors import BadInput


def borrowed(module: str) -> Any:
    """A module of the extra; BadInput, with the way to get it, where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise BadInput(f"the laboratory needs {package}: pip install 'tumblehall[lab]'") from None
