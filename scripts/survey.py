#!/usr/bin/env python3
"""Runs the program over projects and their histories, and lists where it did not behave.

    scripts/survey.py FOLDER... [--program .build/release/unretain] [--every 50] [--revisions 50] [--log survey.tsv]

A folder is a git repository, bare or not, or holds nothing but sources. Of a repository every 50th revision of the main line is unpacked into a
scratch folder and analysed, the newest first; nothing in it is built or run, and nothing is written into it. Listed are crashes, time-outs, memory
over a bound, reports that are no valid SARIF, and reports that depend on file names or on the folder that a run is started from.
With --log each run is a line of a table, and what is in it already is not run again.
"""

import argparse
import functools
import math
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/System/SARIF"))
import check_sarif
import sarif_schema

COLUMNS = ["project", "revision", "files", "seconds", "MiB", "trouble"]


def git(repository, *arguments):
    # What the repository configures must not run: only objects are read.
    command = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", repository, *arguments]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, errors="replace")
    return done.stdout if done.returncode == 0 else None


def revisions(folder, every, count):
    """Every so many revisions of the main line, newest first; `None` for a folder that is no repository."""
    if not (folder / ".git").exists() and not (folder / "HEAD").exists():
        return [None]
    listed = (git(folder, "rev-list", "--first-parent", "HEAD") or "").split()
    return listed[::every][:count]


def unpack(repository, revision, target):
    """Lays the Swift files of a revision into a folder. Links are left out: they could lead anywhere."""
    entries = (git(repository, "ls-tree", "-r", "-z", revision) or "").split("\0")
    wanted = []
    for entry in entries:
        meta, _, name = entry.partition("\t")
        if name.endswith(".swift") and not meta.startswith("120000") and ".." not in pathlib.PurePosixPath(name).parts:
            wanted.append((meta.split()[2], target / name))
    reader = subprocess.Popen(["git", "-C", str(repository), "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for name, path in wanted:
        reader.stdin.write(f"{name}\n".encode())
        reader.stdin.flush()
        header = reader.stdout.readline().split()
        # A partial clone may lack objects.
        if header[-1] == b"missing":
            continue
        content = reader.stdout.read(int(header[2]))
        reader.stdout.read(1)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    reader.stdin.close()
    reader.wait()
    return len(wanted)


def names(folders):
    """What each folder is called: the end of its path, as much of it as tells it from the others."""
    paths = [folder.resolve().parent if folder.name == ".git" else folder.resolve() for folder in folders]
    for length in range(1, max(len(path.parts) for path in paths) + 1):
        ends = ["/".join(path.parts[-length:]) for path in paths]
        if len(set(ends)) == len(set(paths)):
            break
    return dict(zip(folders, ends))


# So much longer than its processor time a run may take, which on a busy machine is little of it.
PATIENCE = 20


def run(command, folder, timeout):
    """The exit code (`None` when it took too long), what it said, seconds of processor time, and MiB at the most."""

    def limit():
        # At the soft limit the system sends a signal that says why.
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(timeout), math.ceil(timeout) + 5))

    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen([str(part) for part in command], cwd=folder, stdout=subprocess.DEVNULL, stderr=said, preexec_fn=limit)
        late = threading.Event()
        timer = threading.Timer(timeout * PATIENCE, lambda: (late.set(), process.kill()))
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        # What has been waited for is gone; the object need not wait again.
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        text = said.read().decode(errors="replace")
    code = None if late.is_set() or process.returncode == -signal.SIGXCPU else process.returncode
    kibibytes = usage.ru_maxrss / 1024 if sys.platform == "darwin" else usage.ru_maxrss
    return code, text, usage.ru_utime + usage.ru_stime, kibibytes / 1024


@functools.cache
def validator():
    """To be made once: that takes longer than most reports."""
    return sarif_schema.validator()


def problems_of_report(path):
    try:
        return check_sarif.problems(path, validator())
    except (OSError, ValueError) as error:
        return [str(error)]


