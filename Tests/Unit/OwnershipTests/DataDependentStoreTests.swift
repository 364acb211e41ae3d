import Testing

/// Code that brings something up to date empties a property on some of its ways and fills it on others. What each does was measured on the runtime:
/// the object goes only where the data of the last run were such that nothing was filled in.
@Suite struct DataDependentStoreTests {
  private func list(_ member: String) -> String {
    """
    final class Row { var action: (() -> Void)? }
    func found() -> [Int] { [] }
    final class List {
      var row: Row?; var tick: (() -> Void)?; var isOn = false; var n = 0
      \(member)
    }
    func use(_ list: List) { list.run() }
    """
  }

  @Test(arguments: [
    "func run() { if found().count > 0 { tick = { self.n += 1 } } else { tick = nil } }",
    "func run() { tick = nil; guard found().first != nil else { return }; tick = { self.n += 1 } }",
    "func run() { let all = found(); if all.isEmpty { row = nil } else { let new = Row(); new.action = { self.n += 1 }; row = new } }",
    "func run() { tick = nil; guard let first = found().first, first > 0 else { return }; tick = { self.run() } }",
    "func run() { change() }; private func change() { tick = nil; if found().count > 0 { tick = { self.n += 1 } } }",
  ]) func whatDataDecideIsNoEnd(_ member: String) {
    check(list(member).marking("{ self.", with: "  //= cycle while_kept proven self on_some_ways"))
  }

  /// Somebody may run these to end what they keep.
  @Test(arguments: [
    "func run() { if isOn { tick = nil } else { tick = { self.n += 1 } }; isOn.toggle() }",
    "func run(_ all: [Int]? = nil) { guard let all else { tick = nil; return }; _ = all; tick = { self.n += 1 } }",
    "func run() { stop(); guard found().first != nil else { return }; tick = { self.n += 1 } }; func stop() { tick = nil }; func end() { stop() }",
  ]) func whatACallerDecidesIsOne(_ member: String) {
    check(list(member).marking("{ self.", with: "  //= cycle while_kept proven self by_other_method"))
  }

  /// No call passes what would end it.
  @Test func whatNoCallerDecidesIsNone() {
    let member = "func run(_ on: Bool = true) { if !on { tick = nil } else { tick = { self.n += 1 } } }"
    check(list(member).marking("{ self.", with: "  //= cycle while_kept proven self by_uncalled_method"))
    check(list(member + "; func end() { run(false) }").marking("{ self.", with: "  //= cycle while_kept proven self by_other_method"))
  }
}

extension String {
  /// Puts a mark behind the first line that contains a text.
  fileprivate func marking(_ text: String, with mark: String) -> String {
    var isMarked = false
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !isMarked, line.contains(text) else { return String(line) }
      isMarked = true
      return line + mark
    }.joined(separator: "\n")
  }
}
