#!/usr/bin/env python3
"""Drives the built program with large artificial sources, and with little memory, stack and room for files.

usage: test_limits.py [TEST...]
"""

import os
import random
import resource
import subprocess

from program import FINDINGS, LEAK, PATIENCE, PROGRAM, SKIPPED, USAGE, Case, main

# Each shape gives a text of so many parts. Time and memory that grew with the square of the parts would go far beyond the limits below.
SHAPES = {
  "nested enums": lambda n: "".join(f"enum E{i} {{\n" for i in range(n)) + "}\n" * n,
  "nested classes": lambda n: "".join(f"class A{i} {{ var c: (() -> Void)?\n" for i in range(n)) + "}\n" * n,
  "closures as arguments": lambda n: "class A { func g() {}\n func f() { h(" + ", ".join("{ self.g() }" for _ in range(n)) + ") } }\n",
  "labelled trailing closures": lambda n: "class A { func g() {}\n func f() { h { self.g() }" + "".join(f" b{i}: {{ self.g() }}" for i in range(n)) + " } }\n",
  "a chain of maps": lambda n: "class A { var x = 1\n func f() { let z = self.x" + ".map { $0 }" * n + " } }\n",
  "a chain of trailing closures": lambda n: "class A { func g() {}\n func f() { h" + ".m { self.g() }" * n + " } }\n",
  "nested attributes": lambda n: "@a(" * n + ")" * n + " class A {}\n",
  "attributes": lambda n: "@a " * n + "class A {}\n",
  "nested unknown closures": lambda n: "class A { func g() {}\n func f() { " + "u { " * n + "self.g()" + " }" * n + " } }\n",
  "nested local functions": lambda n: "class A { func g() {} func f() { " + "func h() { " * n + "g()" + " }" * n + " } }\n",
  "lines that are no Swift": lambda n: "let = )\n" * n,
  "hexadecimal digits": lambda n: "".join(random.Random(n).choices("0123456789abcdef", k=20 * n)),
}
PARTS = 4_000
# Seconds of processor time and megabytes. What is not optimised needs a tenth to a third of them.
TIME, MEMORY = 40, 250
# A user who can do little, and the number of no process.
NOBODY, NO_PROCESS = 65534, 99_999_999


def limited(*limits):
  def apply():
    for kind, value in limits:
      resource.setrlimit(kind, (value, value))
  return apply


class Growth(Case):
  def test_time_and_memory_are_those_of_the_size(self):
    for name, shape in SHAPES.items():
      with self.subTest(name):
        self.write("A.swift", shape(PARTS))
        process = subprocess.Popen(
          [PROGRAM, "--no-cache", "A.swift"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
          preexec_fn=limited((resource.RLIMIT_CPU, TIME), (resource.RLIMIT_DATA, 3 * MEMORY << 20)))
        self.addCleanup(process.stdout.close)
        out = process.stdout.read()
        process.wait(PATIENCE)
        self.assertIn(process.returncode, (0, FINDINGS, SKIPPED), out[-300:])


class Space(Case):
  """What the system does not allow ends in a sentence, and nothing is half written."""

  def limited(self, limits, *arguments):
    result = subprocess.run(
      [PROGRAM, "--no-cache", *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE, preexec_fn=limited(*limits))
    return result.returncode, result.stderr.decode()

  def test_no_room_for_a_report(self):
    self.write("A.swift", LEAK)
    code, err = self.limited([(resource.RLIMIT_FSIZE, 1000)], "--format", "html=report.html")
    self.assertEqual((code, err), (USAGE, "Error: cannot write report.html: File too large\n"))
    self.assertEqual([path.name for path in self.folder.iterdir()], ["A.swift"])

  def test_no_room_for_a_fix(self):
    text = "// " + "x" * 2000 + "\n" + LEAK
    self.write("A.swift", text)
    code, err = self.limited([(resource.RLIMIT_FSIZE, 1000)], "--fix", "--unsafe-fixes")
    self.assertEqual(code, USAGE)
    self.assertIn("A.swift: File too large", err)
    self.assertEqual([path.name for path in self.folder.iterdir()], ["A.swift"])
    self.assertEqual((self.folder / "A.swift").read_text(), text)

  def test_little_memory(self):
    self.write("A.swift", "final class A { var f: (() -> Void)? }\n" + "let a = [1, 2, 3].map { $0 + 1 }\n" * 40_000)
    # From what the program hardly starts with to what is plenty.
    for megabytes in (40, 80, 4_000):
      with self.subTest(megabytes):
        code, err = self.limited([(resource.RLIMIT_DATA, megabytes << 20)], "--format", "json=report.json")
        self.assertIn(code, (0, USAGE, SKIPPED), err)
        if code != 0:
          self.assertRegex(err, "(?m)^unretain: ")
          self.assertNotIn("report.json.", " ".join(path.name for path in self.folder.iterdir()))

  def test_no_room_for_threads(self):
    """A run needs none. What hardly starts ends in a sentence."""
    self.write("A.swift", LEAK)
    for jobs in ("1", "4"):
      for megabytes in range(60, 240, 30):
        with self.subTest(jobs=jobs, megabytes=megabytes):
          code, err = self.limited([(resource.RLIMIT_AS, megabytes << 20)], "--jobs", jobs, "A.swift")
          self.assertIn(code, (FINDINGS, SKIPPED), err)
    if os.geteuid() != 0: self.skipTest("the superuser alone can become a user without threads")
    self.folder.chmod(0o755)
    if subprocess.run(["test", "-x", PROGRAM], user=NOBODY, group=NOBODY, extra_groups=[]).returncode != 0: self.skipTest("others cannot read the program")
    for jobs in ("1", "4"):
      for processes in (1, 2, 4, 6):
        with self.subTest(jobs=jobs, processes=processes):
          result = subprocess.run(
            [PROGRAM, "--no-cache", "--jobs", jobs, "A.swift"], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=PATIENCE,
            user=NOBODY, group=NOBODY, extra_groups=[], preexec_fn=limited((resource.RLIMIT_NPROC, processes)))
          self.assertEqual(result.returncode, FINDINGS, result.stderr)

  def test_what_a_killed_run_has_left(self):
    self.write("A.swift", LEAK)
    self.write(f"A.swift.{NO_PROCESS}.partial", "half of a te")
    self.check(0, "fix", "--no-cache", "--unsafe-fixes", ".")
    self.assertEqual([path.name for path in self.folder.iterdir()], ["A.swift"])


if __name__ == "__main__":
  main()
