#!/usr/bin/env python3
"""The survey of projects and their histories: it sees all kinds of trouble, and nothing where there is none."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from program import LEAK, PROGRAM

SURVEY = pathlib.Path(__file__).resolve().parents[3] / "scripts/survey.py"

# Behaves as the names of the files ask for, else as the program does.
UNRULY = f"""#!/bin/sh
if [ -e crash.swift ]; then kill -SEGV $$; fi
if [ -e contained.swift ]; then "{PROGRAM}" "$@"; echo "unretain: an internal failure; starting again" >&2; exit 3; fi
if [ -e slow.swift ]; then while :; do :; done; fi
if [ -e broken.swift ]; then for word; do case $word in sarif=*) echo '{{"version": "2.1.0"}}' > "${{word#sarif=}}";; esac; done; exit 0; fi
exec "{PROGRAM}" "$@"
"""

# Reports nothing for the folder that the check of the order makes with other file names.
ORDERLY = f"""#!/bin/sh
case $PWD in */others/*) for word; do case $word in sarif=*) "{PROGRAM}" lint --no-cache --format "$word" --fail-on never /dev/null;; esac; done; exit 0;; esac
exec "{PROGRAM}" "$@"
"""


class Survey(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.scratch = pathlib.Path(scratch.name)
        self.repository = self.scratch / "project"
        self.repository.mkdir()
        self.git("init", "-q")

    def git(self, *arguments):
        identity = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *identity, *arguments], cwd=self.repository, check=True, capture_output=True)

    def commit(self, **files):
        for old in self.repository.glob("*.swift"):
            old.unlink()
        for name, text in files.items():
            (self.repository / f"{name}.swift").write_text(text)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "m")

    def program(self, text):
        path = self.scratch / "stand-in"
        path.write_text(text)
        path.chmod(0o755)
        return path

    def survey(self, program, *options):
        command = [sys.executable, SURVEY, self.repository, "--program", program, "--every", "1", *options]
        return subprocess.run([str(part) for part in command], capture_output=True, text=True)

    def test_every_kind_of_trouble_is_listed(self):
        for name in ("contained", "crash", "slow", "broken", "fine"):
            self.commit(**{name: LEAK})
        done = self.survey(self.program(UNRULY), "--timeout", "5", "--order", "0")
        self.assertEqual(done.returncode, 1, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual(len(lines), 5, done.stdout)
        self.assertIn("SARIF", lines[0])
        self.assertIn("no end within 5", lines[1])
        self.assertIn("exit code -11", lines[2])
        self.assertIn("internal failure", lines[3])
        self.assertEqual(lines[4], "1 projects, 5 runs, 4 in trouble")

    def test_a_report_that_depends_on_names_is_listed(self):
        self.commit(model=LEAK)
        done = self.survey(self.program(ORDERLY), "--order", "1")
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn("rename:", done.stdout)

    def test_memory_over_the_bound_is_listed(self):
        self.commit(model=LEAK)
        done = self.survey(PROGRAM, "--memory", "1", "--order", "0")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("MiB", done.stdout)

    def test_projects_of_one_name_are_told_apart(self):
        folders = [self.scratch / owner / "repo" for owner in ("one", "two")]
        for folder in folders:
            folder.mkdir(parents=True)
            (folder / "model.swift").write_text(LEAK)
        log = self.scratch / "log.tsv"
        done = subprocess.run([sys.executable, SURVEY, *folders, "--program", PROGRAM, "--order", "0", "--log", log], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, "2 projects, 2 runs, 0 in trouble\n"), done.stderr)
        self.assertEqual([line.split("\t")[0] for line in log.read_text().splitlines()[1:]], ["one/repo", "two/repo"])

    def test_the_program_behaves_and_nothing_is_run_twice(self):
        self.commit(model=LEAK)
        self.commit(model=LEAK, other="struct Other {}\n")
        log = self.scratch / "log.tsv"
        done = self.survey(PROGRAM, "--order", "1", "--log", log)
        self.assertEqual((done.returncode, done.stdout), (0, "1 projects, 2 runs, 0 in trouble\n"), done.stderr)
        rows = log.read_text()
        self.assertEqual(len(rows.splitlines()), 3)
        # Another run finds all of it in the table: a program that always fails is not asked.
        again = self.survey("/bin/false", "--log", log)
        self.assertEqual(again.returncode, 0, again.stdout)
        self.assertEqual(log.read_text(), rows)


if __name__ == "__main__":
    unittest.main()
