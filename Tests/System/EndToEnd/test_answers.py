#!/usr/bin/env python3
"""Drives the commands that answer questions: about a place, and those of agents.

usage: test_answers.py [TEST...]
"""

import json
import os
import re
import subprocess
import sys

import leak_texts
from program import CLEAN, LEAK, MODEL, NOTE, PROGRAM, ROOT, TREE, VIEW, Case, main

sys.path.insert(0, str(ROOT / "Tests/System/SARIF"))
import sarif_schema

jsonschema = sarif_schema.library()
SCHEMA = json.loads((ROOT / "docs/schemas/answers.schema.json").read_text())
UNKNOWN = 3


def validate(document):
  jsonschema.Draft202012Validator(SCHEMA).validate(document)


class Project(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")
    for name, text in {"Cart": LEAK, "Sum": CLEAN, "Sender": NOTE, "CartView": VIEW, "CartModel": MODEL, "Tree": TREE}.items():
      self.write(f"Sources/{name}.swift", text)


class Confirm(Project):
  def answer(self, place, code):
    result = self.check(code, "confirm", "--format", "json", place)
    document = json.loads(result.out)
    validate(document)
    text = self.check(code, "confirm", place).out
    self.assertEqual(text.split(":")[0], document["answer"])
    return document

  def test_confirmed(self):
    for place in ("Sources/Cart.swift:6", "Sources/Cart.swift:6:16", "Sources/Cart.swift:7", "Sources/Cart.swift:2", "Sources/CartView.swift:6"):
      with self.subTest(place):
        answer = self.answer(place, 1)
        self.assertEqual((answer["answer"], answer["effect"], answer["judgements"][0]["captureList"]), ("confirmed", "leak", "[weak self]"))
        self.assertTrue(answer["judgements"][0]["isCycle"])

  def test_references(self):
    self.assertEqual(self.answer("Sources/Tree.swift:2", 1)["judgements"][0]["kind"], "reference")
    self.assertIn("weak", self.answer("Sources/Tree.swift:3", 0)["reason"])

  def test_refuted(self):
    self.assertEqual(self.answer("Sources/Sum.swift:5", 0)["effect"], "harmless")
    self.assertEqual(self.answer("Sources/Sender.swift:7", 0)["effect"], "delay")

  def test_unknown(self):
    self.write("Sources/Mystery.swift", "import Mystery\nfinal class A {\n  var n = 0\n  func f() {\n    keepForEver { self.n += 1 }\n  }\n}\n")
    self.assertEqual(self.answer("Sources/Mystery.swift:5", UNKNOWN)["effect"], "unknown")

  def test_a_rule_that_is_off_changes_nothing(self):
    self.write(".unretain.yml", "rules:\n  stored_closure_cycle: off\n")
    self.assertEqual(self.answer("Sources/Cart.swift:6", 1)["effect"], "leak")

  def test_wrong_usage(self):
    self.usage_error("confirm", "Sources/Cart.swift", says="A line is missing")
    self.usage_error("confirm", "Sources/Cart.swift:3", says="no closure, .* is here")
    self.usage_error("confirm", "Sources/Cart.swift:300", says="there is no line 300")
    self.usage_error("confirm", "Sources/Gone.swift:3", says="Gone.swift")


NESTED = """\
import Dispatch

final class Screen {
  var onDone: (() -> Void)?
  var count = 0

  func load() {
    onDone = {
      DispatchQueue.main.async { [weak self] in
        self?.count += 1
      }
    }
  }

  func fetch() {
    DispatchQueue.global().async {
      DispatchQueue.main.async { [weak self] in
        self?.count += 1
      }
    }
  }

  func sum(_ numbers: [Int]) {
    numbers.forEach { _ in
      DispatchQueue.main.async { [weak self] in self?.count += 1 }
    }
    weak var other = self
    onDone = { [weak self] in print("done") }
  }
}
"""
IMPLICIT = "'weak' ownership of capture 'self' differs from implicitly-captured strong reference in outer scope"


class Triage(Project):
  def setUp(self):
    super().setUp()
    self.write("Sources/Nested.swift", NESTED)

  def triage(self, log, code, *, name="-"):
    if name != "-":
      self.write(name, log)
    text = log if name == "-" else ""
    document = json.loads(self.check(code, "triage", name, "--format", "json", text=text).out)
    validate(document)
    self.check(code, "triage", name, text=text)
    return document

  def effects(self, log, code, **options):
    return [(warning["line"], warning["effect"]) for warning in self.triage(log, code, **options)["warnings"]]

  def test_one_warning_three_answers(self):
    lines = [f"/ci/App/Sources/Nested.swift:{place}: warning: {IMPLICIT} [#ImplicitStrongCapture]" for place in ("9:40", "17:40", "25:40")]
    document = self.triage("\n".join(lines), 1)
    self.assertEqual([warning["effect"] for warning in document["warnings"]], ["leak", "delay", "harmless"])
    self.assertEqual([warning.get("captureList") for warning in document["warnings"]], ["[weak self]", "[weak self]", None])
    self.assertIn("Nested.swift:8", document["warnings"][0]["advice"])
    self.assertEqual(document["counts"], {"harmless": 1, "delay": 1, "unknown": 0, "leak": 1})

  def test_forms(self):
    forms = [
      "Sources/Nested.swift:9:40: warning: {}", "/Users/me/My App/Sources/Nested.swift:9:40: warning: {} [#ImplicitStrongCapture]",
      "\u26a0\ufe0f  /a/Sources/Nested.swift:9:40: {}", "2026-01-01T10:00:00.1Z /a/Sources/Nested.swift:9:40: warning: {}\r",
      "::warning file=Sources/Nested.swift,line=9,col=40::{}", "\033[1mSources/Nested.swift:9:40: \033[35mwarning: \033[0m{}",
      "Sources/Nested.swift:9: warning: {}", "C:/x/Sources/Nested.swift:9:40: warning: {}"]
    for form in forms:
      with self.subTest(form):
        self.assertEqual(self.effects(form.format(IMPLICIT), 1), [(9, "leak")])

  def test_each_kind(self):
    log = "\n".join([
      "Sources/Nested.swift:27:14: warning: weak variable 'other' was never mutated; consider changing to 'let' constant [#WeakMutability]",
      "Sources/Nested.swift:27:14: warning: variable 'other' was written to, but never read",
      "Sources/Nested.swift:28:22: warning: variable 'self' was written to, but never read",
      "Sources/Nested.swift:5:7: warning: variable 'count' was never mutated; consider changing to 'let' constant",
      "Sources/Nested.swift:5:7: note: 'self' implicitly captured here", "Sources/Nested.swift:5:7: warning: something else"])
    warnings = self.triage(log, 0)["warnings"]
    self.assertEqual([warning["kind"] for warning in warnings], ["weakVariable", "weakVariable", "unusedCapture"])
    self.assertEqual({warning["effect"] for warning in warnings}, {"harmless"})
    implicit = "Sources/Cart.swift:7:7: error: reference to property 'total' in closure requires explicit use of 'self' to make capture semantics explicit"
    self.assertEqual(self.effects(implicit, 1), [(7, "leak")])

  def test_sarif(self):
    place = {"artifactLocation": {"uri": "file:///ci/My%20App/Sources/Nested.swift"}, "region": {"startLine": 9, "startColumn": 40}}
    results = [{"ruleId": "ImplicitStrongCapture", "message": {"text": IMPLICIT}, "locations": [{"physicalLocation": place}]}, {}, {"locations": []}]
    log = json.dumps({"version": "2.1.0", "runs": [{"results": results}, {}]})
    self.assertEqual(self.effects(log, 1, name="out.sarif"), [(9, "leak")])
    for wrong, says in {"{": "line 1", '{"a": 1}': "no SARIF", "{" + '"a":{' * 1000: "line 1"}.items():
      self.usage_error("triage", "-", text=wrong, says=says)

  def test_logs_that_help_little(self):
    self.assertEqual(self.effects("", 0), [])
    self.assertEqual(self.effects("main.c:3:4: warning: unused variable 'x'\n\u8b66\u544a\n", 0), [])
    # Of another language of the compiler the group remains.
    self.assertEqual(self.effects("Sources/Nested.swift:9:40: \u8b66\u544a: 'self' \u2026 [#ImplicitStrongCapture]", 1), [(9, "leak")])
    self.assertEqual(self.effects(f"Sources/Nested.swift:9:40: warning: {IMPLICIT}\nSources/Nested.swift:17:40: warn", 1), [(9, "leak")])
    self.assertEqual(self.effects(f"Sources/Gone.swift:9:40: warning: {IMPLICIT}", UNKNOWN), [(9, "unknown")])
    self.assertEqual(self.effects(f"Sources/Nested.swift:900:40: warning: {IMPLICIT}", UNKNOWN), [(900, "unknown")])
    self.assertEqual(self.effects(f"Sources/Nested.swift:1:40: warning: {IMPLICIT}", UNKNOWN), [(1, "unknown")])
    self.assertEqual(self.effects(f"Sources/Nested.swift:9:99999999: warning: {IMPLICIT}", UNKNOWN), [(9, "unknown")])
    self.assertEqual(self.effects(f"Sources/Nested.swift:{10**40}:1: warning: {IMPLICIT}\nx.swift:0:0: warning: {IMPLICIT}", 0), [])

  def test_unreadable_logs(self):
    self.usage_error("triage", "gone.log", says="gone.log: No such file")
    self.usage_error("triage", ".", says="directory")
    for content, says in {b"\x1f\x8b\x08": "compressed", b"DIAG": "serialized", b"\xff\xfea\0": "UTF-16", b"a\0b": "no text"}.items():
      self.write("build.log", content)
      self.usage_error("triage", "build.log", says=says)

  def test_a_long_log(self):
    line = f"Sources/Nested.swift:9:40: warning: {IMPLICIT}\n"
    filler = "[1/9] swiftc -module-name App Nested.swift -o Nested.o\n" * 300_000
    self.assertEqual(self.effects(filler + line * 1000 + "x" * (1 << 20) + filler + line, 1), [(9, "leak")])
    many = "".join(f"Gone.swift:{number}:1: warning: {IMPLICIT}\n" for number in range(1, 12_001))
    document = self.triage(many, UNKNOWN)
    self.assertEqual((len(document["warnings"]), document["unread"]), (10_000, 2_000))


# For each leak: the source, the path as classes and the properties between them (None for a capture), and the line of the finding.
LEAKS = {
  "stored closure": (LEAK, ["Cart", "onChange", "closure", None, "Cart"], "6"),
  "closure of a part": (VIEW + MODEL, ["CartView", "model", "CartModel", "onChange", "closure", None, "CartView"], "6"),
  "tree": (TREE, ["Node", "children", "array", None, "Node", "parent", "Node"], "2"),
  "strong delegate": ("""\
protocol Listening: AnyObject {}
final class Child {
  var delegate: Listening?
}
final class Owner: Listening {
  let child = Child()
  func start() {
    child.delegate = self
  }
}
""", ["Owner", "child", "Child", "delegate", "Owner"], "3"),
  "table of handlers": ("""\
final class Router {
  var routes: [String: () -> Void] = [:]
  var hits = 0
  func register() {
    routes["home"] = { self.hits += 1 }
  }
}
""", ["Router", "routes", "dictionary", None, "closure", None, "Router"], "5"),
  "method reference": ("""\
final class Button {
  var action: (() -> Void)?
}
final class Panel {
  let button = Button()
  func start() {
    button.action = tapped
  }
  func tapped() {}
}
""", ["Panel", "button", "Button", "action", "closure", None, "Panel"], "7"),
  "lazy closure": ("""\
final class Report {
  var title = ""
  lazy var text: () -> String = { "Report: " + self.title }
}
""", ["Report", "$__lazy_storage_$_text", "closure", None, "Report"], "3"),
  "nested closure": (NESTED, ["Screen", "onDone", "closure", None, "Screen"], "8"),
}


def shown(name, number, form):
  special = {"closure": form, "array": "Swift._ContiguousArrayStorage<App.Any>", "dictionary": "Swift._DictionaryStorage<Swift.String, ()>"}
  return f"<{special.get(name) or 'App.' + name} 0x60000026{number:04x}>"


def tree(path, closure="Swift closure context", edge="{} --> ", capture="__strong  --> ", count="{0} ({1} bytes) ", step="   "):
  """As `leaks` draws a cycle."""
  lines = []
  for index in range(0, len(path), 2):
    indent = "    " + step * (index // 2)
    name = path[index - 1] if index else None
    before = "" if index == 0 else edge.format(name) if name else capture
    if index == len(path) - 1:
      lines.append(f"{indent}   {before}CYCLE BACK TO {shown(path[index], 0, closure)} [32]")
    else:
      root = "ROOT CYCLE: " if index == 0 else ""
      lines.append(f"{indent}{count.format(len(path) // 2 - index // 2, 32)}{before}{root}{shown(path[index], index, closure)} [32]")
  return "Process 12540: 2 leaks for 64 total leaked bytes.\n\n" + "\n".join(lines) + "\n"


def cycle_list(path):
  """As detectors in the program print a cycle."""
  lines = []
  for index in range(0, len(path) - 1, 2):
    name = {"closure": "__NSMallocBlock__", "array": "__NSArrayM", "dictionary": "__NSDictionaryM"}.get(path[index], "App." + path[index])
    lines.append(f'        "-> _{path[index - 1]} -> {name} "' if index and path[index - 1] else f'        "-> {name} "')
  return "{(\n        (\n" + ",\n".join(lines) + "\n    )\n)}\n"


FORMS = {
  "leaks": tree,
  "leaks with offsets": lambda path: tree(path, edge="{} + 24 --> ", capture="__strong [16] --> "),
  "leaks of older systems": lambda path: tree(path, closure="Closure context", edge="__strong {} --> ", count="{0} (1.5K) "),
  "memory graph": lambda path: tree(path, edge="__strong {}.some --> ", capture="captured value --> ", count="+ {0} ({1} bytes) ", step=" | "),
  "retain cycle detector": cycle_list,
  "test": lambda path: f'CartTests.swift:9: error: XCTAssertNil failed: "<App.{path[0]}: 0x600>" - Instance should have been deallocated. Potential memory leak.\n',
  "checker": lambda path: f"2026-01-01 10:00:00 App[1:2] {path[0]} has not been deallocated.\n",
}


class Import(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")

  def leaks(self, text, code):
    document = json.loads(self.check(code, "import", "-", "--format", "json", text=text).out)
    validate(document)
    return document["leaks"]

  def test_texts_of_tools(self):
    for title, (source, path, line) in LEAKS.items():
      self.write("Sources/A.swift", source)
      for tool, form in FORMS.items():
        with self.subTest(leak=title, tool=tool):
          text = form(path)
          [leak] = self.leaks(text, 1)
          self.assertEqual(str(leak["judgement"]["location"]["line"]), line, text)

  def test_texts_as_tools_print_them(self):
    """All programs are in sight at once: each text has to find its own."""
    places = {}
    for name, source in leak_texts.SHOP.items():
      self.write(f"Sources/{name}.swift", source)
      for number, line in enumerate(source.splitlines(), 1):
        if mark := re.search(r"// (\w+)$", line):
          places[mark[1]] = (f"Sources/{name}.swift", number)
    for name, tool, text in leak_texts.TEXTS:
      with self.subTest(leak=name, tool=tool):
        found = json.loads(self.run_program("import", "-", "--format", "json", text=text).out)["leaks"]
        self.assertEqual([self.place(leak) for leak in found], [places[name]], found)

  def place(self, leak):
    if not leak["isKnown"]:
      return leak["gap"]
    location = leak["judgement"]["location"]
    return location["file"], location["line"]

  def test_what_is_not_known(self):
    self.write("Sources/A.swift", CLEAN + NOTE)
    system = "  2 (64 bytes) ROOT LEAK: <NSXPCConnection 0x7f> [32]\n"
    [leak] = self.leaks(system, UNKNOWN)
    self.assertIn("no class on its path is declared", leak["gap"])
    [leak] = self.leaks(tree(["Sum", "total", "closure", None, "Sum"]), UNKNOWN)
    self.assertIn("no path in sight keeps `Sum` through `total`", leak["gap"])
    [leak] = self.leaks("Sender was not deallocated", UNKNOWN)
    self.assertIn("judged delay", leak["gap"])
    issue = self.check(UNKNOWN, "import", "-", "--format", "issue", text=system).out
    self.assertIn("- classes on the path: `NSXPCConnection`", issue)
    self.assertNotIn("class Sum", issue)

  def test_nothing(self):
    self.write("Sources/A.swift", LEAK)
    for text in ("", "Process 1: 0 leaks for 0 total leaked bytes.\n", "\u5185\u5b58\n", "All is deallocated, no leak.\n", "<" * 10000 + " 0x"):
      with self.subTest(text[:30]):
        self.assertEqual(self.leaks(text, 0), [])
    self.usage_error("import", "gone.txt", says="No such file")
    self.write("a.memgraph", b"bplist00\0\1")
    self.usage_error("import", "a.memgraph", says="no text")

  def test_long_and_cut_texts(self):
    self.write("Sources/A.swift", LEAK)
    whole = tree(LEAKS["stored closure"][1])
    for length in range(0, len(whole), 23):
      self.assertIn(self.run_program("import", "-", text=whole[:length]).returncode, (0, 1, UNKNOWN))
    text = "malloc_zone_register + 12\n" * 300_000 + whole * 100 + "x" * (1 << 20) + "\n" + whole
    self.assertEqual(len(self.leaks(text, 1)), 1)
    many = "".join(f"  2 (64 bytes) ROOT LEAK: <A{number} 0x7f> [32]\n" for number in range(1200))
    document = json.loads(self.check(UNKNOWN, "import", "-", "--format", "json", text=many).out)
    self.assertEqual((len(document["leaks"]), document["unread"]), (1000, 200))


class Verify(Project):
  def verify(self, name, code):
    document = json.loads(self.check(code, "verify", name, "--format", "json").out)
    validate(document)
    self.check(code, "verify", name)
    return document["types"]

  def gaps(self, source, name, code):
    self.write("Sources/Own.swift", source)
    return [keeper["gap"] for type in self.verify(name, code) for keeper in type["keepers"] if not keeper["isProved"]]

  def test_verified(self):
    [type] = self.verify("Sender", 0)
    self.assertTrue(type["isVerified"])
    self.assertRegex(type["restsOn"][0], r"`DispatchQueue\.async` \(Rules/models/dispatch\.yml:\d+\)")
    self.assertEqual(self.verify("Sum", 0)[0]["keepers"], [])

  def test_leaks(self):
    for name in ("Cart", "CartView", "CartModel", "Node"):
      with self.subTest(name):
        self.assertFalse(self.verify(name, 1)[0]["isVerified"])

  def test_owners(self):
    self.assertEqual(self.gaps("final class Part {}\nfinal class Whole {\n  let part = Part()\n}\n", "Part", 0), [])
    self.assertIn("the life of `Whole`", self.check(0, "verify", "Part").out)

  def test_what_is_open(self):
    for source, says in {
      "import Mystery\nfinal class Own {\n  func go() { keep(self) }\n}\n": "handed to `keep`",
      "final class Own {}\nvar current: Own?\n": "`current` lives as long as the process",
      "final class Own {}\nfinal class All {\n  static let shared = All()\n  var own: [Own] = []\n}\n": "any number of objects",
      "import Mystery\nfinal class Own {\n  var n = 0\n  func go() {\n    keep { self.n += 1 }\n  }\n}\n": "neither in sight nor modelled",
    }.items():
      with self.subTest(source):
        [gap] = self.gaps(source, "Own", UNKNOWN)
        self.assertIn(says, gap)

  def test_meant_to_last(self):
    self.assertEqual(self.gaps("final class Own {\n  static let shared = Own()\n}\n", "Own", 0), [])

  def test_an_edit_revokes_it(self):
    source = "final class Own {\n  var f: (() -> Void)?\n  func go() {\n    f = { [weak self] in self?.go() }\n  }\n}\n"
    self.assertEqual(self.gaps(source, "Own", 0), [])
    self.assertEqual(len(self.gaps(source.replace("[weak self] in self?", "self"), "Own", 1)), 1)

  def test_sources_that_could_not_be_read(self):
    self.write("Sources/Broken.swift", "func f( {\n")
    [type] = self.verify("Sender", UNKNOWN)
    self.assertIn("Broken.swift:1", type["notRead"][0])

  def test_wrong_names(self):
    self.usage_error("verify", "Sendr", says="did you mean `Sender`")
    self.write("Sources/Value.swift", "struct Value {}\n")
    self.usage_error("verify", "Value", says="no class and no actor")


class Agents(Project):
  def talk(self, *lines):
    """The answers by their id; what has none under None."""
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    result = self.check(0, "mcp", text=text)
    answers = {}
    for line in result.out.splitlines():
      message = json.loads(line)
      self.assertEqual(message["jsonrpc"], "2.0")
      answers.setdefault(message["id"], []).append(message)
    return answers

  @staticmethod
  def request(number, method, **parameters):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}

  def begin(self, version="2025-06-18"):
    return [
      self.request(0, "initialize", protocolVersion=version, capabilities={}, clientInfo={"name": "test", "version": "1"}),
      {"jsonrpc": "2.0", "method": "notifications/initialized"}]

  def call(self, number, tool, **arguments):
    return self.request(number, "tools/call", name=tool, arguments=arguments)

  def test_versions(self):
    for asked, spoken in {"2025-06-18": "2025-06-18", "2025-03-26": "2024-11-05", "2099-01-01": "2025-11-25", "1": "2024-11-05", "x": "2025-11-25"}.items():
      with self.subTest(asked):
        result = self.talk(*self.begin(asked))[0][0]["result"]
        self.assertEqual(result["serverInfo"]["name"], "unretain")
        self.assertIn("tools", result["capabilities"])
        if asked != "1":
          self.assertEqual(result["protocolVersion"], spoken)

  def test_tools(self):
    answers = self.talk(
      *self.begin(), self.request(1, "tools/list"), self.request("two", "ping"), self.call(3, "check"), self.call(4, "why", file="Sources/Cart.swift", line=6),
      self.call(5, "confirm", file="Sources/Cart.swift", line=6), self.call(6, "fix", unsafe=True))
    tools = answers[1][0]["result"]["tools"]
    self.assertEqual([tool["name"] for tool in tools], ["check", "why", "confirm", "prove", "fix"])
    for tool in tools:
      jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
    self.assertEqual(answers["two"][0]["result"], {})
    self.assertEqual(answers[3][0]["result"]["structuredContent"]["total"], 3)
    validate(answers[3][0]["result"]["structuredContent"])
    self.assertIn("verdict: cycle", answers[4][0]["result"]["content"][0]["text"])
    confirmed = answers[5][0]["result"]["structuredContent"]
    validate(confirmed)
    self.assertEqual(confirmed["answer"], "confirmed")
    fixed = answers[6][0]["result"]["structuredContent"]
    validate(fixed)
    self.assertIn("+    onChange = { [weak self] in", fixed["patch"])
    self.assertEqual((self.folder / "Sources/Cart.swift").read_text(), LEAK)

  def test_fixes_are_written_when_asked_for(self):
    self.talk(*self.begin(), self.call(1, "fix", unsafe=True, apply=True, paths=["Sources/Cart.swift"]))
    self.assertIn("[weak self]", (self.folder / "Sources/Cart.swift").read_text())
    self.assertEqual((self.folder / "Sources/CartView.swift").read_text(), VIEW)

  def test_a_test_is_written_as_the_command_writes_it(self):
    place = {"file": "Sources/Cart.swift", "line": 6}
    answers = self.talk(
      *self.begin(), self.call(1, "prove", **place), self.call(2, "prove", framework="xctest", module="Shop", **place),
      self.call(3, "prove", file="Sources/Sender.swift", line=1))
    unnamed = answers[1][0]["result"]["structuredContent"]
    validate(unnamed)
    self.assertEqual(unnamed["answer"], "missing")
    self.assertIn("module", unnamed["missing"])
    result = answers[2][0]["result"]
    validate(result["structuredContent"])
    self.assertEqual(result["structuredContent"]["answer"], "test")
    self.assertIn("@testable import Shop", result["content"][0]["text"])
    self.assertEqual(result["content"][0]["text"], self.check(0, "prove", "Sources/Cart.swift:6", "--framework", "xctest", "--module", "Shop").out)
    self.assertTrue(answers[3][0]["result"]["isError"])

  def test_paths_without_sources(self):
    self.write("README.md", "text")
    (self.folder / "Empty").mkdir()
    calls = [("check", ["Nope.swift"]), ("check", ["Sources", "Nope.swift"]), ("fix", ["Nope.swift"]), ("check", ["README.md"]), ("check", ["Empty"])]
    answers = self.talk(*self.begin(), *[self.call(number, tool, paths=paths) for number, (tool, paths) in enumerate(calls, 1)])
    texts = []
    for number, call in enumerate(calls, 1):
      with self.subTest(call):
        self.assertTrue(answers[number][0]["result"]["isError"])
        texts.append(answers[number][0]["result"]["content"][0]["text"])
    self.assertEqual(texts[:3], ["Nope.swift: No such file or directory"] * 3)
    self.assertEqual(texts[3:], ["no Swift file found in README.md", "no Swift file found in Empty"])

  def test_limits_of_a_check(self):
    answers = self.talk(*self.begin(), self.call(1, "check", limit=1), self.call(2, "check", paths=["Sources/Sender.swift"], level="note"))
    self.assertEqual((answers[1][0]["result"]["structuredContent"]["total"], len(answers[1][0]["result"]["structuredContent"]["findings"])), (3, 1))
    self.assertEqual(answers[2][0]["result"]["structuredContent"]["findings"][0]["rule"], "delayed_release")

  def test_mistakes_are_results(self):
    wrong = [
      ("confirm", {"file": "Sources/Cart.swift"}), ("confirm", {"file": "", "line": 1}), ("confirm", {"file": "Gone.swift", "line": 1}), ("why", {"file": 7}),
      ("confirm", {"file": "Sources/Cart.swift", "line": 0}), ("confirm", {"file": "Sources/Cart.swift", "line": 10**30}), ("check", {"paths": "x"}),
      ("check", {"level": "off"}), ("fix", {"apply": "yes"}), ("why", {"file": "Sources/Cart.swift", "column": 2}), ("prove", {"file": "Sources/Cart.swift"}),
      ("prove", {"file": "Sources/Cart.swift", "line": 6, "framework": "junit"}), ("prove", {"file": "Sources/Cart.swift", "line": 6, "module": "a b"})]
    answers = self.talk(*self.begin(), *[self.call(number, tool, **arguments) for number, (tool, arguments) in enumerate(wrong, 1)])
    for number, mistake in enumerate(wrong, 1):
      with self.subTest(mistake):
        self.assertTrue(answers[number][0]["result"]["isError"])

  def test_errors_of_the_protocol(self):
    answers = self.talk(
      self.request(1, "tools/list"), *self.begin(), self.request(2, "resources/list"), self.call(3, "nonsense"), self.request(4, "tools/call"), "", "[]", "{", "x" * 100,
      "[" * 100000, '{"jsonrpc":"2.0","id":null,"method":"ping"}', '{"jsonrpc":"2.0","id":9,"result":{}}', '{"jsonrpc":"2.0","method":"notifications/unknown"}',
      self.request(5, "initialize"), "\xff", self.request(6, "ping"))
    codes = {number: [answer.get("error", {}).get("code") for answer in answers[number]] for number in answers}
    self.assertEqual((codes[1], codes[2], codes[3], codes[4], codes[5], codes[6]), ([-32600], [-32601], [-32602], [-32602], [-32602], [None]))
    self.assertEqual(sorted(codes[None]), [-32700, -32700, -32700, -32700, -32600, -32600])
    self.assertNotIn(9, codes)

  def test_a_line_without_end(self):
    answers = self.talk(*self.begin(), "x" * (17 << 20), self.request(1, "ping"))
    self.assertEqual(answers[None][0]["error"]["code"], -32600)
    self.assertEqual(answers[1][0]["result"], {})

  def test_an_edit_is_seen(self):
    process = subprocess.Popen([PROGRAM, "mcp", "--no-cache"], cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    self.addCleanup(process.stdout.close)

    def ask(message):
      process.stdin.write((json.dumps(message) + "\n").encode())
      process.stdin.flush()
      return json.loads(process.stdout.readline()) if "id" in message else None

    for message in self.begin():
      ask(message)
    question = self.call(1, "confirm", file="Sources/Cart.swift", line=6)
    self.assertEqual(ask(question)["result"]["structuredContent"]["answer"], "confirmed")
    self.write("Sources/Cart.swift", LEAK.replace("onChange = {", "onChange = { [weak self] in").replace("self.total", "self?.total"))
    self.assertEqual(ask(question)["result"]["structuredContent"]["answer"], "refuted")
    process.stdin.close()
    self.assertEqual(process.wait(), 0)


if __name__ == "__main__":
  main()
