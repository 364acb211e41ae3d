import Engine

/// The sets of conditions on a function's parameters under which something happens. Each set suffices.
struct ParameterWays: Hashable, Sendable, Storable {
  var sets: Set<Set<ParameterCondition>>

  /// Whatever the arguments are.
  static let always = ParameterWays(sets: [[]])
  /// With no arguments.
  static let never = ParameterWays(sets: [])
  /// The maximum number of sets. Beyond it, the arguments do not matter.
  static let setLimit = 8

  var isAlways: Bool { sets.contains([]) }
  var isNever: Bool { sets.isEmpty }

  func or(_ other: ParameterWays) -> ParameterWays { Self.simplified(sets.union(other.sets)) }
  func and(_ other: ParameterWays) -> ParameterWays { Self.simplified(Set(sets.flatMap { set in other.sets.map(set.union) })) }

  private static func simplified(_ sets: Set<Set<ParameterCondition>>) -> ParameterWays {
    sets.contains([]) || sets.count > setLimit ? .always : ParameterWays(sets: sets)
  }
}

/// The arguments with which a body ends that is endless with others.
struct BodyEnd: Sendable, Equatable, Storable {
  var ways: ParameterWays
  /// The number of assumptions behind its being endless.
  var assumptions: UInt8
}

extension ArgumentKeys {
  /// The ways that are left after a call with these arguments.
  ///
  /// - Parameter known: The conditions known for the caller's own parameters.
  func remaining(_ ways: ParameterWays, known: Set<ParameterCondition> = []) -> ParameterWays {
    ways.sets.reduce(.never) { result, set in remaining(set, known: known).map { result.or(ParameterWays(sets: [$0])) } ?? result }
  }
}
