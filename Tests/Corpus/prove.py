#!/usr/bin/env python3
"""Has the program write a test for each leak of the scenarios, and runs it before and after the repair.

    Tests/Corpus/prove.py                  every place that leaks; prints a table
    Tests/Corpus/prove.py --part 3/20      the third twentieth of the scenarios
    Tests/Corpus/prove.py --only Timers/   scenarios whose name contains that
    Tests/Corpus/prove.py --quick          a few scenarios; fails below the share that is promised
    Tests/Corpus/prove.py --details        what became of each place

The text is compiled as it is written, against the scenario; a small module stands for the test framework.
The repair is the copy in which just that capture is weak. A test for a harmless place has to pass.
UNRETAIN names the program; by default it is the debug build.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import threading

from runner import build, counterfactual, measure, scenarios, table

PROGRAM = pathlib.Path(os.environ.get("UNRETAIN", scenarios.CORPUS.parent.parent / ".build/debug/unretain")).resolve()
SCRATCH = build.BUILD / "proved"
# Of the tests that can be made, this share has to fail before the repair and to pass after it.
PROMISED = 0.8
QUICK = ("StoredClosures/CameraFlow", "Timers/TeaTimer", "LazyProperties/SyncAgent", "ParentAndChild/OutlineEditor", "StoredClosures/RadioTuner")

# Several places are of one scenario.
LOCKS = collections.defaultdict(threading.Lock)

STAND_IN = """
import Foundation

open class XCTestCase {
  public init() {}
}

nonisolated(unsafe) public var failures = 0

public struct Missing: Error {}

public func XCTUnwrap<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Missing() }
  return value
}

public func XCTAssertNil(_ value: Any?, _ message: String = "") {
  if value != nil { failures += 1 }
}
"""

RUNNER = """
import Foundation
import XCTest

@main struct GeneratedRunner {{
  static func main() {{
    Task {{ @MainActor in
      do {{
        try await {case}().{method}()
        print("outcome", failures == 0 ? "passed" : "failed")
      }} catch {{ print("outcome error \\(error)") }}
      fflush(stdout)
      exit(0)
    }}
    while true {{ RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }}
  }}
}}
"""


class Place:
    """A place, and what becomes of its test."""

    def __init__(self, unit: scenarios.Unit, row: dict) -> None:
        self.unit, self.row = unit, row
        self.mark = row["mark"]
        self.leaks = row["outcome"] == "leaked"
        self.answer, self.text, self.before, self.after, self.why = "", "", "", "", ""

    @property
    def name(self) -> str:
        return f"{self.unit.identifier} {self.mark}"

    @property
    def module(self) -> str:
        return f"{self.unit.module}__{self.mark}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", help="N/M: each M-th scenario, from the N-th on")
    parser.add_argument("--only", help="only scenarios whose name contains this")
    parser.add_argument("--quick", action="store_true", help="a few scenarios")
    parser.add_argument("--details", action="store_true", help="what became of each place")
    parser.add_argument("--harmless", action="store_true", help="harmless places as well")
    options = parser.parse_args()
    support = build.Support()
    stand_in()
    places = chosen(options)
    with concurrent.futures.ThreadPoolExecutor(build.WORKERS) as pool:
        for _ in pool.map(lambda place: prove(support, place), places):
            pass
    return report(places, options)


def chosen(options: argparse.Namespace) -> list[Place]:
    units = [unit for unit in scenarios.all_units() if not unit.split]
    if options.only:
        units = [unit for unit in units if options.only in unit.identifier]
    if options.quick:
        units = [unit for unit in units if unit.identifier in QUICK]
    if options.part:
        number, count = map(int, options.part.split("/"))
        units = [unit for index, unit in enumerate(units) if index % count == number % count]
    rows = collections.defaultdict(list)
    for row in table.recorded():
        rows[row["scenario"]].append(row)
    places = [Place(unit, row) for unit in units for row in rows[unit.identifier]]
    return [place for place in places if place.leaks or (options.harmless or options.quick) and place.row["outcome"] in ("freed", "freedLate")]


def stand_in() -> None:
    folder = SCRATCH / "framework"
    stamp = folder / "stamp"
    if stamp.exists() and stamp.read_text() == STAND_IN + build.compiler():
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "XCTest.swift").write_text(STAND_IN)
    made = build.run(
        ["swiftc", *build.OPTIONS, "-emit-object", "-emit-module", "-module-name", "XCTest", "-o", folder / "XCTest.o",
         "-emit-module-path", folder / "XCTest.swiftmodule", folder / "XCTest.swift"])
    if made.returncode != 0:
        raise SystemExit(f"the stand-in does not compile:\n{made.stderr}")
    stamp.write_text(STAND_IN + build.compiler())


def prove(support: build.Support, place: Place) -> None:
    folder = SCRATCH / place.module
    folder.mkdir(parents=True, exist_ok=True)
    path, line = place.unit.marks()[place.mark]
    source = folder / path.name
    source.write_text(scenarios.MARK.sub("", path.read_text()))
    asked = subprocess.run(
        [PROGRAM, "prove", f"{source}:{line}", source, "--module", "Scenario", "--framework", "xctest", "--no-cache"], text=True, capture_output=True, cwd=folder)
    place.answer = {0: "test", 1: "nothing", 3: "missing"}.get(asked.returncode, "error")
    if place.answer != "test":
        place.why = (asked.stdout + asked.stderr).strip()
        return
    place.text = scenarios.for_linux(asked.stdout)
    (folder / "test.txt").write_text(asked.stdout)
    place.before = outcome(support, folder / "before", path.read_text(), path.name, place)
    if not place.leaks or place.before != "failed":
        return
    for index, copy in enumerate(copies(place, path, line)):
        place.after = outcome(support, folder / f"after{index}", copy, path.name, place)
        if place.after != "module":
            break


def copies(place: Place, path: pathlib.Path, line: int) -> list[str]:
    """The scenario with the capture weak, in several forms."""
    driver = place.unit.driver.read_text()
    start = re.search(rf'Place\(\s*"{place.mark}"', driver)
    end = driver.find("Place(", start.end()) if start else -1
    head = driver[start.start():end if end >= 0 else None] if start else ""
    repaired = re.search(r'repaired:\s*"((?:[^"\\]|\\.)*)"', head.split("probe in")[0])
    capture = re.search(r'capture:\s*"(\w+)"', head.split("probe in")[0])
    if repaired:
        text = repaired[1].replace('\\"', '"').replace("\\\\", "\\")
        return [counterfactual.replaced_line(path.read_text(), line, text)]
    return counterfactual.weakened(path.read_text(), line, capture[1] if capture else "self")


def compile_module(support: build.Support, source: pathlib.Path, text: str) -> str | None:
    """Makes the module that is tested; nil, or what the compiler says is wrong. The folder's name says what it was made of."""
    folder, stamp = source.parent, source.parent / "stamp"
    key = support.stamp
    if stamp.exists() and stamp.read_text() == key:
        failure = folder / "failure"
        return failure.read_text() if failure.exists() else None
    folder.mkdir(parents=True, exist_ok=True)
    source.write_text(text)
    made = build.run(
        ["swiftc", *build.OPTIONS, "-enable-testing", "-emit-object", "-emit-module", "-module-name", "Scenario", "-o", folder / "module.o",
         "-emit-module-path", folder / "Scenario.swiftmodule", *support.search_options(), source])
    if made.returncode != 0:
        (folder / "failure").write_text(made.stderr or "the compiler failed")
    stamp.write_text(key)
    return (made.stderr or "the compiler failed") if made.returncode != 0 else None


