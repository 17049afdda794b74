"""The weights of `value.py`, by how many turns a seat has left: what each of its features is likely to add to the
points at the end.

Fitted by least squares to 2,000 games of the policy against itself with two and three seats, in which every seventh
turn was played wildly, so that poor positions are known too. With no turn left nothing is added."""

from typing import Final

COMING: Final = (
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (-0.69, 0.87, -0.32, -0.31, 0.12, 1.10, 0.17, 0.49, -0.55, 0.56, 0.37, 0.67, 0.51),
    (1.77, 0.95, 0.02, 0.46, 1.26, 2.34, 0.19, 0.12, -0.46, 0.19, 0.58, 0.93, 0.94),
    (6.37, 1.48, -0.75, -0.06, 1.24, 0.00, 0.53, -0.11, -0.15, -0.04, 0.98, 0.45, 1.09),
    (10.32, 1.09, -0.80, 0.96, 1.29, 0.00, 0.03, -0.39, -0.45, 0.13, 0.88, 1.15, 0.54),
    (15.05, 0.52, -0.22, 1.05, 1.13, 0.00, 0.17, -0.81, -0.17, 0.16, 0.74, 1.19, 0.94),
    (18.82, 0.36, -0.11, 0.76, 0.83, 0.00, 0.27, -0.97, 0.00, 0.11, 0.75, 0.00, 0.99),
    (20.43, 0.28, -0.03, 0.72, 0.86, 0.00, 0.15, -0.62, -0.10, 0.16, 0.62, 0.00, 0.78),
    (22.24, 0.26, 0.48, 0.30, 0.99, 0.00, 0.43, -1.14, 0.36, 0.36, 0.71, 0.00, 1.19),
    (23.49, 0.20, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 1.86, 0.00, -0.06),
)

SPREAD: Final = (0.8, 3.5, 4.5, 5.5, 5.9, 6.1, 6.3, 6.4, 6.5, 6.5)
"""How far the points at the end may be from that: the scale of the chance to win."""
