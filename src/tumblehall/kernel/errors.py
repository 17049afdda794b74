"""The three ways in which the library says no. All are ValueErrors; none of them changes anything."""


class IllegalAction(ValueError):
    """An answer that is not on offer: illegal, stale, not that seat's, or after the end."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class UndoRefused(ValueError):
    """An answer that cannot be taken back any more."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BadInput(ValueError):
    """Options, positions or records that are malformed or impossible; the message names the place."""
