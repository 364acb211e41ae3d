#!/usr/bin/env python3
"""The checks of scripts/check-architecture.py, on small projects that break each law."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
from architecture import declared_imports, swift_text  # noqa: E402


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
    .target(name: "B", dependencies: ["A", .product(name: "Yams", package: "Yams")]),
    .testTarget(
      name: "BTests",
      dependencies: ["B"], exclude: ["Golden"]),
    .target(name: "G", dependencies: ["A"], plugins: ["Writer"]),
  """

  def test_what_is_declared(self):
    targets = declared_imports.targets(self.MANIFEST)
    self.assertEqual({name: sorted(declared) for name, (declared, _) in targets.items()},
      {"A": [], "B": ["A", "Yams"], "BTests": ["B"], "G": ["A"]})

  def test_right(self):
    sources = {"B": {"B.swift": "import A\nimport Yams\n"}, "BTests": {"T.swift": "import Testing\n@testable import B\n"}}
    self.assertEqual(declared_imports.problems(self.MANIFEST, sources), [])

  def test_an_import_that_is_not_declared(self):
    sources = {"BTests": {"T.swift": "import B\nimport A\n"}}
    self.assertEqual(declared_imports.problems(self.MANIFEST, sources),
      ["T.swift:2: imports A, which Package.swift does not declare for BTests"])

  def test_a_declaration_that_nothing_needs(self):
    sources = {"B": {"B.swift": "import Yams\n"}}
    self.assertEqual(declared_imports.problems(self.MANIFEST, sources),
      ["Package.swift: B depends on A, which none of its files imports"])


if __name__ == "__main__":
  unittest.main()
