#!/usr/bin/env python3
"""Measures the optimised program on code bases, next to bare parsing of the same files on as many threads.

usage: measure.py --program PROGRAM --yardstick PROGRAM --work FOLDER --jobs N [--rounds N] FOLDER...

Each folder is a code base; what is measured is a copy of its sources, for one run follows an edit. Prints a table for each: seconds as a clock shows
them, and processor time, which says more where the machine is shared, each with the median and, behind it, the least and the most; peak memory;
ratios of medians; and what the program counted. Every run is a process of its own, all runs of one round come before those of the next.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

PASSED_OVER = {"Pods", "Carthage", "DerivedData"}
# In the order in which a round runs them.
RUNS = ["bare parsing", "cold", "cold, and keeps", "nothing changed", "one body changed", "one file"]
SMALL = """\
final class Cart {
  var onChange: (() -> Void)?
  var total = 0

  func start() {
    onChange = { self.total += 1 }
  }
}
"""


def swift_files(folder):
  """The files that the program finds, without the folders that it passes over."""
  for parent, folders, files in os.walk(folder):
    folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in PASSED_OVER)
    for name in sorted(files):
      path = os.path.join(parent, name)
      if name.endswith(".swift") and os.path.isfile(path):
        yield path


def run(command, output, folder=None):
  """Seconds, seconds of processor time, and peak MiB of a process."""
  start = time.monotonic()
  with open(output, "wb") as out, open(f"{output}.errors", "wb") as errors:
    process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=errors)
    _, status, usage = os.wait4(process.pid, 0)
  process.returncode = os.waitstatus_to_exitcode(status)
  # Findings (1) and unreadable files (3) are results too.
  if process.returncode not in (0, 1, 3):
    sys.exit(pathlib.Path(f"{output}.errors").read_text())
  # Linux counts KiB, the Mac bytes.
  peak = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)
  return time.monotonic() - start, usage.ru_utime + usage.ru_stime, peak


class CodeBase:
  def __init__(self, arguments, folder):
    self.arguments = arguments
    self.name = pathlib.Path(folder).resolve().name
    self.copy = arguments.work / "copy" / self.name
    shutil.rmtree(self.copy, ignore_errors=True)
    for file in swift_files(folder):
      target = self.copy / os.path.relpath(file, folder)
      target.parent.mkdir(parents=True, exist_ok=True)
      shutil.copyfile(file, target)
    self.files = list(swift_files(self.copy))
    if not self.files:
      sys.exit(f"error: there is no Swift file in {folder}")
    self.lines = sum(pathlib.Path(file).read_bytes().count(b"\n") for file in self.files)
    self.edited = self.place_to_edit()
    self.small = arguments.work / "small/Cart.swift"
    self.small.parent.mkdir(exist_ok=True)
    self.small.write_text(SMALL)

  def place_to_edit(self):
    """A file in the middle, cut where a method's body begins."""
    middle = len(self.files) // 2
    for file in self.files[middle:] + self.files[:middle]:
      text = pathlib.Path(file).read_text(errors="surrogateescape")
      if begin := re.search(r"^ +(?:\w+ )*func \w+\([^\n]*\{\n", text, re.MULTILINE):
        return pathlib.Path(file), text[:begin.end()], text[begin.end():]
    sys.exit(f"error: there is no method in {self.name}")

  def output(self, name):
    return self.arguments.work / f"{self.name}.{name.replace(', ', '-').replace(' ', '-')}"

  def lint(self, name, *options, target=None):
    command = [self.arguments.program, "lint", target or self.copy, "--jobs", str(self.arguments.jobs), "--statistics"]
    return run([*command, *options], self.output(name))

  def round(self, number):
    yardstick = subprocess.run(
      [self.arguments.yardstick, str(self.arguments.jobs)], input="".join(f"{file}\n" for file in self.files).encode(), stdout=subprocess.PIPE, check=True)
    _, _, seconds, processor = yardstick.stdout.split()
    cache = self.arguments.work / "cache"
    shutil.rmtree(cache, ignore_errors=True)
    results = {"bare parsing": (float(seconds), float(processor), 0)}
    results["cold"] = self.lint("cold", "--no-cache")
    for name in ("cold, and keeps", "nothing changed"): results[name] = self.lint(name, "--cache-path", cache)
    file, before, behind = self.edited
    file.write_text(f"{before}_ = {number}\n{behind}", errors="surrogateescape")
    results["one body changed"] = self.lint("one body changed", "--cache-path", cache)
    file.write_text(before + behind, errors="surrogateescape")
    results["one file"] = self.lint("one file", "--no-cache", target=self.small)
    shutil.rmtree(cache, ignore_errors=True)
    return results

  def table(self):
    rounds = [self.round(number) for number in range(self.arguments.rounds)]
    yield f"{self.name}: {len(self.files):,} files, {self.lines:,} lines, {self.arguments.rounds} rounds, {self.arguments.jobs} threads\n"
    yield "| run | seconds | | ratio | processor | | ratio | peak memory | per 100,000 lines |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    clock, processor = ([statistics.median(each["bare parsing"][index] for each in rounds) for index in (0, 1)])
    for name in RUNS:
      seconds, busy, peaks = zip(*(each[name] for each in rounds))
      peak = statistics.median(peaks)
      memory = f"{peak:.0f} MiB | {peak / self.lines * 1e5:.0f} MiB" if peak and name != "one file" else f"{peak:.0f} MiB | " if peak else " | "
      ratios = [statistics.median(values) / yardstick for values, yardstick in ((seconds, clock), (busy, processor))]
      shown = [f"{ratio:.2f}" if name not in ("bare parsing", "one file") else "" for ratio in ratios]
      yield f"| {name} | {spread(seconds)} | {shown[0]} | {spread(busy)} | {shown[1]} | {memory} |"
    yield "\n| counted | cold | one body changed |\n| --- | ---: | ---: |"
    cold, edited = (self.counters(name) for name in ("cold", "one body changed"))
    for name in cold: yield f"| {name} | {cold[name]} | {edited.get(name, '')} |"

  def counters(self, name):
    lines = pathlib.Path(f"{self.output(name)}.errors").read_text().splitlines()
    return dict(re.split(r"  +| (?=\d+$)", line.strip(), maxsplit=1) for line in lines if re.fullmatch(r"[a-z ]+ +\d+", line))


def spread(values):
  """The median, and from where to where."""
  digits = 3 if max(values) < 1 else 2
  return f"{statistics.median(values):.{digits}f} s | {min(values):.{digits}f}–{max(values):.{digits}f}"


def main():
  parser = argparse.ArgumentParser(description=__doc__)
  parser.add_argument("--program", required=True)
  parser.add_argument("--yardstick", required=True)
  parser.add_argument("--work", required=True, type=pathlib.Path)
  parser.add_argument("--jobs", required=True, type=int)
  parser.add_argument("--rounds", type=int, default=5)
  parser.add_argument("folders", nargs="+")
  arguments = parser.parse_args()
  for folder in arguments.folders:
    for line in CodeBase(arguments, folder).table(): print(line, flush=True)
    print()
  shutil.rmtree(arguments.work / "copy", ignore_errors=True)


if __name__ == "__main__":
  main()
