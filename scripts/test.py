#!/usr/bin/env python3
"""Runs every test, two steps at a time, and says at the end what failed and how long each step took.

    scripts/test.py                   everything
    scripts/test.py --quick           what tells within two minutes, once built, whether a change is right so far
    scripts/test.py --only WORDS      the steps whose name contains that, and what they need
    scripts/test.py --jobs 1          one step after the other

A new kind of test is one more line in `steps`. A step that fails stops only those that cannot do without it. What a step
prints is shown when it has ended, never mixed with that of another.
"""

import argparse
import dataclasses
import os
import pathlib
import shlex
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECKED = ["--explicit-target-dependency-import-check", "error"]
BUILD = "the program and the tests are built"
# Left out of the quick form is what repeats the analysis hundreds of times: growth, other orders and spellings, and hostile texts.
SLOW = "GrowthTests|MetamorphicTests|MutationTests|NestingTests|RobustnessTests|everyExampleTypeChecks"


# Lines of a failed step that are said again at the end: a log that is cut short keeps its end.
LAST_LINES = 40


@dataclasses.dataclass
class Step:
  name: str
  command: list
  # Must have passed.
  needs: tuple = ()
  # Must have ended.
  after: tuple = ()
  # Two steps with one of these in common do not run side by side: the folders that both write to.
  alone: frozenset = frozenset()
  quick: bool = False
  # Roughly, on two cores; the longest begin first.
  seconds: int = 5
  # Work of other people's programs, such as pip and SwiftPM, may fail on a busy machine: then it is tried again at the end.
  tries: int = 1


