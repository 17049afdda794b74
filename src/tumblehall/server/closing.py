"""Why the server ends a live connection, and by which code."""

from tumblehall.server import news as n

CLOSE = {
    "no-table": 4404, "aside": 4410, "slow-reader": 4408, "bad-message": 1008, "version": 4426, "restart": 1012,
    "moved": 1012, "our-fault": 1011,
}  # fmt: skip


class Closed(Exception):
    """The server closes the connection, with the reason it tells the client."""

    def __init__(self, code: str, reason: str, again: bool = False) -> None:
        super().__init__(reason)
        self.bye = n.Bye(code, reason, again)
