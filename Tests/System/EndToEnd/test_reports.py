#!/usr/bin/env python3
"""Drives the built program with each format of report, and reads the reports back with the parsers of others.

usage: test_reports.py [TEST...]
"""

import json
import sys
import xml.etree.ElementTree as ElementTree

from program import CLEAN, FINDINGS, LEAK, MODEL, NOTE, ROOT, VIEW, Case, main

sys.path.insert(0, str(ROOT / "Tests/System/SARIF"))
import sarif_schema

jsonschema = sarif_schema.library()
SCHEMA = json.loads((ROOT / "docs/schemas/report.schema.json").read_text())


class Reports(Case):
  def setUp(self):
    super().setUp()
    self.write(".git/HEAD", "")
    self.write("Sources/Cart.swift", LEAK)
    self.write("Sources/View & <Model>.swift", VIEW + MODEL)
    self.write("Sources/Sender.swift", NOTE)

  def report(self, kind, *arguments, code=FINDINGS, folder="Sources"):
    return self.check(code, "--format", kind, *arguments, folder).out

  def test_sarif_has_what_code_scanning_should_show(self):
    def rules(*arguments):
      return json.loads(self.report("sarif", *arguments))["runs"][0]
    usual, whole = rules(), rules("--min-level", "note")
    self.assertEqual({result["level"] for result in usual["results"]}, {"error"})
    self.assertEqual({result["level"] for result in whole["results"]}, {"error", "note"})
    # What identifies an alert does not hang on what else is shown.
    self.assertEqual(usual["results"], [result for result in whole["results"] if result["level"] != "note"])
    for rule in usual["tool"]["driver"]["rules"]:
      name = rule["helpUri"].removeprefix("https://github.com/unretain/unretain/blob/main/")
      self.assertTrue((ROOT / name).is_file(), rule["helpUri"])

  def test_json(self):
    report = json.loads(self.report("json"))
    jsonschema.Draft202012Validator(SCHEMA).validate(report)
    levels = {finding["location"]["file"]: finding["level"] for finding in report["findings"]}
    self.assertEqual(levels, {"Sources/Cart.swift": "error", "Sources/View & <Model>.swift": "error", "Sources/Sender.swift": "note"})
    [cart] = [finding for finding in report["findings"] if "Cart.swift" in finding["location"]["file"]]
    self.assertEqual((cart["location"]["line"], cart["location"]["column"]), (6, 16))
    self.assertEqual(cart["fix"]["title"], "capture `self` weakly")
    self.assertEqual(report["statistics"]["closures"], 3)

  def test_the_schema_can_refuse(self):
    report = json.loads(self.report("json"))
    report["findings"][0]["colour"] = "red"
    with self.assertRaises(jsonschema.ValidationError):
      jsonschema.Draft202012Validator(SCHEMA).validate(report)

  def test_json_of_broken_suppressed_and_known_code(self):
    self.write("Sources/Broken.swift", "func f( {\n// unretain:nonsense\n")
    self.write("Sources/Latin.swift", b"let x = \"\xe9\"\n")
    self.write("Sources/Cart.swift", "// unretain:disable stored_closure_cycle - old\n" + LEAK)
    self.run_program("--write-baseline", "known.json", "Sources")
    report = json.loads(self.report("json", "--baseline", "known.json", code=3))
    jsonschema.Draft202012Validator(SCHEMA).validate(report)
    self.assertTrue({finding["baselineState"] for finding in report["findings"]} <= {"unchanged", "new"})
    self.assertIn("not_utf8", {notification["kind"] for notification in report["notifications"]})
    self.assertIn({"justification": "old"}, [finding.get("suppression") for finding in report["findings"]])

  def test_github(self):
    lines = self.report("github").splitlines()
    self.assertEqual(len(lines), 2)
    self.assertRegex(lines[0], r"^::error file=Sources/Cart.swift,line=6,endLine=6,col=16,endColumn=17,title=stored_closure_cycle::")
    self.assertIn("%0A1. Sources/Cart.swift:", lines[0])
    self.assertEqual(len(self.report("github", "--min-level", "note").splitlines()), 3)

  def test_gitlab(self):
    issues = json.loads(self.report("gitlab"))
    self.assertEqual([issue["location"]["path"] for issue in issues], ["Sources/Cart.swift", "Sources/View & <Model>.swift"])
    self.assertEqual({issue["severity"] for issue in issues}, {"major"})
    self.assertEqual(len({issue["fingerprint"] for issue in issues}), 2)
    before = issues[0]["fingerprint"]
    self.write("Sources/Cart.swift", "\n\n" + LEAK)
    self.assertEqual(json.loads(self.report("gitlab"))[0]["fingerprint"], before)

  def test_checkstyle(self):
    root = ElementTree.fromstring(self.report("checkstyle"))
    errors = [(file.get("name"), error.get("line"), error.get("severity"), error.get("source")) for file in root for error in file]
    self.assertEqual(errors, [
      ("Sources/Cart.swift", "6", "error", "unretain.stored_closure_cycle"),
      ("Sources/View & <Model>.swift", "6", "error", "unretain.stored_closure_cycle")])

  def test_junit(self):
    root = ElementTree.fromstring(self.report("junit"))
    self.assertEqual((root.get("tests"), root.get("failures")), ("2", "2"))
    self.assertEqual([suite.get("name") for suite in root], ["Sources/Cart.swift", "Sources/View & <Model>.swift"])
    self.assertTrue(all(case.find("failure").text for case in root.iter("testcase")))
    self.write("Clean/Sum.swift", CLEAN)
    root = ElementTree.fromstring(self.report("junit", code=0, folder="Clean"))
    self.assertEqual((root.get("tests"), root.get("failures")), ("1", "0"))

  def test_sonar(self):
    report = json.loads(self.report("sonar"))
    rules = {rule["id"] for rule in report["rules"]}
    for issue in report["issues"]:
      self.assertIn(issue["ruleId"], rules)
      for location in [issue["primaryLocation"], *issue["secondaryLocations"]]:
        area = location["textRange"]
        self.assertTrue((area["startLine"], area["startColumn"]) < (area["endLine"], area["endColumn"]), area)
        lines = (self.folder / location["filePath"]).read_text().split("\n")
        self.assertLessEqual(area["endColumn"], len(lines[area["endLine"] - 1]))

  def test_markdown(self):
    text = self.report("markdown")
    self.assertRegex(text, r"^### Unretain: 2 errors, 0 warnings, 1 note\n")
    self.assertEqual(text.count("<details>"), text.count("</details>"))
    self.assertIn("**error** `Sources/View & <Model>.swift:6`", text)

  def test_several_at_once(self):
    kinds = ["json", "github", "gitlab", "checkstyle", "junit", "sonar", "markdown"]
    self.check(FINDINGS, *[argument for kind in kinds for argument in ("--format", f"{kind}=out.{kind}")], "Sources")
    for kind in kinds:
      self.assertEqual((self.folder / f"out.{kind}").read_text(), self.report(kind))

  def test_from_the_configuration(self):
    self.write(".unretain.yml", "reporters: [gitlab=quality.json, text]\n")
    self.assertIn("Found 2 errors", self.check(FINDINGS).out)
    self.assertEqual(len(json.loads((self.folder / "quality.json").read_text())), 2)
    self.write(".unretain.yml", "reporters: [jsn]\n")
    self.usage_error("lint", says="json")


if __name__ == "__main__":
  main()