def steps(quick, has_program=False):
  """The steps. With a program that was built before, those that drive it do not wait for the build of the tests."""
  every, program = [], ["UNRETAIN=$PROGRAM"]

  def step(name, *command, needs=(), after=(), alone=(), quick=False, seconds=5, tries=1):
    drives = command[0] == "UNRETAIN=$BUILT" or command[0] == "UNRETAIN=$PROGRAM" and not has_program
    needs = set(needs) | ({BUILD} if drives else set())
    every.append(Step(name, list(command), tuple(needs), tuple(after), frozenset(alone), quick, seconds, tries))

  def drives_program(name, *command, **options):
    step(name, *program, *command, **options)

  # SwiftPM lets one command at a time into its folder.
  step(BUILD, "swift", "build", "--build-tests", *CHECKED, alone=["swiftpm"], quick=True, seconds=400)
  step(
    "swift test", "swift", "test", "--skip-build", *CHECKED, *(["--skip", SLOW] if quick else []),
    needs=[BUILD], alone=["swiftpm"], quick=True, seconds=300)
  step("node kinds in step with the grammar", "scripts/generate-node-kinds.py", "--check", quick=True)
  step("what stores values in step with the types", "scripts/generate-storable.py", "--check", quick=True)
  step("the types that are stored are read as they stand", "Tests/System/Architecture/test_storable.py", quick=True)
  step("the code is formatted", "scripts/format.sh", "--check", quick=True, seconds=20)
  step("the checks of the structure can fail", "Tests/System/Architecture/test_architecture.py", quick=True)
  step("the code has the structure that it says", "scripts/check-architecture.py", quick=True)
  step("steps run side by side, and on after a failure", "Tests/System/Steps/test_steps.py", quick=True)
  # A line of our own code can be one that the two read differently, so it belongs to what is quick.
  step("old and new tree-sitter agree", "Tests/System/Runtimes/compare.sh", alone=["runtimes"], quick=True, seconds=30)
  step("the corpus's clock keeps time", "Tests/Corpus/test_clock.py", seconds=10)
  step("the runtime agrees with the corpus's table", "Tests/Corpus/run.py", "--check", alone=["corpus"], seconds=150)
  step("SARIF is valid", "sh", "-c", "exec Tests/System/SARIF/check_sarif.py --source-root .build/sarif/sample Tests/Unit/ReportingTests/Golden/*.sarif",
    needs=[BUILD], after=["swift test"])
  drives_program("SARIF of a whole run is valid", "sh", "-c",
    'mkdir -p .build/sarif && "$UNRETAIN" Examples --format sarif=.build/sarif/examples.sarif --fail-on never'
    " && exec Tests/System/SARIF/check_sarif.py --source-root . .build/sarif/examples.sarif")
  drives_program("sarif-tools reads SARIF", "Tests/System/SARIF/test_sarif_tools.py")
  drives_program("tests that the program writes show leaks", "Tests/Corpus/prove.py", "--quick", alone=["corpus"], seconds=240)
  drives_program("a sample of the fixes frees its objects", "Tests/Corpus/fix.py", "--quick", alone=["corpus"], seconds=120)
  drives_program(
    "random programs agree with the ARC runtime", "Tests/System/Torture/run.py", "--programs", "200", "--batch", "200", "--seed", "5", "--no-shrink",
    "--allowed-misses", "3", "--allowed-alarms", "1", seconds=60)
  drives_program("fixes keep what they must", "Tests/System/EndToEnd/test_fix.py", seconds=30)
  drives_program("the program does what it promises", "Tests/System/EndToEnd/test_command_line.py", seconds=30)
  drives_program("limits of time, memory and room", "Tests/System/EndToEnd/test_limits.py", seconds=60)
  # Shapes are made from the trees that the comparison of the runtimes prints. The counter is a preloaded library, which a static program does not load.
  step("work grows with what is read", "UNRETAIN=$BUILT", "Tests/System/Growth/run.py", "--count", "20", alone=["runtimes"], seconds=120)
  drives_program("code of strangers", "Tests/System/EndToEnd/test_untrusted.py", seconds=60)
  drives_program("what a failure of the program leaves", "Tests/System/EndToEnd/test_doctor.py", seconds=30)
  step("threads leave nothing behind", "Tests/System/EndToEnd/test_handler_stacks.py")
  drives_program("on a terminal", "Tests/System/EndToEnd/test_terminal.py", seconds=20)
  drives_program("reports of the examples stay as they are", "Tests/System/EndToEnd/test_golden.py", seconds=20)
  drives_program("why, and graphs", "Tests/System/EndToEnd/test_explanations.py", seconds=20)
  drives_program("answers to claims, logs and agents", "Tests/System/EndToEnd/test_answers.py", seconds=30)
  drives_program("the history of findings", "Tests/System/EndToEnd/test_history.py", seconds=30)
  drives_program("tests that show a leak, in real frameworks", "Tests/System/EndToEnd/test_proofs.py", seconds=120)
  drives_program("sources of every kind", "Tests/System/EndToEnd/test_source_texts.py", seconds=20)
  drives_program("configuration and rules of a project", "Tests/System/EndToEnd/test_configuration.py", seconds=20)
  drives_program("the schema of the configuration", "Tests/System/EndToEnd/test_configuration_schema.py")
  drives_program("rules, their pages, and those of a project", "Tests/System/EndToEnd/test_rules.py", seconds=20)
  drives_program("comments that suppress", "Tests/System/EndToEnd/test_suppressions.py")
  drives_program("known findings", "Tests/System/EndToEnd/test_baseline.py")
  drives_program("parts of a project, put together", "Tests/System/EndToEnd/test_shards.py", seconds=30)
  drives_program("the cache", "Tests/System/EndToEnd/test_cache.py", seconds=20)
  drives_program("reports that others read", "Tests/System/EndToEnd/test_reports.py", seconds=20)
  drives_program("the documentation", "Tests/System/Docs/test_docs.py", seconds=30)
  drives_program("HTML reports, in a browser", "Tests/System/Browser/test_html.py", alone=["installs"], seconds=60, tries=2)
  drives_program("the steps of the GitHub Action", "Tests/System/EndToEnd/test_action.py", seconds=20)
  drives_program("targets of Bazel", "Tests/System/Bazel/test_bazel.py", seconds=120, tries=2)
  drives_program("packages install and run", "Tests/System/Distribution/test_dist.py", seconds=60, tries=2)
  drives_program("the plugins of a Swift package", "Tests/System/Distribution/test_swiftpm.py", seconds=90, tries=2)
  drives_program("a survey of projects sees trouble", "Tests/System/EndToEnd/test_survey.py", seconds=60)
  drives_program("changed code", "Tests/System/EndToEnd/test_changes.py", seconds=30)
  drives_program("commits through pre-commit", "Tests/System/PreCommit/test_pre_commit.py", seconds=90, tries=2)
  drives_program("the language server as editors drive it", "Tests/System/Editors/test_protocol.py", alone=["installs"], seconds=60)
  drives_program("the language server survives nonsense", "Tests/System/Editors/test_robustness.py", seconds=60)
  drives_program("Neovim shows a leak and repairs it", "Tests/System/Editors/test_neovim.py", alone=["installs"], seconds=30, tries=2)
  drives_program("Emacs does, too", "Tests/System/Editors/test_emacs.py", alone=["installs"], seconds=30, tries=2)
  drives_program("models agree with the toolchain", "scripts/check-models.sh", seconds=30)
  step("swift-syntax finds the same", "Tests/System/CrossCheck/run.sh", "Sources", "Tests", "Examples", seconds=300)
  return [step for step in every if step.quick] if quick else every


