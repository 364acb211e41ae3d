/// A parameter that a method assigns to a property of its own object: `self.host = host`.
public struct StoredParameter: Sendable, Hashable {
  /// The position of the parameter.
  public var position: Int
  /// The name of the assignment's target, which may be no property of the object.
  public var name: NameID
  /// The place of the assignment.
  public var range: ByteRange
}

extension Function {
  /// The parameters that the function itself, without its closures, assigns to members of `self` or to bare names that are no variables, in source
  /// order.
  public var storedParameters: [StoredParameter] {
    if parameters.isEmpty { return [] }
    return instructions.compactMap { instruction in
      guard case .assign(let target, let value, operator: nil) = instruction.operation, case .variable(let variable) = unwrapped(value),
        let position = parameters.firstIndex(where: { $0.variable == variable }), let name = ownMember(target)
      else { return nil }
      return StoredParameter(position: position, name: name, range: instruction.range)
    }
  }

  private func unwrapped(_ value: ValueID) -> Operation {
    if case .unwrap(let inner, _) = self[value].operation { self[inner].operation } else { self[value].operation }
  }

  private func ownMember(_ target: ValueID) -> NameID? {
    switch self[target].operation {
    case .name(let name, _): return name
    case .member(let base, let name): if case .selfReference = self[base].operation { return name }
    default: break
    }
    return nil
  }
}
