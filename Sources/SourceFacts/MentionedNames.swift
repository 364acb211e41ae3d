extension Function {
  /// Does the code name something so, or pass an argument under that label?
  public func mentions(_ names: Set<NameID>) -> Bool {
    arguments.contains { $0.label.map(names.contains) ?? false } || caseTests.contains { $0.name.map(names.contains) ?? false }
      || instructions.contains { $0.operation.mentions(names) }
  }
}

extension Operation {
  fileprivate func mentions(_ names: Set<NameID>) -> Bool {
    switch self {
    case .name(let name, _), .implicitMember(let name), .member(_, let name), .macro(let name, _), .operator(let name, _): names.contains(name)
    case .keyPath(_, let components, _): components.contains(where: names.contains)
    case .literal(_, let text): text.map(names.contains) ?? false
    case .fullName(_, let labels): labels.contains { $0.map(names.contains) ?? false }
    case .assign(_, _, let name): name.map(names.contains) ?? false
    default: false
    }
  }
}
