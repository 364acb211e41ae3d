import Facts
import Ownership
import Program
import Project

/// Which of the leak tests in sight show a leak if there is one: tests that check a weak reference.
public struct LeakTestReview {
  /// Why a test shows nothing.
  public enum Problem: String, Sendable, CaseIterable {
    /// The reference is empty from the beginning: it is taken when nothing holds the object any more.
    case takenTooLate
    /// A variable holds the object when the reference is checked, so that the test cannot pass.
    case stillHeld
    /// A closure is made and kept only after the check.
    case stepAfterCheck
    /// Nothing reads the reference.
    case neverChecked
  }

  /// One weak reference of a test.
  public struct Reference: Sendable {
    /// The declaration of the variable.
    public var place: SourcePlace
    /// The name of the variable.
    public var variable: String
    /// The test, as messages name it.
    public var function: String
    public var problem: Problem?
    /// What the problem is, as a sentence part.
    public var reason: String
    /// The place that decides.
    public var cause: SourcePlace?
  }

  let outcome: Linter.Outcome
  /// In the order of places.
  public let references: [Reference]

  public init(_ outcome: Linter.Outcome) {
    self.outcome = outcome
    let program = outcome.program
    var found: [Reference] = []
    for file in program.files.indices where !outcome.isIndexOnly[file] && Self.isOfTests(file, program) {
      for index in program.files[file].functions.indices {
        let unit = FunctionReference(file: file, function: FunctionID(index))
        guard program.parent(of: unit) == nil, program.function(unit).kind == .function else { continue }
        found += WeakReferenceReader(program, unit, outcome.report.documents[file].bytes).references
      }
    }
    references = found.sorted { $0.place < $1.place }
  }

  /// Those that show nothing.
  public var useless: [Reference] { references.filter { $0.problem != nil } }

  private static func isOfTests(_ file: Int, _ program: Program) -> Bool {
    program.isCompiledTest(file: file) || TestFramework.allCases.contains { program.files[file].importedModules.contains($0.module) }
  }
}
