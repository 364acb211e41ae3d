#!/usr/bin/env python3
"""Measures the optimised program on code bases, next to bare parsing of the same files on as many threads.

usage: measure.py --program PROGRAM --yardstick PROGRAM --work FOLDER --jobs N FOLDER...

Each folder is a code base. Prints a table: seconds as a clock shows them, and processor time, which says more where the machine is shared;
the best of some runs each, every run a process of its own, all runs of one round before those of the next.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROUNDS = 3
PASSED_OVER = {"Pods", "Carthage", "DerivedData"}


def swift_files(folder):
  """The files that the program finds, without the folders that it passes over."""
  for parent, folders, files in os.walk(folder):
    folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in PASSED_OVER)
    for name in sorted(files):
      path = os.path.join(parent, name)
      if name.endswith(".swift") and os.path.isfile(path):
        yield path


def run(command, output):
  """Seconds, seconds of processor time, and peak MiB of a process, and how it ended."""
  start = time.monotonic()
  with open(output, "wb") as out, open(f"{output}.errors", "wb") as errors:
    process = subprocess.Popen(command, stdout=out, stderr=errors)
    _, status, usage = os.wait4(process.pid, 0)
  process.returncode = os.waitstatus_to_exitcode(status)
  # Linux counts KiB, the Mac bytes.
  peak = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)
  return time.monotonic() - start, usage.ru_utime + usage.ru_stime, peak, process.returncode


def measure(arguments, folder):
  files = list(swift_files(folder))
  if not files:
    sys.exit(f"error: there is no Swift file in {folder}")
  lines = sum(pathlib.Path(file).read_bytes().count(b"\n") for file in files)
  names = "".join(f"{file}\n" for file in files).encode()
  cache = arguments.work / "cache"
  best = {}
  for _ in range(ROUNDS):
    yardstick = subprocess.run([arguments.yardstick, str(arguments.jobs)], input=names, stdout=subprocess.PIPE, check=True)
    _, _, seconds, processor = yardstick.stdout.split()
    results = {"parsing": (float(seconds), float(processor), 0)}
    shutil.rmtree(cache, ignore_errors=True)
    command = [arguments.program, "lint", folder, "--jobs", str(arguments.jobs), "--statistics"]
    for name, options in [("cold", ["--no-cache"]), ("first", ["--cache-path", cache]), ("again", ["--cache-path", cache])]:
      *result, status = run(command + options, arguments.work / f"{pathlib.Path(folder).name}.{name}")
      # Findings (1) and unreadable files (3) are results too.
      if status not in (0, 1, 3):
        sys.exit((arguments.work / f"{pathlib.Path(folder).name}.{name}.errors").read_text())
      results[name] = result
    for name, result in results.items():
      best[name] = [min(pair) for pair in zip(best.get(name, result), result)]
  shutil.rmtree(cache, ignore_errors=True)
  parsing, cold, again = best["parsing"], best["cold"], best["again"]
  return (
    f"| {pathlib.Path(folder).name} | {lines:,} | {parsing[0]:.2f} s | {cold[0]:.2f} s | {cold[0] / parsing[0]:.1f} | {again[0]:.2f} s"
    f" | {parsing[1]:.2f} s | {cold[1]:.2f} s | {cold[1] / parsing[1]:.1f} | {cold[2]:.0f} MiB | {cold[2] / lines * 1e5:.0f} MiB |")


def main():
  parser = argparse.ArgumentParser(description=__doc__)
  parser.add_argument("--program", required=True)
  parser.add_argument("--yardstick", required=True)
  parser.add_argument("--work", required=True, type=pathlib.Path)
  parser.add_argument("--jobs", required=True, type=int)
  parser.add_argument("folders", nargs="+")
  arguments = parser.parse_args()
  print("| code base | lines | parsing | cold | ratio | again | parsing, processor | cold, processor | ratio | peak memory | per 100,000 lines |")
  print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
  for folder in arguments.folders:
    print(measure(arguments, folder), flush=True)


main()
