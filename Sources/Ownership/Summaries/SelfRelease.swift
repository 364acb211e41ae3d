import Engine

/// What a method that may change its receiver, a value, takes out of it: `mutating func take() -> Wrapped? { defer { self = nil }; return self }`.
struct SelfRelease: Sendable, Equatable, Storable {
  /// Does something stay?
  var isPartial: Bool
  /// Does it happen on every way through the method?
  var isCertain: Bool
}
