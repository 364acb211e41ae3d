#!/usr/bin/env python3
"""Drives the built program with `.unretain.yml` and the options that stand beside it.

usage: test_configuration.py [TEST...]
"""

import os

from program import CLEAN, FINDINGS, LEAK, LEAK_FIRST_LINE, MODEL, NOTE, VIEW, Case, main

UNOWNED = """\
final class Hub {
  nonisolated(unsafe) static var onChange: (() -> Void)?
}

final class Screen {
  var count = 0

  func register() {
    Hub.onChange = { [unowned self] in self.count += 1 }
  }
}
"""


class ProjectCase(Case):
  def configure(self, text):
    self.write(".unretain.yml", text)

  def rules(self, *arguments, folder=None):
    """`file rule level` of everything that is reported."""
    lines = self.run_program("--min-level", "note", "--quiet", "--fail-on", "never", *arguments, folder=folder).out.splitlines()
    return sorted(f"{line.split(':')[0]} {line.rsplit('[', 1)[1][:-1]} {line.split(': ')[1]}" for line in lines)


class Paths(ProjectCase):
  def setUp(self):
    super().setUp()
    for name in ("Sources/Cart.swift", "Sources/Generated/Cart2.swift", "Tests/Cart3.swift"):
      self.write(name, LEAK.replace("Cart", os.path.basename(name)[:-6]))

  def files(self, *arguments, folder=None):
    return [line.split(" ")[0] for line in self.rules(*arguments, folder=folder)]

  def test_exclude(self):
    self.configure("exclude: [Generated, Tests/**]\n")
    self.assertEqual(self.files(), ["Sources/Cart.swift"])
    self.assertEqual(self.files("Sources"), ["Sources/Cart.swift"])

  def test_include(self):
    self.configure("include: [Sources, '!Sources/Generated']\n")
    self.assertEqual(self.files(), ["Sources/Cart.swift"])

  def test_patterns_are_relative_to_the_project(self):
    self.configure("exclude: [/Generated, Sources/Generated]\n")
    self.assertEqual(self.files(".", folder=self.folder / "Sources"), ["Cart.swift"])

  def test_a_file_that_is_named_is_read(self):
    self.configure("exclude: [Tests]\n")
    self.assertEqual(self.files("Tests/Cart3.swift"), ["Tests/Cart3.swift"])

  def test_only_report_leaves_out_what_is_excluded(self):
    self.configure("exclude: [Tests]\n")
    self.assertEqual(self.files("--only-report", "Tests/Cart3.swift", "Sources/Cart.swift"), ["Sources/Cart.swift"])

  def test_nothing_is_left(self):
    self.configure("include: [App]\n")
    self.usage_error(says="no Swift file found in . that the configuration does not leave out")

  def test_index_only(self):
    self.write("Pods/Models/CartModel.swift", MODEL + LEAK)
    self.write("App/CartView.swift", VIEW)
    without = self.rules("App")
    self.assertEqual(without, ["App/CartView.swift stored_closure_cycle warning"])
    self.configure("index_only: [Pods, Absent]\n")
    self.assertEqual(self.rules("App"), ["App/CartView.swift stored_closure_cycle error"])
    out = self.check(FINDINGS, "App").out
    self.assertIn("Checked 1 file, 1 closure: 1 reported", out)
    self.assertIn(" 1 more file read for facts only.", out)
    # Never reported, not even where somebody asks for it.
    self.assertEqual(self.rules("App", "Pods"), ["App/CartView.swift stored_closure_cycle error"])

  def test_only_index_only_files(self):
    self.write("Pods/CartModel.swift", MODEL)
    self.configure("index_only: Pods\n")
    self.usage_error("Pods", says="no Swift file found in Pods")


