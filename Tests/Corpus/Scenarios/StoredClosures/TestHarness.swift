import Foundation

final class Expectation {
  let name: String
  private(set) var isFulfilled = false
  var onFulfill: (() -> Void)?

  init(_ name: String) { self.name = name }

  func fulfill() {
    isFulfilled = true
    onFulfill?()
  }
}

final class MockServer {
  var handler: ((String) -> String)?
  private(set) var requests: [String] = []

  func receive(_ path: String) -> String {
    requests.append(path)
    return handler?(path) ?? "404"
  }
}

class TestCase {
  let name: String
  private var teardowns: [() -> Void] = []
  private(set) var failures: [String] = []

  init(name: String) { self.name = name }

  func addTeardown(_ block: @escaping () -> Void) { teardowns.append(block) }
  func fail(_ message: String) { failures.append(message) }
  func test() {}

  final func run() {
    test()
    while let block = teardowns.popLast() { block() }
  }
}

final class RoutingTests: TestCase {
  private let server = MockServer()
  private var prefix = "/v1"

  override func test() {
    addTeardown {  //@ teardown
      self.prefix = ""
    }
    server.handler = { [unowned self] path in  //@ routingHandler
      path.hasPrefix(self.prefix) ? "200" : "404"
    }
    if server.receive("/v1/users") != "200" { fail("users") }
  }
}

final class LoginTests: TestCase {
  private let server = MockServer()
  private var token = "secret"

  override func test() {
    server.handler = { path in  //@ loginHandler
      path.contains(self.token) ? "200" : "401"
    }
    if server.receive("/login?t=secret") != "200" { fail("login") }
  }
}

final class Suite {
  let title: String
  private let parent: Suite?  //@ suiteParent
  private var suites: [Suite] = []
  private var cases: [TestCase] = []
  private var expectations: [Expectation] = []

  init(_ title: String, parent: Suite? = nil) {
    self.title = title
    self.parent = parent
  }

  var path: String { (parent.map { $0.path + "/" } ?? "") + title }

  func add(_ test: TestCase) { cases.append(test) }

  func group(_ title: String) -> Suite {
    let suite = Suite(title, parent: self)
    suites.append(suite)
    return suite
  }

  func expect(_ name: String) -> Expectation {
    let expectation = Expectation(name)
    expectation.onFulfill = {  //@ onFulfill
      print("fulfilled", expectation.name)
    }
    expectations.append(expectation)
    return expectation
  }

  func run() -> [String] {
    cases.forEach { $0.run() }
    return cases.flatMap { test in test.failures.map { "\(self.path)/\(test.name): \($0)" } }  //@ failures
  }
}
