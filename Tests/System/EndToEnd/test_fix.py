#!/usr/bin/env python3
"""Drives the built program's `fix` and `lint --fix`.

usage: test_fix.py [TEST...]
"""

import os
import stat
import subprocess

from program import CLEAN, FINDINGS, LEAK, NOTE, SKIPPED, USAGE, Case, main

FIXED = LEAK.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total")

VALUE = """\
final class Cart {
  var title: (() -> String)?
  var total = 0

  func start() {
    title = { "\\(self.total)" }
  }
}
"""

NOISE = """\
final class Sum {
  var total = 0

  func add(_ numbers: [Int]) {
    numbers.forEach { [weak self] number in
      print(number)
    }
  }
}
"""


class Fix(Case):
  def read(self, name):
    return (self.folder / name).read_bytes().decode()

  def test_unsafe_fixes_wait_to_be_asked_for(self):
    self.write("Cart.swift", LEAK)
    out = self.check(FINDINGS, "fix").out
    self.assertIn("--unsafe-fixes applies a fix: capture `self` weakly", out)
    self.assertEqual(self.read("Cart.swift"), LEAK)

  def test_fixes(self):
    self.write("Cart.swift", LEAK)
    out = self.check(0, "fix", "--unsafe-fixes").out
    self.assertIn("Cart.swift:6:16: fixed: capture `self` weakly [stored_closure_cycle]\n1 fixed in 1 file, 0 left.\n", out)
    self.assertEqual(self.read("Cart.swift"), FIXED)
    self.assertEqual(self.check(0, "fix", "--unsafe-fixes").out, "Nothing fixed, 0 left.\n")
    self.assertEqual(self.read("Cart.swift"), FIXED)
    self.check(0, "lint")

  def test_says_why_not(self):
    self.write("Cart.swift", VALUE)
    out = self.check(FINDINGS, "fix", "--unsafe-fixes").out
    self.assertIn("error: not fixed: the closure has to return a value even when `self` is gone [stored_closure_cycle]", out)
    self.assertEqual(self.read("Cart.swift"), VALUE)
    self.assertIn("  no fix: the closure has to return a value", self.check(FINDINGS, "lint").out)

  def test_one_line_for_each_reason(self):
    for name in "ABCDE":
      self.write(f"{name}.swift", VALUE.replace("Cart", f"{name}Cart"))
    out = self.check(FINDINGS, "fix", "--unsafe-fixes").out
    self.assertEqual(len(out.splitlines()), 2, out)
    self.assertIn("5 not fixed: the closure has to return a value even when `self` is gone: A.swift:", out)
    self.assertIn(" and 2 more (--verbose lists them)\n", out)
    self.assertEqual(self.check(FINDINGS, "fix", "--unsafe-fixes", "--verbose").out.count("error: not fixed: the closure has to return"), 5)

  def test_names_make_no_other_reason(self):
    self.write("A.swift", LEAK)
    self.write("B.swift", LEAK.replace("Cart", "BCart"))
    self.write("C.swift", "final class Box {\n  var onTap: (() -> Void)?\n  var n = 0\n}\nfunc fill() {\n  let box = Box()\n  box.onTap = { box.n += 1 }\n}\nfill()\n")
    out = self.check(FINDINGS, "fix").out
    self.assertRegex(out, r"^3 not fixed: they wait for --unsafe-fixes, for the program does something else when the object is gone: A.swift:\d+:\d+, B.swift")
    self.assertEqual(len(out.splitlines()), 2, out)
    self.write("A.swift", VALUE)
    self.write("B.swift", "final class Box {\n  var onTap: (() -> Int)?\n  var n = 0\n}\nfunc fill() {\n  let box = Box()\n  box.onTap = { box.n }\n}\nfill()\n")
    (self.folder / "C.swift").unlink()
    out = self.check(FINDINGS, "fix", "--unsafe-fixes").out
    self.assertRegex(out, r"2 not fixed: the closure has to return a value even when `\w+` is gone \(the names are those of the first place\): A.swift:")

  def test_names_that_differ_in_normalisation_only(self):
    """Some file systems hold both names. Neither file may get the text of the other."""
    names = [name.encode() for name in ("\u00e9.swift", "e\u0301.swift")]
    texts = [LEAK, "// another file\n" + LEAK.replace("Cart", "Shop")]
    for name, text in zip(names, texts):
      (self.folder / os.fsdecode(name)).write_text(text)
    if len(os.listdir(os.fsencode(self.folder))) < 2:
      self.skipTest("the file system takes both names for one")
    self.assertIn("2 not fixed: the name of another file differs from this one", self.check(FINDINGS, "fix", "--unsafe-fixes").out)
    self.assertEqual([(self.folder / os.fsdecode(name)).read_text() for name in names], texts)

  def test_safe_fixes_need_no_asking(self):
    self.write("Sum.swift", NOISE)
    self.check(0, "fix")
    self.assertEqual(self.read("Sum.swift"), NOISE)
    self.check(0, "fix", "--rule", "unused_capture=warning")
    self.assertEqual(self.read("Sum.swift"), NOISE.replace("[weak self] ", ""))

  def test_patch(self):
    subprocess.run(["git", "init", "-q"], cwd=self.folder, check=True)
    self.write("App/Cart.swift", LEAK)
    self.write("App/Sum.swift", CLEAN)
    result = self.run_program("fix", "--diff", "--unsafe-fixes", folder=self.folder / "App")
    self.assertEqual(result.returncode, 0)
    self.assertIn("1 would fix in 1 file, 0 left.", result.err)
    self.assertEqual(self.read("App/Cart.swift"), LEAK)
    self.apply(result.out, self.folder / "App")
    self.assertEqual(self.read("App/Cart.swift"), FIXED)

  def test_the_patch_of_a_file_elsewhere_fits_no_file_here(self):
    self.write("Here/Cart.swift", CLEAN)
    self.write("There/Cart.swift", LEAK)
    result = self.run_program("fix", "--diff", "--unsafe-fixes", "../There", folder=self.folder / "Here")
    self.assertIn(f"--- a{self.folder.resolve()}/There/Cart.swift", result.out)

  def test_the_patch_of_a_named_folder_applies_in_the_working_directory(self):
    self.write("App/Cart.swift", LEAK)
    result = self.run_program("fix", "--diff", "--unsafe-fixes", "App")
    self.assertIn("--- a/App/Cart.swift", result.out)
    self.apply(result.out, self.folder)
    self.assertEqual(self.read("App/Cart.swift"), FIXED)

  def apply(self, patch, folder):
    applied = subprocess.run(["git", "apply", "-"], cwd=folder, input=patch, text=True, capture_output=True)
    self.assertEqual((applied.returncode, applied.stderr), (0, ""))

  def test_keeps_mode_line_ends_and_mark(self):
    self.write("Cart.swift", ("\ufeff" + LEAK.replace("\n", "\r\n")).encode())
    os.chmod(self.folder / "Cart.swift", 0o640)
    self.check(0, "fix", "--unsafe-fixes")
    self.assertEqual(self.read("Cart.swift"), "\ufeff" + FIXED.replace("\n", "\r\n"))
    self.assertEqual(stat.S_IMODE((self.folder / "Cart.swift").stat().st_mode), 0o640)
    self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["Cart.swift"])

  def test_keeps_links(self):
    self.write("Shared/Cart.swift", LEAK)
    (self.folder / "App").mkdir()
    (self.folder / "App/Cart.swift").symlink_to("../Shared/Cart.swift")
    self.check(0, "fix", "--unsafe-fixes", "App/Cart.swift")
    self.assertTrue((self.folder / "App/Cart.swift").is_symlink())
    self.assertEqual(self.read("Shared/Cart.swift"), FIXED)

  def test_leaves_suppressed_findings_and_notes_alone(self):
    silenced = LEAK.replace("    onChange", "    // unretain:disable:next stored_closure_cycle - lives as long as the app\n    onChange")
    self.write("Cart.swift", silenced)
    self.write("Sender.swift", NOTE)
    self.check(0, "fix", "--unsafe-fixes")
    self.assertEqual((self.read("Cart.swift"), self.read("Sender.swift")), (silenced, NOTE))
    self.check(0, "fix", "--unsafe-fixes", "--min-level", "note", "Sender.swift")
    self.assertEqual(self.read("Sender.swift"), NOTE.replace("{ self.sent", "{ [weak self] in self?.sent"))

  def test_only_what_is_asked_for(self):
    self.write("Cart.swift", LEAK)
    self.write("Other.swift", LEAK.replace("Cart", "Other"))
    self.check(0, "fix", "--unsafe-fixes", "--only-report", "Other.swift")
    self.assertEqual(self.read("Cart.swift"), LEAK)
    self.assertEqual(self.read("Other.swift"), FIXED.replace("Cart", "Other"))

  def test_lint(self):
    self.write("Cart.swift", LEAK)
    self.write("Value.swift", VALUE.replace("Cart", "Value"))
    result = self.run_program("lint", "--fix", "--unsafe-fixes", "--quiet")
    self.assertEqual((result.returncode, result.err), (FINDINGS, "unretain: 1 fixed in 1 file\n"))
    self.assertTrue(result.out.startswith("Value.swift:6:13: error: "))
    self.assertEqual(self.read("Cart.swift"), FIXED)

  def test_exit_codes(self):
    self.check(USAGE, "fix", "--no-such-option")
    self.check(USAGE, "fix")
    self.check(USAGE, "lint", "--unsafe-fixes")
    self.write("Cart.swift", LEAK)
    self.write("Broken.swift", b"let a = \"\xff\"\n")
    self.assertEqual(self.run_program("fix", "--unsafe-fixes").returncode, SKIPPED)


if __name__ == "__main__":
  main()