class RuleLevels(ProjectCase):
  def setUp(self):
    super().setUp()
    self.write("App/Cart.swift", LEAK)
    self.write("App/Sender.swift", NOTE)
    self.write("Tools/Hub.swift", UNOWNED)

  CART = "App/Cart.swift stored_closure_cycle error"
  SENDER = "App/Sender.swift delayed_release note"
  HUB = "Tools/Hub.swift unowned_capture warning"

  def test_default(self):
    self.assertEqual(self.rules(), [self.CART, self.SENDER, self.HUB])

  def test_off_and_another_level(self):
    self.configure("rules:\n  delayed_release: off\n  unowned_capture: error\n")
    self.assertEqual(self.rules(), [self.CART, self.HUB.replace("warning", "error")])

  def test_all(self):
    self.configure("rules: { all: off, delayed_release: warning }\n")
    self.assertEqual(self.rules(), [self.SENDER.replace("note", "warning")])

  def test_overrides_by_path(self):
    self.configure(
      "overrides:\n- paths: Tools\n  rules: { all: note }\n- paths: ['**/Cart.swift']\n  rules: { stored_closure_cycle: warning }\n")
    self.assertEqual(
      self.rules(), [self.CART.replace("error", "warning"), self.SENDER, self.HUB.replace("warning", "note")])

  def test_the_command_line_wins(self):
    self.configure("rules: { all: off }\noverrides:\n- paths: Tools\n  rules: { unowned_capture: note }\n")
    self.assertEqual(self.rules("--rule", "unowned_capture=error"), [self.HUB.replace("warning", "error")])
    self.assertEqual(self.rules("--rule", "all=on", "--rule", "unowned_capture=off"), [self.CART, self.SENDER])

  def test_only(self):
    self.assertEqual(self.rules("--only", "unowned_capture"), [self.HUB])
    self.assertEqual(self.rules("--only", "unowned_capture", "--only", "delayed_release"), [self.SENDER, self.HUB])
    self.configure("rules: { unowned_capture: off }\n")
    self.assertEqual(self.rules("--only", "unowned_capture"), [self.HUB])

  def test_a_level_makes_no_finding_of_what_is_harmless(self):
    self.write("App/Sum.swift", CLEAN.replace("{ self", "{ [unowned self] in self"))
    self.assertEqual(self.rules("--rule", "unowned_capture=error", "App/Sum.swift"), [])

  def test_preset(self):
    self.configure("preset: strict\n")
    self.assertEqual(self.rules(), [self.CART, self.SENDER.replace("note", "warning"), self.HUB])
    self.configure("preset: default\n")
    self.assertEqual(self.rules("--strict")[1], self.SENDER.replace("note", "warning"))

  def test_why_knows_the_levels(self):
    self.configure("rules: { stored_closure_cycle: note }\n")
    self.assertIn("reported: note [stored_closure_cycle]", self.check(0, "why", "App/Cart.swift:6").out)

  def test_unknown_rules(self):
    self.usage_error("--rule", "unowned_captur=off", says="there is no rule `unowned_captur`; did you mean `unowned_capture`?")
    self.usage_error("--only", "nonsense", says="there is no rule `nonsense`")
    self.usage_error("--rule", "unowned_capture=sometimes", says="--rule")
    self.usage_error("--rule", "unowned_capture", says="--rule")


