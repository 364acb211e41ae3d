#!/usr/bin/env python3
"""Sends the built language server what no editor should send, and sees that it answers, or ends.

usage: test_robustness.py [TEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")
PATIENCE = int(os.environ.get("PATIENCE", 300))

LEAK = "final class Cart {\n  var onChange: (() -> Void)?\n  var total = 0\n  func start() {\n    onChange = { self.total += 1 }\n  }\n}\n"


class Server:
  """The program, spoken to in bytes."""

  def __init__(self, folder, *arguments, **environment):
    self.process = subprocess.Popen(
      [PROGRAM, "lsp", "--no-cache", *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **environment}
    )
    self.received, self.news = [], threading.Condition()
    self.reader = threading.Thread(target=self.read, daemon=True)
    self.reader.start()
    self.last = 0

  def read(self):
    while True:
      length = None
      while line := self.process.stdout.readline().strip():
        if line.lower().startswith(b"content-length:"):
          length = int(line.split(b":")[1])
      if length is None:
        return
      message = json.loads(self.process.stdout.read(length))
      with self.news:
        self.received.append(message)
        self.news.notify_all()

  def write(self, data):
    self.process.stdin.write(data)
    self.process.stdin.flush()

  def send(self, message):
    content = message if isinstance(message, bytes) else json.dumps(message).encode()
    self.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))

  def notify(self, method, parameters):
    self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

  def request(self, method, parameters=None):
    self.last += 1
    self.send({"jsonrpc": "2.0", "id": self.last, "method": method, "params": parameters or {}})
    return self.wait(lambda message: message.get("id") == self.last and "method" not in message)

  def wait(self, is_wanted):
    end = time.monotonic() + PATIENCE
    with self.news:
      while True:
        found = [message for message in self.received if is_wanted(message)]
        if found:
          return found[-1]
        if time.monotonic() > end or not self.news.wait(end - time.monotonic()):
          raise AssertionError(f"no answer; {len(self.received)} messages: {self.received[-3:]}")

  def initialize(self, folder, **parameters):
    answer = self.request("initialize", {"processId": os.getpid(), "rootUri": folder.as_uri(), "capabilities": {}, **parameters})
    self.notify("initialized", {})
    return answer["result"]

  def open(self, uri, text, version=1):
    self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "swift", "version": version, "text": text}})

  def diagnostics(self, uri, version):
    message = self.wait(
      lambda message: message.get("method") == "textDocument/publishDiagnostics" and (message["params"]["uri"], message["params"].get("version")) == (uri, version)
    )
    return message["params"]["diagnostics"]

  def end(self):
    self.process.kill()
    self.process.wait()
    self.reader.join()
    self.process.stdin.close()
    self.process.stdout.close()


class Case(unittest.TestCase):
  def setUp(self):
    self.folder = pathlib.Path(tempfile.mkdtemp(prefix="unretain-editors-")).resolve()
    self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
    self.path = self.folder / "Cart.swift"
    self.path.write_text(LEAK)
    self.uri = self.path.as_uri()
    self.servers = []

  def server(self, *arguments, **environment):
    server = Server(self.folder, *arguments, **environment)
    self.addCleanup(server.end)
    return server

  def finish(self, server, status=0):
    self.assertIsNone(server.request("shutdown")["result"])
    server.notify("exit", {})
    self.assertEqual(server.process.wait(PATIENCE), status)


class Life(Case):
  def test_whole_session(self):
    server = self.server()
    self.assertEqual(server.initialize(self.folder)["serverInfo"]["name"], "unretain")
    server.open(self.uri, LEAK)
    self.assertEqual([item["code"] for item in server.diagnostics(self.uri, 1)], ["stored_closure_cycle"])
    self.finish(server)

  def test_client_that_closes_the_pipe(self):
    for is_initialized in [False, True]:
      server = self.server()
      if is_initialized:
        server.initialize(self.folder)
        server.open(self.uri, LEAK)
      server.process.stdin.close()
      self.assertEqual(server.process.wait(PATIENCE), 1)

  def test_client_that_is_gone_while_another_holds_the_pipe(self):
    server = self.server()
    gone = subprocess.Popen(["true"])
    gone.wait()
    server.initialize(self.folder, processId=gone.pid)
    self.assertEqual(server.process.wait(PATIENCE), 1)

  def test_client_that_reads_nothing_and_dies(self):
    process = subprocess.Popen([PROGRAM, "lsp", "--no-cache"], cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    message = b'{"jsonrpc":"2.0","id":1,"method":"no/such"}'
    try:
      for _ in range(20_000):
        process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(message), message))
      process.stdin.flush()
    except BrokenPipeError:
      pass
    process.stdout.close()
    process.stdin.close()
    self.assertIn(process.wait(PATIENCE), [1, -signal.SIGPIPE])

  def test_log_holds_no_text(self):
    log = self.folder / "log"
    for arguments, holds in [([], False), (["--log-messages"], True)]:
      server = self.server("--log", log, *arguments)
      server.initialize(self.folder)
      server.open(self.uri, LEAK)
      server.diagnostics(self.uri, 1)
      self.finish(server)
      self.assertIn("textDocument/didOpen", log.read_text())
      self.assertEqual("total" in log.read_text(), holds)


class Nonsense(Case):
  def test_huge_message_is_refused_and_the_next_one_answered(self):
    server = self.server()
    server.write(b"Content-Length: %d\r\n\r\n" % (80 << 20))
    for _ in range(80):
      server.write(b" " * (1 << 20))
    self.assertEqual(server.wait(lambda message: "error" in message)["error"]["code"], -32600)
    server.initialize(self.folder)
    self.finish(server)

  def test_what_is_no_frame_costs_itself_only(self):
    server = self.server()
    server.initialize(self.folder)
    random_bytes = random.Random(3).randbytes(1_000_000)
    for garbage in (b'X: y\r\n\r\n{"id":1}', b"Content-Length: x\r\n\r\nContent-Length:\r\n\r\n", b"Content-Length: -5\r\n\r\n", b"{}", random_bytes):
      with self.subTest(garbage[:40]):
        server.write(garbage)
        self.assertIn("error", server.request("no/such"))
    self.assertGreater(len([m for m in server.received if m.get("id", 0) is None and "error" in m]), 3)

  def test_long_text_costs_itself_only(self):
    server = self.server()
    server.initialize(self.folder)
    other = (self.folder / "Other.swift").as_uri()
    server.open(other, "let x = 1\n" * 600_000)
    server.open(self.uri, LEAK)
    self.assertEqual(len(server.diagnostics(self.uri, 1)), 1)
    self.finish(server)

  def test_thousands_of_files(self):
    server = self.server()
    server.initialize(self.folder)
    uris = [(self.folder / f"F{number}.swift").as_uri() for number in range(3000)]
    for number, uri in enumerate(uris):
      server.open(uri, f"final class C{number} {{ var a = 0 }}\n")
    server.open(self.uri, LEAK)
    self.assertEqual(len(server.diagnostics(self.uri, 1)), 1)
    for uri in uris:
      server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    self.finish(server)

  def test_edits_out_of_range(self):
    server = self.server()
    server.initialize(self.folder)
    server.open(self.uri, LEAK)
    place = lambda line, character: {"line": line, "character": character}
    edits = [(place(99, 0), place(999, 9)), (place(3, 0), place(1, 0)), (place(0, 10**9), place(10**9, 0)), (place(2**62, 2**62), place(2**62, 2**62))]
    for version, (start, end) in enumerate(edits, 2):
      change = {"range": {"start": start, "end": end}, "text": "\n"}
      server.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": version}, "contentChanges": [change]})
    whole = {"textDocument": {"uri": self.uri, "version": 9}, "contentChanges": [{"text": LEAK}]}
    server.notify("textDocument/didChange", whole)
    self.assertEqual(len(server.diagnostics(self.uri, 9)), 1)
    self.finish(server)

  def test_random_messages(self):
    """Real messages with random damage, from a fixed seed; whatever they do, the server still does its work afterwards."""
    rng = random.Random(20261122)
    server = self.server()
    server.initialize(self.folder)
    place = {"textDocument": {"uri": self.uri}, "position": {"line": 4, "character": 15}}
    range_ = {"start": {"line": 4, "character": 0}, "end": {"line": 4, "character": 40}}
    samples = [
      ("textDocument/didOpen", {"textDocument": {"uri": self.uri, "languageId": "swift", "version": 1, "text": LEAK}}),
      ("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": 2}, "contentChanges": [{"range": range_, "text": "{"}]}),
      ("textDocument/didClose", {"textDocument": {"uri": self.uri}}),
      ("textDocument/hover", place),
      ("textDocument/diagnostic", {"textDocument": {"uri": self.uri}}),
      ("textDocument/codeAction", {"textDocument": {"uri": self.uri}, "range": range_, "context": {"diagnostics": [], "only": ["quickfix"]}}),
      ("workspace/executeCommand", {"command": "unretain.graph", "arguments": [{"uri": self.uri, "position": range_["start"]}]}),
      ("workspace/executeCommand", {"command": "unretain.acceptIntoBaseline", "arguments": [self.uri, 1, 0]}),
      ("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri, "type": 2}]}),
      ("workspace/didChangeConfiguration", {"settings": {"unretain": {"minimumLevel": "note", "delay": 0}}}),
      ("workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": [{"uri": self.folder.as_uri(), "name": ""}]}}),
      ("$/cancelRequest", {"id": 3}),
    ]
    values = [None, True, -1, 0, 2**63, 1.5, "", "x", [], {}, [[]], "file:///", "file:///%", "untitled:1", "\ud83d"]

    def damaged(value):
      if rng.random() < 0.08:
        return rng.choice(values)
      if isinstance(value, dict):
        return {key: damaged(inner) for key, inner in value.items() if rng.random() > 0.03}
      if isinstance(value, list):
        return [damaged(inner) for inner in value]
      return value

    for number in range(1500):
      method, parameters = rng.choice(samples)
      message = damaged({"jsonrpc": "2.0", "method": method, "params": parameters})
      if rng.random() < 0.5:
        message = {**(message if isinstance(message, dict) else {}), "id": rng.choice([10_000 + number, f"r{number}", None, 1.5])}
      content = bytearray(json.dumps(message).encode())
      if rng.random() < 0.2:
        for _ in range(rng.randrange(1, 4)):
          content[rng.randrange(len(content))] = rng.randrange(256)
      if rng.random() < 0.02:
        server.write(bytes(rng.randrange(256) for _ in range(rng.randrange(1, 40))) + b"\r\n\r\n")
      server.send(bytes(content))
    self.assertIsNone(server.process.poll())
    fresh = (self.folder / "Fresh.swift").as_uri()
    server.notify("workspace/didChangeConfiguration", {"settings": {"unretain": {"minimumLevel": "warning", "delay": 0}}})
    server.open(fresh, LEAK.replace("Cart", "Fresh"), 77)
    self.assertEqual([item["code"] for item in server.diagnostics(fresh, 77) if item["severity"] < 3], ["stored_closure_cycle"])
    self.finish(server)


class Failures(Case):
  """What breaks an expectation of the program costs its file and no more. Debug builds alone fail on request."""

  def failing(self, **environment):
    return self.server(UNRETAIN_FAIL_AT="Bad.swift", **environment)

  def messages(self, server, method):
    return [message["params"] for message in server.received if message.get("method") == method]

  def skip_unless_failing(self):
    result = subprocess.run([PROGRAM, "lint", "--no-cache", "."], cwd=self.folder, env={**os.environ, "UNRETAIN_FAIL_AT": "Cart.swift"}, capture_output=True, text=True)
    if "internal failure" not in result.stderr: self.skipTest("a program that is not built for tests does not fail on request")

  def test_a_failure_costs_its_file(self):
    self.skip_unless_failing()
    bad = self.folder / "Bad.swift"
    for environment in ({}, {"UNRETAIN_FAIL_BY_RECURSION": "1"}):
      with self.subTest(**environment):
        server = self.failing(**environment)
        server.initialize(self.folder)
        server.open(self.uri, "final class Cart {}\n")
        self.assertEqual(server.diagnostics(self.uri, 1), [])
        end = {"line": 1, "character": 0}
        change = {"range": {"start": {"line": 0, "character": 0}, "end": end}, "text": LEAK}
        server.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": 2}, "contentChanges": [change]})
        self.assertEqual(len(server.diagnostics(self.uri, 2)), 1)
        server.open(bad.as_uri(), LEAK.replace("Cart", "Bad"), 7)
        [item] = server.diagnostics(bad.as_uri(), 7)
        self.assertEqual((item["code"], item["severity"]), ("internal_failure", 1))
        [message] = self.messages(server, "window/showMessage")
        self.assertIn(f"failed in {bad} and goes on without it", message["message"])
        # The process is the same, and so are the texts that the editor has open.
        self.assertIsNone(server.process.poll())
        place = {"textDocument": {"uri": self.uri}, "position": {"line": 4, "character": 15}}
        self.assertIn("onChange", server.request("textDocument/hover", place)["result"]["contents"]["value"])
        server.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": 3}, "contentChanges": [{"text": "final class Cart {}\n"}]})
        self.assertEqual(server.diagnostics(self.uri, 3), [])
        self.finish(server)

  def test_a_file_comes_back_with_another_text(self):
    self.skip_unless_failing()
    bad = self.folder / "Bad.swift"
    server = self.server(UNRETAIN_FAIL_AT_TEXT="wrong")
    server.initialize(self.folder)
    version = 0

    def codes(text):
      nonlocal version
      version += 1
      # On request the program fails by what lies on the disk.
      bad.write_text(text)
      if version == 1:
        server.open(bad.as_uri(), text, version)
      else:
        server.notify("textDocument/didChange", {"textDocument": {"uri": bad.as_uri(), "version": version}, "contentChanges": [{"text": text}]})
      return [item["code"] for item in server.diagnostics(bad.as_uri(), version)]

    leak = LEAK.replace("Cart", "Bad")
    self.assertEqual(codes(leak + "// wrong\n"), ["internal_failure"])
    self.assertEqual(codes(leak), ["stored_closure_cycle"])
    self.assertEqual(codes(leak + "// wrong again\n"), ["internal_failure"])
    # A file that fails again and again waits for more and more changes.
    self.assertEqual([codes(leak + "\n" * count) for count in range(4)], [["internal_failure"]] * 3 + [["stored_closure_cycle"]])
    self.assertEqual(len(self.messages(server, "window/showMessage")), 2)
    self.assertIsNone(server.process.poll())
    self.finish(server)

  def test_nothing_is_lost_and_nothing_answered_twice(self):
    """Edits and requests go on while the program fails again and again."""
    self.skip_unless_failing()
    server = self.failing()
    server.initialize(self.folder, capabilities={"textDocument": {"diagnostic": {}}})
    server.open(self.uri, LEAK)
    text = LEAK
    for number in range(300):
      if number % 60 == 20:
        server.open((self.folder / f"{number}Bad.swift").as_uri(), "final class A {}\n")
      change = {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "text": f"// {number}\n"}
      server.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": number + 2}, "contentChanges": [change]})
      server.send({"jsonrpc": "2.0", "id": f"r{number}", "method": "textDocument/diagnostic", "params": {"textDocument": {"uri": self.uri}}})
      time.sleep(0.005)
    answer = server.request("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})
    while answer.get("error", {}).get("code") == -32802:
      self.assertEqual(answer["error"]["data"], {"retriggerRequest": True})
      answer = server.request("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})
    # Every edit counts, once.
    self.assertEqual([item["range"]["start"]["line"] for item in answer["result"]["items"]], [304])
    self.finish(server)
    server.reader.join()
    ids = [message["id"] for message in server.received if str(message.get("id", "")).startswith("r")]
    self.assertEqual(sorted(ids), sorted(f"r{number}" for number in range(300)))
    self.assertEqual(len(self.messages(server, "window/showMessage")), 5)

  def test_more_failures_than_anybody_bears_end_the_server(self):
    self.skip_unless_failing()
    for number in range(20):
      (self.folder / f"{number}Bad.swift").write_text("final class A {}\n")
    server = self.failing()
    server.initialize(self.folder)
    self.assertEqual(server.process.wait(PATIENCE), 3)
    server.reader.join()
    self.assertEqual(len(self.messages(server, "window/showMessage")), 16)

  def test_a_failure_of_the_past_is_none(self):
    server = self.server(UNRETAIN_FAILED_PATHS="nothing\n", UNRETAIN_JOURNAL="0")
    server.initialize(self.folder)
    server.open(self.uri, LEAK)
    self.assertEqual(len(server.diagnostics(self.uri, 1)), 1)
    self.assertEqual(self.messages(server, "window/showMessage"), [])
    self.finish(server)


if __name__ == "__main__":
  unittest.main()
