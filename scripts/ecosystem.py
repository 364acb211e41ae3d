#!/usr/bin/env python3
"""Compares what two builds of the program say of real projects, as Markdown for a pull request.

    scripts/ecosystem.py --base REVISION|PROGRAM [--head PROGRAM] FOLDER...

A base that is no file is a revision: it is built in a work tree of its own under .build/ecosystem, and kept there for the next time.
Each folder is analysed by both programs in turn, so that their times can be compared. Nothing is written into the folders.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEVELS = ["error", "warning", "note"]
# How many findings that came or went are listed for one folder.
LISTED = 30


def program(base):
  if pathlib.Path(base).is_file():
    return pathlib.Path(base).resolve()
  revision = subprocess.run(["git", "-C", ROOT, "rev-parse", "--verify", f"{base}^{{commit}}"], capture_output=True, text=True)
  if revision.returncode:
    sys.exit(f"error: {base}: neither a program nor a revision")
  revision = revision.stdout.strip()
  tree = ROOT / ".build/ecosystem" / revision[:12]
  built = tree / ".build/release/unretain"
  if not built.exists():
    if not tree.exists():
      subprocess.run(["git", "-C", ROOT, "worktree", "add", "--detach", tree, revision], check=True, stdout=sys.stderr)
    subprocess.run(["make", "build"], cwd=tree, check=True, stdout=sys.stderr)
  return built


def analyse(unretain, folder):
  """The findings by what they say and where, and the seconds that it took; no findings where the program failed."""
  with tempfile.TemporaryDirectory() as temporary:
    report = pathlib.Path(temporary) / "report.sarif"
    start = time.monotonic()
    # Without a home there is no cache: times are of runs that read everything.
    environment = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_CACHE_HOME")}
    run = subprocess.run([unretain, "lint", ".", "--format", "sarif", "-o", report], cwd=folder, env=environment, capture_output=True, text=True)
    seconds = time.monotonic() - start
    if run.returncode not in (0, 1, 3) or not report.exists():
      return None, seconds, run.returncode
    results = json.loads(report.read_text())["runs"][0]["results"]
  findings = Counter()
  for result in results:
    place = result["locations"][0]["physicalLocation"]
    where = f"{place['artifactLocation']['uri']}:{place['region']['startLine']}"
    findings[(where, result["ruleId"], result.get("level", "warning"), result["message"]["text"])] += 1
  return findings, seconds, run.returncode


def counts(findings):
  levels = Counter(key[2] for key in findings.elements())
  return [levels[level] for level in LEVELS]


def change(before, after):
  return f"{after}" if before == after else f"{before} → {after}"


def changes(base, head):
  """What came, what went, and what stayed under another level or with other words; each place and rule once."""
  gone, new = base - head, head - base
  rows = []
  for where, rule, level, text in sorted(new):
    old = next((key for key in sorted(gone) if key[:2] == (where, rule)), None)
    if old is None:
      rows.append(("new", level, where, rule, text))
      continue
    gone[old] -= 1
    if not gone[old]:
      del gone[old]
    if old[2] != level:
      rows.append((f"{old[2]} → {level}", level, where, rule, text))
  rows += [("gone", level, where, rule, text) for where, rule, level, text in gone]
  return sorted(rows, key=lambda row: (LEVELS.index(row[1]) if row[1] in LEVELS else 9, row[2]))


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--base", required=True, help="a program, or a revision to build one from")
  parser.add_argument("--head", default=ROOT / ".build/release/unretain", type=pathlib.Path, help="the program of the work tree")
  parser.add_argument("folders", nargs="+", type=pathlib.Path)
  options = parser.parse_args()
  if not options.head.is_file():
    sys.exit(f"error: {options.head}: no such program; make build makes it")
  base, head = program(options.base), options.head.resolve()
  print("| project | errors | warnings | notes | seconds |\n| --- | --: | --: | --: | --: |")
  details = []
  failed = False
  for folder in options.folders:
    if not folder.is_dir():
      sys.exit(f"error: {folder}: no such folder")
    (before, base_seconds, base_code), (after, head_seconds, head_code) = analyse(base, folder), analyse(head, folder)
    seconds = change(f"{base_seconds:.1f}", f"{head_seconds:.1f}")
    name = folder.resolve().name
    if before is None or after is None:
      print(f"| {name} | failed with {change(base_code, head_code)} | | | {seconds} |")
      failed = True
      continue
    print("| " + " | ".join([name] + [change(*pair) for pair in zip(counts(before), counts(after))] + [seconds]) + " |")
    rows = [row for row in changes(before, after) if row[1] != "note" or "→" in row[0]]
    if rows:
      details.append(f"\n### {name}\n\n| change | level | place | rule | message |\n| --- | --- | --- | --- | --- |")
      details += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows[:LISTED]]
      if len(rows) > LISTED:
        details.append(f"\n{len(rows) - LISTED} more.")
  print("\n".join(details))
  sys.exit(1 if failed else 0)


main()
