import Engine

/// What a mutating method removes from its receiver: `mutating func take() -> Wrapped? { defer { self = nil }; return self }`.
struct SelfRelease: Sendable, Equatable, Storable {
  /// Whether something stays.
  var isPartial: Bool
  /// Whether it happens on every path through the method.
  var isCertain: Bool
}
