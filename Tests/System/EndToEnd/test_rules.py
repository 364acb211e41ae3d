#!/usr/bin/env python3
"""Drives the built program's `rules`, `explain` and `init`, and rules of a project's own.

usage: test_rules.py [TEST...]
"""

import os
import re

from program import FINDINGS, LEAK, NOTE, ROOT, main
from test_configuration import UNOWNED, ProjectCase

OWN_RULE = """\
name: no_strong_main_queue
summary: A block on the main queue holds `self` strongly.
level: warning
precedence: 200
tags: [style]
fires_when:
  form: self
  strength: strong
query: |
  (call_expression
    (navigation_expression suffix: (navigation_suffix (simple_identifier) @name))
    (call_suffix (lambda_literal) @here)
    (#eq? @name "async"))
place: closure_head
message: "`{captured}` is held by {keeper}"
explanation: |
  Our screens come and go.

  **How to see it.** Look.

  **How to fix it.** `[weak self]`

  **When to leave it.** Never.
examples:
  firing:
    - |
      import Dispatch

      final class Sender {
        var sent = 0

        func send() {
          DispatchQueue.main.async ↓{ self.sent += 1 }
        }
      }
  harmless:
    - |
      import Dispatch

      final class Sender {
        var sent = 0

        func send() {
          DispatchQueue.main.asyncAfter(deadline: .now()) { self.sent += 1 }
        }
      }
"""


class OwnRules(ProjectCase):
  def setUp(self):
    super().setUp()
    self.configure("")
    self.write("Sender.swift", NOTE.replace("  }\n}", "  }\n\n  func later() {\n    DispatchQueue.main.asyncAfter(deadline: .now()) { self.sent += 1 }\n  }\n}"))

  def rule(self, text=OWN_RULE, name="no_strong_main_queue"):
    self.write(f".unretain/rules/{name}.yml", text)

  OWN = "Sender.swift no_strong_main_queue warning"
  BUILT_IN = "Sender.swift delayed_release note"

  def test_narrowed_by_a_query(self):
    self.assertEqual(self.rules(), [self.BUILT_IN, self.BUILT_IN])
    self.rule()
    self.assertEqual(self.rules(), [self.BUILT_IN, self.OWN])
    self.assertIn("reported: warning [no_strong_main_queue]", self.check(0, "why", "Sender.swift:7").out)
    self.assertNotIn("no_strong", self.check(0, "why", "Sender.swift:11").out)

  def test_around(self):
    self.rule(re.sub(r"query: \|\n(  .*\n)+", 'query: ((function_declaration name: (simple_identifier) @name) @around (#match? @name "^la"))\n'.replace("query: ", "query: >\n  "), OWN_RULE))
    lines = self.check(FINDINGS, "--quiet", "--only", "no_strong_main_queue").out.splitlines()
    self.assertEqual([line.split(": ")[0] for line in lines], ["Sender.swift:11:53"])

  def test_without_a_query(self):
    self.rule(re.sub(r"query: \|\n(  .*\n)+", "", OWN_RULE))
    self.assertEqual(self.rules(), [self.OWN, self.OWN])

  def test_where_the_grammar_rejects_the_text(self):
    self.rule()
    self.write("Sender.swift", NOTE + "\nfunc broken( {{ ]\n")
    self.assertIn(self.OWN, self.rules())

  def test_settings_and_comments_know_it(self):
    self.rule()
    self.configure("rules: { no_strong_main_queue: error }\n")
    self.assertEqual(self.rules(), [self.BUILT_IN, self.OWN.replace("warning", "error")])
    self.assertEqual(self.rules("--rule", "no_strong_main_queue=off"), [self.BUILT_IN, self.BUILT_IN])
    self.write("Sender.swift", NOTE.replace("    Dispatch", "    // unretain:disable:next no_strong_main_queue - here it is fine\n    Dispatch"))
    self.assertIn("1 suppressed", self.check(0).out)

  def test_not_for_tests(self):
    self.rule(OWN_RULE.replace("  strength: strong\n", "  strength: strong\n  code: product\n"))
    self.write("AppTests/Sender.swift", NOTE)
    self.assertEqual(self.rules(), ["AppTests/" + self.BUILT_IN, self.BUILT_IN, self.OWN])

  def test_elsewhere(self):
    self.write("Lint/no_strong_main_queue.yml", OWN_RULE)
    self.configure("own_rules: Lint\n")
    self.assertEqual(self.rules(), [self.BUILT_IN, self.OWN])

  def test_listed_and_explained(self):
    self.rule()
    self.assertRegex(self.check(0, "rules").out, r"(?m)^no_strong_main_queue +warning +A block .* \(a rule of this project\)$")
    text = self.check(0, "explain", "no_strong_main_queue").out
    self.assertIn("Our screens come and go.", text)
    self.assertIn("narrowed", text)

  def test_sarif_describes_it(self):
    self.rule()
    self.check(FINDINGS, "--format", "sarif=out.sarif")
    self.assertIn("no_strong_main_queue", [result["ruleId"] for result in self.sarif_results("out.sarif")])

  def test_check(self):
    self.rule()
    self.assertIn("Tried the examples of 1 rule: all are as they say.", self.check(0, "rules", "--check").out)
    self.rule(OWN_RULE.replace('"async"', '"asyncAfter"'))
    out = self.check(FINDINGS, "rules", "--check").out
    self.assertIn("no_strong_main_queue: examples.firing[0]: nothing is reported at the mark in line 7", out)
    self.assertIn("no_strong_main_queue: examples.harmless[0]: something is reported in line 7, where no mark is", out)

  def test_refused(self):
    for change, says in (
      (("level: warning", "level: warnin"), r"queue\.yml:3:8: error: level: unknown value `warnin`; did you mean `warning`\?"),
      (("form: self", "form: slef"), r"queue\.yml:7:9: error: fires_when\.form: unknown value `slef`; did you mean `self`\?"),
      (("lambda_literal", "lambda_litteral"), r"queue\.yml:9:8: error: query: no such node `lambda_litteral`, in line 3 of the query"),
      (("@here", "@hier"), r"query: captures neither `@here`"),
      (("#eq?", "#is?"), r"query: a predicate that is not known"),
      (("{captured}", "{captive}"), r"message: unknown placeholder `\{captive\}`"),
      (("name: no_strong_main_queue", "name: other"), r"name: `other` differs from the file's name"),
      (("summary:", "sumary:"), r"unknown key `sumary`; did you mean `summary`\?"),
    ):
      with self.subTest(change):
        self.rule(OWN_RULE.replace(*change))
        self.usage_error(says=says)
    os.remove(self.folder / ".unretain/rules/no_strong_main_queue.yml")
    self.rule(OWN_RULE.replace("no_strong_main_queue", "unowned_capture"), "unowned_capture")
    self.usage_error(says=r"the rule `unowned_capture` stands already in Unretain's own catalogue")


