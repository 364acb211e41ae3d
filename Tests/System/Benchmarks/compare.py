#!/usr/bin/env python3
"""What other ways to find the same mistakes find in the corpus, whose truth was measured: the tables of docs/comparison.md.

usage: compare.py [--programs FOLDER] [--only WORD]

Each tool gets the sources of a scenario without the marks, and is asked which of the marked lines it objects to. Unretain and the plain rule count at
every level that a run shows by default; of the compiler every warning and error on the line counts, whatever it says. `--programs` measures
single files whose lines end in `//@ leak NAME` or `//@ ok NAME` instead. UNRETAIN names the program; by default it is the last debug build.
"""

import argparse
import collections
import concurrent.futures
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests" / "Corpus"))
from runner import build, scenarios  # noqa: E402

import weak_self_rule  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")
PLACE = re.compile(r"^(.*?\.swift):(\d+):\d+: (?:warning|error): (.*)$", re.MULTILINE)
# How the rules that should report a place are grouped for readers.
KINDS = {
  "stored_closure_cycle": "closure kept by what it captures",
  "subscription_cycle": "closure kept by what it captures",
  "nested_closure_strong_self": "closure kept by what it captures",
  "rebound_strong_self": "closure kept by what it captures",
  "unbounded_self_capture": "closure kept by the system or a global",
  "stored_method_reference_cycle": "method reference",
  "mutual_ownership_cycle": "objects alone",
  "target_cycle": "objects alone",
  "strong_delegate": "objects alone",
  "unowned_capture": "`unowned` that crashes",
  "unowned_property": "`unowned` that crashes",
}


class Case:
  """Sources that are one program, and the places in it: file name, line, kind, whether it does harm."""

  def __init__(self, name, sources, driver=None):
    self.name, self.sources, self.driver = name, sources, driver
    self.places = []

  def without_marks(self):
    return {name: re.sub(r"[ \t]*//@[^\n]*", "", text) for name, text in self.sources.items()}


def corpus(only):
  """The scenarios and those of their places that text or program decide."""
  with open(ROOT / "Tests/Corpus/measured.tsv", encoding="utf-8") as file:
    rows = list(csv.DictReader(file, delimiter="\t"))
  cases = []
  for unit in scenarios.all_units():
    if only and only not in unit.identifier:
      continue
    case = Case(unit.identifier, {path.name: path.read_text() for path in unit.sources}, unit.driver.read_text())
    marks = unit.marks()
    for row in rows:
      if row["scenario"] == unit.identifier and row["decidedBy"] != "run":
        path, line = marks[row["mark"]]
        harmful = row["outcome"] in {"leaked", "trapped"}
        case.places.append((path.name, line, KINDS.get(row["rule"], "other") if harmful else "", harmful))
    cases.append(case)
  return cases


def programs(folder):
  cases = []
  for path in sorted(folder.glob("*.swift")):
    case = Case(path.name, {path.name: path.read_text()})
    for line, text in enumerate(case.sources[path.name].splitlines(), 1):
      if match := re.search(r"//@\s*(leak|ok)\b", text):
        case.places.append((path.name, line, "all" if match[1] == "leak" else "", match[1] == "leak"))
    if case.places:
      cases.append(case)
  return cases


def write(folder, texts):
  for name, text in texts.items():
    (folder / name).write_text(text)


def unretain(level):
  def judge(case):
    with tempfile.TemporaryDirectory() as folder:
      write(pathlib.Path(folder), case.without_marks())
      run = subprocess.run([PROGRAM, "lint", "--no-cache", "--fail-on", "never", "--format", "json", "."], cwd=folder, capture_output=True, check=True)
    return {
      (finding["location"]["file"].split("/")[-1], finding["location"]["line"])
      for finding in json.loads(run.stdout)["findings"] if finding["level"] in level
    }
  return judge


def plain_rule(known_harmless):
  def judge(case):
    return {(name, line) for name, text in case.without_marks().items() for line in weak_self_rule.flagged_lines(text, known_harmless)}
  return judge


def compiler(support, said):
  """swiftc with all its warnings, up to and with those that need the intermediate language."""
  def judge(case):
    texts = {name: scenarios.for_linux(text) for name, text in case.without_marks().items()}
    if case.driver:
      texts["driver.swift"] = scenarios.for_linux(case.driver)
    with tempfile.TemporaryDirectory() as folder:
      write(pathlib.Path(folder), texts)
      library = ["-parse-as-library"] if case.driver else []
      run = subprocess.run(
        ["swiftc", "-swift-version", "5", "-Onone", "-wmo", *library, "-module-name", "Case", "-emit-sil", "-o", os.devnull,
         *map(str, support.search_options()), *sorted(texts)],
        cwd=folder, capture_output=True, text=True)
    judged = {(file, line) for file, line, _, _ in case.places}
    places = set()
    for path, line, message in PLACE.findall(run.stdout + run.stderr):
      place = (path.split("/")[-1], int(line))
      if place in judged and place not in places:
        said[re.sub(r"'[^']*'", "'…'", message)] += 1
      places.add(place)
    return places
  return judge


def measured(cases, judge):
  """Kind to (found, all) of the harmful places, and (flagged, all) of the harmless ones under the empty name."""
  counts = collections.defaultdict(lambda: [0, 0])
  with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
    for case, places in zip(cases, pool.map(judge, cases)):
      for file, line, kind, _ in case.places:
        counts[kind][0] += (file, line) in places
        counts[kind][1] += 1
  return counts


def share(count, total):
  return f"{count} ({100 * count / total:.1f} %)" if total else "-"


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--programs", type=pathlib.Path, help="a folder of annotated programs instead of the corpus")
  parser.add_argument("--only", help="only scenarios whose name contains this")
  options = parser.parse_args()
  cases = programs(options.programs) if options.programs else corpus(options.only)
  said = collections.Counter()
  tools = {
    "Unretain, errors and warnings": unretain({"error", "warning"}),
    "Unretain, errors alone": unretain({"error"}),
    "plain rule": plain_rule(False),
    "plain rule, known calls left out": plain_rule(True),
    "swiftc, all warnings": compiler(build.Support(), said),
  }
  results = {name: measured(cases, judge) for name, judge in tools.items()}
  kinds = [kind for kind in dict.fromkeys([*KINDS.values(), "other", "all"]) if any(kind in counts for counts in results.values())]
  print(f"{len(cases)} programs\n")
  print("| | harmful places found | harmless places flagged | of what is flagged, harmful |\n| --- | --: | --: | --: |")
  for name, counts in results.items():
    found, harmful = (sum(counts[kind][index] for kind in kinds) for index in (0, 1))
    flagged, harmless = counts[""]
    print(f"| {name} | {share(found, harmful)} of {harmful} | {share(flagged, harmless)} of {harmless} | {share(found, found + flagged)} |")
  print(f"\n| | {' | '.join(kinds)} |\n| --- {'| --: ' * len(kinds)}|")
  for name, counts in results.items():
    print(f"| {name} | {' | '.join('{}/{}'.format(*counts[kind]) for kind in kinds)} |")
  print("\nWhat the compiler said on these places:")
  for message, count in said.most_common(12):
    print(f"{count:5}  {message}")


main()
