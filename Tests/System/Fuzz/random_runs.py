#!/usr/bin/env python3
"""Drives the built program with inputs of one kind, made at random from a number: the same number gives the same input, so that a run can go on where
another one has ended.

usage: random_runs.py KIND [--from N] [--count N]

  bytes          sources with bytes that are changed, repeated or left out
  tokens         sources made of tokens
  grammar        sources whose nodes are replaced by others of the same kind, from any sample
  edits          the same, one text after the other in an editor
  configuration  configurations
  rules          rules of a project
  models         models of a project
  cache          entries of the cache that are changed, swapped or cut
  stores         entries of the cache that are changed, with checksums that fit
  frames         the stream to the language server

What breaks the program, or takes longer than the limit, stays in .build/fuzz/found with the number that makes it.
"""

import argparse
import json
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/System/Growth"))
sys.path.insert(0, str(ROOT / "Tests/System/EndToEnd"))
import run as growth
import shapes
from stored_damage import damaged

PROGRAM = os.path.abspath(os.environ.get("UNRETAIN", ROOT / ".build/debug/unretain"))
SECONDS = 300
# How many inputs one process is given.
BATCH = 100
LEAK = b"final class A {\n  var f: (() -> Void)?\n  func g() { f = { self.g() } }\n}\n"
WORDS = [word.encode("latin-1") for word in (
  "{ } ( ) [ ] < > , : ; . .. ... = == -> => ? ! & && | || + - * / % ^ ~ @ # $ \\ \\( \" \"\"\" ' ` _ // /* */ #if #else #endif #\" \0 \xff "
  "class struct enum protocol extension func var let init deinit subscript typealias import if else guard switch case default for while repeat do catch throw "
  "throws try await async return in is as where self super weak unowned lazy static some any inout escaping nil true Task Timer sink store 0 1.5 99999999999999999999").split()] + [b"\n", b" "]


class Failure(Exception):
  pass


def limited():
  resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
  resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(folder, *arguments, data=None, accepts=(0, 1, 2, 3), cache=None, may_start_again=False):
  environment = dict(os.environ, XDG_CACHE_HOME=str(cache or folder / "cache"))
  try:
    ended = subprocess.run(
      [PROGRAM, *arguments], cwd=folder, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, preexec_fn=limited, timeout=10 * SECONDS,
      **({} if data is not None else {"stdin": subprocess.DEVNULL}))
  except subprocess.TimeoutExpired:
    raise Failure("it does not end")
  if ended.returncode not in accepts:
    raise Failure(f"exit code {ended.returncode}: {ended.stderr[-300:].decode(errors='replace')}")
  if not may_start_again and (b"internal failure" in ended.stderr or b"Fatal error" in ended.stderr):
    raise Failure(ended.stderr[-300:].decode(errors="replace"))
  return ended


def changed(chosen, text):
  text = bytearray(text)
  for _ in range(chosen.randint(1, 4)):
    place = chosen.randint(0, len(text))
    end = min(len(text), place + chosen.randint(0, 40))
    kind = chosen.randrange(6)
    if kind == 0:
      del text[place:end]
    elif kind == 1:
      part = text[place:end]
      target = chosen.randint(0, len(text))
      text[target:target] = part * chosen.choice((1, 1, 2, 50))
    elif kind == 2:
      text[place:place] = chosen.choice(WORDS)
    elif kind == 3 and place < len(text):
      text[place] = chosen.randrange(256)
    elif kind == 4:
      del text[place:]
    else:
      text[place:end] = bytes(chosen.randrange(256) for _ in range(chosen.randrange(8)))
  return bytes(text)


class Inputs:
  def __init__(self):
    paths = growth.samples()
    self.sources = [(ROOT / path).read_bytes() for path in paths]
    self.trees = None
    self.paths = paths

  def by_kind(self):
    if self.trees is None:
      trees = growth.printed_trees(self.paths)
      self.trees = [trees[path] for path in self.paths]
      self.nodes = {}
      for index, tree in enumerate(self.trees):
        for node in tree:
          if node.kind != "ERROR" and node.end - node.start < 400:
            self.nodes.setdefault(node.kind, []).append((index, node.start, node.end))
    return self.trees

  def bytes(self, chosen):
    return changed(chosen, chosen.choice(self.sources))

  def tokens(self, chosen):
    text = b"".join(chosen.choice(WORDS) + chosen.choice((b" ", b" ", b"", b"\n")) for _ in range(chosen.choice((20, 100, 600))))
    return chosen.choice((b"", LEAK, b"class A { func f() { ")) + text

  def grammar(self, chosen):
    index = chosen.randrange(len(self.by_kind()))
    text, tree = self.sources[index], self.trees[index]
    places = sorted({chosen.choice(tree) for _ in range(chosen.randint(1, 6))}, key=lambda node: -node.start) if tree else []
    before = len(text)
    for node in places:
      if node.end > before or node.kind not in self.nodes:
        continue
      before = node.start
      other, start, end = chosen.choice(self.nodes[node.kind])
      text = text[:node.start] + self.sources[other][start:end] + text[node.end:]
    return text


