import Facts

/// Full type names, as a reader would write them.
extension Program {
  /// The type's name with the enclosing types: `Outer.Inner`.
  public func qualifiedName(of id: NominalID) -> String {
    var names: [String] = []
    var next: NominalID? = id
    while let current = next {
      names.append(text(self[current].name))
      next = self[current].parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The property's name with that of its type: `Cart.onChange`.
  public func qualifiedName(of property: PropertyReference) -> String {
    (owner(of: property).map { qualifiedName(of: $0) + "." } ?? "") + name(of: property)
  }

  /// A type with its generic arguments: `Box<[Int]>`. The nesting depth was bounded during resolution.
  public func describeWithArguments(_ type: Type) -> String {
    switch type {
    case .nominal(_, let arguments), .external(_, let arguments):
      let known = arguments.filter { !$0.isUnknown }
      guard !known.isEmpty, known.count == arguments.count else { return describe(type) }
      return describe(type) + "<\(arguments.map { describeWithArguments($0) }.joined(separator: ", "))>"
    case .optional(let inner): return describeWithArguments(inner) + "?"
    case .array(let element): return "[\(describeWithArguments(element))]"
    case .set(let element): return "Set<\(describeWithArguments(element))>"
    case .dictionary(let key, let value): return "[\(describeWithArguments(key)): \(describeWithArguments(value))]"
    default: return describe(type)
    }
  }
}
