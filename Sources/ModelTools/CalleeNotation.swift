import Ownership
import Program

extension Program {
  /// The callee in model notation: `DatabaseQueue.read(_:)`, with `?` for an unknown type and `{}` for a trailing closure.
  func describe(_ callee: UnmodelledCallee) -> String {
    let type = callee.receiver.isUnknown ? "?" : typeName(callee.receiver)
    let base = callee.name.map(text) ?? ""
    if callee.kind == .assignment { return "\(type).\(base) =" }
    let name = callee.kind == .initializer ? "\(type).init" : callee.isMember ? "\(type).\(base)" : base
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
