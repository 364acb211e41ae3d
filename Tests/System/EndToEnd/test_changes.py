#!/usr/bin/env python3
"""Drives the built program on changed code: since a revision, staged, or on standard input.

usage: test_changes.py [TEST...]
"""

import os
import pathlib
import subprocess

from program import CLEAN, FINDINGS, LEAK, MODEL, PATIENCE, PROGRAM, USAGE, VIEW, Case, main

IDENTITY = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b"}
FIXED = LEAK.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total")


class GitCase(Case):
  def setUp(self):
    super().setUp()
    self.home = self.folder / "home"
    self.folder = self.folder / "project"
    self.folder.mkdir()
    self.home.mkdir()
    self.git("init", "--quiet", "--initial-branch=main")

  def git(self, *arguments):
    environment = {**IDENTITY, "PATH": os.environ["PATH"], "HOME": str(self.home)}
    return subprocess.run(
      ["git", *arguments], cwd=self.folder, env=environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE).stdout.decode()

  def commit(self):
    self.git("add", "--all")
    self.git("commit", "--quiet", "--message", "x")

  def places(self, *arguments, folder=None, **environment):
    result = self.run_program("--quiet", *arguments, folder=folder, HOME=str(self.home), **environment)
    self.assertEqual(result.err, "")
    return [":".join(line.split(":")[:2]) for line in result.out.splitlines()]