class Weaknesses(ProjectCase):
  def test_each_result_says_its_own(self):
    self.write("Hub.swift", UNOWNED)
    self.write("Unsafe.swift", UNOWNED.replace("unowned", "unowned(unsafe)").replace("Hub", "Unsafe").replace("Screen", "Panel"))
    self.run_program("--format", "sarif=out.sarif")
    self.check_sarif("out.sarif")
    taxa = {
      result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]: [taxon["id"] for taxon in result["taxa"]]
      for result in self.sarif_results("out.sarif")}
    self.assertEqual(taxa, {"Hub.swift": ["672"], "Unsafe.swift": ["416"]})

  def test_pages_say_when(self):
    line = next(line for line in self.check(0, "explain", "unowned_capture").out.splitlines() if "weakness" in line)
    self.assertEqual(line.split(maxsplit=1)[1], "CWE-416 (where strength: unowned_unsafe), CWE-672 (where strength: unowned)")

  def test_mistakes_of_own_rules(self):
    rule = "cwe:\n  - { id: 416, when: { strength: unsafe } }\n  - x\n"
    self.write(".unretain/rules/mine.yml", rule)
    self.configure("")
    error = self.check(2).err
    self.assertIn("mine.yml:2:34: error: cwe[0].when.strength: unknown value `unsafe`", error)
    self.assertIn("mine.yml:3:5: error: cwe[1]: expected a number of the Common Weakness Enumeration such as `401`", error)


class Guides(ProjectCase):
  """What the documentation shows is accepted."""

  def shown(self, name):
    return re.search(r"```yaml\n(.*?\n)```", (ROOT / name).read_text(), re.DOTALL)[1]

  def test_the_rule_of_the_guide(self):
    self.configure("")
    self.write(".unretain/rules/no_strong_main_queue.yml", self.shown("docs/writing-rules.md"))
    self.assertIn("all are as they say", self.check(0, "rules", "--check").out)

  def test_configurations(self):
    self.write("App/Cart.swift", LEAK)
    for name in ("Lint/rules", "Lint/models", "build"):
      os.makedirs(self.folder / name)
    self.write(".unretain-baseline.json", '{"version": 1, "findings": []}')
    for page in ("docs/configuration.md", "README.md"):
      with self.subTest(page):
        self.configure(self.shown(page))
        self.assertRegex(self.check(FINDINGS, "--format", "text", says=None).err, IDLE)

  def test_every_key_is_documented(self):
    self.configure("x: 1\n")
    keys = re.search(r"\(known: (.*?)\)", self.check(2).err)[1].split(", ")
    self.assertGreater(len(keys), 10)
    text = (ROOT / "docs/configuration.md").read_text()
    for key in keys:
      self.assertIn(f"\n| `{key}` |", text)

  def test_every_field_and_value_is_documented(self):
    text = (ROOT / "docs/writing-rules.md").read_text()
    self.configure("")
    self.write(".unretain/rules/x.yml", "x: 1\nfires_when: { x: 1 }\n")
    error = self.check(2).err
    for known in re.findall(r"\(known: (.*?)\)", error):
      for name in known.split(", "):
        self.assertIn(f"`{name}`", text)