# ---- What follows knows nothing of the tests.


@dataclasses.dataclass(frozen=True)
class Ended:
  # `passed`, `failed`, `not run`.
  outcome: str
  seconds: float = 0
  text: str = ""


class Running:
  def __init__(self, step, environment):
    self.step, self.start = step, time.monotonic()
    self.output = tempfile.TemporaryFile()
    command = ["env", *step.command] if "=" in step.command[0] else step.command
    command = [argument.replace("$PROGRAM", environment.get("PROGRAM", "")).replace("$BUILT", environment.get("BUILT", "")) for argument in command]
    self.process = subprocess.Popen(
      command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=self.output, stderr=subprocess.STDOUT, start_new_session=True)

  def stop(self):
    try:
      os.killpg(self.process.pid, signal.SIGTERM)
    except ProcessLookupError:
      pass
    self.output.close()

  def text(self):
    """What it has said; to be asked once."""
    with self.output:
      self.output.seek(0)
      return self.output.read().decode(errors="replace")


def runnable(waiting, running):
  """The step to begin now: the longest of those that nothing holds up, with what other steps wait for first."""
  wanted = {name for step in waiting for name in (*step.needs, *step.after)}
  names = {step.name for step in waiting} | {one.step.name for one in running}
  taken = frozenset().union(*(one.step.alone for one in running)) if running else frozenset()
  free = [
    step for step in waiting
    if not step.alone & taken and not any(name in names for name in (*step.needs, *step.after))]
  return max(free, key=lambda step: (step.name in wanted, step.seconds), default=None)


def run(steps, jobs, environment, say=print, prepared=lambda name, environment: None):
  """Runs the steps; gives for each how it ended, in the order in which they did."""
  waiting, running, ended = list(steps), [], {}
  again = set()
  try:
    while waiting or running:
      # One at a time: others may need the one that does not run.
      while hopeless := next(((step, name) for step in waiting for name in step.needs if name in ended and ended[name].outcome != "passed"), None):
        step, name = hopeless
        waiting.remove(step)
        ended[step.name] = Ended("not run")
        say(f"== {step.name}: not run, as it needs: {name}\n")
      while len(running) < jobs and (step := runnable(waiting, running)):
        waiting.remove(step)
        say(f"== {step.name}: begins")
        running.append(Running(step, environment))
      if not running:
        continue
      # Any child, so that nothing has to be asked again and again.
      child = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT).si_pid
      for one in [one for one in running if one.process.pid == child]:
        code = one.process.wait()
        running.remove(one)
        seconds = time.monotonic() - one.start
        outcome = "passed" if code == 0 else "failed"
        is_tried_again = code != 0 and one.step.tries > 1
        text = one.text()
        say(f"== {one.step.name}\n{text}{'' if not text or text.endswith(chr(10)) else chr(10)}"
            f"== {one.step.name}: {outcome}{'' if code == 0 else f' (exit code {code})'} after {seconds:.0f} s"
            f"{'; it is tried again' if is_tried_again else ''}\n")
        if is_tried_again:
          again.add(one.step.name)
          # But those that need it.
          others = {step.name for step in [*waiting, *(other.step for other in running)] if one.step.name not in (*step.needs, *step.after)} - again
          waiting.append(dataclasses.replace(one.step, tries=one.step.tries - 1, after=tuple(others)))
          continue
        ended[one.step.name] = Ended(outcome, seconds, text)
        if code == 0:
          prepared(one.step.name, environment)
  finally:
    for one in running:
      one.stop()
  return ended


