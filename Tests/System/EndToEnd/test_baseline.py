#!/usr/bin/env python3
"""Drives the built program with a baseline: what was known, what is new, what is gone.

usage: test_baseline.py [TEST...]
"""

import json
import os

from program import CLEAN, FINDINGS, LEAK, MODEL, NOTE, USAGE, VIEW, Case, main

KNOWN = "known.json"
ADVICE = "unretain: Wrote known.json. With `baseline: known.json` in .unretain.yml every run uses it.\n"


class BaselineCase(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")
    self.write("Sources/Cart.swift", LEAK)
    self.write("Sources/Sum.swift", CLEAN)

  def write_baseline(self, *arguments):
    return self.check(0, "--write-baseline", KNOWN, *arguments, says=ADVICE)

  def new(self, *arguments):
    """`file:line` of what the baseline does not know."""
    result = self.run_program("--quiet", "--min-level", "note", "--baseline", KNOWN, *arguments)
    self.assertEqual(result.err, "")
    return [":".join(line.split(":")[:2]) for line in result.out.splitlines()]

  def states(self, *arguments):
    self.run_program("--baseline", KNOWN, "--format", "sarif=out.sarif", *arguments)
    return [result["baselineState"] for result in self.sarif_results("out.sarif")]


class Recognition(BaselineCase):
  def setUp(self):
    super().setUp()
    self.write_baseline()

  def test_unchanged(self):
    text = self.check(0, "--baseline", KNOWN).out
    self.assertIn("Found 0 errors, 0 warnings, 0 notes, 0 suppressed.\nThe baseline knows 1 further finding.\n", text)
    self.assertNotIn("Cart.swift", text)

  def test_moved_lines(self):
    self.write("Sources/Cart.swift", "// A\n\n\nimport Foundation\n\n" + LEAK)
    self.assertEqual(self.new(), [])

  def test_another_layout(self):
    self.write("Sources/Cart.swift", LEAK.replace("onChange = {\n", "self\n      .onChange\n        =   { () -> Void in\n"))
    self.assertEqual(self.new(), [])

  def test_renamed_file(self):
    os.rename(self.folder / "Sources/Cart.swift", self.folder / "Sources/Basket.swift")
    self.assertEqual(self.new(), [])
    self.assertNotIn("gone", self.check(0, "--baseline", KNOWN).out)

  def test_renamed_type_and_function(self):
    self.write("Sources/Cart.swift", LEAK.replace("Cart", "Basket").replace("start", "begin"))
    self.assertEqual(self.new(), [])

  def test_renamed_locals(self):
    dialog = (
      "final class Dialog { var onClose: (() -> Void)?; func dismiss() {} }\n"
      "func show() {\n  let count = 1\n  let dialog = Dialog()\n  dialog.onClose = { dialog.dismiss(); print(count) }\n}\n")
    self.write("Sources/Dialog.swift", dialog)
    self.assertEqual(self.new(), ["Sources/Dialog.swift:5"])
    self.write_baseline()
    self.write("Sources/Dialog.swift", dialog.replace("count", "number"))
    self.assertEqual(self.new(), [])
    self.write("Sources/Dialog.swift", dialog.replace(" dialog", " alert").replace("{ dialog", "{ alert").replace("count", "n"))
    self.assertEqual(self.new(), [])

  def test_new_ones(self):
    self.write("Sources/Bag.swift", LEAK.replace("Cart", "Bag"))
    self.assertEqual(self.new(), ["Sources/Bag.swift:6"])
    self.check(FINDINGS, "--baseline", KNOWN)
    self.check(0, "--baseline", KNOWN, "--fail-on", "never")

  def test_another_one_in_the_same_function(self):
    several = LEAK.replace("(() -> Void)?", "[() -> Void] = []").replace("onChange = {", "onChange.append {")
    self.write("Sources/Cart.swift", several)
    self.write_baseline()
    self.write("Sources/Cart.swift", several.replace("    onChange.append {", "    onChange.append { self.total += 9 }\n    onChange.append {"))
    self.assertEqual(self.new(), ["Sources/Cart.swift:6"])

  def test_graver_ones(self):
    self.write("Sources/Sender.swift", NOTE)
    self.write_baseline()
    self.assertEqual(self.new(), [])
    self.assertEqual(self.new("--strict"), ["Sources/Sender.swift:7"])
    self.assertEqual(sorted(self.states("--strict")), ["unchanged", "updated"])

  def test_sarif(self):
    self.write("Sources/Bag.swift", LEAK.replace("Cart", "Bag"))
    self.assertEqual(self.states(), ["new", "unchanged"])
    self.run_program("--format", "sarif=out.sarif")
    self.assertNotIn("baselineState", self.sarif_results("out.sarif")[0])

  def test_gone_ones(self):
    self.write("Sources/Cart.swift", LEAK.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total"))
    text = self.check(0, "--baseline", KNOWN, "--format", "text", "--format", "sarif=out.sarif").out
    self.assertIn("0 suppressed.\n1 finding of the baseline is gone; run --write-baseline to shrink it.", text)
    self.assertEqual(json.loads((self.folder / "out.sarif").read_text())["runs"][0]["properties"]["goneFindings"], 1)
    self.assertNotIn("gone", self.write_baseline("--baseline", KNOWN).out)
    self.assertEqual(json.loads((self.folder / KNOWN).read_text())["findings"], [])

  def test_gone_ones_are_absent_where_that_is_wanted(self):
    several = LEAK.replace("(() -> Void)?", "[() -> Void] = []").replace("onChange = {", "onChange.append {")
    self.write("Sources/Cart.swift", several.replace("    onChange.append {", "    onChange.append { self.total += 9 }\n    onChange.append {"))
    self.write_baseline()
    self.write("Sources/Cart.swift", several)
    self.write("Sources/Bag.swift", LEAK.replace("Cart", "Bag"))
    text = self.check(FINDINGS, "--baseline", KNOWN, "--report-gone", "--format", "text", "--format", "sarif=out.sarif").out
    self.assertIn("\nSources/Cart.swift: No longer found: in `Cart.start`, `self`, `onChange` [stored_closure_cycle]\n\nFound 1 error", text)
    self.check_sarif("out.sarif")
    results = self.sarif_results("out.sarif")
    self.assertEqual([result["baselineState"] for result in results], ["new", "unchanged", "absent"])
    absent = results[2]
    self.assertEqual((absent["ruleId"], absent["level"]), ("stored_closure_cycle", "error"))
    self.assertEqual(absent["ruleIndex"], results[1]["ruleIndex"])
    [location] = absent["locations"]
    self.assertEqual(location["physicalLocation"], {"artifactLocation": {"uri": "Sources/Cart.swift"}})
    self.assertEqual(location["logicalLocations"], [{"fullyQualifiedName": "Cart.start"}])
    # Alike in all that identifies them, and still two.
    prints = [result["partialFingerprints"]["unretain/v1"] for result in results[1:]]
    self.assertEqual([text[:32] for text in prints], [prints[0][:32]] * 2)
    self.assertEqual([text[32:] for text in prints], [":1", ":2"])
    self.assertEqual(self.states(), ["new", "unchanged"])
    self.usage_error("--baseline", KNOWN, "--report-gone", "--only-report", "Sources", says="--report-gone needs the findings of the whole")

  def test_gone_ones_need_a_baseline(self):
    name = r"name one with --baseline, or as `baseline` in \.unretain\.yml; --write-baseline FILE makes it"
    self.usage_error("--report-gone", says="--report-gone needs a baseline: " + name)
    self.usage_error("--report-gone", "--no-baseline", says="cannot be combined with --no-baseline")
    before = (self.folder / KNOWN).read_text()
    self.write("Sources/Cart.swift", CLEAN)
    self.usage_error("--report-gone", "--baseline", KNOWN, "--write-baseline", KNOWN, says="run --report-gone before it")
    self.assertEqual((self.folder / KNOWN).read_text(), before)
    self.write(".unretain.yml", f"baseline: {KNOWN}\n")
    self.assertIn("Sources/Cart.swift: No longer found", self.check(0, "--report-gone").out)

  def test_files_that_were_not_looked_at_are_not_gone(self):
    self.assertNotIn("gone", self.check(0, "--baseline", KNOWN, "Sources/Sum.swift").out)
    os.remove(self.folder / "Sources/Cart.swift")
    self.assertIn("\n1 finding of the baseline is gone;", self.check(0, "--baseline", KNOWN).out)

  def test_what_was_not_judged_is_not_gone(self):
    self.assertNotIn("gone", self.check(0, "--baseline", KNOWN, "--only", "unowned_capture").out)
    self.assertNotIn("gone", self.check(0, "--baseline", KNOWN, "--rule", "all=off").out)
    # Alone, a file misses what others would show.
    self.write("Sources/Cart.swift", LEAK.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total"))
    self.assertNotIn("gone", self.check(0, "--baseline", KNOWN, "Sources/Cart.swift").out)
    self.assertIn("gone", self.check(0, "--baseline", KNOWN, "Sources").out)

  def test_from_another_folder(self):
    self.check(0, "--baseline", "../" + KNOWN, folder=self.folder / "Sources")
    self.check(0, "--baseline", KNOWN, "--only-report", "Sources/Cart.swift")

  def test_suppressed_ones(self):
    self.write("Sources/Cart.swift", LEAK.replace("    onChange = {", "    // unretain:disable:next all\n    onChange = {"))
    self.assertEqual(self.new(), [])
    self.assertNotIn("gone", self.check(0, "--baseline", KNOWN).out)


class Configured(BaselineCase):
  def setUp(self):
    super().setUp()
    self.write(".unretain.yml", f"baseline: {KNOWN}\n")

  def test_every_run_uses_it(self):
    self.check(0, "--write-baseline", KNOWN)
    self.assertIn("The baseline knows 1 further finding.", self.check(0).out)
    self.check(0, ".", folder=self.folder / "Sources")
    self.check(0, "--only-report", "Sources/Cart.swift")
    self.check(0, "--stdin", "--stdin-path", "Sources/Cart.swift", text=LEAK)
    self.check(FINDINGS, "--stdin", "--stdin-path", "Sources/Bag.swift", text=LEAK.replace("Cart", "Bag"))
    self.run_program("--format", "sarif=out.sarif")
    self.assertEqual(self.sarif_results("out.sarif")[0]["baselineState"], "unchanged")

  def test_a_hook_sees_what_a_file_brings_about_elsewhere(self):
    self.write("Sources/Model.swift", MODEL.replace("?\n", "? { get { nil } set {} }\n"))
    self.write("Sources/View.swift", VIEW)
    self.check(0, "--write-baseline", KNOWN)
    self.write("Sources/Model.swift", MODEL)
    self.check(0, "--only-report", "Sources/Model.swift")
    text = self.check(FINDINGS, "--project", "Sources/Model.swift").out
    self.assertIn("Sources/View.swift:6:22: error", text)
    self.assertNotIn("Cart.swift", text)
    self.assertNotIn("The baseline", text)
    # Without a baseline all that is old would come up, too.
    self.check(0, "--no-baseline", "--project", "Sources/Model.swift")
    # Repairs stay where they were asked for.
    self.check(0, "--fix", "--unsafe-fixes", "--project", "Sources/Model.swift", says="unretain: 0 fixed in 0 files\n")

  def test_the_command_line_wins(self):
    self.check(0, "--write-baseline", KNOWN)
    self.write("other.json", '{"version": 1, "findings": []}')
    self.check(FINDINGS, "--baseline", "other.json")
    self.assertNotIn("baseline", self.check(FINDINGS, "--no-baseline").out)
    self.usage_error("--no-baseline", "--baseline", KNOWN, says="contradict")

  def test_one_that_is_not_there(self):
    says = r"\.unretain\.yml:1:11: error: baseline: there is no `known\.json` in the project's folder; `unretain --write-baseline known\.json` makes it"
    self.usage_error(".", says=says)
    self.check(FINDINGS, "--no-baseline")
    self.check(0, "why", "Sources/Cart.swift:6")
    self.write(KNOWN, "{")
    self.usage_error(".", says=r"known\.json:1: this is no baseline")

  def test_repairs_leave_alone_what_it_knows(self):
    self.check(0, "--write-baseline", KNOWN)
    self.write("Sources/Bag.swift", LEAK.replace("Cart", "Bag"))
    text = self.check(0, "fix", "--unsafe-fixes").out
    self.assertIn("1 fixed in 1 file, 0 left.\nThe baseline knows 1 further finding, left alone; --no-baseline repairs", text)
    self.assertEqual((self.folder / "Sources/Cart.swift").read_text(), LEAK)
    self.assertIn("1 fixed in 1 file, 0 left.\n", self.check(0, "fix", "--unsafe-fixes", "--no-baseline").out)

  def test_writing_says_how_to_use_it(self):
    self.check(0, "--write-baseline", KNOWN)
    (self.folder / ".unretain.yml").unlink()
    advice = ADVICE.replace("Wrote ", "Wrote ../")
    self.check(0, "--write-baseline", "../" + KNOWN, folder=self.folder / "Sources", says=advice)
    self.check(0, "--write-baseline", KNOWN, "--quiet")


class File(BaselineCase):
  def text(self):
    return (self.folder / KNOWN).read_text()

  def test_one_line_each_in_order(self):
    self.write("Sources/Bag.swift", LEAK.replace("Cart", "Bag"))
    self.write_baseline()
    lines = self.text().splitlines()
    self.assertEqual(lines[:3] + lines[5:], ["{", '"version": 1,', '"findings": [', "]", "}"])
    self.assertIn('"path": "Sources/Bag.swift"', lines[3])
    self.assertIn('"path": "Sources/Cart.swift"', lines[4])

  def test_the_run_that_writes_it_knows_all(self):
    text = self.write_baseline().out
    self.assertIn("Found 0 errors, 0 warnings, 0 notes, 0 suppressed.\nThe baseline knows 1 further finding.\n", text)
    self.assertEqual(text, self.check(0, "--baseline", KNOWN).out)

  def test_moved_lines_change_nothing_in_it(self):
    self.write_baseline()
    before = self.text()
    self.write("Sources/Cart.swift", "\n\n" + LEAK.replace("  ", "\t"))
    self.write_baseline()
    self.assertEqual(self.text(), before)

  def test_threads_and_folders_change_nothing_in_it(self):
    self.write_baseline("--jobs", "1")
    before = self.text()
    self.check(0, "--write-baseline", "../" + KNOWN, "--jobs", "7", "--quiet", "..", folder=self.folder / "Sources")
    self.assertEqual(self.text(), before)

  def test_nothing_else_is_written(self):
    self.write_baseline()
    self.assertEqual(sorted(os.listdir(self.folder)), [".git", "Sources", KNOWN])

  def test_cannot_be_written(self):
    self.assertIn("cannot write no/known.json", self.check(USAGE, "--write-baseline", "no/known.json").err)

  def test_is_not_there(self):
    self.usage_error("--baseline", "absent.json", says=r"cannot read the baseline absent\.json: No such .*; --write-baseline absent\.json makes it")

  def test_is_none(self):
    for text, says in (
      ("", "known.json:1: this is no baseline: the file ends too early"), ("[]", "`version`"), (LEAK, ":1: .* a value is expected"),
      ('{\n"version": 9,\n"findings": []}', r"known\.json:2: .*version"), ("{\n<<<<<<< ours\n", r":2: .*merge conflict"), (b"\xff", "not UTF-8"),
    ):
      with self.subTest(text):
        self.write(KNOWN, text)
        self.usage_error("--baseline", KNOWN, says=says)

  def test_parts_of_a_project(self):
    self.usage_error("--write-baseline", KNOWN, "--only-report", "Sources/Cart.swift", says="--write-baseline needs")
    self.assertFalse((self.folder / KNOWN).exists())


if __name__ == "__main__":
  main()
