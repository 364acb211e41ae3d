#!/usr/bin/env python3
"""Drives the built program as a user does: arguments in; output, files and exit code out.

usage: test_command_line.py [TEST...]
"""

import json
import os
import re
import subprocess
import unittest

from program import CLEAN, FINDINGS, LEAK, LEAK_FIRST_LINE, MODEL, NOTE, PATIENCE, PROGRAM, ROOT, SKIPPED, USAGE, VIEW, Case, main


class Habits(Case):
  """What people type who know other linters."""

  def test_misspelt_command(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("chekc", says="no command `chekc`.*did you mean `unretain check`")
    self.usage_error("lnt", "Cart.swift", says="did you mean `unretain lint`")
    self.usage_error("grpah", "Cart", says="did you mean `unretain graph`")
    # A path stays a path.
    self.usage_error("./chekc", says="No such file")
    self.usage_error("Sources", says="No such file")

  def test_commands_of_other_linters(self):
    self.write("Cart.swift", LEAK)
    for command, says in (
      ("watch", "unretain lsp"), ("version", "unretain --version"), ("analyze", "unretain lint"), ("autocorrect", "unretain fix"),
      ("server", "unretain lsp"), ("clean", "unretain cache clean"), ("config", "unretain init"), ("linter", "unretain lint"), ("docs", "unretain explain NAME"),
    ):
      with self.subTest(command):
        self.usage_error(command, says=f"no command `{command}`, nor a file of that name: .*{says}")
    self.write("watch/Cart.swift", LEAK)
    self.assertRegex(self.check(FINDINGS, "watch").out, LEAK_FIRST_LINE)

  def test_a_folder_named_nearly_like_a_command(self):
    self.write("lnt/Cart.swift", LEAK)
    self.assertRegex(self.check(FINDINGS, "lnt").out, LEAK_FIRST_LINE)

  def test_check_is_lint(self):
    self.write("Cart.swift", LEAK)
    self.assertEqual(self.check(FINDINGS, "check", ".").out, self.check(FINDINGS, "lint", ".").out)

  def test_options_of_other_linters(self):
    self.write("Cart.swift", LEAK)
    for option, says in (
      ("--watch", "unretain lsp"), ("--select", "--only NAME"), ("--ignore=unused_capture", "--rule NAME=off"), ("--reporter", "--format NAME"),
      ("--exit-zero", "--fail-on never"), ("--lenient", "--fail-on error"), ("--output-format", "--format NAME"), ("--exclude", "exclude. in .unretain.yml"),
      ("--autocorrect", "unretain fix"), ("--per-file-ignores", "overrides"), ("--config-file", "--config FILE"), ("--severity", "--min-level LEVEL"),
      ("--preset", "--strict"), ("--changed", "--since COMMIT"), ("--html", "--format html"), ("--diff", "unretain fix --diff"), ("--path", "arguments"),
      ("--apply", "unretain fix"), ("--init", "unretain init"), ("--no-color", "--color never"), ("-V", "unretain --version"), ("-j", "--jobs N"),
    ):
      with self.subTest(option):
        name = option.split("=")[0]
        self.usage_error("lint", option, ".", says=f"`{name}` is not an option of Unretain: .*{says}")

  def test_a_guess_is_near_or_there_is_none(self):
    self.assertNotIn("Did you mean", self.usage_error("--bogus", says="Unknown option '--bogus'").err)
    self.usage_error("--formt", "text", says="Did you mean '--format'")

  def test_values_that_are_nearly_right(self):
    self.write("Cart.swift", LEAK)
    for arguments, meant in (
      (["--format", "jso"], "json"), (["--format", "xcode"], "text"), (["--format", "codeclimate=f"], "gitlab"), (["--rule", "all=of"], "off"),
      (["--rule", "all=no"], "off"), (["--fail-on", "warnings"], "warning"),
    ):
      with self.subTest(arguments):
        self.usage_error(*arguments, ".", says=f"did you mean `{meant}`")
    self.usage_error("--only", "unowned_capture,delayed_release", ".", says="give the option once for each rule")

  def test_mistakes_name_the_right_command(self):
    self.usage_error("lint", "--stdin", "--stdin-path", "A.swift", "--fix", says="Usage: unretain lint")
    self.usage_error("fix", "B.swift", "--only-report", "A.swift", says="Usage: unretain fix")
    self.usage_error("fix", "absent", says=r"absent: [Nn]o such file or directory\nno Swift file found")

  def test_a_dash_is_no_file(self):
    for arguments in (["-"], ["lint", "-"]):
      self.usage_error(*arguments, says="--stdin --stdin-path FILE")

  def test_completions_know_the_values(self):
    for shell in ("bash", "zsh", "fish"):
      text = self.check(0, "--generate-completion-script", shell).out
      for value in ("sarif", "stored_closure_cycle", "never"):
        self.assertIn(value, text, shell)

  def test_completions_offer_formats_with_a_file_and_rules_with_a_level(self):
    for shell in ("bash", "zsh"):
      text = self.check(0, "--generate-completion-script", shell).out
      for value in ("sarif=", "stored_closure_cycle=off", "all=note"):
        self.assertRegex(text, rf"(?m)['\"(\s]{value}['\")\s]", shell)

  def test_the_page_for_man_says_what_an_opposite_does(self):
    subprocess.run([ROOT / "scripts/help-pages.py", "--program", PROGRAM, "--manual", self.folder / "unretain.1"], check=True)
    text = (self.folder / "unretain.1").read_text().replace("\\-", "-")
    self.assertRegex(text, r"--cache\\fR, \\fB--no-cache\\fR\n.*With --no-cache: do not\.")


class IdlePatterns(Case):
  def test_is_told(self):
    self.write("Generated/Sum.swift", CLEAN)
    self.write("Tests/SumTests.swift", CLEAN)
    self.write("Sum.swift", CLEAN)
    self.write(
      ".unretain.yml",
      "exclude: [Genrated, Pods, Generated, '*Tests.swift']\noverrides:\n  - paths: ['Test/**']\n    rules: { all: note }\n")
    self.assertEqual(
      self.check(0, says=None).err,
      "unretain: .unretain.yml: `Genrated` in `exclude` fits no Swift file; did you mean `Generated`?\n"
      "unretain: .unretain.yml: `Test/**` in `overrides[0].paths` fits no Swift file\n")
    self.check(0, "--quiet")


class WhatIsNoSwift(Case):
  def test_the_place_of_a_parse_error_is_told(self):
    self.write("Broken.swift", "let a = 1\nlet b = ]\n")
    self.assertRegex(self.check(0, ".").out, r"1 parse error in 1 file \(Broken\.swift:2:\d+\), 0 files skipped\.")
    self.assertIn("1 parse error in 1 file, 0 files", self.check(0, "--min-level", "note", ".").out)
    self.write("Other.swift", "let b = ]\n")
    self.assertRegex(self.check(0, ".").out, r"2 parse errors in 2 files \(the first at Broken\.swift:2:\d+; --min-level note shows them\)")

  def test_a_named_file_of_another_kind_is_told(self):
    self.write("Sum.swift", CLEAN)
    self.write("notes.txt", CLEAN)
    text = "unretain: notes.txt is read as Swift, although it is not named *.swift\n"
    self.assertEqual(self.check(0, "notes.txt", "Sum.swift", says=None).err, text)
    self.assertEqual(self.check(0, "--quiet", "notes.txt").err, "")
    self.assertEqual(self.check(0, ".").err, "")


class ExitCodes(Case):
  def test_clean_folder(self):
    self.write("Sum.swift", CLEAN)
    text = self.check(0, ".").out
    self.assertIn("Found 0 errors, 0 warnings, 0 notes, 0 suppressed.", text)
    self.assertIn("Checked 1 file, 1 closure: 0 reported, 1 harmless,", text)
    self.assertEqual(len(text.splitlines()), 2, text)

  def test_findings(self):
    self.write("Cart.swift", LEAK)
    self.assertRegex(self.check(FINDINGS, ".").out, LEAK_FIRST_LINE)

  def test_the_working_directory_is_the_default(self):
    self.write("Cart.swift", LEAK)
    self.assertEqual(self.check(FINDINGS).out, self.check(FINDINGS, ".").out)

  def test_folder_without_swift_file(self):
    self.write("readme.txt", "nothing")
    self.usage_error(".", says=r"no Swift file found in \.")

  def test_path_that_does_not_exist_alone(self):
    self.usage_error("absent.swift", says=r"absent\.swift: .*[Nn]o such file")

  def test_unknown_option(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("--no-such-option", says="--no-such-option")

  def test_bad_values(self):
    self.write("Cart.swift", LEAK)
    for arguments in (
      ["--format", "pdf"], ["--format", "sarif="], ["--format", ""], ["--fail-on", "sometimes"], ["--min-level", "all"],
      ["--jobs", "0"], ["--jobs", "many"], ["--max-file-size", "0"], ["--color", "red"],
    ):
      with self.subTest(arguments):
        self.usage_error(*arguments, ".", says=re.escape(arguments[0]))

  def test_two_reports_for_one_place(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("--format", "text", "--format", "sarif", ".", says="standard output")
    self.usage_error("--format", "text", "--format", "sarif", "--output", "report", ".", says="--output")
    self.usage_error("--format", "text=report", "--format", "sarif=report", ".", says="report")
    self.usage_error("--format", "sarif=a.sarif", "--output", "report", ".", says="--output")
    self.assertEqual(os.listdir(self.folder), ["Cart.swift"])

  def test_file_that_is_not_utf8(self):
    self.write("Sum.swift", CLEAN)
    self.write("Old.swift", b"// Gr\xf6\xdfe\n")
    result = self.check(SKIPPED, ".")
    self.assertIn("Old.swift: warning: the text is not UTF-8: bad byte at offset 5 [not_utf8]", result.out)
    self.assertIn("Checked 1 file,", result.out)
    self.assertIn("1 file skipped.", result.out)

  def test_file_that_is_too_large(self):
    self.write("Sum.swift", CLEAN)
    self.write("Big.swift", "//" + " " * 1000)
    self.assertRegex(
      self.check(SKIPPED, "--max-file-size", "500", ".").out,
      r"Big\.swift: warning: the file has 1002 bytes, more than the limit of 500; .* \[file_too_large\]")
    self.check(0, "--max-file-size", "1002", ".")

  @unittest.skipIf(os.geteuid() == 0, "root may read everything")
  def test_file_that_may_not_be_read(self):
    self.write("Sum.swift", CLEAN)
    os.chmod(self.folder / self.write("Secret.swift", CLEAN), 0)
    self.assertIn("Secret.swift: error: Permission denied", self.check(SKIPPED, ".").out)

  def test_link_to_nowhere(self):
    self.write("Sum.swift", CLEAN)
    os.symlink("nowhere", self.folder / "Link.swift")
    self.assertIn("Link.swift: error:", self.check(SKIPPED, "Link.swift", "Sum.swift").out)

  def test_only_file_that_cannot_be_read(self):
    self.write("Old.swift", b"\xff\n")
    self.check(SKIPPED, ".")

  def test_unknown_path_is_reported_and_the_others_go_on(self):
    self.write("Sum.swift", CLEAN)
    self.write("Cart.swift", LEAK)
    self.assertRegex(self.check(SKIPPED, "absent.swift", "Sum.swift").out, r"(?m)^absent\.swift: error: No such file")
    result = self.check(FINDINGS, "absent.swift", "Sum.swift", "Cart.swift")
    self.assertRegex(result.out, r"(?m)^absent\.swift: error: No such file")
    self.assertRegex(result.out, LEAK_FIRST_LINE)

  def test_wrong_usage_before_findings_before_skipped_files(self):
    self.write("Cart.swift", LEAK)
    self.write("Old.swift", b"\xff\n")
    self.check(FINDINGS, ".")
    self.check(SKIPPED, "--fail-on", "never", ".")
    self.check(USAGE, "--format", "pdf", ".")
    self.check(USAGE, "--output", "no/such/folder/report.txt", ".")


class Levels(Case):
  def test_fail_on(self):
    self.write("Cart.swift", LEAK)
    for level, code in (("error", 1), ("warning", 1), ("note", 1), ("never", 0)):
      with self.subTest(level):
        self.assertRegex(self.check(code, "--fail-on", level, ".").out, LEAK_FIRST_LINE)

  def test_fail_on_note(self):
    self.write("Sender.swift", NOTE)
    self.check(FINDINGS, "--fail-on", "note", ".")
    self.check(0, "--fail-on", "warning", ".")
    self.check(0, ".")

  def test_min_level(self):
    self.write("Sender.swift", NOTE)
    hidden = self.check(0, ".").out
    self.assertIn("1 note, 0 suppressed. The notes are not shown: --min-level note shows them.", hidden)
    self.assertNotIn("Sender.swift:7:30: note:", hidden)
    shown = self.check(0, "--min-level", "note", ".").out
    self.assertIn("Sender.swift:7:30: note:", shown)
    self.assertNotIn("not shown", shown)

  def test_min_level_error_hides_warnings_and_still_fails_on_them(self):
    self.write("Sender.swift", NOTE)
    result = self.check(FINDINGS, "--strict", "--min-level", "error", ".")
    self.assertNotIn("Sender.swift:7", result.out)
    self.assertIn("0 errors, 1 warning, 0 notes, 0 suppressed. The warnings are not shown", result.out)

  def test_strict(self):
    self.write("Sender.swift", NOTE)
    self.assertIn("Sender.swift:7:30: warning:", self.check(FINDINGS, "--strict", ".").out)


class Outputs(Case):
  def setUp(self):
    super().setUp()
    self.write("Cart.swift", LEAK)

  def test_quiet(self):
    lines = self.check(FINDINGS, "--quiet", ".").out.splitlines()
    self.assertEqual(len(lines), 1)
    self.assertRegex(lines[0], LEAK_FIRST_LINE)

  def test_quiet_says_nothing_of_a_clean_folder(self):
    self.write("Cart.swift", CLEAN)
    self.assertEqual(self.check(0, "--quiet", ".").out, "")

  def test_sarif_to_standard_output(self):
    log = json.loads(self.check(FINDINGS, "--format", "sarif", ".").out)
    self.assertEqual([result["ruleId"] for result in log["runs"][0]["results"]], ["stored_closure_cycle"])

  def test_sarif_beside_text(self):
    result = self.check(FINDINGS, "--format", "text", "--format", "sarif=out.sarif", ".")
    self.assertEqual(result.out, self.check(FINDINGS, ".").out)
    self.assertEqual(len(self.sarif_results("out.sarif")), 1)

  def test_output_is_what_would_be_printed(self):
    for kind in ("text", "sarif"):
      with self.subTest(kind):
        printed = self.check(FINDINGS, "--format", kind, ".").out
        self.assertEqual(self.check(FINDINGS, "--format", kind, "--output", "report", ".").out, "")
        self.assertEqual((self.folder / "report").read_text(), printed)

  def test_output_replaces_a_file_and_leaves_nothing_else(self):
    self.write("report", "old" * 10_000)
    self.check(FINDINGS, "--quiet", "-o", "report", ".")
    self.assertRegex((self.folder / "report").read_text(), LEAK_FIRST_LINE)
    self.assertEqual(sorted(os.listdir(self.folder)), ["Cart.swift", "report"])

  def test_output_through_a_link(self):
    self.write("reports/latest", "old")
    os.symlink("reports/latest", self.folder / "report")
    self.check(FINDINGS, "-o", "report", ".")
    self.assertTrue((self.folder / "report").is_symlink())
    self.assertRegex((self.folder / "reports/latest").read_text(), LEAK_FIRST_LINE)

  def test_output_to_a_folder(self):
    os.mkdir(self.folder / "report")
    self.assertRegex(self.check(USAGE, "-o", "report", ".").err, "cannot write report")

  def test_nothing_is_written_unasked(self):
    self.check(FINDINGS, ".")
    self.assertEqual(os.listdir(self.folder), ["Cart.swift"])

  def test_nothing_is_shown_as_graver_than_wanted(self):
    result = self.check(FINDINGS, "--max-level", "warning", "--fail-on", "error", "--quiet", ".")
    self.assertRegex(result.out, r"^Cart.swift:6:16: warning: ")
    self.check(FINDINGS, "--max-level", "note", "--min-level", "note", "--fail-on", "error", "--format", "json", ".")

  def test_color(self):
    self.assertNotIn("\x1b", self.check(FINDINGS, ".").out)
    colored = self.check(FINDINGS, "--color", "always", ".").out
    self.assertEqual(re.sub("\x1b\\[[0-9;]*m", "", colored), self.check(FINDINGS, ".").out)
    self.assertNotEqual(colored, self.check(FINDINGS, ".").out)

  def test_statistics_go_to_standard_error(self):
    result = self.run_program("--statistics", ".")
    self.assertEqual(result.returncode, FINDINGS)
    self.assertEqual(result.out, self.check(FINDINGS, ".").out)
    self.assertRegex(result.err, r"(?m)^analysis +\d+ ms$")

  def test_closed_input(self):
    """The first file that a server opens must not become its input."""
    for command in ("lsp", "mcp"):
      process = subprocess.run(["sh", "-c", 'exec "$0" "$1" <&-', PROGRAM, command], cwd=self.folder, capture_output=True, timeout=PATIENCE)
      self.assertEqual(process.stdout, b"")

  def test_closed_pipe(self):
    for number in range(500):
      self.write(f"Cart{number}.swift", LEAK.replace("Cart", f"Cart{number}"))
    process = subprocess.Popen(
      [PROGRAM, "--format", "text", "--format", "sarif=out.sarif", "."], cwd=self.folder, stdin=subprocess.DEVNULL,
      stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    error = process.stderr.read()
    process.stderr.close()
    self.assertEqual(process.wait(timeout=PATIENCE), FINDINGS)
    self.assertEqual(error, b"")
    self.assertEqual(len(self.sarif_results("out.sarif")), 501)

  @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full")
  def test_full_disk(self):
    with open("/dev/full", "wb") as full:
      result = subprocess.run(
        [PROGRAM, "."], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE)
    self.assertEqual(result.returncode, USAGE)
    self.assertIn(b"standard output", result.stderr)


class OnlyReport(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")
    self.write("App/CartView.swift", VIEW)
    self.write("App/CartModel.swift", MODEL)
    self.write("Other/Cart.swift", LEAK)

  def test_finding_through_another_file(self):
    alone = self.check(FINDINGS, "App/CartView.swift").out
    self.assertIn("App/CartView.swift:6:22: warning:", alone, "one file alone shows what may be a cycle")
    self.assertNotIn("CartModel.swift", alone)
    text = self.check(FINDINGS, "--only-report", "App/CartView.swift").out
    self.assertIn("App/CartView.swift:6:22: error:", text)
    self.assertIn("App/CartModel.swift:2 ", text)
    self.assertIn("Found 1 error, 0 warnings", text)

  def test_nothing_else_is_reported(self):
    self.write("Other/Broken.swift", "// unretain:disable:next no_such_rule\nfunc f( { }\n")
    self.assertEqual(self.check(0, "--quiet", "--only-report", "App/CartModel.swift").out, "")
    self.assertEqual(len(self.check(FINDINGS, "--quiet").out.splitlines()), 3)

  def test_several_files_and_folders(self):
    for files in (["App/CartView.swift", "Other/Cart.swift"], ["App", "Other/Cart.swift"], ["."]):
      with self.subTest(files):
        self.assertEqual(len(self.check(FINDINGS, "--quiet", "--only-report", *files).out.splitlines()), 2)

  def test_from_a_folder_inside(self):
    result = self.check(FINDINGS, "--quiet", "--only-report", "CartView.swift", folder=self.folder / "App")
    self.assertEqual(len(result.out.splitlines()), 1)

  def test_file_that_is_not_there(self):
    self.assertRegex(
      self.check(SKIPPED, "--only-report", "App/absent.swift", "App/CartModel.swift").out,
      r"(?m)^App/absent\.swift: error: No such file")

  def test_other_kinds_of_file_are_passed_over(self):
    self.write("readme.txt", "text")
    self.check(0, "--only-report", "readme.txt", "App/CartModel.swift")

  def test_paths_and_files_together(self):
    self.usage_error("App", "--only-report", "App/CartView.swift", says="--only-report")


class SuppressionComments(Case):
  def suppressed(self, comment, replacing="    onChange = {"):
    self.write("Cart.swift", LEAK.replace(replacing, comment + "\n" + replacing))

  def test_next(self):
    self.suppressed("    // unretain:disable:next stored_closure_cycle - the cart lives for ever")
    result = self.check(0, "--format", "text", "--format", "sarif=out.sarif", ".")
    self.assertIn("Found 0 errors, 0 warnings, 0 notes, 1 suppressed.", result.out)
    [finding] = self.sarif_results("out.sarif")
    [suppression] = finding["suppressions"]
    self.assertEqual(suppression["kind"], "inSource")
    self.assertEqual(suppression["justification"], "the cart lives for ever")

  def test_other_rule(self):
    self.suppressed("    // unretain:disable:next unowned_capture")
    self.check(FINDINGS, ".")

  def test_unknown_rule(self):
    self.suppressed("    // unretain:disable:next stored_closure_cycles")
    self.assertIn("did you mean `stored_closure_cycle`?", self.check(FINDINGS, ".").out)

  def test_this_and_previous(self):
    self.write("Cart.swift", LEAK.replace("onChange = {", "onChange = { // unretain:disable:this all"))
    self.check(0, ".")
    self.suppressed("      // unretain:disable:previous all", replacing="      self.total += 1")
    self.check(0, ".")


if __name__ == "__main__":
  main()
