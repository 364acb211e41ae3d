import Engine

/// What an argument label or function name suggests about a callee that is neither in sight nor modelled.
public struct UnknownCalleePattern: Sendable, Equatable, Storable {
  /// Glob patterns (`*` only) for the argument label and the function's base name; `nil` matches any.
  public var label: String?
  public var function: String?
  public var keeper: ArgumentEffect.Keeper
  public var lifetime: Lifetime
  public var reason: String
  public init(label: String?, function: String?, keeper: ArgumentEffect.Keeper, lifetime: Lifetime, reason: String) {
    self.label = label
    self.function = function
    self.keeper = keeper
    self.lifetime = lifetime
    self.reason = reason
  }
}

/// What a stored property's name suggests about its strength in types without sources.
public struct UnknownPropertyPattern: Sendable, Equatable, Storable {
  /// Glob pattern (`*` only) for the property's name.
  public var name: String
  public var strength: CaptureStrength
  public var reason: String
  /// Whether the name counts only together with code in which an object assigns itself.
  public var isForOwnersOnly: Bool
  /// Whether the name only decides which of two references on a cycle is the back reference, which should be weak.
  public var isBackReference: Bool
  public init(name: String, strength: CaptureStrength, reason: String, isForOwnersOnly: Bool = false, isBackReference: Bool = false) {
    self.name = name
    self.strength = strength
    self.reason = reason
    self.isForOwnersOnly = isForOwnersOnly
    self.isBackReference = isBackReference
  }
}
