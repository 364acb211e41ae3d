#!/usr/bin/env python3
"""Puts a leak into a text in a real Emacs whose eglot talks to the built language server, has it repaired, and undoes that.

usage: test_emacs.py

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import test_neovim as project

STEPS = ["attached", "leak is seen", "repaired", "leak is back after undo", "done"]

if __name__ == "__main__":
  subprocess.run([project.ROOT / "Tests/System/Editors/setup.sh", "emacs"], check=True)
  with tempfile.TemporaryDirectory(prefix="unretain-emacs-") as name:
    folder = pathlib.Path(name).resolve()
    (folder / "View.swift").write_text(project.VIEW)
    (folder / "Model.swift").write_text(project.MODEL)
    environment = dict(os.environ, PROGRAM=project.PROGRAM, FOLDER=str(folder), HOME=str(folder))
    command = ["emacs", "--batch", "-q", "-l", str(project.ROOT / "Tests/System/Editors/emacs.el")]
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
  lines = [line for line in done.stdout.splitlines() if any(line.startswith(step) for step in [*STEPS, "FAILED"])]
  print("\n".join(lines))
  if done.returncode != 0 or not all(any(line.startswith(step) for line in lines) for step in STEPS):
    sys.exit(f"Emacs ended with {done.returncode}\n{done.stdout}")
