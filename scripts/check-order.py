#!/usr/bin/env python3
"""Does a report depend on anything but the code?

Checks the folder in many ways that must not change a thing: its files named in other orders, files renamed, the run
started from elsewhere, the folder named otherwise, other numbers of threads. Prints what differs, and fails then.

    scripts/check-order.py FOLDER [--program .build/release/unretain] [--shuffles 3] [--seed 1] [--only rename]
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import urllib.parse


class Run:
    """One run of the program, and what it says of the folder."""

    def __init__(self, program: pathlib.Path, folder: pathlib.Path, *, cwd: pathlib.Path, arguments: list, options: list = [], rename=None):
        with tempfile.NamedTemporaryFile(suffix=".sarif") as report:
            command = [program, "lint", "--no-cache", "--format", f"sarif={report.name}", "--fail-on", "never", *options, *arguments]
            done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
            if done.returncode not in (0, 3):
                raise SystemExit(f"the program failed in {cwd}: {done.stderr[-2000:]}")
            content = json.loads(pathlib.Path(report.name).read_text())
        self.folder, self.cwd, self.rename = folder.resolve(), cwd, rename or {}
        self.results = sorted(self.text(result) for run in content["runs"] for result in run["results"])

    def uri(self, place: dict) -> str:
        """A file's path below the folder."""
        location = place["physicalLocation"]["artifactLocation"]
        path = location["uri"]
        path = urllib.parse.unquote(path.removeprefix("file://"))
        if not path.startswith("/"):
            # Below where the run was started, or below the project.
            path = self.cwd / path if (self.cwd / path).exists() else self.folder / path
        path = os.path.relpath(os.path.realpath(path), self.folder)
        return self.rename.get(path, path)

    def text(self, result: dict) -> str:
        """What a finding says, without what may differ: how the folder is called."""
        def place(item: dict) -> str:
            region = item["physicalLocation"].get("region", {})
            return f"{self.uri(item)}:{region.get('startLine')}:{region.get('startColumn')}"

        steps = [
            f"{place(step['location']) if 'physicalLocation' in step['location'] else ''} {step['location'].get('message', {}).get('text', '')}"
            for flow in result.get("codeFlows", []) for thread in flow["threadFlows"] for step in thread["locations"]
        ]
        places = [place(item) for item in result["locations"]]
        return " ".join([*places, result["level"], result["ruleId"], result["message"]["text"]]) + "".join(f"\n      {step}" for step in steps)


def renamed_copy(files: list, folder: pathlib.Path, target: pathlib.Path, dice: random.Random) -> dict:
    """Copies the folder with other file names; new name to old."""
    names = {}
    for number, file in enumerate(files):
        # `main.swift` is no name like others.
        name = file.name if file.name in ("main.swift", "Package.swift") else f"{dice.choice('ABMYZ')}{dice.randrange(10**6)}x{number}.swift"
        relative = file.relative_to(folder).parent / name
        copy = target / relative
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
        names[str(relative)] = str(file.relative_to(folder))
    return names


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--program", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / ".build/release/unretain")
    parser.add_argument("--shuffles", type=int, default=3, help="how many orders of the files to try")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only ways with this in their name")
    options = parser.parse_args()
    folder, program = options.folder.resolve(), options.program.resolve()
    dice = random.Random(options.seed)
    files = sorted(file for file in folder.rglob("*.swift") if ".build" not in file.parts and file.is_file() and not file.is_symlink())
    if not files:
        raise SystemExit(f"no Swift file in {folder}")
    before = Run(program, folder, cwd=folder, arguments=["."])
    print(f"{len(files)} files, {len(before.results)} findings")
    failed = False

    def compare(name: str, run: Run, other: Run = before) -> None:
        nonlocal failed
        lost, added = sorted(set(other.results) - set(run.results)), sorted(set(run.results) - set(other.results))
        doubled = len(run.results) - len(other.results) - (len(added) - len(lost))
        print(f"{name}: {'the same' if not lost and not added and not doubled else f'{len(lost)} lost, {len(added)} added'}")
        for sign, results in (("-", lost), ("+", added)):
            for result in results:
                print(f"  {sign} {result}")
        failed = failed or bool(lost or added or doubled)

    def wants(name: str) -> bool:
        return options.only in name

    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(os.path.realpath(scratch))
        inner = max((file.parent for file in files), key=lambda place: len(place.parts))
        if wants("folder"):
            compare("folder: from a subfolder", Run(program, folder, cwd=inner, arguments=[os.path.relpath(folder, inner)]))
            compare("folder: by its absolute path", Run(program, folder, cwd=scratch, arguments=[folder]))
            compare("folder: from the one above", Run(program, folder, cwd=folder.parent, arguments=[folder.name]))
        if wants("link"):
            link = scratch / "Link to it"
            link.symlink_to(folder)
            compare("link: by a symbolic link", Run(program, folder, cwd=scratch, arguments=[link]))
            compare("link: inside a symbolic link", Run(program, folder, cwd=link, arguments=["."]))
        if wants("jobs"):
            for jobs in (1, 2, 7):
                compare(f"jobs: {jobs}", Run(program, folder, cwd=folder, arguments=["."], options=["--jobs", jobs]))
        if wants("order"):
            # Files that are named one by one are read though a folder would leave them out.
            named = Run(program, folder, cwd=folder, arguments=[file.relative_to(folder) for file in files])
            for number in range(options.shuffles):
                order = files[:]
                dice.shuffle(order)
                compare(f"order: {number + 1}", Run(program, folder, cwd=folder, arguments=[file.relative_to(folder) for file in order]), named)
        if wants("rename"):
            plain, others = scratch / "plain" / folder.name, scratch / "others" / folder.name
            for file in files:
                copy = plain / file.relative_to(folder)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
            names = renamed_copy(files, folder, others, dice)
            compare(
                "rename: other file names", Run(program, others, cwd=others, arguments=["."], rename=names),
                Run(program, plain, cwd=plain, arguments=["."]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
