import Ownership
import Facts

/// The matches of a rule's query in a file.
public struct QueryPlaces: Sendable, Equatable {
  /// Exact ranges of a finding's subject.
  public var exact: Set<ByteRange>
  /// Ranges that contain a finding's subject.
  public var around: [ByteRange]

  public init(exact: Set<ByteRange> = [], around: [ByteRange] = []) {
    self.exact = exact
    self.around = around
  }

  /// Whether the query matched the closure, reference or property of an observation.
  func hold(_ observation: Observation) -> Bool {
    exact.contains(observation.closure.range) || exact.contains(observation.head.range)
      || around.contains { $0.contains(observation.closure.range) }
  }
}

extension RuleEngine {
  /// By rule name, the files in which a query decides whether the rule fires, in ascending order. Rules without a query, and rules that fire nowhere, are
  /// left out.
  public func queriedFiles(_ observations: [Observation]) -> [String: [Int]] {
    var files: [String: Set<Int>] = [:]
    for observation in observations {
      for rule in rules(for: observation) where rule.hasQuery && rule.conditions.hold(for: observation) {
        files[rule.rule.name, default: []].insert(observation.head.file)
      }
    }
    return files.mapValues { $0.sorted() }
  }

  /// The engine with the matches of queries.
  ///
  /// - Parameter places: By rule and file. A rule with a query fires nowhere else.
  public func narrowed(to places: [String: [Int: QueryPlaces]]) -> RuleEngine {
    var engine = self
    engine.queryPlaces = places
    return engine
  }
}
