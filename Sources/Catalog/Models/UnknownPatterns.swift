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

/// What the name of a stored property suggests about how objects that its type's sources do not show hold what it refers to.
public struct UnknownPropertyPattern: Sendable, Equatable, Storable {
  /// Glob pattern (`*` only) for the property's name.
  public var name: String
  public var strength: CaptureStrength
  public var reason: String
  /// True where the name alone says nothing, but only together with code in which an object puts itself there.
  public var isForOwnersOnly: Bool
  /// True where the name says no more than which of two references that close a cycle leads back, and is the one to be weak.
  public var isBackReference: Bool
  public init(name: String, strength: CaptureStrength, reason: String, isForOwnersOnly: Bool = false, isBackReference: Bool = false) {
    self.name = name
    self.strength = strength
    self.reason = reason
    self.isForOwnersOnly = isForOwnersOnly
    self.isBackReference = isBackReference
  }
}
