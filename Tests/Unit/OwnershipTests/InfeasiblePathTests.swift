import Testing

/// Code under a constant that rules it out never runs.
@Suite struct InfeasiblePathTests {
  private func check(_ constant: String, _ condition: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipTests.check(
      """
      class Page {
        \(constant)
        var onTap: (() -> Void)?
        func bind() { if \(condition) { onTap = { self.close() } } }  //= ?
        func close() {}
      }
      """, gives: expected, sourceLocation: sourceLocation)
  }

  private let leak = "cycle while_kept proven self"

  @Test func constantsOfNoObject() {
    check("static let isOn = false", "Self.isOn", "none self")
    check("static let isOn: Bool = false", "Page.isOn, onTap == nil", "none self")
    check("static let isOff = true", "!Page.isOff", "none self")
    check("static let isOn = true", "Self.isOn", leak)
    check("static let isOn = false", "!Self.isOn", leak)
  }

  @Test func nonConstantConditionsAreFeasible() {
    check("static var isOn = false", "Self.isOn", leak)
    check("let isOn = Bool.random()", "isOn", leak)
    // Subclasses override it, and what conforms to a protocol has its own.
    check("class var isOn: Bool { false }", "Self.isOn", leak)
    check("static var isOn: Bool { false }", "Self.isOn", leak)
    check("#if DEBUG\n  static let isOn = true\n  #else\n  static let isOn = false\n  #endif", "Self.isOn", leak)
  }
}
