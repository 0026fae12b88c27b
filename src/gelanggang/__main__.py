"""So that `python -m gelanggang` does what `gelanggang` does."""

import sys

from gelanggang.cli import main

# Processes of a simulation load this file as well, and must not start over.
if __name__ == "__main__":
    sys.exit(main())
