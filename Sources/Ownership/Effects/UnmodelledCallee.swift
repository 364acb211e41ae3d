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
  /// The base name; empty where the callee is no name.
  public var name: String
  /// Whether it has a receiver.
  public var isMember: Bool
  public var labels: [Label]
}

extension Program {
  /// The callee in model notation: `DatabaseQueue.read(_:)`, with `?` for an unknown type and `{}` for a trailing closure.
  public func describe(_ callee: UnmodelledCallee) -> String {
    let type = callee.receiver.isUnknown ? "?" : typeName(callee.receiver)
    if callee.kind == .assignment { return "\(type).\(callee.name) =" }
    let name = callee.kind == .initializer ? "\(type).init" : callee.isMember ? "\(type).\(callee.name)" : callee.name
    let labels = callee.labels.map { label in
      switch label {
      case .written(let name): (name.map(text) ?? "_") + ":"
      case .trailing: "{}"
      }
    }
    return "\(name)(\(labels.joined()))"
  }

  /// The name by which models would refer to a receiver's type.
  private func typeName(_ type: Type) -> String {
    switch type {
    case .metatype(let instance): typeName(instance)
    case .generic(_, let constraint) where !constraint.isUnknown: typeName(constraint)
    case .array: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .optional(let inner): typeName(inner)
    default: describe(type)
    }
  }
}