class Since(GitCase):
  def since(self, *arguments, **options):
    return self.places("--since", "HEAD", *arguments, **options)

  def test_nothing_has_changed(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    text = self.check(0, "--since", "HEAD").out
    self.assertIn("Outside of the changed lines there is 1 error or warning.", text)
    self.assertIn("1 closure", text)

  def test_changed_lines(self):
    self.write("Cart.swift", LEAK + LEAK.replace("Cart", "Bag"))
    self.commit()
    self.write("Cart.swift", LEAK + LEAK.replace("Cart", "Bag").replace("self.total += 1", "self.total += 2"))
    self.assertEqual(self.since(), ["Cart.swift:16"])
    self.git("add", "--all")
    self.assertEqual(self.since(), ["Cart.swift:16"], "staged changes are changes")

  def test_a_step_of_the_path_in_another_file(self):
    self.write("CartView.swift", VIEW)
    self.write("CartModel.swift", MODEL.replace("  var onChange", "  weak var onChange"))
    self.write("Cart.swift", LEAK)
    self.commit()
    self.write("CartModel.swift", MODEL)
    self.assertEqual(self.since(), ["CartView.swift:6"])

  def test_lines_around_a_removed_one(self):
    self.write("Cart.swift", LEAK.replace("    onChange = {", "    // unretain:disable:next all\n    onChange = {"))
    self.commit()
    self.write("Cart.swift", LEAK)
    self.assertEqual(self.since(), ["Cart.swift:6"])

  def test_new_files(self):
    self.write("Sum.swift", CLEAN)
    self.commit()
    self.write("My App/Körbe \"1\".swift", LEAK)
    self.assertEqual(self.since(), ["My App/Körbe \"1\".swift:6"], "not known to git")
    self.git("add", "--all")
    self.assertEqual(self.since(), ["My App/Körbe \"1\".swift:6"], "staged")

  def test_changed_files_with_odd_names(self):
    names = ["Mein Korb.swift", "名前 🛒.swift", "a\"b\\c.swift", "-x.swift", "x\ty.swift", ":(top)a.swift"]
    for name in names:
      self.write(name, LEAK)
    self.commit()
    for name in names:
      self.write(name, LEAK.replace("onChange = {", "onChange =  {"))
    found = self.run_program("--quiet", "--since", "HEAD").out
    self.assertEqual(len(found.splitlines()), len(names), found)

  def test_ignored_files_have_not_changed(self):
    self.write(".gitignore", "Generated\n")
    self.write("Sum.swift", CLEAN)
    self.commit()
    self.write("Generated/Cart.swift", LEAK)
    self.assertEqual(self.since("Generated", "Sum.swift"), [])

  def test_renamed_files(self):
    self.write("Cart.swift", LEAK + LEAK.replace("Cart", "Bag"))
    self.commit()
    self.git("mv", "Cart.swift", "Basket.swift")
    self.assertEqual(self.since(), [])
    self.write("Basket.swift", LEAK + LEAK.replace("Cart", "Bag").replace("self.total += 1", "self.total += 2"))
    self.assertEqual(self.since(), ["Basket.swift:16"])

  def test_deleted_files(self):
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.commit()
    os.remove(self.folder / "Cart.swift")
    self.assertEqual(self.since(), [])

  def test_where_the_branch_left(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    self.git("checkout", "--quiet", "-b", "topic")
    self.write("Bag.swift", LEAK.replace("Cart", "Bag"))
    self.commit()
    self.git("checkout", "--quiet", "main")
    self.write("Cart.swift", FIXED)
    self.commit()
    self.git("checkout", "--quiet", "topic")
    self.assertEqual(self.places("--since", "main"), ["Bag.swift:6"], "what main has changed since is not the topic's")

  def test_from_a_folder_inside(self):
    self.write("App/Cart.swift", LEAK)
    self.write("Bag.swift", LEAK.replace("Cart", "Bag"))
    self.commit()
    self.write("App/Cart.swift", LEAK.replace("+= 1", "+= 2"))
    self.assertEqual(self.since(folder=self.folder / "App"), ["Cart.swift:6"])
    self.assertEqual(self.places("--since", "HEAD", str(self.folder), folder="/"), [str(self.folder / "App/Cart.swift:6")])

  def test_carriage_returns(self):
    self.write("Cart.swift", (LEAK + LEAK.replace("Cart", "Bag")).replace("\n", "\r\n"))
    self.commit()
    self.write("Cart.swift", (LEAK + LEAK.replace("Cart", "Bag").replace("+= 1", "+= 2")).replace("\n", "\r\n"))
    self.assertEqual(self.since(), ["Cart.swift:16"])

  def test_settings_of_the_user_do_not_matter(self):
    self.write(".gitattributes", "*.swift diff=odd -text binary\n")
    self.write("Cart.swift", LEAK + LEAK.replace("Cart", "Bag"))
    self.commit()
    for name, value in (
      ("diff.external", "false"), ("diff.odd.textconv", "false"), ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"),
      ("color.ui", "always"), ("diff.context", "99"), ("diff.interHunkContext", "99"), ("diff.renames", "false"), ("core.pager", "false"),
      ("core.quotePath", "true"), ("diff.algorithm", "patience"), ("diff.orderFile", str(self.home / "order")),
    ):
      self.git("config", "--global", name, value)
    (self.home / "order").write_text("*\n")
    self.write("Cart.swift", LEAK + LEAK.replace("Cart", "Bag").replace("+= 1", "+= 2"))
    self.assertEqual(self.since(GIT_DIFF_OPTS="-u50", GIT_EXTERNAL_DIFF="false", GIT_LITERAL_PATHSPECS="1"), ["Cart.swift:16"])

  def test_the_repository_stays_as_it_is(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    index = (self.folder / ".git/index").read_bytes()
    os.utime(self.folder / "Cart.swift", (1, 1))
    self.since()
    self.places("--staged")
    self.assertEqual((self.folder / ".git/index").read_bytes(), index)

  def test_unknown_revision(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("--since", "HEAD", says="no commit 'HEAD'")
    self.commit()
    for revision in ("nowhere", "HEAD:Cart.swift", "a b"):
      with self.subTest(revision):
        self.usage_error("--since=" + revision, says=f"git knows no commit '{revision}'")
    self.usage_error("--since=--output=x", says="git knows no commit '--output=x'")

  def test_outside_of_git(self):
    self.usage_error("--since", "HEAD", folder=self.home, says="not a git repository")
    self.usage_error("--staged", folder=self.home, says="not a git repository")

  def test_without_git(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("--staged", PATH="/nowhere", says="cannot run git")

  def test_problems_elsewhere_are_not_shown(self):
    self.write("Cart.swift", "// unretain:disable:next no_such_rule\n" + LEAK)
    self.commit()
    self.write("Cart.swift", "// unretain:disable:next no_such_rule\n" + LEAK + "\n// the end\n")
    self.assertEqual(self.since(), [])

  def test_other_reports(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    self.check(0, "--since", "HEAD", "--format", "sarif=../out.sarif")
    self.assertEqual(self.sarif_results("../out.sarif"), [])


class Staged(GitCase):
  def staged(self, *arguments, **options):
    return self.places("--staged", *arguments, **options)

  def test_before_the_first_commit(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("--staged", says=r"no Swift file found in \. that is staged or committed$")
    self.git("add", "--all")
    self.assertEqual(self.staged(), ["Cart.swift:6"])

  def test_what_is_staged_counts(self):
    self.write("Cart.swift", CLEAN)
    self.commit()
    self.write("Cart.swift", LEAK)
    self.git("add", "--all")
    self.write("Cart.swift", FIXED)
    self.assertEqual(self.staged(), ["Cart.swift:6"], "repaired in the work tree, not in the index")
    self.git("add", "--all")
    self.write("Cart.swift", LEAK)
    self.assertEqual(self.staged(), [], "repaired in the index")

  def test_the_text_shown_is_the_staged_one(self):
    self.write("Cart.swift", LEAK)
    self.git("add", "--all")
    self.write("Cart.swift", "// nothing\n")
    self.assertIn("  6 |     onChange = {\n", self.check(FINDINGS, "--staged").out)

  def test_only_changes_are_reported(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    self.write("Bag.swift", LEAK.replace("Cart", "Bag"))
    self.git("add", "--all")
    self.write("Box.swift", LEAK.replace("Cart", "Box"))
    self.assertEqual(self.staged(), ["Bag.swift:6"])

  def test_unstaged_files_are_not_part_of_the_program(self):
    self.write("CartView.swift", VIEW.replace("let model = CartModel()", "let model: CartModel = make()"))
    self.git("add", "--all")
    self.write("CartModel.swift", MODEL.replace("var onChange", "var unused: Int = 1; var onChange"))
    self.assertIn("Checked 1 file,", self.run_program("--staged").out)

  def test_files_deleted_in_the_work_tree_only(self):
    self.write("My App/CartView.swift", VIEW)
    self.write("My App/CartModel.swift", MODEL)
    self.git("add", "--all")
    for name in ("CartView", "CartModel"):
      os.remove(self.folder / f"My App/{name}.swift")
    self.assertEqual(self.staged(), ["My App/CartView.swift:6"])
    self.assertEqual(self.staged("My App"), ["My App/CartView.swift:6"])
    self.write("README", "x")
    self.usage_error("--staged", "README", says="no Swift file found in README")

  def test_excluded_files_deleted_in_the_work_tree(self):
    self.write(".unretain.yml", "exclude: [Old]\n")
    for name in ("Old/Cart.swift", "Pods/A.swift", ".hidden/B.swift", "Sum.swift"):
      self.write(name, CLEAN if name == "Sum.swift" else LEAK)
    self.git("add", "--all", "--force")
    for name in ("Old/Cart.swift", "Pods/A.swift", ".hidden/B.swift"):
      os.remove(self.folder / name)
    self.assertEqual(self.staged(), [])

  def test_deleted_in_the_index(self):
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.commit()
    self.git("rm", "--quiet", "--cached", "Cart.swift")
    self.assertEqual(self.staged(), [])
    self.assertIn("Checked 1 file,", self.check(0, "--staged").out)

  def test_renamed(self):
    self.write("Cart.swift", LEAK)
    self.commit()
    self.git("mv", "Cart.swift", "Neuer Körb.swift")
    self.assertEqual(self.staged(), [])

  def test_to_be_added_later(self):
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.git("add", "Sum.swift")
    self.git("add", "--intent-to-add", "Cart.swift")
    self.assertEqual(self.staged(), [])

  def test_the_index_of_a_hook(self):
    # `git commit FILE` hands an index of its own to the hooks.
    self.write("Cart.swift", CLEAN)
    self.commit()
    self.write("Cart.swift", LEAK)
    hook = self.folder / ".git/hooks/pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(f"#!/bin/sh\nexec '{PROGRAM}' --quiet --staged >report\n")
    hook.chmod(0o755)
    with self.assertRaises(subprocess.CalledProcessError):
      self.git("commit", "--quiet", "--message", "x", "Cart.swift")
    self.assertIn("Cart.swift:6:16: error", (self.folder / "report").read_text())

  def test_a_work_tree_beside_the_repository(self):
    self.write("Cart.swift", CLEAN)
    self.commit()
    self.git("worktree", "add", "--quiet", "../other")
    other = self.folder.parent / "other"
    (other / "Cart.swift").write_text(LEAK)
    self.assertEqual(self.places("--since", "main", folder=other), ["Cart.swift:6"])

  def test_staged_and_since(self):
    self.usage_error("--staged", "--since", "HEAD", says="--since and --staged")


class StandardInput(GitCase):
  def edited(self, path, text, *arguments, folder=None):
    result = subprocess.run(
      [PROGRAM, "--quiet", "--stdin", "--stdin-path", path, *arguments], cwd=folder or self.folder, input=text.encode(),
      stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE)
    self.assertEqual(result.stderr, b"")
    return result.returncode, [":".join(line.split(":")[:2]) for line in result.stdout.decode().splitlines()]

  def test_replaces_the_file(self):
    self.write("Cart.swift", CLEAN)
    self.write("Bag.swift", LEAK.replace("Cart", "Bag"))
    self.assertEqual(self.edited("Cart.swift", "\n" + LEAK), (FINDINGS, ["Cart.swift:7"]))
    self.write("Cart.swift", LEAK)
    self.assertEqual(self.edited("./Cart.swift", FIXED), (0, []))
    self.assertEqual((self.folder / "Cart.swift").read_text(), LEAK)

  def test_is_judged_with_the_project(self):
    self.write("App/CartModel.swift", MODEL)
    self.assertEqual(self.edited("App/CartView.swift", VIEW), (FINDINGS, ["App/CartView.swift:6"]), "a file that is not saved yet")
    self.write("App/CartView.swift", CLEAN)
    self.assertEqual(self.edited("CartView.swift", VIEW, folder=self.folder / "App"), (FINDINGS, ["CartView.swift:6"]))
    code, [place] = self.edited(str(self.folder / "App/CartView.swift"), VIEW, folder="/")
    self.assertEqual((code, pathlib.Path(place).name), (FINDINGS, "CartView.swift:6"))

  def test_excluded_files_are_reported_when_they_are_named(self):
    self.write(".gitignore", "Drafts\n")
    self.write("Drafts/Cart.swift", "")
    self.assertEqual(self.edited("Drafts/Cart.swift", LEAK), (FINDINGS, ["Drafts/Cart.swift:6"]))

  def test_text_that_is_no_text(self):
    self.write("Cart.swift", LEAK)
    result = subprocess.run([PROGRAM, "--stdin", "--stdin-path", "Cart.swift"], cwd=self.folder, input=b"\xff", stdout=subprocess.PIPE)
    self.assertEqual(result.returncode, 3)
    self.assertIn(b"Cart.swift: warning: the text is not UTF-8", result.stdout)

  def test_wrong_usage(self):
    self.write("Cart.swift", LEAK)
    self.usage_error("--stdin", says="--stdin and --stdin-path need each other")
    self.usage_error("--stdin-path", "Cart.swift", says="--stdin and --stdin-path need each other")
    self.usage_error("--stdin", "--stdin-path", "no/such/Cart.swift", says=r"no/such/Cart\.swift: No such file")
    self.usage_error("--stdin", "--stdin-path", "Cart.swift", "Bag.swift", says="other paths")
    self.usage_error("--stdin", "--stdin-path", "Cart.swift", "--only-report", "Bag.swift", says="other paths")
    self.usage_error("--stdin", "--stdin-path", "Cart.swift", "--staged", says="--stdin cannot")


class Hooks(GitCase):
  """`--project`: the paths come last, behind options that a user adds."""

  def test_paths_say_what_to_report_on(self):
    self.write("App/CartView.swift", VIEW)
    self.write("App/CartModel.swift", MODEL)
    self.write("Bag.swift", LEAK)
    self.assertEqual(self.places("--project", "App/CartView.swift", "App/CartModel.swift"), ["App/CartView.swift:6"])
    self.assertEqual(self.places("--project", "--strict", "Bag.swift"), ["Bag.swift:6"])
    self.assertEqual(len(self.places("--project")), 2, "no path: everything")


if __name__ == "__main__":
  main()
