#!/usr/bin/env python3
"""Lets the built program read shapes of growing size that the grammar allows, and compares how much work they are: blocks of memory and references.

usage: run.py [--count N] [--seed N] [--parts N] [--only WORDS]

No clock is read. Twice as many parts more may be two and a half times the work more; where work grows by the square it is four times.
"""

import argparse
import hashlib
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

import shapes

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN", ROOT / ".build/debug/unretain"))
FACTOR = 2.5
# What small numbers of parts are off by.
SLACK = 60_000
SECONDS = 200


def samples():
  paths = [*ROOT.glob("Examples/**/*.swift"), *ROOT.glob("Tests/Corpus/Scenarios/**/*.swift")]
  return sorted(str(path.relative_to(ROOT)) for path in paths if path.stat().st_size < 6_000)


def printed_trees(paths):
  subprocess.run([ROOT / "Tests/System/Runtimes/compare.sh", "Examples"], check=True, stdout=subprocess.DEVNULL)
  done = subprocess.run(
    [ROOT / ".build/runtimes/print-system"], cwd=ROOT, input="\n".join(paths) + "\n", stdout=subprocess.PIPE, check=True, text=True)
  return shapes.trees(done.stdout.splitlines())


class Work:
  def __init__(self, folder):
    self.folder = pathlib.Path(folder)
    self.library = self.folder / "count_work.so"
    subprocess.run(
      [os.environ.get("CC", "clang"), "-O1", "-shared", "-fPIC", pathlib.Path(__file__).parent / "count_work.c", "-o", self.library, "-ldl"], check=True)

  def of(self, text):
    """(exit code, steps)"""
    (self.folder / "A.swift").write_bytes(text)
    steps = self.folder / "steps"
    steps.write_text("")
    environment = dict(os.environ, LD_PRELOAD=str(self.library), UNRETAIN_WORK=str(steps), SWIFT_DETERMINISTIC_HASHING="1")
    ended = subprocess.run(
      [PROGRAM, "lint", "--no-cache", "--jobs", "1", "A.swift"], cwd=self.folder, env=environment, stdout=subprocess.DEVNULL,
      stderr=subprocess.PIPE, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)))
    return ended.returncode, int(steps.read_text() or 0)


def problem(shape, work, parts):
  steps = []
  for count in (parts, 2 * parts, 4 * parts):
    code, number = work.of(shape.text(count))
    if code not in (0, 1, 2, 3):
      return f"exit code {code} for {count} parts"
    if number == 0:
      return "the program counts nothing: it must not be linked statically"
    steps.append(number)
  first, second = steps[1] - steps[0], steps[2] - steps[1]
  if second > FACTOR * max(first, 0) + SLACK:
    return f"{steps[0]}, {steps[1]}, {steps[2]} steps for {parts}, {2 * parts}, {4 * parts} parts"
  return None


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--count", type=int, default=30, help="shapes to try, 0 for all (30)")
  parser.add_argument("--seed", type=int, default=1, help="which shapes, and what takes turns (1)")
  parser.add_argument("--parts", type=int, default=60, help="the smallest size (60)")
  parser.add_argument("--only", default="", help="only shapes whose name contains this")
  options = parser.parse_args()
  os.chdir(ROOT)
  paths = samples()
  sources = {path: (ROOT / path).read_bytes() for path in paths}
  found = shapes.all_shapes(sources, printed_trees(paths))
  found += shapes.alternations(found, len(found) // 4, options.seed)
  found = [shape for shape in found if options.only in shape.name]
  # By name, so that new scenarios change few of the chosen shapes.
  chosen = sorted(found, key=lambda shape: hashlib.sha256(f"{options.seed} {shape.name}".encode()).digest())[: options.count or None]
  known = set((pathlib.Path(__file__).parent / "known.txt").read_text().splitlines())
  bad = expected = 0
  with tempfile.TemporaryDirectory() as folder:
    work = Work(folder)
    for shape in chosen:
      if text := problem(shape, work, options.parts):
        if shape.name in known:
          expected += 1
          continue
        bad += 1
        print(f"{shape.name}: {text}", flush=True)
  print(f"{len(chosen)} of {len(found)} shapes, {bad} that grow too fast, and {expected} that are known to")
  return 1 if bad else 0


if __name__ == "__main__":
  sys.exit(main())
