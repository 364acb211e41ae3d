#!/usr/bin/env python3
"""`unretain doctor` says what is wrong, and finds the least that shows it. Debug builds alone fail on request."""

from program import LEAK, Case, main


class Doctor(Case):
  def setUp(self):
    super().setUp()
    for index in range(9):
      self.write(f"Sources/F{index}.swift", LEAK.replace("Cart", f"Cart{index}"))
    self.write("Sources/Bad.swift", LEAK.replace("total += 1", "total += 100 // wrong").replace("Cart", "Bad"))

  def fail(self, *arguments, code=1, **environment):
    result = self.run_program("doctor", "--no-cache", *arguments, UNRETAIN_FAIL_AT_TEXT="wrong", **environment)
    if "comes to its end" in result.out:
      self.skipTest("a program that is not built for tests does not fail on request")
    self.assertEqual(result.returncode, code, result.err)
    return result

  def test_a_project_without_failures(self):
    self.write(".unretain.yml", "exclude: [Nothing]\n")
    result = self.run_program("doctor", "--no-cache", "Sources")
    self.assertEqual((result.returncode, result.err), (0, ""))
    for line in ("cache          none", "configuration  .unretain.yml", "sources        10 files, ", "run            comes to its end"):
      self.assertIn("\n" + line, result.out)

  def test_the_file_is_found_and_no_source_shown(self):
    result = self.fail()
    self.assertRegex(result.out, r"\nrun            ended by signal \d+ \(SIG(ILL|TRAP)\)\nleast          1 of 10 files, after \d+ runs\n")
    self.assertIn("\n               Sources/Bad.swift, ", result.out)
    self.assertNotIn("F1.swift", result.out)
    self.assertNotIn("total", result.out)

  def test_the_least_is_written_where_asked(self):
    self.fail("--reproduction", "least", "--jobs", "1")
    self.assertEqual([path.name for path in (self.folder / "least").rglob("*.swift")], ["Bad.swift"])
    text = (self.folder / "least/Sources/Bad.swift").read_text()
    self.assertEqual(text.strip(), "self.total += 100 // wrong")
    # Two files fail now: one thread meets them in the same order each time.
    again = self.fail("--reproduction", "least", "--jobs", "1", code=2)
    self.assertIn("cannot make the folder least: File exists", again.err)

  def test_a_run_without_an_end(self):
    result = self.fail("--time-limit", "1", "--runs", "3", UNRETAIN_FAIL_BY_WAITING="1")
    self.assertIn("\nrun            no end within 1 seconds\n", result.out)

  def test_what_cannot_be_read_is_said(self):
    self.write("Sources/Latin.swift", "// caf\u00e9".encode("latin-1"))
    result = self.run_program("doctor", "--no-cache", "Sources")
    self.assertIn("10 files, ", result.out)
    self.assertIn("1 not readable\n               Sources/Latin.swift: ", result.out)


if __name__ == "__main__":
  main()
