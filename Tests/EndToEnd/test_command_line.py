#!/usr/bin/env python3
"""Drives the built program as a user does: arguments in; output, files and exit code out.

usage: test_command_line.py [TEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made. `make golden` writes
the golden files anew from what the program says: look at the difference before you commit it.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN = pathlib.Path(__file__).resolve().parent / "golden"
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")

FINDINGS, USAGE, SKIPPED = 1, 2, 3

LEAK = """\
final class Cart {
  var onChange: (() -> Void)?
  var total = 0

  func start() {
    onChange = {
      self.total += 1
    }
  }
}
"""
LEAK_FIRST_LINE = re.compile(r"^(.*?):6:16: error: .* \[stored_closure_cycle\]$", re.MULTILINE)

CLEAN = """\
final class Sum {
  var total = 0

  func add(_ numbers: [Int]) {
    numbers.forEach { self.total += $0 }
  }
}
"""

# A closure that outlives its function, but not for long: a note.
NOTE = """\
import Dispatch

final class Sender {
  var sent = 0

  func send() {
    DispatchQueue.main.async { self.sent += 1 }
  }
}
"""

# The cycle goes through two files: neither shows it alone.
VIEW = """\
final class CartView {
  let model = CartModel()
  var rows = 0

  func show() {
    model.onChange = { self.rows += 1 }
  }
}
"""
MODEL = """\
final class CartModel {
  var onChange: (() -> Void)?
}
"""


# One reference that closes a cycle, a weak one, one that nothing fills, and one that leads nowhere.
TREE = """\
final class Node {
  var parent: Node?
  weak var owner: Node?
  var next: Node?
  var children: [Node] = []
  var spare: Node?

  func add(_ child: Node) {
    children.append(child)
    child.owner = self
    child.parent = self
  }
  func link(to node: Node) { next = node }
}
"""

DOWNLOAD = """\
import Foundation

final class Download: NSObject, URLSessionDelegate {
  private var session: URLSession?

