import Catalog
import Ownership
import Program

/// Puts the results of an analysis into words.
public struct Words: Sendable {
  /// The program whose numbers the results use.
  let program: Program
  /// Whether steps are drawn too (`OwnershipStep.drawn`).
  let draws: Bool
  /// By place, the rules that a comment names without effect.
  let idleRules: [SourcePlace: String]

  init(_ program: Program, draws: Bool = false, idleRules: [SourcePlace: String] = [:]) {
    self.program = program
    self.draws = draws
    self.idleRules = idleRules
  }

  /// - Parameter draws: Whether steps are drawn too.
  public init(of analysis: AnalysisResult, draws: Bool = false) { self.init(analysis.program, draws: draws) }

  // MARK: Observations

  /// The captured name as written (`self`, `viewModel`).
  public func captured(_ observation: Observation) -> String { program.name(of: observation.captured) }

  /// The type in which the code is written; empty at file level.
  func type(_ observation: Observation) -> String { observation.enclosingType.map(name(of:)) ?? "" }

  /// The function or property in which the code is written; may be empty.
  func function(_ observation: Observation) -> String { observation.enclosingFunction.map(name(of:)) ?? "" }

  /// The keeper: "`viewModel.onChange`", "the run loop"; empty where there is none.
  public func keeper(_ observation: Observation) -> String { text(observation.holder) }

  /// The end of the retention: "the animation ends"; empty where there is none, or it is unknown.
  public func until(_ observation: Observation) -> String { text(observation.end) }

  /// Advice from the model of the keeper, if any.
  func advice(_ observation: Observation) -> String? { observation.advisingModel.flatMap { program.models.functions[$0].advice } }

  /// The reason for the verdict, where the path alone does not show it.
  func reason(_ observation: Observation) -> String {
    idleRules[observation.head] ?? observation.reason.map { text($0, citing: false) } ?? ""
  }

  // MARK: Closures

  /// The type and function in which a closure is written: "`Screen.load`"; empty if both have no name.
  public func enclosure(of closure: ClosureReport) -> String {
    [program.owner(of: closure.function).map(name(of:)) ?? "", name(of: closure.function)].filter { !$0.isEmpty }
      .joined(separator: ".")
  }

  func name(of type: NominalID) -> String { program.text(program[type].name) }

  private func name(of function: FunctionReference) -> String {
    program.function(function).name.map { program.text(program.name($0, in: Int(function.file))) } ?? ""
  }

  /// A capture without consequences: "`self`, a struct, by copy".
  public func text(_ remark: CaptureRemark) -> String {
    let name = program.name(of: remark.captured)
    return switch remark.reason {
    case .closure: "`\(name)` is a closure itself: what it captures is judged where it is written"
    case .reportedElsewhere: "`\(name)`: a finding of another closure tells of the cycle, which is very long"
    case .value: "`\(name)` is a value: captured by copy"
    case .unknown: "`\(name)`: nothing in sight says that it is an object"
    case .type: "`\(name)` is a type"
    }
  }

  // MARK: References

  /// The target of a reference.
  public func name(of reference: ReferenceReport) -> String { program.name(of: reference.name) }

  /// The holder of a reference.
  public func holder(of reference: ReferenceReport) -> String { reference.holder.map(program.name(of:)) ?? "the system" }

  /// A keeper that lives until the process ends, in words.
  public func name(of holder: ReferenceReport.LastingHolder) -> String {
    switch holder {
    case .system: "the system"
    case .outside: "a global object of a framework"
    case .global(let property): "the global `\(program.qualifiedName(of: property))`"
    }
  }

  /// What shows the retention, if not a store or a declaration; may be empty.
  public func source(of reference: ReferenceReport) -> String {
    switch reference.source {
    case .code: ""
    case .externalProperty(let name): "`\(program.text(name))`"
    case .model(let row): describe(row: row)
    case .element: "an element of a collection"
    case .tupleElement: "an element of a tuple"
    }
  }
}
