import Catalog
import Engine

/// A reference of an ownership path, drawn as an arrow between two boxes. Consecutive references share a box.
public struct DrawnReference: Sendable, Hashable, Storable {
  /// A holder or target.
  public struct Box: Sendable, Hashable, Storable {
    public var kind: BoxKind
    /// Its name in the source, or a short description.
    public var name: String
    /// Its type, if known; may be empty.
    public var type: String
    public init(kind: BoxKind, name: String, type: String) {
      self.kind = kind
      self.name = name
      self.type = type
    }
  }
  public var source: Box
  public var target: Box
  /// The property, the capture, or the retaining function.
  public var name: String
  /// Whether a closure captures the target.
  public var isCapture: Bool
  public var strength: CaptureStrength
  public var lifetime: Lifetime
  /// False where it is assumed rather than seen.
  public var isProven: Bool
  /// Whether it leads back to the start of the path.
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

/// The kind of a box in a drawing.
public enum BoxKind: String, Sendable, CaseIterable, Storable {
  /// The object whose type the graph shows.
  case root
  case object
  /// A struct, an enum or a collection, which holds the objects in its fields.
  case value
  /// A closure, a nested function or a bound method reference.
  case closure
  /// The storage of a captured variable.
  case variable
  /// A subscription or registration that retains its arguments.
  case token
  /// A queue, the run loop, a notification centre: outside the program, and alive as long as it runs.
  case system
  /// A global or static property.
  case global
  /// Code that is neither in sight nor modelled.
  case unknown
}
