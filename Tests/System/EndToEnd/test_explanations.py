#!/usr/bin/env python3
"""Drives the built program's `why` and `graph`.

usage: test_explanations.py [TEST...]
"""

import os
import re

from program import CLEAN, DOWNLOAD, LEAK, MODEL, TREE, VIEW, Case, main


# The target compiles two of the files.
PROJECT = """\
// !$*UTF8*$!
{
  objects = {
    A1 = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = CartView.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = CartModel.swift; sourceTree = "<group>"; };
    B1 = { isa = PBXBuildFile; fileRef = F1; };
    B2 = { isa = PBXBuildFile; fileRef = F2; };
    P1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
    R1 = { isa = PBXProject; mainGroup = A1; projectDirPath = ""; };
  };
  rootObject = R1;
}
"""


class Why(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")
    self.write("Cart.swift", LEAK)
    self.write("Sum.swift", CLEAN)
    self.write("CartView.swift", VIEW)
    self.write("CartModel.swift", MODEL)

  def test_reported(self):
    for place in ("Cart.swift:6", "Cart.swift:6:16", "Cart.swift:7", "./Cart.swift:6"):
      with self.subTest(place):
        text = self.check(0, "why", place).out
        self.assertIn("Cart.swift:6:16: closure in `Cart.start", text)
        self.assertIn("verdict: cycle", text)
        self.assertIn("reported: error [stored_closure_cycle]", text)

  def test_a_file_in_the_folder_to_analyse(self):
    text = self.check(0, "why", "Cart.swift:6", str(self.folder), folder="/").out
    self.assertIn("verdict: cycle", text)

  def test_a_whole_file(self):
    text = self.check(0, "why", "Cart.swift").out
    self.assertIn("Cart.swift:6:16: closure in `Cart.start", text)
    self.assertNotIn("CartView.swift:6", text)

  def test_harmless(self):
    text = self.check(0, "why", "Sum.swift:5").out
    self.assertIn("verdict: harmless", text)
    self.assertIn("`self` strongly", text)
    self.assertNotIn("reported:", text)

  def test_through_another_file(self):
    self.assertIn("CartModel.swift:2", self.check(0, "why", "CartView.swift:6").out)

  def test_from_another_folder(self):
    self.assertIn("CartModel.swift:2", self.check(0, "why", str(self.folder / "CartView.swift:6"), folder="/").out)

  def test_objects_that_hold_each_other(self):
    self.write("Tree.swift", TREE)
    for line in ("2", "11", "11:11"):
      with self.subTest(line):
        text = self.check(0, "why", "Tree.swift:" + line).out
        self.assertIn("Tree.swift:2:7: reference in `Node`", text)
        self.assertIn("held: `parent`, held strongly by `Node` (stored at Tree.swift:11)", text)
        self.assertIn("verdict: cycle", text)
        self.assertRegex(text, r"evidence: proven; life: passing \(.*\); end: none \(")
        self.assertIn("path for `parent`", text)
        self.assertIn("reported: error [mutual_ownership_cycle]", text)

  def test_a_property_on_a_cycle_names_the_finding(self):
    text = self.check(0, "why", "CartView.swift:2").out
    self.assertIn("verdict: on a cycle: a step of the path of the closure at CartView.swift:6:", text)
    self.assertIn(", error [stored_closure_cycle]", text)
    self.assertNotIn("harmless", text)

  def test_a_step_of_a_path_names_what_is_kept_through_it(self):
    text = self.check(0, "why", "CartModel.swift:2").out
    self.assertRegex(text, r"^CartModel.swift:2:\d+: `CartModel` keeps `onChange`")
    self.assertRegex(text, r"through it: CartView.swift:6:\d+: closure: `self` strongly")
    self.assertIn("reported: error [stored_closure_cycle]", text)

  def test_code_that_no_target_compiles_is_told(self):
    self.write("App.xcodeproj/project.pbxproj", PROJECT)
    text = self.check(0, "why", "CartView.swift:6").out
    self.assertNotIn("not shipped", text)
    text = self.check(0, "why", "Cart.swift:6").out
    self.assertIn("reported: note", text)
    self.assertIn("not shipped: Cart.swift is in no target of the Xcode project", text)
    self.assertIn("Cart.swift is in no target", self.check(0, "confirm", "Cart.swift:6").out)

  def test_a_harmless_reference(self):
    self.write("Tree.swift", TREE)
    text = self.check(0, "why", "Tree.swift:3").out
    self.assertIn("held: `owner`, held weakly by `Node`", text)
    self.assertIn("verdict: harmless: a weak reference keeps nothing", text)
    self.assertIn("verdict: harmless: nothing in sight leads from the object back", self.check(0, "why", "Tree.swift:13").out)
    self.assertIn("no code in sight fills it", self.check(0, "why", "Tree.swift:6").out)

  def test_a_strong_delegate(self):
    self.write("List.swift", "protocol Selecting: AnyObject {}\nfinal class List {\n  var delegate: Selecting?\n}\n")
    self.assertIn("reported: note [strong_delegate]", self.check(0, "why", "List.swift:3").out)
    self.assertIn("List.swift:3:7: note:", self.check(0, "--min-level", "note", "List.swift").out)

  def test_an_object_handed_over(self):
    self.write("Download.swift", DOWNLOAD)
    text = self.check(0, "why", "Download.swift:7").out
    self.assertIn("object handed over", text)
    self.assertIn("`self`, held strongly by", text)
    self.assertRegex(text, r"URLSession\.init.*Rules/models/foundation\.yml:\d+")
    self.assertIn("[target_cycle]", text)

  def test_line_without_closure(self):
    self.usage_error("why", "Cart.swift:3", says=r"Cart\.swift:3: no closure, .* is here")

  def test_line_that_is_not_there(self):
    self.usage_error("why", "Cart.swift:99", says="there is no line 99")

  def test_column_far_away(self):
    for column in ("4294967295", "4294967296", "99999999999999"):
      with self.subTest(column):
        self.usage_error("why", "Cart.swift:3:" + column, says="Cart")

  def test_file_that_is_not_there(self):
    self.usage_error("why", "absent.swift:1", says=r"absent\.swift: [Nn]o such file")

  def test_bad_places(self):
    for place in ("Cart.swift:", "Cart.swift:0", "Cart.swift:x", ":3", "Cart.swift:-1"):
      with self.subTest(place):
        self.usage_error("why", place, says=r"file\[:line")


class Graph(Case):
  def setUp(self):
    super().setUp()
    self.write("CartView.swift", VIEW)
    self.write("CartModel.swift", MODEL)

  def test_dot(self):
    text = self.check(0, "graph", "CartView").out
    self.assertIn("// CartView (CartView.swift:1): 1 cycle\n//   cycle 1: never freed, proven\n", text)
    self.assertIn('"captures self\\nCartView.swift:6", color=red', text)
    self.assertEqual(text, self.check(0, "graph", "CartView", ".", "--format", "dot", "--jobs", "1").out)

  def test_mermaid(self):
    text = self.check(0, "graph", "CartView", "--format", "mermaid").out
    self.assertIn("%% CartView (CartView.swift:1): 1 cycle\n", text)
    self.assertRegex(text, r"(?m)^flowchart LR$")
    self.assertRegex(text, r"(?m)^  linkStyle [\d,]+ stroke:red")

  def test_unknown_type(self):
    self.usage_error("graph", "CartVeiw", says="no type `CartVeiw` .*did you mean `CartView`")
    self.usage_error("graph", "Zebra", says="no type `Zebra` is declared in the files that were analysed$")

  def test_one_name_in_several_modules(self):
    self.write("Package.swift", "")
    self.write("Sources/Shop/Cart.swift", LEAK)
    self.write("Sources/Tests/Cart.swift", "enum Outer { struct Cart {} }")
    text = self.check(0, "graph", "Cart").out
    self.assertEqual(re.findall(r"(?m)^// (\S+) \(", text), ["Shop.Cart", "Tests.Outer.Cart"])
    self.assertEqual(re.findall(r"(?m)^// (\S+) \(", self.check(0, "graph", "Shop.Cart").out), ["Shop.Cart"])
    self.assertEqual(re.findall(r"(?m)^// (\S+) \(", self.check(0, "graph", "Outer.Cart").out), ["Tests.Outer.Cart"])

  def test_code_of_tests_beside_other_code(self):
    self.write("Package.swift", "")
    self.write("Sources/Shop/Cart.swift", LEAK)
    self.write("Sources/Shop/CartChecks.swift", "import XCTest\nfinal class CartChecks: XCTestCase {}")
    self.usage_error("graph", "Zebra", says="no type `Zebra`")
    self.assertIn("// Shop.CartChecks (", self.check(0, "graph", "CartChecks").out)

  def test_bad_arguments(self):
    self.usage_error("graph", says="type")
    self.usage_error("graph", "CartView", "--format", "png", says="dot.*mermaid")
    self.usage_error("graph", "CartView", "absent", says="absent")


if __name__ == "__main__":
  main()
