#!/usr/bin/env python3
"""Drives `unretain prove`: what it writes, what it says is missing, and that its tests fail before the repair and pass after it.

usage: test_proofs.py [TEST...]
"""

import json
import os
import subprocess

from program import CLEAN, FINDINGS, LEAK, MODEL, SKIPPED, TREE, VIEW, Case, main
from test_answers import validate

MISSING = SKIPPED
MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
"""
# A protocol, a choice, a structure, a closure and a condition on the way.
TILL = """\
public protocol Printer: AnyObject {
  var isOn: Bool { get }
  func put(_ line: String, then done: @escaping (Int) -> Void) -> Int
}
enum Paper { case roll(Int), sheet }
struct Shop { var paper: Paper; let name: String; var tills = 1 }
final class Till {
  private let printer: any Printer
  private var onSale: (() -> Void)?
  init(printer: any Printer, shop: Shop, price: @escaping (String) -> Int) { self.printer = printer }

  func open(paper: Paper, isLate: Bool, copies: Int) {
    guard !isLate else { return }
    switch paper {
    case .roll: break
    case .sheet:
      if copies == 3 {
        onSale = { print(self) }
      }
    }
  }
}
"""


class Prove(Case):
  def setUp(self):
    super().setUp()
    os.mkdir(self.folder / ".git")
    self.write("Package.swift", MANIFEST)
    for name, text in {"Cart": LEAK, "Sum": CLEAN, "CartView": VIEW, "CartModel": MODEL, "Tree": TREE, "Till": TILL}.items():
      self.write(f"Sources/Shop/{name}.swift", text)

  def proof(self, code, place, *options):
    document = json.loads(self.check(code, "prove", place, "--format", "json", *options).out)
    validate(document)
    return document

  def missing(self, text, line=None):
    self.write("Sources/Shop/Other.swift", text)
    line = line or next(number for number, code in enumerate(text.splitlines(), 1) if "self" in code)
    return self.proof(MISSING, f"Sources/Shop/Other.swift:{line}")["missing"]

  def test_the_steps(self):
    test = self.proof(0, "Sources/Shop/CartView.swift:6")["test"]
    for line in ["@testable import Shop", "    let cartView = CartView()", "    cartView.show()", "    remaining = cartView"]:
      self.assertIn(line + "\n", test)
    test = self.proof(0, "Sources/Shop/Till.swift:18")["test"]
    self.assertIn("till.open(paper: Paper.sheet, isLate: false, copies: 3)\n", test)
    self.assertIn("private final class PrinterStub: Printer {\n", test)

  def test_the_framework_is_that_of_the_tests_in_sight(self):
    place = "Sources/Shop/Cart.swift:6"
    self.assertEqual(self.proof(0, place)["framework"], "testing")
    self.assertIn("XCTAssertNil(remaining", self.proof(0, place, "--framework", "xctest")["test"])
    self.write("Tests/ShopTests/Tests.swift", "import XCTest\nfinal class Tests: XCTestCase {}\n")
    self.assertEqual(self.proof(0, place)["framework"], "xctest")

  def test_the_module(self):
    self.assertEqual(self.proof(0, "Sources/Shop/Cart.swift:6", "--module", "Other")["module"], "Other")
    (self.folder / "Package.swift").unlink()
    self.write("Cart.swift", LEAK)
    self.assertIn("--module", self.proof(MISSING, "Cart.swift:6")["missing"])
    self.usage_error("prove", "Cart.swift:6", "--module", "a b", says="is no name of a module")

  def test_nothing_to_prove(self):
    result = self.check(FINDINGS, "prove", "Sources/Shop/Sum.swift:5")
    self.assertIn("nothing to prove: ", result.out)
    self.assertEqual(self.proof(FINDINGS, "Sources/Shop/Sum.swift:5")["answer"], "nothing")

  def test_what_is_missing(self):
    body = "var f: (() -> Void)?\n  func go() { f = { print(self) } }\n}\n"
    self.assertIn("`Key` is not in sight", self.missing("import Keys\nfinal class Lock {\n  init(key: Key) {}\n  " + body))
    self.assertIn("every initialiser of `Lock` is private", self.missing("final class Lock {\n  private init() {}\n  " + body))
    self.assertIn("`Lock` is private", self.missing("private final class Lock {\n  " + body))
    self.assertIn("interface file", self.missing("import UIKit\nfinal class Lock: UIViewController {\n  @IBOutlet var label: UILabel!\n  " + body))
    self.assertIn("nothing that a test can call leads to it", self.missing(
      "final class Lock {\n  var f: (() -> Void)?\n  @objc private func go() { f = { print(self) } }\n}\nfinal class Use { let lock = Lock() }\n"))

  def test_wrong_usage(self):
    self.usage_error("prove", "Sources/Shop/Cart.swift", says="A line is missing")
    self.usage_error("prove", "Sources/Shop/Cart.swift:3", says="is here")
    self.usage_error("prove", "Sources/Shop/Gone.swift:3", says="Gone.swift")
    self.usage_error("prove", "Sources/Shop/Cart.swift:6", "--framework", "quick", says="quick")

  def test_a_file_is_written_once(self):
    place, path = "Sources/Shop/Cart.swift:6", "Tests/ShopTests/CartTests.swift"
    os.makedirs(self.folder / "Tests/ShopTests")
    self.assertEqual(self.check(0, "prove", place, "--output", path).out, "")
    self.assertIn("@testable import Shop", (self.folder / path).read_text())
    self.usage_error("prove", place, "--output", path, says="is there already")
    self.usage_error("prove", place, "--output", "Gone/CartTests.swift", says="Gone")

  def review(self, code, test, imported="XCTest"):
    self.write("Tests/ShopTests/LeakTests.swift", f"import {imported}\n@testable import Shop\n{test}")
    document = json.loads(self.check(code, "prove", "--check", "Tests", "--format", "json").out)
    validate(document)
    return [reference.get("problem") for reference in document["references"]]

  def test_tests_that_can_fail(self):
    lines = {
      "XCTest": [
        "var cart: Cart? = Cart()\n  cart?.start()\n  weak var rest = cart\n  cart = nil\n  XCTAssertNil(rest)",
        "weak var rest: Cart?\n  do {\n    let cart = Cart()\n    rest = cart\n  }\n  XCTAssertNil(rest)",
        "let cart = Cart()\n  addTeardownBlock { [weak cart] in XCTAssertNil(cart) }",
        "weak var rest: Cart?\n  autoreleasepool {\n    let cart = Cart()\n    rest = cart\n  }\n  XCTAssertNil(rest)"],
      "Testing": ["weak var rest: Cart?\n  do {\n    let cart = Cart()\n    rest = cart\n  }\n  #expect(rest == nil)"],
    }
    for imported, bodies in lines.items():
      for body in bodies:
        with self.subTest(body):
          self.assertEqual(set(self.review(0, f"func test() {{\n  {body}\n}}\n", imported)) - {None}, set())

  def test_tests_that_show_nothing(self):
    for body, problem in {
      "weak var rest = Cart()\n  XCTAssertNil(rest)": "takenTooLate",
      "var cart: Cart? = Cart()\n  cart = nil\n  weak var rest = cart\n  XCTAssertNil(rest)": "takenTooLate",
      "var cart: Cart? = Cart()\n  cart = nil\n  addTeardownBlock { [weak cart] in XCTAssertNil(cart) }": "takenTooLate",
      "let cart = Cart()\n  weak var rest = cart\n  XCTAssertNil(rest)": "stillHeld",
      "var cart: Cart? = Cart()\n  weak var rest = cart\n  cart = nil\n  XCTAssertNil(rest)\n  cart?.onChange = { print(1) }": "stepAfterCheck",
      "var cart: Cart? = Cart()\n  weak var rest = cart\n  cart = nil": "neverChecked",
    }.items():
      with self.subTest(body):
        self.assertEqual(self.review(FINDINGS, f"func test() {{\n  {body}\n}}\n"), [problem])

  def test_tests_that_hold_the_object_themselves(self):
    owner = (
      "final class Owner {\n  var cart: Cart\n  init(cart: Cart) { self.cart = cart }\n  func drop() {}\n}\n"
      "final class Watcher {\n  weak var cart: Cart?\n  init(cart: Cart) { self.cart = cart }\n}\n")
    make = "var cart: Cart? = Cart()\n  weak var rest = cart\n  "
    check = "cart = nil\n  XCTAssertNil(rest)"
    for body, problem in {
      # Another variable, a list, and an object hold it.
      make + "let other = cart\n  " + check: "stillHeld",
      make + "let other = cart!\n  " + check: "stillHeld",
      make + "guard let other = cart else { return }\n  " + check: "stillHeld",
      make + "if let other = cart { other.start() }\n  " + check: None,
      make + "var other = cart\n  other = nil\n  " + check: None,
      make + "var other = cart\n  let drop = { other = nil }\n  drop()\n  " + check: None,
      make + "do {\n    let other = cart\n    other?.start()\n  }\n  " + check: None,
      make + "cart = Cart()\n  let other = cart\n  " + check: None,
      make + "let all = [cart]\n  " + check: "stillHeld",
      make + "var all = [cart]\n  all.removeAll()\n  " + check: None,
      make + "let owner = Owner(cart: cart!)\n  " + check: "stillHeld",
      make + "let watcher = Watcher(cart: cart!)\n  " + check: None,
      make + "let owner = Owner(cart: cart!)\n  owner.drop()\n  " + check: None,
      "let all = [Cart()]\n  weak var rest = all[0]\n  XCTAssertNil(rest)": "stillHeld",
      make + "defer { cart = nil }\n  XCTAssertNil(rest)": "stillHeld",
      make + "let drop = { cart = nil }\n  drop()\n  XCTAssertNil(rest)": None,
      # The closure that sets the reference, or checks it, holds it.
      "weak var rest: Cart?\n  let cart = Cart()\n  autoreleasepool { rest = cart }\n  XCTAssertNil(rest)": "stillHeld",
      "var cart: Cart?\n  weak var rest: Cart?\n  autoreleasepool {\n    cart = Cart()\n    rest = cart\n  }\n  XCTAssertNil(rest)": "stillHeld",
      "var cart: Cart?\n  weak var rest: Cart?\n  autoreleasepool {\n    cart = Cart()\n    rest = cart\n    cart = nil\n  }\n  XCTAssertNil(rest)": None,
      "let cart = Cart()\n  addTeardownBlock {\n    weak var rest = cart\n    XCTAssertNil(rest)\n  }": "stillHeld",
      "var cart: Cart? = Cart()\n  addTeardownBlock {\n    weak var rest = cart\n    cart = nil\n    XCTAssertNil(rest)\n  }": None,
      "let cart = Cart()\n  weak var rest = cart\n  addTeardownBlock {\n    XCTAssertNil(rest)\n    print(cart)\n  }": "stillHeld",
      "let cart = Cart()\n  weak var rest = cart\n  addTeardownBlock { XCTAssertNil(rest) }": None,
      # Read for nothing.
      make + "cart = nil\n  _ = rest": "neverChecked",
    }.items():
      with self.subTest(body):
        found = self.review(FINDINGS if problem else 0, f"{owner}func test() {{\n  {body}\n}}\n")
        self.assertEqual(set(found) - {None}, {problem} - {None})

  def test_wrong_usage_of_the_check(self):
    self.usage_error("prove", "--check", "Sources/Shop/Cart.swift:6", says="no place")
    self.usage_error("prove", "--check", "Sources", "--module", "Shop", says="writes no test")
    self.usage_error("prove", "--check", "Gone", says="Gone")
    self.usage_error("prove", says="Missing expected argument")
    self.assertIn("0 weak references", self.check(0, "prove", "--check", "Sources").out)

  def test_real_frameworks(self):
    """Before the repair each test fails, after it all pass."""
    (self.folder / "Sources/Shop/Tree.swift").unlink()
    os.makedirs(self.folder / "Tests/ShopTests")
    places = {"Cart": "Cart.swift:6", "CartView": "CartView.swift:6", "Till": "Till.swift:18"}
    for name, place in places.items():
      for framework in ["xctest", "testing"]:
        self.check(0, "prove", f"Sources/Shop/{place}", "--framework", framework, "--output", f"Tests/ShopTests/{name}_{framework}.swift")
    before = self.swift_test()
    self.assertNotEqual(before.returncode, 0)
    for name in ["testLeavesNothing", "cartStartLeavesNothing", "cartViewShowLeavesNothing", "tillOpenLeavesNothing"]:
      self.assertRegex(before.stdout, rf"{name}.*(failed|recorded an issue)")
    self.assertEqual(before.stdout.count("still held: "), 6, before.stdout)
    self.check(0, "fix", "--unsafe-fixes", "Sources")
    after = self.swift_test()
    self.assertEqual(after.returncode, 0, after.stdout)

  def swift_test(self):
    return subprocess.run(
      ["swift", "test", "--package-path", self.folder], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


if __name__ == "__main__":
  main()
