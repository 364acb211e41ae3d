import Engine
import Program

/// A function, initialiser or property outside the program that no model knows, as a call or assignment shows it.
public struct OutsideCallee: Hashable, Sendable, Storable {
  /// What the code does with the closure.
  public enum Kind: Sendable, CaseIterable, Storable { case call, initializer, assignment }

  /// An argument as it is written.
  public enum Label: Hashable, Sendable, Storable {
    /// `nil` where none is written.
    case written(Name?)
    /// The first trailing closure, whose label is never written.
    case trailing
  }

  public var kind: Kind
  /// The type of what it is called on, or that it makes; `.unknown` where nothing tells.
  public var receiver: Type
  /// The base name; empty where the callee is no name.
  public var name: String
  /// Is it called on something?
  public var isMember: Bool
  public var labels: [Label]
}

extension Program {
  /// A callee as models would name it: `DatabaseQueue.read(_:)`, with `?` for a type that is not known, and `{}` for a trailing closure.
  public func describe(_ callee: OutsideCallee) -> String {
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

  /// The name under which models would know the type of a receiver.
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
