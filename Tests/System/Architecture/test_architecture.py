#!/usr/bin/env python3
"""The checks of scripts/check-architecture.py, on small projects that break each law."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts"))
from architecture import absences, declared_imports, layers, prose, public_face, storage, swift_text  # noqa: E402
from architecture.file_graph import FileGraph  # noqa: E402


class SwiftText(unittest.TestCase):
  def test_comments_and_strings_are_no_code(self):
    text = 'let a = "B \\(c) D" // E\n/* F\nG */ let h = """\n  I \\(j)\n  """\n'
    code = swift_text.code(text)
    self.assertEqual(code.split(), ["let", "a", "=", "c", "let", "h", "=", "j"])
    self.assertEqual(code.count("\n"), text.count("\n"))

  def test_imports(self):
    text = "@testable import A\nimport struct B.C\npublic import D\n// import E\n"
    self.assertEqual(swift_text.imports(text), [(1, "A"), (2, "B"), (3, "D")])


class DeclaredImports(unittest.TestCase):
  MANIFEST = """
    .target(name: "A"),
    .target(name: "B", dependencies: ["A", .product(name: "Tool", package: "Tool")]),
    .testTarget(
      name: "BTests",
      dependencies: ["B"], exclude: ["Golden"]),
    .target(name: "G", dependencies: ["A"], plugins: ["Writer"]),
  """

  def test_what_is_declared(self):
    targets = declared_imports.targets(self.MANIFEST)
    self.assertEqual({name: sorted(declared) for name, (declared, _) in targets.items()},
      {"A": [], "B": ["A", "Tool"], "BTests": ["B"], "G": ["A"]})

  def test_right(self):
    sources = {"B": {"B.swift": "import A\nimport Tool\n"}, "BTests": {"T.swift": "import Testing\n@testable import B\n"}}
    self.assertEqual(declared_imports.problems(self.MANIFEST, sources), [])

  def test_an_import_that_is_not_declared(self):
    sources = {"BTests": {"T.swift": "import B\nimport A\n"}}
    self.assertEqual(declared_imports.problems(self.MANIFEST, sources),
      ["T.swift:2: imports A, which Package.swift does not declare for BTests"])

  def test_a_declaration_that_nothing_needs(self):
    sources = {"B": {"B.swift": "import Tool\n"}}
    self.assertEqual(declared_imports.problems(self.MANIFEST, sources),
      ["Package.swift: B depends on A, which none of its files imports"])


class Files(unittest.TestCase):
  def uses(self, sources):
    return {path: {other: sorted(names) for other, names in used.items()} for path, used in FileGraph(sources).uses.items()}

  def test_a_type_is_used_where_it_is_named(self):
    sources = {"A.swift": "struct A {}\n", "B.swift": "let b: A? = nil // C\n", "C.swift": 'struct C { let text = "A" }\n'}
    self.assertEqual(self.uses(sources), {"B.swift": {"A.swift": ["A"]}})

  def test_a_member_of_an_extension_is_used_where_it_is_called(self):
    sources = {
      "X/A.swift": "struct A {}\n", "Y/B.swift": "extension A {\n  func grow(by size: Int) {}\n}\n",
      "Z/C.swift": "func c(_ a: A) { a.grow(by: 1) }\n", "Z/D.swift": "func d(_ d: D2) { d.grow(to: 1) }\n"}
    self.assertEqual(self.uses(sources), {
      "Y/B.swift": {"X/A.swift": ["A"]}, "Z/C.swift": {"X/A.swift": ["A"], "Y/B.swift": ["grow"]}})

  def test_what_is_private_is_not_used_elsewhere(self):
    sources = {"A.swift": "private struct A {}\nextension Int { private func b() {} }\n", "B.swift": "let x = A()\nlet y = 1.b()\n"}
    self.assertEqual(self.uses(sources), {})

  def test_a_name_of_ones_own_is_no_use(self):
    sources = {"A.swift": "struct Kind {}\n", "B.swift": "struct B {\n  enum Kind {}\n  var kind: Kind\n}\n"}
    self.assertEqual(self.uses(sources), {})

  def test_a_circle(self):
    sources = {"A.swift": "struct A { var b: B? }\n", "B.swift": "struct B { var c: C? }\n", "C.swift": "struct C { var a: [A] }\n", "D.swift": "let d = A()\n"}
    graph = FileGraph(sources)
    self.assertEqual(graph.circles(), [["A.swift", "B.swift", "C.swift"]])
    self.assertIn("C.swift uses A of A.swift", graph.reasons(graph.circles()[0]))

  def test_the_parts_of_one_type_are_no_circle(self):
    sources = {"F/A.swift": "struct A {\n  func run() { walk() }\n}\n", "F/B.swift": "extension A {\n  func walk() { run() }\n}\n"}
    self.assertEqual(FileGraph(sources).circles(), [])

  def test_parts_of_a_type_in_another_folder_are_a_circle(self):
    sources = {"F/A.swift": "struct A {\n  func run() { walk() }\n}\n", "G/B.swift": "extension A {\n  func walk() { run() }\n}\n"}
    self.assertEqual(FileGraph(sources).circles(), [["F/A.swift", "G/B.swift"]])


class Floors(unittest.TestCase):
  def problems(self, sources):
    modules = {"Ownership": {f"Sources/Ownership/{path}": text for path, text in sources.items()}, "Findings": {}}
    return layers.problems(modules)

  def test_downwards(self):
    self.assertEqual(self.problems({"ObjectGraph/Node.swift": "struct Node {}\n", "Observations/Text.swift": "let text = Node()\n", "Top.swift": "let top = Node()\n"}), [])

  def test_upwards(self):
    found = self.problems({"Observations/Text.swift": "struct Text {}\n", "ObjectGraph/Node.swift": "struct Node { var text: Text }\n"})
    self.assertEqual(found, ["Sources/Ownership/ObjectGraph/Node.swift: uses Text of the higher Sources/Ownership/Observations/Text.swift"])


class Prose(unittest.TestCase):
  def problems(self, text):
    return prose.problems({"Ownership": {"A.swift": text}})

  def test_names_of_the_language(self):
    self.assertEqual(self.problems('let a = name == "self" // "b c"\nlet b = name == "!="\nlet c = ""\nfatalError("b c")\n'), [])

  def test_words(self):
    for literal in ("a b", "`a`", "\\(a)"):
      self.assertEqual(self.problems(f'let a = "{literal}"\n'),
        [f'A.swift:1: contains the text "{literal}"; words are made in Sources/Findings/Words'])

  def test_a_text_of_several_lines(self):
    self.assertEqual(self.problems('let a = """\n'), ["A.swift:1: contains a text; words are made in Sources/Findings/Words"])


