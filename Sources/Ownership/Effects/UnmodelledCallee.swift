import Engine
import Program

/// A function, initialiser or property outside the program without a model, as a call or assignment shows it.
public struct UnmodelledCallee: Hashable, Sendable, Storable {
  /// How the code passes the closure.
  public enum Kind: Sendable, CaseIterable, Storable { case call, initializer, assignment }

  /// An argument as written.
  public enum Label: Hashable, Sendable, Storable {
    /// `nil` where no label is written.
    case written(Name?)
    /// The first trailing closure, whose label is never written.
    case trailing
  }

  public var kind: Kind
  /// The receiver's type, or the type of the new object; `.unknown` where it is not known.
  public var receiver: Type
  /// The base name; `nil` where the callee is no name.
  public var name: Name?
  /// Whether it has a receiver.
  public var isMember: Bool
  /// At most ``labelLimit`` of them.
  public var labels: [Label]

  /// No function takes as many arguments, and each closure of a call has a description of the callee.
  static let labelLimit = 64
}
