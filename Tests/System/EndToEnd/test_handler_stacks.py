#!/usr/bin/env python3
"""Threads come and go as long as a language server runs: none leaves the stack behind on which a failure would be handled."""

import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
FAILURES = ROOT / "Sources/CSupport"


def main():
    if sys.platform != "linux":
        print("handler stacks: there is none on this system")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "stacks"
        sources = [ROOT / "Tests/System/EndToEnd/handler_stacks.c", FAILURES / "internal-failures.c"]
        command = ["clang", "-pthread", "-I", FAILURES / "include", *sources, "-o", program]
        subprocess.run([str(part) for part in command], check=True)
        left = int(subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout)
    # A thousand stacks would be 64,000 KiB.
    if left > 1000:
        print(f"handler stacks: a thousand threads leave {left} KiB behind")
        return 1
    print("handler stacks: a thousand threads leave nothing behind")
    return 0


if __name__ == "__main__":
    sys.exit(main())
