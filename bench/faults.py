"""Whether live tables survive: a server that is killed, an awful network, processes of one house.

`kill -9` at random moments of running tables: after the restart every acknowledged choice is there,
every view is equal to the server's, and the clients go on.  A transport that drops, doubles,
delays, reorders and cuts: whole games of two to five clients converge to the server's view.  Two
processes over a real PostgreSQL are killed, put to sleep and restarted, and so is the database:
every table goes on.  These are tests (`tests/server/test_kill.py`, `test_chaos.py` and
`test_cluster.py`), run here at full length, for most of an hour; this program fails when one of
them does.

    make bench
    PYTHONPATH=build/compiled .venv/bin/python bench/faults.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAULTS = [
    ("test_kill.py", {"GELANGGANG_KILLS": "200"}),
    ("test_chaos.py", {"GELANGGANG_CHAOS": "500"}),
    ("test_cluster.py", {"GELANGGANG_CLUSTER_KILLS": "200", "GELANGGANG_CLUSTER_LONG": "1"}),
]


def main() -> int:
    """Run all, print what each of them says at its end."""
    held = True
    for name, length in FAULTS:
        command = [sys.executable, "-m", "pytest", "-q", "-s", f"tests/server/{name}"]
        path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)]).strip(os.pathsep)
        ran = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, **length},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        said = [line for line in ran.stdout.splitlines() if line.startswith("- ")]
        print("\n".join(said) if ran.returncode == 0 else ran.stdout, flush=True)
        held &= ran.returncode == 0 and bool(said)
    print(f"All of it {'held' if held else 'did NOT hold'}.")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
