"""A house as `gelanggang serve` opens it: python -m bench._house PORT FOLDER."""

from __future__ import annotations

import resource
import sys
from typing import Final

from bench._children import HERE, end_with_parent
from gelanggang.cli import main as gelanggang

FILES: Final = 1024
"""So many files and sockets a process may have open where nobody has asked for more."""


def main(port: str, folder: str) -> int:
    """Serve until somebody says it is enough."""
    end_with_parent()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    return gelanggang(["serve", "--host", HERE, "--port", port, "--data", folder, "--no-compile"])


# Thinkers load this file as well, and must not start over.
if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
