#!/usr/bin/env python3
"""Packs the program as `make dist` does, and installs and runs each package as a user would, without network.

usage: test_dist.py [TEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import hashlib
import importlib.util
import json
import os
import pathlib
import platform
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import unittest
import venv
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")
LEAK = "final class A {\n  var f: (() -> Void)?\n  func g() { f = { self.g() } }\n}\n"


def dist_module():
  """What `scripts/dist.py` is made of."""
  specification = importlib.util.spec_from_file_location("dist", ROOT / "scripts/dist.py")
  module = importlib.util.module_from_spec(specification)
  specification.loader.exec_module(module)
  return module


def run(*arguments, code=0, **options):
  result = subprocess.run([str(a) for a in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, **options)
  text = result.stdout.decode()
  if result.returncode != code:
    raise AssertionError(f"{arguments}: exit code {result.returncode}\n{text}")
  return text


class Distribution(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.scratch = pathlib.Path(tempfile.mkdtemp(prefix="unretain-dist-"))
    cls.addClassCleanup(shutil.rmtree, cls.scratch, ignore_errors=True)
    cls.out = cls.scratch / "out"
    cls.pack(cls.out)
    cls.source = cls.scratch / "source"
    cls.source.mkdir()
    (cls.source / "A.swift").write_text(LEAK)

  @classmethod
  def pack(cls, folder):
    run(ROOT / "scripts/dist.py", "--program", PROGRAM, "--out", folder, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})

  def one(self, pattern):
    [path] = self.out.glob(pattern)
    return path

  def check_program(self, program, **options):
    text = run(program, self.source, code=1, **options)
    self.assertIn("[stored_closure_cycle]", text)

  def test_the_manual(self):
    page = self.scratch / "manual" / "unretain.1"
    run(ROOT / "scripts/help-pages.py", "--program", PROGRAM, "--manual", page)
    text = page.read_text()
    for word in ("unretain lint", "unretain models missing", "\\-\\-unsafe\\-fixes", "\\-\\-stdin\\-path"):
      self.assertIn(word, text)
    if shutil.which("groff"):
      # Bold letters are printed twice.
      shown = re.sub(".\b", "", run("groff", "-man", "-ww", "-Tutf8", "-P-c", page))
      self.assertTrue("--unsafe-fixes" in shown)
      self.assertFalse("troff:" in shown)
    run(ROOT / "scripts/dist.py", "--program", PROGRAM, "--out", self.scratch / "manual", "--manual", page)
    [tarball] = [path for path in (self.scratch / "manual").glob("*.tar.gz") if "debug" not in path.name]
    with tarfile.open(tarball) as archive:
      self.assertEqual(sum(name.endswith("/share/man/man1/unretain.1") for name in archive.getnames()), 1)

  def test_the_container_is_given_what_a_build_needs(self):
    context = self.scratch / "context"
    context.mkdir()
    for line in (ROOT / "Dockerfile").read_text().splitlines():
      if line.startswith("COPY ") and "--from" not in line:
        for name in line.split()[1:-1]:
          source = ROOT / name
          self.assertTrue(source.exists(), line)
          if not (context / name).exists():
            (context / name).symlink_to(source)
    # Without an engine: the manifest is complete, and the command is one of the Makefile.
    run("swift", "package", "--package-path", context, "--scratch-path", self.scratch / "describe", "--cache-path", self.scratch / "cache", "dump-package")
    manifest = (ROOT / "Package.swift").read_text()
    for folder in ("Sources", "Tests", "Plugins", "grammars"):
      self.assertTrue((context / folder).is_dir(), folder)
    self.assertNotIn('path: "docs', manifest)
    self.assertIn("/out/bin/unretain", run("make", "-n", "-C", context, "install", "PREFIX=/out"))

  def test_the_entry_point_of_the_container(self):
    text = (ROOT / "Dockerfile").read_text()
    entry = json.loads(re.search(r"(?m)^ENTRYPOINT (.*)$", text)[1])
    self.assertEqual(entry[0], "/bin/unretain")
    # As `docker run IMAGE lint X` does, without an engine.
    start = [PROGRAM, *entry[1:]]
    for arguments in (["lint", self.source], [self.source], ["lint", self.source, "--no-cache"]):
      self.assertIn("[stored_closure_cycle]", run(*start, *arguments, code=1, env={"PATH": "/usr/bin:/bin"}))
    self.assertIn("apt-get install -y -qq --no-install-recommends git", text.split("\nFROM ")[-1])

  def test_the_bill_of_materials(self):
    bill = json.loads(self.one("*.spdx.json").read_text())
    self.assertEqual(bill["spdxVersion"], "SPDX-2.3")
    packages = {package["name"]: package for package in bill["packages"]}
    self.assertEqual(set(packages), {"unretain", "swift-argument-parser", "tree-sitter", "tree-sitter-swift", "libyaml"})
    with tarfile.open([path for path in self.out.glob("*.tar.gz") if "debug" not in path.name][0]) as archive:
      [program] = [entry for entry in archive if entry.name.endswith("/bin/unretain")]
      digest = hashlib.sha256(archive.extractfile(program).read()).hexdigest()
    self.assertEqual(packages["unretain"]["checksums"][0]["checksumValue"], digest)
    self.assertNotEqual(packages["tree-sitter-swift"]["versionInfo"], "NOASSERTION")

  def test_examples_name_the_release(self):
    number = re.search(r'number = "([^"]+)"', (ROOT / "Sources/Project/ToolVersion.swift").read_text())[1]
    for page in ("README.md", "docs/ci.md", "docs/adopting.md"):
      named = re.findall(r"unretain/unretain@(\S+)|^ +rev: (\S+)", (ROOT / page).read_text(), re.MULTILINE)
      self.assertEqual({left or right for left, right in named}, {"v" + number}, page)

  def test_what_is_not_linked(self):
    # All of Foundation brings the data of ICU with it: two thirds of the program, which nothing in it uses.
    program = pathlib.Path(PROGRAM).read_bytes()
    self.assertNotIn(b"libFoundation.so", program)
    self.assertIsNone(re.search(rb"icudt\d\d", program))

  def test_twice_the_same_bytes(self):
    again = self.scratch / "again"
    self.pack(again)
    self.assertEqual((again / "SHA256SUMS").read_text(), (self.out / "SHA256SUMS").read_text())

  def test_checksums(self):
    lines = (self.out / "SHA256SUMS").read_text().splitlines()
    self.assertEqual(len(lines), len(list(self.out.iterdir())) - 1)
    for line in lines:
      digest, name = line.split("  ")
      self.assertEqual(hashlib.sha256((self.out / name).read_bytes()).hexdigest(), digest)

  def test_tarball(self):
    with tarfile.open([path for path in self.out.glob("*.tar.gz") if "debug" not in path.name][0]) as archive:
      names = archive.getnames()
      top = names[0].split("/")[0]
      self.assertTrue(all(name.startswith(top + "/") for name in names))
      self.assertEqual({entry.uid for entry in archive} | {entry.gid for entry in archive}, {0})
      for name in ("LICENSE", "README.md", "share/bash-completion/completions/unretain", "share/zsh/site-functions/_unretain"):
        self.assertIn(f"{top}/{name}", names)
      archive.extractall(self.scratch / "tarball")
    self.check_program(self.scratch / "tarball" / top / "bin/unretain")

  def test_an_empty_root(self):
    """The released program needs no file beside it. (A debug build does, and not everybody may change the root.)"""
    if os.geteuid() != 0 or "not a dynamic executable" not in subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stderr:
      self.skipTest("needs a static program and the right to change the root")
    root = self.scratch / "root"
    (root / "source").mkdir(parents=True)
    (root / "source/A.swift").write_text(LEAK)
    with zipfile.ZipFile(self.one("*.whl")) as archive:
      [name] = [name for name in archive.namelist() if name.endswith("scripts/unretain")]
      (root / "unretain").write_bytes(archive.read(name))
    (root / "unretain").chmod(0o755)
    # As in a container without an image below it, there is nothing but /proc, which Swift's library for threads reads. No variable is set.
    (root / "proc").mkdir()
    if subprocess.run(["unshare", "--mount", "mount", "-t", "proc", "proc", root / "proc"], capture_output=True).returncode != 0:
      self.skipTest("needs the right to mount")
    start = f'mount -t proc proc "{root}/proc" && exec env -i {shutil.which("chroot")} "{root}" /unretain /source'
    self.assertIn("[stored_closure_cycle]", run("unshare", "--mount", "sh", "-c", start, code=1))

  def test_wheel(self):
    folder = self.scratch / "venv"
    venv.create(folder, with_pip=True)
    run(folder / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", self.one("*.whl"))
    self.check_program(folder / "bin/unretain")
    listed = json.loads(run(folder / "bin/python", "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"))
    self.assertIn("unretain", [package["name"] for package in listed])
    run(folder / "bin/python", "-m", "pip", "uninstall", "--quiet", "--yes", "unretain")
    self.assertFalse((folder / "bin/unretain").exists())

  def test_artifact_bundle(self):
    folder = self.scratch / "bundle"
    with zipfile.ZipFile(self.one("*.artifactbundle.zip")) as archive:
      archive.extractall(folder)
    info = json.loads((folder / "unretain.artifactbundle/info.json").read_text())
    [variant] = info["artifacts"]["unretain"]["variants"]
    program = folder / "unretain.artifactbundle" / variant["path"]
    program.chmod(0o755)
    self.check_program(program)

  def test_platforms_are_named_by_the_program(self):
    """Without running there: each header gives its names, pip takes the wheel on that platform alone, and Swift knows the triple."""
    dist = dist_module()
    elf, mach = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<H", 2), b"\xcf\xfa\xed\xfe"
    headers = {
      "linux-x86_64": elf + struct.pack("<H", 62), "linux-arm64": elf + struct.pack("<H", 183),
      "macos-x86_64": mach + struct.pack("<I", 0x01000007) + bytes(12), "macos-arm64": mach + struct.pack("<I", 0x0100000C) + bytes(12),
    }
    folder = self.scratch / "platforms"
    folder.mkdir()
    wheels = {}
    for name, header in headers.items():
      program = folder / name
      program.write_bytes(header)
      named, tags, triple = dist.platform_of(program)
      self.assertEqual(named, name)
      wheels[name] = folder / f"unretain-9.9.9-py3-none-{tags}.whl"
      dist.write_zip(wheels[name], dist.wheel_files("9.9.9", tags, header), 1700000000)
      if name.startswith("linux"):
        said = json.loads(run("swiftc", "-print-target-info", "-target", triple))
        self.assertEqual(said["target"]["unversionedTriple"], triple)
    self.assertEqual(dist.platform_of(PROGRAM), dist.PLATFORMS[(platform.system(), platform.machine())])
    venv.create(folder / "venv", with_pip=True)
    # pip is told all tags that such a machine takes.
    machines = {
      "linux-arm64": [["manylinux2014_aarch64"], ["musllinux_1_2_aarch64", "musllinux_1_1_aarch64"]], "linux-x86_64": [["manylinux_2_28_x86_64", "manylinux_2_17_x86_64"]],
      "macos-arm64": [["macosx_14_0_arm64", "macosx_13_0_arm64"]], "macos-x86_64": [["macosx_13_0_x86_64"]],
    }
    for name, tags in [(name, tags) for name, kinds in machines.items() for tags in kinds]:
      target = folder / f"for-{tags[0]}"
      run(folder / "venv/bin/python", "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--only-binary", ":all:",
          *[word for tag in tags for word in ("--platform", tag)], "--find-links", folder, "--dest", target, "unretain")
      self.assertEqual([path.name for path in target.iterdir()], [wheels[name].name])
    (folder / "riscv").write_bytes(elf + struct.pack("<H", 243))
    with self.assertRaisesRegex(SystemExit, "ELF machine 243"):
      dist.platform_of(folder / "riscv")

  def test_a_program_of_another_version_is_refused(self):
    fake = self.scratch / "fake"
    fake.write_text("#!/bin/sh\necho 9.9.9\n")
    fake.chmod(0o755)
    text = run(ROOT / "scripts/dist.py", "--program", fake, "--out", self.scratch / "no", code=1)
    self.assertIn("build it anew", text)


if __name__ == "__main__":
  if not os.access(PROGRAM, os.X_OK):
    sys.exit(f"error: there is no {PROGRAM}; build it with `swift build`, or name it: UNRETAIN=PROGRAM")
  unittest.main()