def report(ended, seconds, say=print):
  say("Seconds of each step:")
  for name, one in sorted(ended.items(), key=lambda item: -item[1].seconds):
    say(f"{one.seconds:6.0f}  {name}{'' if one.outcome == 'passed' else ': ' + one.outcome}")
  failed = [name for name, one in ended.items() if one.outcome != "passed"]
  if failed:
    say("\nWhat failed:")
    for name in failed:
      say(f"  {name}{': not run' if ended[name].outcome == 'not run' else ''}")
      for line in ended[name].text.splitlines()[-LAST_LINES:]:
        say(f"    {line}")
  say(f"\n{seconds:.0f} s in all. Steps:")
  say(f"{len(ended) - len(failed)} passed, {len(failed)} failed")
  return 1 if failed else 0


def with_needs(steps, words):
  chosen = {step.name for step in steps if words in step.name}
  while more := {name for step in steps if step.name in chosen for name in (*step.needs, *step.after)} - chosen:
    chosen |= more
  return [step for step in steps if step.name in chosen]


def usual_signals():
  """A job in the background inherits that interrupts are ignored, and tests would hand that on to what they interrupt.

  A handler, unlike what is ignored, does not outlive the start of another program.
  """
  def stop(number, frame):
    raise KeyboardInterrupt

  for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM):
    ignored = signal.getsignal(number) == signal.SIG_IGN
    if ignored or number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
      signal.signal(number, (lambda number, frame: None) if ignored else stop)
  # Python ignores these by itself, and gives them back to its children.
  signal.signal(signal.SIGCHLD, signal.SIG_DFL)
  signal.pthread_sigmask(signal.SIG_SETMASK, [])


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--quick", action="store_true", help="only what is quick")
  parser.add_argument("--only", metavar="WORDS", help="only steps whose name contains this, and what they need")
  parser.add_argument("--jobs", type=int, default=2, help="steps at a time (2)")
  parser.add_argument("--list", action="store_true", help="print the names of the steps and their commands")
  options = parser.parse_args()
  chosen = steps(options.quick, has_program="UNRETAIN" in os.environ)
  if options.only:
    chosen = with_needs(chosen, options.only)
  if not chosen:
    parser.error(f"no step's name contains {options.only}")
  if options.list:
    for step in chosen:
      print(f"{step.name}: {shlex.join(step.command)}")
    return 0
  usual_signals()
  sys.stdout.reconfigure(line_buffering=True)
  environment = dict(os.environ)
  if given := environment.get("UNRETAIN"):
    environment["PROGRAM"] = os.path.abspath(given)

  def prepared(name, environment):
    # The program that has just been built with the tests is what they drive, unless another one is given.
    if name == BUILD:
      shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
      environment["BUILT"] = os.path.join(shown, "unretain")
      environment.setdefault("PROGRAM", environment["BUILT"])

  start = time.monotonic()
  try:
    ended = run(chosen, options.jobs, environment, prepared=prepared)
  except KeyboardInterrupt:
    print("\ninterrupted", file=sys.stderr)
    return 130
  return report(ended, time.monotonic() - start)


if __name__ == "__main__":
  sys.exit(main())
