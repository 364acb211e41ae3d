#!/usr/bin/env python3
"""Reads a SARIF report of the built program back with sarif-tools, and holds it against the JSON report.

usage: test_sarif_tools.py      UNRETAIN names the program
"""

import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import types

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")


def library():
  """The folder of sarif-tools; fetched once."""
  folder = ROOT / ".build/sarif/sarif-tools-3.0.5"
  if not folder.is_dir():
    partial = folder.with_suffix(f".{os.getpid()}")
    subprocess.run(
      [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes",
       "--target", partial, "--requirement", pathlib.Path(__file__).with_name("sarif-tools.txt")], check=True, stderr=subprocess.PIPE)
    shutil.rmtree(folder, ignore_errors=True)
    partial.rename(folder)
  return folder


def report(kind, *arguments):
  result = subprocess.run([PROGRAM, "Examples", "--fail-on", "never", "--format", kind, *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE)
  return result.stdout


def main():
  sys.path.insert(0, str(library()))
  # It reads files of filters with it, of which there is none here.
  sys.modules.setdefault("yaml", types.ModuleType("yaml"))
  from sarif import loader

  with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "report.sarif"
    path.write_bytes(report("sarif", "--min-level", "note", "--sarif-category", "app", "--sarif-provenance"))
    run = json.loads(path.read_bytes())["runs"][0]
    records = loader.load_sarif_file(str(path)).get_records()
  findings = json.loads(report("json"))["findings"]
  expected = collections.Counter((f["level"], f["location"]["file"], f["location"]["line"], f["rule"]) for f in findings)
  read = collections.Counter((r["Severity"], r["Location"], r["Line"], r["Code"].split()[0]) for r in records)
  assert read and read == expected, f"{expected - read}\n{read - expected}"
  assert run["automationDetails"] == {"id": "app/"}, run["automationDetails"]
  remote = subprocess.run(["git", "config", "--get", "remote.origin.url"], cwd=ROOT, stdout=subprocess.PIPE).stdout.decode()
  for control in run.get("versionControlProvenance", []):
    assert control["repositoryUri"].startswith("https://") and "@" not in control["repositoryUri"], control
    assert remote and len(control["revisionId"]) in (40, 64), control
  print(f"sarif-tools reads {len(records)} results")


main()
