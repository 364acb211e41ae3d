"""Runs places, each in a process of its own, and says what became of their objects."""

import concurrent.futures
import functools
import json
import os
import pathlib
import subprocess

from . import build

# Seconds after which an object that still lives is taken to live for ever; pending work in scenarios ends within a
# tenth of this. They are seconds of the stand-in of time: it stands still as long as anything can run.
PATIENCE = 1.5

# Seconds of the machine's clock. No outcome hangs on them: who exceeds them has made a mistake.
LIMIT = 600


@functools.cache
def environment() -> dict:
    # Freed memory is overwritten, so that `unowned(unsafe)` does not get away with it by luck.
    return dict(os.environ, SWIFT_BACKTRACE="enable=no", MALLOC_PERTURB_="165", LD_PRELOAD=str(build.clock()))


def places_of(program: pathlib.Path) -> list[dict]:
    listed = subprocess.run([program, "list"], text=True, capture_output=True, env=environment())
    if listed.returncode != 0:
        raise SystemExit(f"{program} does not list its places:\n{listed.stderr}")
    return [json.loads(line) for line in listed.stdout.splitlines()]


def outcome(program: pathlib.Path, scenario: str, mark: str, patience: float = PATIENCE) -> str:
    """`freed`, `freedLate`, `leaked` or `trapped`; anything else is a mistake in the scenario."""
    try:
        ran = subprocess.run(
            [program, "run", scenario, mark, str(patience)], text=True, capture_output=True, env=environment(), timeout=LIMIT, errors="replace"
        )
    except subprocess.TimeoutExpired:
        return "hung"
    if ran.returncode == 0:
        lines = [line for line in ran.stdout.splitlines() if line.startswith("outcome ")]
        return lines[-1].split()[1] if lines else "silent"
    if "unowned reference" in ran.stderr or ran.returncode in (-11, -7):
        return "trapped"
    return f"crashed ({ran.returncode}: {ran.stderr.strip()[-300:]})"


def outcomes(jobs: list[tuple[pathlib.Path, str, str]]) -> list[str]:
    with concurrent.futures.ThreadPoolExecutor(build.WORKERS) as pool:
        return list(pool.map(lambda job: outcome(*job), jobs))