class Pages(ProjectCase):
  def test_documentation_is_in_step(self):
    self.check(0, "rules", "--write-pages", "rules")
    shipped = ROOT / "docs/rules"
    names = sorted(os.listdir(self.folder / "rules"))
    self.assertEqual(names, sorted(os.listdir(shipped)), "`make docs` writes them anew; remove what is left over")
    for name in names:
      self.assertEqual((self.folder / "rules" / name).read_text(), (shipped / name).read_text(), f"docs/rules/{name}: `make docs` writes it anew")

  def test_rules(self):
    text = self.check(0, "rules").out
    self.assertRegex(text, r"(?m)^RULE +LEVEL +STRICT +SAYS$")
    self.assertRegex(text, r"(?m)^delayed_release +note +warning +A closure")
    self.assertRegex(text, r"(?m)^stored_closure_cycle +by verdict +warning +A closure")
    self.configure("rules: { delayed_release: off }\n")
    self.assertRegex(self.check(0, "rules").out, r"(?m)^delayed_release +off ")

  def test_every_rule_explains_itself(self):
    for name in re.findall(r"(?m)^(\w+) ", self.check(0, "rules").out)[1:]:
      with self.subTest(name):
        text = self.check(0, "explain", name).out
        for part in (name, "How to see it.", "How to fix it.", "When to leave it.", "What fires:", "What does not fire:", "← reported"):
          self.assertIn(part, text)
        self.assertNotIn("**", text)

  def test_unknown_rule(self):
    self.usage_error("explain", "unowned_captur", says="there is no rule `unowned_captur`; did you mean `unowned_capture`?")
    self.usage_error("explain", "x", says="`unretain rules` lists them")


# Nothing is said but that patterns fit no file.
IDLE = r"\A(unretain: \.unretain\.yml: `[^`]+` in `[\w.\[\]]+` fits no Swift file\n)+\Z"


class Init(ProjectCase):
  def test_writes_once(self):
    self.write("App/Cart.swift", LEAK)
    self.assertIn("Wrote .unretain.yml", self.check(0, "init").out)
    before = (self.folder / ".unretain.yml").read_text()
    self.usage_error("init", says=r"\.unretain\.yml is there already")
    self.assertEqual((self.folder / ".unretain.yml").read_text(), before)
    self.assertEqual(self.rules(), ["App/Cart.swift stored_closure_cycle error"])

  def test_fits_the_project(self):
    for name in ("Package.swift", "Sources/A/a.swift", "Sources/A/Generated/b.swift", "Sources/c.pb.swift", "Tests/ATests/d.swift", "Pods/P/p.swift", "My UITests/e.swift"):
      self.write(name, LEAK)
    self.check(0, "init")
    text = (self.folder / ".unretain.yml").read_text()
    self.assertIn("in a Swift package", text)
    self.assertIn('\nexclude: ["*.pb.swift", Generated]\n', text)
    self.assertIn("\nindex_only: [Pods]\n", text)
    self.assertIn('\n  - paths: ["My UITests", Tests]\n', text)
    self.assertEqual(self.rules("--min-level", "warning"), ["Package.swift stored_closure_cycle error", "Sources/A/a.swift stored_closure_cycle error"])

  def test_what_is_commented_out_is_right_too(self):
    self.write("App/Cart.swift", LEAK)
    os.makedirs(self.folder / "Lint/rules")
    os.makedirs(self.folder / "Lint/models")
    self.check(0, "init")
    self.write(".unretain-baseline.json", '{"version": 1, "findings": []}')
    text = (self.folder / ".unretain.yml").read_text()
    self.assertIn("in this folder", text)
    self.configure(re.sub(r"(?m)^# ( *(- )?\w+:( [^ ].*|)$)", r"\1", text))
    self.assertIn("\noverrides:\n  - paths: [Tests]\n    rules: { all: note }\n", (self.folder / ".unretain.yml").read_text())
    # The examples' patterns name folders that this project has not.
    said = self.check(FINDINGS, "--format", "text", says=None).err
    self.assertRegex(said, IDLE)

  def test_uses_the_baseline_that_is_there(self):
    self.write("App/Cart.swift", LEAK)
    self.check(0, "--quiet", "--write-baseline", ".unretain-baseline.json")
    self.check(FINDINGS)
    self.check(0, "init")
    self.check(0)

  def test_another_folder(self):
    self.write("App/App.xcodeproj/project.pbxproj", "")
    self.check(0, "init", "App")
    self.assertIn("the Xcode project `App.xcodeproj`", (self.folder / "App/.unretain.yml").read_text())
    self.usage_error("init", "Absent", says="[Nn]o such file")


if __name__ == "__main__":
  main()
