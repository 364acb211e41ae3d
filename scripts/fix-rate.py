#!/usr/bin/env python3
"""Measures which findings of a past revision the projects themselves have repaired since.

    scripts/fix-rate.py FOLDER... [--program .build/release/unretain] [--months 18] [--log rates.tsv]

A folder is a clone with its history and a work tree. The revision T is the last one of the main line that is at least that many months older than its
last commit. Every finding of T, by its level there, counts as repaired if it is gone at the end although its function is still there, as removed if it went with
its code, as lowered if a graver finding has become a lesser one, or as left. Beside them stand the closures that capture `self` strongly and that nothing
reports: a rule of lowest precedence makes findings of them, so that they are matched in the same way. Nothing is checked out, built or run.
"""

import argparse
import datetime
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ["error", "warning", "note", "unreported"]
FATES = ["repaired", "lowered", "suppressed", "removed", "left"]
CONTROL = "unreported_capture"
RULE = f"""\
name: {CONTROL}
summary: A closure captures `self` strongly, and no other rule reports it.
level: note
precedence: 1
tags: []
fires_when:
  subject: closure_capture
  form: self
  strength: strong
place: closure_head
message: "`{{captured}}` is captured"
explanation: |
  A control group.

  **How to see it.** It is not to be seen.

  **How to fix it.** There is nothing to fix.

  **When to leave it.** Always.
examples:
  firing:
    - |
      final class A {{
        var count = 0
        func start(_ numbers: [Int]) {{ numbers.forEach ↓{{ self.count += $0 }} }}
      }}
  harmless:
    - |
      final class A {{}}
"""


def git(folder, *arguments):
  command = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", str(folder), *arguments]
  return subprocess.run(command, check=True, capture_output=True, text=True, errors="replace").stdout


def revision(folder, months):
  """The revision to start from and its day, and the day of the last commit; `None` where the history is too short."""
  lines = [line.split() for line in git(folder, "log", "--first-parent", "--format=%H %ct", "HEAD").splitlines()]
  end = int(lines[0][1])
  for name, time in lines:
    if end - int(time) >= months * 30.44 * 86400:
      return name, day(int(time)), day(end)
  return None


def day(time):
  return datetime.datetime.fromtimestamp(time, datetime.timezone.utc).date().isoformat()


def fates(document):
  """How many findings of the start met which fate, by kind."""
  result = Counter()
  ended = [finding for step in document["steps"] for finding in step["ended"]]
  levels = ["note", "warning", "error"]
  for finding in ended + document["open"]:
    if "introduced" in finding:
      continue
    kind = "unreported" if finding["rule"] == CONTROL else finding["firstLevel"]
    fell = kind != "unreported" and levels.index(finding["level"]) < levels.index(kind)
    result[kind, finding.get("outcome") or ("lowered" if fell else "left")] += 1
  return result


def measure(program, folder, months, configuration):
  start = revision(folder, months)
  if start is None:
    return None
  name, first, last = start
  done = subprocess.run(
    [program, "history", "--from", name, "--interval", "range", "--min-level", "note", "--format", "json", "--config", configuration], cwd=folder,
    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
  if done.returncode != 0:
    print(f"{folder}: {done.stderr.strip()}", file=sys.stderr)
    return None
  return name[:10], first, last, fates(json.loads(done.stdout))


def shares(counts):
  """A line for each kind: how many there were, and of those whose code is still there the share that is repaired."""
  lines = ["| at T | findings | repaired | lowered | suppressed | removed with their code | left | repaired, of those with code |", "|" + " --- |" * 8]
  for kind in KINDS:
    numbers = [counts[kind, fate] for fate in FATES]
    staying = sum(numbers) - counts[kind, "removed"]
    share = f"{100 * counts[kind, 'repaired'] / staying:.0f} %" if staying else ""
    repaired, lowered, suppressed, removed, left = numbers
    lines.append(f"| {kind} | {sum(numbers)} | {repaired} | {lowered} | {suppressed} | {removed} | {left} | {share} |")
  return lines


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("folders", nargs="+", type=pathlib.Path)
  parser.add_argument("--program", default=ROOT / ".build/release/unretain")
  parser.add_argument("--months", type=float, default=18)
  parser.add_argument("--log", type=pathlib.Path, help="a table with a line for each project; what is in it is not measured again")
  arguments = parser.parse_args()
  program = os.path.abspath(arguments.program)
  rows = {}
  if arguments.log and arguments.log.exists():
    for line in arguments.log.read_text().splitlines():
      project, *values = line.split("\t")
      rows[project] = values
  with tempfile.TemporaryDirectory() as scratch:
    rules = pathlib.Path(scratch) / "rules"
    rules.mkdir()
    (rules / f"{CONTROL}.yml").write_text(RULE)
    configuration = pathlib.Path(scratch) / "configuration.yml"
    configuration.write_text(f"own_rules: [{rules}]\n")
    for folder in arguments.folders:
      project = folder.resolve().name.replace("+", "/", 1)
      if project not in rows and (found := measure(program, folder.resolve(), arguments.months, configuration)):
        name, first, last, counts = found
        rows[project] = [name, first, last] + [str(counts[kind, fate]) for kind in KINDS for fate in FATES]
        if arguments.log:
          with arguments.log.open("a") as log:
            log.write("\t".join([project] + rows[project]) + "\n")
  total = Counter()
  print("| project | from | to | errors: repaired, lowered, removed, left | warnings | notes | unreported |\n|" + " --- |" * 7)
  for project, (name, first, last, *values) in sorted(rows.items()):
    numbers = dict(zip(((kind, fate) for kind in KINDS for fate in FATES), map(int, values)))
    total.update(numbers)
    cells = [", ".join(str(numbers[kind, fate]) for fate in ("repaired", "lowered", "removed", "left")) for kind in KINDS]
    print(f"| {project} | {name} {first} | {last} | " + " | ".join(cells) + " |")
  print()
  print("\n".join(shares(total)))


main()
