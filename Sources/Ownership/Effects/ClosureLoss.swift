import Engine

/// How the analysis loses sight of a closure. What was lost may be kept: it is not called harmless.
public enum ClosureLoss: String, Sendable, CaseIterable, Comparable, Storable {
  /// Handed to code that is neither in sight nor modelled.
  case outsideCallee
  /// Stored in, or handed to a method of, an object that the code at hand does not tell.
  case unknownHolder
  /// Inside an object that is handed to code that is neither in sight nor modelled.
  case insideHandedObject
  /// The code behind it, or what it calls, has grown too large or did not settle.
  case cut
  /// The type that it is written in holds code that could not be parsed.
  case parseError

  public static func < (left: ClosureLoss, right: ClosureLoss) -> Bool { left.rawValue < right.rawValue }
}
