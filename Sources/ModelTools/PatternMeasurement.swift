import Catalog
import Ownership
import Program
import Facts
import Project

/// How often the patterns for unknown callees are right: they are asked about calls whose callee is in sight, as if it were not, and
/// compared with what its summary says.
public struct PatternMeasurement: Sendable {
  /// What a summary says becomes of a closure.
  public enum Truth: String, Sendable, CaseIterable {
    /// It does not escape, or nobody is seen to keep it.
    case none
    /// Kept until something happens by itself.
    case passing
    case receiver, result, argument
    /// Kept by the system or a static until further notice.
    case lasting
    /// Code decides that is not in sight.
    case unknown
  }

  /// One pattern, or none, and how it fared.
  public struct Row: Sendable {
    public var pattern: UnknownCalleePattern?
    public var truths: [Truth: Int] = [:]
    /// Callees that it is wrong about, with how often they are called.
    public var wrong: [String: Int] = [:]

    public func count(_ truths: Set<Truth>) -> Int { truths.reduce(0) { $0 + (self.truths[$1] ?? 0) } }
    /// Calls of which the summary says something.
    public var known: Int { count(Set(Truth.allCases).subtracting([.unknown])) }
    public var right: Int { pattern.map { count(PatternMeasurement.fitting($0)) } ?? 0 }
  }

  /// In the order of the patterns; calls that none fits come last.
  public let rows: [Row]

  public init(_ outcome: Linter.Outcome) {
    let program = outcome.program
    var truths: [FunctionReference: [Int: Truth]] = [:]
    for fate in outcome.analysis.parameterFates { truths[fate.function, default: [:]][fate.parameter] = Self.truth(fate) }
    var rows = program.models.unknown.map { Row(pattern: $0) } + [Row(pattern: nil)]
    for closure in outcome.analysis.passedClosures {
      let function = program.function(closure.function)
      guard function.kind == .function, let id = function.name, let truth = truths[closure.function]?[closure.parameter] else { continue }
      let name = program.text(program.name(id, in: Int(closure.function.file)))
      let label = closure.label.map(program.text)
      let index = program.unknownPatternIndex(function: name, label: label) ?? rows.count - 1
      rows[index].truths[truth, default: 0] += 1
      if truth != .unknown, rows[index].pattern.map({ !Self.fitting($0).contains(truth) }) ?? false {
        rows[index].wrong["\(program.describe(closure.function)) \(truth.rawValue)", default: 0] += 1
      }
    }
    self.rows = rows
  }

  /// Which truths a pattern is right about. A closure that is let go of by itself and one that nobody keeps are equally harmless.
  static func fitting(_ pattern: UnknownCalleePattern) -> Set<Truth> {
    switch (pattern.keeper, pattern.lifetime) {
    case (.none, _), (_, .untilEvent), (_, .synchronous): [.none, .passing]
    case (.receiver, _), (.source, _), (.argument, _), (.observed, _): [.receiver, .argument, .result]
    case (.result, _): [.result]
    case (.system, _), (.static, _): [.lasting]
    }
  }

  private static func truth(_ fate: ParameterFate) -> Truth {
    if !fate.escapes || fate.keepers.isEmpty { return .none }
    let lasting = fate.keepers.filter { $0.lifetime != .untilEvent && $0.lifetime != .synchronous }
    if lasting.isEmpty { return .passing }
    for (keeper, truth) in [
      (ArgumentEffect.Keeper.receiver, Truth.receiver), (.argument, .argument), (.result, .result), (.system, .lasting), (.static, .lasting),
    ] where lasting.contains(where: { $0.keeper == keeper }) {
      return truth
    }
    return .unknown
  }

  /// Tab-separated: one line a pattern that was asked, then what it was wrong about.
  public var table: String {
    var text = "label\tfunction\tguess\tright\tknown\t" + Truth.allCases.map(\.rawValue).joined(separator: "\t") + "\twrong\n"
    for row in rows where !row.truths.isEmpty {
      let guess = row.pattern.map { "\($0.keeper.rawValue):\($0.lifetime.rawValue)" } ?? ""
      let counts = Truth.allCases.map { String(row.truths[$0] ?? 0) }.joined(separator: "\t")
      let wrong = row.wrong.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(6).map { "\($0.key) ×\($0.value)" }
      text += "\(row.pattern?.label ?? "")\t\(row.pattern?.function ?? "")\t\(guess)\t\(row.right)\t\(row.known)\t\(counts)\t"
      text += wrong.joined(separator: "; ") + "\n"
    }
    return text
  }
}
