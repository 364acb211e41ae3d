#!/usr/bin/env python3
"""Torture: random ownership programs, compiled, run on the ARC runtime, analysed, and compared.

usage: run.py [--programs N] [--seed S] [--batch N] [--limits FILE] [--keep FOLDER]

A program whose owner outlives it should be reported as a warning or error, any other not. Each disagreement is shrunk to its plainest form.
The variable UNRETAIN names the program; by default it is the one that the last debug build made. Exit code 1 where more disagree than
`--allowed-misses` and `--allowed-alarms` say.
"""

import argparse
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import programs

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")


def measure(batch, folder):
  """For each program of a batch what the runtime says and what the analyser says: `freed` or `leaked`, and a level."""
  shutil.rmtree(folder, ignore_errors=True)
  (folder / "Sources").mkdir(parents=True)
  for number, program in enumerate(batch):
    (folder / "Sources" / f"P{number}.swift").write_text(programs.source(program, number))
  (folder / "main.swift").write_text(programs.driver(range(len(batch))))
  files = [str(path) for path in sorted((folder / "Sources").iterdir())]
  result = subprocess.run(
    ["swiftc", "-Onone", "-wmo", "-suppress-warnings", "-swift-version", "5", *files, str(folder / "main.swift"), "-o", str(folder / "program")],
    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
  if result.returncode != 0:
    sys.exit(f"error: the generator made a program that does not compile:\n{result.stdout[:3000]}")
  said = subprocess.run([folder / "program"], stdout=subprocess.PIPE, text=True, check=True).stdout
  runtime = dict(line.split() for line in said.splitlines() if line.split()[-1] in ("leaked", "freed"))
  subprocess.run(
    [PROGRAM, "lint", "--no-cache", "--fail-on", "never", "--format", f"json={folder / 'report.json'}", str(folder / "Sources")], check=True,
    stdout=subprocess.DEVNULL)
  levels = collections.defaultdict(lambda: "none")
  order = ["none", "note", "warning", "error"]
  for finding in json.loads((folder / "report.json").read_text())["findings"]:
    number = pathlib.Path(finding["location"]["file"]).stem[1:]
    levels[number] = max(levels[number], finding["level"], key=order.index)
  return [(runtime[str(number)], levels[str(number)]) for number in range(len(batch))]


def verdict(outcome, level):
  """What is wrong, if anything."""
  if outcome == "freed":
    return "false alarm" if level in ("warning", "error") else None
  return None if level in ("warning", "error") else "missed"


def shrink(found, folder, rounds=6):
  """The plainest forms of disagreeing programs that disagree in the same way. `found`: programs and what is wrong with each."""
  done, open_ = [], list(found)
  for _ in range(rounds):
    candidates = [(index, plainer) for index, (program, wrong) in enumerate(open_) for plainer in programs.shrunk_choices(program)]
    if not candidates:
      break
    results = measure([program for _, program in candidates], folder)
    better = {}
    for (index, plainer), result in zip(candidates, results):
      if verdict(*result) == open_[index][1]:
        better.setdefault(index, plainer)
    done += [entry for index, entry in enumerate(open_) if index not in better]
    open_ = [(plainer, open_[index][1]) for index, plainer in better.items()]
    if not open_:
      break
  unique = {}
  for program, wrong in done + open_:
    unique.setdefault((wrong, *program.values()), (program, wrong))
  return list(unique.values())


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--programs", type=int, default=1000)
  parser.add_argument("--seed", type=int, default=1)
  parser.add_argument("--batch", type=int, default=250)
  parser.add_argument("--no-shrink", action="store_true")
  parser.add_argument("--allowed-misses", type=float, default=100, help="in per cent of those that leak and whose text decides")
  parser.add_argument("--allowed-alarms", type=float, default=100, help="in per cent of those that are freed")
  parser.add_argument("--keep", type=pathlib.Path, help="a folder for the shrunk programs")
  options = parser.parse_args()
  counts = collections.Counter()
  wrong = []
  all_programs = programs.random_programs(options.seed, options.programs)
  with tempfile.TemporaryDirectory(prefix="unretain-torture-") as scratch:
    folder = pathlib.Path(scratch)
    for start in range(0, len(all_programs), options.batch):
      batch = all_programs[start:start + options.batch]
      for program, (outcome, level) in zip(batch, measure(batch, folder / "batch")):
        kind = "text" if programs.is_decided_by_text(program) else "run"
        counts[kind, outcome, level] += 1
        problem = verdict(outcome, level)
        if problem and kind == "text":
          wrong.append((program, problem))
      print(f"{start + len(batch)} programs, {len(wrong)} disagree", file=sys.stderr, flush=True)
    shrunk = [] if options.no_shrink else shrink(wrong, folder / "shrunk")
    for program, problem in sorted(shrunk, key=lambda entry: (entry[1], *entry[0].values())):
      print(f"{problem}: {', '.join(f'{name} {choice}' for name, choice in program.items())}")
    if options.keep:
      options.keep.mkdir(parents=True, exist_ok=True)
      for number, (program, problem) in enumerate(shrunk):
        (options.keep / f"{problem.replace(' ', '-')}-{'-'.join(program.values())}.swift").write_text(programs.source(program, number))
  rates = {}
  for kind in ("text", "run"):
    for outcome, bad in (("leaked", ("none", "note")), ("freed", ("warning", "error"))):
      total = sum(count for (k, o, _), count in counts.items() if (k, o) == (kind, outcome))
      mistaken = sum(counts[kind, outcome, level] for level in bad)
      rates[kind, outcome] = 100 * mistaken / max(total, 1)
      detail = ", ".join(f"{level} {counts[kind, outcome, level]}" for level in ("error", "warning", "note", "none"))
      print(f"{kind:4} {outcome:6} {total:6}: {detail}; {rates[kind, outcome]:.1f} % {'missed' if outcome == 'leaked' else 'false alarms'}")
  failed = rates["text", "leaked"] > options.allowed_misses or rates["text", "freed"] > options.allowed_alarms
  sys.exit(1 if failed else 0)


main()
