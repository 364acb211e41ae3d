#!/usr/bin/env python3
"""Commits to a scratch repository through the real pre-commit, with both hooks of this repository.

usage: test_pre_commit.py [TEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made. The hook that builds the
program by itself is run for real but for the build, which takes minutes: in its place a `make` on the search path brings
the program that is there already. What that build does is what `make build` does.
"""

import hashlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")
PRE_COMMIT = subprocess.run([ROOT / "Tests/System/PreCommit/setup.sh"], check=True, stdout=subprocess.PIPE).stdout.decode().strip()

VIEW = """\
final class CartView {
  let model = CartModel()
  var rows = 0

  func show() {
    model.onChange = { self.rows += 1 }
  }
}
"""
REPAIRED = VIEW.replace("{ self.rows", "{ [weak self] in self?.rows")
MODEL = "final class CartModel {\n  var onChange: (() -> Void)?\n}\n"

# Seconds until a test gives up on something that must happen. No result hangs on them.
PATIENCE = 600

# A job in the background inherits that interrupts are ignored, and would hand that on to what a test interrupts.
for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP):
  if signal.getsignal(number) == signal.SIG_IGN:
    signal.signal(number, signal.SIG_DFL)

FAKE_MAKE = """\
#!/bin/sh
# Stands for a build: says something, and leaves the program where the build would.
set -e
test "$*" = build
echo started >>"$BUILDS"
if [ -n "$BUILD_HANGS" ]; then echo "[0/2] Compiling"; exec sleep 6000; fi
# Where there is a gate, the build goes on when it is opened.
while [ -n "$BUILD_GATE" ] && [ ! -e "$BUILD_GATE" ]; do sleep 0.05; done
echo "[1/2] Compiling"
if [ -n "$BUILD_FAILS" ]; then echo "error: no libtree-sitter"; exit 2; fi
mkdir -p .build/release
ln -f "$BUILT_PROGRAM" .build/release/unretain 2>/dev/null || cp "$BUILT_PROGRAM" .build/release/unretain
"""


