"""The built program as the tests drive it, and the sources they give to it.

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")

FINDINGS, USAGE, SKIPPED = 1, 2, 3
# Seconds until a test gives up on something that must happen. No result hangs on them.
PATIENCE = 600

# A job in the background inherits that interrupts are ignored, and would hand that on to what a test interrupts.
for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP):
  if signal.getsignal(number) == signal.SIG_IGN:
    signal.signal(number, signal.SIG_DFL)

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


def wait_until(condition, what):
  """Waits for what must come about; looks now and then, as nobody tells."""
  end = time.monotonic() + PATIENCE
  while not condition():
    if time.monotonic() > end:
      raise AssertionError(f"after {PATIENCE} s still not: {what}")
    time.sleep(0.01)


def heeds(process, number):
  """Whether a process has arranged for a signal that would have ended it before, or is gone."""
  if process.poll() is not None:
    return True
  status = pathlib.Path(f"/proc/{process.pid}/status")
  if not status.exists():
    # A system that does not tell: long enough, as a rule.
    time.sleep(1)
    return True
  arranged = re.findall(r"^Sig(?:Blk|Ign|Cgt):\s*(\w+)$", status.read_text(), re.MULTILINE)
  return any(int(mask, 16) >> (number - 1) & 1 for mask in arranged)


def rests(process):
  """Whether a process has arranged for a trap and all its threads wait for something, or it is gone."""
  def threads():
    texts = [status.read_text() for status in pathlib.Path(f"/proc/{process.pid}/task").glob("*/status")]
    return all("State:\tS" in text for text in texts), [re.findall(r"ctxt_switches:\s*(\d+)", text) for text in texts]

  if not heeds(process, signal.SIGABRT):
    return False
  try:
    before = threads()
    time.sleep(0.05)
    return process.poll() is not None or before[0] and threads() == before
  except OSError:
    return False


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
      stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE)
    result.out = result.stdout.decode()
    result.err = result.stderr.decode()
    return result

  def check(self, code, *arguments, says="", **options):
    """Runs the program and wants this exit code; where that is none of an error, this text on standard error; any with `None`."""
    result = self.run_program(*arguments, **options)
    self.assertEqual(result.returncode, code, f"{arguments}\n{result.out}\n{result.err}")
    if code in (0, FINDINGS) and says is not None:
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
