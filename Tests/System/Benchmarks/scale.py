#!/usr/bin/env python3
"""Measures how reading in parts and putting them together grows with the code base; docs/scale.md has such tables.

usage: scale.py --program PROGRAM --work FOLDER [--parts N] LINES...

For each number of lines generate.py writes a code base; `unretain index` reads it in parts, one after the other and with one thread each, as if every
part had a machine of its own; `unretain lint --from` puts them together with two. One run each: seconds of processor time and by the clock, peak memory, and what was counted.
"""

import argparse
import pathlib
import re
import subprocess
import sys

from measure import run

LINES_OF_FILE = 170.5
COUNTED = ["functions", "nodes", "edges", "summaries", "summary references", "search steps"]


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--program", required=True, type=pathlib.Path)
  parser.add_argument("--work", required=True, type=pathlib.Path)
  parser.add_argument("--parts", type=int, default=8)
  parser.add_argument("lines", nargs="+", type=int)
  arguments = parser.parse_args()
  program = arguments.program.resolve()
  print("| lines | one part: processor | memory | all parts | together: processor | clock | memory | " + " | ".join(COUNTED) + " |")
  print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | " + " | ".join(["---:"] * len(COUNTED)) + " |")
  for lines in arguments.lines:
    folder = arguments.work / f"scale-{lines}"
    subprocess.run([sys.executable, pathlib.Path(__file__).with_name("generate.py"), folder, str(round(lines / LINES_OF_FILE))], check=True)
    files = sorted(str(file.relative_to(folder)) for file in folder.rglob("*.swift"))
    parts, read = [], []
    for number in range(arguments.parts):
      part = files[len(files) * number // arguments.parts:len(files) * (number + 1) // arguments.parts]
      parts.append(f"{number}.part")
      command = [program, "index", "--no-cache", "--no-progress", "--jobs", "1", "-o", parts[-1], "--", *part]
      read.append(run(command, arguments.work / "scale.index", folder=folder))
    command = [program, "lint", "--no-progress", "--jobs", "2", "--statistics", "--quiet", "--fail-on", "never", "--from", *parts]
    seconds, processor, peak = run(command, arguments.work / "scale.link", folder=folder)
    text = (arguments.work / "scale.link.errors").read_text()
    counts = [int(re.search(rf"^{name} +(\d+)$", text, re.MULTILINE)[1]) for name in COUNTED]
    size = sum((folder / part).stat().st_size for part in parts) / 1e6
    count = sum((folder / file).read_bytes().count(b"\n") for file in files)
    print(
      f"| {count:,} | {max(each[1] for each in read):.1f} s"
      f" | {max(each[2] for each in read):.0f} MiB | {size:.0f} MB | {processor:.1f} s | {seconds:.1f} s | {peak:.0f} MiB | "
      + " | ".join(f"{count:,}" for count in counts) + " |", flush=True)


if __name__ == "__main__":
  main()
