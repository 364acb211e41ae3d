#!/usr/bin/env python3
"""Drives the built program with a cache: found again, shown, emptied, damaged, shared, and none at all.

usage: test_cache.py [TEST...]
"""

import os
import random
import subprocess

from program import CLEAN, FINDINGS, LEAK, MODEL, PROGRAM, VIEW, Case, main
from stored_damage import damaged


class Cache(Case):
  def setUp(self):
    super().setUp()
    self.write("Sources/View.swift", VIEW)
    self.write("Sources/Model.swift", MODEL)
    self.cache = self.folder / "caches"

  def lint(self, *arguments, **environment):
    environment = environment or {"XDG_CACHE_HOME": str(self.cache)}
    result = self.run_program("lint", "--statistics", "Sources", *arguments, **environment)
    self.assertEqual(result.returncode, FINDINGS, result.err)
    counters = dict(line.rsplit(None, 1) for line in result.err.splitlines() if not line.endswith(" ms"))
    return result.out, int(counters["report from cache"]), int(counters["files from cache"])

  def info(self, command="info"):
    return self.check(0, "cache", command, XDG_CACHE_HOME=str(self.cache)).out

  def test_the_second_run_finds_what_the_first_left(self):
    first, report, files = self.lint()
    self.assertEqual((report, files), (0, 0))
    self.assertEqual(self.lint(), (first, 1, 0))
    self.assertEqual(self.lint("--no-cache"), (first, 0, 0))
    self.assertEqual(self.lint("--cache-path", str(self.folder / "own")), (first, 0, 0))
    self.assertEqual(self.lint("--cache-path", str(self.folder / "own")), (first, 1, 0))
    self.write("Sources/New.swift", CLEAN)
    self.assertEqual(self.lint()[1:], (0, 2))

  def test_without_a_home_there_is_none(self):
    first, *_ = self.lint(LANG="C")
    self.assertEqual(self.lint(LANG="C"), (first, 0, 0))

  def test_info_and_clean(self):
    self.lint()
    # The facts of two files, what was worked out of them, and the report.
    self.assertIn("entries  4\n", self.info())
    self.assertIn(str(self.cache / "unretain"), self.info())
    self.assertRegex(self.info("clean"), "^4 entries removed, ")
    self.assertIn("entries  0\n", self.info())
    self.assertFalse((self.cache / "unretain").exists())
    self.assertEqual(self.info("clean"), "0 entries removed, 0 kB\n")
    self.usage_error("cache", "info", says="neither XDG_CACHE_HOME nor HOME")

  def test_nobody_else_reads_it(self):
    self.lint()
    for folder, _, files in os.walk(self.cache / "unretain"):
      self.assertEqual(os.stat(folder).st_mode & 0o077, 0, folder)
      for name in files:
        self.assertEqual(os.stat(os.path.join(folder, name)).st_mode & 0o077, 0, name)

  def test_garbage_in_the_place_of_entries(self):
    first, *_ = self.lint()
    entries = [path for path in (self.cache / "unretain").glob("??/*")]
    self.assertEqual(len(entries), 4)
    for content in (b"", b"x", b"unretain\1" + bytes(100), os.urandom(5000)):
      for entry in entries:
        entry.write_bytes(content)
      self.assertEqual(self.lint(), (first, 0, 0))
    for entry in entries:
      entry.unlink()
      entry.mkdir()
    self.assertEqual(self.lint(), (first, 0, 0))
    self.assertEqual(self.lint(), (first, 0, 0))

  def test_damage_that_the_checksum_hides(self):
    """An entry with a checksum that fits may hold anything. At most it costs a new start, which reads no entry."""
    first, *_ = self.lint()
    kept = {path: path.read_bytes() for path in sorted((self.cache / "unretain").glob("??/*"))}
    whole = max(kept, key=lambda path: len(kept[path]))
    report = next(path for path in kept if path != whole and b"is captured strongly" in kept[path])
    chosen = random.Random("damage")
    for path in kept:
      for _ in range(15):
        for each, data in kept.items(): each.write_bytes(data)
        # An entry is read where none holds more.
        if path != report: report.unlink()
        if path not in (report, whole): whole.unlink()
        path.write_bytes(damaged(chosen, kept[path], path.name))
        result = self.run_program("lint", "--jobs", "1", "Sources", XDG_CACHE_HOME=str(self.cache))
        self.assertIn(result.returncode, (0, FINDINGS), result.err)
        if "starting again" not in result.err: continue
        self.assertEqual(result.err.count("starting again without what earlier runs have stored"), 1)
        self.assertEqual(result.out, first)
        self.assertEqual(self.lint()[0], first)

  def test_a_place_that_cannot_be_written(self):
    first, *_ = self.lint("--no-cache")
    for place in ("/dev/null/here", "/proc/unretain", "/dev/full"):
      self.assertEqual(self.lint("--cache-path", place), (first, 0, 0))

  def test_many_at_once(self):
    for number in range(30):
      self.write(f"Sources/Part{number}.swift", LEAK.replace("Cart", f"Part{number}"))
    expected, *_ = self.lint("--no-cache")
    runs = [
      subprocess.Popen([PROGRAM, "lint", "Sources"], cwd=self.folder, stdout=subprocess.PIPE, env={**os.environ, "XDG_CACHE_HOME": str(self.cache)})
      for _ in range(6)]
    # One is killed while it may be writing.
    runs[0].kill()
    outputs = [run.communicate()[0].decode() for run in runs]
    for output in outputs[1:]:
      self.assertEqual(output, expected)
    self.assertEqual(self.lint(), (expected, 1, 0))


if __name__ == "__main__":
  main()
