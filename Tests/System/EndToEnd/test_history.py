#!/usr/bin/env python3
"""Drives `unretain history` on repositories: who introduced and repaired what, budgets, and ranges that there are not.

usage: test_history.py [TEST...]
"""

import json
import os
import re
import shutil
import subprocess
import sys

from program import CLEAN, LEAK, MODEL, NOTE, ROOT, TREE, VIEW, main
from test_changes import FIXED, GitCase

sys.path.insert(0, str(ROOT / "Tests/System/SARIF"))
import sarif_schema

jsonschema = sarif_schema.library()
SCHEMA = json.loads((ROOT / "docs/schemas/answers.schema.json").read_text())
MOVED = "// A comment\n\n" + LEAK.replace("var total = 0\n", "var total = 0\n  var count = 0\n")


class History(GitCase):
  def commit(self, message="x", author="A", day=1):
    self.git("add", "--all")
    subprocess.run(
      ["git", "commit", "--quiet", "--message", message], cwd=self.folder, check=True, env={
        "PATH": os.environ["PATH"], "HOME": str(self.home), "GIT_AUTHOR_NAME": author, "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "c",
        "GIT_COMMITTER_EMAIL": "c@d", "GIT_COMMITTER_DATE": f"2026-01-{day:02}T12:00:00Z"})

  def run_history(self, code, *arguments, **options):
    options.setdefault("HOME", str(self.home))
    return self.check(code, "history", *arguments, **options)

  def history(self, *arguments, code=0, **options):
    document = json.loads(self.run_history(code, "--format", "json", *arguments, **options).out)
    jsonschema.Draft202012Validator(SCHEMA).validate(document)
    return document

  def totals(self, *arguments, **options):
    totals = self.history(*arguments, **options)["totals"]
    return {name: totals[name] for name in ("introduced", "repaired", "removed", "lowered", "suppressed", "remaining")}

  def sums(self, introduced=0, repaired=0, removed=0, lowered=0, suppressed=0, remaining=0):
    return {"introduced": introduced, "repaired": repaired, "removed": removed, "lowered": lowered, "suppressed": suppressed, "remaining": remaining}

  def story(self):
    """Comes with day 2, moves with day 3, is repaired with day 9."""
    self.write("Sum.swift", CLEAN)
    self.commit("first", day=1)
    self.write("Sources/Cart.swift", LEAK)
    self.commit("leak", author="Bob", day=2)
    self.write("Sources/Cart.swift", MOVED)
    self.commit("move", day=3)
    (self.folder / "Cart").mkdir()
    self.git("mv", "Sources/Cart.swift", "Cart/Basket.swift")
    self.commit("rename", day=4)
    self.write("README.md", "text")
    self.commit("no Swift", day=5)
    self.write("Cart/Basket.swift", MOVED.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total"))
    self.commit("repair", author="Ann", day=9)


class Stories(History):
  def test_a_leak_comes_moves_and_goes(self):
    self.story()
    document = self.history()
    self.assertEqual([step["subject"] for step in document["steps"]], ["first", "leak", "move", "rename", "repair"])
    self.assertEqual([len(step["introduced"]) for step in document["steps"]], [0, 1, 0, 0, 0])
    [ended] = document["steps"][-1]["ended"]
    self.assertEqual((ended["outcome"], ended["days"], ended["introduced"]["author"]), ("repaired", 7, "Bob"))
    self.assertEqual(ended["location"]["file"], "Cart/Basket.swift")
    self.assertEqual(document["authors"], [{"author": "Ann", "introduced": 0, "repaired": 1}, {"author": "Bob", "introduced": 1, "repaired": 0}])
    self.assertEqual(document["totals"]["medianDays"], 7)
    self.assertNotIn("from", document["range"])
    text = self.run_history(0).out
    self.assertRegex(text, r"(?m)^2026-01-02 [0-9a-f]{10} Bob, leak: 1 error, 0 warnings\n  \+ Sources/Cart.swift:6:16: error: .* \[stored_closure_cycle\]$")
    self.assertRegex(text, r"repaired after 7 days \(introduced in [0-9a-f]{10} by Bob\)")

  def test_ranges(self):
    self.story()
    # From behind the leak: it was there at the start.
    self.assertEqual(self.totals("--from", "HEAD~2"), self.sums(repaired=1))
    self.assertEqual(self.totals("--to", "HEAD~1"), self.sums(introduced=1, remaining=1))
    self.assertEqual(self.totals("--limit", "1"), self.sums(repaired=1))
    self.assertEqual(self.totals("--interval", "range"), self.sums())
    self.assertEqual([step["commits"] for step in self.history("--interval", "week")["steps"]], [4, 1])

  def test_the_last_revision_is_as_lint_has_it(self):
    for name, text in {"Cart": LEAK, "Sum": CLEAN, "Sender": NOTE, "CartView": VIEW, "CartModel": MODEL, "Tree": TREE}.items():
      self.write(f"Sources/{name}.swift", text)
      self.commit(name)
    findings = json.loads(self.run_program("--format", "json", HOME=str(self.home)).out)["findings"]
    places = sorted((f["location"]["file"], f["location"]["line"], f["rule"], f["message"]) for f in findings)
    for cache in ("--no-cache", "--cache", "--cache"):
      document = self.history(cache, "--min-level", "note")
      self.assertEqual(sorted((f["location"]["file"], f["location"]["line"], f["rule"], f["message"]) for f in document["open"]), places)

  def test_a_cached_history_is_the_same(self):
    self.story()
    fresh = self.run_history(0, "--no-cache").out
    self.assertEqual([self.run_history(0).out for _ in range(3)], [fresh] * 3)
    self.write("Sources/Bag.swift", LEAK.replace("Cart", "Bag"))
    self.commit("again", day=12)
    self.assertEqual(self.run_history(0).out, self.run_history(0, "--no-cache").out)

  def test_how_findings_end(self):
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.commit("start")
    for text, sums in {
      FIXED: self.sums(repaired=1),
      CLEAN.replace("Sum", "Cart"): self.sums(removed=1),
      LEAK.replace("    onChange", "    // unretain:disable:next stored_closure_cycle -- lasts\n    onChange"): self.sums(suppressed=1),
      LEAK.replace("total += 1", "total += 2"): self.sums(),
    }.items():
      with self.subTest(text):
        self.write("Cart.swift", text)
        self.commit("end")
        self.assertEqual(self.totals("--from", "HEAD~1"), sums)
        self.git("reset", "--quiet", "--hard", "HEAD~1")
    (self.folder / "Cart.swift").unlink()
    self.commit("remove")
    self.assertEqual(self.totals("--from", "HEAD~1"), self.sums(removed=1))

  def test_a_merge_counts_with_what_it_brings(self):
    self.write("Sum.swift", CLEAN)
    self.commit("first")
    self.git("checkout", "--quiet", "-b", "side")
    self.write("Cart.swift", LEAK)
    self.commit("leak on a branch")
    self.write("Cart.swift", MOVED)
    self.commit("more on it")
    self.git("checkout", "--quiet", "main")
    self.write("Sum.swift", CLEAN + "\n")
    self.commit("on main")
    self.git("merge", "--quiet", "--no-ff", "--message", "merge", "side")
    document = self.history()
    self.assertEqual([(step["subject"], len(step["introduced"])) for step in document["steps"]], [("first", 0), ("on main", 0), ("merge", 1)])
    # A revision that is no first parent: the range starts where the merge left the branch.
    self.assertEqual(self.totals("--from", "side"), self.sums(introduced=1, remaining=1))

  def test_a_broken_file_moves_no_blame(self):
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.commit("leak", author="Bob", day=1)
    broken = LEAK.replace("final class Cart {", "final class Cart {{{ ((")
    self.write("Cart.swift", broken)
    self.write("New.swift", "final class New { func x( { ]]\n")
    self.commit("break", author="Dan", day=3)
    self.write("Cart.swift", broken + "// still\n")
    self.commit("break on", author="Dan", day=4)
    document = self.history()
    self.assertEqual([step["unreadFiles"] for step in document["steps"]], [0, 2, 2])
    self.assertEqual([step["open"]["error"] for step in document["steps"]], [1, 1, 1])
    self.run_history(3, "--from", "HEAD~2", "--budget", "0")
    self.write("Cart.swift", MOVED)
    self.write("New.swift", "final class New {}\n")
    self.commit("mend", author="Dan", day=5)
    self.run_history(0, "--from", "HEAD~3", "--budget", "0")
    self.write("Cart.swift", FIXED)
    self.commit("repair", author="Ann", day=9)
    document = self.history()
    self.assertEqual([len(step["introduced"]) for step in document["steps"]], [1, 0, 0, 0, 0])
    [ended] = document["steps"][-1]["ended"]
    self.assertEqual((ended["outcome"], ended["days"], ended["introduced"]["author"]), ("repaired", 8, "Bob"))
    self.assertEqual(document["steps"][-1]["unreadFiles"], 0)

  def test_what_goes_with_a_broken_file(self):
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.commit("leak", day=1)
    self.write("Cart.swift", b"\xff")
    self.commit("break", day=2)
    self.assertEqual(self.totals("--from", "HEAD~1"), self.sums())
    (self.folder / "Cart.swift").unlink()
    self.commit("remove", day=3)
    self.assertEqual(self.totals("--from", "HEAD~2"), self.sums(removed=1))

  def test_faults_from_before_the_range_hide_nothing(self):
    odd = "\nfinal class Odd { func x( { ]]\n"
    self.write("Cart.swift", FIXED + odd)
    self.commit("odd", day=1)
    self.write("Cart.swift", LEAK + odd)
    self.commit("leak", day=2)
    self.write("Cart.swift", FIXED + odd)
    self.commit("repair", day=3)
    self.assertEqual(self.totals("--from", "HEAD~2"), self.sums(introduced=1, repaired=1))
    self.run_history(0, "--from", "HEAD~2", "--budget", "0")

  def test_a_name_changes(self):
    line = "final class Clock {\n  var on: ((Int) -> Void)?\n  var t = 0\n  func w() { on = { self.t += $0 } }\n}\n"
    for text in (line, line.replace("w()", "start()"), line.replace("w()", "start()").replace("on", "onTick")):
      self.write("Clock.swift", text)
      self.commit("rename")
    self.assertEqual([len(step["introduced"]) for step in self.history()["steps"]], [1, 0, 0])
    self.run_history(0, "--from", "HEAD~1", "--budget", "0")

  def test_parts_of_a_project(self):
    self.story()
    self.write("App/Bag.swift", LEAK.replace("Cart", "Bag"))
    self.commit("bag", day=12)
    document = self.history("--limit", "3", "App")
    self.assertEqual([step["subject"] for step in document["steps"]], ["bag"])
    self.write(".unretain.yml", "exclude: [App]\n")
    self.assertEqual(self.totals("--limit", "1"), self.sums())
    self.assertEqual([step["subject"] for step in self.history(folder=self.folder / "Cart")["steps"]][-1], "repair")

  def test_what_changes_in_another_file(self):
    self.write("CartView.swift", VIEW)
    self.write("CartModel.swift", MODEL)
    self.commit("leak")
    self.write("CartModel.swift", MODEL.replace("var onChange: (() -> Void)?", "var onChange: (() -> Void)? { didSet { onChange = nil } }"))
    self.commit("repair elsewhere")
    self.assertEqual(len(self.history()["steps"][-1]["ended"]), 1)


class Budgets(History):
  def test_only_new_ones_break(self):
    self.write("Cart.swift", LEAK)
    self.commit("old")
    self.git("tag", "v1")
    self.write("Sum.swift", CLEAN)
    self.commit("clean")
    self.run_history(0, "--from", "v1", "--budget", "0")
    self.write("Bag.swift", LEAK.replace("Cart", "Bag"))
    self.commit("new")
    self.run_history(1, "--from", "v1", "--budget", "0")
    self.run_history(0, "--from", "v1", "--budget", "1")
    self.run_history(0, "--from", "v1")
    self.run_history(1, "--budget", "1")
    self.write("Bag.swift", FIXED.replace("Cart", "Bag"))
    self.commit("repair")
    self.run_history(0, "--from", "v1", "--budget", "0")
    # The work tree does not count.
    self.write("Bag.swift", LEAK.replace("Cart", "Bag"))
    self.run_history(0, "--from", "v1", "--budget", "0")

  def test_nothing_to_judge(self):
    self.write("Cart.swift", LEAK)
    self.commit("old")
    self.assertIn("No commit in the range changes a Swift file; 1 error", self.run_history(0, "--from", "HEAD", "--budget", "0").out)

  def test_files_that_cannot_be_read(self):
    self.write("Cart.swift", FIXED)
    self.commit("one")
    self.write("Bad.swift", b"let a = \"\xff\"\n")
    self.commit("two")
    self.run_history(3, "--budget", "0")
    self.assertEqual(self.history()["steps"][-1]["unreadFiles"], 1)


class WrongUsage(History):
  def usage(self, *arguments, says, **options):
    self.usage_error("history", *arguments, says=says, HOME=str(self.home), **options)

  def test_no_such_revision(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    self.git("tag", "old")
    self.git("checkout", "--quiet", "--orphan", "other")
    self.write("Cart.swift", FIXED)
    self.commit()
    self.usage("--from", "gone", says="git knows no commit 'gone'")
    self.usage("--to", "--output=x", says="git knows no commit|Missing value|Unknown option")
    self.usage("--from", "old", says="'old' is no ancestor of 'HEAD'")
    self.usage("--limit", "0", says="1 or more")
    self.usage("--budget", "-1", says="budget")
    self.usage("--interval", "decade", says="decade")
    self.usage("Gone", says="Gone: No such file")

  def test_no_sources(self):
    self.write("README.md", "text")
    self.commit()
    self.usage(says="no Swift file found in . at HEAD")
    self.write("Cart.swift", LEAK)
    self.usage(says="no Swift file found")

  def test_no_commit(self):
    self.write("Cart.swift", LEAK)
    self.usage(says="git knows no commit 'HEAD'")

  def test_no_repository(self):
    shutil.rmtree(self.folder / ".git")
    self.write("Cart.swift", LEAK)
    self.usage(says="git finds no work tree")

  def test_no_git(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    self.usage(says="cannot run git", PATH=str(self.home))


class Clones(History):
  def test_a_shallow_one_ends_where_it_was_cut(self):
    self.story()
    deep = self.folder
    self.folder = self.home / "shallow"
    subprocess.run(["git", "clone", "--quiet", "--depth", "3", f"file://{deep}", str(self.folder)], check=True, stderr=subprocess.DEVNULL)
    document = self.history(says=None)
    self.assertEqual([step["subject"] for step in document["steps"]], ["repair"])
    self.assertEqual(document["range"]["from"], document["range"]["shallowEnd"])
    self.assertEqual(self.totals(says=None), self.sums(repaired=1))
    self.assertRegex(self.run_history(0, says=None).err, "the clone is shallow and ends at [0-9a-f]{10}; `git fetch --unshallow`")

  def test_programs_that_a_repository_names_do_not_run(self):
    self.story()
    trap = self.home / "trap"
    trap.write_text(f"#!/bin/sh\ntouch '{self.home}/sprung'\n")
    trap.chmod(0o755)
    for name in ("core.pager", "gpg.program", "diff.external", "core.fsmonitor", "core.sshCommand"):
      self.git("config", name, str(trap))
    self.git("config", "log.showSignature", "true")
    self.git("config", "log.diffMerges", "off")
    self.git("config", "log.follow", "true")
    self.git("config", "filter.evil.smudge", str(trap))
    self.write(".gitattributes", "*.swift filter=evil\n")
    self.assertEqual(self.totals()["repaired"], 1)
    self.assertFalse((self.home / "sprung").exists())

  def test_a_clone_without_all_objects_fetches_nothing(self):
    self.story()
    self.git("config", "uploadpack.allowFilter", "true")
    whole = self.folder
    self.folder = self.home / "partial"
    subprocess.run(
      ["git", "clone", "--quiet", "--no-checkout", "--filter=blob:none", f"file://{whole}", str(self.folder)], check=True, stderr=subprocess.DEVNULL)
    trap = self.home / "trap"
    trap.write_text(f"#!/bin/sh\ntouch '{self.home}/sprung'\n")
    trap.chmod(0o755)
    self.git("config", "remote.origin.url", "ssh://nowhere.example/x")
    self.git("config", "core.sshCommand", str(trap))
    self.usage_error("history", says="git", HOME=str(self.home))
    self.assertFalse((self.home / "sprung").exists())

  def test_odd_names(self):
    self.write("A b[1]*/C\u00e4rt \"x\".swift", LEAK)
    self.commit("odd\tname", author="\u00c4nn")
    document = self.history("A b[1]*")
    self.assertEqual(document["steps"][0]["introduced"][0]["location"]["file"], "A b[1]*/C\u00e4rt \"x\".swift")
    self.assertEqual(document["steps"][0]["author"], "\u00c4nn")
    os.symlink("A b[1]*/C\u00e4rt \"x\".swift", self.folder / "Link.swift")
    self.commit("a link is no file")
    self.assertEqual(len(self.history()["steps"]), 1)


class Pages(History):
  def test_a_page_with_a_curve(self):
    self.story()
    self.run_history(0, "--format", "html", "--output", "history.html")
    page = (self.folder / "history.html").read_text()
    self.assertEqual(len(re.findall("<rect ", page)), 3)
    self.assertIn("repaired after 7 days", page)
    self.assertNotRegex(page.replace("http://www.w3.org/2000/svg", ""), r"(?i)https?://|<script|<link|<img| style=| on[a-z]+=\"")


if __name__ == "__main__":
  main()
