#!/usr/bin/env python3
"""Runs the steps of action.yml in their order, as GitHub would.

usage: test_action.py [TEST...]
"""

import json
import re
import subprocess

from program import LEAK, PROGRAM, ROOT, Case, main


class Action(Case):
  def setUp(self):
    super().setUp()
    self.write("project/.git/HEAD", "")
    self.write("project/Sources/Cart.swift", LEAK)

  def step(self, name, code=0, **environment):
    self.assertIn(f'"$ACTION_PATH/scripts/github-action" {name}', (ROOT / "action.yml").read_text())
    result = subprocess.run(
      [ROOT / "scripts/github-action", name], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
      env={"PATH": "/usr/local/bin:/usr/bin:/bin", "UNRETAIN": PROGRAM, "GITHUB_OUTPUT": str(self.folder / "output"),
           "GITHUB_STEP_SUMMARY": str(self.folder / "summary"), "RUNNER_TEMP": str(self.folder / "temp"), **environment})
    self.assertEqual(result.returncode, code, result.stdout)
    return result.stdout

  def lint(self, **inputs):
    """The outputs of the first step, and what it printed."""
    inputs = {"INPUT_WORKING_DIRECTORY": "project", "INPUT_SARIF_FILE": "unretain.sarif", **inputs}
    text = self.step("lint", **inputs)
    return dict(line.split("=") for line in (self.folder / "output").read_text().split()), text

  def test_findings_fail_the_job_at_its_end(self):
    outputs, text = self.lint()
    self.assertEqual(outputs, {"exit-code": "1"})
    self.assertRegex(text, r"(?m)^::error file=Sources/Cart.swift,line=6,")
    self.assertIn("### Unretain: 1 error", (self.folder / "summary").read_text())
    self.assertEqual(len(json.loads((self.folder / "project/unretain.sarif").read_text())["runs"][0]["results"]), 1)
    self.assertEqual(list((self.folder / "temp").iterdir()), [])
    self.step("finish", code=1, EXIT_CODE="1")

  def test_a_second_job_takes_the_program_of_the_first(self):
    self.step("key")
    [first] = (self.folder / "output").read_text().splitlines()
    self.assertRegex(first, r"^key=unretain-\w+-\w+-[0-9a-f]{64}$")
    self.step("key")
    self.assertEqual((self.folder / "output").read_text().splitlines(), [first, first])
    # All that the hook looks for is in the cache, and where the action says that it is.
    kept = set(re.findall(r"\$\{\{ github.action_path \}\}/(\S+)", (ROOT / "action.yml").read_text()))
    clone = self.folder / "clone"
    for name in ("scripts/github-action", "scripts/pre-commit-hook", "Sources/Project/ToolVersion.swift"):
      self.write(f"clone/{name}", (ROOT / name).read_bytes())
      (clone / name).chmod(0o755)
    self.assertIn(".build/release/unretain", kept)
    (clone / ".build/release").mkdir(parents=True)
    (clone / ".build/release/unretain").symlink_to(PROGRAM)
    self.assertIn(".build/pre-commit.ready", kept)
    (clone / ".build/pre-commit.ready").write_text("")
    result = subprocess.run(
      [clone / "scripts/github-action", "lint"], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
      env={"PATH": "/usr/bin:/bin", "INPUT_WORKING_DIRECTORY": "project", "GIT_CEILING_DIRECTORIES": str(self.folder), "HOME": str(self.folder)})
    self.assertEqual(result.returncode, 0, result.stdout)
    self.assertRegex(result.stdout, r"(?m)^::error file=Sources/Cart.swift,line=6,")

  def test_nothing_found(self):
    self.write("project/Sources/Cart.swift", LEAK.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total"))
    outputs, _ = self.lint(INPUT_SARIF_FILE="")
    self.assertEqual(outputs, {"exit-code": "0"})
    self.assertFalse((self.folder / "project/unretain.sarif").exists())
    self.assertEqual(self.step("finish", EXIT_CODE="0"), "")

  def test_files_that_could_not_be_read_are_told_at_the_end(self):
    self.assertIn("::warning::unretain: there are no findings, but some files", self.step("finish", EXIT_CODE="3"))

  def test_inputs_are_arguments_and_no_shell_code(self):
    outputs, _ = self.lint(INPUT_ARGUMENTS="--only unowned_capture", INPUT_FAIL_ON="error")
    self.assertEqual(outputs, {"exit-code": "0"})
    self.step("lint", code=2, INPUT_ARGUMENTS="$(touch /tmp/x) ; rm", INPUT_WORKING_DIRECTORY="project")

  def test_every_input_is_handed_on(self):
    text = (ROOT / "action.yml").read_text()
    names = re.findall(r"(?m)^  ([a-z-]+):\n    description", text.split("\noutputs:")[0])
    self.assertEqual(len(names), 5)
    for name in names:
      self.assertIn(f"inputs.{name}", text)


class Nightly(Case):
  """The job of each night does all parts of `make nightly`, and each begins."""

  def test_each_part_has_a_job(self):
    workflow = (ROOT / ".github/workflows/nightly.yml").read_text()
    [parts] = re.findall(r"(?m)^PARTS \?= (.*)$", (ROOT / "Makefile").read_text())
    self.assertIn(f"part: [{', '.join(parts.split())}]", workflow)
    self.assertIn("make nightly PARTS=${{ matrix.part }} SEED=${{ inputs.seed || github.run_number }}", workflow)
    self.assertRegex(workflow, r"(?m)^ +- cron: ")
    begins = {"sanitize": "sanitize.sh 1800 8", "growth": "run.py --count 0 --seed 7", "random": "random_runs.py cache --from 70000", "torture": "run.py --programs 2000 --seed 7"}
    self.assertEqual(sorted(begins), sorted(parts.split()))
    # Tools that only say how they were called.
    self.write("bin/swift", "#!/bin/sh\n")
    (self.folder / "bin/swift").chmod(0o755)
    self.write("Makefile", (ROOT / "Makefile").read_bytes())
    for name in ("scripts/sanitize.sh", "Tests/System/Growth/run.py", "Tests/System/Fuzz/random_runs.py", "Tests/System/Torture/run.py"):
      self.write(name, '#!/bin/sh\necho "${0##*/}" "$@"\nexit 1\n')
      (self.folder / name).chmod(0o755)
    for part, call in begins.items():
      ended = subprocess.run(
        ["make", "nightly", f"PARTS={part}", "SEED=7"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={"PATH": f"{self.folder}/bin:/usr/local/bin:/usr/bin:/bin"})
      self.assertIn(call, ended.stdout)
      self.assertNotEqual(ended.returncode, 0, part)


if __name__ == "__main__":
  main()
