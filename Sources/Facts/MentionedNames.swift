extension Function {
  /// Whether the code uses one of the names, or passes an argument under one of the labels.
  ///
  /// - Parameters:
  ///   - labels: The names that may also be argument labels.
  ///   - isMemberMeant: Count members that it reads or calls.
  public func mentions(_ names: Set<NameID>, labels: Set<NameID>, isMemberMeant: Bool = true) -> Bool {
    !labels.isEmpty && arguments.contains { $0.label.map(labels.contains) ?? false } || caseTests.contains { $0.name.map(names.contains) ?? false }
      || instructions.contains { instruction in
        switch instruction.operation {
        case .name, .implicitMember, .member: isMemberMeant && instruction.operation.mentions(names, labels: labels)
        default: instruction.operation.mentions(names, labels: labels)
        }
      }
  }

  /// Whether the code has one of the types as a value, as in `Box<Int>()`.
  public func writes(_ types: Set<TypeID>) -> Bool {
    !types.isEmpty && instructions.contains { if case .type(let type) = $0.operation { types.contains(type) } else { false } }
  }
}

extension Operation {
  fileprivate func mentions(_ names: Set<NameID>, labels: Set<NameID>) -> Bool {
    switch self {
    case .name(let name, _), .implicitMember(let name), .member(_, let name), .macro(let name, _), .operator(let name, _): names.contains(name)
    case .keyPath(_, let components, _): components.contains(where: names.contains)
    case .literal(_, let text): text.map(names.contains) ?? false
    case .fullName(_, let names): names.contains { $0.map(labels.contains) ?? false }
    case .assign(_, _, let name): name.map(names.contains) ?? false
    default: false
    }
  }
}
