#!/usr/bin/env python3
"""What scripts/generate-storable.py writes for small sources, and what it refuses."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[3] / "scripts"
sys.path.insert(0, str(SCRIPTS))
from storable.conformances import conformance  # noqa: E402
from storable.declarations import Problem, declarations  # noqa: E402


def written(text, numbers=()):
  """The lines that store the types of a source, without their indentation."""
  return [line.strip() for type in declarations(text, "A.swift") for line in conformance(type, {"UInt32", "Int32", *numbers}).splitlines()]


class Structures(unittest.TestCase):
  def test_property_by_property(self):
    self.assertEqual(written("struct A: Sendable, Storable {\n  var b: [B: Set<C>]\n  let d: Int  // the d\n}\n"), [
      "extension A {",
      "func store(to writer: inout StoreWriter) {", "writer.write(b)", "writer.write(d)", "}",
      "init(from reader: inout StoreReader) {", "self.b = reader.read()", "self.d = reader.read()", "}",
      "}"])

  def test_what_is_not_stored_in_it(self):
    text = """
      extension Outer {
        struct A<T: Hashable>: Storable where T: B {
          static let no = 1
          var text = "var no: Int"
          var computed: Int { let no = 1; return no }
          /* var no: Int */
          struct Other { var no: Int }
          init(no: Int) { let no = no }
          func function(no: Int) { var no = no }
        }
      }
      """
    self.assertEqual([(type.name, [item.name for item in type.properties]) for type in declarations(text, "A.swift")], [("Outer.A", ["text"])])

  def test_who_does_not_say_so_is_not_stored(self):
    self.assertEqual(declarations("struct A: Sendable { var b: Storable }\nextension B: Storable {}\nstruct C: NotStorable {}\n", "A.swift"), [])

  def test_bits(self):
    lines = written("struct A: Storable {\n  var a = false\n  var b: Bool\n  var c: C?\n  var d: D?\n}\n", numbers=["D"])
    self.assertEqual(lines[1:8], [
      "func store(to writer: inout StoreWriter) {", "var flags: UInt8 = 0", "if a { flags |= 1 }", "if b { flags |= 2 }", "if c != nil { flags |= 4 }",
      "writer.write(byte: flags)", "if let value = c { writer.write(value) }"])
    self.assertIn("self.c = flags & 4 != 0 ? .some(reader.read()) : nil", lines)
    # A number needs no bit.
    self.assertIn("self.d = reader.read()", lines)

  def test_more_than_eight_bits(self):
    lines = written("struct A: Storable {\n" + "".join(f"  var b{number}: Bool\n" for number in range(9)) + "}\n")
    self.assertIn("let flags2 = reader.byte()", lines)
    self.assertIn("self.b8 = flags2 & 1 != 0", lines)

  def test_exceptions(self):
    lines = written("struct A: PartlyStorable {\n  var b: B  // storable: given\n  var c: C?  // storable: skipped\n  var d: [UInt32]  // storable: ascending\n}\n")
    self.assertIn("init(from reader: inout StoreReader, b: B) {", lines)
    self.assertIn("self.b = b", lines)
    self.assertIn("writer.write(ascending: d)", lines)
    self.assertFalse([line for line in lines if "c" in line.split(".")[-1].split(" ")[0] and line.startswith("self.c")])

  def test_a_class_has_an_initialiser_for_all(self):
    self.assertIn("self.init(", written("final class A: Storable {\n  let b: B\n}\n"))
    self.assertIn("convenience init(from reader: inout StoreReader) {", written("final class A: Storable {\n  let b: B\n}\n"))

  def test_inlinable_where_other_modules_see_all(self):
    self.assertIn("@inlinable public init(from reader: inout StoreReader) {", written("public struct A: Storable {\n  public var b: Int\n}\n"))
    self.assertIn("public init(from reader: inout StoreReader) {", written("public struct A: Storable {\n  var b: Int\n}\n"))

  def test_a_number_of_another_name(self):
    self.assertIn("static func optional(from reader: inout StoreReader) -> Self? {", written("struct A: Storable {\n  var index: UInt32\n}\n"))

  def test_a_value_that_is_shared(self):
    lines = written("indirect enum A: SharedStorable {\n  case b(A)\n  case c\n}\n")
    self.assertIn("func storeContent(to writer: inout StoreWriter) {", lines)
    self.assertIn("init(contentFrom reader: inout StoreReader) {", lines)


class Cases(unittest.TestCase):
  def test_case_by_case(self):
    self.assertEqual(written("enum A: Storable {\n  case b, `c`\n  case d(D, label: [E: F], _ g: G)\n}\n"), [
      "extension A {",
      "func store(to writer: inout StoreWriter) {",
      "switch self {",
      "case .b: writer.write(byte: 0)",
      "case .`c`: writer.write(byte: 1)",
      "case .d(let value0, let value1, let value2):",
      "writer.write(byte: 2)", "writer.write(value0)", "writer.write(value1)", "writer.write(value2)",
      "}", "}",
      "init(from reader: inout StoreReader) {",
      "switch reader.byte() {",
      "case 0: self = .b",
      "case 1: self = .`c`",
      "case 2: self = .d(reader.read(), label: reader.read(), reader.read())",
      "default: self = reader.refuse(.b)",
      "}", "}",
      "}"])

  def test_raw_values_and_long_lists(self):
    text = 'enum A: String, Storable {\n  case b = "b, c"\n  case d,\n    e\n  var f: Int { switch self { case .b: 1 } }\n}\n'
    self.assertEqual([case.name for case in declarations(text, "A.swift")[0].cases], ["b", "d", "e"])

  def test_a_number_of_no_case_is_refused_even_if_all_have_parts(self):
    lines = written("enum A: Storable {\n  case b(B)\n}\n")
    self.assertEqual(lines[-6:], ["default:", "reader.expect(false)", "self = .b(reader.read())", "}", "}", "}"])


class Refused(unittest.TestCase):
  def problem(self, text):
    with self.assertRaises(Problem) as caught:
      written(text)
    return str(caught.exception)

  def test_what_cannot_be_reached(self):
    self.assertIn("A.swift:2: b is private", self.problem("struct A: Storable {\n  private(set) var b: Int\n}\n"))
    self.assertIn("A.swift:1: A is private", self.problem("private struct A: Storable {\n}\n"))

  def test_what_cannot_be_read_back(self):
    self.assertIn("b always has the same value", self.problem("struct A: Storable {\n  let b = 1\n}\n"))
    self.assertIn("has no default value", self.problem("struct A: Storable {\n  var b: Int  // storable: skipped\n}\n"))
    self.assertIn("one property a line", self.problem("struct A: Storable {\n  var b, c: Int\n}\n"))

  def test_an_exception_that_is_none(self):
    self.assertIn("`storable: later` is none of", self.problem("struct A: Storable {\n  var b: Int  // storable: later\n}\n"))


class Check(unittest.TestCase):
  def run_script(self, root, *arguments):
    return subprocess.run([SCRIPTS / "generate-storable.py", "--root", root, *arguments], capture_output=True, text=True)

  def test_a_property_that_was_added(self):
    with tempfile.TemporaryDirectory() as folder:
      root = pathlib.Path(folder)
      source = root / "Sources/M/A.swift"
      source.parent.mkdir(parents=True)
      source.write_text("struct A: Storable {\n  var b: Int\n}\n")
      self.assertIn("out of step", self.run_script(root, "--check").stderr)
      self.assertEqual(self.run_script(root).returncode, 0)
      self.assertEqual(self.run_script(root, "--check").returncode, 0)
      source.write_text("struct A: Storable {\n  var b: Int\n  var c: Int\n}\n")
      self.assertEqual(self.run_script(root, "--check").stderr, "error: Sources/M/Storable.generated.swift is out of step; run scripts/generate-storable.py\n")
      self.assertEqual(self.run_script(root).returncode, 0)
      self.assertIn("writer.write(c)", (source.parent / "Storable.generated.swift").read_text())
      # Without stored types there is no file.
      source.write_text("struct A {}\n")
      self.assertEqual(self.run_script(root).returncode, 0)
      self.assertFalse((source.parent / "Storable.generated.swift").exists())


if __name__ == "__main__":
  unittest.main()