def sources_of(kind):
  def attempt(inputs, numbers, folder):
    names = {}
    for number in numbers:
      names[f"F{number}.swift"] = number
      (folder / f"F{number}.swift").write_bytes(getattr(inputs, kind)(random.Random(f"{kind} {number}")))
    ended = run(folder, "lint", "--no-cache", "--format", "json", ".")
    report = json.loads(ended.stdout)
    if failed := [each for each in report["notifications"] if "internal" in each["kind"].lower()]:
      raise Failure(f"the program fails on {failed[0]['file']}")
  return attempt


def single(name, sample, arguments):
  """Each input is a file of the project by this name."""
  def attempt(inputs, numbers, folder):
    texts = sample(inputs)
    (folder / "A.swift").write_bytes(LEAK)
    for number in numbers:
      chosen = random.Random(f"{name} {number}")
      (folder / name).parent.mkdir(exist_ok=True)
      (folder / name).write_bytes(changed(chosen, chosen.choice(texts)))
      try:
        run(folder, *arguments, accepts=(0, 1, 2, 3))
      except Failure as failure:
        raise Failure(f"number {number}: {failure}")
  return attempt


def configurations(_):
  return [
    b"include: ['.']\nexclude:\n  - '**/*.gen.swift'\nrules:\n  all: warning\n  delayed_release: off\noverrides:\n  - paths: [Tests]\n    rules: {all: note}\n",
    b"own_rules: [rules]\nmodels: [models]\nreporters: [{format: json, path: out.json}]\nfail_on: error\ndefine: [DEBUG]\n"]


def files(pattern):
  return lambda _: [path.read_bytes()[:6000] for path in sorted(ROOT.glob(pattern))]


def cache(inputs, numbers, folder):
  chosen = random.Random(f"cache {numbers[0]}")
  for index, text in enumerate(chosen.sample(inputs.sources, 6)):
    (folder / f"F{index}.swift").write_bytes(text)
  fresh = run(folder, "lint", "--no-cache", "--format", "json", ".").stdout
  for number in numbers:
    chosen = random.Random(f"cache {number}")
    kept = folder / "cache"
    run(folder, "lint", "--format", "json", ".")
    entries = sorted(path for path in kept.rglob("*") if path.is_file())
    for path in chosen.sample(entries, min(len(entries), chosen.randint(1, 3))):
      what = chosen.randrange(4)
      data = path.read_bytes()
      if what == 0:
        path.write_bytes(chosen.choice(entries).read_bytes())
      elif what == 1:
        path.write_bytes(data[:chosen.randint(0, len(data))])
      else:
        path.write_bytes(changed(chosen, data))
    if chosen.randrange(2):
      (folder / "F0.swift").write_bytes(inputs.sources[chosen.randrange(len(inputs.sources))])
      fresh = run(folder, "lint", "--no-cache", "--format", "json", ".").stdout
    if run(folder, "lint", "--format", "json", ".").stdout != fresh:
      raise Failure(f"number {number}: other findings than without the cache")


def stores(inputs, numbers, folder):
  """What is stored may be other than it was, so that the findings may be others, too. A new start reads nothing of it."""
  chosen = random.Random(f"stores {numbers[0]}")
  texts = {folder / f"F{index}.swift": text for index, text in enumerate(chosen.sample(inputs.sources, 6))}
  for path, text in texts.items():
    path.write_bytes(text)
  run(folder, "lint", "--format", "json", ".")
  kept = {path: path.read_bytes() for path in sorted((folder / "cache").rglob("*")) if path.is_file() and path.stat().st_size > 100}
  whole = max(kept, key=lambda path: len(kept[path]))
  for number in numbers:
    chosen = random.Random(f"stores {number}")
    for path, data in kept.items():
      path.write_bytes(data)
    for path, text in texts.items():
      path.write_bytes(text)
    damage = chosen.choice(sorted(kept))
    if damage == whole:
      edited = chosen.choice(sorted(texts))
      edited.write_bytes(texts[edited].replace(b"{", b"{\n", chosen.randint(1, 9)))
    else:
      whole.unlink()
    damage.write_bytes(damaged(chosen, kept[damage], damage.name))
    ended = run(folder, "lint", "--format", "json", ".", accepts=(0, 1), may_start_again=True)
    if b"starting again" in ended.stderr and ended.stdout != run(folder, "lint", "--no-cache", "--format", "json", ".").stdout:
      raise Failure(f"number {number}: other findings than without the cache")


