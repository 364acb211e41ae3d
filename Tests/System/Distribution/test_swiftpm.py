#!/usr/bin/env python3
"""Uses the plugins of integrations/swiftpm in a real package, with the artifact bundle that `make dist` packs.

usage: test_swiftpm.py [TEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")
MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../plugins")],
  targets: [
    .target(name: "Model"),
    .executableTarget(name: "Shop", dependencies: ["Model"], plugins: [.plugin(name: "UnretainBuild", package: "plugins")]),
  ]
)
"""
# The cycle goes through both targets.
MODEL = "public final class Model {\n  public var onChange: (() -> Void)?\n  public init() {}\n}\n"
VIEW = """\
import Model

final class View {
  let model = Model()
  var rows = 0
  func show() {
    model.onChange = { self.rows += 1 }
  }
}
View().show()
"""


class Plugins(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.scratch = pathlib.Path(tempfile.mkdtemp(prefix="unretain-swiftpm-"))
    cls.addClassCleanup(shutil.rmtree, cls.scratch, ignore_errors=True)
    subprocess.run([ROOT / "scripts/dist.py", "--program", PROGRAM, "--out", cls.scratch / "out"], check=True, stdout=subprocess.PIPE)
    plugins = cls.scratch / "plugins"
    shutil.copytree(ROOT / "integrations/swiftpm", plugins, ignore=shutil.ignore_patterns(".build", "*.artifactbundle"))
    [cls.bundle] = (cls.scratch / "out").glob("*.artifactbundle.zip")
    subprocess.run(["python3", "-m", "zipfile", "-e", cls.bundle, plugins], check=True)
    [program] = plugins.glob("unretain.artifactbundle/*/bin/unretain")
    program.chmod(0o755)
    cls.package = cls.scratch / "Shop"
    for name, text in [("Package.swift", MANIFEST), ("Sources/Model/Model.swift", MODEL), ("Sources/Shop/main.swift", VIEW)]:
      path = cls.package / name
      path.parent.mkdir(parents=True, exist_ok=True)
      path.write_text(text)

  def swift(self, *arguments, code=0):
    result = subprocess.run(
      ["swift", *arguments], cwd=self.package, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
    text = result.stdout.decode()
    self.assertEqual(result.returncode, code, text)
    return text

  def test_command(self):
    text = self.swift("package", "unretain", code=1)
    self.assertIn("Sources/Shop/main.swift:7:22: error: ", text)
    self.assertIn("Found 1 error, 0 warnings", text)
    self.swift("package", "unretain", "--fail-on", "never", "--quiet")
    self.assertIn("unretain-fix", self.swift("package", "unretain", "--fix", code=1))

  def test_build_shows_warnings(self):
    finding = "Sources/Shop/main.swift:7:22: warning: "
    text = self.swift("build")
    self.assertEqual(text.count(finding), 1, text)
    self.assertNotIn(finding, self.swift("build"))
    model = self.package / "Sources/Model/Model.swift"
    model.write_text(MODEL + "// changed\n")
    self.assertEqual(self.swift("build").count(finding), 1)
    # What the plugin writes is no part of the product.
    self.assertEqual([path.name for path in (self.package / ".build").rglob("*.resources")], [])
    self.assertEqual([path.name for path in (self.package / ".build").rglob("resource_bundle_accessor.swift")], [])

  def test_fix(self):
    copy = self.scratch / "Copy"
    shutil.copytree(self.package, copy, ignore=shutil.ignore_patterns(".build"))
    self.package, original = copy, self.package
    try:
      # Without a terminal nobody can be asked for the permission.
      self.swift("package", "unretain-fix", "--unsafe-fixes", code=1)
      self.assertEqual((copy / "Sources/Shop/main.swift").read_text(), VIEW)
      self.swift("package", "--allow-writing-to-package-directory", "unretain-fix", "--unsafe-fixes")
      self.assertIn("[weak self]", (copy / "Sources/Shop/main.swift").read_text())
    finally:
      self.package = original

  def test_bundles_of_several_platforms_are_joined(self):
    other = self.scratch / "other.zip"
    with zipfile.ZipFile(self.bundle) as source, zipfile.ZipFile(other, "w") as target:
      for entry in source.infolist():
        content = source.read(entry)
        if entry.filename.endswith("info.json"):
          content = content.replace(b"unknown-linux-gnu", b"apple-macosx")
        entry.filename = entry.filename.replace("unknown-linux-gnu", "apple-macosx")
        target.writestr(entry, content)
    subprocess.run([ROOT / "scripts/dist.py", "--merge", self.bundle, other, "--out", self.scratch / "merged"], check=True, stdout=subprocess.PIPE)
    [merged] = (self.scratch / "merged").iterdir()
    with zipfile.ZipFile(merged) as archive:
      variants = json.loads(archive.read("unretain.artifactbundle/info.json"))["artifacts"]["unretain"]["variants"]
      self.assertEqual(len({triple for variant in variants for triple in variant["supportedTriples"]}), 2)
      for variant in variants:
        self.assertIn("unretain.artifactbundle/" + variant["path"], archive.namelist())


if __name__ == "__main__":
  unittest.main()
