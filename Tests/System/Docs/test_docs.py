#!/usr/bin/env python3
"""Holds the documentation against the program: links lead somewhere, commands run, and print what a page says.

usage: test_docs.py [TEST...]      UNRETAIN names the program
"""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tomllib
import unittest
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/System/EndToEnd"))

from program import MODEL, PROGRAM, USAGE, VIEW, Case, main

PAGES = sorted(
  page for page in subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode().split("\n")
  if page and (ROOT / page).is_file())
FENCE = re.compile(r"^(\s*)(```+)([^\n]*)\n(.*?)^\1\2\s*$", re.DOTALL | re.MULTILINE)


def blocks(text):
  """What stands behind the fence, and the code."""
  return [(match[3].strip(), match[4]) for match in FENCE.finditer(text)]


def anchors(text):
  """The anchors that code hosts make of headings."""
  result = set()
  for line in FENCE.sub("", text).splitlines():
    if heading := re.match(r"#+ (.*)", line):
      plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
      result.add(re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", plain).strip()))
  return result


class Links(unittest.TestCase):
  def test_links_lead_somewhere(self):
    for page in PAGES:
      text = (ROOT / page).read_text()
      for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", FENCE.sub("", text))):
        if re.match(r"[a-z]+:", target):
          continue
        with self.subTest(page=page, target=target):
          path, _, anchor = urllib.parse.unquote(target).partition("#")
          file = (ROOT / page).parent / path if path else ROOT / page
          self.assertTrue(file.exists(), "is not there")
          if anchor and file.suffix == ".md":
            self.assertIn(anchor, anchors(file.read_text()))

  def test_the_site_is_built_without_a_warning(self):
    folder = subprocess.run([ROOT / "Tests/System/Docs/setup.sh"], check=True, stdout=subprocess.PIPE).stdout.decode().strip()
    result = subprocess.run(
      [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=ROOT, env={**os.environ, "PYTHONPATH": folder},
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    self.assertEqual((result.returncode, result.stdout.decode()), (0, ""))
    index = (ROOT / ".build/site/index.html").read_text()
    self.assertNotRegex(index, r'(src|rel="stylesheet" href)="https?:')

  def test_options_are_those_of_the_program(self):
    subprocess.run([ROOT / "scripts/help-pages.py", "--program", PROGRAM, "--check"], check=True)


class Editors(unittest.TestCase):
  """Settings of editors that are not here can at least be read."""

  def test_settings_can_be_read(self):
    page = (ROOT / "docs/editors.md").read_text()
    languages = re.findall(r"(?m)^```(toml|json)\n(.*?)^```", page, re.DOTALL)
    self.assertGreater(len(languages), 2)
    for language, text in languages:
      (tomllib.loads if language == "toml" else json.loads)(text)

  def test_extensions_have_the_version_of_the_program(self):
    version = re.search(r'"(\d+\.\d+\.\d+)"', (ROOT / "Sources/Project/ToolVersion.swift").read_text())[1]
    extension = tomllib.loads((ROOT / "editors/zed/extension.toml").read_text())
    self.assertEqual(extension["version"], version)
    self.assertEqual(extension["language_servers"]["unretain"]["languages"], ["Swift"])
    self.assertEqual(tomllib.loads((ROOT / "editors/zed/Cargo.toml").read_text())["package"]["version"], version)
    self.assertEqual(json.loads((ROOT / "editors/vscode/package.json").read_text())["version"], version)


class Tutorial(Case):
  PAGE = "docs/tutorial.md"

  def test_it_prints_what_the_page_says(self):
    for kind, text in blocks((ROOT / self.PAGE).read_text()):
      if title := re.search(r'title="([^"]+)"', kind):
        self.write(title[1], text)
      if kind == "console":
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
          with self.subTest(command):
            self.compare(self.run_command(command), shown)

  def run_command(self, command):
    words = shlex.split(command)
    self.assertEqual(words[0], "unretain")
    result = self.run_program(*words[1:], "--no-cache") if words[1:2] not in (["explain"], ["init"]) else self.run_program(*words[1:])
    self.assertIn(result.returncode, (0, 1, 3), result.err)
    return result.out

  def compare(self, printed, shown):
    """Every part of what the page shows, between its ellipses, in this order."""
    position = 0
    for part in shown.strip("\n").split("…\n") if shown else []:
      part = part.removesuffix("…")
      found = printed.find(part, position)
      self.assertGreaterEqual(found, 0, f"not printed:\n{part}\nbut:\n{printed}")
      position = found + len(part)


class Readme(Case):
  def test_the_first_finding_is_printed_as_shown(self):
    shown = next(code for _, code in blocks((ROOT / "README.md").read_text()))
    printed = self.run_program("lint", "Examples", "--no-cache", folder=ROOT).out
    self.assertIn("stored_closure_cycle", shown)
    self.assertIn(shown, printed)


class Pages(unittest.TestCase):
  def test_help_names_pages_that_are_there(self):
    for name in re.findall(r"docs/[\w./-]+\.(?:md|json)", (ROOT / "docs/options.md").read_text()):
      self.assertTrue((ROOT / name).is_file(), name)

  def test_every_command_of_the_index_is_linked(self):
    index = (ROOT / "docs/index.md").read_text() + (ROOT / "README.md").read_text()
    for page in ("confirm", "verify", "prove", "triage", "import", "history", "agents", "first-run"):
      self.assertIn(page + ".md", index)


class Confirm(Tutorial):
  PAGE = "docs/confirm.md"


class Triage(Tutorial):
  PAGE = "docs/triage.md"


class Import(Tutorial):
  PAGE = "docs/import.md"


class Verify(Tutorial):
  PAGE = "docs/verify.md"


class Prove(Tutorial):
  PAGE = "docs/prove.md"


class History(Tutorial):
  PAGE = "docs/history.md"

  def setUp(self):
    super().setUp()
    subprocess.run(["git", "init", "--quiet", "--initial-branch=main"], cwd=self.folder, check=True)

  def run_command(self, command):
    words = shlex.split(command)
    if words[0] != "git":
      return super().run_command(command)
    dates = [words[index + 1] for index, word in enumerate(words) if word == "--date"]
    environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "GIT_COMMITTER_NAME": "n", "GIT_COMMITTER_EMAIL": "e"}
    environment |= {"GIT_COMMITTER_DATE": date for date in dates}
    return subprocess.run(words, cwd=self.folder, env=environment, check=True, stdout=subprocess.PIPE).stdout.decode()


class Commands(Case):
  """Every command of every page is one that the program takes."""

  # What stands for something else in a command.
  PLACEHOLDERS = {
    "FILE:LINE": "Sources/Cart.swift:34", "NAME=LEVEL": "delayed_release=off", "NAME": "stored_closure_cycle", "RULE": "stored_closure_cycle",
    "TYPE": "CartViewController", "FILE": "Sources/Cart.swift", "PATH": "Sources", "PROGRAM": "x", "…": "", "...": "",
  }
  # These wait for a partner, need the toolchain or what another command wrote, are the name of a command alone, or of a file.
  LEFT_OUT = re.compile(r"unretain (lsp|mcp|models check|index$|lint --from|(why|confirm|triage|import|verify|prove|graph|explain)( --format)?$|history$)|unretain[-/=:.]")

  def setUp(self):
    super().setUp()
    lines = ["final class CartViewController {", "  let model = CartModel()", "  var rows = 0"] + [""] * 29 + ["  func show() {"]
    self.write("Sources/Cart.swift", "\n".join(lines) + "\n    model.onChange = { self.rows += 1 }\n  }\n}\n" + MODEL)
    for name in ["App/Main.swift", "Sources/App/Main.swift", "DuckDuckGo/SyncSettingsViewController+SyncDelegate.swift", "Examples/A.swift", "Sources/CartView.swift"]:
      self.write(name, VIEW)
    self.write("test-reports/.keep", "")
    self.write(".unretain-baseline.json", '{"version": 1, "findings": []}')
    rule = next(text for kind, text in blocks((ROOT / "docs/writing-rules.md").read_text()) if "no_strong_main_queue" in text)
    self.write(".unretain/rules/no_strong_main_queue.yml", rule)
    git = ["git", "-c", "user.name=n", "-c", "user.email=e"]
    for command in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "x"], ["update-ref", "refs/remotes/origin/main", "HEAD"]]:
      subprocess.run(git + command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

  def commands(self, page):
    text = (ROOT / page).read_text()
    inline = re.findall(r"`(unretain [^`\n]+)`", FENCE.sub("", text))
    code = "\n".join(code for kind, code in blocks(text) if kind.split(" ")[0] in ("sh", "console", "yaml", "bash", "groovy"))
    lines = code.splitlines() + re.findall(r"^    (.*)$", FENCE.sub("", text), re.MULTILINE)
    in_code = [match[1] for line in lines if (match := re.match(r"\s*(?:- |- run: |script: |\$ |sh ')?(unretain(?: [^#|>']*)?)", line))]
    return [command for command in dict.fromkeys(c.strip() for c in inline + in_code) if not self.LEFT_OUT.match(command)]

  def test_commands_are_taken(self):
    count = 0
    for page in PAGES:
      if page.startswith(("Tests/", "CHANGELOG")):
        continue
      for kind, text in blocks((ROOT / page).read_text()):
        if (title := re.search(r'title="([^"]+)"', kind)) and not (self.folder / title[1]).exists():
          self.write(title[1], text)
      for command in self.commands(page):
        words = command
        for placeholder, value in self.PLACEHOLDERS.items():
          words = re.sub(rf"(?<![\w.]){re.escape(placeholder)}(?!\w)", value, words)
        try:
          words = shlex.split(words)
        except ValueError:
          continue
        if not all(re.fullmatch(r"[\w./:=,+\-*!()]+", word) for word in words[1:]):
          continue
        # A sentence that begins with the program's name is no command.
        if len(words) > 1 and re.fullmatch("[a-z]+", words[1]) and words[1] not in self.subcommands():
          continue
        with self.subTest(page=page, command=command):
          (self.folder / ".unretain.yml").unlink(missing_ok=True)
          result = self.run_program(*words[1:], text="", XDG_CACHE_HOME=str(self.folder / ".cache"))
          self.assertNotEqual(result.returncode, USAGE, result.err)
          count += 1
    self.assertGreater(count, 50)

  def subcommands(self):
    return set(re.findall(r"^  ([a-z]+) ", self.run_program("--help").out.split("SUBCOMMANDS")[1], re.MULTILINE))


if __name__ == "__main__":
  main()
