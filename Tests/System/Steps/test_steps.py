#!/usr/bin/env python3
"""scripts/test.py: what runs side by side and what does not, what goes on after a failure, and that no test is forgotten."""

import importlib.util
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "scripts/test.py"
specification = importlib.util.spec_from_file_location("steps", SCRIPT)
module = importlib.util.module_from_spec(specification)
sys.modules["steps"] = module
specification.loader.exec_module(module)

# Ends when the other side of a pipe has come, or never: both ends have to be open.
MEET = ["sh", "-c", "exec cat <\"$0\""]
GREET = ["sh", "-c", "echo hello >\"$0\""]


class Steps(unittest.TestCase):
  def setUp(self):
    scratch = tempfile.TemporaryDirectory()
    self.addCleanup(scratch.cleanup)
    self.folder = pathlib.Path(scratch.name)
    self.said = []

  def step(self, name, *command, needs=(), after=(), alone=(), **options):
    return module.Step(name, list(command), needs, after, frozenset(alone), **options)

  def run_steps(self, *steps, jobs=2):
    return {name: one.outcome for name, one in module.run(steps, jobs, dict(os.environ), say=self.said.append).items()}

  def test_two_run_side_by_side(self):
    pipe = self.folder / "pipe"
    os.mkfifo(pipe)
    ended = self.run_steps(self.step("reads", *MEET, str(pipe)), self.step("writes", *GREET, str(pipe)))
    self.assertEqual(ended, {"reads": "passed", "writes": "passed"})

  def test_what_uses_the_same_folder_does_not(self):
    line = 'mkdir "$0" && rmdir "$0"'
    place = str(self.folder / "place")
    steps = [self.step(f"{number}", "sh", "-c", f"for _ in 1 2 3 4 5 6 7 8; do {line} || exit 1; done", place, alone=["place"]) for number in range(6)]
    self.assertEqual(set(self.run_steps(*steps).values()), {"passed"})

  def test_others_go_on_after_a_failure(self):
    ended = self.run_steps(
      self.step("bad", "sh", "-c", "echo why; exit 3"), self.step("needs it", "true", needs=("bad",)), self.step("later", "true", after=("bad",)),
      self.step("needs that", "true", needs=("needs it",)), self.step("good", "true"))
    self.assertEqual(ended, {"bad": "failed", "needs it": "not run", "needs that": "not run", "later": "passed", "good": "passed"})
    said = "\n".join(self.said)
    self.assertIn("== bad\nwhy\n== bad: failed (exit code 3) after", said)
    self.assertIn("== needs it: not run, as it needs: bad", said)

  def test_what_may_fail_on_a_busy_machine_is_tried_again(self):
    marks = self.folder / "marks"
    once = self.step("once", "sh", "-c", 'echo try; echo x >>"$0"; test "$(wc -l <"$0")" -gt 1', str(marks), tries=2)
    ended = self.run_steps(once, self.step("never", "false", tries=2), self.step("good", "true"))
    self.assertEqual(ended, {"good": "passed", "once": "passed", "never": "failed"})
    self.assertIn("it is tried again", "\n".join(self.said))
    self.assertEqual(marks.read_text(), "x\nx\n")
    self.assertEqual(self.run_steps(self.step("bad", "false")), {"bad": "failed"})

  def test_the_last_line_counts(self):
    lines = []
    passed, failed = module.Ended("passed", 2, "fine\n"), module.Ended("failed", 1, "why\n")
    code = module.report({"a": passed, "b": failed, "c": module.Ended("not run")}, 3, say=lines.append)
    self.assertEqual((code, lines[-1]), (1, "1 passed, 2 failed"))
    self.assertIn("  b\n    why\n  c: not run", "\n".join(lines))
    self.assertNotIn("fine", "\n".join(lines))
    self.assertEqual(module.report({"a": passed}, 3, say=lines.append), 0)
    self.assertEqual(lines[-1], "1 passed, 0 failed")

  def test_what_is_printed_is_not_mixed(self):
    def lines(word):
      return ["sh", "-c", f"for _ in 1 2 3 4 5 6 7 8 9; do echo {word}; done"]
    self.run_steps(self.step("one", *lines("one")), self.step("two", *lines("two")))
    for word in ("one", "two"):
      self.assertIn(f"== {word}\n" + f"{word}\n" * 9 + f"== {word}: passed", "\n".join(self.said))

  def test_interrupts_are_not_ignored_in_a_job_in_the_background(self):
    program = (
      f"import signal, subprocess, sys; sys.path.insert(0, {str(SCRIPT.parent)!r}); import test as steps; steps.usual_signals();"
      "steps.run([steps.Step('kill', ['sh', '-c', 'kill -INT $$; kill -TERM $$; echo alive'])], 1, dict(__import__('os').environ))")
    ignoring = lambda: [signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)]
    done = subprocess.run([sys.executable, "-c", program], preexec_fn=ignoring, capture_output=True, text=True)
    self.assertIn(f"failed (exit code {-signal.SIGINT})", done.stdout, done.stderr)
    self.assertNotIn("alive", done.stdout)

  def test_the_real_steps_fit_together(self):
    for quick in (False, True):
      steps = module.steps(quick)
      names = [step.name for step in steps]
      self.assertEqual(len(names), len(set(names)))
      for step in steps:
        self.assertLessEqual({*step.needs, *step.after}, set(names), step.name)

  def test_a_given_program_waits_for_no_build(self):
    def waiting(**options):
      return {step.name for step in module.steps(False, **options) if module.BUILD in step.needs and step.command[0] == "UNRETAIN=$PROGRAM"}
    self.assertTrue(waiting())
    self.assertEqual(waiting(has_program=True), set())

  def test_no_test_is_forgotten(self):
    commands = " ".join(word for step in module.steps(False) for word in step.command)
    tests = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Tests").rglob("test_*.py"))
    self.assertEqual([path for path in tests if not re.search(rf"{re.escape(path)}\b", commands)], [])


if __name__ == "__main__":
  unittest.main()
