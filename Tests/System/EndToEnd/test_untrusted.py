#!/usr/bin/env python3
"""Drives the built program on repositories of strangers: the promises of docs/security.md.

usage: test_untrusted.py [TEST...]
"""

import json
import os
import re
import resource
import signal
import socket
import subprocess
import xml.etree.ElementTree

from program import FINDINGS, LEAK, PATIENCE, PROGRAM, ROOT, SKIPPED, USAGE, Case, main, rests, wait_until

# Seconds of processor time, which other work on the machine hardly stretches: no honest input needs them.
BOUND = 30


def processor_time():
  """Of the programs that have been waited for."""
  used = resource.getrusage(resource.RUSAGE_CHILDREN)
  return used.ru_utime + used.ru_stime


class Programs(Case):
  """Nothing that a repository names is run."""

  def setUp(self):
    super().setUp()
    self.base = self.folder
    self.folder = self.base / "project"
    self.folder.mkdir()
    self.proof = self.base / "proof"
    self.proof.mkdir()
    self.git("init", "--quiet")
    self.write("A.swift", LEAK)
    self.write(".gitattributes", "*.swift filter=evil diff=evil\n")
    self.commit()
    self.write("A.swift", LEAK + "// changed\n")

  def git(self, *arguments):
    environment = {"PATH": os.environ["PATH"], "HOME": str(self.base), "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b"}
    return subprocess.run(["git", *arguments], cwd=self.folder, env=environment, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()

  def commit(self):
    self.git("add", "--all")
    self.git("commit", "--quiet", "--message", "x")

  def trap(self, name):
    """A program that proves that it ran."""
    path = self.base / f"trap-{name}"
    path.write_text(f"#!/bin/sh\ntouch {self.proof}/{name}\ncat\n")
    path.chmod(0o755)
    return str(path)

  def proofs(self):
    return sorted(path.name for path in self.proof.iterdir())

  def run_all(self):
    for arguments in (["--since", "HEAD"], ["--staged"], ["--format", "sarif", "--sarif-provenance"]):
      result = self.run_program("--no-cache", *arguments, HOME=str(self.base))
      self.assertEqual(result.err, "", arguments)

  def test_programs_that_git_is_told_of(self):
    self.git("config", "filter.evil.clean", self.trap("clean"))
    self.git("config", "filter.evil.smudge", self.trap("smudge"))
    self.git("config", "filter.evil.required", "true")
    self.git("config", "diff.evil.textconv", self.trap("textconv"))
    self.git("config", "diff.evil.command", self.trap("command"))
    self.git("config", "diff.external", self.trap("external"))
    self.git("config", "core.fsmonitor", self.trap("fsmonitor"))
    self.git("config", "core.pager", self.trap("pager"))
    self.git("config", "core.editor", self.trap("editor"))
    self.git("config", "core.sshCommand", self.trap("ssh"))
    self.git("config", "alias.diff", "!" + self.trap("alias"))
    self.git("config", "remote.origin.url", "ext::" + self.trap("remote"))
    for hook in ("post-index-change", "fsmonitor-watchman", "reference-transaction"):
      path = self.folder / ".git/hooks" / hook
      path.parent.mkdir(exist_ok=True)
      os.symlink(self.trap(f"hook-{hook}"), path)
    self.run_all()
    self.assertEqual(self.proofs(), [])
    # The traps work: git by itself runs them.
    self.git("diff")
    self.assertIn("command", self.proofs() + ["command" if "external" in self.proofs() else ""])

  def test_a_filter_by_any_name(self):
    for name in ("a=b", "a.b", "with space", "UPPER"):
      self.git("config", f"filter.{name}.process", self.trap("process"))
      self.git("config", f"filter.{name}.clean", self.trap("clean"))
    # Two names that look the same are two filters.
    for name in ("\u00e9", "e\u0301"):
      self.git("config", f"filter.{name}.clean", self.trap("clean"))
    self.write(".gitattributes", "A.swift filter=a=b\nB.swift filter=a.b\nC.swift filter=UPPER\nD.swift filter=\u00e9\nE.swift filter=e\u0301\n")
    for name in "BCDE":
      self.write(f"{name}.swift", LEAK.replace("Cart", name))
    self.run_all()
    self.assertEqual(self.proofs(), [])

  def test_a_filter_whose_name_is_no_text(self):
    with open(self.folder / ".git/config", "ab") as config:
      config.write(b'[filter "\xff"]\n\tclean = ' + self.trap("clean").encode() + b"\n")
    with open(self.folder / ".gitattributes", "wb") as attributes:
      attributes.write(b"*.swift filter=\xff\n")
    result = self.run_program("--no-cache", "--quiet", "--since", "HEAD", HOME=str(self.base))
    self.assertIn("names a filter that is no text", result.err)
    self.assertEqual(self.proofs(), [])

  def test_settings_of_whoever_calls_stay(self):
    """Variables that tell git something are added to, not replaced."""
    self.git("config", "filter.evil.clean", self.trap("clean"))
    result = self.run_program(
      "--no-cache", "--quiet", "--since", "HEAD", HOME=str(self.base),
      GIT_CONFIG_COUNT="1", GIT_CONFIG_KEY_0="filter.other.clean", GIT_CONFIG_VALUE_0=self.trap("other"))
    self.assertEqual((result.err, self.proofs()), ("", []))

  def test_revisions_are_no_options(self):
    result = self.run_program("--since=--output=pwned", HOME=str(self.base))
    self.assertEqual(result.returncode, USAGE)
    self.assertFalse((self.folder / "pwned").exists())


class Files(Case):
  """Nothing is written outside of what was asked for."""

  def setUp(self):
    super().setUp()
    self.outside = self.folder
    self.folder = self.outside / "project"
    self.folder.mkdir()
    self.write("A.swift", LEAK)

  def names(self):
    return sorted(str(path.relative_to(self.outside)) for path in self.outside.rglob("*"))

  def test_reports_of_a_configuration_stay_in_the_project(self):
    os.symlink("..", self.folder / "up")
    (self.folder / "inside").mkdir()
    os.symlink("../elsewhere.sarif", self.folder / "link.sarif")
    (self.outside / "elsewhere.sarif").write_text("mine")
    before = self.names()
    for file in ("../x.sarif", str(self.outside / "x.sarif"), "up/x.sarif", "inside/../../x.sarif", "link.sarif", "missing/../../x.sarif", ".git/config", ".GIT/x"):
      with self.subTest(file):
        self.write(".unretain.yml", f"reporters: [text, 'sarif={file}']\n")
        result = self.check(USAGE, "--no-cache")
        self.assertIn("lies outside of the project's folder", result.err)
        (self.folder / ".unretain.yml").unlink()
    self.assertEqual(self.names(), before)
    self.assertEqual((self.outside / "elsewhere.sarif").read_text(), "mine")
    self.write(".unretain.yml", "reporters: [text, sarif=inside/x.sarif]\n")
    self.check(FINDINGS, "--no-cache")
    self.assertTrue((self.folder / "inside/x.sarif").exists())

  def test_whoever_names_a_configuration_has_asked(self):
    (self.outside / "ours.yml").write_text(f"reporters: ['sarif={self.outside}/x.sarif']\n")
    self.check(FINDINGS, "--no-cache", "--config", str(self.outside / "ours.yml"))
    self.assertTrue((self.outside / "x.sarif").exists())

  def test_fixes_do_not_follow_links_out(self):
    (self.outside / "Theirs.swift").write_text(LEAK.replace("Cart", "Theirs"))
    os.symlink("../Theirs.swift", self.folder / "B.swift")
    (self.folder / "Sub").mkdir()
    (self.folder / "Sub/C.swift").write_text(LEAK.replace("Cart", "Inner"))
    os.symlink("Sub/C.swift", self.folder / "D.swift")
    for arguments in ([], ["B.swift"]):
      result = self.check(FINDINGS, "fix", "--unsafe-fixes", "--no-cache", *arguments)
      self.assertIn("symbolic link that leads out of the project", result.out)
    self.assertEqual((self.outside / "Theirs.swift").read_text(), LEAK.replace("Cart", "Theirs"))
    self.assertIn("weak self", (self.folder / "A.swift").read_text())
    self.assertIn("weak self", (self.folder / "Sub/C.swift").read_text())
    (self.outside / "Folder").mkdir()
    (self.outside / "Folder/E.swift").write_text(LEAK.replace("Cart", "Theirs"))
    os.symlink("../Folder", self.folder / "Link")
    for name in ("Link", "Link/", "Link/E.swift", "Sub/../Link/E.swift"):
      result = self.check(FINDINGS, "fix", "--unsafe-fixes", "--no-cache", name)
      self.assertIn("symbolic link that leads out of the project", result.out)
    self.assertEqual((self.outside / "Folder/E.swift").read_text(), LEAK.replace("Cart", "Theirs"))
    # Who names the file itself has asked for it.
    self.check(0, "fix", "--unsafe-fixes", "--no-cache", "../Theirs.swift")
    self.assertIn("weak self", (self.outside / "Theirs.swift").read_text())

  def test_names_are_no_options(self):
    for name in ("--output=pwned.swift", "-q.swift", "--write-baseline=pwned.swift"):
      self.write(name, LEAK.replace("Cart", "Named"))
    before = self.names()
    names = [path.name for path in self.folder.iterdir()]
    result = self.check(FINDINGS, "--no-cache", *names)
    self.assertIn("\n--output=pwned.swift:6:16: error: ", "\n" + result.out)
    self.assertIn("Found 4 errors", result.out)
    self.assertEqual(self.names(), before)


class Terminals(Case):
  """What a source or a name says steers no terminal, no web page and no runner."""

  EVIL = "e\x1b[31m\x9b2Jvil\u202e\r\n::set-output name=x::y<script>alert(1)</script>"

  def setUp(self):
    super().setUp()
    self.write(f"{self.EVIL.replace('/', '_')}.swift", LEAK.replace("self.total += 1", "self.total += 1 // \x1b]0;title\x07"))
    self.write(f"{self.EVIL.replace('/', '_')}/B.swift", LEAK.replace("onChange = {", "onChange = { /* \x1b[2J */"))

  def test_no_control_character_comes_out(self):
    for format in ("text", "markdown", "github", "checkstyle", "junit", "html", "json", "sarif", "gitlab", "sonar"):
      with self.subTest(format):
        text = self.run_program("--no-cache", "--color", "never", "--format", format).stdout.decode()
        self.assertEqual(sorted({c for c in text if (ord(c) < 32 and c not in "\n\t") or 0x7F <= ord(c) < 0xA0}), [])
        self.assertEqual(sorted({c for c in text if c in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}), [])
        if format in ("github", "text"):
          self.assertFalse(any(line.startswith("::set-output") for line in text.splitlines()))
        if format == "html":
          self.assertNotIn("<script>alert", text)


  def test_reports_are_well_formed(self):
    for format in ("checkstyle", "junit", "sonar", "json", "sarif", "gitlab"):
      with self.subTest(format):
        text = self.run_program("--no-cache", "--format", format).stdout
        if text.startswith(b"<"):
          self.assertGreater(len(list(xml.etree.ElementTree.fromstring(text).iter())), 2)
        else:
          json.loads(text)

  def test_the_folder_of_the_run_changes_no_report(self):
    # Names are those from the root of the repository.
    (self.folder / ".git").mkdir()
    (self.folder / "Sub").mkdir()
    for format in ("checkstyle", "junit", "sonar", "json", "sarif", "gitlab"):
      with self.subTest(format):
        inside = self.run_program("--no-cache", "--format", format, "..", folder=self.folder / "Sub").stdout
        self.assertEqual(self.run_program("--no-cache", "--format", format, ".").stdout, inside)


class SpecialFiles(Case):
  """What is no regular file is neither waited for nor read without end."""

  def setUp(self):
    super().setUp()
    self.write("A.swift", LEAK)

  def special(self, name):
    """Puts something of each kind into the place of a file."""
    path = self.folder / name
    path.parent.mkdir(exist_ok=True)
    listening = socket.socket(socket.AF_UNIX)
    self.addCleanup(listening.close)
    for kind, make in {
      "pipe": lambda: os.mkfifo(path), "device": lambda: path.symlink_to("/dev/zero"), "folder": path.mkdir,
      "socket": lambda: listening.bind(os.path.relpath(path, self.folder)), "a link to itself": lambda: path.symlink_to(path.name),
    }.items():
      with self.subTest(kind=kind, name=name):
        here = os.getcwd()
        # A socket's name must be short.
        os.chdir(self.folder)
        make()
        os.chdir(here)
        yield
      if path.is_dir() and not path.is_symlink():
        path.rmdir()
      else:
        path.unlink()

  def test_what_the_program_looks_for_by_itself(self):
    for name in ("B.swift", ".gitignore", "Package.swift", "App.xcodeproj/project.pbxproj"):
      for _ in self.special(name):
        self.check(FINDINGS, "--no-cache", ".")
    for _ in self.special(".unretain.yml"):
      self.assertIn(self.run_program("--no-cache", ".").returncode, (FINDINGS, USAGE))

  def test_a_log_of_the_system_is_not_waited_for(self):
    """It is a regular file that waits for the next line."""
    if not os.access("/proc/kmsg", os.R_OK): self.skipTest("there is none, or it cannot be read")
    (self.folder / "named").symlink_to("/proc/kmsg")
    self.assertIn(self.run_program("triage", "named", "--no-cache").returncode, (0, USAGE))

  def test_what_is_named(self):
    for _ in self.special("named"):
      for arguments in (["named"], ["--config", "named", "A.swift"], ["--baseline", "named", "A.swift"], ["--from", "named"]):
        self.assertIn(self.run_program("--no-cache", *arguments).returncode, (0, USAGE, SKIPPED), arguments)
    for key in ("own_rules", "models", "baseline"):
      for _ in self.special("named"):
        self.write(".unretain.yml", f"{key}: {'named' if key == 'baseline' else '[named]'}\n")
        self.assertIn(self.run_program("--no-cache", ".").returncode, (FINDINGS, USAGE), key)
      (self.folder / ".unretain.yml").unlink()

  def test_logs_without_an_end(self):
    for command in ("import", "triage"):
      with self.subTest(command):
        self.assertEqual(self.run_program(command, "/dev/zero").returncode, USAGE)
        os.mkfifo(self.folder / f"{command}.log")
        self.usage_error(command, f"{command}.log", says="nothing writes to this pipe")


class Bounds(Case):
  """Small inputs take little time, and end in a message."""

  def within(self, *arguments, code=None):
    self.write("A.swift", LEAK)
    start = processor_time()
    result = self.run_program("--no-cache", *arguments)
    self.assertLess(processor_time() - start, BOUND)
    self.assertIn(result.returncode, (FINDINGS, USAGE) if code is None else (code,), result.err[:500])
    return result

  def test_a_configuration_that_doubles_itself(self):
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"] + [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 12)]
    self.write(".unretain.yml", "\n".join(lines) + "\nexclude: *a11\n")
    self.within(code=USAGE)

  def test_a_configuration_without_an_end(self):
    self.write(".unretain.yml", "exclude: " + "[" * 200_000)
    self.within(code=USAGE)
    self.write(".unretain.yml", "exclude: [x" + ", x" * 2_000_000 + "]")
    self.within(code=USAGE)

  def test_patterns_that_try_everything(self):
    self.write("a" * 200 + ".swift", LEAK.replace("Cart", "Long"))
    self.write(".unretain.yml", f"exclude: ['{'*a' * 80}b', '{'**/' * 40}b']\n")
    self.within(code=FINDINGS)
    self.write(".gitignore", "*a" * 80 + "b\n")
    self.within(code=FINDINGS)

  def test_queries_that_try_everything(self):
    self.write(".unretain/rules/own.yml", 'name: own\nsummary: x\nmessage: x\nlevel: note\nquery: |\n  ((simple_identifier) @x (#match? @x "^(a+)+$"))\n')
    self.write("L.swift", f"let {'a' * 60}b = 1\n")
    self.within()

  def test_what_is_not_a_text(self):
    self.write("B.swift", b"\x00" * 100_000)
    self.write("C.swift", bytes(range(256)) * 400)
    self.within(code=FINDINGS)


class Failures(Case):
  """What breaks an expectation of the program costs itself. Debug builds alone fail on request."""

  def setUp(self):
    super().setUp()
    self.write("Bad.swift", LEAK.replace("Cart", "Bad"))
    self.write("Sub/Bad.swift", LEAK.replace("Cart", "Worse"))
    self.write("A.swift", LEAK)
    self.write("Clean.swift", "final class Clean {}\n")

  def fail(self, code, at, *arguments, **environment):
    result = self.run_program(*arguments, UNRETAIN_FAIL_AT=at, **environment)
    if result.returncode in (0, FINDINGS) and "internal failure" not in result.err:
      self.skipTest("a program that is not built for tests does not fail on request")
    self.assertEqual(result.returncode, code, result.err)
    return result

  def test_a_failure_costs_its_file(self):
    self.write("Zoo/Sub/Bad.swift", LEAK.replace("Cart", "Worst"))
    # A trap, and a stack without an end; on the main thread and on others.
    for jobs, environment in (("1", {}), ("2", {}), ("1", {"UNRETAIN_FAIL_BY_RECURSION": "1"}), ("2", {"UNRETAIN_FAIL_BY_RECURSION": "1"})):
      with self.subTest(jobs=jobs, **environment):
        result = self.fail(FINDINGS, "Bad.swift", "--no-cache", "--jobs", jobs, ".", **environment)
        self.assertEqual(result.err.count("starting again"), 3)
        for path in ("Bad.swift", "Sub/Bad.swift", "Zoo/Sub/Bad.swift"):
          self.assertIn(f"{path}: error: Unretain itself failed in this file", result.out)
        self.assertIn("A.swift:6:16: error: ", result.out)
        self.assertIn("Found 1 error,", result.out)
        self.assertIn("3 files skipped", result.out)

  def test_it_is_in_every_report_and_in_the_exit_code(self):
    result = self.fail(3, "Bad.swift", "--no-cache", "--format", "sarif", "Clean.swift", "Sub")
    [run] = json.loads(result.out)["runs"]
    [notification] = run["invocations"][0]["toolExecutionNotifications"]
    self.assertEqual((notification["descriptor"]["id"], notification["level"]), ("internal_failure", "error"))
    self.assertEqual(run["results"], [])
    result = self.fail(3, "Bad.swift", "--no-cache", "--format", "json", "Clean.swift", "Sub")
    self.assertEqual([n["kind"] for n in json.loads(result.out)["notifications"]], ["internal_failure"])

  def test_nothing_of_it_is_remembered(self):
    cache = str(self.folder / "cache")
    self.fail(FINDINGS, "Bad.swift", "--cache-path", cache)
    result = self.check(FINDINGS, "--cache-path", cache)
    self.assertIn("Found 3 errors", result.out)

  def test_what_earlier_runs_have_stored_is_left_out_once(self):
    """A start that has used some of it may have failed because of that."""
    cache = str(self.folder / "cache")
    self.check(FINDINGS, "--cache-path", cache)
    self.write("A.swift", LEAK + "\n")
    result = self.fail(FINDINGS, "Bad.swift", "--cache-path", cache)
    said = [line.rsplit(" without ")[1] for line in result.err.splitlines() if "starting again" in line]
    self.assertEqual(sorted(said), ["the file that it happened in"] * 2 + ["what earlier runs have stored"])
    self.assertIn("2 files skipped", result.out)

  def test_every_command_that_analyses_goes_on(self):
    for arguments, expected in (
      (("fix", "--diff"), "+    onChange = { [weak self] in"), (("why", "A.swift"), "onChange"), (("graph", "Cart"), "Cart"),
      (("lint", "--fix", "--unsafe-fixes"), "skipped"),
    ):
      with self.subTest(arguments):
        if arguments[0] == "fix": arguments += ("--unsafe-fixes",)
        result = self.run_program(arguments[0], "--no-cache", *arguments[1:], UNRETAIN_FAIL_AT="Bad.swift")
        if "internal failure" not in result.err: self.skipTest("a program that is not built for tests does not fail on request")
        self.assertEqual(result.err.count("starting again"), 2, result.err)
        self.assertIn(expected, result.out)

  def test_a_signal_from_outside_ends_the_run(self):
    """Nobody's file is to blame for what another process does."""
    with subprocess.Popen(
      [PROGRAM, "lint", "--no-cache", "."], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
      env={**os.environ, "UNRETAIN_FAIL_AT": "A.swift", "UNRETAIN_FAIL_BY_WAITING": "1"},
    ) as process:
      wait_until(lambda: rests(process), "the program waits at the file")
      if process.poll() is not None: self.skipTest("a program that is not built for tests does not wait on request")
      process.send_signal(signal.SIGABRT)
      _, errors = process.communicate(timeout=PATIENCE)
    self.assertEqual(process.returncode, -signal.SIGABRT)
    self.assertNotIn(b"starting again", errors)

  def test_a_file_of_the_past_does_not_end_the_run(self):
    """The list that a start hands to the next is no door for others."""
    result = self.run_program("--no-cache", UNRETAIN_FAILED_PATHS="nothing\n" * 10_000)
    self.assertEqual(result.returncode, FINDINGS)


class Page(Case):
  """The page about all this names tests that are there."""

  def test_each_promise_names_its_test(self):
    page = (ROOT / "docs/security.md").read_text()
    rows = [line for line in page.splitlines() if line.startswith("| ") and "`" in line]
    self.assertGreater(len(rows), 8)
    for row in rows:
      guards = re.findall(r"`(\w+)\.(\w+)`", row.split("|")[-2])
      self.assertTrue(guards, row)
      for suite, test in guards:
        with self.subTest(suite=suite, test=test):
          sources = [path.read_text() for pattern in ("*.py", "*.swift") for path in (ROOT / "Tests").rglob(pattern) if re.search(rf"\b(?:class|struct|enum) {suite}\b", path.read_text())]
          self.assertTrue(any(re.search(rf"\b(?:def|func) {test}\b", source) for source in sources))


if __name__ == "__main__":
  main()