class Runs(ProjectCase):
  def setUp(self):
    super().setUp()
    self.write("Cart.swift", LEAK)

  def test_fail_on(self):
    self.configure("fail_on: never\n")
    self.check(0)
    self.check(FINDINGS, "--fail-on", "error")
    self.write("Cart.swift", NOTE)
    self.configure("fail_on: note\n")
    self.check(FINDINGS)

  def test_reporters(self):
    os.mkdir(self.folder / "App")
    os.rename(self.folder / "Cart.swift", self.folder / "App/Cart.swift")
    self.configure("reporters: [text, sarif=out.sarif]\n")
    out = self.check(FINDINGS, ".", folder=self.folder / "App").out
    self.assertRegex(out, LEAK_FIRST_LINE)
    self.assertEqual(len(self.sarif_results("out.sarif")), 1)
    os.remove(self.folder / "out.sarif")
    self.check(FINDINGS, "--format", "text")
    self.assertFalse((self.folder / "out.sarif").exists())

  def test_defines(self):
    self.write("Cart.swift", LEAK.replace("    onChange", "    #if DEBUG\n    onChange").replace("    }\n  }", "    }\n    #endif\n  }"))
    self.check(FINDINGS)
    self.configure("defines: ['!DEBUG']\n")
    self.check(0)
    self.check(FINDINGS, "--define", "DEBUG")

  def test_nearest_file_upwards(self):
    self.configure("rules: { all: off }\n")
    self.write("App/Cart.swift", LEAK)
    self.check(0, folder=self.folder / "App")
    self.write("App/.unretain.yml", "")
    self.check(FINDINGS, folder=self.folder / "App")

  def test_a_file_with_a_wrong_name_is_told(self):
    for name in (".unretain.yaml", "unretain.yml"):
      with self.subTest(name):
        self.write(name, "fail_on: never\n")
        text = f"unretain: {name} is not read: name it .unretain.yml, or with --config\n"
        self.assertIn(text, self.check(1, says=None).err)
        self.assertNotIn(text, self.check(1, "--quiet").err)
        self.assertNotIn(text, self.check(0, "--config", name, says=None).err)
        (self.folder / name).unlink()

  def test_config_option(self):
    self.configure("rules: { all: off }\n")
    self.write("ci/strict.yml", "exclude: [/Other]\n")
    self.write("Other/Cart.swift", LEAK)
    self.assertEqual(self.rules("--config", "ci/strict.yml"), ["Cart.swift stored_closure_cycle error"])
    self.usage_error("--config", "absent.yml", says=r"absent\.yml: [Nn]o such file")

  def test_mistakes(self):
    self.configure("exlude: [Tests]\nrules:\n  unowned_captur: off\n  delayed_release: of\n")
    result = self.usage_error(".", says=r"\.unretain\.yml:1:1: error: unknown key `exlude`; did you mean `exclude`\?")
    self.assertRegex(result.err, r"\.unretain\.yml:3:3: error: rules: unknown rule `unowned_captur`; did you mean `unowned_capture`\?")
    self.assertRegex(result.err, r"\.unretain\.yml:4:20: error: rules\.delayed_release: unknown value `of`; did you mean `off`\?")
    self.usage_error("why", "Cart.swift:6", says="unknown key `exlude`")

  def test_no_text(self):
    self.write(".unretain.yml", b"\xff\xfe")
    self.usage_error(".", says=r"\.unretain\.yml: .*not UTF-8")


class OwnModels(ProjectCase):
  SOURCE = """\
import Loading

final class Screen {
  let loader = Loader()
  var count = 0

  func start() {
    loader.fetch(then: { self.count += 1 })
  }
}
"""
  MODEL = """\
framework: Loading
source: read
confidence: checked
types:
  - { name: Loader, kind: class }
functions:
  - call: Loader.fetch(then:)
    effects: [{ argument: then, keeper: receiver }]
"""

  def test_own_models(self):
    self.write("Screen.swift", self.SOURCE)
    self.assertNotIn("Screen.swift stored_closure_cycle error", self.rules())
    self.write(".unretain.yml", "")
    self.write(".unretain/models/loading.yml", self.MODEL)
    self.assertEqual(self.rules(), ["Screen.swift stored_closure_cycle error"])

  def test_models_elsewhere(self):
    self.write("Screen.swift", self.SOURCE)
    self.write("Lint/loading.yml", self.MODEL)
    self.configure("models: Lint\n")
    self.assertEqual(self.rules(), ["Screen.swift stored_closure_cycle error"])
    self.configure("models: Lint/loading.yml\n")
    self.assertEqual(self.rules(), ["Screen.swift stored_closure_cycle error"])
    self.configure("models: [Absent]\n")
    self.usage_error(says=r"\.unretain\.yml:1:10: error: models: there is no `Absent`")

  def test_mistakes(self):
    self.write("Screen.swift", self.SOURCE)
    self.configure("")
    self.write(".unretain/models/loading.yml", self.MODEL.replace("keeper: receiver", "keeper: reciever"))
    self.usage_error(says=r"\.unretain/models/loading\.yml:8:41: error: functions\[0\]\.effects\[0\]\.keeper: unknown value `reciever`; did you mean `receiver`\?")


if __name__ == "__main__":
  main()