def frame(value):
  text = json.dumps(value).encode()
  return b"Content-Length: %d\r\n\r\n" % len(text) + text


def session(folder, texts):
  uri = (folder / "A.swift").as_uri()
  yield {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}}
  yield {"jsonrpc": "2.0", "method": "initialized", "params": {}}
  for version, text in enumerate(texts):
    text = text.decode("utf-8", "replace")
    if version == 0:
      yield {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "swift", "version": 0, "text": text}}}
    else:
      yield {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]}}
    if version % 5 == 0:
      yield {"jsonrpc": "2.0", "id": 10 + version, "method": "textDocument/hover", "params": {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 4}}}
  yield {"jsonrpc": "2.0", "id": 2, "method": "shutdown"}
  yield {"jsonrpc": "2.0", "method": "exit"}


def edits(inputs, numbers, folder):
  texts = [inputs.grammar(random.Random(f"edits {number // 8}")) for number in numbers]
  texts = [changed(random.Random(f"edits {number}"), text) if number % 3 else text for number, text in zip(numbers, texts)]
  (folder / "B.swift").write_bytes(LEAK)
  ended = run(folder, "lsp", data=b"".join(map(frame, session(folder, texts))), accepts=(0,))
  if b'"id":2' not in ended.stdout.replace(b" ", b""):
    raise Failure("the end is not answered")


def frames(inputs, numbers, folder):
  (folder / "A.swift").write_bytes(LEAK)
  for number in numbers:
    chosen = random.Random(f"frames {number}")
    stream = b"".join(changed(chosen, part) if chosen.randrange(3) == 0 else part for part in map(frame, session(folder, [LEAK, LEAK + b"\n"])))
    try:
      run(folder, "lsp", data=stream, accepts=(0, 1))
    except Failure as failure:
      raise Failure(f"number {number}: {failure}")


KINDS = {
  **{kind: sources_of(kind) for kind in ("bytes", "tokens", "grammar")},
  "edits": edits,
  "configuration": single(".unretain.yml", configurations, ["lint", "--no-cache", "."]),
  "rules": single("own.yml", files("Rules/catalog/*.yml"), ["lint", "--no-cache", "--config", "settings", "."]),
  "models": single("own.yml", files("Rules/models/*.yml"), ["lint", "--no-cache", "--config", "settings", "."]),
  "cache": cache,
  "stores": stores,
  "frames": frames,
}


def prepare(kind, folder):
  if kind in ("rules", "models"):
    (folder / "settings").write_text(f"{'own_rules' if kind == 'rules' else 'models'}: [own.yml]\n")


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("kind", choices=KINDS)
  parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first input (0)")
  parser.add_argument("--count", type=int, default=1000, help="how many inputs (1000)")
  options = parser.parse_args()
  os.chdir(ROOT)
  inputs = Inputs()
  found = ROOT / ".build/fuzz/found"
  bad = 0
  for start in range(options.start, options.start + options.count, BATCH):
    numbers = list(range(start, min(start + BATCH, options.start + options.count)))
    folder = pathlib.Path(tempfile.mkdtemp(prefix="unretain-fuzz-"))
    prepare(options.kind, folder)
    try:
      KINDS[options.kind](inputs, numbers, folder)
    except (Failure, ValueError) as failure:
      bad += 1
      kept = found / f"{options.kind}-{start}"
      shutil.copytree(folder, kept, dirs_exist_ok=True)
      print(f"{options.kind} {start}: {failure}; see {kept}", flush=True)
    shutil.rmtree(folder)
  print(f"{options.kind}: {options.count} inputs from {options.start}, {bad} batches with failures")
  return 1 if bad else 0


if __name__ == "__main__":
  sys.exit(main())
