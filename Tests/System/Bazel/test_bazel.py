#!/usr/bin/env python3
"""Builds the example of integrations/bazel with the real Bazel, without network, and looks at what it does again and what it takes from a cache.

usage: test_bazel.py [TEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made. Without Bazel (Debian: bazel-bootstrap) nothing is tested.
"""

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
LEAK = "screens/CartScreen.swift:9:22: error:"


class Workspace:
  """A copy of the example, with an output folder of its own."""

  def __init__(self, folder, cache):
    self.folder = folder / "workspace"
    self.output = folder / "output"
    self.cache = cache
    # As somebody would lay it out: the rules and the program beside the project's own packages.
    shutil.copytree(ROOT / "integrations/bazel/example", self.folder)
    shutil.copytree(ROOT / "integrations/bazel/unretain", self.folder / "unretain")
    shutil.copy(PROGRAM, self.folder / "tools/unretain")
    # For tests Bazel would fetch this from elsewhere, and then measure no coverage with it.
    self.coverage = folder / "coverage"
    self.coverage.mkdir()
    (self.coverage / "WORKSPACE").touch()
    (self.coverage / "BUILD").write_text('filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')

  def bazel(self, command, *arguments, code=0):
    """What Bazel says, and how many actions of each kind it ran (`internal` ones left out; what the cache on the disk had counts as remote)."""
    options = [f"--disk_cache={self.cache}", "--color=no", "--curses=no", "--experimental_convenience_symlinks=ignore",
               f"--override_repository=remote_coverage_tools={self.coverage}"]
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    result = subprocess.run(
      ["bazel", f"--output_base={self.output}", "--nohome_rc", "--max_idle_secs=60", command, *(options if command in ("build", "test") else []), *arguments],
      cwd=self.folder, env={**kept, "HOME": str(self.output.parent), "USER": "somebody"},
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    text = result.stdout.decode()
    if result.returncode != code:
      raise AssertionError(f"{command} {arguments}: exit code {result.returncode}\n{text}")
    counts = {}
    for line in re.findall(r"^INFO: \d+ process(?:es)?: (.*)\.$", text, re.MULTILINE):
      for count, kind in re.findall(r"(\d+) ([a-z- ]+)", line):
        counts[kind] = int(count)
    counts.pop("internal", None)
    return text, counts

  def built(self, name):
    return next(self.output.glob(f"execroot/shop/bazel-out/*/bin/{name}"))

  def report(self, *arguments):
    counts = self.bazel("build", "//:unretain", *arguments)[1]
    return self.built("unretain.txt").read_text(), counts

  def stop(self):
    self.bazel("shutdown")
    # Bazel makes what it has built unwritable.
    subprocess.run(["chmod", "-R", "u+w", self.output.parent], stderr=subprocess.DEVNULL)


class Bazel(unittest.TestCase):
  def setUp(self):
    self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="unretain-bazel-"))
    self.addCleanup(shutil.rmtree, self.scratch, ignore_errors=True)
    self.cache = self.scratch / "cache"

  def workspace(self, name):
    folder = self.scratch / name
    folder.mkdir(parents=True)
    workspace = Workspace(folder, self.cache)
    self.addCleanup(workspace.stop)
    return workspace

  def test_parts_are_made_once_and_shared(self):
    one = self.workspace("one")
    report, counts = one.report()
    self.assertIn(LEAK, report)
    # That the model keeps the closure is in another part.
    self.assertIn("model/CartModel.swift", report)
    self.assertNotIn("Banner", report)
    # Three targets, and what puts them together.
    self.assertEqual(sum(counts.values()), 4, counts)
    self.assertEqual(one.report(), (report, {}))

    # What changes in one target is read again, and nothing else.
    screen = one.folder / "screens/CartScreen.swift"
    text = screen.read_text()
    screen.write_text(text.replace("{ self.rows", "{ [weak self] in self?.rows").replace("self.model.items.count", "1"))
    mended, counts = one.report()
    self.assertNotIn(LEAK, mended)
    self.assertEqual(sum(counts.values()), 2, counts)
    # The project's settings are a matter of what puts the parts together alone.
    (one.folder / ".unretain.yml").write_text("preset: strict\n")
    self.assertEqual(sum(one.report()[1].values()), 1)
    parts = {name: one.built(name).read_bytes() for name in ("model/model.unretain", "tests/tests.unretain")}
    for content in parts.values(): self.assertNotIn(str(self.scratch).encode(), content)

    # Somebody else, in another folder, with an empty output folder: all of it comes from the cache.
    two = self.workspace("two/and/more")
    self.assertEqual(two.report(), (report, {"remote cache hit": 4}))
    for name, content in parts.items(): self.assertEqual(two.built(name).read_bytes(), content)

  def test_a_test_fails_for_what_it_finds(self):
    workspace = self.workspace("one")
    text, _ = workspace.bazel("test", "//:unretain_test", "--test_output=all", code=3)
    self.assertIn(LEAK, text)
    screen = workspace.folder / "screens/CartScreen.swift"
    screen.write_text(screen.read_text().replace("{ self.rows", "{ [weak self] in self?.rows").replace("self.model.items.count", "1"))
    workspace.bazel("test", "//:unretain_test")
    # What could not be read is no success.
    (workspace.folder / "screens/Latin.swift").write_bytes(b"let a = \"\xff\"\n")
    text, _ = workspace.bazel("test", "//:unretain_test", "--test_output=all", code=3)
    self.assertIn("Latin.swift", text)

  def test_the_same_as_without_bazel(self):
    workspace = self.workspace("one")
    workspace.bazel("build", "//:unretain")
    # Bazel knows the modules; folders say them only where a package is.
    (workspace.folder / "Package.swift").write_text(
      'let package = Package(name: "Shop", targets: [.target(name: "Model", path: "model"), .target(name: "Screens", path: "screens"),'
      ' .testTarget(name: "ScreensTests", path: "tests")])\n')
    run = [PROGRAM, "lint", "--no-cache", "model", "screens", "tests", "--format", "sarif"]
    plain = subprocess.run(run, cwd=workspace.folder, env={}, stdout=subprocess.PIPE).stdout.decode()
    self.assertEqual(workspace.built("unretain.sarif").read_text(), plain)


if __name__ == "__main__":
  if not os.access(PROGRAM, os.X_OK):
    sys.exit(f"error: there is no {PROGRAM}; build it with `swift build`, or name it: UNRETAIN=PROGRAM")
  if not shutil.which("bazel"):
    print("test_bazel.py: skipped, for there is no bazel here (apt-get install bazel-bootstrap)")
    sys.exit()
  unittest.main()
