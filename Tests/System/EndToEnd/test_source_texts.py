#!/usr/bin/env python3
"""Drives the built program over sources of every kind: other encodings, `#if`, what the grammar rejects.

usage: test_source_texts.py [TEST...]
"""

import re

from program import FINDINGS, LEAK, LEAK_FIRST_LINE, Case, main


class SourceTexts(Case):
  def first_line(self, text):
    self.write("Cart.swift", text)
    return self.check(FINDINGS, "--quiet", ".").out

  def test_byte_order_mark(self):
    # The mark is no column of the first line, and the other lines are where they were.
    self.assertEqual(self.first_line(b"\xef\xbb\xbf" + LEAK.encode()), self.first_line(LEAK))

  def test_carriage_returns(self):
    self.assertEqual(self.first_line(LEAK.replace("\n", "\r\n")), self.first_line(LEAK))
    self.write("Cart.swift", LEAK.replace("\n", "\r\n"))
    self.assertNotIn("\r", self.check(FINDINGS, ".").out)

  def test_empty_file(self):
    self.write("Empty.swift", b"")
    self.assertIn("Checked 1 file, 0 closures", self.check(0, ".").out)

  def test_broken_file_costs_nothing_but_its_statement(self):
    self.write("Cart.swift", LEAK + "\nfunc broken( {{ ]\n")
    result = self.check(FINDINGS, ".")
    self.assertRegex(result.out, LEAK_FIRST_LINE)
    self.assertNotIn("\n0 parse errors", result.out)

  def test_names_with_spaces_and_other_scripts(self):
    self.write("Über uns/Körbe 🛒.swift", LEAK)
    result = self.check(FINDINGS, "--format", "text", "--format", "sarif=out.sarif", ".")
    self.assertIn("Über uns/Körbe 🛒.swift:6:16: error:", result.out)
    location = self.sarif_results("out.sarif")[0]["locations"][0]["physicalLocation"]["artifactLocation"]
    self.assertEqual(location["uri"], "%C3%9Cber%20uns/K%C3%B6rbe%20%F0%9F%9B%92.swift")


class ConditionalCompilation(Case):
  """Which branches of #if are analysed."""

  def setUp(self):
    super().setUp()
    other = "  #else\n  func begin() { onChange = { self.total += 2 } }\n  #endif\n}"
    self.write("Cart.swift", LEAK.replace("  func start", "  #if DEBUG\n  func start").replace("  }\n}", "  }\n" + other))

  def lines(self, *definitions):
    arguments = [argument for definition in definitions for argument in ("--define", definition)]
    out = self.run_program("--quiet", ".", *arguments).out
    return [int(line) for line in re.findall(r"^Cart\.swift:(\d+):\d+: error", out, re.MULTILINE)]

  def test_all_branches(self):
    self.assertEqual(self.lines(), [7, 12])
    self.assertEqual(self.lines("RELEASE"), [7, 12])

  def test_defined(self):
    self.assertEqual(self.lines("DEBUG"), [7])
    self.assertEqual(self.lines("os(iOS)", "!DEBUG"), [12])

  def test_one_branch_does_not_replace_what_the_other_assigns(self):
    both = "    #if DEBUG\n    onChange = {\n      self.total += 1\n    }\n    #else\n    onChange = { self.total += 2 }\n    #endif\n"
    self.write("Cart.swift", LEAK.replace("    onChange = {\n      self.total += 1\n    }\n", both))
    self.assertEqual(self.lines(), [7, 11])

  def test_why(self):
    self.check(0, "why", "Cart.swift:12", ".", "--define", "!DEBUG")
    self.usage_error("why", "Cart.swift:12", ".", "--define", "DEBUG", says="no closure")

  def test_wrong(self):
    for definition in ("", "A-B", "os(", "swift(x)"):
      with self.subTest(definition):
        self.usage_error(".", "--define", definition, says="--define takes a condition")


class RejectedByTheGrammar(Case):
  """What the compiler accepts is no parse error."""

  def test_no_parse_error(self):
    self.write("Cart.swift", LEAK.replace("    }\n  }", "    }\n    if await ready { finish(()) }\n  }") + "@available(iOS 17, *)\n#Preview { Cart() }\n")
    result = self.check(FINDINGS, ".")
    self.assertRegex(result.out, LEAK_FIRST_LINE)
    self.assertIn("\n0 parse errors", result.out)

  def test_unfinished_code(self):
    self.write("Cart.swift", LEAK.replace("  func start()", "  func half() {\n    if total > 1 {\n  }\n\n  func start()"))
    result = self.check(FINDINGS, ".")
    self.assertIn("Cart.swift:10:16: error", result.out)
    self.assertNotIn("\n0 parse errors", result.out)


if __name__ == "__main__":
  main()
