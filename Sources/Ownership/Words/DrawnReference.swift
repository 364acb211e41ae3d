import Catalog
import Engine

/// A reference of an ownership path as an arrow between two boxes. Those of a path follow each other: where one ends the next begins.
public struct DrawnReference: Sendable, Hashable, Storable {
  /// What holds, or is held.
  public struct Box: Sendable, Hashable, Storable {
    public var kind: BoxKind
    /// The name that the source has for it, or a few words.
    public var name: String
    /// Its type, as far as it is known; may be empty.
    public var type: String
    public init(kind: BoxKind, name: String, type: String) {
      self.kind = kind
      self.name = name
      self.type = type
    }
  }
  public var source: Box
  public var target: Box
  /// The property, or the capture, or the function that makes it hold.
  public var name: String
  /// Does a closure capture the target?
  public var isCapture: Bool
  public var strength: CaptureStrength
  public var lifetime: Lifetime
  /// False where it is assumed rather than seen.
  public var isProven: Bool
  /// Does it lead back to where the path began?
  public var closesCycle: Bool

  public init(
    source: Box, target: Box, name: String, isCapture: Bool, strength: CaptureStrength, lifetime: Lifetime, isProven: Bool, closesCycle: Bool
  ) {
    self.source = source
    self.target = target
    self.name = name
    self.isCapture = isCapture
    self.strength = strength
    self.lifetime = lifetime
    self.isProven = isProven
    self.closesCycle = closesCycle
  }
}

/// What a box of a drawing stands for.
public enum BoxKind: String, Sendable, CaseIterable, Storable {
  /// The object whose type the graph is about.
  case root
  case object
  /// A struct, an enum or a collection, which holds what its fields refer to.
  case value
  /// A closure, a nested function or a bound method reference.
  case closure
  /// The storage of a captured variable.
  case variable
  /// A subscription or registration that keeps what it was made with.
  case token
  /// A queue, the run loop, a notification centre: outside the program, and there for as long as it runs.
  case system
  /// A global or static property.
  case global
  /// Code that is neither in sight nor modelled.
  case unknown
}
