import Catalog
import Ownership
import Program
import Facts
import Project

/// Measures the patterns for unknown callees: they are applied to calls with known callees, and compared with the callees' summaries.
public struct PatternMeasurement: Sendable {
  /// The retention of a closure by a summary.
  public enum Truth: String, Sendable, CaseIterable {
    /// It does not escape, or no keeper is found.
    case none
    /// Retained until an event that happens by itself.
    case passing
    case receiver, result, argument
    /// Retained by the system or a static property until further notice.
    case lasting
    /// Code out of sight decides.
    case unknown
  }

  /// A pattern, or none, with its results.
  public struct Row: Sendable {
    public var pattern: UnknownCalleePattern?
    public var truths: [Truth: Int] = [:]
    /// Callees for which it is wrong, with their number of calls.
    public var wrong: [String: Int] = [:]

    public func count(_ truths: Set<Truth>) -> Int { truths.reduce(0) { $0 + (self.truths[$1] ?? 0) } }
    /// Calls with a known result.
    public var known: Int { count(Set(Truth.allCases).subtracting([.unknown])) }
    public var right: Int { pattern.map { count(PatternMeasurement.fitting($0)) } ?? 0 }
  }

  /// In pattern order; calls without a matching pattern come last.
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

  /// The results for which a pattern is right. A closure that is released by itself is as harmless as one that is not retained.
  static func fitting(_ pattern: UnknownCalleePattern) -> Set<Truth> {
    switch (pattern.keeper, pattern.lifetime) {
    case (.none, _), (_, .untilEvent), (_, .synchronous): [.none, .passing]
    case (.receiver, _), (.source, _), (.argument, _), (.observed, _): [.receiver, .argument, .result]
    case (.result, _): [.result]
    case (.system, _), (.static, _): [.lasting]
    }
  }

  private static func truth(_ fate: ClosureParameterUse) -> Truth {
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

  /// Tab-separated: one line per used pattern, then its wrong cases.
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
