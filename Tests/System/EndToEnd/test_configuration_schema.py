#!/usr/bin/env python3
"""Holds the schema of `.unretain.yml` against what the built program takes and refuses.

usage: test_configuration_schema.py [TEST...]
"""

import json
import re
import sys

from program import CLEAN, ROOT, USAGE, Case, main

sys.path.insert(0, str(ROOT / "Tests/System/SARIF"))
import sarif_schema

jsonschema = sarif_schema.library()
SCHEMA = json.loads((ROOT / "docs/schemas/configuration.schema.json").read_text())

TAKEN = [
  {"include": "Sources"}, {"include": ["Sources", "App"]}, {"exclude": ["!Kept.swift"]}, {"index_only": ["Pods"]},
  {"preset": "strict"}, {"preset": "default"}, {"rules": {"all": "note", "delayed_release": "off"}}, {"rules": {"stored_closure_cycle": "on"}},
  {"overrides": [{"paths": "Sources", "rules": {"all": "warning"}}]}, {"overrides": []}, {"defines": ["os(iOS)", "!DEBUG"]},
  *({"fail_on": level} for level in ["error", "warning", "note", "never"]),
  *({"reporters": name} for name in ["text", "sarif", "json", "github", "gitlab", "checkstyle", "junit", "sonar", "markdown", "html"]),
  {"reporters": ["text", "sarif=out.sarif"]}, {"own_rules": []}, {"models": []},
]
REFUSED = [
  {"included": ["Sources"]}, {"include": {"a": "b"}}, {"include": [["a"]]}, {"preset": "strong"}, {"preset": ["strict", "default"]}, {"rules": {"all": "fatal"}},
  {"rules": ["all"]}, {"overrides": [{"paths": ["Tests"]}]}, {"overrides": [{"rules": {"all": "note"}}]},
  {"overrides": [{"paths": "a", "rules": {}, "level": "note"}]}, {"fail_on": "warnings"}, {"baseline": ["a", "b"]}, {"reporters": ["pdf"]},
  {"reporters": "sarif="}, {"reporters": ["text", "text"]},
]


class Schema(Case):
  def setUp(self):
    super().setUp()
    self.write("Sources/Sum.swift", CLEAN)
    self.validator = jsonschema.Draft7Validator(SCHEMA)

  def code(self, configuration):
    # JSON is YAML.
    self.write(".unretain.yml", json.dumps(configuration))
    return self.run_program().returncode

  def test_it_is_a_schema(self):
    jsonschema.Draft7Validator.check_schema(SCHEMA)

  def test_what_the_program_takes(self):
    for configuration in TAKEN:
      with self.subTest(configuration):
        self.assertEqual([error.message for error in self.validator.iter_errors(configuration)], [])
        self.assertEqual(self.code(configuration), 0)

  def test_what_the_program_refuses(self):
    for configuration in REFUSED:
      with self.subTest(configuration):
        self.assertFalse(self.validator.is_valid(configuration))
        self.assertEqual(self.code(configuration), USAGE)

  def test_all_keys_are_there(self):
    self.write(".unretain.yml", "nonsense: 1\n")
    known = re.findall(r"`?([a-z_]+)`?", self.run_program().err.split("expected", 1)[-1].split("known", 1)[-1])
    self.assertLessEqual(set(SCHEMA["properties"]), set(known))
    self.assertEqual({word for word in known if "_" in word}, {key for key in SCHEMA["properties"] if "_" in key})

  def test_all_rules_are_there(self):
    rules = {page.stem for page in (ROOT / "docs/rules").glob("*_*.md")}
    self.assertEqual(set(SCHEMA["definitions"]["rules"]["properties"]), rules | {"all"})

  def test_what_init_writes_names_it(self):
    self.check(0, "init")
    text = (self.folder / ".unretain.yml").read_text()
    self.assertIn(f"# yaml-language-server: $schema={SCHEMA['$id']}\n", text)


if __name__ == "__main__":
  main()
