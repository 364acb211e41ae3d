import Engine

/// Why the analysis lost track of a closure. A lost closure may be retained, so it is not called harmless.
public enum ClosureLoss: String, Sendable, CaseIterable, Comparable, Storable {
  /// Passed to code that is neither in sight nor modelled.
  case outsideCallee
  /// Stored in an unknown object, or passed to its method.
  case unknownHolder
  /// Inside an object that is passed to code that is neither in sight nor modelled.
  case insideHandedObject
  /// The code behind it, or its callees, exceeded a size limit or did not converge.
  case cut
  /// The enclosing type contains code that could not be parsed.
  case parseError

  public static func < (left: ClosureLoss, right: ClosureLoss) -> Bool { left.rawValue < right.rawValue }
}
