import Ownership
import Facts

/// Where in a file the query of a rule has found something.
public struct QueryPlaces: Sendable, Equatable {
  /// What a finding can be about.
  public var exact: Set<ByteRange>
  /// What the subject of a finding can lie in.
  public var around: [ByteRange]

  public init(exact: Set<ByteRange> = [], around: [ByteRange] = []) {
    self.exact = exact
    self.around = around
  }

  /// Whether the closure, reference or property that an observation is about was found.
  func hold(_ observation: Observation) -> Bool {
    exact.contains(observation.closure.range) || exact.contains(observation.head.range)
      || around.contains { $0.contains(observation.closure.range) }
  }
}

extension RuleEngine {
  /// The files in which a query decides whether a rule fires, in ascending order, by the name of the rule. Rules without a query are
  /// missing, and so are those that fire nowhere.
  public func queriedFiles(_ observations: [Observation]) -> [String: [Int]] {
    var files: [String: Set<Int>] = [:]
    for observation in observations {
      for rule in rules(for: observation) where rule.rule.query != nil && rule.rule.conditions.hold(for: observation) {
        files[rule.rule.name, default: []].insert(observation.head.file)
      }
    }
    return files.mapValues { $0.sorted() }
  }

  /// The engine that knows where queries have found something.
  ///
  /// - Parameter places: By rule and file. A rule with a query fires nowhere else.
  public func narrowed(to places: [String: [Int: QueryPlaces]]) -> RuleEngine {
    var engine = self
    engine.queryPlaces = places
    return engine
  }
}
