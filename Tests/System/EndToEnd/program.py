"""The built program as the tests drive it, and the sources they give to it.

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
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

ROOT = pathlib.Path(__file__).resolve().parents[3]
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
    checker = ROOT / "Tests/System/SARIF/check_sarif.py"
    result = subprocess.run([sys.executable, checker, "--source-root", self.folder, self.folder / name], capture_output=True, text=True)
    self.assertEqual(result.returncode, 0, result.stderr)


def main():
  if not os.access(PROGRAM, os.X_OK):
    sys.exit(f"error: there is no {PROGRAM}; build it with `swift build`, or name it: UNRETAIN=PROGRAM")
  unittest.main()
