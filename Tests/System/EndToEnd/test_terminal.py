#!/usr/bin/env python3
"""Runs the built program on a terminal, as people do.

usage: test_terminal.py [TEST...]
"""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import termios
import time

from program import CLEAN, FINDINGS, LEAK, PATIENCE, PROGRAM, ROOT, Case, heeds, main, wait_until


class Terminal:
  """A run whose standard input, output and error are one terminal."""

  def __init__(self, folder, *arguments, columns=100, **environment):
    self.master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    self.process = subprocess.Popen(
      [PROGRAM, *arguments], cwd=folder, env={"TERM": "xterm", **kept, **environment}, stdin=slave, stdout=slave, stderr=slave,
      # So that Ctrl-C reaches it, as from a shell.
      preexec_fn=lambda: (os.setsid(), fcntl.ioctl(0, termios.TIOCSCTTY, 0)))
    os.close(slave)
    self.text = ""

  def read(self, until=None, seconds=PATIENCE):
    """Reads to the end, or until a text has come."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not (until and until in self.text):
      if not select.select([self.master], [], [], 0.2)[0]:
        continue
      try:
        data = os.read(self.master, 65536)
      except OSError:
        break
      if not data:
        break
      self.text += data.decode()
    return self.text.replace("\r\n", "\n")

  def type(self, text):
    os.write(self.master, text.encode())

  def finish(self):
    text = self.read()
    os.close(self.master)
    return self.process.wait(timeout=PATIENCE), text

  def await_handlers(self, number):
    """Until then a signal would end the run before it can do anything about it."""
    wait_until(lambda: heeds(self.process, number), "the program arranges for signals")


class OnATerminal(Case):
  def run_there(self, *arguments, **options):
    # On a busy machine even a short run shows its progress.
    return Terminal(self.folder, "--no-progress", *arguments, **options).finish()

  def test_color_and_what_forbids_it(self):
    self.write("Cart.swift", LEAK)
    code, text = self.run_there("Cart.swift")
    self.assertEqual(code, FINDINGS)
    self.assertIn("\x1b[1;31merror:", text)
    for environment in [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"CLICOLOR": "0"}]:
      self.assertNotIn("\x1b", self.run_there("Cart.swift", **environment)[1], environment)
    self.assertNotIn("\x1b", self.run_there("Cart.swift", "--color", "never")[1])

  def test_color_where_no_terminal_is(self):
    self.write("Cart.swift", LEAK)
    for environment in [{"CLICOLOR_FORCE": "1"}, {"FORCE_COLOR": "1"}]:
      self.assertIn("\x1b[1;31merror:", self.run_program("Cart.swift", **environment).out)
    self.assertNotIn("\x1b", self.run_program("Cart.swift", NO_COLOR="1", FORCE_COLOR="1").out)
    self.assertNotIn("\x1b", self.run_program("Cart.swift", "--output", "report", FORCE_COLOR="1").out + (self.folder / "report").read_text())

  def test_places_are_links_where_the_terminal_knows_them(self):
    self.write("My Cart.swift", LEAK)
    self.assertNotIn("\x1b]8;", self.run_there("My Cart.swift")[1])
    text = self.run_there("My Cart.swift", VTE_VERSION="7000")[1]
    link = f"\x1b]8;;file://{os.path.realpath(self.folder)}/My%20Cart.swift\x1b\\My Cart.swift:6:16\x1b]8;;\x1b\\"
    self.assertIn(link, text)
    self.assertNotIn("\x1b]8;", self.run_there("My Cart.swift", "--color", "never", VTE_VERSION="7000")[1])

  def test_excerpts_respect_the_width(self):
    self.write("Cart.swift", LEAK.replace("onChange = {", "onChange = { " + "/* a comment that is long */ " * 8))
    for columns in [60, 200]:
      lines = self.run_there("Cart.swift", columns=columns, NO_COLOR="1")[1].splitlines()
      [excerpt] = [line for line in lines if re.match(r" +6 \|", line)]
      self.assertLessEqual(len(excerpt), columns)
      self.assertGreater(len(excerpt), columns - 20)

  def test_the_last_line_says_what_to_do_next(self):
    self.write("Cart.swift", LEAK)
    self.assertTrue(self.run_there("Cart.swift", NO_COLOR="1")[1].endswith(
      "Next: `unretain explain stored_closure_cycle` says what goes wrong; `unretain fix --diff --unsafe-fixes` shows a repair.\n"))
    self.assertNotIn("Next:", self.run_there("Cart.swift", "--quiet")[1])
    self.assertNotIn("Next:", self.run_program("Cart.swift").out)
    self.write("Sum.swift", CLEAN)
    self.assertNotIn("Next:", self.run_there("Sum.swift")[1])

  def test_a_short_run_shows_no_progress(self):
    self.write("Sum.swift", CLEAN)
    for _ in range(20):
      start = time.monotonic()
      text = Terminal(self.folder, "Sum.swift").finish()[1]
      # Only where it was one: the machine may be busy.
      if time.monotonic() - start < 1:
        self.assertNotIn("…", text)
        return
    self.skipTest("this machine is too busy for a short run")

  def long_run(self, *arguments, **options):
    """Some seconds of work, even for an optimised build."""
    for index in range(4):
      shutil.copytree(ROOT / "Tests/Corpus/Scenarios", self.folder / f"part{index}", dirs_exist_ok=True)
    return Terminal(self.folder, "--jobs", "1", "--no-cache", "--output", "report", *arguments, **options)

  def test_a_long_run_says_what_it_does_and_ends_with_ctrl_c(self):
    run = self.long_run(".")
    self.assertIn("\r\x1b[2Kunretain: ", run.read(until=" s"))
    # How far it is, where that is known.
    self.assertRegex(run.read(until=" % "), r"unretain: analysing \d+ % … \d+ s")
    run.type("\x03")
    code, text = run.finish()
    self.assertEqual(code, 130)
    self.assertTrue(text.endswith("\x1b[2K"), text[-80:])
    self.assertEqual([name for name in os.listdir(self.folder) if not name.startswith("part")], [])

  def test_no_progress_where_nobody_wants_it(self):
    for arguments, environment in [(["--no-progress"], {}), ([], {"TERM": "dumb"}), (["--quiet"], {})]:
      run = self.long_run(*arguments, ".", **environment)
      self.assertEqual(run.read(seconds=2.5), "", arguments)
      run.await_handlers(signal.SIGTERM)
      run.process.terminate()
      self.assertIn(run.finish()[0], [143, 1])

  def test_ctrl_c_while_a_text_is_awaited(self):
    run = Terminal(self.folder, "--stdin", "--stdin-path", "a.swift")
    run.await_handlers(signal.SIGINT)

    def ends():
      # The program ignores the signal for a moment before it looks out for it.
      if run.process.poll() is None:
        run.type("\x03")
      return run.process.poll() is not None

    wait_until(ends, "Ctrl-C ends the run")
    self.assertEqual(run.finish()[0], 130)


if __name__ == "__main__":
  main()
