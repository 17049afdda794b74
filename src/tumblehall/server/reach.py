"""From where the server can be reached: what the one who invites friends from its own machine must know."""

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::")
FAR = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): nothing is sent, the machine only says which of its own it would use."""


def network_address(listens: str, asked: str) -> str | None:
    """Where devices of the same network find the server, when its own machine asks (`asked`: the Host it was asked by).
    None for anybody else: addresses of a house are not told outside."""
    if listens not in EVERYWHERE:
        return None
    name, port = split(asked)
    own = own_address() if is_loopback(name) else None
    return None if own is None else f"http://{own}{port}"


def split(asked: str) -> tuple[str, str]:
    """The name and the `:port` of a Host header."""
    name, colon, port = asked.rpartition(":")
    return (name.strip("[]"), colon + port) if colon and port.isdigit() else (asked.strip("[]"), "")


def is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR)
        except OSError:  # no network
            return None
        own = str(asking.getsockname()[0])
    return None if is_loopback(own) else own