class Case(unittest.TestCase):
  def setUp(self):
    self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="unretain-pre-commit-"))
    self.addCleanup(shutil.rmtree, self.scratch, ignore_errors=True)
    self.folder = self.scratch / "My project"
    self.folder.mkdir()
    tools = self.scratch / "tools"
    tools.mkdir()
    os.symlink(PROGRAM, tools / "unretain")
    (self.scratch / "home").mkdir()
    kept = {name: os.environ[name] for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH") if name in os.environ}
    self.environment = {
      **kept, "PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(self.scratch / "home"), "PYTHONPATH": PRE_COMMIT,
      "PRE_COMMIT_HOME": str(self.scratch / "cache"), "PRE_COMMIT_COLOR": "never", "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b"}
    self.git("init", "--quiet")

  def run_in(self, folder, *arguments, code=0, **environment):
    result = subprocess.run(
      arguments, cwd=folder, env={**self.environment, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
      stderr=subprocess.STDOUT, timeout=PATIENCE, start_new_session=True)
    text = result.stdout.decode()
    self.assertEqual(result.returncode, code, f"{arguments}\n{text}")
    return text

  def git(self, *arguments, **options):
    return self.run_in(self.folder, "git", *arguments, **options)

  def write(self, name, text):
    path = self.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)

  def commit(self, code=0, **environment):
    self.git("add", "--all")
    return self.git("commit", "--message", "x", code=code, **environment)

  def repository(self, **more):
    """A repository with the files of this one as they are now, and `more` below `scripts`."""
    folder = self.scratch / "unretain"
    names = subprocess.run(
      ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", ".pre-commit-hooks.yaml", "scripts",
       "Sources/Project/ToolVersion.swift"], cwd=ROOT, check=True,
      stdout=subprocess.PIPE).stdout.decode().split("\0")
    for name in filter(None, names):
      (folder / name).parent.mkdir(parents=True, exist_ok=True)
      shutil.copy2(ROOT / name, folder / name)
    for name, text in more.items():
      (folder / "scripts" / name.replace("_", ".")).write_text(text)
    self.run_in(folder, "git", "init", "--quiet")
    self.run_in(folder, "git", "add", "--all")
    self.run_in(folder, "git", "commit", "--quiet", "--message", "x")
    return folder, self.run_in(folder, "git", "rev-parse", "HEAD").strip()

  def wait_until(self, condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
      self.assertLess(time.monotonic(), end, f"still not: {what}")
      time.sleep(0.02)

  @staticmethod
  def end_group(group):
    try:
      os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
      pass

  def use(self, hook, more="", **files):
    folder, revision = self.repository(**files)
    self.write(
      ".pre-commit-config.yaml", f"repos:\n- repo: {folder}\n  rev: {revision}\n  hooks:\n  - id: {hook}\n{more}")
    self.run_in(self.folder, sys.executable, "-m", "pre_commit", "install")


class SystemHook(Case):
  def test_a_leak_is_refused_and_its_repair_passes(self):
    self.use("unretain-system")
    self.write("App/CartModel.swift", MODEL)
    self.write("App/CartView.swift", VIEW)
    text = self.commit(code=1)
    self.assertIn("unretain.................................................................Failed", text)
    self.assertIn("App/CartView.swift:6:22: error: `self` is captured strongly by this closure", text)
    self.assertIn("App/CartModel.swift:2", text)
    self.write("App/CartView.swift", REPAIRED)
    self.assertIn("Passed", self.commit())

  def test_a_commit_of_one_file_is_judged_within_the_project(self):
    self.use("unretain-system")
    self.write("App/CartModel.swift", MODEL)
    self.commit()
    self.write("App/Küche und Bad/CartView.swift", VIEW)
    self.assertIn("Küche und Bad/CartView.swift:6:22: error", self.commit(code=1))

  def test_what_is_not_staged_does_not_count(self):
    self.use("unretain-system")
    self.write("CartModel.swift", MODEL)
    self.write("CartView.swift", VIEW)
    self.git("add", "--all")
    self.write("CartView.swift", REPAIRED)
    self.assertIn("CartView.swift:6:22: error", self.git("commit", "--message", "x", code=1))

  def test_excluded_files_stay_excluded(self):
    self.write(".unretain.yml", "exclude: [Generated]\n")
    self.use("unretain-system", "    exclude: ^Old/\n")
    for folder in ("Generated", "Old"):
      self.write(f"{folder}/CartModel.swift", MODEL.replace("Cart", folder))
      self.write(f"{folder}/CartView.swift", VIEW.replace("Cart", folder))
    self.write("CartModel.swift", MODEL)
    self.assertIn("Passed", self.commit())

  def test_what_the_baseline_knows_stops_no_commit(self):
    self.use("unretain-system")
    self.write(".unretain.yml", "baseline: known.json\n")
    self.write("CartModel.swift", MODEL)
    self.write("CartView.swift", VIEW)
    self.assertIn("--write-baseline known.json` makes it", self.commit(code=1))
    self.run_in(self.folder, PROGRAM, "--write-baseline", "known.json")
    self.commit()
    self.write("CartView.swift", "// Moved.\n\n" + VIEW)
    self.assertIn("Passed", self.commit())
    self.write("BagView.swift", VIEW.replace("CartView", "BagView"))
    text = self.commit(code=1)
    self.assertIn("BagView.swift:6:22: error", text)
    self.assertNotIn("CartView.swift:8", text)

  def test_options_of_the_user(self):
    self.use("unretain-system", "    args: [--fail-on, never]\n    verbose: true\n")
    self.write("CartModel.swift", MODEL)
    self.write("CartView.swift", VIEW)
    self.assertIn("CartView.swift:6:22: error", self.commit())

  def test_staged_lines_only(self):
    self.use("unretain-system", "    args: [--staged]\n")
    self.write("CartModel.swift", MODEL)
    self.write("CartView.swift", VIEW)
    self.git("add", "--all")
    self.git("commit", "--no-verify", "--message", "x")
    self.write("CartView.swift", VIEW + "\n// The end.\n")
    self.assertIn("Passed", self.commit())
    self.write("CartView.swift", VIEW.replace("+= 1", "+= 2"))
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1))

  def test_a_commit_without_swift(self):
    self.use("unretain-system")
    self.write("readme.txt", "text")
    self.assertIn("no files to check", self.commit())