class OfProcess(unittest.TestCase):
  TEXT = "func a() {\n  _ = Unmanaged.passRetained(memory)\n  unretain_working_on(path)  // unretain_take_back\n}\n"

  def test_a_library_decides_nothing_for_the_process(self):
    self.assertEqual(absences.process_problems({"Project": {"A.swift": self.TEXT}}), [
      "A.swift:2: uses `Unmanaged.passRetained`; only the program itself decides for its process",
      "A.swift:3: uses `unretain_working_on`; only the program itself decides for its process"])

  def test_the_program_does(self):
    self.assertEqual(absences.process_problems({"Commands": {"Main.swift": self.TEXT}}), [])


class PublicFace(unittest.TestCase):
  def problems(self, text, module="Unretain"):
    return public_face.problems({"Project": {}, module: {"A.swift": text}})

  def test_right(self):
    self.assertEqual(self.problems("internal import Project\nimport Synchronization\npublic struct A {}\n"), [])

  def test_an_import_that_opens_another_module(self):
    for line in ("import Project", "public import Project", "@_exported import Project", "import struct Project.Linter"):
      self.assertEqual(self.problems(f"\n{line}\n"),
        ["A.swift:2: imports Project for all to see; `internal import` keeps its types out of the public face"])

  def test_other_modules_may(self):
    self.assertEqual(self.problems("import Project\n", "Commands"), [])


class Storage(unittest.TestCase):
  def problems(self, text, module="B", path="B.swift"):
    return storage.problems({module: {path: text}})

  def test_right(self):
    text = "extension A: Storable { // no Codable\n  func store(to writer: inout StoreWriter) {}\n  init(from reader: inout StoreReader) {}\n}\n"
    self.assertEqual(self.problems(text), [])

  def test_another_protocol(self):
    self.assertEqual(self.problems("struct A: Sendable, Codable {}\n"), ["B.swift:1: `Codable` is another way to store values than `Storable`"])

  def test_another_reader(self):
    self.assertEqual(self.problems("struct A {\n  init(from reader: inout ByteReader) {}\n}\n"),
      ["B.swift:2: reads values from something else than a `StoreReader`"])

  def test_a_writer_outside_of_a_conformance(self):
    text = "func bytes() -> [UInt8] {\n  var writer = StoreWriter()\n}\n"
    self.assertEqual(self.problems(text),
      ["B.swift:2: uses `StoreWriter` outside of a conformance to `Storable`; ask a value for its `storedBytes`"])
    self.assertEqual(self.problems(text, "Engine"), [])


if __name__ == "__main__":
  unittest.main()
