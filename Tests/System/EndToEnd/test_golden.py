#!/usr/bin/env python3
"""Holds what the built program says of the examples against what it said before, however it was started.

`make golden` writes the golden files anew from what the program says: look at the difference before you commit it.

usage: test_golden.py [TEST...]
"""

import os
import pathlib
import re

from program import FINDINGS, ROOT, Case, main

GOLDEN = pathlib.Path(__file__).resolve().parent / "golden"


class Golden(Case):
  def compare(self, name, text):
    path = GOLDEN / name
    # A comment more in a file of models is no change of what is found.
    text = re.sub(r"(Rules/models/\w+\.yml):\d+", r"\1:N", text)
    if os.environ.get("UNRETAIN_UPDATE_GOLDEN"):
      path.parent.mkdir(exist_ok=True)
      path.write_text(text)
    self.assertEqual(text, path.read_text(), f"{path.relative_to(ROOT)} differs; `make golden` writes it anew")

  def test_examples(self):
    self.compare("examples.txt", self.check(FINDINGS, "Examples", folder=ROOT).out)

  def test_examples_quiet(self):
    self.compare("examples-quiet.txt", self.check(FINDINGS, "--quiet", "Examples", folder=ROOT).out)

  def test_the_read_me_shows_a_real_finding(self):
    shown = re.search(r"```\n(.*?\n)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    numbers = re.compile(r"(\.yml):\d+")
    self.assertIn(numbers.sub(r"\1", shown), numbers.sub(r"\1", self.check(FINDINGS, "Examples", folder=ROOT).out))

  def test_lint_is_the_default_command(self):
    self.assertEqual(
      self.check(FINDINGS, "Examples", folder=ROOT).out, self.check(FINDINGS, "lint", "Examples", folder=ROOT).out)

  def test_help_names_every_exit_code_and_command(self):
    text = self.check(0, "--help").out
    for word in ("lint", "fix", "why", "graph", "rules", "explain", "init", "Exit codes: 0", "1 findings", "2 wrong usage", "3 nothing found"):
      self.assertIn(word, " ".join(text.split()))

  def test_version(self):
    self.assertRegex(self.check(0, "--version").out, r"^\d+\.\d+\.\d+ \(tree-sitter-swift \d")


class Determinism(Case):
  def outputs(self, *arguments):
    text = self.run_program(*arguments, "--min-level", "note", folder=ROOT)
    sarif = self.run_program(*arguments, "--format", "sarif", folder=ROOT)
    self.assertEqual((text.returncode, sarif.returncode), (FINDINGS, FINDINGS))
    return text.stdout, sarif.stdout

  def test_threads(self):
    expected = self.outputs("Examples", "--jobs", "1")
    for jobs in ("2", "4", "4", "4", "9"):
      self.assertEqual(self.outputs("Examples", "--jobs", jobs), expected, f"--jobs {jobs}")

  def test_order_of_files(self):
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Examples").rglob("*.swift"))
    expected = self.outputs("Examples")
    self.assertEqual(self.outputs(*files), expected)
    self.assertEqual(self.outputs(*reversed(files)), expected)
    self.assertEqual(self.outputs(*files[3:], *files, "Examples"), expected)

  def test_no_environment_is_needed(self):
    self.assertEqual(self.run_program("Examples", folder=ROOT).stdout, self.run_program("Examples", folder=ROOT, HOME="/nowhere", LC_ALL="C").stdout)


if __name__ == "__main__":
  main()
