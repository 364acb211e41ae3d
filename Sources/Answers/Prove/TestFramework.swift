import Program

/// The framework that a test is written for.
public enum TestFramework: String, Sendable, CaseIterable {
  case xctest, testing

  /// The name of its module.
  var module: String {
    switch self {
    case .xctest: "XCTest"
    case .testing: "Testing"
    }
  }

  /// Whether a text can be the name of a module.
  public static func isModuleName(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// Functions that expect their argument to be `nil`, besides comparisons.
  static let nilChecks: Set<String> = ["XCTAssertNil"]

  /// That of most tests in sight; `testing` where there are none.
  static func inSight(of program: Program) -> TestFramework {
    func count(_ framework: TestFramework) -> Int {
      program.files.indices.count { program.isCompiledTest(file: $0) && program.files[$0].importedModules.contains(framework.module) }
    }
    return count(.xctest) > count(.testing) ? .xctest : .testing
  }
}
