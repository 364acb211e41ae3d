#!/usr/bin/env python3
"""Types a leak into a real Neovim that talks to the built language server, has it repaired, and undoes that.

usage: test_neovim.py [FOLDER FILE MARK LEAK NAME]

Without arguments a small project is made. With them FOLDER is a project whose FILE has a line with MARK, below which typing LEAK makes a leak through another
file; NAME is a part of the finding's message. Nothing is saved. The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")

VIEW = """\
final class CartView {
  let model = CartModel()
  var rows = 0

  func show() {
  }
}
"""
MODEL = "final class CartModel {\n  var onChange: (() -> Void)?\n}\n"
STEPS = ["attached", "project is read", "leak is seen", "repaired", "leak is back after undo", "server has ended", "done"]


def run(folder, file, mark, leak, name):
  environment = dict(os.environ, PROGRAM=PROGRAM, FOLDER=str(folder), FILE=file, MARK=mark, LEAK=leak, NAME=name, XDG_STATE_HOME=str(folder), NVIM_LOG_FILE="/dev/null")
  with tempfile.TemporaryDirectory() as state:
    environment.update(XDG_STATE_HOME=state, XDG_CACHE_HOME=state, XDG_DATA_HOME=state)
    command = ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", f"luafile {ROOT / 'Tests/System/Editors/neovim.lua'}"]
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=600)
  print(done.stdout, end="")
  if done.returncode != 0 or not all(any(line.startswith(step) for line in done.stdout.splitlines()) for step in STEPS):
    sys.exit(f"Neovim ended with {done.returncode}\n{done.stderr}")


if __name__ == "__main__":
  subprocess.run([ROOT / "Tests/System/Editors/setup.sh", "neovim"], check=True)
  if len(sys.argv) > 1:
    run(pathlib.Path(sys.argv[1]).resolve(), *sys.argv[2:])
  else:
    with tempfile.TemporaryDirectory(prefix="unretain-neovim-") as name:
      folder = pathlib.Path(name).resolve()
      (folder / "View.swift").write_text(VIEW)
      (folder / "Model.swift").write_text(MODEL)
      run(folder, "View.swift", "func show()", "model.onChange = { self.rows += 1 }", "self")
