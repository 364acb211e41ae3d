import Testing

/// What a closure assigns to a parameter that is lent to it stays where the parameter came from. Each outcome was measured on the runtime.
@Suite struct InoutClosureParameterTests {
  private func slot(_ members: String) -> String {
    """
    final class Lock<Value> {
      private var value: Value
      init(_ value: Value) { self.value = value }
      func with<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    }
    final class Job {
      private let handler = Lock<(() -> Void)?>(nil)
      private let count = Lock(0)
      var runs = 0
      \(members)
    }
    func use() { let job = Job(); job.start(); job.stop() }
    """
  }

  @Test(arguments: ["handler.with { slot in slot = { self.runs += 1 } }", "handler.with { $0 = { self.runs += 1 } }"])
  func closureStoredThroughInoutIsRetained(_ code: String) {
    check(slot("func start() { \(code) }  //= none self | cycle while_kept proven self\n  func stop() { count.with { $0 = 1 } }"))
  }

  @Test func laterStoreThroughInoutReplaces() {
    check(
      slot(
        """
        func start() { handler.with { $0 = { self.runs += 1 } } }  //= none self | cycle while_kept proven self by_other_method
        func stop() { handler.with { $0 = nil } }
        """))
  }

  @Test func valuesKeepNothing() {
    check(slot("func start() { count.with { $0 = self.runs } }  //= none self\n  func stop() {}"))
  }
}