  func start() {
    session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
  }
}
"""


class Case(unittest.TestCase):
  maxDiff = None

  def setUp(self):
    self.folder = pathlib.Path(tempfile.mkdtemp(prefix="unretain-test-"))
    self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

  def write(self, name, text):
    """Puts a file below the test's own folder; text or bytes."""
    path = self.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return name

  def run_program(self, *arguments, folder=None, text="", **environment):
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH") if name in os.environ}
    result = subprocess.run(
      [PROGRAM, *arguments], cwd=folder or self.folder, env={**kept, **environment}, input=text.encode(),
      stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
    result.out = result.stdout.decode()
    result.err = result.stderr.decode()
    return result

  def check(self, code, *arguments, says="", **options):
    """Runs the program and wants this exit code; where that is none of an error, this text on standard error."""
    result = self.run_program(*arguments, **options)
    self.assertEqual(result.returncode, code, f"{arguments}\n{result.out}\n{result.err}")
    if code in (0, FINDINGS):
      self.assertEqual(result.err, says)
    return result

  def usage_error(self, *arguments, says, **options):
    """Wrong usage: a message on standard error, nothing on standard output."""
    result = self.check(USAGE, *arguments, **options)
    self.assertEqual(result.out, "")
    self.assertRegex(result.err, says)
    return result

  def sarif_results(self, file):
    return json.loads((self.folder / file).read_text())["runs"][0]["results"]

  def check_sarif(self, name):
    checker = ROOT / "Tests/sarif/check_sarif.py"
    result = subprocess.run([sys.executable, checker, "--source-root", self.folder, self.folder / name], capture_output=True, text=True)
    self.assertEqual(result.returncode, 0, result.stderr)


class Golden(Case):
  def compare(self, name, text):
    path = GOLDEN / name
    # A comment more in a file of models is no change of what is found.
    text = re.sub(r"(Rules/models/\w+\.yml):\d+", r"\1:N", text)
    if os.environ.get("UNRETAIN_UPDATE_GOLDEN"):
      path.parent.mkdir(exist_ok=True)
      path.write_text(text)
    self.assertEqual(text, path.read_text(), f"{path.relative_to(ROOT)} differs; `make golden` writes it anew")

  def test_examples(self):
    self.compare("examples.txt", self.check(FINDINGS, "Examples", folder=ROOT).out)

  def test_examples_quiet(self):
    self.compare("examples-quiet.txt", self.check(FINDINGS, "--quiet", "Examples", folder=ROOT).out)

  def test_the_read_me_shows_a_real_finding(self):
    shown = re.search(r"```\n(.*?\n)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    numbers = re.compile(r"(\.yml):\d+")
    self.assertIn(numbers.sub(r"\1", shown), numbers.sub(r"\1", self.check(FINDINGS, "Examples", folder=ROOT).out))

  def test_lint_is_the_default_command(self):
    self.assertEqual(
      self.check(FINDINGS, "Examples", folder=ROOT).out, self.check(FINDINGS, "lint", "Examples", folder=ROOT).out)

  def test_help_names_every_exit_code_and_command(self):
    text = self.check(0, "--help").out
    for word in ("lint", "fix", "why", "graph", "rules", "explain", "init", "Exit codes: 0", "1 findings", "2 wrong usage", "3 nothing found"):
      self.assertIn(word, " ".join(text.split()))

  def test_version(self):
    self.assertRegex(self.check(0, "--version").out, r"^\d+\.\d+\.\d+ \(tree-sitter-swift \d")


class ExitCodes(Case):
  def test_clean_folder(self):
    self.write("Sum.swift", CLEAN)
    text = self.check(0, ".").out
    self.assertIn("Found 0 errors, 0 warnings, 0 notes, 0 suppressed.", text)
    self.assertIn("Checked 1 file, 1 closure: 0 reported, 1 harmless,", text)

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

  def test_closed_pipe(self):
    for number in range(500):
      self.write(f"Cart{number}.swift", LEAK.replace("Cart", f"Cart{number}"))
    process = subprocess.Popen(
      [PROGRAM, "--format", "text", "--format", "sarif=out.sarif", "."], cwd=self.folder, stdin=subprocess.DEVNULL,
      stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    error = process.stderr.read()
    process.stderr.close()
    self.assertEqual(process.wait(timeout=120), FINDINGS)
    self.assertEqual(error, b"")
    self.assertEqual(len(self.sarif_results("out.sarif")), 501)

  @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full")
  def test_full_disk(self):
    with open("/dev/full", "wb") as full:
      result = subprocess.run(
        [PROGRAM, "."], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, timeout=120)
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


class Why(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.write("CartView.swift", VIEW)
    self.write("CartModel.swift", MODEL)

  def test_reported(self):
    for place in ("Cart.swift:6", "Cart.swift:6:16", "Cart.swift:7", "./Cart.swift:6"):
      with self.subTest(place):
        text = self.check(0, "why", place).out
        self.assertIn("Cart.swift:6:16: closure in `Cart.start", text)
        self.assertIn("verdict: cycle", text)
        self.assertIn("reported: error [stored_closure_cycle]", text)

  def test_harmless(self):
    text = self.check(0, "why", "Sum.swift:5").out
    self.assertIn("verdict: harmless", text)
    self.assertIn("`self` strongly", text)
    self.assertNotIn("reported:", text)

  def test_through_another_file(self):
    self.assertIn("CartModel.swift:2", self.check(0, "why", "CartView.swift:6").out)

  def test_from_another_folder(self):
    self.assertIn("CartModel.swift:2", self.check(0, "why", str(self.folder / "CartView.swift:6"), folder="/").out)

  def test_objects_that_hold_each_other(self):
    self.write("Tree.swift", TREE)
    for line in ("2", "11", "11:11"):
      with self.subTest(line):
        text = self.check(0, "why", "Tree.swift:" + line).out
        self.assertIn("Tree.swift:2:7: reference in `Node`", text)
        self.assertIn("held: `parent`, held strongly by `Node` (stored at Tree.swift:11)", text)
        self.assertIn("verdict: cycle", text)
        self.assertIn("path for `parent`", text)
        self.assertIn("reported: error [mutual_ownership_cycle]", text)

  def test_a_harmless_reference(self):
    self.write("Tree.swift", TREE)
    text = self.check(0, "why", "Tree.swift:3").out
    self.assertIn("held: `owner`, held weakly by `Node`", text)
    self.assertIn("verdict: harmless: a weak reference keeps nothing", text)
    self.assertIn("verdict: harmless: nothing in sight leads from the object back", self.check(0, "why", "Tree.swift:13").out)
    self.assertIn("no code in sight fills it", self.check(0, "why", "Tree.swift:6").out)

  def test_a_strong_delegate(self):
    self.write("List.swift", "protocol Selecting: AnyObject {}\nfinal class List {\n  var delegate: Selecting?\n}\n")
    self.assertIn("reported: note [strong_delegate]", self.check(0, "why", "List.swift:3").out)
    self.assertIn("List.swift:3:7: note:", self.check(0, "--min-level", "note", "List.swift").out)

  def test_an_object_handed_over(self):
    self.write("Download.swift", DOWNLOAD)
    text = self.check(0, "why", "Download.swift:7").out
    self.assertIn("object handed over", text)
    self.assertIn("`self`, held strongly by", text)
    self.assertRegex(text, r"URLSession\.init.*Rules/models/foundation\.yml:\d+")
    self.assertIn("[target_cycle]", text)

  def test_line_without_closure(self):
    self.usage_error("why", "Cart.swift:3", says=r"Cart\.swift:3: no closure, .* is here")

  def test_line_that_is_not_there(self):
    self.usage_error("why", "Cart.swift:99", says="there is no line 99")

  def test_column_far_away(self):
    for column in ("4294967295", "4294967296", "99999999999999"):
      with self.subTest(column):
        self.usage_error("why", "Cart.swift:3:" + column, says="Cart")

  def test_file_that_is_not_there(self):
    self.usage_error("why", "absent.swift:1", says=r"absent\.swift: [Nn]o such file")

  def test_bad_places(self):
    for place in ("Cart.swift", "Cart.swift:", "Cart.swift:0", "Cart.swift:x", ":3", "Cart.swift:-1"):
      with self.subTest(place):
        self.usage_error("why", place, says="file:line")


class Graph(Case):
  def setUp(self):
    super().setUp()
    self.write("CartView.swift", VIEW)
    self.write("CartModel.swift", MODEL)

  def test_dot(self):
    text = self.check(0, "graph", "CartView").out
    self.assertIn("// CartView (CartView.swift:1): 1 cycle\n//   cycle 1: never freed, proven\n", text)
    self.assertIn('"captures self\\nCartView.swift:6", color=red', text)
    self.assertEqual(text, self.check(0, "graph", "CartView", ".", "--format", "dot", "--jobs", "1").out)

  def test_mermaid(self):
    text = self.check(0, "graph", "CartView", "--format", "mermaid").out
    self.assertIn("%% CartView (CartView.swift:1): 1 cycle\n", text)
    self.assertRegex(text, r"(?m)^flowchart LR$")
    self.assertRegex(text, r"(?m)^  linkStyle [\d,]+ stroke:red")

  def test_unknown_type(self):
    self.usage_error("graph", "CartVeiw", says="no type `CartVeiw` .*did you mean `CartView`")
    self.usage_error("graph", "Zebra", says="no type `Zebra` is declared in the files that were analysed$")

  def test_one_name_in_several_modules(self):
    self.write("Package.swift", "")
    self.write("Sources/Shop/Cart.swift", LEAK)
    self.write("Sources/Tests/Cart.swift", "enum Outer { struct Cart {} }")
    text = self.check(0, "graph", "Cart").out
    self.assertEqual(re.findall(r"(?m)^// (\S+) \(", text), ["Shop.Cart", "Tests.Outer.Cart"])
    self.assertEqual(re.findall(r"(?m)^// (\S+) \(", self.check(0, "graph", "Shop.Cart").out), ["Shop.Cart"])
    self.assertEqual(re.findall(r"(?m)^// (\S+) \(", self.check(0, "graph", "Outer.Cart").out), ["Tests.Outer.Cart"])

  def test_bad_arguments(self):
    self.usage_error("graph", says="type")
    self.usage_error("graph", "CartView", "--format", "svg", says="dot.*mermaid")
    self.usage_error("graph", "CartView", "absent", says="absent")


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


class Determinism(Case):
  def outputs(self, *arguments):
    text = self.run_program(*arguments, "--min-level", "note", folder=ROOT)
    sarif = self.run_program(*arguments, "--format", "sarif", folder=ROOT)
    self.assertEqual((text.returncode, sarif.returncode), (FINDINGS, FINDINGS))
    return text.stdout, sarif.stdout

  def test_threads(self):
    expected = self.outputs("Examples", "--jobs", "1")
    for jobs in ("2", "4", "4", "4", "9"):
      self.assertEqual(self.outputs("Examples", "--jobs", jobs), expected, f"--jobs {jobs}")

  def test_order_of_files(self):
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Examples").rglob("*.swift"))
    expected = self.outputs("Examples")
    self.assertEqual(self.outputs(*files), expected)
    self.assertEqual(self.outputs(*reversed(files)), expected)
    self.assertEqual(self.outputs(*files[3:], *files, "Examples"), expected)

  def test_no_environment_is_needed(self):
    self.assertEqual(self.run_program("Examples", folder=ROOT).stdout, self.run_program("Examples", folder=ROOT, HOME="/nowhere", LC_ALL="C").stdout)


if __name__ == "__main__":
  if not os.access(PROGRAM, os.X_OK):
    sys.exit(f"error: there is no {PROGRAM}; build it with `swift build`, or name it: UNRETAIN=PROGRAM")
  unittest.main()
