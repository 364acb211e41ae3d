#!/usr/bin/env python3
"""Drives the built program with comments that suppress findings, and with such that suppress none.

usage: test_suppressions.py [TEST...]
"""

from program import CLEAN, FINDINGS, LEAK, MODEL, VIEW, Case, main

RULE = "stored_closure_cycle"


class SuppressionCase(Case):
  def lines(self, *arguments):
    """`line rule` of what is reported."""
    result = self.run_program("--quiet", "--min-level", "note", *(arguments or ["."]))
    return [f"{line.split(':')[1]} {line.rsplit('[', 1)[1][:-1]}" for line in result.out.splitlines()]


class Regions(SuppressionCase):
  def cart(self, before, after=""):
    self.write("Cart.swift", f"{before}\n{LEAK}{after}\n")

  def test_to_the_end_of_the_file(self):
    self.cart(f"// unretain:disable {RULE} - old code")
    result = self.check(0, "--format", "text", "--format", "sarif=out.sarif", ".")
    self.assertIn("Found 0 errors, 0 warnings, 0 notes, 1 suppressed.", result.out)
    [finding] = self.sarif_results("out.sarif")
    [suppression] = finding["suppressions"]
    self.assertEqual((suppression["kind"], suppression["justification"]), ("inSource", "old code"))

  def test_to_its_end(self):
    self.cart(f"// unretain:disable {RULE}", f"// unretain:enable {RULE}\n" + LEAK.replace("Cart", "Bag"))
    self.assertEqual(self.lines(), [f"18 {RULE}"])

  def test_enable_of_one_rule(self):
    self.cart(f"// unretain:disable all", f"// unretain:enable {RULE}\n" + LEAK.replace("Cart", "Bag"))
    self.assertEqual(self.lines(), [f"18 {RULE}"])

  def test_enable_that_ends_nothing(self):
    self.cart("", "// unretain:enable all")
    self.assertIn("`enable` ends nothing", self.check(FINDINGS, ".").out)


class Unused(SuppressionCase):
  def test_nothing_to_suppress(self):
    self.write("Sum.swift", f"// unretain:disable:next {RULE} unowned_capture\n{CLEAN}")
    self.assertIn(
      f"Sum.swift:1:1: warning: this comment suppresses no finding of `{RULE}` or `unowned_capture` [unused_suppression]",
      self.check(FINDINGS, ".").out)

  def test_one_of_two_names(self):
    self.write("Cart.swift", f"// unretain:disable {RULE} unowned_capture\n{LEAK}")
    self.assertEqual(self.lines(), ["1 unused_suppression"])
    self.assertIn("no finding of `unowned_capture` [", self.check(FINDINGS, ".").out)

  def test_all(self):
    self.write("Sum.swift", f"// unretain:disable all\n{CLEAN}")
    self.assertIn("no finding of any rule [", self.check(FINDINGS, ".").out)
    # The rules that are off might have found something.
    self.assertEqual(self.lines("--rule", f"{RULE}=off", "."), [])

  def test_rules_that_did_not_run(self):
    self.write("Cart.swift", f"// unretain:disable {RULE} delayed_release\n{LEAK}")
    for arguments in (
      ["--only", "unowned_capture"], ["--only", "unused_suppression"], ["--only", f"{RULE}"],
      ["--rule", f"{RULE}=off", "--rule", "delayed_release=off"],
    ):
      with self.subTest(arguments):
        self.assertEqual(self.lines(*arguments, "."), [])
    self.write(".unretain.yml", f"rules: {{ delayed_release: off }}\n")
    self.assertEqual(self.lines(), [])

  def test_a_level_of_its_own(self):
    self.write("Sum.swift", f"// unretain:disable all\n{CLEAN}")
    self.assertIn("Sum.swift:1:1: error:", self.check(FINDINGS, "--rule", "unused_suppression=error", ".").out)
    self.check(0, "--rule", "unused_suppression=note", ".")
    self.assertEqual(self.lines("--rule", "unused_suppression=off", "."), [])

  def test_files_that_are_not_reported_on(self):
    self.write("Sum.swift", f"// unretain:disable all\n{CLEAN}")
    self.write("Other.swift", "")
    self.assertEqual(self.lines("--only-report", "Other.swift"), [])
    self.assertEqual(self.lines("--only-report", "Sum.swift"), ["1 unused_suppression"])

  def test_a_file_alone_shows_too_little(self):
    self.write("CartView.swift", VIEW.replace("    model.on", f"    // unretain:disable:next {RULE}\n    model.on"))
    self.write("CartModel.swift", MODEL.replace("var onChange", "weak var owner: CartView?\n  static var onChange"))
    self.assertEqual(self.lines("CartView.swift"), [])

  def test_a_comment_that_is_kept_on_purpose(self):
    self.write("Sum.swift", f"// unretain:disable:next {RULE} unused_suppression - as long as we support both\n{CLEAN}")
    self.assertIn("0 warnings, 0 notes, 1 suppressed", self.check(0, ".").out)

  def test_branches_that_are_ruled_out(self):
    branch = f"#if DEBUG\n// unretain:disable {RULE}\n{LEAK}\n#endif\n"
    self.write("Cart.swift", branch)
    self.assertEqual(self.lines(), [])
    self.assertEqual(self.lines("--define", "!DEBUG", "."), [])


if __name__ == "__main__":
  main()
