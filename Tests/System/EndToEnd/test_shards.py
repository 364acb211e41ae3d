#!/usr/bin/env python3
"""Drives the built program on parts of a project: what `unretain index` writes of each, and `unretain lint --from` says of all.

usage: test_shards.py [TEST...]
"""

import random
import shutil

from program import CLEAN, FINDINGS, LEAK, MODEL, NOTE, ROOT, SKIPPED, VIEW, Case, main

MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Cart"), .target(name: "Model"), .target(name: "Screens", dependencies: ["Model"], path: "App/Screens"),
    .testTarget(name: "CartTests", dependencies: ["Cart"]),
  ])
"""

# The parts of a package: one folder each, and one closure that only two of them together show to be kept.
PACKAGE = {
  "Package.swift": MANIFEST,
  "Sources/Cart/Cart.swift": LEAK,
  "Sources/Cart/Sum.swift": CLEAN,
  "Sources/Model/Model.swift": "public " + MODEL.replace("var", "public var"),
  "App/Screens/View.swift": "import Model\n\n" + VIEW,
  "App/Screens/Sender.swift": NOTE,
  "Tests/CartTests/CartTests.swift":
    "@testable import Cart\n\n" + LEAK.replace("Cart", "Basket") + "// unretain:disable:next stored_closure_cycle\nlet idle = 1\n",
}
PARTS = ["Sources/Cart", "Sources/Model", "App/Screens", "Tests/CartTests", "Package.swift"]

OWN_RULE = """\
name: own
summary: A block on the main queue.
level: warning
precedence: 200
fires_when: { form: self, strength: strong }
query: |
  (call_expression
    (navigation_expression suffix: (navigation_suffix (simple_identifier) @name))
    (call_suffix (lambda_literal) @here)
    (#eq? @name "async"))
place: closure_head
message: own
explanation: "x\\n\\n**How to see it.** x\\n\\n**How to fix it.** x"
examples: { firing: ["class A { func f() { DispatchQueue.main.async ↓{ self.g() } }; func g() {} }"], harmless: ["class A {}"] }
"""

FORMATS = ["text", "sarif", "json", "html", "markdown"]


class Parts(Case):
  def package(self, top=""):
    for name, text in PACKAGE.items():
      self.write(top + name, text)

  def index(self, name, *arguments, **options):
    self.check(0, "index", *arguments, "--no-cache", "-o", name, **options)
    return ((options.get("folder") or self.folder) / name).read_bytes()

  def reports(self, *arguments, code=FINDINGS, **options):
    return {name: self.check(code, "lint", "--no-cache", "--format", name, "--min-level", "note", *arguments, **options).out for name in FORMATS}


class Linking(Parts):
  def test_examples(self):
    shutil.copytree(ROOT / "Examples", self.folder / "Examples")
    files = sorted(str(file.relative_to(self.folder)) for file in self.folder.rglob("*.swift"))
    # Three parts in which no class is with all that it knows.
    parts = [files[start::3] for start in range(3)]
    for number, part in enumerate(parts):
      self.index(f"{number}.part", *part)
    self.assertEqual(self.reports(), self.reports("--from", "0.part", "1.part", "2.part"))

  def test_a_package(self):
    self.package()
    whole = self.reports()
    self.assertIn("View.swift", whole["text"])
    names = []
    for number, part in enumerate(PARTS):
      self.index(f"{number}.part", part)
      names.append(f"{number}.part")
    for _ in range(3):
      self.assertEqual(self.reports("--from", *names), whole)
      random.Random(len(names)).shuffle(names)
    one = self.index("all.part", ".")
    self.assertEqual(self.reports("--from", "all.part"), whole)
    # Without the sources as well, and from the output of a pipe.
    for name in ("Sources", "App", "Tests"):
      shutil.rmtree(self.folder / name)
    self.assertEqual(self.reports("--from", *names), whole)
    self.assertNotIn(str(self.folder).encode(), one)

  def test_settings_of_the_project_hold(self):
    self.package()
    self.write(".unretain.yml", "exclude: [Sources/Cart]\nrules: { stored_closure_cycle: note }\n")
    self.write(".unretain/rules/own.yml", OWN_RULE)
    self.index("all.part")
    whole = self.reports()
    self.assertIn("Sender.swift:7:30: warning: own", whole["text"])
    self.assertEqual(self.reports("--from", "all.part"), whole)

  def test_what_could_not_be_read(self):
    self.write("A.swift", LEAK)
    self.write("B.swift", b"let a = \"\xff\"\n")
    self.write("C.swift", "let a = [" + "1, " * 100 + "]\n")
    self.write("D.swift", "final class {\n")
    options = ["--max-file-size", "300"]
    result = self.run_program("index", *options, "--no-cache", "-o", "all.part")
    self.assertEqual(result.returncode, 0, result.err)
    self.assertIn("B.swift: the text is not UTF-8", result.err)
    for name in FORMATS:
      whole = self.run_program("lint", "--no-cache", *options, "--format", name, "--fail-on", "never")
      linked = self.run_program("lint", "--format", name, "--fail-on", "never", "--from", "all.part")
      self.assertEqual((whole.returncode, whole.out, whole.err), (linked.returncode, linked.out, linked.err))
      self.assertEqual(linked.returncode, SKIPPED)


class Writing(Parts):
  def test_the_same_sources_give_the_same_bytes(self):
    self.package("one/")
    self.package("two/and/more/")
    one = self.index("x.part", ".", folder=self.folder / "one")
    for arguments in [["."], [".", "--jobs", "1"], [".", "--jobs", "7"], ["Tests", "Sources", "App", "./Package.swift"], []]:
      self.assertEqual(self.index("x.part", *arguments, folder=self.folder / "two/and/more"), one, arguments)

  def test_links_in_the_place_of_files(self):
    self.package("one/")
    one = self.index("x.part", "Sources", "Package.swift", folder=self.folder / "one")
    for file in (self.folder / "one").rglob("*.swift"):
      link = self.folder / "sandbox" / file.relative_to(self.folder / "one")
      link.parent.mkdir(parents=True, exist_ok=True)
      link.symlink_to(file)
    names = [name for name in PACKAGE if name.startswith("Sources") or name == "Package.swift"]
    self.assertEqual(self.index("x.part", *names, folder=self.folder / "sandbox"), one)

  def test_a_cache_changes_nothing(self):
    self.package()
    self.check(0, "index", "-o", "first.part", "--cache-path", "cache")
    self.check(0, "index", "-o", "second.part", "--cache-path", "cache")
    self.assertEqual((self.folder / "first.part").read_bytes(), (self.folder / "second.part").read_bytes())

  def test_a_module_that_is_named(self):
    # `cancel` is internal: another module cannot end the wait, this one can.
    self.write("a/One.swift", LEAK)
    self.index("a.part", "a", "--module", "One", "--tests")
    self.index("b.part", "a", "--module", "Two")
    self.assertNotEqual((self.folder / "a.part").read_bytes(), (self.folder / "b.part").read_bytes())
    self.assertRegex(self.check(FINDINGS, "lint", "--from", "b.part").out, "error: .*stored_closure_cycle")
    # What a class of tests keeps goes with their run.
    self.assertRegex(self.check(0, "lint", "--from", "a.part", "--min-level", "note").out, "note: .*stored_closure_cycle")

  def test_for_index_only(self):
    self.write("A.swift", LEAK)
    self.index("a.part", "A.swift", "--index-only")
    self.write("B.swift", CLEAN)
    self.index("b.part", "B.swift")
    self.assertNotIn("stored_closure_cycle", self.check(0, "lint", "--from", "a.part", "b.part").out)

  def test_outside_of_the_working_directory(self):
    self.write("A.swift", LEAK)
    self.write("inside/B.swift", CLEAN)
    self.usage_error("index", "../A.swift", "-o", "x.part", says="../A.swift lies outside of the working directory", folder=self.folder / "inside")
    self.assertFalse((self.folder / "inside/x.part").exists())

  def test_nothing_to_read(self):
    self.usage_error("index", ".", "-o", "x.part", says="no Swift file found in \\.")
    self.usage_error("index", "nowhere", "-o", "x.part", says="nowhere: No such file or directory")
    self.usage_error("index", "-o", "x.part", "--tests", says="--module")
    self.usage_error("index", "-o", "x.part", "--module", "a/b", says="--module")


class WhatCannotBeUsed(Parts):
  def setUp(self):
    super().setUp()
    self.write("A.swift", LEAK)
    self.write("B.swift", CLEAN)
    self.part = self.index("a.part", "A.swift")

  def refused(self, says, *names):
    self.usage_error("lint", "--from", *names, says=says)

  def test_what_is_no_part(self):
    self.refused("A.swift: this is not what `unretain index` writes", "a.part", "A.swift")
    self.write("empty.part", "")
    self.refused("empty.part: this is not what", "empty.part")
    self.refused("nowhere.part: No such file or directory", "nowhere.part")
    self.refused("\\.: Is a directory", ".")

  def test_of_another_program(self):
    version = self.check(0, "--version").out.split()[0].encode()
    self.assertIn(version, self.part)
    self.write("other.part", self.part.replace(version, b"9" * len(version), 1))
    self.refused(f"other.part: this was written by {'9' * len(version)}.*, which is not .*: index the part with this program", "other.part")

  def test_damage(self):
    random_places = random.Random(1)
    # Behind what says which program wrote it.
    start = self.part.index(b", build ") + 24
    for _ in range(10):
      place = random_places.randrange(start, len(self.part))
      self.write("damaged.part", self.part[:place] + bytes([self.part[place] ^ 1]) + self.part[place + 1:])
      self.refused("damaged.part: this is damaged: index the part again", "damaged.part")
      self.write("short.part", self.part[:place])
      self.refused("short.part: this is damaged: index the part again", "short.part")

  def test_the_same_file_twice(self):
    self.refused("a.part is given twice", "a.part", "a.part")
    self.index("both.part", "A.swift", "B.swift")
    self.refused("A.swift is in two parts: a.part and both.part", "a.part", "both.part")

  def test_other_conditions(self):
    self.index("debug.part", "B.swift", "--define", "DEBUG")
    self.refused("debug.part: the conditions of #if", "a.part", "debug.part")
    self.assertIn("A.swift:6", self.check(FINDINGS, "lint", "--from", "a.part").out)
    self.check(0, "lint", "--from", "debug.part", "--define", "DEBUG")

  def test_what_makes_no_sense_with_parts(self):
    for arguments in [["B.swift"], ["--only-report", "A.swift"], ["--project"], ["--fix"], ["--staged"], ["--since", "HEAD"]]:
      self.usage_error("lint", *arguments, "--from", "a.part", says="--from")


if __name__ == "__main__":
  main()