def outcome(support: build.Support, folder: pathlib.Path, text: str, name: str, place: Place) -> str:
    """`passed`, `failed`, `crashed`, `hung`, or what does not compile: `module` or `test`."""
    folder.mkdir(parents=True, exist_ok=True)
    prepared = scenarios.for_linux(text)
    module = SCRATCH / "modules" / build.digest(prepared) / name
    with LOCKS[module]:
        problem = compile_module(support, module, prepared)
    if problem:
        place.why = problem
        return "module"
    search = [*support.search_options(), "-I", module.parent, "-I", SCRATCH / "framework"]
    test = folder / "GeneratedTest.swift"
    test.write_text(place.text)
    case = re.search(r"final class (\w+): XCTestCase", place.text)[1]
    method = re.search(r"func (test\w+)\(", place.text)[1]
    runner = folder / "Runner.swift"
    runner.write_text(RUNNER.format(case=case, method=method))
    made = build.run(["swiftc", *build.OPTIONS, "-emit-object", "-module-name", "GeneratedTests", "-o", folder / "tests.o", *search, test, runner])
    if made.returncode != 0:
        place.why = made.stderr
        return "test"
    program = folder / "program"
    made = build.run(
        ["swiftc", "-o", program, folder / "tests.o", module.with_name("module.o"), SCRATCH / "framework/XCTest.o",
         support.products / "libCorpusSupport.a", "-lstdc++"])
    if made.returncode != 0:
        place.why = made.stderr
        return "linked"
    try:
        ran = subprocess.run([program], text=True, capture_output=True, env=measure.environment(), timeout=measure.LIMIT, errors="replace")
    except subprocess.TimeoutExpired:
        return "hung"
    program.unlink()
    found = re.findall(r"^outcome (\w+)", ran.stdout, re.MULTILINE)
    if ran.returncode == 0 and found:
        return found[-1]
    place.why = ran.stderr[-2000:]
    return "crashed"


def report(places: list[Place], options: argparse.Namespace) -> int:
    leaking = [place for place in places if place.leaks]
    made = [place for place in leaking if place.answer == "test"]
    right = [place for place in made if place.before == "failed" and place.after == "passed"]
    unrepaired = [place for place in made if place.before == "failed" and place.after in ("", "module")]
    wrong = [place for place in places if not place.leaks and place.before not in ("", "passed")]
    if options.details:
        for place in places:
            print(f"{place.name}: {place.answer} before={place.before} after={place.after}" + (f": {place.why.splitlines()[0] if place.why else ''}"))
    counts = collections.Counter((place.answer, place.before, place.after) for place in leaking)
    for (answer, before, after), count in sorted(counts.items(), key=lambda item: -item[1]):
        print(f"{count:5}  {answer:8} before: {before or '-':8} after: {after or '-'}")
    measured = len(made) - len(unrepaired)
    print(f"{len(leaking)} places leak; a test was made for {len(made)}; {len(right)} of {measured} fail before the repair and pass after it; "
          f"{len(unrepaired)} have no repaired copy that compiles")
    print(f"{len(places) - len(leaking)} harmless places; {sum(1 for place in places if not place.leaks and place.answer == 'test')} tests, {len(wrong)} of them do not pass")
    return 1 if wrong or options.quick and len(right) < PROMISED * measured else 0


if __name__ == "__main__":
    sys.exit(main())