def trouble(folder, options, checks_order):
    """What went wrong with the sources in a folder, with seconds and MiB."""
    with tempfile.TemporaryDirectory() as scratch:
        report = pathlib.Path(scratch) / "report.sarif"
        command = [options.program, "lint", ".", "--no-cache", "--format", f"sarif={report}", "--fail-on", "never"]
        code, said, seconds, memory = run(command, folder, options.timeout)
        found = []
        if code is None:
            found.append(f"no end within {options.timeout} s of processor time")
        elif code not in (0, 3):
            found.append(f"exit code {code}: {' '.join(said.split())[-200:]}")
        elif "internal failure" in said:
            # The program contains what goes wrong in one file, and goes on.
            found.append(f"internal failure: {' '.join(said.split())[-200:]}")
        if memory > options.memory:
            found.append(f"{memory:.0f} MiB")
        if not found:
            problems = problems_of_report(report)
            if problems:
                found.append(f"SARIF: {' '.join('; '.join(problems).split())[:300]}")
        if not found and checks_order:
            for way in ("rename", "from a subfolder"):
                order = [sys.executable, ROOT / "scripts/check-order.py", folder, "--program", options.program, "--only", way]
                check = subprocess.run([str(part) for part in order], capture_output=True, text=True)
                if check.returncode:
                    found.append(f"{way}: {' '.join((check.stdout + check.stderr).split())[:300]}")
    return found, seconds, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--program", type=pathlib.Path, default=ROOT / ".build/release/unretain")
    parser.add_argument("--every", type=int, default=50, help="every so many revisions")
    parser.add_argument("--revisions", type=int, default=50, help="at most so many of one project")
    parser.add_argument("--timeout", type=float, default=120, help="seconds of processor time for one run")
    parser.add_argument("--memory", type=float, default=4096, help="MiB for one run")
    parser.add_argument("--order", type=int, default=10, metavar="N", help="look at every Nth run whether its report depends on names; 0 for none")
    parser.add_argument("--log", type=pathlib.Path, help="a table of all runs; what is in it is not run again")
    options = parser.parse_args()
    options.program = options.program.resolve()
    known = {}
    if options.log and options.log.exists():
        rows = [line.split("\t") for line in options.log.read_text().splitlines()[1:]]
        known = {(row[0], row[1]): row for row in rows if len(row) == len(COLUMNS)}
    log = options.log.open("a") if options.log else None
    if log and not log.tell():
        print("\t".join(COLUMNS), file=log, flush=True)

    projects, runs, bad, called = Counter(), 0, [], names(options.folders)
    # The projects in turn, so that what was done of a survey that is stopped is of all of them.
    waiting = [(folder, revision) for folder in options.folders for revision in revisions(folder.resolve(), options.every, options.revisions)]
    turns = Counter()
    order = []
    for folder, revision in waiting:
        order.append((turns[folder], len(order), folder, revision))
        turns[folder] += 1
    for turn, _, folder, revision in sorted(order, key=lambda item: item[:2]):
        name = called[folder]
        row = known.get((name, revision or "-"))
        if row is None:
            checks_order = options.order > 0 and (turn + len(projects)) % options.order == 0
            if revision is None:
                count = sum(1 for _ in folder.rglob("*.swift"))
                found, seconds, memory = trouble(folder.resolve(), options, checks_order)
            else:
                with tempfile.TemporaryDirectory() as scratch:
                    target = pathlib.Path(os.path.realpath(scratch)) / "sources"
                    target.mkdir()
                    count = unpack(folder.resolve(), revision, target)
                    found, seconds, memory = trouble(target, options, checks_order) if count else ([], 0, 0)
            row = [name, revision or "-", str(count), f"{seconds:.1f}", f"{memory:.0f}", "; ".join(found).replace("\t", " ")]
            if log:
                print("\t".join(row), file=log, flush=True)
        if row[2] == "0":
            continue
        projects[name] += 1
        runs += 1
        if row[5]:
            bad.append(row)
            print(f"{row[0]} {row[1]}: {row[5]}", flush=True)
    print(f"{len(projects)} projects, {runs} runs, {len(bad)} in trouble")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
