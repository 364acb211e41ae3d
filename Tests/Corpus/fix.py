#!/usr/bin/env python3
"""Applies the program's fixes to the scenarios, runs what comes out, and says whether the objects die now.

    Tests/Corpus/fix.py                    every scenario; prints a table
    Tests/Corpus/fix.py --quick            a sample: some scenarios for each rule
    Tests/Corpus/fix.py --only Timers/     scenarios whose name contains that, and what became of each place

Fails where a fix does not compile, does not free its object, leaves its finding, or is not the last word on its file.
UNRETAIN names the program; by default it is the debug build.
"""

import argparse
import collections
import concurrent.futures
import csv
import os
import pathlib
import re
import shutil
import subprocess
import sys

from runner import build, measure, scenarios

PROGRAM = pathlib.Path(os.environ.get("UNRETAIN", scenarios.CORPUS.parent.parent / ".build/debug/unretain")).resolve()
SCRATCH = build.BUILD / "fixed"
# How many scenarios of each rule the quick form takes.
SAMPLE = 2
LINE = re.compile(r"^(?P<path>.*?):(?P<line>\d+):\d+: (?:(?P<fixed>fixed)|\w+: not fixed): (?P<words>.*) \[(?P<rule>\w+)\]$")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a sample only")
    parser.add_argument("--only", help="only scenarios whose name contains this")
    options = parser.parse_args()
    measured = measured_places()
    units = chosen(measured, options)
    with concurrent.futures.ThreadPoolExecutor(build.WORKERS) as pool:
        results = [result for result in pool.map(fixed, units)]
    support = build.Support()
    modules = {result.module: result.texts for result in results if result.changed}
    failures = build.compile_all(support, modules)
    sound = {result.module: result.unit.identifier for result in results if result.changed and result.module not in failures}
    places = outcomes(support, sound, results, measured, options)
    return report(results, failures, places, measured, options)


class Result:
    """A scenario after its fixes."""

    def __init__(self, unit: scenarios.Unit, texts: dict, changed: bool, fixed: list, refused: list, problem: str | None) -> None:
        self.unit, self.texts, self.changed, self.fixed, self.refused, self.problem = unit, texts, changed, fixed, refused, problem
        self.module = unit.module + "__fixed"
        self.marks = {(path.name, line): mark for mark, (path, line) in unit.marks().items()}

    def mark(self, match: re.Match) -> str | None:
        return self.marks.get((pathlib.Path(match["path"]).name, int(match["line"])))


def measured_places() -> dict:
    with open(scenarios.CORPUS / "measured.tsv") as table:
        return {(row["scenario"], row["mark"]): row for row in csv.DictReader(table, delimiter="\t")}


def chosen(measured: dict, options: argparse.Namespace) -> list:
    units = scenarios.all_units()
    if options.only:
        return [unit for unit in units if options.only in unit.identifier]
    if not options.quick:
        return units
    taken, wanted = collections.Counter(), set()
    for (scenario, _), row in sorted(measured.items()):
        if row["outcome"] in ("leaked", "trapped") and taken[row["rule"]] < SAMPLE:
            taken[row["rule"]] += 1
            wanted.add(scenario)
    return [unit for unit in units if unit.identifier in wanted]


def run_program(folder: pathlib.Path) -> str:
    ran = subprocess.run([PROGRAM, "fix", "--unsafe-fixes", "--verbose", "."], cwd=folder, text=True, capture_output=True)
    if ran.returncode not in (0, 1):
        raise SystemExit(f"{PROGRAM} fix: exit code {ran.returncode} in {folder}:\n{ran.stderr}")
    return ran.stdout


def fixed(unit: scenarios.Unit) -> Result:
    """Copies a scenario without its marks, and repairs the copy; twice, as the second time must change nothing."""
    folder = SCRATCH / unit.module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in unit.sources:
        (folder / path.name).write_text(scenarios.MARK.sub("", path.read_text()))
    before = {path.name: path.read_text() for path in folder.iterdir()}
    lines = [match for line in run_program(folder).splitlines() if (match := LINE.match(line))]
    after = {path.name: path.read_text() for path in folder.iterdir()}
    problem = None
    again = run_program(folder)
    if {path.name: path.read_text() for path in folder.iterdir()} != after:
        problem = f"a second run changes it again:\n{again}"
    texts = {**after, "driver.swift": unit.driver.read_text()}
    return Result(unit, texts, after != before, [m for m in lines if m["fixed"]], [m for m in lines if not m["fixed"]], problem)


def outcomes(support: build.Support, sound: dict, results: list, measured: dict, options: argparse.Namespace) -> dict:
    """What became of the objects of the places that were fixed and that are measured as harmful."""
    if not sound:
        return {}
    name = "fixed-selection" if options.only else "fixed-sample" if options.quick else "fixed"
    program = build.link(support, name, sound)
    keys = []
    for result in results:
        if result.module not in sound:
            continue
        for match in result.fixed:
            key = (result.unit.identifier, result.mark(match))
            if key in measured and key not in keys and measured[key]["outcome"] in ("leaked", "trapped"):
                keys.append(key)
    return dict(zip(keys, measure.outcomes([(program, *key) for key in keys])))


def report(results: list, failures: dict, places: dict, measured: dict, options: argparse.Namespace) -> int:
    counts: dict[str, collections.Counter] = collections.defaultdict(collections.Counter)
    reasons, mistakes = collections.Counter(), []
    for result in results:
        name = result.unit.identifier
        if result.problem:
            mistakes.append(f"{name}: {result.problem}")
        if result.module in failures:
            first = [line for line in failures[result.module].splitlines() if "error:" in line]
            mistakes.append(f"{name}: does not compile after its fixes: {first[0] if first else failures[result.module]}")
        for match in result.fixed:
            mark = result.mark(match)
            key = (name, mark)
            if result.module in failures:
                kind = "does not compile"
            elif key not in places:
                kind = "fixed, nothing to measure"
            elif places[key] in ("freed", "freedLate"):
                kind = "fixed and freed"
            else:
                kind = "still held"
                mistakes.append(f"{name} {mark}: fixed ({match['words']}), and now {places[key]}")
            counts[match["rule"]][kind] += 1
            if options.only:
                print(f"{name} {mark or match['line']}: {kind}: {match['words']}")
        for match in result.refused:
            kind = "no fix"
            counts[match["rule"]][kind] += 1
            reasons[re.sub(r"`[^`]*`", "`…`", match["words"])] += 1
            if options.only:
                print(f"{name} {result.mark(match) or match['line']}: {kind}: {match['words']}")
    print_table(counts, reasons)
    for mistake in mistakes:
        print(f"error: {mistake}", file=sys.stderr)
    return 1 if mistakes else 0


def print_table(counts: dict, reasons: collections.Counter) -> None:
    kinds = ["fixed and freed", "fixed, nothing to measure", "still held", "does not compile", "no fix"]
    print(f"{'rule':32}" + "".join(f"{kind:>27}" for kind in kinds))
    total = collections.Counter()
    for rule in sorted(counts):
        print(f"{rule:32}" + "".join(f"{counts[rule][kind]:27}" for kind in kinds))
        total.update(counts[rule])
    print(f"{'all':32}" + "".join(f"{total[kind]:27}" for kind in kinds))
    for reason, count in reasons.most_common():
        print(f"{count:5}  {reason}")


if __name__ == "__main__":
    sys.exit(main())
