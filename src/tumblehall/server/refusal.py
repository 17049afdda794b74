"""How the server says no. Nothing was changed."""

from typing import Literal

Code = Literal[
    "bad-message", "too-large", "no-token", "no-game", "no-table", "aside", "not-yours", "not-open", "not-playing",
    "over", "taken", "stale", "illegal", "take-back", "away", "silent", "slow-down", "not-saved", "too-busy",
    "no-undo", "not-now", "no-json",
]  # fmt: skip

HTTP_STATUS: dict[Code, int] = {
    "bad-message": 400, "too-large": 413, "no-token": 401, "no-game": 404, "no-table": 404, "aside": 410,
    "not-yours": 403, "not-open": 409, "not-playing": 409, "over": 409, "taken": 409, "stale": 409, "illegal": 422,
    "take-back": 409, "away": 409, "silent": 409, "slow-down": 429, "not-saved": 503, "too-busy": 503,
    "no-undo": 409, "not-now": 409, "no-json": 415,
}  # fmt: skip


class Refusal(Exception):
    def __init__(self, code: Code, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason
        self.rule = rule
