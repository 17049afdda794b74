"""`python -m tumblehall` is the command `tumblehall`."""

import sys

from tumblehall.cli import main

if __name__ == "__main__":
    sys.exit(main())