class ScriptHook(Case):
  def setUp(self):
    super().setUp()
    make = self.scratch / "tools/make"
    make.write_text(FAKE_MAKE)
    make.chmod(0o755)
    self.environment.update(BUILDS=str(self.scratch / "builds"), BUILT_PROGRAM=os.path.realpath(PROGRAM))
    # No program of this version is installed, wherever the test runs.
    self.installed = self.scratch / "tools/unretain"
    self.installed.unlink()
    self.put_on_path("#!/bin/sh\necho 0.0.0 other\n")
    self.use("unretain")
    self.write("CartModel.swift", MODEL)
    self.write("CartView.swift", VIEW)

  def put_on_path(self, text):
    self.installed.write_text(text)
    self.installed.chmod(0o755)

  def builds(self):
    path = self.scratch / "builds"
    return len(path.read_text().splitlines()) if path.exists() else 0

  def test_what_is_installed_is_taken(self):
    self.put_on_path(f'#!/bin/sh\nexec "{os.path.realpath(PROGRAM)}" "$@"\n')
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1))
    self.assertEqual(self.builds(), 0)

  def test_a_released_wheel_is_installed(self):
    packed = self.scratch / "index"
    self.run_in(ROOT, sys.executable, ROOT / "scripts/dist.py", "--program", PROGRAM, "--out", packed)
    [wheel] = packed.glob("*.whl")
    version = wheel.name.split("-")[1]
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(packed)}
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    self.use("unretain", release_lock=f"unretain=={version} --hash=sha256:{digest}\n")
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1, **offline))
    self.assertEqual(self.builds(), 0)
    # Without an index now: it is there.
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1, PIP_NO_INDEX="1"))
    self.assertEqual(self.builds(), 0)

  def test_a_wheel_of_another_hash_is_refused(self):
    packed = self.scratch / "index"
    self.run_in(ROOT, sys.executable, ROOT / "scripts/dist.py", "--program", PROGRAM, "--out", packed)
    [wheel] = packed.glob("*.whl")
    self.use("unretain", release_lock=f"unretain=={wheel.name.split('-')[1]} --hash=sha256:{'0' * 64}\n")
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(packed)))
    self.assertEqual(self.builds(), 1)

  def test_builds_once(self):
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1))
    self.write("CartView.swift", REPAIRED)
    self.assertIn("Passed", self.commit())
    self.assertEqual(self.builds(), 1)

  def test_several_runs_at_once_build_once(self):
    self.git("add", "--all")
    self.run_in(self.folder, sys.executable, "-m", "pre_commit", "install-hooks")
    [script] = (self.scratch / "cache").glob("repo*/scripts/pre-commit-hook")
    # The build goes on when all of them have come as far as asking git, which is just before they would build.
    gate, arrived, git = self.scratch / "gate", self.scratch / "arrived", self.scratch / "counting/git"
    git.parent.mkdir()
    git.write_text(f"#!/bin/sh\necho here >>'{arrived}'\nexec '{shutil.which('git')}' \"$@\"\n")
    git.chmod(0o755)
    environment = {**self.environment, "PATH": f"{git.parent}:{self.environment['PATH']}", "BUILD_GATE": str(gate)}
    runs = [
      subprocess.Popen([script, "--quiet"], cwd=self.folder, env=environment, stdout=subprocess.PIPE, start_new_session=True)
      for _ in range(4)]
    self.wait_until(lambda: self.builds() == 1 and arrived.exists() and len(arrived.read_text().splitlines()) >= 4, "all have come")
    gate.touch()
    for run in runs:
      self.assertIn(b"CartView.swift:6:22: error", run.communicate(timeout=PATIENCE)[0])
      self.assertEqual(run.returncode, 1)
    self.assertEqual(self.builds(), 1)

  def test_a_build_that_fails_is_shown_and_tried_again(self):
    text = self.commit(code=1, BUILD_FAILS="1")
    self.assertIn("error: no libtree-sitter", text)
    self.assertIn("unretain could not be built", text)
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1))
    self.assertEqual(self.builds(), 2)

  def test_a_build_that_is_interrupted_ends_and_is_tried_again(self):
    self.git("add", "--all")
    self.run_in(self.folder, sys.executable, "-m", "pre_commit", "install-hooks")
    [script] = (self.scratch / "cache").glob("repo*/scripts/pre-commit-hook")
    log = script.parents[1] / ".build/pre-commit.log"
    for number in (signal.SIGINT, signal.SIGTERM):
      before = self.builds()
      run = subprocess.Popen(
        [script, "--quiet"], cwd=self.folder, env={**self.environment, "BUILD_HANGS": "1"}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True)
      self.addCleanup(self.end_group, run.pid)
      # What the build says is in the log, so the hook is listening to it.
      self.wait_until(lambda: self.builds() > before and "[0/2]" in log.read_text(), "the build has begun")
      run.send_signal(number)
      # Far less than the build would take.
      out, error = run.communicate(timeout=PATIENCE)
      self.assertEqual((out, run.returncode), (b"", 1))
      self.assertEqual(error, b"error: the build of unretain was interrupted; the next run goes on with it\n")
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1))
    self.assertEqual(self.builds(), 3)

  def test_an_interrupt_outside_the_build_is_told(self):
    self.git("add", "--all")
    self.run_in(self.folder, sys.executable, "-m", "pre_commit", "install-hooks")
    [script] = (self.scratch / "cache").glob("repo*/scripts/pre-commit-hook")
    # The hook asks git first; this one does not answer.
    started = self.scratch / "started"
    git = self.scratch / "hanging/git"
    git.parent.mkdir()
    git.write_text(f"#!/bin/sh\ntouch '{started}'\nexec sleep 6000\n")
    git.chmod(0o755)
    environment = {**self.environment, "PATH": f"{git.parent}:{self.environment['PATH']}"}
    for number in (signal.SIGINT, signal.SIGTERM):
      started.unlink(missing_ok=True)
      run = subprocess.Popen([script], cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
      self.addCleanup(self.end_group, run.pid)
      self.wait_until(started.exists, "the hook has begun")
      run.send_signal(number)
      out, error = run.communicate(timeout=PATIENCE)
      self.assertEqual((out, error, run.returncode), (b"", b"error: interrupted before the check began\n", 1))
    self.assertEqual(self.builds(), 0)

  def test_a_program_that_is_named_is_used(self):
    self.assertIn("CartView.swift:6:22: error", self.commit(code=1, UNRETAIN=PROGRAM))
    self.assertIn("cannot run /no/such/program", self.commit(code=1, UNRETAIN="/no/such/program"))
    self.assertEqual(self.builds(), 0)


if __name__ == "__main__":
  if not os.access(PROGRAM, os.X_OK):
    sys.exit(f"error: there is no {PROGRAM}; build it with `swift build`, or name it: UNRETAIN=PROGRAM")
  unittest.main()
