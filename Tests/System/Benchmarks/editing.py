#!/usr/bin/env python3
"""Types into the language server on a real code base, and says how long diagnostics take and what memory grows to.

usage: editing.py FOLDER FILE LINE [EDITS]

FILE lies in FOLDER; below its LINE (counted from 1), inside the body of a method, statements are typed key by key, EDITS keys in all (400 by default), and taken
out again. They are indented as the line below, as editors do it. A time is that from a key to the diagnostics of the text that it made, the server's wait for further keys included (10 ms here). Nothing is saved. The
variable UNRETAIN names the program.
"""

import os
import pathlib
import statistics
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/System/Editors"))

from test_robustness import Server

DELAY = 10
STATEMENT = "let handler: () -> Void = { print(self) }; handler()"


def resident(process):
  for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
    if line.startswith("VmRSS"):
      return int(line.split()[1]) // 1024
  return 0


def processor_time(process):
  """Milliseconds that the server's threads have had: other work on the machine stretches these less than the clock."""
  fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
  return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")


def main(folder, file, line, edits=400):
  folder = pathlib.Path(folder).resolve()
  path = folder / file
  text, line, edits = path.read_text(), int(line), int(edits)
  server = Server(folder, *(["--log", os.environ["LOG"]] if "LOG" in os.environ else []))
  begin = time.monotonic()
  server.initialize(folder, initializationOptions={"delay": DELAY}, capabilities={"general": {"positionEncodings": ["utf-8"]}})
  uri = path.as_uri()
  server.open(uri, text)
  server.diagnostics(uri, 1)
  print(f"project is read: {time.monotonic() - begin:.1f} s, {resident(server.process)} MiB")
  version, times, work, memory = 1, [], [], []

  def edit(start, end, inserted):
    nonlocal version
    version += 1
    place = lambda at: {"line": at[0], "character": at[1]}
    change = {"range": {"start": place(start), "end": place(end)}, "text": inserted}
    with server.news:
      server.received.clear()
    began, worked = time.monotonic(), processor_time(server.process)
    server.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
    server.diagnostics(uri, version)
    times.append((time.monotonic() - began) * 1000)
    work.append(processor_time(server.process) - worked)
    if len(times) % 50 == 0:
      memory.append(resident(server.process))

  below = text.splitlines()[line]
  indentation = below[: len(below) - len(below.lstrip())]
  while len(times) < edits:
    edit((line, 0), (line, 0), indentation + "\n")
    for column, key in enumerate(STATEMENT, len(indentation)):
      edit((line, column), (line, column), key)
    edit((line, 0), (line + 1, 0), "")
  ordered = sorted(times)
  at = lambda share: ordered[min(len(ordered) - 1, int(share * len(ordered)))]
  print(f"{len(times)} edits: median {statistics.median(times):.0f} ms, 90 % {at(0.9):.0f} ms, 99 % {at(0.99):.0f} ms, most {ordered[-1]:.0f} ms")
  print(f"processor time of an edit: median {statistics.median(work):.0f} ms, mean {statistics.mean(work):.0f} ms")
  print(f"memory after every 50 edits, in MiB: {' '.join(map(str, memory))}")
  server.end()


if __name__ == "__main__":
  main(*sys.argv[1:])
